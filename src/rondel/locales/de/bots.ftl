# Bots: wie sie heißen, wie sie sind und warum sie so gewählt haben.

## Stufen

bot-random = Zufall
bot-random-about = Wählt zufällig irgendeine erlaubte Aktion.
bot-greedy = Gierig
bot-greedy-about = Sieht eine Aktion voraus und nimmt, was ihm am meisten bringt.
bot-easy = Leicht
bot-easy-about = Für den Einstieg: spielt vernünftig und friedlich und verpasst oft den besten Zug.
bot-medium = Mittel
bot-medium-about = Weiß, was Staaten und Kredite wert sind, und irrt sich hin und wieder.
bot-hard = Schwer
bot-hard-about = Denkt einen Zug voraus und übersieht nie, dass jemand das Spiel beenden könnte.
bot-expert = Meister
bot-expert-about = Denkt eine ganze Runde voraus, bevor er entscheidet.
bot-master = Großmeister
bot-master-about = Durchdenkt viele Verläufe, die das Spiel nehmen kann, und spielt keine Partie zweimal.

## Charaktere: Großmeister, jeder auf seine Art

bot-builder = Baumeister
bot-builder-about = Ein Großmeister, der Fabriken baut, produziert und Frieden hält.
bot-banker = Bankier
bot-banker-about = Ein Großmeister, der vielen Staaten Kredit gewährt und von den Zinsen lebt.
bot-raider = Plünderer
bot-raider-about = Ein Großmeister, der Armeen aufstellt, kämpft und fremde Fabriken stilllegt.
bot-opportunist = Opportunist
bot-opportunist-about = Ein Großmeister, der übernimmt, was andere aufgebaut haben, und früh Steuern eintreibt.

## Personen: wie Bots heißen, nach Plätzen

bot-person-1 = Amalia
bot-person-2 = Boris
bot-person-3 = Clara
bot-person-4 = Dario
bot-person-5 = Edda
bot-person-6 = Felix

## Gründe: je ein Satz

reason-only_choice = Es gab nichts anderes zu tun.
reason-end_game = Die Steuer { NAME($nation, form: "gen") } beendet das Spiel.
reason-taxation = Bei { $tax } Mio. Steuern { NAME($nation, form: "number") ->
        [many] bekommen
       *[one] bekommt
    } { NAME($nation, form: "nom") } { $points ->
        [one] { $points } Machtpunkt
       *[other] { $points } Machtpunkte
    }.
reason-investor = Auf Investor { NAME($nation, form: "number") ->
        [many] zahlen
       *[one] zahlt
    } mir { NAME($nation, form: "nom") } { $amount } Mio. Zinsen.
reason-factory_space = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] brauchen
       *[one] braucht
    } noch eine Fabrik.
reason-production_space = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "nom", start: "yes") } brauchen Einheiten und bekommen
       *[one] { NAME($nation, form: "nom", start: "yes") } braucht Einheiten und bekommt
    } sie kostenlos.
reason-maneuver_space = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } Einheiten, die etwas gewinnen können.
reason-import_space = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] kaufen
       *[one] kauft
    } Einheiten dort, wo sie gebraucht werden.
reason-take_government = Dieser Kredit gibt mir die Regierung { NAME($nation, form: "gen") }.
reason-keep_government = Mit diesem Kredit behalte ich die Regierung { NAME($nation, form: "gen") }.
reason-buy = Der Kredit über { $face } Mio. an { NAME($nation, form: "acc") } bringt mehr, als er kostet.
reason-raise = Es lohnt sich, den Kredit an { NAME($nation, form: "acc") } von { $old } auf { $face } Mio. aufzustocken.
reason-keep_cash = Kein Kredit ist mir jetzt seinen Preis wert.
reason-force = { NAME($nation, form: "acc", start: "yes") } auf Investor anzuhalten, bringt mir { $amount } Mio.
reason-do_not_force = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] dürfen
       *[one] darf
    } weiterziehen; das ist mir lieber.
reason-build = { $region } ist der beste Ort für eine Fabrik { NAME($nation, form: "gen") }.
reason-build_nothing = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] können
       *[one] kann
    } das Geld besser brauchen.
reason-produce = Neue Einheiten kosten { NAME($nation, form: "acc") } nichts.
reason-produce_nothing = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] brauchen
       *[one] braucht
    } keine weiteren Einheiten.
reason-import_unit = { $unit ->
        [army] Eine Armee { NAME($region, form: "in") } hat gleich etwas zu tun.
       *[fleet] Eine Flotte { NAME($region, form: "in") } hat gleich etwas zu tun.
    }
reason-import_done = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] brauchen
       *[one] braucht
    } keine weiteren Einheiten.
reason-mark = { NAME($region, form: "in", start: "yes") } liegt noch keine Flagge.
reason-take_flag = Die Flagge { NAME($other, form: "gen") } { NAME($region, form: "in") } ist zu holen.
reason-occupy = Eine Armee { NAME($region, form: "in") } legt die Fabrik eines Rivalen still.
reason-free_factory = { $region } muss befreit werden.
reason-position = { NAME($region, form: "from", start: "yes") } ist mehr zu erreichen.
reason-stay = Nichts, was { NAME($nation, form: "nom") } noch tun { NAME($nation, form: "number") ->
        [many] könnten
       *[one] könnte
    }, würde helfen.
reason-fight = Der Kampf gegen { NAME($other, form: "acc") } bringt mir den Ort.
reason-peace = Ein Kampf würde hier nur Einheiten kosten.
reason-challenge = Der Eindringling muss weg.
reason-no_challenge = Der Eindringling schadet nicht.
reason-ask = Lieber { NAME($other, form: "number") ->
        [many] sollen
       *[one] soll
    } { NAME($other, form: "nom") } eine Einheit verlieren.
reason-hostile = Eine feindliche Armee legt hier die Fabrik still.
reason-friendly = Feindschaft bringt hier nichts.
reason-destroy = Ohne die Fabrik { NAME($region, form: "in") } fällt ein Rivale zurück.
reason-flag = { NAME($region, form: "in", start: "yes") } ist die Flagge am sichersten.
reason-allow = Die Durchfahrt schadet mir nicht.
reason-refuse = Die Durchfahrt würde nur einem Rivalen helfen.
reason-give_factory = Mit { $amount } Mio. von mir { NAME($nation, form: "number") ->
        [many] können
       *[one] kann
    } { NAME($nation, form: "nom") } die Fabrik bauen.
reason-give_force = Mit { $amount } Mio. von mir sind alle Zinsen { NAME($nation, form: "gen") } gedeckt, und ich darf den Staat anhalten.

## Was das Vorausdenken ergeben hat, verglichen mit der zweitbesten Wahl

reason-found_win = Damit gewinne ich.
reason-found_no_loss = Nach meiner zweitbesten Wahl könnte jemand anders das Spiel beenden und gewinnen.
reason-found_points = Gegenüber meiner zweitbesten Wahl { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } { NAME($nation, form: "nom") } in Runde { $round } schon { $points ->
        [one] { $points } Machtpunkt
       *[other] { $points } Machtpunkte
    } mehr.
reason-found_power = Gegenüber meiner zweitbesten Wahl erwarte ich am Ende { $points ->
        [one] { $points } Machtpunkt
       *[other] { $points } Machtpunkte
    } mehr für { NAME($nation, form: "acc") }.
reason-found_interest = Gegenüber meiner zweitbesten Wahl erwarte ich { $amount } Mio. mehr Zinsen aus der Staatskasse { NAME($nation, form: "gen") }.
reason-found_bonds = Gegenüber meiner zweitbesten Wahl dürften meine Kredite an { NAME($nation, form: "acc") } { $amount } Mio. mehr wert sein.
reason-found_government = So bekomme ich die Regierung { NAME($nation, form: "gen") }, mit meiner zweitbesten Wahl nicht.
reason-found_cash = Gegenüber meiner zweitbesten Wahl bleiben mir { $amount } Mio. mehr Bargeld.
reason-found_card = So bekomme ich die Investorkarte, mit meiner zweitbesten Wahl nicht.
reason-found_rival = Gegenüber meiner zweitbesten Wahl kostet es { $player } etwa { $amount } Mio.
reason-found_chance = Gegenüber meiner zweitbesten Wahl gewinne ich etwa { $more } Prozentpunkte öfter: in { $chance } % der Verläufe, die ich vor mir sehe.

## Was andere nach der zweitbesten Wahl täten

reason-otherwise_end = Sonst könnte { $player } das Spiel beenden und gewinnen.
reason-otherwise_taxation = Sonst { NAME($nation, form: "number") ->
        [many] wären
       *[one] wäre
    } { NAME($nation, form: "nom") } in Runde { $round } schon { $amount ->
        [one] { $amount } Machtpunkt
       *[other] { $amount } Machtpunkte
    } weiter.
reason-otherwise_government = Sonst würde { $player } die Regierung { NAME($nation, form: "gen") } übernehmen.
reason-otherwise_flags = Sonst { NAME($nation, form: "number") ->
        [many] würden
       *[one] würde
    } { NAME($nation, form: "nom") } { $amount ->
        [one] { $amount } Flagge
       *[other] { $amount } Flaggen
    } verlieren.
reason-otherwise_factory = Sonst würde ein Rivale eine Fabrik { NAME($nation, form: "gen") } stilllegen.
