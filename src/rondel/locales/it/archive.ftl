# Archivio: tutte le mie partite, persone, punteggi, statistiche.

## Tutte le mie partite

archive-title = Le mie partite
archive-pages = Pagine di partite
archive-newer = Più recenti
archive-older = Meno recenti
archive-page = { $page } di { $pages }
archive-removed = Tavolo rimosso
archive-by-agreement = Conclusa di comune accordo
archive-by-admin = Conclusa da un amministratore
archive-by-absence = Conclusa per un’assenza
archive-won = Vinta
archive-place = Posizione { $place }
archive-line = { $edition } · { $day } · { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }
archive-private = privata
archive-rated = punteggio { $rating }
archive-record = Scarica la registrazione
archive-records = Scarica tutte le registrazioni (zip)
archive-nobody = Le tue partite sono conservate sotto il tuo nome.
archive-text = Cerca
archive-opponent = Avversario
archive-result = Risultato
archive-result-won = Vinte
archive-result-lost = Non vinte
archive-result-unfinished = Concluse in anticipo
archive-from = Dal
archive-to = Al
archive-day = Giorno
archive-count = { $count ->
        [0] Nessuna partita
        [one] Una partita
       *[other] { $count } partite
    }
archive-none = Ancora niente. Le tue partite compaiono qui appena sono finite.
archive-none-found = Nessuna partita corrisponde alla ricerca.

## Persone

person-title = Giocatore
person-mine = Il mio profilo
person-unknown = Nessuno ha questo nome, o il profilo non è pubblico.
person-shown = Che cosa vedono gli altri di te
person-shown-nothing = Niente
person-shown-ratings = Punteggi
person-shown-games = Anche le partite
person-shown-nothing-text = Solo tu vedi questa pagina, e non compari nelle classifiche.
person-shown-ratings-text = Gli altri vedono il tuo nome e i tuoi punteggi, ma non le tue partite.
person-shown-games-text = Gli altri vedono anche le tue partite pubbliche e ciò che ne risulta. Le partite private le vede solo chi le ha giocate.
person-unrated = Ancora senza punteggio.
person-form = Ultime partite
person-best = Partite migliori
person-nations = Nazioni preferite
person-by-players = Per numero di investitori
person-mean-place = Posizione media
person-mean-score = Punti medi
person-no-games = Le partite di questa persona non sono pubbliche.
person-placed = Posizione { $place } su { $count }
person-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
person-steps-sentence = { $what }: il punteggio è passato da { $first } a { $last } in { $count ->
        [one] una partita
       *[other] { $count } partite
    }.

## Punteggi

ratings-title = Punteggi
ratings-ladder = Chi
ratings-people = Persone
ratings-bots = Bot
ratings-kind = { $edition }, { $count ->
        [one] un investitore
       *[other] { $count } investitori
    }
ratings-games = { $count ->
        [one] una partita
       *[other] { $count } partite
    }
ratings-provisional = provvisorio
ratings-place = Posizione
ratings-name = Nome
ratings-rating = Punteggio
ratings-uncertainty = Incertezza
ratings-none = Qui nessuno ha ancora un punteggio.
ratings-about-people = Contano le partite concluse secondo le regole, con almeno due giocatori che hanno un account, ognuno a un solo posto e nessuno sostituito. I bot e gli ospiti al tavolo non sono considerati.
ratings-about-bots = I bot sono valutati tra loro, in base alle partite che giocano su questo server.
ratings-about = Un punteggio è provvisorio finché non è abbastanza sicuro. L’elenco è ordinato secondo ciò che un punteggio supera quasi certamente: il punteggio meno tre volte la sua incertezza.

## Statistiche

field-title = Statistiche
field-which = Quali partite
field-choice = { $edition }, { $count ->
        [one] un investitore
       *[other] { $count } investitori
    } ({ $games ->
        [one] una partita
       *[other] { $games } partite
    })
field-csv = Scarica come CSV
field-json = come JSON
field-summary = { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, in media { $rounds } giri e { $decisions } decisioni.
field-by-seat = Vittorie per posto al tavolo
field-by-nation = Vittorie per prima nazione
field-by-opening = Vittorie per apertura
field-lengths = Durata delle partite
field-seat = Posto al tavolo
field-seat-number = Posto { $number }
field-nation = Nazione
field-opening = Primi due turni
field-rounds = Giri
field-other = tutti gli altri
field-seen = Partite
field-won = Vinte
field-share = Quota
field-interval = Intervallo al 95 %
field-none = Nessuna partita pubblica si è ancora conclusa secondo le regole.
field-about = Partite pubbliche concluse secondo le regole, al { $day }. La linea tratteggiata è la quota equa; dove la barra la attraversa, la differenza può essere un caso. Ciò che si è visto meno di cinque volte è riunito.

## Privacy

privacy-results-title = Risultati e punteggi
privacy-results = Di ogni partita finita resta scritto com’è andata a ogni posto, anche quando la partita stessa viene rimossa; da qui si calcolano i punteggi. Gli altri vedono il tuo nome e i tuoi punteggi, a meno che nel tuo profilo tu non scelga altrimenti. Se elimini il tuo account, i risultati restano senza il tuo nome e il tuo numero, perché i punteggi degli altri non cambino.
