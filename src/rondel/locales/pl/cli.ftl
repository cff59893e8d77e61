# Wiersz poleceń.

hidden = ?
group-mark = { " " }
decimal-mark = ,
name-alone = Gracz
name-player = Gracz { $number }

## Pomoc do poleceń

help-app =
    Graj w Imperial i Imperial 2030 w przeglądarce, w terminalu i z Pythona.

    Bez polecenia uruchamia się serwer gry i otwiera przeglądarka.

    Przykład: rondel play --seats human,greedy,random
help-play =
    Cała gra w terminalu, z botami albo w kilka osób przy jednej klawiaturze.

    Wpisz numer akcji lub jej tekst, ? pokaże zasadę, help resztę. Gra jest zapisywana po każdej decyzji.

    Przykład: rondel play --edition imperial_2030 --seats human,greedy,random
help-simulate = Rozgrywa partie między botami i pokazuje, kto jak często wygrywa.
    
    To samo ziarno daje te same gry przy każdej liczbie procesów. Bot, który nie odpowie poprawnie, przegrywa tę grę.
    
    Przykład: rondel simulate --bots greedy,random,random,random --games 200 --workers 2
help-match =
    Rozgrywa partie między programami, które wymieniają wiersze JSON przez standardowe wejście i wyjście, a botami.

    Miejsca się zmieniają. Program, który się spóźni, odpowie niejasno lub wbrew zasadom, jest pytany ponownie; potem gra zastępca, a kto zawodzi zbyt często, oddaje grę.

    Przykład: rondel match --program "python3 examples/agent.py" --bots greedy,random,random --games 8
help-mcp =
    Pozwala grać asystentowi: serwer Model Context Protocol na standardowym wejściu i wyjściu.

    Przykład, jak stoi w ustawieniach asystenta: polecenie rondel, argumenty mcp
help-work =
    Kontynuuj serię rozpoczętą przez rondel simulate --out.

    Ukończone gry pozostają; rozgrywane są te, których brakuje.

    Przykład: rondel work run --workers 2
help-replay =
    Sprawdza zapis gry i pokazuje pozycję, do której prowadzi.

    Przykład: rondel replay game.rondel --at 62
help-analyse =
    Analizuje grę: szanse wszystkich, punkty zwrotne z lepszym ruchem, dokładność i grę w jednym akapicie.

    Przykład: rondel analyze game.rondel --report review.html
help-ending =
    Pokazuje, kto wygrałby, gdyby gra skończyła się teraz, co dałby Podatek każdemu mocarstwu i czego mu brakuje do końca.

    Przykład: rondel ending game.rondel --at 448 --nation germany
help-puzzle =
    Rozwiąż zagadkę: pozycja z gry, pytanie, jedna najlepsza odpowiedź. Bez identyfikatora to zagadka dnia.

    Przykłady: rondel puzzle, rondel puzzle --grade 3
help-bench =
    Mierzy silnik: decyzje i gry na sekundę, kopię, widok, odtwarzanie.

    Przykład: rondel bench --json
help-rules =
    Pokazuje zasadę o danym numerze, rozdział albo każdą zasadę z danym słowem.

    Przykłady: rondel rules R8.7, rondel rules R8, rondel rules konwój
help-bots =
    Wymienia boty, od najsłabszego.

    Przykład: rondel bots
help-editions =
    Wymienia dostępne gry i ich opcje.

    Przykład: rondel editions
help-serve =
    Uruchamia serwer gry i otwiera przeglądarkę.

    Przykład: rondel serve --port 8080 --no-browser
help-admin =
    Administruje serwerem gry: grami i użytkownikami.

    Przykład: rondel admin games
help-admin-games =
    Wymienia gry na serwerze.

    Przykład: rondel admin games --state running
help-admin-end =
    Kończy grę przed czasem; liczy się obecny wynik.

    Przykład: rondel admin end 3f6c
help-admin-export =
    Wypisuje zapis gry.

    Przykład: rondel admin export 3f6c > game.rondel
help-admin-promote =
    Nadaje prawa administratora.

    Przykład: rondel admin promote Ada
help-admin-backup =
    Zapisuje kopię bazy danych do pliku, także gdy serwer działa.

    Przykład: rondel admin backup /var/backups/rondel.sqlite3
help-admin-restore =
    Wstawia kopię zapasową w miejsce bazy danych, także gdy serwer działa.

    Przykład: rondel admin restore /var/backups/rondel.sqlite3
help-admin-check =
    Odtwarza każdą grę według jej dziennika i zgłasza, co się nie zgadza.

    Przykład: rondel admin check --repair
help-admin-maintenance =
    Wstrzymuje wszystkie gry: ruchy są odrzucane, a zegary stoją, aż do wyłączenia.

    Przykład: rondel admin maintenance on
help-admin-sweep =
    Usuwa teraz to, czego według ustawień nie trzeba już przechowywać; działający serwer robi to co godzinę.

    Przykład: rondel admin sweep
help-admin-mail =
    Wysyła od razu próbny e-mail zgodnie z ustawieniami i podaje, co odpowiedział serwer poczty.

    Przykład: rondel admin mail ada@example.org
help-admin-archive =
    Wyprowadza na nowo wyniki wszystkich zakończonych gier; to, co już się zgadza, pozostaje bez zmian.

    Przykład: rondel admin archive
help-admin-ratings =
    Uwzględnia w rankingu gry, które trafiły do archiwum; działający serwer robi to sam. Z --recompute cały ranking
    powstaje od nowa z archiwum i wychodzi taki sam.

    Przykład: rondel admin ratings --recompute
help-admin-people =
    Szuka osób po nazwie; bez nazwy wymienia administratorów, zablokowanych i wyciszonych.

    Przykład: rondel admin people Ada
help-admin-mute =
    Przez kilka godzin osoba czyta, ale nie rozmawia; 0 godzin to znosi.

    Przykład: rondel admin mute Ada --hours 24 --why spam
help-admin-ban =
    Wyklucza osobę na kilka godzin; zastępują ją boty. 0 godzin to znosi.

    Przykład: rondel admin ban Ada --hours 72 --why insults
help-admin-ban-address =
    Na kilka godzin nie wpuszcza gości z danego adresu; 0 godzin to znosi.

    Przykład: rondel admin ban-address 192.0.2.7 --hours 12
help-admin-rename =
    Nadaje osobie inną nazwę, także przy wszystkich stołach.

    Przykład: rondel admin rename "#12" "Player 12"
help-admin-demote =
    Odbiera prawa administratora.

    Przykład: rondel admin demote Ada
help-admin-reset =
    Tworzy link, którym ktoś, kto zapomniał hasła, wybiera nowe.

    Przykład: rondel admin reset Ada
help-admin-password =
    Podaje hasło jednorazowe osobie, która zgubiła swoje; kończy wszystkie jej sesje.

    Przykład: rondel admin password Ada
help-admin-transfer =
    Oddaje stół graczowi z danego miejsca.

    Przykład: rondel admin transfer 3f6c 2
help-admin-chat =
    Pokazuje, co powiedziano przy stole, z numerami wierszy.

    Przykład: rondel admin chat 3f6c
help-admin-hide =
    Ukrywa wiersz czatu.

    Przykład: rondel admin hide 812 --why insult
help-admin-restore-line =
    Pokazuje znów ukryty wiersz czatu.

    Przykład: rondel admin restore-line 812
help-admin-reports =
    Wymienia zgłoszenia.

    Przykład: rondel admin reports
help-admin-settle =
    Oznacza zgłoszenie jako załatwione.

    Przykład: rondel admin settle 7 --why muted
help-admin-log =
    Pokazuje, kto co zrobił jako administrator i dlaczego.

    Przykład: rondel admin log
help-admin-status =
    Pokazuje, jak miewa się serwer: stan, obciążenie, kolejki, osoby i gry oraz każdy z jego procesów.

    Przykład: rondel admin status
help-admin-addresses =
    Pokazuje adresy, z których na razie nie grają goście.

    Przykład: rondel admin addresses
help-admin-rename-table =
    Nadaje stołowi inną nazwę.

    Przykład: rondel admin rename-table 3f6c "Table 12"
help-admin-remove =
    Usuwa stół wraz ze wszystkim, co przy nim zagrano i napisano.

    Przykład: rondel admin remove 3f6c --why spam
help-admin-talk =
    Określa, kto może pisać na czacie stołu: nikt, gracze, także osoby z kontem albo wszyscy.

    Przykład: rondel admin talk 3f6c players
help-admin-forget =
    Usuwa to, co jest zapisane o osobie, która o to prosi; gry zostają, bez nazwy.

    Przykład: rondel admin forget "#12" --why asked
help-admin-data =
    Wypisuje jako JSON wszystko, co jest zapisane o danej osobie.

    Przykład: rondel admin data Ada
help-version = Pokazuje wersję.

## Pomoc do argumentów i przełączników

help-argument-run = Folder serii.
help-argument-rule = Numer zasady lub rozdziału albo szukane słowa.
help-argument-file = Zapis gry (*.rondel).
help-argument-puzzle = Identyfikator zagadki.
help-argument-game = Identyfikator gry.
help-argument-person = Nazwa osoby.
help-argument-backup = Plik kopii zapasowej.
help-argument-mail = Adres, na który wysłać.
help-argument-maintenance = on lub off.
help-option-recompute = tworzy cały ranking od nowa z archiwum
help-option-repair = Naprawia to, co wynika z dziennika gry.
help-argument-anybody = Nazwa osoby albo numer z rondel admin people, na przykład #12.
help-argument-search = Część nazwy.
help-argument-address = Adres IP.
help-argument-new-name = Nowa nazwa.
help-argument-seat = Numer miejsca, od 1.
help-argument-line = Numer wiersza z rondel admin chat.
help-argument-report = Numer zgłoszenia.
help-argument-talk = nobody, players, accounts lub everybody.
help-option-why = Powód; zostaje w dzienniku.
help-option-hours = Na ile godzin; 0 to znosi.
help-option-address = Nie wpuszczaj też gości z tego samego adresu.
help-option-settled = Te załatwione.
help-option-lang = Język: { $known }. W przeciwnym razie język komputera.
help-option-edition = Która gra: imperial lub imperial_2030.
help-option-option = Opcja gry, na przykład setup=draft. Można podać kilka razy; wymienia je rondel editions.
help-option-seats = Kto gdzie siedzi: human lub nazwa bota, po przecinkach.
help-option-players = Ilu graczy, od 2 do 6. Ostatnia nazwa zapełnia pozostałe miejsca.
help-option-names = Nazwy graczy, po przecinkach.
help-option-play-seed = Rozdaje kafelki; ta sama liczba rozdaje te same.
help-option-plain = Bez ramek i kolorów: całe zdania, dla czytników ekranu i prostych terminali.
help-option-load = Kontynuuj zapisaną grę.
help-option-continue = Kontynuuj ostatnią grę na tym komputerze.
help-option-save = Gdzie zapisywać grę.
help-option-at = Pokaż pozycję po tylu akcjach i darowiznach.
help-option-replay-json = Wypisz pozycję jako JSON.
help-option-analyse-at = Zamiast tego objaśnij pozycję po tylu akcjach i darowiznach.
help-option-analyse-report = Zapisz analizę jako stronę z wykresem.
help-option-analyse-json = Zapisz analizę jako JSON do pliku albo - na standardowe wyjście.
help-option-effort = Jak dokładnie oceniać decyzje; 1 trwa około pół minuty, a czas rośnie proporcjonalnie.
help-option-ending-nation = Wypisz rachunki Podatku tego mocarstwa.
help-option-ending-seat = Przy ukrytej gotówce: co wie gracz na tym miejscu, od 1.
help-option-ending-json = Wypisz raport jako JSON.
help-option-daily = Zagadka dnia, dla wszystkich ta sama (UTC).
help-option-grade = Dowolna zagadka o tej trudności, od 1 do 5.
help-option-bench-json = Wypisz liczby jako JSON.
help-option-bench-games = Ile losowych partii na grę i pomiar.
help-option-bots = Boty z nazwy lub jako package.module:ClassName, po przecinkach.
help-option-games = Ile gier.
help-option-seed = To samo ziarno daje te same gry.
help-option-workers = Ile procesów gra.
help-option-timeout = Sekundy, które bot ma na decyzję; domyślnie 10, 0 znaczy bez limitu.
help-option-program = Polecenie, które uruchamia program; można powtórzyć.
help-option-deadline = Sekundy, które program ma na każdą odpowiedź.
help-option-attempts = Ile razy program jest pytany o jedną decyzję.
help-option-listing = Czy program zna dozwolone akcje: always, after_refusal lub never.
help-option-fallback = Kto gra, gdy żadna próba się nie udała: random, decline, nazwa bota lub none, czyli oddanie gry.
help-option-prompts = Wysyłaj każdą pozycję także jako prompt dla modelu językowego.
help-option-thinking-time = Sekundy, które bot patrzący naprzód ma na trudną decyzję; inaczej tyle, ile przewiduje jego poziom.
help-option-out = Zamienia symulację w serię: folder z manifestem i partiami jako zbiorem danych. To samo polecenie ją wznawia.
help-option-shard = Ile partii ma jeden plik serii; domyślnie: najwyżej 200.
help-option-engine = Kto rozgrywa serię: local, dask://host:port lub ray://host:port.
help-option-json = Zapisz wyniki jako JSON do pliku albo - na standardowe wyjście.
help-option-records = Zapisz każdą grę w tym folderze.
help-option-report = Zapisz stronę z wykresami.
help-option-host = Adres nasłuchu; domyślnie 127.0.0.1, a 0.0.0.0 udostępnia serwer innym komputerom.
help-option-port = Port nasłuchu; domyślnie 8000.
help-option-no-browser = Nie otwieraj przeglądarki.
help-option-database = sqlite:///plik lub postgresql://… ; w przeciwnym razie plik w bieżącym folderze.
help-option-server-workers = Ile procesów serwera (więcej niż jeden wymaga PostgreSQL).
help-option-state = Tylko gry w tym stanie: open, running lub over.

## Odmowy

refused-no-file = Nie ma pliku { $file }.
refused-not-text = { $file } nie jest plikiem tekstowym.
refused-file = Nie można użyć { $file }: { $reason }.
refused-language = Nie ma języka { $lang }; wybierz: { $known }.
refused-edition = Nie ma gry { $name }; są { $known }.{ $near ->
    [none] { "" }
   *[other] { " " }Czy chodziło o { $near }?
  }
refused-option-form = Opcję pisze się key=value, na przykład setup=draft; { $word } nią nie jest.
refused-bot = Nie ma bota { $name }; są { $known } albo package.module:ClassName.{ $near ->
    [none] { "" }
   *[other] { " " }Czy chodziło o { $near }?
  }
refused-bot-load = Nie można użyć bota { $name }: { $reason }
refused-no-bots = Podaj co najmniej jednego bota.
refused-players = Gra jest dla 2 do 6 graczy, a nie dla { $count }.
refused-too-many = Podane miejsca: { $names }, a graczy jest tylko { $count }.
refused-names = Podane nazwy: { $names }, a miejsc jest tylko { $seats }.
refused-number = Nie ma akcji { $number }; ostatnia to { $last }.
refused-puzzle = Nie ma zagadki { $id }.
refused-puzzles = Podaj zagadkę albo --daily, albo --grade: jedno z nich.
refused-why = Podaj akcję, na przykład: why rondel taxation
refused-undo-gift = Darowizna jest ostateczna; nie można jej cofnąć (R6.5).
refused-undo-other = Od tego czasu decydował ktoś inny ({ $player }); niczego sprzed tej decyzji nie można cofnąć.
refused-undo-nothing = Nie ma jeszcze twojej decyzji, którą można cofnąć.
refused-give = Podaj komu i ile, na przykład: give italy 2
refused-no-rule = Żadna zasada nie wspomina: { $word }.
refused-at = Zapis ma akcji i darowizn: { $last }; { $at } to za daleko.
refused-at-report = --report dotyczy całej gry i nie łączy się z --at.
refused-seat = Nie ma miejsca { $seat }; ostatnie to { $last }.
refused-nation = Nie ma mocarstwa { $nation }; są: { $known }.
refused-with-out = { $option } nie łączy się z --out: seria nie ma zegara i zachowuje partie jako zbiór danych.
refused-without-out = { $option } wymaga --out: dotyczy serii.
refused-worker-died = Procesy kończyły się nieoczekiwanie { $deaths } razy z rzędu, pewnie z powodu bota albo braku pamięci. Partie ukończone wcześniej: { $games }; wyników nie zapisano.

## rondel play

play-welcome = Wpisz numer lub tekst akcji (Tab uzupełnia). ? pokazuje zasadę, help polecenia, quit zapisuje i kończy.
play-heading = { $title }, runda { $round }
play-hint = Wpisz numer z listy albo help.
play-help =
    Numer lub tekst akcji ją wykonuje; Tab uzupełnia teksty.
    ?              zasada tej decyzji (? R8.7 lub ? konwój: inna)
    list           jeszcze raz akcje
    show           cała pozycja
    why AKCJA      dlaczego akcja nie jest możliwa
    hint           co zrobiłby bot i dlaczego
    undo           cofnij swoją ostatnią decyzję
    give MOCARSTWO N  przekaż N milionów gotówki do skarbca
    log [N]        co się ostatnio stało
    save [PLIK]    zapisz grę
    load [PLIK]    kontynuuj zapisaną grę
    quit           zapisz i zakończ
play-advice = Silny bot wybrałby { $number }: { $action }. { $reason }
play-advice-margin = { $points ->
        [0] Drugi wybór jest mniej więcej tak samo dobry.
        [one] Przy drugim wyborze szansa na zwycięstwo jest mniejsza o 1 punkt procentowy.
        [few] Przy drugim wyborze szansa na zwycięstwo jest mniejsza o { $points } punkty procentowe.
       *[many] Przy drugim wyborze szansa na zwycięstwo jest mniejsza o { $points } punktów procentowych.
    }
play-undone = Cofnięto.
play-why-offered = Ta akcja jest możliwa: możesz ją wybrać.
play-remedies = Co by ją umożliwiło: { $remedies }.
play-log-empty = Nic się jeszcze nie stało.
play-saved = Zapisano w { $file }.
play-quit = Gra jest zapisana w { $file }. Dalej: rondel play --load { $file }
play-bot-failed = { $player } nie odpowiada poprawnie ({ $reason }) i tym razem gra losowo.
play-over = Koniec gry
play-rank = { $place }. { $player }: { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
  }
play-winners = { $count ->
    [1] Wygrywa { $winners }.
   *[other] Wspólne zwycięstwo: { $winners }.
  }
play-record = Zapis gry jest w { $file }.

## Pozycja

column-nation = Mocarstwo
column-government = Rząd
column-treasury = Skarb.
column-power = Wpływ
column-rondel = Rondel
column-tax = Pod.
column-interest = Dyw.
column-supply = C/S/flagi
column-player = Gracz
column-cash = Got.
column-score = Wynik
column-bonds = Udziały
column-role = Rola
off-rondel = jeszcze żadne pole
role-government = rządzi: { $nations }
role-swiss_bank = ma Bank Szwajcarski
role-investor_card = ma kafelek inwestora
plain-nation = { $nation }: rząd { $government }, skarbiec { $treasury } mln, wpływ { $power }, poziom { $factor }, rondel { $rondel }, podatek { $tax }, dywidendy { $interest }; w rezerwie { $armies ->
    [one] 1 czołg
    [few] { $armies } czołgi
   *[many] { $armies } czołgów
  }, { $fleets ->
    [one] 1 statek
    [few] { $fleets } statki
   *[many] { $fleets } statków
  }, { $flags ->
    [one] 1 flaga
    [few] { $flags } flagi
   *[many] { $flags } flag
  }.
plain-player = { $player }: gotówka { $cash } mln, wynik { $score }; udziały { $bonds }; { $role }.
holding-factories = Fabryki
holding-armies = Czołgi
holding-fleets = Statki
holding-flags = Flagi
holding-occupied = { " (zajęta)" }
holding-army = { $region } { $count }{ $stance ->
    [hostile] { $count ->
        [1] { " wrogi" }
        [2] { " wrogie" }
        [3] { " wrogie" }
        [4] { " wrogie" }
       *[other] { " wrogich" }
      }
    [friendly] { $count ->
        [1] { " sojuszniczy" }
        [2] { " sojusznicze" }
        [3] { " sojusznicze" }
        [4] { " sojusznicze" }
       *[other] { " sojuszniczych" }
      }
   *[own] { "" }
  }
holding-fleet = { $region } { $count }{ $place ->
    [harbour] { " w porcie" }
   *[sea] { "" }
  }

## Co zmieniłaby akcja

act-rondel-distance = { " (" }{ $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
  }{ $price ->
    [0] {")"}
   *[other] {", "}{ $price } mln{")"}
  }
effect-ends = kończy grę
effect-nothing = niczego nie zmienia
effect-government = { $after } przejmuje { NAME($nation, form: "acc") } ({ $before })
effect-government-first = { $after } rządzi { NAME($nation, form: "ins") }
effect-swiss_bank = { $player } dostaje Bank Szwajcarski
effect-swiss_bank-lost = { $player } traci Bank Szwajcarski
effect-treasury = { $nation ->
        [own] skarbiec { $before } → { $after }
       *[other] skarbiec { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-power = { $nation ->
        [own] wpływ { $before } → { $after }
       *[other] wpływ { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-tax = { $nation ->
        [own] podatek { $before } → { $after }
       *[other] podatek { NAME($nation, form: "gen") } { $before } → { $after }
    }
effect-cash = { $player ->
        [you] twoja gotówka { $before } → { $after }
       *[other] gotówka ({ $player }) { $before } → { $after }
    }
effect-score = { $player ->
        [you] twój wynik { $before } → { $after }
       *[other] wynik ({ $player }) { $before } → { $after }
    }
effect-asks = pytani będą: { $players }
group-army = { $stance ->
        [hostile] Twój czołg (wrogi) { NAME($origin, form: "from") }
        [friendly] Twój czołg (sojuszniczy) { NAME($origin, form: "from") }
       *[any] Czołg { NAME($origin, form: "from") }
    }
group-fleet = Statek { NAME($origin, form: "from") }
group-buy = Kup udział { NAME($nation, form: "gen") }
group-raise = Zwiększ udział { NAME($nation, form: "gen") } z { $old } do
group-bond = { $face } za { $price } mln

## rondel replay, editions

replay-heading = { $title }, runda { $round }, po akcjach: { $version }
analyse-progress = Analiza
analyse-written = Strona została zapisana: { $file }
replay-other-rules = Ten zapis rozegrano według wersji { $rules } zasad; jest odtwarzany według wersji { $now }.
replay-other-result = Według tych zasad kończy się innymi wynikami, niż podaje zapis.
editions-nations = Mocarstwa w kolejności tur: { $nations }
editions-regions = regiony domowe: { $home }, inne regiony lądowe: { $land }, morza: { $sea }
editions-options = Opcje, wartość domyślna jako pierwsza (--option key=value)

## rondel bots

bots-own = Własny bot nazywa się package.module:ClassName.

## rondel simulate

match-faults = { $name }: { $faults }; decyzje zastępcy: { $fallbacks }
simulate-progress = Gry
simulate-speed = { $speed } gier/s
simulate-bot = Bot
simulate-games = Gry
simulate-wins = Wygrane
simulate-rate = Odsetek
simulate-interval = 95%
simulate-score = Wynik
simulate-rank = Miejsce
simulate-time = ms/dec.
simulate-failures = Błędy
simulate-summary = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
  }, średnio rund: { $rounds }, najwięcej { $longest }; decyzji na grę: { $decisions }; zatrzymane na limicie rund: { $unfinished }.
simulate-failure = { $bot } przegrywa { $what }
report-title = { $title }: gry symulowane
report-intro = Gry: { $games }, graczy w każdej: { $players }, ziarno { $seed }. Miejsca zmieniają się z gry na grę; bot na kilku miejscach liczy się raz za każde.
report-wins = Odsetek wygranych z przedziałem 95%
report-scores = Średni wynik z zakresem środkowych 80%
report-length = Długość gier
report-rounds = rundy
report-power = Punkty wpływu na początku każdej rundy, średnia z trwających gier
report-options = Opcje: { $options }. Gry zatrzymane na limicie rund: { $unfinished }.

## rondel bench

bench-measuring = Trwa pomiar
bench-what = Mediana z trzech pomiarów
bench-decisions_per_second = decyzje na sekundę
bench-games_per_second = losowe gry na sekundę
bench-decisions_per_game = decyzje na grę
bench-copy_us = kopia, µs
bench-view_us = widok, µs
bench-to_json_us = stan do JSON, µs
bench-replay_ms = odtworzenie zapisu, ms
bench-replay_decisions = … jego decyzje
bench-record_bytes_per_1000 = zapis, bajty na 1000 decyzji
bench-record_gzip_bytes_per_1000 = … z gzip
bench-state_bytes = stan jako JSON, bajty
bench-late_to_early = koszt decyzji, ostatnia tercja : pierwsza tercja
bench-decisions_to_chess_moves = decyzje/s : ruchy/s python-chess
bench-copy_to_chess_copy = kopia : kopia python-chess
bench-fast_playouts_per_second = szybki rdzeń: decyzje na sekundę w rozgrywkach losowych
bench-fast_two_threads = … dwa wątki : jeden
bench-fast_steps_per_second = szybki rdzeń: decyzje na sekundę z Pythona
bench-fast_copy_us = szybki rdzeń: kopia, µs
bench-fast_copy_from_us = … do istniejącej pozycji, µs
bench-fast_late_to_early = szybki rdzeń: koszt decyzji, ostatnia tercja : pierwsza tercja
bench-expert_decisions_per_second = expert: decyzje na sekundę
bench-fast_steps_to_game = szybki rdzeń z Pythona : silnik
bench-fast_copy_to_game_copy = kopia szybkiego rdzenia : kopia silnika
bench-playouts_to_chess_moves = rozgrywki losowe, decyzje/s : ruchy/s python-chess
bench-core =
    { $form ->
        [compiled] Szybki rdzeń działa skompilowany.
        [checked] Szybki rdzeń działa skompilowany, z kontrolą każdego dostępu.
       *[pure] Szybki rdzeń działa jako zwykły Python.
    }
bench-chess = python-chess w tym samym pomiarze: { $moves } losowych ruchów na sekundę, kopia { $copy } µs.
bench-no-chess = python-chess nie jest zainstalowany, więc nie ma porównania (pip install chess).

## rondel admin

admin-no-games = Nie ma gier.
admin-ended = Gra { $game } jest już zakończona.
admin-promoted = Prawa administratora ma teraz { $person }.
admin-backed-up = Kopia zapasowa { $file } została zapisana ({ $size } KB).
admin-restored = Kopia zapasowa { $file } jest na miejscu.
admin-restored-former = To, co było wcześniej, jest w pliku { $file }.
admin-check-progress = Sprawdzone gry
admin-check-damaged = Gra { $game } jest uszkodzona:
admin-check-repairable = Grę { $game } można naprawić (--repair):
admin-check-repaired = Gra { $game } została naprawiona:
admin-check-other_rules = Grę { $game } rozegrano według innych zasad:
admin-check-busy = Nie udało się sprawdzić gry { $game }:
admin-checked = Sprawdzone gry: { $games }. Nieprawidłowe: { $bad }.
admin-check-failed = Nieprawidłowe gry: { $bad }.
admin-maintenance-on = Przerwa techniczna trwa: gry są wstrzymane, zegary stoją.
admin-maintenance-off = Przerwa techniczna się skończyła: gry toczą się dalej.
admin-archived =
    { $games ->
        [one] { $games } zakończona gra
        [few] { $games } zakończone gry
       *[other] { $games } zakończonych gier
    }, { $changed ->
        [0] nie ma czego poprawiać.
       *[other] poprawiono: { $changed }.
    }
admin-rated =
    { $games ->
        [0] Brak nowych gier.
        [one] Przejrzano { $games } grę.
        [few] Przejrzano { $games } gry.
       *[other] Przejrzano { $games } gier.
    }
admin-swept = Usunięto: { $count }.
admin-mailed = Serwer poczty przyjął wiadomość do { $address }.
admin-mail-subject = Rondel wysyła e-maile
admin-mail-text = Ten e-mail wysłało polecenie rondel admin mail. Jeśli go czytasz, wysyłanie działa.
admin-done = Gotowe.
admin-nothing = Nie ma nic do pokazania.
admin-password = Hasło jednorazowe dla { $person }: { $password } (ważne trzy dni; kto go użyje, wybiera nowe)
admin-reset = Link dla { $person } (trzy dni, działa raz): { $link }
