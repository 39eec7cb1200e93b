### Fachwörter: Spielsteine, Spieler und Gatter, jedes in allen Formen, die die Sätze brauchen.
###
### Zuerst steht der bloße Name. Die Formen nominative, accusative und dative haben den bestimmten
### Artikel, a-… den unbestimmten, no-… das Wort „kein“. Eine Mehrzahl haben nur die Aktionssteine.

## Standardblumen

-rose = Rose
    .nominative = die Rose
    .accusative = die Rose
    .dative = der Rose
    .a-nominative = eine Rose
    .no-nominative = keine Rose
    .a-accusative = eine Rose
    .no-accusative = keine Rose
-chrysanthemum = Chrysantheme
    .nominative = die Chrysantheme
    .accusative = die Chrysantheme
    .dative = der Chrysantheme
    .a-nominative = eine Chrysantheme
    .no-nominative = keine Chrysantheme
    .a-accusative = eine Chrysantheme
    .no-accusative = keine Chrysantheme
-rhododendron = Rhododendron
    .nominative = der Rhododendron
    .accusative = den Rhododendron
    .dative = dem Rhododendron
    .a-nominative = ein Rhododendron
    .no-nominative = kein Rhododendron
    .a-accusative = einen Rhododendron
    .no-accusative = keinen Rhododendron
-jasmine = Jasmin
    .nominative = der Jasmin
    .accusative = den Jasmin
    .dative = dem Jasmin
    .a-nominative = ein Jasmin
    .no-nominative = kein Jasmin
    .a-accusative = einen Jasmin
    .no-accusative = keinen Jasmin
-lily = Lilie
    .nominative = die Lilie
    .accusative = die Lilie
    .dative = der Lilie
    .a-nominative = eine Lilie
    .no-nominative = keine Lilie
    .a-accusative = eine Lilie
    .no-accusative = keine Lilie
-white-jade = Weiße Jade
    .nominative = die Weiße Jade
    .accusative = die Weiße Jade
    .dative = der Weißen Jade
    .a-nominative = eine Weiße Jade
    .no-nominative = keine Weiße Jade
    .a-accusative = eine Weiße Jade
    .no-accusative = keine Weiße Jade

## Spezialblumen

-white-lotus = Weißer Lotus
    .nominative = der Weiße Lotus
    .accusative = den Weißen Lotus
    .dative = dem Weißen Lotus
    .a-nominative = ein Weißer Lotus
    .no-nominative = kein Weißer Lotus
    .a-accusative = einen Weißen Lotus
    .no-accusative = keinen Weißen Lotus
-orchid = Orchidee
    .nominative = die Orchidee
    .accusative = die Orchidee
    .dative = der Orchidee
    .a-nominative = eine Orchidee
    .no-nominative = keine Orchidee
    .a-accusative = eine Orchidee
    .no-accusative = keine Orchidee

## Aktionssteine

-rock = Stein
    .nominative = der Stein
    .accusative = den Stein
    .dative = dem Stein
    .a-nominative = ein Stein
    .no-nominative = kein Stein
    .a-accusative = einen Stein
    .no-accusative = keinen Stein
    .plural = Steine
-wheel = Rad
    .nominative = das Rad
    .accusative = das Rad
    .dative = dem Rad
    .a-nominative = ein Rad
    .no-nominative = kein Rad
    .a-accusative = ein Rad
    .no-accusative = kein Rad
    .plural = Räder
-knotweed = Knöterich
    .nominative = der Knöterich
    .accusative = den Knöterich
    .dative = dem Knöterich
    .a-nominative = ein Knöterich
    .no-nominative = kein Knöterich
    .a-accusative = einen Knöterich
    .no-accusative = keinen Knöterich
    .plural = Knöteriche
-boat = Boot
    .nominative = das Boot
    .accusative = das Boot
    .dative = dem Boot
    .a-nominative = ein Boot
    .no-nominative = kein Boot
    .a-accusative = ein Boot
    .no-accusative = kein Boot
    .plural = Boote
-bamboo = Bambus
    .nominative = der Bambus
    .accusative = den Bambus
    .dative = dem Bambus
    .a-nominative = ein Bambus
    .no-nominative = kein Bambus
    .a-accusative = einen Bambus
    .no-accusative = keinen Bambus
    .plural = Bambusse
-pond = Teich
    .nominative = der Teich
    .accusative = den Teich
    .dative = dem Teich
    .a-nominative = ein Teich
    .no-nominative = kein Teich
    .a-accusative = einen Teich
    .no-accusative = keinen Teich
    .plural = Teiche
-lion-turtle = Löwenschildkröte
    .nominative = die Löwenschildkröte
    .accusative = die Löwenschildkröte
    .dative = der Löwenschildkröte
    .a-nominative = eine Löwenschildkröte
    .no-nominative = keine Löwenschildkröte
    .a-accusative = eine Löwenschildkröte
    .no-accusative = keine Löwenschildkröte
    .plural = Löwenschildkröten

## Spieler: die ersten beiden zu zweit, die anderen zu dritt und zu viert

-guest = Gast
    .nominative = der Gast
    .accusative = den Gast
    .dative = dem Gast
-host = Gastgeber
    .nominative = der Gastgeber
    .accusative = den Gastgeber
    .dative = dem Gastgeber
-south = Süd
    .nominative = Süd
    .accusative = Süd
    .dative = Süd
-west = West
    .nominative = West
    .accusative = West
    .dative = West
-north = Nord
    .nominative = Nord
    .accusative = Nord
    .dative = Nord
-east = Ost
    .nominative = Ost
    .accusative = Ost
    .dative = Ost

## Gatter

-north-gate = Nordgatter
-east-gate = Ostgatter
-south-gate = Südgatter
-west-gate = Westgatter
