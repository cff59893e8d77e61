# Daueraufträge: Antworten im Voraus, die der Server aufbewahrt und für einen Spieler gibt.

## Die Liste
standing-orders = Daueraufträge
orders-private = Nur du siehst sie. Sie antworten für dich, auch wenn diese Seite geschlossen ist, von oben nach unten: der erste, der passt.
orders-none = Noch keine.
orders-count = { $count ->
        [one] { $count } aktiv
       *[other] { $count } aktiv
    }
orders-edit = Bearbeiten
order-used = verwendet bei Aktion { $version }
order-unused = noch nicht verwendet
order-earlier = Früher versuchen: { $what }
order-later = Später versuchen: { $what }
order-revoke = Widerrufen: { $what }

## Das Protokoll des Platzes
order-by = Nach deinem Auftrag.
order-cancelled = Auftrag erloschen ({ $reason ->
        [government] { $nation }: andere Regierung
        [bond_gone] der Kredit ist vergeben
        [space] das Feld ist nicht erreichbar
        [price] zu teuer
        [step] der nächste Schritt des Plans ist nicht mehr möglich
        [treasury] { $nation }: zu wenig in der Staatskasse
       *[army] eine feindliche Armee { NAME($place, form: "in") }
    }): { $what }

## Was ein Auftrag sagt
order-canal = { $answer ->
        [allow] Einheiten durch die Kanäle lassen
       *[refuse] Keine Einheiten durch die Kanäle lassen
    }
order-challenge = { $answer ->
        [fight] Kampf verlangen, wenn fremde Einheiten ankommen
       *[pass] Frieden halten, wenn fremde Einheiten ankommen
    }
order-stance = { $answer ->
        [hostile] Meine Armeen rücken feindlich ein
       *[friendly] Meine Armeen rücken befreundet ein
    }
order-arrival-peace = Meine Einheiten bieten bei der Ankunft Frieden an
order-arrival-fight = Bei der Ankunft gegen diese kämpfen, den anderen Frieden anbieten: { $names }
order-ask = In Zugreihenfolge fragen
order-ask-first = Zuerst diese fragen: { $names }
order-swiss_bank = { $answer ->
        [force] Mit der Schweizer Bank anhalten
       *[pass] Mit der Schweizer Bank nie anhalten
    }
order-gain = wenn es mir mindestens { $cash } bringt, sonst passen
order-wish-buy = { $nation } { $face } kaufen
order-wish-raise = { $nation } von { $old } auf { $face } erhöhen
order-at-most = für höchstens { $cash }
order-otherwise = { $answer ->
        [ask] sonst mich fragen
       *[pass] sonst passen
    }
order-invest-pass = Bei Krediten passen
order-cash-below = solange ich weniger als { $cash } habe
order-rondel = { $nation }, nächstes Feld: { $names }
order-price = für höchstens { $cash }
order-treasury = mit mindestens { $cash } in der Staatskasse
order-home = außer wenn eine weitere feindliche Armee in die Heimatprovinzen kommt
order-factory = { $nation }, neue Fabrik: { $names }
order-factory-none = { $nation }: keine Fabrik bauen
order-production = { $answer ->
        [all] { $nation }: alles produzieren
       *[end] { $nation }: nichts mehr produzieren
    }
order-import = { $nation }: nichts mehr importieren
order-maneuver = { $steps ->
        [fleets] { $nation }: Flotten bleiben stehen
        [armies] { $nation }: Armeen bleiben stehen
       *[both] { $nation }: Flotten und Armeen bleiben stehen
    }
order-plan = { $nation }: { $count ->
        [one] noch ein Schritt des Manövers
       *[other] noch { $count } Schritte des Manövers
    }
order-own = für { $names }
order-only-nations = nur: { $names }
order-only-places = nur dort: { $names }
order-not-nations = aber nicht: { $names }
order-not-places = aber nicht dort: { $names }

## Ein neuer Auftrag
order-new = Neuer Auftrag
order-about = Thema
order-kind = { $kind ->
        [challenge] Frieden oder Kampf
        [canal] Kanäle
        [swiss_bank] Schweizer Bank
        [invest] Kredite
        [rondel] Rondell
        [factory] Fabrik
        [production] Produktion
        [import] Import
        [maneuver] Manöver
        [arrival] Meine Einheiten kommen an
        [stance] Meine Armeen rücken ein
       *[ask] Wen zuerst fragen
    }
order-answer = Antwort
order-answer-is = { $answer ->
        [allow] durchlassen
        [refuse] verweigern
        [fight] kämpfen
        [hostile] feindlich
        [friendly] befreundet
        [force] anhalten
        [all] alles produzieren
        [end] nichts mehr
       *[pass] { $kind ->
            [swiss_bank] nie anhalten
           *[other] Frieden
        }
    }
order-nation = Staat
order-whom = Mit wem
order-where = Wo
order-only = nur diese
order-except = alle außer diesen
order-nations = Staaten
order-nations-except = Alle Staaten außer
order-places = Orte
order-places-except = Überall außer
order-all = keine gewählt: alle
order-none = keine gewählt: ohne Ausnahme
order-fight-whom = Kämpfen gegen (in dieser Reihenfolge)
order-ask-whom = Zuerst fragen (in dieser Reihenfolge)
order-gain-field = Wenn es mindestens bringt
order-below-field = Nur mit weniger Geld als
order-price-field = Preis höchstens
order-treasury-field = Staatskasse mindestens
order-home-field = Erlischt, wenn eine weitere feindliche Armee in die Heimatprovinzen kommt
order-spaces = Felder, das liebste zuerst
order-steps = Was stehen bleibt
order-step = { $step ->
        [fleets] Flotten
       *[armies] Armeen
    }
order-wishes = Kredite, der liebste zuerst
order-wish-add = Noch ein Kredit
order-choose = wählen …
order-wish-drop = Entfernen: { $what }
order-face = Kredit
order-old = Im Tausch gegen
order-old-none = nichts, kaufen
order-most-field = Kosten höchstens
order-any = beliebig
order-otherwise-field = Falls nicht möglich
order-otherwise-is = { $answer ->
        [ask] mich fragen
       *[pass] passen
    }
order-lasts = Gilt
order-lasts-is = { $lasts ->
        [once] einmal
        [turn] für diesen Zug
       *[revoked] bis auf Widerruf
    }
order-missing = Es fehlt noch etwas.
order-add = Auftrag geben

## Ein Manöver als ein Plan
plan-begin = Alles planen
plan-give-up = Verwerfen
plan-back = Zurück
plan-carry-out = Ausführen
plan-ready = Der Plan ist fertig
plan-hint = Er hält an, wo jemand anderes antworten muss, und geht danach weiter.
plan-steps = Geplante Schritte
plan-empty = Ziehe Flotten und Armeen, wie sie gehen sollen; gespielt wird erst, wenn du den Plan ausführst.
plan-asks = fragt { $names }
plan-leave-out = Weglassen: { $what }
