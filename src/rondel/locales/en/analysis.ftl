### If it ended now: the end-game calculator of terminal and browser.
### Lists of names ($players, $winners, $bankers) are joined with commas; nations in tables are letters.

ending-now = If the game ended now
ending-final = The game is over
ending-menu = If it ended now
ending-where = Round { $round }, move { $at }
ending-open-facts = open facts only
ending-taxations-note = If it were the nation’s turn now. Open a line to see every sum.
ending-chip = Ends the game: { $winners } wins
ending-chip-unknown = Ends the game
ending-after-end = Scores at the end
ending-after = Scores after it
ending-bonds-none = No bond that a player can afford now would change the winner.
ending-bonds-hidden = Cash is hidden, so nobody can tell.
ending-sum = How it adds up
ending-winners = { $count ->
    [1] { $winners } would win.
   *[other] { $winners } would share the victory.
  }
ending-tie = Equal scores; the credit decides in this nation: { $nation } ({ $credits }).
ending-unknown = Who would win cannot be said, because cash is hidden: { $players }.
ending-ahead = { $player } would be ahead of everybody whose cash is known with { $cash } M or more.
ending-taxations = If a nation taxed now
ending-taxation = { $nation } ({ $government }): { $power } + { $points } = { $total } power points, surcharge { $surcharge } M.
ending-too_far = { $nation } ({ $government }): Taxation is too far away, { $steps } spaces.
ending-too_dear = { $nation } ({ $government }): the way to Taxation costs { $surcharge } M, more than the government has.
ending-ends = That ends the game. Scores: { $scores }.
ending-stop = It passes Investor and can be stopped there by a Swiss Bank: { $players }.
ending-stop-lacking = It passes Investor, but its treasury lacks { $lacking } M for a stop by a Swiss Bank: { $players }.
ending-of-tax = Tax revenue
ending-of-power = Power points
ending-of-treasury = Treasury
ending-of-cash = Cash of the government
ending-before = before
ending-factories = factories
ending-flags = flags
ending-tax = tax revenue
ending-points = points for tax revenue
ending-pay = soldiers’ pay
ending-bonus = success bonus
ending-surcharge = surcharge for steps
ending-card = investor card
ending-total = total
ending-needs = What each nation lacks for the end
ending-power = Power
ending-missing = Lacks
ending-each = Per tax
ending-wanted = Tax to end
ending-turns = Turns
ending-free = Free
ending-needs-note = Turns are those of the nation, at the soonest: with today’s tax / with the best tax there is, in brackets the surcharges; “Free” is without any.
ending-bonds = Bonds that would make their buyer the winner
ending-bond = { $player }: { $nation } { $face } for { $price } M
ending-bond-raise = { $player }: { $nation } { $old } to { $face } for { $price } M
ending-bond-when = if { $nation } taxed

## A game reviewed: the paragraph about it. $player, $second and $winner are players, $action and $better what is chosen, $who a player or a nation and its player.

story-won = { $player } won with a score of { $score }, { $margin } ahead of { $second }.
story-won_on_credit = { $player } and { $second } had the same score, { $score }; credit decided for { $player }.
story-shared = { $players } shared the victory with a score of { $score }.
story-unfinished = The game is unfinished: in round { $round } the best chance, { $percent } %, is that of { $player }.
story-ended = Taxation of { NAME($nation, form: "the") } by { $player } ended it in round { $round }.
story-ended_lost = { $player } ended it in round { $round } with a Taxation of { NAME($nation, form: "the") } that made { $winner } win.
story-limit = It was scored at the limit, in round { $round }.
story-led_from = { $player } was the favorite from round { $round } to the end.
story-led_late = Before the last turn the favorite was still { $player } with { $percent } %, not { $winner }.
story-led_long = { $player } was ahead longest: in { $count } of { $rounds } rounds.
story-comeback = In round { $round } { $player } was down to { $percent } % and came back.
story-changes = The lead changed { $count ->
    [one] once
   *[other] { $count } times
  }.
story-turned = The decision that cost most was made in round { $round }: “{ $action }” ({ $who }); “{ $better }” would have been better by { $points } percentage points.
story-quiet = No single decision stands out; many small steps made the difference.
story-close = { $player } came closest to another result, with { $percent } % in round { $round }.
story-steady = { $player } played most accurately: { $percent } %.
story-hindsight = None of this was easy to see at the table: it took { $count } simulated continuations to find it.

## Why the better move is better

because-wins = It wins the game at once.
because-wins_soon = With it, most continuations win the game within a few turns.
because-ended = The move that was made ended the game, and { $player } won.
because-let_win = After the move that was made, { $player } can soon end the game and win.
because-power = With it, { NAME($nation, form: "the") } should finish with { $points ->
    [one] { $points } more power point
   *[other] { $points } more power points
  }.
because-interest = It promises about { $amount } M more interest from { NAME($nation, form: "the") }.
because-bonds = With it, the bonds of { NAME($nation, form: "the") } held by this player should be worth about { $amount } M more in the end.
because-government = With it, the government of { NAME($nation, form: "the") } goes to this player or stays there.
because-cash = A round later it leaves about { $amount } M more cash.
because-card = It brings the investor card.
because-rival = It costs { $player } about { $amount } M.

## Analysis: headings and labels of terminal and page

review-title = { $title }: a game reviewed
review-story = The game in a paragraph
review-chances = Chances to win
review-chances-help = Point at the graph, or move the slider below it, to read the chances after a move. Circles are turning points.
review-after = After { $at } moves, round { $round }
review-slider = Position on the graph
review-show = Show on the graph
review-turning = Turning points
review-turning-none = No decision cost 3 percentage points or more.
review-point = Round { $round }, move { $at }: { $who }
review-comparison = “{ $action }” was played: chance to win { $after } %. “{ $better }” was better: { $before } %.
review-line = What would probably have followed
review-accuracy = Accuracy
review-accuracy-help = 100 % means the best move every time; 0 % is no better than picking a sensible move at random.
review-decisions = Decisions
review-losses = Errors
review-largest = Largest error
review-space-before = { $space } (before { $other })
review-space-after = { $space } (after { $other })
review-table = The chances as a table
review-move = Move
review-round = Round
review-turn = Turn
review-made = Made by rondel { $version } with effort { $effort }. Chances are an estimate for players of equal strength who look ahead; an error is a move that clearly lost chances in many simulated continuations, not one that a player should have seen.

## Explain this position

explain-over = The game is over.
explain-threats = What could end the game
explain-threat = { $nation } ({ $player }) could tax and end the game; { $winners } would win.
explain-threat-open = { $nation } ({ $player }) could tax and end the game.
explain-soon = { $nation } ({ $player }) could end the game in its next { $turns } turns.
explain-none = No nation can end the game within its next two turns.
explain-best = Best for { $who }
explain-move = { $action }: chance to win { $percent } %
explain-margin = { $points } percentage points ahead of the next
explain-alike = About as good as the next
explain-forced = There is only one thing to do: { $action }.
