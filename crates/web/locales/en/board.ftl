## The board and all around it.

board-name = Board
board-help = The arrow keys go over the points. Enter picks a tile up and puts it down, Escape takes back, N goes to the next possible point.
board-hand = Hand: { TERM($seat) }
board-hand-tile = { TERM($tile) }, { $count } left

## What is to be done

board-turn = Your turn: choose a flower on the board or in your hand.
board-opening = Your turn: plant the opening flower in the gate.
board-opening-for = Choose the opening flower for { TERM($seat) }.
board-goal = Choose a marked point.
board-plant-here = Which flower shall grow here?
board-bonus = Harmony Bonus! Choose a tile from your hand, or go without.
board-bonus-goal = Where shall it go? Choose a marked point.
board-ferry = Where shall the Boat carry the flower?
board-play-this = Play this turn?
board-must-pass = You have no possible turn.
board-waiting = { TERM($seat) } is to move.
board-sent = Your turn is on its way …
board-skip = No bonus
board-pass = Pass
board-undo = Undo
board-confirm = Play

## Accents

board-choose-accents = Choose { $wanted } accent tiles
board-chosen = { $chosen } of { $wanted } chosen
board-more = One more: { TERM($tile) }, { $chosen } of { $supply } chosen
board-less = One less: { TERM($tile) }
board-take-accents = Take these
board-one-of-each = One of each
board-others-choose = { TERM($seat) } is choosing accent tiles.

## What went wrong

board-nowhere-to-go = { TERM($tile) } at { $at } has nowhere to go.
board-not-your-turn = It is not your turn.
board-unreadable = { $where ->
    [end] Something is missing at the end. A turn looks like this: { $example }
   *[text] I can't read “{ $found }”. A turn looks like this: { $example }
}

## Tools

board-tools = Board tools
board-flip = Turn the board
board-harmonies = Show harmonies
board-effects = Show trapped, drained and protected flowers
board-sound = Sound
board-type = Write a turn
board-type-label = A turn in notation
board-circle = The circle of flowers
board-circle-text = Neighbours are in harmony, opposites clash.
board-close = Close
board-list = The board as a list
board-list-tiles = Tiles on the board
board-list-actions = What you can do
board-list-none = Nothing at the moment.
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
board-gate-at = { TERM($gate) }, { $at }, open
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
board-first = To the start
board-back = One turn back
board-on = One turn on
board-last = To the end
