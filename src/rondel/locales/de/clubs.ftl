# The lobby: tables found and put away, friends, wishes.

## Die Lobby

lobby-any-kind = Jede Art
lobby-fitting = { $count ->
    [one] Ein Tisch passt.
   *[other] { $count } Tische passen.
}
lobby-free-seat = Mit freiem Platz
lobby-friends = Mit Freunden
lobby-kind = Art des Tisches
lobby-more = Mehr Tische
lobby-nothing-live = Wenn andere spielen, kannst du hier zuschauen.
lobby-search = Tisch oder Person suchen
lobby-state = Tische
lobby-state-open = Mitspielen
lobby-state-running = Zuschauen
tag-hot_seat = an einem Bildschirm
tag-lesson = Lektion
tag-replay = Nachspiel
tag-sandbox = Probepartie
tag-solo = allein
watch = Zuschauen
watch-table = Bei { $name } zuschauen

## Eigene Tische

own-archive = Archivieren
own-archived = „{ $name }“ liegt in deinem Archiv.
own-delete = Endgültig löschen
own-delete-ask = Löschen …
own-delete-question = „{ $name }“ löschen?
own-delete-text = Der Tisch, seine Partie und sein Chat sind dann für immer weg.
own-hidden = „{ $name }“ ist ausgeblendet.
own-hide = Aus meiner Liste ausblenden
own-sandboxes = Probepartien
own-menu = Möglichkeiten für { $name }
own-restore = Zurückholen
own-restore-table = { $name } zurückholen
put-away = Weggelegt
put-away-archived = Archiv ({ $count })
put-away-hidden = Ausgeblendet ({ $count })

## Tische, auf die du wartest

wish-add = Sag mir Bescheid, wenn ein solcher Tisch eröffnet wird
wish-added = Du erfährst es, wenn ein solcher Tisch eröffnet wird.
wish-any = Irgendein Tisch
wish-remove = Entfernen: { $what }
wish-words = „{ $text }“ im Namen
wishes-none = Wähle in der Lobby Filter und lass dir sagen, wenn ein solcher Tisch eröffnet wird.
wishes-text = Du erfährst es, wenn ein solcher Tisch eröffnet wird oder wieder einen Platz frei hat: einmal je Tisch und höchstens fünfmal am Tag.
wishes-title = Tische, auf die du wartest

## Freunde und Blockierte

block-by-name = Blockieren
block-name = Name eines Kontos
friends-agree = Annehmen
friends-agree-name = Anfrage von { $name } annehmen
friends-ask = Anfrage senden
friends-asked = Noch ohne Antwort
friends-asked-word = Deine Anfrage ist unterwegs.
friends-asking = Möchten mit dir befreundet sein
friends-asks-you = { $name } möchte mit dir befreundet sein.
friends-decline = Ablehnen
friends-decline-name = Anfrage von { $name } ablehnen
friends-here = gerade hier
friends-name = Name eines Kontos
friends-none = Du hast hier noch keine Freunde.
friends-presence = Freunde sehen, wenn ich hier bin
friends-presence-text = Sonst sieht es nie jemand.
friends-remove = Entfernen
friends-remove-name = Freundschaft mit { $name } beenden
friends-take-back = Zurücknehmen
friends-take-back-name = Anfrage an { $name } zurücknehmen
friends-text = Freunde finden die Tische der anderen leichter. Beide müssen einverstanden sein.
friends-title = Freunde
privacy-friends = Deine Freunde, die Leute, die du blockierst, die Tische, die du ausblendest, und die Tische, auf die du wartest, bleiben gespeichert, bis du sie entfernst. Nur Freunde sehen, dass du hier bist, und nur, wenn du es erlaubst.
privacy-friends-title = Freunde und Listen

## Refusals

error-friends_account = Freunde gibt es für Leute mit einem Konto.
error-friends_already = Ihr seid schon befreundet.
error-friends_blocked = Du blockierst diese Person. Hebe das zuerst auf.
error-many_asked = { $most } Leute haben dir noch nicht geantwortet. Warte ab, oder nimm einige Anfragen zurück.
error-many_friends = Du hast schon { $most } Freunde.
error-many_wishes = Du wartest schon auf { $most } Arten von Tischen. Entferne zuerst eine.
error-archive_not_over = Nur eine beendete Partie kommt ins Archiv.
error-others_played = Hier spielen andere oder haben gespielt: Diese Partie gehört nicht dir allein.
error-unknown_name = Es gibt kein Konto namens { $name }.
