# Pierwsza gra z przewodnikiem: strony, kroki lekcji i podpowiedzi w pierwszej prawdziwej grze.
# $edition (imperial|imperial_2030) wybiera tam, gdzie gry się różnią; kwoty to pełne miliony.

## Strona „Naucz się grać”

learn-title = Naucz się grać
learn-intro = Dziewięć krótkich zadań na prawdziwej planszy, około dziesięciu minut. Możesz przerwać w każdej chwili; zapamiętamy, gdzie jesteś.
learn-choose = Wybierz grę
learn-about = { $edition ->
    [imperial] Europa przed 1914 rokiem: sześć mocarstw na niewielkiej mapie. Dobra na początek.
   *[imperial_2030] Cały świat w 2030 roku: więcej lądu, rozległe morza, dwa kanały.
  }
learn-progress = { $done ->
    [one] Ukończono { $done } krok z { $steps }
    [few] Ukończono { $done } kroki z { $steps }
   *[many] Ukończono { $done } kroków z { $steps }
  }
learn-begin = Zacznij lekcję
learn-resume = Przejdź do kroku { $step }
learn-repeat = Powtórz lekcję
learn-steps = Kroki
learn-step-done = ukończony
learn-step-open = do zrobienia
learn-first-game = Zagraj swoją pierwszą grę
learn-first-game-resume = Wróć do swojej pierwszej gry
learn-first-game-about = Z dwoma łatwymi przeciwnikami i z podpowiedzią przy każdej twojej decyzji.
learn-first-game-early = Możesz ją zacząć w każdej chwili; po lekcji gra się przyjemniej.
learn-failed = Nie udało się: { $sentence }
learn-table = Lekcja, krok { $step }
learn-first-game-table = Pierwsza gra

## Przewodnik obok planszy

lesson-coach = Lekcja
lesson-step = Krok { $step } z { $steps }
lesson-tasks = Twoje zadanie
lesson-task-done = Zrobione:
lesson-task-open = Do zrobienia:
lesson-why = Dlaczego?
lesson-words = Ważne słowa
lesson-got-it = Rozumiem
lesson-screen = { $screen } z { $screens }
lesson-on = Dalej
lesson-back = Wstecz
lesson-shown = Zaznaczono: { $part }
lesson-shown-more = Zaznaczono na ekranie: { $part }. Naciśnij, aby tam przejść.
lesson-part-question = Pytanie
lesson-next = Następny krok
lesson-retry = Spróbuj jeszcze raz
lesson-well-done = Świetnie!
lesson-off-track = Nie całkiem.
lesson-leave = Do przeglądu lekcji
lesson-fold = Zmniejsz kartę lekcji
lesson-unfold = Pokaż całą kartę lekcji
lesson-finished = To był ostatni krok. Wiesz już wszystko, czego potrzeba do pierwszej gry.

## Krok: udziały

lesson-bonds-title = Udziały i rząd
lesson-bonds-say-aim = Gdy któreś mocarstwo zdobędzie 25 punktów wpływu, gra od razu się kończy i wygrywa najbogatszy inwestor. Ten tor pokazuje, jak daleko jest każde mocarstwo.
lesson-bonds-say-lend = Jesteś inwestorem, a nie państwem: kupujesz udziały mocarstw. Kto zainwestował w mocarstwo najwięcej, kontroluje jego rząd i podejmuje wszystkie jego decyzje.
lesson-bonds-say-now = Masz kafelek inwestora, więc możesz teraz kupić udział. { $edition ->
    [imperial] Clara rządzi Włochami z wkładem 9 mln. Twój wkład we Włochy to 4 mln, a w gotówce masz 10 mln.
   *[imperial_2030] Clara rządzi Indiami z wkładem 9 mln. Twój wkład w Indie to 4 mln, a w gotówce masz 10 mln.
  }
lesson-bonds-task-govern = { $edition ->
    [imperial] Przejmij rząd Włoch: niech twój wkład będzie wyższy niż wkład Clary.
   *[imperial_2030] Przejmij rząd Indii: niech twój wkład będzie wyższy niż wkład Clary.
  }
lesson-bonds-why = Każdy udział daje trzy rzeczy: wypłaca ci dywidendy, liczy się przy przejmowaniu rządu i na koniec jest wart punkty. Zapłata trafia do skarbca mocarstwa, a nie do innego gracza.
lesson-bonds-done = { $edition ->
    [imperial] Włochy są twoje: od teraz to ty decydujesz, co robią. Clara zachowuje swój udział i jego dywidendy.
   *[imperial_2030] Indie są twoje: od teraz to ty decydujesz, co robią. Clara zachowuje swój udział i jego dywidendy.
  }
lesson-bonds-retry = Dobry udział, ale wkład Clary wciąż jest wyższy. Potrzebujesz razem więcej niż 9 mln: udziału za 6 mln obok twoich 4 mln albo zwiększenia udziału z 4 do 12 mln.
lesson-bonds-miss-passed = Gotówka zostaje u ciebie. To bywa rozsądne, ale tutaj można było przejąć mocarstwo.
lesson-bonds-miss-elsewhere = { $edition ->
    [imperial] Możesz kupować udziały każdego mocarstwa i ten też przyniesie dywidendy. Ale Włochy zostają przy Clarze.
   *[imperial_2030] Możesz kupować udziały każdego mocarstwa i ten też przyniesie dywidendy. Ale Indie zostają przy Clarze.
  }

## Krok: rondel

lesson-rondel-title = Rondel
lesson-rondel-say-turn = Tura mocarstwa to jeden ruch po rondlu, zgodnie z kierunkiem ruchu wskazówek zegara, a potem akcja pola, na które dotarło.
lesson-rondel-say-price = Ruch o jedno, dwa lub trzy pola jest darmowy. Każde dalsze pole kosztuje cię { $edition ->
    [imperial] 2 mln
   *[imperial_2030] 1 mln plus poziom wpływów mocarstwa, czyli tutaj 2 mln,
  } z własnej gotówki, a pól może być najwyżej sześć.
lesson-rondel-say-now = Na polu Produkcja każda fabryka produkuje za darmo jedną jednostkę: zakład zbrojeniowy czołg (tak nazywają się tu wojska lądowe), stocznia statek. Wybierz pole tutaj albo na rondlu.
lesson-rondel-task-free = { $edition ->
    [imperial] Przesuń Włochy na pole Produkcja bez płacenia.
   *[imperial_2030] Przesuń Indie na pole Produkcja bez płacenia.
  }
lesson-rondel-task-produce = Niech obie fabryki coś wyprodukują.
lesson-rondel-why = Każda akcja wraca, więc pytanie brzmi zawsze tak samo: czego chcę teraz, czego potem i czy pośpiech jest wart mojej gotówki?
lesson-rondel-done = Czołg i statek, a nie kosztowało to ani miliona. Są dwa pola Produkcja; to bliższe było darmowe.
lesson-rondel-retry = Tym razem zostaw zaznaczone obie fabryki, aby obie coś wyprodukowały.
lesson-rondel-miss-space = Ruch dozwolony, ale to nie Produkcja. Znajdź pole Produkcja odległe najwyżej o trzy pola.
lesson-rondel-miss-price = Tak też można, ale kosztowało cię to 6 mln gotówki. Ta sama akcja czekała dwa pola dalej za darmo.

## Krok: rozwój

lesson-growth-title = Fabryki i import
lesson-growth-say-signs = Rządzisz teraz dwoma mocarstwami. Oto co znaczą symbole przy każdym z nich:
lesson-growth-say-money = Dwa rodzaje pieniędzy nigdy się nie mieszają. Skarbce należą do mocarstw, gotówka należy do ciebie. Z jednych do drugich prowadzi tylko kilka dróg.
lesson-growth-say-now = { $edition ->
    [imperial] Włochy mają w skarbcu 6 mln, dość na fabrykę (5 mln). Francja stoi tuż przed polem Import: może tam kupić do trzech jednostek po 1 mln i ustawić je u siebie, gdzie zechce.
   *[imperial_2030] Indie mają w skarbcu 6 mln, dość na fabrykę (5 mln). Brazylia stoi tuż przed polem Import: może tam kupić do trzech jednostek po 1 mln i ustawić je u siebie, gdzie zechce.
  }
lesson-growth-task-factory = { $edition ->
    [imperial] Włochy: przejdź na pole Fabryka i zbuduj fabrykę.
   *[imperial_2030] Indie: przejdź na pole Fabryka i zbuduj fabrykę.
  }
lesson-growth-task-import = { $edition ->
    [imperial] Francja: przejdź na pole Import i kup trzy jednostki.
   *[imperial_2030] Brazylia: przejdź na pole Import i kup trzy jednostki.
  }
lesson-growth-why = Fabryka produkuje jednostkę przy każdej Produkcji i daje 2 mln przy każdym Podatku, do końca gry. Import jest droższy, ale działa od razu i dokładnie tam, gdzie trzeba.
lesson-growth-done = Za wszystko zapłaciły skarbce, a nie twoja gotówka. Czołgi stają w dowolnym regionie domowym, statki tylko w niebieskich miastach portowych.
lesson-growth-retry = Można było kupić trzy jednostki: importuj dalej, aż wszystkie trzy staną na planszy.
lesson-growth-miss-no_factory = { $edition ->
        [imperial] Tak też można, ale Włochy potrzebowały fabryki. Pole Fabryka jest dwa pola dalej.
       *[imperial_2030] Tak też można, ale Indie potrzebowały fabryki. Pole Fabryka jest dwa pola dalej.
    }
lesson-growth-miss-not_built = Pole było właściwe, ale nic nie powstało. Tym razem wybierz miasto.
lesson-growth-miss-no_import = { $edition ->
        [imperial] Tak też można, ale Francja potrzebowała jednostek. Import to już następne pole.
       *[imperial_2030] Tak też można, ale Brazylia potrzebowała jednostek. Import to już następne pole.
    }

## Krok: manewry

lesson-maneuver-title = Manewry i flagi
lesson-maneuver-say-order = { $edition ->
    [imperial] W Manewrach mocarstwo rusza najpierw statki, każdy o jedno morze, potem czołgi, każdy o jeden region. U siebie czołgi jeżdżą też koleją, dowolnie daleko.
   *[imperial_2030] W Manewrach mocarstwo rusza najpierw statki, każdy o jedno morze, potem czołgi, każdy o jeden region. U siebie czołgi jeżdżą też koleją, dowolnie daleko. Dwa kanały łączą morza; mocarstwo, którego flaga kontroluje kanał, może odmówić przejścia.
  }
lesson-maneuver-say-convoy = Statek na morzu przewozi jeden czołg na dowolny brzeg tego morza: to konwój. Może to zrobić także statek, który właśnie się ruszył.
lesson-maneuver-say-flags = Tam, gdzie na koniec mocarstwo jest samo, umieszcza flagę, a każda flaga daje podatek.
lesson-maneuver-task-sea = { $edition ->
        [imperial] Wypłyń z Neapolu i umieść flagę na Zachodnim Morzu Śródziemnym.
       *[imperial_2030] Wypłyń z Bombaju i umieść flagę na Oceanie Indyjskim.
    }
lesson-maneuver-task-land = Przewieź czołg z Rzymu do wolnego kraju za morzem: do Tunisu, Algierii albo Hiszpanii.
lesson-maneuver-task-island = Przewieź jeden czołg do Indonezji.
lesson-maneuver-task-neighbour = Drugim czołgiem zajmij sąsiedni kraj: Afganistan, Iran albo Indochiny.
lesson-maneuver-why = Flaga zostaje, gdy jednostki ruszą dalej, i daje 1 mln przy każdym Podatku, dopóki nie stanie tam samo inne mocarstwo. Na początku gry wolne regiony to najtańszy dochód.
lesson-maneuver-done = Nowe flagi bez jednej bitwy. Następnym razem jednostki mogą ruszyć dalej; flagi zostaną.
lesson-maneuver-retry = Coś zostało w domu. Najpierw wyślij statek na morze, potem czołg przez to morze.
lesson-maneuver-miss-space = Jednostki ruszają się tylko w Manewrach, a to już następne pole.

## Krok: bitwa

lesson-battle-title = Bitwy i obce regiony domowe
lesson-battle-say-fight = { $edition ->
    [imperial] Bitwa zawsze usuwa po jednej jednostce z każdej strony. Austriacki czołg pilnuje Bałkanów Zachodnich; ty masz trzy czołgi w Wenecji.
   *[imperial_2030] Bitwa zawsze usuwa po jednej jednostce z każdej strony. Chiński czołg pilnuje Indochin; ty masz trzy czołgi w Kalkucie.
  }
lesson-battle-say-fleets = { $edition ->
    [imperial] Twoje dwa statki na Morzu Jońskim przewiozą dwa czołgi: zostaw je na miejscu i zakończ etap statków.
   *[imperial_2030] Tym razem czołgi jadą lądem. Zostaw statek na miejscu i zakończ etap statków.
  }
lesson-battle-say-hostile = Czołg w obcym regionie domowym jest wrogi albo sojuszniczy. Wrogi zatrzymuje tamtejszą fabrykę, sojuszniczy nie.
lesson-battle-task-fight = { $edition ->
    [imperial] Stocz bitwę z austriackim czołgiem na Bałkanach Zachodnich.
   *[imperial_2030] Stocz bitwę z chińskim czołgiem w Indochinach.
  }
lesson-battle-task-flag = Wyślij tam drugi czołg, aby twoje mocarstwo było tam samo, a jego flaga zastąpiła starą.
lesson-battle-task-occupy = { $edition ->
    [imperial] Wjedź do Triestu i wybierz nastawienie wrogie.
   *[imperial_2030] Wjedź do Chongqingu i wybierz nastawienie wrogie.
  }
lesson-battle-why = Bitwy kosztują obie strony tyle samo, więc sama wojna nikogo nie wzbogaca. Opłaca się, gdy daje flagę, uwalnia fabrykę albo zatrzymuje cudzą tuż przed pobraniem podatku przez rywala.
lesson-battle-done = { $edition ->
    [imperial] Czołg za czołg, a flaga dla ciebie. Dopóki stoisz w Trieście, tamtejsza stocznia nic nie buduje i nie daje podatku.
   *[imperial_2030] Czołg za czołg, a flaga dla ciebie. Dopóki stoisz w Chongqingu, tamtejsza fabryka nic nie buduje i nie daje podatku.
  }
lesson-battle-retry = { $edition ->
        [imperial] Brakuje części planu. Dwa czołgi jadą na Bałkany Zachodnie i pierwszy walczy; trzeci jedzie do Triestu i jest wrogi.
       *[imperial_2030] Brakuje części planu. Dwa czołgi jadą do Indochin i pierwszy walczy; trzeci jedzie do Chongqingu i jest wrogi.
    }
lesson-battle-miss-space = Jednostki ruszają się tylko w Manewrach, a to już następne pole.

## Krok: inwestor

lesson-investor-title = Inwestor
lesson-investor-say-interest = { $edition ->
    [imperial] Gdy Włochy staną na polu Inwestor, ich skarbiec wypłaca dywidendy wszystkim posiadaczom ich udziałów: 5 mln tobie, 4 mln Clarze.
   *[imperial_2030] Gdy Indie staną na polu Inwestor, ich skarbiec wypłaca dywidendy wszystkim posiadaczom ich udziałów: 5 mln tobie, 4 mln Clarze.
  }
lesson-investor-say-card = Potem posiadacz kafelka inwestora dostaje 2 mln z banku i może zainwestować. Tym razem to ty.
lesson-investor-task-interest = { $edition ->
    [imperial] Przesuń Włochy na pole Inwestor i odbierz swoje dywidendy.
   *[imperial_2030] Przesuń Indie na pole Inwestor i odbierz swoje dywidendy.
  }
lesson-investor-task-invest = Kup udział dowolnego mocarstwa albo zwiększ wartość któregoś ze swoich.
lesson-investor-why = Przez pole Inwestor pieniądze ze skarbca trafiają do twojej kieszeni. Samo minięcie tego pola też pozwala zainwestować posiadaczowi kafelka, ale nie przynosi dywidend. Mały udział w silnym mocarstwie rywala to często najlepszy zakup.
lesson-investor-done = Dywidendy odebrane, pieniądze znów pracują. Kafelek przechodzi teraz do gracza po twojej lewej stronie.
lesson-investor-retry = Dywidendy były twoje, ale bez zakupu udziału. Tym razem wybierz jakiś.
lesson-investor-miss-space = Tak też można, ale nie było dywidend. Inwestor to już następne pole.
lesson-investor-miss-passed = Pieniądze zostały u ciebie. Gotówka w kieszeni nic nie zarabia; tym razem kup udział.

## Krok: podatek

lesson-taxation-title = Podatek
lesson-taxation-say-points = { $edition ->
    [imperial] Tylko Podatek daje punkty wpływu. Każda wolna fabryka liczy się za 2, każda flaga za 1: Włochy mają 4 fabryki i 5 flag, razem 13.
   *[imperial_2030] Tylko Podatek daje punkty wpływu. Każda wolna fabryka liczy się za 2, każda flaga za 1: Indie mają 4 fabryki i 6 flag, razem 14.
  }
lesson-taxation-say-chart = { $edition ->
    [imperial] Tabela zamienia podatek w punkty wpływu: liczy się wszystko ponad 5, tutaj 8.
   *[imperial_2030] Tabela zamienia podatek w punkty wpływu: 14 daje ich 7, a tobie premię za sukces, 4 mln.
  }
lesson-taxation-say-money = { $edition ->
    [imperial] Bank wpłaca do skarbca podatek pomniejszony o 1 mln za każdą jednostkę, a ty dostajesz 1 mln za każde pole, o które podatek wzrósł od ostatniego Podatku.
   *[imperial_2030] Podatek trafia do skarbca, a ten płaci potem 1 mln za każdą jednostkę i twoją premię za sukces.
  }
lesson-taxation-task-tax = { $edition ->
    [imperial] Pobierz podatek Włoch.
   *[imperial_2030] Pobierz podatek Indii.
  }
lesson-taxation-why = Poziom wpływów to jedna piąta punktów wpływu. Na koniec każdy udział jest wart swoje dywidendy razy ten poziom, więc każdy Podatek podnosi wartość udziałów tego mocarstwa, ktokolwiek je ma.
lesson-taxation-done = { $edition ->
    [imperial] 8 punktów wpływu, 5 mln dla ciebie i 8 mln dla skarbca. Clara też ma włoskie udziały, więc zyskała i ona.
   *[imperial_2030] 7 punktów wpływu, 4 mln dla ciebie, a 4 mln zostają w skarbcu. Clara też ma indyjskie udziały, więc zyskała i ona.
  }
lesson-taxation-retry = Przejdź na pole Podatek; jest dwa pola dalej.
lesson-taxation-miss-space = To też rozsądna akcja, ale bez punktów wpływu. Podatek jest dwa pola dalej.

## Krok: Bank Szwajcarski

lesson-swiss_bank-title = Bez rządu
lesson-swiss_bank-say-bank = { $edition ->
    [imperial] Bruno zainwestował we Francję więcej niż ty, Clara więcej we Włochy: nie rządzisz niczym. Masz za to Bank Szwajcarski, a on pozwala na dwie rzeczy.
   *[imperial_2030] Bruno zainwestował w Brazylię więcej niż ty, Clara więcej w Indie: nie rządzisz niczym. Masz za to Bank Szwajcarski, a on pozwala na dwie rzeczy.
  }
lesson-swiss_bank-say-stop = { $edition ->
    [imperial] Włochy zapowiedziały Import i minęłyby pole Inwestor. Bank Szwajcarski może je tam zatrzymać, jeśli skarbca wystarczy na wszystkie dywidendy: ma 9 mln, a winien jest 6 mln. Włochy wypłacają je wtedy i tracą swoją akcję.
   *[imperial_2030] Indie zapowiedziały Import i minęłyby pole Inwestor. Bank Szwajcarski może je tam zatrzymać, jeśli skarbca wystarczy na wszystkie dywidendy: ma 9 mln, a winien jest 6 mln. Indie wypłacają je wtedy i tracą swoją akcję.
  }
lesson-swiss_bank-say-invest = Po posiadaczu kafelka inwestora także każdy Bank Szwajcarski może raz zainwestować. Z 2 mln dywidend masz 6 mln: dość na udział, z którym twój wkład przekroczy 9 mln Clary.
lesson-swiss_bank-task-stop = { $edition ->
    [imperial] Zatrzymaj Włochy na polu Inwestor.
   *[imperial_2030] Zatrzymaj Indie na polu Inwestor.
  }
lesson-swiss_bank-task-govern = { $edition ->
    [imperial] Odzyskaj rząd Włoch.
   *[imperial_2030] Odzyskaj rząd Indii.
  }
lesson-swiss_bank-why = W tej grze nikt nie odpada. Z mocarstwem tracisz jego decyzje, ale nie swoje udziały: dywidendy i ich wartość na koniec pozostają twoje. Bank Szwajcarski zatrzymuje mocarstwa, które mają z czego płacić.
lesson-swiss_bank-done = { $edition ->
    [imperial] Włochy wypłaciły ci dywidendy i za nie je odzyskujesz. Kto znów rządzi, oddaje Bank Szwajcarski.
   *[imperial_2030] Indie wypłaciły ci dywidendy i za nie je odzyskujesz. Kto znów rządzi, oddaje Bank Szwajcarski.
  }
lesson-swiss_bank-retry = Jeden udział więcej, ale 9 mln Clary to wciąż więcej. Wystarczyłby udział za 6 mln obok twoich 4 mln.
lesson-swiss_bank-miss-let_pass = { $edition ->
    [imperial] Włochy poszły dalej, na Import, i zatrzymały pieniądze. Nie było dywidend, a sama gotówka nie wystarczy.
   *[imperial_2030] Indie poszły dalej, na Import, i zatrzymały pieniądze. Nie było dywidend, a sama gotówka nie wystarczy.
  }
lesson-swiss_bank-miss-passed = Gotówka została u ciebie i nadal nie rządzisz niczym. Tym razem kup udział.
lesson-swiss_bank-miss-elsewhere = { $edition ->
    [imperial] Dobry udział, będzie przynosił dywidendy. Ale Włochy zostają u Clary.
   *[imperial_2030] Dobry udział, będzie przynosił dywidendy. Ale Indie zostają u Clary.
  }

## Krok: koniec

lesson-end-title = Koniec gry
lesson-end-say-count = Gra kończy się od razu, gdy mocarstwo ma 25 punktów wpływu. Wtedy każdy udział liczy się jako dywidendy razy poziom wpływów jego mocarstwa i dochodzi gotówka.
lesson-end-say-now = { $edition ->
    [imperial] Włochy mają 19 punktów i zyskałyby 6. Na razie prowadzi Bruno, 55 do twoich 51, a jego Niemcy mają 20 punktów.
   *[imperial_2030] Indie mają 18 punktów i zyskałyby 7. Na razie prowadzi Bruno, 55 do twoich 51, a jego Europa ma 20 punktów.
  }
lesson-end-task-end = { $edition ->
    [imperial] Zakończ grę Włochami.
   *[imperial_2030] Zakończ grę Indiami.
  }
lesson-end-task-win = Wygraj ją.
lesson-end-why = { $edition ->
    [imperial] Wygrywa nie najsilniejsze mocarstwo, lecz najbogatszy inwestor. Twoje włoskie udziały dają 8 mln: przy poziomie 5 zamiast 3 są warte o 16 więcej, a Clara na swoim zyskuje tylko 8. Bruno nie ma udziałów Włoch: gdy Włochy zdobywają punkty, jego udziały nie zyskują na wartości.
   *[imperial_2030] Wygrywa nie najsilniejsze mocarstwo, lecz najbogatszy inwestor. Twoje indyjskie udziały dają 8 mln: przy poziomie 5 zamiast 3 są warte o 16 więcej, a Clara na swoim zyskuje tylko 8. Bruno nie ma udziałów Indii: gdy Indie zdobywają punkty, jego udziały nie zyskują na wartości.
  }
lesson-end-done = { $edition ->
    [imperial] Wygrywasz 68 do 55, choć prowadził Bruno: metę przekroczyło właściwe mocarstwo.
   *[imperial_2030] Wygrywasz 71 do 55, choć prowadził Bruno: metę przekroczyło właściwe mocarstwo.
  }
lesson-end-retry = Przejdź na pole Podatek, to już następne pole.
lesson-end-miss-space = { $edition ->
    [imperial] Gra toczy się dalej, a wkrótce podatek pobiorą Niemcy: 25 punktów i wygrywa Bruno. Kto może zakończyć grę i wygrać, niech nie czeka.
   *[imperial_2030] Gra toczy się dalej, a wkrótce podatek pobierze Europa: 25 punktów i wygrywa Bruno. Kto może zakończyć grę i wygrać, niech nie czeka.
  }

## Obrazki: symbole mocarstw oraz kto komu płaci

signs-title = Symbole mocarstw
signs-treasury = pieniądze w skarbcu
signs-power = poziom i punkty wpływu
signs-tax = podatek, jaki teraz by pobrało
signs-armies = czołgi na planszy, z ilu ma
signs-fleets = statki na planszy, z ilu ma
signs-flags = flagi na planszy
signs-interest = dywidendy od wszystkich udziałów
pays-title = Kto komu płaci
pays-cash = Gotówka inwestorów
pays-treasury = Skarbiec mocarstwa
pays-bank = Bank
pays-bonds = udziały, darowizny
pays-interest = { $edition ->
    [imperial] dywidendy
   *[imperial_2030] dywidendy, premia za sukces
  }
pays-spending = { $edition ->
    [imperial] fabryki, import
   *[imperial_2030] fabryki, import, żołd
  }
pays-tax = { $edition ->
    [imperial] podatek pomniejszony o żołd
   *[imperial_2030] podatek
  }
pays-rondel = długie ruchy po rondlu
pays-card = { $edition ->
    [imperial] kafelek inwestora, premia za sukces
   *[imperial_2030] kafelek inwestora
  }
pays-line = { $from } → { $to }: { $what }

## Podpowiedzi w pierwszej grze

hint-title = Podpowiedzi
hint-meaning = O co chodzi w pytaniu
hint-look = Na co zwrócić uwagę
hint-idea = Pomysł
hint-show-idea = Pokaż mi pomysł
hint-thinking = Myślę…
hint-idea-action = Doświadczony gracz mógłby wybrać: { $action }
hint-idea-reason = „{ $reason }”
hint-why-others = Dlaczego inni tak zagrali
hint-why-line = { $player }: { $reason }
hint-waiting = Teraz decydują inni. Patrz, co robią i dlaczego.
hint-over = Gra zakończona. Spójrz na tabelę: które udziały o niej zdecydowały?
hint-no-idea = W tej chwili nie ma pomysłu.

hint-meaning-draft = Udziały tego mocarstwa są oferowane raz, po kolei. Kto kupi najdroższy, przejmuje rząd.
hint-meaning-rondel = Wybierasz jedną akcję, którą mocarstwo teraz wykona. Ruch o jedno, dwa lub trzy pola jest darmowy.
hint-meaning-rondel-first = Znacznik nie stoi jeszcze na rondlu: wybierz dowolne pole za darmo. Od następnej tury darmowy jest ruch o jedno do trzech pól.
hint-meaning-swiss_bank = To mocarstwo chce minąć pole Inwestor. Możesz je tam zatrzymać: wypłaci dywidendy i straci swoją akcję.
hint-meaning-factory = Mocarstwo może zbudować jedną fabrykę za 5 mln ze skarbca albo żadnej.
hint-meaning-production = Każda twoja wolna fabryka może wyprodukować za darmo jedną jednostkę.
hint-meaning-import = Mocarstwo może kupić do trzech jednostek po 1 mln ze skarbca.
hint-meaning-fleets = Najpierw ruszają się statki, każdy raz. Gdy skończysz, zakończ ten etap.
hint-meaning-canal = Inne mocarstwo chce przepłynąć twoim kanałem. Decydujesz o tej jednej jednostce.
hint-meaning-stance = Twój czołg stoi w obcym regionie domowym: wrogi zatrzymuje tamtejszą fabrykę, sojuszniczy nie.
hint-meaning-arrival = Są tu już obce jednostki. Możesz walczyć, jednostka za jednostkę, albo zachować pokój.
hint-meaning-ask = Kilka mocarstw może chcieć bitwy. Wybierasz, kogo pyta się najpierw.
hint-meaning-challenge = Obca jednostka przybyła tam, gdzie stoi twoja. Możesz wymusić bitwę, jednostka za jednostkę.
hint-meaning-armies = Teraz czołgi: lądem, u siebie koleją albo przez morza, na których masz statki.
hint-meaning-flags = Regionów jest więcej niż pozostałych flag. Wybierz, gdzie je umieścić.
hint-meaning-invest = Możesz kupić jeden nowy udział albo zwiększyć wartość jednego ze swoich, w dowolnym mocarstwie.

hint-look-draft = Czy rząd jest wart tej ceny i co zostanie na następne mocarstwa?
hint-look-rondel = Czy Podatek dałby teraz punkty albo Inwestor pieniądze? Jeśli nie: czego brakuje mocarstwu?
hint-look-rondel-first = Większość mocarstw zaczyna od pola Fabryka, Produkcja lub Import.
hint-look-swiss_bank = Ile dywidend dostaniesz i jak bardzo zaboli mocarstwo utrata akcji?
hint-look-factory = Buduj tam, dokąd wrogowie dotrą na końcu. Fabryka zwraca się po dwóch lub trzech Podatkach.
hint-look-production = Jednostki zdobywają nowe regiony, ale każda kosztuje 1 mln przy Podatku. Masz dla nich zajęcie?
hint-look-import = Kupuj z planem: czołg tam, gdzie blisko jest wolny ląd, statek tam, gdzie morze nie ma flagi.
hint-look-fleets = Morze bez flagi czy morze, przez które mają przepłynąć twoje czołgi?
hint-look-canal = Dokąd zmierza ta jednostka i czy ci tam zaszkodzi?
hint-look-stance = Wrogi czołg szkodzi rywalowi, który zaraz pobierze podatek. Sojuszniczy nie przysparza wrogów.
hint-look-arrival = Walcz tylko, gdy jest coś do zdobycia: flaga, fabryka, droga.
hint-look-ask = Kto z nich ma raczej stracić jednostkę?
hint-look-challenge = Czy przybysz zabierze flagę albo zatrzyma fabrykę? Wtedy walcz. W przeciwnym razie zachowaj jednostkę.
hint-look-armies = Najpierw wolne regiony, potem słabo bronione. Nie zostawiaj fabryki otwartej dla wrogiego sąsiada.
hint-look-flags = Bierz regiony, do których inni nie dotrą łatwo.
hint-look-invest = Które mocarstwo będzie miało na koniec dużo punktów wpływu? Czy możesz przejąć rząd albo go stracić?
