# Tornei e feed.

## Rifiuti

error-account_needed = Per questo serve un account.
error-entered = Partecipi già a questo torneo.
error-not_entered = Non partecipi a questo torneo.
error-not_organizer = Può farlo solo chi organizza il torneo.
error-too_few = Un torneo richiede almeno { $fewest } giocatori.
error-too_late = L’ultimo turno a cui ci si poteva unire è già iniziato.
error-too_many_tournaments = Hai già { $most } tornei in corso.
error-tournament = Un torneo così non si può organizzare.
error-tournament_full = Tutti i posti di questo torneo sono occupati.
error-tournament_over = Questo torneo è finito.
error-tournament_time = L’inizio deve cadere entro il prossimo anno.

## Feed

feed-calendar = Rondel: i tuoi orologi
feed-clock = Il tuo tempo scade: { $table }
feed-table = { $table } su Rondel

## Elenchi

tournaments-title = Tornei
tournaments-lead = Più turni a più tavoli. Rondel sorteggia i tavoli, avvia le partite, conta i punti e fa la classifica.
tournaments-open = Iscrizioni aperte
tournaments-running = In corso
tournaments-past = Passati
tournaments-none = Non c’è ancora nessun torneo.
tournament-account = Per partecipare serve un account.
tournament-entered = Partecipi
tournament-private = Privato
tournament-places = { $players } posti su { $most } occupati
tournament-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
tournament-rounds-count = { $count ->
    [one] un turno
   *[other] { $count } turni
}
tournament-round-of = turno { $round } di { $rounds }
tournament-starts = inizio: { $time }
tournament-state-open = Iscrizioni aperte
tournament-state-running = In corso
tournament-state-over = Finito
tournament-state-cancelled = Annullato
tag-tournament = torneo
tournament-back = Al torneo
tournament-of-table = Al torneo di { $name }

## Organizzare un torneo

tournament-new = Organizza un torneo
tournament-make = Apri le iscrizioni
tournament-of = Torneo di { $name }
tournament-name = Nome del torneo
tournament-course = Svolgimento
tournament-system = Chi incontra chi
tournament-system-swiss = Sistema svizzero
tournament-system-balanced = Tutti contro tutti
tournament-system-groups = Gironi e finale
tournament-system-swiss-text = Si incontra chi ha punteggi simili, e il meno possibile chi si è già incontrato.
tournament-system-balanced-text = Ognuno incontra quanti più avversari possibile, e il meno possibile due volte gli stessi.
tournament-system-groups-text = I gironi giocano al loro interno; l’ultimo turno è la finale tra i migliori di ogni girone.
tournament-scoring = Punti
tournament-scoring-rank = Per piazzamento
tournament-scoring-share = Per quota
tournament-scoring-rank-text = 60 per una vittoria, nessuno per l’ultimo posto, passi uguali in mezzo, a tavoli di ogni grandezza.
tournament-scoring-share-text = 100 per una quota pari di tutti i punti fatti al tavolo, 200 per il doppio, e così via.
tournament-most = Giocatori al massimo
tournament-rounds = Turni
tournament-size = Giocatori per tavolo
tournament-size-text = Se il conto non torna, alcuni tavoli hanno un giocatore in più o in meno. Nessuno riposa.
tournament-clock-text = Ogni tavolo ha l’orologio: un turno finisce con la sua ultima partita.
tournament-no-show = Attesa per chi non si presenta
tournament-no-show-text = Poi gioca un bot, finché la persona non subentra.
tournament-start = Inizio
tournament-start-hand = Quando lo dico io
tournament-start-full = Quando è pieno
tournament-start-time = A un’ora stabilita
tournament-join = Gioco anch’io
tournament-seen-by = Chi può vederlo
tournament-rules = Regole ai tavoli

## Un torneo

tournament-missing = Questo torneo non esiste
tournament-missing-text = Forse è privato: allora ti serve il link completo.
tournament-organizer = Organizza { $name }
tournament-won = { $name } vince il torneo.
tournament-round-begun = È iniziato il turno { $round }.
tournament-entry = Partecipazione
tournament-entry-open = Puoi iscriverti.
tournament-entry-late = Puoi ancora iscriverti e giocare dal turno { $round }.
tournament-entry-full = Tutti i posti sono occupati.
tournament-entry-closed = Non ci si può più iscrivere.
tournament-you-wait = Partecipi. Il tuo tavolo si apre appena inizia il prossimo turno.
tournament-you-last = Partecipi. Si sta giocando l’ultimo turno.
tournament-you-play = Il tuo tavolo sta giocando.
tournament-plan = { $tables ->
    [one] Con questi giocatori: un tavolo da { $sizes }.
   *[other] Con questi giocatori: { $tables } tavoli da { $sizes }.
}
tournament-enter = Partecipa
tournament-to-table = Al tuo tavolo
tournament-withdraw = Ritirati
tournament-withdraw-now = Ritirati ora
tournament-withdraw-sure = Il tuo posto torna libero.
tournament-withdraw-late = Tieni i tuoi punti e non giochi altri turni. Per favore, finisci la partita in corso.
tournament-link = Link a questo torneo
tournament-organizer-title = Per chi organizza
tournament-begin = Inizia ora
tournament-player = Giocatore
tournament-remove = Escludi
tournament-call-off = Annulla il torneo
tournament-call-off-sure = Il torneo non si terrà.
tournament-end = Chiudi dopo questo turno
tournament-end-sure = Le partite di questo turno continuano e contano; non ci saranno altri turni.
tournament-entrants = Iscritti finora
tournament-standings = Classifica
tournament-place = Posto
tournament-points = Punti
tournament-games = Partite
tournament-wins = Vittorie
tournament-share = Quota
tournament-opponents = Avversari
tournament-direct = Diretti
tournament-final = Finale
tournament-group = Girone { $group }
tournament-since = dal turno { $round }
tournament-withdrawn = ritirato
tournament-round = Turno { $round }
tournament-round-ended = finito: { $time }
tournament-tables-over = { $over } partite su { $all } finite
tournament-table = Tavolo { $number }
tournament-over = finita
tournament-playing = in corso
tournament-draft = Scelta { $place }.
tournament-absent = non ha giocato
tournament-score = { $score ->
    [one] un punto
   *[other] { $score } punti
}

## Come funziona

tournament-how = Come si gioca e si conta
tournament-sizes = Ai tavoli siedono in { $size }, o uno in più o in meno; nessuno riposa. Le nazioni con cui si comincia sono distribuite in modo uniforme sui turni.
tournament-ties = L’ordine è deciso da
tournament-tie-final = il posto in finale
tournament-tie-points = i punti
tournament-tie-wins = le vittorie; una condivisa conta in parte
tournament-tie-share = la quota media dei punti del tavolo (1 è una quota pari)
tournament-tie-opponents = i punti medi degli avversari incontrati
tournament-tie-direct = le partite tra chi è ancora a pari merito
tournament-tie-lot = un sorteggio fatto in anticipo
tournament-absence = Assenze e iscrizioni tardive
tournament-absence-text = Per chi non ha mosso entro { $time } gioca un bot. Il posto non conta per lui, a meno che subentri e muova.
tournament-late = Chi si iscrive tardi gioca dal turno seguente, senza punti per i turni persi.
tournament-late-groups = Chi si iscrive tardi gioca dal turno seguente, senza punti per i turni persi. In finale non entra più nessuno.
tournament-files = File da scaricare
tournament-file-standings-csv = Classifica (CSV)
tournament-file-games-csv = Risultati di tutte le partite (CSV)
tournament-file-archive-zip = Tutto, con le registrazioni di tutte le partite (zip)

## Feed e privacy

feed-of-table = Segui come feed (Atom)
feeds-title = Calendario
feeds-text = Il tuo calendario può mostrare quando scadono i tuoi orologi. Legge un indirizzo segreto: chi lo conosce vede questi orari e, come feed, quello che tu vedi dei tuoi tavoli privati.
feeds-once = Copia ora l’indirizzo: non verrà più mostrato.
feeds-address = Indirizzo del tuo calendario
feeds-since = C’è un indirizzo dal { $time }.
feeds-make = Crea un indirizzo
feeds-renew = Sostituisci con uno nuovo
feeds-withdraw = Revoca
privacy-tournaments-title = Tornei e calendario
privacy-tournaments = Di un torneo si conserva chi lo organizza, chi si iscrive e si ritira e quando, e come sono finite le partite; lo vede chi può vedere il torneo. Se elimini il tuo account, i tuoi risultati restano senza il tuo nome, perché la classifica non cambi. Dell’indirizzo segreto del tuo calendario si conserva solo un’impronta, finché non lo revochi.
