# Interface of the browser client: everything that is neither a name on the board nor a sentence about the game.

## Everywhere
loading = Loading…
still-loading = Still loading the game…
to-lobby = To the lobby
skip-to-main = Skip to the content
nav-label = Pages
nav-lobby = Play
nav-learn = Learn
nav-rules = Rules
nav-about = About
nav-settings = Profile
sign-in = Sign in
signed-in-as = Signed in as { $name }: profile and settings
games-wait = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
theme-now = { $theme ->
    [light] Light theme; switch to dark
    [dark] Dark theme; switch to the system theme
   *[other] System theme; switch to light
}
settings-language = Language
unofficial-short = An unofficial, free program. Not affiliated with the designer or the publishers.
rule-number = Rule { $rule }
rule-unknown = Rule { $rule } is not in the list.
rule-open-all = All rules
missing-title = There is no such page
missing-text = The address may be mistyped, or the page has moved.
table-missing = There is no such table
table-missing-text = Its host may have closed it, or it is private and needs the invitation link.
offline-title = The server is not responding
offline-text = Check that it is running and try again. Nothing is lost.
learn-lobby = New here? Learn the game in ten minutes
learn-lobby-about = A short lesson with real moves, then a first game with hints.
new-version = A new version is ready.
new-version-reload = Reload
new-version-later = Later
try-again = Try again
server-sorry = Something went wrong on the server. Nothing was changed; please try again.
guest-name = Guest { $number }
back = Back
save = Save
saved = Saved.
copy = Copy
play = Play
you = you
host = host
investor = Investor
investors = Investors
cash = Cash
total = Total
round = Round
chosen = chosen
your-turn = Your turn
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s

## Lobby
your-turn-in = { $count ->
    [one] Your turn in one game
    [2] Your turn in two games
    [3] Your turn in three games
   *[other] Your turn in { $count } games
}
lobby-welcome = Six Great Powers, and you own a share of each
lobby-welcome-text = You are an investor. Buy bonds, govern the nations you lend the most to, and let the others pay. Every choice shows what it will do before you make it.
lobby-two-minutes = The game in two minutes
lobby-no-turn = No game waits for you. One more?
quick-name = { $edition } against bots
quick-players = Opponents
quick-players-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
quick-bot = Level
play-edition = Play { $edition }
play-table = Play at { $name }
edition-about-imperial = Europe before the First World War: six powers, their armies, fleets and debts.
edition-about-imperial_2030 = The whole world in the twenty-first century: longer distances, canals, more open sea.
edition-short-imperial = Europe before 1914, six powers
edition-short-imperial_2030 = The world, canals, six powers
start-game = Start a game
new-table = New table
play-bots-now = Play against bots now
hot-seat = Hot seat on this screen
join-by-link = Join with a link or code
join-label = Paste the invitation
join-unreadable = This is neither a link to a table nor the code of one.
join-go = Go to the table
open-record = Open a saved record
record-name = Record
open-tables = Open tables
filter = Filter
filter-all = All
filter-edition = Game
pace = Pace
filter-players = Number of investors
filter-any-pace = Any pace
filter-any-players = Any number
filter-clear = Show all tables
investors-count = { $count ->
    [one] { $count } investor
   *[other] { $count } investors
}
join = Join
join-table = Join { $name }
no-table-open = No table is open right now.
no-table-fits = No open table matches the filter.
no-table-open-text = Open one; bots take the empty seats until other players join.
waiting-for-others = Waiting for others
your-open-tables = Your open tables
live-now = Live now
live-line = { $edition } · round { $round }
finished-games = Finished
seats-taken = { $taken } of { $all }
seat-open = Open seat
seat-open-anybody = Open seat: anyone may join
seat-bot = Bot { $name }
seat-you = You
seat-hot = Someone at this screen
seat-number = Seat { $number }
seat-name = Name at seat { $number }
hosted-by = Host: { $name }
pace-live = Live
pace-fast = Fast
pace-slow = Slow
pace-none = No clock
pace-live-clock = live { $minutes }+{ $seconds }
pace-with-time = { $pace } · { $time }

## Short words for rules that differ from the standard
variant-setup-draft = bond draft
variant-investor_card-false = no investor card
variant-cash-hidden = hidden cash
variant-gifts-own = gifts to own nations only
variant-gifts-off = no gifts
variant-bonus-increase = bonus for tax increases only
variant-max_rounds = { $value } rounds
variant-late_fleet_battles-true = late fleet battles
variant-late_fleet_battles-false = no late fleet battles
variant-status_change-false = no status change
variant-swiss_bank_income-1 = Swiss Bank income
variant-swiss_bank_without_card-additional = Swiss Bank invests twice
variant-force_without_card-false = no forced stops
variant-gift_to_force-false = no top-ups to force a stop

## Table form
table-name = Name
table-of = { $name }’s table
table-unnamed = A new table
pace-text = { $bank } each, plus { $increment } for every decision. After that a bot plays on until you return.
pace-none-text = No time limit, nothing happens automatically.
rules-of-table = Rules of this table
switch-setup = Bond draft
about-setup = Players buy their first bonds in turn instead of being dealt them.
switch-investor_card = Investor card
about-investor_card = One card decides who invests; without it, everyone may invest after every turn.
switch-cash = Hidden cash
about-cash = The other players’ cash and running scores are secret.
switch-gifts = Gifts to treasuries
about-gifts = A player may give cash to a treasury at any time.
choice-gifts-any = Any nation
choice-gifts-own = Own nations
choice-gifts-off = None
choice-swiss_bank_without_card-free_choice = Any nation
choice-swiss_bank_without_card-additional = One more bond
switch-max_rounds = End after a number of rounds
about-max_rounds = For an evening with a time limit: the game is scored as it stands.
max-rounds-number = Rounds
switch-bonus = Bonus only for tax increases
about-bonus = The government earns a bonus only when the tax has risen, not by the chart.
switch-swiss_bank_income = Swiss Bank income
about-swiss_bank_income = A Swiss Bank that does not invest receives 1 million instead.
switch-late_fleet_battles = Late fleet battles
about-late_fleet_battles = Fleets at sea may still fight while the armies move.
switch-status_change = Change of status
about-status_change = Armies may later become hostile or friendly.
switch-gift_to_force = Top up to force a stop
about-gift_to_force = A Swiss Bank may top up a treasury so that the nation can be forced to stop.
switch-force_without_card = Forced stops without the card
about-force_without_card = A Swiss Bank may force a stop on Investor.
switch-swiss_bank_without_card = Swiss Bank without the card
about-swiss_bank_without_card = What a Swiss Bank may buy after a turn.
idle-needs-no-card = Only matters without the investor card.
idle-needs-gifts = Needs gifts to treasuries.
more-options = { $count ->
    [one] One more option
   *[other] More options ({ $count })
}
auto-forced = Play forced moves automatically
auto-forced-text = If there is only one possible move, it is played at once.
seats = Seats
hot-seat-name = Player { $number }
summary = Summary
so-it-appears = This is how it looks in the lobby
who-may-see = Who may see it
everybody = Everyone
everybody-text = The table is in the lobby; anyone may join.
link-only = Link only
link-only-text = Only people with the invitation link can find it.
open-the-table = Open the table
start-now = Start the game
step-of = { $step } of { $all }
next-step-2 = Next: rules
next-step-3 = Next: seats

## Waiting room
waiting-room = Waiting room
waiting-for-seats = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
all-seats-taken = All seats are taken.
take-seat = Sit here
take-seat-number = Take seat { $number }
your-name = Your name
your-name-placeholder = How the others see you
guest-text = You play as a guest; nothing else is needed.
bot-kind = bot { $name }
host-starts = { $name } starts the game when everyone is here.
start-with-bots = { $count ->
    [one] Start; a bot takes the open seat
   *[other] Start; bots take the { $count } open seats
}
invite-title = Invitation link
invite-text = Anyone who opens it can take an open seat, even as a guest.
link-copied = Link copied.
leave-table = Leave the table
close-table = Close the table

## Sign in, profile, settings
register = Create an account
login-text = Your games and settings on every device.
register-text = A name and a password; no email address needed.
register-keeps = You keep the games you have played as a guest.
login-both = Name and password are both needed.
login-not-needed = You can also play without an account.
password = Password
password-text = At least eight characters.
sign-out = Sign out
settings-title = Profile and settings
settings-who = Name and account
guest-keep = You are a guest. Your games stay in this browser; an account keeps them permanently.
nobody-yet = You have not played here yet. You become a guest when you start your first game; or sign in.
settings-look = Appearance
settings-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
language-auto = Language of the browser
settings-motion = Motion
motion-system = System
motion-full = Full
motion-none = None
settings-play = At the table
settings-sound = Sounds
settings-sound-text = Quiet sounds for your turn, moves, battles, factories, money, bonds, taxes and the end, and when your time runs short.
settings-notify = Browser notifications
settings-notify-text = When it is your turn and you are not looking at the page.
notify-refused = The browser does not allow notifications from this page.
settings-letters = Single-letter shortcuts
settings-letters-text = U undoes, E ends a step, and so on. Enter, Esc, Tab and the arrow keys always work.
tokens-title = API keys
tokens-text = A program with this key plays as you, through the same API as this page.
token-label = What is it for?
token-label-default = Key
token-make = Create a key
token-drop = Delete
token-drop-named = Delete the key { $label }
token-once = Shown only once:

## What the server refuses, by its code
error-not_found = { $what ->
    [table] There is no such table.
    [seat] There is no such seat.
    [position] There is no such position.
    [token] There is no such key.
   *[other] There is nothing at this address.
}
error-not_your_turn = Someone else is deciding right now.
error-busy = Someone else is changing this table right now. Please try again.
error-hidden_cash = While cash is hidden, a sandbox would show it. Wait until the game is over.
error-record = { $line ->
    [0] This is not a valid game record.
   *[other] This record cannot be played; the problem is in line { $line }.
}
error-diverged = This game was played under older rules and cannot be replayed from that point.
error-too_many = Too many requests. Please wait a moment.
error-stale = The game has moved on. Here is the position as it is now.
error-other_decided = Someone else has decided since then, so it cannot be undone.
error-hidden_shown = The move has shown you something hidden, so it cannot be undone.
error-nothing_yet = There is nothing to undo.
error-not_started = This game has not started yet.
error-game_over = This game is over.
error-no_maneuver = A maneuver is planned while its fleets or armies move.
error-plan_over = The maneuver is over before all these steps.
error-not_running = This game is not running.
error-open_seats = Some seats are still open: wait, or fill them with bots.
error-started = This game has already started.
error-not_host = Only the host of the table may do that.
error-options = These options do not go together.
error-name = Names must have 1 to { $longest } visible characters.
error-chat = Messages must have 1 to { $longest } characters.
error-log_in = Please choose a name or sign in first.
error-csrf = Please reload the page and try again.
error-too_large = That is too large.
error-not_at_table = You have no seat at this table.
error-not_your_seat = That seat is not yours.
error-handed_over = A bot is playing this seat for you. Take over first.
error-seated = You already have a seat at this table.
error-full = All seats of this table are taken.
error-taken = This seat is not open.
error-closed = This server does not accept new accounts.
error-registered = You are already signed in; sign out first.
error-password = Passwords must have at least { $shortest } characters.
error-wrong_password = Wrong name or password.
error-name_taken = There already is an account with this name.
error-name_letters = Names may contain only letters that can be seen.
error-name_scripts = Names must be written in one alphabet.
error-name_words = This name contains a word that is not welcome here.
error-name_reserved = This name is reserved.
error-common_password = Others would try this password first. Please choose another one.
error-old_password = The old password is wrong.
error-guest = That needs an account.
error-by_token = API keys are for programs that play. Please sign in for that.
error-banned = You cannot take part here until { $until }. { $reason }
error-muted = For a while you can read here, but not write.
error-players_talk = Only players chat at this table.
error-accounts_talk = Spectators need an account to chat at this table.
error-nobody_talks = The chat of this table has been closed.
error-removed = The host does not want you at this table.
error-open_tables = You already have { $most } tables waiting for players.
error-not_absent = Nobody is waiting for this player.
error-has_clock = At this table the clock decides when a bot steps in.
error-too_early = Too early. A bot may step in after { $minutes } more min.
error-yourself = That is you.
error-many_reports = You have reported a lot. Please wait until a moderator has looked at it.
error-many_blocks = You already block { $most } people.
error-reason = Please say why, in up to { $longest } characters.
error-hours = The time must be between 1 and { $longest } hours.
error-is_admin = Only the command line of the server decides about administrators.
error-no_address = It is no longer known where this person came from.
error-tokens = You have too many API keys; delete one first.
error-overloaded = The server is overloaded. Please try again.
error-other_rules = The game was played under other rules (version { $rules }), and its position does not exist under the present ones (version { $now }).
error-maintenance = The server is under maintenance: games and clocks are paused, and nothing is lost. Please come back soon.
error-no_database = The database is not responding. Please try again.
error-too_many_streams = You have too many pages of this site open.
error-too_many_tables = You have too many tables that are open or running. End or remove some of them first.
error-too_many_sandboxes = You have too many sandboxes. Remove some of them first.
error-webhook_address = Nothing can be sent to this address.
error-webhook_https = The address has to begin with https://.
error-webhook_private = This address is not on the public Internet, and the operator has not allowed others.
error-webhook_account = Webhooks are for people with an account.
error-webhook_secret = The secret may contain only letters, digits and punctuation, without spaces.
error-webhook_secret_missing = Matrix needs the access token of the account that writes.
error-webhook_topic = ntfy needs the address of a topic, such as https://ntfy.sh/my-topic.
error-webhook_room = Matrix needs the internal room ID, which begins with an exclamation mark.
error-too_many_webhooks = You have { $most } webhooks. Remove one first.
error-too_many_devices = You have { $most } devices. Remove one first.
error-push_keys = This is not a valid push subscription.
error-too_many_bot_tables = Only bots play at several of your tables already. Wait until one of those games is over.
error-too_many_orders = A seat may have { $most } standing orders. Revoke one first.
error-order_unknown = This order names something that does not exist on this board.
error-order_government = Only the government of a nation can give this order.

## Rules and About
rules-title = The rules
rules-text = Both games in our own words. Messages in the game cite these numbers. A rule of one game only says so.
rules-search = Search the rules
rules-contents = Chapters
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-none = Nothing found. Try fewer words.
figure-maneuver = An army of Austria-Hungary marches from Budapest to Romania; its flag is placed there.
figure-convoy = A French army goes from Marseille over the Western Mediterranean, where a French fleet lies, to Algeria.
figure-rail = An army of Austria-Hungary goes by rail from Prague through Vienna to Trieste; a hostile Italian army closes Budapest.
figure-battle = An army of Austria-Hungary meets an Italian one in the West Balkan; each side loses one.
figure-investor = Italy lands on Investor: the treasury pays 4 for the bond of 9 and 2 for the bond of 4, so 4 of 10 remain.
figure-taxation = Austria-Hungary taxes two factories for 2 each and two flags for 1 each: 6 in all.
about-title = About Rondel
about-lead = Rondel is a free program for playing the board games Imperial and Imperial 2030 with friends and against bots, in the browser and in the terminal.
about-unofficial-title = Unofficial
about-unofficial = This is the work of people who like the games. It is not made, checked or supported by their designer or publishers. It contains none of their artwork and none of their texts: boards, symbols and the wording of the rules are our own.
about-credits = Imperial (2006) and Imperial 2030 (2009) were designed by Mac Gerdts and published by eggertspiele and PD-Verlag. The names belong to their owners. The boards are our own drawings from public-domain geography (Natural Earth).
about-buy = If you like playing here, buy the games: around a table they are better still.
about-free-title = Free, in both senses
about-free = The program is open source under the MIT license. It runs on your own machine with one command, works without the internet, and sends nothing to anyone.
about-fonts-title = Lettering
about-fonts = The letters of this page are cut from EB Garamond and Source Sans 3, both under the SIL Open Font License.
about-fonts-licenses = Their licenses
about-bots-title = Bots and records
about-bots = Bots see what a player in their seat would see. Every game can be downloaded as a record that people can read and programs can replay.
about-access-title = Accessibility
about-access = Every decision can be made with the keyboard, a screen reader, touch or the mouse. Key V in a game shows all moves as a list, and behind every drawing its figures stand as a table. Automatic tests try this with every change; nobody has tried it with a real screen reader yet. If something keeps you from playing, please tell the operator of this site.
about-api = API
about-version = Rules version { $version }

## End of a game
end-wins = { $name } wins with { $score }.
end-you-win = You win with { $score }.
end-shared = { $names } share the victory with { $score }.
end-your-place = { $place ->
    [2] You are second with { $score }.
    [3] You are third with { $score }.
    [4] You are fourth with { $score }.
    [5] You are fifth with { $score }.
   *[other] You are sixth with { $score }.
}
end-reason = { $reason ->
    [power] { NAME($nation, form: "the", start: "yes") } reached 25 power points in round { $round }.
    [max_rounds] The last round was played: { $round }.
    [agreement] The players agreed to end the game in round { $round }.
    [absence] The others ended the game in round { $round }, because a player stayed away.
    [admin] The administrator of this server ended the game in round { $round }.
    [draft] Nobody bought a bond three times in a row.
   *[other] The game ended in round { $round }.
}
end-finished = { $rounds ->
    [one] finished after one round
   *[other] finished after { $rounds } rounds
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
end-tied = Scores were tied; the tie-break decided.
end-reckoning = Final scores
end-note = Interest on the bonds held × the nation’s power factor, plus cash; all in millions. The dashed end of a bar is cash.
end-decided = What decided the game
end-decided-none = Nothing stands out in the record of this game.
end-move = move { $at }
end-government = { $after } takes over { NAME($nation, form: "the") }
end-government-from = Previously { $before }.
end-government-points = { $points ->
    [one] One power point gained.
   *[other] { $points } power points gained.
}
end-tax = { $points ->
    [one] { NAME($nation, form: "the", start: "yes") }: +{ $points } power point
   *[other] { NAME($nation, form: "the", start: "yes") }: +{ $points } power points
}
end-tax-more = { $player } collects { $tax } M in tax; { $power } points in all.
end-interest = { NAME($nation, form: "the", start: "yes") }: { $amount } M of interest
made-of = Breakdown
download-record = Download record
replay = Replay
rematch = Rematch
chart-scores = Score if it had ended then
chart-power = Power of the nations
chart-sentence = { $title }, after round { $rounds }: { $ends }.
chart-end = end
time-left = { $time } left
show-as-table = Show as table

## Privacy
former-player = Former player

privacy-title = Privacy
privacy-lead = What this server stores about you, why, and for how long. It passes nothing on unless you ask it to.
privacy-guests-title = Playing under a name
privacy-guests = You need only a name. It is stored together with your settings and the time of your last visit, which is kept to within half a day.
privacy-accounts-title = Accounts
privacy-accounts = If you create an account, your password is stored only as a hash that cannot be reversed, and each session and API key only as a digest. If you add an email address, it is stored with your account and used only for mail you ask for; other players never see it. Only the public half of a passkey is stored. A former name stays reserved for 30 days.
privacy-games-title = Games
privacy-games = Every move of a game is stored with its time, so that it can continue, be replayed and be checked. Everyone who may see a table sees the names of its players and their moves. Standing orders are stored with the game and shown to nobody but you.
privacy-chat-title = Chat
privacy-chat = What you write is stored with your name and is shown to everyone at the table. A private message is shown only to you and to those you write it to; an administrator sees it if one of them reports it. Whom you invite to a table, and who invites you, is stored until the invitation expires.
privacy-moderation-title = Reports
privacy-moderation = A report is stored together with the words it is about. Actions of administrators are logged with their reason. Both outlive the deletion of the person’s data for as long as they are needed to protect others.
privacy-addresses-title = Network addresses
privacy-addresses = Your IP address is used to limit the load of a single visitor. It is kept for a week at most, or as long as a ban by the operator lasts, and is not written to the log.
privacy-cookies-title = Cookies
privacy-cookies = There are two: one keeps you signed in, the other protects against forged requests. Your language and colors are stored in your browser. Nobody tracks you.
privacy-others-title = Other companies
privacy-others = The page loads nothing from other hosts. The server contacts others only to send the notifications you asked for: your mail provider, the maker of your browser for push messages, which are encrypted, and the services whose addresses you enter. These addresses are stored until you remove them; the content of a message is deleted once it is sent, and its entry after 30 days.
privacy-rights-title = Your data
privacy-rights = In the settings you can download everything that is stored about you, and delete it: the games stay, with “former player” instead of your name. The operator of this server helps you with anything else.
privacy-times-title = Retention
privacy-keeps-sessions =
    { $days ->
        [one] A login lasts one day.
       *[other] A login lasts { $days } days.
    }
privacy-keeps-guests =
    { $days ->
        [0] Guests are not removed.
        [one] Guests who do not come back are removed after one day, unless a game that is kept names them.
       *[other] Guests who do not come back are removed after { $days } days, unless a game that is kept names them.
    }
privacy-keeps-sandboxes =
    { $days ->
        [0] Sandboxes and lessons are not removed.
        [one] Sandboxes and lessons nobody touches are removed after one day.
       *[other] Sandboxes and lessons nobody touches are removed after { $days } days.
    }
privacy-keeps-open_tables =
    { $days ->
        [0] Tables that never started are not removed.
        [one] Tables that never started are removed after one day.
       *[other] Tables that never started are removed after { $days } days.
    }
privacy-keeps-running_tables =
    { $days ->
        [0] Unfinished games are not removed.
        [one] Games in which nobody moves any more are removed after one day.
       *[other] Games in which nobody moves any more are removed after { $days } days.
    }
privacy-keeps-finished_tables =
    { $days ->
        [0] Finished games are kept permanently.
        [one] Finished games are removed after one day.
       *[other] Finished games are removed after { $days } days.
    }
privacy-keeps-chat =
    { $days ->
        [0] Chat is not removed.
        [one] Chat at quiet tables is removed after one day.
       *[other] Chat at quiet tables is removed after { $days } days.
    }
