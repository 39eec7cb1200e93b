### Züge, für Zuglisten und zum Vorlesen.

## Vor dem ersten Zug

turn-accents = { START($seat, form: "nominative") } wählt { $accents }.
turn-accents-for-all = { START($seat, form: "nominative") } wählt für alle { $accents }.
turn-accents-one-each = { START($seat, form: "nominative") } nimmt { $own } und bestimmt für den Gastgeber { $other }.
# Ein Glied der Aufzählung oben.
accents-item =
    { $count ->
        [1] { TERM($accent, form: "a-accusative") }
        [2] zwei { TERM($accent, form: "plural") }
       *[other] { $count } { TERM($accent, form: "plural") }
    }

## Pflanzen

turn-plant = { START($seat, form: "nominative") } pflanzt { TERM($tile, form: "a-accusative") } { part-planted }.
turn-opening = { START($seat, form: "nominative") } pflanzt zur Eröffnung { TERM($tile, form: "a-accusative") } { part-planted }.
turn-opening-chosen = Auf Wunsch von { TERM($chooser, form: "dative") } pflanzt { TERM($seat, form: "nominative") } zur Eröffnung { TERM($tile, form: "a-accusative") } { part-planted }.

# Wo eine Blume gepflanzt wird.
part-planted =
    { $at-gate ->
        [none] auf { $at } neben einem Teich
       *[other] ins { TERM($at-gate) }
    }

## Ordnen ohne neue Harmonie

turn-arrange =
    { $captured ->
        [none] { START($seat, form: "nominative") } zieht mit { TERM($flower, form: "dative") } { part-leaving } nach { $to }.
       *[other] { START($seat, form: "nominative") } zieht mit { TERM($flower, form: "dative") } { part-leaving } nach { $to } und schlägt dort { TERM($captured, form: "accusative") }.
    }

# Woher eine Blume kommt.
part-leaving =
    { $from-gate ->
        [none] von { $from }
       *[other] aus dem { TERM($from-gate) }
    }

## Ordnen mit neuer Harmonie, und der Bonus dafür

turn-declined = { part-arranging }, { part-forming } und verzichtet auf den Harmonie-Bonus.
turn-accent = { part-arranging }, { part-forming } und setzt { TERM($tile, form: "a-accusative") } auf { $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } und setzt ein Rad auf { $at }.
       *[other] { part-arranging }, { part-forming } und setzt ein Rad auf { $at }; es dreht { $tiles } weiter.
    }
# Ein Glied der Aufzählung oben.
wheel-item = { TERM($tile, form: "accusative") } von { $from } nach { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } und setzt einen Bambus auf { $at }.
        [one] { part-arranging }, { part-forming } und setzt einen Bambus auf { $at }, der einen Spielstein nach Hause schickt.
       *[other] { part-arranging }, { part-forming } und setzt einen Bambus auf { $at }, der { $returned } Spielsteine nach Hause schickt.
    }
turn-boat-moves = { part-arranging }, { part-forming } und versetzt { TERM($tile, form: "accusative") } mit einem Boot von { $at } nach { $target }.
turn-boat-removes = { part-arranging }, { part-forming } und nimmt mit einem Boot { TERM($tile, form: "accusative") } auf { $at } vom Brett; beide verlassen das Spiel.
turn-special = { part-arranging }, { part-forming } und pflanzt { TERM($tile, form: "accusative") } { part-planted }.
turn-basic = { part-arranging }, { part-forming } und pflanzt { TERM($tile, form: "a-accusative") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { START($seat, form: "nominative") } zieht mit { TERM($flower, form: "dative") } { part-leaving } nach { $to }
       *[other] { START($seat, form: "nominative") } zieht mit { TERM($flower, form: "dative") } { part-leaving } nach { $to }, schlägt dort { TERM($captured, form: "accusative") }
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] bildet eine Harmonie mit { $harmonies }
           *[other] bildet Harmonien mit { $harmonies }
        }
       *[between] { $count ->
            [one] gibt eine Harmonie { $harmonies } frei
           *[other] bildet { $count } Harmonien, { $harmonies },
        }
    }
# Glieder der Aufzählungen oben: womit eine Harmonie gebildet wird; beide Blumen einer Harmonie.
harmony-partner = { TERM($tile, form: "dative") } auf { $at }
harmony-pair = zwischen { TERM($first, form: "dative") } auf { $first-at } und { TERM($second, form: "dative") } auf { $second-at }

## Andere Züge

turn-pass = { START($seat, form: "nominative") } passt.
# Folgt auf einen der Sätze oben.
turn-ring = Damit schließt sich ein Harmonie-Ring für { $owners }.
ring-owner = { TERM($seat, form: "accusative") }
