# Die Kommandozeile.

hidden = ?
group-mark = { "." }
decimal-mark = ,
name-alone = Spieler
name-player = Spieler { $number }

## Hilfe zu den Befehlen

help-app =
    Imperial und Imperial 2030 spielen, im Browser, im Terminal und von Python aus.

    Ohne Befehl startet der Spielserver und öffnet den Browser.

    Beispiel: rondel play --seats human,greedy,random
help-play =
    Eine ganze Partie im Terminal, gegen Bots oder zu mehreren an einer Tastatur.

    Gib die Nummer einer Aktion oder ihren Text ein, ? für die Regel, help für den Rest. Gesichert wird nach jeder Entscheidung.

    Beispiel: rondel play --edition imperial_2030 --seats human,greedy,random
help-simulate =
    Lässt Bots gegeneinander spielen und zeigt, wer wie oft gewinnt.

    Derselbe Startwert gibt dieselben Partien, wie viele Prozesse auch spielen. Ein Bot, der nicht oder falsch antwortet, verliert diese Partie.

    Beispiel: rondel simulate --bots greedy,random,random,random --games 200 --workers 2
help-match =
    Lässt Programme, die JSON-Zeilen über die Standardein- und -ausgabe austauschen, gegen Bots und gegeneinander spielen.

    Die Plätze wechseln. Ein Programm, das zu spät, unklar oder gegen die Regeln antwortet, wird noch einmal gefragt; dann spielt der Ersatz, und wer zu oft versagt, gibt die Partie verloren.

    Beispiel: rondel match --program "python3 examples/agent.py" --bots greedy,random,random --games 8
help-mcp =
    Lässt einen Assistenten mitspielen: ein Server des Model Context Protocol über die Standardein- und -ausgabe.

    Beispiel, wie es in den Einstellungen des Assistenten steht: Befehl rondel, Argumente mcp
help-work =
    Einen Lauf fortsetzen, den rondel simulate --out begonnen hat.

    Fertige Partien bleiben erhalten; gespielt wird, was noch fehlt.

    Beispiel: rondel work run --workers 2
help-replay =
    Prüft ein Protokoll und zeigt die Stellung, zu der es führt.

    Beispiel: rondel replay game.rondel --at 62
help-analyse =
    Wertet eine Partie aus: die Chancen aller, Wendepunkte mit dem besseren Zug, Genauigkeit und die Partie in einem Absatz.

    Beispiel: rondel analyze game.rondel --report review.html
help-ending =
    Zeigt, wer gewänne, wenn die Partie jetzt endete, was Steuern jedem Staat brächten und was jedem zum Ende fehlt.

    Beispiel: rondel ending game.rondel --at 448 --nation germany
help-puzzle =
    Ein Rätsel lösen: eine Stellung aus einer Partie, eine Frage, eine beste Antwort. Ohne Kennung ist es das Rätsel des Tages.

    Beispiele: rondel puzzle, rondel puzzle --grade 3
help-bench =
    Misst den Regelkern: Entscheidungen und Partien je Sekunde, Kopie, Ansicht, Nachspielen.

    Beispiel: rondel bench --json
help-rules =
    Zeigt eine Regel nach ihrer Nummer, ein Kapitel oder jede Regel mit einem Wort.

    Beispiele: rondel rules R8.7, rondel rules R8, rondel rules Konvoi
help-bots =
    Nennt die Bots, die schwächsten zuerst.

    Beispiel: rondel bots
help-editions =
    Nennt die spielbaren Spiele und ihre Einstellungen.

    Beispiel: rondel editions
help-serve =
    Startet den Spielserver und öffnet den Browser.

    Beispiel: rondel serve --port 8080 --no-browser
help-admin = Verwaltet einen Spielserver: seine Partien und seine Nutzer.
    
    Beispiel: rondel admin games
help-admin-games =
    Nennt die Partien auf dem Server.

    Beispiel: rondel admin games --state running
help-admin-end =
    Beendet eine Partie vorzeitig; gewertet wird der erreichte Punktestand.

    Beispiel: rondel admin end 3f6c
help-admin-export =
    Gibt das Protokoll einer Partie aus.

    Beispiel: rondel admin export 3f6c > game.rondel
help-admin-promote = Gibt einer Person Verwaltungsrechte.
    
    Beispiel: rondel admin promote Ada
help-admin-backup =
    Schreibt eine Kopie der Datenbank in eine Datei, auch während der Server läuft.

    Beispiel: rondel admin backup /var/backups/rondel.sqlite3
help-admin-restore =
    Setzt eine Sicherung an die Stelle der Datenbank, auch während der Server läuft.

    Beispiel: rondel admin restore /var/backups/rondel.sqlite3
help-admin-check =
    Spielt jede Partie anhand ihres Protokolls nach und meldet, was nicht stimmt.

    Beispiel: rondel admin check --repair
help-admin-maintenance =
    Lässt alle Partien ruhen: Züge werden abgelehnt und Uhren stehen, bis es wieder ausgeschaltet wird.

    Beispiel: rondel admin maintenance on
help-admin-sweep =
    Entfernt jetzt, was laut den Einstellungen nicht länger aufgehoben wird; ein laufender Server tut das jede Stunde.

    Beispiel: rondel admin sweep
help-admin-mail =
    Schickt sofort eine Testmail, wie es die Einstellungen sagen, und meldet, was der Mailserver geantwortet hat.

    Beispiel: rondel admin mail ada@example.org
help-admin-archive =
    Leitet die Ergebnisse aller beendeten Partien neu ab; was schon stimmt, bleibt, wie es ist.

    Beispiel: rondel admin archive
help-admin-ratings =
    Wertet die Partien, die ins Archiv gekommen sind; ein laufender Server tut das von selbst. Mit --recompute werden alle
    Wertungen aus dem Archiv neu gebildet und kommen gleich heraus.

    Beispiel: rondel admin ratings --recompute
help-admin-people =
    Findet Personen nach Namen; ohne Namen alle mit Verwaltungsrechten und alle, die gesperrt oder stumm sind.

    Beispiel: rondel admin people Ada
help-admin-mute =
    Lässt eine Person einige Stunden lang lesen, aber nicht chatten; 0 Stunden heben es auf.

    Beispiel: rondel admin mute Ada --hours 24 --why spam
help-admin-ban =
    Sperrt eine Person einige Stunden lang; Bots springen ein. 0 Stunden heben es auf.

    Beispiel: rondel admin ban Ada --hours 72 --why insults
help-admin-ban-address =
    Sperrt Gäste von einer Adresse einige Stunden lang aus; 0 Stunden heben es auf.

    Beispiel: rondel admin ban-address 192.0.2.7 --hours 12
help-admin-rename =
    Gibt einer Person einen anderen Namen, auch an allen Tischen.

    Beispiel: rondel admin rename "#12" "Player 12"
help-admin-demote =
    Nimmt einer Person die Verwaltungsrechte.

    Beispiel: rondel admin demote Ada
help-admin-reset =
    Macht einen Link, mit dem jemand ein vergessenes Passwort durch ein neues ersetzt.

    Beispiel: rondel admin reset Ada
help-admin-password =
    Gibt ein Einmalpasswort für eine Person aus, die ihres verloren hat; beendet alle ihre Sitzungen.

    Beispiel: rondel admin password Ada
help-admin-transfer =
    Macht die Person auf einem Platz zur Gastgeberin des Tisches.

    Beispiel: rondel admin transfer 3f6c 2
help-admin-chat =
    Zeigt, was an einem Tisch gesagt wurde, mit den Nummern der Zeilen.

    Beispiel: rondel admin chat 3f6c
help-admin-hide =
    Blendet eine Zeile des Chats aus.

    Beispiel: rondel admin hide 812 --why insult
help-admin-restore-line =
    Zeigt eine ausgeblendete Zeile des Chats wieder.

    Beispiel: rondel admin restore-line 812
help-admin-reports =
    Nennt, was gemeldet wurde.

    Beispiel: rondel admin reports
help-admin-settle =
    Hakt eine Meldung ab.

    Beispiel: rondel admin settle 7 --why muted
help-admin-log =
    Zeigt, wer was verwaltet hat und warum.

    Beispiel: rondel admin log
help-admin-status =
    Zeigt, wie es dem Server geht: Zustand, Last, Schlangen, Personen und Partien, und jeden seiner Prozesse.

    Beispiel: rondel admin status
help-admin-addresses =
    Zeigt die Adressen, von denen vorerst kein Gast spielt.

    Beispiel: rondel admin addresses
help-admin-rename-table =
    Gibt einem Tisch einen anderen Namen.

    Beispiel: rondel admin rename-table 3f6c "Table 12"
help-admin-remove =
    Löscht einen Tisch mit allem, was daran gespielt und gesagt wurde.

    Beispiel: rondel admin remove 3f6c --why spam
help-admin-talk =
    Bestimmt, wer an einem Tisch chatten darf: niemand, wer mitspielt, auch wer ein Konto hat, oder alle.

    Beispiel: rondel admin talk 3f6c players
help-admin-forget =
    Löscht, was über jemanden gespeichert ist, der darum bittet; Partien bleiben, ohne den Namen.

    Beispiel: rondel admin forget "#12" --why asked
help-admin-data =
    Gibt als JSON aus, was über jemanden gespeichert ist.

    Beispiel: rondel admin data Ada
help-version = Zeigt die Version.

## Hilfe zu Argumenten und Schaltern

help-argument-run = Der Ordner des Laufs.
help-argument-rule = Nummer einer Regel oder eines Kapitels, oder gesuchte Wörter.
help-argument-file = Ein Protokoll (*.rondel).
help-argument-puzzle = Die Kennung eines Rätsels.
help-argument-game = Die Kennung einer Partie.
help-argument-person = Der Name einer Person.
help-argument-backup = Die Datei der Sicherung.
help-argument-mail = Die Adresse, an die geschrieben wird.
help-argument-maintenance = on oder off.
help-option-recompute = alle Wertungen aus dem Archiv neu bilden
help-option-repair = Repariert, was aus dem Protokoll einer Partie folgt.
help-argument-anybody = Der Name einer Person, oder ihre Nummer aus rondel admin people, etwa #12.
help-argument-search = Ein Teil des Namens.
help-argument-address = Eine IP-Adresse.
help-argument-new-name = Der neue Name.
help-argument-seat = Die Nummer eines Platzes, ab 1.
help-argument-line = Die Nummer einer Zeile aus rondel admin chat.
help-argument-report = Die Nummer einer Meldung.
help-argument-talk = nobody, players, accounts oder everybody.
help-option-why = Der Grund; er wird festgehalten.
help-option-hours = Für wie viele Stunden; 0 hebt es auf.
help-option-address = Auch Gäste von derselben Adresse aussperren.
help-option-settled = Die abgehakten.
help-option-lang = Sprache: { $known }. Sonst die deines Rechners.
help-option-edition = Welches Spiel: imperial oder imperial_2030.
help-option-option = Eine Einstellung der Partie, zum Beispiel setup=draft. Mehrfach möglich; rondel editions nennt sie.
help-option-seats = Wer wo sitzt: human oder der Name eines Bots, durch Kommas getrennt.
help-option-players = Wie viele Spieler, 2 bis 6. Der letzte Name füllt die übrigen Plätze.
help-option-names = Namen der Spieler, durch Kommas getrennt.
help-option-play-seed = Verteilt die Karten; dieselbe Zahl verteilt dieselben Karten.
help-option-plain = Keine Rahmen, keine Farben: ganze Sätze, für Screenreader und einfache Terminals.
help-option-load = Eine gesicherte Partie fortsetzen.
help-option-continue = Die letzte Partie auf diesem Rechner fortsetzen.
help-option-save = Wo die Partie gesichert wird.
help-option-at = Die Stellung nach so vielen Aktionen und Geschenken zeigen.
help-option-replay-json = Die Stellung als JSON ausgeben.
help-option-analyse-at = Stattdessen die Stellung nach so vielen Aktionen und Geschenken erklären.
help-option-analyse-report = Die Auswertung als Seite mit Schaubild schreiben.
help-option-analyse-json = Die Auswertung als JSON in eine Datei schreiben, oder - für die Standardausgabe.
help-option-effort = Wie gründlich Entscheidungen beurteilt werden; 1 dauert etwa eine halbe Minute, und die Zeit wächst damit.
help-option-ending-nation = Die Rechnungen für die Steuern dieses Staates ausschreiben.
help-option-ending-seat = Bei verdecktem Bargeld: was der Spieler auf diesem Platz weiß, ab 1.
help-option-ending-json = Den Bericht als JSON ausgeben.
help-option-daily = Das Rätsel des Tages, für alle dasselbe (UTC).
help-option-grade = Irgendein Rätsel dieser Schwierigkeit, 1 bis 5.
help-option-bench-json = Die Zahlen als JSON ausgeben.
help-option-bench-games = Zufallspartien je Spiel und Durchgang.
help-option-bots = Bots mit Namen oder als package.module:ClassName, durch Kommas getrennt.
help-option-games = Wie viele Partien.
help-option-seed = Derselbe Startwert gibt dieselben Partien.
help-option-workers = Wie viele Prozesse spielen.
help-option-timeout = Sekunden, die ein Bot für eine Entscheidung hat; Voreinstellung 10, 0 heißt ohne Grenze.
help-option-program = Der Befehl, der ein Programm startet; kann wiederholt werden.
help-option-deadline = Sekunden, die ein Programm für jede Antwort hat.
help-option-attempts = Wie oft ein Programm bei einer Entscheidung gefragt wird.
help-option-listing = Ob ein Programm die erlaubten Aktionen erfährt: always, after_refusal oder never.
help-option-fallback = Wer spielt, wenn kein Versuch gelang: random, decline, der Name eines Bots, oder none für aufgeben.
help-option-prompts = Jede Stellung auch als Prompt für ein Sprachmodell senden.
help-option-thinking-time = Sekunden, die ein vorausschauender Bot über eine schwere Entscheidung nachdenken darf; sonst nach eigenem Maß.
help-option-out = Die Simulation wird ein Lauf: ein Ordner mit einem Verzeichnis und den Partien als Datensatz. Derselbe Befehl setzt ihn fort.
help-option-shard = Wie viele Partien eine Datei des Laufs hat; Voreinstellung: höchstens 200.
help-option-engine = Wer den Lauf spielt: local, dask://host:port oder ray://host:port.
help-option-json = Die Ergebnisse als JSON in eine Datei schreiben, oder - für die Standardausgabe.
help-option-records = Je Partie ein Protokoll in diesen Ordner schreiben.
help-option-report = Eine Seite mit Schaubildern schreiben.
help-option-host = Adresse, auf der gelauscht wird; sonst 127.0.0.1, mit 0.0.0.0 auch für andere Rechner erreichbar.
help-option-port = Port, auf dem gelauscht wird; sonst 8000.
help-option-no-browser = Keinen Browser öffnen.
help-option-database = sqlite:///datei oder postgresql://… ; sonst eine Datei im aktuellen Ordner.
help-option-server-workers = Wie viele Serverprozesse (mehr als einer braucht PostgreSQL).
help-option-state = Nur Partien in diesem Zustand: open, running oder over.

## Ablehnungen

refused-no-file = Es gibt keine Datei { $file }.
refused-not-text = { $file } ist keine Textdatei.
refused-file = { $file } lässt sich nicht verwenden: { $reason }.
refused-language = Es gibt keine Sprache { $lang }; wähle eine von { $known }.
refused-edition = Es gibt kein Spiel { $name }; es gibt { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du { $near }?
  }
refused-option-form = Eine Einstellung schreibt man key=value, zum Beispiel setup=draft; { $word } ist keine.
refused-bot = Es gibt keinen Bot { $name }; es gibt { $known }, oder package.module:ClassName.{ $near ->
    [none] { "" }
   *[other] { " " }Meintest du { $near }?
  }
refused-bot-load = Der Bot { $name } lässt sich nicht verwenden: { $reason }
refused-no-bots = Nenne mindestens einen Bot.
refused-players = Das Spiel ist für 2 bis 6 Spieler, nicht für { $count }.
refused-too-many = { $names } Plätze sind genannt, aber es gibt nur { $count } Spieler.
refused-names = { $names } Namen sind genannt, aber es gibt nur { $seats } Plätze.
refused-number = Es gibt keine Aktion { $number }; die letzte ist { $last }.
refused-puzzle = Ein Rätsel { $id } gibt es nicht.
refused-puzzles = Nenne ein Rätsel oder --daily oder --grade: eines davon.
refused-why = Nenne die Aktion, zum Beispiel: why rondel taxation
refused-undo-gift = Ein Geschenk ist endgültig und lässt sich nicht zurücknehmen (R6.5).
refused-undo-other = { $player } hat seitdem entschieden; was davor war, lässt sich nicht zurücknehmen.
refused-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
refused-give = Gib an, wem und wie viel, zum Beispiel: give italy 2
refused-no-rule = Keine Regel erwähnt { $word }.
refused-at = Das Protokoll hat { $last } Aktionen und Geschenke; { $at } ist zu weit.
refused-at-report = --report gilt der ganzen Partie und geht nicht zusammen mit --at.
refused-seat = Es gibt keinen Platz { $seat }; der letzte ist { $last }.
refused-nation = Einen Staat namens { $nation } gibt es nicht; es gibt: { $known }.
refused-with-out = { $option } geht nicht zusammen mit --out: Ein Lauf hat keine Uhr und behält seine Partien als Datensatz.
refused-without-out = { $option } braucht --out: Es gehört zu einem Lauf.
refused-worker-died = Prozesse wurden { $deaths }-mal nacheinander unerwartet beendet, wohl wegen eines Bots oder aus Mangel an Speicher. Vorher beendete Partien: { $games }; Ergebnisse wurden nicht geschrieben.

## rondel play

play-welcome = Gib die Nummer oder den Text einer Aktion ein (Tab ergänzt). ? zeigt die Regel, help die Befehle, quit sichert und hört auf.
play-heading = { $title }, Runde { $round }
play-hint = Gib eine Nummer aus der Liste ein, oder help.
play-help =
    Eine Nummer oder der Text einer Aktion spielt sie; Tab ergänzt Texte.
    ?              die Regel hinter dieser Entscheidung (? R8.7 oder ? Konvoi: eine andere)
    list           noch einmal die Aktionen
    show           die ganze Stellung
    why AKTION     warum eine Aktion nicht möglich ist
    hint           was ein Bot täte, und warum
    undo           die letzte eigene Entscheidung zurücknehmen
    give STAAT N   N Millionen Bargeld an eine Staatskasse schenken
    log [N]        was zuletzt geschah
    save [DATEI]   die Partie sichern
    load [DATEI]   eine gesicherte Partie fortsetzen
    quit           sichern und aufhören
play-advice = Ein starker Bot nähme { $number }: { $action }. { $reason }
play-advice-margin = { $points ->
        [0] Die zweitbeste Wahl ist etwa so gut.
        [one] Mit der zweitbesten Wahl ist die Chance auf den Sieg um 1 Prozentpunkt kleiner.
       *[other] Mit der zweitbesten Wahl ist die Chance auf den Sieg um { $points } Prozentpunkte kleiner.
    }
play-undone = Zurückgenommen.
play-why-offered = Diese Aktion ist möglich: Du darfst sie wählen.
play-remedies = Was sie möglich machen würde: { $remedies }.
play-log-empty = Noch ist nichts geschehen.
play-saved = Gesichert in { $file }.
play-quit = Die Partie ist in { $file } gesichert. Weiter mit: rondel play --load { $file }
play-bot-failed = { $player } hat nicht geantwortet ({ $reason }) und spielt diesmal zufällig.
play-over = Das Spiel ist zu Ende
play-rank = { $place }. { $player }: { $score ->
    [one] 1 Siegpunkt
   *[other] { $score } Siegpunkte
  }
play-winners = { $count ->
    [1] { $winners } gewinnt.
   *[other] Geteilter Sieg: { $winners }.
  }
play-record = Das Protokoll steht in { $file }.

## Stellung

column-nation = Staat
column-government = Regierung
column-treasury = Kasse
column-power = Macht
column-rondel = Rondell
column-tax = Steuer
column-interest = Zins
column-supply = A/F/Flaggen
column-player = Spieler
column-cash = Bar
column-score = Punkte
column-bonds = Kredite
column-role = Rolle
off-rondel = noch kein Feld
role-government = regiert { $nations }
role-swiss_bank = hat eine Schweizer Bank
role-investor_card = hat die Investorkarte
plain-nation = { $nation }: Regierung { $government }, Staatskasse { $treasury } Mio., Macht { $power }, Faktor { $factor }, Rondell { $rondel }, Steuer { $tax }, Zinsen { $interest }; im Vorrat { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
  }, { $fleets ->
    [one] 1 Flotte
   *[other] { $fleets } Flotten
  }, { $flags ->
    [one] 1 Flagge
   *[other] { $flags } Flaggen
  }.
plain-player = { $player }: Bargeld { $cash } Mio., Punktestand { $score }; Kredite { $bonds }; { $role }.
holding-factories = Fabriken
holding-armies = Armeen
holding-fleets = Flotten
holding-flags = Flaggen
holding-occupied = { " (besetzt)" }
holding-army = { $region } { $count }{ $stance ->
    [hostile] { " feindlich" }
    [friendly] { " befreundet" }
   *[own] { "" }
  }
holding-fleet = { $region } { $count }{ $place ->
    [harbour] { " im Hafen" }
   *[sea] { "" }
  }

## Was eine Aktion ändern würde

act-rondel-distance = { " (" }{ $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  }{ $price ->
    [0] {")"}
   *[other] {", "}{ $price } Mio.{")"}
  }
effect-ends = beendet das Spiel
effect-nothing = ändert nichts
effect-government = { $after } übernimmt { NAME($nation, form: "acc") } von { $before }
effect-government-first = { $after } regiert { NAME($nation, form: "acc") }
effect-swiss_bank = { $player } erhält eine Schweizer Bank
effect-swiss_bank-lost = { $player } verliert die Schweizer Bank
effect-treasury = { $nation ->
        [own] Staatskasse { $before } → { $after }
       *[other] Staatskasse { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-power = { $nation ->
        [own] Macht { $before } → { $after }
       *[other] Macht { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-tax = { $nation ->
        [own] Steuern { $before } → { $after }
       *[other] Steuern { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-cash = { $player ->
        [you] dein Bargeld { $before } → { $after }
       *[other] Bargeld von { $player } { $before } → { $after }
    }
effect-score = { $player ->
        [you] dein Punktestand { $before } → { $after }
       *[other] Punktestand von { $player } { $before } → { $after }
    }
effect-asks = gefragt wird: { $players }
group-army = { $stance ->
        [hostile] Eigene Armee (feindlich) { NAME($origin, form: "from") }
        [friendly] Eigene Armee (befreundet) { NAME($origin, form: "from") }
       *[any] Armee { NAME($origin, form: "from") }
    }
group-fleet = Flotte { NAME($origin, form: "from") }
group-buy = Kredit an { NAME($nation, form: "acc") } geben
group-raise = Kredit an { NAME($nation, form: "acc") } von { $old } aufstocken auf
group-bond = { $face } für { $price } Mio.

## rondel replay, editions

replay-heading = { $title }, Runde { $round }, nach { $version } Aktionen
analyse-progress = Auswertung
analyse-written = Die Seite wurde geschrieben: { $file }
replay-other-rules = Diese Aufzeichnung wurde nach Regelversion { $rules } gespielt; sie wird nach Regelversion { $now } nachgespielt.
replay-other-result = Nach diesen Regeln endet sie mit anderen Punktzahlen, als in der Aufzeichnung steht.
editions-nations = Staaten in Zugreihenfolge: { $nations }
editions-regions = { $home } Heimatprovinzen, { $land } weitere Landregionen, { $sea } Seeregionen
editions-options = Einstellungen, die Vorgabe zuerst (--option key=value)

## rondel bots

bots-own = Ein eigener Bot heißt package.module:ClassName.

## rondel simulate

match-faults = { $name }: { $faults }; Entscheidungen des Ersatzes: { $fallbacks }
simulate-progress = Partien
simulate-speed = { $speed } Partien/s
simulate-bot = Bot
simulate-games = Partien
simulate-wins = Siege
simulate-rate = Quote
simulate-interval = 95 %
simulate-score = Punkte
simulate-rank = Rang
simulate-time = ms/Entsch.
simulate-failures = Fehler
simulate-summary = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, im Mittel { $rounds } Runden, höchstens { $longest }; { $decisions } Entscheidungen je Partie; { $unfinished } an der Rundengrenze beendet.
simulate-failure = { $bot } verlor { $what }
report-title = { $title }: simulierte Partien
report-intro = { $games } Partien mit je { $players } Spielern, Startwert { $seed }. Die Plätze wechseln von Partie zu Partie; ein Bot auf mehreren Plätzen zählt für jeden einmal.
report-wins = Siegquote mit 95-%-Intervall
report-scores = Mittlere Punktzahl mit dem Bereich der mittleren 80 %
report-length = Länge der Partien
report-rounds = Runden
report-power = Machtpunkte zu Beginn jeder Runde, Mittel der noch laufenden Partien
report-options = Einstellungen: { $options }. An der Rundengrenze beendet: { $unfinished }.

## rondel bench

bench-measuring = Messung läuft
bench-what = Median aus drei Durchgängen
bench-decisions_per_second = Entscheidungen je Sekunde
bench-games_per_second = Zufallspartien je Sekunde
bench-decisions_per_game = Entscheidungen je Partie
bench-copy_us = Kopie, µs
bench-view_us = Ansicht, µs
bench-to_json_us = Zustand als JSON, µs
bench-replay_ms = Nachspielen eines Protokolls, ms
bench-replay_decisions = … seine Entscheidungen
bench-record_bytes_per_1000 = Protokoll, Bytes je 1000 Entscheidungen
bench-record_gzip_bytes_per_1000 = … mit gzip
bench-state_bytes = Zustand als JSON, Bytes
bench-late_to_early = Aufwand je Entscheidung, letztes Drittel : erstes Drittel
bench-decisions_to_chess_moves = Entscheidungen/s : Züge/s von python-chess
bench-copy_to_chess_copy = Kopie : Kopie von python-chess
bench-fast_playouts_per_second = Schneller Kern: Entscheidungen je Sekunde beim Ausspielen
bench-fast_two_threads = … zwei Threads : einer
bench-fast_steps_per_second = Schneller Kern: Entscheidungen je Sekunde aus Python
bench-fast_copy_us = Schneller Kern: Kopie, µs
bench-fast_copy_from_us = … in eine vorhandene Stellung, µs
bench-fast_late_to_early = Schneller Kern: Aufwand je Entscheidung, letztes Drittel : erstes Drittel
bench-expert_decisions_per_second = expert: Entscheidungen je Sekunde
bench-fast_steps_to_game = Schneller Kern aus Python : Engine
bench-fast_copy_to_game_copy = Kopie im schnellen Kern : Kopie in der Engine
bench-playouts_to_chess_moves = Ausspielen, Entscheidungen/s : Züge/s von python-chess
bench-core =
    { $form ->
        [compiled] Der schnelle Kern läuft kompiliert.
        [checked] Der schnelle Kern läuft kompiliert, jeder Zugriff wird geprüft.
       *[pure] Der schnelle Kern läuft als reines Python.
    }
bench-chess = python-chess im selben Lauf: { $moves } Zufallszüge je Sekunde, Kopie { $copy } µs.
bench-no-chess = python-chess ist nicht installiert; es gibt nichts zum Vergleichen (pip install chess).

## rondel admin

admin-no-games = Es gibt keine Partien.
admin-ended = Die Partie { $game } ist jetzt zu Ende.
admin-promoted = { $person } hat jetzt Verwaltungsrechte.
admin-backed-up = Die Sicherung { $file } ist geschrieben ({ $size } KB).
admin-restored = Die Sicherung { $file } ist eingespielt.
admin-restored-former = Was vorher da war, liegt in { $file }.
admin-check-progress = Geprüfte Partien
admin-check-damaged = { $game } ist beschädigt:
admin-check-repairable = { $game } lässt sich reparieren (--repair):
admin-check-repaired = { $game } ist repariert:
admin-check-other_rules = { $game } wurde nach anderen Regeln gespielt:
admin-check-busy = { $game } konnte nicht geprüft werden:
admin-checked = Geprüfte Partien: { $games }. Nicht in Ordnung: { $bad }.
admin-check-failed = Partien, die nicht in Ordnung sind: { $bad }.
admin-maintenance-on = Die Wartung ist eingeschaltet: Partien ruhen, Uhren stehen.
admin-maintenance-off = Die Wartung ist ausgeschaltet: Die Partien gehen weiter.
admin-archived =
    { $games ->
        [one] Eine beendete Partie
       *[other] { $games } beendete Partien
    }, { $changed ->
        [0] nichts zu berichtigen.
       *[other] berichtigt: { $changed }.
    }
admin-rated =
    { $games ->
        [0] Keine neuen Partien.
        [one] Eine Partie durchgesehen.
       *[other] { $games } Partien durchgesehen.
    }
admin-swept = Entfernt: { $count }.
admin-mailed = Der Mailserver hat die Mail an { $address } angenommen.
admin-mail-subject = Rondel verschickt Mails
admin-mail-text = Diese Mail kommt von rondel admin mail. Wer sie lesen kann, weiß: Der Versand funktioniert.
admin-done = Erledigt.
admin-nothing = Es gibt nichts zu zeigen.
admin-password = Einmalpasswort für { $person }: { $password } (drei Tage gültig; wer es benutzt, wählt ein neues)
admin-reset = Link für { $person } (drei Tage, einmal gültig): { $link }
