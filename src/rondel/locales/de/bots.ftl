# Bots: wie sie heißen, wie sie sind und warum sie so gewählt haben.

## Stufen

bot-random = Zufall
bot-random-about = Spielt jeden erlaubten Zug mit derselben Wahrscheinlichkeit.
bot-greedy = Gierig
bot-greedy-about = Sieht eine Aktion voraus und nimmt, was ihm am meisten bringt.
bot-easy = Leicht
bot-easy-about = Ein freundlicher Anfänger: vernünftige Züge, oft nicht die besten.
bot-medium = Mittel
bot-medium-about = Weiß, was Staaten und Kredite wert sind, und sieht einen Zug voraus.
bot-hard = Schwer
bot-hard-about = Achtet darauf, was die anderen Staaten als Nächstes tun.
bot-expert = Meister
bot-expert-about = Spielt in Gedanken ganze Runden weiter, bevor er entscheidet.

## Gründe: je ein Satz

reason-only_choice = Es gab nichts anderes zu tun.
reason-end_game = Steuer beendet das Spiel: { $nation }.
reason-taxation = Steuer bringt { $points ->
    [one] { $points } Machtpunkt
   *[other] { $points } Machtpunkte
  } bei { $tax } Mio. Steuern: { $nation }.
reason-investor = Investor zahlt mir { $amount } Mio. Zinsen: { $nation }.
reason-factory_space = { $nation } braucht noch eine Fabrik.
reason-production_space = { $nation } braucht Einheiten und bekommt sie umsonst.
reason-maneuver_space = { $nation } hat Einheiten, die etwas gewinnen können.
reason-import_space = { $nation } kauft Einheiten dort, wo sie gebraucht werden.
reason-take_government = Dieser Kredit gibt mir die Regierung: { $nation }.
reason-keep_government = Mit diesem Kredit behalte ich die Regierung: { $nation }.
reason-buy = Der Kredit { $nation } zu { $face } Mio. bringt mehr, als er kostet.
reason-raise = Das Aufstocken von { $old } auf { $face } Mio. lohnt sich: { $nation }.
reason-keep_cash = Kein Kredit ist mir jetzt seinen Preis wert.
reason-force = Das Anhalten auf Investor bringt mir { $amount } Mio.: { $nation }.
reason-do_not_force = { $nation } darf weiterziehen; das ist mir lieber.
reason-build = { $region } ist der beste Ort für eine Fabrik ({ $nation }).
reason-build_nothing = { $nation } kann das Geld besser brauchen.
reason-produce = Neue Einheiten kosten nichts: { $nation }.
reason-produce_nothing = { $nation } braucht keine weiteren Einheiten.
reason-import_unit = { $unit ->
    [army] Eine Armee findet dort gleich Arbeit: { $region }.
   *[fleet] Eine Flotte findet dort gleich Arbeit: { $region }.
  }
reason-import_done = { $nation } braucht keine weiteren Einheiten.
reason-mark = Diese Region hat noch niemand markiert: { $region }.
reason-take_flag = Diese Flagge ist zu holen: { $region }, { $other }.
reason-occupy = Eine Armee sperrt dort die Fabrik eines Rivalen: { $region }.
reason-free_factory = Diese Provinz muss befreit werden: { $region }.
reason-position = Von dort ist mehr zu erreichen: { $region }.
reason-stay = Nichts, was { $nation } noch tun könnte, würde helfen.
reason-fight = Der Kampf gegen { $other } gewinnt den Platz.
reason-peace = Ein Kampf würde hier nur Einheiten kosten.
reason-challenge = Der Eindringling muss weg.
reason-no_challenge = Der Eindringling schadet nicht.
reason-ask = { $other } soll lieber eine Einheit verlieren als andere.
reason-hostile = Eine feindliche Armee sperrt hier die Fabrik.
reason-friendly = Feindschaft bringt hier nichts.
reason-destroy = Ohne diese Fabrik fällt ein Rivale zurück: { $region }.
reason-flag = Dort ist die Flagge am sichersten: { $region }.
reason-allow = Die Durchfahrt schadet mir nicht.
reason-refuse = Die Durchfahrt würde nur einem Rivalen helfen.
reason-give_factory = Mit { $amount } Mio. von mir reicht es für die Fabrik: { $nation }.
reason-give_force = Mit { $amount } Mio. von mir sind alle Zinsen gedeckt, und ich darf anhalten: { $nation }.
