# Zlecenia stałe: odpowiedzi zawczasu, które serwer przechowuje i daje za gracza.

## Lista
standing-orders = Zlecenia stałe
orders-private = Widzisz je tylko ty. Odpowiadają za ciebie także wtedy, gdy ta strona jest zamknięta, od góry do dołu: pierwsze, które pasuje.
orders-none = Jeszcze żadnych.
orders-count = { $count ->
        [one] { $count } aktywne
        [few] { $count } aktywne
       *[many] { $count } aktywnych
    }
orders-edit = Zmień
order-used = użyto przy ruchu { $version }
order-unused = jeszcze nieużyte
order-earlier = Próbuj wcześniej: { $what }
order-later = Próbuj później: { $what }
order-revoke = Odwołaj: { $what }

## Dziennik miejsca
order-by = Na twoje zlecenie.
order-cancelled = Zlecenie anulowane ({ $reason ->
        [government] { $nation }: inny rząd
        [bond_gone] udziału już nie ma
        [space] pole jest nieosiągalne
        [price] za drogo
        [step] następny krok planu nie jest już możliwy
        [treasury] { $nation }: za mało w skarbcu
       *[army] wrogi czołg { NAME($place, form: "in") }
    }): { $what }

## Co mówi zlecenie
order-canal = { $answer ->
        [allow] Przepuszczaj jednostki przez kanały
       *[refuse] Nie przepuszczaj jednostek przez kanały
    }
order-challenge = { $answer ->
        [fight] Żądaj bitwy, gdy przybywają obce jednostki
       *[pass] Zachowaj pokój, gdy przybywają obce jednostki
    }
order-stance = { $answer ->
        [hostile] Moje czołgi wkraczają jako wrogie
       *[friendly] Moje czołgi wkraczają jako sojusznicze
    }
order-arrival-peace = Moje jednostki po przybyciu proponują pokój
order-arrival-fight = Po przybyciu walcz z tymi, pozostałym proponuj pokój: { $names }
order-ask = Pytaj w kolejności tur
order-ask-first = Najpierw pytaj: { $names }
order-swiss_bank = { $answer ->
        [force] Zatrzymuj mocarstwa Bankiem Szwajcarskim
       *[pass] Nigdy nie zatrzymuj mocarstw Bankiem Szwajcarskim
    }
order-gain = jeśli daje mi co najmniej { $cash }, inaczej pasuj
order-wish-buy = Kup { $nation } { $face }
order-wish-raise = Podnieś { $nation } z { $old } na { $face }
order-at-most = za najwyżej { $cash }
order-otherwise = { $answer ->
        [ask] inaczej zapytaj mnie
       *[pass] inaczej pasuj
    }
order-invest-pass = Pasuj przy udziałach
order-cash-below = dopóki mam mniej niż { $cash }
order-rondel = { $nation }, następne pole: { $names }
order-price = za najwyżej { $cash }
order-treasury = gdy w skarbcu jest co najmniej { $cash }
order-home = chyba że do regionów domowych wejdzie kolejny wrogi czołg
order-factory = { $nation }, nowa fabryka: { $names }
order-factory-none = { $nation }: nie buduj fabryki
order-production = { $answer ->
        [all] { $nation }: produkuj wszystko
       *[end] { $nation }: nie produkuj nic więcej
    }
order-import = { $nation }: nie importuj nic więcej
order-maneuver = { $steps ->
        [fleets] { $nation }: statki zostają na miejscu
        [armies] { $nation }: czołgi zostają na miejscu
       *[both] { $nation }: statki i czołgi zostają na miejscu
    }
order-plan = { $nation }: { $count ->
        [one] jeszcze jeden krok manewru
        [few] jeszcze { $count } kroki manewru
        [many] jeszcze { $count } kroków manewru
       *[other] jeszcze { $count } kroku manewru
    }
order-own = { $names }
order-only-nations = tylko: { $names }
order-only-places = tylko tam: { $names }
order-not-nations = ale nie: { $names }
order-not-places = ale nie tam: { $names }

## Nowe zlecenie
order-new = Nowe zlecenie
order-about = Dotyczy
order-kind = { $kind ->
        [challenge] Pokój czy bitwa
        [canal] Kanały
        [swiss_bank] Bank Szwajcarski
        [invest] Udziały
        [rondel] Rondel
        [factory] Fabryka
        [production] Produkcja
        [import] Import
        [maneuver] Manewry
        [arrival] Moje jednostki przybywają
        [stance] Moje czołgi wkraczają
       *[ask] Kogo pytać najpierw
    }
order-answer = Odpowiedź
order-answer-is = { $answer ->
        [allow] przepuść
        [refuse] odmów
        [fight] walcz
        [hostile] wrogi
        [friendly] sojuszniczy
        [force] zatrzymaj
        [all] produkuj wszystko
        [end] nic więcej
       *[pass] { $kind ->
            [swiss_bank] nigdy nie zatrzymuj
           *[other] pokój
        }
    }
order-nation = Mocarstwo
order-whom = Z kim
order-where = Gdzie
order-only = tylko te
order-except = wszystkie oprócz tych
order-nations = Mocarstwa
order-nations-except = Wszystkie mocarstwa oprócz
order-places = Miejsca
order-places-except = Wszędzie oprócz
order-all = nic nie wybrano: wszystkie
order-none = nic nie wybrano: bez wyjątków
order-fight-whom = Walcz z (w tej kolejności)
order-ask-whom = Pytaj najpierw (w tej kolejności)
order-gain-field = Jeśli daje co najmniej
order-below-field = Tylko mając mniej niż
order-price-field = Cena najwyżej
order-treasury-field = Skarbiec co najmniej
order-home-field = Anuluj, gdy do regionów domowych wejdzie kolejny wrogi czołg
order-spaces = Pola, najbardziej pożądane pierwsze
order-steps = Co zostaje na miejscu
order-step = { $step ->
        [fleets] Statki
       *[armies] Czołgi
    }
order-wishes = Udziały, najbardziej pożądany pierwszy
order-wish-add = Kolejny udział
order-choose = wybierz…
order-wish-drop = Usuń: { $what }
order-face = Udział
order-old = W zamian za
order-old-none = nic, kup
order-most-field = Koszt najwyżej
order-any = dowolnie
order-otherwise-field = Jeśli to niemożliwe
order-otherwise-is = { $answer ->
        [ask] zapytaj mnie
       *[pass] pasuj
    }
order-lasts = Obowiązuje
order-lasts-is = { $lasts ->
        [once] raz
        [turn] w tej turze
       *[revoked] do odwołania
    }
order-missing = Czegoś jeszcze brakuje.
order-add = Daj zlecenie

## Manewr jako jeden plan
plan-begin = Zaplanuj całość
plan-give-up = Porzuć
plan-back = Wstecz
plan-carry-out = Wykonaj
plan-ready = Plan jest gotowy
plan-hint = Zatrzyma się tam, gdzie musi odpowiedzieć ktoś inny, a potem pójdzie dalej.
plan-steps = Zaplanowane kroki
plan-empty = Przesuwaj statki i czołgi tak, jak mają iść; nic nie zostanie zagrane, dopóki nie wykonasz planu.
plan-asks = pyta: { $names }
plan-leave-out = Pomiń: { $what }
