ending-now = Gdyby gra skończyła się teraz
ending-final = Gra jest skończona
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
