# Archive: all my games, people, ratings, statistics of the field.

## All my games

archive-title = My games
archive-pages = Pages of games
archive-newer = Newer
archive-older = Older
archive-page = { $page } of { $pages }
archive-removed = Table removed
archive-by-agreement = Ended by agreement
archive-by-admin = Ended by an administrator
archive-by-absence = Ended because a player was away
archive-won = Won
archive-place = Place { $place }
archive-line = { $edition } · { $day } · { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
archive-private = private
archive-rated = rating { $rating }
archive-record = Download the record
archive-records = Download all records (zip)
archive-nobody = Your games are saved under your name.
archive-text = Search
archive-opponent = Opponent
archive-result = Result
archive-result-won = Won
archive-result-lost = Not won
archive-result-unfinished = Ended early
archive-from = From
archive-to = Until
archive-day = Day
archive-count = { $count ->
        [0] No games
        [one] One game
       *[other] { $count } games
    }
archive-none = Nothing here yet. Your games appear here as soon as they are over.
archive-none-found = No game matches your search.

## People

person-title = Player
person-mine = My profile
person-unknown = There is nobody of this name, or this profile is not public.
person-shown = What others see of you
person-shown-nothing = Nothing
person-shown-ratings = Ratings
person-shown-games = Games, too
person-shown-nothing-text = Only you see this page, and you are not listed among the ratings.
person-shown-ratings-text = Others see your name and your ratings, but not your games.
person-shown-games-text = Others also see your public games and what follows from them. Private games are seen only by those who played them.
person-unrated = Not rated yet.
person-form = Latest games
person-best = Best games
person-nations = Favorite nations
person-by-players = By number of investors
person-mean-place = Mean place
person-mean-score = Mean score
person-no-games = The games of this player are not public.
person-placed = Place { $place } of { $count }
person-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
person-steps-sentence = { $what }: the rating went from { $first } to { $last } in { $count ->
        [one] one game
       *[other] { $count } games
    }.

## Ratings

ratings-title = Ratings
ratings-ladder = Who
ratings-people = People
ratings-bots = Bots
ratings-kind = { $edition }, { $count ->
        [one] one investor
       *[other] { $count } investors
    }
ratings-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
ratings-provisional = provisional
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-uncertainty = Uncertainty
ratings-none = Nobody is rated here yet.
ratings-about-people = A game counts if it ends by the rules, at least two players have accounts, everybody plays one seat, and nobody is replaced. Bots and guests at the table are left out.
ratings-about-bots = Bots are rated among themselves, by the games they play on this server.
ratings-about = A rating is provisional until it is sure enough. The list is ordered by what a rating almost certainly exceeds: the rating less three times its uncertainty.

## Statistics of the field

field-title = Statistics
field-which = Which games
field-choice = { $edition }, { $count ->
        [one] one investor
       *[other] { $count } investors
    } ({ $games ->
        [one] one game
       *[other] { $games } games
    })
field-csv = Download as CSV
field-json = as JSON
field-summary = { $games ->
        [one] One game
       *[other] { $games } games
    }, on average { $rounds } rounds and { $decisions } decisions.
field-by-seat = Victories by seat
field-by-nation = Victories by first nation
field-by-opening = Victories by opening
field-lengths = Length of games
field-seat = Seat
field-seat-number = Seat { $number }
field-nation = Nation
field-opening = First two turns
field-rounds = Rounds
field-other = all others
field-seen = Games
field-won = Won
field-share = Share
field-interval = 95 % interval
field-none = No public game has ended by the rules yet.
field-about = Public games that ended by the rules, as of { $day }. The dashed line is the fair share; where the bar crosses it, the difference may be chance. What was seen fewer than five times is shown together.

## Privacy

privacy-results-title = Results and ratings
privacy-results = The result of every seat of a finished game is stored, even if the game itself is removed; ratings are computed from these results. Others see your name and ratings unless you choose otherwise on your profile. If you delete your account, the results stay without your name and number, so that the ratings of others do not change.
