## The choice of rules, and the rules of a game.

rules-which = Which rules?
rules-silent = Where a rulebook says nothing, the common rules apply.
rules-own = Your own mix
rules-fine = Advanced rules
rules-of-game = Rules of this game
rules-common = This game uses the common rules.
rules-differ = Differences from the common rules:

rules-choice-seats = Players
rules-choice-oasis = Tiles
rules-choice-accents = Choice of accent tiles
rules-choice-opening = First flowers
rules-choice-double = Number of accent tiles
rules-choice-wheels = Wheels
rules-choice-specials = Captured special flowers
rules-choice-last-flower = Last basic flower
rules-choice-tally = Who wins after the last flower
rules-choice-repetition = Repetition
rules-choice-gift = Gifts
rules-choice-bamboo = Bamboo
rules-choice-turtle = Lion Turtle
rules-choice-walk = How far basic flowers walk
rules-choice-gardens = Gardens of the other colour
rules-choice-borders = Borders between gardens
rules-choice-gates = Gates on the way
rules-choice-trap-owners = Whose flowers an Orchid traps
rules-choice-trap-stages = Growing flowers beside an Orchid
rules-choice-lotus = Capturing a White Lotus
rules-choice-idle-orchid = Capturing an Orchid without a Lotus
rules-choice-orchid-hunters = Capturing an Orchid with a Lotus
rules-choice-boat = What a Boat removes
rules-choice-wheel = What a Wheel turns
rules-choice-wheel-rock = Wheel beside a Rock
