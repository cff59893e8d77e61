# Am Tisch: Einstellungen, private Gespräche.

## Ablehnungen

error-back_already = Das hast du schon gesagt. Jetzt ist es Zeit zu entscheiden.
error-declined = Diese Person hat abgelehnt.
error-delay = Zuschauer können höchstens { $most } Züge oder Minuten zurück sein.
error-invited_enough = { $name } hat im Moment genug Einladungen.
error-no_private_talk = An diesem Tisch lesen alle alles.
error-no_spectators = Bei dieser Partie schaut niemand zu. Sobald sie zu Ende ist, kann man sie ansehen.
error-nobody_there = Dort sitzt niemand, der das lesen könnte.
error-not_over = Diese Partie ist noch nicht zu Ende.
error-players_talk_privately = Nur Spieler schreiben einander privat.
error-there_already = Diese Person sitzt schon an diesem Tisch oder ist eingeladen.

## Zeilen des Protokolls

event-absence_settled =
    { $choice ->
        [wait] { $player } ist nicht da. Die anderen warten weiter.
       *[bot] { $player } ist nicht da. Bis zur Rückkehr spielt ein Bot.
    }
event-resigned = { $player } hat aufgegeben. Ein Bot spielt weiter.

## Einstellungen eines Tisches

table-settings = Einstellungen dieses Tisches
save-as-standard = Als Standard speichern
saved-as-standard = Neue Tische beginnen ab jetzt mit diesen Einstellungen.
own-clock = Die Uhr selbst stellen
clock-bank = Bedenkzeit zu Beginn
clock-unit = Einheit
clock-unit-minutes = Minuten
clock-unit-hours = Stunden
clock-unit-days = Tage
clock-increment = Sekunden zusätzlich für jede Entscheidung
clock-zero = Wenn die Zeit abgelaufen ist
clock-zero-bot = spielt ein Bot weiter
clock-zero-pass = passt der Spieler
spectators = Zuschauer
spectators-now = Ja
spectators-later = Verzögert
spectators-never = Nein
spectators-now-text = Wer den Tisch sehen darf, schaut zu, während gespielt wird.
spectators-later-text = Zuschauer sehen die Partie, wie sie damals war: Stellung, Protokoll und was die Spieler sagen.
spectators-never-text = Nur die Spieler sehen die Partie, bis sie zu Ende ist.
delay = Verzögert um
delay-by = Züge oder Minuten
delay-moves = Züge
delay-minutes = Minuten
private-talk = Private Gespräche
private-talk-text = Spieler dürfen auch nur einem oder einigen der anderen schreiben.
confirm-moves = Vor jedem Zug nachfragen
confirm-moves-text = Ein Zug wird erst gezeigt und nach der Bestätigung gesendet.
confirm-table = Wie am Tisch festgelegt
confirm-always = Immer
confirm-never = Nie
replacement = Bot für Abwesende
replacement-text = Spielt weiter, wenn jemand aufgibt, ausbleibt oder keine Zeit mehr hat.
card-no-spectators = ohne Zuschauer
card-later-moves =
    { $count ->
        [one] Zuschauer einen Zug später
       *[other] Zuschauer { $count } Züge später
    }
card-later-minutes =
    { $count ->
        [one] Zuschauer eine Minute später
       *[other] Zuschauer { $count } Minuten später
    }
card-private-talk = private Gespräche
card-confirm = Züge bestätigen
spectator-later-moves =
    { $count ->
        [one] Du schaust mit einem Zug Verzögerung zu.
       *[other] Du schaust mit { $count } Zügen Verzögerung zu.
    }
spectator-later-minutes =
    { $count ->
        [one] Du schaust mit einer Minute Verzögerung zu.
       *[other] Du schaust mit { $count } Minuten Verzögerung zu.
    }
no-spectators = Bei dieser Partie schaut niemand zu

## Einladungen

invite-by-name = Jemanden namentlich einladen
invite-by-name-text = Der Platz wird drei Tage freigehalten. Gäste haben keinen eigenen Namen: Schick ihnen den Link.
invite-name = Name eines Kontos
invite = Einladen
invite-sent = { $name } ist eingeladen.
invited-waiting = eingeladen, noch keine Antwort
invite-withdraw = Zurückziehen
invite-withdraw-name = Die Einladung an { $name } zurückziehen
seat-invite = Namentlich einladen
seat-invited = Wer auf Platz { $number } eingeladen ist
seat-kept = Freigehalten für jemanden, der eingeladen ist
seat-kept-for = Freigehalten für { $name } (eingeladen)
my-invitations = Einladungen
invitation-from = { $name } lädt dich zu „{ $table }“ ein.
invitation-accept = Annehmen
invitation-decline = Ablehnen

## Private Gespräche

chat-to = Wer das liest
chat-to-all = Alle
chat-to-only = Nur für { $name }
chat-placeholder-private = Private Nachricht …
private-to = Privat, an { $names }

## Jemand ist nicht da oder hat genug

away-go-on = Ohne { $player } weiterspielen …
away-title = Alle warten auf { $name }
away-bot = Einen Bot spielen lassen
away-wait = Weiter warten
away-end = Die Partie beenden
away-count = { $votes } von { $needed } Stimmen
away-rule = Mehr als die Hälfte der anderen entscheidet. Kommt die Person zurück, verfallen die Stimmen.
away-rule-alone = Als Gastgeber entscheidest du allein, ob ein Bot spielt oder alle warten. Um die Partie zu beenden, braucht es mehr als die Hälfte der anderen.
back-here = Ich bin da
back-said = Die anderen wissen, dass du da bist.
resign = Aufgeben …
resign-sure = Ein Bot spielt deinen Platz zu Ende. Du kannst zuschauen, aber nicht zurückkommen, und das Ergebnis ist deins.
resign-now = Endgültig aufgeben
