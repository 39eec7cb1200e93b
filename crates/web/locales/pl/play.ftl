## Partie na tym urządzeniu i pomocnik do prawdziwej planszy.

play-new-game = Nowa partia
play-with-whom = Kto gra?
play-company-computer = Ty i komputer
play-company-friends = Osoby przy tym urządzeniu
play-company-mixed = Ustaw każde miejsce
play-level = Poziom komputera
play-level-1 = Pierwsza partia
play-level-1-about = Wie, jak chodzą płytki. Każdy pierścień go zaskakuje.
play-level-2 = Kiełek
play-level-2-about = Zbiera harmonie, ale zapomina, że ty też.
play-level-3 = Siewka
play-level-3-about = Zamyka pierścień, gdy się da.
play-level-4 = Pąk
play-level-4-about = W porę udaremnia większość pierścieni.
play-level-5 = Kwiat
play-level-5-about = Planuje dwa ruchy naprzód.
play-level-6 = Ogrodnik
play-level-6-about = Buduje pierścienie i psuje cudze, rzadko się myli.
play-level-7 = Ekspert
play-level-7-about = Nie popełnia oczywistych błędów.
play-level-8 = Mistrz
play-level-8-about = Gra najlepiej, jak potrafi.
play-side = Twoje miejsce
play-side-chance = Losowo
play-start = Zacznij partię
play-more = Więcej ustawień
play-names = Imiona
play-name-of = Imię: { TERM($seat) }
play-seats = Miejsca
play-at-seat = { TERM($seat) }
play-person = Człowiek
play-clock = Zegar
play-clock-none = Bez zegara
play-clock-pace = { $minutes } min + { $seconds } s
play-follow = Obracaj planszę do osoby, która ma ruch

play-in-progress = Partie w toku
play-finished = Zakończone partie
play-nothing-yet = Nie ma jeszcze żadnych partii. Do pierwszej wystarczy jedno kliknięcie.
play-continue = Graj dalej
play-open = Otwórz
play-review = Przejrzyj partię
play-delete = Usuń
play-delete-really = Usunąć tę partię na zawsze?
play-delete-yes = Tak, usuń
play-cancel = Anuluj
play-turn-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
play-picture = Plansza po { $count ->
    [one] { $count } ruchu
   *[other] { $count } ruchach
}
play-not-here = Ta partia już nie istnieje.
play-all-games = Wszystkie partie

play-you = Ty
play-computer = Komputer ({ $level })
play-your-turn = Twój ruch
play-turn-of = Ruch: { $who }
play-turn-of-seat = Ruch { TERM($seat, form: "genitive") }
play-chooses-for = Pierwszy kwiat: { $whose }. Wybiera: { $who }
play-choose-for = Wybierz pierwszy kwiat dla: { $whose }.
play-chooses-yours = { $who } wybiera twój pierwszy kwiat.
play-chooses-secretly = { $who } wybiera w tajemnicy. Pozostali nie patrzą.
play-is-thinking = { $who } myśli…
play-past = Oglądasz wcześniejszą pozycję.
play-to-present = Wróć do bieżącej pozycji
play-hint = Podpowiedź
play-hint-is =
    { $kind ->
        [plant] Podpowiedź: posadź { TERM($tile, form: "accusative") } na { $to }.
        [arrange] Podpowiedź: przesuń { TERM($tile, form: "accusative") } z { $from } na { $to }.
        [bonus] Podpowiedź: przesuń { TERM($tile, form: "accusative") } z { $from } na { $to }. Bonus: { TERM($bonus) } na { $at }.
       *[other] Podpowiedź: { $turn }
    }
play-no-hint = Dla tej pozycji nie ma podpowiedzi.
play-accents-given = Na początek masz po jednym akcencie każdego rodzaju. W następnych partiach wybierzesz je samodzielnie.
play-looking = Szukam podpowiedzi…
play-take-back = Cofnij ruch
play-resign = Poddaj się
play-draw = Remis
play-pause = Pauza
play-resume = Wznów
play-paused = Zegary stoją.
play-beginning = Początek partii
play-draw-declined = Komputer woli grać dalej.
play-gift-declined = Komputer dziękuje za podarunek, ale zachowuje zwycięstwo.
play-engine-gone = Komputer nie odpowiada. Twoja partia jest zapisana – spróbuj teraz jeszcze raz albo dokończ ją później.
play-try-again = Spróbuj ponownie
play-resign-really = Na pewno chcesz się poddać?
play-resign-as = Poddaj się: { $who }
play-gift = Poddaj się z podarunkiem: { $who }
play-gift-own = Poddaj się z podarunkiem
play-gift-hint = Podarunek to piosenka, filiżanka herbaty, dobra opowieść. Jeśli przeciwnik uzna go za wart zwycięstwa, wygrywasz ty.
play-gift-offered = { $who } poddaje się z podarunkiem. Czy podarunek jest wart zwycięstwa?
play-gift-accept = Przyjmij podarunek
play-gift-decline = Zachowaj zwycięstwo
play-draw-really = Czy wszyscy zgadzają się na remis?
play-draw-offer-really = Zaproponować remis?
play-draw-yes = Tak, remis
play-play-on = Gramy dalej
play-over = Koniec partii
play-you-lost = Tym razem się nie udało.
play-lost =
    { $ending ->
        [resignation] Poddajesz partię.
        [time] Twój czas się skończył.
        [left] Opuszczasz partię.
       *[gift] Podarunek był wart zwycięstwa.
    }
play-you-won = Wygrywasz!
play-you-closed-ring = Zamykasz pierścień!
play-won =
    { $ending ->
        [ring] Wygrywasz dzięki Pierścieniowi Harmonii.
        [resignation] { $name } poddaje partię.
        [time] { $name } nie ma już czasu.
        [left] { $name } opuszcza partię.
        [gift] Twój podarunek był wart zwycięstwa.
        [accents] Decyduje podliczenie: masz więcej niewykorzystanych płytek akcentujących.
        [harmonies] Decyduje podliczenie: masz więcej harmonii.
        [midlines] Decyduje podliczenie: masz więcej harmonii przecinających linie środkowe.
       *[last] W partii zostajesz tylko ty.
    }
play-won-shared = Dzielisz zwycięstwo z innymi: { $names }.
play-rematch = Jeszcze raz, z zamianą miejsc
play-copy = Kopiuj zapis
play-copied = Skopiowano.
play-save = Zapisz jako plik
play-time-left = Pozostały czas: { $time }

play-table-clocks = Zegary
play-table-tiles = Płytki
play-table-record = Zapis
play-table-parts = Czego potrzebujecie przy stole?
play-press-to-start = Dotknij, żeby zacząć
play-tap-when-done = Dotknij po swoim ruchu
play-time-is-up = Czas minął
play-clock-reset = Ustaw od nowa
play-your-own-time = Czas na gracza
play-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[other] { $count } kroków
}
play-tile-basic = Harmonia: { TERM($one) } i { TERM($two) }. Dysharmonia: { TERM($other) }.
play-tile-lotus = Jest w harmonii z każdym podstawowym kwiatem, bez względu na to, czyj jest.
play-tile-orchid = Więzi kwitnące kwiaty przeciwników wokół siebie. Dopóki kwitnie twój Biały Lotos, zbija każdy kwiat, a każdy kwiat może zbić ją.
play-tile-rock = Żadnej harmonii w całym jego rzędzie i całej kolumnie.
play-tile-wheel = Obraca wszystkie płytki wokół siebie o jeden punkt zgodnie z ruchem wskazówek zegara.
play-tile-knotweed = Kwiaty wokół niego nie mają harmonii.
play-tile-boat = Przenosi kwiat o jeden punkt w dowolnym kierunku i zostaje na jego miejscu albo znika razem z płytką akcentującą.
play-tile-bamboo = Płytki wokół niego wracają do rąk właścicieli. Dopóki stoi, płytek przy nim nie można zbić.
play-tile-pond = Na pustych punktach wokół niego można sadzić jak w bramach.
play-tile-turtle = Kwiaty wokół niego są w harmonii z każdym podstawowym kwiatem.
play-tiles-basic = Podstawowe kwiaty
play-tiles-special = Specjalne kwiaty
play-tiles-accents = Płytki akcentujące
play-tiles-more = Cała instrukcja
play-record-hint = Powtarzaj tu każdy ruch dokładnie tak, jak na stole. Po zamknięciu strony nic nie przepadnie.
play-record-new = Nowy zapis
play-record-new-really = Zacząć nowy zapis? Ten zostanie na liście poniżej.
play-record-next = Teraz: { TERM($seat) }, ruch { $label }
play-record-all = Wszystkie zapisy
play-record-typed = Ruch w notacji
play-record-write = Dodaj
play-record-back = Usuń ostatni wpis
play-record-clash = Na planszy jest dysharmonia, której nikt w porę nie zauważył.
play-record-repair = Zwróć płytki w dysharmonii
play-record-anyway = Mimo to zapisz ten ruch
play-record-returned = Wracają do rąk: { $tiles }
play-record-tile-at = { TERM($tile) } { $point }
play-record-empty = Nie zapisano jeszcze żadnego ruchu.
