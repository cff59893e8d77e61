# Notifications in the page, by mail, push and webhook, and their settings.

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
notice-kind-table_opened = Table alert
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
notice-change = Notification settings

## The bell

notices = Notifications
notices-new = { $count ->
        [0] Notifications, none new
        [one] Notifications, one new
       *[other] Notifications, { $count } new
    }
notices-none = No notifications yet.
notices-settings = Notification settings

## Settings

notices-about = Once per turn, and never while you have the table open.
notices-first = Notifications appear in the page. Choose below if you also want them by mail or on this device.
notices-hint = Rondel can notify you when it is your turn, even when the page is closed.
notices-hint-away = No, thanks
notices-kinds = What to notify me about
notices-page = Page
notices-push = Devices
notices-mail = Mail
notices-mail-off = This server sends no mail.
notices-mail-unconfirmed = Mail needs a confirmed address.
notices-delay = Delay
notices-delay-about = You are not notified if you open the table before.
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
notices-quiet-about = Notifications of these hours are sent afterwards. The list in the page is not affected.
notices-quiet-from = From
notices-quiet-until = Until
notices-zone = Time zone
notices-digest = One mail a day
notices-digest-about = All mails of a day in one. Low-clock warnings are always sent separately.
notices-digest-hour = At
notices-tables = Tables with their own settings
notices-as-usual = As usual
notices-saved = Saved.
notices-here = Notifications of this table
notices-mute = No notifications from this table
notices-devices = Devices
notices-devices-about = These browsers show notifications even when the page is closed.
notices-device-add = Notify me on this device
notices-device-denied = The browser does not allow notifications from this page.
notices-device-none = This browser cannot show notifications while the page is closed.
notices-webhooks = Webhooks
notices-webhooks-about = Notifications to Discord, Slack, ntfy, Matrix or your own program.
notices-webhook-kind = Service
notices-webhook-label = Name
notices-webhook-address = Address
notices-webhook-secret = Secret or token
notices-webhook-room = Room
notices-webhook-key = The signing key, shown only now: { $secret }
notices-webhook-add = Add webhook
notices-test = Test
notices-test-text = This is a test of Rondel.
notices-test-taken = { $name }: delivered. The service answered: { $answer }
notices-test-refused = { $name }: rejected. The service answered: { $answer }
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

privacy-notices-title = Notifications
privacy-notices = What happened at your tables is stored for you as a list. Mails, messages to your devices and webhooks leave this server only if you ask for them in your settings: a mail goes to your mail provider, a message to the maker of your browser, encrypted, and a webhook to the address you enter.
privacy-keeps-notices =
    { $days ->
        [0] Notifications are not removed.
        [one] Notifications are removed after one day.
       *[other] Notifications are removed after { $days } days.
    }
