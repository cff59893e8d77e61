# Interfejs w przeglądarce: wszystko, co nie jest nazwą na planszy ani zdaniem o rozgrywce.

## Wszędzie
loading = Wczytywanie…
still-loading = Gra wciąż się wczytuje…
to-lobby = Do lobby
skip-to-main = Przejdź do treści
nav-label = Strony
nav-lobby = Graj
nav-learn = Nauka gry
nav-rules = Zasady
nav-about = O programie
nav-settings = Profil
sign-in = Zaloguj się
signed-in-as = Zalogowano jako { $name }: profil i ustawienia
games-wait = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[many] { $count } gier czeka na ciebie
}
theme-now = { $theme ->
    [light] Jasny motyw; przełącz na ciemny
    [dark] Ciemny motyw; przełącz na systemowy
   *[other] Motyw systemowy; przełącz na jasny
}
settings-language = Język
unofficial-short = Nieoficjalny, wolny program. Bez związku z autorem i wydawcami.
rule-number = Zasada { $rule }
rule-unknown = Zasady { $rule } nie ma na liście.
rule-open-all = Wszystkie zasady
missing-title = Nie ma takiej strony
missing-text = Być może adres jest błędny albo strona została przeniesiona.
table-missing = Nie ma takiego stołu
table-missing-text = Być może gospodarz go zamknął albo jest prywatny i wymaga linku z zaproszeniem.
offline-title = Serwer nie odpowiada
offline-text = Sprawdź, czy działa, i spróbuj ponownie. Nic nie przepadło.
learn-lobby = Pierwszy raz tutaj? Poznaj grę w dziesięć minut
learn-lobby-about = Krótka lekcja z prawdziwymi ruchami, a potem pierwsza gra z podpowiedziami.
new-version = Jest nowa wersja.
new-version-reload = Załaduj ponownie
new-version-later = Później
try-again = Spróbuj ponownie
server-sorry = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
guest-name = Gość { $number }
back = Wstecz
save = Zapisz
saved = Zapisano.
copy = Kopiuj
play = Graj
you = ty
host = gospodarz
investor = Inwestor
investors = Inwestorzy
cash = Gotówka
total = Suma
round = Runda
chosen = wybrane
your-turn = Twoja kolej
time-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
time-hours = { $count } godz.
time-minutes = { $count } min
time-seconds = { $count } s

## Poczekalnia
your-turn-in = { $count ->
    [one] Twoja kolej w jednej grze
    [2] Twoja kolej w dwóch grach
    [3] Twoja kolej w trzech grach
    [few] Twoja kolej w { $count } grach
   *[many] Twoja kolej w { $count } grach
}
lobby-welcome = Sześć mocarstw, a w każdym masz swój udział
lobby-welcome-text = Jesteś inwestorem. Kupuj udziały, rządź mocarstwami, w które zainwestujesz najwięcej, i pozwól płacić innym. Każdy wybór pokazuje swoje skutki, zanim go dokonasz.
lobby-two-minutes = Gra w dwie minuty
lobby-no-turn = Żadna gra na ciebie nie czeka. Jeszcze jedna?
quick-name = { $edition } z botami
quick-players = Przeciwnicy
quick-players-count = { $count ->
    [one] jeden bot
    [few] { $count } boty
   *[many] { $count } botów
}
quick-bot = Poziom
play-edition = Graj w { $edition }
play-table = Graj przy stole { $name }
edition-about-imperial = Europa przed pierwszą wojną światową: sześć mocarstw, ich wojska, okręty i długi.
edition-about-imperial_2030 = Cały świat w dwudziestym pierwszym wieku: większe odległości, kanały, więcej otwartego morza.
edition-short-imperial = Europa przed rokiem 1914, sześć mocarstw
edition-short-imperial_2030 = Świat, kanały, sześć mocarstw
start-game = Rozpocznij grę
new-table = Nowy stół
play-bots-now = Zagraj teraz z botami
hot-seat = Wspólnie przy tym ekranie
join-by-link = Dołącz przez link lub kod
join-label = Wklej zaproszenie
join-unreadable = To nie jest ani link do stołu, ani jego kod.
join-go = Przejdź do stołu
open-record = Otwórz zapis gry
record-name = Zapis gry
open-tables = Otwarte stoły
filter = Filtr
filter-all = Wszystkie
filter-edition = Gra
pace = Tempo
filter-players = Liczba inwestorów
filter-any-pace = Dowolne tempo
filter-any-players = Dowolna liczba
filter-clear = Pokaż wszystkie stoły
investors-count = { $count ->
    [one] { $count } inwestor
    [few] { $count } inwestorów
   *[many] { $count } inwestorów
}
join = Dołącz
join-table = Dołącz do stołu { $name }
no-table-open = W tej chwili żaden stół nie jest otwarty.
no-table-fits = Żaden otwarty stół nie pasuje do filtra.
no-table-open-text = Otwórz stół; boty zajmą wolne miejsca, dopóki ktoś nie przyjdzie.
waiting-for-others = Czekamy na innych
your-open-tables = Twoje otwarte stoły
live-now = Trwają teraz
live-line = { $edition } · runda { $round }
finished-games = Zakończone
seats-taken = { $taken } z { $all }
seat-open = Wolne miejsce
seat-open-anybody = Wolne miejsce: każdy może dołączyć
seat-bot = Bot { $name }
seat-you = Ty
seat-hot = Ktoś przy tym ekranie
seat-number = Miejsce { $number }
seat-name = Nazwa gracza na miejscu { $number }
hosted-by = Gospodarz: { $name }
pace-live = Na żywo
pace-fast = Szybkie
pace-slow = Wolne
pace-none = Bez zegara
pace-live-clock = na żywo { $minutes }+{ $seconds }
pace-with-time = { $pace } · { $time }

## Krótkie słowa na zasady inne niż zwykle
variant-setup-draft = wybór udziałów
variant-investor_card-false = bez kafelka inwestora
variant-cash-hidden = ukryta gotówka
variant-gifts-own = darowizny dla własnych mocarstw
variant-gifts-off = bez darowizn
variant-bonus-increase = premia tylko za wzrost podatku
variant-max_rounds = limit rund: { $value }
variant-late_fleet_battles-true = późne bitwy statków
variant-late_fleet_battles-false = bez późnych bitew statków
variant-status_change-false = stałe nastawienie
variant-swiss_bank_income-1 = dochód Banku Szwajcarskiego
variant-swiss_bank_without_card-additional = Bank Szwajcarski inwestuje dwa razy
variant-force_without_card-false = bez zatrzymywania
variant-gift_to_force-false = bez uzupełniania skarbca

## Nowy stół
table-name = Nazwa
table-of = Stół gracza { $name }
table-unnamed = Nowy stół
pace-text = { $bank } dla każdego, do tego { $increment } za każdą decyzję. Potem gra bot, dopóki nie wrócisz.
pace-none-text = Bez limitu czasu; nic nie dzieje się samo.
rules-of-table = Zasady tego stołu
switch-setup = Wybór udziałów
about-setup = Wszyscy po kolei kupują pierwsze udziały, zamiast je dostać.
switch-investor_card = Kafelek inwestora
about-investor_card = Kafelek decyduje, kto inwestuje; bez niego po każdej turze mogą inwestować wszyscy.
switch-cash = Ukryta gotówka
about-cash = Gotówka i wynik pozostałych są tajne.
switch-gifts = Darowizny do skarbców
about-gifts = W każdej chwili można przekazać gotówkę do skarbca.
choice-gifts-any = Dowolne mocarstwo
choice-gifts-own = Własne mocarstwa
choice-gifts-off = Brak
choice-swiss_bank_without_card-free_choice = Dowolne mocarstwo
choice-swiss_bank_without_card-additional = Jeden udział więcej
switch-max_rounds = Koniec po określonej liczbie rund
about-max_rounds = Na wieczór o ustalonej długości; liczy się wtedy osiągnięty wynik.
max-rounds-number = Rundy
switch-bonus = Premia tylko za wzrost podatku
about-bonus = Rząd dostaje premię tylko wtedy, gdy podatek wzrósł, a nie według tabeli.
switch-swiss_bank_income = Dochód Banku Szwajcarskiego
about-swiss_bank_income = Bank Szwajcarski, który nie inwestuje, dostaje w zamian 1 milion.
switch-late_fleet_battles = Późne bitwy statków
about-late_fleet_battles = Statki na morzu mogą walczyć jeszcze podczas ruchu czołgów.
switch-status_change = Zmiana nastawienia
about-status_change = Stojące czołgi mogą stać się wrogie lub sojusznicze.
switch-gift_to_force = Uzupełnianie skarbca
about-gift_to_force = Bank Szwajcarski może uzupełnić skarbiec, aby zatrzymać mocarstwo.
switch-force_without_card = Zatrzymywanie bez kafelka
about-force_without_card = Bank Szwajcarski może zatrzymywać mocarstwa na polu Inwestor.
switch-swiss_bank_without_card = Bank Szwajcarski bez kafelka
about-swiss_bank_without_card = Co Bank Szwajcarski może kupić po turze.
idle-needs-no-card = Działa tylko bez kafelka inwestora.
idle-needs-gifts = Wymaga darowizn do skarbców.
more-options = { $count ->
    [one] Jeszcze jedna opcja
    [few] Więcej opcji ({ $count })
   *[many] Więcej opcji ({ $count })
}
auto-forced = Wykonuj wymuszone decyzje
auto-forced-text = Gdy jest tylko jedna możliwość, zostaje od razu wykonana.
seats = Miejsca
hot-seat-name = Gracz { $number }
summary = Podsumowanie
so-it-appears = Tak wygląda w lobby
who-may-see = Kto może go zobaczyć
everybody = Wszyscy
everybody-text = Stół jest widoczny w lobby; każdy może dołączyć.
link-only = Tylko z linkiem
link-only-text = Znajdzie go tylko ten, kto ma link z zaproszeniem.
open-the-table = Otwórz stół
start-now = Rozpocznij grę
step-of = { $step } z { $all }
next-step-2 = Dalej: zasady
next-step-3 = Dalej: miejsca

## Przed grą
waiting-room = Poczekalnia
waiting-for-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
all-seats-taken = Wszystkie miejsca są zajęte.
take-seat = Usiądź tutaj
take-seat-number = Zajmij miejsce { $number }
your-name = Twoja nazwa gracza
your-name-placeholder = Jak widzą cię inni
guest-text = Grasz jako gość; niczego więcej nie trzeba.
bot-kind = bot { $name }
host-starts = Gdy wszyscy będą, grę rozpocznie { $name }.
start-with-bots = { $count ->
    [one] Zacznij, bot zajmie wolne miejsce
    [few] Zacznij, boty zajmą { $count } wolne miejsca
   *[many] Zacznij, boty zajmą { $count } wolnych miejsc
}
invite-title = Link z zaproszeniem
invite-text = Kto go otworzy, może zająć wolne miejsce, także jako gość.
link-copied = Link skopiowany.
leave-table = Odejdź od stołu
close-table = Zamknij stół

## Logowanie, profil, ustawienia
register = Załóż konto
login-text = Twoje gry i ustawienia na każdym urządzeniu.
register-text = Nazwa i hasło; adres e-mail nie jest potrzebny.
register-keeps = Zachowujesz gry rozegrane jako gość.
login-both = Potrzebne są nazwa i hasło.
login-not-needed = Możesz grać także bez konta.
password = Hasło
password-text = Co najmniej osiem znaków.
sign-out = Wyloguj się
settings-title = Profil i ustawienia
settings-who = Nazwa i konto
guest-keep = Jesteś gościem. Twoje gry zostają w tej przeglądarce; konto zachowa je na stałe.
nobody-yet = Jeszcze tu nie grasz. Gościem zostaniesz przy pierwszej grze; możesz też się zalogować.
settings-look = Wygląd
settings-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
language-auto = Język przeglądarki
settings-motion = Animacje
motion-system = Systemowe
motion-full = Pełne
motion-none = Brak
settings-play = Przy stole
settings-sound = Dźwięki
settings-sound-text = Ciche dźwięki: twoja kolej, ruchy, bitwy, fabryki, pieniądze, udziały, podatki i koniec gry oraz gdy kończy ci się czas.
settings-notify = Powiadomienia przeglądarki
settings-notify-text = Gdy jest twoja kolej, a nie patrzysz na stronę.
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-letters = Klawisze jednoliterowe
settings-letters-text = U cofa, E kończy etap i tak dalej. Enter, Esc, Tab i strzałki działają zawsze.
tokens-title = Klucze API
tokens-text = Program z takim kluczem gra w twoim imieniu, przez to samo API co ta strona.
token-label = Do czego służy?
token-label-default = Klucz
token-make = Utwórz klucz
token-drop = Usuń
token-drop-named = Usuń klucz { $label }
token-once = Widoczny tylko teraz:

## Czego serwer odmawia, według kodu
error-not_found = { $what ->
    [table] Nie ma takiego stołu.
    [seat] Nie ma takiego miejsca.
    [position] Nie ma takiej pozycji.
    [token] Nie ma takiego klucza.
   *[other] Pod tym adresem nic nie ma.
}
error-not_your_turn = W tej chwili decyduje ktoś inny.
error-busy = Przy tym stole właśnie coś się zmienia. Spróbuj jeszcze raz.
error-hidden_cash = Dopóki gotówka jest ukryta, gra próbna by ją pokazała. Poczekaj do końca gry.
error-record = { $line ->
    [0] Ten plik nie jest zapisem gry.
   *[other] Tego zapisu nie da się odtworzyć; problem jest w wierszu { $line }.
}
error-diverged = Tę grę rozegrano według starszych zasad i od tego miejsca nie da się jej odtworzyć.
error-too_many = Za dużo żądań. Poczekaj chwilę.
error-stale = Gra poszła dalej. Oto obecna pozycja.
error-other_decided = Tymczasem zdecydował ktoś inny; tego nie można cofnąć.
error-hidden_shown = Ten ruch pokazał ci coś ukrytego; nie można go cofnąć.
error-nothing_yet = Nie ma czego cofać.
error-not_started = Ta gra jeszcze się nie zaczęła.
error-game_over = Ta gra jest zakończona.
error-no_maneuver = Manewr planuje się, dopóki ruszają się jego statki lub czołgi.
error-plan_over = Manewr kończy się przed ostatnim z tych kroków.
error-not_running = Ta gra nie trwa.
error-open_seats = Niektóre miejsca są jeszcze wolne: poczekaj albo posadź tam boty.
error-started = Ta gra już się zaczęła.
error-not_host = Może to zrobić tylko gospodarz stołu.
error-options = Te zasady się wykluczają.
error-name = Nazwa ma od 1 do { $longest } widocznych znaków.
error-chat = Wiadomość ma od 1 do { $longest } znaków.
error-log_in = Najpierw wybierz nazwę albo się zaloguj.
error-csrf = Odśwież stronę i spróbuj jeszcze raz.
error-too_large = To jest za duże.
error-not_at_table = Nie masz miejsca przy tym stole.
error-not_your_seat = To nie twoje miejsce.
error-handed_over = Na tym miejscu gra za ciebie bot. Najpierw je przejmij.
error-seated = Masz już miejsce przy tym stole.
error-full = Wszystkie miejsca przy tym stole są zajęte.
error-taken = To miejsce nie jest wolne.
error-closed = Ten serwer nie przyjmuje nowych kont.
error-registered = Korzystasz już z konta; najpierw się wyloguj.
error-password = Hasło ma co najmniej { $shortest } znaków.
error-wrong_password = Nazwa lub hasło jest błędne.
error-name_taken = Konto o tej nazwie już istnieje.
error-name_letters = Nazwa może zawierać tylko widoczne znaki.
error-name_scripts = Nazwa musi być zapisana jednym alfabetem.
error-name_words = Ta nazwa zawiera słowo, które jest tu niemile widziane.
error-name_reserved = Ta nazwa jest zastrzeżona.
error-common_password = To hasło inni sprawdzą jako pierwsze. Wybierz inne.
error-old_password = Stare hasło jest błędne.
error-guest = Do tego potrzebne jest konto.
error-by_token = Klucze są dla programów, które grają. W tym celu się zaloguj.
error-banned = Do { $until } nie możesz brać tu udziału. { $reason }
error-muted = Przez pewien czas możesz tu tylko czytać, nie pisać.
error-players_talk = Przy tym stole rozmawiają tylko gracze.
error-accounts_talk = Widzowie mogą przy tym stole rozmawiać tylko z kontem.
error-nobody_talks = Czat tego stołu jest zamknięty.
error-removed = Gospodarz nie chce grać z tobą przy tym stole.
error-open_tables = Masz już stoły czekające na graczy; dozwolona liczba: { $most }.
error-not_absent = Nikt nie czeka na tego gracza.
error-has_clock = Przy tym stole zegar decyduje, kiedy wkracza bot.
error-too_early = Za wcześnie: bot może wkroczyć za { $minutes } min.
error-yourself = To ty.
error-many_reports = Masz już wiele zgłoszeń. Poczekaj, aż ktoś je obejrzy.
error-many_blocks = Blokujesz już { $most } osób.
error-reason = Podaj powód, najwyżej { $longest } znaków.
error-hours = Czas wynosi od 1 do { $longest } godzin.
error-is_admin = O administratorach decyduje tylko wiersz poleceń serwera.
error-no_address = Nie wiadomo już, skąd łączyła się ta osoba.
error-tokens = Masz za dużo kluczy; najpierw usuń któryś.
error-overloaded = Serwer jest przeciążony. Spróbuj jeszcze raz.
error-other_rules = Grę rozegrano według innych zasad (wersja { $rules }); według obecnych (wersja { $now }) jej pozycja nie istnieje.
error-maintenance = Trwa przerwa techniczna: gry są wstrzymane, zegary stoją i nic nie przepadnie. Wróć wkrótce.
error-no_database = Baza danych chwilowo nie odpowiada. Spróbuj ponownie.
error-too_many_streams = Masz otwartych za dużo stron tego serwisu.
error-too_many_tables = Masz za dużo otwartych lub trwających stołów. Najpierw zakończ lub usuń któryś z nich.
error-too_many_sandboxes = Masz za dużo gier próbnych. Najpierw usuń którąś z nich.
error-webhook_address = Pod ten adres nie można nic wysłać.
error-webhook_https = Adres musi zaczynać się od https://.
error-webhook_private = Ten adres nie należy do publicznego internetu, a administrator serwera nie dopuścił innych.
error-webhook_account = Webhooki są tylko dla osób z kontem.
error-webhook_secret = Sekret może zawierać tylko litery, cyfry i znaki, bez spacji.
error-webhook_secret_missing = Matrix wymaga tokenu dostępu konta, które pisze.
error-webhook_topic = ntfy wymaga adresu tematu, na przykład https://ntfy.sh/moj-temat.
error-webhook_room = Matrix wymaga wewnętrznego identyfikatora pokoju; zaczyna się on od wykrzyknika.
error-too_many_webhooks = Webhooków masz już { $most }. Najpierw usuń któryś z nich.
error-too_many_devices = Urządzeń masz już { $most }. Najpierw usuń któreś z nich.
error-push_keys = To nie jest prawidłowa subskrypcja powiadomień.
error-too_many_bot_tables = Przy kilku twoich stołach grają już tylko boty. Poczekaj, aż któraś z tych gier się skończy.
error-too_many_orders = Miejsce może mieć { $most } zleceń stałych. Najpierw odwołaj któreś.
error-order_unknown = To zlecenie wymienia coś, czego nie ma na tej planszy.
error-order_government = Takie zlecenie może dać tylko rząd mocarstwa.

## Zasady i informacje
rules-title = Zasady
rules-text = Obie gry naszymi słowami. Do numerów odwołują się komunikaty i objaśnienia; przy zasadach tylko jednej z gier jest to zaznaczone.
rules-search = Szukaj w zasadach
rules-contents = Rozdziały
rules-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-none = Nic nie znaleziono. Spróbuj z mniejszą liczbą słów.
figure-maneuver = Czołg Austro-Węgier rusza z Budapesztu do Rumunii; tam zostaje umieszczona ich flaga.
figure-convoy = Francuski czołg płynie z Marsylii przez Zachodnie Morze Śródziemne, gdzie stoi francuski statek, do Algierii.
figure-rail = Czołg Austro-Węgier jedzie koleją z Pragi przez Wiedeń do Triestu; wrogi włoski czołg zamyka Budapeszt.
figure-battle = Czołg Austro-Węgier spotyka włoski czołg na Bałkanach Zachodnich; każda strona traci jeden.
figure-investor = Włochy stają na polu Inwestor: skarbiec płaci 4 za udział o wartości 9 i 2 za udział o wartości 4, z 10 zostają 4.
figure-taxation = Austro-Węgry dostają po 2 za dwie fabryki i po 1 za dwie flagi: razem 6.
about-title = O programie Rondel
about-lead = Rondel to wolny program do gry w planszowe Imperial i Imperial 2030 z przyjaciółmi i z botami, w przeglądarce i w terminalu.
about-unofficial-title = Nieoficjalny
about-unofficial = To praca ludzi, którzy lubią te gry. Autor i wydawcy ani go nie stworzyli, ani nie sprawdzili, ani nie wspierają. Nie zawiera ich grafik ani tekstów: plansze, symbole i brzmienie zasad są nasze.
about-credits = Gry Imperial (2006) i Imperial 2030 (2009) zaprojektował Mac Gerdts, a wydały je eggertspiele i PD-Verlag. Nazwy należą do ich właścicieli. Plansze narysowaliśmy sami na podstawie danych geograficznych z domeny publicznej (Natural Earth).
about-buy = Jeśli lubisz tu grać, kup te gry: przy stole są jeszcze lepsze.
about-free-title = Wolny i darmowy
about-free = Program ma otwarty kod na licencji MIT. Działa na twoim komputerze po jednym poleceniu, nie potrzebuje internetu i niczego nikomu nie wysyła.
about-fonts-title = Kroje pisma
about-fonts = Litery tej strony pochodzą z krojów EB Garamond i Source Sans 3; oba są na licencji SIL Open Font License.
about-fonts-licenses = Ich licencje
about-bots-title = Boty i zapisy gier
about-bots = Boty widzą to, co widziałby gracz na ich miejscu. Każdą grę można pobrać jako zapis, który ludzie mogą czytać, a programy odtwarzać.
about-access-title = Dostępność
about-access = Każdą decyzję można podjąć za pomocą klawiatury, czytnika ekranu, dotyku lub myszy. W grze klawisz V pokazuje wszystkie ruchy jako listę, a liczby z każdego wykresu są też w tabeli. Automatyczne testy sprawdzają to przy każdej zmianie; nikt jeszcze nie wypróbował tego z prawdziwym czytnikiem ekranu. Jeśli coś nie pozwala ci grać, powiedz o tym osobom, które prowadzą tę stronę.
about-api = API
about-version = Wersja zasad { $version }

## Koniec gry
end-wins = { $name } wygrywa z wynikiem { $score }.
end-you-win = Wygrywasz z wynikiem { $score }.
end-shared = { $names } – wspólne zwycięstwo z wynikiem { $score }.
end-your-place = { $place ->
    [2] Zajmujesz drugie miejsce z wynikiem { $score }.
    [3] Zajmujesz trzecie miejsce z wynikiem { $score }.
    [4] Zajmujesz czwarte miejsce z wynikiem { $score }.
    [5] Zajmujesz piąte miejsce z wynikiem { $score }.
   *[other] Zajmujesz szóste miejsce z wynikiem { $score }.
}
end-reason = { $reason ->
        [power] { $nation } { NAME($nation, form: "number") ->
                [many] mają
               *[one] ma
            } 25 punktów wpływu w rundzie { $round }.
        [max_rounds] Rozegrano ostatnią rundę: { $round }.
        [agreement] Gracze zgodzili się zakończyć grę w rundzie { $round }.
        [absence] Pozostali zakończyli grę w rundzie { $round }, bo ktoś był nieobecny.
        [admin] Grę w rundzie { $round } zakończył prowadzący serwer.
        [draft] Trzy razy z rzędu nikt nie kupił udziału.
       *[other] Gra zakończyła się w rundzie { $round }.
    }
end-finished = { $rounds ->
    [one] koniec po jednej rundzie
    [few] koniec po { $rounds } rundach
   *[many] koniec po { $rounds } rundach
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
end-tied = Równe wyniki: zdecydowała wysokość wkładów.
end-reckoning = Wyniki końcowe
end-note = Dywidendy z posiadanych udziałów × poziom wpływów mocarstwa, plus gotówka; wszystko w milionach. Kreskowany koniec słupka to gotówka.
end-decided = Co rozstrzygnęło grę
end-decided-none = W zapisie tej gry nic się nie wyróżnia.
end-move = ruch { $at }
end-government = { $after } obejmuje rządy nad { NAME($nation, form: "ins") }
end-government-from = Poprzednio { $before }.
end-government-points = { $points ->
    [one] Zdobyto jeden punkt wpływu.
    [few] Zdobyto { $points } punkty wpływu.
   *[many] Zdobyto { $points } punktów wpływu.
}
end-tax = { $points ->
    [one] { $nation }: { $points } punkt wpływu więcej
    [few] { $nation }: { $points } punkty wpływu więcej
   *[many] { $nation }: { $points } punktów wpływu więcej
}
end-tax-more = { $player } pobiera { $tax } mln podatku; razem punktów: { $power }.
end-interest = { $nation }: { $amount } mln dywidend
made-of = Składniki
download-record = Pobierz zapis
replay = Odtwórz
rematch = Rewanż
chart-scores = Wynik, gdyby gra skończyła się wtedy
chart-power = Wpływy mocarstw
chart-sentence = { $title }, po rundzie { $rounds }: { $ends }.
chart-end = koniec
time-left = zostało { $time }
show-as-table = Pokaż jako tabelę

## Privacy
former-player = Były gracz

privacy-title = Prywatność
privacy-lead = Co ten serwer przechowuje o tobie, po co i jak długo. Niczego nie przekazuje innym, chyba że sobie tego życzysz.
privacy-guests-title = Gra pod nazwą
privacy-guests = Wystarczy nazwa. Jest przechowywana wraz z ustawieniami i czasem ostatniej wizyty, zapisanym z dokładnością do pół dnia.
privacy-accounts-title = Konta
privacy-accounts = Jeśli założysz konto, hasło jest przechowywane tylko jako skrót, z którego nie da się go odtworzyć, a z każdego logowania i tokenu – tylko suma kontrolna. Jeśli podasz adres e-mail, jest on przechowywany przy twoim koncie i służy tylko do wiadomości, o które prosisz; inni gracze nigdy go nie widzą. Z klucza dostępu przechowywana jest tylko jego publiczna połowa. Nazwa, z której zrezygnowałeś, jest przechowywana przez 30 dni.
privacy-games-title = Gry
privacy-games = Każdy ruch w grze jest przechowywany wraz z czasem, aby gra mogła toczyć się dalej oraz być odtworzona i sprawdzona. Kto może zobaczyć stół, widzi nazwy graczy i ich ruchy. Zlecenia stałe są przechowywane z grą i widzisz je tylko ty.
privacy-chat-title = Czat
privacy-chat = To, co piszesz, jest przechowywane z twoją nazwą i widoczne dla wszystkich przy stole. Prywatną wiadomość widzisz tylko ty i osoby, do których ją piszesz; administrator widzi ją, jeśli ktoś z nich ją zgłosi. To, kogo zapraszasz do stołu i kto zaprasza ciebie, jest przechowywane do wygaśnięcia zaproszenia.
privacy-moderation-title = Zgłoszenia
privacy-moderation = Gdy ktoś zostaje zgłoszony, zgłoszenie jest zapisywane wraz ze słowami, których dotyczy. Działania administratorów są zapisywane wraz z powodem. Jedno i drugie zostaje także po usunięciu danych osoby, dopóki jest potrzebne do ochrony innych.
privacy-addresses-title = Adresy sieciowe
privacy-addresses = Twój adres służy do tego, by nikt nie zajmował więcej niż należną mu część serwera. Serwer zna go najwyżej przez tydzień lub tak długo, jak trwa blokada nałożona przez operatora, i nie zapisuje go w swoim dzienniku.
privacy-cookies-title = Ciasteczka
privacy-cookies = Są dwa: jedno utrzymuje zalogowanie, drugie chroni przed sfałszowanymi żądaniami. Język i kolory przechowuje przeglądarka. Nikt cię nie śledzi.
privacy-others-title = Inne firmy
privacy-others = Strona nie wczytuje niczego z innych serwerów. Serwer łączy się z innymi tylko po to, by przekazać ci to, o czym chcesz wiedzieć: z twoim dostawcą poczty, z producentem twojej przeglądarki (powiadomienia push są zaszyfrowane) i z usługami, których adresy podasz. Adresy te są przechowywane, dopóki ich nie usuniesz; treść wysłanych wiadomości jest od razu usuwana, a ich ślad znika po 30 dniach.
privacy-rights-title = Twoje dane
privacy-rights = W ustawieniach możesz pobrać wszystko, co jest o tobie zapisane, i usunąć to: gry zostają, z napisem „Były gracz” zamiast twojej nazwy. W pozostałych sprawach pomoże ci prowadzący ten serwer.
privacy-times-title = Jak długo
privacy-keeps-sessions =
    { $days ->
        [one] Logowanie jest ważne przez jeden dzień.
        [few] Logowanie jest ważne przez { $days } dni.
        [many] Logowanie jest ważne przez { $days } dni.
       *[other] Logowanie jest ważne przez { $days } dni.
    }
privacy-keeps-guests =
    { $days ->
        [0] Goście nie są usuwani.
        [one] Goście, którzy nie wracają, są usuwani po jednym dniu, chyba że wymienia ich przechowywana gra.
        [few] Goście, którzy nie wracają, są usuwani po { $days } dniach, chyba że wymienia ich przechowywana gra.
        [many] Goście, którzy nie wracają, są usuwani po { $days } dniach, chyba że wymienia ich przechowywana gra.
       *[other] Goście, którzy nie wracają, są usuwani po { $days } dniach, chyba że wymienia ich przechowywana gra.
    }
privacy-keeps-sandboxes =
    { $days ->
        [0] Gry próbne i lekcje nie są usuwane.
        [one] Gry próbne i lekcje, których nikt nie używa, są usuwane po jednym dniu.
        [few] Gry próbne i lekcje, których nikt nie używa, są usuwane po { $days } dniach.
        [many] Gry próbne i lekcje, których nikt nie używa, są usuwane po { $days } dniach.
       *[other] Gry próbne i lekcje, których nikt nie używa, są usuwane po { $days } dniach.
    }
privacy-keeps-open_tables =
    { $days ->
        [0] Stoły, przy których nie zaczęto gry, nie są usuwane.
        [one] Stoły, przy których nie zaczęto gry, są usuwane po jednym dniu.
        [few] Stoły, przy których nie zaczęto gry, są usuwane po { $days } dniach.
        [many] Stoły, przy których nie zaczęto gry, są usuwane po { $days } dniach.
       *[other] Stoły, przy których nie zaczęto gry, są usuwane po { $days } dniach.
    }
privacy-keeps-running_tables =
    { $days ->
        [0] Niezakończone gry nie są usuwane.
        [one] Gry, w których nikt już nie wykonuje ruchów, są usuwane po jednym dniu.
        [few] Gry, w których nikt już nie wykonuje ruchów, są usuwane po { $days } dniach.
        [many] Gry, w których nikt już nie wykonuje ruchów, są usuwane po { $days } dniach.
       *[other] Gry, w których nikt już nie wykonuje ruchów, są usuwane po { $days } dniach.
    }
privacy-keeps-finished_tables =
    { $days ->
        [0] Zakończone gry są przechowywane na stałe.
        [one] Zakończone gry są usuwane po jednym dniu.
        [few] Zakończone gry są usuwane po { $days } dniach.
        [many] Zakończone gry są usuwane po { $days } dniach.
       *[other] Zakończone gry są usuwane po { $days } dniach.
    }
privacy-keeps-chat =
    { $days ->
        [0] Czat nie jest usuwany.
        [one] Czat przy nieużywanych stołach jest usuwany po jednym dniu.
        [few] Czat przy nieużywanych stołach jest usuwany po { $days } dniach.
        [many] Czat przy nieużywanych stołach jest usuwany po { $days } dniach.
       *[other] Czat przy nieużywanych stołach jest usuwany po { $days } dniach.
    }
