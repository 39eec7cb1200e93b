## Plansza i wszystko wokół niej.

board-name = Plansza
board-help = Strzałkami przechodzisz między punktami. Enter podnosi albo kładzie płytkę, Escape anuluje, N przechodzi do następnego dozwolonego punktu. I opisuje płytkę.
board-hand = Ręka: { TERM($seat) }
board-hand-tile = { TERM($tile) }, zostało: { $count }

## Co teraz

board-turn = Twój ruch: wybierz kwiat na planszy albo w ręce.
board-opening = Twój ruch: posadź pierwszy kwiat w bramie.
board-opening-for = Wybierz pierwszy kwiat dla { TERM($seat, form: "genitive") }.
board-goal = Wybierz zaznaczony punkt.
board-plant-here = Jaki kwiat chcesz tu posadzić?
board-bonus = Bonus Harmonii! Wybierz płytkę z ręki albo pomiń bonus.
board-bonus-goal = Gdzie ma stanąć? Wybierz zaznaczony punkt.
board-ferry = Dokąd Łódka ma przewieźć kwiat?
board-play-this = Zagrać ten ruch?
board-must-pass = Nie masz dozwolonego ruchu – musisz spasować.
board-waiting = Ruch: { TERM($seat) }
board-sent = Wysyłanie ruchu…
board-skip = Pomiń bonus
board-ask-bonus = Najpierw weź bonus
board-pass = Spasuj
board-undo = Cofnij
board-confirm = Zagraj

## Płytki akcentujące

board-choose-accents = Wybierz płytki akcentujące: { $wanted }
board-chosen = Wybrane: { $chosen } z { $wanted }
board-more = O jedną więcej: { TERM($tile) }, wybrane: { $chosen } z { $supply }
board-less = O jedną mniej: { TERM($tile) }
board-take-accents = Zatwierdź
board-one-of-each = Po jednej z każdego rodzaju
board-others-choose = Płytki akcentujące wybiera teraz { TERM($seat) }.
board-others-choose-by = Płytki akcentujące wybiera teraz { $who }.

## Co się nie udało

board-nowhere-to-go = { TERM($tile) } na { $at } nie ma dokąd pójść.
board-not-your-turn = Teraz nie twój ruch.
board-unreadable = { $where ->
    [end] To jeszcze nie cały ruch. Przykład: { $example }
   *[text] Nie rozumiem „{ $found }”. Przykład ruchu: { $example }
}

## Karta płytki

board-card-yours = Twoja płytka
board-card-owner = Należy do { TERM($seat, form: "genitive") }
board-card-growing = Rośnie w bramie: nie ma tam ani harmonii, ani dysharmonii.
board-card-trapped = Więzi ją Orchidea na { $at }: tej płytki nie można przesunąć.
board-card-drained = Osłabia ją Zboże na { $at }: ta płytka nie ma harmonii.
board-card-protected = Chroni ją Bambus na { $at }: tej płytki nie można zbić.
board-card-harmony = Teraz w harmonii { $partners }.
board-marks = Co znaczą znaki
board-mark-trapped = Płytka uwięziona: stoi przy Orchidei i nie można jej przesunąć.
board-mark-drained = Płytka osłabiona: stoi przy Zbożu i nie ma harmonii.
board-mark-protected = Płytka chroniona: stoi przy Bambusie i nie można jej zbić.
board-mark-last = Ostatni ruch
board-mark-step = Tu może stanąć wybrana płytka.
board-mark-capture = Tę płytkę zbija.
board-mark-bonus = Tu daje Bonus Harmonii.
board-mark-ring = Tu zamyka Pierścień Harmonii.

## Narzędzia

board-tools = Narzędzia planszy
board-flip = Obróć planszę
board-whole = Pokaż całą planszę
board-harmonies = Pokaż harmonie
board-effects = Pokaż uwięzione, osłabione i chronione kwiaty
board-sound = Dźwięk
board-type = Wpisz ruch
board-type-label = Ruch w notacji
board-circle = Krąg kwiatów
board-circle-text = Sąsiednie kwiaty są w harmonii, przeciwległe w dysharmonii.
board-close = Zamknij
board-list = Plansza jako lista
board-list-tiles = Płytki na planszy
board-list-actions = Co możesz zrobić
board-list-none = Na razie nic.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
    [growing] , rośnie
    [trapped] , płytka uwięziona
    [drained] , płytka osłabiona
    [both] , płytka uwięziona i osłabiona
    [protected] , płytka chroniona
   *[none] {""}
}
# Po nazwie punktu: z czym jest w harmonii płytka, która na nim leży.
board-in-harmony = { $point }, w harmonii { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { START($gate) }, { $at }, otwarta
board-empty-at = { $at }, pusty punkt
part-brings = { $brings ->
    [capture] , zbija
    [capture-bonus] , zbija i daje bonus
    [capture-ring] , zbija i zamyka pierścień
    [bonus] , daje bonus
    [ring] , zamyka pierścień
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# After the name of the point under the cursor, for ears.
board-in-reach = W zasięgu{ part-brings }
board-pick = Podnieś: { TERM($tile) }, { $at }
board-pick-hand = Z ręki: { TERM($tile) }
board-turns = Ruchy
board-first = Na początek
board-back = Poprzedni ruch
board-on = Następny ruch
board-last = Na koniec
