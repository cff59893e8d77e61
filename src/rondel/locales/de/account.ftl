# Das Konto: seine Seite in den Einstellungen, die Mails darüber.

## Abschnitte der Einstellungen

settings-sections = Abschnitte
settings-security = Passwort und Anmeldung
settings-display = Anzeige und Töne
session-end-named = Abmelden: { $session }
blocks-none = Du blockierst niemanden.

## Name und E-Mail-Adresse

name-text = Du kannst deinen Namen bis zu viermal im Monat ändern. Laufende Tische zeigen den neuen, beendete Partien behalten den alten. 30 Tage lang kann niemand sonst deinen alten Namen annehmen.
email-title = E-Mail-Adresse
email-text = Für ein vergessenes Passwort und, wenn du willst, für Benachrichtigungen. Andere sehen sie nie.
email-now = Deine Adresse: { $email }
email-waiting = Ein Link ist an { $email } unterwegs. Öffne ihn innerhalb von zwei Tagen, um die Adresse zu bestätigen.
email-no-mail = Dieser Server verschickt keine E-Mails und braucht daher keine Adresse.
email-new = Neue Adresse
email-add = Adresse eintragen
email-change = Adresse ändern
email-remove = Adresse entfernen
email-sent = Der Link ist unterwegs.
email-removed = Die Adresse ist entfernt.
confirm-title = Adresse bestätigen
confirm-text = Noch ein Klick, und E-Mails dieses Servers gehen an diese Adresse.
confirm-do = Bestätigen
confirm-done = { $email } ist bestätigt.

## Vergessenes Passwort

forgot = Passwort vergessen?
reset-title = Passwort vergessen
reset-text = Hat das Konto eine bestätigte Adresse, so geht ein Link dorthin, mit dem du ein neues Passwort wählst.
reset-who = Name oder E-Mail-Adresse
reset-send = Link schicken
reset-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist ein Link dorthin unterwegs. Er gilt einmal und zwei Stunden lang.
reset-no-mail = Dieser Server verschickt keine E-Mails. Bitte den Betreiber um einen Link, mit dem du ein neues Passwort wählst.
reset-choose-title = Neues Passwort
reset-choose-text = Damit wirst du überall abgemeldet, deine Schlüssel und Passkeys werden gelöscht, und du bist hier angemeldet.
reset-choose = Passwort setzen
reset-done = Das Passwort ist geändert, und du bist angemeldet.
admin-do-link = Einmal-Link
admin-did-link = Einmal-Link für:
admin-once-link = Link für ein neues Passwort, nur jetzt zu sehen (drei Tage, einmal gültig):

## Passkeys

passkeys-title = Passkeys
passkeys-text = Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an statt mit dem Passwort.
passkeys-not-here = Passkeys brauchen einen Browser, der sie kennt, und eine Seite, die unter einem Namen über HTTPS erreichbar ist.
passkey-label = Wie heißt das Gerät?
passkey-default = Mein Gerät
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt.
passkey-drop = Entfernen
passkey-drop-named = Den Passkey { $label } entfernen
passkey-used = zuletzt benutzt { $time }
passkey-unused = noch nicht benutzt
passkey-login = Mit einem Passkey anmelden
passkey-failed = Das Gerät hat es nicht bestätigt. Bitte versuche es noch einmal.

## E-Mails

mail-foot = Diese E-Mail kommt von { $site }. Antworten darauf liest niemand.
mail-confirm-subject = Bestätige deine Adresse
mail-confirm-text =
    Hallo { $name }, bitte bestätige, dass dies deine E-Mail-Adresse ist:

    Der Link gilt einmal und zwei Tage lang. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Ohne den Link wird die Adresse nicht benutzt.
mail-confirm-button = Adresse bestätigen
mail-moved-subject = Deine Adresse wurde geändert
mail-moved-text =
    Hallo { $name }, ab jetzt gehen E-Mails zu deinem Konto an { $email } und nicht mehr an diese Adresse.

    Wenn du das nicht warst, wähle bitte ein neues Passwort und schreib dem Betreiber des Servers.
mail-moved-button = Zu den Einstellungen
mail-removed-subject = Deine Adresse wurde entfernt
mail-removed-text =
    Hallo { $name }, diese Adresse gehört nicht mehr zu deinem Konto. Du bekommst keine weiteren E-Mails von uns.

    Wenn du das nicht warst, wähle bitte ein neues Passwort und schreib dem Betreiber des Servers.
mail-removed-button = Zu den Einstellungen
mail-reset-subject = Ein neues Passwort
mail-reset-text =
    Hallo { $name }, mit diesem Link wählst du ein neues Passwort:

    Er gilt einmal und zwei Stunden lang. Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-reset-button = Neues Passwort wählen
mail-password-subject = Dein Passwort wurde geändert
mail-password-text =
    Hallo { $name }, das Passwort deines Kontos wurde soeben geändert. Alles andere, was angemeldet war, ist abgemeldet.

    Wenn du das nicht warst, lass dir sofort ein neues Passwort geben:
mail-password-button = Neues Passwort wählen

## Ablehnungen

error-email = Das ist keine E-Mail-Adresse.
error-email_taken = Diese Adresse gehört schon zu einem anderen Konto.
error-no_email = Du hast keine bestätigte E-Mail-Adresse.
error-no_mail = Dieser Server verschickt keine E-Mails. Bitte wende dich an den Betreiber.
error-link_over = Dieser Link wurde schon benutzt oder ist zu alt. Bitte lass dir einen neuen schicken.
error-many_names = Du hast deinen Namen zuletzt mehrmals geändert. Das geht wieder in { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }.
error-no_passkeys = Passkeys brauchen eine Seite, die unter einem Namen erreichbar ist.
error-passkey = Dieser Passkey ist hier nicht bekannt, oder es ist zu viel Zeit vergangen. Bitte versuche es noch einmal.
error-passkeys = Du hast zu viele Passkeys; entferne erst einen.
