# Archiv: alle meine Partien, Personen, Wertungen, Statistik.

## Alle meine Partien

archive-title = Meine Partien
archive-pages = Seiten mit Partien
archive-newer = Neuere
archive-older = Ältere
archive-page = { $page } von { $pages }
archive-removed = Tisch entfernt
archive-by-agreement = Einvernehmlich beendet
archive-by-admin = Von der Verwaltung beendet
archive-by-absence = Beendet, weil jemand fehlte
archive-won = Gewonnen
archive-place = Platz { $place }
archive-line = { $edition } · { $day } · { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
archive-private = privat
archive-rated = Wertung { $rating }
archive-record = Aufzeichnung herunterladen
archive-records = Alle Aufzeichnungen herunterladen (ZIP)
archive-nobody = Deine Partien werden unter deinem Namen aufgehoben.
archive-text = Suche
archive-opponent = Gegner
archive-result = Ergebnis
archive-result-won = Gewonnen
archive-result-lost = Nicht gewonnen
archive-result-unfinished = Vorzeitig beendet
archive-from = Von
archive-to = Bis
archive-day = Tag
archive-count = { $count ->
        [0] Keine Partien
        [one] Eine Partie
       *[other] { $count } Partien
    }
archive-none = Noch nichts. Hier erscheinen deine Partien, sobald sie zu Ende sind.
archive-none-found = Keine Partie passt zu dieser Suche.

## Personen

person-title = Spieler
person-mine = Mein Profil
person-unknown = Niemand heißt so, oder dieses Profil ist nicht öffentlich.
person-shown = Was andere von dir sehen
person-shown-nothing = Nichts
person-shown-ratings = Wertungen
person-shown-games = Auch Partien
person-shown-nothing-text = Nur du siehst diese Seite, und du stehst nicht in den Ranglisten.
person-shown-ratings-text = Andere sehen deinen Namen und deine Wertungen, aber nicht deine Partien.
person-shown-games-text = Andere sehen auch deine öffentlichen Partien und was sich daraus ergibt. Private Partien sehen nur die, die sie gespielt haben.
person-unrated = Noch ohne Wertung.
person-form = Letzte Partien
person-best = Beste Partien
person-nations = Lieblingsstaaten
person-by-players = Nach Zahl der Investoren
person-mean-place = Mittlerer Platz
person-mean-score = Mittlere Punktzahl
person-no-games = Die Partien dieser Person sind nicht öffentlich.
person-placed = Platz { $place } von { $count }
person-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
person-steps-sentence = { $what }: Die Wertung ging in { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    } von { $first } auf { $last }.

## Wertungen

ratings-title = Wertungen
ratings-ladder = Wer
ratings-people = Menschen
ratings-bots = Bots
ratings-kind = { $edition }, { $count ->
        [one] ein Investor
       *[other] { $count } Investoren
    }
ratings-games = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
ratings-provisional = vorläufig
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-uncertainty = Unsicherheit
ratings-none = Hier hat noch niemand eine Wertung.
ratings-about-people = Es zählen Partien, die nach den Regeln enden, mit mindestens zwei Spielern, die ein Konto haben; jeder spielt einen Platz, und niemand wurde ersetzt. Bots und Gäste am Tisch bleiben außer Betracht.
ratings-about-bots = Bots werden untereinander gewertet, nach den Partien, die sie auf diesem Server spielen.
ratings-about = Eine Wertung ist vorläufig, bis sie sicher genug ist. Geordnet ist die Liste nach dem, was eine Wertung so gut wie sicher übertrifft: die Wertung weniger das Dreifache ihrer Unsicherheit.

## Statistik

field-title = Statistik
field-which = Welche Partien
field-choice = { $edition }, { $count ->
        [one] ein Investor
       *[other] { $count } Investoren
    } ({ $games ->
        [one] eine Partie
       *[other] { $games } Partien
    })
field-csv = Als CSV herunterladen
field-json = als JSON
field-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, im Mittel { $rounds } Runden und { $decisions } Entscheidungen.
field-by-seat = Siege nach Sitzplatz
field-by-nation = Siege nach erstem Staat
field-by-opening = Siege nach Eröffnung
field-lengths = Länge der Partien
field-seat = Sitzplatz
field-seat-number = Sitzplatz { $number }
field-nation = Staat
field-opening = Die ersten zwei Züge
field-rounds = Runden
field-other = alle übrigen
field-seen = Partien
field-won = Gewonnen
field-share = Anteil
field-interval = 95-%-Intervall
field-none = Noch keine öffentliche Partie ist nach den Regeln zu Ende gegangen.
field-about = Öffentliche Partien, die nach den Regeln endeten, Stand { $day }. Die gestrichelte Linie ist der gerechte Anteil; wo der Balken sie schneidet, kann der Unterschied Zufall sein. Was seltener als fünfmal vorkam, ist zusammengefasst.

## Datenschutz

privacy-results-title = Ergebnisse und Wertungen
privacy-results = Von jeder beendeten Partie bleibt erhalten, wie es jedem Platz ergangen ist, auch wenn die Partie selbst entfernt wird; daraus werden die Wertungen berechnet. Andere sehen deinen Namen und deine Wertungen, sofern du in deinem Profil nichts anderes bestimmst. Löschst du dein Konto, bleiben die Ergebnisse ohne deinen Namen und deine Nummer bestehen, damit sich die Wertungen der anderen nicht ändern.
