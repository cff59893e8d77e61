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

## Listen

tournaments-title = Turniere
tournaments-lead = Mehrere Runden an mehreren Tischen. Rondel lost die Tische aus, startet die Partien, zählt und wertet.
tournaments-open = Anmeldung offen
tournaments-running = Laufend
tournaments-past = Vergangen
tournaments-none = Noch gibt es kein Turnier.
tournament-account = Zum Mitspielen braucht man ein Konto.
tournament-entered = Du bist dabei
tournament-private = Privat
tournament-places = { $players } von { $most } Plätzen belegt
tournament-players = { $count ->
    [one] ein Teilnehmer
   *[other] { $count } Teilnehmer
}
tournament-rounds-count = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
tournament-round-of = Runde { $round } von { $rounds }
tournament-starts = Beginn: { $time }
tournament-state-open = Anmeldung offen
tournament-state-running = Läuft
tournament-state-over = Beendet
tournament-state-cancelled = Abgesagt
tag-tournament = Turnier
tournament-back = Zum Turnier
tournament-of-table = Zum Turnier von { $name }

## Ein Turnier ansetzen

tournament-new = Turnier ansetzen
tournament-make = Anmeldung öffnen
tournament-of = Turnier von { $name }
tournament-name = Name des Turniers
tournament-course = Ablauf
tournament-system = Wer auf wen trifft
tournament-system-swiss = Schweizer System
tournament-system-balanced = Alle gegen alle
tournament-system-groups = Gruppen und Finale
tournament-system-swiss-text = Wer ähnlich viele Punkte hat, trifft aufeinander, und möglichst wenige treffen sich wieder.
tournament-system-balanced-text = Alle treffen auf möglichst viele andere und auf möglichst wenige zweimal.
tournament-system-groups-text = Gruppen spielen unter sich; die letzte Runde ist das Finale der Gruppenbesten.
tournament-scoring = Punkte
tournament-scoring-rank = Nach Platz
tournament-scoring-share = Nach Anteil
tournament-scoring-rank-text = 60 für einen Sieg, keine für den letzten Platz, dazwischen gleiche Schritte, an jedem Tisch, ob groß oder klein.
tournament-scoring-share-text = 100 für einen gleichen Anteil an allen Punkten, die am Tisch erzielt werden, 200 für den doppelten und so weiter.
tournament-most = Teilnehmer höchstens
tournament-rounds = Runden
tournament-size = Spieler am Tisch
tournament-size-text = Geht die Zahl nicht auf, sitzt an manchen Tischen einer mehr oder weniger. Niemand setzt aus.
tournament-clock-text = Jeder Tisch hat eine Uhr: Eine Runde endet mit ihrer letzten Partie.
tournament-no-show = Auf jemanden warten, der nicht erscheint
tournament-no-show-text = Danach spielt ein Bot, bis die Person übernimmt.
tournament-start = Beginn
tournament-start-hand = Wenn ich es sage
tournament-start-full = Wenn es voll ist
tournament-start-time = Zu fester Zeit
tournament-join = Ich spiele mit
tournament-seen-by = Wer es sehen darf
tournament-rules = Regeln an den Tischen

## Ein Turnier

tournament-missing = Dieses Turnier gibt es nicht
tournament-missing-text = Vielleicht ist es privat: Dann brauchst du den ganzen Link.
tournament-organizer = Veranstaltet von { $name }
tournament-won = { $name } gewinnt das Turnier.
tournament-round-begun = Runde { $round } hat begonnen.
tournament-entry = Teilnahme
tournament-entry-open = Du kannst dich anmelden.
tournament-entry-late = Du kannst dich noch anmelden und ab Runde { $round } mitspielen.
tournament-entry-full = Alle Plätze sind vergeben.
tournament-entry-closed = Anmelden kann man sich nicht mehr.
tournament-you-wait = Du bist dabei. Dein Tisch steht bereit, sobald die nächste Runde beginnt.
tournament-you-last = Du bist dabei. Die letzte Runde läuft.
tournament-you-play = Dein Tisch spielt.
tournament-plan = { $tables ->
    [one] So besetzt: ein Tisch mit { $sizes } Plätzen.
   *[other] So besetzt: { $tables } Tische mit { $sizes } Plätzen.
}
tournament-enter = Mitmachen
tournament-to-table = An deinen Tisch
tournament-withdraw = Zurückziehen
tournament-withdraw-now = Jetzt zurückziehen
tournament-withdraw-sure = Dein Platz wird wieder frei.
tournament-withdraw-late = Du behältst deine Punkte und spielst keine weitere Runde. Bitte spiel die laufende Partie zu Ende.
tournament-link = Link zu diesem Turnier
tournament-organizer-title = Für die Leitung
tournament-begin = Jetzt beginnen
tournament-player = Teilnehmer
tournament-remove = Herausnehmen
tournament-call-off = Absagen
tournament-call-off-sure = Das Turnier findet dann nicht statt.
tournament-end = Nach dieser Runde beenden
tournament-end-sure = Die Partien dieser Runde gehen weiter und zählen; eine weitere Runde gibt es nicht.
tournament-entrants = Bisher angemeldet
tournament-standings = Tabelle
tournament-place = Platz
tournament-points = Punkte
tournament-games = Partien
tournament-wins = Siege
tournament-share = Anteil
tournament-opponents = Gegner
tournament-direct = Direkt
tournament-final = Finale
tournament-group = Gruppe { $group }
tournament-since = ab Runde { $round }
tournament-withdrawn = zurückgezogen
tournament-round = Runde { $round }
tournament-round-ended = beendet: { $time }
tournament-tables-over = { $over } von { $all } Partien beendet
tournament-table = Tisch { $number }
tournament-over = beendet
tournament-playing = läuft
tournament-draft = Wahl { $place }.
tournament-absent = nicht gespielt
tournament-score = { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
}

## Wie es läuft

tournament-how = So wird gespielt und gezählt
tournament-sizes = Am Tisch sitzen { $size } oder einer mehr oder weniger; niemand setzt aus. Die Staaten, mit denen man beginnt, sind gleichmäßig über die Runden verteilt.
tournament-ties = Über die Reihenfolge entscheiden
tournament-tie-final = der Platz im Finale
tournament-tie-points = Punkte
tournament-tie-wins = Siege; ein geteilter Sieg zählt anteilig
tournament-tie-share = mittlerer Anteil an den Punkten des Tisches (1 ist ein gleicher Anteil)
tournament-tie-opponents = mittlere Punkte der Gegner, auf die man traf
tournament-tie-direct = die Partien unter denen, die noch gleichauf sind
tournament-tie-lot = ein vorab gezogenes Los
tournament-absence = Fehlen und späte Anmeldung
tournament-absence-text = Für jemanden, der nach { $time } noch nicht gezogen hat, spielt ein Bot. Der Platz zählt dann nicht für diese Person, außer sie übernimmt und zieht.
tournament-late = Wer später dazukommt, spielt ab der nächsten Runde, ohne Punkte für die versäumten.
tournament-late-groups = Wer später dazukommt, spielt ab der nächsten Runde, ohne Punkte für die versäumten. Zum Finale kommt niemand mehr dazu.
tournament-files = Dateien
tournament-file-standings-csv = Tabelle (CSV)
tournament-file-games-csv = Ergebnisse aller Partien (CSV)
tournament-file-archive-zip = Alles, mit den Aufzeichnungen aller Partien (zip)

## Feeds und Datenschutz

feed-of-table = Als Feed verfolgen (Atom)
feeds-title = Kalender
feeds-text = Dein Kalenderprogramm kann zeigen, wann deine Uhren ablaufen. Es liest eine geheime Adresse: Wer sie kennt, sieht diese Zeiten und als Feed, was du von deinen privaten Tischen siehst.
feeds-once = Kopiere die Adresse jetzt: Sie wird nicht noch einmal gezeigt.
feeds-address = Adresse deines Kalenders
feeds-since = Eine Adresse gibt es seit { $time }.
feeds-make = Adresse erstellen
feeds-renew = Durch eine neue ersetzen
feeds-withdraw = Zurückziehen
privacy-tournaments-title = Turniere und Kalender
privacy-tournaments = Von einem Turnier wird gespeichert, wer es veranstaltet, wer sich wann an- und abmeldet und wie die Partien ausgingen; wer das Turnier sehen darf, sieht das. Löschst du dein Konto, bleiben deine Ergebnisse ohne deinen Namen bestehen, damit sich die Tabelle nicht ändert. Von der geheimen Adresse deines Kalenders wird nur eine Prüfsumme gespeichert, bis du sie zurückziehst.
