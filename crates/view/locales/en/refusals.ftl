### Why a turn is not allowed. Every sentence names the paragraph of the rules.

## The wrong moment

refusal-game-over = The game is over ({ $section }). { $outcome }
refusal-gift-offered = A resignation with a gift is waiting for an answer ({ $section }).
refusal-stage-accents = The accent tiles must be chosen first ({ $section }).
refusal-stage-opening = The opening flower must be planted first ({ $section }).
refusal-stage-turn = It’s time to plant or to arrange ({ $section }).
refusal-stage-bonus = Take or skip your Harmony Bonus first ({ $section }).
refusal-could-play = You may pass only when nothing else is possible, but you could play { $example } ({ $section }).
refusal-could-play-plain = You may pass only when nothing else is possible ({ $section }).
refusal-other = This turn is not allowed ({ $section }).

## Accents and opening flowers

refusal-accent-count =
    { $chosen ->
        [0] You have chosen no accent tile yet; you need { $wanted } ({ $section }).
        [one] You have chosen one accent tile; you need { $wanted } ({ $section }).
       *[other] You have chosen { $chosen } accent tiles; you need { $wanted } ({ $section }).
    }
refusal-accent-supply =
    { $supply ->
        [0] The { TERM($accent) } is not part of this game ({ $section }).
        [one] You have chosen the { TERM($accent) } { $chosen } times, but you have only one ({ $section }).
       *[other] You have chosen the { TERM($accent) } { $chosen } times, but you have only { $supply } ({ $section }).
    }
refusal-opening-gate = The opening flower belongs in the { TERM($gate) } ({ $section }).
refusal-opening-kind = The opening flower must be { TERM($wanted, form: "a") }, not { TERM($flower, form: "a") } ({ $section }).

## Planting

refusal-not-basic = On an ordinary turn you can only plant basic flowers, not { TERM($tile, form: "a") } ({ $section }).
refusal-not-in-hand = You have no { TERM($tile) } in hand ({ $section }).
refusal-not-a-gate = { $at } is not a gate; flowers are planted in a gate ({ $section }).
refusal-not-beside-pond = { $at } is neither a gate nor a point beside a Pond ({ $section }).
refusal-plant-on-tile = { $at } is taken: { TERM($tile, form: "a") } stands there ({ $section }).
refusal-already-growing = Only one of your flowers may grow at a time, and the { TERM($flower) } at { $at } is still growing ({ $section }).

## Arranging

refusal-nothing-to-arrange = There is no tile at { $at } ({ $section }).
refusal-not-yours = The { TERM($tile) } at { $at } belongs to { TERM($owner) } ({ $section }).
refusal-not-a-flower = The { TERM($tile) } at { $at } is an accent tile; only flowers are arranged ({ $section }).
refusal-trapped = The { TERM($flower) } at { $at } is trapped by the Orchid at { $orchid-at } ({ $section }).
refusal-stays-put = The { TERM($flower) } can’t stay at { $at }; it has to move ({ $section }).
refusal-onto-gate = The { TERM($tile) } can’t end in the { TERM($gate) } ({ $section }).
refusal-cannot-hold =
    { $garden ->
        [red] The { TERM($flower) } can’t bloom at { $at }, inside the red garden ({ $section }).
       *[white] The { TERM($flower) } can’t bloom at { $at }, inside the white garden ({ $section }).
    }
refusal-too-far = It is { $steps } steps from { $at } to { $to }; the { TERM($flower) } walks at most { $reach } ({ $section }).
refusal-no-path = Tiles are in the way: the { TERM($flower) } at { $at } finds no free path of at most { $reach } steps to { $to } ({ $section }).
refusal-not-exact = The { TERM($flower) } at { $at } walks exactly { $reach } steps and crosses no point twice; no such path leads to { $to } ({ $section }).
refusal-gate-on-the-way = The { TERM($flower) } at { $at } can’t walk through a gate, and there’s no other path to { $to } ({ $section }).
refusal-garden-on-the-way = The { TERM($flower) } at { $at } can’t enter a garden of the other colour, and there’s no other path to { $to } ({ $section }).

## Capturing

refusal-own-tile = The { TERM($flower) } at { $from } can’t capture the { TERM($tile) } at { $at }: both are yours ({ $section }).
refusal-capture-accent = The { TERM($flower) } at { $from } can’t capture the { TERM($tile) } at { $at }: accent tiles are never captured ({ $section }).
refusal-protected = The { TERM($tile) } at { $at } is protected by the Bamboo at { $bamboo-at } ({ $section }).
refusal-orchid-needs-lotus = Without a blooming White Lotus of yours, the Orchid at { $orchid-at } can’t capture the { TERM($tile) } at { $at } ({ $section }).
refusal-cannot-capture = The { TERM($flower) } at { $from } can’t capture the { TERM($tile) } at { $at } ({ $section }).
refusal-never-captured = The { TERM($flower) } at { $from } can’t capture the { TERM($tile) } at { $at }: under these rules no flower can ({ $section }).

## Clashes

refusal-clash-arriving = The { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } would clash { part-line } ({ $section }).
refusal-clash-uncovering = With nothing left between them, the { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } would clash { part-line } ({ $section }).
refusal-clash-wheel = Once the Wheel has turned, the { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } would clash { part-line } ({ $section }).
refusal-clash-bamboo = Once the Bamboo has sent its neighbours home, the { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } would clash { part-line } ({ $section }).

part-line =
    { $line ->
        [row] on row { $number }
       *[column] on column { $number }
    }

## The bonus

refusal-bonus-not-due = Going from { $from } to { $to } forms no new harmony, so there is no bonus ({ $section }).
refusal-bonus-while-growing = You can’t plant a basic flower as a bonus while your { TERM($flower) } is growing at { $at } ({ $section }).
refusal-accent-on-tile = The { TERM($accent) } needs an empty point, but { TERM($tile, form: "a") } stands at { $at } ({ $section }).
refusal-accent-on-gate = The { TERM($accent) } can’t stand in the { TERM($gate) } ({ $section }).
refusal-no-second-point = A second point is only for a Boat, not for the { TERM($tile) } ({ $section }).

## The Wheel

refusal-wheel-beside-growing = The Wheel can’t turn the { TERM($flower) } growing at { $at } ({ $section }).
refusal-wheel-beside-rock = The Wheel can’t turn the Rock at { $at } ({ $section }).
refusal-wheel-off-board = The Wheel would turn the { TERM($tile) } at { $at } off the board ({ $section }).
refusal-wheel-into-gate = The Wheel would turn the { TERM($tile) } at { $at } into the { TERM($gate) } ({ $section }).
refusal-wheel-into-garden =
    { $garden ->
        [red] The Wheel would turn the { TERM($flower) } at { $at } to { $to }, into the red garden ({ $section }).
       *[white] The Wheel would turn the { TERM($flower) } at { $at } to { $to }, into the white garden ({ $section }).
    }
refusal-wheel-onto-tile = The Wheel would turn the { TERM($tile) } at { $at } onto the { TERM($other) } at { $other-at }, which stays ({ $section }).

## The Boat

refusal-boat-on-nothing = A Boat is placed on a tile, but { $at } is empty ({ $section }).
refusal-boat-on-growing = A Boat can’t move the { TERM($flower) } at { $at } while it is growing ({ $section }).
refusal-boat-needs-target = A Boat on the { TERM($flower) } at { $at } also needs a point to move it to ({ $section }).
refusal-boat-removes-accent = A Boat on the { TERM($accent) } at { $at } removes it; there is nothing to move ({ $section }).
refusal-boat-keeps-accent = A Boat removes only a Rock, a Wheel or a Knotweed, not the { TERM($accent) } at { $at } ({ $section }).
refusal-boat-too-far = A Boat moves the { TERM($flower) } at { $at } to a neighbouring point; { $to } is too far ({ $section }).
refusal-boat-onto-tile = A Boat can’t move the { TERM($flower) } from { $at } to { $to }: { TERM($tile, form: "a") } stands there ({ $section }).
