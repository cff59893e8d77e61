# Bots: their names, what they are like, and why they chose what they chose.
# Names arrive worded as in game.ftl: $nation and $other a nation, $region a region, $space a rondel space;
# $unit army|fleet is chosen from. Amounts are whole millions.

## Levels

bot-random = Random
bot-random-about = Picks any legal move at random.
bot-greedy = Greedy
bot-greedy-about = Looks one action ahead and takes whatever is worth the most to it.
bot-easy = Easy
bot-easy-about = A friend of beginners: plays sensibly and in peace, and often misses the best move.
bot-medium = Medium
bot-medium-about = Knows what nations and bonds are worth, and makes a mistake now and then.
bot-hard = Hard
bot-hard-about = Looks one turn ahead, and never overlooks that another player could end the game.
bot-expert = Expert
bot-expert-about = Thinks a full round ahead before deciding.
bot-master = Master
bot-master-about = Searches many possible continuations, and never plays the same game twice.

## Characters: a master, each with a way of its own

bot-builder = Builder
bot-builder-about = A master who builds factories, produces, and keeps the peace.
bot-banker = Banker
bot-banker-about = A master who buys bonds of many nations and lives on the interest.
bot-raider = Raider
bot-raider-about = A master who builds up armies, fights, and shuts the factories of others.
bot-opportunist = Opportunist
bot-opportunist-about = A master who takes over what others have built, and collects taxes early.

## People: what bots are called, by seat

bot-person-1 = Amalia
bot-person-2 = Boris
bot-person-3 = Clara
bot-person-4 = Dario
bot-person-5 = Edda
bot-person-6 = Felix

## Reasons: one sentence each

reason-only_choice = There was nothing else to do.
reason-end_game = Taxation of { NAME($nation, form: "the") } ends the game.
reason-taxation = Taxation gives { NAME($nation, form: "the") } { $points ->
    [one] { $points } power point
   *[other] { $points } power points
  } from { $tax } M in tax.
reason-investor = Investor pays me { $amount } M in interest from { NAME($nation, form: "the") }.
reason-factory_space = { NAME($nation, form: "the", start: "yes") } needs another factory.
reason-production_space = { NAME($nation, form: "the", start: "yes") } needs units and gets them free of charge.
reason-maneuver_space = { NAME($nation, form: "the", start: "yes") } has units that can gain something.
reason-import_space = { NAME($nation, form: "the", start: "yes") } buys units where it needs them.
reason-take_government = This bond gives me the government of { NAME($nation, form: "the") }.
reason-keep_government = This bond keeps { NAME($nation, form: "the") } in my hands.
reason-buy = The { $face } M bond of { NAME($nation, form: "the") } will earn more than it costs.
reason-raise = It pays to increase the bond of { NAME($nation, form: "the") } from { $old } to { $face } M.
reason-keep_cash = No bond is worth its price to me now.
reason-force = Stopping { NAME($nation, form: "the") } on Investor pays me { $amount } M.
reason-do_not_force = { NAME($nation, form: "the", start: "yes") } may go on; that suits me better.
reason-build = A factory of { NAME($nation, form: "the") } does best { NAME($region, form: "in") }.
reason-build_nothing = { NAME($nation, form: "the", start: "yes") } has a better use for its money.
reason-produce = New units for { NAME($nation, form: "the") } cost nothing.
reason-produce_nothing = { NAME($nation, form: "the", start: "yes") } needs no more units.
reason-import_unit = { $unit ->
    [army] An army { NAME($region, form: "in") } can be used right away.
   *[fleet] A fleet { NAME($region, form: "in") } can be used right away.
  }
reason-import_done = { NAME($nation, form: "the", start: "yes") } needs no more units.
reason-mark = There is no flag { NAME($region, form: "in") } yet.
reason-take_flag = { NAME($region, form: "the", start: "yes") } can be taken from { NAME($other, form: "the") }.
reason-occupy = An army { NAME($region, form: "in") } shuts a rival’s factory.
reason-free_factory = { NAME($region, form: "the", start: "yes") } must be freed.
reason-position = More is within reach { NAME($region, form: "from") }.
reason-stay = Nothing that { NAME($nation, form: "the") } could still do would help it.
reason-fight = Fighting { NAME($other, form: "the") } wins the place.
reason-peace = A battle here would only cost units.
reason-challenge = The intruder must go.
reason-no_challenge = The intruder does no harm.
reason-ask = { NAME($other, form: "the", start: "yes") } is the one I would rather see lose a unit.
reason-hostile = A hostile army shuts the factory here.
reason-friendly = There is nothing to gain from hostility here.
reason-destroy = Without the factory { NAME($region, form: "in") } a rival falls behind.
reason-flag = A flag is safest { NAME($region, form: "in") }.
reason-allow = Letting it pass does me no harm.
reason-refuse = Letting it pass would only help a rival.
reason-give_factory = With { $amount } M from me, { NAME($nation, form: "the") } can build its factory.
reason-give_force = With { $amount } M from me, { NAME($nation, form: "the") } can pay all its interest, so I may stop it.

## What looking ahead found, compared with the next-best move

reason-found_win = It wins me the game.
reason-found_no_loss = My next-best move would let another player end the game and win.
reason-found_points = Compared with my next-best move, { NAME($nation, form: "the") } will have { $points ->
    [one] { $points } more power point
   *[other] { $points } more power points
  } by round { $round }.
reason-found_power = Compared with my next-best move, I expect { NAME($nation, form: "the") } to finish with { $points ->
    [one] { $points } more power point
   *[other] { $points } more power points
  }.
reason-found_interest = Compared with my next-best move, I expect { $amount } M more interest from { NAME($nation, form: "the") }.
reason-found_bonds = Compared with my next-best move, my bonds of { NAME($nation, form: "the") } should be worth { $amount } M more.
reason-found_government = It gives me the government of { NAME($nation, form: "the") }; my next-best move would not.
reason-found_cash = Compared with my next-best move, it leaves me { $amount } M more cash.
reason-found_card = It brings me the investor card; my next-best move would not.
reason-found_rival = Compared with my next-best move, it costs { $player } about { $amount } M.
reason-found_chance = Compared with my next-best move, I win more often by about { $more } percentage points: in { $chance } % of the ways I see the game go on.

## What others would do after the next-best move instead

reason-otherwise_end = Otherwise { $player } might end the game and win.
reason-otherwise_taxation = Otherwise { NAME($nation, form: "the") } would be { $amount ->
    [one] { $amount } power point
   *[other] { $amount } power points
  } further ahead by round { $round }.
reason-otherwise_government = Otherwise { $player } would take over the government of { NAME($nation, form: "the") }.
reason-otherwise_flags = Otherwise { NAME($nation, form: "the") } would lose { $amount ->
    [one] { $amount } flag
   *[other] { $amount } flags
  }.
reason-otherwise_factory = Otherwise a rival would shut a factory of { NAME($nation, form: "the") }.
