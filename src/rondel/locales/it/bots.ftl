# Bot: come si chiamano, come sono e perché hanno scelto così.

## Livelli

bot-random = Casuale
bot-random-about = Sceglie a caso una qualsiasi mossa permessa.
bot-greedy = Avido
bot-greedy-about = Guarda avanti di un’azione e prende ciò che per lui vale di più.
bot-easy = Facile
bot-easy-about = L’amico dei principianti: gioca con buon senso e in pace, e spesso non trova la mossa migliore.
bot-medium = Medio
bot-medium-about = Sa quanto valgono nazioni e obbligazioni, e ogni tanto sbaglia.
bot-hard = Difficile
bot-hard-about = Pensa un turno avanti e non trascura mai che qualcuno potrebbe chiudere la partita.
bot-expert = Esperto
bot-expert-about = Guarda avanti un giro intero prima di decidere.
bot-master = Maestro
bot-master-about = Esamina molti modi in cui la partita può continuare, e non gioca mai due volte la stessa.

## Caratteri: maestri, ciascuno a modo suo

bot-builder = Costruttore
bot-builder-about = Un maestro che costruisce fabbriche, produce e mantiene la pace.
bot-banker = Banchiere
bot-banker-about = Un maestro che compra obbligazioni di molte nazioni e vive di interessi.
bot-raider = Razziatore
bot-raider-about = Un maestro che arma eserciti, combatte e chiude le fabbriche altrui.
bot-opportunist = Opportunista
bot-opportunist-about = Un maestro che si prende ciò che altri hanno costruito e riscuote presto le tasse.

## Persone: come si chiamano i bot, secondo il posto

bot-person-1 = Amalia
bot-person-2 = Boris
bot-person-3 = Clara
bot-person-4 = Dario
bot-person-5 = Edda
bot-person-6 = Felix

## Motivi: una frase ciascuno

reason-only_choice = Non c’era altro da fare.
reason-end_game = La tassazione { NAME($nation, form: "of") } chiude la partita.
reason-taxation = La tassazione dà { NAME($nation, form: "dat") } { $points ->
        [one] { $points } punto potere
       *[other] { $points } punti potere
    } con { $tax } mln di tasse.
reason-investor = Su Investitore { NAME($nation, form: "the") } mi { NAME($nation, form: "number") ->
        [many] pagano
       *[one] paga
    } { $amount } mln di interessi.
reason-factory_space = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } bisogno di un’altra fabbrica.
reason-production_space = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "the", start: "yes") } hanno bisogno di unità e le ricevono
       *[one] { NAME($nation, form: "the", start: "yes") } ha bisogno di unità e le riceve
    } gratis.
reason-maneuver_space = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } unità che possono guadagnare qualcosa.
reason-import_space = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] comprano
       *[one] compra
    } unità dove servono.
reason-take_government = Questa obbligazione mi dà il governo { NAME($nation, form: "of") }.
reason-keep_government = Con questa obbligazione conservo il governo { NAME($nation, form: "of") }.
reason-buy = L’obbligazione { NAME($nation, form: "of") } da { $face } mln renderà più di quanto costa.
reason-raise = Conviene incrementare l’obbligazione { NAME($nation, form: "of") } da { $old } a { $face } mln.
reason-keep_cash = Ora per me nessuna obbligazione vale il suo prezzo.
reason-force = Fermare { NAME($nation, form: "the") } su Investitore mi rende { $amount } mln.
reason-do_not_force = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] possono
       *[one] può
    } proseguire; mi conviene di più.
reason-build = { $region } è il posto migliore per una fabbrica { NAME($nation, form: "of") }.
reason-build_nothing = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "the", start: "yes") } possono usare meglio il loro denaro
       *[one] { NAME($nation, form: "the", start: "yes") } può usare meglio il suo denaro
    }.
reason-produce = { NAME($nation, form: "dat", start: "yes") } le nuove unità non costano nulla.
reason-produce_nothing = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } bisogno di altre unità.
reason-import_unit = { $unit ->
        [army] Un esercito { NAME($region, form: "in") } ha subito qualcosa da fare.
       *[fleet] Una flotta { NAME($region, form: "in") } ha subito qualcosa da fare.
    }
reason-import_done = { NAME($nation, form: "the", start: "yes") } non { NAME($nation, form: "number") ->
        [many] hanno
       *[one] ha
    } bisogno di altre unità.
reason-mark = { NAME($region, form: "in", start: "yes") } non c’è ancora nessuno stendardo.
reason-take_flag = Si può prendere lo stendardo { NAME($other, form: "of") } { NAME($region, form: "in") }.
reason-occupy = Un esercito { NAME($region, form: "in") } blocca la fabbrica di un rivale.
reason-free_factory = { $region } va liberata.
reason-position = { NAME($region, form: "from", start: "yes") } si arriva più lontano.
reason-stay = Nulla di ciò che { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] possono
       *[one] può
    } ancora fare servirebbe.
reason-fight = La battaglia contro { NAME($other, form: "the") } mi dà questo posto.
reason-peace = Una battaglia qui costerebbe soltanto unità.
reason-challenge = L’intruso deve andarsene.
reason-no_challenge = L’intruso non fa danni.
reason-ask = Preferisco che { NAME($other, form: "number") ->
        [many] siano
       *[one] sia
    } { NAME($other, form: "the") } a perdere un’unità.
reason-hostile = Un esercito ostile qui blocca la fabbrica.
reason-friendly = Qui dall’ostilità non si guadagna nulla.
reason-destroy = Senza la fabbrica { NAME($region, form: "in") } un rivale resta indietro.
reason-flag = { NAME($region, form: "in", start: "yes") } lo stendardo è più al sicuro.
reason-allow = Il passaggio non mi danneggia.
reason-refuse = Il passaggio aiuterebbe soltanto un rivale.
reason-give_factory = Con { $amount } mln miei { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] possono
       *[one] può
    } costruire la fabbrica.
reason-give_force = Con { $amount } mln miei tutti gli interessi { NAME($nation, form: "of") } sono coperti e posso fermare la nazione.

## Che cosa ha trovato guardando avanti, rispetto alla seconda scelta

reason-found_win = Così vinco la partita.
reason-found_no_loss = Con la mia seconda scelta qualcun altro potrebbe chiudere la partita e vincere.
reason-found_points = Rispetto alla mia seconda scelta, entro il giro { $round } { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] avranno
       *[one] avrà
    } { $points ->
        [one] { $points } punto potere
       *[other] { $points } punti potere
    } in più.
reason-found_power = Rispetto alla mia seconda scelta, alla fine mi aspetto { $points ->
        [one] { $points } punto potere
       *[other] { $points } punti potere
    } in più per { NAME($nation, form: "the") }.
reason-found_interest = Rispetto alla mia seconda scelta, mi aspetto { $amount } mln di interessi in più dal tesoro { NAME($nation, form: "of") }.
reason-found_bonds = Rispetto alla mia seconda scelta, le mie obbligazioni { NAME($nation, form: "of") } dovrebbero valere { $amount } mln in più.
reason-found_government = Così ottengo il governo { NAME($nation, form: "of") }; con la mia seconda scelta no.
reason-found_cash = Rispetto alla mia seconda scelta, mi restano { $amount } mln in più di denaro personale.
reason-found_card = Così ottengo la carta investitore; con la mia seconda scelta no.
reason-found_rival = Rispetto alla mia seconda scelta, a { $player } costa circa { $amount } mln.
reason-found_chance = Rispetto alla mia seconda scelta vinco più spesso di circa { $more } punti percentuali: nel { $chance } % degli sviluppi che prevedo.

## Che cosa farebbero gli altri dopo la seconda scelta

reason-otherwise_end = Altrimenti { $player } potrebbe chiudere la partita e vincere.
reason-otherwise_taxation = Altrimenti { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] sarebbero
       *[one] sarebbe
    } entro il giro { $round } avanti di { $amount ->
        [one] { $amount } punto potere
       *[other] { $amount } punti potere
    }.
reason-otherwise_government = Altrimenti { $player } prenderebbe il governo { NAME($nation, form: "of") }.
reason-otherwise_flags = Altrimenti { NAME($nation, form: "the") } { NAME($nation, form: "number") ->
        [many] perderebbero
       *[one] perderebbe
    } { $amount ->
        [one] { $amount } stendardo
       *[other] { $amount } stendardi
    }.
reason-otherwise_factory = Altrimenti un rivale chiuderebbe una fabbrica { NAME($nation, form: "of") }.
