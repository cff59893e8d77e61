# What is said about a game, shared by terminal and browser.
# Names arrive worded: $player, $before and $after are players, $nation, $enemy, $owner, $mover a nation, $region, $province, $place,
# $origin, $to, $sea a region, $space a rondel space, $canal a canal (names.ftl).
# Codes arrive as they are and are chosen from: $unit and $enemy_unit army|fleet, $stance hostile|friendly,
# $way march|rail|convoy, $kind a kind of decision, $reason why the game ended. Amounts are whole millions.

# Where a player is missing.
nobody = nobody
# An amount of money by itself; the space is a narrow one that does not break.
money = { $amount } M

## Events: one sentence each, for the log

event-bond_bought = { $player } buys the { $face } M bond of { NAME($nation, form: "the") }.
event-bond_raised = { $player } increases a bond of { NAME($nation, form: "the") } from { $old } to { $new } M.
event-passed = { $kind ->
    [draft] { $player } buys no bond of { NAME($nation, form: "the") }.
    [swiss_bank] { $player } lets { NAME($nation, form: "the") } pass Investor.
    [factory] { NAME($nation, form: "the", start: "yes") } builds no factory.
    [invest] { $player } does not invest.
   *[other] { $player } passes.
  }
event-draft_void = Nobody bought a bond. The draft is void and starts again.
event-government_changed = { $after } now governs { NAME($nation, form: "the") }.
event-swiss_bank_received = { $player } governs no nation and receives a Swiss Bank.
event-swiss_bank_returned = { $player } governs again and returns the Swiss Bank.
event-investor_card_moved = The investor card goes to { $player }.
event-turn_began = { $nation }, governed by { $player }: turn { $number }, round { $round }.
event-nation_skipped = Nobody governs { NAME($nation, form: "the") }, so its turn is skipped.
event-rondel_moved = { $price ->
    [0] { NAME($nation, form: "the", start: "yes") } moves to { $space }.
   *[other] { NAME($nation, form: "the", start: "yes") } moves to { $space }; { $player } pays { $price } M.
  }
event-swiss_bank_forced = { $player } uses the Swiss Bank: { NAME($nation, form: "the") } must stop on Investor.
event-factory_built = { NAME($nation, form: "the", start: "yes") } builds a factory { NAME($province, form: "in") }.
event-unit_produced = { $unit ->
    [army] { NAME($nation, form: "the", start: "yes") } produces an army { NAME($province, form: "in") }.
   *[fleet] { NAME($nation, form: "the", start: "yes") } produces a fleet { NAME($province, form: "in") }.
  }
event-unit_imported = { $unit ->
    [army] { NAME($nation, form: "the", start: "yes") } imports an army { NAME($province, form: "to") }.
   *[fleet] { NAME($nation, form: "the", start: "yes") } imports a fleet { NAME($province, form: "to") }.
  }
event-fleet_moved = { $nation }: fleet { NAME($origin, form: "from") } { NAME($sea, form: "to") }.
event-fleet_moved-canal = { $nation }: fleet { NAME($origin, form: "from") } { NAME($sea, form: "to") } through { NAME($canal, form: "the") }.
event-canal_allowed = { $player } lets { NAME($mover, form: "the") } pass through { NAME($canal, form: "the") }.
event-canal_refused = { $player } refuses { NAME($mover, form: "the") } passage through { NAME($canal, form: "the") }.
event-army_moved = { $way ->
    [rail] { $nation }: army by rail { NAME($origin, form: "from") } { NAME($to, form: "to") }.
    [convoy] { $nation }: army by sea { NAME($origin, form: "from") } { NAME($to, form: "to") }.
   *[march] { $nation }: army { NAME($origin, form: "from") } { NAME($to, form: "to") }.
  }
event-stance_taken = { $stance ->
    [hostile] The army of { NAME($nation, form: "the") } { NAME($province, form: "in") } is hostile.
   *[friendly] The army of { NAME($nation, form: "the") } { NAME($province, form: "in") } is friendly.
  }
event-stance_changed = { $stance ->
    [hostile] The army of { NAME($nation, form: "the") } { NAME($province, form: "in") } becomes hostile.
   *[friendly] The army of { NAME($nation, form: "the") } { NAME($province, form: "in") } becomes friendly.
  }
event-battle = Battle { NAME($place, form: "in") }: { NAME($nation, form: "the") } loses { $unit ->
    [army] an army
   *[fleet] a fleet
  }, { NAME($enemy, form: "the") } { $enemy_unit ->
    [army] an army
   *[fleet] a fleet
  }.
event-peace_offered = { NAME($nation, form: "the", start: "yes") } offers peace { NAME($place, form: "in") }.
event-challenge_declined = { NAME($nation, form: "the", start: "yes") } lets the newcomer stay { NAME($place, form: "in") }.
event-factory_destroyed = { NAME($nation, form: "the", start: "yes") } sacrifices armies to destroy the factory of { NAME($owner, form: "the") } { NAME($province, form: "in") }.
event-flag_placed = { NAME($nation, form: "the", start: "yes") } places its flag { NAME($region, form: "in") }.
event-flag_removed = The flag of { NAME($nation, form: "the") } { NAME($region, form: "in") } is removed.
event-interest_paid = { NAME($nation, form: "the", start: "yes") } pays { $player } { $amount } M in interest.
event-interest_topped_up = { $player } pays { $amount } M of the interest of { NAME($nation, form: "the") } out of pocket.
event-investor_paid = { $player } receives { $amount } M for the investor card.
event-swiss_bank_income = { $player } receives { $amount } M for the Swiss Bank.
event-tax_collected = { NAME($nation, form: "the", start: "yes") } collects { $tax } M in tax and owes its soldiers { $pay } M; { $player } gets a bonus of { $bonus } M; { $points ->
    [one] +{ $points } power point
   *[other] +{ $points } power points
  }, now { $power }; treasury { $treasury } M.
event-gift = { $player } gives { $amount } M to the treasury of { NAME($nation, form: "the") }.
event-game_ended = { $reason ->
    [power] { NAME($nation, form: "the", start: "yes") } has reached 25 power points. The game is over.
    [max_rounds] The last round has been played. The game is over.
    [void_drafts] Nobody bought a bond three times in a row. The game is over.
   *[other] The game is over.
  }

## Decisions: the question to the player who decides

ask-draft = Which bond of { NAME($nation, form: "the") } do you buy?
ask-rondel = Where does { NAME($nation, form: "the") } move on the rondel?
ask-swiss_bank = Force { NAME($nation, form: "the") } to stop on Investor?
ask-factory = Where does { NAME($nation, form: "the") } build a factory?
ask-production = Which factories of { NAME($nation, form: "the") } produce?
ask-import = Which units does { NAME($nation, form: "the") } import, and where?
ask-fleets = Which fleet of { NAME($nation, form: "the") } moves or fights?
ask-canal = You decide for { NAME($nation, form: "the") }: may the foreign unit pass through the canal?
ask-stance = Is the army of { NAME($nation, form: "the") } hostile or friendly?
ask-arrival = { NAME($nation, form: "the", start: "yes") } has arrived: fight, or offer peace?
ask-ask = Which nation do you ask next whether it accepts peace?
ask-challenge = You decide for { NAME($nation, form: "the") }: fight the newcomer, or let it stay?
ask-armies = Which army of { NAME($nation, form: "the") } moves or fights?
ask-flags = { NAME($nation, form: "the", start: "yes") } does not have enough flags: which region gets one?
ask-invest = Which bond do you buy or increase?

## What the others read meanwhile

wait-draft = { $player } chooses a bond of { NAME($nation, form: "the") }.
wait-rondel = { $player } chooses on the rondel for { NAME($nation, form: "the") }.
wait-swiss_bank = { $player }’s Swiss Bank may stop { NAME($nation, form: "the") }.
wait-factory = { $player } builds for { NAME($nation, form: "the") }.
wait-production = { $player } produces for { NAME($nation, form: "the") }.
wait-import = { $player } imports for { NAME($nation, form: "the") }.
wait-fleets = { $player } moves the fleets of { NAME($nation, form: "the") }.
wait-canal = { $player } decides for { NAME($nation, form: "the") } about passage through the canal.
wait-stance = { $player } decides whether the army of { NAME($nation, form: "the") } is hostile or friendly.
wait-arrival = { $player } decides for { NAME($nation, form: "the") }: fight or peace?
wait-ask = { $player } decides whom to ask first.
wait-challenge = { $player } decides for { NAME($nation, form: "the") }: fight or peace?
wait-armies = { $player } moves the armies of { NAME($nation, form: "the") }.
wait-flags = { $player } places the flags of { NAME($nation, form: "the") }.
wait-invest = { $player } invests.

## Actions: what one choice does

act-rondel = { $space }
act-buy = Buy { $nation } { $face } for { $price } M
act-raise = Increase { $nation } from { $old } to { $new } for { $price } M
act-pass = { $kind ->
    [swiss_bank] Let it pass
    [factory] Build nothing
    [challenge] Let it stay
   *[other] Pass
  }
act-force = Force it to stop on Investor
act-build = Build { NAME($province, form: "in") }
act-produce = Produce { NAME($province, form: "in") }
act-produce-all = Produce in every factory
act-import = { $unit ->
    [army] Army { NAME($province, form: "to") }
   *[fleet] Fleet { NAME($province, form: "to") }
  }
act-end = { $kind ->
    [production] Done
    [import] Done
    [fleets] End fleets
    [armies] End armies
    [flags] Done
   *[other] End
  }
act-fleet = Fleet { NAME($origin, form: "from") } { NAME($sea, form: "to") }
act-army = { $stance ->
    [hostile] Your army (hostile) { NAME($origin, form: "from") } { NAME($to, form: "to") }
    [friendly] Your army (friendly) { NAME($origin, form: "from") } { NAME($to, form: "to") }
   *[any] Army { NAME($origin, form: "from") } { NAME($to, form: "to") }
  }
act-fight-at = { $unit ->
    [army] Fight an army of { NAME($nation, form: "the") } { NAME($place, form: "in") }
   *[fleet] Fight a fleet of { NAME($nation, form: "the") } { NAME($place, form: "in") }
  }{ $stance ->
    [hostile] { " (hostile)" }
    [friendly] { " (friendly)" }
   *[any] { "" }
  }
act-fight-at-with-fleet = { $unit ->
    [army] With your fleet, fight an army of { NAME($nation, form: "the") } { NAME($place, form: "in") }
   *[fleet] With your fleet, fight a fleet of { NAME($nation, form: "the") } { NAME($place, form: "in") }
  }
act-fight-at-with-army = { $own ->
    [hostile] With your army (hostile), fight
   *[friendly] With your army (friendly), fight
  } { $unit ->
    [army] an army of { NAME($nation, form: "the") } { NAME($place, form: "in") }
   *[fleet] a fleet of { NAME($nation, form: "the") } { NAME($place, form: "in") }
  }
act-fight-nation = { $unit ->
    [army] Fight the army of { NAME($nation, form: "the") }
   *[fleet] Fight the fleet of { NAME($nation, form: "the") }
  }{ $stance ->
    [hostile] { " (hostile)" }
    [friendly] { " (friendly)" }
   *[any] { "" }
  }
act-fight-own = { $unit ->
    [army] Fight with an army
   *[fleet] Fight with a fleet
  }{ $stance ->
    [hostile] { " (hostile)" }
    [friendly] { " (friendly)" }
   *[any] { "" }
  }
act-peace = Offer peace
act-ask = Ask { NAME($nation, form: "the") }
act-allow = Allow passage
act-refuse = Refuse passage
act-hostile = Hostile: factory and rail there are closed
act-friendly = Friendly: the owner is not affected
act-stance = { $stance ->
    [hostile] The army { NAME($province, form: "in") } becomes hostile
   *[friendly] The army { NAME($province, form: "in") } becomes friendly
  }
act-destroy = Destroy the factory { NAME($province, form: "in") } with three armies
act-flag = Flag { NAME($region, form: "in") }
act-give = Give { $amount } M to { NAME($nation, form: "the") }

## Options of a game

option-setup = Setup
option-setup-standard = Cards are dealt
option-setup-draft = Bond draft, for experienced players
option-investor_card = Investor card
option-investor_card-true = With the card
option-investor_card-false = Without the card: everyone may invest after each turn
option-swiss_bank_without_card = Swiss Banks in games without the investor card
option-swiss_bank_without_card-free_choice = One investment, in any nation
option-swiss_bank_without_card-additional = One more investment, in any nation
option-force_without_card = Swiss Banks may stop nations in games without the investor card
option-force_without_card-true = Yes
option-force_without_card-false = No
option-bonus = Success bonus
option-bonus-chart = By the tax chart
option-bonus-increase = Only for tax increases
option-gifts = Gifts to treasuries
option-gifts-any = To any nation
option-gifts-own = Only to nations you govern
option-gifts-off = None
option-gift_to_force = A Swiss Bank may top up a treasury to force a stop
option-gift_to_force-true = Yes
option-gift_to_force-false = No
option-cash = Players’ cash
option-cash-open = Open
option-cash-hidden = Hidden
option-late_fleet_battles = Fleets at sea may still fight while the armies move
option-late_fleet_battles-false = No
option-late_fleet_battles-true = Yes
option-status_change = Armies may later change between hostile and friendly
option-status_change-true = Yes
option-status_change-false = No
option-swiss_bank_income = Income of a Swiss Bank that does not invest
option-swiss_bank_income-0 = None
option-swiss_bank_income-1 = 1 M
option-max_rounds = Round limit
option-max_rounds-none = None

## Refusals: why an action is not possible; $by and $offered are nations, $steps, $most, $price, $cash … amounts

refusal-game_over = The game is over; no more moves are possible.
refusal-not_your_decision = This is { $player }’s decision.
refusal-offered = This action is possible.
refusal-other_decision = { $kind ->
    [draft] The question now is which bond is bought.
    [rondel] The question now is where the nation moves on the rondel.
    [swiss_bank] The question now is whether the Swiss Bank stops the nation.
    [factory] The question now is where a factory is built.
    [production] The question now is which factories produce.
    [import] The question now is which units are imported.
    [fleets] The question now is which fleets move or fight.
    [canal] The question now is whether the unit may pass through the canal.
    [stance] The question now is whether the army is hostile or friendly.
    [arrival] The question now is whether to fight or to offer peace.
    [ask] The question now is which nation is asked next.
    [challenge] The question now is whether to fight the newcomer.
    [armies] The question now is which armies move or fight.
    [flags] The question now is which region gets a flag.
    [invest] The question now is which bond is bought or increased.
   *[other] That does not answer the current question.
  }
refusal-rondel_stay = { NAME($nation, form: "the", start: "yes") } must move on; it may not stay on its space.
refusal-rondel_too_far = That is { $steps } spaces ahead; a nation moves at most { $most }.
refusal-rondel_price = That costs { $price } M of your own cash, and you have { $cash } M.
refusal-rondel_interest = On Investor, the treasury of { NAME($nation, form: "the") } and your cash cannot pay the interest due to other players; { $missing } M are missing.
refusal-force_treasury = The treasury of { NAME($nation, form: "the") } must cover all of its interest; it lacks { $gap } M.
refusal-not_home = { NAME($province, form: "the", start: "yes") } is not a home province of { NAME($nation, form: "the") }.
refusal-occupied = A hostile army of { NAME($by, form: "the") } stands { NAME($province, form: "in") }.
refusal-factory_exists = There already is a factory { NAME($province, form: "in") }.
refusal-factory_money = A factory costs { $price } M; the treasury of { NAME($nation, form: "the") } holds { $treasury } M.
refusal-produce_all_short = There are not enough units for all factories; choose which ones produce.
refusal-no_factory = There is no factory { NAME($province, form: "in") }.
refusal-has_produced = The factory { NAME($province, form: "in") } has already produced.
refusal-no_supply = { $unit ->
    [army] { NAME($nation, form: "the", start: "yes") } has no armies left in its supply.
   *[fleet] { NAME($nation, form: "the", start: "yes") } has no fleets left in its supply.
  }
refusal-no_harbour = There is no harbor for fleets { NAME($province, form: "in") }.
refusal-import_money = A unit costs { $price } M; the treasury of { NAME($nation, form: "the") } holds { $treasury } M.
refusal-bond_other_nation = Only bonds of { NAME($offered, form: "the") } can be bought now.
refusal-raise_down = A bond can only be increased to a higher value.
refusal-bond_not_yours = You do not hold the { $old } M bond of { NAME($nation, form: "the") }.
refusal-bond_taken = The { $face } M bond of { NAME($nation, form: "the") } belongs to { $player }.
refusal-bond_price = That costs { $price } M of your own cash, and you have { $cash } M.
refusal-gift_amount = A gift is a whole number of millions, at least 1.
refusal-gifts_off = Gifts are switched off at this table.
refusal-gift_not_own = At this table you may give only to nations you govern; you do not govern { NAME($nation, form: "the") }.
refusal-gift_cash = You have { $cash } M, not { $amount } M.
refusal-gift_bound = { $bound } M of your cash are reserved until the rondel move you announced has been paid.
refusal-flag_at_home = { NAME($region, form: "the", start: "yes") } is a home province; no flags are placed there.
refusal-flag_not_alone = A flag goes only where the nation stands alone and has no flag yet; that is not the case { NAME($region, form: "in") }.
refusal-no_fleet = { NAME($nation, form: "the", start: "yes") } has no fleet { NAME($place, form: "in") }.
refusal-no_army = { NAME($nation, form: "the", start: "yes") } has no army { NAME($place, form: "in") }.
refusal-has_moved = The units { NAME($origin, form: "in") } have already moved.
refusal-canal_refused = { $unit ->
    [army] This army was refused passage through { NAME($canal, form: "the") } and may not ask again in this maneuver.
   *[fleet] This fleet was refused passage through { NAME($canal, form: "the") } and may not ask again in this maneuver.
  }
refusal-fleet_on_land = A fleet cannot go { NAME($to, form: "to") }; it stays at sea.
refusal-harbour_exit = The harbor { NAME($origin, form: "in") } does not open { NAME($to, form: "to") }.
refusal-not_adjacent = { NAME($to, form: "the", start: "yes") } does not border { NAME($origin, form: "the") }.
refusal-army_at_sea = Armies can only enter land areas.
refusal-army_stays = The army is already { NAME($origin, form: "in") }.
refusal-name_the_army = Say which army { NAME($origin, form: "in") } moves; “hostile” or “friendly” is needed only where both stand.
refusal-fleets_used = The fleets on this route have already convoyed other armies in this maneuver; each carries only one.
refusal-rail_suspended = Rail is closed { NAME($province, form: "in") }, where a hostile army stands.
refusal-needs_convoy = To get { NAME($origin, form: "from") } { NAME($to, form: "to") }, an army needs a convoy: one of its nation’s fleets in every sea on the way.
refusal-too_far = { NAME($to, form: "the", start: "yes") } is too far away: an army moves only into a neighboring area.
refusal-status_change_off = At this table armies keep their status.
refusal-status_at_home = Armies have a status only in foreign home provinces.
refusal-status_already = { $stance ->
    [hostile] No army { NAME($province, form: "in") } is friendly.
   *[friendly] No army { NAME($province, form: "in") } is hostile.
  }
refusal-status_changed = The armies { NAME($province, form: "in") } have arrived or changed their status during this maneuver.
refusal-last_free_factory = The last free factory of { NAME($nation, form: "the") } is { NAME($province, form: "in") }: hostile armies may not close it, and it cannot be destroyed.
refusal-no_foreign_factory = There is no foreign factory { NAME($province, form: "in") }.
refusal-too_few_armies = That takes { $needed } armies { NAME($province, form: "in") }; there are only { $armies }.
refusal-factory_defended = { NAME($nation, form: "the", start: "yes") } still has units { NAME($province, form: "in") }.
refusal-no_unit = There is no unit { NAME($place, form: "in") } that could fight { NAME($nation, form: "the") }.
refusal-no_enemy = { NAME($nation, form: "the", start: "yes") } has no unit { NAME($place, form: "in") } that could be fought.
refusal-fleets_are_done = Once the armies move, fleets at sea can no longer start a battle.
refusal-armies_later = The armies come after the fleets; they fight in their own step.
refusal-name_the_units = Say exactly which unit { NAME($place, form: "in") } fights which.
refusal-ask_nobody = { NAME($nation, form: "the", start: "yes") } is not among the nations to be asked.
refusal-no_such_unit = There is no such unit to fight.
