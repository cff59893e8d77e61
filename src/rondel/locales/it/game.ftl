# Ciò che si dice di una partita, per terminale e browser. Le variabili sono spiegate in en/game.ftl.
# I nomi di nazioni e regioni prendono articolo e preposizione; le forme sono in forms.ftl. NAME($nation, form: "…") conosce
# per le nazioni the, of, dat e number (one o many: «gli Stati Uniti vanno»), per le regioni in, to e from, per i canali the;
# start: "yes" scrive la maiuscola. Senza NAME() il nome resta come sul tabellone. Prima di mln c’è uno spazio unificatore;
# l’apostrofo è quello tipografico.

nobody = nessuno
money = { $amount } mln

## Eventi: una frase ciascuno, per il registro

event-bond_bought = { $player } compra l’obbligazione { NAME($nation, form: "of") } da { $face } mln.
event-bond_raised = { $player } incrementa un’obbligazione { NAME($nation, form: "of") } da { $old } a { $new } mln.
event-passed = { $kind ->
        [draft] { $player } non compra obbligazioni { NAME($nation, form: "of") }.
        [swiss_bank] { $player } lascia che { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
                [many] oltrepassino
               *[one] oltrepassi
            } Investitore.
        [factory] { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
                [many] costruiscono
               *[one] costruisce
            } fabbriche.
        [invest] { $player } non investe.
       *[other] { $player } passa.
    }
event-draft_void = Nessuno ha comprato un’obbligazione. La distribuzione è nulla e ricomincia da capo.
event-government_changed = Ora { $after } governa { NAME($nation, form: "the") }.
event-swiss_bank_received = { $player } non governa nessuna nazione e riceve una Banca Svizzera.
event-swiss_bank_returned = { $player } governa di nuovo e restituisce la Banca Svizzera.
event-investor_card_moved = La carta investitore passa a { $player }.
event-turn_began = { $nation }, governo di { $player }: turno { $number }, giro { $round }.
event-nation_skipped = Nessuno governa { NAME($nation, form: "the") }, che { NAME($nation, form: "number") ->
        [many] saltano
       *[one] salta
    } il turno.
event-rondel_moved = { $price ->
        [0] { NAME($nation, form: "the", start: "yes") } si { NAME($nation, form: "number") ->
                [many] spostano
               *[one] sposta
            } su { $space }.
       *[other] { NAME($nation, form: "the", start: "yes") } si { NAME($nation, form: "number") ->
               [many] spostano
              *[one] sposta
           } su { $space }; { $player } paga { $price } mln.
    }
event-swiss_bank_forced = { $player } usa la Banca Svizzera: { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] devono
       *[one] deve
    } fermarsi su Investitore.
event-factory_built = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] costruiscono
       *[one] costruisce
    } una fabbrica { NAME($province, form: "in") }.
event-unit_produced = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] producono
       *[one] produce
    } { $unit ->
        [army] un esercito
       *[fleet] una flotta
    } { NAME($province, form: "in") }.
event-unit_imported = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] importano
       *[one] importa
    } { $unit ->
        [army] un esercito
       *[fleet] una flotta
    } { NAME($province, form: "to") }.
event-fleet_moved = { $nation }: flotta { NAME($origin, form: "from") } { NAME($sea, form: "to") }.
event-fleet_moved-canal = { $nation }: flotta { NAME($origin, form: "from") } { NAME($sea, form: "to") } attraverso { NAME($canal, form: "the") }.
event-canal_allowed = { $player } lascia passare { NAME($mover, form: "the") } attraverso { NAME($canal, form: "the") }.
event-canal_refused = { $player } nega { NAME($mover, form: "dat") } il passaggio attraverso { NAME($canal, form: "the") }.
event-army_moved = { $way ->
        [rail] { $nation }: esercito in ferrovia { NAME($origin, form: "from") } { NAME($to, form: "to") }.
        [convoy] { $nation }: esercito in convoglio { NAME($origin, form: "from") } { NAME($to, form: "to") }.
       *[march] { $nation }: esercito { NAME($origin, form: "from") } { NAME($to, form: "to") }.
    }
event-stance_taken = { $stance ->
        [hostile] L’esercito { NAME($nation, form: "of") } { NAME($province, form: "in") } è ostile.
       *[friendly] L’esercito { NAME($nation, form: "of") } { NAME($province, form: "in") } è amico.
    }
event-stance_changed = { $stance ->
        [hostile] L’esercito { NAME($nation, form: "of") } { NAME($province, form: "in") } diventa ostile.
       *[friendly] L’esercito { NAME($nation, form: "of") } { NAME($province, form: "in") } diventa amico.
    }
event-battle = Battaglia { NAME($place, form: "in") }: { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] perdono
       *[one] perde
    } { $unit ->
        [army] un esercito
       *[fleet] una flotta
    }, { NAME($enemy, form: "the") } { $enemy_unit ->
        [army] un esercito
       *[fleet] una flotta
    }.
event-peace_offered = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] offrono
       *[one] offre
    } la pace { NAME($place, form: "in") }.
event-challenge_declined = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] lasciano
       *[one] lascia
    } restare il nuovo arrivato { NAME($place, form: "in") }.
event-factory_destroyed = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "the", start: "yes") } distruggono la fabbrica { NAME($owner, form: "of") } { NAME($province, form: "in") } e perdono
       *[one] { NAME($nation, form: "the", start: "yes") } distrugge la fabbrica { NAME($owner, form: "of") } { NAME($province, form: "in") } e perde
    } gli eserciti impiegati.
event-flag_placed = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] piazzano
       *[one] piazza
    } uno stendardo { NAME($region, form: "in") }.
event-flag_removed = Lo stendardo { NAME($nation, form: "of") } { NAME($region, form: "in") } viene rimosso.
event-interest_paid = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] pagano
       *[one] paga
    } { $amount } mln di interessi a { $player }.
event-interest_topped_up = { $player } paga di tasca propria { $amount } mln degli interessi { NAME($nation, form: "of") }.
event-investor_paid = { $player } riceve { $amount } mln per la carta investitore.
event-swiss_bank_income = { $player } riceve { $amount } mln per la Banca Svizzera.
event-tax_collected = { $nation }: tasse { $tax } mln, paga dei soldati { $pay } mln, bonus di riuscita per { $player } { $bonus } mln; { $points ->
        [one] { $points } punto potere
       *[other] { $points } punti potere
    } in più, ora { $power }; tesoro { $treasury } mln.
event-gift = { $player } dona { $amount } mln al tesoro { NAME($nation, form: "of") }.
event-game_ended = { $reason ->
        [power] { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
                [many] hanno
               *[one] ha
            } raggiunto 25 punti potere. La partita è finita.
        [max_rounds] È stato giocato l’ultimo giro. La partita è finita.
        [void_drafts] Per tre volte di seguito nessuno ha comprato un’obbligazione. La partita è finita.
       *[other] La partita è finita.
    }

## Decisioni: la domanda a chi decide

ask-draft = Quale obbligazione { NAME($nation, form: "of") } compri?
ask-rondel = Dove { NAME($nation, form: "number") ->
        [many] vanno
       *[one] va
    } { NAME($nation, form: "the") } sulla ruota?
ask-swiss_bank = Fermare { NAME($nation, form: "the") } su Investitore?
ask-factory = Dove { NAME($nation, form: "number") ->
        [many] costruiscono
       *[one] costruisce
    } una fabbrica { NAME($nation, form: "the") }?
ask-production = Quali fabbriche { NAME($nation, form: "of") } producono?
ask-import = Quali unità { NAME($nation, form: "number") ->
        [many] importano
       *[one] importa
    } { NAME($nation, form: "the") }, e dove?
ask-fleets = Quale flotta { NAME($nation, form: "of") } si muove o combatte?
ask-canal = Decidi per { NAME($nation, form: "the") }: l’unità straniera può passare il canale?
ask-stance = L’esercito { NAME($nation, form: "of") } è ostile o amico?
ask-arrival = È arrivata un’unità { NAME($nation, form: "of") }: combattere o offrire la pace?
ask-ask = A quale nazione si chiede ora se accetta la pace?
ask-challenge = Decidi per { NAME($nation, form: "the") }: attaccare il nuovo arrivato o lasciarlo restare?
ask-armies = Quale esercito { NAME($nation, form: "of") } si muove o combatte?
ask-flags = Gli stendardi scarseggiano: quale regione riceve lo stendardo { NAME($nation, form: "of") }?
ask-invest = Quale obbligazione compri o incrementi?

## Che cosa leggono intanto gli altri

wait-draft = { $player } sceglie un’obbligazione { NAME($nation, form: "of") }.
wait-rondel = { $player } sceglie sulla ruota per { NAME($nation, form: "the") }.
wait-swiss_bank = La Banca Svizzera di { $player } può fermare { NAME($nation, form: "the") }.
wait-factory = { $player } costruisce per { NAME($nation, form: "the") }.
wait-production = { $player } produce per { NAME($nation, form: "the") }.
wait-import = { $player } importa per { NAME($nation, form: "the") }.
wait-fleets = { $player } muove le flotte { NAME($nation, form: "of") }.
wait-canal = { $player } decide per { NAME($nation, form: "the") } sul passaggio del canale.
wait-stance = { $player } decide se l’esercito { NAME($nation, form: "of") } è ostile o amico.
wait-arrival = { $player } decide per { NAME($nation, form: "the") }: battaglia o pace?
wait-ask = { $player } decide a chi si chiede per primo.
wait-challenge = { $player } risponde per { NAME($nation, form: "the") }: battaglia o pace?
wait-armies = { $player } muove gli eserciti { NAME($nation, form: "of") }.
wait-flags = { $player } piazza gli stendardi { NAME($nation, form: "of") }.
wait-invest = { $player } investe.

## Azioni: che cosa fa una scelta

act-rondel = { $space }
act-buy = Compra l’obbligazione { NAME($nation, form: "of") } da { $face } per { $price } mln
act-raise = Incrementa l’obbligazione { NAME($nation, form: "of") } da { $old } a { $new } per { $price } mln
act-pass = { $kind ->
    [swiss_bank] Lascia passare
    [factory] Non costruire
    [challenge] Lascia restare
   *[other] Passa
  }
act-force = Ferma su Investitore
act-build = Costruisci { NAME($province, form: "in") }
act-produce = Produci { NAME($province, form: "in") }
act-produce-all = Produci in ogni fabbrica
act-import = { $unit ->
        [army] Esercito { NAME($province, form: "to") }
       *[fleet] Flotta { NAME($province, form: "to") }
    }
act-end = { $kind ->
        [production] Nessun’altra unità
        [import] Nessun’altra unità
        [fleets] Chiudi la fase flotte
        [armies] Chiudi la fase eserciti
        [flags] Nessun altro stendardo
       *[other] Fine
    }
act-fleet = Flotta { NAME($origin, form: "from") } { NAME($sea, form: "to") }
act-army = { $stance ->
        [hostile] Tuo esercito ostile { NAME($origin, form: "from") } { NAME($to, form: "to") }
        [friendly] Tuo esercito amico { NAME($origin, form: "from") } { NAME($to, form: "to") }
       *[any] Esercito { NAME($origin, form: "from") } { NAME($to, form: "to") }
    }
act-fight-at = { $unit ->
        [army] Attacca un esercito { NAME($nation, form: "of") } { NAME($place, form: "in") }
       *[fleet] Attacca una flotta { NAME($nation, form: "of") } { NAME($place, form: "in") }
    }{ $stance ->
        [hostile] { " (ostile)" }
        [friendly] { " (amico)" }
       *[any] { "" }
    }
act-fight-at-with-fleet = { $unit ->
        [army] Con la flotta attacca un esercito { NAME($nation, form: "of") } { NAME($place, form: "in") }
       *[fleet] Con la flotta attacca una flotta { NAME($nation, form: "of") } { NAME($place, form: "in") }
    }
act-fight-at-with-army = { $own ->
        [hostile] Con il tuo esercito ostile
       *[friendly] Con il tuo esercito amico
    } { $unit ->
        [army] attacca un esercito { NAME($nation, form: "of") } { NAME($place, form: "in") }
       *[fleet] attacca una flotta { NAME($nation, form: "of") } { NAME($place, form: "in") }
    }
act-fight-nation = { $unit ->
        [army] Attacca l’esercito { NAME($nation, form: "of") }
       *[fleet] Attacca la flotta { NAME($nation, form: "of") }
    }{ $stance ->
        [hostile] { " (ostile)" }
        [friendly] { " (amico)" }
       *[any] { "" }
    }
act-fight-own = { $unit ->
    [army] Combatti con un esercito
   *[fleet] Combatti con una flotta
  }{ $stance ->
    [hostile] { " (ostile)" }
    [friendly] { " (amico)" }
   *[any] { "" }
  }
act-peace = Offri la pace
act-ask = Chiedi { NAME($nation, form: "dat") }
act-allow = Concedi il passaggio
act-refuse = Nega il passaggio
act-hostile = Ostile: lì blocca fabbrica e ferrovia
act-friendly = Amico: il proprietario non viene disturbato
act-stance = { $stance ->
        [hostile] L’esercito { NAME($province, form: "in") } diventa ostile
       *[friendly] L’esercito { NAME($province, form: "in") } diventa amico
    }
act-destroy = Distruggi la fabbrica { NAME($province, form: "in") } con tre eserciti
act-flag = Stendardo { NAME($region, form: "in") }
act-give = Dona { $amount } mln { NAME($nation, form: "dat") }

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
option-bonus = Bonus di riuscita alla Tassazione
option-bonus-chart = Secondo la tabella delle tasse
option-bonus-increase = Solo per gli aumenti
option-gifts = Donazioni ai tesori
option-gifts-any = A qualsiasi nazione
option-gifts-own = Solo alle nazioni che si governano
option-gifts-off = Nessuna
option-gift_to_force = La Banca Svizzera può rimpinguare un tesoro per fermare una nazione
option-gift_to_force-true = Sì
option-gift_to_force-false = No
option-cash = Denaro personale dei giocatori
option-cash-open = Scoperto
option-cash-hidden = Nascosto
option-late_fleet_battles = Le flotte in mare possono combattere anche mentre si muovono gli eserciti
option-late_fleet_battles-false = No
option-late_fleet_battles-true = Sì
option-status_change = Gli eserciti fermi possono cambiare atteggiamento
option-status_change-true = Sì
option-status_change-false = No
option-swiss_bank_income = Rendita di una Banca Svizzera che non investe
option-swiss_bank_income-0 = Nessuna
option-swiss_bank_income-1 = 1 mln
option-max_rounds = Limite di giri
option-max_rounds-none = Nessuno

## Rifiuti: perché un’azione non è possibile

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
    [stance] Ora si decide se l’esercito è ostile o amico.
    [arrival] Ora si decide tra battaglia e pace.
    [ask] Ora si decide a quale nazione si chiede.
    [challenge] Ora si decide se attaccare il nuovo arrivato.
    [armies] Ora si decide degli eserciti.
    [flags] Ora si decide dove si piazza lo stendardo.
    [invest] Ora si decide quale obbligazione si compra o si incrementa.
   *[other] Non è una risposta alla domanda attuale.
  }
refusal-rondel_stay = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "the", start: "yes") } devono proseguire e non possono restare sulla loro casella
       *[one] { NAME($nation, form: "the", start: "yes") } deve proseguire e non può restare sulla sua casella
    }.
refusal-rondel_too_far = Sono { $steps } caselle; una nazione ne fa al massimo { $most }.
refusal-rondel_price = Costa { $price } mln del tuo denaro personale, e tu hai { $cash } mln.
refusal-rondel_interest = Su Investitore { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] devono
       *[one] deve
    } agli altri più interessi di quanti ne coprano il tesoro e il tuo denaro personale; mancano { $missing } mln.
refusal-force_treasury = Il tesoro { NAME($nation, form: "of") } deve coprire tutti gli interessi; mancano { $gap } mln.
refusal-not_home = { NAME($province, form: "in", start: "yes") } non ci sono province { NAME($nation, form: "of") }.
refusal-occupied = { NAME($province, form: "in", start: "yes") } c’è un esercito nemico { NAME($by, form: "of") }.
refusal-factory_exists = { NAME($province, form: "in", start: "yes") } c’è già una fabbrica.
refusal-factory_money = Una fabbrica costa { $price } mln; nel tesoro { NAME($nation, form: "of") } ci sono { $treasury } mln.
refusal-produce_all_short = La riserva non basta per tutte le fabbriche; scegli quelle che producono.
refusal-no_factory = { NAME($province, form: "in", start: "yes") } non c’è una fabbrica.
refusal-has_produced = La fabbrica { NAME($province, form: "in") } ha già prodotto.
refusal-no_supply = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } più { $unit ->
        [army] eserciti
       *[fleet] flotte
    } nella riserva.
refusal-no_harbour = { NAME($province, form: "in", start: "yes") } non c’è un porto per le flotte.
refusal-import_money = Un’unità costa { $price } mln; nel tesoro { NAME($nation, form: "of") } ci sono { $treasury } mln.
refusal-bond_other_nation = Ora si possono comprare solo obbligazioni { NAME($offered, form: "of") }.
refusal-raise_down = Un’obbligazione si cambia solo con una più alta.
refusal-bond_not_yours = Non possiedi l’obbligazione { NAME($nation, form: "of") } da { $old } mln.
refusal-bond_taken = L’obbligazione { NAME($nation, form: "of") } da { $face } mln è di { $player }.
refusal-bond_price = Costa { $price } mln del tuo denaro personale, e tu hai { $cash } mln.
refusal-gift_amount = Una donazione è un numero intero di milioni, da 1 in su.
refusal-gifts_off = A questo tavolo non ci sono donazioni.
refusal-gift_not_own = A questo tavolo si dona solo alle nazioni che si governano; tu non governi { NAME($nation, form: "the") }.
refusal-gift_cash = Hai { $cash } mln, non { $amount } mln.
refusal-gift_bound = { $bound } mln del tuo denaro personale sono vincolati finché non è pagato lo spostamento annunciato sulla ruota.
refusal-flag_at_home = { $region } è una provincia di una nazione; lì non si mettono stendardi.
refusal-flag_not_alone = Lo stendardo va solo nelle regioni che la nazione occupa da sola e dove non ne ha ancora uno; { NAME($region, form: "in") } non si può.
refusal-no_fleet = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } flotte { NAME($place, form: "in") }.
refusal-no_army = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } eserciti { NAME($place, form: "in") }.
refusal-has_moved = Le unità { NAME($origin, form: "in") } si sono già mosse.
refusal-canal_refused = { $unit ->
        [army] A questo esercito è stato negato il passaggio per { NAME($canal, form: "the") }; in questa manovra non può chiederlo di nuovo.
       *[fleet] A questa flotta è stato negato il passaggio per { NAME($canal, form: "the") }; in questa manovra non può chiederlo di nuovo.
    }
refusal-fleet_on_land = Una flotta resta in mare e non va mai { NAME($to, form: "to") }.
refusal-harbour_exit = Il porto { NAME($origin, form: "in") } non sbocca { NAME($to, form: "in") }.
refusal-not_adjacent = { NAME($origin, form: "from", start: "yes") } non si va direttamente { NAME($to, form: "to") }.
refusal-army_at_sea = Gli eserciti si muovono solo sulla terraferma.
refusal-army_stays = L’esercito è già { NAME($origin, form: "in") }.
refusal-name_the_army = Indica quale esercito { NAME($origin, form: "in") } si muove: «ostile» o «amico» serve solo dove ci sono entrambi.
refusal-fleets_used = Le flotte su questa rotta hanno già trasportato altri eserciti in questa manovra; ognuna ne porta uno.
refusal-rail_suspended = { NAME($province, form: "in", start: "yes") } la ferrovia è sospesa, perché c’è un esercito nemico.
refusal-needs_convoy = Per andare { NAME($origin, form: "from") } { NAME($to, form: "to") } un esercito ha bisogno di un convoglio: una propria flotta in ogni mare attraversato.
refusal-too_far = È troppo lontano per andare { NAME($to, form: "to") }: un esercito si muove in un’area confinante.
refusal-status_change_off = A questo tavolo gli eserciti mantengono il loro atteggiamento.
refusal-status_at_home = Gli eserciti hanno un atteggiamento solo nelle province altrui.
refusal-status_already = { $stance ->
        [hostile] { NAME($province, form: "in", start: "yes") } nessun esercito è amico.
       *[friendly] { NAME($province, form: "in", start: "yes") } nessun esercito è ostile.
    }
refusal-status_changed = Gli eserciti { NAME($province, form: "in") } sono arrivati in questa manovra o hanno già cambiato atteggiamento.
refusal-last_free_factory = { NAME($province, form: "in", start: "yes") } c’è l’ultima fabbrica libera { NAME($nation, form: "of") }: gli eserciti nemici non possono occuparla e non può essere distrutta.
refusal-no_foreign_factory = { NAME($province, form: "in", start: "yes") } non c’è una fabbrica straniera.
refusal-too_few_armies = Servono { $needed } eserciti { NAME($province, form: "in") }; ce ne sono { $armies }.
refusal-factory_defended = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } ancora unità { NAME($province, form: "in") }.
refusal-no_unit = { NAME($place, form: "in", start: "yes") } non c’è un’unità che possa combattere contro { NAME($nation, form: "the") }.
refusal-no_enemy = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } { NAME($place, form: "in") } unità da attaccare.
refusal-fleets_are_done = Quando si muovono gli eserciti, le flotte in mare non iniziano più battaglie.
refusal-armies_later = Gli eserciti vengono dopo le flotte; combattono nella loro fase.
refusal-name_the_units = Indica esattamente quale unità { NAME($place, form: "in") } combatte contro quale.
refusal-ask_nobody = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] sono
       *[one] è
    } tra le nazioni a cui si chiede.
refusal-no_such_unit = Lì non c’è nessuna unità di quel tipo da attaccare.
