### What is wrong with a board that somebody set up.

problem-no-such-player = The { TERM($tile) } at { $at } belongs to nobody at this table ({ $section }).
problem-hand-of-nobody = Nobody sits at { TERM($seat) }, so there can be no tiles in hand there ({ $section }).
problem-too-many =
    { $supply ->
        [0] The { TERM($tile) } is not part of this game, but { TERM($seat) } has { $count } ({ $section }).
       *[other] { TERM($seat) } has { $count } { TERM($tile) } tiles, but there are only { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] The { TERM($tile) } can’t stand in the Gate at { $at } ({ $section }).
       *[other] The { TERM($tile) } can’t stand in the { TERM($at-gate) } at { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] The { TERM($flower) } can’t bloom at { $at }, inside the Red Garden ({ $section }).
       *[white] The { TERM($flower) } can’t bloom at { $at }, inside the White Garden ({ $section }).
    }
problem-clash = The { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } clash { part-line } ({ $section }).
problem-two-growing = { TERM($seat) } has more than one growing flower ({ $section }).
problem-cannot-move = { TERM($seat) } is to move but is not in the game ({ $section }).
problem-nobody-left = Nobody is left in the game ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Accent tiles are still being chosen, but board or hands do not fit that ({ $section }).
        [opening] Opening flowers are still being planted, but board or hands do not fit that ({ $section }).
        [turn] Board or hands do not fit an ordinary turn ({ $section }).
       *[bonus] Board or hands do not fit a Harmony Bonus ({ $section }).
    }
problem-passed-in-between = Nobody can pass in the middle of a turn ({ $section }).
problem-other = This position is not possible ({ $section }).
