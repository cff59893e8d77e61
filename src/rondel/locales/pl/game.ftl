# Co mówi się o rozgrywce, dla terminala i przeglądarki. Parametry objaśnia en/game.ftl.
# Nazwy stoją w mianowniku; zdania są tak zbudowane, że nie trzeba ich odmieniać.

nobody = nikt
money = { $amount } M

## Wydarzenia: po jednym zdaniu do dziennika

event-bond_bought = { $player } kupuje udział za { $face } M: { $nation }.
event-bond_raised = { $player } zwiększa wartość udziału: { $nation }, z { $old } na { $new } M.
event-passed = { $kind ->
    [draft] { $player } nie kupuje udziału: { $nation }.
    [swiss_bank] { $player } pozwala minąć pole Inwestor: { $nation }.
    [factory] { $nation }: bez nowej fabryki.
    [invest] { $player } nie inwestuje.
   *[other] { $player } pasuje.
  }
event-draft_void = Nikt nie kupił udziału. Rozdział jest nieważny i zaczyna się od nowa.
event-government_changed = Nowy rząd: { $nation } – { $after }.
event-swiss_bank_received = { $player } nie rządzi żadnym mocarstwem i otrzymuje Bank Szwajcarski.
event-swiss_bank_returned = { $player } znów rządzi i zwraca Bank Szwajcarski.
event-investor_card_moved = Kafelek inwestora otrzymuje { $player }.
event-turn_began = { $nation }, rząd { $player }: tura { $number }, runda { $round }.
event-nation_skipped = { $nation }: brak rządu, tura przepada.
event-rondel_moved = { $price ->
    [0] { $nation } – ruch na pole { $space }.
   *[other] { $nation } – ruch na pole { $space }; { $player } płaci { $price } M.
  }
event-swiss_bank_forced = { $player } używa Banku Szwajcarskiego: { $nation } – postój na polu Inwestor.
event-factory_built = { $nation }: nowa fabryka – { $province }.
event-unit_produced = { $unit ->
    [army] { $nation }: nowy czołg – { $province }.
   *[fleet] { $nation }: nowy statek – { $province }.
  }
event-unit_imported = { $unit ->
    [army] { $nation }: import czołgu – { $province }.
   *[fleet] { $nation }: import statku – { $province }.
  }
event-fleet_moved = { $nation }: statek { $origin } → { $sea }.
event-fleet_moved-canal = { $nation }: statek { $origin } → { $sea } ({ $canal }).
event-canal_allowed = { $player } zgadza się na przepłynięcie: { $mover }, { $canal }.
event-canal_refused = { $player } odmawia przepłynięcia: { $mover }, { $canal }.
event-army_moved = { $way ->
    [rail] { $nation }: czołg koleją, { $origin } → { $to }.
    [convoy] { $nation }: czołg morzem, { $origin } → { $to }.
   *[march] { $nation }: czołg { $origin } → { $to }.
  }
event-stance_taken = { $stance ->
    [hostile] { $nation }: wrogi czołg – { $province }.
   *[friendly] { $nation }: sojuszniczy czołg – { $province }.
  }
event-stance_changed = { $stance ->
    [hostile] { $nation }: czołg staje się wrogi – { $province }.
   *[friendly] { $nation }: czołg staje się sojuszniczy – { $province }.
  }
event-battle = Bitwa, { $place }: { $nation } traci { $unit ->
    [army] czołg
   *[fleet] statek
  }, { $enemy } { $enemy_unit ->
    [army] czołg
   *[fleet] statek
  }.
event-peace_offered = { $nation } proponuje pokój – { $place }.
event-challenge_declined = { $nation } godzi się na przybysza – { $place }.
event-factory_destroyed = { $nation } niszczy fabrykę ({ $owner }, { $province }) i traci użyte czołgi.
event-flag_placed = { $nation }: nowa flaga – { $region }.
event-flag_removed = { $nation }: flaga usunięta – { $region }.
event-interest_paid = { $nation } wypłaca dywidendy: { $amount } M, { $player }.
event-interest_topped_up = { $player } dopłaca do dywidend: { $nation }, { $amount } M.
event-investor_paid = { $player } otrzymuje { $amount } M za kafelek inwestora.
event-swiss_bank_income = { $player } otrzymuje { $amount } M za Bank Szwajcarski.
event-tax_collected = { $nation }: podatek { $tax } M, żołd { $pay } M, premia { $bonus } M ({ $player }); { $points ->
    [one] { $points } punkt wpływu
    [few] { $points } punkty wpływu
   *[many] { $points } punktów wpływu
  } więcej, teraz { $power }; skarbiec { $treasury } M.
event-gift = { $player } daje { $amount } M do skarbca: { $nation }.
event-game_ended = { $reason ->
    [power] { $nation } – 25 punktów wpływu. Koniec gry.
    [max_rounds] Rozegrano ostatnią rundę. Koniec gry.
    [void_drafts] Trzy razy z rzędu nikt nie kupił udziału. Koniec gry.
   *[other] Koniec gry.
  }

## Decyzje: pytanie do tego, kto decyduje

ask-draft = { $nation }: który udział kupujesz?
ask-rondel = { $nation }: dokąd na rondlu?
ask-swiss_bank = { $nation }: zmusić do postoju na polu Inwestor?
ask-factory = { $nation }: gdzie stanie fabryka?
ask-production = { $nation }: które fabryki produkują?
ask-import = { $nation }: jakie jednostki importować i gdzie?
ask-fleets = { $nation }: który statek płynie lub walczy?
ask-canal = Decydujesz za { $nation }: czy obca jednostka może przejść przez kanał?
ask-stance = { $nation }: czołg wrogi czy sojuszniczy?
ask-arrival = { $nation }: jednostka dotarła. Walczyć czy zaproponować pokój?
ask-ask = Które mocarstwo zapytać teraz, czy przyjmuje pokój?
ask-challenge = { $nation }: walczyć z przybyszem czy pozwolić mu zostać?
ask-armies = { $nation }: który czołg jedzie lub walczy?
ask-flags = Brakuje flag: który region oznaczyć ({ $nation })?
ask-invest = Który udział kupujesz lub zwiększasz?

## Co tymczasem czytają inni

wait-draft = { $player } wybiera udział: { $nation }.
wait-rondel = { $player } wybiera na rondlu: { $nation }.
wait-swiss_bank = Bank Szwajcarski może zatrzymać mocarstwo ({ $nation }); decyduje { $player }.
wait-factory = { $player } buduje: { $nation }.
wait-production = { $player } produkuje: { $nation }.
wait-import = { $player } importuje: { $nation }.
wait-fleets = { $player } przesuwa statki: { $nation }.
wait-canal = Pytanie o kanał, odpowiada { $player }: { $nation }.
wait-stance = { $player } decyduje o nastawieniu czołgu: { $nation }.
wait-arrival = { $player } jest na miejscu: { $nation }.
wait-ask = { $player } decyduje, kogo zapytać najpierw.
wait-challenge = { $player } odpowiada za { $nation }: bitwa czy pokój?
wait-armies = { $player } przesuwa czołgi: { $nation }.
wait-flags = { $player } stawia flagi: { $nation }.
wait-invest = { $player } inwestuje.

## Akcje: co robi wybór

act-rondel = { $space }
act-buy = Kup { $nation } { $face } za { $price } M
act-raise = Zwiększ { $nation } z { $old } na { $new } za { $price } M
act-pass = { $kind ->
    [swiss_bank] Pozwól minąć
    [factory] Nic nie buduj
    [challenge] Pozwól zostać
   *[other] Pas
  }
act-force = Zmuś do postoju na polu Inwestor
act-build = Buduj: { $province }
act-produce = Produkuj: { $province }
act-produce-all = Produkuj w każdej fabryce
act-import = { $unit ->
    [army] Czołg – { $province }
   *[fleet] Statek – { $province }
  }
act-end = { $kind ->
    [production] Bez kolejnej jednostki
    [import] Bez kolejnej jednostki
    [fleets] Koniec ruchu statków
    [armies] Koniec ruchu czołgów
    [flags] Bez kolejnej flagi
   *[other] Koniec
  }
act-fleet = Statek { $origin } → { $sea }
act-army = { $stance ->
    [hostile] Wrogi czołg { $origin } → { $to }
    [friendly] Sojuszniczy czołg { $origin } → { $to }
   *[any] Czołg { $origin } → { $to }
  }
act-fight-at = { $unit ->
    [army] Walcz z czołgiem: { $nation }, { $place }
   *[fleet] Walcz ze statkiem: { $nation }, { $place }
  }{ $stance ->
    [hostile] { " (wrogi)" }
    [friendly] { " (sojuszniczy)" }
   *[any] { "" }
  }
act-fight-at-with-fleet = { $unit ->
    [army] Statkiem walcz z czołgiem: { $nation }, { $place }
   *[fleet] Statkiem walcz ze statkiem: { $nation }, { $place }
  }
act-fight-at-with-army = { $own ->
    [hostile] Wrogim czołgiem
   *[friendly] Sojuszniczym czołgiem
  } { $unit ->
    [army] walcz z czołgiem: { $nation }, { $place }
   *[fleet] walcz ze statkiem: { $nation }, { $place }
  }
act-fight-nation = { $unit ->
    [army] Walcz z czołgiem: { $nation }
   *[fleet] Walcz ze statkiem: { $nation }
  }{ $stance ->
    [hostile] { " (wrogi)" }
    [friendly] { " (sojuszniczy)" }
   *[any] { "" }
  }
act-fight-own = { $unit ->
    [army] Walcz czołgiem
   *[fleet] Walcz statkiem
  }{ $stance ->
    [hostile] { " (wrogi)" }
    [friendly] { " (sojuszniczy)" }
   *[any] { "" }
  }
act-peace = Zaproponuj pokój
act-ask = Zapytaj: { $nation }
act-allow = Pozwól przejść
act-refuse = Odmów przejścia
act-hostile = Wrogi: fabryka i kolej na miejscu są zamknięte
act-friendly = Sojuszniczy: właściciel nie ma przeszkód
act-stance = { $stance ->
    [hostile] Czołg staje się wrogi: { $province }
   *[friendly] Czołg staje się sojuszniczy: { $province }
  }
act-destroy = Zniszcz fabrykę trzema czołgami: { $province }
act-flag = Flaga: { $region }
act-give = Daj { $amount } M: { $nation }

## Opcje rozgrywki

option-setup = Rozdział udziałów
option-setup-standard = Kafelki są rozdawane
option-setup-draft = Wybór udziałów, dla doświadczonych graczy
option-investor_card = Kafelek inwestora
option-investor_card-true = Z kafelkiem
option-investor_card-false = Bez: po każdej turze wszyscy mogą inwestować
option-swiss_bank_without_card = Bank Szwajcarski bez kafelka inwestora
option-swiss_bank_without_card-free_choice = Jego jedna inwestycja trafia do dowolnego mocarstwa
option-swiss_bank_without_card-additional = Jeszcze jedna inwestycja w dowolne mocarstwo
option-force_without_card = Bank Szwajcarski może zatrzymywać także bez kafelka inwestora
option-force_without_card-true = Tak
option-force_without_card-false = Nie
option-bonus = Premia za sukces przy podatku
option-bonus-chart = Według tabeli podatkowej
option-bonus-increase = Tylko za wzrost podatku
option-gifts = Darowizny do skarbców
option-gifts-any = Dla dowolnego mocarstwa
option-gifts-own = Tylko dla mocarstw, którymi się rządzi
option-gifts-off = Brak
option-gift_to_force = Bank Szwajcarski może uzupełnić skarbiec, aby zatrzymać mocarstwo
option-gift_to_force-true = Tak
option-gift_to_force-false = Nie
option-cash = Gotówka graczy
option-cash-open = Jawna
option-cash-hidden = Ukryta
option-late_fleet_battles = Statki mogą walczyć jeszcze podczas ruchu czołgów
option-late_fleet_battles-false = Nie
option-late_fleet_battles-true = Tak
option-status_change = Stojące czołgi mogą zmieniać nastawienie
option-status_change-true = Tak
option-status_change-false = Nie
option-swiss_bank_income = Dochód Banku Szwajcarskiego, który nie inwestuje
option-swiss_bank_income-0 = Brak
option-swiss_bank_income-1 = 1 M
option-max_rounds = Limit rund
option-max_rounds-none = Brak

## Odmowy: dlaczego akcja nie jest możliwa

refusal-game_over = Gra jest skończona; nic więcej nie można zagrać.
refusal-not_your_decision = W tej chwili decyduje { $player }.
refusal-offered = Ta akcja jest możliwa.
refusal-other_decision = { $kind ->
    [draft] Teraz pytanie brzmi, który udział zostanie kupiony.
    [rondel] Teraz pytanie brzmi, dokąd na rondlu.
    [swiss_bank] Teraz pytanie brzmi, czy Bank Szwajcarski zatrzyma mocarstwo.
    [factory] Teraz pytanie brzmi, gdzie stanie fabryka.
    [production] Teraz pytanie brzmi, które fabryki produkują.
    [import] Teraz pytanie brzmi, jakie jednostki importować.
    [fleets] Teraz chodzi o statki.
    [canal] Teraz chodzi o przejście przez kanał.
    [stance] Teraz pytanie brzmi, czy czołg jest wrogi, czy sojuszniczy.
    [arrival] Teraz chodzi o bitwę albo pokój.
    [ask] Teraz pytanie brzmi, które mocarstwo zapytać.
    [challenge] Teraz pytanie brzmi, czy walczyć z przybyszem.
    [armies] Teraz chodzi o czołgi.
    [flags] Teraz pytanie brzmi, który region oznaczyć.
    [invest] Teraz pytanie brzmi, który udział kupić lub zwiększyć.
   *[other] To nie jest odpowiedź na obecne pytanie.
  }
refusal-rondel_stay = { $nation } – trzeba iść dalej, nie można zostać na swoim polu.
refusal-rondel_too_far = To { $steps } pól; mocarstwo przesuwa się najwyżej o { $most }.
refusal-rondel_price = To kosztuje { $price } M twojej gotówki, a masz { $cash } M.
refusal-rondel_interest = Na polu Inwestor ({ $nation }) dywidendy należne innym przekraczają skarbiec i twoją gotówkę; brakuje { $missing } M.
refusal-force_treasury = Skarbiec musi pokryć wszystkie dywidendy ({ $nation }); brakuje { $gap } M.
refusal-not_home = { $province } nie jest regionem domowym tego mocarstwa: { $nation }.
refusal-occupied = Stoi tam wrogi czołg ({ $by }): { $province }.
refusal-factory_exists = Jest tam już fabryka: { $province }.
refusal-factory_money = Fabryka kosztuje { $price } M; w skarbcu ({ $nation }) jest { $treasury } M.
refusal-produce_all_short = Rezerwa nie wystarcza dla wszystkich fabryk; wybierz te, które produkują.
refusal-no_factory = Nie ma tam fabryki: { $province }.
refusal-has_produced = Ta fabryka już wyprodukowała: { $province }.
refusal-no_supply = { $unit ->
    [army] { $nation }: brak czołgów w rezerwie.
   *[fleet] { $nation }: brak statków w rezerwie.
  }
refusal-no_harbour = { $province }: nie ma portu dla statków.
refusal-import_money = Jednostka kosztuje { $price } M; w skarbcu ({ $nation }) jest { $treasury } M.
refusal-bond_other_nation = Teraz można wziąć tylko udziały: { $offered }.
refusal-raise_down = Udział wymienia się tylko na wyższy.
refusal-bond_not_yours = Nie masz tego udziału: { $nation }, { $old } M.
refusal-bond_taken = Ten udział ma { $player }: { $nation }, { $face } M.
refusal-bond_price = To kosztuje { $price } M twojej gotówki, a masz { $cash } M.
refusal-gift_amount = Darowizna to całkowita liczba milionów, co najmniej 1.
refusal-gifts_off = Przy tym stole nie ma darowizn.
refusal-gift_not_own = Przy tym stole daje się tylko mocarstwom, którymi się rządzi; { $nation } do nich nie należy.
refusal-gift_cash = Masz { $cash } M, a nie { $amount } M.
refusal-gift_bound = { $bound } M twojej gotówki jest związane, dopóki zapowiedziany ruch na rondlu nie zostanie opłacony.
refusal-flag_at_home = { $region } to region domowy; tam nie ma flag.
refusal-flag_not_alone = Oznacza się tylko regiony, które mocarstwo zajmuje samo i jeszcze nie oznaczyło; { $region } takim nie jest.
refusal-no_fleet = { $nation }: nie ma tam statku ({ $place }).
refusal-no_army = { $nation }: nie ma tam czołgu ({ $place }).
refusal-has_moved = Te jednostki już się poruszyły: { $origin }.
refusal-canal_refused = { $unit ->
    [army] Temu czołgowi odmówiono przejścia ({ $canal }); w tych manewrach nie może pytać ponownie.
   *[fleet] Temu statkowi odmówiono przejścia ({ $canal }); w tych manewrach nie może pytać ponownie.
  }
refusal-fleet_on_land = Statek zostaje na morzu i nigdy nie wpływa na ląd: { $to }.
refusal-harbour_exit = Port tam nie prowadzi: { $origin } → { $to }.
refusal-not_adjacent = Te regiony nie sąsiadują: { $origin }, { $to }.
refusal-army_at_sea = Czołgi wjeżdżają tylko na ląd.
refusal-army_stays = Czołg już tam jest: { $origin }.
refusal-name_the_army = Powiedz, który czołg jedzie ({ $origin }): wrogi lub sojuszniczy podaje się tylko tam, gdzie stoją oba.
refusal-fleets_used = Statki na tej drodze przewiozły już inne czołgi w tych manewrach; każdy zabiera jeden.
refusal-rail_suspended = Kolej nie działa ({ $province }): stoi tam wrogi czołg.
refusal-needs_convoy = { $origin } → { $to }: potrzebny konwój, własny statek na każdym morzu po drodze.
refusal-too_far = { $to } – za daleko: czołg wjeżdża do sąsiedniego regionu.
refusal-status_change_off = Przy tym stole czołgi zachowują swoje nastawienie.
refusal-status_at_home = Czołgi mają nastawienie tylko w obcych regionach domowych.
refusal-status_already = { $stance ->
    [hostile] Żaden czołg nie jest tam sojuszniczy: { $province }.
   *[friendly] Żaden czołg nie jest tam wrogi: { $province }.
  }
refusal-status_changed = Te czołgi przybyły w tych manewrach albo już zmieniły nastawienie: { $province }.
refusal-last_free_factory = To ostatnia wolna fabryka ({ $nation }, { $province }): nie można jej ani zająć, ani zniszczyć.
refusal-no_foreign_factory = Nie ma tam obcej fabryki: { $province }.
refusal-too_few_armies = Do tego trzeba czołgów: { $needed } ({ $province }); jest { $armies }.
refusal-factory_defended = { $nation } ma tam jeszcze jednostki: { $province }.
refusal-no_unit = Nie ma tam jednostki, która mogłaby walczyć ({ $place }): { $nation }.
refusal-no_enemy = { $nation } nie ma tam jednostki, z którą można walczyć: { $place }.
refusal-fleets_are_done = Gdy ruszają czołgi, statki na morzu nie zaczynają już bitew.
refusal-armies_later = Czołgi są po statkach; walczą we własnym kroku.
refusal-name_the_units = Powiedz dokładnie, która jednostka walczy z którą: { $place }.
refusal-ask_nobody = { $nation } nie należy do mocarstw, które się pyta.
refusal-no_such_unit = Nie ma tam takiej jednostki.
