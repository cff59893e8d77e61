# Interfaccia nel browser: tutto ciò che non è un nome sul tabellone né una frase sulla partita.

## Ovunque
loading = Caricamento…
still-loading = La partita si sta ancora caricando…
to-lobby = Alla lobby
skip-to-main = Vai al contenuto
nav-label = Pagine
nav-lobby = Gioca
nav-learn = Impara
nav-rules = Regole
nav-about = Informazioni
nav-settings = Profilo
sign-in = Accedi
signed-in-as = Accesso come { $name }: profilo e impostazioni
games-wait = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
theme-now = { $theme ->
    [light] Tema chiaro; passa allo scuro
    [dark] Tema scuro; passa a quello del sistema
   *[other] Tema del sistema; passa al chiaro
}
settings-language = Lingua
unofficial-short = Un programma libero e non ufficiale. Nessun legame con l’autore o gli editori.
rule-number = Regola { $rule }
rule-unknown = La regola { $rule } non è nell’elenco.
rule-open-all = Tutte le regole
missing-title = Questa pagina non esiste
missing-text = Forse l’indirizzo è scritto male, o la pagina è stata spostata.
table-missing = Questo tavolo non esiste
table-missing-text = Forse è stato chiuso da chi l’aveva aperto, oppure è privato e serve il link d’invito.
offline-title = Il server non risponde
offline-text = Controlla che sia in funzione e riprova. Non è andato perso nulla.
learn-lobby = La prima volta qui? Impara il gioco in dieci minuti
learn-lobby-about = Una breve lezione con mosse vere, poi una prima partita con suggerimenti.
new-version = È disponibile una nuova versione.
new-version-reload = Ricarica
new-version-later = Più tardi
try-again = Riprova
server-sorry = Qualcosa è andato storto sul server. Non è cambiato nulla; riprova.
guest-name = Ospite { $number }
back = Indietro
save = Salva
saved = Salvato.
copy = Copia
play = Gioca
you = tu
host = organizzatore
investor = Investitore
investors = Investitori
cash = Denaro
total = Totale
round = Giro
chosen = scelto
your-turn = Tocca a te
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s

## Sala
your-turn-in = { $count ->
    [one] Tocca a te in una partita
    [2] Tocca a te in due partite
    [3] Tocca a te in tre partite
   *[other] Tocca a te in { $count } partite
}
lobby-welcome = Sei Grandi Potenze, e di ognuna possiedi una parte
lobby-welcome-text = Sei un investitore. Compra obbligazioni, governa le nazioni a cui presti di più e lascia pagare gli altri. Ogni scelta ti mostra il suo effetto prima che tu la faccia.
lobby-two-minutes = Il gioco in due minuti
lobby-no-turn = Nessuna partita ti aspetta. Un’altra?
quick-name = { $edition } contro i bot
quick-players = Avversari
quick-players-count = { $count ->
    [one] un bot
   *[other] { $count } bot
}
quick-bot = Livello
play-edition = Gioca a { $edition }
play-table = Gioca al tavolo { $name }
edition-about-imperial = L’Europa prima della Grande Guerra: sei potenze, i loro eserciti, le loro flotte e i loro debiti.
edition-about-imperial_2030 = Il mondo intero nel ventunesimo secolo: distanze maggiori, canali, più mare aperto.
edition-short-imperial = L’Europa prima del 1914, sei potenze
edition-short-imperial_2030 = Il mondo, i canali, sei potenze
start-game = Comincia una partita
new-table = Nuovo tavolo
play-bots-now = Gioca subito contro i bot
hot-seat = In più persone su questo schermo
join-by-link = Entra con un link o un codice
join-label = Incolla l’invito
join-unreadable = Non è né il link di un tavolo né il suo codice.
join-go = Vai al tavolo
open-record = Apri una partita salvata
record-name = Partita salvata
open-tables = Tavoli aperti
filter = Filtro
filter-all = Tutti
filter-edition = Gioco
pace = Ritmo
filter-players = Numero di investitori
filter-any-pace = Qualsiasi ritmo
filter-any-players = Qualsiasi numero
filter-clear = Mostra tutti i tavoli
investors-count = { $count ->
    [one] { $count } investitore
   *[other] { $count } investitori
}
join = Entra
join-table = Entra al tavolo { $name }
no-table-open = Al momento nessun tavolo è aperto.
no-table-fits = Nessun tavolo aperto corrisponde al filtro.
no-table-open-text = Aprine uno: i bot prendono i posti liberi finché non arriva qualcuno.
waiting-for-others = In attesa degli altri
your-open-tables = I tuoi tavoli aperti
live-now = In corso
live-line = { $edition } · giro { $round }
finished-games = Finite
seats-taken = { $taken } su { $all }
seat-open = Posto libero
seat-open-anybody = Posto libero: chiunque può entrare
seat-bot = Bot { $name }
seat-you = Tu
seat-hot = Qualcuno a questo schermo
seat-number = Posto { $number }
seat-name = Nome al posto { $number }
hosted-by = Organizza: { $name }
pace-live = Dal vivo
pace-fast = Veloce
pace-slow = Lento
pace-none = Senza orologio
pace-live-clock = dal vivo { $minutes }+{ $seconds }
pace-with-time = { $pace } · { $time }

## Parole brevi per le regole diverse dalle solite
variant-setup-draft = scelta delle obbligazioni
variant-investor_card-false = senza carta investitore
variant-cash-hidden = denaro nascosto
variant-gifts-own = donazioni alle proprie nazioni
variant-gifts-off = niente donazioni
variant-bonus-increase = bonus solo se le tasse aumentano
variant-max_rounds = { $value } giri
variant-late_fleet_battles-true = battaglie tardive tra flotte
variant-late_fleet_battles-false = senza battaglie tardive tra flotte
variant-status_change-false = atteggiamento fisso
variant-swiss_bank_income-1 = rendita della Banca Svizzera
variant-swiss_bank_without_card-additional = la Banca Svizzera investe due volte
variant-force_without_card-false = niente stop forzati
variant-gift_to_force-false = senza rimpinguare il tesoro

## Aprire un tavolo
table-name = Nome
table-of = Tavolo di { $name }
table-unnamed = Un nuovo tavolo
pace-text = { $bank } a testa, più { $increment } per ogni decisione. Poi un bot gioca finché non torni.
pace-none-text = Nessun limite di tempo; nulla accade da sé.
rules-of-table = Regole di questo tavolo
switch-setup = Scelta libera
about-setup = Tutti comprano a turno le prime obbligazioni invece di riceverle.
switch-investor_card = Carta investitore
about-investor_card = Una carta decide chi investe; senza, dopo ogni turno possono investire tutti.
switch-cash = Denaro nascosto
about-cash = Il denaro e il punteggio degli altri sono segreti.
switch-gifts = Donazioni ai tesori
about-gifts = Si può donare denaro a un tesoro in qualsiasi momento.
choice-gifts-any = Ogni nazione
choice-gifts-own = Proprie nazioni
choice-gifts-off = Nessuna
choice-swiss_bank_without_card-free_choice = Ogni nazione
choice-swiss_bank_without_card-additional = Un’obbligazione in più
switch-max_rounds = Fine dopo un numero di giri
about-max_rounds = Per una serata di durata fissa; poi si contano i punti.
max-rounds-number = Giri
switch-bonus = Bonus solo se le tasse aumentano
about-bonus = Il governo riceve un bonus solo dove le tasse sono aumentate, invece che secondo la tabella.
switch-swiss_bank_income = Rendita della Banca Svizzera
about-swiss_bank_income = Una Banca Svizzera che non investe riceve invece 1 milione.
switch-late_fleet_battles = Battaglie tardive tra flotte
about-late_fleet_battles = Le flotte in mare possono combattere anche mentre si muovono gli eserciti.
switch-status_change = Cambio di atteggiamento
about-status_change = Gli eserciti fermi possono diventare ostili o amici.
switch-gift_to_force = Rimpinguare il tesoro per fermare
about-gift_to_force = Una Banca Svizzera può rimpinguare un tesoro per poter poi fermare la nazione.
switch-force_without_card = Stop forzati senza la carta
about-force_without_card = Una Banca Svizzera può fermare una nazione su Investitore.
switch-swiss_bank_without_card = Banca Svizzera senza la carta
about-swiss_bank_without_card = Che cosa può comprare una Banca Svizzera dopo un turno.
idle-needs-no-card = Ha effetto solo senza la carta investitore.
idle-needs-gifts = Richiede le donazioni ai tesori.
more-options = { $count ->
    [one] Un’altra opzione
   *[other] Altre opzioni ({ $count })
}
auto-forced = Gioca le decisioni obbligate
auto-forced-text = Se c’è una sola possibilità, viene giocata subito.
seats = Posti
hot-seat-name = Giocatore { $number }
summary = Riepilogo
so-it-appears = Così appare nella lobby
who-may-see = Chi può vederlo
everybody = Tutti
everybody-text = Il tavolo è nella lobby; chiunque può entrare.
link-only = Solo con il link
link-only-text = Lo trova solo chi ha il link d’invito.
open-the-table = Apri il tavolo
start-now = Comincia la partita
step-of = { $step } di { $all }
next-step-2 = Avanti: regole
next-step-3 = Avanti: posti

## Sala d’attesa
waiting-room = Sala d’attesa
waiting-for-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
all-seats-taken = Tutti i posti sono occupati.
take-seat = Siediti qui
take-seat-number = Prendi il posto { $number }
your-name = Il tuo nome
your-name-placeholder = Come ti vedono gli altri
guest-text = Giochi come ospite; non serve altro.
bot-kind = bot { $name }
host-starts = { $name } comincia la partita quando ci sono tutti.
start-with-bots = { $count ->
    [one] Comincia, un bot prende il posto libero
   *[other] Comincia, i bot prendono i { $count } posti liberi
}
invite-title = Link d’invito
invite-text = Chi lo apre può prendere un posto libero, anche come ospite.
link-copied = Il link è copiato.
leave-table = Lascia il tavolo
close-table = Chiudi il tavolo

## Accesso, profilo, impostazioni
register = Crea un account
login-text = Le tue partite e impostazioni su ogni dispositivo.
register-text = Un nome e una password; non serve un indirizzo e-mail.
register-keeps = Conservi le partite giocate come ospite.
login-both = Servono sia il nome sia la password.
login-not-needed = Puoi giocare anche senza account.
password = Password
password-text = Almeno otto caratteri.
sign-out = Esci
settings-title = Profilo e impostazioni
settings-who = Nome e account
guest-keep = Sei un ospite. Le tue partite restano in questo browser; un account le conserva per sempre.
nobody-yet = Qui non hai ancora giocato. Diventi ospite con la prima partita, oppure accedi.
settings-look = Aspetto
settings-theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
language-auto = Lingua del browser
settings-motion = Animazioni
motion-system = Sistema
motion-full = Complete
motion-none = Nessuna
settings-play = Al tavolo
settings-sound = Suoni
settings-sound-text = Suoni discreti per il tuo turno, le mosse, le battaglie, le fabbriche, il denaro, le obbligazioni, le tasse e la fine, e quando il tuo tempo sta per scadere.
settings-notify = Notifiche del browser
settings-notify-text = Quando tocca a te e non stai guardando la pagina.
notify-refused = Il browser non permette notifiche da questa pagina.
settings-letters = Scorciatoie di una lettera
settings-letters-text = U annulla, E chiude una fase, e così via. Invio, Esc, Tab e le frecce funzionano sempre.
tokens-title = Chiavi API
tokens-text = Un programma con questa chiave gioca a tuo nome, con la stessa API di questa pagina.
token-label = A che cosa serve?
token-label-default = Chiave
token-make = Crea una chiave
token-drop = Elimina
token-drop-named = Elimina la chiave { $label }
token-once = Mostrata solo ora:

## Ciò che il server rifiuta, secondo il suo codice
error-not_found = { $what ->
    [table] Questo tavolo non esiste.
    [seat] Questo posto non esiste.
    [position] Questa posizione non esiste.
    [token] Questa chiave non esiste.
   *[other] A questo indirizzo non c’è nulla.
}
error-not_your_turn = In questo momento decide qualcun altro.
error-busy = Questo tavolo è in corso di modifica. Riprova, per favore.
error-hidden_cash = Finché il denaro è nascosto, una partita di prova lo mostrerebbe. Aspetta la fine della partita.
error-record = { $line ->
    [0] Questo file non è una partita salvata.
   *[other] Questa partita salvata non si può giocare; il problema è alla riga { $line }.
}
error-diverged = Questa partita è stata giocata con regole precedenti e da lì non si può rigiocare.
error-too_many = Troppe richieste. Attendi un momento.
error-stale = La partita è andata avanti. Ecco la posizione attuale.
error-other_decided = Nel frattempo qualcun altro ha deciso; non si può annullare.
error-hidden_shown = La mossa ti ha mostrato qualcosa di nascosto; non si può annullare.
error-nothing_yet = Non c’è nulla da annullare.
error-not_started = Questa partita non è ancora cominciata.
error-game_over = Questa partita è finita.
error-no_maneuver = Una manovra si pianifica mentre si muovono le sue flotte o i suoi eserciti.
error-plan_over = La manovra finisce prima dell’ultima di queste mosse.
error-not_running = Questa partita non è in corso.
error-open_seats = Alcuni posti sono ancora liberi: aspetta, oppure assegnali ai bot.
error-started = Questa partita è già cominciata.
error-not_host = Può farlo solo chi ha aperto il tavolo.
error-options = Queste regole non sono compatibili tra loro.
error-name = Un nome ha da 1 a { $longest } caratteri visibili.
error-chat = Un messaggio ha da 1 a { $longest } caratteri.
error-log_in = Prima scegli un nome oppure accedi.
error-csrf = Ricarica la pagina e riprova, per favore.
error-too_large = È troppo grande.
error-not_at_table = Non hai un posto a questo tavolo.
error-not_your_seat = Quel posto non è tuo.
error-handed_over = Un bot sta giocando al tuo posto: prima riprendi il controllo.
error-seated = Hai già un posto a questo tavolo.
error-full = Tutti i posti di questo tavolo sono occupati.
error-taken = Questo posto non è libero.
error-closed = Questo server non accetta nuovi account.
error-registered = Hai già eseguito l’accesso; prima esci.
error-password = Una password ha almeno { $shortest } caratteri.
error-wrong_password = Nome o password errati.
error-name_taken = Esiste già un account con questo nome.
error-name_letters = Un nome contiene solo caratteri visibili.
error-name_scripts = Un nome è scritto in un solo alfabeto.
error-name_words = Questo nome contiene una parola che qui non è gradita.
error-name_reserved = Questo nome è riservato.
error-common_password = Questa password è tra le prime che si provano. Scegline un’altra.
error-old_password = La vecchia password è errata.
error-guest = Per questo serve un account.
error-by_token = Le chiavi servono ai programmi che giocano. Per questo accedi.
error-banned = Non puoi partecipare qui fino al { $until }. { $reason }
error-muted = Per un po’ qui puoi solo leggere, non scrivere.
error-players_talk = A questo tavolo chatta solo chi gioca.
error-accounts_talk = Chi assiste a questo tavolo può chattare solo con un account.
error-nobody_talks = La chat di questo tavolo è stata chiusa.
error-removed = Chi ospita non ti vuole a questo tavolo.
error-open_tables = Hai già { $most } tavoli in attesa di giocatori.
error-not_absent = Nessuno aspetta questo giocatore.
error-has_clock = A questo tavolo è l’orologio a decidere quando subentra un bot.
error-too_early = Troppo presto: un bot può subentrare tra { $minutes } min.
error-yourself = Quello sei tu.
error-many_reports = Hai già segnalato molto. Aspetta che qualcuno lo esamini.
error-many_blocks = Blocchi già { $most } persone.
error-reason = Di’ perché, con al massimo { $longest } caratteri.
error-hours = La durata va da 1 a { $longest } ore.
error-is_admin = Sugli amministratori decide solo la riga di comando del server.
error-no_address = Non si sa più da dove venisse questa persona.
error-tokens = Hai troppe chiavi; prima eliminane una.
error-overloaded = Il server è sovraccarico. Riprova, per favore.
error-other_rules = La partita è stata giocata con altre regole (versione { $rules }); con quelle attuali (versione { $now }) la sua posizione non esiste.
error-maintenance = Il server è in manutenzione: le partite riposano, gli orologi sono fermi e nulla va perso. Torna tra poco.
error-no_database = Il database al momento non risponde. Riprova, per favore.
error-too_many_streams = Hai troppe pagine di questo sito aperte.
error-too_many_tables = Hai troppi tavoli aperti o in corso. Prima chiudine o rimuovine qualcuno.
error-too_many_sandboxes = Hai troppe partite di prova. Prima rimuovine qualcuna.
error-webhook_address = A questo indirizzo non si può inviare nulla.
error-webhook_https = L’indirizzo deve iniziare con https://.
error-webhook_private = Questo indirizzo non è nella rete pubblica, e il gestore non ne ha autorizzati altri.
error-webhook_account = I webhook sono riservati a chi ha un account.
error-webhook_secret = Il segreto può contenere solo lettere, cifre e segni, senza spazi.
error-webhook_secret_missing = Per Matrix serve il token di accesso dell’account che scrive.
error-webhook_topic = Per ntfy serve l’indirizzo di un argomento, per esempio https://ntfy.sh/mio-argomento.
error-webhook_room = Per Matrix serve l’ID interno della stanza, che inizia con un punto esclamativo.
error-too_many_webhooks = Hai { $most } webhook. Prima rimuovine uno.
error-too_many_devices = Hai { $most } dispositivi. Prima rimuovine uno.
error-push_keys = Questa non è un’iscrizione push valida.
error-too_many_bot_tables = A diversi tuoi tavoli giocano già solo bot. Attendi che una di queste partite finisca.
error-too_many_orders = Un posto può avere { $most } ordini permanenti. Prima revocane uno.
error-order_unknown = Questo ordine nomina qualcosa che non esiste su questa mappa.
error-order_government = Solo il governo di una nazione può dare questo ordine.

## Regole e informazioni
rules-title = Le regole
rules-text = Entrambi i giochi con parole nostre. I numeri sono quelli citati dai messaggi d’errore e dalle spiegazioni; se una regola vale per un solo gioco, è indicato.
rules-search = Cerca nelle regole
rules-contents = Capitoli
rules-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
}
rules-none = Nessun risultato. Prova con meno parole.
figure-maneuver = Un esercito dell’Austria-Ungheria marcia da Budapest in Romania; lì viene piazzato il suo stendardo.
figure-convoy = Un esercito francese va da Marsiglia in Algeria attraverso il Mar Mediterraneo occidentale, dove si trova una flotta francese.
figure-rail = Un esercito dell’Austria-Ungheria va in ferrovia da Praga a Trieste passando per Vienna; un esercito italiano nemico chiude Budapest.
figure-battle = Un esercito dell’Austria-Ungheria incontra un esercito italiano nei Balcani occidentali; ogni parte ne perde uno.
figure-investor = L’Italia si ferma su Investitore: il tesoro paga 4 per l’obbligazione da 9 e 2 per quella da 4, di 10 ne restano 4.
figure-taxation = L’Austria-Ungheria incassa 2 per ciascuna di due fabbriche e 1 per ciascuno di due stendardi: in tutto 6.
about-title = Che cos’è Rondel
about-lead = Rondel è un programma libero per giocare ai giochi da tavolo Imperial e Imperial 2030 con gli amici e contro i bot, nel browser e nel terminale.
about-unofficial-title = Non ufficiale
about-unofficial = È il lavoro di persone a cui questi giochi piacciono. Autore ed editori non l’hanno realizzato, né controllato, né sostenuto. Non contiene né la loro grafica né i loro testi: tabelloni, simboli e formulazione delle regole sono nostri.
about-credits = Imperial (2006) e Imperial 2030 (2009) sono di Mac Gerdts, pubblicati da eggertspiele e PD-Verlag. I nomi appartengono ai loro proprietari. I tabelloni li abbiamo disegnati noi da dati geografici di pubblico dominio (Natural Earth).
about-buy = Se ti piace giocare qui, compra i giochi: attorno a un tavolo sono ancora meglio.
about-free-title = Libero e gratuito
about-free = Il programma è open source con licenza MIT. Gira sul tuo computer con un solo comando, funziona senza internet e non invia nulla a nessuno.
about-fonts-title = Caratteri
about-fonts = Le lettere di questa pagina sono tratte da EB Garamond e Source Sans 3, entrambi con licenza SIL Open Font License.
about-fonts-licenses = Le loro licenze
about-bots-title = Bot e partite salvate
about-bots = I bot vedono ciò che vedrebbe un giocatore al loro posto. Ogni partita si può scaricare come file che le persone possono leggere e i programmi rigiocare.
about-access-title = Accessibilità
about-access = Ogni decisione si può prendere con la tastiera, con un lettore di schermo, con il tocco o con il mouse. Durante una partita il tasto V mostra tutte le mosse in un elenco, e di ogni grafico ci sono le cifre in una tabella. Test automatici lo controllano a ogni modifica; nessuno l’ha ancora provato con un vero lettore di schermo. Se qualcosa ti impedisce di giocare, dillo a chi gestisce questo sito.
about-api = API
about-version = Versione delle regole { $version }

## Fine di una partita
end-wins = { $name } vince con { $score }.
end-you-win = Vinci con { $score }.
end-shared = { $names } si dividono la vittoria a quota { $score }.
end-your-place = { $place ->
    [2] Ti classifichi al secondo posto con { $score }.
    [3] Ti classifichi al terzo posto con { $score }.
    [4] Ti classifichi al quarto posto con { $score }.
    [5] Ti classifichi al quinto posto con { $score }.
   *[other] Ti classifichi al sesto posto con { $score }.
}
end-reason = { $reason ->
        [power] { NAME($nation, form: "the", start: "yes") } { NAME($nation, form: "number") ->
                [many] hanno
               *[one] ha
            } raggiunto 25 punti potere nel giro { $round }.
        [max_rounds] È stato giocato l’ultimo giro: { $round }.
        [agreement] I giocatori si sono accordati per finire nel giro { $round }.
        [absence] Gli altri hanno finito la partita nel giro { $round } perché un giocatore era assente.
        [admin] Chi gestisce questo server ha chiuso la partita nel giro { $round }.
        [draft] Per tre volte di seguito nessuno ha comprato un’obbligazione.
       *[other] La partita è finita nel giro { $round }.
    }
end-finished = { $rounds ->
    [one] finita dopo un giro
   *[other] finita dopo { $rounds } giri
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
end-tied = Punteggi pari: hanno deciso i crediti.
end-reckoning = Punteggi finali
end-note = Interessi delle obbligazioni possedute × moltiplicatore di potere della nazione, più il denaro; tutto in milioni. La parte tratteggiata di una barra è denaro.
end-decided = Che cosa ha deciso la partita
end-decided-none = Nel registro di questa partita non spicca nulla.
end-move = mossa { $at }
end-government = { $after } prende il governo { NAME($nation, form: "of") }
end-government-from = Prima { $before }.
end-government-points = { $points ->
    [one] Un punto potere guadagnato.
   *[other] { $points } punti potere guadagnati.
}
end-tax = { $points ->
    [one] { $nation }: { $points } punto potere in più
   *[other] { $nation }: { $points } punti potere in più
}
end-tax-more = { $player } riscuote { $tax } mln di tasse; in tutto { $power } punti.
end-interest = { $nation }: { $amount } mln di interessi
made-of = Dettaglio
download-record = Scarica la partita
replay = Rivedi
rematch = Rivincita
chart-scores = Punteggio se fosse finita allora
chart-power = Potere delle nazioni
chart-sentence = { $title }, dopo il giro { $rounds }: { $ends }.
chart-end = fine
time-left = ancora { $time }
show-as-table = Mostra come tabella

## Privacy
former-player = Ex giocatore

privacy-title = Dati e privacy
privacy-lead = Che cosa questo server conserva su di te, perché e per quanto tempo. Non trasmette nulla ad altri, a meno che non lo chieda tu.
privacy-guests-title = Giocare con un nome
privacy-guests = Basta un nome. Viene conservato insieme alle tue impostazioni e al momento della tua ultima visita, con la precisione di mezza giornata.
privacy-accounts-title = Account
privacy-accounts = Se crei un account, la password è conservata solo come hash da cui non si può risalire a essa, e di ogni accesso e di ogni token soltanto un’impronta. Se aggiungi un indirizzo e-mail, è conservato con il tuo account e usato solo per le e-mail che chiedi; gli altri giocatori non lo vedono mai. Di una passkey si conserva solo la metà pubblica. Un nome a cui hai rinunciato è conservato per 30 giorni.
privacy-games-title = Partite
privacy-games = Ogni mossa di una partita è conservata con la sua ora, perché la partita possa continuare, essere rigiocata e controllata. Chi può vedere un tavolo vede i nomi dei giocatori e le loro mosse. Gli ordini permanenti sono conservati con la partita e mostrati solo a te.
privacy-chat-title = La chat
privacy-chat = Ciò che scrivi è conservato con il tuo nome ed è mostrato a tutti al tavolo. Un messaggio privato è mostrato solo a te e a chi lo scrivi; un amministratore lo vede se uno di loro lo segnala. Chi inviti a un tavolo e chi ti invita è conservato finché l’invito non scade.
privacy-moderation-title = Segnalazioni
privacy-moderation = Se qualcuno è segnalato, la segnalazione è conservata con le parole di cui si tratta. Ciò che fanno gli amministratori è annotato con il motivo. Entrambe le cose restano anche dopo la cancellazione dei dati di una persona, finché servono a proteggere gli altri.
privacy-addresses-title = Indirizzi di rete
privacy-addresses = Il tuo indirizzo serve a evitare che un visitatore occupi più della sua parte. Il server lo conosce al massimo per una settimana, o finché dura un blocco deciso dal gestore, e non lo scrive nel suo registro.
privacy-cookies-title = Cookie
privacy-cookies = Sono due: uno ti mantiene connesso, l’altro protegge da richieste falsificate. Lingua e colori sono conservati nel tuo browser. Nessuno ti segue.
privacy-others-title = Altre aziende
privacy-others = La pagina non carica nulla da altri host. Il server ne contatta altri solo per comunicarti ciò che vuoi sapere: il tuo fornitore di posta, il produttore del tuo browser per le notifiche push, che sono cifrate, e i servizi di cui inserisci l’indirizzo. Questi indirizzi restano finché non li rimuovi; ciò che è stato inviato viene svuotato subito, e la sua traccia sparisce dopo 30 giorni.
privacy-rights-title = I tuoi dati
privacy-rights = Nelle impostazioni puoi scaricare tutto ciò che è conservato su di te e cancellarlo: le partite restano, con «Ex giocatore» al posto del tuo nome. Per tutto il resto ti aiuta chi gestisce questo server.
privacy-times-title = Per quanto tempo
privacy-keeps-sessions =
    { $days ->
        [one] Un accesso dura un giorno.
       *[other] Un accesso dura { $days } giorni.
    }
privacy-keeps-guests =
    { $days ->
        [0] Gli ospiti non sono rimossi.
        [one] Gli ospiti che non tornano sono rimossi dopo un giorno, a meno che una partita conservata li nomini.
       *[other] Gli ospiti che non tornano sono rimossi dopo { $days } giorni, a meno che una partita conservata li nomini.
    }
privacy-keeps-sandboxes =
    { $days ->
        [0] Le partite di prova e le lezioni non sono rimosse.
        [one] Le partite di prova e le lezioni che nessuno tocca sono rimosse dopo un giorno.
       *[other] Le partite di prova e le lezioni che nessuno tocca sono rimosse dopo { $days } giorni.
    }
privacy-keeps-open_tables =
    { $days ->
        [0] I tavoli mai iniziati non sono rimossi.
        [one] I tavoli mai iniziati sono rimossi dopo un giorno.
       *[other] I tavoli mai iniziati sono rimossi dopo { $days } giorni.
    }
privacy-keeps-running_tables =
    { $days ->
        [0] Le partite non finite non sono rimosse.
        [one] Le partite in cui nessuno gioca più sono rimosse dopo un giorno.
       *[other] Le partite in cui nessuno gioca più sono rimosse dopo { $days } giorni.
    }
privacy-keeps-finished_tables =
    { $days ->
        [0] Le partite finite sono conservate per sempre.
        [one] Le partite finite sono rimosse dopo un giorno.
       *[other] Le partite finite sono rimosse dopo { $days } giorni.
    }
privacy-keeps-chat =
    { $days ->
        [0] La chat non è rimossa.
        [one] La chat dei tavoli fermi è rimossa dopo un giorno.
       *[other] La chat dei tavoli fermi è rimossa dopo { $days } giorni.
    }
