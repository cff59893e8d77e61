# Strona gry w przeglądarce. Zdania o wydarzeniach, odmowach, pytania dla czekających i akcje: game.ftl.
# Nazwy mocarstw i regionów odmienia się; formy są w forms.ftl. NAME($nation, form: "…") zna dla mocarstw gen, dat, acc, ins,
# into („we Włochy”) i number (one albo many: „Włochy mają”), dla regionów in, to i from; mianownikiem jest sama nazwa.
# start: "yes" daje wielką literę. Przed mln stoi spacja nierozdzielająca.

## Wspólne słowa
undo = Cofnij
restart-turn = Zacznij turę od nowa
close = Zamknij
cancel = Anuluj
more = Więcej
less = Mniej
send = Wyślij
now = teraz
free = gratis
nation = Mocarstwo
nations = Mocarstwa
bonds = Udziały
log = Dziennik
chat = Czat
tax = Podatek
power = Wpływ
flag = Flaga
flags = Flagi
treasury = skarbiec
supply = W rezerwie
menu = Menu
setup = Przygotowanie
sandbox = gra próbna
away = poza stołem
swiss-bank = Bank Szwajcarski
investor-card = Inwestor
interest-due = Należne dywidendy
armies-of-supply = Czołgi na planszy / razem
fleets-of-supply = Statki na planszy / razem
no-government = brak rządu
you-govern = rządzisz ty
shipyard = Stocznia
armament-works = Zakład zbrojeniowy
game-over = Koniec gry.
points = { $count } pkt
points-long = { $count ->
    [one] { $count } punkt wpływu
    [few] { $count } punkty wpływu
   *[many] { $count } punktów wpływu
  }
count-armies = { $count ->
    [one] { $count } czołg
    [few] { $count } czołgi
   *[many] { $count } czołgów
  }
count-fleets = { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
  }
steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
  }
round-number = Runda { $round }
turn-order = Kolejność tur
views = Widoki
view-map = Mapa
view-rondel = Rondel
view-nations = Mocarstwa
view-investors = Inwestorzy
view-log = Dziennik
tab-log = Dziennik
tab-chat = Czat
tab-bonds = Udziały
tab-notes = Notatki
talk = Dziennik, czat, udziały, notatki
panels = Rondel, mocarstwa, inwestorzy, dziennik
investors-and-log = Inwestorzy i dziennik
skip-links = Skróty
skip-decision = Do decyzji
skip-board = Do planszy
skip-log = Do inwestorów i dziennika

## Pasek: o co chodzi
your-decision = Twoja decyzja
decision = Co się rozstrzyga
context-own = { $kind ->
    [invest] Twoja inwestycja
    [draft] Wybór udziałów · { $nation }
    [rondel] Twoja kolej · { $nation }
    [fleets] Twoja kolej · { $nation } · Manewry
    [armies] Twoja kolej · { $nation } · Manewry
    [flags] { $nation } · Manewry
    [stance] { $nation } · Manewry
    [arrival] { $nation } · Manewry
    [ask] { $nation } · propozycja pokoju
    [factory] { $nation } · Fabryka
    [production] { $nation } · Produkcja
    [import] { $nation } · Import
   *[other] { $nation }
  }
context-asked = { $kind ->
        [swiss_bank] Twój Bank Szwajcarski · { $mover } { NAME($mover, form: "number") ->
                [many] chcą
               *[one] chce
            } minąć pole Inwestor
       *[other] { $player } pyta ciebie · manewry { NAME($mover, form: "gen") }
    }
context-waiting = { $kind ->
    [invest] { $nation } · Inwestor
    [rondel] { $nation } · Rondel
    [fleets] { $nation } · Manewry
    [armies] { $nation } · Manewry
   *[other] { $nation }
  }
question-draft = Który udział { NAME($nation, form: "gen") } kupujesz?
question-rondel = Na które pole rondla przesunąć { NAME($nation, form: "acc") }?
question-rondel-first = Na którym polu rondla { NAME($nation, form: "number") ->
        [many] zaczynają
       *[one] zaczyna
    } { $nation }?
question-swiss_bank = Zatrzymać { NAME($nation, form: "acc") } na polu Inwestor?
question-factory = Gdzie stanie fabryka?
question-production = Które fabryki produkują?
question-import = Dokąd trafią jednostki? Ustawione: { $count } z { $most }
question-fleets = Który statek płynie?
question-import-none = Teraz nie można importować jednostek
question-fleets-where = Dokąd płynie statek { NAME($origin, form: "from") }?
question-canal = Czy { $mover } { NAME($mover, form: "number") ->
        [many] mogą
       *[one] może
    } przejść przez { $canal }?
question-stance = Czołg { NAME($place, form: "in") }: wrogi czy sojuszniczy?
question-arrival = Walczyć { NAME($place, form: "in") } czy zaproponować pokój?
question-ask = Kogo najpierw zapytać { NAME($place, form: "in") }?
question-challenge = { $unit ->
        [fleet] Statek przybył pokojowo { NAME($place, form: "to") }. Walczyć z nim?
       *[army] Czołg przybył pokojowo { NAME($place, form: "to") }. Walczyć z nim?
    }
question-armies = Który czołg jedzie?
question-armies-where = Dokąd jedzie czołg { NAME($origin, form: "from") }?
question-flags = Który region dostanie flagę?
question-invest = Który udział kupujesz lub który zwiększasz?
hint-draft = Kliknij udział w podświetlonym wierszu. Rządzi ten, kto zainwestuje najwięcej.
hint-rondel = { $free ->
    [3] Trzy pola są darmowe, za dalsze płacisz. Klawisze cyfr pokazują podgląd, Enter przesuwa.
   *[other] Darmowych pól: { $free }, za dalsze płacisz. Klawisze cyfr pokazują podgląd, Enter przesuwa.
  }
hint-rondel-touch = { $free ->
    [3] Trzy pola są darmowe, za dalsze płacisz. Dotknij pola, by zobaczyć, co przyniesie.
   *[other] Darmowych pól: { $free }, za dalsze płacisz. Dotknij pola, by zobaczyć, co przyniesie.
  }
hint-rondel-first = Pierwsza tura: każde pole jest darmowe. Klawisze cyfr pokazują podgląd, Enter przesuwa.
hint-rondel-first-touch = Pierwsza tura: każde pole jest darmowe. Dotknij pola, by zobaczyć, co przyniesie.
hint-invest-touch = Jeden zakup lub jedno zwiększenie wartości, tylko za twoją gotówkę. Dotknij mocarstwa.
hint-draft-touch = Dotknij mocarstwa. Rządzi ten, kto zainwestuje najwięcej.
hint-factory = Wybierz miasto bez fabryki; koszt to 5 mln ze skarbca.
hint-factory-money = W skarbcu jest za mało pieniędzy. Aby budować, przekaż mu gotówkę (w przeglądzie mocarstwa).
hint-import-money = Skarbiec jest pusty. Aby importować, przekaż mu gotówkę (w przeglądzie mocarstwa).
hint-production = Wybrane: { $count } z { $all }. Wskaż fabrykę, aby ją pominąć lub dodać.
hint-import = Wybierz region domowy mocarstwa; miasta portowe przyjmą statek lub czołg. Każda jednostka kosztuje skarbiec 1 mln.
hint-fleets = { $count ->
    [one] Płynąć mogą statki w jednym miejscu. Wybierz je.
    [few] Płynąć mogą statki w { $count } miejscach. Wybierz jedno.
   *[many] Płynąć mogą statki w { $count } miejscach. Wybierz jedno.
  }
hint-armies = { $count ->
    [one] Działać mogą czołgi w jednym miejscu. Wybierz je.
    [few] Działać mogą czołgi w { $count } miejscach. Wybierz jedno.
   *[many] Działać mogą czołgi w { $count } miejscach. Wybierz jedno.
  }
hint-where = Kliknij podświetlony region · Tab przechodzi przez wszystkie ({ $count }) · Esc: inna jednostka
hint-where-touch = Dotknij podświetlonego regionu; drugie dotknięcie wykonuje ruch.
hint-flags = Brakuje flag. Każdy region z flagą to 1 mln podatku.
hint-invest = Jeden zakup lub jedno zwiększenie wartości, tylko za twoją gotówkę. Strzałki przesuwają, Enter wybiera.
hint-ask = Bitwę stoczy ten, kto pierwszy jej zażąda.
hint-swiss_bank = { "" }
hint-canal = { "" }
hint-stance = { "" }
hint-arrival = { "" }
hint-challenge = { "" }
pip-fleets = Statki
pip-fleets-moved = { $count ->
    [0] Statki
   *[other] Statki · po ruchu: { $count }
  }
pip-armies = Czołgi
pip-armies-moved = { $count ->
    [0] Czołgi
   *[other] Czołgi · po ruchu: { $count }
  }
pip-flags = Flagi
chip-cash = masz { $cash }
chip-ends = kończy grę
chip-destroys = Kosztuje fabrykę i trzy czołgi
answer-pass = { $kind ->
    [factory] Nic nie buduj
   *[other] Pasuj
  }
answer-none = Żadna
answer-produce = { $all ->
    [yes] Produkują wszystkie ({ $count })
   *[no] Produkują wybrane ({ $count })
  }
answer-imported = { $count ->
    [0] Bez importu
    [one] Gotowe, { $count } jednostka
    [few] Gotowe, { $count } jednostki
   *[many] Gotowe, { $count } jednostek
  }
answer-end = { $kind ->
        [fleets] Zakończ etap statków
        [armies] Zakończ etap czołgów
        [flags] Żaden
       *[other] Koniec
    }
answer-take = { $kind ->
        [rondel] Na pole { $space }
        [buy] Kup udział { NAME($nation, form: "gen") } { $face } za { $price }
        [raise] Zwiększ udział { NAME($nation, form: "gen") } { $old } → { $face } za { $price }
        [build] Buduj { NAME($place, form: "in") }
        [import]
            { $unit ->
                [fleet] Statek { NAME($place, form: "to") }
               *[army] Czołg { NAME($place, form: "to") }
            }
        [flag] Flaga { NAME($place, form: "in") }
        [fight] Walcz tutaj
        [destroy] Zniszcz fabrykę
        [stance] Zmień nastawienie
       *[other] Rusz tutaj
    }
answer-ask-in-order = W kolejności tur
same-challenge = Ta sama odpowiedź do końca tych manewrów
same-stance = To samo dla wszystkich czołgów, które tu wkroczą: { $place }
same-canal = Zawsze tak odpowiadaj { NAME($mover, form: "dat") } przy kanałach · widzisz to tylko ty
card-title = { $act ->
        [force] Zatrzymaj
        [allow] Pozwól
        [refuse] Odmów
        [hostile] Wrogi
        [friendly] Sojuszniczy
        [peace] Zaproponuj pokój
        [ask] { $nation }
        [pass]
            { $kind ->
                [challenge] Pozwól zostać
               *[other] Pozwól minąć
            }
       *[fight]
            { $kind ->
                [challenge]
                    { $units ->
                        [1] Walcz
                       *[other]
                            { $unit ->
                                [fleet] Walcz statkiem
                               *[army] Walcz czołgiem
                            }
                    }
               *[other]
                    { $unit ->
                        [fleet] Walcz ze statkiem { NAME($nation, form: "gen") }
                       *[army] Walcz z czołgiem { NAME($nation, form: "gen") }
                    }{ $stance ->
                        [hostile] { " (wrogim)" }
                        [friendly] { " (sojuszniczym)" }
                       *[any] { "" }
                    }
            }
    }
card-detail = { $act ->
        [pass]
            { $kind ->
                [challenge] Obie strony zostają obok siebie. Na przyszłość nikogo to nie wiąże.
               *[other] Mocarstwo przesuwa się zgodnie z zapowiedzią.
            }
        [peace] Obecni zostaną zapytani, czy walczą.
        [refuse] Jednostka zostaje na miejscu i może ruszyć gdzie indziej.
        [allow] Jednostka przechodzi.
        [hostile] Fabryka, kolej i import są tam zablokowane dla właściciela.
        [friendly] Właścicielowi w niczym nie przeszkadza.
        [fight] Każda strona traci jedną jednostkę.
       *[other] { "" }
    }
to-the-question = { $kind ->
    [rondel] Rondel
    [invest] Udziały
    [draft] Udziały
   *[other] Do mapy
  }
turns-until-you = { $count ->
    [2] twoja kolej za dwie tury
    [3] twoja kolej za trzy tury
    [4] twoja kolej za cztery tury
   *[other] twoja kolej za { $count } tur
  }
you-are-next = zaraz twoja kolej
spectator = Oglądasz grę.
player-away = { $player } jest teraz poza stołem
deciding-what = { $kind ->
        [invest] inwestuje
        [draft] wybiera udział { NAME($nation, form: "gen") }
        [rondel] przesuwa { NAME($nation, form: "acc") }
        [swiss_bank] może zatrzymać { NAME($nation, form: "acc") }
        [canal] decyduje o przejściu przez kanał
        [challenge] odpowiada: bitwa czy pokój
       *[other] decyduje za { NAME($nation, form: "acc") }
    }
bot-plays-for = { $player } wróci później; na razie gra bot.
take-over = Przejmij miejsce
hand-to-bot = Niech bot gra za mnie

## Skutki
preview-title = Podgląd · nic nie jest jeszcze postanowione
fact-nothing = To niczego nie zmienia.
fact-no-change = Nic więcej się nie zmienia.
fact-ends-game = To kończy grę.
fact-convoy = Konwój: { $seas }
fact-rail = Koleją, we własnym kraju
fact-canal = Przez { $canal }
fact-new-units = { $unit ->
    [fleet] Statki: { $where }
   *[army] Czołgi: { $where }
  }
fact-lost-units = { $unit ->
        [fleet] Statki { NAME($nation, form: "gen") }
       *[army] Czołgi { NAME($nation, form: "gen") }
    }
fact-company = Są tam jednostki { NAME($nation, form: "gen") } ({ $player }); możliwa bitwa
fact-asks = Potem pytani: { $players }
fact-then = { $kind ->
    [stance] Potem wybierasz: wrogi czy sojuszniczy
    [arrival] Potem wybierasz: bitwa czy pokój
   *[other] Potem wybierasz, kogo zapytać
  }
fact-treasury = Skarbiec { NAME($nation, form: "gen") }
fact-power = Wpływ { NAME($nation, form: "gen") }
fact-factor = Poziom wpływów { NAME($nation, form: "gen") }
fact-tax = Podatek { NAME($nation, form: "gen") }
fact-flag = Flaga { NAME($nation, form: "gen") } { NAME($place, form: "in") }
fact-flag-lost = { $nation } { NAME($nation, form: "number") ->
        [many] tracą
       *[one] traci
    } flagę { NAME($place, form: "in") }
fact-factory = Fabryka { NAME($place, form: "in") }
fact-factory-lost = Fabryka { NAME($place, form: "in") } zostaje zniszczona
fact-you-govern = Będziesz rządzić { NAME($nation, form: "ins") }
fact-governs = { $player } rządzi { NAME($nation, form: "ins") }
fact-swiss-bank = { $player } otrzymuje Bank Szwajcarski
fact-swiss-bank-lost = { $player } zwraca Bank Szwajcarski
fact-your-cash = Twoja gotówka
fact-cash = Gotówka: { $player }
fact-your-score = Twój wynik teraz
changed-title = Zmiany w tej turze
changed-flags = Flagi { NAME($nation, form: "gen") }

## Rondel
rondel-label = Rondel
rondel-choose = wybierz
rondel-results = Co przyniosłoby każde pole
space-locked = Teraz niemożliwe.
card-tax = Podatek
card-bonus = Premia dla ciebie
card-you-get = Dostajesz
card-interest-due = Należne dywidendy
card-power = Wpływ
card-factor = Poziom
card-treasury = Skarbiec
card-armies = Czołgi
card-fleets = Statki
card-works = Zakłady zbrojeniowe
card-shipyards = Stocznie
card-factories = Fabryki
card-units = Jednostki
card-up-to = do { $count }
card-score = Wynik
card-asks = Pytani: { $players }
about-space-factory = Mocarstwo buduje za 5 mln jedną fabrykę we własnym mieście.
about-space-production = Każda niezajęta fabryka produkuje za darmo jedną jednostkę.
about-space-import = Kupuje się do trzech jednostek po 1 mln i ustawia we własnych regionach domowych.
about-space-maneuver = Najpierw płyną statki, potem jadą czołgi, na koniec umieszcza się flagi.
about-space-investor = Mocarstwo wypłaca dywidendy wszystkim posiadaczom udziałów; potem inwestuje posiadacz kafelka inwestora.
about-space-taxation = Mocarstwo pobiera podatek, płaci żołd i zdobywa punkty wpływu; rząd może dostać premię.

## Plansza
board-label = Plansza
map-tools = Narzędzia mapy
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała mapa
hide-pieces = Ukryj jednostki i flagi
way-march = lądem
way-rail = tylko kolej
way-convoy = konwój
way-sail = morzem
way-possible = { $way ->
    [rail] Można dojechać koleją
    [convoy] Można dotrzeć konwojem
    [sail] Można dopłynąć
   *[march] Można dojechać
  }
can-move = Może się ruszyć
ticked = Wybrana
not-ticked = Niewybrana
flag-of = Flaga { NAME($nation, form: "gen") }
kind-home = region domowy
kind-land = region lądowy
kind-sea = region morski
no-factory = { $city ->
    [shipyard] Miasto na stocznię
   *[other] Miasto na zakład zbrojeniowy
  }
lying-armies = { $count ->
    [one] { $count } sojuszniczy czołg
    [few] { $count } sojusznicze czołgi
   *[many] { $count } sojuszniczych czołgów
  }
nobody-there = Nie ma tu jednostek.
choose-move = { $unit ->
    [fleet] Rusz statek
   *[army] { $stance ->
        [hostile] Rusz swój czołg (wrogi)
        [friendly] Rusz swój czołg (sojuszniczy)
       *[any] Rusz czołg
      }
  }
place-now = { $place }, teraz
rule-about-challenge = kto przybywa, walczy albo proponuje pokój
rule-about-arrival = w bitwie ginie jednostka za jednostkę
rule-about-stance = wrogie i sojusznicze czołgi
rule-about-canal = kanały pod obcą flagą
rule-about-ask = kolejność pytania

## Udziały
interest-of = dyw. { $interest }
bond-name = { $nation } { $face }, dywidendy { $interest }
bond-buy = kup
bond-raise = z { $old }: dopłać { $price }
bond-raise-too = dopłać { $price }
bond-chosen = wybrany
bond-yours = twój
bond-free = wolny
bond-short = brakuje { $amount }
legend-can = możesz kupić
legend-held = u innych
show-map = Pokaż mapę
show-bonds = Pokaż udziały
invest-empty = Wskaż udział, aby zobaczyć, kto by rządził i co przyniesie.
new-government = nowy rząd
credit-in = Wkład { NAME($nation, form: "into") }
governments-after = Rządy po zakupie
also-possible = Możliwe też:
creditors = Udziałowcy
bonds-left = Wolne udziały
no-bonds-sold = Nikt jeszcze nie ma udziałów { NAME($nation, form: "gen") }; tura przepada.
on-rondel = Na rondlu
not-on-rondel = jeszcze nie
supply-left = czołgi { $armies }, statki { $fleets }, flagi { $flags }

## Tory i tabele
scoring-track = Tor punktacji
track-sentence = Punkty wpływu: { $list }.
tax-chart = Tabela podatkowa
tax-chart-note = podatek / punkty wpływu
chart-tax-sentence = Podatek, który teraz pobrałoby każde mocarstwo: { $list }.
score-now = wynik, gdyby teraz był koniec

## Darowizny
give-money = Przekaż pieniądze
give-about = Każdy może przekazać gotówkę do dowolnego skarbca. Cofnąć to można tylko, dopóki nie zdecyduje ktoś inny.
give-context = Dar dla skarbca · można cofnąć, dopóki nie zdecyduje ktoś inny
give-question = Ile przekazujesz { NAME($nation, form: "dat") }?
give-hint = Skarbiec { $treasury } → { $after } · twoja gotówka { $cash } → { $left }
give-amount = Kwota w milionach
give-button = Przekaż { $amount }
give-limit = Masz { $cash }.
give-remedy = Przekaż { $amount } mln { NAME($nation, form: "dat") }

## Odmowy i stany
refused = To niemożliwe
refused-title = Niemożliwe: { $what }
what-would-help = Co by to umożliwiło
undo-what = Cofnij: { $what }
lost = { $seconds ->
    [0] Połączenie przerwane. Ponowna próba… Możesz się rozejrzeć.
   *[other] Połączenie przerwane. Ponowna próba za { $seconds } s. Możesz się rozejrzeć.
  }
try-now = Spróbuj teraz
stale = Ktoś był szybszy: pozycja się zmieniła. Twój ruch nie został wykonany; oto nowa pozycja.
missed = { $count ->
        [one] Tymczasem wykonano jeden ruch.
        [few] Tymczasem wykonano { $count } ruchy.
       *[many] Tymczasem wykonano { $count } ruchów.
    }
missed-look = Zobacz
not-saved = Ruch nie został wykonany.
forced-context = Tylko jedna możliwość
forced-hint = Zostanie wykonana za { $seconds } s.
wait = Czekaj

## Dziennik, historia, czat, notatki
log-earlier = Pokaż wcześniejsze ruchy
log-empty = Grę { NAME($nation, form: "number") ->
        [many] rozpoczynają
       *[one] rozpoczyna
    } { $nation }.
log-empty-later = Od tego miejsca nic jeszcze nie zagrano.
log-turn = Runda { $round } · { $nation }
# Ruch w połowie słów; obok stoi znak mocarstwa.
log-rondel = { $price ->
    [0] { $player } · { $space }
   *[other] { $player } · { $space }, { $price } mln
  }
log-armies = { $count ->
    [one] czołg: { $places }
    [few] czołgi: { $places }
   *[other] czołgi: { $places }
  }
log-fleets = { $count ->
    [one] statek: { $places }
    [few] statki: { $places }
   *[other] statki: { $places }
  }
log-factory = fabryka: { $place }
log-army = { $way ->
    [rail] Czołg { $origin } → { $to } koleją
    [convoy] Czołg { $origin } → { $to } morzem
   *[march] Czołg { $origin } → { $to }
  }
log-fleet = Statek { $origin } → { $to }
log-peace = Propozycja pokoju { NAME($place, form: "in") }
log-stance = { $stance ->
    [hostile] Wrogi { NAME($place, form: "in") }
   *[friendly] Sojuszniczy { NAME($place, form: "in") }
  }
log-flags = { $count ->
    [one] Flaga: { $places }
    [few] Flagi: { $places }
   *[other] Flagi: { $places }
  }
log-interest = Dywidendy: { $who }
since-last-turn = od twojej ostatniej tury
only-big = Tylko ważne ruchy
my-last-turn = Moja ostatnia tura
and-more = I jeszcze { $count }.
move-first = Na początek
move-back = Ruch wstecz
move-forward = Ruch naprzód
turn-back = Tura wstecz
turn-forward = Tura naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
# How the turns of bots are shown to somebody who plays against them alone.
bots-turns = Tury botów
bots-turns-once = od razu
bots-turns-watch = oglądaj tura po turze
bots-turns-step = przechodź samodzielnie
bots-next = Następna tura
history = Historia
history-value = Ruch { $at } z { $newest }, runda { $round }, { $nation }
your-last-turn-mark = ● twoja
viewing-move = ruch { $at }
past-chip = Dawna pozycja · tylko do odczytu
past-context = Ruch { $at } z { $newest } · runda { $round } · { $nation }
past-title = Pozycja po ruchu { $at }
past-hint = Zmiany są zaznaczone · ← → ruch · z Shift tura
past-hint-touch = Zmiany są zaznaczone.
new-move = Nowy ruch
copy-link = Kopiuj link
sandbox-from-here = Wypróbuj stąd
back-to-now = Wróć do bieżącej pozycji
chat-empty = Nikt jeszcze nic nie napisał. Przywitaj się.
chat-nameless = Oglądasz bez nazwy. Zagraj albo zaloguj się, aby pisać.
chat-placeholder = Napisz coś; #103 odsyła do ruchu
notes-private = Widzisz je tylko ty; zostają w tej przeglądarce.

## Co sam serwer zapisuje w dzienniku
event-clock_ran_out = { $player } – czas się skończył.
event-other_rules = Ten zapis rozegrano według wersji { $rules } zasad; jest odtwarzany według wersji { $now }.
event-other_result = Według tych zasad kończy się innymi wynikami, niż podaje zapis.
event-bot_replaced = Bot nie odpowiedział i został zastąpiony: { $player }.

## Zegar
clock-days = { $days } d { $hours } godz.
clock-hours = { $hours } godz. { $minutes } min
your-clock = Twój czas
clock-at-zero = { $what ->
    [bot] Po czasie gra bot, dopóki nie wrócisz.
   *[pass] Po czasie pasujesz.
  }

## Ruchy jako lista, menu, klawisze
moves-as-list = Ruchy jako lista
list-hint = strzałki, litery, Enter
list-empty = To nie twoja decyzja.
help-keys = Klawisze
what-if = A gdyby… (gra próbna)
end-agree = Zgoda na koniec teraz
curtain-title = Teraz decyduje { $player }
curtain-text = W tej partii gotówka jest ukryta. Nikt inny nie powinien teraz patrzeć na ekran.
curtain-lift = To ja, { $player }
end-withdraw = Wycofaj: gramy dalej
end-sure = { $others ->
    [0] Partia skończy się natychmiast i zostanie policzona tak, jak jest. Nie można tego cofnąć.
   *[other] Gdy zgodzą się wszyscy, partia się skończy i zostanie policzona tak, jak jest. Inni widzą twoją zgodę.
  }
end-now = { $others ->
    [0] Zakończ ostatecznie
   *[other] Tak, zgadzam się
  }
end-agreed = Za końcem partii: { $players }. Skończy się, gdy zgodzą się wszyscy.
end-agree-too = Też się zgadzam
log-why = „{ $reason }”
plan-ahead = Zaplanuj zawczasu
key-primary = Główny przycisk
key-undo = Cofnij
key-restart = Zacznij turę od nowa
key-end = Zakończ ten etap
key-numbers = Pola naprzód, odpowiedzi
key-tab = Następny podświetlony region
key-arrows = Najbliższy podświetlony region
key-space = Szczegóły regionu
key-space-bar = Spacja
key-escape = Wstecz, inna jednostka
key-zoom = Powiększ, pomniejsz, cała mapa
key-hide = Ukryj jednostki i flagi
key-list = Ruchy jako lista
key-ending = Gdyby to był koniec: kalkulator
key-bonds = Udziały lub mapa przy inwestowaniu
key-log = Przewijanie dziennika
key-go = Do mapy, rondla, mocarstw, inwestorów, udziałów, dziennika
key-help = Ta lista

## Analiza
tab-analysis = Analiza
analysis-title = Analiza
analysis-none = Ta gra nie została jeszcze przeanalizowana.
analysis-ask = Analizuj grę
analysis-again = Spróbuj ponownie
analysis-waiting = { $before ->
    [0] Analiza zacznie się za chwilę.
    [one] Analiza zacznie się po { $before } innej grze.
    [few] Analiza zacznie się po { $before } innych grach.
   *[many] Analiza zacznie się po { $before } innych grach.
  }
analysis-working = Gra jest analizowana: { $percent }
analysis-failed = Analiza się nie powiodła.
analysis-summary = Gra w skrócie
analysis-accuracy = Dokładność
analysis-accuracy-note = Ile każdy zachował z tego, co było do zyskania we wszystkich decyzjach; 100 % to za każdym razem najlepszy wybór.
analysis-turning = Punkty zwrotne
analysis-no-turning = Żadna pojedyncza decyzja się nie wyróżnia; gra rozstrzygała się stopniowo.
analysis-played = { $player }: { $action }
analysis-better = Lepiej: { $action }.
analysis-line = Co prawdopodobnie by nastąpiło:
analysis-explain = Wyjaśnij tę pozycję
analysis-thinking = Myślę…
analysis-best = Najlepsze ruchy gracza { $player } według szansy na zwycięstwo
analysis-threat = { $turns ->
    [one] { $player } może zakończyć grę tym mocarstwem w jego następnej turze: { $nation }.
    [few] { $player } może zakończyć grę tym mocarstwem w { $turns } tury: { $nation }.
   *[many] { $player } może zakończyć grę tym mocarstwem w { $turns } tur: { $nation }.
  }
chances-title = Szansa na zwycięstwo
chances-turn = Tura
chances-at = Ruch { $at }, runda { $round }, { $nation }: { $chances }
solo-hint = Podpowiedź
solo-hint-margin = Szansa na zwycięstwo jest o { $margin } większa niż przy następnym najlepszym ruchu.
solo-hint-even = Następny najlepszy ruch jest mniej więcej równie dobry.
solo-hint-moves = Ruch
key-hint = Podpowiedź, w grach samemu z botami
error-analysis_running = Gra jest analizowana, gdy się skończy.
error-analysis_copy = To kopia gry, która jeszcze trwa; zostanie przeanalizowana, gdy tamta się skończy.
error-analysis_off = Ten serwer nie analizuje gier.
error-hint_not_solo = Podpowiedzi są w grach, w których jedna osoba gra z botami.
error-no_advice = Teraz nie ma na to odpowiedzi; spróbuj ponownie.

## Ogłoszenia
say-your-turn = { $kind ->
        [invest] Twoja kolej: inwestycja.
        [rondel] Twoja kolej: { $nation }, rondel.
        [draft] Twoja kolej: wybór udziałów { NAME($nation, form: "gen") }.
        [factory] Twoja kolej: { $nation }, fabryka.
        [production] Twoja kolej: { $nation }, produkcja.
        [import] Twoja kolej: { $nation }, import.
        [fleets] Twoja kolej: { $nation }, statki.
        [armies] Twoja kolej: { $nation }, czołgi.
        [flags] Twoja kolej: { $nation }, flagi.
       *[other] Decydujesz za { NAME($nation, form: "acc") }.
    }
say-asked = { $player } pyta ciebie: { $question }
say-clock = Została jedna piąta twojego czasu.
title-your-turn = ● Twoja kolej · { $letters } · { $name }
