ending-now = Wenn die Partie jetzt endete
ending-final = Die Partie ist zu Ende
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
