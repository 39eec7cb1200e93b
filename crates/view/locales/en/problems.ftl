### What is wrong with a board that a person set up.

problem-no-such-player = The { TERM($tile) } at { $at } belongs to a player who isn’t in this game ({ $section }).
problem-hand-of-nobody = No one plays { TERM($seat) }, so there can’t be any tiles in that hand ({ $section }).
problem-too-many =
    { $supply ->
        [0] The { TERM($tile) } is not part of this game, but { TERM($seat) } has { $count } ({ $section }).
       *[other] { TERM($seat) } has { $count } { TERM($tile) } tiles, but there are only { $supply } ({ $section }).
    }
problem-accent-in-gate =
    { $at-gate ->
        [none] The { TERM($tile) } can’t stand in the gate at { $at } ({ $section }).
       *[other] The { TERM($tile) } can’t stand in the { TERM($at-gate) } at { $at } ({ $section }).
    }
problem-cannot-hold =
    { $garden ->
        [red] The { TERM($flower) } can’t bloom at { $at }, inside the red garden ({ $section }).
       *[white] The { TERM($flower) } can’t bloom at { $at }, inside the white garden ({ $section }).
    }
problem-clash = The { TERM($flower) } at { $at } and the { TERM($other) } at { $other-at } clash { part-line } ({ $section }).
problem-two-growing = { TERM($seat) } has more than one growing flower ({ $section }).
problem-cannot-move = { TERM($seat) } is to move but isn’t in the game ({ $section }).
problem-nobody-left = No players are left in the game ({ $section }).
problem-not-the-beginning =
    { $stage ->
        [accents] Accent tiles are still being chosen, but the board or the hands don’t match that stage ({ $section }).
        [opening] Opening flowers are still being planted, but the board or the hands don’t match that stage ({ $section }).
        [turn] The board or the hands don’t match an ordinary turn ({ $section }).
       *[bonus] The board or the hands don’t match a Harmony Bonus ({ $section }).
    }
problem-passed-in-between = No one can pass in the middle of a turn ({ $section }).
problem-other = This position is not possible ({ $section }).
