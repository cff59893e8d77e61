# Ordini permanenti: risposte in anticipo che il server conserva e dà per un giocatore.

## L'elenco
standing-orders = Ordini permanenti
orders-private = Li vedi solo tu. Rispondono per te anche quando questa pagina è chiusa, dall’alto in basso: il primo adatto.
orders-none = Ancora nessuno.
orders-count = { $count ->
    [one] { $count } attivo
   *[other] { $count } attivi
  }
orders-edit = Modifica
order-used = usato per la mossa { $version }
order-unused = non ancora usato
order-earlier = Prova prima: { $what }
order-later = Prova dopo: { $what }
order-revoke = Revoca: { $what }

## Il registro del posto
order-by = Per tuo ordine.
order-cancelled = Ordine annullato ({ $reason ->
        [government] { $nation }: un altro governo
        [bond_gone] l’obbligazione non c’è più
        [space] la casella non è raggiungibile
        [price] troppo caro
        [step] la prossima mossa del piano non è più possibile
        [treasury] { $nation }: troppo poco nel tesoro
       *[army] un esercito ostile { NAME($place, form: "in") }
    }): { $what }

## Che cosa dice un ordine
order-canal = { $answer ->
        [allow] Lascia passare le unità dai canali
       *[refuse] Non lasciar passare unità dai canali
    }
order-challenge = { $answer ->
        [fight] Esigi battaglia quando arrivano unità straniere
       *[pass] Accetta la pace quando arrivano unità straniere
    }
order-stance = { $answer ->
        [hostile] I miei eserciti entrano come ostili
       *[friendly] I miei eserciti entrano come amici
    }
order-arrival-peace = Le mie unità offrono la pace all’arrivo
order-arrival-fight = All’arrivo combatti contro queste, offri la pace alle altre: { $names }
order-ask = Chiedi in ordine di turno
order-ask-first = Chiedi prima a queste: { $names }
order-swiss_bank = { $answer ->
        [force] Ferma le nazioni con la Banca Svizzera
       *[pass] Non fermare mai una nazione con la Banca Svizzera
    }
order-gain = se mi porta almeno { $cash }, altrimenti passa
order-wish-buy = Compra { $nation } { $face }
order-wish-raise = Aumenta { $nation } da { $old } a { $face }
order-at-most = per al massimo { $cash }
order-otherwise = { $answer ->
        [ask] altrimenti chiedi a me
       *[pass] altrimenti passa
    }
order-invest-pass = Passa sulle obbligazioni
order-cash-below = finché ho meno di { $cash }
order-rondel = { $nation }, prossima casella: { $names }
order-price = per al massimo { $cash }
order-treasury = con almeno { $cash } nel tesoro
order-home = salvo che un altro esercito ostile entri nelle sue province
order-factory = { $nation }, nuova fabbrica: { $names }
order-factory-none = { $nation }: nessuna fabbrica
order-production = { $answer ->
        [all] { $nation }: produci tutto
       *[end] { $nation }: non produrre altro
    }
order-import = { $nation }: non importare altro
order-maneuver = { $steps ->
        [fleets] { $nation }: le flotte restano dove sono
        [armies] { $nation }: gli eserciti restano dove sono
       *[both] { $nation }: flotte ed eserciti restano dove sono
    }
order-plan = { $nation }: { $count ->
        [one] ancora una mossa della manovra
       *[other] ancora { $count } mosse della manovra
    }
order-own = per { $names }
order-only-nations = solo: { $names }
order-only-places = solo lì: { $names }
order-not-nations = ma non: { $names }
order-not-places = ma non lì: { $names }

## Un nuovo ordine
order-new = Nuovo ordine
order-about = Argomento
order-kind = { $kind ->
        [challenge] Pace o battaglia
        [canal] Canali
        [swiss_bank] Banca Svizzera
        [invest] Obbligazioni
        [rondel] Ruota
        [factory] Fabbrica
        [production] Produzione
        [import] Importazione
        [maneuver] Manovra
        [arrival] Le mie unità arrivano
        [stance] I miei eserciti entrano
       *[ask] A chi chiedere prima
    }
order-answer = Risposta
order-answer-is = { $answer ->
        [allow] lascia passare
        [refuse] nega
        [fight] combatti
        [hostile] ostile
        [friendly] amico
        [force] ferma
        [all] produci tutto
        [end] nient’altro
       *[pass] { $kind ->
            [swiss_bank] non fermare mai
           *[other] pace
        }
    }
order-nation = Nazione
order-whom = Con chi
order-where = Dove
order-only = solo questi
order-except = tutti tranne questi
order-nations = Nazioni
order-nations-except = Tutte le nazioni tranne
order-places = Luoghi
order-places-except = Ovunque tranne
order-all = nessuna scelta: tutte
order-none = nessuna scelta: senza eccezioni
order-fight-whom = Combatti contro (in quest’ordine)
order-ask-whom = Chiedi prima a (in quest’ordine)
order-gain-field = Se porta almeno
order-below-field = Solo con meno contanti di
order-price-field = Prezzo massimo
order-treasury-field = Tesoro almeno
order-home-field = Annulla se un altro esercito ostile entra nelle sue province
order-spaces = Caselle, la preferita per prima
order-steps = Che cosa resta fermo
order-step = { $step ->
        [fleets] Flotte
       *[armies] Eserciti
    }
order-wishes = Obbligazioni, la preferita per prima
order-wish-add = Un’altra obbligazione
order-choose = scegli…
order-wish-drop = Rimuovi: { $what }
order-face = Obbligazione
order-old = In cambio di
order-old-none = nulla, comprala
order-most-field = Costo massimo
order-any = qualsiasi
order-otherwise-field = Se non è possibile
order-otherwise-is = { $answer ->
        [ask] chiedi a me
       *[pass] passa
    }
order-lasts = Vale
order-lasts-is = { $lasts ->
        [once] una volta
        [turn] per questo turno
       *[revoked] fino a revoca
    }
order-missing = Manca ancora qualcosa.
order-add = Dai l’ordine

## Una manovra come un piano
plan-begin = Pianifica tutto
plan-give-up = Abbandona
plan-back = Indietro
plan-carry-out = Esegui
plan-ready = Il piano è completo
plan-hint = Si ferma dove deve rispondere qualcun altro e poi continua.
plan-steps = Mosse pianificate
plan-empty = Muovi flotte ed eserciti come devono andare; niente viene giocato finché non esegui il piano.
plan-asks = chiede a { $names }
plan-leave-out = Togli: { $what }
