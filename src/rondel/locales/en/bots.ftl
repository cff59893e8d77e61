# Bots: their names, what they are like, and why they chose what they chose.
# Names arrive worded as in game.ftl: $nation and $other a nation, $region a region, $space a rondel space;
# $unit army|fleet is chosen from. Amounts are whole millions.

## Levels

bot-random = Random
bot-random-about = Plays any legal move with the same chance.
bot-greedy = Greedy
bot-greedy-about = Looks one action ahead and takes what is worth most to it.
bot-easy = Easy
bot-easy-about = A friendly beginner: sensible moves, often not the best ones.
bot-medium = Medium
bot-medium-about = Knows what nations and bonds are worth, and errs now and then.
bot-hard = Hard
bot-hard-about = Knows what nations and bonds are worth, and makes no slips.
bot-expert = Expert
bot-expert-about = Plays on in thought for a whole round before it decides.

## Reasons: one sentence each

reason-only_choice = There was nothing else to do.
reason-end_game = Taxation of { $nation } ends the game.
reason-taxation = Taxation gives { $nation } { $points ->
    [one] { $points } power point
   *[other] { $points } power points
  } from { $tax } M of taxes.
reason-investor = Investor pays me { $amount } M of interest from { $nation }.
reason-factory_space = { $nation } needs another factory.
reason-production_space = { $nation } needs units and gets them free of charge.
reason-maneuver_space = { $nation } has units that can gain something.
reason-import_space = { $nation } buys units where it needs them.
reason-take_government = This bond gives me the government of { $nation }.
reason-keep_government = This bond keeps { $nation } in my hands.
reason-buy = The { $nation } bond of { $face } M will earn more than it costs.
reason-raise = Raising the { $nation } bond from { $old } to { $face } M pays.
reason-keep_cash = No bond is worth its price to me now.
reason-force = Forcing { $nation } to Investor pays me { $amount } M.
reason-do_not_force = { $nation } may go on; that suits me better.
reason-build = { $region } is the best place for a factory of { $nation }.
reason-build_nothing = { $nation } has a better use for its money.
reason-produce = New units for { $nation } cost nothing.
reason-produce_nothing = { $nation } needs no more units.
reason-import_unit = { $unit ->
    [army] An army in { $region } finds work at once.
   *[fleet] A fleet in { $region } finds work at once.
  }
reason-import_done = { $nation } needs no more units.
reason-mark = Nobody has marked { $region } yet.
reason-take_flag = { $region } can be taken from { $other }.
reason-occupy = An army in { $region } shuts a rival's factory.
reason-free_factory = { $region } must be freed.
reason-position = From { $region } more is within reach.
reason-stay = Nothing { $nation } could still do would help it.
reason-fight = Fighting { $other } wins the place.
reason-peace = A battle here would only cost units.
reason-challenge = The intruder must go.
reason-no_challenge = The intruder does no harm.
reason-ask = { $other } is the one I would rather see lose a unit.
reason-hostile = A hostile army shuts the factory here.
reason-friendly = There is nothing to gain from hostility here.
reason-destroy = Without the factory in { $region } a rival falls behind.
reason-flag = { $region } is the safest place for the flag.
reason-allow = The passage does me no harm.
reason-refuse = The passage would only help a rival.
