## Das Brett und alles darum herum.

board-name = Brett
board-help = Mit den Pfeiltasten gehst du von Punkt zu Punkt. Enter nimmt einen Spielstein auf oder setzt ihn ab, Escape bricht ab, N springt zum nächsten möglichen Punkt. I beschreibt den Spielstein.
board-hand = Hand: { TERM($seat) }
board-hand-tile = { TERM($tile) }, noch { $count }

## Was zu tun ist

board-turn = Du bist am Zug: Wähle eine Blume auf dem Brett oder auf deiner Hand.
board-opening = Du bist am Zug: Pflanze die Eröffnungsblume in das Gatter.
board-opening-for = Wähle die Eröffnungsblume für { TERM($seat, form: "accusative") }.
board-goal = Wähle einen markierten Punkt.
board-plant-here = Welche Blume willst du hier pflanzen?
board-bonus = Harmonie-Bonus! Wähle einen Spielstein von deiner Hand oder verzichte.
board-bonus-goal = Wohin damit? Wähle einen markierten Punkt.
board-ferry = Wohin soll das Boot die Blume versetzen?
board-play-this = Diesen Zug spielen?
board-must-pass = Du hast keinen erlaubten Zug und musst passen.
board-waiting = Am Zug: { TERM($seat) }
board-sent = Dein Zug wird gesendet …
board-skip = Auf Bonus verzichten
board-ask-bonus = Erst den Bonus nehmen
board-pass = Passen
board-undo = Rückgängig
board-confirm = Spielen

## Aktionssteine

board-choose-accents = Wähle { $wanted } Aktionssteine
board-chosen = { $chosen } von { $wanted } gewählt
board-more = Mehr: { TERM($tile) }, { $chosen } von { $supply } gewählt
board-less = Weniger: { TERM($tile) }
board-take-accents = Auswahl bestätigen
board-one-of-each = Von jedem einen
board-others-choose = { START($seat, form: "nominative") } wählt Aktionssteine.
board-others-choose-by = { $who } wählt Aktionssteine.

## Was nicht ging

board-nowhere-to-go = { START($tile, form: "nominative") } auf { $at } kann nirgendwohin.
board-not-your-turn = Du bist nicht am Zug.
board-unreadable = { $where ->
    [end] Am Ende fehlt etwas. So sieht ein Zug aus: { $example }
   *[text] „{ $found }“ kann ich nicht lesen. So sieht ein Zug aus: { $example }
}

## Die Karte eines Spielsteins

board-card-yours = Gehört dir
board-card-owner = Gehört { TERM($seat, form: "dative") }
board-card-growing = Wächst noch im Gatter: Dort gibt es weder Harmonie noch Disharmonie.
board-card-trapped = Wird von der Orchidee auf { $at } festgehalten und kann nicht geordnet werden.
board-card-drained = Wird vom Knöterich auf { $at } ausgelaugt und hat keine Harmonie.
board-card-protected = Wird vom Bambus auf { $at } geschützt und kann nicht geschlagen werden.
board-card-harmony = Gerade in Harmonie mit { $partners }.
board-marks = Was die Zeichen bedeuten
board-mark-trapped = Festgehalten: steht neben einer Orchidee und kann nicht geordnet werden.
board-mark-drained = Ausgelaugt: steht neben einem Knöterich und hat keine Harmonie.
board-mark-protected = Geschützt: steht neben einem Bambus und kann nicht geschlagen werden.
board-mark-last = Der letzte Zug
board-mark-step = Hierhin kann der gewählte Spielstein.
board-mark-capture = Diesen Spielstein schlägt er.
board-mark-bonus = Hier bringt er einen Harmonie-Bonus.
board-mark-ring = Hier schließt er einen Harmonie-Ring.

## Werkzeuge

board-tools = Werkzeuge
board-flip = Brett drehen
board-whole = Ganzes Brett zeigen
board-harmonies = Harmonien zeigen
board-effects = Festgehaltene, ausgelaugte und geschützte Blumen zeigen
board-sound = Ton
board-type = Zug eingeben
board-type-label = Zug in Notation
board-circle = Der Kreis der Blumen
board-circle-text = Nachbarn sind in Harmonie, Gegenüber in Disharmonie.
board-close = Schließen
board-list = Das Brett als Liste
board-list-tiles = Spielsteine auf dem Brett
board-list-actions = Was du tun kannst
board-list-none = Im Moment nichts.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
    [growing] , wachsend
    [trapped] , festgehalten
    [drained] , ausgelaugt
    [both] , festgehalten und ausgelaugt
    [protected] , geschützt
   *[none] {""}
}
# Nach dem Namen eines Punktes: womit die Blume dort in Harmonie steht.
board-in-harmony = { $point }, in Harmonie mit { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { TERM($gate) }, { $at }, offen
board-empty-at = { $at }, leer
part-brings = { $brings ->
    [capture] , schlägt
    [capture-bonus] , schlägt, bringt einen Bonus
    [capture-ring] , schlägt, schließt einen Ring
    [bonus] , bringt einen Bonus
    [ring] , schließt einen Ring
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# After the name of the point under the cursor, for ears.
board-in-reach = Erreichbar{ part-brings }
board-pick = Aufnehmen: { TERM($tile) }, { $at }
board-pick-hand = Von der Hand: { TERM($tile) }
board-turns = Züge
board-first = Zum Anfang
board-back = Einen Zug zurück
board-on = Einen Zug weiter
board-last = Zum Ende
