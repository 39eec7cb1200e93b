## Das Brett und alles darum herum.

board-name = Brett
board-help = Die Pfeiltasten gehen über die Punkte. Enter nimmt einen Stein auf und setzt ihn ab, Escape nimmt zurück, N geht zum nächsten möglichen Punkt.
board-hand = Hand: { TERM($seat) }
board-hand-tile = { TERM($tile) }, noch { $count }

## Was zu tun ist

board-turn = Du bist dran: Wähle eine Blume auf dem Brett oder in deiner Hand.
board-opening = Du bist dran: Pflanze die erste Blume in das Gatter.
board-opening-for = Wähle die erste Blume für { TERM($seat, form: "accusative") }.
board-goal = Wähle einen markierten Punkt.
board-plant-here = Welche Blume soll hier wachsen?
board-bonus = Harmonie-Bonus! Wähle einen Stein aus deiner Hand oder verzichte.
board-bonus-goal = Wohin damit? Wähle einen markierten Punkt.
board-ferry = Wohin soll das Boot die Blume tragen?
board-play-this = Diesen Zug spielen?
board-must-pass = Du hast keinen möglichen Zug.
board-waiting = Am Zug: { TERM($seat) }
board-sent = Dein Zug ist unterwegs …
board-skip = Kein Bonus
board-pass = Passen
board-undo = Rückgängig
board-confirm = Spielen

## Aktionssteine

board-choose-accents = Wähle { $wanted } Aktionssteine
board-chosen = { $chosen } von { $wanted } gewählt
board-more = Einer mehr: { TERM($tile) }, { $chosen } von { $supply } gewählt
board-less = Einer weniger: { TERM($tile) }
board-take-accents = Diese nehmen
board-one-of-each = Von jedem eins
board-others-choose = { START($seat, form: "nominative") } wählt Aktionssteine.

## Was nicht ging

board-nowhere-to-go = { TERM($tile) } auf { $at } kann nirgendwohin.
board-not-your-turn = Du bist nicht dran.
board-unreadable = { $where ->
    [end] Am Ende fehlt etwas. So sieht ein Zug aus: { $example }
   *[text] „{ $found }“ kann ich nicht lesen. So sieht ein Zug aus: { $example }
}

## Werkzeuge

board-tools = Werkzeuge
board-flip = Brett drehen
board-harmonies = Harmonien zeigen
board-effects = Festgehaltene, ausgelaugte und geschützte Blumen zeigen
board-sound = Ton
board-type = Zug schreiben
board-type-label = Ein Zug in Notation
board-circle = Der Kreis der Blumen
board-circle-text = Nachbarn sind in Harmonie, Gegenüber in Disharmonie.
board-close = Schließen
board-list = Das Brett als Liste
board-list-tiles = Steine auf dem Brett
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
board-pick-hand = Aus der Hand: { TERM($tile) }
board-turns = Züge
board-first = Zum Anfang
board-back = Einen Zug zurück
board-on = Einen Zug weiter
board-last = Zum Ende
