# At the table: settings, private talk.

## Refusals

error-back_already = You have said so already. Now it is time to decide.
error-declined = This person has declined.
error-delay = Spectators can be up to { $most } moves or minutes behind.
error-invited_enough = { $name } has enough invitations at the moment.
error-no_private_talk = At this table everybody reads everything.
error-no_spectators = Nobody watches this game. It can be seen when it is over.
error-nobody_there = There is no player who could read this.
error-not_over = This game is not over yet.
error-players_talk_privately = Only players write to each other in private.
error-there_already = This person sits at this table or is invited already.

## Lines of the log

event-absence_settled =
    { $choice ->
        [wait] { $player } is away. The others keep waiting.
       *[bot] { $player } is away. A bot plays until { $player } is back.
    }
event-resigned = { $player } has resigned. A bot plays on.

## Settings of a table

table-settings = Settings of this table
save-as-standard = Save as my standard
saved-as-standard = New tables now begin with these settings.
own-clock = Set the clock yourself
clock-bank = Time to begin with
clock-unit = Unit
clock-unit-minutes = minutes
clock-unit-hours = hours
clock-unit-days = days
clock-increment = Seconds added for every decision
clock-zero = When the time is up
clock-zero-bot = a bot plays on
clock-zero-pass = the player passes
spectators = Spectators
spectators-now = Yes
spectators-later = Delayed
spectators-never = No
spectators-now-text = Anyone who can see the table can watch the game as it is played.
spectators-later-text = Spectators see the game as it was then: position, log and what the players say.
spectators-never-text = Only the players see the game until it is over.
delay = Behind by
delay-by = Moves or minutes
delay-moves = moves
delay-minutes = minutes
private-talk = Private talk
private-talk-text = Players may also write to one or some of the others only.
confirm-moves = Ask before every move
confirm-moves-text = A move is shown first and sent when it is confirmed.
confirm-table = As the table says
confirm-always = Always
confirm-never = Never
replacement = Bot for those who are away
replacement-text = Plays for players who resign, stay away or run out of time.
card-no-spectators = no spectators
card-later-moves =
    { $count ->
        [one] watch one move later
       *[other] watch { $count } moves later
    }
card-later-minutes =
    { $count ->
        [one] watch one minute later
       *[other] watch { $count } minutes later
    }
card-private-talk = private talk
card-confirm = moves confirmed
spectator-later-moves =
    { $count ->
        [one] You are watching, one move behind.
       *[other] You are watching, { $count } moves behind.
    }
spectator-later-minutes =
    { $count ->
        [one] You are watching, one minute behind.
       *[other] You are watching, { $count } minutes behind.
    }
no-spectators = Nobody watches this game

## Invitations

invite-by-name = Invite a player by name
invite-by-name-text = The seat is reserved for three days. Guests have no name of their own: send them the link.
invite-name = Name of an account
invite = Invite
invite-sent = { $name } is invited.
invited-waiting = invited, has not answered
invite-withdraw = Withdraw
invite-withdraw-name = Withdraw the invitation to { $name }
seat-invite = Invite by name
seat-invited = Who is invited to seat { $number }
seat-kept = Reserved for an invited player
seat-kept-for = Reserved for { $name }, who is invited
my-invitations = Invitations
invitation-from = { $name } invites you to “{ $table }”.
invitation-accept = Accept
invitation-decline = Decline

## Private talk

chat-to = Who reads this
chat-to-all = Everybody
chat-to-only = Only for { $name }
chat-placeholder-private = Private message …
private-to = Private, to { $names }

## Absence and resigning

away-go-on = Go on without { $player } …
away-title = Everybody is waiting for { $name }
away-bot = Let a bot play
away-wait = Go on waiting
away-end = End the game
away-count = { $votes } of { $needed } votes
away-rule = More than half of the others decide. When the player is back, the votes are void.
away-rule-alone = As the host you decide alone whether a bot plays or all wait. To end the game takes more than half of the others.
back-here = I am here
back-said = The others know that you are here.
resign = Resign …
resign-sure = A bot plays your seat to the end. You can watch, but not come back, and the result is yours.
resign-now = Resign permanently
