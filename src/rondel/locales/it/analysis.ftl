ending-now = Se la partita finisse adesso
ending-final = La partita è finita
ending-sum = Come si compone
ending-winners = { $count ->
    [1] Vincerebbe { $winners }.
   *[other] Condividerebbero la vittoria: { $winners }.
  }
ending-tie = Punteggi uguali; decide il credito verso questa nazione: { $nation } ({ $credits }).
ending-unknown = Chi vincerebbe non si può dire, perché il denaro è nascosto: { $players }.
ending-ahead = { $player } sarebbe davanti a tutti quelli di cui si conosce il denaro con { $cash } mln o più.
ending-taxations = Se una nazione riscuotesse adesso le tasse
ending-taxation = { $nation } ({ $government }): { $power } + { $points } = { $total } punti potere, supplemento { $surcharge } mln.
ending-too_far = { $nation } ({ $government }): Tassazione è troppo lontana, { $steps } caselle.
ending-too_dear = { $nation } ({ $government }): arrivare a Tassazione costa { $surcharge } mln, più di quanto abbia il governo.
ending-ends = Così la partita finisce. Punteggi: { $scores }.
ending-stop = Supera Investitore e lì una Banca Svizzera può fermarla: { $players }.
ending-stop-lacking = Supera Investitore, ma al suo tesoro mancano { $lacking } mln perché una Banca Svizzera possa fermarla: { $players }.
ending-of-tax = Gettito fiscale
ending-of-power = Punti potere
ending-of-treasury = Tesoro
ending-of-cash = Denaro personale del governo
ending-before = prima
ending-factories = fabbriche
ending-flags = stendardi
ending-tax = gettito fiscale
ending-points = punti per il gettito
ending-pay = paga dei soldati
ending-bonus = bonus di riuscita
ending-surcharge = supplemento per i passi
ending-card = carta investitore
ending-total = totale
ending-needs = Che cosa manca a ogni nazione per la fine
ending-missing = Manca
ending-each = Per tassa
ending-wanted = Gettito
ending-turns = Turni
ending-free = Gratis
ending-needs-note = I turni sono quelli della nazione, al più presto: con il gettito di oggi / con il più alto della tabella, tra parentesi i supplementi; «Gratis» è senza.
ending-bonds = Obbligazioni con cui vincerebbe chi le compra
ending-bond = { $player }: { $nation } { $face } per { $price } mln
ending-bond-raise = { $player }: { $nation } da { $old } a { $face } per { $price } mln
ending-bond-when = se riscuotesse le tasse questa nazione: { $nation }
