# La pagina di gioco nel browser. Le frasi su eventi, rifiuti, domande per chi aspetta e azioni: game.ftl.
# I nomi di nazioni e regioni prendono articolo e preposizione; le forme sono in forms.ftl. NAME($nation, form: "…") conosce
# per le nazioni the, of, dat e number (one o many: «gli Stati Uniti vanno»), per le regioni in, to e from, per i canali the;
# start: "yes" scrive la maiuscola. Senza NAME() il nome resta come sul tabellone. Prima di mln c’è uno spazio unificatore;
# l’apostrofo è quello tipografico.

## Parole comuni
undo = Annulla mossa
restart-turn = Ricomincia il turno
close = Chiudi
cancel = Annulla
more = Di più
less = Di meno
send = Invia
now = ora
free = gratis
nation = Nazione
nations = Nazioni
bonds = Obbligazioni
log = Registro
chat = Chat
tax = Tasse
power = Potere
flag = Stendardo
flags = Stendardi
treasury = tesoro
supply = Nella riserva
menu = Menu
setup = Preparazione
sandbox = partita di prova
away = assente
swiss-bank = Banca Svizzera
investor-card = Investitore
interest-due = Interessi dovuti
armies-of-supply = Eserciti sul tabellone / in totale
fleets-of-supply = Flotte sul tabellone / in totale
no-government = nessun governo
you-govern = governi tu
shipyard = Cantiere navale
armament-works = Fabbrica di armi
game-over = La partita è finita.
points = { $count ->
    [one] { $count } pt.
   *[other] { $count } pt.
  }
points-long = { $count ->
    [one] { $count } punto potere
   *[other] { $count } punti potere
  }
count-armies = { $count ->
    [one] { $count } esercito
   *[other] { $count } eserciti
  }
count-fleets = { $count ->
    [one] { $count } flotta
   *[other] { $count } flotte
  }
steps = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
  }
round-number = Giro { $round }
turn-order = Ordine di turno
views = Viste
view-map = Mappa
view-rondel = Ruota
view-nations = Nazioni
view-investors = Investitori
view-log = Registro
tab-log = Registro
tab-chat = Chat
tab-bonds = Obbligazioni
tab-notes = Appunti
talk = Registro, chat, obbligazioni, appunti
panels = Ruota, nazioni, investitori, registro
investors-and-log = Investitori e registro
skip-links = Scorciatoie
skip-decision = Alla decisione
skip-board = Al tabellone
skip-log = A investitori e registro

## La barra: che cosa si chiede
your-decision = La tua decisione
decision = Che cosa si decide
context-own = { $kind ->
    [invest] Il tuo investimento
    [draft] Scelta delle obbligazioni · { $nation }
    [rondel] Tocca a te · { $nation }
    [fleets] Tocca a te · { $nation } · Manovra
    [armies] Tocca a te · { $nation } · Manovra
    [flags] { $nation } · Manovra
    [stance] { $nation } · Manovra
    [arrival] { $nation } · Manovra
    [ask] { $nation } · pace offerta
    [factory] { $nation } · Fabbrica
    [production] { $nation } · Produzione
    [import] { $nation } · Importazione
   *[other] { $nation }
  }
context-asked = { $kind ->
        [swiss_bank] La tua Banca Svizzera · { NAME($mover, form: "the") } { NAME($mover, form: "number") ->
                [many] vogliono
               *[one] vuole
            } oltrepassare Investitore
       *[other] { $player } ti chiede · manovra { NAME($mover, form: "of") }
    }
context-waiting = { $kind ->
    [invest] { $nation } · Investitore
    [rondel] { $nation } · Ruota
    [fleets] { $nation } · Manovra
    [armies] { $nation } · Manovra
   *[other] { $nation }
  }
question-draft = Quale obbligazione { NAME($nation, form: "of") } compri?
question-rondel = Dove { NAME($nation, form: "number") ->
        [many] vanno
       *[one] va
    } { NAME($nation, form: "the") } sulla ruota?
question-rondel-first = Da quale casella { NAME($nation, form: "number") ->
        [many] cominciano
       *[one] comincia
    } { NAME($nation, form: "the") }?
question-swiss_bank = Fermare { NAME($nation, form: "the") } su Investitore?
question-factory = Dove si costruisce la fabbrica?
question-production = Quali fabbriche producono?
question-import = Dove vanno le unità? { $count } su { $most } schierate
question-fleets = Quale flotta si muove?
question-import-none = Ora non si possono importare unità
question-fleets-where = Dove va la flotta { NAME($origin, form: "from") }?
question-canal = { NAME($mover, form: "number") ->
        [many] Possono
       *[one] Può
    } passare { NAME($mover, form: "the") } per { NAME($canal, form: "the") }?
question-stance = L’esercito { NAME($place, form: "in") } è ostile o amico?
question-arrival = Combattere { NAME($place, form: "in") } o offrire la pace?
question-ask = A chi si chiede per primo { NAME($place, form: "in") }?
question-challenge = { $unit ->
        [fleet] Una flotta è arrivata in pace { NAME($place, form: "in") }. Attaccarla?
       *[army] Un esercito è arrivato in pace { NAME($place, form: "in") }. Attaccarlo?
    }
question-armies = Quale esercito si muove?
question-armies-where = Dove va l’esercito { NAME($origin, form: "from") }?
question-flags = Quale regione riceve lo stendardo?
question-invest = Quale obbligazione compri o incrementi?
hint-draft = Fai clic su un’obbligazione della riga evidenziata. Governa chi presta di più.
hint-rondel = { $free ->
    [3] Tre caselle sono gratuite, le altre ti costano. I tasti numerici mostrano l’anteprima, Invio muove.
   *[other] { $free } caselle sono gratuite, le altre ti costano. I tasti numerici mostrano l’anteprima, Invio muove.
  }
hint-rondel-touch = { $free ->
    [3] Tre caselle sono gratuite, le altre ti costano. Tocca una casella per vedere che cosa porta.
   *[other] { $free } caselle sono gratuite, le altre ti costano. Tocca una casella per vedere che cosa porta.
  }
hint-rondel-first = Primo turno: ogni casella è gratuita. I tasti numerici mostrano l’anteprima, Invio muove.
hint-rondel-first-touch = Primo turno: ogni casella è gratuita. Toccane una per vedere che cosa porta.
hint-invest-touch = Un acquisto o un incremento, pagato solo con il tuo denaro personale. Tocca una nazione.
hint-draft-touch = Tocca la nazione. Governa chi presta di più.
hint-factory = Scegli una città senza fabbrica; costa 5 mln del tesoro.
hint-factory-money = Nel tesoro c’è troppo poco denaro. Per costruire, donane dalla scheda della nazione.
hint-import-money = Il tesoro è vuoto. Per importare, donane dalla scheda della nazione.
hint-production = { $count } su { $all } scelte. Scegli una fabbrica per escluderla o includerla.
hint-import = Scegli una provincia della nazione; le città portuali accolgono flotte o eserciti. Ogni unità costa 1 mln al tesoro.
hint-fleets = { $count ->
    [one] C’è un solo luogo con flotte che possono muoversi: sceglilo.
   *[other] Ci sono { $count } luoghi con flotte che possono muoversi: scegline uno.
  }
hint-armies = { $count ->
    [one] C’è un solo luogo con eserciti che possono agire: sceglilo.
   *[other] Ci sono { $count } luoghi con eserciti che possono agire: scegline uno.
  }
hint-where = Fai clic su un’area evidenziata · Tab le percorre tutte ({ $count }) · Esc: un’altra unità
hint-where-touch = Tocca un’area evidenziata, tocca ancora per andarci.
hint-flags = Gli stendardi scarseggiano. Ogni regione con stendardo vale 1 mln di tasse.
hint-invest = Un acquisto o un incremento, pagato solo con il tuo denaro personale. Le frecce muovono, Invio sceglie.
hint-ask = Il primo che chiede battaglia la ottiene.
hint-swiss_bank = { "" }
hint-canal = { "" }
hint-stance = { "" }
hint-arrival = { "" }
hint-challenge = { "" }
pip-fleets = Flotte
pip-fleets-moved = { $count ->
    [0] Flotte
   *[other] Flotte · { $count } mosse
  }
pip-armies = Eserciti
pip-armies-moved = { $count ->
    [0] Eserciti
   *[other] Eserciti · { $count } mossi
  }
pip-flags = Stendardi
chip-cash = hai { $cash }
chip-ends = chiude la partita
chip-destroys = Costa una fabbrica e tre eserciti
answer-pass = { $kind ->
    [factory] Non costruire
   *[other] Passa
  }
answer-none = Nessuna
answer-produce = { $all ->
    [yes] Producono tutte ({ $count })
   *[no] Producono { $count }
  }
answer-imported = { $count ->
    [0] Non importare
    [one] Fatto, { $count } unità
   *[other] Fatto, { $count } unità
  }
answer-end = { $kind ->
        [fleets] Chiudi la fase flotte
        [armies] Chiudi la fase eserciti
        [flags] Nessuna
       *[other] Fine
    }
answer-take = { $kind ->
        [rondel] Vai su { $space }
        [buy] Compra { $nation } { $face } per { $price }
        [raise] Incrementa { $nation } { $old } → { $face } per { $price }
        [build] Costruisci { NAME($place, form: "in") }
        [import]
            { $unit ->
                [fleet] Flotta { NAME($place, form: "to") }
               *[army] Esercito { NAME($place, form: "to") }
            }
        [flag] Stendardo { NAME($place, form: "in") }
        [fight] Combatti qui
        [destroy] Distruggi la fabbrica
        [stance] Cambia atteggiamento
       *[other] Vai qui
    }
answer-ask-in-order = In ordine di turno
same-challenge = Stessa risposta per il resto di questa manovra
same-stance = Lo stesso per tutti gli eserciti che entrano qui: { $place }
same-canal = Ai canali rispondi sempre così { NAME($mover, form: "dat") } · lo vedi solo tu
card-title = { $act ->
    [force] Ferma la nazione
    [allow] Concedi
    [refuse] Nega
    [hostile] Ostile
    [friendly] Amico
    [peace] Offri la pace
    [ask] { $nation }
    [pass] { $kind ->
        [challenge] Lascia restare
       *[other] Lascia passare
      }
   *[fight] { $kind ->
        [challenge] { $units ->
            [1] Combatti
           *[other] { $unit ->
                [fleet] Combatti con una flotta
               *[army] Combatti con un esercito
              }
          }
       *[other] { $unit ->
            [fleet] Attacca la flotta { NAME($nation, form: "of") }
           *[army] Attacca l’esercito { NAME($nation, form: "of") }
          }{ $stance ->
            [hostile] { " (ostile)" }
            [friendly] { " (amico)" }
           *[any] { "" }
          }
      }
  }
card-detail = { $act ->
        [pass]
            { $kind ->
                [challenge] Restano fianco a fianco. La risposta non vincola per il seguito.
               *[other] La nazione si muove come annunciato.
            }
        [peace] Si chiede a chi è lì se vuole combattere.
        [refuse] L’unità resta dov’è e può andare altrove.
        [allow] L’unità passa.
        [hostile] Fabbrica, ferrovia e importazione lì sono chiuse al proprietario.
        [friendly] Il proprietario non viene disturbato.
        [fight] Si rimuove un’unità per parte.
       *[other] { "" }
    }
to-the-question = { $kind ->
    [rondel] Ruota
    [invest] Obbligazioni
    [draft] Obbligazioni
   *[other] Alla mappa
  }
turns-until-you = { $count ->
    [2] tocca a te tra due turni
   *[other] { $count } turni prima del tuo
  }
you-are-next = tocca a te subito dopo
spectator = Stai assistendo alla partita.
player-away = { $player } è assente
deciding-what = { $kind ->
        [invest] investe
        [draft] sceglie un’obbligazione { NAME($nation, form: "of") }
        [rondel] muove { NAME($nation, form: "the") }
        [swiss_bank] può fermare { NAME($nation, form: "the") }
        [canal] decide sul passaggio di un canale
        [challenge] risponde: battaglia o pace
       *[other] decide per { NAME($nation, form: "the") }
    }
bot-plays-for = Un bot gioca per { $player } fino al suo ritorno.
take-over = Riprendi il posto
hand-to-bot = Lascia giocare un bot per me

## Conseguenze
preview-title = Anteprima · nulla è ancora deciso
fact-nothing = Non cambia nulla.
fact-no-change = Non cambia altro.
fact-ends-game = Chiude la partita.
fact-convoy = Convoglio: { $seas }
fact-rail = In ferrovia, nel proprio paese
fact-canal = Attraverso { NAME($canal, form: "the") }
fact-new-units = { $unit ->
    [fleet] Flotte: { $where }
   *[army] Eserciti: { $where }
  }
fact-lost-units = { $unit ->
        [fleet] Flotte { NAME($nation, form: "of") }
       *[army] Eserciti { NAME($nation, form: "of") }
    }
fact-company = Lì ci sono unità { NAME($nation, form: "of") } ({ $player }); è possibile una battaglia
fact-asks = Poi si chiede a: { $players }
fact-then = { $kind ->
    [stance] Poi scegli: ostile o amico
    [arrival] Poi scegli: battaglia o pace
   *[other] Poi scegli a chi si chiede
  }
fact-treasury = Tesoro { NAME($nation, form: "of") }
fact-power = Potere { NAME($nation, form: "of") }
fact-factor = Moltiplicatore { NAME($nation, form: "of") }
fact-tax = Tasse { NAME($nation, form: "of") }
fact-flag = Stendardo { NAME($nation, form: "of") } { NAME($place, form: "in") }
fact-flag-lost = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] perdono
       *[one] perde
    } lo stendardo { NAME($place, form: "in") }
fact-factory = Fabbrica { NAME($place, form: "in") }
fact-factory-lost = La fabbrica { NAME($place, form: "in") } viene distrutta
fact-you-govern = Governeresti { NAME($nation, form: "the") }
fact-governs = { $player } governa { NAME($nation, form: "the") }
fact-swiss-bank = { $player } riceve una Banca Svizzera
fact-swiss-bank-lost = { $player } restituisce la Banca Svizzera
fact-your-cash = Il tuo denaro
fact-cash = Denaro di { $player }
fact-your-score = Il tuo punteggio ora
changed-title = Cambiamenti in questo turno
changed-flags = Stendardi { NAME($nation, form: "of") }

## Ruota
rondel-label = Ruota
rondel-choose = scegli
rondel-results = Che cosa porterebbe ogni casella
space-locked = Ora non è possibile.
card-tax = Tasse
card-bonus = Bonus per te
card-you-get = Ricevi
card-interest-due = Interessi dovuti
card-power = Potere
card-factor = Molti­plica­tore
card-treasury = Tesoro
card-armies = Eserciti
card-fleets = Flotte
card-works = Fabbriche di armi
card-shipyards = Cantieri navali
card-factories = Fabbriche
card-units = Unità
card-up-to = fino a { $count }
card-score = Punteggio
card-asks = Si chiede a: { $players }
about-space-factory = La nazione costruisce una fabbrica in una propria città per 5 mln.
about-space-production = Ogni fabbrica non occupata produce gratis un’unità.
about-space-import = Si comprano fino a tre unità a 1 mln ciascuna e si schierano nelle proprie province.
about-space-maneuver = Prima si muovono le flotte, poi gli eserciti, poi si piazzano gli stendardi.
about-space-investor = La nazione paga gli interessi a chi le ha prestato denaro; poi investe chi ha la carta investitore.
about-space-taxation = La nazione riscuote le tasse, paga i soldati e guadagna punti potere; il governo può ricevere un bonus.

## Tabellone
board-label = Tabellone
map-tools = Strumenti della mappa
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mappa intera
hide-pieces = Nascondi unità e stendardi
way-march = marcia
way-rail = solo ferrovia
way-convoy = convoglio
way-sail = via mare
way-possible = { $way ->
    [rail] Raggiungibile in ferrovia
    [convoy] Raggiungibile con convoglio
    [sail] Raggiungibile via mare
   *[march] Raggiungibile a piedi
  }
can-move = Può muoversi
ticked = Scelta
not-ticked = Non scelta
flag-of = Stendardo { NAME($nation, form: "of") }
kind-home = provincia
kind-land = regione terrestre
kind-sea = regione marina
no-factory = { $city ->
    [shipyard] Città per un cantiere navale
   *[other] Città per una fabbrica di armi
  }
lying-armies = { $count ->
    [one] { $count } esercito amico
   *[other] { $count } eserciti amici
  }
nobody-there = Qui non ci sono unità.
choose-move = { $unit ->
    [fleet] Muovi una flotta
   *[army] { $stance ->
        [hostile] Muovi un tuo esercito ostile
        [friendly] Muovi un tuo esercito amico
       *[any] Muovi un esercito
      }
  }
place-now = { $place }, ora
rule-about-challenge = chi arriva combatte o offre la pace
rule-about-arrival = in battaglia cade un’unità per parte
rule-about-stance = eserciti ostili e amici
rule-about-canal = canali sotto stendardo altrui
rule-about-ask = l’ordine delle domande

## Obbligazioni
interest-of = interesse { $interest }
bond-name = { $nation } { $face }, interesse { $interest }
bond-buy = compra
bond-raise = incre­menta { $old }, { $price }
bond-raise-too = incre­menta per { $price }
bond-chosen = scelta
bond-yours = tua
bond-free = libera
bond-short = man­cano { $amount }
legend-can = puoi comprarla
legend-held = in mano ad altri
show-map = Mostra la mappa
show-bonds = Mostra le obbligazioni
invest-empty = Indica un’obbligazione per vedere chi governerebbe e che cosa porta.
new-government = nuovo governo
credit-in = Credito verso { NAME($nation, form: "the") }
governments-after = Governi dopo l’acquisto
also-possible = È possibile anche:
creditors = Creditori
bonds-left = Obbligazioni libere
no-bonds-sold = Nessuno ha ancora prestato denaro { NAME($nation, form: "dat") }, che { NAME($nation, form: "number") ->
        [many] saltano
       *[one] salta
    } il turno.
on-rondel = Sulla ruota
not-on-rondel = non ancora
supply-left = eserciti { $armies }, flotte { $fleets }, stendardi { $flags }

## Tracciati e tabelle
scoring-track = Barra del punteggio
track-sentence = Punti potere: { $list }.
tax-chart = Tabella delle tasse
tax-chart-note = tasse / punti potere
chart-tax-sentence = Tasse che ogni nazione riscuoterebbe ora: { $list }.
score-now = punteggio se finisse ora

## Donazioni
give-money = Dona denaro
give-about = Chiunque può donare denaro a qualsiasi tesoro. Si può annullare solo finché non decide qualcun altro.
give-context = Donazione a un tesoro · annullabile finché non decide qualcun altro
give-question = Quanto doni { NAME($nation, form: "dat") }?
give-hint = Tesoro { $treasury } → { $after } · il tuo denaro { $cash } → { $left }
give-amount = Importo in milioni
give-button = Dona { $amount }
give-limit = Hai { $cash }.
give-remedy = Dona { $amount } mln { NAME($nation, form: "dat") }

## Rifiuti e stati
refused = Non è possibile
refused-title = Non possibile: { $what }
what-would-help = Che cosa lo renderebbe possibile
undo-what = Annulla la mossa: { $what }
lost = { $seconds ->
    [0] Connessione persa. Nuovo tentativo… Puoi guardarti intorno.
   *[other] Connessione persa. Nuovo tentativo tra { $seconds } s. Puoi guardarti intorno.
  }
try-now = Prova ora
stale = Qualcuno è stato più veloce: la posizione è cambiata. La tua mossa non è stata giocata; ecco la nuova posizione.
missed = { $count ->
    [one] Intanto è stata giocata una mossa.
   *[other] Intanto sono state giocate { $count } mosse.
  }
missed-look = Guarda
not-saved = La mossa non è stata giocata.
forced-context = Una sola possibilità
forced-hint = Verrà giocata tra { $seconds } s.
wait = Aspetta

## Registro, storia, chat, appunti
log-earlier = Mostra le mosse precedenti
log-empty = { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
        [many] cominciano
       *[one] comincia
    } la partita.
log-empty-later = Da qui non è ancora stato giocato nulla.
log-turn = Giro { $round } · { $nation }
# Una mossa nella metà delle parole; accanto c’è il segno della nazione.
log-rondel = { $price ->
    [0] { $player } · { $space }
   *[other] { $player } · { $space }, { $price } mln
  }
log-armies = { $count ->
    [one] esercito: { $places }
   *[other] eserciti: { $places }
  }
log-fleets = { $count ->
    [one] flotta: { $places }
   *[other] flotte: { $places }
  }
log-factory = fabbrica: { $place }
log-army = { $way ->
    [rail] Esercito { $origin } → { $to } in treno
    [convoy] Esercito { $origin } → { $to } via mare
   *[march] Esercito { $origin } → { $to }
  }
log-fleet = Flotta { $origin } → { $to }
log-peace = Pace offerta { NAME($place, form: "in") }
log-stance = { $stance ->
    [hostile] Ostile { NAME($place, form: "in") }
   *[friendly] Amico { NAME($place, form: "in") }
  }
log-flags = { $count ->
    [one] Stendardo: { $places }
   *[other] Stendardi: { $places }
  }
log-interest = Interessi: { $who }
since-last-turn = dal tuo ultimo turno
only-big = Solo le mosse importanti
my-last-turn = Il mio ultimo turno
and-more = E altre { $count }.
move-first = All’inizio
move-back = Una mossa indietro
move-forward = Una mossa avanti
turn-back = Un turno indietro
turn-forward = Un turno avanti
replay-play = Riproduci da sola
replay-pause = Pausa
replay-speed = Velocità
# How the turns of bots are shown to somebody who plays against them alone.
bots-turns = Turni dei bot
bots-turns-once = subito
bots-turns-watch = guardali uno a uno
bots-turns-step = avanza tu
bots-next = Turno successivo
history = Storia
history-value = Mossa { $at } di { $newest }, giro { $round }, { $nation }
your-last-turn-mark = ● il tuo
viewing-move = alla mossa { $at }
past-chip = Posizione passata · sola lettura
past-context = Mossa { $at } di { $newest } · giro { $round } · { $nation }
past-title = La posizione dopo la mossa { $at }
past-hint = I cambiamenti sono evidenziati · ← → una mossa · con Maiusc un turno
past-hint-touch = I cambiamenti sono evidenziati.
new-move = Nuova mossa
copy-link = Copia il link
sandbox-from-here = Prova da qui
back-to-now = Torna alla posizione attuale
chat-empty = Nessuno ha ancora detto nulla. Fai un saluto.
chat-nameless = Guardi senza un nome. Gioca una partita o accedi per scrivere.
chat-placeholder = Di’ qualcosa; #103 rimanda a una mossa
notes-private = Li vedi solo tu; restano in questo browser.

## Ciò che il server stesso annota nel registro
event-clock_ran_out = Il tempo di { $player } è scaduto.
event-other_rules = Questa registrazione è stata giocata con la versione { $rules } delle regole; viene rigiocata con la versione { $now }.
event-other_result = Con queste regole finisce con punteggi diversi da quelli indicati nella registrazione.
event-bot_replaced = Un bot non ha risposto per { $player } ed è stato sostituito.

## Orologio
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
your-clock = Il tuo tempo
clock-at-zero = { $what ->
    [bot] A zero gioca un bot finché non torni.
   *[pass] A zero passi.
  }

## Mosse in elenco, menu, tasti
moves-as-list = Mosse in elenco
list-hint = frecce, lettere, Invio
list-empty = Ora non decidi tu.
help-keys = Tasti
what-if = E se… (partita di prova)
end-agree = Accetta di finire ora
curtain-title = Ora decide { $player }
curtain-text = In questa partita il denaro è nascosto. Nessun altro dovrebbe guardare lo schermo adesso.
curtain-lift = Sono { $player }
end-withdraw = Ritira: si continua
end-sure = { $others ->
    [0] La partita finisce subito e si conta il punteggio com’è. Non si può annullare.
   *[other] Quando tutti sono d’accordo la partita finisce e si conta il punteggio com’è. Gli altri vedono che sei d’accordo.
  }
end-now = { $others ->
    [0] Finisci definitivamente
   *[other] Sì, sono d’accordo
  }
end-agreed = Per finire ora la partita: { $players }. Finisce quando tutti sono d’accordo.
end-agree-too = Anch’io sono d’accordo
log-why = «{ $reason }»
plan-ahead = Pianifica in anticipo
key-primary = Pulsante principale
key-undo = Annulla mossa
key-restart = Ricomincia il turno
key-end = Chiudi questa fase
key-numbers = Caselle avanti, risposte
key-tab = Prossima area evidenziata
key-arrows = Area evidenziata più vicina
key-space = Dettagli di un’area
key-space-bar = Spazio
key-escape = Indietro, un’altra unità
key-zoom = Ingrandisci, rimpicciolisci, mappa intera
key-hide = Nascondi unità e stendardi
key-list = Mosse in elenco
key-ending = Se finisse adesso: il calcolatore
key-bonds = Obbligazioni o mappa quando investi
key-log = Scorri il registro
key-go = A mappa, ruota, nazioni, investitori, obbligazioni, registro
key-help = Questo elenco

## Analisi
tab-analysis = Analisi
analysis-title = Analisi
analysis-none = Questa partita non è ancora stata analizzata.
analysis-ask = Analizza la partita
analysis-again = Riprova
analysis-waiting = { $before ->
    [0] L’analisi comincia fra un momento.
    [one] L’analisi comincia dopo { $before } altra partita.
   *[other] L’analisi comincia dopo altre { $before } partite.
  }
analysis-working = La partita è in corso di analisi: { $percent }
analysis-failed = L’analisi non è riuscita.
analysis-summary = La partita in breve
analysis-accuracy = Precisione
analysis-accuracy-note = Quanto ognuno ha conservato di ciò che era in gioco in tutte le decisioni; 100 % è ogni volta la scelta migliore.
analysis-turning = Punti di svolta
analysis-no-turning = Nessuna singola decisione spicca; la partita si è decisa a poco a poco.
analysis-played = { $player }: { $action }
analysis-better = Meglio: { $action }.
analysis-line = Che cosa sarebbe probabilmente seguito:
analysis-explain = Spiega questa posizione
analysis-thinking = Sto pensando…
analysis-best = Le mosse migliori per { $player }, secondo la probabilità di vittoria
analysis-threat = { $turns ->
    [one] { $player } potrebbe concludere la partita con questa nazione al suo prossimo turno: { $nation }.
   *[other] { $player } potrebbe concludere la partita con questa nazione in { $turns } turni: { $nation }.
  }
chances-title = Probabilità di vittoria
chances-turn = Turno
chances-at = Mossa { $at }, giro { $round }, { $nation }: { $chances }
solo-hint = Suggerimento
solo-hint-margin = La sua probabilità di vittoria supera di { $margin } quella della mossa successiva.
solo-hint-even = La mossa successiva vale più o meno lo stesso.
solo-hint-moves = Mossa
key-hint = Un suggerimento, nelle partite da soli contro i bot
error-analysis_running = Una partita viene analizzata quando è finita.
error-analysis_copy = Questa è la copia di una partita ancora in corso; viene analizzata quando quella è finita.
error-analysis_off = Questo server non analizza le partite.
error-hint_not_solo = I suggerimenti ci sono nelle partite che una persona gioca da sola contro i bot.
error-no_advice = Adesso non c’è risposta; riprova.

## Annunci
say-your-turn = { $kind ->
        [invest] Tocca a te: investi.
        [rondel] Tocca a te: { $nation }, ruota.
        [draft] Tocca a te: scelta delle obbligazioni { NAME($nation, form: "of") }.
        [factory] Tocca a te: { $nation }, fabbrica.
        [production] Tocca a te: { $nation }, produzione.
        [import] Tocca a te: { $nation }, importazione.
        [fleets] Tocca a te: { $nation }, flotte.
        [armies] Tocca a te: { $nation }, eserciti.
        [flags] Tocca a te: { $nation }, stendardi.
       *[other] Decidi per { NAME($nation, form: "the") }.
    }
say-asked = { $player } ti chiede: { $question }
say-clock = Ti resta un quinto del tempo.
title-your-turn = ● Tocca a te · { $letters } · { $name }
