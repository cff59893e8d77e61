# Benachrichtigungen: was auf der Seite, per E-Mail, auf Geräten und über Webhooks gemeldet wird, und wie man das wählt.

## Was geschehen ist

notice-your_turn = Du bist am Tisch „{ $table }“ am Zug.
notice-clock_low = Deine Bedenkzeit am Tisch „{ $table }“ wird knapp: { $minutes ->
        [one] Es bleibt eine Minute.
       *[other] Es bleiben { $minutes } Minuten.
    }
notice-clock_low-hours = Deine Bedenkzeit am Tisch „{ $table }“ wird knapp: { $hours ->
        [one] Es bleibt eine Stunde.
       *[other] Es bleiben { $hours } Stunden.
    }
notice-game_started = Das Spiel am Tisch „{ $table }“ hat begonnen.
notice-game_ended = Das Spiel am Tisch „{ $table }“ ist zu Ende.
notice-invited = { $by } lädt dich an den Tisch „{ $table }“ ein.
notice-mentioned = { $by } hat dich am Tisch „{ $table }“ erwähnt: { $text }
notice-whispered = { $by } hat dir am Tisch „{ $table }“ privat geschrieben.
notice-table_opened = { $name } hat den Tisch „{ $table }“ eröffnet, wie du ihn dir wünschst.
notice-tournament_round = Runde { $round } von „{ $tournament }“ hat begonnen.

notice-kind-your_turn = Du bist am Zug
notice-kind-clock_low = Bedenkzeit wird knapp
notice-kind-game_started = Spiel begonnen
notice-kind-game_ended = Spiel zu Ende
notice-kind-invited = Einladung
notice-kind-mentioned = Im Chat erwähnt
notice-kind-table_opened = Gewünschter Tisch
notice-kind-tournament_round = Turnierrunde

## Was gefragt ist, nach dem Namen des Staats: „Italien: Rondellfeld wählen“

notice-question = { $nation }: { $question }.
notice-question-draft = Kredit wählen
notice-question-rondel = Rondellfeld wählen
notice-question-swiss_bank = auf Investor anhalten oder ziehen lassen
notice-question-factory = Ort für die Fabrik wählen
notice-question-production = Fabriken wählen, die produzieren
notice-question-import = Einheiten einsetzen
notice-question-fleets = Flotten ziehen
notice-question-canal = Durchfahrt erlauben oder verweigern
notice-question-stance = feindlich oder befreundet
notice-question-arrival = kämpfen oder Frieden anbieten
notice-question-ask = wählen, wer zuerst gefragt wird
notice-question-challenge = auf die Herausforderung antworten
notice-question-armies = Armeen ziehen
notice-question-flags = Ort für die Flagge wählen
notice-question-invest = Investition wählen

## E-Mails

notice-digest-subject = { $count ->
        [one] Eine Neuigkeit von deinen Tischen
       *[other] { $count } Neuigkeiten von deinen Tischen
    }
notice-picture = Der Spielplan von „{ $table }“, wie er jetzt aussieht
notice-open-table = Tisch öffnen
notice-open-lobby = Rondel öffnen
notice-why = Du bekommst diese E-Mail, weil du es in deinen Einstellungen so gewählt hast.
notice-stop-kind = Keine E-Mails dieser Art mehr
notice-stop-all = Gar keine E-Mails mehr
notice-change = Benachrichtigungen ändern

## Die Glocke

notices = Benachrichtigungen
notices-new = { $count ->
        [0] Benachrichtigungen, keine neuen
        [one] Benachrichtigungen, eine neue
       *[other] Benachrichtigungen, { $count } neue
    }
notices-none = Noch ist nichts geschehen.
notices-settings = Benachrichtigungen einstellen

## Einstellungen

notices-about = Einmal je Zug, und nie, während du auf den Tisch schaust.
notices-first = Du wirst auf der Seite benachrichtigt. Wähle unten, ob du auch E-Mails oder Meldungen auf diesem Gerät möchtest.
notices-hint = Rondel kann dir melden, dass du am Zug bist, auch wenn die Seite geschlossen ist.
notices-hint-away = Nein, danke
notices-kinds = Was du erfährst, und wie
notices-page = Seite
notices-push = Geräte
notices-mail = E-Mail
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-mail-unconfirmed = Für E-Mails braucht es eine bestätigte Adresse.
notices-delay = Vor dem Melden warten
notices-delay-about = Kommst du vorher an den Tisch, entfällt die Meldung.
notices-delay-now = Sofort
notices-delay-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
notices-delay-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
notices-quiet = Ruhezeit
notices-quiet-about = Was in dieser Zeit geschieht, wird danach gemeldet. Die Liste auf der Seite ist davon nicht betroffen.
notices-quiet-from = Von
notices-quiet-until = Bis
notices-zone = Zeitzone
notices-digest = Eine E-Mail am Tag
notices-digest-about = Alle E-Mails eines Tages in einer. Knappe Bedenkzeit wird immer einzeln gemeldet.
notices-digest-hour = Um
notices-tables = Tische mit anderer Wahl
notices-as-usual = Wie sonst
notices-saved = Gespeichert.
notices-here = Benachrichtigungen von diesem Tisch
notices-mute = Von diesem Tisch nichts melden
notices-devices = Geräte
notices-devices-about = Diese Browser melden auch dann etwas, wenn die Seite geschlossen ist.
notices-device-add = Auf diesem Gerät melden
notices-device-denied = Der Browser erlaubt dieser Seite keine Meldungen.
notices-device-none = Dieser Browser kann von geschlossenen Seiten nichts melden.
notices-webhooks = Webhooks
notices-webhooks-about = Meldungen an Discord, Slack, ntfy, Matrix oder ein eigenes Programm.
notices-webhook-kind = Dienst
notices-webhook-label = Name
notices-webhook-address = Adresse
notices-webhook-secret = Geheimnis oder Token
notices-webhook-room = Raum
notices-webhook-key = Der Schlüssel der Signatur, nur jetzt zu sehen: { $secret }
notices-webhook-add = Webhook hinzufügen
notices-test = Testen
notices-test-text = Das ist ein Test von Rondel.
notices-test-taken = { $name }: angenommen. Die Gegenseite hat geantwortet: { $answer }
notices-test-refused = { $name }: nicht angenommen. Die Gegenseite hat geantwortet: { $answer }
notices-test-failed = { $name }: nicht gesendet. { $answer }
notices-test-mail = Test-E-Mail an mich senden
notices-remove = Entfernen

## Ein Link in einer E-Mail

unsubscribe-title = Keine E-Mails mehr
unsubscribe-ask-kind = E-Mails der Art „{ $kind }“ abbestellen?
unsubscribe-ask-all = Alle E-Mails zu deinen Spielen abbestellen?
unsubscribe-do = Diese E-Mails abbestellen
unsubscribe-done-kind = Erledigt. { $name }, du bekommst keine E-Mails der Art „{ $kind }“ mehr.
unsubscribe-done-all = Erledigt. { $name }, du bekommst keine E-Mails zu deinen Spielen mehr.
unsubscribe-other = Alles andere bleibt, wie es war; mehr dazu in deinen Einstellungen.

error-unsubscribe = Dieser Link stammt nicht von diesem Server oder wurde verändert.
error-time_zone = Diese Zeitzone gibt es nicht.
error-quiet_hours = Eine Ruhezeit braucht Anfang und Ende.

## Datenschutz

privacy-notices-title = Benachrichtigungen
privacy-notices = Was an deinen Tischen geschehen ist, wird als Liste für dich gespeichert. E-Mails, Meldungen an deine Geräte und Webhooks verlassen diesen Server nur, wenn du sie in deinen Einstellungen wählst: eine E-Mail geht an deinen E-Mail-Anbieter, eine Meldung verschlüsselt an den Hersteller deines Browsers, ein Webhook an die Adresse, die du einträgst.
privacy-keeps-notices =
    { $days ->
        [0] Benachrichtigungen werden nicht gelöscht.
        [one] Benachrichtigungen werden nach einem Tag gelöscht.
       *[other] Benachrichtigungen werden nach { $days } Tagen gelöscht.
    }
