# La prima partita guidata: le pagine, i passi della lezione e i suggerimenti della prima partita vera.
# $edition (imperial|imperial_2030) sceglie dove i due giochi sono diversi; gli importi sono milioni interi.

## La pagina «Impara a giocare»

learn-title = Impara a giocare
learn-intro = Nove brevi esercizi sul vero tabellone, circa dieci minuti. Smetti quando vuoi: ci ricordiamo dove sei.
learn-choose = Scegli il tuo gioco
learn-about = { $edition ->
    [imperial] L’Europa prima del 1914: sei Grandi Potenze su una mappa piccola. Ottimo per cominciare.
   *[imperial_2030] Il mondo intero nel 2030: più terre, mari ampi, due canali.
  }
learn-progress = { $done ->
    [one] { $done } passo su { $steps } completato
   *[other] { $done } passi su { $steps } completati
  }
learn-begin = Comincia la lezione
learn-resume = Continua dal passo { $step }
learn-repeat = Ripeti la lezione
learn-steps = I passi
learn-step-done = completato
learn-step-open = da completare
learn-first-game = Gioca la tua prima partita
learn-first-game-resume = Continua la tua prima partita
learn-first-game-about = Contro due avversari facili, con un suggerimento a ogni tua decisione.
learn-first-game-early = Puoi cominciarla quando vuoi; dopo la lezione è più divertente.
learn-failed = Non ha funzionato: { $sentence }
learn-table = Lezione, passo { $step }
learn-first-game-table = Prima partita

## La guida accanto al tabellone

lesson-coach = Lezione
lesson-step = Passo { $step } di { $steps }
lesson-tasks = Il tuo compito
lesson-task-done = Fatto:
lesson-task-open = Da fare:
lesson-why = Perché?
lesson-words = Parole da conoscere
lesson-got-it = Ho capito
lesson-screen = { $screen } di { $screens }
lesson-on = Avanti
lesson-back = Indietro
lesson-shown = Evidenziato: { $part }
lesson-shown-more = Evidenziato sullo schermo: { $part }. Premi per andarci.
lesson-part-question = Domanda
lesson-next = Passo successivo
lesson-retry = Riprova
lesson-well-done = Ben fatto!
lesson-off-track = Non proprio.
lesson-leave = Torna all’elenco dei passi
lesson-fold = Rimpicciolisci la scheda della lezione
lesson-unfold = Mostra tutta la scheda della lezione
lesson-finished = Era l’ultimo passo. Ora sai tutto quello che serve per una prima partita.

## Passo: obbligazioni

lesson-bonds-title = Obbligazioni e governo
lesson-bonds-say-aim = La partita finisce appena una nazione tocca i 25 punti potere, e vince l’investitore più ricco. Questa barra mostra a che punto è ogni nazione.
lesson-bonds-say-lend = Sei un investitore, non un paese: presti denaro alle nazioni comprando obbligazioni. Chi ha prestato di più a una nazione ne è il governo e decide tutto per lei.
lesson-bonds-say-now = Hai la carta investitore, quindi ora puoi comprare un’obbligazione. { $edition ->
    [imperial] Clara governa l’Italia con 9 mln. Tu hai prestato 4 mln all’Italia e hai 10 mln di denaro personale.
   *[imperial_2030] Clara governa l’India con 9 mln. Tu hai prestato 4 mln all’India e hai 10 mln di denaro personale.
  }
lesson-bonds-task-govern = { $edition ->
    [imperial] Prendi il governo dell’Italia: prestale più di Clara.
   *[imperial_2030] Prendi il governo dell’India: prestale più di Clara.
  }
lesson-bonds-why = Ogni obbligazione fa tre cose: ti paga interessi, conta per il governo e alla fine vale punti. Il prezzo va nel tesoro della nazione, non a un altro giocatore.
lesson-bonds-done = { $edition ->
    [imperial] L’Italia è tua: da ora decidi tu che cosa fa. Clara tiene la sua obbligazione e i suoi interessi.
   *[imperial_2030] L’India è tua: da ora decidi tu che cosa fa. Clara tiene la sua obbligazione e i suoi interessi.
  }
lesson-bonds-retry = Una buona obbligazione, ma Clara ha ancora prestato di più. Ti serve un totale sopra i 9 mln: un’obbligazione da 6 mln accanto ai tuoi 4 mln, oppure i 4 mln incrementati a 12 mln.
lesson-bonds-miss-passed = Hai tenuto il tuo denaro. Può essere saggio, ma qui c’era una nazione da prendere.
lesson-bonds-miss-elsewhere = { $edition ->
    [imperial] Puoi comprare obbligazioni di qualsiasi nazione, e anche questa pagherà interessi. Ma l’Italia resta a Clara.
   *[imperial_2030] Puoi comprare obbligazioni di qualsiasi nazione, e anche questa pagherà interessi. Ma l’India resta a Clara.
  }

## Passo: ruota

lesson-rondel-title = La ruota
lesson-rondel-say-turn = Nel suo turno una nazione si muove in senso orario sulla ruota ed esegue l’azione della casella raggiunta.
lesson-rondel-say-price = Le prime tre caselle sono gratuite. Ogni casella in più ti costa { $edition ->
    [imperial] 2 mln
   *[imperial_2030] 1 mln più il moltiplicatore di potere della nazione, quindi qui 2 mln,
  } del tuo denaro personale, sei caselle al massimo.
lesson-rondel-say-now = Su Produzione ogni fabbrica produce gratis un’unità: una fabbrica di armi un esercito, un cantiere navale una flotta. Scegli la casella qui o sulla ruota.
lesson-rondel-task-free = { $edition ->
    [imperial] Porta l’Italia su una casella Produzione senza pagare.
   *[imperial_2030] Porta l’India su una casella Produzione senza pagare.
  }
lesson-rondel-task-produce = Fai produrre tutte e due le fabbriche.
lesson-rondel-why = Ogni azione ritorna, quindi la vera domanda è sempre: che cosa voglio adesso, che cosa dopo, e la fretta vale il mio denaro?
lesson-rondel-done = Un esercito e una flotta senza spendere un milione. Ci sono due caselle Produzione; quella vicina era gratis.
lesson-rondel-retry = Questa volta lascia selezionate tutte e due le fabbriche, così producono entrambe.
lesson-rondel-miss-space = Una mossa permessa, ma non è Produzione. Cerca la casella Produzione a non più di tre caselle.
lesson-rondel-miss-price = Funziona, ma ti è costato 6 mln di denaro personale. La stessa azione era gratis due caselle più avanti.

## Passo: crescita

lesson-growth-title = Fabbriche e importazioni
lesson-growth-say-signs = Ora governi due nazioni. Ecco che cosa indicano i simboli accanto a ogni nazione:
lesson-growth-say-money = Due tipi di denaro non si mescolano mai. I tesori sono delle nazioni, il denaro personale è tuo. Solo poche strade portano dall’uno all’altro.
lesson-growth-say-now = { $edition ->
    [imperial] L’Italia ha 6 mln nel tesoro, abbastanza per una fabbrica (5 mln). La Francia è subito prima di Importazione: lì può comprare fino a tre unità a 1 mln l’una e metterle dove vuole in patria.
   *[imperial_2030] L’India ha 6 mln nel tesoro, abbastanza per una fabbrica (5 mln). Il Brasile è subito prima di Importazione: lì può comprare fino a tre unità a 1 mln l’una e metterle dove vuole in patria.
  }
lesson-growth-task-factory = { $edition ->
    [imperial] Italia: vai su Fabbrica e costruiscine una.
   *[imperial_2030] India: vai su Fabbrica e costruiscine una.
  }
lesson-growth-task-import = { $edition ->
    [imperial] Francia: vai su Importazione e compra tre unità.
   *[imperial_2030] Brasile: vai su Importazione e compra tre unità.
  }
lesson-growth-why = Una fabbrica produce un’unità a ogni Produzione e porta 2 mln a ogni Tassazione, per il resto della partita. Le importazioni costano di più, ma arrivano subito e proprio dove servono.
lesson-growth-done = Hanno pagato i tesori, non il tuo denaro personale. Gli eserciti vanno in qualsiasi provincia, le flotte solo nelle città portuali azzurre.
lesson-growth-retry = Si potevano comprare tre unità: continua a importare finché non sono tutte e tre sul tabellone.
lesson-growth-miss-no_factory = { $edition ->
    [imperial] Si può fare, ma l’Italia voleva una fabbrica. La casella Fabbrica è due caselle più avanti.
   *[imperial_2030] Si può fare, ma l’India voleva una fabbrica. La casella Fabbrica è due caselle più avanti.
  }
lesson-growth-miss-not_built = La casella era giusta, ma non hai costruito nulla. Questa volta scegli una città.
lesson-growth-miss-no_import = { $edition ->
    [imperial] Si può fare, ma la Francia voleva delle unità. Importazione è proprio la casella successiva.
   *[imperial_2030] Si può fare, ma il Brasile voleva delle unità. Importazione è proprio la casella successiva.
  }

## Passo: manovra

lesson-maneuver-title = Manovra e stendardi
lesson-maneuver-say-order = { $edition ->
    [imperial] Con Manovra una nazione muove prima le flotte, di un mare ciascuna, poi gli eserciti, di una regione ciascuno. In patria gli eserciti vanno anche in ferrovia, lontano quanto vogliono.
   *[imperial_2030] Con Manovra una nazione muove prima le flotte, di un mare ciascuna, poi gli eserciti, di una regione ciascuno. In patria gli eserciti vanno anche in ferrovia, lontano quanto vogliono. Due canali uniscono dei mari; la nazione il cui stendardo controlla un canale può negare il passaggio.
  }
lesson-maneuver-say-convoy = Una flotta in mare trasporta un esercito su qualsiasi costa di quel mare: è un convoglio. Può farlo anche una flotta che si è appena mossa.
lesson-maneuver-say-flags = Dove alla fine una nazione è sola, piazza il suo stendardo, e ogni stendardo porta tasse.
lesson-maneuver-task-sea = { $edition ->
        [imperial] Salpa da Napoli e piazza lo stendardo nel Mar Mediterraneo occidentale.
       *[imperial_2030] Salpa da Mumbai e piazza lo stendardo nell’Oceano Indiano.
    }
lesson-maneuver-task-land = Porta l’esercito da Roma in una terra libera oltre il mare: Tunisi, Algeria o Spagna.
lesson-maneuver-task-island = Porta un esercito via mare in Indonesia.
lesson-maneuver-task-neighbour = Con l’altro esercito piazza uno stendardo in una terra vicina: Afghanistan, Iran o Indocina.
lesson-maneuver-why = Uno stendardo resta anche quando le unità ripartono, e rende 1 mln a ogni Tassazione finché un’altra nazione non è lì da sola. All’inizio le regioni libere sono il guadagno più economico.
lesson-maneuver-done = Nuovi stendardi, senza combattere. La prossima volta le tue unità possono ripartire; gli stendardi restano.
lesson-maneuver-retry = Qualcosa è rimasto a casa. Prima manda la flotta in mare, poi un esercito oltre quel mare.
lesson-maneuver-miss-space = Le unità si muovono solo con Manovra, ed è proprio la casella successiva.

## Passo: battaglia

lesson-battle-title = Battaglie e province straniere
lesson-battle-say-fight = { $edition ->
    [imperial] Una battaglia elimina sempre un’unità per parte. Un esercito austriaco sorveglia i Balcani occidentali; tu hai tre eserciti a Venezia.
   *[imperial_2030] Una battaglia elimina sempre un’unità per parte. Un esercito cinese sorveglia l’Indocina; tu hai tre eserciti a Calcutta.
  }
lesson-battle-say-fleets = { $edition ->
    [imperial] Le tue due flotte nel Mar Ionio trasporteranno due eserciti: lasciale dove sono e chiudi la fase flotte.
   *[imperial_2030] Questa volta gli eserciti vanno a piedi. Lascia la flotta dov’è e chiudi la fase flotte.
  }
lesson-battle-say-hostile = In una provincia straniera un esercito è ostile o amico. Se è ostile ferma la fabbrica che c’è lì; se è amico no.
lesson-battle-task-fight = { $edition ->
    [imperial] Attacca l’esercito austriaco nei Balcani occidentali.
   *[imperial_2030] Attacca l’esercito cinese in Indocina.
  }
lesson-battle-task-flag = Manda lì un secondo esercito, così che la tua nazione resti sola e il suo stendardo sostituisca quello vecchio.
lesson-battle-task-occupy = { $edition ->
    [imperial] Entra a Trieste con intenzioni ostili.
   *[imperial_2030] Entra a Chongqing con intenzioni ostili.
  }
lesson-battle-why = Le battaglie costano lo stesso a entrambi, quindi la guerra da sola non arricchisce nessuno. Conviene quando porta uno stendardo, libera una fabbrica o ne ferma una poco prima che un rivale incassi le tasse.
lesson-battle-done = { $edition ->
    [imperial] Un esercito per un esercito, e uno stendardo per te. Finché resti a Trieste, il suo cantiere navale non costruisce e non rende nulla.
   *[imperial_2030] Un esercito per un esercito, e uno stendardo per te. Finché resti a Chongqing, la sua fabbrica non costruisce e non rende nulla.
  }
lesson-battle-retry = { $edition ->
    [imperial] Manca una parte del piano. Due eserciti vanno nei Balcani occidentali e il primo combatte; il terzo va a Trieste ed è ostile.
   *[imperial_2030] Manca una parte del piano. Due eserciti vanno in Indocina e il primo combatte; il terzo va a Chongqing ed è ostile.
  }
lesson-battle-miss-space = Le unità si muovono solo con Manovra, ed è proprio la casella successiva.

## Passo: investitore

lesson-investor-title = Investitore
lesson-investor-say-interest = { $edition ->
    [imperial] Quando l’Italia si ferma su Investitore, il suo tesoro paga gli interessi a chi possiede le sue obbligazioni: 5 mln a te, 4 mln a Clara.
   *[imperial_2030] Quando l’India si ferma su Investitore, il suo tesoro paga gli interessi a chi possiede le sue obbligazioni: 5 mln a te, 4 mln a Clara.
  }
lesson-investor-say-card = Poi chi ha la carta investitore riceve 2 mln dalla banca e può investire. Questa volta sei tu.
lesson-investor-task-interest = { $edition ->
    [imperial] Porta l’Italia su Investitore e ricevi i tuoi interessi.
   *[imperial_2030] Porta l’India su Investitore e ricevi i tuoi interessi.
  }
lesson-investor-task-invest = Compra o incrementa un’obbligazione di una nazione qualsiasi.
lesson-investor-why = Investitore è la strada che porta il denaro dal tesoro alla tua tasca. Anche quando lo si oltrepassa soltanto, chi ha la carta può investire, ma non si pagano interessi. Una piccola quota nella nazione forte di un rivale è spesso l’acquisto migliore.
lesson-investor-done = Interessi incassati e denaro di nuovo al lavoro. Ora la carta passa al giocatore alla tua sinistra.
lesson-investor-retry = Gli interessi li hai avuti, ma non hai comprato obbligazioni. Questa volta scegline una.
lesson-investor-miss-space = Si può fare, ma non sono stati pagati interessi. Investitore è proprio la casella successiva.
lesson-investor-miss-passed = Hai preso il denaro e l’hai tenuto. Il denaro fermo non rende nulla; questa volta compra un’obbligazione.

## Passo: tassazione

lesson-taxation-title = Tassazione
lesson-taxation-say-points = { $edition ->
    [imperial] Solo la Tassazione dà punti potere. Ogni fabbrica libera vale 2, ogni stendardo 1: l’Italia ha 4 fabbriche e 5 stendardi, quindi 13.
   *[imperial_2030] Solo la Tassazione dà punti potere. Ogni fabbrica libera vale 2, ogni stendardo 1: l’India ha 4 fabbriche e 6 stendardi, quindi 14.
  }
lesson-taxation-say-chart = { $edition ->
    [imperial] La tabella trasforma le tasse in punti potere: conta tutto ciò che supera 5, qui 8.
   *[imperial_2030] La tabella trasforma le tasse in punti potere: 14 ne danno 7, e un bonus di riuscita di 4 mln per te.
  }
lesson-taxation-say-money = { $edition ->
    [imperial] La banca paga al tesoro le tasse meno 1 mln per unità, e tu ricevi 1 mln per ogni casella di cui le tasse sono salite dall’ultima Tassazione.
   *[imperial_2030] Le tasse vanno nel tesoro, che poi paga 1 mln per unità e il tuo bonus di riuscita.
  }
lesson-taxation-task-tax = { $edition ->
    [imperial] Riscuoti le tasse dell’Italia.
   *[imperial_2030] Riscuoti le tasse dell’India.
  }
lesson-taxation-why = Il moltiplicatore di potere è un quinto dei punti potere. Alla fine ogni obbligazione vale i suoi interessi per quel moltiplicatore, quindi ogni Tassazione rende più preziose le obbligazioni di quella nazione, chiunque le abbia.
lesson-taxation-done = { $edition ->
    [imperial] 8 punti potere, 5 mln per te e 8 mln per il tesoro. Anche Clara ha obbligazioni italiane, quindi ha guadagnato pure lei.
   *[imperial_2030] 7 punti potere, 4 mln per te e 4 mln rimasti al tesoro. Anche Clara ha obbligazioni indiane, quindi ha guadagnato pure lei.
  }
lesson-taxation-retry = Vai su Tassazione: è due caselle più avanti.
lesson-taxation-miss-space = Un’azione sensata anche questa, ma senza punti potere. Tassazione è due caselle più avanti.

## Passo: Banca Svizzera

lesson-swiss_bank-title = Senza governo
lesson-swiss_bank-say-bank = { $edition ->
    [imperial] Bruno ha prestato alla Francia più di te, Clara ha prestato di più all’Italia: non governi nulla. In cambio hai una Banca Svizzera, che può fare due cose.
   *[imperial_2030] Bruno ha prestato al Brasile più di te, Clara ha prestato di più all’India: non governi nulla. In cambio hai una Banca Svizzera, che può fare due cose.
  }
lesson-swiss_bank-say-stop = { $edition ->
    [imperial] L’Italia ha annunciato Importazione e oltrepasserebbe Investitore. Una Banca Svizzera può fermarla lì, se il suo tesoro basta per tutti gli interessi: ha 9 mln e ne deve 6. Allora l’Italia paga e perde la sua azione.
   *[imperial_2030] L’India ha annunciato Importazione e oltrepasserebbe Investitore. Una Banca Svizzera può fermarla lì, se il suo tesoro basta per tutti gli interessi: ha 9 mln e ne deve 6. Allora l’India paga e perde la sua azione.
  }
lesson-swiss_bank-say-invest = Dopo chi ha la carta investitore, anche ogni Banca Svizzera può investire una volta. Con 2 mln di interessi hai 6 mln: quanto basta per un’obbligazione che ti porta oltre i 9 mln di Clara.
lesson-swiss_bank-task-stop = { $edition ->
    [imperial] Ferma l’Italia su Investitore.
   *[imperial_2030] Ferma l’India su Investitore.
  }
lesson-swiss_bank-task-govern = { $edition ->
    [imperial] Riprenditi il governo dell’Italia.
   *[imperial_2030] Riprenditi il governo dell’India.
  }
lesson-swiss_bank-why = In questo gioco nessuno viene eliminato. Con una nazione perdi le sue decisioni, non le tue obbligazioni: gli interessi e il loro valore finale restano tuoi. Una Banca Svizzera ferma le nazioni che hanno denaro da distribuire.
lesson-swiss_bank-done = { $edition ->
    [imperial] L’Italia ti ha pagato, e con i suoi interessi te la sei ripresa. Chi governa di nuovo restituisce la Banca Svizzera.
   *[imperial_2030] L’India ti ha pagato, e con i suoi interessi te la sei ripresa. Chi governa di nuovo restituisce la Banca Svizzera.
  }
lesson-swiss_bank-retry = Un’obbligazione in più, ma i 9 mln di Clara sono ancora davanti. Bastava quella da 6 mln accanto ai tuoi 4 mln.
lesson-swiss_bank-miss-let_pass = { $edition ->
    [imperial] L’Italia ha proseguito verso Importazione e ha tenuto il suo denaro. Non hai ricevuto interessi, e il tuo denaro personale non basta.
   *[imperial_2030] L’India ha proseguito verso Importazione e ha tenuto il suo denaro. Non hai ricevuto interessi, e il tuo denaro personale non basta.
  }
lesson-swiss_bank-miss-passed = Hai tenuto il denaro e non governi ancora nulla. Questa volta compra un’obbligazione.
lesson-swiss_bank-miss-elsewhere = { $edition ->
    [imperial] Una buona obbligazione, e renderà interessi. Ma l’Italia resta a Clara.
   *[imperial_2030] Una buona obbligazione, e renderà interessi. Ma l’India resta a Clara.
  }

## Passo: fine

lesson-end-title = La fine della partita
lesson-end-say-count = La partita finisce appena una nazione ha 25 punti potere. Allora ogni obbligazione vale i suoi interessi per il moltiplicatore di potere della sua nazione, e si aggiunge il denaro personale.
lesson-end-say-now = { $edition ->
    [imperial] L’Italia ha 19 punti e ne guadagnerebbe 6. Adesso Bruno è in testa con 55 contro i tuoi 51, e la sua Germania ha 20 punti.
   *[imperial_2030] L’India ha 18 punti e ne guadagnerebbe 7. Adesso Bruno è in testa con 55 contro i tuoi 51, e la sua Europa ha 20 punti.
  }
lesson-end-task-end = { $edition ->
    [imperial] Chiudi la partita con l’Italia.
   *[imperial_2030] Chiudi la partita con l’India.
  }
lesson-end-task-win = Vincila.
lesson-end-why = { $edition ->
    [imperial] Non vince la nazione più forte, ma l’investitore più ricco. Le tue obbligazioni italiane rendono 8 mln: con moltiplicatore 5 invece di 3 valgono 16 in più, mentre Clara con la sua guadagna solo 8. Bruno non ha prestato nulla all’Italia: quando l’Italia fa punti, le sue obbligazioni non valgono di più.
   *[imperial_2030] Non vince la nazione più forte, ma l’investitore più ricco. Le tue obbligazioni indiane rendono 8 mln: con moltiplicatore 5 invece di 3 valgono 16 in più, mentre Clara con la sua guadagna solo 8. Bruno non ha prestato nulla all’India: quando l’India fa punti, le sue obbligazioni non valgono di più.
  }
lesson-end-done = { $edition ->
    [imperial] Vinci 68 a 55. In rimonta, perché ha tagliato il traguardo la nazione giusta.
   *[imperial_2030] Vinci 71 a 55. In rimonta, perché ha tagliato il traguardo la nazione giusta.
  }
lesson-end-retry = Vai su Tassazione, proprio la casella successiva.
lesson-end-miss-space = { $edition ->
    [imperial] La partita continua, e presto la Germania riscuote le tasse: 25 punti, e vince Bruno. Chi può chiudere e vincere non deve aspettare.
   *[imperial_2030] La partita continua, e presto l’Europa riscuote le tasse: 25 punti, e vince Bruno. Chi può chiudere e vincere non deve aspettare.
  }

## Figure: i simboli delle nazioni, e chi paga chi

signs-title = I simboli delle nazioni
signs-treasury = denaro nel tesoro
signs-power = moltiplicatore e punti potere
signs-tax = tasse che incasserebbe ora
signs-armies = eserciti in gioco, su quanti ne ha
signs-fleets = flotte in gioco, su quante ne ha
signs-flags = stendardi in gioco
signs-interest = interessi su tutte le sue obbligazioni
pays-title = Chi paga chi
pays-cash = Denaro degli investitori
pays-treasury = Tesoro della nazione
pays-bank = Banca
pays-bonds = obbligazioni, donazioni
pays-interest = { $edition ->
    [imperial] interessi
   *[imperial_2030] interessi, bonus di riuscita
  }
pays-spending = { $edition ->
    [imperial] fabbriche, importazioni
   *[imperial_2030] fabbriche, importazioni, paga
  }
pays-tax = { $edition ->
    [imperial] tasse meno la paga
   *[imperial_2030] tasse
  }
pays-rondel = mosse lunghe sulla ruota
pays-card = { $edition ->
    [imperial] carta investitore, bonus di riuscita
   *[imperial_2030] carta investitore
  }
pays-line = { $from } → { $to }: { $what }

## Suggerimenti nella prima partita

hint-title = Suggerimenti
hint-meaning = Che cosa viene chiesto
hint-look = A che cosa fare attenzione
hint-idea = Un’idea
hint-show-idea = Dammi un’idea
hint-thinking = Sto pensando…
hint-idea-action = Un giocatore esperto potrebbe scegliere: { $action }
hint-idea-reason = «{ $reason }»
hint-why-others = Perché gli altri hanno mosso così
hint-why-line = { $player }: { $reason }
hint-waiting = Ora decidono gli altri. Guarda che cosa fanno e perché.
hint-over = La partita è finita. Guarda la tabella: quali obbligazioni l’hanno decisa?
hint-no-idea = Al momento non c’è nessuna idea.

hint-meaning-draft = Le obbligazioni di questa nazione si offrono una volta, a turno. Chi compra la più cara ne prende il governo.
hint-meaning-rondel = Scegli l’unica azione che questa nazione esegue adesso. Le prime tre caselle sono gratuite.
hint-meaning-rondel-first = Il segnalino non è ancora sulla ruota: scegli una casella qualsiasi, gratis. Dal prossimo turno sono gratuite le prime tre caselle in avanti.
hint-meaning-swiss_bank = Questa nazione sta per oltrepassare Investitore. Puoi fermarla lì: paga gli interessi e perde la sua azione.
hint-meaning-factory = La nazione può costruire una fabbrica per 5 mln del tesoro, oppure nessuna.
hint-meaning-production = Ogni tua fabbrica libera può produrre gratis un’unità.
hint-meaning-import = La nazione può comprare fino a tre unità a 1 mln l’una, pagate dal tesoro.
hint-meaning-fleets = Prima si muovono le flotte, ognuna una volta. Quando hai finito, chiudi la fase.
hint-meaning-canal = Un’altra nazione vuole passare dal tuo canale. Decidi per questa sola unità.
hint-meaning-stance = Il tuo esercito è in una provincia straniera: se è ostile ferma la fabbrica, se è amico no.
hint-meaning-arrival = Qui ci sono già unità straniere. Puoi combattere, un’unità contro un’unità, o restare in pace.
hint-meaning-ask = Più nazioni potrebbero volere una battaglia. Scegli a chi si chiede prima.
hint-meaning-challenge = Un’unità straniera è arrivata dove ce n’è una tua. Puoi imporre una battaglia, un’unità contro un’unità.
hint-meaning-armies = Ora gli eserciti: a piedi, in patria con la ferrovia, o attraverso i mari dove hai flotte.
hint-meaning-flags = Ci sono più regioni che stendardi rimasti. Scegli dove piazzarli.
hint-meaning-invest = Puoi comprare una nuova obbligazione o incrementarne una tua, di qualsiasi nazione.

hint-look-draft = Il governo vale il prezzo? E che cosa resta per le nazioni che vengono dopo?
hint-look-rondel = La Tassazione porterebbe punti adesso, o Investitore denaro? Se no: che cosa manca alla nazione?
hint-look-rondel-first = La maggior parte delle nazioni comincia con Fabbrica, Produzione o Importazione.
hint-look-swiss_bank = Quanti interessi riceveresti, e quanto pesa alla nazione l’azione perduta?
hint-look-factory = Costruisci dove i nemici arrivano per ultimi. Una fabbrica si ripaga in due o tre Tassazioni.
hint-look-production = Le unità prendono nuove regioni, ma ognuna costa 1 mln alla Tassazione. Hai lavoro per loro?
hint-look-import = Compra per un piano: un esercito dove c’è vicino una terra libera, una flotta dove un mare è senza stendardo.
hint-look-fleets = Un mare senza stendardo, o un mare che serve ai tuoi eserciti per passare?
hint-look-canal = Dove vuole andare l’unità, e lì ti fa danno?
hint-look-stance = Ostile, danneggi un rivale che sta per riscuotere le tasse. Amico, non ti fai nemici.
hint-look-arrival = Combatti solo se c’è qualcosa da guadagnare: uno stendardo, una fabbrica, un passaggio.
hint-look-ask = Chi di loro preferisci che perda un’unità?
hint-look-challenge = L’intruso prenderà uno stendardo o fermerà una fabbrica? Allora combatti. Altrimenti tieni la tua unità.
hint-look-armies = Prima le regioni libere, poi quelle poco difese. Non lasciare una fabbrica aperta a un vicino ostile.
hint-look-flags = Prendi le regioni che gli altri non raggiungono facilmente.
hint-look-invest = Quale nazione avrà molti punti potere alla fine? Puoi prendere un governo, o perderne uno?
