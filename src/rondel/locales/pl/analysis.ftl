ending-now = Gdyby gra skończyła się teraz
ending-final = Gra jest skończona
ending-menu = Gdyby to był koniec
ending-where = Runda { $round }, ruch { $at }
ending-open-facts = tylko jawne dane
ending-taxations-note = Gdyby teraz była tura mocarstwa. Rozwiń wiersz, aby zobaczyć każdy rachunek.
ending-chip = Kończy grę, zwycięzca: { $winners }
ending-chip-unknown = Kończy grę
ending-after-end = Wyniki na koniec
ending-after = Wyniki potem
ending-bonds-none = Żaden udział, na który kogoś teraz stać, nie zmieniłby zwycięzcy.
ending-bonds-hidden = Gotówka jest ukryta, więc nie da się tego powiedzieć.
ending-sum = Z czego się składa
ending-winners = { $count ->
    [1] Zwycięstwo odniósłby gracz: { $winners }.
   *[other] Zwycięstwem podzieliliby się: { $winners }.
  }
ending-tie = Równe wyniki; rozstrzyga suma udziałów w tym mocarstwie: { $nation } ({ $credits }).
ending-unknown = Nie da się powiedzieć, kto by wygrał, bo gotówka jest ukryta: { $players }.
ending-ahead = { $player } wyprzedza wszystkich, których gotówka jest znana, mając co najmniej { $cash } mln.
ending-taxations = Gdyby mocarstwo pobrało teraz podatek
ending-taxation = { $nation } ({ $government }): { $power } + { $points } = { $total } punktów wpływu, dopłata { $surcharge } mln.
ending-too_far = { $nation } ({ $government }): do pola Podatek jest za daleko, liczba pól: { $steps }.
ending-too_dear = { $nation } ({ $government }): droga do pola Podatek kosztuje { $surcharge } mln, więcej niż ma rząd.
ending-ends = To kończy grę. Wyniki: { $scores }.
ending-stop = Po drodze mija pole Inwestor i może je tam zatrzymać Bank Szwajcarski: { $players }.
ending-stop-lacking = Po drodze mija pole Inwestor, ale w skarbcu brakuje { $lacking } mln, aby mógł je zatrzymać Bank Szwajcarski: { $players }.
ending-of-tax = Pobór podatków
ending-of-power = Punkty wpływu
ending-of-treasury = Skarbiec
ending-of-cash = Gotówka rządu
ending-before = przedtem
ending-factories = fabryki
ending-flags = flagi
ending-tax = pobór podatków
ending-points = punkty za pobór podatków
ending-pay = żołd
ending-bonus = premia za sukces
ending-surcharge = dopłata za kroki
ending-card = kafelek inwestora
ending-total = razem
ending-needs = Czego każdemu mocarstwu brakuje do końca
ending-power = Wpływ
ending-missing = Brak
ending-each = Za pobór
ending-wanted = Pobór
ending-turns = Tury
ending-free = Darmo
ending-needs-note = Tury to tury mocarstwa, najwcześniej: z dzisiejszym poborem / z najwyższym w tabeli, w nawiasach dopłaty; „Darmo” to bez dopłat.
ending-bonds = Udziały, z którymi wygrałby ich nabywca
ending-bond = { $player }: { $nation } { $face } za { $price } mln
ending-bond-raise = { $player }: { $nation } z { $old } na { $face } za { $price } mln
ending-bond-when = gdyby podatek pobrało to mocarstwo: { $nation }

## Gra po namyśle: akapit o niej

story-won = Zwycięża { $player } z wynikiem { $score }, o { $margin } przed graczem { $second }.
story-won_on_credit = { $player } i { $second } mają ten sam wynik, { $score }; wkład rozstrzyga na korzyść gracza { $player }.
story-shared = Zwycięstwem z wynikiem { $score } dzielą się: { $players }.
story-unfinished = Gra nie jest skończona: w rundzie { $round } największą szansę, { $percent } %, ma { $player }.
story-ended = Kończy ją Podatek { NAME($nation, form: "gen") } ({ $player }) w rundzie { $round }.
story-ended_lost = W rundzie { $round } kończy ją Podatek { NAME($nation, form: "gen") } ({ $player }) i przez to wygrywa { $winner }.
story-limit = Punkty policzono na granicy rund, w rundzie { $round }.
story-led_from = Od rundy { $round } do końca prowadzi { $player }.
story-led_late = Przed ostatnią turą prowadzi jeszcze { $player } z { $percent } %, a nie { $winner }.
story-led_long = Najdłużej prowadzi { $player }: przez { $count } z { $rounds } rund.
story-comeback = W rundzie { $round } { $player } ma tylko { $percent } %, a jednak odrabia straty.
story-changes = Zmiany prowadzenia: { $count }.
story-turned = Najdroższa decyzja zapadła w rundzie { $round }: „{ $action }” ({ $who }); „{ $better }” dałoby o { $points } punktów procentowych więcej.
story-quiet = Żadna decyzja się nie wyróżnia; o różnicy przesądziło wiele małych kroków.
story-close = Najbliżej innego wyniku jest { $player }, z { $percent } % w rundzie { $round }.
story-steady = Najdokładniej gra { $player }: { $percent } %.
story-hindsight = Przy stole trudno było to zobaczyć: pokazały to dopiero wyobrażone przebiegi gry, w liczbie { $count }.

## Dlaczego lepszy ruch jest lepszy

because-wins = Od razu wygrywa grę.
because-wins_soon = Po nim większość przebiegów wygrywa grę w ciągu kilku tur.
because-ended = Zagrany ruch skończył grę i wygrywa { $player }.
because-let_win = Po zagranym ruchu { $player } może wkrótce zakończyć grę i wygrać.
because-power = Po nim { $nation } { NAME($nation, form: "number") ->
        [many] powinny
       *[one] powinna
    } skończyć z przewagą { $points ->
        [one] { $points } punktu wpływu
        [few] { $points } punktów wpływu
       *[many] { $points } punktów wpływu
    }.
because-interest = Obiecuje około { $amount } mln więcej dywidend od { NAME($nation, form: "gen") }.
because-bonds = Po nim własne udziały { NAME($nation, form: "gen") } powinny być na koniec warte około { $amount } mln więcej.
because-government = Po nim rząd { NAME($nation, form: "gen") } przechodzi do tego gracza albo przy nim zostaje.
because-cash = Rundę później zostaje około { $amount } mln więcej gotówki.
because-card = Daje kafelek inwestora.
because-rival = { $player } traci przez to około { $amount } mln.

## Analiza: nagłówki i podpisy

review-title = { $title }: gra po namyśle
review-story = Gra w jednym akapicie
review-chances = Szanse na zwycięstwo
review-chances-help = Wskaż miejsce na wykresie albo przesuń suwak pod nim, aby odczytać szanse po ruchu. Kółka to punkty zwrotne.
review-after = Po ruchach: { $at }, runda { $round }
review-slider = Miejsce na wykresie
review-show = Pokaż na wykresie
review-turning = Punkty zwrotne
review-turning-none = Żadna decyzja nie kosztowała 3 punktów procentowych ani więcej.
review-point = Runda { $round }, ruch { $at }: { $who }
review-comparison = Zagrano „{ $action }”: szansa { $after } %. Lepsze było „{ $better }”: { $before } %.
review-line = Co prawdopodobnie byłoby dalej
review-accuracy = Dokładność
review-accuracy-help = 100 % to za każdym razem najlepszy ruch, 0 % to wybór nie lepszy niż losowanie spośród rozsądnych ruchów.
review-decisions = Decyzje
review-losses = Błędy
review-largest = Największy błąd
review-space-before = { $space } (przed polem { $other })
review-space-after = { $space } (po polu { $other })
review-table = Szanse w tabeli
review-move = Ruch
review-round = Runda
review-turn = Tura
review-made = Sporządził rondel { $version } z nakładem { $effort }. Szanse to szacunek dla równie silnych graczy, którzy myślą naprzód; błąd to coś, co w wielu wyobrażonych przebiegach wyraźnie kosztowało szanse, a nie coś, co ktoś powinien był zobaczyć.

## Objaśnienie tej pozycji

explain-over = Gra jest skończona.
explain-threats = Co może zakończyć grę
explain-threat = { $nation } ({ $player }): Podatek może zakończyć grę; wygrałby gracz: { $winners }.
explain-threat-open = { $nation } ({ $player }): Podatek może zakończyć grę.
explain-soon = { $nation } ({ $player }): gra może się skończyć po ich kolejnych turach w liczbie { $turns }.
explain-none = Żadne mocarstwo nie może zakończyć gry w ciągu dwóch swoich najbliższych tur.
explain-best = Najlepsze dla: { $who }
explain-move = { $action }: szansa { $percent } %
explain-margin = o { $points } punktów procentowych przed następnym
explain-alike = Mniej więcej tak dobre jak następne
explain-forced = Można zrobić tylko jedno: { $action }.
