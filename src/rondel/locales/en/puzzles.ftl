### Puzzles: positions from games, a question, one answer. For terminal and browser.
### $nation and $other are nations, $player is a name, $score, $yours, $theirs are millions, $chance, $second, $best percent.

puzzles-title = Puzzles
puzzles-intro = Positions from games of strong bots. Each asks one question and has exactly one best answer, verified by search. You answer on the board, with a real move. Nobody gives money to treasuries here.
puzzles-lobby = Puzzle of the day
puzzles-lobby-about = A position, a question, one answer: can you find it?
puzzles-learn = Know the rules? Practice with puzzles.
puzzles-failed = The puzzles could not be loaded. { $sentence }
puzzles-daily = Puzzle of the day
puzzles-daily-start = Solve it
puzzles-solved-count = { $done } of { $count } solved
puzzles-list = All puzzles
puzzles-kind = Kind
puzzles-grade = Difficulty
puzzles-any = All
puzzles-none = There is no puzzle of this kind and difficulty.
puzzle-missing = There is no such puzzle
puzzle-missing-text = Perhaps it has been replaced by another one. All puzzles are in the list.
puzzle-name = Puzzle { $id }
puzzle-grade = Difficulty { $grade } of 5
puzzle-solved-mark = solved
puzzle-about = { $edition }, { $count } players
puzzle-kind-win = Find the ending that wins
puzzle-kind-stop = Stop a nation
puzzle-kind-government = Take a government
puzzle-kind-best = Find the best space

## What is asked
puzzle-ask-win = You can win this game before a nation of another player has its turn, whatever the others do. What do you play?
puzzle-ask-stop = { NAME($nation, form: "the", start: "yes") } moves next. It could go to Taxation, end the game, and { $player } would win. Only one choice prevents that. Which one?
puzzle-ask-government = You may invest. Exactly one purchase takes the government of { NAME($nation, form: "the") } away from { $player }. Which one?
puzzle-ask-government-any = You may invest. Exactly one purchase makes you govern a nation that another player governs now. Which one?
puzzle-ask-best = You decide where { NAME($nation, form: "the") } goes on the rondel. One space gives you a clearly better chance to win the game than all others. Which one?
puzzle-you = You are { $player }.

## Hints
puzzle-prompt = Answer with a number or the text of an action; hint, answer, list, show, ? for the rule, quit.
puzzle-hint = Hint
puzzle-hint-win = The game ends when a nation reaches 25 power points. Work out every score after that Taxation: cash, and for each bond its interest times the power factor of the nation. Mind the surcharge for steps and the success bonus.
puzzle-hint-stop = There are several ways: lower the tax of that nation, take its government, make its way too expensive, or make sure that another player would win if it ended the game.
puzzle-hint-government = Whoever has lent a nation the most governs it; with equal sums nothing changes. A bond you own can be increased to a larger one for the difference.
puzzle-hint-best = Look a whole round ahead: who moves after you, who gets paid at the Investor, and which nation gains power points with your bonds?

## What is said to an answer
puzzle-solved = Solved!
puzzle-wrong = Not quite.
puzzle-go-on = That is right. And now?
puzzle-show-answer = Show the answer
puzzle-answer = The answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-leave = Back to the puzzles
puzzle-why-win = The game is over and you win with { $yours }; { $player } has { $score }.
puzzle-why-stop_yours = You now govern { NAME($nation, form: "the") } yourself.
puzzle-why-stop_government = { NAME($nation, form: "the", start: "yes") } now has another government: { $player }.
puzzle-why-stop_way = { NAME($nation, form: "the", start: "yes") } can no longer reach or pay for Taxation in its next turn.
puzzle-why-stop_short = Taxation would now bring { NAME($nation, form: "the") } to { $power } power points. That is not enough to end the game.
puzzle-why-stop_bank = A Swiss Bank can now stop { NAME($nation, form: "the") } on Investor.
puzzle-why-stop_you = If { NAME($nation, form: "the") } ended the game now, you would win with { $score }. So { $player } cannot afford it.
puzzle-why-stop_other = If { NAME($nation, form: "the") } ended the game now, { $player } would win with { $score }.
puzzle-why-government = You have now lent { NAME($nation, form: "the") } { $yours } M and { $player } { $theirs } M, so you govern.
puzzle-why-best = Played on many times, this wins in about { $chance } % of the cases; the next-best space in about { $second } %.
puzzle-wrong-ends = That ends the game, and { $player } wins with { $score }; you have { $yours }.
puzzle-wrong-taxes = Then { NAME($nation, form: "the") } goes to Taxation and { $player } wins with { $score }; you have { $yours }.
puzzle-wrong-ends_next = If { NAME($nation, form: "the") } then ends the game, { $player } wins with { $score }; you have { $yours }.
puzzle-wrong-not_yet = That does not win: { NAME($nation, form: "the") } cannot end the game with its Taxation after that.
puzzle-wrong-not_certain = That does not stop { NAME($nation, form: "the") } for certain.
puzzle-wrong-too_late = That does not win yet: { NAME($nation, form: "the") } moves next, and { $player } decides for it.
puzzle-wrong-nothing = That does not bring you any government.
puzzle-wrong-own = You already govern { NAME($nation, form: "the") }.
puzzle-wrong-other_nation = That makes you govern { NAME($nation, form: "the") }, but the question is about { NAME($other, form: "the") }.
puzzle-wrong-lent_less = { $player } keeps the government of { NAME($nation, form: "the") }: { $theirs } M lent, against { $yours } M of yours.
puzzle-wrong-chance = That wins in about { $chance } % of the cases; there is a space with about { $best } %.
puzzle-wrong-behind = That is clearly worse; there is a choice that wins in about { $best } % of the cases.
error-puzzle_steps = These are not the first steps of the answer.
