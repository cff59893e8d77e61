# Die Spielhilfe: eine gedruckte Seite für den Tisch. Zahlen sind Variablen: Sie kommen aus den Dateien der Ausgabe.
# $money (after_pay|in_full) sagt, wie die Steuern in die Kasse kommen; $factor ist 1, wo der Machtfaktor zum Preis zählt.

aid-title = Spielhilfe
aid-heading = { $game }: Spielhilfe
aid-about = Eine Seite für den Tisch, für A4 und Letter: zum Ausdrucken oder zum Danebenlegen.
aid-of = Spielhilfe: { $game }
aid-print = Drucken
aid-order = Reihenfolge
aid-aim = Das Ziel
aid-aim-text = Du bist Investor, kein Land. Die Partie endet sofort, wenn ein Staat { $last } Machtpunkte hat, und der reichste Investor gewinnt.
aid-turn = Der Zug eines Staates
aid-turn-move = Seine Regierung zieht ihn im Uhrzeigersinn. Bis zu { $free } Felder sind kostenlos; jedes weitere kostet { $factor ->
    [0] { $price } Mio.
   *[other] { $price } Mio. plus den Machtfaktor
  } aus ihrem Bargeld, höchstens { $most } Felder. In seinem ersten Zug nimmt ein Staat ein beliebiges Feld, kostenlos.
aid-turn-stop = Würde er Investor überschreiten, darf eine Schweizer Bank ihn dort anhalten.
aid-turn-act = Er führt die Aktion des Feldes aus.
aid-turn-invest = Wurde Investor erreicht oder überschritten, wird investiert.
aid-spaces = Die acht Felder
aid-clockwise = Im Uhrzeigersinn: { $list }
aid-space-factory = Eine Fabrik bauen, für { $cost } Mio. aus der Staatskasse, in einer eigenen Stadt ohne Fabrik.
aid-space-production = Jede freie Fabrik stellt kostenlos eine Einheit her: eine Waffenfabrik eine Armee, eine Werft eine Flotte.
aid-space-import = Bis zu { $limit } Einheiten für je { $cost } Mio. aus der Staatskasse kaufen: Armeen überall zu Hause, Flotten in eigenen Häfen.
aid-space-maneuver = Zuerst Flotten: aus dem Hafen oder ein Meer weiter. Dann Armeen: ein Land weiter oder im Konvoi über Meere, wobei jede eigene Flotte eine Armee trägt; zu Hause auch mit der Eisenbahn. Zuletzt Flaggen: wo ein Staat allein ist.
aid-space-investor = Die Staatskasse zahlt Zinsen für alle Kredite; was den anderen fehlt, legt die Regierung dazu. Danach wird investiert.
aid-space-taxation = Geld und Machtpunkte: siehe Steuerleiste.
aid-canals = Kanäle, in Klammern wo die Flagge liegt, die die Durchfahrt verweigern darf: { $list }.
aid-battle = Kämpfe und fremde Provinzen
aid-battle-text = Ein Kampf kostet jede Seite eine Einheit. Wer ankommt, darf kämpfen; sonst dürfen es die Staaten, die schon da sind.
aid-hostile-text = Eine feindliche Armee in einer fremden Heimatprovinz legt dort Fabrik, Eisenbahn, Import und Bau still. Die letzte freie Fabrik eines Staates kann niemand stilllegen. { $armies } Armeen kann man opfern, um eine Fabrik zu zerstören, die keine Einheit ihres Besitzers verteidigt.
aid-tax-sum = Steuern: { $factory } für jede freie Fabrik, { $flag } für jede Flagge.
aid-tax-steps = { $money ->
    [after_pay] Die Bank zahlt der Regierung 1 Mio. für jedes Feld, um das die Steuern seit der letzten Steuer gestiegen sind, und der Staatskasse die Steuern abzüglich { $pay } Mio. je Einheit.
   *[in_full] Die Bank zahlt die Steuern in die Staatskasse; diese zahlt { $pay } Mio. je Einheit an die Bank und die Prämie an die Regierung.
  }
aid-row-tax = Steuern
aid-row-points = Machtpunkte
aid-row-bonus = Prämie
aid-row-price = Preis
aid-row-interest = Zinsen
aid-row-factor = Machtfaktor
aid-bonds = Kredite
aid-bonds-text = Von jedem einer je Staat; der Preis geht in seine Staatskasse. Niemand verkauft Kredite, aber ein Kredit lässt sich gegen die Differenz aufstocken. Wer einem Staat am meisten geliehen hat, regiert ihn; nur wer mehr leiht, löst ihn ab.
aid-investing = Investieren
aid-investing-card = Wer die Investorkarte hat, bekommt { $amount } Mio. von der Bank und darf einem beliebigen Staat einen Kredit geben oder einen aufstocken.
aid-investing-banks = Jede Schweizer Bank darf dasselbe, bekommt aber kein Geld.
aid-investing-after = Die Regierungen werden geprüft, und die Karte geht an den linken Nachbarn.
aid-swiss = Schweizer Bank
aid-swiss-text = Für alle, die nichts regieren. Sie investiert wie oben und darf einen Staat anhalten, der Investor überschreiten würde und alle Zinsen zahlen kann. Er zahlt dann und verliert seine Aktion.
aid-end = Das Ende
aid-end-text = Jeder deiner Kredite zählt seine Zinsen mal den Machtfaktor seines Staates, dazu dein Bargeld. Staatskassen zählen für niemanden. Bei Gleichstand entscheidet die Kreditsumme im stärksten Staat.
