# The lobby: tables found and put away, friends, wishes.

## Lobby

lobby-any-kind = Dowolny rodzaj
lobby-fitting = { $count ->
    [one] Pasuje jeden stół.
    [few] Pasują { $count } stoły.
   *[other] Pasuje { $count } stołów.
}
lobby-free-seat = Z wolnym miejscem
lobby-friends = Ze znajomymi
lobby-kind = Rodzaj stołu
lobby-more = Więcej stołów
lobby-nothing-live = Gdy grają inni, możesz tu patrzeć.
lobby-search = Szukaj stołu lub osoby
lobby-state = Stoły
lobby-state-open = Do gry
lobby-state-running = Do oglądania
tag-hot_seat = przy jednym ekranie
tag-lesson = lekcja
tag-replay = powtórka
tag-sandbox = gra próbna
tag-solo = w pojedynkę
watch = Oglądaj
watch-table = Oglądaj { $name }

## Własne stoły

own-archive = Przenieś do archiwum
own-archived = „{ $name }” jest w twoim archiwum.
own-delete = Usuń na zawsze
own-delete-ask = Usuń…
own-delete-question = Usunąć „{ $name }”?
own-delete-text = Stół, partia i czat znikną na zawsze.
own-hidden = „{ $name }” jest na liście ukrytych.
own-hide = Ukryj na mojej liście
own-sandboxes = Gry próbne
own-menu = Opcje: { $name }
own-restore = Przywróć
own-restore-table = Przywróć { $name }
put-away = Odłożone
put-away-archived = Archiwum ({ $count })
put-away-hidden = Ukryte ({ $count })

## Stoły, na które czekasz

wish-add = Powiadom mnie, gdy otworzy się taki stół
wish-added = Dowiesz się, gdy otworzy się taki stół.
wish-any = Dowolny stół
wish-remove = Usuń: { $what }
wish-words = „{ $text }” w nazwie
wishes-none = Wybierz filtry w lobby, a dowiesz się, gdy otworzy się taki stół.
wishes-text = Dowiesz się, gdy taki stół się otworzy albo zwolni się przy nim miejsce: raz na stół i najwyżej pięć razy dziennie.
wishes-title = Stoły, na które czekasz

## Znajomi i zablokowani

block-by-name = Zablokuj
block-name = Nazwa konta
friends-agree = Przyjmij
friends-agree-name = Przyjmij zaproszenie od { $name }
friends-ask = Wyślij zaproszenie
friends-asked = Bez odpowiedzi
friends-asked-word = Zaproszenie wysłane.
friends-asking = Chcą być twoimi znajomymi
friends-asks-you = { $name } chce dodać cię do znajomych.
friends-decline = Odrzuć
friends-decline-name = Odrzuć zaproszenie od { $name }
friends-here = jest tutaj
friends-name = Nazwa konta
friends-none = Nie masz tu jeszcze znajomych.
friends-presence = Znajomi widzą, kiedy tu jestem
friends-presence-text = Nikt inny nigdy tego nie widzi.
friends-remove = Usuń
friends-remove-name = Usuń { $name } ze znajomych
friends-take-back = Wycofaj
friends-take-back-name = Wycofaj zaproszenie do { $name }
friends-text = Znajomi łatwiej znajdują swoje stoły. Obie osoby muszą się zgodzić.
friends-title = Znajomi
privacy-friends = Twoi znajomi, osoby, które blokujesz, stoły, które ukrywasz, i stoły, na które czekasz, są przechowywane, dopóki ich nie usuniesz. Tylko znajomi widzą, że tu jesteś, i tylko jeśli na to pozwolisz.
privacy-friends-title = Znajomi i listy

## Refusals

error-friends_account = Znajomych mogą mieć osoby z kontem.
error-friends_already = Jesteście już znajomymi.
error-friends_blocked = Ta osoba jest przez ciebie zablokowana. Najpierw ją odblokuj.
error-many_asked = Na odpowiedź czeka już tyle twoich zaproszeń: { $most }. Poczekaj albo wycofaj niektóre.
error-many_friends = Liczba twoich znajomych to już { $most }; więcej się nie da.
error-many_wishes = Czekasz już na tyle rodzajów stołów: { $most }. Najpierw usuń jeden.
error-archive_not_over = Do archiwum trafiają tylko zakończone partie.
error-others_played = Grają tu lub grali inni: ta partia nie należy tylko do ciebie.
error-unknown_name = Nie ma konta o nazwie { $name }.
