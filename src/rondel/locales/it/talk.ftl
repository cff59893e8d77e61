# Al tavolo: impostazioni, messaggi privati.

## Rifiuti

error-back_already = L’hai già detto. Ora è il momento di decidere.
error-declined = Questa persona ha rifiutato.
error-delay = Gli spettatori possono essere indietro di { $most } mosse o minuti al massimo.
error-invited_enough = { $name } ha già abbastanza inviti al momento.
error-no_private_talk = A questo tavolo tutti leggono tutto.
error-no_spectators = Questa partita si gioca senza spettatori. Si potrà vedere quando sarà finita.
error-nobody_there = Lì non siede nessuno che possa leggere.
error-not_over = Questa partita non è ancora finita.
error-players_talk_privately = Solo i giocatori si scrivono in privato.
error-there_already = Questa persona siede già a questo tavolo o è già invitata.

## Righe del registro

event-absence_settled =
    { $choice ->
        [wait] { $player } non c’è. Gli altri continuano ad aspettare.
       *[bot] { $player } non c’è. Fino al suo ritorno gioca un bot.
    }
event-resigned = { $player } ha abbandonato. Continua un bot.

## Impostazioni di un tavolo

table-settings = Impostazioni di questo tavolo
save-as-standard = Salva come impostazioni predefinite
saved-as-standard = D’ora in poi i nuovi tavoli partono da queste impostazioni.
own-clock = Regola tu l’orologio
clock-bank = Tempo iniziale
clock-unit = Unità
clock-unit-minutes = minuti
clock-unit-hours = ore
clock-unit-days = giorni
clock-increment = Secondi in più per ogni decisione
clock-zero = Quando il tempo è scaduto
clock-zero-bot = continua un bot
clock-zero-pass = il giocatore passa
spectators = Spettatori
spectators-now = Sì
spectators-later = In differita
spectators-never = No
spectators-now-text = Chi può vedere il tavolo segue la partita mentre si gioca.
spectators-later-text = Gli spettatori vedono la partita com’era allora: posizione, registro e ciò che dicono i giocatori.
spectators-never-text = Fino alla fine solo i giocatori vedono la partita.
delay = Indietro di
delay-by = Mosse o minuti
delay-moves = mosse
delay-minutes = minuti
private-talk = Messaggi privati
private-talk-text = I giocatori possono scrivere anche solo a uno o ad alcuni degli altri.
confirm-moves = Chiedi prima di ogni mossa
confirm-moves-text = La mossa viene prima mostrata e poi, se confermata, inviata.
confirm-table = Come vuole il tavolo
confirm-always = Sempre
confirm-never = Mai
replacement = Bot per chi non c’è
replacement-text = Continua al posto di chi abbandona, manca o finisce il tempo.
card-no-spectators = senza spettatori
card-later-moves =
    { $count ->
        [one] spettatori una mossa dopo
       *[other] spettatori { $count } mosse dopo
    }
card-later-minutes =
    { $count ->
        [one] spettatori un minuto dopo
       *[other] spettatori { $count } minuti dopo
    }
card-private-talk = messaggi privati
card-confirm = mosse da confermare
spectator-later-moves =
    { $count ->
        [one] Stai assistendo con una mossa di ritardo.
       *[other] Stai assistendo con { $count } mosse di ritardo.
    }
spectator-later-minutes =
    { $count ->
        [one] Stai assistendo con un minuto di ritardo.
       *[other] Stai assistendo con { $count } minuti di ritardo.
    }
no-spectators = Questa partita si gioca senza spettatori

## Inviti

invite-by-name = Invita qualcuno per nome
invite-by-name-text = Il posto resta riservato per tre giorni. Gli ospiti non hanno un nome proprio: manda loro il link.
invite-name = Nome di un account
invite = Invita
invite-sent = { $name }: invito inviato.
invited-waiting = invito senza risposta
invite-withdraw = Ritira
invite-withdraw-name = Ritira l’invito a { $name }
seat-invite = Invita per nome
seat-invited = Chi è invitato al posto { $number }
seat-kept = Riservato a chi è stato invitato
seat-kept-for = Riservato a { $name }, su invito
my-invitations = Inviti
invitation-from = { $name } ti invita al tavolo «{ $table }».
invitation-accept = Accetta
invitation-decline = Rifiuta

## Messaggi privati

chat-to = Chi lo legge
chat-to-all = Tutti
chat-to-only = Solo per { $name }
chat-placeholder-private = Messaggio privato …
private-to = Privato, a { $names }

## Qualcuno non c’è, o ne ha abbastanza

away-go-on = Vai avanti senza { $player } …
away-title = Tutti aspettano { $name }
away-bot = Fai giocare un bot
away-wait = Continua ad aspettare
away-end = Concludi la partita
away-count = { $votes } di { $needed } voti
away-rule = Decide più della metà degli altri. Se il giocatore torna, i voti decadono.
away-rule-alone = Chi ospita decide da solo se gioca un bot o se tutti aspettano. Per concludere la partita serve più della metà degli altri.
back-here = Ci sono
back-said = Gli altri sanno che ci sei.
resign = Abbandona …
resign-sure = Un bot gioca al tuo posto fino alla fine. Puoi guardare ma non tornare, e il risultato è tuo.
resign-now = Abbandona definitivamente
