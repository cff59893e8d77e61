# L’account: la sua pagina nelle impostazioni, le e-mail che lo riguardano.

## Sezioni delle impostazioni

settings-sections = Sezioni
settings-security = Password e accesso
settings-display = Schermo e suoni
session-end-named = Esci da: { $session }
blocks-none = Non blocchi nessuno.

## Nome e indirizzo e-mail

name-text = Puoi cambiare nome fino a quattro volte al mese. I tavoli in corso mostrano quello nuovo, le partite concluse conservano il vecchio. Per 30 giorni nessun altro può prendere il tuo vecchio nome.
email-title = Indirizzo e-mail
email-text = Serve se dimentichi la password e, se vuoi, per gli avvisi. Gli altri giocatori non lo vedono mai.
email-now = Il tuo indirizzo: { $email }
email-waiting = È stato inviato un link a { $email }. Aprilo entro due giorni per confermare l’indirizzo.
email-no-mail = Questo server non invia e-mail, quindi non serve un indirizzo.
email-new = Nuovo indirizzo
email-add = Aggiungi l’indirizzo
email-change = Cambia l’indirizzo
email-remove = Rimuovi l’indirizzo
email-sent = Il link è in arrivo.
email-removed = L’indirizzo è stato rimosso.
confirm-title = Conferma l’indirizzo
confirm-text = Ancora un clic e le e-mail di questo server arriveranno a questo indirizzo.
confirm-do = Conferma
confirm-done = { $email } è confermato.

## Password dimenticata

forgot = Hai dimenticato la password?
reset-title = Password dimenticata
reset-text = Se l’account ha un indirizzo confermato, riceverai lì un link per scegliere una nuova password.
reset-who = Nome o indirizzo e-mail
reset-send = Invia il link
reset-sent = Se esiste un account di questo tipo con un indirizzo confermato, il link è in arrivo. Vale una volta sola, per due ore.
reset-no-mail = Questo server non invia e-mail. Chiedi a chi lo gestisce un link per scegliere una nuova password.
reset-choose-title = Nuova password
reset-choose-text = Così esci da ogni dispositivo, le tue chiavi e passkey vengono eliminate e accedi qui.
reset-choose = Imposta la password
reset-done = La password è cambiata e hai effettuato l’accesso.
admin-do-link = Link monouso
admin-did-link = link monouso per:
admin-once-link = Link per scegliere una nuova password, visibile solo ora (tre giorni, vale una volta):

## Passkey

passkeys-title = Passkey
passkeys-text = Accedi con l’impronta, il volto o il PIN del dispositivo al posto della password.
passkeys-not-here = Le passkey richiedono un browser che le conosca e un sito raggiungibile per nome tramite HTTPS.
passkey-label = Come si chiama il dispositivo?
passkey-default = Il mio dispositivo
passkey-add = Aggiungi una passkey
passkey-added = La passkey è stata aggiunta.
passkey-drop = Rimuovi
passkey-drop-named = Rimuovi la passkey { $label }
passkey-used = usata l’ultima volta { $time }
passkey-unused = mai usata
passkey-login = Accedi con una passkey
passkey-failed = Il dispositivo non ha confermato. Riprova.

## E-mail

mail-foot = Questa e-mail proviene da { $site }. Nessuno legge le risposte.
mail-confirm-subject = Conferma il tuo indirizzo
mail-confirm-text =
    Ciao { $name }, conferma che questo è il tuo indirizzo e-mail:

    Il link vale una volta sola, per due giorni. Se non l’hai chiesto tu, non devi fare nulla: senza il link l’indirizzo non viene usato.
mail-confirm-button = Conferma l’indirizzo
mail-moved-subject = Il tuo indirizzo è stato cambiato
mail-moved-text =
    Ciao { $name }, d’ora in poi le e-mail sul tuo account arriveranno a { $email } e non più a questo indirizzo.

    Se non sei stato tu, scegli una nuova password e scrivi a chi gestisce il server.
mail-moved-button = Alle impostazioni
mail-removed-subject = Il tuo indirizzo è stato rimosso
mail-removed-text =
    Ciao { $name }, questo indirizzo non appartiene più al tuo account. Non riceverai altre e-mail da noi.

    Se non sei stato tu, scegli una nuova password e scrivi a chi gestisce il server.
mail-removed-button = Alle impostazioni
mail-reset-subject = Una nuova password
mail-reset-text =
    Ciao { $name }, con questo link scegli una nuova password:

    Vale una volta sola, per due ore. Se non l’hai chiesto tu, non devi fare nulla: la tua password resta com’è.
mail-reset-button = Scegli una nuova password
mail-password-subject = La tua password è stata cambiata
mail-password-text =
    Ciao { $name }, la password del tuo account è appena stata cambiata. Tutti gli altri accessi sono stati chiusi.

    Se non sei stato tu, chiedi subito una nuova password:
mail-password-button = Scegli una nuova password

## Rifiuti

error-email = Questo non è un indirizzo e-mail.
error-email_taken = Un altro account ha già questo indirizzo.
error-no_email = Non hai un indirizzo e-mail confermato.
error-no_mail = Questo server non invia e-mail. Rivolgiti a chi lo gestisce.
error-link_over = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
error-many_names = Hai cambiato nome più volte di recente. Potrai farlo di nuovo tra { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }.
error-no_passkeys = Le passkey richiedono un sito raggiungibile per nome.
error-passkey = Questa passkey non è nota qui, oppure è passato troppo tempo. Riprova.
error-passkeys = Hai troppe passkey; prima rimuovine una.
