# Bot: come si chiamano, come sono e perché hanno scelto così.

## Livelli

bot-random = Casuale
bot-random-about = Gioca qualsiasi mossa permessa con la stessa probabilità.
bot-greedy = Avido
bot-greedy-about = Guarda avanti di un'azione e prende ciò che per lui vale di più.
bot-easy = Facile
bot-easy-about = Un principiante amichevole: mosse sensate, spesso non le migliori.
bot-medium = Medio
bot-medium-about = Sa quanto valgono nazioni e obbligazioni e guarda avanti di un turno.
bot-hard = Difficile
bot-hard-about = Considera che cosa faranno poi le altre nazioni.
bot-expert = Esperto
bot-expert-about = Prima di decidere gioca a mente per interi giri.

## Motivi: una frase ciascuno

reason-only_choice = Non c'era altro da fare.
reason-end_game = La tassazione chiude la partita: { $nation }.
reason-taxation = La tassazione porta { $points ->
    [one] { $points } punto potere
   *[other] { $points } punti potere
  } con { $tax } M di tasse: { $nation }.
reason-investor = Investitore mi paga { $amount } M di interessi: { $nation }.
reason-factory_space = { $nation } ha bisogno di un'altra fabbrica.
reason-production_space = { $nation } ha bisogno di unità e le riceve gratis.
reason-maneuver_space = { $nation } ha unità che possono guadagnare qualcosa.
reason-import_space = { $nation } compra unità dove servono.
reason-take_government = Questa obbligazione mi dà il governo: { $nation }.
reason-keep_government = Con questa obbligazione conservo il governo: { $nation }.
reason-buy = L'obbligazione da { $face } M renderà più di quanto costa: { $nation }.
reason-raise = Conviene incrementare da { $old } a { $face } M: { $nation }.
reason-keep_cash = Ora per me nessuna obbligazione vale il suo prezzo.
reason-force = Fermare su Investitore mi rende { $amount } M: { $nation }.
reason-do_not_force = { $nation } può proseguire; mi conviene di più.
reason-build = { $region } è il posto migliore per una fabbrica ({ $nation }).
reason-build_nothing = { $nation } può usare meglio il suo denaro.
reason-produce = Le nuove unità non costano nulla: { $nation }.
reason-produce_nothing = { $nation } non ha bisogno di altre unità.
reason-import_unit = { $unit ->
    [army] Un esercito lì trova subito lavoro: { $region }.
   *[fleet] Una flotta lì trova subito lavoro: { $region }.
  }
reason-import_done = { $nation } non ha bisogno di altre unità.
reason-mark = Nessuno ha ancora segnato questa regione: { $region }.
reason-take_flag = Questa bandiera si può prendere: { $region }, { $other }.
reason-occupy = Un esercito lì chiude la fabbrica di un rivale: { $region }.
reason-free_factory = Questa provincia va liberata: { $region }.
reason-position = Da lì si arriva più lontano: { $region }.
reason-stay = Nulla di ciò che { $nation } può ancora fare servirebbe.
reason-fight = La battaglia contro { $other } conquista il posto.
reason-peace = Una battaglia qui costerebbe soltanto unità.
reason-challenge = L'intruso deve andarsene.
reason-no_challenge = L'intruso non fa danni.
reason-ask = Preferisco che sia { $other } a perdere un'unità.
reason-hostile = Un esercito nemico chiude la fabbrica di qui.
reason-friendly = Qui dall'ostilità non si guadagna nulla.
reason-destroy = Senza questa fabbrica un rivale resta indietro: { $region }.
reason-flag = Lì la bandiera è più al sicuro: { $region }.
reason-allow = Il passaggio non mi danneggia.
reason-refuse = Il passaggio aiuterebbe soltanto un rivale.
reason-give_factory = Con { $amount } M miei si arriva al prezzo della fabbrica: { $nation }.
reason-give_force = Con { $amount } M miei tutti gli interessi sono coperti e posso fermarla: { $nation }.
