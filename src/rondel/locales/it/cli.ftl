# La riga di comando.

hidden = ?
group-mark = { "." }
decimal-mark = ,
name-alone = Giocatore
name-player = Giocatore { $number }

## Aiuto dei comandi

help-app =
    Gioca a Imperial e Imperial 2030 nel browser, nel terminale e da Python.

    Senza comando parte il server di gioco e si apre il browser.

    Esempio: rondel play --seats human,greedy,random
help-play =
    Una partita intera nel terminale, contro i bot o in più a una tastiera.

    Scrivi il numero di un’azione o il suo testo, ? per la regola, help per il resto. La partita è salvata dopo ogni decisione.

    Esempio: rondel play --edition imperial_2030 --seats human,greedy,random
help-simulate =
    Fa giocare i bot tra loro e mostra chi vince e quanto spesso.

    Lo stesso seme dà le stesse partite, qualunque sia il numero di processi. Un bot che non risponde o risponde male perde quella partita.

    Esempio: rondel simulate --bots greedy,random,random,random --games 200 --workers 2
help-match =
    Fa giocare programmi che scambiano righe JSON sull’ingresso e sull’uscita standard contro i bot e tra loro.

    I posti ruotano. A un programma in ritardo, poco chiaro o contro le regole si chiede di nuovo; poi gioca il sostituto, e chi sbaglia troppo spesso perde la partita.

    Esempio: rondel match --program "python3 examples/agent.py" --bots greedy,random,random --games 8
help-mcp =
    Fa giocare un assistente: un server del Model Context Protocol sull’ingresso e sull’uscita standard.

    Esempio, come sta nelle impostazioni dell’assistente: comando rondel, argomenti mcp
help-work =
    Continuare una serie iniziata da rondel simulate --out.

    Le partite finite vengono conservate; si giocano quelle che mancano.

    Esempio: rondel work run --workers 2
help-replay =
    Controlla una partita salvata e mostra la posizione a cui porta.

    Esempio: rondel replay game.rondel --at 62
help-analyse =
    Analizza una partita: le probabilità di tutti, le svolte con la mossa migliore, la precisione e la partita in un paragrafo.

    Esempio: rondel analyze game.rondel --report review.html
help-ending =
    Mostra chi vincerebbe se la partita finisse adesso, che cosa porterebbe la Tassazione a ogni nazione e che cosa le manca per la fine.

    Esempio: rondel ending game.rondel --at 448 --nation germany
help-puzzle =
    Risolvi un rompicapo: una posizione tratta da una partita, una domanda, una sola risposta migliore. Senza codice è quello del giorno.

    Esempi: rondel puzzle, rondel puzzle --grade 3
help-bench =
    Misura il motore: decisioni e partite al secondo, copia, vista, ripetizione.

    Esempio: rondel bench --json
help-rules =
    Mostra una regola per numero, un capitolo, o ogni regola che contiene una parola.

    Esempi: rondel rules R8.7, rondel rules R8, rondel rules convoglio
help-bots =
    Elenca i bot, prima i più deboli.

    Esempio: rondel bots
help-editions =
    Elenca i giochi disponibili e le loro opzioni.

    Esempio: rondel editions
help-serve =
    Avvia il server di gioco e apre il browser.

    Esempio: rondel serve --port 8080 --no-browser
help-admin =
    Amministra un server di gioco: le partite e gli utenti.

    Esempio: rondel admin games
help-admin-games =
    Elenca le partite del server.

    Esempio: rondel admin games --state running
help-admin-end =
    Chiude una partita in anticipo; conta il punteggio del momento.

    Esempio: rondel admin end 3f6c
help-admin-export =
    Stampa il testo di una partita.

    Esempio: rondel admin export 3f6c > game.rondel
help-admin-promote = Dà a una persona i diritti di amministratore.
    
    Esempio: rondel admin promote Ada
help-admin-backup =
    Scrive una copia del database in un file, anche mentre il server è in funzione.

    Esempio: rondel admin backup /var/backups/rondel.sqlite3
help-admin-restore =
    Mette una copia di sicurezza al posto del database, anche mentre il server è in funzione.

    Esempio: rondel admin restore /var/backups/rondel.sqlite3
help-admin-check =
    Rigioca ogni partita secondo il suo registro e segnala ciò che non va.

    Esempio: rondel admin check --repair
help-admin-maintenance =
    Mette a riposo tutte le partite: le mosse sono rifiutate e gli orologi si fermano, finché non si disattiva.

    Esempio: rondel admin maintenance on
help-admin-sweep =
    Rimuove subito ciò che secondo le impostazioni non va più conservato; un server in funzione lo fa ogni ora.

    Esempio: rondel admin sweep
help-admin-mail =
    Invia subito un'e-mail di prova, come dicono le impostazioni, e riferisce che cosa ha risposto il server di posta.

    Esempio: rondel admin mail ada@example.org
help-admin-archive =
    Ricava di nuovo i risultati di tutte le partite finite; ciò che è già giusto resta com'è.

    Esempio: rondel admin archive
help-admin-ratings =
    Valuta le partite entrate nell'archivio; un server in funzione lo fa da sé. Con --recompute tutti i punteggi vengono
    rifatti dall'archivio e risultano uguali.

    Esempio: rondel admin ratings --recompute
help-admin-people =
    Trova persone per nome; senza nome elenca gli amministratori e chi è bandito o silenziato.

    Esempio: rondel admin people Ada
help-admin-mute =
    Per alcune ore una persona legge ma non chatta; 0 ore annullano.

    Esempio: rondel admin mute Ada --hours 24 --why spam
help-admin-ban =
    Esclude una persona per alcune ore; subentrano i bot. 0 ore annullano.

    Esempio: rondel admin ban Ada --hours 72 --why insults
help-admin-ban-address =
    Tiene lontani per alcune ore gli ospiti di un indirizzo; 0 ore annullano.

    Esempio: rondel admin ban-address 192.0.2.7 --hours 12
help-admin-rename =
    Dà a una persona un altro nome, anche a tutti i tavoli.

    Esempio: rondel admin rename "#12" "Player 12"
help-admin-demote =
    Toglie a una persona i diritti di amministratore.

    Esempio: rondel admin demote Ada
help-admin-reset =
    Crea un link con cui chi ha dimenticato la password ne sceglie una nuova.

    Esempio: rondel admin reset Ada
help-admin-password =
    Dà una password monouso a chi ha perso la propria; chiude tutte le sue sessioni.

    Esempio: rondel admin password Ada
help-admin-transfer =
    Affida il tavolo al giocatore di un posto.

    Esempio: rondel admin transfer 3f6c 2
help-admin-chat =
    Mostra che cosa è stato detto a un tavolo, con i numeri delle righe.

    Esempio: rondel admin chat 3f6c
help-admin-hide =
    Nasconde una riga della chat.

    Esempio: rondel admin hide 812 --why insult
help-admin-restore-line =
    Mostra di nuovo una riga nascosta della chat.

    Esempio: rondel admin restore-line 812
help-admin-reports =
    Elenca le segnalazioni.

    Esempio: rondel admin reports
help-admin-settle =
    Segna una segnalazione come risolta.

    Esempio: rondel admin settle 7 --why muted
help-admin-log =
    Mostra chi ha fatto che cosa come amministratore, e perché.

    Esempio: rondel admin log
help-admin-status =
    Mostra come sta il server: stato, carico, code, persone e partite, e ciascuno dei suoi processi.

    Esempio: rondel admin status
help-admin-addresses =
    Elenca gli indirizzi da cui per ora non gioca nessun ospite.

    Esempio: rondel admin addresses
help-admin-rename-table =
    Dà un altro nome a un tavolo.

    Esempio: rondel admin rename-table 3f6c "Table 12"
help-admin-remove =
    Elimina un tavolo con tutto ciò che vi è stato giocato e detto.

    Esempio: rondel admin remove 3f6c --why spam
help-admin-talk =
    Stabilisce chi può chattare a un tavolo: nessuno, chi gioca, anche chi ha un account, o tutti.

    Esempio: rondel admin talk 3f6c players
help-admin-forget =
    Cancella ciò che è conservato su chi lo chiede; le partite restano, senza il nome.

    Esempio: rondel admin forget "#12" --why asked
help-admin-data =
    Stampa in JSON tutto ciò che è conservato su qualcuno.

    Esempio: rondel admin data Ada
help-version = Mostra la versione.

## Aiuto di argomenti e opzioni

help-argument-run = La cartella della serie.
help-argument-rule = Numero di una regola o di un capitolo, o parole da cercare.
help-argument-file = Una partita salvata (*.rondel).
help-argument-puzzle = Il codice di un rompicapo.
help-argument-game = L’identificativo di una partita.
help-argument-person = Il nome di una persona.
help-argument-backup = Il file della copia di sicurezza.
help-argument-mail = L'indirizzo a cui scrivere.
help-argument-maintenance = on oppure off.
help-option-recompute = rifà tutti i punteggi dall'archivio
help-option-repair = Ripara ciò che si ricava dal registro di una partita.
help-argument-anybody = Il nome di una persona, o il numero mostrato da rondel admin people, per esempio #12.
help-argument-search = Parte di un nome.
help-argument-address = Un indirizzo IP.
help-argument-new-name = Il nuovo nome.
help-argument-seat = Il numero di un posto, da 1.
help-argument-line = Il numero di una riga, da rondel admin chat.
help-argument-report = Il numero di una segnalazione.
help-argument-talk = nobody, players, accounts o everybody.
help-option-why = Il motivo; resta nel registro.
help-option-hours = Per quante ore; 0 annulla.
help-option-address = Tieni lontani anche gli ospiti dello stesso indirizzo.
help-option-settled = Quelle risolte.
help-option-lang = Lingua: { $known }. Altrimenti quella del tuo computer.
help-option-edition = Quale gioco: imperial o imperial_2030.
help-option-option = Un’opzione della partita, per esempio setup=draft. Si può ripetere; rondel editions le elenca.
help-option-seats = Chi siede dove: human o il nome di un bot, separati da virgole.
help-option-players = Quanti giocatori, da 2 a 6. L’ultimo nome riempie i posti restanti.
help-option-names = Nomi dei giocatori, separati da virgole.
help-option-play-seed = Distribuisce le carte; lo stesso numero dà le stesse carte.
help-option-plain = Niente riquadri né colori: frasi intere, per lettori di schermo e terminali semplici.
help-option-load = Continua una partita salvata.
help-option-continue = Continua l’ultima partita su questo computer.
help-option-save = Dove salvare la partita.
help-option-at = Mostra la posizione dopo tante azioni e donazioni.
help-option-replay-json = Stampa la posizione come JSON.
help-option-analyse-at = Spiega invece la posizione dopo tante azioni e donazioni.
help-option-analyse-report = Scrive l’analisi come pagina con grafico.
help-option-analyse-json = Scrive l’analisi come JSON in un file, o - per l’uscita standard.
help-option-effort = Con quanta cura si giudicano le decisioni; 1 richiede circa mezzo minuto, e il tempo cresce in proporzione.
help-option-ending-nation = Scrivi per esteso i conti della Tassazione di questa nazione.
help-option-ending-seat = Con denaro nascosto: ciò che sa il giocatore in questo posto, da 1.
help-option-ending-json = Stampa il rapporto come JSON.
help-option-daily = Il rompicapo del giorno, uguale per tutti (UTC).
help-option-grade = Un rompicapo qualsiasi di questa difficoltà, da 1 a 5.
help-option-bench-json = Stampa i dati come JSON.
help-option-bench-games = Partite casuali per gioco e per misura.
help-option-bots = Bot per nome o come package.module:ClassName, separati da virgole.
help-option-games = Quante partite.
help-option-seed = Lo stesso seme dà le stesse partite.
help-option-workers = Quanti processi giocano.
help-option-timeout = Secondi che un bot ha per una decisione; valore predefinito 10, 0 vuol dire senza limite.
help-option-program = Il comando che avvia un programma; si può ripetere.
help-option-deadline = Secondi che un programma ha per ogni risposta.
help-option-attempts = Quante volte si chiede a un programma per una decisione.
help-option-listing = Se un programma conosce le azioni permesse: always, after_refusal o never.
help-option-fallback = Chi gioca se nessun tentativo riesce: random, decline, il nome di un bot, o none per abbandonare.
help-option-prompts = Invia ogni posizione anche come prompt per un modello linguistico.
help-option-thinking-time = Secondi in cui un bot che guarda avanti può pensare a una decisione difficile; altrimenti quanto prevede il suo livello.
help-option-out = Fa della simulazione una serie: una cartella con un manifesto e le partite come insieme di dati. Lo stesso comando la riprende.
help-option-shard = Quante partite ha un file della serie; valore predefinito: al massimo 200.
help-option-engine = Chi gioca la serie: local, dask://host:port o ray://host:port.
help-option-json = Scrive i risultati come JSON in un file, o - per l’uscita standard.
help-option-records = Scrive il testo di ogni partita in questa cartella.
help-option-report = Scrive una pagina con grafici.
help-option-host = Indirizzo di ascolto; altrimenti 127.0.0.1, con 0.0.0.0 raggiungibile da altri computer.
help-option-port = Porta di ascolto; altrimenti 8000.
help-option-no-browser = Non aprire il browser.
help-option-database = sqlite:///file o postgresql://… ; altrimenti un file nella cartella attuale.
help-option-server-workers = Quanti processi del server (più di uno richiede PostgreSQL).
help-option-state = Solo partite in questo stato: open, running o over.

## Rifiuti

refused-no-file = Il file { $file } non esiste.
refused-not-text = { $file } non è un file di testo.
refused-file = { $file } non è utilizzabile: { $reason }.
refused-language = La lingua { $lang } non c’è; scegli tra { $known }.
refused-edition = Il gioco { $name } non c’è; ci sono { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Intendevi { $near }?
  }
refused-option-form = Un’opzione si scrive key=value, per esempio setup=draft; { $word } non lo è.
refused-bot = Il bot { $name } non c’è; ci sono { $known }, oppure package.module:ClassName.{ $near ->
    [none] { "" }
   *[other] { " " }Intendevi { $near }?
  }
refused-bot-load = Il bot { $name } non si può usare: { $reason }
refused-no-bots = Indica almeno un bot.
refused-players = Il gioco è per 2-6 giocatori, non per { $count }.
refused-too-many = Sono indicati { $names } posti, ma i giocatori sono solo { $count }.
refused-names = Sono indicati { $names } nomi, ma i posti sono solo { $seats }.
refused-number = L’azione { $number } non c’è; l’ultima è { $last }.
refused-puzzle = Il rompicapo { $id } non c’è.
refused-puzzles = Indica un rompicapo, oppure --daily, oppure --grade: uno solo di questi.
refused-why = Indica l’azione, per esempio: why rondel taxation
refused-undo-gift = Una donazione è definitiva; non si può annullare (R6.5).
refused-undo-other = { $player } ha deciso nel frattempo; prima di allora non si può annullare nulla.
refused-undo-nothing = Non hai ancora deciso nulla che si possa annullare.
refused-give = Indica a chi e quanto, per esempio: give italy 2
refused-no-rule = Nessuna regola parla di { $word }.
refused-at = La partita ha { $last } azioni e donazioni; { $at } è troppo lontano.
refused-at-report = --report riguarda tutta la partita e non si può usare con --at.
refused-seat = Il posto { $seat } non esiste; l’ultimo è { $last }.
refused-nation = Non c’è nessuna nazione chiamata { $nation }; ci sono: { $known }.
refused-with-out = { $option } non si può usare con --out: una serie non ha orologio e conserva le partite come insieme di dati.
refused-without-out = { $option } richiede --out: riguarda una serie.
refused-worker-died = Alcuni processi sono terminati in modo imprevisto { $deaths } volte di seguito, forse per colpa di un bot o per mancanza di memoria. Partite finite prima: { $games }; nessun risultato è stato scritto.

## rondel play

play-welcome = Scrivi il numero o il testo di un’azione (Tab completa). ? mostra la regola, help i comandi, quit salva ed esce.
play-heading = { $title }, giro { $round }
play-hint = Scrivi un numero dell’elenco, oppure help.
play-help =
    Un numero o il testo di un’azione la gioca; Tab completa i testi.
    ?              la regola di questa decisione (? R8.7 o ? convoglio: un’altra)
    list           di nuovo le azioni
    show           l’intera posizione
    why AZIONE     perché un’azione non è possibile
    hint           che cosa farebbe un bot, e perché
    undo           annulla la tua ultima decisione
    give NAZIONE N dona N milioni del tuo denaro a un tesoro
    log [N]        che cosa è successo per ultimo
    save [FILE]    salva la partita
    load [FILE]    continua una partita salvata
    quit           salva ed esci
play-advice = Un bot forte sceglierebbe { $number }: { $action }. { $reason }
play-advice-margin = { $points ->
        [0] La seconda scelta vale quasi lo stesso.
        [one] Con la seconda scelta la probabilità di vittoria è più bassa di 1 punto percentuale.
       *[other] Con la seconda scelta la probabilità di vittoria è più bassa di { $points } punti percentuali.
    }
play-undone = Annullato.
play-why-offered = Questa azione è possibile: puoi sceglierla.
play-remedies = Che cosa la renderebbe possibile: { $remedies }.
play-log-empty = Non è ancora successo nulla.
play-saved = Salvato in { $file }.
play-quit = La partita è salvata in { $file }. Continua con: rondel play --load { $file }
play-bot-failed = { $player } non ha risposto ({ $reason }) e questa volta gioca a caso.
play-over = La partita è finita
play-rank = { $place }. { $player }: { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
play-winners = { $count ->
    [1] Vince { $winners }.
   *[other] Vittoria condivisa: { $winners }.
  }
play-record = Il testo della partita è in { $file }.

## Posizione

column-nation = Nazione
column-government = Governo
column-treasury = Tesoro
column-power = Potere
column-rondel = Ruota
column-tax = Tasse
column-interest = Int.
column-supply = E/F/stend.
column-player = Giocatore
column-cash = Denaro
column-score = Punti
column-bonds = Obbligazioni
column-role = Ruolo
off-rondel = ancora nessuna casella
role-government = governa { $nations }
role-swiss_bank = ha una Banca Svizzera
role-investor_card = ha la carta investitore
plain-nation = { $nation }: governo { $government }, tesoro { $treasury } mln, potere { $power }, moltiplicatore { $factor }, ruota { $rondel }, tasse { $tax }, interessi { $interest }; nella riserva { $armies ->
        [one] 1 esercito
       *[other] { $armies } eserciti
    }, { $fleets ->
        [one] 1 flotta
       *[other] { $fleets } flotte
    }, { $flags ->
        [one] 1 stendardo
       *[other] { $flags } stendardi
    }.
plain-player = { $player }: denaro { $cash } mln, punteggio { $score }; obbligazioni { $bonds }; { $role }.
holding-factories = Fabbriche
holding-armies = Eserciti
holding-fleets = Flotte
holding-flags = Stendardi
holding-occupied = { " (occupata)" }
holding-army = { $region } { $count }{ $stance ->
    [hostile] { $count ->
        [1] { " ostile" }
       *[other] { " ostili" }
      }
    [friendly] { $count ->
        [1] { " amico" }
       *[other] { " amici" }
      }
   *[own] { "" }
  }
holding-fleet = { $region } { $count }{ $place ->
    [harbour] { " in porto" }
   *[sea] { "" }
  }

## Che cosa cambierebbe un’azione

act-rondel-distance = { " (" }{ $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
  }{ $price ->
    [0] {")"}
   *[other] {", "}{ $price } mln{")"}
  }
effect-ends = chiude la partita
effect-nothing = non cambia nulla
effect-government = { $after } prende { NAME($nation, form: "the") } a { $before }
effect-government-first = { $after } governa { NAME($nation, form: "the") }
effect-swiss_bank = { $player } riceve una Banca Svizzera
effect-swiss_bank-lost = { $player } perde la Banca Svizzera
effect-treasury = { $nation ->
        [own] tesoro { $before } → { $after }
       *[other] tesoro { NAME($nation, form: "of") } { $before } → { $after }
    }
effect-power = { $nation ->
        [own] potere { $before } → { $after }
       *[other] potere { NAME($nation, form: "of") } { $before } → { $after }
    }
effect-tax = { $nation ->
        [own] tasse { $before } → { $after }
       *[other] tasse { NAME($nation, form: "of") } { $before } → { $after }
    }
effect-cash = { $player ->
        [you] il tuo denaro { $before } → { $after }
       *[other] denaro di { $player } { $before } → { $after }
    }
effect-score = { $player ->
        [you] il tuo punteggio { $before } → { $after }
       *[other] punteggio di { $player } { $before } → { $after }
    }
effect-asks = si chiederà a: { $players }
group-army = { $stance ->
        [hostile] Tuo esercito ostile { NAME($origin, form: "from") }
        [friendly] Tuo esercito amico { NAME($origin, form: "from") }
       *[any] Esercito { NAME($origin, form: "from") }
    }
group-fleet = Flotta { NAME($origin, form: "from") }
group-buy = Compra un’obbligazione { NAME($nation, form: "of") }
group-raise = Incrementa l’obbligazione { NAME($nation, form: "of") } da { $old } a
group-bond = { $face } per { $price } mln

## rondel replay, editions

replay-heading = { $title }, giro { $round }, dopo { $version } azioni
analyse-progress = Analisi
analyse-written = La pagina è stata scritta: { $file }
replay-other-rules = Questa registrazione è stata giocata con la versione { $rules } delle regole; viene rigiocata con la versione { $now }.
replay-other-result = Con queste regole finisce con punteggi diversi da quelli indicati nella registrazione.
editions-nations = Nazioni in ordine di turno: { $nations }
editions-regions = { $home } province, { $land } altre regioni terrestri, { $sea } mari
editions-options = Opzioni, prima il valore predefinito (--option key=value)

## rondel bots

bots-own = Un bot tuo si chiama package.module:ClassName.

## rondel simulate

match-faults = { $name }: { $faults }; decisioni del sostituto: { $fallbacks }
simulate-progress = Partite
simulate-speed = { $speed } partite/s
simulate-bot = Bot
simulate-games = Partite
simulate-wins = Vittorie
simulate-rate = Quota
simulate-interval = 95%
simulate-score = Punti
simulate-rank = Posto
simulate-time = ms/dec.
simulate-failures = Errori
simulate-summary = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, in media { $rounds } giri, al massimo { $longest }; { $decisions } decisioni a partita; { $unfinished } fermate al limite di giri.
simulate-failure = { $bot } ha perso { $what }
report-title = { $title }: partite simulate
report-intro = { $games } partite con { $players } giocatori ciascuna, seme { $seed }. I posti ruotano di partita in partita; un bot in più posti conta una volta per ciascuno.
report-wins = Quota di vittorie con intervallo del 95%
report-scores = Punteggio medio, con la fascia dell’80% centrale
report-length = Durata delle partite
report-rounds = giri
report-power = Punti potere all’inizio di ogni giro, media delle partite ancora in corso
report-options = Opzioni: { $options }. Partite fermate al limite di giri: { $unfinished }.

## rondel bench

bench-measuring = Misurazione in corso
bench-what = Mediana di tre misure
bench-decisions_per_second = decisioni al secondo
bench-games_per_second = partite casuali al secondo
bench-decisions_per_game = decisioni a partita
bench-copy_us = copia, µs
bench-view_us = vista, µs
bench-to_json_us = stato in JSON, µs
bench-replay_ms = ripetizione di una partita, ms
bench-replay_decisions = … le sue decisioni
bench-record_bytes_per_1000 = testo, byte ogni 1000 decisioni
bench-record_gzip_bytes_per_1000 = … con gzip
bench-state_bytes = stato in JSON, byte
bench-late_to_early = costo per decisione, ultimo terzo : primo terzo
bench-decisions_to_chess_moves = decisioni/s : mosse/s di python-chess
bench-copy_to_chess_copy = copia : copia di python-chess
bench-fast_playouts_per_second = nucleo veloce: decisioni al secondo nelle partite simulate
bench-fast_two_threads = … due thread : uno
bench-fast_steps_per_second = nucleo veloce: decisioni al secondo da Python
bench-fast_copy_us = nucleo veloce: copia, µs
bench-fast_copy_from_us = … in una posizione esistente, µs
bench-fast_late_to_early = nucleo veloce: costo per decisione, ultimo terzo : primo terzo
bench-expert_decisions_per_second = expert: decisioni al secondo
bench-fast_steps_to_game = nucleo veloce da Python : motore
bench-fast_copy_to_game_copy = copia del nucleo veloce : copia del motore
bench-playouts_to_chess_moves = partite simulate, decisioni/s : mosse/s di python-chess
bench-core =
    { $form ->
        [compiled] Il nucleo veloce è compilato.
        [checked] Il nucleo veloce è compilato e controlla ogni accesso.
       *[pure] Il nucleo veloce gira come semplice Python.
    }
bench-chess = python-chess nella stessa misura: { $moves } mosse casuali al secondo, copia { $copy } µs.
bench-no-chess = python-chess non è installato, quindi non c’è un confronto (pip install chess).

## rondel admin

admin-no-games = Non ci sono partite.
admin-ended = La partita { $game } ora è finita.
admin-promoted = { $person } ora ha i diritti di amministratore.
admin-backed-up = La copia di sicurezza { $file } è stata scritta ({ $size } KB).
admin-restored = La copia di sicurezza { $file } è al suo posto.
admin-restored-former = Ciò che c’era prima è in { $file }.
admin-check-progress = Partite controllate
admin-check-damaged = { $game } è danneggiata:
admin-check-repairable = { $game } si può riparare (--repair):
admin-check-repaired = { $game } è stata riparata:
admin-check-other_rules = { $game } è stata giocata con altre regole:
admin-check-busy = Non è stato possibile controllare { $game }:
admin-checked = Partite controllate: { $games }. Non in ordine: { $bad }.
admin-check-failed = Partite non in ordine: { $bad }.
admin-maintenance-on = La manutenzione è attiva: le partite riposano, gli orologi sono fermi.
admin-maintenance-off = La manutenzione è finita: le partite continuano.
admin-archived =
    { $games ->
        [one] Una partita finita
       *[other] { $games } partite finite
    }, { $changed ->
        [0] niente da correggere.
       *[other] corrette: { $changed }.
    }
admin-rated =
    { $games ->
        [0] Nessuna partita nuova.
        [one] Una partita esaminata.
       *[other] { $games } partite esaminate.
    }
admin-swept = Elementi rimossi: { $count }.
admin-mailed = Il server di posta ha accettato l'e-mail per { $address }.
admin-mail-subject = Rondel invia e-mail
admin-mail-text = Questa e-mail viene da rondel admin mail. Se riesci a leggerla, l'invio funziona.
admin-done = Fatto.
admin-nothing = Non c’è niente da mostrare.
admin-password = Password monouso per { $person }: { $password } (vale tre giorni; chi la usa ne sceglie una nuova)
admin-reset = Link per { $person } (tre giorni, vale una volta): { $link }
