### Terms: tiles, players and gates, each in every form that sentences need.
###
### The plain name comes first. "a" is the name with the indefinite article, "plural" is for
### accents only. Other languages have other forms.

## Basic flowers

-rose = Rose
    .a = a Rose
-chrysanthemum = Chrysanthemum
    .a = a Chrysanthemum
-rhododendron = Rhododendron
    .a = a Rhododendron
-jasmine = Jasmine
    .a = a Jasmine
-lily = Lily
    .a = a Lily
-white-jade = White Jade
    .a = a White Jade

## Special flowers

-white-lotus = White Lotus
    .a = a White Lotus
-orchid = Orchid
    .a = an Orchid

## Accents

-rock = Rock
    .a = a Rock
    .plural = Rocks
-wheel = Wheel
    .a = a Wheel
    .plural = Wheels
-knotweed = Knotweed
    .a = a Knotweed
    .plural = Knotweeds
-boat = Boat
    .a = a Boat
    .plural = Boats
-bamboo = Bamboo
    .a = a Bamboo
    .plural = Bamboos
-pond = Pond
    .a = a Pond
    .plural = Ponds
-lion-turtle = Lion Turtle
    .a = a Lion Turtle
    .plural = Lion Turtles

## Players: the first two in a game of two, the others in a game of three or four

-guest = Guest
-host = Host
-south = South
-west = West
-north = North
-east = East

## Gates

-north-gate = north gate
-east-gate = east gate
-south-gate = south gate
-west-gate = west gate
