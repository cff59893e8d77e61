# Konto: jego strona w ustawieniach i dotyczące go wiadomości.

## Działy ustawień

settings-sections = Działy
settings-security = Hasło i logowanie
settings-display = Wygląd i dźwięki
session-end-named = Wyloguj: { $session }
blocks-none = Nikogo nie blokujesz.

## Nazwa i adres e-mail

name-text = Nazwę możesz zmienić do czterech razy w miesiącu. Trwające stoły pokazują nową, zakończone partie zachowują starą. Przez 30 dni nikt inny nie może przyjąć twojej starej nazwy.
email-title = Adres e-mail
email-text = Na wypadek zapomnianego hasła i, jeśli chcesz, do powiadomień. Inni gracze nigdy go nie widzą.
email-now = Twój adres: { $email }
email-waiting = Na adres { $email } wysłano link. Otwórz go w ciągu dwóch dni, aby potwierdzić adres.
email-no-mail = Ten serwer nie wysyła e-maili, więc nie potrzebuje adresu.
email-new = Nowy adres
email-add = Dodaj adres
email-change = Zmień adres
email-remove = Usuń adres
email-sent = Link jest w drodze.
email-removed = Adres został usunięty.
confirm-title = Potwierdź adres
confirm-text = Jeszcze jedno kliknięcie i wiadomości z tego serwera będą przychodzić na ten adres.
confirm-do = Potwierdź
confirm-done = Adres { $email } jest potwierdzony.

## Zapomniane hasło

forgot = Nie pamiętasz hasła?
reset-title = Zapomniane hasło
reset-text = Jeśli konto ma potwierdzony adres, wyślemy tam link do wyboru nowego hasła.
reset-who = Nazwa lub adres e-mail
reset-send = Wyślij link
reset-sent = Jeśli istnieje takie konto z potwierdzonym adresem, link jest już w drodze. Działa raz, przez dwie godziny.
reset-no-mail = Ten serwer nie wysyła e-maili. Poproś osobę, która go prowadzi, o link do wyboru nowego hasła.
reset-choose-title = Nowe hasło
reset-choose-text = Wyloguje cię to wszędzie, usunie twoje klucze i klucze dostępu oraz zaloguje cię tutaj.
reset-choose = Ustaw hasło
reset-done = Hasło zostało zmienione i nastąpiło zalogowanie.
admin-do-link = Link jednorazowy
admin-did-link = link jednorazowy dla:
admin-once-link = Link do wyboru nowego hasła, widoczny tylko teraz (trzy dni, działa raz):

## Klucze dostępu

passkeys-title = Klucze dostępu
passkeys-text = Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia zamiast hasłem.
passkeys-not-here = Klucze dostępu wymagają przeglądarki, która je zna, i strony dostępnej pod nazwą przez HTTPS.
passkey-label = Jak nazywa się urządzenie?
passkey-default = Moje urządzenie
passkey-add = Dodaj klucz dostępu
passkey-added = Klucz dostępu został dodany.
passkey-drop = Usuń
passkey-drop-named = Usuń klucz dostępu { $label }
passkey-used = ostatnio użyty { $time }
passkey-unused = jeszcze nieużywany
passkey-login = Zaloguj się kluczem dostępu
passkey-failed = Urządzenie tego nie potwierdziło. Spróbuj jeszcze raz.

## Wiadomości e-mail

mail-foot = Ta wiadomość pochodzi z { $site }. Nikt nie czyta odpowiedzi na nią.
mail-confirm-subject = Potwierdź swój adres
mail-confirm-text =
    Cześć { $name }, potwierdź, że to twój adres e-mail:

    Link działa raz, przez dwa dni. Jeśli to nie ty o niego prosisz, nie musisz nic robić: bez niego adres nie będzie używany.
mail-confirm-button = Potwierdź adres
mail-moved-subject = Twój adres został zmieniony
mail-moved-text =
    Cześć { $name }, od teraz wiadomości o twoim koncie przychodzą na { $email }, a nie na ten adres.

    Jeśli to nie ty, wybierz nowe hasło i napisz do osoby, która prowadzi serwer.
mail-moved-button = Do ustawień
mail-removed-subject = Twój adres został usunięty
mail-removed-text =
    Cześć { $name }, ten adres nie należy już do twojego konta. Nie dostaniesz od nas więcej wiadomości.

    Jeśli to nie ty, wybierz nowe hasło i napisz do osoby, która prowadzi serwer.
mail-removed-button = Do ustawień
mail-reset-subject = Nowe hasło
mail-reset-text =
    Cześć { $name }, tym linkiem wybierzesz nowe hasło:

    Działa raz, przez dwie godziny. Jeśli to nie ty o niego prosisz, nie musisz nic robić: hasło pozostaje bez zmian.
mail-reset-button = Wybierz nowe hasło
mail-password-subject = Twoje hasło zostało zmienione
mail-password-text =
    Cześć { $name }, hasło do twojego konta zostało właśnie zmienione. Wszystkie inne sesje zostały zakończone.

    Jeśli to nie ty, natychmiast poproś o nowe hasło:
mail-password-button = Wybierz nowe hasło

## Odmowy

error-email = To nie jest adres e-mail.
error-email_taken = Inne konto ma już ten adres.
error-no_email = Nie masz potwierdzonego adresu e-mail.
error-no_mail = Ten serwer nie wysyła e-maili. Zwróć się do osoby, która go prowadzi.
error-link_over = Ten link został już użyty albo jest za stary. Poproś o nowy.
error-many_names = Nazwa była ostatnio kilka razy zmieniana. Znów będzie to możliwe za { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }.
error-no_passkeys = Klucze dostępu wymagają strony dostępnej pod nazwą.
error-passkey = Ten klucz dostępu nie jest tu znany albo minęło zbyt wiele czasu. Spróbuj jeszcze raz.
error-passkeys = Masz za dużo kluczy dostępu; najpierw usuń jeden.
