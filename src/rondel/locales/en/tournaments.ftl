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
