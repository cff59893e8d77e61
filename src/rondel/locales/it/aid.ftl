# L’aiuto di gioco: una pagina stampata per il tavolo. I numeri sono variabili: vengono dai file dell’edizione.
# $money (after_pay|in_full) dice come le tasse arrivano al tesoro; $factor è 1 dove il moltiplicatore si aggiunge al prezzo.

aid-title = Aiuto di gioco
aid-heading = { $game }: aiuto di gioco
aid-about = Una pagina per il tavolo, in A4 e Letter: da stampare o da tenere aperta accanto alla partita.
aid-of = Aiuto di gioco: { $game }
aid-print = Stampa
aid-order = Ordine di turno
aid-aim = Lo scopo
aid-aim-text = Sei un investitore, non un paese. La partita finisce appena una nazione ha { $last } punti potere, e vince l’investitore più ricco.
aid-turn = Il turno di una nazione
aid-turn-move = Il suo governo la muove in senso orario. Fino a { $free } caselle sono gratuite; ogni casella in più costa { $factor ->
    [0] { $price } mln
   *[other] { $price } mln più il moltiplicatore di potere
  } di denaro personale, { $most } caselle al massimo. Nel primo turno una nazione sceglie una casella qualsiasi, gratis.
aid-turn-stop = Se oltrepasserebbe Investitore, una Banca Svizzera può fermarla lì.
aid-turn-act = Esegue l’azione della casella.
aid-turn-invest = Se Investitore è stato raggiunto o oltrepassato, si investe.
aid-spaces = Le otto caselle
aid-clockwise = In senso orario: { $list }
aid-space-factory = Costruisci una fabbrica con { $cost } mln del tesoro, in una tua città che non ne ha.
aid-space-production = Ogni fabbrica libera produce gratis un’unità: una fabbrica di armi un esercito, un cantiere navale una flotta.
aid-space-import = Compra fino a { $limit } unità a { $cost } mln l’una dal tesoro: eserciti ovunque in patria, flotte nei propri porti.
aid-space-maneuver = Prima le flotte: fuori dal porto o nel mare vicino. Poi gli eserciti: una regione più in là o in convoglio sui mari, un esercito per flotta propria; in patria anche in ferrovia. Infine gli stendardi, dove una nazione è sola.
aid-space-investor = Il tesoro paga gli interessi su tutte le obbligazioni; ciò che manca agli altri lo aggiunge il governo. Poi si investe.
aid-space-taxation = Denaro e punti potere: vedi la tabella.
aid-canals = Canali, tra parentesi dove sta lo stendardo che può negare il passaggio: { $list }.
aid-battle = Battaglie e province straniere
aid-battle-text = Una battaglia costa un’unità a ciascuna parte. Chi arriva può combattere; altrimenti possono farlo le nazioni già presenti.
aid-hostile-text = Un esercito ostile in una provincia straniera ferma lì fabbrica, ferrovia, importazione e costruzione. L’ultima fabbrica libera di una nazione non si può fermare. Si possono sacrificare { $armies } eserciti per distruggere una fabbrica che nessuna unità del proprietario difende.
aid-tax-sum = Tasse: { $factory } per ogni fabbrica libera, { $flag } per ogni stendardo.
aid-tax-steps = { $money ->
    [after_pay] La banca paga al governo 1 mln per ogni casella di cui le tasse sono salite dall’ultima Tassazione, e al tesoro le tasse meno { $pay } mln per unità.
   *[in_full] La banca versa le tasse nel tesoro; il tesoro paga { $pay } mln per unità alla banca e il bonus al governo.
  }
aid-row-tax = Tasse
aid-row-points = Punti potere
aid-row-bonus = Bonus
aid-row-price = Prezzo
aid-row-interest = Interessi
aid-row-factor = Moltiplicatore
aid-bonds = Obbligazioni
aid-bonds-text = Una per valore in ogni nazione; il prezzo va nel suo tesoro. Nessuno vende obbligazioni, ma se ne può aumentare una pagando la differenza. Chi ha prestato di più a una nazione la governa; la prende solo chi presta ancora di più.
aid-investing = Investire
aid-investing-card = Chi ha la carta investitore riceve { $amount } mln dalla banca e può comprare o aumentare un’obbligazione di qualsiasi nazione.
aid-investing-banks = Ogni Banca Svizzera può fare lo stesso, ma senza ricevere denaro.
aid-investing-after = Si controllano i governi, e la carta passa al vicino di sinistra.
aid-swiss = Banca Svizzera
aid-swiss-text = Per chi non governa nulla. Investe come sopra e può fermare una nazione che oltrepasserebbe Investitore e può pagare tutti gli interessi. Quella paga e perde la sua azione.
aid-end = La fine
aid-end-text = Ogni tua obbligazione vale i suoi interessi per il moltiplicatore della sua nazione; aggiungi il denaro personale. I tesori non contano per nessuno. In parità decide il totale prestato alla nazione più forte.
