## The board and all around it.

board-name = Board
board-help = Arrow keys move between points. Enter picks up or places a tile, Escape cancels, N jumps to the next legal point. I describes the tile.
board-hand = Hand: { TERM($seat) }
board-hand-tile = { TERM($tile) }, { $count } left

## What is to be done

board-turn = Your turn: choose a flower on the board or in your hand.
board-opening = Your turn: plant the opening flower in the gate.
board-opening-for = Choose the opening flower for { TERM($seat) }.
board-goal = Choose a marked point.
board-plant-here = Which flower do you want to plant here?
board-bonus = Harmony Bonus! Choose a tile from your hand, or skip the bonus.
board-bonus-goal = Where should it go? Choose a marked point.
board-ferry = Where should the Boat take the flower?
board-play-this = Play this turn?
board-must-pass = You have no legal turn, so you must pass.
board-waiting = { TERM($seat) } is to move.
board-sent = Sending your turn…
board-skip = Skip bonus
board-ask-bonus = Take the bonus first
board-pass = Pass
board-undo = Undo
board-confirm = Play

## Accents

board-choose-accents = Choose { $wanted } accent tiles
board-chosen = { $chosen } of { $wanted } chosen
board-more = One more: { TERM($tile) }, { $chosen } of { $supply } chosen
board-less = One fewer: { TERM($tile) }
board-take-accents = Confirm
board-one-of-each = One of each
board-others-choose = { TERM($seat) } is choosing accent tiles.
board-others-choose-by = { $who } is choosing accent tiles.

## What went wrong

board-nowhere-to-go = { TERM($tile) } at { $at } has nowhere to go.
board-not-your-turn = It’s not your turn.
board-unreadable = { $where ->
    [end] This is incomplete. A turn looks like this: { $example }
   *[text] Can’t read “{ $found }”. A turn looks like this: { $example }
}

## The card of a tile

board-card-yours = Yours
board-card-owner = Belongs to { TERM($seat) }
board-card-growing = Growing in the gate: no harmony and no clash there.
board-card-trapped = Trapped by the Orchid at { $at }: can’t be arranged.
board-card-drained = Drained by the Knotweed at { $at }: has no harmony.
board-card-protected = Protected by the Bamboo at { $at }: can’t be captured.
board-card-harmony = In harmony right now with { $partners }.
board-marks = What the marks mean
board-mark-trapped = Trapped: an Orchid is beside it, so it can’t be arranged.
board-mark-drained = Drained: a Knotweed is beside it, so it has no harmony.
board-mark-protected = Protected: a Bamboo is beside it, so it can’t be captured.
board-mark-last = The last turn
board-mark-step = The picked tile can go here.
board-mark-capture = It captures this tile.
board-mark-bonus = It earns a Harmony Bonus.
board-mark-ring = It closes a Harmony Ring.

## Tools

board-tools = Board tools
board-flip = Flip the board
board-whole = Show the whole board
board-harmonies = Show harmonies
board-effects = Show trapped, drained and protected flowers
board-sound = Sound
board-type = Type a turn
board-type-label = Turn in notation
board-circle = The circle of flowers
board-circle-text = Neighbours are in harmony, opposites clash.
board-close = Close
board-list = The board as a list
board-list-tiles = Tiles on the board
board-list-actions = What you can do
board-list-none = Nothing right now.
board-tile-at = { TERM($tile) }, { TERM($seat) }, { $at }{ $state ->
    [growing] , growing
    [trapped] , trapped
    [drained] , drained
    [both] , trapped and drained
    [protected] , protected
   *[none] {""}
}
# After the name of a point: the tiles that its tile is in harmony with.
board-in-harmony = { $point }, in harmony with { $partners }
board-partner = { harmony-partner }
board-partners = { list-end }
board-gate-at = { START($gate) }, { $at }, open
board-empty-at = { $at }, empty
part-brings = { $brings ->
    [capture] , captures
    [capture-bonus] , captures, earns a bonus
    [capture-ring] , captures, closes a ring
    [bonus] , earns a bonus
    [ring] , closes a ring
   *[step] {""}
}
board-goal-at = { $at }{ part-brings }
# After the name of the point under the cursor, for ears.
board-in-reach = In reach{ part-brings }
board-pick = Pick up: { TERM($tile) }, { $at }
board-pick-hand = From the hand: { TERM($tile) }
board-turns = Turns
board-first = Go to the start
board-back = Previous turn
board-on = Next turn
board-last = Go to the end
