# Die geführte erste Partie: Seiten, die Schritte der Lektion und die Hinweise der ersten richtigen Partie.
# $edition (imperial|imperial_2030) wählt, wo sich die beiden Spiele unterscheiden; Beträge sind ganze Millionen.

## Die Seite „Spielen lernen“

learn-title = Spielen lernen
learn-intro = Neun kurze Aufgaben auf dem echten Spielplan, etwa zehn Minuten. Du kannst jederzeit aufhören; wir merken uns, wo du bist.
learn-choose = Wähle dein Spiel
learn-about = { $edition ->
    [imperial] Europa vor 1914: sechs Großmächte auf einer kleinen Karte. Gut für den Anfang.
   *[imperial_2030] Die ganze Welt im Jahr 2030: mehr Land, weite Meere, zwei Kanäle.
  }
learn-progress = { $steps ->
    [one] { $done } von { $steps } Schritt geschafft
   *[other] { $done } von { $steps } Schritten geschafft
  }
learn-begin = Lektion beginnen
learn-resume = Weiter mit Schritt { $step }
learn-repeat = Lektion wiederholen
learn-steps = Die Schritte
learn-step-done = geschafft
learn-step-open = noch offen
learn-first-game = Erste Partie spielen
learn-first-game-resume = Erste Partie fortsetzen
learn-first-game-about = Gegen zwei leichte Gegner, mit einem Hinweis bei jeder deiner Entscheidungen.
learn-first-game-early = Du kannst jederzeit damit anfangen; nach der Lektion macht es mehr Spaß.
learn-failed = Das hat nicht geklappt: { $sentence }
learn-table = Lektion, Schritt { $step }
learn-first-game-table = Erste Partie

## Der Begleiter neben dem Spielplan

lesson-coach = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-tasks = Deine Aufgabe
lesson-task-done = Geschafft:
lesson-task-open = Noch offen:
lesson-why = Warum?
lesson-words = Wichtige Wörter
lesson-got-it = Verstanden
lesson-screen = { $screen } von { $screens }
lesson-on = Weiter
lesson-back = Zurück
lesson-shown = Markiert: { $part }
lesson-shown-more = Auf dem Bildschirm markiert: { $part }. Drücken, um dorthin zu gehen.
lesson-part-question = Frage
lesson-next = Nächster Schritt
lesson-retry = Noch einmal versuchen
lesson-well-done = Gut gemacht!
lesson-off-track = Nicht ganz.
lesson-leave = Zur Übersicht der Lektion
lesson-fold = Lektionsfenster verkleinern
lesson-unfold = Ganzes Lektionsfenster zeigen
lesson-finished = Das war der letzte Schritt. Du weißt jetzt alles, was du für eine erste Partie brauchst.

## Schritt: Kredite

lesson-bonds-title = Kredite und Regierung
lesson-bonds-say-aim = Sobald ein Staat 25 Machtpunkte hat, endet die Partie sofort, und der reichste Investor gewinnt. Diese Leiste zeigt, wie weit jeder Staat ist.
lesson-bonds-say-lend = Du bist Investor, kein Land: Du gibst Staaten Kredite. Wer einem Staat am meisten geliehen hat, stellt seine Regierung und entscheidet alles für ihn.
lesson-bonds-say-now = Du hast die Investorkarte, also darfst du jetzt einen Kredit geben. { $edition ->
    [imperial] Clara regiert Italien mit 9 Mio. Du hast Italien 4 Mio. geliehen; dein Bargeld beträgt 10 Mio.
   *[imperial_2030] Clara regiert Indien mit 9 Mio. Du hast Indien 4 Mio. geliehen; dein Bargeld beträgt 10 Mio.
  }
lesson-bonds-task-govern = { $edition ->
    [imperial] Übernimm die Regierung Italiens: Leihe dem Staat mehr als Clara.
   *[imperial_2030] Übernimm die Regierung Indiens: Leihe dem Staat mehr als Clara.
  }
lesson-bonds-why = Jeder Kredit tut dreierlei: Er bringt dir Zinsen, er zählt für die Regierung, und am Ende ist er Punkte wert. Der Preis geht in die Staatskasse, nicht an einen Mitspieler.
lesson-bonds-done = { $edition ->
    [imperial] Italien gehört dir: Ab jetzt entscheidest du, was es tut. Clara behält ihren Kredit und seine Zinsen.
   *[imperial_2030] Indien gehört dir: Ab jetzt entscheidest du, was es tut. Clara behält ihren Kredit und seine Zinsen.
  }
lesson-bonds-retry = Ein guter Kredit, aber Clara hat noch immer mehr geliehen. Du brauchst zusammen mehr als 9 Mio.: einen Kredit über 6 Mio. neben deinen 4 Mio., oder die 4 Mio. auf 12 Mio. aufgestockt.
lesson-bonds-miss-passed = Du hast dein Bargeld behalten. Das kann klug sein, aber hier war ein Staat zu haben.
lesson-bonds-miss-elsewhere = { $edition ->
    [imperial] Du darfst jedem Staat Kredit geben, und auch dieser bringt Zinsen. Aber Italien bleibt bei Clara.
   *[imperial_2030] Du darfst jedem Staat Kredit geben, und auch dieser bringt Zinsen. Aber Indien bleibt bei Clara.
  }

## Schritt: Rondell

lesson-rondel-title = Das Rondell
lesson-rondel-say-turn = Ein Staat zieht einmal im Uhrzeigersinn auf dem Rondell und führt dann das erreichte Feld aus.
lesson-rondel-say-price = Ein bis drei Felder sind kostenlos. Jedes weitere kostet dich { $edition ->
    [imperial] 2 Mio.
   *[imperial_2030] 1 Mio. plus den Machtfaktor des Staates, hier also 2 Mio.,
  } aus deinem eigenen Bargeld, höchstens sechs Felder.
lesson-rondel-say-now = Auf Produktion stellt jede Fabrik kostenlos eine Einheit her: eine Waffenfabrik eine Armee, eine Werft eine Flotte. Wähle das Feld hier oder auf dem Rondell.
lesson-rondel-task-free = { $edition ->
    [imperial] Ziehe mit Italien auf ein Feld Produktion, ohne zu bezahlen.
   *[imperial_2030] Ziehe mit Indien auf ein Feld Produktion, ohne zu bezahlen.
  }
lesson-rondel-task-produce = Lass beide Fabriken produzieren.
lesson-rondel-why = Jede Aktion kommt wieder vorbei. Die Frage ist also immer: Was will ich jetzt, was danach, und ist mir die Eile mein Bargeld wert?
lesson-rondel-done = Eine Armee und eine Flotte, und keine Million ausgegeben. Es gibt zwei Felder Produktion; das nahe war kostenlos.
lesson-rondel-retry = Lass diesmal beide Fabriken ausgewählt, damit beide produzieren.
lesson-rondel-miss-space = Ein erlaubter Zug, aber keine Produktion. Suche das Feld Produktion, das höchstens drei Felder entfernt ist.
lesson-rondel-miss-price = Das geht, hat dich aber 6 Mio. Bargeld gekostet. Dieselbe Aktion lag zwei Felder weiter kostenlos bereit.

## Schritt: Wachstum

lesson-growth-title = Fabriken und Import
lesson-growth-say-signs = Du regierst jetzt zwei Staaten. Das bedeuten die Zeichen neben jedem Staat:
lesson-growth-say-money = Zwei Arten Geld bleiben immer getrennt. Die Staatskassen gehören den Staaten, das Bargeld gehört dir. Nur wenige Wege führen vom einen zum anderen.
lesson-growth-say-now = { $edition ->
    [imperial] Italien hat 6 Mio. in der Staatskasse, genug für eine Fabrik (5 Mio.). Frankreich steht direkt vor Import: Dort darf es bis zu drei Einheiten für je 1 Mio. kaufen und sie zu Hause aufstellen, wo es will.
   *[imperial_2030] Indien hat 6 Mio. in der Staatskasse, genug für eine Fabrik (5 Mio.). Brasilien steht direkt vor Import: Dort darf es bis zu drei Einheiten für je 1 Mio. kaufen und sie zu Hause aufstellen, wo es will.
  }
lesson-growth-task-factory = { $edition ->
    [imperial] Italien: Ziehe auf Fabrik und baue eine.
   *[imperial_2030] Indien: Ziehe auf Fabrik und baue eine.
  }
lesson-growth-task-import = { $edition ->
    [imperial] Frankreich: Ziehe auf Import und kaufe drei Einheiten.
   *[imperial_2030] Brasilien: Ziehe auf Import und kaufe drei Einheiten.
  }
lesson-growth-why = Eine Fabrik stellt bei jeder Produktion eine Einheit her und zählt bei jeder Steuer 2 Mio., bis zum Ende der Partie. Import ist teurer, kommt aber sofort und genau dorthin, wo du ihn brauchst.
lesson-growth-done = Beides haben die Staatskassen bezahlt, nicht dein Bargeld. Armeen kommen in jede Heimatprovinz, Flotten nur in die hellblauen Hafenstädte.
lesson-growth-retry = Drei Einheiten waren möglich: Importiere weiter, bis alle drei auf dem Spielplan stehen.
lesson-growth-miss-no_factory = { $edition ->
    [imperial] Auch möglich, aber Italien wollte eine Fabrik. Das Feld Fabrik liegt zwei Felder weiter.
   *[imperial_2030] Auch möglich, aber Indien wollte eine Fabrik. Das Feld Fabrik liegt zwei Felder weiter.
  }
lesson-growth-miss-not_built = Du warst auf dem Feld und hast nichts gebaut. Wähle diesmal eine Stadt.
lesson-growth-miss-no_import = { $edition ->
    [imperial] Auch möglich, aber Frankreich wollte Einheiten. Import ist gleich das nächste Feld.
   *[imperial_2030] Auch möglich, aber Brasilien wollte Einheiten. Import ist gleich das nächste Feld.
  }

## Schritt: Manöver

lesson-maneuver-title = Manöver und Flaggen
lesson-maneuver-say-order = { $edition ->
    [imperial] Beim Manöver zieht ein Staat zuerst seine Flotten um je ein Meer, dann seine Armeen um je ein Land. Zu Hause fahren Armeen außerdem beliebig weit mit der Eisenbahn.
   *[imperial_2030] Beim Manöver zieht ein Staat zuerst seine Flotten um je ein Meer, dann seine Armeen um je ein Land. Zu Hause fahren Armeen außerdem beliebig weit mit der Eisenbahn. Zwei Kanäle verbinden Meere; wessen Flagge einen Kanal beherrscht, der darf die Durchfahrt verweigern.
  }
lesson-maneuver-say-convoy = Eine Flotte auf See bringt eine Armee hinüber, an jede Küste dieses Meeres: Das ist ein Konvoi. Auch eine Flotte, die gerade gezogen ist, kann das.
lesson-maneuver-say-flags = Wo ein Staat am Ende allein steht, legt er seine Flagge ab, und jede Flagge bringt Steuern.
lesson-maneuver-task-sea = { $edition ->
        [imperial] Laufe aus Neapel aus und lege im Westlichen Mittelmeer eine Flagge ab.
       *[imperial_2030] Laufe aus Mumbai aus und lege im Indischen Ozean eine Flagge ab.
    }
lesson-maneuver-task-land = Bringe die Armee aus Rom in ein freies Land jenseits des Meeres: Tunis, Algerien oder Spanien.
lesson-maneuver-task-island = Bringe eine Armee übers Meer nach Indonesien.
lesson-maneuver-task-neighbour = Lege mit der anderen Armee in einem Nachbarland eine Flagge ab: Afghanistan, Iran oder Indochina.
lesson-maneuver-why = Eine Flagge bleibt, wenn die Einheiten weiterziehen, und bringt bei jeder Steuer 1 Mio., bis ein anderer Staat dort allein steht. Am Anfang sind freie Regionen das billigste Einkommen.
lesson-maneuver-done = Neue Flaggen, ganz ohne Kampf. Deine Einheiten dürfen nächstes Mal weiterziehen; die Flaggen bleiben.
lesson-maneuver-retry = Etwas ist zu Hause geblieben. Schicke zuerst die Flotte aufs Meer und dann eine Armee darüber.
lesson-maneuver-miss-space = Einheiten ziehen nur beim Manöver, und das ist gleich das nächste Feld.

## Schritt: Kampf

lesson-battle-title = Kämpfe und fremde Provinzen
lesson-battle-say-fight = { $edition ->
    [imperial] Ein Kampf entfernt immer eine Einheit auf jeder Seite. Eine österreichische Armee bewacht den Westbalkan; du hast drei Armeen in Venedig.
   *[imperial_2030] Ein Kampf entfernt immer eine Einheit auf jeder Seite. Eine chinesische Armee bewacht Indochina; du hast drei Armeen in Kalkutta.
  }
lesson-battle-say-fleets = { $edition ->
    [imperial] Deine zwei Flotten im Ionischen Meer bringen zwei der Armeen hinüber; lass sie liegen und beende den Flottenschritt.
   *[imperial_2030] Diesmal gehen die Armeen zu Fuß. Lass deine Flotte liegen und beende den Flottenschritt.
  }
lesson-battle-say-hostile = Eine Armee in einer fremden Heimatprovinz ist feindlich oder befreundet. Eine feindliche legt die Fabrik dort still, eine befreundete nicht.
lesson-battle-task-fight = { $edition ->
        [imperial] Bekämpfe die österreichische Armee auf dem Westbalkan.
       *[imperial_2030] Bekämpfe die chinesische Armee in Indochina.
    }
lesson-battle-task-flag = Schicke eine zweite Armee hinterher, damit du dort allein bist und deine Flagge die alte ersetzt.
lesson-battle-task-occupy = { $edition ->
    [imperial] Ziehe in Triest ein und wähle feindlich.
   *[imperial_2030] Ziehe in Chongqing ein und wähle feindlich.
  }
lesson-battle-why = Kämpfe kosten beide Seiten gleich viel; Krieg allein macht niemanden reich. Er lohnt sich, wenn er eine Flagge bringt, eine Fabrik befreit oder eine stilllegt, kurz bevor ein Rivale Steuern einnimmt.
lesson-battle-done = { $edition ->
    [imperial] Armee gegen Armee, und eine Flagge für dich. Solange du in Triest stehst, baut die Werft dort nichts und bringt keine Steuern.
   *[imperial_2030] Armee gegen Armee, und eine Flagge für dich. Solange du in Chongqing stehst, baut die Fabrik dort nichts und bringt keine Steuern.
  }
lesson-battle-retry = { $edition ->
        [imperial] Ein Teil des Plans fehlt noch. Zwei Armeen ziehen auf den Westbalkan, die erste kämpft; die dritte zieht nach Triest und ist feindlich.
       *[imperial_2030] Ein Teil des Plans fehlt noch. Zwei Armeen ziehen nach Indochina, die erste kämpft; die dritte zieht nach Chongqing und ist feindlich.
    }
lesson-battle-miss-space = Einheiten ziehen nur beim Manöver, und das ist gleich das nächste Feld.

## Schritt: Investor

lesson-investor-title = Investor
lesson-investor-say-interest = { $edition ->
    [imperial] Landet Italien auf Investor, zahlt seine Staatskasse Zinsen an alle, die ihm Kredit gegeben haben: 5 Mio. an dich, 4 Mio. an Clara.
   *[imperial_2030] Landet Indien auf Investor, zahlt seine Staatskasse Zinsen an alle, die ihm Kredit gegeben haben: 5 Mio. an dich, 4 Mio. an Clara.
  }
lesson-investor-say-card = Danach bekommt, wer die Investorkarte hat, 2 Mio. von der Bank und darf investieren. Diesmal bist du das.
lesson-investor-task-interest = { $edition ->
    [imperial] Ziehe mit Italien auf Investor und nimm deine Zinsen.
   *[imperial_2030] Ziehe mit Indien auf Investor und nimm deine Zinsen.
  }
lesson-investor-task-invest = Gib irgendeinem Staat einen Kredit oder stocke einen auf.
lesson-investor-why = Über Investor kommt das Geld aus der Staatskasse in deine Tasche. Auch wer Investor nur überschreitet, lässt die Investorkarte investieren, zahlt aber keine Zinsen. Ein kleiner Anteil am starken Staat eines Rivalen ist oft der beste Kauf.
lesson-investor-done = Zinsen kassiert und das Geld wieder angelegt. Die Karte geht jetzt an deinen linken Nachbarn.
lesson-investor-retry = Die Zinsen hast du bekommen, aber keinen Kredit gegeben. Wähle diesmal einen.
lesson-investor-miss-space = Auch möglich, aber Zinsen gab es keine. Investor ist gleich das nächste Feld.
lesson-investor-miss-passed = Du hast das Geld genommen und behalten. Bargeld in der Hand bringt nichts ein; gib diesmal einen Kredit.

## Schritt: Steuer

lesson-taxation-title = Steuer
lesson-taxation-say-points = { $edition ->
    [imperial] Nur die Steuer bringt Machtpunkte. Jede freie Fabrik zählt 2, jede Flagge 1: Italien hat 4 Fabriken und 5 Flaggen, also 13.
   *[imperial_2030] Nur die Steuer bringt Machtpunkte. Jede freie Fabrik zählt 2, jede Flagge 1: Indien hat 4 Fabriken und 6 Flaggen, also 14.
  }
lesson-taxation-say-chart = { $edition ->
    [imperial] Die Steuerleiste macht daraus Machtpunkte: Was über 5 hinausgeht, zählt, hier 8.
   *[imperial_2030] Die Steuerleiste macht daraus Machtpunkte: 14 bringen 7, dazu eine Erfolgsprämie von 4 Mio. für dich.
  }
lesson-taxation-say-money = { $edition ->
    [imperial] Die Bank zahlt die Steuern abzüglich 1 Mio. je Einheit in die Staatskasse, und du bekommst 1 Mio. für jedes Feld, um das die Steuern seit der letzten Steuer gestiegen sind.
   *[imperial_2030] Die Steuern kommen in die Staatskasse, und die zahlt dann 1 Mio. je Einheit und deine Erfolgsprämie.
  }
lesson-taxation-task-tax = { $edition ->
    [imperial] Nimm die Steuern Italiens ein.
   *[imperial_2030] Nimm die Steuern Indiens ein.
  }
lesson-taxation-why = Der Machtfaktor ist ein Fünftel der Machtpunkte. Am Ende ist jeder Kredit seine Zinsen mal diesen Faktor wert. Jede Steuer macht also die Kredite dieses Staates wertvoller, egal wer sie hat.
lesson-taxation-done = { $edition ->
    [imperial] 8 Machtpunkte, 5 Mio. für dich und 8 Mio. für die Staatskasse. Auch Clara hat Italien Kredit gegeben, also hat sie mitgewonnen.
   *[imperial_2030] 7 Machtpunkte, 4 Mio. für dich, und 4 Mio. bleiben der Staatskasse. Auch Clara hat Indien Kredit gegeben, also hat sie mitgewonnen.
  }
lesson-taxation-retry = Ziehe auf Steuer; das Feld liegt zwei Felder weiter.
lesson-taxation-miss-space = Auch eine vernünftige Aktion, aber ohne Machtpunkte. Steuer liegt zwei Felder weiter.

## Schritt: Schweizer Bank

lesson-swiss_bank-title = Ohne Regierung
lesson-swiss_bank-say-bank = { $edition ->
    [imperial] Bruno hat Frankreich mehr geliehen als du, Clara hat Italien mehr geliehen: Du regierst nichts. Dafür hast du eine Schweizer Bank, und die kann zweierlei.
   *[imperial_2030] Bruno hat Brasilien mehr geliehen als du, Clara hat Indien mehr geliehen: Du regierst nichts. Dafür hast du eine Schweizer Bank, und die kann zweierlei.
  }
lesson-swiss_bank-say-stop = { $edition ->
    [imperial] Italien hat Import angesagt und würde Investor überschreiten. Eine Schweizer Bank darf es dort anhalten, wenn seine Staatskasse alle Zinsen zahlen kann: Sie hat 9 Mio. und schuldet 6 Mio. Italien zahlt dann und verliert seine Aktion.
   *[imperial_2030] Indien hat Import angesagt und würde Investor überschreiten. Eine Schweizer Bank darf es dort anhalten, wenn seine Staatskasse alle Zinsen zahlen kann: Sie hat 9 Mio. und schuldet 6 Mio. Indien zahlt dann und verliert seine Aktion.
  }
lesson-swiss_bank-say-invest = Nach der Investorkarte darf auch jede Schweizer Bank einmal investieren. Mit 2 Mio. Zinsen hast du 6 Mio.: genug für einen Kredit, mit dem du zusammen über Claras 9 Mio. kommst.
lesson-swiss_bank-task-stop = { $edition ->
    [imperial] Halte Italien auf Investor an.
   *[imperial_2030] Halte Indien auf Investor an.
  }
lesson-swiss_bank-task-govern = { $edition ->
    [imperial] Hole dir die Regierung Italiens zurück.
   *[imperial_2030] Hole dir die Regierung Indiens zurück.
  }
lesson-swiss_bank-why = In diesem Spiel scheidet niemand aus. Mit einem Staat verlierst du seine Entscheidungen, nicht deine Kredite: Ihre Zinsen und ihr Wert am Ende bleiben dein. Eine Schweizer Bank hält Staaten an, die Geld zum Auszahlen haben.
lesson-swiss_bank-done = { $edition ->
    [imperial] Italien hat dir Zinsen gezahlt, und damit hast du es zurückgeholt. Wer wieder regiert, gibt die Schweizer Bank zurück.
   *[imperial_2030] Indien hat dir Zinsen gezahlt, und damit hast du es zurückgeholt. Wer wieder regiert, gibt die Schweizer Bank zurück.
  }
lesson-swiss_bank-retry = Ein Kredit mehr, aber Claras 9 Mio. liegen noch vorn. Der Kredit über 6 Mio. neben deinen 4 Mio. würde reichen.
lesson-swiss_bank-miss-let_pass = { $edition ->
    [imperial] Italien ist auf Import weitergezogen und hat sein Geld behalten. Du hast keine Zinsen bekommen; so reicht dein Bargeld nicht.
   *[imperial_2030] Indien ist auf Import weitergezogen und hat sein Geld behalten. Du hast keine Zinsen bekommen; so reicht dein Bargeld nicht.
  }
lesson-swiss_bank-miss-passed = Du hast dein Bargeld behalten und regierst noch immer nichts. Gib diesmal einen Kredit.
lesson-swiss_bank-miss-elsewhere = { $edition ->
    [imperial] Ein guter Kredit, der Zinsen bringt. Aber Italien bleibt bei Clara.
   *[imperial_2030] Ein guter Kredit, der Zinsen bringt. Aber Indien bleibt bei Clara.
  }

## Schritt: Ende

lesson-end-title = Das Ende der Partie
lesson-end-say-count = Die Partie endet sofort, wenn ein Staat 25 Machtpunkte hat. Dann zählt jeder Kredit seine Zinsen mal den Machtfaktor seines Staates, dazu kommt das Bargeld.
lesson-end-say-now = { $edition ->
    [imperial] Italien hat 19 Punkte und bekäme 6 dazu. Noch führt Bruno mit 55 zu deinen 51, und sein Deutsches Reich hat 20 Punkte.
   *[imperial_2030] Indien hat 18 Punkte und bekäme 7 dazu. Noch führt Bruno mit 55 zu deinen 51, und sein Europa hat 20 Punkte.
  }
lesson-end-task-end = { $edition ->
    [imperial] Beende die Partie mit Italien.
   *[imperial_2030] Beende die Partie mit Indien.
  }
lesson-end-task-win = Gewinne sie.
lesson-end-why = { $edition ->
    [imperial] Es gewinnt nicht der stärkste Staat, sondern der reichste Investor. Deine italienischen Kredite bringen 8 Mio. Zinsen: Mit Faktor 5 statt 3 sind sie 16 mehr wert, Clara gewinnt mit ihrem nur 8. Bruno hat Italien nichts geliehen: Wenn Italien Punkte macht, werden seine Kredite nicht wertvoller.
   *[imperial_2030] Es gewinnt nicht der stärkste Staat, sondern der reichste Investor. Deine indischen Kredite bringen 8 Mio. Zinsen: Mit Faktor 5 statt 3 sind sie 16 mehr wert, Clara gewinnt mit ihrem nur 8. Bruno hat Indien nichts geliehen: Wenn Indien Punkte macht, werden seine Kredite nicht wertvoller.
  }
lesson-end-done = { $edition ->
    [imperial] Du gewinnst mit 68 zu 55. Aus dem Rückstand, weil der richtige Staat die Ziellinie überquert hat.
   *[imperial_2030] Du gewinnst mit 71 zu 55. Aus dem Rückstand, weil der richtige Staat die Ziellinie überquert hat.
  }
lesson-end-retry = Ziehe auf Steuer, gleich das nächste Feld.
lesson-end-miss-space = { $edition ->
        [imperial] Die Partie geht weiter, und bald nimmt das Deutsche Reich Steuern ein: 25 Punkte, und Bruno gewinnt. Wer beenden und gewinnen kann, soll nicht warten.
       *[imperial_2030] Die Partie geht weiter, und bald nimmt Europa Steuern ein: 25 Punkte, und Bruno gewinnt. Wer beenden und gewinnen kann, soll nicht warten.
    }

## Bilder: die Zeichen der Staaten, und wer wen bezahlt

signs-title = Die Zeichen der Staaten
signs-treasury = Geld in der Staatskasse
signs-power = Machtfaktor und Machtpunkte
signs-tax = Steuern, die er jetzt einnähme
signs-armies = Armeen auf dem Plan, von allen
signs-fleets = Flotten auf dem Plan, von allen
signs-flags = Flaggen auf dem Plan
signs-interest = Zinsen für alle seine Kredite
pays-title = Wer wen bezahlt
pays-cash = Bargeld der Investoren
pays-treasury = Staatskasse
pays-bank = Bank
pays-bonds = Kredite, Geschenke
pays-interest = { $edition ->
    [imperial] Zinsen
   *[imperial_2030] Zinsen, Erfolgsprämie
  }
pays-spending = { $edition ->
    [imperial] Fabriken, Import
   *[imperial_2030] Fabriken, Import, Sold
  }
pays-tax = { $edition ->
    [imperial] Steuern abzüglich Sold
   *[imperial_2030] Steuern
  }
pays-rondel = weite Züge auf dem Rondell
pays-card = { $edition ->
    [imperial] Investorkarte, Erfolgsprämie
   *[imperial_2030] Investorkarte
  }
pays-line = { $from } → { $to }: { $what }

## Hinweise in der ersten Partie

hint-title = Hinweise
hint-meaning = Was gefragt ist
hint-look = Worauf du achten kannst
hint-idea = Eine Idee
hint-show-idea = Zeig mir eine Idee
hint-thinking = Ich überlege …
hint-idea-action = Ein erfahrener Spieler würde vielleicht wählen: { $action }
hint-idea-reason = „{ $reason }“
hint-why-others = Warum die anderen so gezogen haben
hint-why-line = { $player }: { $reason }
hint-waiting = Jetzt entscheiden andere. Schau zu, was sie tun und warum.
hint-over = Die Partie ist vorbei. Schau auf die Tabelle: Welche Kredite haben sie entschieden?
hint-no-idea = Im Moment gibt es keine Idee.

hint-meaning-draft = Die Kredite an diesen Staat werden einmal reihum angeboten. Wer den höchsten gibt, stellt die Regierung.
hint-meaning-rondel = Du wählst die eine Aktion, die dieser Staat jetzt ausführt. Ein bis drei Felder sind kostenlos.
hint-meaning-rondel-first = Der Spielstein steht noch nicht auf dem Rondell: Wähle ein beliebiges Feld, kostenlos. Ab dem nächsten Zug sind ein bis drei Felder voraus kostenlos.
hint-meaning-swiss_bank = Dieser Staat will über Investor ziehen. Du darfst ihn dort anhalten: Er zahlt Zinsen und verliert seine Aktion.
hint-meaning-factory = Der Staat darf für 5 Mio. aus der Staatskasse eine Fabrik bauen oder keine.
hint-meaning-production = Jede deiner freien Fabriken darf kostenlos eine Einheit herstellen.
hint-meaning-import = Der Staat darf bis zu drei Einheiten für je 1 Mio. aus der Staatskasse kaufen.
hint-meaning-fleets = Zuerst ziehen die Flotten, jede einmal. Beende den Schritt, wenn du fertig bist.
hint-meaning-canal = Ein anderer Staat will durch deinen Kanal. Du entscheidest für diese eine Einheit.
hint-meaning-stance = Deine Armee steht in einer fremden Heimatprovinz: Als Feind legt sie die Fabrik dort still, als Freund nicht.
hint-meaning-arrival = Hier stehen schon fremde Einheiten. Du darfst kämpfen, Einheit gegen Einheit, oder in Frieden bleiben.
hint-meaning-ask = Mehrere Staaten könnten kämpfen wollen. Du wählst, wer zuerst gefragt wird.
hint-meaning-challenge = Eine fremde Einheit ist zu einer von deinen gekommen. Du darfst einen Kampf erzwingen, Einheit gegen Einheit.
hint-meaning-armies = Jetzt die Armeen: zu Fuß, zu Hause mit der Eisenbahn, oder über Meere, auf denen du Flotten hast.
hint-meaning-flags = Es gibt mehr Regionen als übrige Flaggen. Wähle, wohin die Flaggen kommen.
hint-meaning-invest = Du darfst einen neuen Kredit geben oder einen aufstocken, bei jedem Staat.

hint-look-draft = Ist die Regierung den Preis wert, und was bleibt für die nächsten Staaten?
hint-look-rondel = Brächte die Steuer jetzt Punkte oder Investor Geld? Wenn nicht: Was fehlt dem Staat?
hint-look-rondel-first = Die meisten Staaten beginnen mit Fabrik, Produktion oder Import.
hint-look-swiss_bank = Wie viele Zinsen bekämst du, und wie sehr trifft den Staat die verlorene Aktion?
hint-look-factory = Baue, wo Feinde zuletzt hinkommen. Eine Fabrik hat sich nach zwei bis drei Steuern bezahlt gemacht.
hint-look-production = Einheiten holen neue Regionen, aber jede kostet bei der Steuer 1 Mio. Hast du Arbeit für sie?
hint-look-import = Kaufe für einen Plan: eine Armee, wo freies Land nahe ist, eine Flotte, wo ein Meer keine Flagge hat.
hint-look-fleets = Ein Meer ohne Flagge, oder ein Meer, das deine Armeen zur Überfahrt brauchen?
hint-look-canal = Wohin will die Einheit, und schadet sie dir dort?
hint-look-stance = Feindlich schadet einem Rivalen, der bald Steuern einnimmt. Befreundet macht keine Feinde.
hint-look-arrival = Kämpfe nur, wenn es etwas zu gewinnen gibt: eine Flagge, eine Fabrik, einen Weg.
hint-look-ask = Wer von ihnen soll eher eine Einheit verlieren?
hint-look-challenge = Nimmt der Eindringling eine Flagge, oder legt er eine Fabrik still? Dann kämpfe. Sonst behalte deine Einheit.
hint-look-armies = Zuerst freie Regionen, dann schwach bewachte. Lass einem feindlichen Nachbarn keine Fabrik offen.
hint-look-flags = Nimm Regionen, die andere nicht leicht erreichen.
hint-look-invest = Welcher Staat hat am Ende viele Machtpunkte? Kannst du eine Regierung übernehmen oder eine verlieren?
