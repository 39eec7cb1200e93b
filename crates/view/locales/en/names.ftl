### Names of gardens, stages and rules, and how things are listed.

# The plain name of a term.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } and { $last }
sentences = { $first } { $last }

## Gardens

garden-red = Red garden
garden-white = White garden
garden-neutral = Neutral garden

## Stages of the game

stage-accents = Choice of accent tiles
stage-opening = Opening flower
stage-turn = Turn
stage-bonus = Harmony Bonus
stage-over = End of the game

## Presets of the rules

preset-rulebook = Common rules
    .about = What the rulebooks have in common, plus a draw by repetition that none of them has.
preset-garden-gate = Garden Gate
    .about = The game as the best-known site played it in 2024.
preset-german = German rulebook
    .about = The game as the German rulebook describes it.
preset-polish = Polish rulebook
    .about = The game as the Polish rulebook describes it.
preset-portuguese = Portuguese rulebook
    .about = The game as the Portuguese rulebook describes it.
preset-spanish = Spanish rulebook
    .about = The game as the Spanish rulebook describes it.
preset-hebrew = Hebrew rulebook
    .about = The game as the Hebrew rulebook describes it.

## Switches of the rules

switch-seats2 = Two players
    .about = Guest and Host play against each other.
switch-seats3 = Three players
    .about = South, West and North play, each on their own.
switch-seats4 = Four players
    .about = South, West, North and East play, each on their own.
switch-oasis = Ancient Oasis
    .about = Bamboo, Pond and Lion Turtle can be chosen as accent tiles, too.
switch-no-oasis = Without Ancient Oasis
    .about = Only Rock, Wheel, Knotweed and Boat can be chosen.
switch-accents-in-turn = Accents in turn
    .about = The players choose their accent tiles openly, one after the other; Host goes first.
switch-accents-host = Accents for all
    .about = Host names the accent tiles that everyone plays with.
switch-accents-one-of-each = One of each accent
    .about = Everyone plays with one Rock, one Wheel, one Knotweed and one Boat.
switch-accents-hidden = Hidden accents
    .about = The players choose their accent tiles in secret and reveal them together.
switch-accents-guest-one = One accent each
    .about = Guest takes one accent tile and picks one for Host; neither has more.
switch-same-start = Same first flower
    .about = Host opens with the same basic flower as Guest.
switch-quick-start = Quick start
    .about = Host opens with the basic flower that clashes with Guest’s.
switch-informal-start = Informal start
    .about = There is no opening flower; the first turn is a turn like any other.
switch-double-accents = Double accents
    .about = Each player takes eight accent tiles instead of four.
switch-single-accents = Four accents
    .about = Each player takes four accent tiles.
switch-no-wheels = No Wheels
    .about = Wheels stay in the box.
switch-wheels = With Wheels
    .about = Wheels may be chosen like any other accent tile.
switch-specials-return = Special flowers return
    .about = A captured special flower goes back to its owner’s hand.
switch-specials-leave = Special flowers leave
    .about = A captured special flower is out of the game.
switch-no-last-flower = No last flower
    .about = The game continues after a player has planted their last basic flower.
switch-last-flower = Last flower
    .about = The game ends as soon as a player has planted their last basic flower.
switch-tally-accents = Accents count
    .about = After the last flower, the player with more unused accent tiles wins; if equal, the one with more harmonies.
switch-tally-midlines = Midlines count
    .about = After the last flower, the player with more harmonies across the midlines wins.
switch-repetition = Draw by repetition
    .about = When a position occurs for the third time, the game is drawn.
switch-no-repetition = No draw by repetition
    .about = Positions may repeat any number of times.
switch-gift = Gifts
    .about = A player who resigns may offer a gift; if the opponent finds it worth the win, the player who resigned wins.
switch-no-gift = No gifts
    .about = A player who resigns loses.
switch-bamboo-everything = Strong Bamboo
    .about = The Bamboo returns every tile around it to its owner’s hand, growing flowers too.
switch-bamboo-beside-own = Gentle Bamboo
    .about = The Bamboo returns tiles only beside a blooming flower of its owner and away from occupied gates.
switch-turtle-added = Generous Lion Turtle
    .about = The Lion Turtle’s owner gains the harmonies that exist only because of it.
switch-turtle-mixed = Peacemaking Lion Turtle
    .about = The Lion Turtle’s owner gains the harmonies between tiles of different players.
switch-walk-up-to = Up to the number
    .about = A basic flower walks at most as many steps as its number.
switch-walk-exact = Exactly the number
    .about = A basic flower walks exactly as many steps as its number, on a path that crosses no point twice. White Lotus and Orchid may still stop early.
switch-gardens-passed = Through every garden
    .about = A basic flower may walk through a garden of the other colour, but not end inside it.
switch-gardens-closed = Closed gardens
    .about = A basic flower never enters a garden of the other colour.
switch-borders-all = Shared borders
    .about = Every point on a border belongs to the gardens on both sides.
switch-borders-red-white = Coloured borders
    .about = Only the points between red and white belong to both gardens; where a coloured garden meets a neutral one, the border keeps its colour.
switch-gates-passed = Through open gates
    .about = A flower may walk through an open gate, but not end in it.
switch-gates-closed = Closed gates
    .about = No flower on the board steps onto a gate.
switch-traps-opponents = Orchid traps opponents
    .about = An Orchid traps the flowers of opponents around it.
switch-traps-everybody = Orchid traps everyone
    .about = An Orchid traps all flowers around it, even its owner’s.
switch-traps-blooming = Orchid traps blooming flowers
    .about = An Orchid traps blooming flowers only.
switch-traps-growing = Orchid traps growing flowers too
    .about = An Orchid also traps a flower that is growing in a gate beside it.
switch-lotus-captured = Lotus can be captured
    .about = A White Lotus can be captured, but only by an Orchid whose owner has a blooming White Lotus.
switch-lotus-spared = Lotus is safe
    .about = Nothing captures a White Lotus.
switch-idle-orchid-captured = Orchid without Lotus can be captured
    .about = An Orchid whose owner has no blooming White Lotus can be captured, but only by an Orchid whose owner has one.
switch-idle-orchid-spared = Orchid without Lotus is safe
    .about = Nothing captures an Orchid while its owner has no blooming White Lotus.
switch-orchid-by-all = Every flower captures the Orchid
    .about = While its owner’s White Lotus is blooming, an Orchid can be captured by every flower.
switch-orchid-not-by-lotus = Lotus does not capture the Orchid
    .about = While its owner’s White Lotus is blooming, an Orchid can be captured by every flower except a White Lotus.
switch-boat-any-accent = Boat removes everything
    .about = A Boat can remove any accent tile.
switch-boat-three-accents = Boat removes three kinds
    .about = A Boat can remove only Rocks, Wheels and Knotweeds.
switch-wheel-all = Wheel turns everything
    .about = A Wheel turns all tiles around it.
switch-wheel-flowers = Wheel turns flowers
    .about = A Wheel turns flowers only; accent tiles stay, and no flower may be turned onto one.
switch-wheel-not-by-rock = No Wheel beside a Rock
    .about = A Wheel may not be placed beside a Rock.
switch-wheel-by-rock = Wheel beside a Rock
    .about = A Wheel may be placed beside a Rock; the Rock stays, and no tile may be turned onto it.

## Switches that work otherwise when three or four play

many-accents-in-turn = Accents in turn
    .about = The players choose their accent tiles openly, one after the other; South goes first.
many-accents-host = Accents for all
    .about = South names the accent tiles that everyone plays with.
many-accents-guest-one = Accents in turn
    .about = The players choose their accent tiles openly, one after the other; South goes first.
many-same-start = The next player chooses
    .about = Each player’s first flower is chosen by the next player; the last player also chooses their own.

## What held in games that began under an older version of the rules

older-pond = A player with a growing flower may not plant anything, not even beside a Pond.
