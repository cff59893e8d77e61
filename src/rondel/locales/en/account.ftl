# The account: its page in the settings, the mails about it.

## Sections of the settings

settings-sections = Sections
settings-security = Password and sign-in
settings-display = Display and sounds
session-end-named = Sign out: { $session }
blocks-none = You block nobody.

## Name and email address

name-text = You can change your name up to four times a month. Tables under way show the new one; finished games keep the old one. For 30 days nobody else can take your old name.
email-title = Email address
email-text = To reset a forgotten password, and for notifications if you want them. Other players never see it.
email-now = Your address: { $email }
email-waiting = A link was sent to { $email }. Open it within two days to confirm the address.
email-no-mail = This server does not send mail, so it does not need an address.
email-new = New address
email-add = Add the address
email-change = Change the address
email-remove = Remove the address
email-sent = The link is on its way.
email-removed = The address is removed.
confirm-title = Confirm the address
confirm-text = One more click, and mail from this server goes to this address.
confirm-do = Confirm
confirm-done = { $email } is confirmed.

## Forgotten password

forgot = Forgot your password?
reset-title = Forgotten password
reset-text = If the account has a confirmed address, a link to choose a new password will be sent there.
reset-who = Name or email address
reset-send = Send the link
reset-sent = If there is such an account with a confirmed address, a link is on its way to it. The link works once, for two hours.
reset-no-mail = This server does not send mail. Ask the operator for a link to choose a new password.
reset-choose-title = New password
reset-choose-text = This signs you out everywhere, deletes your API keys and passkeys, and signs you in here.
reset-choose = Set the password
reset-done = The password is changed, and you are signed in.
admin-do-link = One-time link
admin-did-link = one-time link for:
admin-once-link = Link to choose a new password, shown only now (three days, works once):

## Passkeys

passkeys-title = Passkeys
passkeys-text = Sign in with your fingerprint, your face or the PIN of your device instead of the password.
passkeys-not-here = Passkeys need a browser that supports them and a site with a domain name and HTTPS.
passkey-label = What is the device called?
passkey-default = My device
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-drop = Remove
passkey-drop-named = Remove the passkey { $label }
passkey-used = last used { $time }
passkey-unused = not used yet
passkey-login = Sign in with a passkey
passkey-failed = The device did not confirm it. Please try again.

## Mails

mail-foot = This mail comes from { $site }. Replies are not read.
mail-confirm-subject = Confirm your address
mail-confirm-text =
    Hello { $name }, please confirm that this is your email address:

    The link works once, for two days. If you did not request it, ignore this mail: without the link the address is not used.
mail-confirm-button = Confirm the address
mail-moved-subject = Your address was changed
mail-moved-text =
    Hello { $name }, from now on mail about your account goes to { $email } and no longer to this address.

    If that was not you, please choose a new password and contact the operator of the server.
mail-moved-button = To the settings
mail-removed-subject = Your address was removed
mail-removed-text =
    Hello { $name }, this address no longer belongs to your account. You will get no more mail from us.

    If that was not you, please choose a new password and contact the operator of the server.
mail-removed-button = To the settings
mail-reset-subject = A new password
mail-reset-text =
    Hello { $name }, with this link you choose a new password:

    It works once, for two hours. If you did not request it, ignore this mail: your password stays as it is.
mail-reset-button = Choose a new password
mail-password-subject = Your password was changed
mail-password-text =
    Hello { $name }, the password of your account was changed just now. Everything else that was signed in is signed out.

    If that was not you, ask for a new password at once:
mail-password-button = Choose a new password

## Refusals

error-email = This is not an email address.
error-email_taken = Another account already has this address.
error-no_email = You have no confirmed email address.
error-no_mail = This server does not send mail. Please ask the operator.
error-link_over = This link has already been used or is too old. Please ask for a new one.
error-many_names = You have changed your name several times lately. You can do it again in { $days ->
        [one] one day
       *[other] { $days } days
    }.
error-no_passkeys = Passkeys need a site with a domain name.
error-passkey = This passkey is not known here, or too much time has passed. Please try again.
error-passkeys = You have too many passkeys; remove one first.
