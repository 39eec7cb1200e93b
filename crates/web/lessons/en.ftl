### The words of the lessons and of the tiles. They are fetched when they are needed.

## The goal

lesson-goal = The goal
lesson-goal-text = You are laying out a garden. Two of your flowers that go together and see each other along a line are in harmony; the board draws a line between them. The goal is a ring of such harmonies, all the way around the centre: close one, and you win. How flowers move and which of them go together comes in the next lessons.
lesson-goal-1 = Three corners are in place. Choose the Lily at the bottom left, and move it to where it closes the ring.
lesson-goal-1-hint = The fourth corner is two steps further up. There the Lily sees one Jasmine above it and one on its right.
lesson-goal-1-done = Your ring is in bloom, and you have won. This is what the game is about; now step by step.

## Planting

lesson-plant = Planting
lesson-plant-text = Your flowers start out in a gate. There are four gates, one on each side of the board. A flower in a gate is growing: it waits there until you lead it into the garden.
lesson-plant-1 = Plant a Rose in the south gate, the one in front of you.
lesson-plant-1-hint = Choose the Rose in your hand first, then the gate at the bottom of the board.
lesson-plant-1-done = The Rose is growing. That was a whole turn: planting is one of the two things you can do.
lesson-plant-2 = Both of you have planted. Now plant a Jasmine in any gate that is still open.
lesson-plant-2-hint = A gate with a flower in it is closed. There are two open ones, on the left and on the right.
lesson-plant-2-done = Gates belong to no one: you may plant in any gate that is open.

## Arranging

lesson-arrange = Arranging
lesson-arrange-text = Instead of planting, you may arrange a flower: it walks along the lines, up, down, left or right, and may turn corners. Its number says how many steps it may take: up to three for the Rose, up to four for the Lily. It never stops in a gate.
lesson-arrange-1 = Lead the Rose out of its gate into the red garden.
lesson-arrange-1-hint = The red garden starts straight ahead of the gate.
lesson-arrange-1-done = Now the Rose is blooming. Red flowers may stand in the red garden, on all borders, and in the neutral garden outside.
lesson-arrange-2 = The Lily is white: it may walk through the red garden, but not stop inside it. Lead it to the border of a white garden.
lesson-arrange-2-hint = The Lily needs all four steps, straight ahead to the line where red and white meet.
lesson-arrange-2-done = On the border of two gardens, both colours are at home. Passing through is always allowed.

## Harmony

lesson-harmony = Harmony
lesson-harmony-text = Two of your blooming flowers that see each other along a row or a column can be in harmony. They must be neighbours in this circle: Rose, Chrysanthemum, Rhododendron, Jasmine, Lily, White Jade, and back to the Rose. A new harmony also earns a bonus; that comes in a later lesson, so you may skip it here.
lesson-harmony-1 = Bring your Rose and your Chrysanthemum into harmony.
lesson-harmony-1-hint = Both must be blooming, in the same row or the same column, with nothing in between.
lesson-harmony-1-done = The line between them shows the harmony.
lesson-harmony-2 = In the circle, the Rhododendron stands between Chrysanthemum and Jasmine. Make two harmonies with it at once.
lesson-harmony-2-hint = Look for the point where the row of the Chrysanthemum meets the column of the Jasmine.
lesson-harmony-2-done = A flower at the corner of two lines: this is how rings start.

## Clash

lesson-clash = Clash
lesson-clash-text = Flowers of the same number but different colours clash: Rose and Jasmine, Chrysanthemum and Lily, Rhododendron and White Jade. Two such flowers may never see each other, no matter whose they are. A turn that leaves a clash is not allowed.
lesson-clash-1 = Bring Rose and Chrysanthemum into harmony without letting any Jasmine see the Rose.
lesson-clash-1-hint = The Jasmines guard their columns. Look below your Chrysanthemum.
lesson-clash-1-done = No Jasmine looks along this column. If you try a forbidden point, the board shows you the clash.
lesson-clash-2 = Your Lily stands between a Rose and a Jasmine. Bring Lily and White Jade into harmony without uncovering the clash behind it.
lesson-clash-2-hint = The Lily must stay in its column, between the two. From which point there does it see the White Jade?
lesson-clash-2-done = A flower that hides a clash is nearly tied to its line. You can use that against your opponent.

## Capture

lesson-capture = Capture
lesson-capture-text = A flower captures by ending its walk on a flower of your opponent. A basic flower may only capture the kind it clashes with: the same number, the other colour. The captured flower leaves the game. Flowers in gates are safe.
lesson-capture-1 = Capture the Jasmine with your Rose.
lesson-capture-1-hint = The Jasmine is three steps away: one to the right and two up.
lesson-capture-1-done = Capturing ends the quarrel: only one of the two is left.
lesson-capture-2 = Three flowers stand near your Lily. Capture the one it may capture.
lesson-capture-2-hint = The Lily is the white four. It captures the red four, the Chrysanthemum.
lesson-capture-2-done = The other two are not the Lily’s rivals. It can neither capture them nor walk over them.

## Bonus

lesson-bonus = The bonus
lesson-bonus-text = If arranging a flower gives you a new harmony, you earn a Harmony Bonus: one more tile, right away. You may place an accent, plant a special flower, or plant a basic flower if none of yours is growing. You may also skip it.
lesson-bonus-1 = Make a harmony, and plant your Jasmine as the bonus.
lesson-bonus-1-hint = First bring Rose and Chrysanthemum into one line. Then choose the Jasmine in your hand and an open gate.
lesson-bonus-1-done = Two things in one turn: this is why new harmonies are worth so much.
lesson-bonus-2 = One of your flowers is growing, so no basic flower may follow. Make a harmony, and plant the White Lotus as the bonus.
lesson-bonus-2-hint = The harmony first, then the Lotus from your hand into an open gate.
lesson-bonus-2-done = This is the only way for special flowers to enter the game.

## Rock

lesson-rock = The Rock
lesson-rock-text = The accents are placed as a bonus. The Rock stops every harmony in its whole row and its whole column, near or far, yours as well as your opponent’s. No Wheel can turn it.
lesson-rock-1 = Make a harmony with your Rose. Then place the Rock so that your opponent has no harmony left.
lesson-rock-1-hint = Your opponent’s harmony lies in a row. Any empty point of that row will do.
lesson-rock-1-done = The Rock works along the whole line, even from far away.
lesson-rock-2 = Two harmonies, one Rock: make a harmony of your own, and stop both of your opponent’s.
lesson-rock-2-hint = One lies in a row, the other in a column. Where do these two lines cross?
lesson-rock-2-done = A Rock at a crossing does double work.

## Wheel

lesson-wheel = The Wheel
lesson-wheel-text = The Wheel turns everything around it: all tiles on the eight points move on by one, clockwise. No tile may be turned off the board, into a gate or into the wrong garden, and it must not cause a clash.
lesson-wheel-1 = Make a harmony. Then let the Wheel break your opponent’s.
lesson-wheel-1-hint = Place the Wheel beside one of the two flowers, so that the flower leaves its row.
lesson-wheel-1-done = The Wheel carries friend and stranger alike.
lesson-wheel-2 = Make a harmony with your Rose. Then let the Wheel carry your White Jade into the row of your Lily.
lesson-wheel-2-hint = The White Jade must come down by one point. A Wheel on its left turns it downwards.
lesson-wheel-2-done = Two harmonies in one turn. The Wheel is an extra step for any of your flowers.

## Knotweed

lesson-knotweed = Knotweed
lesson-knotweed-text = Knotweed drains the flowers on the eight points around it, yours and your opponent’s: as long as it stands there, they have no harmony. They still walk, capture and clash.
lesson-knotweed-1 = Make a harmony. Then stop both of your opponent’s harmonies with one Knotweed.
lesson-knotweed-1-hint = One Chrysanthemum stands at the corner of both lines. Place the Knotweed on any empty point around it.
lesson-knotweed-1-done = Look for the flower that holds everything together.
lesson-knotweed-2 = Make a harmony with your Rose. Then stop your opponent’s harmony with Knotweed, and keep both of yours.
lesson-knotweed-2-hint = Your Lily stands close by. Place the Knotweed where it touches none of your own flowers.
lesson-knotweed-2-done = Knotweed knows no friends. Look at all eight points before you place it.

## Boat

lesson-boat = The Boat
lesson-boat-text = The Boat carries a blooming flower, no matter whose, to one of the eight points around it, and stays in its place. Or it takes an accent away: then both leave the game.
lesson-boat-1 = Make a harmony. Then ferry one of your opponent’s flowers out of its line.
lesson-boat-1-hint = Place the Boat on one of the two flowers, and choose a free point above or below it.
lesson-boat-1-done = The Boat stays where the flower was, and also blocks the line.
lesson-boat-2 = A Rock stops the harmony between your Lily and your White Jade. Make a harmony with your Rose, and let the Boat take the Rock away.
lesson-boat-2-hint = As the bonus, place the Boat on the Rock.
lesson-boat-2-done = The row is free again, and you have two harmonies.

## White Lotus

lesson-lotus = The White Lotus
lesson-lotus-text = The White Lotus is in harmony with every basic flower it sees, no matter whose. The harmony belongs to the owner of the basic flower. The Lotus takes two steps at most.
lesson-lotus-1 = Lead the Lotus to where it is in harmony with your Rose and with your Jasmine.
lesson-lotus-1-hint = Look for the crossing of the Rose’s row and the Jasmine’s column. It is two steps away.
lesson-lotus-1-done = Rose and Jasmine clash with each other, but the Lotus gets along with both.
lesson-lotus-2 = This Lotus is your opponent’s. Bring your Rhododendron into harmony with it.
lesson-lotus-2-hint = The Rhododendron must see the Lotus along a row or a column. Five steps are enough.
lesson-lotus-2-done = The harmony is yours: the basic flower in it is your own.

## Orchid

lesson-orchid = The Orchid
lesson-orchid-text = The Orchid walks up to six steps and is never in harmony. It traps your opponent’s blooming flowers around it: they can’t be arranged. While your own Lotus is blooming, your Orchid may capture any flower. But then any flower may capture it, too.
lesson-orchid-1 = Trap two flowers at once.
lesson-orchid-1-hint = Look for a point that touches both flowers, even if only at a corner.
lesson-orchid-1-done = As long as the Orchid stays there, neither of them can walk away.
lesson-orchid-2 = Your Lotus is blooming, so your Orchid may capture. Capture your opponent’s Lotus.
lesson-orchid-2-hint = It takes five steps: two to the right and three up.
lesson-orchid-2-done = Only an Orchid like this can capture a Lotus.

## Ring

lesson-ring = The ring
lesson-ring-text = You win with a Harmony Ring: a closed chain of your harmonies that goes all the way around the centre of the board. Harmonies that touch the centre don’t count.
lesson-ring-1 = One corner is missing. Close the ring.
lesson-ring-1-hint = At the bottom right there is a Chrysanthemum. From where does it see both Roses?
lesson-ring-1-done = Four harmonies around the centre: you have won.
lesson-ring-2 = A corner may be a Lotus, even your opponent’s. Close the ring.
lesson-ring-2-hint = Lead the Chrysanthemum to where it sees the Rose above it and the Rhododendron on its left.
lesson-ring-2-done = Your opponent’s Lotus helped you win.
lesson-ring-3 = All flowers are in place, but a Rock stops the upper row. Close the ring with a bonus.
lesson-ring-3-hint = Make a new harmony with the Rose in the gate. Then take the Rock away with the Boat.
lesson-ring-3-done = A bonus can decide the game. Watch out for that on both sides.

## Ending

lesson-ending = The other ending
lesson-ending-text = The game also ends when a player plants their last basic flower. Then the player with more unused accents wins. If these are equal, the player with more harmonies wins.
lesson-ending-1 = You have two accents left, your opponent has one. End the game and win it.
lesson-ending-1-hint = Plant your last basic flower, the Rose.
lesson-ending-1-done = Saving accents can be a plan of its own.
lesson-ending-2 = Accents and harmonies are equal. Make one more harmony, and end the game in the same turn.
lesson-ending-2-hint = First bring Rose and Chrysanthemum into harmony. Then plant your last flower, the Jasmine, as the bonus.
lesson-ending-2-done = Now you know everything you need. Enjoy your first game!

## Tiles

tile-rose-rules = Red, up to three steps. In harmony with Chrysanthemum and White Jade, clashes with Jasmine.
tile-rose-meaning = Love, and what two people keep between themselves. What is dear needs care and has its thorns, so it goes in small steps.
tile-chrysanthemum-rules = Red, up to four steps. In harmony with Rose and Rhododendron, clashes with Lily.
tile-chrysanthemum-meaning = Perfection. It flowers late in the year, when others have given up, petal upon petal in good order. Those who seek it plan ahead.
tile-rhododendron-rules = Red, up to five steps. In harmony with Chrysanthemum and Jasmine, clashes with White Jade.
tile-rhododendron-meaning = Danger. Splendid to look at and bitter to taste, it waits beside the mountain path. It comes quickly and wants to be taken seriously.
tile-jasmine-rules = White, up to three steps. In harmony with Rhododendron and Lily, clashes with Rose.
tile-jasmine-meaning = Hope. A small star whose scent comes at night, when you can’t see it. It goes slowly and is easily overlooked.
tile-lily-rules = White, up to four steps. In harmony with Jasmine and White Jade, clashes with Chrysanthemum.
tile-lily-meaning = Virtue. It stands upright and hides nothing. Being good isn’t the same as being flawless; that is its quarrel with the Chrysanthemum.
tile-white-jade-rules = White, up to five steps. In harmony with Lily and Rose, clashes with Rhododendron.
tile-white-jade-meaning = Risk. A climber that goes far and fast. Danger comes to you; a risk you choose yourself.
tile-white-lotus-rules = Up to two steps. In harmony with every basic flower of either player. Only an Orchid whose own Lotus is blooming can capture it.
tile-white-lotus-meaning = Wisdom. It rises clean from muddy water and opens for everyone. It walks slowly and has friends on both sides of the board.
tile-orchid-rules = Up to six steps. Traps your opponent’s blooming flowers around it. While your Lotus is blooming, it captures any flower, and any flower captures it.
tile-orchid-meaning = Power. It lives high up on the branches of others, admired and alone. Where wisdom blooms, power may act, and must answer for it.
tile-rock-rules = No harmony in its row or its column. No Wheel turns it.
tile-rock-meaning = Permanence. The water goes around it, and so does the gardener. Some things can’t be talked away.
tile-wheel-rules = Turns all tiles around it by one point, clockwise.
tile-wheel-meaning = Change. The seasons turn, and fortune with them, and neither asks whom it carries.
tile-knotweed-rules = The flowers around it have no harmony.
tile-knotweed-meaning = Greed. It was brought into the garden as an ornament. What grows without measure takes the strength of its neighbours.
tile-boat-rules = Moves a blooming flower to a point around it and stays in its place, or leaves the game together with an accent.
tile-boat-meaning = Passage. It goes where no one can walk, and carries anyone who waits at the shore.
tile-bamboo-rules = The tiles around it return to their owners’ hands. Later, tiles beside it can’t be captured.
tile-bamboo-meaning = Resilience. It bends in the storm and stands up again. Going home is not losing.
tile-pond-rules = You may plant on the points around it.
tile-pond-meaning = Beginning. Where there is water, something will grow, no matter who sows it.
tile-lion-turtle-rules = The flowers around it are in harmony with every basic flower.
tile-lion-turtle-meaning = Old age. It has seen every quarrel begin and end, and is friends with everyone.
