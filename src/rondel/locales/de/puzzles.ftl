puzzles-title = Rätsel
puzzles-intro = Stellungen aus Partien starker Bots. Jede stellt eine Frage und hat genau eine beste Antwort; das ist nachgeprüft, indem die Möglichkeiten durchgespielt wurden. Geantwortet wird auf dem Spielplan, mit einem echten Zug. Geschenke an Staatskassen gibt es hier nicht.
puzzles-lobby = Rätsel des Tages
puzzles-lobby-about = Eine Stellung, eine Frage, eine Antwort: Findest du sie?
puzzles-learn = Du kennst die Regeln? Übe mit Rätseln.
puzzles-failed = Die Rätsel ließen sich nicht laden. { $sentence }
puzzles-daily = Rätsel des Tages
puzzles-daily-start = Lösen
puzzles-solved-count = { $done } von { $count } gelöst
puzzles-list = Alle Rätsel
puzzles-kind = Art
puzzles-grade = Schwierigkeit
puzzles-any = Alle
puzzles-none = Von dieser Art und Schwierigkeit gibt es kein Rätsel.
puzzle-missing = Dieses Rätsel gibt es nicht
puzzle-missing-text = Vielleicht wurde es durch ein anderes ersetzt. Alle Rätsel stehen in der Liste.
puzzle-name = Rätsel { $id }
puzzle-grade = Schwierigkeit { $grade } von 5
puzzle-solved-mark = gelöst
puzzle-about = { $edition }, { $count } Spieler
puzzle-kind-win = Finde das Ende, das gewinnt
puzzle-kind-stop = Halte einen Staat auf
puzzle-kind-government = Übernimm eine Regierung
puzzle-kind-best = Finde das beste Feld
puzzle-ask-win = Du kannst diese Partie gewinnen, bevor ein Staat eines anderen Spielers am Zug ist, was auch immer die anderen tun. Was spielst du?
puzzle-ask-stop = Als Nächstes { NAME($nation, form: "number") ->
    [many] ziehen
   *[one] zieht
  } { NAME($nation, form: "nom") }. Mit dem Feld Steuer wäre die Partie zu Ende, und { $player } würde gewinnen. Nur eine Wahl verhindert das. Welche?
puzzle-ask-government = Du darfst investieren. Genau ein Kredit nimmt { $player } die Regierung { NAME($nation, form: "gen") } ab. Welcher?
puzzle-ask-government-any = Du darfst investieren. Genau ein Kredit bringt dir die Regierung eines Staats, den jetzt jemand anderes regiert. Welcher?
puzzle-ask-best = Du bestimmst, wohin { NAME($nation, form: "nom") } auf dem Rondell { NAME($nation, form: "number") ->
    [many] ziehen
   *[one] zieht
  }. Ein Feld gibt dir eine deutlich bessere Aussicht auf den Sieg als alle anderen. Welches?
puzzle-you = Du bist { $player }.
puzzle-prompt = Antworte mit einer Nummer oder dem Text einer Aktion; hint (Hinweis), answer (Lösung), list (Aktionen), show (Stellung), ? (Regel), quit (Ende).
puzzle-hint = Hinweis
puzzle-hint-win = Die Partie endet, wenn ein Staat 25 Machtpunkte erreicht. Rechne alle Punktzahlen nach dieser Steuer aus: Bargeld, dazu für jeden Kredit die Zinsen mal dem Machtfaktor des Staats. Denke an den Aufpreis für Schritte und an die Erfolgsprämie.
puzzle-hint-stop = Es gibt mehrere Wege: die Steuern dieses Staats senken, seine Regierung übernehmen, ihm den Weg zu teuer machen oder dafür sorgen, dass bei einem Ende jemand anderes gewinnt.
puzzle-hint-government = Wer einem Staat am meisten Kredit gegeben hat, regiert ihn; bei Gleichstand ändert sich nichts. Ein eigener Kredit lässt sich für den Unterschied auf einen höheren aufstocken.
puzzle-hint-best = Denke eine ganze Runde voraus: Wer zieht nach dir, wer bekommt bei Investor Geld, und welcher Staat gewinnt Machtpunkte mit deinen Krediten?
puzzle-solved = Gelöst!
puzzle-wrong = Noch nicht.
puzzle-go-on = Das ist richtig. Und jetzt?
puzzle-show-answer = Lösung zeigen
puzzle-answer = Die Lösung
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-leave = Zurück zu den Rätseln
puzzle-why-win = Die Partie ist zu Ende, und du gewinnst mit { $yours }; { $player } hat { $score }.
puzzle-why-stop_yours = Jetzt hast du selbst die Regierung { NAME($nation, form: "gen") }.
puzzle-why-stop_government = Die Regierung { NAME($nation, form: "gen") } hat gewechselt: { $player }.
puzzle-why-stop_way = Das Feld Steuer ist im nächsten Zug { NAME($nation, form: "gen") } nicht mehr zu erreichen oder nicht zu bezahlen.
puzzle-why-stop_short = Die Steuer brächte { NAME($nation, form: "acc") } nur noch auf { $power } Machtpunkte. Das genügt nicht für das Ende der Partie.
puzzle-why-stop_bank = Eine Schweizer Bank kann { NAME($nation, form: "acc") } jetzt auf Investor anhalten.
puzzle-why-stop_you = Ginge die Partie jetzt durch die Steuer { NAME($nation, form: "gen") } zu Ende, würdest du mit { $score } gewinnen. Das kann { $player } sich nicht leisten.
puzzle-why-stop_other = Ginge die Partie jetzt durch die Steuer { NAME($nation, form: "gen") } zu Ende, würde { $player } mit { $score } gewinnen.
puzzle-why-government = Deine Kredite an { NAME($nation, form: "acc") }: { $yours } Mio., die von { $player }: { $theirs } Mio. Also regierst du.
puzzle-why-best = Viele Male weitergespielt, gewinnt das in etwa { $chance } % der Fälle, das zweitbeste Feld in etwa { $second } %.
puzzle-wrong-ends = Das beendet die Partie, und { $player } gewinnt mit { $score }; du hast { $yours }.
puzzle-wrong-taxes = Dann { NAME($nation, form: "number") ->
    [many] ziehen
   *[one] zieht
  } { NAME($nation, form: "nom") } auf das Feld Steuer, und { $player } gewinnt mit { $score }; du hast { $yours }.
puzzle-wrong-ends_next = Endet die Partie dann durch die Steuer { NAME($nation, form: "gen") }, gewinnt { $player } mit { $score }; du hast { $yours }.
puzzle-wrong-not_yet = Das gewinnt nicht: Die Steuer { NAME($nation, form: "gen") } kann die Partie danach nicht beenden.
puzzle-wrong-not_certain = Das hält { NAME($nation, form: "acc") } nicht sicher auf.
puzzle-wrong-too_late = Das gewinnt noch nicht: Als Nächstes { NAME($nation, form: "number") ->
    [many] sind
   *[one] ist
  } { NAME($nation, form: "nom") } an der Reihe, und dort bestimmt { $player }.
puzzle-wrong-nothing = Das bringt dir keine Regierung.
puzzle-wrong-own = Die Regierung { NAME($nation, form: "gen") } hast du schon.
puzzle-wrong-other_nation = Das bringt dir die Regierung { NAME($nation, form: "gen") }; gefragt ist aber nach der { NAME($other, form: "gen") }.
puzzle-wrong-lent_less = { $player } behält die Regierung { NAME($nation, form: "gen") }: { $theirs } Mio. Kredit gegen { $yours } Mio. von dir.
puzzle-wrong-chance = Das gewinnt in etwa { $chance } % der Fälle; es gibt ein Feld mit etwa { $best } %.
puzzle-wrong-behind = Das ist deutlich schlechter; es gibt eine Wahl, die in etwa { $best } % der Fälle gewinnt.
error-puzzle_steps = Das sind nicht die ersten Schritte der Lösung.
