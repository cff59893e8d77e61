# Turniere und Feeds.

## Ablehnungen

error-account_needed = Dafür braucht man ein Konto.
error-entered = Du nimmst an diesem Turnier schon teil.
error-not_entered = Du nimmst an diesem Turnier nicht teil.
error-not_organizer = Das darf nur, wer das Turnier veranstaltet.
error-too_few = Ein Turnier braucht mindestens { $fewest } Spieler.
error-too_late = Die letzte Runde, in die man einsteigen kann, hat begonnen.
error-too_many_tournaments = Du veranstaltest schon { $most } Turniere.
error-tournament = So ein Turnier lässt sich nicht ansetzen.
error-tournament_full = Alle Plätze dieses Turniers sind vergeben.
error-tournament_over = Dieses Turnier ist zu Ende.
error-tournament_time = Der Beginn muss innerhalb des nächsten Jahres liegen.

## Feeds

feed-calendar = Rondel: deine Uhren
feed-clock = Deine Zeit läuft ab: { $table }
feed-table = { $table } auf Rondel
