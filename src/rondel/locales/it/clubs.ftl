# The lobby: tables found and put away, friends, wishes.

## La lobby

lobby-any-kind = Qualsiasi tipo
lobby-fitting = { $count ->
    [one] Corrisponde un tavolo.
   *[other] Corrispondono { $count } tavoli.
}
lobby-free-seat = Con un posto libero
lobby-friends = Con amici
lobby-kind = Tipo di tavolo
lobby-more = Altri tavoli
lobby-nothing-live = Quando altri giocano, qui puoi guardare.
lobby-search = Cerca un tavolo o una persona
lobby-state = Tavoli
lobby-state-open = Da giocare
lobby-state-running = Da guardare
tag-hot_seat = stesso schermo
tag-lesson = lezione
tag-replay = partita rivista
tag-sandbox = partita di prova
tag-solo = in solitario
watch = Guarda
watch-table = Guarda { $name }

## I tuoi tavoli

own-archive = Archivia
own-archived = «{ $name }» è nel tuo archivio.
own-delete = Elimina per sempre
own-delete-ask = Elimina…
own-delete-question = Eliminare «{ $name }»?
own-delete-text = Il tavolo, la partita e la chat spariscono per sempre.
own-hidden = «{ $name }» è nascosto.
own-hide = Nascondi dal mio elenco
own-sandboxes = Partite di prova
own-menu = Opzioni per { $name }
own-restore = Ripristina
own-restore-table = Ripristina { $name }
put-away = Messi da parte
put-away-archived = Archivio ({ $count })
put-away-hidden = Nascosti ({ $count })

## Tavoli che aspetti

wish-add = Avvisami quando si apre un tavolo così
wish-added = Ti avviseremo quando si apre un tavolo così.
wish-any = Qualsiasi tavolo
wish-remove = Rimuovi: { $what }
wish-words = «{ $text }» nel nome
wishes-none = Scegli i filtri nella lobby e fatti avvisare quando si apre un tavolo così.
wishes-text = Ti avvisiamo quando un tavolo così si apre o ha di nuovo un posto libero: una volta per tavolo, al massimo cinque volte al giorno.
wishes-title = Tavoli che aspetti

## Amici e persone bloccate

block-by-name = Blocca
block-name = Nome di un account
friends-agree = Accetta
friends-agree-name = Accetta l’amicizia di { $name }
friends-ask = Invia richiesta
friends-asked = Senza risposta
friends-asked-word = La richiesta è stata inviata.
friends-asking = Vogliono essere tuoi amici
friends-asks-you = { $name } vuole stringere amicizia con te.
friends-decline = Rifiuta
friends-decline-name = Rifiuta la richiesta di { $name }
friends-here = è qui
friends-name = Nome di un account
friends-none = Qui non hai ancora amici.
friends-presence = Gli amici vedono quando sono qui
friends-presence-text = Nessun altro lo vede mai.
friends-remove = Rimuovi
friends-remove-name = Rimuovi { $name } dagli amici
friends-take-back = Ritira
friends-take-back-name = Ritira la richiesta a { $name }
friends-text = Gli amici trovano più facilmente i tavoli gli uni degli altri. Devono essere d’accordo entrambi.
friends-title = Amici
privacy-friends = I tuoi amici, le persone che blocchi, i tavoli che nascondi e quelli che aspetti restano memorizzati finché non li togli. Solo gli amici vedono che sei qui, e solo se lo permetti.
privacy-friends-title = Amici ed elenchi

## Refusals

error-friends_account = Gli amici sono per chi ha un account.
error-friends_already = Siete già amici.
error-friends_blocked = Hai bloccato questa persona. Prima sbloccala.
error-many_asked = { $most } persone non ti hanno ancora risposto. Aspetta o ritira qualche richiesta.
error-many_friends = Hai già { $most } amici.
error-many_wishes = Aspetti già { $most } tipi di tavoli. Prima togline uno.
error-archive_not_over = Si archivia solo una partita finita.
error-others_played = Qui giocano o hanno giocato altri: la partita non è soltanto tua.
error-unknown_name = Non c’è nessun account di nome { $name }.
