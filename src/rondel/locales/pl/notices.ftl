# Powiadomienia: co trafia na stronę, do poczty, na urządzenia i do webhooków, i jak to wybrać.

## Co się stało

notice-your_turn = Twoja kolej przy stole „{ $table }”.
notice-clock_low = Twój czas przy stole „{ $table }” się kończy: { $minutes ->
        [one] została jedna minuta.
        [few] zostały { $minutes } minuty.
       *[many] zostało { $minutes } minut.
    }
notice-clock_low-hours = Twój czas przy stole „{ $table }” się kończy: { $hours ->
        [one] została jedna godzina.
        [few] zostały { $hours } godziny.
       *[many] zostało { $hours } godzin.
    }
notice-game_started = Gra przy stole „{ $table }” się rozpoczęła.
notice-game_ended = Gra przy stole „{ $table }” się skończyła.
notice-invited = { $by } zaprasza cię do stołu „{ $table }”.
notice-mentioned = { $by } wspomina o tobie przy stole „{ $table }”: { $text }
notice-whispered = { $by } pisze do ciebie prywatnie przy stole „{ $table }”.
notice-table_opened = { $name } otwiera „{ $table }”: stół, jakiego szukasz.
notice-tournament_round = Rozpoczęła się runda { $round } turnieju „{ $tournament }”.

notice-kind-your_turn = Twoja kolej
notice-kind-clock_low = Kończy się czas
notice-kind-game_started = Początek gry
notice-kind-game_ended = Koniec gry
notice-kind-invited = Zaproszenie
notice-kind-mentioned = Wzmianka na czacie
notice-kind-table_opened = Szukany stół
notice-kind-tournament_round = Runda turnieju

## O co chodzi, po nazwie mocarstwa: „Włochy: wybierz pole rondla”

notice-question = { $nation }: { $question }.
notice-question-draft = wybierz udział
notice-question-rondel = wybierz pole rondla
notice-question-swiss_bank = zatrzymaj na polu Inwestor albo przepuść
notice-question-factory = wybierz miejsce na fabrykę
notice-question-production = wybierz fabryki, które produkują
notice-question-import = rozmieść jednostki
notice-question-fleets = przesuń statki
notice-question-canal = zezwól na przejście albo odmów
notice-question-stance = wrogi czy sojuszniczy
notice-question-arrival = walcz albo zaproponuj pokój
notice-question-ask = wybierz, kogo zapytać najpierw
notice-question-challenge = odpowiedz na wyzwanie
notice-question-armies = przesuń czołgi
notice-question-flags = wybierz miejsce na flagę
notice-question-invest = wybierz inwestycję

## Poczta

notice-digest-subject = { $count ->
        [one] Jedna nowość z twoich stołów
        [few] { $count } nowości z twoich stołów
       *[many] { $count } nowości z twoich stołów
    }
notice-picture = Plansza stołu „{ $table }” w tej chwili
notice-open-table = Otwórz stół
notice-open-lobby = Otwórz Rondel
notice-why = Dostajesz tę wiadomość, bo tak ustawiono powiadomienia na twoim koncie.
notice-stop-kind = Nie wysyłaj więcej takich wiadomości
notice-stop-all = Nie wysyłaj żadnych wiadomości
notice-change = Zmień powiadomienia

## Dzwonek

notices = Powiadomienia
notices-new = { $count ->
        [0] Powiadomienia, nic nowego
        [one] Powiadomienia, jedno nowe
        [few] Powiadomienia, { $count } nowe
       *[many] Powiadomienia, { $count } nowych
    }
notices-none = Nic się jeszcze nie wydarzyło.
notices-settings = Ustaw powiadomienia

## Ustawienia

notices-about = Raz na turę i nigdy wtedy, gdy patrzysz na stół.
notices-first = Powiadomienia widzisz na stronie. Poniżej wybierz, czy chcesz je też dostawać e-mailem lub na tym urządzeniu.
notices-hint = Rondel może dać ci znać, że to twoja kolej, także po zamknięciu strony.
notices-hint-away = Nie, dziękuję
notices-kinds = O czym i jak powiadamiać
notices-page = Strona
notices-push = Urządzenia
notices-mail = E-mail
notices-mail-off = Ten serwer nie wysyła e-maili.
notices-mail-unconfirmed = Wiadomości e-mail wymagają potwierdzonego adresu.
notices-delay = Odczekaj przed powiadomieniem
notices-delay-about = Jeśli wcześniej przyjdziesz do stołu, powiadomienia nie będzie.
notices-delay-now = Od razu
notices-delay-minutes = { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
notices-delay-hours = { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
notices-quiet = Godziny ciszy
notices-quiet-about = O tym, co się stanie w tych godzinach, dowiesz się po nich. Lista na stronie działa zawsze.
notices-quiet-from = Od
notices-quiet-until = Do
notices-zone = Strefa czasowa
notices-digest = Jedna wiadomość dziennie
notices-digest-about = Wszystkie wiadomości z dnia w jednej. O kończącym się czasie zawsze powiadamiamy osobno.
notices-digest-hour = O
notices-tables = Stoły z innymi ustawieniami
notices-as-usual = Jak zwykle
notices-saved = Zapisano.
notices-here = Powiadomienia z tego stołu
notices-mute = Nie powiadamiaj o tym stole
notices-devices = Urządzenia
notices-devices-about = Te przeglądarki pokazują powiadomienia także po zamknięciu strony.
notices-device-add = Powiadamiaj na tym urządzeniu
notices-device-denied = Przeglądarka nie zezwala tej stronie na powiadomienia.
notices-device-none = Ta przeglądarka nie pokaże powiadomień zamkniętej strony.
notices-webhooks = Webhooki
notices-webhooks-about = Powiadomienia do Discorda, Slacka, ntfy, Matriksa albo własnego programu.
notices-webhook-kind = Usługa
notices-webhook-label = Nazwa
notices-webhook-address = Adres
notices-webhook-secret = Sekret lub token
notices-webhook-room = Pokój
notices-webhook-key = Klucz podpisu, widoczny tylko teraz: { $secret }
notices-webhook-add = Dodaj webhook
notices-test = Wypróbuj
notices-test-text = To jest próba z Rondla.
notices-test-taken = { $name }: przyjęto. Druga strona odpowiedziała: { $answer }
notices-test-refused = { $name }: nie przyjęto. Druga strona odpowiedziała: { $answer }
notices-test-failed = { $name }: nie wysłano. { $answer }
notices-test-mail = Wyślij mi próbny e-mail
notices-remove = Usuń

## Link w wiadomości

unsubscribe-title = Koniec wiadomości
unsubscribe-ask-kind = Zrezygnować z wiadomości „{ $kind }”?
unsubscribe-ask-all = Zrezygnować ze wszystkich wiadomości o twoich grach?
unsubscribe-do = Zrezygnuj z tych wiadomości
unsubscribe-done-kind = Gotowe. { $name }, nie dostaniesz więcej wiadomości „{ $kind }”.
unsubscribe-done-all = Gotowe. { $name }, nie dostaniesz więcej wiadomości o swoich grach.
unsubscribe-other = Wszystko inne zostaje bez zmian; resztę znajdziesz w ustawieniach.

error-unsubscribe = Ten link nie pochodzi z tego serwera albo został zmieniony.
error-time_zone = Nie ma takiej strefy czasowej.
error-quiet_hours = Godziny ciszy muszą mieć początek i koniec.

## Prywatność

privacy-notices-title = Powiadomienia
privacy-notices = To, co dzieje się przy twoich stołach, jest przechowywane dla ciebie jako lista. Wiadomości e-mail, powiadomienia na urządzenia i webhooki opuszczają ten serwer tylko wtedy, gdy wybierzesz je w ustawieniach: wiadomość trafia do twojego dostawcy poczty, powiadomienie w postaci zaszyfrowanej do twórcy przeglądarki, a webhook pod podany przez ciebie adres.
privacy-keeps-notices =
    { $days ->
        [0] Powiadomienia nie są usuwane.
        [one] Powiadomienia są usuwane po jednym dniu.
        [few] Powiadomienia są usuwane po { $days } dniach.
       *[many] Powiadomienia są usuwane po { $days } dniach.
    }
