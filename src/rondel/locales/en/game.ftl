# What is said about a game, shared by terminal and browser.
# Names arrive worded: $player, $before and $after are players, $nation, $enemy, $owner, $mover a nation, $region, $province, $place,
# $origin, $to, $sea a region, $space a rondel space, $canal a canal (names.ftl).
# Codes arrive as they are and are chosen from: $unit and $enemy_unit army|fleet, $stance hostile|friendly,
# $way march|rail|convoy, $kind a kind of decision, $reason why the game ended. Amounts are whole millions.

## Events: one sentence each, for the log

event-bond_bought = { $player } buys the { $nation } bond of { $face } M.
event-bond_raised = { $player } raises a { $nation } bond from { $old } to { $new } M.
event-passed = { $kind ->
    [draft] { $player } buys no bond of { $nation }.
    [swiss_bank] { $player } lets { $nation } pass Investor.
    [factory] { $nation } builds no factory.
    [invest] { $player } does not invest.
   *[other] { $player } passes.
  }
event-draft_void = Nobody bought a bond. The draft is void and begins again.
event-government_changed = { $after } now governs { $nation }.
event-swiss_bank_received = { $player } governs no nation and receives a Swiss Bank.
event-swiss_bank_returned = { $player } governs again and returns the Swiss Bank.
event-investor_card_moved = The investor card goes to { $player }.
event-turn_began = { $nation }, governed by { $player }: turn { $number }, round { $round }.
event-nation_skipped = Nobody governs { $nation }; it is skipped.
event-rondel_moved = { $price ->
    [0] { $nation } moves to { $space }.
   *[other] { $nation } moves to { $space }; { $player } pays { $price } M.
  }
event-swiss_bank_forced = { $player } uses the Swiss Bank: { $nation } must stop on Investor.
event-factory_built = { $nation } builds a factory in { $province }.
event-unit_produced = { $unit ->
    [army] { $nation } produces an army in { $province }.
   *[fleet] { $nation } produces a fleet in { $province }.
  }
event-unit_imported = { $unit ->
    [army] { $nation } imports an army to { $province }.
   *[fleet] { $nation } imports a fleet to { $province }.
  }
event-fleet_moved = { $nation }: fleet from { $origin } to { $sea }.
event-fleet_moved-canal = { $nation }: fleet from { $origin } to { $sea } through the { $canal }.
event-canal_allowed = { $player } lets { $mover } pass the { $canal }.
event-canal_refused = { $player } refuses { $mover } the { $canal }.
event-army_moved = { $way ->
    [rail] { $nation }: army by rail from { $origin } to { $to }.
    [convoy] { $nation }: army by sea from { $origin } to { $to }.
   *[march] { $nation }: army from { $origin } to { $to }.
  }
event-stance_taken = { $stance ->
    [hostile] The army of { $nation } in { $province } is hostile.
   *[friendly] The army of { $nation } in { $province } is friendly.
  }
event-stance_changed = { $stance ->
    [hostile] The army of { $nation } in { $province } becomes hostile.
   *[friendly] The army of { $nation } in { $province } becomes friendly.
  }
event-battle = Battle in { $place }: { $nation } loses { $unit ->
    [army] an army
   *[fleet] a fleet
  }, { $enemy } { $enemy_unit ->
    [army] an army
   *[fleet] a fleet
  }.
event-peace_offered = { $nation } offers peace in { $place }.
event-challenge_declined = { $nation } lets the newcomer stay in { $place }.
event-factory_destroyed = { $nation } destroys the factory of { $owner } in { $province } and loses the armies it took.
event-flag_placed = { $nation } places its flag in { $region }.
event-flag_removed = The flag of { $nation } in { $region } is removed.
event-interest_paid = { $nation } pays { $player } { $amount } M interest.
event-interest_topped_up = { $player } adds { $amount } M to the interest of { $nation }.
event-investor_paid = { $player } receives { $amount } M for the investor card.
event-swiss_bank_income = { $player } receives { $amount } M for the Swiss Bank.
event-tax_collected = { $nation } collects { $tax } M tax, { $pay } M soldiers' pay; { $player } gets a bonus of { $bonus } M; { $points ->
    [one] { $points } power point
   *[other] { $points } power points
  } more, now { $power }; treasury { $treasury } M.
event-gift = { $player } gives { $amount } M to the treasury of { $nation }.
event-game_ended = { $reason ->
    [power] { $nation } has reached 25 power points. The game is over.
    [max_rounds] The last round has been played. The game is over.
    [void_drafts] Nobody bought a bond three times in a row. The game is over.
   *[other] The game is over.
  }

## Decisions: the question to the player who decides

ask-draft = Which bond of { $nation } do you buy?
ask-rondel = Where does { $nation } move on the rondel?
ask-swiss_bank = Force { $nation } to stop on Investor?
ask-factory = Where does { $nation } build a factory?
ask-production = Which factories of { $nation } produce?
ask-import = Which units does { $nation } import, and where?
ask-fleets = Which fleet of { $nation } moves or fights?
ask-canal = You decide for { $nation }: may the foreign unit pass the canal?
ask-stance = Does the army of { $nation } stand hostile or friendly?
ask-arrival = { $nation } has arrived: fight, or offer peace?
ask-ask = Which nation is asked next whether it accepts peace?
ask-challenge = You decide for { $nation }: fight the newcomer, or let it stay?
ask-armies = Which army of { $nation } moves or fights?
ask-flags = Flags are short: which region does { $nation } mark?
ask-invest = Which bond do you buy or raise?

## What the others read meanwhile

wait-draft = { $player } chooses a bond of { $nation }.
wait-rondel = { $player } chooses on the rondel for { $nation }.
wait-swiss_bank = { $player }'s Swiss Bank may stop { $nation }.
wait-factory = { $player } builds for { $nation }.
wait-production = { $player } produces for { $nation }.
wait-import = { $player } imports for { $nation }.
wait-fleets = { $player } moves the fleets of { $nation }.
wait-canal = { $player } is asked for the canal of { $nation }.
wait-stance = { $player } decides how the army of { $nation } stands.
wait-arrival = { $player } has arrived with { $nation }.
wait-ask = { $player } decides who is asked first.
wait-challenge = { $player } is asked for { $nation }: fight or peace?
wait-armies = { $player } moves the armies of { $nation }.
wait-flags = { $player } places the flags of { $nation }.
wait-invest = { $player } invests.

## Actions: what one choice does

act-rondel = { $space }
act-buy = Buy { $nation } { $face } for { $price } M
act-raise = Raise { $nation } from { $old } to { $new } for { $price } M
act-pass = { $kind ->
    [swiss_bank] Let it pass
    [factory] Build nothing
    [challenge] Let it stay
   *[other] Pass
  }
act-force = Force it to stop on Investor
act-build = Build in { $province }
act-produce = Produce in { $province }
act-produce-all = Produce in every factory
act-import = { $unit ->
    [army] Army to { $province }
   *[fleet] Fleet to { $province }
  }
act-end = { $kind ->
    [production] No further unit
    [import] No further unit
    [fleets] End of fleets
    [armies] End of armies
    [flags] No further flag
   *[other] End
  }
act-fleet = Fleet from { $origin } to { $sea }
act-army = { $stance ->
    [hostile] Hostile army from { $origin } to { $to }
    [friendly] Friendly army from { $origin } to { $to }
   *[any] Army from { $origin } to { $to }
  }
act-fight-at = { $unit ->
    [army] Fight an army of { $nation } in { $place }
   *[fleet] Fight a fleet of { $nation } in { $place }
  }{ $stance ->
    [hostile] { " (hostile)" }
    [friendly] { " (friendly)" }
   *[any] { "" }
  }
act-fight-at-with-fleet = { $unit ->
    [army] With the fleet, fight an army of { $nation } in { $place }
   *[fleet] With the fleet, fight a fleet of { $nation } in { $place }
  }
act-fight-at-with-army = { $own ->
    [hostile] With a hostile army, fight
   *[friendly] With a friendly army, fight
  } { $unit ->
    [army] an army of { $nation } in { $place }
   *[fleet] a fleet of { $nation } in { $place }
  }
act-fight-nation = { $unit ->
    [army] Fight the army of { $nation }
   *[fleet] Fight the fleet of { $nation }
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
act-ask = Ask { $nation }
act-allow = Allow the passage
act-refuse = Refuse the passage
act-hostile = Hostile: factories and rails there are closed
act-friendly = Friendly: the owner is not disturbed
act-stance = { $stance ->
    [hostile] The army in { $province } becomes hostile
   *[friendly] The army in { $province } becomes friendly
  }
act-destroy = Destroy the factory in { $province } with three armies
act-flag = Flag in { $region }
act-give = Give { $amount } M to { $nation }

## Options of a game

option-setup = Set-up
option-setup-standard = Cards are dealt
option-setup-draft = Bond draft for experienced players
option-investor_card = Investor card
option-investor_card-true = Played with
option-investor_card-false = Played without: everybody may invest after each turn
option-swiss_bank_without_card = Swiss Bank without investor card
option-swiss_bank_without_card-free_choice = Its one investment goes to any nation
option-swiss_bank_without_card-additional = One more investment in any nation
option-force_without_card = Swiss Bank may stop nations without investor card
option-force_without_card-true = Yes
option-force_without_card-false = No
option-bonus = Bonus on taxation
option-bonus-chart = By the tax chart
option-bonus-increase = Only for tax increases
option-gifts = Gifts to treasuries
option-gifts-any = To any nation
option-gifts-own = Only to nations one governs
option-gifts-off = None
option-gift_to_force = Swiss Bank may top up a treasury to force a stop
option-gift_to_force-true = Yes
option-gift_to_force-false = No
option-cash = Cash of the players
option-cash-open = Open
option-cash-hidden = Hidden
option-late_fleet_battles = Fleets may fight after the armies have moved
option-late_fleet_battles-false = No
option-late_fleet_battles-true = Yes
option-status_change = Standing armies may change between hostile and friendly
option-status_change-true = Yes
option-status_change-false = No
option-swiss_bank_income = Income of a Swiss Bank that does not invest
option-swiss_bank_income-0 = None
option-swiss_bank_income-1 = 1 M
option-max_rounds = Limit of rounds
option-max_rounds-none = None
