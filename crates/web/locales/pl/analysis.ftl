## Plansza analizy: warianty silnika, przegląd partii, edytor, co można przynieść i zabrać.

analysis-title = Analiza
analysis-editor-title = Ustawianie pozycji
analysis-turns = Ruchy
analysis-engine = Silnik
analysis-review = Przegląd
analysis-notes = Notatki
analysis-panels = Panele analizy

# Drzewo ruchów
analysis-start = Początek
analysis-no-turns = Nie ma jeszcze ruchów. Zagraj na planszy albo otwórz partię.
analysis-keys = Klawisze: ← → (poprzedni i następny ruch), ↑ ↓ (wybór wariantu), Home i End (początek i koniec).
analysis-undo = Cofnij
analysis-promote = Przesuń wariant wyżej
analysis-make-main = Ustaw jako główny wariant
analysis-cut = Usuń dalszy ciąg
analysis-delete = Usuń od tego miejsca
analysis-comment = Komentarz do tej pozycji
analysis-draw = Rysuj na planszy
analysis-draw-hint = Dotknij punktu, żeby go wyróżnić; przeciągnij z punktu do punktu, żeby narysować strzałkę. Powtórz, żeby usunąć.
analysis-wipe = Wyczyść rysunki
analysis-games = Partie w tym zbiorze
analysis-game = { $number }. { $players }
analysis-nameless = Partia bez nazw graczy

# Silnik
analysis-engine-on = Uruchom silnik
analysis-engine-off = Zatrzymaj silnik
analysis-engine-hint = Silnik jest wyłączony. Działa na twoim urządzeniu.
analysis-engine-busy = Silnik przegląda partię. Potem pokaże swoje warianty.
analysis-engine-none = Silnik nie ma tu żadnej propozycji.
analysis-engine-gone = Nie udało się wczytać silnika. Reszta działa dalej; naciśnij przycisk, żeby spróbować jeszcze raz.
analysis-lines = Warianty
analysis-depth = Głębokość { $depth }, pozycji: { $nodes }
analysis-thinking = Myśli…
analysis-engine-over = Partia się skończyła – nie ma czego analizować.
analysis-play-line = Zagraj aż do { $turn }
analysis-bar = Ocena
analysis-percent = { $number }%
analysis-chance = { TERM($seat) }: { $percent }
analysis-ring-in = { TERM($seat) }: pierścień w { $turns }
analysis-win-in = { TERM($seat) }: wygrana w { $turns }
analysis-loses-in = { TERM($seat) }: przegrana w { $turns }
analysis-over = Koniec partii

# Przegląd
analysis-review-begin = Przejrzyj partię
analysis-review-again = Przejrzyj jeszcze raz
analysis-review-stop = Przerwij przegląd
analysis-review-hint = Silnik sprawdza każdy ruch głównego wariantu i wskazuje punkty zwrotne.
analysis-review-empty = Nie ma jeszcze partii do przeglądu.
analysis-review-progress = Pozycje: { $done } z { $total }
analysis-graph = Szansa na wygraną w ciągu partii: { TERM($seat) }
analysis-graph-none = Przy więcej niż dwóch graczach nie da się porównać szans, więc nie ma wykresu.
analysis-turning-points = Punkty zwrotne
analysis-no-turning-points = Brak punktów zwrotnych.
analysis-well-played = Brak punktów zwrotnych: dobrze rozegrana partia.
analysis-slow-win = Żadnego punktu zwrotnego: { TERM($seat) } krok po kroku zdobywa przewagę.
analysis-inaccuracies =
    { $count ->
        [one] { $count } niedokładność
       *[other] { $count } niedokładności
    }
analysis-accuracy = { TERM($seat) }: dokładność { $percent }, najlepsze ruchy: { $best } z { $turns }
analysis-mark =
    { $mark ->
        [only] jedyny ruch
        [inaccuracy] niedokładność
        [mistake] błąd
        [blunder] poważny błąd
       *[missed] przegapiona wygrana
    }
analysis-better = Lepiej: { $turn }
analysis-loss = Kosztowało to { $percent } szans na wygraną.
analysis-reason-only = Każdy inny ruch byłby dużo gorszy.
analysis-reason-none = Nie ma jednego powodu – silnik po prostu woli tamtą pozycję.
analysis-reason-missed-ring =
    { $turns ->
        [one] { TERM($seat) }: można było od razu zamknąć Pierścień Harmonii.
       *[other] { TERM($seat) }: można było zamknąć Pierścień Harmonii w { $turns } ruchach.
    }
analysis-reason-missed-win =
    { $turns ->
        [one] { TERM($seat) }: można było od razu wygrać.
       *[other] { TERM($seat) }: można było wygrać w { $turns } ruchach.
    }
analysis-reason-allowed-ring =
    { $turns ->
        [0] Ten ruch zamyka Pierścień Harmonii dla { TERM($seat, form: "genitive") }.
        [one] Teraz { TERM($seat) } może od razu zamknąć Pierścień Harmonii.
       *[other] Teraz { TERM($seat) } zamknie Pierścień Harmonii w { $turns } ruchach, cokolwiek się stanie.
    }
analysis-reason-allowed-win =
    { $turns ->
        [0] Ten ruch kończy partię i wygrywa { TERM($seat) }.
        [one] Teraz { TERM($seat) } może od razu wygrać.
       *[other] Teraz { TERM($seat) } wygra w { $turns } ruchach, cokolwiek się stanie.
    }
analysis-reason-lost-tile = Teraz { TERM($seat) } zbija płytkę: { TERM($tile) } na { $at }, ruchem { $turn }.
analysis-reason-missed-capture = Można było zbić płytkę: { TERM($tile) } na { $at }.
analysis-reason-missed-bonus = Można było zdobyć Bonus Harmonii.
analysis-reason-other-bonus = Lepszy bonus: { $bonus }
analysis-reason-no-bonus = Lepiej było pominąć bonus.
analysis-reason-allowed-bonus = Teraz { TERM($seat) } zdobywa Bonus Harmonii: { $turn }

# Otwieranie i zabieranie
analysis-open = Otwórz
analysis-open-title = Otwórz partię lub pozycję
analysis-open-hint = Wklej ruchy, tekst pozycji, zapis albo link: stąd lub z Garden Gate.
analysis-open-text = Tekst lub link
analysis-open-rules = Zasady (jeśli nie ma ich w tekście)
analysis-open-file = Wybierz plik
analysis-open-repair = Napraw w edytorze
analysis-new = Nowa partia
analysis-cancel = Anuluj
analysis-share = Udostępnij
analysis-share-title = Udostępnij i pobierz
analysis-share-link = Link do tej partii
analysis-share-long = Partia jest za długa na link; pobierz zamiast tego zapis.
analysis-copy = Kopiuj
analysis-copy-position = Kopiuj tekst pozycji
analysis-copied = Skopiowano
analysis-not-copied = Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go samodzielnie.
analysis-download-record = Pobierz zapis
analysis-download-svg = Obraz (SVG)
analysis-download-png = Obraz (PNG)
analysis-site-link = Kopiuj partię dla Garden Gate

# Co jest nie tak z przyniesionym tekstem
analysis-nothing-to-read = Najpierw coś wklej.
analysis-file-unreadable = Nie udało się odczytać tego pliku albo jest za duży.
analysis-not-found = Nie znaleziono tej partii.
analysis-wrong-turn = Ruch nr { $number }, { $text }: { $trouble }
analysis-wrong-label = Tu powinno być { $expected }, a jest { $found }.
analysis-wrong-place = Wiersz { $line }, kolumna { $column }: { $trouble }
analysis-wrong-record =
    { $what ->
        [tag] ta informacja jest błędna: { $found }
        [result] ten wynik nie pasuje do partii: { $found }
        [open] to, co się tu zaczyna, nie jest zamknięte: { $found }
        [escape] ten ukośnik odwrotny jest tu zbędny: { $found }
        [variation] ten wariant jest błędny: { $found }
        [leave] ten gracz nie może tu opuścić partii: { $found }
        [record] tu powinien być jeden zapis: { $found }
       *[note] ta uwaga jest błędna: { $found }
    }
analysis-expected =
    { $what ->
        [sign] znak { $sign }
        [end] koniec
        [number] liczba całkowita
        [fewer] mniejsza liczba
        [seat] litera gracza
        [point] punkt taki jak (3,-1)
        [board] punkt planszy
        [tile] kod płytki
        [accent] kod płytki akcentującej (R W K B M P T)
        [turn] ruch
        [rules] nazwa zasad
        [version] znana wersja
        [rows] 17 rzędów, każdy tak długi jak na planszy
        [empty] pusty punkt
       *[stage] etap partii
    }
analysis-found = Oczekiwano: { $what }; jest: { $found }
analysis-found-end = Oczekiwano: { $what }; ale tekst tu się kończy.
analysis-link-unknown = Ten link pochodzi z nowszej wersji. Spróbuj odświeżyć stronę.
analysis-link-damaged = Ten link jest uszkodzony: brakuje w nim znaków albo są zmienione. Skopiuj go jeszcze raz w całości.
analysis-link-long = Ten link jest za długi.
analysis-link-empty = W tym linku nie ma partii.
analysis-link-other = Ten link prowadzi do innej gry niż Skud Pai Sho.
analysis-link-rules = Partię z tego linku rozegrano z opcją { $option }, która zmienia zasady. Nie da się jej tu odtworzyć.
analysis-warning =
    { $what ->
        [option] Pominięto, bo nieznane: { $text }
        [bonus] Pominięto bonus, który się nie należał: { $text }
       *[late] Pominięto ruchy po końcu partii: { $text }
    }

# Edytor
analysis-edit = Ustaw pozycję
analysis-edit-done = Analizuj tę pozycję
analysis-edit-brush = Po dotknięciu
analysis-edit-move = Przesuwaj płytki
analysis-edit-erase = Zdejmuj płytki
analysis-edit-clear = Pusta plansza
analysis-edit-start = Początek partii
analysis-edit-fill = Uzupełnij ręce
analysis-edit-to-move = Ruch ma
analysis-edit-rules = Zasady
analysis-edit-tiles = Płytki: { TERM($seat) }
analysis-edit-more = O jedną więcej: { TERM($tile) }
analysis-edit-less = O jedną mniej: { TERM($tile) }
analysis-edit-fine = Pozycja poprawna.
analysis-edit-problems = Do poprawienia:
analysis-edit-move-hint = Dotknij płytki, a potem punktu, na który ma trafić.
analysis-edit-put-hint = Dotykaj punktów, żeby stawiać na nich płytkę z ręki. Kolejne dotknięcie ją zabiera.
analysis-edit-in-hand = W ręce: { TERM($tile) }
