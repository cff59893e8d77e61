# Die Spielseite im Browser. Sätze über Ereignisse, Ablehnungen, Fragen für Wartende und Aktionen: game.ftl.
# Namen von Staaten und Regionen werden gebeugt; die Formen stehen in forms.ftl. NAME($nation, form: "…") kennt für
# Staaten nom, gen, dat, acc und number (one oder many: „die USA ziehen“), für Regionen in, to und from, für Kanäle acc;
# start: "yes" schreibt groß. Ohne NAME() steht der Name so da wie auf dem Spielplan. Vor Mio. steht ein geschütztes Leerzeichen.

## Gemeinsame Wörter
undo = Zurücknehmen
restart-turn = Zug neu beginnen
close = Schließen
cancel = Abbrechen
more = Mehr
less = Weniger
send = Senden
now = jetzt
free = gratis
nation = Staat
nations = Staaten
bonds = Kredite
log = Protokoll
chat = Chat
tax = Steuer
power = Macht
flag = Flagge
flags = Flaggen
treasury = Kasse
supply = Im Vorrat
menu = Menü
setup = Aufbau
sandbox = Probepartie
away = abwesend
swiss-bank = Schweizer Bank
investor-card = Investor
interest-due = Fällige Zinsen
armies-of-supply = Armeen auf dem Spielplan / insgesamt
fleets-of-supply = Flotten auf dem Spielplan / insgesamt
no-government = keine Regierung
you-govern = du regierst
shipyard = Werft
armament-works = Waffenfabrik
game-over = Das Spiel ist zu Ende.
points = { $count ->
    [one] { $count } Pkt.
   *[other] { $count } Pkt.
  }
points-long = { $count ->
    [one] { $count } Machtpunkt
   *[other] { $count } Machtpunkte
  }
count-armies = { $count ->
    [one] { $count } Armee
   *[other] { $count } Armeen
  }
count-fleets = { $count ->
    [one] { $count } Flotte
   *[other] { $count } Flotten
  }
steps = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }
round-number = Runde { $round }
turn-order = Zugreihenfolge
views = Ansichten
view-map = Karte
view-rondel = Rondell
view-nations = Staaten
view-investors = Investoren
view-log = Protokoll
tab-log = Protokoll
tab-chat = Chat
tab-bonds = Kredite
tab-notes = Notizen
talk = Protokoll, Chat, Kredite, Notizen
panels = Rondell, Staaten, Investoren, Protokoll
investors-and-log = Investoren und Protokoll
skip-links = Abkürzungen
skip-decision = Zur Entscheidung
skip-board = Zum Spielplan
skip-log = Zu Investoren und Protokoll

## Die Leiste: was gefragt wird
your-decision = Deine Entscheidung
decision = Was entschieden wird
context-own = { $kind ->
    [invest] Deine Investition
    [draft] Kreditwahl · { $nation }
    [rondel] Dein Zug · { $nation }
    [fleets] Dein Zug · { $nation } · Manöver
    [armies] Dein Zug · { $nation } · Manöver
    [flags] { $nation } · Manöver
    [stance] { $nation } · Manöver
    [arrival] { $nation } · Manöver
    [ask] { $nation } · Frieden angeboten
    [factory] { $nation } · Fabrik
    [production] { $nation } · Produktion
    [import] { $nation } · Import
   *[other] { $nation }
  }
context-asked = { $kind ->
        [swiss_bank] Deine Schweizer Bank · { NAME($mover, form: "nom", start: "yes") } { NAME($mover, form: "number") ->
                [many] wollen
               *[one] will
            } über Investor ziehen
       *[other] { $player } fragt dich · Manöver { NAME($mover, form: "gen") }
    }
context-waiting = { $kind ->
    [invest] { $nation } · Investor
    [rondel] { $nation } · Rondell
    [fleets] { $nation } · Manöver
    [armies] { $nation } · Manöver
   *[other] { $nation }
  }
question-draft = Welchen Kredit gibst du { NAME($nation, form: "dat") }?
question-rondel = Wohin { NAME($nation, form: "number") ->
        [many] ziehen
       *[one] zieht
    } { NAME($nation, form: "nom") } auf dem Rondell?
question-rondel-first = Auf welchem Feld { NAME($nation, form: "number") ->
        [many] beginnen
       *[one] beginnt
    } { NAME($nation, form: "nom") }?
question-swiss_bank = { NAME($nation, form: "acc", start: "yes") } auf Investor anhalten?
question-factory = Wo entsteht die Fabrik?
question-production = Welche Fabriken produzieren?
question-import = Wohin kommen die Einheiten? { $count } von { $most } aufgestellt
question-fleets = Welche Flotte zieht?
question-import-none = Jetzt können keine Einheiten importiert werden
question-fleets-where = Wohin zieht die Flotte { NAME($origin, form: "from") }?
question-canal = { NAME($mover, form: "number") ->
        [many] Dürfen
       *[one] Darf
    } { NAME($mover, form: "nom") } durch { NAME($canal, form: "acc") }?
question-stance = Ist die Armee { NAME($place, form: "in") } feindlich oder befreundet?
question-arrival = { NAME($place, form: "in", start: "yes") } kämpfen oder Frieden anbieten?
question-ask = Wer wird { NAME($place, form: "in") } zuerst gefragt?
question-challenge = { $unit ->
        [fleet] Eine Flotte ist in Frieden { NAME($place, form: "to") } gekommen. Bekämpfen?
       *[army] Eine Armee ist in Frieden { NAME($place, form: "to") } gekommen. Bekämpfen?
    }
question-armies = Welche Armee zieht?
question-armies-where = Wohin zieht die Armee { NAME($origin, form: "from") }?
question-flags = Welche Region bekommt die Flagge?
question-invest = Welchen Kredit gibst du oder stockst du auf?
hint-draft = Klick auf einen Kredit der hervorgehobenen Zeile. Wer am meisten leiht, regiert.
hint-rondel = { $free ->
    [3] Drei Felder sind kostenlos, weitere kosten dich Geld. Zifferntasten zeigen die Vorschau, Enter zieht.
   *[other] { $free } Felder sind kostenlos, weitere kosten dich Geld. Zifferntasten zeigen die Vorschau, Enter zieht.
  }
hint-rondel-touch = { $free ->
    [3] Drei Felder sind kostenlos, weitere kosten dich Geld. Tippe auf ein Feld, um zu sehen, was es bringt.
   *[other] { $free } Felder sind kostenlos, weitere kosten dich Geld. Tippe auf ein Feld, um zu sehen, was es bringt.
  }
hint-rondel-first = Erster Zug: Jedes Feld ist kostenlos. Zifferntasten zeigen die Vorschau, Enter zieht.
hint-rondel-first-touch = Erster Zug: Jedes Feld ist kostenlos. Tippe auf eines, um zu sehen, was es bringt.
hint-invest-touch = Ein neuer Kredit oder eine Aufstockung, bezahlt nur aus deinem Bargeld. Tippe auf einen Staat.
hint-draft-touch = Tippe auf den Staat. Wer am meisten leiht, regiert.
hint-factory = Wähle eine Stadt ohne Fabrik; sie kostet 5 Mio. aus der Staatskasse.
hint-factory-money = In der Staatskasse ist zu wenig Geld. Schenke ihr Geld (in der Übersicht des Staates), um zu bauen.
hint-import-money = Die Staatskasse ist leer. Schenke ihr Geld (in der Übersicht des Staates), um zu importieren.
hint-production = { $count } von { $all } gewählt. Wähle eine Fabrik, um sie auszulassen oder aufzunehmen.
hint-import = Wähle eine Heimatprovinz; in Hafenstädte kommen Flotten oder Armeen. Je 1 Mio. aus der Staatskasse.
hint-fleets = { $count ->
        [one] Flotten an einem Ort können ziehen. Wähle ihn.
       *[other] Flotten an { $count } Orten können ziehen. Wähle einen.
    }
hint-armies = { $count ->
    [one] Armeen an einem Ort können handeln. Wähle ihn.
   *[other] Armeen an { $count } Orten können handeln. Wähle einen.
  }
hint-where = Klick auf ein helles Gebiet · Tab geht durch alle { $count } · Esc: andere Einheit
hint-where-touch = Tippe auf ein helles Gebiet, noch einmal tippen zieht dorthin.
hint-flags = Die Flaggen sind knapp. Jede Region mit Flagge bringt 1 Mio. Steuern.
hint-invest = Ein neuer Kredit oder eine Aufstockung, bezahlt nur aus deinem Bargeld. Pfeile bewegen, Enter wählt.
hint-ask = Wer zuerst einen Kampf verlangt, bekommt ihn.
hint-swiss_bank = { "" }
hint-canal = { "" }
hint-stance = { "" }
hint-arrival = { "" }
hint-challenge = { "" }
pip-fleets = Flotten
pip-fleets-moved = { $count ->
        [0] Flotten
       *[other] Flotten · { $count } gezogen
    }
pip-armies = Armeen
pip-armies-moved = { $count ->
    [0] Armeen
   *[other] Armeen · { $count } gezogen
  }
pip-flags = Flaggen
chip-cash = du hast { $cash }
chip-ends = beendet das Spiel
chip-destroys = Kostet eine Fabrik und drei Armeen
answer-pass = { $kind ->
    [factory] Nichts bauen
   *[other] Passen
  }
answer-none = Keine
answer-produce = { $all ->
    [yes] Alle { $count } produzieren
   *[no] { $count } produzieren
  }
answer-imported = { $count ->
    [0] Nichts importieren
    [one] Fertig, { $count } Einheit
   *[other] Fertig, { $count } Einheiten
  }
answer-end = { $kind ->
        [fleets] Flottenschritt beenden
        [armies] Armeeschritt beenden
        [flags] Keine
       *[other] Ende
    }
answer-take = { $kind ->
        [rondel] Auf { $space } ziehen
        [buy] Kredit { $face } an { NAME($nation, form: "acc") }, { $price }
        [raise] { $nation }: { $old } → { $face } aufstocken, { $price }
        [build] { NAME($place, form: "in", start: "yes") } bauen
        [import]
            { $unit ->
                [fleet] Flotte { NAME($place, form: "to") }
               *[army] Armee { NAME($place, form: "to") }
            }
        [flag] Flagge { NAME($place, form: "in") }
        [fight] Hier kämpfen
        [destroy] Fabrik zerstören
        [stance] Status ändern
       *[other] Hierher ziehen
    }
answer-ask-in-order = In Zugreihenfolge
same-challenge = Auch für den Rest dieses Manövers
same-stance = Dasselbe für alle Armeen, die hierher kommen: { $place }
same-canal = { NAME($mover, form: "dat", start: "yes") } an Kanälen immer so antworten · nur für dich sichtbar
card-title = { $act ->
    [force] Anhalten
    [allow] Erlauben
    [refuse] Verweigern
    [hostile] Feindlich
    [friendly] Befreundet
    [peace] Frieden anbieten
    [ask] { $nation }
    [pass] { $kind ->
        [challenge] Dulden
       *[other] Weiterziehen lassen
      }
   *[fight] { $kind ->
        [challenge] { $units ->
            [1] Kämpfen
           *[other] { $unit ->
                [fleet] Mit einer Flotte kämpfen
               *[army] Mit einer Armee kämpfen
              }
          }
       *[other] { $unit ->
            [fleet] Die Flotte { NAME($nation, form: "gen") } bekämpfen
           *[army] Die Armee { NAME($nation, form: "gen") } bekämpfen
          }{ $stance ->
            [hostile] { " (feindlich)" }
            [friendly] { " (befreundet)" }
           *[any] { "" }
          }
      }
  }
card-detail = { $act ->
        [pass]
            { $kind ->
                [challenge] Beide bleiben nebeneinander. Das bindet später niemanden.
               *[other] Der Staat zieht wie angesagt.
            }
        [peace] Wer dort ist, wird gefragt, ob er kämpft.
        [refuse] Die Einheit bleibt, wo sie ist, und darf woandershin ziehen.
        [allow] Die Einheit fährt durch.
        [hostile] Fabrik, Eisenbahn und Import sind dort für den Eigentümer gesperrt.
        [friendly] Der Eigentümer bleibt ungestört.
        [fight] Auf jeder Seite wird eine Einheit entfernt.
       *[other] { "" }
    }
to-the-question = { $kind ->
    [rondel] Rondell
    [invest] Kredite
    [draft] Kredite
   *[other] Zur Karte
  }
turns-until-you = { $count ->
        [2] nach dem nächsten Zug bist du dran
       *[other] noch { $count } Züge bis zu dir
    }
you-are-next = du bist als Nächstes dran
spectator = Du schaust zu.
player-away = { $player } ist abwesend
deciding-what = { $kind ->
        [invest] investiert
        [draft] wählt einen Kredit für { NAME($nation, form: "acc") }
        [rondel] zieht mit { NAME($nation, form: "dat") }
        [swiss_bank] kann { NAME($nation, form: "acc") } anhalten
        [canal] entscheidet über eine Kanaldurchfahrt
        [challenge] wird gefragt: Kampf oder Frieden
       *[other] entscheidet für { NAME($nation, form: "acc") }
    }
bot-plays-for = Für { $player } spielt bis zur Rückkehr ein Bot.
take-over = Übernehmen
hand-to-bot = Einen Bot für mich spielen lassen

## Folgen
preview-title = Vorschau · noch ist nichts entschieden
fact-nothing = Das ändert nichts.
fact-no-change = Sonst ändert sich nichts.
fact-ends-game = Das beendet das Spiel.
fact-convoy = Konvoi: { $seas }
fact-rail = Mit der Eisenbahn, im eigenen Land
fact-canal = Durch { NAME($canal, form: "acc") }
fact-new-units = { $unit ->
    [fleet] Flotten: { $where }
   *[army] Armeen: { $where }
  }
fact-lost-units = { $unit ->
        [fleet] Flotten { NAME($nation, form: "gen") }
       *[army] Armeen { NAME($nation, form: "gen") }
    }
fact-company = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] sind
       *[one] ist
    } dort ({ $player }); ein Kampf ist möglich
fact-asks = Dann gefragt: { $players }
fact-then = { $kind ->
    [stance] Danach wählst du: feindlich oder befreundet
    [arrival] Danach wählst du: Kampf oder Frieden
   *[other] Danach wählst du, wer gefragt wird
  }
fact-treasury = Staatskasse { NAME($nation, form: "gen") }
fact-power = Macht { NAME($nation, form: "gen") }
fact-factor = Faktor { NAME($nation, form: "gen") }
fact-tax = Steuern { NAME($nation, form: "gen") }
fact-flag = Flagge { NAME($nation, form: "gen") } { NAME($place, form: "in") }
fact-flag-lost = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] verlieren
       *[one] verliert
    } die Flagge { NAME($place, form: "in") }
fact-factory = Fabrik { NAME($place, form: "in") }
fact-factory-lost = Die Fabrik { NAME($place, form: "in") } wird zerstört
fact-you-govern = Du würdest { NAME($nation, form: "acc") } regieren
fact-governs = { $player } regiert { NAME($nation, form: "acc") }
fact-swiss-bank = { $player } erhält eine Schweizer Bank
fact-swiss-bank-lost = { $player } gibt die Schweizer Bank zurück
fact-your-cash = Dein Bargeld
fact-cash = Bargeld von { $player }
fact-your-score = Dein Punktestand jetzt
changed-title = In diesem Zug geändert
changed-flags = Flaggen { NAME($nation, form: "gen") }

## Rondell
rondel-label = Rondell
rondel-choose = wählen
rondel-results = Was jedes Feld brächte
space-locked = Jetzt nicht möglich.
card-tax = Steuer
card-bonus = Prämie für dich
card-you-get = Du erhältst
card-interest-due = Fällige Zinsen
card-power = Macht
card-factor = Faktor
card-treasury = Staatskasse
card-armies = Armeen
card-fleets = Flotten
card-works = Waffenfabriken
card-shipyards = Werften
card-factories = Fabriken
card-units = Einheiten
card-up-to = bis zu { $count }
card-score = Punktestand
card-asks = Gefragt: { $players }
about-space-factory = Der Staat baut für 5 Mio. eine Fabrik in einer eigenen Stadt.
about-space-production = Jede nicht besetzte Fabrik stellt kostenlos eine Einheit her.
about-space-import = Bis zu drei Einheiten werden für je 1 Mio. gekauft und in eigenen Heimatprovinzen aufgestellt.
about-space-maneuver = Zuerst ziehen die Flotten, dann die Armeen, dann werden Flaggen abgelegt.
about-space-investor = Der Staat zahlt allen Kreditgebern Zinsen; dann investiert, wer die Investorkarte hat.
about-space-taxation = Der Staat nimmt Steuern ein, zahlt Sold und gewinnt Machtpunkte; seine Regierung erhält vielleicht eine Prämie.

## Spielplan
board-label = Spielplan
map-tools = Werkzeuge der Karte
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganze Karte
hide-pieces = Einheiten und Flaggen ausblenden
way-march = Marsch
way-rail = nur Eisenbahn
way-convoy = Konvoi
way-sail = Seeweg
way-possible = { $way ->
        [rail] Mit der Eisenbahn erreichbar
        [convoy] Im Konvoi erreichbar
        [sail] Auf dem Seeweg erreichbar
       *[march] Zu Fuß erreichbar
    }
can-move = Kann ziehen
ticked = Gewählt
not-ticked = Nicht gewählt
flag-of = Flagge { NAME($nation, form: "gen") }
kind-home = Heimatprovinz
kind-land = Landregion
kind-sea = Seeregion
no-factory = { $city ->
    [shipyard] Stadt für eine Werft
   *[other] Stadt für eine Waffenfabrik
  }
lying-armies = { $count ->
    [one] { $count } befreundete Armee
   *[other] { $count } befreundete Armeen
  }
nobody-there = Keine Einheiten hier.
choose-move = { $unit ->
    [fleet] Eine Flotte bewegen
   *[army] { $stance ->
        [hostile] Eigene Armee (feindlich) bewegen
        [friendly] Eigene Armee (befreundet) bewegen
       *[any] Eine Armee bewegen
      }
  }
place-now = { $place }, jetzt
rule-about-challenge = wer ankommt, kämpft oder bietet Frieden an
rule-about-arrival = im Kampf fällt Einheit gegen Einheit
rule-about-stance = feindliche und befreundete Armeen
rule-about-canal = Kanäle unter fremder Flagge
rule-about-ask = die Reihenfolge der Fragen

## Kredite
interest-of = Zins { $interest }
bond-name = { $nation } { $face }, Zins { $interest }
bond-buy = geben
bond-raise = { $old } auf­stocken, { $price }
bond-raise-too = auf­stocken, { $price }
bond-chosen = gewählt
bond-yours = deiner
bond-free = frei
bond-short = { $amount } fehlen
legend-can = kannst du geben
legend-held = in anderer Hand
show-map = Karte zeigen
show-bonds = Kredite zeigen
invest-empty = Zeig auf einen Kredit, um zu sehen, wer regieren würde und was er bringt.
new-government = neue Regierung
credit-in = Kreditsumme { $nation }
governments-after = Regierungen danach
also-possible = Auch möglich:
creditors = Kreditgeber
bonds-left = Freie Kredite
no-bonds-sold = Noch hat niemand { NAME($nation, form: "dat") } Kredit gegeben; der Zug entfällt.
on-rondel = Auf dem Rondell
not-on-rondel = noch nicht
supply-left = Armeen { $armies }, Flotten { $fleets }, Flaggen { $flags }

## Leisten und Tabellen
scoring-track = Machtleiste
track-sentence = Machtpunkte: { $list }.
tax-chart = Steuerleiste
tax-chart-note = Steuern / Machtpunkte
chart-tax-sentence = Steuern, die jeder Staat jetzt einnähme: { $list }.
score-now = Punktestand, wenn es jetzt endete

## Geschenke
give-money = Geld schenken
give-about = Alle dürfen jeder Staatskasse Bargeld schenken. Zurücknehmen lässt sich das nur, bis jemand anderes entscheidet.
give-context = Geschenk an eine Staatskasse · rücknehmbar, bis jemand anderes entscheidet
give-question = Wie viel schenkst du { NAME($nation, form: "dat") }?
give-hint = Staatskasse { $treasury } → { $after } · dein Bargeld { $cash } → { $left }
give-amount = Betrag in Millionen
give-button = { $amount } schenken
give-limit = Du hast { $cash }
give-remedy = { NAME($nation, form: "dat", start: "yes") } { $amount } Mio. schenken

## Ablehnungen und Zustände
refused = Das geht nicht
refused-title = Nicht möglich: { $what }
what-would-help = Was es möglich machen würde
undo-what = Zurücknehmen: { $what }
lost = { $seconds ->
    [0] Verbindung verloren. Neuer Versuch … Du kannst dich umsehen.
   *[other] Verbindung verloren. Neuer Versuch in { $seconds } Sek. Du kannst dich umsehen.
  }
try-now = Jetzt versuchen
stale = Jemand war schneller: Die Stellung hat sich geändert. Es wurde nichts gespielt; zu sehen ist die neue Stellung.
missed = { $count ->
    [one] Inzwischen wurde eine Aktion gespielt.
   *[other] Inzwischen wurden { $count } Aktionen gespielt.
  }
missed-look = Ansehen
not-saved = Die Aktion wurde nicht gespielt.
forced-context = Nur eine Möglichkeit
forced-hint = Wird in { $seconds } Sek. gespielt.
wait = Warten

## Protokoll, Verlauf, Chat, Notizen
log-earlier = Frühere Aktionen zeigen
log-empty = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] beginnen
       *[one] beginnt
    } das Spiel.
log-empty-later = Von hier aus wurde noch nichts gespielt.
log-turn = Runde { $round } · { $nation }
# Eine Aktion in halb so vielen Wörtern; das Zeichen des Staates steht daneben.
log-rondel = { $price ->
    [0] { $player } · { $space }
   *[other] { $player } · { $space }, { $price } Mio.
  }
log-armies = { $count ->
    [one] Armee: { $places }
   *[other] Armeen: { $places }
  }
log-fleets = { $count ->
    [one] Flotte: { $places }
   *[other] Flotten: { $places }
  }
log-factory = Fabrik: { $place }
log-army = { $way ->
    [rail] Armee { $origin } → { $to } per Bahn
    [convoy] Armee { $origin } → { $to } über See
   *[march] Armee { $origin } → { $to }
  }
log-fleet = Flotte { $origin } → { $to }
log-peace = Frieden angeboten { NAME($place, form: "in") }
log-stance = { $stance ->
    [hostile] Feindlich { NAME($place, form: "in") }
   *[friendly] Befreundet { NAME($place, form: "in") }
  }
log-flags = { $count ->
    [one] Flagge: { $places }
   *[other] Flaggen: { $places }
  }
log-interest = Zinsen: { $who }
since-last-turn = seit deinem letzten Zug
only-big = Nur Wichtiges
my-last-turn = Mein letzter Zug
and-more = Und { $count } weitere.
move-first = Zum Anfang
move-back = Eine Aktion zurück
move-forward = Eine Aktion vor
turn-back = Einen Zug zurück
turn-forward = Einen Zug vor
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-speed = Tempo
# How the turns of bots are shown to somebody who plays against them alone.
bots-turns = Züge der Bots
bots-turns-once = sofort
bots-turns-watch = Zug für Zug ansehen
bots-turns-step = selbst weiterschalten
bots-next = Nächster Zug
history = Verlauf
history-value = Aktion { $at } von { $newest }, Runde { $round }, { $nation }
your-last-turn-mark = ● deiner
viewing-move = zu sehen: Aktion { $at }
past-chip = Frühere Stellung · nur lesen
past-context = Aktion { $at } von { $newest } · Runde { $round } · { $nation }
past-title = Die Stellung nach Aktion { $at }
past-hint = Änderungen sind umrandet · ← → eine Aktion · mit Umschalt ein Zug
past-hint-touch = Änderungen sind umrandet.
new-move = Neue Aktion
copy-link = Link kopieren
sandbox-from-here = Ab hier ausprobieren
back-to-now = Zur aktuellen Stellung
chat-empty = Noch hat niemand etwas gesagt. Sag hallo.
chat-nameless = Du schaust ohne Namen zu. Spiele eine Partie oder melde dich an, um zu schreiben.
chat-placeholder = Sag etwas; #103 verweist auf eine Aktion
notes-private = Nur du siehst das; es bleibt in diesem Browser.

## Was der Server selbst ins Protokoll schreibt
event-clock_ran_out = Die Zeit von { $player } ist abgelaufen.
event-other_rules = Diese Aufzeichnung wurde nach Regelversion { $rules } gespielt; sie wird nach Regelversion { $now } nachgespielt.
event-other_result = Nach diesen Regeln endet sie mit anderen Punktzahlen, als in der Aufzeichnung steht.
event-bot_replaced = Ein Bot hat für { $player } nicht geantwortet und wurde ersetzt.

## Uhr
clock-days = { $days } Tg. { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
your-clock = Deine Zeit
clock-at-zero = { $what ->
    [bot] Bei null spielt ein Bot weiter, bis du zurückkommst.
   *[pass] Bei null passt du.
  }

## Aktionen als Liste, Menü, Tasten
moves-as-list = Aktionen als Liste
list-hint = Pfeile, Buchstaben, Enter
list-empty = Du entscheidest gerade nicht.
help-keys = Tasten
what-if = Probepartie ab hier
end-agree = Jetzt beenden: zustimmen
curtain-title = Als Nächstes entscheidet { $player }
curtain-text = In dieser Partie ist das Bargeld verdeckt. Sonst sollte jetzt niemand auf den Bildschirm schauen.
curtain-lift = Ich bin { $player }
end-withdraw = Zurückziehen: weiterspielen
end-sure = { $others ->
    [0] Die Partie endet sofort und wird gewertet, wie sie steht. Das lässt sich nicht rückgängig machen.
   *[other] Sobald alle zustimmen, endet die Partie und wird gewertet, wie sie steht. Die anderen sehen, dass du zustimmst.
  }
end-now = { $others ->
    [0] Endgültig beenden
   *[other] Ja, ich stimme zu
  }
end-agreed = Für das Ende der Partie: { $players }. Sie endet, wenn alle zustimmen.
end-agree-too = Ich stimme auch zu
log-why = „{ $reason }“
plan-ahead = Vorausplanen
key-primary = Hauptschaltfläche
key-undo = Zurücknehmen
key-restart = Den Zug neu beginnen
key-end = Diesen Schritt beenden
key-numbers = Felder voraus, Antworten
key-tab = Nächstes helles Gebiet
key-arrows = Nächstliegendes helles Gebiet
key-space = Einzelheiten eines Gebiets
key-space-bar = Leertaste
key-escape = Zurück, andere Einheit
key-zoom = Vergrößern, verkleinern, ganze Karte
key-hide = Einheiten und Flaggen ausblenden
key-list = Aktionen als Liste
key-ending = Wenn jetzt Schluss wäre: der Rechner
key-bonds = Kredite oder Karte beim Investieren
key-log = Durch das Protokoll blättern
key-go = Zu Karte, Rondell, Staaten, Investoren, Krediten, Protokoll
key-help = Diese Liste

## Analyse
tab-analysis = Analyse
analysis-title = Analyse
analysis-none = Diese Partie ist noch nicht analysiert.
analysis-ask = Partie analysieren
analysis-again = Noch einmal versuchen
analysis-waiting = { $before ->
    [0] Die Analyse beginnt gleich.
    [one] Die Analyse beginnt nach { $before } anderen Partie.
   *[other] Die Analyse beginnt nach { $before } anderen Partien.
  }
analysis-working = Die Partie wird analysiert: { $percent }
analysis-failed = Die Analyse ist nicht gelungen.
analysis-summary = Die Partie in Kürze
analysis-accuracy = Genauigkeit
analysis-accuracy-note = Was jeder von dem behielt, was in allen Entscheidungen auf dem Spiel stand; 100 % ist jedes Mal die beste Wahl.
analysis-turning = Wendepunkte
analysis-no-turning = Keine einzelne Entscheidung ragt heraus; die Partie entschied sich nach und nach.
analysis-played = { $player }: { $action }
analysis-better = Besser: { $action }.
analysis-line = Was wahrscheinlich gefolgt wäre:
analysis-explain = Diese Stellung erklären
analysis-thinking = Denkt nach …
analysis-best = Beste Aktionen für { $player }, nach Gewinnchance
analysis-threat = { $turns ->
    [one] { $player } könnte die Partie mit diesem Staat in dessen nächstem Zug beenden: { NAME($nation, form: "nom") }.
   *[other] { $player } könnte die Partie mit diesem Staat in { $turns } Zügen beenden: { NAME($nation, form: "nom") }.
  }
chances-title = Gewinnchance
chances-turn = Zug
chances-at = Aktion { $at }, Runde { $round }, { $nation }: { $chances }
solo-hint = Tipp
solo-hint-margin = Ihre Gewinnchance ist um { $margin } besser als die der nächstbesten Aktion.
solo-hint-even = Die nächstbeste Aktion ist etwa gleich gut.
solo-hint-moves = Aktion
key-hint = Ein Tipp, in Partien gegen Bots allein
error-analysis_running = Eine Partie wird analysiert, wenn sie zu Ende ist.
error-analysis_copy = Das ist die Kopie einer Partie, die noch läuft; sie wird analysiert, wenn jene zu Ende ist.
error-analysis_off = Dieser Server analysiert keine Partien.
error-hint_not_solo = Tipps gibt es in Partien, die eine Person allein gegen Bots spielt.
error-no_advice = Darauf gibt es gerade keine Antwort; bitte noch einmal versuchen.

## Ansagen
say-your-turn = { $kind ->
        [invest] Du bist dran: investieren.
        [rondel] Du bist dran: { $nation }, Rondell.
        [draft] Du bist dran: { $nation }, Kreditwahl.
        [factory] Du bist dran: { $nation }, Fabrik.
        [production] Du bist dran: { $nation }, Produktion.
        [import] Du bist dran: { $nation }, Import.
        [fleets] Du bist dran: { $nation }, Flotten.
        [armies] Du bist dran: { $nation }, Armeen.
        [flags] Du bist dran: { $nation }, Flaggen.
       *[other] Du entscheidest für { NAME($nation, form: "acc") }.
    }
say-asked = { $player } fragt dich: { $question }
say-clock = Ein Fünftel deiner Zeit ist noch übrig.
title-your-turn = ● Du bist dran · { $letters } · { $name }
