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

## Abschnitte einer Partie

stage-accents = Wahl der Aktionssteine
stage-opening = Eröffnungsblume
stage-turn = Zug
stage-bonus = Harmonie-Bonus
stage-over = Ende der Partie

## Vorlagen der Regeln

preset-rulebook = Gemeinsame Regeln
    .about = Was die Regelbücher gemeinsam haben, dazu das Unentschieden durch Wiederholung, das keines von ihnen kennt.
preset-garden-gate = Gartentor
    .about = Das Spiel, wie es 2024 auf der bekanntesten Website, The Garden Gate, gespielt wurde.
preset-german = Deutsches Regelbuch
    .about = Das Spiel, wie es im deutschen Regelbuch steht.
preset-polish = Polnisches Regelbuch
    .about = Das Spiel, wie es im polnischen Regelbuch steht.
preset-portuguese = Portugiesisches Regelbuch
    .about = Das Spiel, wie es im portugiesischen Regelbuch steht.
preset-spanish = Spanisches Regelbuch
    .about = Das Spiel, wie es im spanischen Regelbuch steht.
preset-hebrew = Hebräisches Regelbuch
    .about = Das Spiel, wie es im hebräischen Regelbuch steht.

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
switch-accents-guest-one = Je ein Aktionsstein
    .about = Der Gast nimmt einen Aktionsstein und bestimmt einen für den Gastgeber; mehr hat niemand.
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
    .about = Die Partie geht weiter, auch wenn jemand die letzte eigene Standardblume gepflanzt hat.
switch-last-flower = Ende durch die letzte Blume
    .about = Die Partie endet, sobald jemand die letzte eigene Standardblume gepflanzt hat.
switch-tally-accents = Aktionssteine zählen
    .about = Nach der letzten Blume gewinnt, wer mehr ungenutzte Aktionssteine hat; bei Gleichstand zählen die Harmonien.
switch-tally-midlines = Mittellinien zählen
    .about = Nach der letzten Blume gewinnt, wer mehr Harmonien über die Mittellinien hat.
switch-repetition = Unentschieden durch Wiederholung
    .about = Kommt dieselbe Stellung zum dritten Mal vor, endet die Partie unentschieden.
switch-no-repetition = Wiederholung erlaubt
    .about = Eine Stellung darf beliebig oft vorkommen.
switch-gift = Mit Geschenk
    .about = Wer aufgibt, darf ein Geschenk anbieten; findet das Gegenüber, dass es den Sieg wert ist, gewinnt, wer aufgegeben hat.
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
switch-walk-up-to = Bis zur Zahl
    .about = Eine Standardblume geht höchstens so viele Schritte, wie ihre Zahl angibt.
switch-walk-exact = Genau die Zahl
    .about = Eine Standardblume geht genau so viele Schritte, wie ihre Zahl angibt, und betritt dabei keinen Punkt zweimal. Weißer Lotus und Orchidee dürfen weiterhin früher anhalten.
switch-gardens-passed = Durch alle Gärten
    .about = Eine Standardblume darf durch einen Garten der anderen Farbe gehen, aber nicht darin stehen bleiben.
switch-gardens-closed = Geschlossene Gärten
    .about = Eine Standardblume betritt nie einen Garten der anderen Farbe.
switch-borders-all = Geteilte Grenzen
    .about = Jeder Punkt auf einer Grenze gehört zu den Gärten auf beiden Seiten.
switch-borders-red-white = Farbige Grenzen
    .about = Nur die Punkte zwischen Rot und Weiß gehören zu beiden Gärten; wo ein farbiger Garten an den neutralen stößt, behält die Grenze seine Farbe.
switch-gates-passed = Durch offene Gatter
    .about = Eine Blume darf durch ein offenes Gatter gehen, aber nicht darin stehen bleiben.
switch-gates-closed = Geschlossene Gatter
    .about = Keine Blume auf dem Brett betritt ein Gatter.
switch-traps-opponents = Orchidee hält Gegner fest
    .about = Eine Orchidee hält die gegnerischen Blumen um sich herum fest.
switch-traps-everybody = Orchidee hält alle fest
    .about = Eine Orchidee hält alle Blumen um sich herum fest, auch die eigenen.
switch-traps-blooming = Orchidee hält blühende Blumen fest
    .about = Eine Orchidee hält nur blühende Blumen fest.
switch-traps-growing = Orchidee hält auch wachsende Blumen fest
    .about = Eine Orchidee hält auch eine Blume fest, die neben ihr in einem Gatter wächst.
switch-lotus-captured = Lotus ist schlagbar
    .about = Ein Weißer Lotus kann nur von einer Orchidee geschlagen werden, deren Seite selbst einen blühenden Weißen Lotus hat.
switch-lotus-spared = Lotus ist unschlagbar
    .about = Ein Weißer Lotus wird nie geschlagen.
switch-idle-orchid-captured = Orchidee ohne Lotus ist schlagbar
    .about = Eine Orchidee, deren Seite keinen blühenden Weißen Lotus hat, kann nur von einer Orchidee geschlagen werden, deren Seite einen hat.
switch-idle-orchid-spared = Orchidee ohne Lotus ist unschlagbar
    .about = Solange der eigene Weiße Lotus nicht blüht, wird eine Orchidee nie geschlagen.
switch-orchid-by-all = Jede Blume schlägt die Orchidee
    .about = Solange der eigene Weiße Lotus blüht, kann jede Blume die Orchidee schlagen.
switch-orchid-not-by-lotus = Lotus schlägt die Orchidee nicht
    .about = Solange der eigene Weiße Lotus blüht, kann jede Blume außer einem Weißen Lotus die Orchidee schlagen.
switch-boat-any-accent = Boot gegen jeden Aktionsstein
    .about = Ein Boot kann jeden Aktionsstein vom Brett nehmen.
switch-boat-three-accents = Boot gegen drei Arten
    .about = Ein Boot kann nur Steine, Räder und Knöteriche vom Brett nehmen.
switch-wheel-all = Rad dreht alles
    .about = Ein Rad dreht alle Spielsteine um sich herum.
switch-wheel-flowers = Rad dreht Blumen
    .about = Ein Rad dreht nur Blumen; Aktionssteine bleiben stehen, und keine Blume darf auf einen gedreht werden.
switch-wheel-not-by-rock = Kein Rad neben einem Stein
    .about = Ein Rad darf nicht neben einen Stein gesetzt werden.
switch-wheel-by-rock = Rad neben einem Stein
    .about = Ein Rad darf neben einen Stein gesetzt werden; der Stein bleibt stehen, und nichts darf auf ihn gedreht werden.

## Switches that work otherwise when three or four play

many-accents-in-turn = Wahl der Reihe nach
    .about = Alle wählen ihre Aktionssteine offen und nacheinander; Süd beginnt.
many-accents-host = Wahl für alle
    .about = Süd bestimmt, mit welchen Aktionssteinen alle spielen.
many-accents-guest-one = Wahl der Reihe nach
    .about = Alle wählen ihre Aktionssteine offen und nacheinander; Süd beginnt.
many-same-start = Wahl durch die Nächsten
    .about = Die Eröffnungsblume wählt jeweils, wer als Nächstes an der Reihe ist; wer zuletzt kommt, wählt auch die eigene.

## What held in games that began under an older version of the rules

older-pond = Wer eine wachsende Blume hat, darf nichts pflanzen, auch nicht neben einem Teich.
