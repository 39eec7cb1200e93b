## Plansza i wszystko wokół niej.

board-name = Plansza
board-help = Strzałki przechodzą po punktach. Enter podnosi i kładzie płytkę, Escape cofa, N przechodzi do następnego możliwego punktu.
board-hand = Ręka: { TERM($seat) }
board-hand-tile = { TERM($tile) }, zostało: { $count }

## Co teraz

board-turn = Twoja kolej: wybierz kwiat na planszy albo w ręce.
board-opening = Twoja kolej: posadź pierwszy kwiat w bramie.
board-opening-for = Wybierz pierwszy kwiat. Sadzi: { TERM($seat) }.
board-goal = Wybierz zaznaczony punkt.
board-plant-here = Jaki kwiat ma tu wyrosnąć?
board-bonus = Bonus Harmonii! Wybierz płytkę z ręki albo zrezygnuj.
board-bonus-goal = Gdzie ma stanąć? Wybierz zaznaczony punkt.
board-ferry = Dokąd Łódka ma przewieźć kwiat?
board-play-this = Zagrać ten ruch?
board-must-pass = Nie masz żadnego możliwego ruchu.
board-waiting = Teraz gra: { TERM($seat) }
board-sent = Twój ruch jest w drodze …
board-skip = Bez bonusu
board-pass = Spasuj
board-undo = Cofnij
board-confirm = Zagraj

## Płytki Akcentujące

board-choose-accents = Wybierz Płytki Akcentujące: { $wanted }
board-chosen = Wybrane: { $chosen } z { $wanted }
board-more = O jedną więcej: { TERM($tile) }, wybrane: { $chosen } z { $supply }
board-less = O jedną mniej: { TERM($tile) }
board-take-accents = Biorę te
board-one-of-each = Po jednym z każdego
board-others-choose = Płytki Akcentujące wybiera teraz { TERM($seat) }.

## Co się nie udało

board-nowhere-to-go = { TERM($tile) } na { $at } nie ma dokąd pójść.
board-not-your-turn = To nie twoja kolej.
board-unreadable = { $where ->
    [end] Na końcu czegoś brakuje. Ruch zapisuje się tak: { $example }
   *[text] Nie rozumiem „{ $found }”. Ruch zapisuje się tak: { $example }
}

## Narzędzia

board-tools = Narzędzia planszy
board-flip = Obróć planszę
board-harmonies = Pokaż harmonie
board-effects = Pokaż uwięzione, osłabione i chronione kwiaty
board-sound = Dźwięk
board-type = Zapisz ruch
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
board-gate-at = { TERM($gate) }, { $at }, wolna
board-empty-at = { $at }, puste
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
board-back = Ruch wstecz
board-on = Ruch naprzód
board-last = Na koniec
