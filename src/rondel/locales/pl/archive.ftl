# Archiwum: wszystkie moje gry, osoby, rankingi, statystyki.

## Wszystkie moje gry

archive-title = Moje gry
archive-pages = Strony z grami
archive-newer = Nowsze
archive-older = Starsze
archive-page = { $page } z { $pages }
archive-removed = Stół usunięty
archive-by-agreement = Zakończona za zgodą wszystkich
archive-by-admin = Zakończona przez administratora
archive-by-absence = Zakończona z powodu nieobecności
archive-won = Wygrana
archive-place = Miejsce { $place }
archive-line = { $edition } · { $day } · { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
archive-private = prywatna
archive-rated = ranking { $rating }
archive-record = Pobierz zapis
archive-records = Pobierz wszystkie zapisy (zip)
archive-nobody = Twoje gry są przechowywane pod twoją nazwą.
archive-text = Szukaj
archive-opponent = Przeciwnik
archive-result = Wynik
archive-result-won = Wygrane
archive-result-lost = Niewygrane
archive-result-unfinished = Zakończone przed czasem
archive-from = Od
archive-to = Do
archive-day = Dzień
archive-count = { $count ->
        [0] Brak gier
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
archive-none = Na razie nic tu nie ma. Twoje gry pojawią się tutaj, gdy tylko się skończą.
archive-none-found = Żadna gra nie pasuje do wyszukiwania.

## Osoby

person-title = Gracz
person-mine = Mój profil
person-unknown = Nie ma nikogo o tej nazwie albo ten profil nie jest publiczny.
person-shown = Co widzą o tobie inni
person-shown-nothing = Nic
person-shown-ratings = Ranking
person-shown-games = Także gry
person-shown-nothing-text = Tylko ty widzisz tę stronę i nie ma cię na listach rankingowych.
person-shown-ratings-text = Inni widzą twoją nazwę i twój ranking, ale nie twoje gry.
person-shown-games-text = Inni widzą też twoje gry publiczne i to, co z nich wynika. Gry prywatne widzą tylko ci, którzy w nie grali.
person-unrated = Jeszcze bez rankingu.
person-form = Ostatnie gry
person-best = Najlepsze gry
person-nations = Ulubione mocarstwa
person-by-players = Według liczby inwestorów
person-mean-place = Średnie miejsce
person-mean-score = Średni wynik
person-no-games = Gry tej osoby nie są publiczne.
person-placed = Miejsce { $place } z { $count }
person-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
person-steps-sentence = { $what }: ranking zmienił się z { $first } na { $last } w { $count ->
        [one] { $count } grze
        [few] { $count } grach
       *[many] { $count } grach
    }.

## Rankingi

ratings-title = Ranking
ratings-ladder = Kto
ratings-people = Ludzie
ratings-bots = Boty
ratings-kind = { $edition }, { $count ->
        [one] { $count } inwestor
        [few] { $count } inwestorów
       *[many] { $count } inwestorów
    }
ratings-games = { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
ratings-provisional = tymczasowy
ratings-place = Miejsce
ratings-name = Nazwa
ratings-rating = Ranking
ratings-uncertainty = Niepewność
ratings-none = Nikt nie ma tu jeszcze rankingu.
ratings-about-people = Liczą się gry zakończone według zasad, w których co najmniej dwóch graczy ma konto, każdy gra na jednym miejscu i nikogo nie zastąpiono. Boty i goście przy stole nie są brani pod uwagę.
ratings-about-bots = Boty mają ranking tylko między sobą, według gier rozegranych na tym serwerze.
ratings-about = Ranking jest tymczasowy, dopóki nie jest dość pewny. Lista jest ułożona według tego, co ranking prawie na pewno przewyższa: ranking pomniejszony o trzykrotność niepewności.

## Statystyki

field-title = Statystyki
field-which = Które gry
field-choice = { $edition }, { $count ->
        [one] { $count } inwestor
        [few] { $count } inwestorów
       *[many] { $count } inwestorów
    } ({ $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    })
field-csv = Pobierz jako CSV
field-json = jako JSON
field-summary = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }, średnio rund: { $rounds }, decyzji: { $decisions }.
field-by-seat = Zwycięstwa według miejsca przy stole
field-by-nation = Zwycięstwa według pierwszego mocarstwa
field-by-opening = Zwycięstwa według otwarcia
field-lengths = Długość gier
field-seat = Miejsce przy stole
field-seat-number = Miejsce { $number }
field-nation = Mocarstwo
field-opening = Pierwsze dwie tury
field-rounds = Rundy
field-other = wszystkie pozostałe
field-seen = Gry
field-won = Wygrane
field-share = Udział
field-interval = Przedział 95 %
field-none = Żadna gra publiczna nie zakończyła się jeszcze według zasad.
field-about = Gry publiczne zakończone według zasad, stan na { $day }. Linia przerywana to równy udział; tam, gdzie pasek ją przecina, różnica może być przypadkowa. To, co zdarzyło się mniej niż pięć razy, podano łącznie.

## Prywatność

privacy-results-title = Wyniki i ranking
privacy-results = Z każdej zakończonej gry zachowuje się, jaki wynik miało każde miejsce, także gdy sama gra zostanie usunięta; z tego oblicza się ranking. Inni widzą twoją nazwę i twój ranking, chyba że w swoim profilu wybierzesz inaczej. Jeśli usuniesz konto, wyniki pozostają bez twojej nazwy i twojego numeru, żeby ranking innych się nie zmienił.
