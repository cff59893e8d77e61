# Pomoc gracza: jedna wydrukowana strona na stół. Liczby są zmiennymi: pochodzą z plików edycji.
# $money (after_pay|in_full) mówi, jak podatek trafia do skarbca; $factor to 1, gdzie poziom wpływów zwiększa cenę.

aid-title = Pomoc gracza
aid-heading = { $game }: pomoc gracza
aid-about = Jedna strona na stół, na A4 i Letter: do wydruku albo do otwarcia obok gry.
aid-of = Pomoc gracza: { $game }
aid-print = Drukuj
aid-order = Kolejność
aid-aim = Cel
aid-aim-text = Jesteś inwestorem, a nie państwem. Gra kończy się od razu, gdy mocarstwo ma { $last } punktów wpływu, i wygrywa najbogatszy inwestor.
aid-turn = Tura mocarstwa
aid-turn-move = Rząd przesuwa je zgodnie z ruchem wskazówek zegara. Do { $free } pól jest za darmo; każde dalsze kosztuje { $factor ->
    [0] { $price } mln
   *[other] { $price } mln plus poziom wpływów
  } z gotówki, najwyżej { $most } pól. W pierwszej turze mocarstwo wybiera dowolne pole za darmo.
aid-turn-stop = Gdyby minęło pole Inwestor, Bank Szwajcarski może je tam zatrzymać.
aid-turn-act = Mocarstwo wykonuje akcję pola.
aid-turn-invest = Po dotarciu na pole Inwestor albo minięciu go następuje inwestowanie.
aid-spaces = Osiem pól
aid-clockwise = Po kolei: { $list }
aid-space-factory = Zbuduj jedną fabrykę za { $cost } mln ze skarbca, we własnym mieście bez fabryki.
aid-space-production = Każda wolna fabryka produkuje za darmo jedną jednostkę: zakład zbrojeniowy czołg, stocznia statek.
aid-space-import = Kup do { $limit } jednostek po { $cost } mln ze skarbca: czołgi wszędzie u siebie, statki we własnych portach.
aid-space-maneuver = Najpierw statki: z portu albo na sąsiednie morze. Potem czołgi: o jeden region albo konwojem przez morza, jeden czołg na własny statek; u siebie także koleją. Na koniec flagi: tam, gdzie mocarstwo jest samo.
aid-space-investor = Skarbiec wypłaca dywidendy od wszystkich udziałów; czego zabraknie innym, dopłaca rząd. Potem następuje inwestowanie.
aid-space-taxation = Pieniądze i punkty wpływu: patrz tabela.
aid-canals = Kanały, a w nawiasie miejsce flagi, która może odmówić przejścia: { $list }.
aid-battle = Bitwy i obce regiony domowe
aid-battle-text = Bitwa kosztuje każdą stronę jedną jednostkę. Kto przybywa, może walczyć; jeśli nie chce, mogą mocarstwa, które już tam są.
aid-hostile-text = Wrogi czołg w obcym regionie domowym zatrzymuje tam fabrykę, kolej, import i budowę. Ostatniej wolnej fabryki mocarstwa nie można zatrzymać. Poświęcając { $armies } czołgi, można zniszczyć fabrykę, której nie broni żadna jednostka właściciela.
aid-tax-sum = Podatek: { $factory } za każdą wolną fabrykę, { $flag } za każdą flagę.
aid-tax-steps = { $money ->
    [after_pay] Bank płaci rządowi 1 mln za każde pole, o które podatek wzrósł od ostatniego Podatku, a skarbcowi podatek pomniejszony o { $pay } mln za jednostkę.
   *[in_full] Bank wpłaca podatek do skarbca; skarbiec płaci { $pay } mln za jednostkę do banku i premię rządowi.
  }
aid-row-tax = Podatek
aid-row-points = Punkty wpływu
aid-row-bonus = Premia
aid-row-price = Cena
aid-row-interest = Dywidendy
aid-row-factor = Poziom wpływów
aid-bonds = Udziały
aid-bonds-text = Po jednym z każdej wartości na mocarstwo; cena trafia do jego skarbca. Udziałów się nie sprzedaje, ale wartość udziału można zwiększyć za dopłatą różnicy. Rządzi ten, kto zainwestował najwięcej; przejmuje tylko ten, kto zainwestuje więcej.
aid-investing = Inwestowanie
aid-investing-card = Posiadacz kafelka inwestora dostaje { $amount } mln z banku i może kupić udział dowolnego mocarstwa albo zwiększyć wartość swojego.
aid-investing-banks = Każdy Bank Szwajcarski może zrobić to samo, ale nie dostaje pieniędzy.
aid-investing-after = Sprawdza się rządy, a kafelek przechodzi do sąsiada po lewej.
aid-swiss = Bank Szwajcarski
aid-swiss-text = Dla tych, którzy niczym nie rządzą. Inwestuje jak wyżej i może zatrzymać mocarstwo, które minęłoby pole Inwestor, a stać je na wszystkie dywidendy. Ono płaci i traci swoją akcję.
aid-end = Koniec gry
aid-end-text = Każdy twój udział liczy się jako dywidendy razy poziom wpływów jego mocarstwa; dodaj gotówkę. Skarbce nie liczą się nikomu. Przy remisie decyduje wkład w najsilniejsze mocarstwo.
