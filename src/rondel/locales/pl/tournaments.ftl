# Turnieje i kanały.

## Odmowy

error-account_needed = Do tego potrzebne jest konto.
error-entered = Bierzesz już udział w tym turnieju.
error-not_entered = Nie bierzesz udziału w tym turnieju.
error-not_organizer = Może to zrobić tylko organizator turnieju.
error-too_few = Turniej wymaga co najmniej { $fewest } graczy.
error-too_late = Ostatnia runda, do której można było dołączyć, już się zaczęła.
error-too_many_tournaments = Masz już { $most } trwających turniejów.
error-tournament = Takiego turnieju nie da się zorganizować.
error-tournament_full = Wszystkie miejsca w tym turnieju są zajęte.
error-tournament_over = Ten turniej jest zakończony.
error-tournament_time = Początek musi przypadać w ciągu najbliższego roku.

## Kanały

feed-calendar = Rondel: twoje zegary
feed-clock = Twój czas mija: { $table }
feed-table = { $table } w Rondel

## Listy

tournaments-title = Turnieje
tournaments-lead = Kilka rund przy kilku stołach. Rondel losuje stoły, rozpoczyna gry, liczy punkty i układa klasyfikację.
tournaments-open = Zapisy otwarte
tournaments-running = Trwające
tournaments-past = Minione
tournaments-none = Nie ma jeszcze żadnego turnieju.
tournament-account = Żeby wziąć udział, trzeba mieć konto.
tournament-entered = Bierzesz udział
tournament-private = Prywatny
tournament-places = Zajęte miejsca: { $players } z { $most }
tournament-players = { $count ->
    [one] jeden gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
tournament-rounds-count = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tournament-round-of = runda { $round } z { $rounds }
tournament-starts = początek: { $time }
tournament-state-open = Zapisy otwarte
tournament-state-running = Trwa
tournament-state-over = Zakończony
tournament-state-cancelled = Odwołany
tag-tournament = turniej
tournament-back = Do turnieju
tournament-of-table = Do turnieju: { $name }

## Organizowanie turnieju

tournament-new = Zorganizuj turniej
tournament-make = Otwórz zapisy
tournament-of = Turniej: { $name }
tournament-name = Nazwa turnieju
tournament-course = Przebieg
tournament-system = Kto z kim gra
tournament-system-swiss = System szwajcarski
tournament-system-balanced = Każdy z każdym
tournament-system-groups = Grupy i finał
tournament-system-swiss-text = Grają ze sobą osoby o podobnej liczbie punktów, a jak najmniej z nich spotyka się ponownie.
tournament-system-balanced-text = Każdy spotyka jak najwięcej innych, a jak najmniej osób dwa razy.
tournament-system-groups-text = Grupy grają między sobą; ostatnia runda to finał najlepszych z każdej grupy.
tournament-scoring = Punkty
tournament-scoring-rank = Za miejsce
tournament-scoring-share = Za udział
tournament-scoring-rank-text = 60 za zwycięstwo, zero za ostatnie miejsce, pomiędzy równe odstępy, przy stole każdej wielkości.
tournament-scoring-share-text = 100 za równy udział we wszystkich punktach zdobytych przy stole, 200 za dwa razy większy i tak dalej.
tournament-most = Najwięcej graczy
tournament-rounds = Rundy
tournament-size = Graczy przy stole
tournament-size-text = Gdy liczba nie dzieli się równo, przy niektórych stołach siedzi o jedną osobę więcej lub mniej. Nikt nie pauzuje.
tournament-clock-text = Każdy stół ma zegar: runda kończy się wraz z ostatnią grą.
tournament-no-show = Ile czekać na kogoś, kto się nie pojawia
tournament-no-show-text = Potem gra bot, dopóki ta osoba nie przejmie miejsca.
tournament-start = Początek
tournament-start-hand = Kiedy zdecyduję
tournament-start-full = Gdy będzie komplet
tournament-start-time = O ustalonej porze
tournament-join = Też gram
tournament-seen-by = Kto może go zobaczyć
tournament-rules = Zasady przy stołach

## Jeden turniej

tournament-missing = Nie ma takiego turnieju
tournament-missing-text = Może jest prywatny: wtedy potrzebny jest cały link.
tournament-organizer = Organizator: { $name }
tournament-won = Turniej wygrywa { $name }.
tournament-round-begun = Rozpoczęła się runda { $round }.
tournament-entry = Udział
tournament-entry-open = Możesz się zapisać.
tournament-entry-late = Możesz jeszcze się zapisać i grać od rundy { $round }.
tournament-entry-full = Wszystkie miejsca są zajęte.
tournament-entry-closed = Zapisać się już nie można.
tournament-you-wait = Bierzesz udział. Twój stół czeka, gdy tylko zacznie się następna runda.
tournament-you-last = Bierzesz udział. Trwa ostatnia runda.
tournament-you-play = Twój stół gra.
tournament-plan = { $tables ->
    [one] Przy tych graczach: jeden stół po { $sizes }.
    [few] Przy tych graczach: { $tables } stoły po { $sizes }.
   *[many] Przy tych graczach: { $tables } stołów po { $sizes }.
}
tournament-enter = Weź udział
tournament-to-table = Do swojego stołu
tournament-withdraw = Wycofaj się
tournament-withdraw-now = Wycofaj się teraz
tournament-withdraw-sure = Twoje miejsce znów będzie wolne.
tournament-withdraw-late = Zachowujesz punkty i nie grasz w kolejnych rundach. Prosimy o dokończenie trwającej gry.
tournament-link = Link do tego turnieju
tournament-organizer-title = Dla organizatora
tournament-begin = Rozpocznij teraz
tournament-player = Gracz
tournament-remove = Usuń
tournament-call-off = Odwołaj
tournament-call-off-sure = Turniej się nie odbędzie.
tournament-end = Zakończ po tej rundzie
tournament-end-sure = Gry tej rundy toczą się dalej i się liczą; kolejnej rundy nie będzie.
tournament-entrants = Zapisani do tej pory
tournament-standings = Klasyfikacja
tournament-place = Miejsce
tournament-points = Punkty
tournament-games = Gry
tournament-wins = Wygrane
tournament-share = Udział
tournament-opponents = Rywale
tournament-direct = Bezpośr.
tournament-final = Finał
tournament-group = Grupa { $group }
tournament-since = od rundy { $round }
tournament-withdrawn = wycofanie
tournament-round = Runda { $round }
tournament-round-ended = koniec: { $time }
tournament-tables-over = Zakończone gry: { $over } z { $all }
tournament-table = Stół { $number }
tournament-over = koniec
tournament-playing = trwa
tournament-draft = Wybór { $place }.
tournament-absent = nie grał
tournament-score = { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}

## Jak to przebiega

tournament-how = Jak się gra i liczy
tournament-sizes = Przy stole siedzi { $size } osób lub o jedną więcej czy mniej; nikt nie pauzuje. Mocarstwa, którymi się zaczyna, są rozłożone równo na rundy.
tournament-ties = O kolejności decydują
tournament-tie-final = miejsce w finale
tournament-tie-points = punkty
tournament-tie-wins = wygrane; dzielona liczy się częściowo
tournament-tie-share = średni udział w punktach stołu (1 to równy udział)
tournament-tie-opponents = średnie punkty napotkanych rywali
tournament-tie-direct = gry między tymi, którzy wciąż mają po równo
tournament-tie-lot = los wyciągnięty z góry
tournament-absence = Nieobecność i późne zapisy
tournament-absence-text = Za kogoś, kto w czasie { $time } nie wykonał ruchu, gra bot. Miejsce nie liczy się tej osobie, chyba że je przejmie i wykona ruch.
tournament-late = Kto zapisze się później, gra od następnej rundy, bez punktów za opuszczone.
tournament-late-groups = Kto zapisze się później, gra od następnej rundy, bez punktów za opuszczone. Do finału nikt już nie dołącza.
tournament-files = Pliki
tournament-file-standings-csv = Klasyfikacja (CSV)
tournament-file-games-csv = Wyniki wszystkich gier (CSV)
tournament-file-archive-zip = Wszystko, z zapisami wszystkich gier (zip)

## Kanały i prywatność

feed-of-table = Śledź jako kanał (Atom)
feeds-title = Kalendarz
feeds-text = Twój kalendarz może pokazywać, kiedy upływa twój czas. Czyta tajny adres: kto go zna, widzi te terminy, a jako kanał to, co ty widzisz przy swoich prywatnych stołach.
feeds-once = Skopiuj adres teraz: nie zostanie już pokazany.
feeds-address = Adres twojego kalendarza
feeds-since = Adres istnieje od { $time }.
feeds-make = Utwórz adres
feeds-renew = Zastąp nowym
feeds-withdraw = Wycofaj
privacy-tournaments-title = Turnieje i kalendarz
privacy-tournaments = O turnieju zapisuje się, kto go organizuje, kto i kiedy się zapisuje i wycofuje oraz jak skończyły się gry; widzi to każdy, kto może zobaczyć turniej. Jeśli usuniesz konto, twoje wyniki pozostaną bez twojej nazwy, żeby klasyfikacja się nie zmieniła. Z tajnego adresu twojego kalendarza przechowuje się tylko skrót, dopóki go nie wycofasz.
