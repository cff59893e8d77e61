# Boty: jak się nazywają, jakie są i dlaczego tak wybrały.

## Poziomy

bot-random = Losowy
bot-random-about = Gra dowolny dozwolony ruch z tą samą szansą.
bot-greedy = Zachłanny
bot-greedy-about = Patrzy jedną akcję naprzód i bierze to, co jest dla niego najwięcej warte.
bot-easy = Łatwy
bot-easy-about = Przyjazny początkujący: rozsądne ruchy, często nie najlepsze.
bot-medium = Średni
bot-medium-about = Wie, ile są warte mocarstwa i udziały, i patrzy turę naprzód.
bot-hard = Trudny
bot-hard-about = Zważa na to, co zrobią potem inne mocarstwa.
bot-expert = Ekspert
bot-expert-about = Zanim zdecyduje, rozgrywa w myślach całe rundy.

## Powody: po jednym zdaniu

reason-only_choice = Nie było nic innego do zrobienia.
reason-end_game = Podatek kończy grę: { $nation }.
reason-taxation = Podatek daje { $points ->
    [one] { $points } punkt wpływu
    [few] { $points } punkty wpływu
   *[many] { $points } punktów wpływu
  } przy podatku { $tax } M: { $nation }.
reason-investor = Inwestor wypłaca mi { $amount } M dywidend: { $nation }.
reason-factory_space = { $nation } – potrzebna jest kolejna fabryka.
reason-production_space = { $nation } – jednostki są potrzebne i nic nie kosztują.
reason-maneuver_space = { $nation } ma jednostki, które mogą coś zyskać.
reason-import_space = { $nation } kupuje jednostki tam, gdzie są potrzebne.
reason-take_government = Ten udział daje mi rząd: { $nation }.
reason-keep_government = Dzięki temu udziałowi zachowuję rząd: { $nation }.
reason-buy = Udział za { $face } M przyniesie więcej, niż kosztuje: { $nation }.
reason-raise = Opłaca się zwiększyć udział z { $old } na { $face } M: { $nation }.
reason-keep_cash = Żaden udział nie jest teraz dla mnie wart swojej ceny.
reason-force = Zatrzymanie na polu Inwestor daje mi { $amount } M: { $nation }.
reason-do_not_force = { $nation } może iść dalej; tak mi lepiej.
reason-build = { $region } to najlepsze miejsce na fabrykę ({ $nation }).
reason-build_nothing = { $nation } ma lepszy pożytek z pieniędzy.
reason-produce = Nowe jednostki nic nie kosztują: { $nation }.
reason-produce_nothing = { $nation } nie potrzebuje więcej jednostek.
reason-import_unit = { $unit ->
    [army] Czołg od razu się tam przyda: { $region }.
   *[fleet] Statek od razu się tam przyda: { $region }.
  }
reason-import_done = { $nation } nie potrzebuje więcej jednostek.
reason-mark = Tego regionu nikt jeszcze nie oznaczył: { $region }.
reason-take_flag = Tę flagę można zdobyć: { $region }, { $other }.
reason-occupy = Czołg zamyka tam fabrykę rywala: { $region }.
reason-free_factory = Ten region trzeba uwolnić: { $region }.
reason-position = Stamtąd można sięgnąć dalej: { $region }.
reason-stay = Nic, co { $nation } może jeszcze zrobić, nie pomoże.
reason-fight = Bitwa zdobywa to miejsce; przeciwnik: { $other }.
reason-peace = Bitwa kosztowałaby tu tylko jednostki.
reason-challenge = Intruz musi zniknąć.
reason-no_challenge = Intruz nie szkodzi.
reason-ask = Wolę, żeby jednostkę straciło to mocarstwo: { $other }.
reason-hostile = Wrogi czołg zamyka tu fabrykę.
reason-friendly = Wrogość nic tu nie daje.
reason-destroy = Bez tej fabryki rywal zostanie w tyle: { $region }.
reason-flag = Tam flaga jest najbezpieczniejsza: { $region }.
reason-allow = Przejście mi nie szkodzi.
reason-refuse = Przejście pomogłoby tylko rywalowi.
reason-give_factory = Z moimi { $amount } M wystarczy na fabrykę: { $nation }.
reason-give_force = Z moimi { $amount } M wystarczy na wszystkie dywidendy i mogę zatrzymać: { $nation }.
