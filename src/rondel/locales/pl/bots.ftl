# Boty: jak się nazywają, jakie są i dlaczego tak wybrały.

## Poziomy

bot-random = Losowy
bot-random-about = Wybiera losowo dowolny dozwolony ruch.
bot-greedy = Zachłanny
bot-greedy-about = Patrzy jedną akcję naprzód i bierze to, co jest dla niego najwięcej warte.
bot-easy = Łatwy
bot-easy-about = Przyjaciel początkujących: gra rozsądnie i pokojowo, ale często nie widzi najlepszego ruchu.
bot-medium = Średni
bot-medium-about = Wie, ile są warte mocarstwa i udziały, ale czasem się myli.
bot-hard = Trudny
bot-hard-about = Myśli o turę naprzód i nigdy nie przeoczy, że ktoś mógłby zakończyć grę.
bot-expert = Ekspert
bot-expert-about = Zanim zdecyduje, myśli o całą rundę naprzód.
bot-master = Mistrz
bot-master-about = Rozważa wiele możliwych przebiegów gry i nigdy nie gra dwa razy tak samo.

## Charaktery: mistrzowie, każdy na swój sposób

bot-builder = Budowniczy
bot-builder-about = Mistrz, który buduje fabryki, produkuje i zachowuje pokój.
bot-banker = Bankier
bot-banker-about = Mistrz, który kupuje udziały wielu mocarstw i żyje z dywidend.
bot-raider = Najeźdźca
bot-raider-about = Mistrz, który zbroi się, walczy i zamyka fabryki innych.
bot-opportunist = Oportunista
bot-opportunist-about = Mistrz, który przejmuje to, co zbudowali inni, i wcześnie ściąga podatki.

## Osoby: jak nazywają się boty, według miejsc

bot-person-1 = Amalia
bot-person-2 = Boris
bot-person-3 = Clara
bot-person-4 = Dario
bot-person-5 = Edda
bot-person-6 = Felix

## Powody: po jednym zdaniu

reason-only_choice = Nie było nic innego do zrobienia.
reason-end_game = Podatek { NAME($nation, form: "gen") } kończy grę.
reason-taxation = Podatek daje { NAME($nation, form: "dat") } { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
       *[many] { $points } punktów wpływu
    } przy { $tax } mln podatku.
reason-investor = Na polu Inwestor { $nation } { NAME($nation, form: "number") ->
        [many] wypłacą
       *[one] wypłaci
    } mi { $amount } mln dywidend.
reason-factory_space = { $nation } { NAME($nation, form: "number") ->
        [many] potrzebują
       *[one] potrzebuje
    } kolejnej fabryki.
reason-production_space = { $nation } { NAME($nation, form: "number") ->
        [many] potrzebują jednostek i dostają
       *[one] potrzebuje jednostek i dostaje
    } je za darmo.
reason-maneuver_space = { $nation } { NAME($nation, form: "number") ->
        [many] mają
       *[one] ma
    } jednostki, które mogą coś zyskać.
reason-import_space = { $nation } { NAME($nation, form: "number") ->
        [many] kupują
       *[one] kupuje
    } jednostki tam, gdzie są potrzebne.
reason-take_government = Dzięki temu udziałowi będę rządzić { NAME($nation, form: "ins") }.
reason-keep_government = Dzięki temu udziałowi nadal rządzę { NAME($nation, form: "ins") }.
reason-buy = Udział { NAME($nation, form: "gen") } za { $face } mln przyniesie więcej, niż kosztuje.
reason-raise = Opłaca się zwiększyć udział { NAME($nation, form: "gen") } z { $old } do { $face } mln.
reason-keep_cash = Żaden udział nie jest teraz dla mnie wart swojej ceny.
reason-force = Zatrzymanie { NAME($nation, form: "gen") } na polu Inwestor daje mi { $amount } mln.
reason-do_not_force = { $nation } { NAME($nation, form: "number") ->
        [many] mogą
       *[one] może
    } iść dalej; tak wolę.
reason-build = { $region } to najlepsze miejsce na fabrykę { NAME($nation, form: "gen") }.
reason-build_nothing = { $nation } lepiej { NAME($nation, form: "number") ->
        [many] wykorzystają
       *[one] wykorzysta
    } te pieniądze.
reason-produce = { $nation } { NAME($nation, form: "number") ->
        [many] dostają
       *[one] dostaje
    } nowe jednostki za darmo.
reason-produce_nothing = { $nation } nie { NAME($nation, form: "number") ->
        [many] potrzebują
       *[one] potrzebuje
    } więcej jednostek.
reason-import_unit = { $unit ->
        [army] Czołg { NAME($region, form: "in") } od razu się przyda.
       *[fleet] Statek { NAME($region, form: "in") } od razu się przyda.
    }
reason-import_done = { $nation } nie { NAME($nation, form: "number") ->
        [many] potrzebują
       *[one] potrzebuje
    } więcej jednostek.
reason-mark = { NAME($region, form: "in", start: "yes") } nie ma jeszcze żadnej flagi.
reason-take_flag = Można zdobyć flagę { NAME($other, form: "gen") } { NAME($region, form: "in") }.
reason-occupy = Czołg { NAME($region, form: "in") } zatrzyma fabrykę rywala.
reason-free_factory = Trzeba uwolnić ten region: { $region }.
reason-position = { NAME($region, form: "from", start: "yes") } można sięgnąć dalej.
reason-stay = Nic, co { $nation } { NAME($nation, form: "number") ->
        [many] mogą
       *[one] może
    } jeszcze zrobić, nie pomoże.
reason-fight = Bitwa z { NAME($other, form: "ins") } da mi to miejsce.
reason-peace = Bitwa kosztowałaby tu tylko jednostki.
reason-challenge = Intruz musi zniknąć.
reason-no_challenge = Intruz nie szkodzi.
reason-ask = Niech to raczej { $other } { NAME($other, form: "number") ->
        [many] stracą
       *[one] straci
    } jednostkę.
reason-hostile = Wrogi czołg zatrzymuje tu fabrykę.
reason-friendly = Wrogość nic tu nie daje.
reason-destroy = Bez fabryki { NAME($region, form: "in") } rywal zostanie w tyle.
reason-flag = { NAME($region, form: "in", start: "yes") } flaga będzie najbezpieczniejsza.
reason-allow = Przejście mi nie szkodzi.
reason-refuse = Przejście pomogłoby tylko rywalowi.
reason-give_factory = Przekażę { $amount } mln i { $nation } { NAME($nation, form: "number") ->
        [many] zbudują
       *[one] zbuduje
    } fabrykę.
reason-give_force = Przekażę { $amount } mln: wystarczy na wszystkie dywidendy { NAME($nation, form: "gen") } i można zatrzymać to mocarstwo.

## Co pokazało myślenie naprzód, w porównaniu z drugim wyborem

reason-found_win = Dzięki temu wygrywam.
reason-found_no_loss = Po moim drugim wyborze ktoś inny mógłby zakończyć grę i wygrać.
reason-found_points = W porównaniu z moim drugim wyborem { $nation } { NAME($nation, form: "number") ->
        [many] będą miały
       *[one] będzie mieć
    } do rundy { $round } o { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
       *[many] { $points } punktów wpływu
    } więcej.
reason-found_power = W porównaniu z moim drugim wyborem spodziewam się na koniec o { $points ->
        [one] { $points } punkt wpływu
        [few] { $points } punkty wpływu
       *[many] { $points } punktów wpływu
    } więcej dla { NAME($nation, form: "gen") }.
reason-found_interest = W porównaniu z moim drugim wyborem spodziewam się o { $amount } mln więcej dywidend od { NAME($nation, form: "gen") }.
reason-found_bonds = W porównaniu z moim drugim wyborem moje udziały { NAME($nation, form: "gen") } powinny być warte o { $amount } mln więcej.
reason-found_government = Dzięki temu będę rządzić { NAME($nation, form: "ins") }; przy drugim wyborze nie.
reason-found_cash = W porównaniu z moim drugim wyborem zostaje mi o { $amount } mln gotówki więcej.
reason-found_card = Dzięki temu dostaję kafelek inwestora; przy drugim wyborze nie.
reason-found_rival = W porównaniu z moim drugim wyborem { $player } traci około { $amount } mln.
reason-found_chance = W porównaniu z moim drugim wyborem wygrywam częściej o około { $more } punktów procentowych: w { $chance } % przebiegów, które przewiduję.

## Co po drugim wyborze zrobiliby inni

reason-otherwise_end = W przeciwnym razie { $player } może zakończyć grę i wygrać.
reason-otherwise_taxation = W przeciwnym razie { $nation } { NAME($nation, form: "number") ->
        [many] zyskają
       *[one] zyska
    } do rundy { $round } o { $amount ->
        [one] { $amount } punkt wpływu
        [few] { $amount } punkty wpływu
       *[many] { $amount } punktów wpływu
    } więcej.
reason-otherwise_government = W przeciwnym razie { $player } przejmie rządy nad { NAME($nation, form: "ins") }.
reason-otherwise_flags = W przeciwnym razie { $nation } { NAME($nation, form: "number") ->
        [many] stracą
       *[one] straci
    } { $amount ->
        [one] { $amount } flagę
        [few] { $amount } flagi
       *[many] { $amount } flag
    }.
reason-otherwise_factory = W przeciwnym razie rywal zamknie fabrykę { NAME($nation, form: "gen") }.
