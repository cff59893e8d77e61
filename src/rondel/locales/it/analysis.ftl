ending-now = Se la partita finisse adesso
ending-final = La partita è finita
ending-menu = Se finisse adesso
ending-where = Giro { $round }, mossa { $at }
ending-open-facts = solo dati visibili a tutti
ending-taxations-note = Se fosse adesso il turno della nazione. Apri una riga per vedere ogni conto.
ending-chip = Fine della partita, vince { $winners }
ending-chip-unknown = Fine della partita
ending-after-end = Punteggi alla fine
ending-after = Punteggi dopo
ending-bonds-none = Nessuna obbligazione che qualcuno possa pagare adesso cambierebbe il vincitore.
ending-bonds-hidden = Il denaro è nascosto, quindi non si può dire.
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
ending-power = Potere
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

## Una partita riveduta: il paragrafo che la racconta

story-won = { $player } ha vinto con { $score } punti, { $margin } più di { $second }.
story-won_on_credit = { $player } e { $second } avevano lo stesso punteggio, { $score }; il credito ha deciso per { $player }.
story-shared = Hanno condiviso la vittoria con { $score } punti: { $players }.
story-unfinished = La partita non è finita: al giro { $round } la probabilità migliore, { $percent } %, è di { $player }.
story-ended = L’ha chiusa la tassazione { NAME($nation, form: "of") } ({ $player }), al giro { $round }.
story-ended_lost = Al giro { $round } l’ha chiusa la tassazione { NAME($nation, form: "of") } ({ $player }), e così ha vinto { $winner }.
story-limit = I punti sono stati contati al limite, al giro { $round }.
story-led_from = Dal giro { $round } alla fine era in testa { $player }.
story-led_late = Prima dell’ultimo turno era ancora in testa { $player } con il { $percent } %, non { $winner }.
story-led_long = In testa più a lungo: { $player }, per { $count } giri su { $rounds }.
story-comeback = Al giro { $round } { $player } aveva soltanto il { $percent } % e ha rimontato.
story-changes = Cambi in testa: { $count }.
story-turned = La decisione più costosa è del giro { $round }: «{ $action }» ({ $who }); «{ $better }» sarebbe stato meglio di { $points } punti percentuali.
story-quiet = Nessuna decisione spicca da sola: la differenza l’hanno fatta tanti piccoli passi.
story-close = Più vicino a un altro esito è andato { $player }, con il { $percent } % al giro { $round }.
story-steady = Il gioco più preciso: { $player }, { $percent } %.
story-hindsight = Al tavolo era difficile da vedere: per trovarlo ci sono voluti { $count } sviluppi immaginati.

## Perché la mossa migliore è migliore

because-wins = Vince subito la partita.
because-wins_soon = Così la maggior parte degli sviluppi vince la partita in pochi turni.
because-ended = La mossa giocata ha chiuso la partita, e ha vinto { $player }.
because-let_win = Dopo la mossa giocata { $player } può presto chiudere la partita e vincere.
because-power = Così { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] dovrebbero
       *[one] dovrebbe
    } finire con { $points ->
        [one] { $points } punto potere
       *[other] { $points } punti potere
    } in più.
because-interest = Promette circa { $amount } mln di interessi in più dal tesoro { NAME($nation, form: "of") }.
because-bonds = Così le proprie obbligazioni { NAME($nation, form: "of") } dovrebbero valere alla fine circa { $amount } mln in più.
because-government = Così si ottiene o si conserva il governo { NAME($nation, form: "of") }.
because-cash = Un giro dopo lascia circa { $amount } mln in più di denaro personale.
because-card = Porta la carta investitore.
because-rival = A { $player } costa circa { $amount } mln.

## Analisi: titoli ed etichette

review-title = { $title }: una partita riveduta
review-story = La partita in un paragrafo
review-chances = Probabilità di vittoria
review-chances-help = Indica un punto del grafico, o sposta il cursore qui sotto, per leggere le probabilità dopo una mossa. I cerchi sono le svolte.
review-after = Dopo { $at } mosse, giro { $round }
review-slider = Punto del grafico
review-show = Mostra nel grafico
review-turning = Svolte
review-turning-none = Nessuna decisione è costata 3 punti percentuali o più.
review-point = Giro { $round }, mossa { $at }: { $who }
review-comparison = Giocato «{ $action }»: probabilità { $after } %. Meglio «{ $better }»: { $before } %.
review-line = Che cosa sarebbe probabilmente seguito
review-accuracy = Precisione
review-accuracy-help = 100 % vuol dire scegliere ogni volta la mossa migliore, 0 % non fare meglio di un sorteggio tra le mosse sensate.
review-decisions = Decisioni
review-losses = Errori
review-largest = Errore più grande
review-space-before = { $space } (prima di { $other })
review-space-after = { $space } (dopo { $other })
review-table = Le probabilità in tabella
review-move = Mossa
review-round = Giro
review-turn = Turno
review-made = Fatto da rondel { $version } con impegno { $effort }. Le probabilità sono una stima per giocatori di pari forza che guardano avanti; un errore è ciò che in molti sviluppi immaginati ha perso chiaramente probabilità, non ciò che qualcuno avrebbe dovuto vedere.

## Questa posizione spiegata

explain-over = La partita è finita.
explain-threats = Che cosa potrebbe chiudere la partita
explain-threat = { $nation } ({ $player }): una tassazione può chiudere la partita; vincerebbe { $winners }.
explain-threat-open = { $nation } ({ $player }): una tassazione può chiudere la partita.
explain-soon = { $nation } ({ $player }): la partita può finire nei suoi prossimi { $turns } turni.
explain-none = Nessuna nazione può chiudere la partita nei suoi prossimi due turni.
explain-best = Il meglio per { $who }
explain-move = { $action }: probabilità { $percent } %
explain-margin = { $points } punti percentuali più della successiva
explain-alike = Quasi pari alla successiva
explain-forced = C’è una sola cosa da fare: { $action }.
