### The page from a static host, without a server

solo-loading = Pobieranie gry, tylko ten jeden raz: { $percent } %
solo-starting = Gra się uruchamia…
solo-title = Bez serwera
solo-about = Zasady i boty działają w tej przeglądarce: po wczytaniu gra nie potrzebuje już sieci. Twoje gry i twoja nazwa gracza pozostają tutaj i nigdzie indziej.
solo-kept = Wszystko jest już zapisane tutaj: możesz grać bez sieci.
solo-server = Konta, stoły z innymi, turnieje i rankingi wymagają serwera: uruchamia go „rondel serve”. Aby zabrać tam grę, pobierz jej zapis i otwórz go tam.
solo-master = Najsilniejszego bota, Mistrza, tutaj brakuje: w przeglądarce myślałby zbyt długo.
solo-games = Twoje gry
solo-over = { $edition } · zakończona
solo-delete = Usuń: { $name }
solo-delete-text = Gra zniknie na zawsze; aby ją zachować, pobierz najpierw zapis.
solo-download = Pobierz zapis gry { $name }
