# Notices: what people are told in the page, by mail, on devices and by webhooks, and how they choose it.

## What happened

notice-your_turn = It is your turn at “{ $table }”.
notice-clock_low = Your clock at “{ $table }” is running low: { $minutes ->
        [one] one minute is left.
       *[other] { $minutes } minutes are left.
    }
notice-clock_low-hours = Your clock at “{ $table }” is running low: { $hours ->
        [one] one hour is left.
       *[other] { $hours } hours are left.
    }
notice-game_started = The game at “{ $table }” has begun.
notice-game_ended = The game at “{ $table }” is over.
notice-invited = { $by } invites you to “{ $table }”.
notice-mentioned = { $by } mentioned you at “{ $table }”: { $text }
notice-whispered = { $by } has written to you alone at “{ $table }”.
notice-table_opened = { $name } has opened “{ $table }”, a table like the ones you want.
notice-tournament_round = Round { $round } of “{ $tournament }” has begun.

notice-kind-your_turn = Your turn
notice-kind-clock_low = Clock running low
notice-kind-game_started = Game started
notice-kind-game_ended = Game over
notice-kind-invited = Invitation
notice-kind-mentioned = Mentioned in chat
notice-kind-table_opened = Table you wait for
notice-kind-tournament_round = Tournament round

## What is asked, after the name of the nation: "Italy: choose a rondel space"

notice-question = { $nation }: { $question }.
notice-question-draft = choose a bond
notice-question-rondel = choose a rondel space
notice-question-swiss_bank = stop it on Investor or let it pass
notice-question-factory = choose a place for the factory
notice-question-production = choose the factories that produce
notice-question-import = place the units
notice-question-fleets = move the fleets
notice-question-canal = allow or refuse the passage
notice-question-stance = hostile or friendly
notice-question-arrival = fight or offer peace
notice-question-ask = choose whom to ask first
notice-question-challenge = answer the challenge
notice-question-armies = move the armies
notice-question-flags = choose where the flag goes
notice-question-invest = choose an investment

## Mails

notice-digest-subject = { $count ->
        [one] One thing happened at your tables
       *[other] { $count } things happened at your tables
    }
notice-picture = The board of “{ $table }” as it stands now
notice-open-table = Open the table
notice-open-lobby = Open Rondel
notice-why = You get this mail because you asked for it in your settings.
notice-stop-kind = No more mails of this kind
notice-stop-all = No more mails at all
notice-change = Change what you are told

## The bell

notices = Notices
notices-new = { $count ->
        [0] Notices, nothing new
        [one] Notices, one new
       *[other] Notices, { $count } new
    }
notices-none = Nothing has happened yet.
notices-settings = How I am told

## Settings

notices-about = Once per turn, and never while you are looking at the table.
notices-first = You are told in the page. Choose below if you want to be told by mail or on this device, too.
notices-hint = Rondel can tell you that it is your turn, even when the page is closed.
notices-hint-away = No, thank you
notices-kinds = What you are told, and how
notices-page = Page
notices-push = Devices
notices-mail = Mail
notices-mail-off = This server sends no mail.
notices-mail-unconfirmed = Mail needs a confirmed address.
notices-delay = Wait before telling me
notices-delay-about = If you come to the table before, you are not told.
notices-delay-now = At once
notices-delay-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
notices-delay-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
notices-quiet = Quiet hours
notices-quiet-about = What happens in these hours is told when they are over. The list in the page is not affected.
notices-quiet-from = From
notices-quiet-until = Until
notices-zone = Time zone
notices-digest = One mail a day
notices-digest-about = All mails of a day in one. A clock running low is always told by itself.
notices-digest-hour = At
notices-tables = Tables with other choices
notices-as-usual = As usual
notices-saved = Saved.
notices-here = Notices of this table
notices-mute = Tell me nothing about this table
notices-devices = Devices
notices-devices-about = These browsers show notices even when the page is closed.
notices-device-add = Tell me on this device
notices-device-denied = The browser does not allow notices from this page.
notices-device-none = This browser cannot show notices of a closed page.
notices-webhooks = Webhooks
notices-webhooks-about = Notices to Discord, Slack, ntfy, Matrix or a program of your own.
notices-webhook-kind = Service
notices-webhook-label = Name
notices-webhook-address = Address
notices-webhook-secret = Secret or token
notices-webhook-room = Room
notices-webhook-key = The key of the signature, shown only now: { $secret }
notices-webhook-add = Add webhook
notices-test = Test
notices-test-text = This is a test of Rondel.
notices-test-taken = { $name }: taken. The other side answered: { $answer }
notices-test-refused = { $name }: not taken. The other side answered: { $answer }
notices-test-failed = { $name }: not sent. { $answer }
notices-test-mail = Send me a test mail
notices-remove = Remove

## A link in a mail

unsubscribe-title = No more mails
unsubscribe-ask-kind = Stop mails of the kind “{ $kind }”?
unsubscribe-ask-all = Stop all mails about your games?
unsubscribe-do = Stop these mails
unsubscribe-done-kind = Done. { $name }, you get no more mails of the kind “{ $kind }”.
unsubscribe-done-all = Done. { $name }, you get no more mails about your games.
unsubscribe-other = Everything else stays as it was; your settings have the rest.

error-unsubscribe = This link was not made by this server, or it was altered.
error-time_zone = There is no such time zone.
error-quiet_hours = Quiet hours need a beginning and an end.

## Privacy

privacy-notices-title = Notices
privacy-notices = What happened at your tables is stored for you as a list. Mails, messages to your devices and webhooks leave this server only if you ask for them in your settings: a mail goes to your mail provider, a message to the maker of your browser, encrypted, and a webhook to the address you enter.
privacy-keeps-notices =
    { $days ->
        [0] Notices are not removed.
        [one] Notices are removed after one day.
       *[other] Notices are removed after { $days } days.
    }
