# The game page of the browser. Sentences about events, refusals, questions for waiting players and actions: game.ftl.
# Names arrive worded; $kind is a kind of decision, $act the first word of an action, $unit army|fleet.

## Shared words
undo = Undo
restart-turn = Restart turn
close = Close
cancel = Cancel
more = More
less = Less
send = Send
now = now
free = free
nation = Nation
nations = Nations
bonds = Bonds
log = Log
chat = Chat
tax = Tax
power = Power
flag = Flag
flags = Flags
treasury = treasury
supply = In supply
menu = Menu
setup = Setup
sandbox = sandbox
away = away
swiss-bank = Swiss Bank
investor-card = Investor
interest-due = Interest due
armies-of-supply = Armies on the board / total
fleets-of-supply = Fleets on the board / total
no-government = no government
you-govern = you govern
shipyard = Shipyard
armament-works = Armament facility
game-over = The game is over.
points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
  }
points-long = { $count ->
    [one] { $count } power point
   *[other] { $count } power points
  }
count-armies = { $count ->
    [one] { $count } army
   *[other] { $count } armies
  }
count-fleets = { $count ->
    [one] { $count } fleet
   *[other] { $count } fleets
  }
steps = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
  }
round-number = Round { $round }
turn-order = Turn order
views = Views
view-map = Map
view-rondel = Rondel
view-nations = Nations
view-investors = Investors
view-log = Log
tab-log = Log
tab-chat = Chat
tab-bonds = Bonds
tab-notes = Notes
talk = Log, chat, bonds, notes
panels = Rondel, nations, investors, log
investors-and-log = Investors and log
skip-links = Shortcuts
skip-decision = To the decision
skip-board = To the board
skip-log = To investors and log

## The bar: what is asked
your-decision = Your decision
decision = What is being decided
context-own = { $kind ->
    [invest] Your investment
    [draft] Bond draft · { $nation }
    [rondel] Your turn · { $nation }
    [fleets] Your turn · { $nation } · Maneuver
    [armies] Your turn · { $nation } · Maneuver
    [flags] { $nation } · Maneuver
    [stance] { $nation } · Maneuver
    [arrival] { $nation } · Maneuver
    [ask] { $nation } · peace offered
    [factory] { $nation } · Factory
    [production] { $nation } · Production
    [import] { $nation } · Import
   *[other] { $nation }
  }
context-asked = { $kind ->
    [swiss_bank] Your Swiss Bank · { NAME($mover, form: "the", start: "yes") } wants to pass Investor
   *[other] { $player } asks you · maneuver of { NAME($mover, form: "the") }
  }
context-waiting = { $kind ->
    [invest] { $nation } · Investor
    [rondel] { $nation } · Rondel
    [fleets] { $nation } · Maneuver
    [armies] { $nation } · Maneuver
   *[other] { $nation }
  }
question-draft = Which bond of { NAME($nation, form: "the") } do you buy?
question-rondel = Where does { NAME($nation, form: "the") } move on the rondel?
question-rondel-first = Where does { NAME($nation, form: "the") } start on the rondel?
question-swiss_bank = Force { NAME($nation, form: "the") } to stop on Investor?
question-factory = Where do you build the factory?
question-production = Which factories produce?
question-import = Where do the units go? { $count } of { $most } placed
question-fleets = Which fleet moves?
question-import-none = No units can be imported now
question-fleets-where = Where does the fleet { NAME($origin, form: "from") } go?
question-canal = May { NAME($mover, form: "the") } pass through { NAME($canal, form: "the") }?
question-stance = Is the army { NAME($place, form: "in") } hostile or friendly?
question-arrival = Fight { NAME($place, form: "in") }, or offer peace?
question-ask = Whom do you ask first { NAME($place, form: "in") }?
question-challenge = { $unit ->
    [fleet] A fleet has come { NAME($place, form: "to") } in peace. Fight it?
   *[army] An army has come { NAME($place, form: "to") } in peace. Fight it?
  }
question-armies = Which army moves?
question-armies-where = Where does the army { NAME($origin, form: "from") } go?
question-flags = Which region gets the flag?
question-invest = Which bond do you buy or increase?
hint-draft = Click a bond in the highlighted row. Whoever lends the most governs.
hint-rondel = { $free ->
    [3] The first three spaces are free; moving farther costs you cash. Number keys preview, Enter moves.
   *[other] The first { $free } spaces are free; moving farther costs you cash. Number keys preview, Enter moves.
  }
hint-rondel-touch = { $free ->
    [3] The first three spaces are free; moving farther costs you cash. Tap a space to see what it brings.
   *[other] The first { $free } spaces are free; moving farther costs you cash. Tap a space to see what it brings.
  }
hint-rondel-first = First turn: every space is free. Number keys preview, Enter moves.
hint-rondel-first-touch = First turn: every space is free. Tap one to see what it brings.
hint-invest-touch = Buy one bond or increase one, from your own cash. Tap a nation.
hint-draft-touch = Tap the nation. Whoever lends the most governs.
hint-factory = Choose a city without a factory. It costs the treasury 5 M.
hint-factory-money = The treasury cannot pay for a factory. To build, give it money in the nation’s details.
hint-import-money = The treasury is empty. To import, give it money in the nation’s details.
hint-production = { $count } of { $all } selected. Choose a factory to add it or to leave it out.
hint-import = Choose one of the nation’s provinces; harbor cities take fleets or armies. Each unit costs the treasury 1 M.
hint-fleets = { $count ->
    [one] Fleets in one place can move. Choose it.
   *[other] Fleets in { $count } places can move. Choose one.
  }
hint-armies = { $count ->
    [one] Armies in one place can act. Choose it.
   *[other] Armies in { $count } places can act. Choose one.
  }
hint-where = Click a highlighted area · Tab steps through all { $count } · Esc: another unit
hint-where-touch = Tap a highlighted area, then tap again to go there.
hint-flags = There are not enough flags. Each flagged region is worth 1 in tax.
hint-invest = Buy one bond or increase one, from your own cash. Arrow keys move, Enter selects.
hint-ask = The first nation that wants a battle gets it.
hint-swiss_bank = { "" }
hint-canal = { "" }
hint-stance = { "" }
hint-arrival = { "" }
hint-challenge = { "" }
pip-fleets = Fleets
pip-fleets-moved = { $count ->
    [0] Fleets
   *[other] Fleets · { $count } moved
  }
pip-armies = Armies
pip-armies-moved = { $count ->
    [0] Armies
   *[other] Armies · { $count } moved
  }
pip-flags = Flags
chip-cash = you have { $cash }
chip-ends = ends the game
chip-destroys = Costs a factory and three armies
answer-pass = { $kind ->
    [factory] Build nothing
   *[other] Pass
  }
answer-none = None
answer-produce = { $all ->
    [yes] Produce all { $count }
   *[no] Produce { $count }
  }
answer-imported = { $count ->
    [0] Import nothing
    [one] Done, { $count } unit
   *[other] Done, { $count } units
  }
answer-end = { $kind ->
    [fleets] End fleets
    [armies] End armies
    [flags] Done
   *[other] End
  }
answer-take = { $kind ->
    [rondel] Move to { $space }
    [buy] Buy { $nation } { $face } for { $price }
    [raise] Increase { $nation } { $old } → { $face } for { $price }
    [build] Build { NAME($place, form: "in") }
    [import] { $unit ->
        [fleet] Fleet { NAME($place, form: "to") }
       *[army] Army { NAME($place, form: "to") }
      }
    [flag] Flag { NAME($place, form: "in") }
    [fight] Fight here
    [destroy] Destroy the factory
    [stance] Change status
   *[other] Move here
  }
answer-ask-in-order = In turn order
same-challenge = Same answer for the rest of this maneuver
same-stance = Same for all armies entering { NAME($place, form: "the") }
same-canal = Always give { NAME($mover, form: "the") } the same answer at canals · private
card-title = { $act ->
    [force] Force the stop
    [allow] Allow
    [refuse] Refuse
    [hostile] Hostile
    [friendly] Friendly
    [peace] Offer peace
    [ask] { $nation }
    [pass] { $kind ->
        [challenge] Let it stay
       *[other] Let it pass
      }
   *[fight] { $kind ->
        [challenge] { $units ->
            [1] Fight
           *[other] { $unit ->
                [fleet] Fight with a fleet
               *[army] Fight with an army
              }
          }
       *[other] { $unit ->
            [fleet] Fight the fleet of { NAME($nation, form: "the") }
           *[army] Fight the army of { NAME($nation, form: "the") }
          }{ $stance ->
            [hostile] { " (hostile)" }
            [friendly] { " (friendly)" }
           *[any] { "" }
          }
      }
  }
card-detail = { $act ->
    [pass] { $kind ->
        [challenge] Both stay side by side. This commits nobody later.
       *[other] The nation moves on as announced.
      }
    [peace] Everyone there is asked whether to fight.
    [refuse] The unit stays where it was and may go elsewhere.
    [allow] The unit goes through.
    [hostile] Factory, rail and import there are closed to the owner.
    [friendly] The owner is not affected.
    [fight] Each side loses one unit.
   *[other] { "" }
  }
to-the-question = { $kind ->
    [rondel] Rondel
    [invest] Bonds
    [draft] Bonds
   *[other] To the map
  }
turns-until-you = { $count ->
    [2] one turn before yours
   *[other] { $count } turns until yours
  }
you-are-next = you are next
spectator = You are watching.
player-away = { $player } is away
deciding-what = { $kind ->
    [invest] invests
    [draft] chooses a bond of { NAME($nation, form: "the") }
    [rondel] moves { NAME($nation, form: "the") }
    [swiss_bank] may stop { NAME($nation, form: "the") }
    [canal] decides about a canal
    [challenge] decides: fight or peace
   *[other] decides for { NAME($nation, form: "the") }
  }
bot-plays-for = A bot plays for { $player } until they return.
take-over = Take over
hand-to-bot = Let a bot play for me

## Consequences
preview-title = Preview · nothing is decided yet
fact-nothing = This changes nothing.
fact-no-change = Nothing else changes.
fact-ends-game = This ends the game.
fact-convoy = Convoy: { $seas }
fact-rail = By rail, inside its own country
fact-canal = Through { NAME($canal, form: "the") }
fact-new-units = { $unit ->
    [fleet] Fleets: { $where }
   *[army] Armies: { $where }
  }
fact-lost-units = { $unit ->
    [fleet] Fleets of { NAME($nation, form: "the") }
   *[army] Armies of { NAME($nation, form: "the") }
  }
fact-company = { NAME($nation, form: "the", start: "yes") } is there ({ $player }); a battle is possible
fact-asks = Asked next: { $players }
fact-then = { $kind ->
    [stance] You choose next: hostile or friendly
    [arrival] You choose next: fight or peace
   *[other] You choose next who is asked
  }
fact-treasury = Treasury of { NAME($nation, form: "the") }
fact-power = Power of { NAME($nation, form: "the") }
fact-factor = Factor of { NAME($nation, form: "the") }
fact-tax = Tax of { NAME($nation, form: "the") }
fact-flag = Flag of { NAME($nation, form: "the") } { NAME($place, form: "in") }
fact-flag-lost = { NAME($nation, form: "the", start: "yes") } loses its flag { NAME($place, form: "in") }
fact-factory = Factory { NAME($place, form: "in") }
fact-factory-lost = The factory { NAME($place, form: "in") } is destroyed
fact-you-govern = You would govern { NAME($nation, form: "the") }
fact-governs = { NAME($nation, form: "the", start: "yes") } is governed by { $player }
fact-swiss-bank = { $player } receives a Swiss Bank
fact-swiss-bank-lost = { $player } returns the Swiss Bank
fact-your-cash = Your cash
fact-cash = Cash of { $player }
fact-your-score = Your score now
changed-title = Changes this turn
changed-flags = Flags of { NAME($nation, form: "the") }

## Rondel
rondel-label = Rondel
rondel-choose = choose
rondel-results = What each space would bring
space-locked = Not possible now.
card-tax = Tax
card-bonus = Bonus to you
card-you-get = You get
card-interest-due = Interest due
card-power = Power
card-factor = Factor
card-treasury = Treasury
card-armies = Armies
card-fleets = Fleets
card-works = Armament facilities
card-shipyards = Shipyards
card-factories = Factories
card-units = Units
card-up-to = up to { $count }
card-score = Your score
card-asks = Asked: { $players }
about-space-factory = The nation builds one factory in one of its cities for 5 M.
about-space-production = Every factory that is not occupied makes one unit, free of charge.
about-space-import = The nation buys up to three units for 1 M each and places them in its home provinces.
about-space-maneuver = Fleets move first, then armies; then flags are placed.
about-space-investor = The nation pays interest to everyone who has lent it money; then the holder of the investor card invests.
about-space-taxation = The nation collects tax, pays its soldiers and gains power; its government may earn a bonus.

## Board
board-label = Board
map-tools = Map tools
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
hide-pieces = Hide pieces
way-march = march
way-rail = rail only
way-convoy = convoy
way-sail = sail
way-possible = { $way ->
    [rail] Can go by rail
    [convoy] Can go by convoy
    [sail] Can sail there
   *[march] Can march there
  }
can-move = Can move
ticked = Selected
not-ticked = Not selected
flag-of = Flag of { NAME($nation, form: "the") }
kind-home = home province
kind-land = land region
kind-sea = sea region
no-factory = { $city ->
    [shipyard] City for a shipyard
   *[other] City for an armament facility
  }
lying-armies = { $count ->
    [one] { $count } friendly army
   *[other] { $count } friendly armies
  }
nobody-there = No units here.
choose-move = { $unit ->
    [fleet] Move a fleet
   *[army] { $stance ->
        [hostile] Move your army (hostile)
        [friendly] Move your army (friendly)
       *[any] Move an army
      }
  }
place-now = { NAME($place, form: "the", start: "yes") } now
rule-about-challenge = whoever arrives fights or offers peace
rule-about-arrival = a battle costs each side one unit
rule-about-stance = hostile and friendly armies
rule-about-canal = canals under a foreign flag
rule-about-ask = the order of asking

## Bonds
interest-of = interest { $interest }
bond-name = { $nation } { $face }, interest { $interest }
bond-buy = buy
bond-raise = increase { $old } for { $price }
bond-raise-too = increase for { $price }
bond-chosen = selected
bond-yours = yours
bond-free = free
bond-short = { $amount } short
legend-can = available to you
legend-held = held by others
show-map = Show map
show-bonds = Show bonds
invest-empty = Point at a bond to see who would govern and what it brings.
new-government = new government
credit-in = Credit in { NAME($nation, form: "the") }
governments-after = Governments after this purchase
also-possible = Also possible:
creditors = Creditors
bonds-left = Bonds left
no-bonds-sold = Nobody has lent { NAME($nation, form: "the") } any money yet, so its turn is skipped.
on-rondel = On the rondel
not-on-rondel = not yet
supply-left = { $armies } armies, { $fleets } fleets, { $flags } flags

## Tracks and charts
scoring-track = Scoring track
track-sentence = Power points: { $list }.
tax-chart = Tax chart
tax-chart-note = tax / power gained
chart-tax-sentence = Tax each nation would collect now: { $list }.
score-now = score if it ended now

## Gifts
give-money = Give money
give-about = Anyone may give cash to any treasury. A gift can be undone only until somebody else decides.
give-context = Gift to a treasury · can be undone until somebody else decides
give-question = How much do you give { NAME($nation, form: "the") }?
give-hint = Treasury { $treasury } → { $after } · your cash { $cash } → { $left }
give-amount = Amount in millions
give-button = Give { $amount }
give-limit = You have { $cash }.
give-remedy = Give { NAME($nation, form: "the") } { $amount } M

## Refusals and states
refused = That is not possible
refused-title = Not possible: { $what }
what-would-help = What would make it possible
undo-what = Undo: { $what }
lost = { $seconds ->
    [0] Connection lost. Trying again… You can look around.
   *[other] Connection lost. Trying again in { $seconds } s. You can look around.
  }
try-now = Try now
stale = Someone moved first: the position has changed. Your move was not played; this is the new position.
missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
  }
missed-look = Look
not-saved = The move was not played.
forced-context = Only one possible move
forced-hint = Played in { $seconds } s.
wait = Wait

## Log, history, chat, notes
log-earlier = Show earlier moves
log-empty = The game begins with { NAME($nation, form: "the") }.
log-empty-later = Nothing has been played from here yet.
log-turn = Round { $round } · { $nation }
# A move in half the words; the badge of the nation stands beside it.
log-rondel = { $price ->
    [0] { $player } · { $space }
   *[other] { $player } · { $space }, { $price } M
  }
log-armies = { $count ->
    [one] army: { $places }
   *[other] armies: { $places }
  }
log-fleets = { $count ->
    [one] fleet: { $places }
   *[other] fleets: { $places }
  }
log-factory = factory: { $place }
log-army = { $way ->
    [rail] Army { $origin } → { $to } by rail
    [convoy] Army { $origin } → { $to } by sea
   *[march] Army { $origin } → { $to }
  }
log-fleet = Fleet { $origin } → { $to }
log-peace = Peace offered { NAME($place, form: "in") }
log-stance = { $stance ->
    [hostile] Hostile { NAME($place, form: "in") }
   *[friendly] Friendly { NAME($place, form: "in") }
  }
log-flags = { $count ->
    [one] Flag: { $places }
   *[other] Flags: { $places }
  }
log-interest = Interest: { $who }
since-last-turn = since your last turn
only-big = Key moves only
my-last-turn = My last turn
and-more = And { $count } more.
move-first = To the beginning
move-back = One move back
move-forward = One move forward
turn-back = One turn back
turn-forward = One turn forward
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed
# How the turns of bots are shown to somebody who plays against them alone.
bots-turns = Bots’ turns
bots-turns-once = at once
bots-turns-watch = watch turn by turn
bots-turns-step = step through yourself
bots-next = Next turn
history = History
history-value = Move { $at } of { $newest }, round { $round }, { $nation }
your-last-turn-mark = ● yours
viewing-move = viewing move { $at }
past-chip = Past position · read only
past-context = Move { $at } of { $newest } · round { $round } · { $nation }
past-title = The position after move { $at }
past-hint = Changes are outlined · ← → one move · with Shift one turn
past-hint-touch = Changes are outlined.
new-move = New move
copy-link = Copy link
sandbox-from-here = Sandbox from here
back-to-now = Back to the current position
chat-empty = Nobody has said anything yet. Say hello!
chat-nameless = You are watching without a name. Play a game or log in to write.
chat-placeholder = Say something; #103 links to a move
notes-private = Only you see this; it stays in this browser.

## What the server itself notes in the log
event-clock_ran_out = { $player } has run out of time.
event-other_rules = This record was played under rules { $rules }; it is replayed under rules { $now }.
event-other_result = Under these rules it ends with other scores than the record says.
event-bot_replaced = The bot playing for { $player } did not answer and was replaced.

## Clock
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
your-clock = Your time
clock-at-zero = { $what ->
    [bot] At zero a bot plays on until you return.
   *[pass] At zero you pass.
  }

## Moves as a list, menu, keys
moves-as-list = Moves as a list
list-hint = arrow keys, letters, Enter
list-empty = This is not your decision.
help-keys = Keyboard shortcuts
what-if = What if… (sandbox)
end-agree = Agree to end the game now
curtain-title = { $player } decides next
curtain-text = Cash is hidden in this game. Nobody else should look at the screen now.
curtain-lift = I am { $player }
end-withdraw = Withdraw and play on
end-sure = { $others ->
    [0] The game ends at once and is scored as it stands. This cannot be undone.
   *[other] The game ends and is scored as it stands as soon as everybody agrees. The others see that you do.
  }
end-now = { $others ->
    [0] End it for good
   *[other] Yes, I agree
  }
end-agreed = For ending the game now: { $players }. It ends when everybody agrees.
end-agree-too = I agree, too
log-why = “{ $reason }”
plan-ahead = Plan ahead
key-primary = The main button
key-undo = Undo
key-restart = Restart the turn
key-end = End this step
key-numbers = Spaces ahead, answers
key-tab = Next highlighted area
key-arrows = Nearest highlighted area
key-space = Details of an area
key-space-bar = Space
key-escape = Back, another unit
key-zoom = Zoom in, zoom out, whole map
key-hide = Hide pieces
key-list = Moves as a list
key-ending = If it ended now: the calculator
key-bonds = Bonds or map while investing
key-log = Move through the log
key-go = Go to map, rondel, nations, investors, bonds, log
key-help = This list

## Analysis
tab-analysis = Analysis
analysis-title = Analysis
analysis-none = This game has not been analyzed yet.
analysis-ask = Analyze this game
analysis-again = Try again
analysis-waiting = { $before ->
    [0] The analysis begins in a moment.
    [one] The analysis begins after { $before } other game.
   *[other] The analysis begins after { $before } other games.
  }
analysis-working = The game is being analyzed: { $percent }
analysis-failed = The analysis did not succeed.
analysis-summary = The game in short
analysis-accuracy = Accuracy
analysis-accuracy-note = What each player kept of what was at stake in all decisions; 100 % is the best choice every time.
analysis-turning = Turning points
analysis-no-turning = No single decision stood out; the game was decided bit by bit.
analysis-played = { $player }: { $action }
analysis-better = Better: { $action }.
analysis-line = What would probably have followed:
analysis-explain = Explain this position
analysis-thinking = Thinking…
analysis-best = Best moves for { $player }, by chance to win
analysis-threat = { $turns ->
    [one] { $player } could end the game with { NAME($nation, form: "the") } in its next turn.
   *[other] { $player } could end the game with { NAME($nation, form: "the") } in { $turns } turns.
  }
chances-title = Chance to win
chances-turn = Turn
chances-at = Move { $at }, round { $round }, { $nation }: { $chances }
solo-hint = Hint
solo-hint-margin = Its chance to win is { $margin } better than that of the next-best move.
solo-hint-even = The next-best move is about as good.
solo-hint-moves = Move
key-hint = A hint, in games against bots alone
error-analysis_running = A game is analyzed when it is over.
error-analysis_copy = This is a copy of a game that is still going on; it is analyzed when that one is over.
error-analysis_off = This server does not analyze games.
error-hint_not_solo = Hints are for games that one person plays against bots.
error-no_advice = There is no answer to this now; please try again.

## Announcements
say-your-turn = { $kind ->
    [invest] Your turn: invest.
    [rondel] Your turn: { $nation }, rondel.
    [draft] Your turn: bond draft of { NAME($nation, form: "the") }.
    [factory] Your turn: { $nation }, factory.
    [production] Your turn: { $nation }, production.
    [import] Your turn: { $nation }, import.
    [fleets] Your turn: { $nation }, fleets.
    [armies] Your turn: { $nation }, armies.
    [flags] Your turn: { $nation }, flags.
   *[other] Your decision for { NAME($nation, form: "the") }.
  }
say-asked = { $player } asks you: { $question }
say-clock = A fifth of your time is left.
title-your-turn = ● Your turn · { $letters } · { $name }
