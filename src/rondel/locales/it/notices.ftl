# Avvisi: che cosa viene comunicato nella pagina, per e-mail, sui dispositivi e tramite webhook, e come sceglierlo.

## Che cosa è successo

notice-your_turn = Tocca a te al tavolo «{ $table }».
notice-clock_low = Al tavolo «{ $table }» il tuo tempo sta per finire: { $minutes ->
        [one] resta un minuto.
       *[other] restano { $minutes } minuti.
    }
notice-clock_low-hours = Al tavolo «{ $table }» il tuo tempo sta per finire: { $hours ->
        [one] resta un’ora.
       *[other] restano { $hours } ore.
    }
notice-game_started = La partita al tavolo «{ $table }» è iniziata.
notice-game_ended = La partita al tavolo «{ $table }» è finita.
notice-invited = { $by } ti invita al tavolo «{ $table }».
notice-mentioned = { $by } ti ha nominato al tavolo «{ $table }»: { $text }
notice-whispered = { $by } ti ha scritto in privato al tavolo «{ $table }».
notice-table_opened = { $name } ha aperto «{ $table }», un tavolo come lo desideri.
notice-tournament_round = È iniziato il turno { $round } di «{ $tournament }».

notice-kind-your_turn = Tocca a te
notice-kind-clock_low = Tempo quasi finito
notice-kind-game_started = Partita iniziata
notice-kind-game_ended = Partita finita
notice-kind-invited = Invito
notice-kind-mentioned = Menzione in chat
notice-kind-table_opened = Tavolo desiderato
notice-kind-tournament_round = Turno di torneo

## Che cosa si chiede, dopo il nome della nazione: «Italia: scegli una casella del rondel»

notice-question = { $nation }: { $question }.
notice-question-draft = scegli un’obbligazione
notice-question-rondel = scegli una casella del rondel
notice-question-swiss_bank = fermala su Investitore o lasciala passare
notice-question-factory = scegli dove costruire la fabbrica
notice-question-production = scegli le fabbriche che producono
notice-question-import = colloca le unità
notice-question-fleets = muovi le flotte
notice-question-canal = concedi o nega il passaggio
notice-question-stance = ostile o amico
notice-question-arrival = combatti o offri la pace
notice-question-ask = scegli a chi chiedere per primo
notice-question-challenge = rispondi alla sfida
notice-question-armies = muovi gli eserciti
notice-question-flags = scegli dove va lo stendardo
notice-question-invest = scegli un investimento

## E-mail

notice-digest-subject = { $count ->
        [one] Una novità dai tuoi tavoli
       *[other] { $count } novità dai tuoi tavoli
    }
notice-picture = Il tabellone di «{ $table }» in questo momento
notice-open-table = Apri il tavolo
notice-open-lobby = Apri Rondel
notice-why = Ricevi questa e-mail perché l’hai scelto nelle tue impostazioni.
notice-stop-kind = Niente più e-mail di questo tipo
notice-stop-all = Niente più e-mail
notice-change = Cambia gli avvisi

## La campanella

notices = Avvisi
notices-new = { $count ->
        [0] Avvisi, nessuno nuovo
        [one] Avvisi, uno nuovo
       *[other] Avvisi, { $count } nuovi
    }
notices-none = Non è ancora successo niente.
notices-settings = Imposta gli avvisi

## Impostazioni

notices-about = Una volta per turno, e mai mentre guardi il tavolo.
notices-first = Gli avvisi compaiono nella pagina. Scegli qui sotto se vuoi riceverli anche per e-mail o su questo dispositivo.
notices-hint = Rondel può avvisarti quando tocca a te, anche a pagina chiusa.
notices-hint-away = No, grazie
notices-kinds = Che cosa ti viene comunicato, e come
notices-page = Pagina
notices-push = Dispositivi
notices-mail = E-mail
notices-mail-off = Questo server non invia e-mail.
notices-mail-unconfirmed = Per le e-mail serve un indirizzo confermato.
notices-delay = Aspetta prima di avvisarmi
notices-delay-about = Se arrivi prima al tavolo, l’avviso non parte.
notices-delay-now = Subito
notices-delay-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
notices-delay-hours = { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
notices-quiet = Ore di silenzio
notices-quiet-about = Ciò che succede in queste ore viene comunicato dopo. L’elenco nella pagina non cambia.
notices-quiet-from = Dalle
notices-quiet-until = Alle
notices-zone = Fuso orario
notices-digest = Una sola e-mail al giorno
notices-digest-about = Tutte le e-mail di un giorno in una. Il tempo quasi finito viene sempre comunicato da solo.
notices-digest-hour = Alle
notices-tables = Tavoli con altre scelte
notices-as-usual = Come al solito
notices-saved = Salvato.
notices-here = Avvisi di questo tavolo
notices-mute = Nessun avviso da questo tavolo
notices-devices = Dispositivi
notices-devices-about = Questi browser mostrano gli avvisi anche a pagina chiusa.
notices-device-add = Avvisami su questo dispositivo
notices-device-denied = Il browser non permette gli avvisi di questa pagina.
notices-device-none = Questo browser non può mostrare avvisi a pagina chiusa.
notices-webhooks = Webhook
notices-webhooks-about = Avvisi a Discord, Slack, ntfy, Matrix o a un tuo programma.
notices-webhook-kind = Servizio
notices-webhook-label = Nome
notices-webhook-address = Indirizzo
notices-webhook-secret = Segreto o token
notices-webhook-room = Stanza
notices-webhook-key = La chiave della firma, visibile solo adesso: { $secret }
notices-webhook-add = Aggiungi webhook
notices-test = Prova
notices-test-text = Questa è una prova di Rondel.
notices-test-taken = { $name }: accettato. L’altra parte ha risposto: { $answer }
notices-test-refused = { $name }: non accettato. L’altra parte ha risposto: { $answer }
notices-test-failed = { $name }: non inviato. { $answer }
notices-test-mail = Inviami un’e-mail di prova
notices-remove = Rimuovi

## Un link in un’e-mail

unsubscribe-title = Niente più e-mail
unsubscribe-ask-kind = Vuoi disdire le e-mail del tipo «{ $kind }»?
unsubscribe-ask-all = Vuoi disdire tutte le e-mail sulle tue partite?
unsubscribe-do = Disdici queste e-mail
unsubscribe-done-kind = Fatto. { $name }, non riceverai più e-mail del tipo «{ $kind }».
unsubscribe-done-all = Fatto. { $name }, non riceverai più e-mail sulle tue partite.
unsubscribe-other = Tutto il resto rimane com’era; puoi cambiarlo nelle tue impostazioni.

error-unsubscribe = Questo link non è di questo server o è stato modificato.
error-time_zone = Questo fuso orario non esiste.
error-quiet_hours = Le ore di silenzio hanno bisogno di un inizio e di una fine.

## Privacy

privacy-notices-title = Avvisi
privacy-notices = Quello che succede ai tuoi tavoli viene conservato per te in un elenco. E-mail, avvisi ai tuoi dispositivi e webhook lasciano questo server solo se lo chiedi nelle impostazioni: un’e-mail va al tuo fornitore di posta, un avviso al produttore del tuo browser, cifrato, e un webhook all’indirizzo che inserisci.
privacy-keeps-notices =
    { $days ->
        [0] Gli avvisi non vengono cancellati.
        [one] Gli avvisi vengono cancellati dopo un giorno.
       *[other] Gli avvisi vengono cancellati dopo { $days } giorni.
    }
