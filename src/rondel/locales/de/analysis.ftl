ending-now = Wenn die Partie jetzt endete
ending-final = Die Partie ist zu Ende
ending-menu = Wenn jetzt Schluss wäre
ending-where = Runde { $round }, Aktion { $at }
ending-open-facts = nur offene Angaben
ending-taxations-note = Wenn der Staat jetzt am Zug wäre. Eine Zeile öffnen zeigt jede Rechnung.
ending-chip = Beendet die Partie, Sieg: { $winners }
ending-chip-unknown = Beendet die Partie
ending-after-end = Punkte am Ende
ending-after = Punkte danach
ending-bonds-none = Kein Kredit, den jetzt jemand bezahlen könnte, würde am Sieg etwas ändern.
ending-bonds-hidden = Das Bargeld ist verdeckt, also lässt es sich nicht sagen.
ending-sum = So setzt es sich zusammen
ending-winners = { $count ->
    [1] Es würde gewinnen: { $winners }.
   *[other] Den Sieg würden sich teilen: { $winners }.
  }
ending-tie = Gleichstand; die Kreditsumme entscheidet in diesem Staat: { $nation } ({ $credits }).
ending-unknown = Wer gewinnen würde, lässt sich nicht sagen, weil Bargeld verdeckt ist: { $players }.
ending-ahead = { $player } läge ab { $cash } Mio. vor allen, deren Bargeld bekannt ist.
ending-taxations = Wenn ein Staat jetzt Steuern einnähme
ending-taxation = { $nation } ({ $government }): { $power } + { $points } = { $total } Machtpunkte, Aufpreis { $surcharge } Mio.
ending-too_far = { $nation } ({ $government }): Das Feld Steuer ist zu weit entfernt, { $steps } Felder.
ending-too_dear = { $nation } ({ $government }): Der Weg zum Feld Steuer kostet { $surcharge } Mio., mehr als die Regierung hat.
ending-ends = Das beendet die Partie. Punkte: { $scores }.
ending-stop = Dabei wird Investor überschritten; eine Schweizer Bank kann dort anhalten: { $players }.
ending-stop-lacking = Dabei wird Investor überschritten; für das Anhalten durch eine Schweizer Bank fehlen der Staatskasse { $lacking } Mio.: { $players }.
ending-of-tax = Steuern
ending-of-power = Machtpunkte
ending-of-treasury = Staatskasse
ending-of-cash = Bargeld der Regierung
ending-before = vorher
ending-factories = Fabriken
ending-flags = Flaggen
ending-tax = Steuern
ending-points = Punkte für die Steuern
ending-pay = Sold
ending-bonus = Erfolgsprämie
ending-surcharge = Aufpreis für Schritte
ending-card = Investorkarte
ending-total = zusammen
ending-needs = Was jedem Staat zum Ende fehlt
ending-power = Macht
ending-missing = Fehlt
ending-each = Je Steuer
ending-wanted = Nötig
ending-turns = Züge
ending-free = Gratis
ending-needs-note = Züge sind die des Staates, frühestens: mit den Steuern von heute / mit den höchsten der Leiste, in Klammern die Aufpreise; „Gratis“ ist ohne.
ending-bonds = Kredite, mit denen ihr Käufer gewinnen würde
ending-bond = { $player }: { $nation } { $face } für { $price } Mio.
ending-bond-raise = { $player }: { $nation } { $old } auf { $face } für { $price } Mio.
ending-bond-when = wenn dieser Staat Steuern einnähme: { $nation }

## Eine Partie im Rückblick: der Absatz über sie

story-won = { $player } gewann mit { $score } Punkten, { $margin } vor { $second }.
story-won_on_credit = { $player } und { $second } hatten gleich viele Punkte ({ $score }); die Kredite entschieden für { $player }.
story-shared = Den Sieg teilten sich { $players } mit { $score } Punkten.
story-unfinished = Die Partie ist nicht zu Ende: In Runde { $round } hat { $player } mit { $percent } % die beste Chance.
story-ended = Die Steuer { NAME($nation, form: "gen") } ({ $player }) beendete sie in Runde { $round }.
story-ended_lost = In Runde { $round } wurde sie durch die Steuer { NAME($nation, form: "gen") } ({ $player }) beendet, und damit gewann { $winner }.
story-limit = Gewertet wurde an der Rundengrenze, in Runde { $round }.
story-led_from = Von Runde { $round } bis zum Ende lag { $player } vorn.
story-led_late = Vor dem letzten Zug lag noch { $player } mit { $percent } % vorn, nicht { $winner }.
story-led_long = Am längsten lag { $player } vorn: in { $count } von { $rounds } Runden.
story-comeback = In Runde { $round } hatte { $player } nur noch { $percent } % und kam zurück.
story-changes = Die Führung wechselte { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
story-turned = Am teuersten war eine Entscheidung in Runde { $round }: „{ $action }“ ({ $who }); „{ $better }“ wäre um { $points } Prozentpunkte besser gewesen.
story-quiet = Keine einzelne Entscheidung sticht heraus; den Unterschied machten viele kleine Schritte.
story-close = Einem anderen Ausgang am nächsten war { $player }, mit { $percent } % in Runde { $round }.
story-steady = Am genauesten spielte { $player }: { $percent } %.
story-hindsight = Am Tisch war davon wenig zu sehen: Gefunden wurde es erst in { $count } durchgespielten Fortsetzungen.

## Warum der bessere Zug besser ist

because-wins = Das gewinnt das Spiel sofort.
because-wins_soon = Damit gewinnen die meisten Fortsetzungen das Spiel nach wenigen Zügen.
because-ended = Der gespielte Zug beendete das Spiel, und { $player } gewann.
because-let_win = Nach dem gespielten Zug kann { $player } das Spiel bald beenden und gewinnen.
because-power = Damit { NAME($nation, form: "number") ->
        [many] dürften
       *[one] dürfte
    } { NAME($nation, form: "nom") } am Ende { $points ->
        [one] { $points } Machtpunkt
       *[other] { $points } Machtpunkte
    } mehr haben.
because-interest = Das verspricht etwa { $amount } Mio. mehr Zinsen aus der Staatskasse { NAME($nation, form: "gen") }.
because-bonds = Damit dürften die eigenen Kredite an { NAME($nation, form: "acc") } am Ende etwa { $amount } Mio. mehr wert sein.
because-government = Damit kommt oder bleibt die Regierung { NAME($nation, form: "gen") } in der eigenen Hand.
because-cash = Eine Runde später bleiben damit etwa { $amount } Mio. mehr Bargeld.
because-card = Das bringt die Investorkarte.
because-rival = Das kostet { $player } etwa { $amount } Mio.

## Analyse: Überschriften und Beschriftungen

review-title = { $title }: eine Partie im Rückblick
review-story = Die Partie in einem Absatz
review-chances = Chancen auf den Sieg
review-chances-help = Auf das Schaubild zeigen oder den Regler darunter bewegen, um die Chancen nach einem Zug zu lesen. Kreise sind Wendepunkte.
review-after = Nach { $at } Zügen, Runde { $round }
review-slider = Stelle im Schaubild
review-show = Im Schaubild zeigen
review-turning = Wendepunkte
review-turning-none = Keine Entscheidung kostete 3 Prozentpunkte oder mehr.
review-point = Runde { $round }, Zug { $at }: { $who }
review-comparison = Gespielt wurde „{ $action }“: Chance { $after } %. Besser war „{ $better }“: { $before } %.
review-line = Was wahrscheinlich gefolgt wäre
review-accuracy = Genauigkeit
review-accuracy-help = 100 % heißt, jedes Mal den besten Zug zu wählen, 0 %, nicht besser zu wählen als das Los unter den sinnvollen Zügen.
review-decisions = Entscheidungen
review-losses = Fehler
review-largest = Größter Fehler
review-space-before = { $space } (vor { $other })
review-space-after = { $space } (nach { $other })
review-table = Die Chancen als Tabelle
review-move = Zug
review-round = Runde
review-turn = Am Zug
review-made = Erstellt von rondel { $version } mit Aufwand { $effort }. Die Chancen sind eine Schätzung für gleich starke Spieler, die vorausdenken; ein Fehler ist, was in vielen durchgespielten Fortsetzungen deutlich Chancen kostete, nicht, was jemand hätte sehen müssen.

## Diese Stellung erklärt

explain-over = Die Partie ist zu Ende.
explain-threats = Was das Spiel beenden könnte
explain-threat = { $nation } ({ $player }): Eine Steuer könnte das Spiel beenden; es gewänne { $winners }.
explain-threat-open = { $nation } ({ $player }): Eine Steuer könnte das Spiel beenden.
explain-soon = { $nation } ({ $player }): Das Spiel könnte in den nächsten { $turns } eigenen Zügen beendet werden.
explain-none = Kein Staat kann das Spiel in seinen nächsten zwei Zügen beenden.
explain-best = Am besten für { $who }
explain-move = { $action }: Chance { $percent } %
explain-margin = { $points } Prozentpunkte vor dem nächsten
explain-alike = Etwa so gut wie das nächste
explain-forced = Es gibt nur eines zu tun: { $action }.
