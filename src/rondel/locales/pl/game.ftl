# Co mówi się o rozgrywce, dla terminala i przeglądarki. Zmienne objaśnia en/game.ftl.
# Nazwy mocarstw i regionów odmienia się; formy są w forms.ftl. NAME($nation, form: "…") zna dla mocarstw gen, dat, acc, ins,
# into („we Włochy”) i number (one albo many: „Włochy mają”), dla regionów in, to i from; mianownikiem jest sama nazwa.
# start: "yes" daje wielką literę. Przed mln stoi spacja nierozdzielająca.

nobody = nikt
money = { $amount } mln

## Wydarzenia: po jednym zdaniu do dziennika

event-bond_bought = { $player } kupuje udział { NAME($nation, form: "gen") } za { $face } mln.
event-bond_raised = { $player } zwiększa wartość udziału { NAME($nation, form: "gen") } z { $old } do { $new } mln.
event-passed = { $kind ->
        [draft] { $player } nie kupuje udziału { NAME($nation, form: "gen") }.
        [swiss_bank] { $player } pozwala { NAME($nation, form: "dat") } minąć pole Inwestor.
        [factory] { $nation } nie { NAME($nation, form: "number") ->
                [many] budują
               *[one] buduje
            } fabryki.
        [invest] { $player } nie inwestuje.
       *[other] { $player } pasuje.
    }
event-draft_void = Nikt nie kupił udziału. Przydział jest nieważny i odbywa się od nowa.
event-government_changed = { $after } rządzi teraz { NAME($nation, form: "ins") }.
event-swiss_bank_received = { $player } nie rządzi żadnym mocarstwem i otrzymuje Bank Szwajcarski.
event-swiss_bank_returned = { $player } znów rządzi i zwraca Bank Szwajcarski.
event-investor_card_moved = Kafelek inwestora otrzymuje { $player }.
event-turn_began = { $nation }, rządzi { $player }: tura { $number }, runda { $round }.
event-nation_skipped = Nikt nie rządzi { NAME($nation, form: "ins") }; tura przepada.
event-rondel_moved = { $price ->
        [0] { $nation } { NAME($nation, form: "number") ->
                [many] przesuwają
               *[one] przesuwa
            } się na pole { $space }.
       *[other] { $nation } { NAME($nation, form: "number") ->
               [many] przesuwają
              *[one] przesuwa
           } się na pole { $space }; { $player } płaci { $price } mln.
    }
event-swiss_bank_forced = { $player } używa Banku Szwajcarskiego: { $nation } { NAME($nation, form: "number") ->
        [many] muszą
       *[one] musi
    } zatrzymać się na polu Inwestor.
event-factory_built = { $nation } { NAME($nation, form: "number") ->
        [many] budują
       *[one] buduje
    } fabrykę { NAME($province, form: "in") }.
event-unit_produced = { $nation } { NAME($nation, form: "number") ->
        [many] produkują
       *[one] produkuje
    } { $unit ->
        [army] czołg
       *[fleet] statek
    } { NAME($province, form: "in") }.
event-unit_imported = { $nation } { NAME($nation, form: "number") ->
        [many] importują
       *[one] importuje
    } { $unit ->
        [army] czołg
       *[fleet] statek
    } { NAME($province, form: "to") }.
event-fleet_moved = { $nation }: statek { NAME($origin, form: "from") } { NAME($sea, form: "to") }.
event-fleet_moved-canal = { $nation }: statek { NAME($origin, form: "from") } przez { $canal } { NAME($sea, form: "to") }.
event-canal_allowed = { $player } pozwala { NAME($mover, form: "dat") } przejść przez { $canal }.
event-canal_refused = { $player } odmawia { NAME($mover, form: "dat") } przejścia przez { $canal }.
event-army_moved = { $way ->
        [rail] { $nation }: czołg koleją { NAME($origin, form: "from") } { NAME($to, form: "to") }.
        [convoy] { $nation }: czołg konwojem { NAME($origin, form: "from") } { NAME($to, form: "to") }.
       *[march] { $nation }: czołg { NAME($origin, form: "from") } { NAME($to, form: "to") }.
    }
event-stance_taken = { $stance ->
        [hostile] Czołg { NAME($nation, form: "gen") } { NAME($province, form: "in") } jest wrogi.
       *[friendly] Czołg { NAME($nation, form: "gen") } { NAME($province, form: "in") } jest sojuszniczy.
    }
event-stance_changed = { $stance ->
        [hostile] Czołg { NAME($nation, form: "gen") } { NAME($province, form: "in") } staje się wrogi.
       *[friendly] Czołg { NAME($nation, form: "gen") } { NAME($province, form: "in") } staje się sojuszniczy.
    }
event-battle = Bitwa { NAME($place, form: "in") }: { $nation } { NAME($nation, form: "number") ->
        [many] tracą
       *[one] traci
    } { $unit ->
        [army] czołg
       *[fleet] statek
    }, { $enemy } { $enemy_unit ->
        [army] czołg
       *[fleet] statek
    }.
event-peace_offered = { $nation } { NAME($nation, form: "number") ->
        [many] proponują
       *[one] proponuje
    } pokój { NAME($place, form: "in") }.
event-challenge_declined = { $nation } { NAME($nation, form: "number") ->
        [many] godzą
       *[one] godzi
    } się na przybysza { NAME($place, form: "in") }.
event-factory_destroyed = { $nation } { NAME($nation, form: "number") ->
        [many] niszczą fabrykę { NAME($owner, form: "gen") } { NAME($province, form: "in") } i tracą
       *[one] niszczy fabrykę { NAME($owner, form: "gen") } { NAME($province, form: "in") } i traci
    } użyte czołgi.
event-flag_placed = { $nation } { NAME($nation, form: "number") ->
        [many] umieszczają
       *[one] umieszcza
    } flagę { NAME($region, form: "in") }.
event-flag_removed = Flaga { NAME($nation, form: "gen") } { NAME($region, form: "in") } zostaje usunięta.
event-interest_paid = { $player } otrzymuje od { NAME($nation, form: "gen") } { $amount } mln dywidend.
event-interest_topped_up = { $player } dopłaca z własnej gotówki { $amount } mln do dywidend { NAME($nation, form: "gen") }.
event-investor_paid = { $player } otrzymuje { $amount } mln za kafelek inwestora.
event-swiss_bank_income = { $player } otrzymuje { $amount } mln za Bank Szwajcarski.
event-tax_collected = { $nation }: podatek { $tax } mln, żołd { $pay } mln, premia za sukces { $bonus } mln ({ $player }); { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
       *[many] { $points } punktów wpływu
    } więcej, teraz { $power }; skarbiec { $treasury } mln.
event-gift = { $player } przekazuje { $amount } mln do skarbca { NAME($nation, form: "gen") }.
event-game_ended = { $reason ->
        [power] { $nation } { NAME($nation, form: "number") ->
                [many] mają
               *[one] ma
            } 25 punktów wpływu. Koniec gry.
        [max_rounds] Rozegrano ostatnią rundę. Koniec gry.
        [void_drafts] Trzy razy z rzędu nikt nie kupił udziału. Koniec gry.
       *[other] Koniec gry.
    }

## Decyzje: pytanie do tego, kto decyduje

ask-draft = Który udział { NAME($nation, form: "gen") } kupujesz?
ask-rondel = Na które pole rondla przesunąć { NAME($nation, form: "acc") }?
ask-swiss_bank = Zatrzymać { NAME($nation, form: "acc") } na polu Inwestor?
ask-factory = Gdzie stanie fabryka { NAME($nation, form: "gen") }?
ask-production = Które fabryki { NAME($nation, form: "gen") } produkują?
ask-import = Jakie jednostki importować dla { NAME($nation, form: "gen") } i dokąd?
ask-fleets = Który statek { NAME($nation, form: "gen") } płynie lub walczy?
ask-canal = Decydujesz za { NAME($nation, form: "acc") }: czy obca jednostka może przejść przez kanał?
ask-stance = Czołg { NAME($nation, form: "gen") }: wrogi czy sojuszniczy?
ask-arrival = Jednostka { NAME($nation, form: "gen") } dotarła na miejsce: walczyć czy zaproponować pokój?
ask-ask = Które mocarstwo zapytać teraz, czy przyjmuje pokój?
ask-challenge = Decydujesz za { NAME($nation, form: "acc") }: walczyć z przybyszem czy pozwolić mu zostać?
ask-armies = Który czołg { NAME($nation, form: "gen") } jedzie lub walczy?
ask-flags = Brakuje flag: w którym regionie umieścić flagę { NAME($nation, form: "gen") }?
ask-invest = Który udział kupujesz lub który zwiększasz?

## Co tymczasem czytają inni

wait-draft = { $player } wybiera udział { NAME($nation, form: "gen") }.
wait-rondel = { $player } wybiera pole rondla dla { NAME($nation, form: "gen") }.
wait-swiss_bank = { $player } może zatrzymać { NAME($nation, form: "acc") } Bankiem Szwajcarskim.
wait-factory = { $player } buduje dla { NAME($nation, form: "gen") }.
wait-production = { $player } produkuje dla { NAME($nation, form: "gen") }.
wait-import = { $player } importuje dla { NAME($nation, form: "gen") }.
wait-fleets = { $player } porusza statkami { NAME($nation, form: "gen") }.
wait-canal = { $player } decyduje za { NAME($nation, form: "acc") } o przejściu przez kanał.
wait-stance = { $player } decyduje, czy czołg { NAME($nation, form: "gen") } jest wrogi, czy sojuszniczy.
wait-arrival = { $player } decyduje za { NAME($nation, form: "acc") }: bitwa czy pokój?
wait-ask = { $player } decyduje, kogo zapytać najpierw.
wait-challenge = { $player } odpowiada za { NAME($nation, form: "acc") }: bitwa czy pokój?
wait-armies = { $player } porusza czołgami { NAME($nation, form: "gen") }.
wait-flags = { $player } umieszcza flagi { NAME($nation, form: "gen") }.
wait-invest = { $player } inwestuje.

## Akcje: co robi wybór

act-rondel = { $space }
act-buy = Kup udział { NAME($nation, form: "gen") } o wartości { $face } za { $price } mln
act-raise = Zwiększ udział { NAME($nation, form: "gen") } z { $old } do { $new } za { $price } mln
act-pass = { $kind ->
    [swiss_bank] Pozwól minąć
    [factory] Nic nie buduj
    [challenge] Pozwól zostać
   *[other] Pasuj
  }
act-force = Zatrzymaj na polu Inwestor
act-build = Buduj { NAME($province, form: "in") }
act-produce = Produkuj { NAME($province, form: "in") }
act-produce-all = Produkuj w każdej fabryce
act-import = { $unit ->
        [army] Czołg { NAME($province, form: "to") }
       *[fleet] Statek { NAME($province, form: "to") }
    }
act-end = { $kind ->
    [production] Bez kolejnej jednostki
    [import] Bez kolejnej jednostki
    [fleets] Zakończ etap statków
    [armies] Zakończ etap czołgów
    [flags] Bez kolejnej flagi
   *[other] Koniec
  }
act-fleet = Statek { NAME($origin, form: "from") } { NAME($sea, form: "to") }
act-army = { $stance ->
        [hostile] Twój czołg (wrogi) { NAME($origin, form: "from") } { NAME($to, form: "to") }
        [friendly] Twój czołg (sojuszniczy) { NAME($origin, form: "from") } { NAME($to, form: "to") }
       *[any] Czołg { NAME($origin, form: "from") } { NAME($to, form: "to") }
    }
act-fight-at = { $unit ->
        [army] Walcz z czołgiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
       *[fleet] Walcz ze statkiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
    }{ $stance ->
        [hostile] { " (wrogim)" }
        [friendly] { " (sojuszniczym)" }
       *[any] { "" }
    }
act-fight-at-with-fleet = { $unit ->
        [army] Statkiem walcz z czołgiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
       *[fleet] Statkiem walcz ze statkiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
    }
act-fight-at-with-army = { $own ->
        [hostile] Swoim czołgiem (wrogim)
       *[friendly] Swoim czołgiem (sojuszniczym)
    } { $unit ->
        [army] walcz z czołgiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
       *[fleet] walcz ze statkiem { NAME($nation, form: "gen") } { NAME($place, form: "in") }
    }
act-fight-nation = { $unit ->
        [army] Walcz z czołgiem { NAME($nation, form: "gen") }
       *[fleet] Walcz ze statkiem { NAME($nation, form: "gen") }
    }{ $stance ->
        [hostile] { " (wrogim)" }
        [friendly] { " (sojuszniczym)" }
       *[any] { "" }
    }
act-fight-own = { $unit ->
    [army] Walcz czołgiem
   *[fleet] Walcz statkiem
  }{ $stance ->
    [hostile] { " (wrogim)" }
    [friendly] { " (sojuszniczym)" }
   *[any] { "" }
  }
act-peace = Zaproponuj pokój
act-ask = Zapytaj { NAME($nation, form: "acc") }
act-allow = Pozwól przejść
act-refuse = Odmów przejścia
act-hostile = Wrogi: fabryka i kolej są tam zablokowane
act-friendly = Sojuszniczy: właścicielowi w niczym nie przeszkadza
act-stance = { $stance ->
        [hostile] Czołg { NAME($province, form: "in") } staje się wrogi
       *[friendly] Czołg { NAME($province, form: "in") } staje się sojuszniczy
    }
act-destroy = Zniszcz fabrykę { NAME($province, form: "in") } trzema czołgami
act-flag = Flaga { NAME($region, form: "in") }
act-give = Przekaż { $amount } mln { NAME($nation, form: "dat") }

## Opcje rozgrywki

option-setup = Przydział udziałów
option-setup-standard = Kafelki rządów są rozdawane
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
option-late_fleet_battles = Statki na morzu mogą walczyć jeszcze podczas ruchu czołgów
option-late_fleet_battles-false = Nie
option-late_fleet_battles-true = Tak
option-status_change = Stojące czołgi mogą zmieniać nastawienie
option-status_change-true = Tak
option-status_change-false = Nie
option-swiss_bank_income = Dochód Banku Szwajcarskiego, który nie inwestuje
option-swiss_bank_income-0 = Brak
option-swiss_bank_income-1 = 1 mln
option-max_rounds = Limit rund
option-max_rounds-none = Brak

## Odmowy: dlaczego akcja nie jest możliwa

refusal-game_over = Gra jest zakończona; nie można już wykonać żadnego ruchu.
refusal-not_your_decision = W tej chwili decyduje { $player }.
refusal-offered = Ta akcja jest możliwa.
refusal-other_decision = { $kind ->
        [draft] Teraz pytanie brzmi, który udział zostanie kupiony.
        [rondel] Teraz pytanie brzmi, na które pole rondla przesunąć mocarstwo.
        [swiss_bank] Teraz pytanie brzmi, czy Bank Szwajcarski zatrzyma mocarstwo.
        [factory] Teraz pytanie brzmi, gdzie stanie fabryka.
        [production] Teraz pytanie brzmi, które fabryki produkują.
        [import] Teraz pytanie brzmi, jakie jednostki importować.
        [fleets] Teraz chodzi o to, które statki płyną lub walczą.
        [canal] Teraz chodzi o przejście przez kanał.
        [stance] Teraz pytanie brzmi, czy czołg jest wrogi, czy sojuszniczy.
        [arrival] Teraz chodzi o bitwę albo pokój.
        [ask] Teraz pytanie brzmi, które mocarstwo zapytać.
        [challenge] Teraz pytanie brzmi, czy walczyć z przybyszem.
        [armies] Teraz chodzi o to, które czołgi jadą lub walczą.
        [flags] Teraz pytanie brzmi, w którym regionie umieścić flagę.
        [invest] Teraz pytanie brzmi, który udział kupić lub zwiększyć.
       *[other] To nie jest odpowiedź na obecne pytanie.
    }
refusal-rondel_stay = { $nation } { NAME($nation, form: "number") ->
        [many] muszą ruszyć dalej i nie mogą
       *[one] musi ruszyć dalej i nie może
    } pozostać na tym samym polu.
refusal-rondel_too_far = To { $steps } pól; mocarstwo przesuwa się najwyżej o { $most }.
refusal-rondel_price = To kosztuje { $price } mln twojej gotówki, a masz { $cash } mln.
refusal-rondel_interest = Na polu Inwestor skarbiec { NAME($nation, form: "gen") } i twoja gotówka nie wystarczą na dywidendy dla innych graczy; brakuje { $missing } mln.
refusal-force_treasury = Skarbiec { NAME($nation, form: "gen") } musi pokryć wszystkie dywidendy; brakuje { $gap } mln.
refusal-not_home = To nie jest region domowy { NAME($nation, form: "gen") }: { $province }.
refusal-occupied = { NAME($province, form: "in", start: "yes") } stoi wrogi czołg { NAME($by, form: "gen") }.
refusal-factory_exists = { NAME($province, form: "in", start: "yes") } jest już fabryka.
refusal-factory_money = Fabryka kosztuje { $price } mln; w skarbcu { NAME($nation, form: "gen") } jest { $treasury } mln.
refusal-produce_all_short = Rezerwa nie wystarcza dla wszystkich fabryk; wybierz te, które produkują.
refusal-no_factory = { NAME($province, form: "in", start: "yes") } nie ma fabryki.
refusal-has_produced = Fabryka { NAME($province, form: "in") } już wyprodukowała jednostkę.
refusal-no_supply = { $nation } nie { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } już { $unit ->
        [army] czołgów
       *[fleet] statków
    } w rezerwie.
refusal-no_harbour = { NAME($province, form: "in", start: "yes") } nie ma portu dla statków.
refusal-import_money = Jednostka kosztuje { $price } mln; w skarbcu { NAME($nation, form: "gen") } jest { $treasury } mln.
refusal-bond_other_nation = Teraz można kupić tylko udział { NAME($offered, form: "gen") }.
refusal-raise_down = Udział wymienia się tylko na droższy.
refusal-bond_not_yours = Nie masz udziału { NAME($nation, form: "gen") } za { $old } mln.
refusal-bond_taken = Udział { NAME($nation, form: "gen") } za { $face } mln ma { $player }.
refusal-bond_price = To kosztuje { $price } mln twojej gotówki, a masz { $cash } mln.
refusal-gift_amount = Darowizna to całkowita liczba milionów, co najmniej 1.
refusal-gifts_off = Przy tym stole nie ma darowizn.
refusal-gift_not_own = Przy tym stole przekazuje się gotówkę tylko mocarstwom, którymi się rządzi; nie rządzisz { NAME($nation, form: "ins") }.
refusal-gift_cash = Masz { $cash } mln, a nie { $amount } mln.
refusal-gift_bound = { $bound } mln twojej gotówki jest zarezerwowane, dopóki zapowiedziany ruch na rondlu nie zostanie opłacony.
refusal-flag_at_home = { $region } to region domowy; tam nie ma flag.
refusal-flag_not_alone = Flagę umieszcza się tylko w regionie, który mocarstwo zajmuje samo i w którym jej jeszcze nie ma; { NAME($region, form: "in") } nie można.
refusal-no_fleet = { $nation } nie { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } statku { NAME($place, form: "in") }.
refusal-no_army = { $nation } nie { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } czołgu { NAME($place, form: "in") }.
refusal-has_moved = Jednostki { NAME($origin, form: "in") } już się poruszyły.
refusal-canal_refused = { $unit ->
        [army] Temu czołgowi odmówiono przejścia przez { $canal }; w tych manewrach nie może pytać ponownie.
       *[fleet] Temu statkowi odmówiono przejścia przez { $canal }; w tych manewrach nie może pytać ponownie.
    }
refusal-fleet_on_land = Statek zostaje na morzu i nigdy nie płynie { NAME($to, form: "to") }.
refusal-harbour_exit = Port { NAME($origin, form: "in") } nie prowadzi { NAME($to, form: "to") }.
refusal-not_adjacent = { $origin } i { $to } nie sąsiadują ze sobą.
refusal-army_at_sea = Czołgi poruszają się tylko po lądzie.
refusal-army_stays = Czołg już jest { NAME($origin, form: "in") }.
refusal-name_the_army = Podaj, który czołg { NAME($origin, form: "from") } jedzie; „wrogi” lub „sojuszniczy” jest potrzebne tylko tam, gdzie stoją oba rodzaje.
refusal-fleets_used = Statki na tej trasie przewiozły już w tych manewrach inne czołgi; każdy zabiera jeden.
refusal-rail_suspended = { NAME($province, form: "in", start: "yes") } kolej nie działa: stoi tam wrogi czołg.
refusal-needs_convoy = Aby dotrzeć { NAME($origin, form: "from") } { NAME($to, form: "to") }, czołg potrzebuje konwoju: statku swojego mocarstwa na każdym morzu po drodze.
refusal-too_far = { NAME($to, form: "to", start: "yes") } jest za daleko: czołg wjeżdża tylko do sąsiedniego regionu.
refusal-status_change_off = Przy tym stole czołgi zachowują swoje nastawienie.
refusal-status_at_home = Czołgi mają nastawienie tylko w obcych regionach domowych.
refusal-status_already = { $stance ->
        [hostile] { NAME($province, form: "in", start: "yes") } żaden czołg nie jest sojuszniczy.
       *[friendly] { NAME($province, form: "in", start: "yes") } żaden czołg nie jest wrogi.
    }
refusal-status_changed = Czołgi { NAME($province, form: "in") } przybyły w tych manewrach albo już zmieniły nastawienie.
refusal-last_free_factory = { NAME($province, form: "in", start: "yes") } stoi ostatnia wolna fabryka { NAME($nation, form: "gen") }: wrogie czołgi nie mogą jej zająć i nie można jej zniszczyć.
refusal-no_foreign_factory = { NAME($province, form: "in", start: "yes") } nie ma obcej fabryki.
refusal-too_few_armies = Potrzeba do tego { $needed } czołgów { NAME($province, form: "in") }; jest ich { $armies }.
refusal-factory_defended = { $nation } { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } jeszcze jednostki { NAME($province, form: "in") }.
refusal-no_unit = { NAME($place, form: "in", start: "yes") } nie ma jednostki, która mogłaby walczyć z { NAME($nation, form: "ins") }.
refusal-no_enemy = { $nation } nie { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } { NAME($place, form: "in") } jednostki, z którą można walczyć.
refusal-fleets_are_done = Podczas ruchu czołgów statki na morzu nie zaczynają już bitew.
refusal-armies_later = Czołgi ruszają po statkach; walczą w swoim etapie.
refusal-name_the_units = Podaj dokładnie, która jednostka { NAME($place, form: "in") } walczy z którą.
refusal-ask_nobody = { $nation } nie { NAME($nation, form: "number") ->
        [many] należą
       *[one] należy
    } do mocarstw, które się pyta.
refusal-no_such_unit = Nie ma tam takiej jednostki, z którą można walczyć.
