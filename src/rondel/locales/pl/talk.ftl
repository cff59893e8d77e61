# Przy stole: ustawienia, prywatne rozmowy.

## Odmowy

error-back_already = To już wiadomo. Teraz czas na decyzję.
error-declined = Ta osoba odmówiła.
error-delay = Widzowie mogą być opóźnieni najwyżej o { $most } ruchów lub minut.
error-invited_enough = { $name } ma w tej chwili dość zaproszeń.
error-no_private_talk = Przy tym stole wszyscy czytają wszystko.
error-no_spectators = Tej partii nikt nie ogląda. Będzie ją można zobaczyć po zakończeniu.
error-nobody_there = Nie siedzi tam nikt, kto mógłby to przeczytać.
error-not_over = Ta partia jeszcze się nie skończyła.
error-players_talk_privately = Prywatnie piszą do siebie tylko gracze.
error-there_already = Ta osoba już siedzi przy tym stole albo jest zaproszona.

## Wiersze dziennika

event-absence_settled =
    { $choice ->
        [wait] { $player } – nieobecność. Pozostali czekają dalej.
       *[bot] { $player } – nieobecność. Do powrotu gra bot.
    }
event-resigned = { $player } rezygnuje z gry. Dalej gra bot.

## Ustawienia stołu

table-settings = Ustawienia tego stołu
save-as-standard = Zapisz jako moje domyślne
saved-as-standard = Nowe stoły będą odtąd miały te ustawienia.
own-clock = Własny zegar
clock-bank = Czas na początku
clock-unit = Jednostka
clock-unit-minutes = minuty
clock-unit-hours = godziny
clock-unit-days = dni
clock-increment = Sekundy dodawane za każdą decyzję
clock-zero = Gdy czas się skończy
clock-zero-bot = dalej gra bot
clock-zero-pass = gracz pasuje
spectators = Widzowie
spectators-now = Tak
spectators-later = Z opóźnieniem
spectators-never = Nie
spectators-now-text = Kto może zobaczyć stół, ogląda grę na bieżąco.
spectators-later-text = Widzowie widzą grę taką, jaka była wtedy: pozycję, dziennik i to, co mówią gracze.
spectators-never-text = Do końca partii widzą ją tylko gracze.
delay = Opóźnienie
delay-by = Ruchy lub minuty
delay-moves = ruchy
delay-minutes = minuty
private-talk = Prywatne rozmowy
private-talk-text = Gracze mogą pisać także tylko do wybranych osób.
confirm-moves = Pytaj przed każdym ruchem
confirm-moves-text = Ruch jest najpierw pokazywany, a po potwierdzeniu wysyłany.
confirm-table = Tak jak przy stole
confirm-always = Zawsze
confirm-never = Nigdy
replacement = Bot za nieobecnych
replacement-text = Gra dalej, gdy ktoś zrezygnuje, nie przychodzi albo nie ma już czasu.
card-no-spectators = bez widzów
card-later-moves =
    { $count ->
        [one] widzowie ruch później
        [few] widzowie { $count } ruchy później
       *[many] widzowie { $count } ruchów później
    }
card-later-minutes =
    { $count ->
        [one] widzowie minutę później
        [few] widzowie { $count } minuty później
       *[many] widzowie { $count } minut później
    }
card-private-talk = prywatne rozmowy
card-confirm = ruchy potwierdzane
spectator-later-moves =
    { $count ->
        [one] Oglądasz grę z opóźnieniem jednego ruchu.
        [few] Oglądasz grę z opóźnieniem { $count } ruchów.
       *[many] Oglądasz grę z opóźnieniem { $count } ruchów.
    }
spectator-later-minutes =
    { $count ->
        [one] Oglądasz grę z opóźnieniem jednej minuty.
        [few] Oglądasz grę z opóźnieniem { $count } minut.
       *[many] Oglądasz grę z opóźnieniem { $count } minut.
    }
no-spectators = Tej partii nikt nie ogląda

## Zaproszenia

invite-by-name = Zaproś kogoś po nazwie
invite-by-name-text = Miejsce czeka trzy dni. Goście nie mają własnej nazwy: wyślij im link.
invite-name = Nazwa konta
invite = Zaproś
invite-sent = Zaproszenie wysłane: { $name }.
invited-waiting = zaproszenie bez odpowiedzi
invite-withdraw = Wycofaj
invite-withdraw-name = Wycofaj zaproszenie: { $name }
seat-invite = Zaproś po nazwie
seat-invited = Kogo zapraszasz na miejsce { $number }
seat-kept = Miejsce czeka na zaproszoną osobę
seat-kept-for = Miejsce czeka na zaproszoną osobę: { $name }
my-invitations = Zaproszenia
invitation-from = { $name } zaprasza do stołu „{ $table }”.
invitation-accept = Przyjmij
invitation-decline = Odrzuć

## Prywatne rozmowy

chat-to = Kto to przeczyta
chat-to-all = Wszyscy
chat-to-only = Tylko { $name }
chat-placeholder-private = Prywatna wiadomość …
private-to = Prywatnie do: { $names }

## Kogoś nie ma albo ktoś ma dość

away-go-on = { $player } nie odpowiada …
away-title = Wszyscy czekają: { $name }
away-bot = Niech gra bot
away-wait = Czekajmy dalej
away-end = Zakończmy grę
away-count = głosy: { $votes } z { $needed }
away-rule = Decyduje więcej niż połowa pozostałych. Gdy ta osoba wróci, głosy przepadają.
away-rule-alone = Jako gospodarz decydujesz bez głosowania, czy gra bot, czy wszyscy czekają. Do zakończenia gry potrzeba więcej niż połowy pozostałych.
back-here = Jestem tu
back-said = Pozostali wiedzą, że tu jesteś.
resign = Zrezygnuj …
resign-sure = Bot dokończy grę za ciebie. Możesz oglądać, ale nie wrócić, a wynik jest twój.
resign-now = Zrezygnuj ostatecznie
