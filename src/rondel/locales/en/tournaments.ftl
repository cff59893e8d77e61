# Tournaments and feeds.

## Refusals

error-account_needed = You need an account for this.
error-entered = You are already taking part in this tournament.
error-not_entered = You are not taking part in this tournament.
error-not_organizer = Only the organizer of the tournament may do that.
error-too_few = A tournament needs at least { $fewest } players.
error-too_late = The last round that people can join has begun.
error-too_many_tournaments = You already have { $most } tournaments under way.
error-tournament = A tournament like this cannot be set up.
error-tournament_full = All places in this tournament are taken.
error-tournament_over = This tournament is over.
error-tournament_time = The start has to lie within the coming year.

## Feeds

feed-calendar = Rondel: your clocks
feed-clock = Your time runs out: { $table }
feed-table = { $table } on Rondel

## Lists

tournaments-title = Tournaments
tournaments-lead = Several rounds at several tables. Rondel draws the tables, starts the games, counts and ranks.
tournaments-open = Open for entry
tournaments-running = Under way
tournaments-past = Past
tournaments-none = There is no tournament yet.
tournament-account = You need an account to take part.
tournament-entered = You take part
tournament-private = Private
tournament-places = { $players } of { $most } places taken
tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
}
tournament-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-round-of = round { $round } of { $rounds }
tournament-starts = starts { $time }
tournament-state-open = Open for entry
tournament-state-running = Under way
tournament-state-over = Over
tournament-state-cancelled = Called off
tag-tournament = tournament
tournament-back = To the tournament
tournament-of-table = To the tournament of { $name }

## Setting one up

tournament-new = Set up a tournament
tournament-make = Open for entry
tournament-of = Tournament of { $name }
tournament-name = Name of the tournament
tournament-course = Course
tournament-system = Who meets whom
tournament-system-swiss = Swiss
tournament-system-balanced = Everybody
tournament-system-groups = Groups and final
tournament-system-swiss-text = Those with similar points meet, and as few as possible meet again.
tournament-system-balanced-text = Everybody meets as many others as possible, and as few as possible twice.
tournament-system-groups-text = Groups play among themselves; the last round is a final of the best of each group.
tournament-scoring = Points
tournament-scoring-rank = By rank
tournament-scoring-share = By share
tournament-scoring-rank-text = 60 for a win, none for the last place, even steps between, at tables of every size.
tournament-scoring-share-text = 100 for an even share of all points scored at the table, 200 for twice as much, and so on.
tournament-most = Players at most
tournament-rounds = Rounds
tournament-size = Players at a table
tournament-size-text = If the number does not come out even, some tables have one player more or fewer. Nobody sits out.
tournament-clock-text = Every table has a clock: a round ends when its last game does.
tournament-no-show = Wait for players who do not appear
tournament-no-show-text = Then a bot plays for them until they take over.
tournament-start = Start
tournament-start-hand = When I say so
tournament-start-full = When it is full
tournament-start-time = At a set time
tournament-join = I play, too
tournament-seen-by = Who may see it
tournament-rules = Rules at the tables

## One tournament

tournament-missing = There is no such tournament
tournament-missing-text = Perhaps it is private: then you need the whole link.
tournament-organizer = Organizer: { $name }
tournament-won = { $name } wins the tournament.
tournament-round-begun = Round { $round } has begun.
tournament-entry = Taking part
tournament-entry-open = You can enter.
tournament-entry-late = You can still enter and play from round { $round } on.
tournament-entry-full = All places are taken.
tournament-entry-closed = Nobody can enter any more.
tournament-you-wait = You take part. Your table opens as soon as the next round begins.
tournament-you-last = You take part. The last round is being played.
tournament-you-play = Your table is being played.
tournament-plan = { $tables ->
    [one] With these players: one table of { $sizes }.
   *[other] With these players: { $tables } tables of { $sizes }.
}
tournament-enter = Take part
tournament-to-table = To your table
tournament-withdraw = Withdraw
tournament-withdraw-now = Withdraw now
tournament-withdraw-sure = Your place will be free again.
tournament-withdraw-late = You keep your points and play no further round. Please finish the present game.
tournament-link = Link to this tournament
tournament-organizer-title = For the organizer
tournament-begin = Start now
tournament-player = Player
tournament-remove = Take out
tournament-call-off = Call off
tournament-call-off-sure = The tournament will not take place.
tournament-end = End after this round
tournament-end-sure = The games of this round continue and count; there will be no further round.
tournament-entrants = Entered so far
tournament-standings = Standings
tournament-place = Place
tournament-points = Points
tournament-games = Games
tournament-wins = Wins
tournament-share = Share
tournament-opponents = Opponents
tournament-direct = Direct
tournament-final = Final
tournament-group = Group { $group }
tournament-since = from round { $round } on
tournament-withdrawn = withdrawn
tournament-round = Round { $round }
tournament-round-ended = over since { $time }
tournament-tables-over = { $over } of { $all } games over
tournament-table = Table { $number }
tournament-over = over
tournament-playing = being played
tournament-draft = Draft { $place }.
tournament-absent = did not play
tournament-score = { $score ->
    [one] one point
   *[other] { $score } points
}

## How it goes

tournament-how = How it is played and counted
tournament-sizes = Tables have { $size } players, or one more or fewer; nobody sits out. The nations people begin with are spread evenly over the rounds.
tournament-ties = The order is decided by
tournament-tie-final = the place in the final
tournament-tie-points = points
tournament-tie-wins = wins; a shared win counts in part
tournament-tie-share = mean share of the score at the table (1 is an even share)
tournament-tie-opponents = mean points of the opponents met
tournament-tie-direct = the games among those still tied
tournament-tie-lot = a random draw made beforehand
tournament-absence = Absence and late entry
tournament-absence-text = If a player does not move within { $time }, a bot takes over. The seat scores no points for them until they return and move.
tournament-late = Late entrants play from the next round on, without points for the rounds missed.
tournament-late-groups = Late entrants play from the next round on, without points for the rounds missed, and cannot reach the final.
tournament-files = Files
tournament-file-standings-csv = Standings (CSV)
tournament-file-games-csv = Results of all games (CSV)
tournament-file-archive-zip = Everything, with the records of all games (zip)

## Feeds and privacy

feed-of-table = Follow as a feed (Atom)
feeds-title = Calendar
feeds-text = Your calendar program can show when your clocks run out. It uses a secret address: anyone who knows it sees these times, and the feeds of your private tables as you see them.
feeds-once = Copy the address now: it is not shown again.
feeds-address = Address of your calendar
feeds-since = There has been an address since { $time }.
feeds-make = Make an address
feeds-renew = Replace by a new one
feeds-withdraw = Withdraw
privacy-tournaments-title = Tournaments and calendar
privacy-tournaments = For a tournament, its organizer, entries, withdrawals with their times and results are stored and shown to everyone who may see the tournament. If you delete your account, your results stay without your name, so that the standings do not change. The secret address of your calendar is stored only as a digest, until you withdraw it.
