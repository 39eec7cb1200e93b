### Names of gardens, stages and rules, and how things are listed.

# The plain name of a term.
name = { TERM($term) }

list-middle = { $first }, { $last }
list-end = { $first } and { $last }
sentences = { $first } { $last }

## Gardens

garden-red = Red Garden
garden-white = White Garden
garden-neutral = Neutral Garden

## Stages of the game

stage-accents = Choice of accent tiles
stage-opening = Opening flower
stage-turn = Turn
stage-bonus = Harmony Bonus
stage-over = End of the game

## Presets of the rules

preset-rulebook = Rulebook
    .about = The game as the rulebooks tell it.
preset-garden-gate = Garden Gate
    .about = The game as the best-known site played it in 2024.

## Switches of the rules

switch-seats2 = Two players
    .about = Guest and Host play against each other.
switch-seats3 = Three players
    .about = South, West and North play, each on their own.
switch-seats4 = Four players
    .about = South, West, North and East play, each on their own.
switch-oasis = Ancient Oasis
    .about = Bamboo, Pond and Lion Turtle join the accent tiles to choose from.
switch-no-oasis = Without Ancient Oasis
    .about = Only Rock, Wheel, Knotweed and Boat are there to choose from.
switch-accents-in-turn = Accents in turn
    .about = One after the other, the players choose their accent tiles in the open; Host begins.
switch-accents-host = Accents for all
    .about = Host names the accent tiles that everybody plays with.
switch-accents-one-of-each = One of each accent
    .about = Everybody plays with one Rock, one Wheel, one Knotweed and one Boat.
switch-accents-hidden = Hidden accents
    .about = All choose their accent tiles in secret and reveal them together.
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
    .about = The game goes on after a player has planted their last basic flower.
switch-last-flower = Last flower
    .about = The game ends as soon as a player has planted their last basic flower.
switch-tally-accents = Accents count
    .about = After the last flower, more unused accent tiles win; if equal, more Harmonies.
switch-tally-midlines = Midlines count
    .about = After the last flower, more Harmonies across the midlines win.
switch-repetition = Draw by repetition
    .about = When a position comes up for the third time, the game is drawn.
switch-no-repetition = No draw by repetition
    .about = A position may come up as often as it likes.
switch-gift = Gifts
    .about = Whoever resigns may offer a gift; if it is accepted as worth the win, the game is won.
switch-no-gift = No gifts
    .about = Whoever resigns has lost.
switch-bamboo-everything = Strong Bamboo
    .about = The Bamboo returns every tile around it to its owner’s hand, growing flowers too.
switch-bamboo-beside-own = Gentle Bamboo
    .about = The Bamboo returns tiles only beside a blooming flower of its owner and away from occupied Gates.
switch-turtle-added = Giving Lion Turtle
    .about = The Lion Turtle’s owner gains the Harmonies that exist only because of it.
switch-turtle-mixed = Uniting Lion Turtle
    .about = The Lion Turtle’s owner gains the Harmonies between tiles of different players.

## Switches that work otherwise when three or four play

many-accents-in-turn = Accents in turn
    .about = One after the other, the players choose their accent tiles in the open; South begins.
many-accents-host = Accents for all
    .about = South names the accent tiles that everybody plays with.
many-same-start = The next player chooses
    .about = The first flower of each player is chosen by the next one; the last player also chooses their own.
