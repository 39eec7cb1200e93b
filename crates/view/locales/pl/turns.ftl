### Ruchy: do listy ruchów i do czytania na głos.

## Przed pierwszym ruchem

turn-accents = { TERM($seat) } wybiera { $accents }.
turn-accents-for-all = { TERM($seat) } wybiera dla wszystkich { $accents }.
turn-accents-one-each = { TERM($seat) } bierze { $own } i wskazuje dla Gospodarza { $other }.
# Element powyższej listy.
accents-item =
    { $count ->
        [1] { TERM($accent, form: "accusative") }
        [2] { TERM($accent, form: "two") }
        [few] { $count } { TERM($accent, form: "plural") }
       *[many] { $count } { TERM($accent, form: "many") }
    }

## Sadzenie

turn-plant = { TERM($seat) } sadzi { TERM($tile, form: "accusative") } { part-planted }.
turn-opening = { TERM($seat) } na otwarcie sadzi { TERM($tile, form: "accusative") } { part-planted }.
turn-opening-chosen = { TERM($seat) } na otwarcie sadzi { TERM($tile, form: "accusative") } { part-planted }, zgodnie z wyborem { TERM($chooser, form: "genitive") }.

# Gdzie sadzi się kwiat.
part-planted =
    { $at-gate ->
        [none] na { $at } przy Stawie
       *[other] w { TERM($at-gate, form: "locative") }
    }

## Przesunięcie bez nowej harmonii

turn-arrange =
    { $captured ->
        [none] { TERM($seat) } przesuwa { TERM($flower, form: "accusative") } { part-leaving } na { $to }.
       *[other] { TERM($seat) } przesuwa { TERM($flower, form: "accusative") } { part-leaving } na { $to } i zbija tam { TERM($captured, form: "accusative") }.
    }

# Skąd przychodzi kwiat.
part-leaving =
    { $from-gate ->
        [none] z { $from }
       *[other] z { TERM($from-gate, form: "genitive") }
    }

## Przesunięcie z nową harmonią i bonus

turn-declined = { part-arranging }, { part-forming } i rezygnuje z Bonusu Harmonii.
turn-accent = { part-arranging }, { part-forming } oraz kładzie { TERM($tile, form: "accusative") } na { $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } oraz kładzie Koło na { $at }.
       *[other] { part-arranging }, { part-forming } oraz kładzie Koło na { $at }, obracając { $tiles }.
    }
# Element powyższej listy.
wheel-item = { TERM($tile, form: "accusative") } z { $from } na { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } oraz kładzie Bambus na { $at }.
        [one] { part-arranging }, { part-forming } oraz kładzie Bambus na { $at }, zwracając jedną płytkę do ręki właściciela.
        [few] { part-arranging }, { part-forming } oraz kładzie Bambus na { $at }, zwracając { $returned } płytki do rąk właścicieli.
       *[many] { part-arranging }, { part-forming } oraz kładzie Bambus na { $at }, zwracając { $returned } płytek do rąk właścicieli.
    }
turn-boat-moves = { part-arranging }, { part-forming } oraz przewozi Łódką { TERM($tile, form: "accusative") } z { $at } na { $target }.
turn-boat-removes = { part-arranging }, { part-forming } oraz usuwa Łódką { TERM($tile, form: "accusative") } z { $at }; obie płytki wypadają z gry.
turn-special = { part-arranging }, { part-forming } oraz sadzi { TERM($tile, form: "accusative") } { part-planted }.
turn-basic = { part-arranging }, { part-forming } oraz sadzi { TERM($tile, form: "accusative") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { TERM($seat) } przesuwa { TERM($flower, form: "accusative") } { part-leaving } na { $to }
       *[other] { TERM($seat) } przesuwa { TERM($flower, form: "accusative") } { part-leaving } na { $to }, zbija tam { TERM($captured, form: "accusative") }
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] tworzy harmonię { $harmonies }
           *[other] tworzy harmonie { $harmonies }
        }
       *[between] { $count ->
            [one] odsłania harmonię { $harmonies }
            [few] tworzy { $count } harmonie, { $harmonies },
           *[many] tworzy { $count } harmonii, { $harmonies },
        }
    }
# Elementy powyższych list: z czym powstaje harmonia; obie płytki jednej harmonii.
harmony-partner = z { TERM($tile, form: "instrumental") } na { $at }
harmony-pair = między { TERM($first, form: "instrumental") } na { $first-at } a { TERM($second, form: "instrumental") } na { $second-at }

## Inne ruchy

turn-pass = { TERM($seat) } pasuje.
# Następuje po dowolnym z powyższych zdań.
turn-ring = Tym samym zamyka się Pierścień Harmonii { $owners }.
ring-owner = { TERM($seat, form: "genitive") }
