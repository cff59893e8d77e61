# Ciò che si dice di una partita, per terminale e browser. I parametri sono spiegati in en/game.ftl.
# I nomi arrivano così come sono; le frasi sono costruite perché non serva né articolo né preposizione articolata.

nobody = nessuno
money = { $amount } M

## Eventi: una frase ciascuno, per il registro

event-bond_bought = { $player } compra l'obbligazione da { $face } M: { $nation }.
event-bond_raised = { $player } incrementa un'obbligazione: { $nation }, da { $old } a { $new } M.
event-passed = { $kind ->
    [draft] { $player } non compra obbligazioni: { $nation }.
    [swiss_bank] { $player } lascia passare oltre Investitore: { $nation }.
    [factory] { $nation }: nessuna nuova fabbrica.
    [invest] { $player } non investe.
   *[other] { $player } passa.
  }
event-draft_void = Nessuno ha comprato un'obbligazione. La distribuzione è nulla e ricomincia.
event-government_changed = Nuovo governo: { $nation } – { $after }.
event-swiss_bank_received = { $player } non governa nessuna nazione e riceve una Banca Svizzera.
event-swiss_bank_returned = { $player } governa di nuovo e restituisce la Banca Svizzera.
event-investor_card_moved = La carta investitore passa a { $player }.
event-turn_began = { $nation }, governo { $player }: turno { $number }, giro { $round }.
event-nation_skipped = { $nation }: nessun governo, il turno salta.
event-rondel_moved = { $price ->
    [0] { $nation } si sposta su { $space }.
   *[other] { $nation } si sposta su { $space }; { $player } paga { $price } M.
  }
event-swiss_bank_forced = { $player } usa la Banca Svizzera: { $nation } deve fermarsi su Investitore.
event-factory_built = { $nation }: nuova fabbrica – { $province }.
event-unit_produced = { $unit ->
    [army] { $nation }: nuovo esercito – { $province }.
   *[fleet] { $nation }: nuova flotta – { $province }.
  }
event-unit_imported = { $unit ->
    [army] { $nation } importa un esercito – { $province }.
   *[fleet] { $nation } importa una flotta – { $province }.
  }
event-fleet_moved = { $nation }: flotta { $origin } → { $sea }.
event-fleet_moved-canal = { $nation }: flotta { $origin } → { $sea } ({ $canal }).
event-canal_allowed = { $player } concede il passaggio: { $mover }, { $canal }.
event-canal_refused = { $player } nega il passaggio: { $mover }, { $canal }.
event-army_moved = { $way ->
    [rail] { $nation }: esercito in ferrovia, { $origin } → { $to }.
    [convoy] { $nation }: esercito via mare, { $origin } → { $to }.
   *[march] { $nation }: esercito { $origin } → { $to }.
  }
event-stance_taken = { $stance ->
    [hostile] { $nation }: esercito nemico – { $province }.
   *[friendly] { $nation }: esercito amico – { $province }.
  }
event-stance_changed = { $stance ->
    [hostile] { $nation }: l'esercito diventa nemico – { $province }.
   *[friendly] { $nation }: l'esercito diventa amico – { $province }.
  }
event-battle = Battaglia, { $place }: { $nation } perde { $unit ->
    [army] un esercito
   *[fleet] una flotta
  }, { $enemy } { $enemy_unit ->
    [army] un esercito
   *[fleet] una flotta
  }.
event-peace_offered = { $nation } offre la pace – { $place }.
event-challenge_declined = { $nation } lascia restare il nuovo arrivato – { $place }.
event-factory_destroyed = { $nation } distrugge una fabbrica ({ $owner }, { $province }) e perde gli eserciti impiegati.
event-flag_placed = { $nation }: nuova bandiera – { $region }.
event-flag_removed = { $nation }: bandiera tolta – { $region }.
event-interest_paid = { $nation } paga interessi: { $amount } M a { $player }.
event-interest_topped_up = { $player } aggiunge agli interessi: { $nation }, { $amount } M.
event-investor_paid = { $player } riceve { $amount } M per la carta investitore.
event-swiss_bank_income = { $player } riceve { $amount } M per la Banca Svizzera.
event-tax_collected = { $nation }: tasse { $tax } M, paga dei soldati { $pay } M, bonus per { $player } { $bonus } M; { $points ->
    [one] { $points } punto potere
   *[other] { $points } punti potere
  } in più, ora { $power }; tesoro { $treasury } M.
event-gift = { $player } dona { $amount } M al tesoro: { $nation }.
event-game_ended = { $reason ->
    [power] { $nation } ha raggiunto 25 punti potere. La partita è finita.
    [max_rounds] È stato giocato l'ultimo giro. La partita è finita.
    [void_drafts] Per tre volte di seguito nessuno ha comprato un'obbligazione. La partita è finita.
   *[other] La partita è finita.
  }

## Decisioni: la domanda a chi decide

ask-draft = { $nation }: quale obbligazione compri?
ask-rondel = { $nation }: dove si va sulla ruota?
ask-swiss_bank = { $nation }: costringere a fermarsi su Investitore?
ask-factory = { $nation }: dove si costruisce la fabbrica?
ask-production = { $nation }: quali fabbriche producono?
ask-import = { $nation }: quali unità si importano, e dove?
ask-fleets = { $nation }: quale flotta si muove o combatte?
ask-canal = Decidi per { $nation }: l'unità straniera può passare il canale?
ask-stance = { $nation }: l'esercito è nemico o amico?
ask-arrival = { $nation }: l’unità è arrivata. Combattere o offrire la pace?
ask-ask = A quale nazione si chiede ora se accetta la pace?
ask-challenge = Decidi per { $nation }: combattere il nuovo arrivato o lasciarlo restare?
ask-armies = { $nation }: quale esercito si muove o combatte?
ask-flags = Le bandiere scarseggiano: quale regione segna { $nation }?
ask-invest = Quale obbligazione compri o incrementi?

## Che cosa leggono intanto gli altri

wait-draft = { $player } sceglie un'obbligazione: { $nation }.
wait-rondel = { $player } sceglie sulla ruota: { $nation }.
wait-swiss_bank = La Banca Svizzera di { $player } può fermare { $nation }.
wait-factory = { $player } costruisce: { $nation }.
wait-production = { $player } produce: { $nation }.
wait-import = { $player } importa: { $nation }.
wait-fleets = { $player } muove le flotte: { $nation }.
wait-canal = A { $player } si chiede il canale: { $nation }.
wait-stance = { $player } decide l'atteggiamento dell'esercito: { $nation }.
wait-arrival = { $player } è sul posto: { $nation }.
wait-ask = { $player } decide a chi si chiede per primo.
wait-challenge = Si chiede a { $player }: { $nation }, battaglia o pace?
wait-armies = { $player } muove gli eserciti: { $nation }.
wait-flags = { $player } mette le bandiere: { $nation }.
wait-invest = { $player } investe.

## Azioni: che cosa fa una scelta

act-rondel = { $space }
act-buy = Compra { $nation } { $face } per { $price } M
act-raise = Incrementa { $nation } da { $old } a { $new } per { $price } M
act-pass = { $kind ->
    [swiss_bank] Lascia passare
    [factory] Non costruire
    [challenge] Lascia restare
   *[other] Passa
  }
act-force = Costringi a fermarsi su Investitore
act-build = Costruisci: { $province }
act-produce = Produci: { $province }
act-produce-all = Produci in ogni fabbrica
act-import = { $unit ->
    [army] Esercito – { $province }
   *[fleet] Flotta – { $province }
  }
act-end = { $kind ->
    [production] Nessun'altra unità
    [import] Nessun'altra unità
    [fleets] Fine delle flotte
    [armies] Fine degli eserciti
    [flags] Nessun'altra bandiera
   *[other] Fine
  }
act-fleet = Flotta { $origin } → { $sea }
act-army = { $stance ->
    [hostile] Esercito nemico { $origin } → { $to }
    [friendly] Esercito amico { $origin } → { $to }
   *[any] Esercito { $origin } → { $to }
  }
act-fight-at = { $unit ->
    [army] Combatti un esercito: { $nation }, { $place }
   *[fleet] Combatti una flotta: { $nation }, { $place }
  }{ $stance ->
    [hostile] { " (nemico)" }
    [friendly] { " (amico)" }
   *[any] { "" }
  }
act-fight-at-with-fleet = { $unit ->
    [army] Con la flotta combatti un esercito: { $nation }, { $place }
   *[fleet] Con la flotta combatti una flotta: { $nation }, { $place }
  }
act-fight-at-with-army = { $own ->
    [hostile] Con un esercito nemico
   *[friendly] Con un esercito amico
  } { $unit ->
    [army] combatti un esercito: { $nation }, { $place }
   *[fleet] combatti una flotta: { $nation }, { $place }
  }
act-fight-nation = { $unit ->
    [army] Combatti l'esercito: { $nation }
   *[fleet] Combatti la flotta: { $nation }
  }{ $stance ->
    [hostile] { " (nemico)" }
    [friendly] { " (amico)" }
   *[any] { "" }
  }
act-fight-own = { $unit ->
    [army] Combatti con un esercito
   *[fleet] Combatti con una flotta
  }{ $stance ->
    [hostile] { " (nemico)" }
    [friendly] { " (amico)" }
   *[any] { "" }
  }
act-peace = Offri la pace
act-ask = Chiedi: { $nation }
act-allow = Concedi il passaggio
act-refuse = Nega il passaggio
act-hostile = Nemico: fabbrica e ferrovia del luogo sono chiuse
act-friendly = Amico: il proprietario non è disturbato
act-stance = { $stance ->
    [hostile] L'esercito diventa nemico: { $province }
   *[friendly] L'esercito diventa amico: { $province }
  }
act-destroy = Distruggi la fabbrica con tre eserciti: { $province }
act-flag = Bandiera: { $region }
act-give = Dona { $amount } M: { $nation }

## Opzioni di una partita

option-setup = Distribuzione delle obbligazioni
option-setup-standard = Si distribuiscono le carte
option-setup-draft = Scelta libera delle obbligazioni, per giocatori esperti
option-investor_card = Carta investitore
option-investor_card-true = Con la carta
option-investor_card-false = Senza: dopo ogni turno tutti possono investire
option-swiss_bank_without_card = Banca Svizzera senza carta investitore
option-swiss_bank_without_card-free_choice = Il suo unico investimento va in una nazione qualsiasi
option-swiss_bank_without_card-additional = Un investimento in più in una nazione qualsiasi
option-force_without_card = La Banca Svizzera può fermare anche senza carta investitore
option-force_without_card-true = Sì
option-force_without_card-false = No
option-bonus = Bonus alla tassazione
option-bonus-chart = Secondo la tabella delle tasse
option-bonus-increase = Solo per gli aumenti
option-gifts = Doni ai tesori
option-gifts-any = A qualsiasi nazione
option-gifts-own = Solo alle nazioni che si governano
option-gifts-off = Nessuno
option-gift_to_force = La Banca Svizzera può integrare un tesoro per fermare una nazione
option-gift_to_force-true = Sì
option-gift_to_force-false = No
option-cash = Denaro dei giocatori
option-cash-open = Scoperto
option-cash-hidden = Nascosto
option-late_fleet_battles = Le flotte possono combattere ancora quando si muovono gli eserciti
option-late_fleet_battles-false = No
option-late_fleet_battles-true = Sì
option-status_change = Gli eserciti fermi possono cambiare atteggiamento
option-status_change-true = Sì
option-status_change-false = No
option-swiss_bank_income = Rendita di una Banca Svizzera che non investe
option-swiss_bank_income-0 = Nessuna
option-swiss_bank_income-1 = 1 M
option-max_rounds = Limite di giri
option-max_rounds-none = Nessuno

## Rifiuti: perché un'azione non è possibile

refusal-game_over = La partita è finita; non si può più giocare nulla.
refusal-not_your_decision = In questo momento decide { $player }.
refusal-offered = Questa azione è possibile.
refusal-other_decision = { $kind ->
    [draft] Ora si decide quale obbligazione si compra.
    [rondel] Ora si decide dove va la nazione sulla ruota.
    [swiss_bank] Ora si decide se la Banca Svizzera ferma la nazione.
    [factory] Ora si decide dove si costruisce una fabbrica.
    [production] Ora si decide quali fabbriche producono.
    [import] Ora si decide quali unità si importano.
    [fleets] Ora si decide delle flotte.
    [canal] Ora si decide se il canale può essere passato.
    [stance] Ora si decide se l'esercito è nemico o amico.
    [arrival] Ora si decide tra battaglia e pace.
    [ask] Ora si decide a quale nazione si chiede.
    [challenge] Ora si decide se combattere il nuovo arrivato.
    [armies] Ora si decide degli eserciti.
    [flags] Ora si decide quale regione si segna.
    [invest] Ora si decide quale obbligazione si compra o si incrementa.
   *[other] Non è una risposta alla domanda di adesso.
  }
refusal-rondel_stay = { $nation } deve proseguire e non può restare sulla sua casella.
refusal-rondel_too_far = Sono { $steps } caselle; una nazione ne fa al massimo { $most }.
refusal-rondel_price = Costa { $price } M del tuo denaro, e tu hai { $cash } M.
refusal-rondel_interest = Su Investitore { $nation } deve agli altri più interessi di quanti tesoro e tuo denaro possano pagare; mancano { $missing } M.
refusal-force_treasury = Il tesoro deve coprire tutti gli interessi ({ $nation }); mancano { $gap } M.
refusal-not_home = { $province } non è una provincia di questa nazione: { $nation }.
refusal-occupied = C'è un esercito nemico ({ $by }): { $province }.
refusal-factory_exists = C'è già una fabbrica: { $province }.
refusal-factory_money = Una fabbrica costa { $price } M; nel tesoro ({ $nation }) ci sono { $treasury } M.
refusal-produce_all_short = La riserva non basta per tutte le fabbriche; scegli quelle che producono.
refusal-no_factory = Non c'è una fabbrica: { $province }.
refusal-has_produced = Questa fabbrica ha già prodotto: { $province }.
refusal-no_supply = { $unit ->
    [army] { $nation }: nessun esercito nella riserva.
   *[fleet] { $nation }: nessuna flotta nella riserva.
  }
refusal-no_harbour = { $province } non ha un porto per le flotte.
refusal-import_money = Un'unità costa { $price } M; nel tesoro ({ $nation }) ci sono { $treasury } M.
refusal-bond_other_nation = Ora si possono prendere solo obbligazioni di: { $offered }.
refusal-raise_down = Un'obbligazione si cambia solo con una più alta.
refusal-bond_not_yours = Non possiedi questa obbligazione: { $nation }, { $old } M.
refusal-bond_taken = Questa obbligazione è di { $player }: { $nation }, { $face } M.
refusal-bond_price = Costa { $price } M del tuo denaro, e tu hai { $cash } M.
refusal-gift_amount = Un dono è un numero intero di milioni, da 1 in su.
refusal-gifts_off = A questo tavolo non ci sono doni.
refusal-gift_not_own = A questo tavolo si dona solo alle nazioni che si governano; { $nation } non è una di queste.
refusal-gift_cash = Hai { $cash } M, non { $amount } M.
refusal-gift_bound = { $bound } M del tuo denaro sono vincolati finché non è pagato lo spostamento annunciato sulla ruota.
refusal-flag_at_home = { $region } è una provincia di una nazione; lì non ci sono bandiere.
refusal-flag_not_alone = Si segnano solo regioni che la nazione occupa da sola e non ha ancora segnato; { $region } non lo è.
refusal-no_fleet = { $nation }: nessuna flotta lì ({ $place }).
refusal-no_army = { $nation }: nessun esercito lì ({ $place }).
refusal-has_moved = Queste unità si sono già mosse: { $origin }.
refusal-canal_refused = { $unit ->
    [army] A questo esercito il passaggio è stato negato ({ $canal }); in questa manovra non può chiederlo di nuovo.
   *[fleet] A questa flotta il passaggio è stato negato ({ $canal }); in questa manovra non può chiederlo di nuovo.
  }
refusal-fleet_on_land = Una flotta resta in mare e non va mai a terra: { $to }.
refusal-harbour_exit = Il porto non conduce lì: { $origin } → { $to }.
refusal-not_adjacent = Queste regioni non confinano: { $origin }, { $to }.
refusal-army_at_sea = Gli eserciti entrano solo sulla terraferma.
refusal-army_stays = L'esercito è già lì: { $origin }.
refusal-name_the_army = Di' quale esercito si muove ({ $origin }): nemico o amico si indica solo dove ci sono entrambi.
refusal-fleets_used = Le flotte su questa rotta hanno già trasportato altri eserciti in questa manovra; ognuna ne porta uno.
refusal-rail_suspended = La ferrovia è sospesa ({ $province }): c'è un esercito nemico.
refusal-needs_convoy = Da { $origin } a { $to } serve un convoglio: una flotta propria in ogni mare attraversato.
refusal-too_far = { $to } è troppo lontano: un esercito si muove in un'area confinante.
refusal-status_change_off = A questo tavolo gli eserciti mantengono il loro atteggiamento.
refusal-status_at_home = Gli eserciti hanno un atteggiamento solo nelle province altrui.
refusal-status_already = { $stance ->
    [hostile] Lì nessun esercito è amico: { $province }.
   *[friendly] Lì nessun esercito è nemico: { $province }.
  }
refusal-status_changed = Questi eserciti sono arrivati in questa manovra o hanno già cambiato atteggiamento: { $province }.
refusal-last_free_factory = Lì c'è l'ultima fabbrica libera ({ $nation }, { $province }): non può essere né occupata né distrutta.
refusal-no_foreign_factory = Lì non c'è una fabbrica straniera: { $province }.
refusal-too_few_armies = Servono { $needed } eserciti ({ $province }); ce ne sono { $armies }.
refusal-factory_defended = { $nation } ha ancora unità lì: { $province }.
refusal-no_unit = Lì non c'è un'unità che possa combattere ({ $place }): { $nation }.
refusal-no_enemy = { $nation } non ha lì unità da combattere: { $place }.
refusal-fleets_are_done = Quando si muovono gli eserciti, le flotte in mare non iniziano più battaglie.
refusal-armies_later = Gli eserciti vengono dopo le flotte; combattono nella loro fase.
refusal-name_the_units = Di' esattamente quale unità combatte contro quale: { $place }.
refusal-ask_nobody = { $nation } non è tra le nazioni a cui si chiede.
refusal-no_such_unit = Lì non c'è un'unità così da combattere.
