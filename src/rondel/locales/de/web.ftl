# Oberfläche im Browser: alles, was weder ein Name auf dem Spielplan noch ein Satz über die Partie ist.

## Überall
loading = Lädt …
still-loading = Die Partie wird noch geladen …
to-lobby = Zur Lobby
skip-to-main = Zum Inhalt springen
nav-label = Seiten
nav-lobby = Spielen
nav-learn = Lernen
nav-rules = Regeln
nav-about = Info
nav-settings = Profil
sign-in = Anmelden
signed-in-as = Angemeldet als { $name }: Profil und Einstellungen
games-wait = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
theme-now = { $theme ->
    [light] Helles Design; zum dunklen wechseln
    [dark] Dunkles Design; zu dem des Systems wechseln
   *[other] Design des Systems; zum hellen wechseln
}
settings-language = Sprache
unofficial-short = Ein inoffizielles, freies Programm. Keine Verbindung zu Autor oder Verlagen.
rule-number = Regel { $rule }
rule-unknown = Die Regel { $rule } steht nicht in der Liste.
rule-open-all = Alle Regeln
missing-title = Diese Seite gibt es nicht
missing-text = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
table-missing = Diesen Tisch gibt es nicht
table-missing-text = Vielleicht hat der Gastgeber ihn geschlossen, oder er ist privat und nur über den Einladungslink zu erreichen.
offline-title = Der Server antwortet nicht
offline-text = Prüfe, ob er läuft, und versuche es noch einmal. Es ist nichts verloren.
learn-lobby = Neu hier? Lerne das Spiel in zehn Minuten
learn-lobby-about = Eine kurze Lektion mit echten Zügen, danach eine erste Partie mit Hinweisen.
new-version = Eine neue Version ist da.
new-version-reload = Neu laden
new-version-later = Später
try-again = Noch einmal
server-sorry = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert; bitte versuche es noch einmal.
guest-name = Gast { $number }
back = Zurück
save = Speichern
saved = Gespeichert.
copy = Kopieren
play = Spielen
you = du
host = Gastgeber
investor = Investor
investors = Investoren
cash = Bargeld
total = Summe
round = Runde
chosen = gewählt
your-turn = Du bist dran
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
time-hours = { $count } Std.
time-minutes = { $count } Min.
time-seconds = { $count } Sek.

## Lobby
your-turn-in = { $count ->
    [one] Du bist in einer Partie dran
    [2] Du bist in zwei Partien dran
    [3] Du bist in drei Partien dran
   *[other] Du bist in { $count } Partien dran
}
lobby-welcome = Sechs Großmächte, und an jeder bist du beteiligt
lobby-welcome-text = Du bist Investor. Gib Kredite, regiere die Staaten, denen du am meisten leihst, und lass die anderen zahlen. Jede Wahl zeigt, was sie bewirkt, bevor du sie triffst.
lobby-two-minutes = Das Spiel in zwei Minuten
lobby-no-turn = Keine Partie wartet auf dich. Noch eine?
quick-name = { $edition } gegen Bots
quick-players = Gegner
quick-players-count = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
quick-bot = Spielstärke
play-edition = { $edition } spielen
play-table = Weiterspielen: { $name }
edition-about-imperial = Europa vor dem Ersten Weltkrieg: sechs Mächte, ihre Armeen, Flotten und Schulden.
edition-about-imperial_2030 = Die ganze Welt im 21. Jahrhundert: längere Wege, Kanäle, mehr offene See.
edition-short-imperial = Europa vor 1914, sechs Mächte
edition-short-imperial_2030 = Die Welt, Kanäle, sechs Mächte
start-game = Partie beginnen
new-table = Neuer Tisch
play-bots-now = Jetzt gegen Bots spielen
hot-seat = Gemeinsam an diesem Bildschirm
join-by-link = Mit Link oder Code beitreten
join-label = Einladung einfügen
join-unreadable = Das ist weder ein Link zu einem Tisch noch dessen Code.
join-go = Zum Tisch
open-record = Gespeichertes Protokoll öffnen
record-name = Protokoll
open-tables = Offene Tische
filter = Filter
filter-all = Alle
filter-edition = Spiel
pace = Tempo
filter-players = Zahl der Investoren
filter-any-pace = Jedes Tempo
filter-any-players = Jede Zahl
filter-clear = Alle Tische zeigen
investors-count = { $count ->
    [one] { $count } Investor
   *[other] { $count } Investoren
}
join = Beitreten
join-table = Beitreten: { $name }
no-table-open = Gerade ist kein Tisch offen.
no-table-fits = Kein offener Tisch passt zum Filter.
no-table-open-text = Eröffne einen; Bots nehmen die freien Plätze, bis jemand kommt.
waiting-for-others = Warten auf andere
your-open-tables = Deine offenen Tische
live-now = Läuft gerade
live-line = { $edition } · Runde { $round }
finished-games = Beendet
seats-taken = { $taken } von { $all }
seat-open = Freier Platz
seat-open-anybody = Freier Platz: Alle dürfen beitreten
seat-bot = Bot { $name }
seat-you = Du
seat-hot = Jemand an diesem Bildschirm
seat-number = Platz { $number }
seat-name = Name auf Platz { $number }
hosted-by = Gastgeber: { $name }
pace-live = Live
pace-fast = Schnell
pace-slow = Langsam
pace-none = Ohne Uhr
pace-live-clock = live { $minutes }+{ $seconds }
pace-with-time = { $pace } · { $time }

## Kurze Wörter für Regeln, die vom Standard abweichen
variant-setup-draft = freie Kreditwahl
variant-investor_card-false = ohne Investorkarte
variant-cash-hidden = verdecktes Bargeld
variant-gifts-own = Geschenke nur an eigene Staaten
variant-gifts-off = keine Geschenke
variant-bonus-increase = Prämie nur bei Steuererhöhung
variant-max_rounds = { $value } Runden
variant-late_fleet_battles-true = späte Flottenkämpfe
variant-late_fleet_battles-false = keine späten Flottenkämpfe
variant-status_change-false = Status bleibt
variant-swiss_bank_income-1 = Einkommen der Schweizer Bank
variant-swiss_bank_without_card-additional = Schweizer Bank investiert zweimal
variant-force_without_card-false = kein Anhalten
variant-gift_to_force-false = kein Auffüllen zum Anhalten

## Tisch eröffnen
table-name = Name
table-of = Tisch von { $name }
table-unnamed = Ein neuer Tisch
pace-text = { $bank } für jeden, dazu { $increment } je Entscheidung. Danach spielt ein Bot weiter, bis du zurückkommst.
pace-none-text = Keine Zeitgrenze; nichts geschieht von selbst.
rules-of-table = Regeln dieses Tisches
switch-setup = Freie Kreditwahl
about-setup = Alle wählen reihum, welche ersten Kredite sie geben, statt sie zugeteilt zu bekommen.
switch-investor_card = Investorkarte
about-investor_card = Eine Karte bestimmt, wer investiert; ohne sie dürfen nach jedem Zug alle investieren.
switch-cash = Verdecktes Bargeld
about-cash = Bargeld und Punktestand der anderen sind geheim.
switch-gifts = Geschenke an Staatskassen
about-gifts = Man darf einer Staatskasse jederzeit Bargeld schenken.
choice-gifts-any = Jeder Staat
choice-gifts-own = Eigene Staaten
choice-gifts-off = Keine
choice-swiss_bank_without_card-free_choice = Jeder Staat
choice-swiss_bank_without_card-additional = Ein Kredit mehr
switch-max_rounds = Ende nach fester Rundenzahl
about-max_rounds = Für einen Abend mit fester Länge; gewertet wird dann der erreichte Punktestand.
max-rounds-number = Runden
switch-bonus = Prämie nur bei Steuererhöhung
about-bonus = Die Regierung erhält nur dann eine Prämie, wenn die Steuern gestiegen sind, statt nach der Steuerleiste.
switch-swiss_bank_income = Einkommen der Schweizer Bank
about-swiss_bank_income = Eine Schweizer Bank, die nicht investiert, erhält stattdessen 1 Million.
switch-late_fleet_battles = Späte Flottenkämpfe
about-late_fleet_battles = Flotten auf See dürfen noch kämpfen, während die Armeen ziehen.
switch-status_change = Statuswechsel
about-status_change = Stehende Armeen dürfen feindlich oder befreundet werden.
switch-gift_to_force = Auffüllen zum Anhalten
about-gift_to_force = Eine Schweizer Bank darf eine Staatskasse füllen, damit der Staat angehalten werden kann.
switch-force_without_card = Anhalten ohne Karte
about-force_without_card = Eine Schweizer Bank darf Staaten auf Investor anhalten.
switch-swiss_bank_without_card = Schweizer Bank ohne Karte
about-swiss_bank_without_card = Welchem Staat eine Schweizer Bank nach einem Zug Kredit geben darf.
idle-needs-no-card = Wirkt nur ohne Investorkarte.
idle-needs-gifts = Braucht Geschenke an Staatskassen.
more-options = { $count ->
    [one] Eine weitere Einstellung
   *[other] Weitere Einstellungen ({ $count })
}
auto-forced = Erzwungene Entscheidungen spielen
auto-forced-text = Gibt es nur eine Möglichkeit, wird sie sofort gespielt.
seats = Plätze
hot-seat-name = Spieler { $number }
summary = Zusammenfassung
so-it-appears = So erscheint er in der Lobby
who-may-see = Wer ihn sehen darf
everybody = Alle
everybody-text = Der Tisch steht in der Lobby; alle dürfen beitreten.
link-only = Nur mit Link
link-only-text = Nur wer den Einladungslink hat, findet ihn.
open-the-table = Tisch eröffnen
start-now = Partie starten
step-of = { $step } von { $all }
next-step-2 = Weiter: Regeln
next-step-3 = Weiter: Plätze

## Warteraum
waiting-room = Warteraum
waiting-for-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
all-seats-taken = Alle Plätze sind besetzt.
take-seat = Hier Platz nehmen
take-seat-number = Platz { $number } nehmen
your-name = Dein Name
your-name-placeholder = Wie dich die anderen sehen
guest-text = Du spielst als Gast; mehr wird nicht verlangt.
bot-kind = Bot { $name }
host-starts = { $name } startet die Partie, wenn alle da sind.
start-with-bots = { $count ->
    [one] Starten, ein Bot nimmt den freien Platz
   *[other] Starten, Bots nehmen die { $count } freien Plätze
}
invite-title = Einladungslink
invite-text = Wer ihn öffnet, kann einen freien Platz nehmen, auch als Gast.
link-copied = Der Link ist kopiert.
leave-table = Tisch verlassen
close-table = Tisch schließen

## Anmelden, Profil, Einstellungen
register = Konto anlegen
login-text = Deine Partien und Einstellungen auf jedem Gerät.
register-text = Ein Name und ein Passwort; eine E-Mail-Adresse wird nicht verlangt.
register-keeps = Die Partien, die du als Gast gespielt hast, behältst du.
login-both = Name und Passwort werden beide gebraucht.
login-not-needed = Du kannst auch ohne Konto spielen.
password = Passwort
password-text = Mindestens acht Zeichen.
sign-out = Abmelden
settings-title = Profil und Einstellungen
settings-who = Name und Konto
guest-keep = Du bist Gast. Deine Partien bleiben in diesem Browser; ein Konto bewahrt sie auf Dauer.
nobody-yet = Du hast hier noch nicht gespielt. Mit der ersten Partie wirst du Gast, oder du meldest dich an.
settings-look = Aussehen
settings-theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
language-auto = Sprache des Browsers
settings-motion = Animationen
motion-system = System
motion-full = Voll
motion-none = Keine
settings-play = Am Tisch
settings-sound = Töne
settings-sound-text = Leise Töne, wenn du dran bist, für Züge, Schlachten, Fabriken, Geld, Kredite, Steuern und das Ende, und wenn deine Zeit knapp wird.
settings-notify = Benachrichtigungen des Browsers
settings-notify-text = Wenn du dran bist und die Seite nicht ansiehst.
notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-letters = Buchstabentasten
settings-letters-text = U nimmt zurück, E beendet einen Schritt und so weiter. Enter, Esc, Tab und die Pfeile gehen immer.
tokens-title = API-Schlüssel
tokens-text = Ein Programm mit so einem Schlüssel spielt in deinem Namen, über dieselbe API wie diese Seite.
token-label = Wofür ist er?
token-label-default = Schlüssel
token-make = Schlüssel anlegen
token-drop = Löschen
token-drop-named = Schlüssel { $label } löschen
token-once = Nur jetzt zu sehen:

## Was der Server ablehnt, nach seinem Code
error-not_found = { $what ->
    [table] Diesen Tisch gibt es nicht.
    [seat] Diesen Platz gibt es nicht.
    [position] Diese Stellung gibt es nicht.
    [token] Diesen Schlüssel gibt es nicht.
   *[other] Unter dieser Adresse gibt es nichts.
}
error-not_your_turn = Im Moment entscheidet jemand anderes.
error-busy = An diesem Tisch wird gerade etwas geändert. Bitte versuche es noch einmal.
error-hidden_cash = Solange das Bargeld verdeckt ist, würde eine Probepartie es zeigen. Warte bis zum Ende der Partie.
error-record = { $line ->
        [0] Diese Datei ist kein spielbares Protokoll.
       *[other] Dieses Protokoll lässt sich nicht spielen; das Problem steht in Zeile { $line }.
    }
error-diverged = Diese Partie wurde nach älteren Regeln gespielt und lässt sich von dort nicht wiederholen.
error-too_many = Zu viele Anfragen. Bitte warte einen Moment.
error-stale = Die Partie ist weitergegangen. Hier ist die Stellung, wie sie jetzt ist.
error-other_decided = Inzwischen hat jemand anderes entschieden; das lässt sich nicht zurücknehmen.
error-hidden_shown = Der Zug hat dir Verdecktes gezeigt; er lässt sich nicht zurücknehmen.
error-nothing_yet = Es gibt nichts zurückzunehmen.
error-not_started = Diese Partie hat noch nicht begonnen.
error-game_over = Diese Partie ist zu Ende.
error-no_maneuver = Ein Manöver wird geplant, solange seine Flotten oder Armeen ziehen.
error-plan_over = Das Manöver ist schon vor dem letzten dieser Schritte zu Ende.
error-not_running = Diese Partie läuft nicht.
error-open_seats = Einige Plätze sind noch frei: warte, oder besetze sie mit Bots.
error-started = Diese Partie hat schon begonnen.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-options = Diese Regeln passen nicht zusammen.
error-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-chat = Eine Nachricht hat 1 bis { $longest } Zeichen.
error-log_in = Wähle zuerst einen Namen oder melde dich an.
error-csrf = Bitte lade die Seite neu und versuche es noch einmal.
error-too_large = Das ist zu groß.
error-not_at_table = Du hast keinen Platz an diesem Tisch.
error-not_your_seat = Das ist nicht dein Platz.
error-handed_over = Ein Bot spielt diesen Platz für dich. Übernimm ihn zuerst.
error-seated = Du hast schon einen Platz an diesem Tisch.
error-full = Alle Plätze an diesem Tisch sind besetzt.
error-taken = Dieser Platz ist nicht frei.
error-closed = Dieser Server nimmt keine neuen Konten an.
error-registered = Du bist schon angemeldet; melde dich zuerst ab.
error-password = Ein Passwort hat mindestens { $shortest } Zeichen.
error-wrong_password = Name oder Passwort ist falsch.
error-name_taken = Ein Konto mit diesem Namen gibt es schon.
error-name_letters = Ein Name hat nur Zeichen, die man sieht.
error-name_scripts = Ein Name ist in einer einzigen Schrift geschrieben.
error-name_words = Dieser Name enthält ein Wort, das hier unerwünscht ist.
error-name_reserved = Dieser Name ist vergeben: Er klingt nach der Leitung des Servers.
error-common_password = Dieses Passwort probieren andere zuerst. Bitte wähle ein anderes.
error-old_password = Das alte Passwort ist falsch.
error-guest = Dafür braucht es ein Konto.
error-by_token = Schlüssel sind für Programme, die spielen. Melde dich dafür an.
error-banned = Bis { $until } kannst du hier nicht mitmachen. { $reason }
error-muted = Du kannst hier eine Weile nur lesen, nicht schreiben.
error-players_talk = An diesem Tisch chatten nur, die mitspielen.
error-accounts_talk = Wer an diesem Tisch nur zuschaut, braucht zum Chatten ein Konto.
error-nobody_talks = Der Chat dieses Tisches ist geschlossen.
error-removed = Wer diesen Tisch eröffnet hat, will ohne dich spielen.
error-open_tables = Du hast schon { $most } Tische, an denen noch Plätze frei sind.
error-not_absent = Auf diese Person wartet niemand.
error-has_clock = An diesem Tisch entscheidet die Uhr, wann ein Bot einspringt.
error-too_early = Noch zu früh: In { $minutes } min darf ein Bot einspringen.
error-yourself = Das bist du selbst.
error-many_reports = Du hast schon viel gemeldet. Bitte warte, bis es jemand angesehen hat.
error-many_blocks = Du blockierst schon { $most } Personen.
error-reason = Bitte sag, warum, mit höchstens { $longest } Zeichen.
error-hours = Die Dauer ist 1 bis { $longest } Stunden.
error-is_admin = Über Leute mit Verwaltungsrechten entscheidet nur die Befehlszeile des Servers.
error-no_address = Es ist nicht mehr bekannt, woher diese Person kam.
error-tokens = Du hast zu viele Schlüssel; lösche zuerst einen.
error-overloaded = Der Server hat zu viel zu tun. Bitte versuche es noch einmal.
error-other_rules = Die Partie wurde nach anderen Regeln gespielt (Version { $rules }); ihre Stellung gibt es nach den jetzigen (Version { $now }) nicht.
error-maintenance = Der Server wird gerade gewartet: Partien ruhen, Uhren stehen, und nichts geht verloren. Bitte schau bald wieder vorbei.
error-no_database = Die Datenbank antwortet gerade nicht. Bitte versuche es noch einmal.
error-too_many_streams = Du hast zu viele Seiten dieses Servers offen.
error-too_many_tables = Du hast zu viele offene oder laufende Tische. Beende oder entferne zuerst einige davon.
error-too_many_sandboxes = Du hast zu viele Probepartien. Entferne zuerst einige davon.
error-webhook_address = An diese Adresse lässt sich nichts senden.
error-webhook_https = Die Adresse muss mit https:// beginnen.
error-webhook_private = Diese Adresse liegt nicht im öffentlichen Internet, und andere hat der Betreiber nicht erlaubt.
error-webhook_account = Webhooks gibt es nur mit einem Konto.
error-webhook_secret = Das Geheimnis darf nur aus Buchstaben, Ziffern und Zeichen bestehen, ohne Leerzeichen.
error-webhook_secret_missing = Für Matrix braucht es das Zugangstoken des Kontos, das schreibt.
error-webhook_topic = Für ntfy braucht es die Adresse eines Themas, etwa https://ntfy.sh/mein-thema.
error-webhook_room = Für Matrix braucht es die interne Raum-ID; sie beginnt mit einem Ausrufezeichen.
error-too_many_webhooks = Du hast { $most } Webhooks. Entferne zuerst einen.
error-too_many_devices = Du hast { $most } Geräte. Entferne zuerst eines.
error-push_keys = Das ist keine gültige Push-Anmeldung.
error-too_many_bot_tables = An mehreren deiner Tische spielen schon nur Bots. Warte, bis eine dieser Partien zu Ende ist.
error-too_many_orders = Ein Platz kann { $most } Daueraufträge haben. Widerrufe zuerst einen.
error-order_unknown = Dieser Auftrag nennt etwas, das es auf diesem Plan nicht gibt.
error-order_government = Diesen Auftrag kann nur die Regierung des Staates geben.

## Regeln und Über
rules-title = Die Regeln
rules-text = Beide Spiele in unseren eigenen Worten. Auf die Nummern verweisen Fehlermeldungen und Erklärungen; gilt eine Regel nur für ein Spiel, steht es dabei.
rules-search = In den Regeln suchen
rules-contents = Kapitel
rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-none = Nichts gefunden. Versuche es mit weniger Wörtern.
figure-maneuver = Eine Armee Österreich-Ungarns marschiert von Budapest nach Rumänien; dort wird eine Flagge abgelegt.
figure-convoy = Eine französische Armee fährt von Marseille über das Westliche Mittelmeer, wo eine französische Flotte liegt, nach Algerien.
figure-rail = Eine Armee Österreich-Ungarns fährt mit der Eisenbahn von Prag über Wien nach Triest; eine feindliche italienische Armee sperrt Budapest.
figure-battle = Eine Armee Österreich-Ungarns trifft auf dem Westbalkan auf eine italienische; jede Seite verliert eine.
figure-investor = Italien landet auf Investor: Die Staatskasse zahlt 4 für den Kredit über 9 und 2 für den Kredit über 4, von 10 bleiben 4.
figure-taxation = Österreich-Ungarn erhält für zwei Fabriken je 2 und für zwei Flaggen je 1: zusammen 6.
about-title = Über Rondel
about-lead = Rondel ist ein freies Programm, mit dem man die Brettspiele Imperial und Imperial 2030 mit Freunden und gegen Bots spielt, im Browser und im Terminal.
about-unofficial-title = Inoffiziell
about-unofficial = Das ist die Arbeit von Leuten, die diese Spiele mögen. Autor und Verlage haben es weder gemacht noch geprüft noch unterstützt. Es enthält weder ihre Grafik noch ihre Texte: Pläne, Symbole und der Wortlaut der Regeln sind unsere eigenen.
about-credits = Imperial (2006) und Imperial 2030 (2009) sind von Mac Gerdts und bei eggertspiele und im PD-Verlag erschienen. Die Namen gehören ihren Eigentümern. Die Spielpläne haben wir selbst aus gemeinfreien Geodaten gezeichnet (Natural Earth).
about-buy = Wenn du hier gern spielst, kauf die Spiele: Am Tisch sind sie noch besser.
about-free-title = Frei und kostenlos
about-free = Das Programm ist quelloffen unter der MIT-Lizenz. Es läuft mit einem Befehl auf deinem eigenen Rechner, braucht kein Internet und schickt niemandem etwas.
about-fonts-title = Schriften
about-fonts = Die Buchstaben dieser Seite stammen aus EB Garamond und Source Sans 3; beide stehen unter der SIL Open Font License.
about-fonts-licenses = Ihre Lizenzen
about-bots-title = Bots und Protokolle
about-bots = Bots sehen, was ein Spieler auf ihrem Platz sähe. Jede Partie lässt sich als Protokoll herunterladen, das Menschen lesen und Programme nachspielen können.
about-access-title = Barrierefreiheit
about-access = Jede Entscheidung lässt sich mit Tastatur, Screenreader, Berührung oder Maus treffen. Die Taste V zeigt in einer Partie alle Aktionen als Liste, und zu jeder Zeichnung gibt es ihre Zahlen als Tabelle. Automatische Tests prüfen das bei jeder Änderung; mit einem echten Screenreader hat es noch niemand ausprobiert. Wenn dich etwas am Spielen hindert, sag es bitte denen, die diese Seite betreiben.
about-api = API
about-version = Regelversion { $version }

## Ende einer Partie
end-wins = { $name } gewinnt mit { $score }.
end-you-win = Du gewinnst mit { $score }.
end-shared = { $names } teilen sich den Sieg mit { $score }.
end-your-place = { $place ->
        [2] Du belegst mit { $score } den zweiten Platz.
        [3] Du belegst mit { $score } den dritten Platz.
        [4] Du belegst mit { $score } den vierten Platz.
        [5] Du belegst mit { $score } den fünften Platz.
       *[other] Du belegst mit { $score } den sechsten Platz.
    }
end-reason = { $reason ->
        [power] { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
                [many] haben
               *[one] hat
            } in Runde { $round } 25 Machtpunkte erreicht.
        [max_rounds] Die letzte Runde ist gespielt: { $round }.
        [agreement] Die Spieler haben sich in Runde { $round } auf das Ende geeinigt.
        [absence] Die anderen haben die Partie in Runde { $round } beendet, weil jemand ausblieb.
        [admin] Wer diesen Server betreibt, hat die Partie in Runde { $round } beendet.
        [draft] Dreimal hintereinander hat niemand einen Kredit gegeben.
       *[other] Die Partie endete in Runde { $round }.
    }
end-finished = { $rounds ->
    [one] beendet nach einer Runde
   *[other] beendet nach { $rounds } Runden
}, { $moves ->
    [one] { $moves } Aktion
   *[other] { $moves } Aktionen
}
end-tied = Punktgleichheit: Den Ausschlag gaben die Kreditsummen.
end-reckoning = Schlussabrechnung
end-note = Zinsen der eigenen Kredite × Machtfaktor des Staates, dazu das Bargeld; alles in Millionen. Das gestrichelte Ende eines Balkens ist Bargeld.
end-decided = Was die Partie entschieden hat
end-decided-none = Im Protokoll dieser Partie sticht nichts heraus.
end-move = Aktion { $at }
end-government = { $after } übernimmt { NAME($nation, form: "acc") }
end-government-from = Vorher { $before }.
end-government-points = { $points ->
    [one] Ein Machtpunkt gewonnen.
   *[other] { $points } Machtpunkte gewonnen.
}
end-tax = { $points ->
    [one] { $nation }: { $points } Machtpunkt dazu
   *[other] { $nation }: { $points } Machtpunkte dazu
}
end-tax-more = { $player } nimmt { $tax } Mio. Steuern ein; zusammen { $power } Punkte.
end-interest = { $nation }: { $amount } Mio. Zinsen
made-of = Aufschlüsselung
download-record = Protokoll herunterladen
replay = Nachspielen
rematch = Revanche
chart-scores = Punktestand, wenn es damals geendet hätte
chart-power = Macht der Staaten
chart-sentence = { $title }, nach Runde { $rounds }: { $ends }.
chart-end = Ende
time-left = noch { $time }
show-as-table = Als Tabelle zeigen

## Privacy
former-player = Ehemaliger Mitspieler

privacy-title = Datenschutz
privacy-lead = Was dieser Server über dich speichert, wozu und wie lange. Er gibt nichts davon an andere weiter, außer du willst es.
privacy-guests-title = Unter einem Namen spielen
privacy-guests = Du brauchst nur einen Namen. Er wird zusammen mit deinen Einstellungen und der Zeit deines letzten Besuchs gespeichert, die auf einen halben Tag genau aufgehoben wird.
privacy-accounts-title = Konten
privacy-accounts = Wenn du ein Konto anlegst, wird dein Passwort nur als Hash gespeichert, aus dem es sich nicht zurückgewinnen lässt, und von jeder Anmeldung und jedem Token nur ein Prüfwert. Gibst du eine E-Mail-Adresse an, so wird sie bei deinem Konto gespeichert und nur für E-Mails benutzt, um die du bittest; andere sehen sie nie. Von einem Passkey wird nur die öffentliche Hälfte gespeichert. Ein Name, den du aufgegeben hast, bleibt 30 Tage gespeichert.
privacy-games-title = Partien
privacy-games = Jeder Zug einer Partie wird mit seiner Zeit gespeichert, damit sie weitergehen, nachgespielt und geprüft werden kann. Wer einen Tisch sehen darf, sieht die Namen der Spieler und ihre Züge. Daueraufträge werden mit der Partie gespeichert und niemandem außer dir gezeigt.
privacy-chat-title = Chat
privacy-chat = Was du schreibst, wird mit deinem Namen gespeichert und allen am Tisch gezeigt. Eine private Nachricht sehen nur du und die, denen du sie schreibst; Administratoren sehen sie, wenn jemand von ihnen sie meldet. Wen du an einen Tisch einlädst und wer dich einlädt, wird gespeichert, bis die Einladung abläuft.
privacy-moderation-title = Meldungen
privacy-moderation = Wenn jemand gemeldet wird, wird die Meldung mit den Worten gespeichert, um die es geht. Was die Leitung tut, wird mit dem Grund festgehalten. Beides bleibt auch nach dem Löschen der Daten einer Person, solange es zum Schutz anderer nötig ist.
privacy-addresses-title = Netzadressen
privacy-addresses = Deine Adresse dient dazu, dass niemand mehr als seinen Anteil am Server beansprucht. Der Server kennt sie höchstens eine Woche, oder solange eine Sperre durch den Betreiber gilt, und schreibt sie nicht in sein Protokoll.
privacy-cookies-title = Deine Cookies
privacy-cookies = Es gibt zwei: Eines hält dich angemeldet, das andere schützt vor gefälschten Anfragen. Sprache und Farben speichert dein Browser. Niemand verfolgt dich.
privacy-others-title = Andere Firmen
privacy-others = Die Seite lädt nichts von anderen Servern. Der Server ruft andere nur auf, um dir mitzuteilen, was du erfahren willst: deinen Mail-Anbieter, den Hersteller deines Browsers für Push-Nachrichten, die verschlüsselt sind, und die Dienste, deren Adressen du einträgst. Diese Adressen bleiben gespeichert, bis du sie entfernst; was gesendet wurde, wird sofort geleert, und seine Spur ist nach 30 Tagen weg.
privacy-rights-title = Deine Daten
privacy-rights = In den Einstellungen kannst du alles herunterladen, was über dich gespeichert ist, und es löschen: Die Partien bleiben, mit „Ehemaliger Mitspieler“ statt deines Namens. Bei allem anderen hilft dir, wer diesen Server betreibt.
privacy-times-title = Wie lange etwas aufgehoben wird
privacy-keeps-sessions =
    { $days ->
        [one] Eine Anmeldung gilt einen Tag.
       *[other] Eine Anmeldung gilt { $days } Tage.
    }
privacy-keeps-guests =
    { $days ->
        [0] Gäste werden nicht entfernt.
        [one] Gäste, die nicht wiederkommen, werden nach einem Tag entfernt, außer eine aufgehobene Partie nennt sie.
       *[other] Gäste, die nicht wiederkommen, werden nach { $days } Tagen entfernt, außer eine aufgehobene Partie nennt sie.
    }
privacy-keeps-sandboxes =
    { $days ->
        [0] Probepartien und Lektionen werden nicht entfernt.
        [one] Probepartien und Lektionen, die niemand anrührt, werden nach einem Tag entfernt.
       *[other] Probepartien und Lektionen, die niemand anrührt, werden nach { $days } Tagen entfernt.
    }
privacy-keeps-open_tables =
    { $days ->
        [0] Tische, an denen nie begonnen wurde, werden nicht entfernt.
        [one] Tische, an denen nie begonnen wurde, werden nach einem Tag entfernt.
       *[other] Tische, an denen nie begonnen wurde, werden nach { $days } Tagen entfernt.
    }
privacy-keeps-running_tables =
    { $days ->
        [0] Unbeendete Partien werden nicht entfernt.
        [one] Partien, in denen niemand mehr zieht, werden nach einem Tag entfernt.
       *[other] Partien, in denen niemand mehr zieht, werden nach { $days } Tagen entfernt.
    }
privacy-keeps-finished_tables =
    { $days ->
        [0] Beendete Partien werden dauerhaft aufgehoben.
        [one] Beendete Partien werden nach einem Tag entfernt.
       *[other] Beendete Partien werden nach { $days } Tagen entfernt.
    }
privacy-keeps-chat =
    { $days ->
        [0] Chat wird nicht entfernt.
        [one] Chat an ruhenden Tischen wird nach einem Tag entfernt.
       *[other] Chat an ruhenden Tischen wird nach { $days } Tagen entfernt.
    }
