### Namen von Gärten, Spielabschnitten und Regeln, und wie man Dinge aufzählt.

# Der bloße Name eines Fachworts.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } und { $last }
sentences = { $first } { $last }

## Gärten

garden-red = Roter Garten
garden-white = Weißer Garten
garden-neutral = Neutraler Garten

## Abschnitte des Spiels

stage-accents = Wahl der Aktionssteine
stage-opening = Eröffnungsblume
stage-turn = Zug
stage-bonus = Harmonie-Bonus
stage-over = Ende des Spiels

## Vorlagen der Regeln

preset-rulebook = Regelbuch
    .about = Das Spiel, wie es in den Regelbüchern steht.
preset-garden-gate = Gartentor
    .about = Das Spiel, wie es 2024 auf der bekanntesten Website gespielt wurde.

## Schalter der Regeln

switch-seats2 = Zu zweit
    .about = Gast und Gastgeber spielen gegeneinander.
switch-seats3 = Zu dritt
    .about = Süd, West und Nord spielen alle gegeneinander.
switch-seats4 = Zu viert
    .about = Süd, West, Nord und Ost spielen alle gegeneinander.
switch-oasis = Uralte Oase
    .about = Auch Bambus, Teich und Löwenschildkröte stehen als Aktionssteine zur Wahl.
switch-no-oasis = Ohne Uralte Oase
    .about = Nur Stein, Rad, Knöterich und Boot stehen zur Wahl.
switch-accents-in-turn = Wahl der Reihe nach
    .about = Alle wählen ihre Aktionssteine offen und nacheinander; der Gastgeber beginnt.
switch-accents-host = Wahl für alle
    .about = Der Gastgeber bestimmt, mit welchen Aktionssteinen alle spielen.
switch-accents-one-of-each = Von jedem einen
    .about = Alle spielen mit je einem Stein, Rad, Knöterich und Boot.
switch-accents-hidden = Verdeckte Wahl
    .about = Alle wählen ihre Aktionssteine verdeckt und zeigen sie gleichzeitig.
switch-same-start = Gleiche Eröffnung
    .about = Der Gastgeber eröffnet mit der gleichen Standardblume wie der Gast.
switch-quick-start = Schnelle Eröffnung
    .about = Der Gastgeber eröffnet mit der Standardblume, die sich mit der des Gastes nicht verträgt: gleiche Zahl, andere Farbe.
switch-informal-start = Freie Eröffnung
    .about = Es gibt keine Eröffnungsblume; der erste Zug ist ein Zug wie jeder andere.
switch-double-accents = Doppelte Aktionssteine
    .about = Alle nehmen acht statt vier Aktionssteine.
switch-single-accents = Vier Aktionssteine
    .about = Alle nehmen vier Aktionssteine.
switch-no-wheels = Ohne Räder
    .about = Die Räder bleiben in der Schachtel.
switch-wheels = Mit Rädern
    .about = Räder darf man wählen wie alle anderen Aktionssteine.
switch-specials-return = Spezialblumen kehren zurück
    .about = Eine geschlagene Spezialblume kommt zurück auf die Hand.
switch-specials-leave = Spezialblumen scheiden aus
    .about = Eine geschlagene Spezialblume ist aus dem Spiel.
switch-no-last-flower = Kein Ende durch die letzte Blume
    .about = Das Spiel geht weiter, auch wenn jemand die letzte eigene Standardblume gepflanzt hat.
switch-last-flower = Ende durch die letzte Blume
    .about = Das Spiel endet, sobald jemand die letzte eigene Standardblume gepflanzt hat.
switch-tally-accents = Aktionssteine zählen
    .about = Nach der letzten Blume gewinnt, wer mehr ungenutzte Aktionssteine hat; bei Gleichstand zählen die Harmonien.
switch-tally-midlines = Mittellinien zählen
    .about = Nach der letzten Blume gewinnt, wer mehr Harmonien über die Mittellinien hat.
switch-repetition = Unentschieden durch Wiederholung
    .about = Kommt dieselbe Stellung zum dritten Mal vor, endet das Spiel unentschieden.
switch-no-repetition = Wiederholung erlaubt
    .about = Eine Stellung darf beliebig oft vorkommen.
switch-gift = Mit Geschenk
    .about = Wer aufgibt, darf ein Geschenk anbieten; wird es angenommen, weil es den Sieg wert ist, gewinnt, wer es schenkt.
switch-no-gift = Ohne Geschenk
    .about = Wer aufgibt, hat verloren.
switch-bamboo-everything = Starker Bambus
    .about = Der Bambus schickt alle Spielsteine um sich herum nach Hause auf die Hand, auch wachsende Blumen.
switch-bamboo-beside-own = Sanfter Bambus
    .about = Der Bambus schickt die Spielsteine um sich herum nur dann nach Hause, wenn er neben einer eigenen blühenden Blume und nicht neben einem besetzten Gatter steht.
switch-turtle-added = Schenkende Löwenschildkröte
    .about = Wem die Löwenschildkröte gehört, dem gehören die Harmonien, die es nur ihretwegen gibt.
switch-turtle-mixed = Verbindende Löwenschildkröte
    .about = Wem die Löwenschildkröte gehört, dem gehören die Harmonien neben ihr, deren Blumen verschiedenen Seiten gehören.

## Switches that work otherwise when three or four play

many-accents-in-turn = Wahl der Reihe nach
    .about = Alle wählen ihre Aktionssteine offen und nacheinander; Süd beginnt.
many-accents-host = Wahl für alle
    .about = Süd bestimmt, mit welchen Aktionssteinen alle spielen.
many-same-start = Wahl durch die Nächsten
    .about = Die erste Blume wählt jeweils, wer als Nächstes an der Reihe ist; wer zuletzt kommt, wählt auch die eigene.
