### Turns, for lists of turns and for the ear.

## Before the first turn

turn-accents = { TERM($seat) } chooses { $accents }.
turn-accents-for-all = { TERM($seat) } chooses { $accents } for everyone.
turn-accents-one-each = { TERM($seat) } takes { $own } and picks { $other } for Host.
# An item of the list above.
accents-item =
    { $count ->
        [1] { TERM($accent, form: "a") }
        [2] two { TERM($accent, form: "plural") }
       *[other] { $count } { TERM($accent, form: "plural") }
    }

## Planting

turn-plant = { TERM($seat) } plants { TERM($tile, form: "a") } { part-planted }.
turn-opening = { TERM($seat) } opens with { TERM($tile, form: "a") } { part-planted }.
turn-opening-chosen = { TERM($seat) } opens with { TERM($tile, form: "a") } { part-planted }, chosen by { TERM($chooser) }.

# Where a flower is planted.
part-planted =
    { $at-gate ->
        [none] at { $at } beside a Pond
       *[other] in the { TERM($at-gate) }
    }

## Arranging without a new harmony

turn-arrange =
    { $captured ->
        [none] { TERM($seat) } arranges the { TERM($flower) } { part-leaving } to { $to }.
       *[other] { TERM($seat) } arranges the { TERM($flower) } { part-leaving } to { $to } and captures the { TERM($captured) } there.
    }

# Where a flower comes from.
part-leaving =
    { $from-gate ->
        [none] from { $from }
       *[other] from the { TERM($from-gate) }
    }

## Arranging with a new harmony, and its bonus

turn-declined = { part-arranging }, { part-forming } but takes no Harmony Bonus.
turn-accent = { part-arranging }, { part-forming } and places { TERM($tile, form: "a") } at { $at }.
turn-wheel =
    { $turned ->
        [0] { part-arranging }, { part-forming } and places a Wheel at { $at }.
       *[other] { part-arranging }, { part-forming } and places a Wheel at { $at }, turning { $tiles }.
    }
# An item of the list above.
wheel-item = the { TERM($tile) } from { $from } to { $to }
turn-bamboo =
    { $returned ->
        [0] { part-arranging }, { part-forming } and places a Bamboo at { $at }.
        [one] { part-arranging }, { part-forming } and places a Bamboo at { $at }, returning one tile to its owner’s hand.
       *[other] { part-arranging }, { part-forming } and places a Bamboo at { $at }, returning { $returned } tiles to their owners’ hands.
    }
turn-boat-moves = { part-arranging }, { part-forming } and moves the { TERM($tile) } from { $at } to { $target } with a Boat.
turn-boat-removes = { part-arranging }, { part-forming } and removes the { TERM($tile) } at { $at } with a Boat; both leave the game.
turn-special = { part-arranging }, { part-forming } and plants the { TERM($tile) } { part-planted }.
turn-basic = { part-arranging }, { part-forming } and plants { TERM($tile, form: "a") } { part-planted }.

part-arranging =
    { $captured ->
        [none] { TERM($seat) } arranges the { TERM($flower) } { part-leaving } to { $to }
       *[other] { TERM($seat) } arranges the { TERM($flower) } { part-leaving } to { $to }, captures the { TERM($captured) } there
    }
part-forming =
    { $how ->
        [with] { $count ->
            [one] forms a harmony with { $harmonies }
           *[other] forms harmonies with { $harmonies }
        }
       *[between] { $count ->
            [one] uncovers a harmony { $harmonies }
           *[other] forms { $count } harmonies, { $harmonies },
        }
    }
# Items of the lists above: the tile a harmony is formed with; both tiles of a harmony.
harmony-partner = the { TERM($tile) } at { $at }
harmony-pair = between the { TERM($first) } at { $first-at } and the { TERM($second) } at { $second-at }

## Other turns

turn-pass = { TERM($seat) } passes.
# Follows any of the sentences above.
turn-ring = This closes a Harmony Ring for { $owners }.
ring-owner = { TERM($seat) }
