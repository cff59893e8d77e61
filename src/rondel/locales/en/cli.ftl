# The command line.

hidden = ?
group-mark = ,
decimal-mark = { "." }
name-alone = Player
name-player = Player { $number }

## Help of the commands

help-app =
    Play Imperial and Imperial 2030 in the browser, in the terminal and from Python.

    Without a command the game server starts and opens the browser.

    Example: rondel play --seats human,greedy,random
help-play =
    Play a whole game in the terminal, against bots or with others at one keyboard.

    Type the number of an action or its text, ? for the rule, help for everything else. The game is saved after every decision.

    Example: rondel play --edition imperial_2030 --seats human,greedy,random
help-simulate =
    Play bots against each other and show how often each wins.

    The same seed gives the same games, whatever the number of workers. A bot that fails loses that game.

    Example: rondel simulate --bots greedy,random,random,random --games 200 --workers 2
help-match =
    Play programs that speak JSON lines over standard input and output against bots and each other.

    Seats rotate. A program that is late, unclear or against the rules is asked again; then the fallback plays, and one that fails too often forfeits the game.

    Example: rondel match --program "python3 examples/agent.py" --bots greedy,random,random --games 8
help-mcp =
    Let an assistant play: a server of the Model Context Protocol over standard input and output.

    Example, as the assistant's settings name it: command rondel, arguments mcp
help-work =
    Resume a run that rondel simulate --out has begun.

    Finished games are not played again; missing ones are.

    Example: rondel work run --workers 2
help-replay =
    Check a record and show the position it leads to.

    Example: rondel replay game.rondel --at 62
help-analyse =
    Review a game: win probabilities, turning points with the better move, accuracy, and the game in a paragraph.

    Example: rondel analyze game.rondel --report review.html
help-ending =
    Show who would win if the game ended now, what each nation’s Taxation would do, and what each nation still needs.

    Example: rondel ending game.rondel --at 448 --nation germany
help-puzzle =
    Solve a puzzle: a position from a game, a question, one best answer. Without an id it is the puzzle of the day.

    Examples: rondel puzzle, rondel puzzle --grade 3
help-bench =
    Measure the engine: decisions and games per second, copy, view, replay.

    Example: rondel bench --json
help-rules =
    Print a rule by its number, a chapter, or every rule that contains a word.

    Examples: rondel rules R8.7, rondel rules R8, rondel rules convoy
help-bots =
    List the bots, weakest first.

    Example: rondel bots
help-editions =
    List the games that can be played and the options they have.

    Example: rondel editions
help-serve =
    Start the game server and open the browser.

    Example: rondel serve --port 8080 --no-browser
help-admin =
    Administer a game server: games and users.

    Example: rondel admin games
help-admin-games =
    List the games on the server.

    Example: rondel admin games --state running
help-admin-end =
    End a game early; it is scored as it stands.

    Example: rondel admin end 3f6c
help-admin-export =
    Print the record of a game.

    Example: rondel admin export 3f6c > game.rondel
help-admin-promote =
    Make a user an administrator.

    Example: rondel admin promote Ada
help-admin-backup =
    Write a copy of the database to a file, also while the server runs.

    Example: rondel admin backup /var/backups/rondel.sqlite3
help-admin-restore =
    Put a backup in place of the database, also while the server runs.

    Example: rondel admin restore /var/backups/rondel.sqlite3
help-admin-check =
    Replay every game against its log and report inconsistencies.

    Example: rondel admin check --repair
help-admin-maintenance =
    Turn maintenance mode on or off: while it is on, moves are refused and clocks stand still.

    Example: rondel admin maintenance on
help-admin-sweep =
    Delete expired data now, by the retention settings; a running server does so every hour.

    Example: rondel admin sweep
help-admin-mail =
    Send a test mail with the current settings and print the mail server’s answer.

    Example: rondel admin mail ada@example.org
help-admin-archive =
    Recompute the results of all finished games; correct ones stay unchanged.

    Example: rondel admin archive
help-admin-ratings =
    Rate new games in the archive; a running server does so automatically. With --recompute all ratings are computed again
    from the archive, with the same result.

    Example: rondel admin ratings --recompute
help-admin-people =
    Find people by name; without a name list administrators and those who are banned or muted.

    Example: rondel admin people Ada
help-admin-mute =
    Mute a user for a number of hours: they can read but not chat. 0 lifts it.

    Example: rondel admin mute Ada --hours 24 --why spam
help-admin-ban =
    Ban a user for a number of hours; bots take over their seats. 0 lifts it.

    Example: rondel admin ban Ada --hours 72 --why insults
help-admin-ban-address =
    Ban guests from an IP address for a number of hours; 0 lifts it.

    Example: rondel admin ban-address 192.0.2.7 --hours 12
help-admin-rename =
    Rename a user, at all tables, too.

    Example: rondel admin rename "#12" "Player 12"
help-admin-demote =
    Revoke a user’s administrator rights.

    Example: rondel admin demote Ada
help-admin-reset =
    Create a one-time link with which a user can choose a new password.

    Example: rondel admin reset Ada
help-admin-password =
    Set a one-time password for a user; ends all their sessions.

    Example: rondel admin password Ada
help-admin-transfer =
    Make the player on a seat the host of the table.

    Example: rondel admin transfer 3f6c 2
help-admin-chat =
    Show the chat of a table with line numbers.

    Example: rondel admin chat 3f6c
help-admin-hide =
    Hide a line of the chat.

    Example: rondel admin hide 812 --why insult
help-admin-restore-line =
    Show a hidden line of the chat again.

    Example: rondel admin restore-line 812
help-admin-reports =
    List the reports of users.

    Example: rondel admin reports
help-admin-settle =
    Mark a report as dealt with.

    Example: rondel admin settle 7 --why muted
help-admin-log =
    Show the log of administrators’ actions with their reasons.

    Example: rondel admin log
help-admin-status =
    Show the server’s status: health, load, queues, users, games and processes.

    Example: rondel admin status
help-admin-addresses =
    List the IP addresses whose guests are banned.

    Example: rondel admin addresses
help-admin-rename-table =
    Rename a table.

    Example: rondel admin rename-table 3f6c "Table 12"
help-admin-remove =
    Delete a table with its game and chat.

    Example: rondel admin remove 3f6c --why spam
help-admin-talk =
    Set who may chat at a table: nobody, players, accounts or everybody.

    Example: rondel admin talk 3f6c players
help-admin-forget =
    Delete a user’s personal data on request; games stay, without the name.

    Example: rondel admin forget "#12" --why asked
help-admin-data =
    Print all data stored about a user, as JSON.

    Example: rondel admin data Ada
help-version = Print the version.

## Help of arguments and options

help-argument-run = The folder of the run.
help-argument-rule = Number of a rule or chapter, or words to search for.
help-argument-file = A record (*.rondel).
help-argument-puzzle = The id of a puzzle.
help-argument-game = The id of a game.
help-argument-person = The name of a user.
help-argument-backup = The file of the backup.
help-argument-mail = The address to write to.
help-argument-maintenance = on or off.
help-option-recompute = recompute all ratings from the archive
help-option-repair = Repair what follows from the log of a game.
help-argument-anybody = The name of a user, or a number as rondel admin people shows it, for example #12.
help-argument-search = Part of a name.
help-argument-address = An IP address.
help-argument-new-name = The new name.
help-argument-seat = The number of a seat, from 1.
help-argument-line = The number of a line, as rondel admin chat shows it.
help-argument-report = The number of a report.
help-argument-talk = nobody, players, accounts or everybody.
help-option-why = The reason; it is written to the log.
help-option-hours = For how many hours; 0 lifts it.
help-option-address = Also keep guests from the same address away.
help-option-settled = Only reports that have been dealt with.
help-option-lang = Language: { $known }. Default: that of your machine.
help-option-edition = Which game: imperial or imperial_2030.
help-option-option = An option of the game, for example setup=draft. May be given several times; rondel editions lists them.
help-option-seats = Who plays which seat: human or the name of a bot, separated by commas.
help-option-players = How many players, 2 to 6. The last name given fills the remaining seats.
help-option-names = Names of the players, separated by commas.
help-option-play-seed = Deals the cards; the same number deals the same cards.
help-option-plain = No boxes and no colors: whole sentences, for screen readers and simple terminals.
help-option-load = Continue a saved game.
help-option-continue = Continue the last game on this machine.
help-option-save = Where to save the game.
help-option-at = Show the position after this many actions and gifts.
help-option-replay-json = Print the position as JSON.
help-option-analyse-at = Explain the position after this many actions and gifts instead.
help-option-analyse-report = Write the review as a page with a graph.
help-option-analyse-json = Write the review as JSON to a file, or - for standard output.
help-option-effort = How thoroughly decisions are judged; 1 takes about half a minute, and time grows with it.
help-option-ending-nation = Write out the sums of this nation’s Taxation.
help-option-ending-seat = With hidden cash: what the player in this seat knows, from 1.
help-option-ending-json = Print the report as JSON.
help-option-daily = The puzzle of the day, the same for everybody (UTC).
help-option-grade = Any puzzle of this difficulty, 1 to 5.
help-option-bench-json = Print the figures as JSON.
help-option-bench-games = Random games per edition and run.
help-option-bots = Bots by name or as package.module:ClassName, separated by commas.
help-option-games = How many games.
help-option-seed = The same seed gives the same games.
help-option-workers = How many processes play the games.
help-option-timeout = Seconds a bot may take for one decision; default 10, 0 means no limit.
help-option-program = The command that starts a program; may be repeated.
help-option-deadline = Seconds a program has for each answer.
help-option-attempts = How often a program is asked for the same decision.
help-option-listing = Whether a program gets the list of legal actions: always, after_refusal or never.
help-option-fallback = What plays when every attempt failed: random, decline, the name of a bot, or none to forfeit.
help-option-prompts = Also send each position as a prompt for a language model.
help-option-thinking-time = Time limit in seconds for a hard decision of a searching bot; default: the bot’s own limit.
help-option-out = Store the simulation as a run: a folder with a manifest and the games as a dataset. Repeat the command to resume it.
help-option-shard = How many games a file of the run has; default: at most 200.
help-option-engine = Who plays the run: local, dask://host:port or ray://host:port.
help-option-json = Write the results as JSON to a file, or to standard output with -.
help-option-records = Write one record per game to this folder.
help-option-report = Write an HTML page with charts.
help-option-host = The address to listen on; default 127.0.0.1. With 0.0.0.0 other machines can connect.
help-option-port = The port to listen on; default 8000.
help-option-no-browser = Do not open a browser.
help-option-database = sqlite:///file or postgresql://… ; default: a file in the current folder.
help-option-server-workers = How many server processes (more than one needs PostgreSQL).
help-option-state = Only games in this state: open, running or over.

## Refusals

refused-no-file = There is no file { $file }.
refused-not-text = { $file } is not a text file.
refused-file = { $file } cannot be used: { $reason }.
refused-language = There is no language { $lang }; choose one of { $known }.
refused-edition = There is no edition { $name }; there are { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
  }
refused-option-form = An option is written key=value, for example setup=draft; { $word } is not.
refused-bot = There is no bot { $name }; there are { $known }, or package.module:ClassName.{ $near ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
  }
refused-bot-load = The bot { $name } cannot be used: { $reason }
refused-no-bots = Name at least one bot.
refused-players = The game is for 2 to 6 players, not { $count }.
refused-too-many = { $names } seats are named, but there are only { $count } players.
refused-names = { $names } names are given, but there are only { $seats } seats.
refused-number = There is no action { $number }; the last one is { $last }.
refused-puzzle = There is no puzzle { $id }.
refused-puzzles = Name a puzzle, or --daily, or --grade: one of these.
refused-why = Name the action, for example: why rondel taxation
refused-undo-gift = A gift is final; it cannot be undone (R6.5).
refused-undo-other = { $player } has decided since then; nothing before that can be undone.
refused-undo-nothing = You have not decided anything yet that could be undone.
refused-give = Say to which nation and how much, for example: give italy 2
refused-no-rule = No rule mentions { $word }.
refused-at = The record has { $last } actions and gifts; { $at } is too far.
refused-at-report = --report is about the whole game; it does not go with --at.
refused-seat = There is no seat { $seat }; the last one is { $last }.
refused-nation = There is no nation called { $nation }; there are: { $known }.
refused-with-out = { $option } cannot be combined with --out: a run has no clock and keeps its games as a dataset.
refused-without-out = { $option } needs --out: it belongs to a run.
refused-worker-died = Worker processes stopped unexpectedly { $deaths } times in a row, probably because of a bot or for lack of memory. Games finished before: { $games }; no results were written.

## rondel play

play-welcome = Type the number or the text of an action (Tab completes). ? shows the rule, help the commands; quit saves and leaves.
play-heading = { $title }, round { $round }
play-hint = Type a number from the list, or help.
play-help =
    A number or the text of an action plays it; Tab completes texts.
    ?              the rule behind this decision (? R8.7 or ? convoy: another one)
    list           the actions again
    show           the whole position
    why ACTION     why an action is not offered
    hint           what a bot would do, and why
    undo           undo your last decision
    give NATION N  give N million of your cash to a treasury
    log [N]        what happened last
    save [FILE]    save the game
    load [FILE]    continue a saved game
    quit           save and leave
play-advice = A strong bot would choose { $number }: { $action }. { $reason }
play-advice-margin = { $points ->
    [0] The next-best choice is about as good.
    [one] With the next-best choice, the chance to win is 1 percentage point lower.
   *[other] With the next-best choice, the chance to win is { $points } percentage points lower.
  }
play-undone = Undone.
play-why-offered = This action is offered: you may choose it.
play-remedies = What would make it possible: { $remedies }.
play-log-empty = Nothing has happened yet.
play-saved = Saved in { $file }.
play-quit = The game is saved in { $file }. To continue: rondel play --load { $file }
play-bot-failed = { $player } failed ({ $reason }) and moves at random this time.
play-over = The game is over
play-rank = { $place }. { $player }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }
play-winners = { $count ->
    [1] { $winners } wins.
   *[other] Shared victory: { $winners }.
  }
play-record = The record is in { $file }.

## Position

column-nation = Nation
column-government = Government
column-treasury = Treas.
column-power = Power
column-rondel = Rondel
column-tax = Tax
column-interest = Int.
column-supply = A/F/flags
column-player = Player
column-cash = Cash
column-score = Score
column-bonds = Bonds
column-role = Role
off-rondel = not yet placed
role-government = governs { $nations }
role-swiss_bank = holds a Swiss Bank
role-investor_card = holds the investor card
plain-nation = { $nation }: government { $government }, treasury { $treasury } M, power { $power }, factor { $factor }, rondel { $rondel }, tax { $tax }, interest { $interest }; left in supply { $armies ->
    [one] 1 army
   *[other] { $armies } armies
  }, { $fleets ->
    [one] 1 fleet
   *[other] { $fleets } fleets
  }, { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
  }.
plain-player = { $player }: cash { $cash } M, score { $score }; bonds { $bonds }; { $role }.
holding-factories = Factories
holding-armies = Armies
holding-fleets = Fleets
holding-flags = Flags
holding-occupied = { " (occupied)" }
holding-army = { $region } { $count }{ $stance ->
    [hostile] { " hostile" }
    [friendly] { " friendly" }
   *[own] { "" }
  }
holding-fleet = { $region } { $count }{ $place ->
    [harbour] { " in port" }
   *[sea] { "" }
  }

## What an action would change

act-rondel-distance = { " (" }{ $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  }{ $price ->
    [0] {")"}
   *[other] {", "}{ $price } M{")"}
  }
effect-ends = ends the game
effect-nothing = changes nothing
effect-government = { $after } takes { NAME($nation, form: "the") } from { $before }
effect-government-first = { $after } governs { NAME($nation, form: "the") }
effect-swiss_bank = { $player } gets a Swiss Bank
effect-swiss_bank-lost = { $player } loses the Swiss Bank
effect-treasury = { $nation ->
    [own] treasury { $before } → { $after }
   *[other] treasury of { NAME($nation, form: "the") } { $before } → { $after }
  }
effect-power = { $nation ->
    [own] power { $before } → { $after }
   *[other] power of { NAME($nation, form: "the") } { $before } → { $after }
  }
effect-tax = { $nation ->
    [own] tax { $before } → { $after }
   *[other] tax of { NAME($nation, form: "the") } { $before } → { $after }
  }
effect-cash = { $player ->
    [you] your cash { $before } → { $after }
   *[other] { $player }’s cash { $before } → { $after }
  }
effect-score = { $player ->
    [you] your score { $before } → { $after }
   *[other] { $player }’s score { $before } → { $after }
  }
effect-asks = { $players } will be asked
group-army = { $stance ->
    [hostile] Your army (hostile) { NAME($origin, form: "from") } to
    [friendly] Your army (friendly) { NAME($origin, form: "from") } to
   *[any] Army { NAME($origin, form: "from") } to
  }
group-fleet = Fleet { NAME($origin, form: "from") } to
group-buy = Buy a bond of { NAME($nation, form: "the") }
group-raise = Increase { $nation } { $old } to
group-bond = { $face } for { $price } M

## rondel replay, editions

replay-heading = { $title }, round { $round }, after { $version } actions
analyse-progress = Analysis
analyse-written = The page was written: { $file }
replay-other-rules = This record was played under rules { $rules }; it is replayed under rules { $now }.
replay-other-result = Under these rules it ends with other scores than the record says.
editions-nations = Nations in turn order: { $nations }
editions-regions = { $home } home provinces, { $land } other land regions, { $sea } seas
editions-options = Options, the default first (--option key=value)

## rondel bots

bots-own = Your own bot is named package.module:ClassName.

## rondel simulate

match-faults = { $name }: { $faults }; decisions left to the fallback: { $fallbacks }
simulate-progress = Games
simulate-speed = { $speed } games/s
simulate-bot = Bot
simulate-games = Games
simulate-wins = Wins
simulate-rate = Rate
simulate-interval = 95%
simulate-score = Score
simulate-rank = Rank
simulate-time = ms/dec.
simulate-failures = Failed
simulate-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $rounds } rounds on average, { $longest } at most; { $decisions } decisions per game; { $unfinished } stopped at the round limit.
simulate-failure = { $bot } lost { $what }
report-title = { $title }: simulated games
report-intro = { $games } games with { $players } players each, seed { $seed }. Seats rotate from game to game; a bot that sits in several seats counts once for each.
report-wins = Win rate with 95% interval
report-scores = Mean score, with the range of the middle 80%
report-length = Length of the games
report-rounds = rounds
report-power = Power points at the start of each round, mean of the games still running
report-options = Options: { $options }. Games stopped at the round limit: { $unfinished }.

## rondel bench

bench-measuring = Measuring
bench-what = Median of three runs
bench-decisions_per_second = decisions per second
bench-games_per_second = random games per second
bench-decisions_per_game = decisions per game
bench-copy_us = copy, µs
bench-view_us = view, µs
bench-to_json_us = state to JSON, µs
bench-replay_ms = replay of one record, ms
bench-replay_decisions = … its decisions
bench-record_bytes_per_1000 = record, bytes per 1,000 decisions
bench-record_gzip_bytes_per_1000 = … gzipped
bench-state_bytes = state as JSON, bytes
bench-late_to_early = cost per decision, last third : first third
bench-decisions_to_chess_moves = decisions/s : python-chess moves/s
bench-copy_to_chess_copy = copy : python-chess copy
bench-fast_playouts_per_second = fast core: decisions per second in playouts
bench-fast_two_threads = … two threads : one
bench-fast_steps_per_second = fast core: decisions per second from Python
bench-fast_copy_us = fast core: copy, µs
bench-fast_copy_from_us = … into an existing position, µs
bench-fast_late_to_early = fast core: cost per decision, last third : first third
bench-expert_decisions_per_second = expert: decisions per second
bench-fast_steps_to_game = fast core from Python : engine
bench-fast_copy_to_game_copy = fast core copy : engine copy
bench-playouts_to_chess_moves = playouts, decisions/s : python-chess moves/s
bench-core =
    { $form ->
        [compiled] The fast core runs compiled.
        [checked] The fast core runs compiled, with every access checked.
       *[pure] The fast core runs as plain Python.
    }
bench-chess = python-chess in the same run: { $moves } random moves per second, copy { $copy } µs.
bench-no-chess = python-chess is not installed, so there is nothing to compare with (pip install chess).

## rondel admin

admin-no-games = There are no games.
admin-ended = The game { $game } is now over.
admin-promoted = { $person } is now an administrator.
admin-backed-up = The backup { $file } has been written ({ $size } KB).
admin-restored = The backup { $file } is in place.
admin-restored-former = What was there before is in { $file }.
admin-check-progress = Games checked
admin-check-damaged = { $game } is damaged:
admin-check-repairable = { $game } can be repaired (--repair):
admin-check-repaired = { $game } has been repaired:
admin-check-other_rules = { $game } was played under other rules:
admin-check-busy = { $game } could not be checked:
admin-checked = Games checked: { $games }. Not sound: { $bad }.
admin-check-failed = Games that are not sound: { $bad }.
admin-maintenance-on = Maintenance is on: games rest, clocks stand still.
admin-maintenance-off = Maintenance is off: games continue.
admin-archived =
    { $games ->
        [one] One finished game
       *[other] { $games } finished games
    }, { $changed ->
        [0] nothing to put right.
       *[other] put right: { $changed }.
    }
admin-rated =
    { $games ->
        [0] No new games.
        [one] One game checked.
       *[other] { $games } games checked.
    }
admin-swept = Removed: { $count }.
admin-mailed = The mail server has taken the mail to { $address }.
admin-mail-subject = Rondel sends mail
admin-mail-text = This mail was sent by rondel admin mail. If you can read it, mail works.
admin-done = Done.
admin-nothing = There is nothing to show.
admin-password = One-time password for { $person }: { $password } (three days; whoever uses it chooses a new one)
admin-reset = Link for { $person } (three days, works once): { $link }
