//! Lessons about the four accents. In all of them the Rose from the south gate forms a harmony with
//! the Chrysanthemum beside it, and the accent is the bonus.

use paisho::Kind;

use super::course::{Lesson, Task};
use super::goal::Goal;

pub(super) const ROCK: Lesson = Lesson {
    name: "rock",
    chapter: "rock",
    tasks: &[
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HR4(1,4) HR5(5,4)\nhand Guest R5 R\nhand Host R3 R4\n\
                    legal (0,-8)-(2,-7)+R(3,4)\nlegal (0,-8)-(2,-7)+R(-6,4)",
            goals: &[Goal::Use(Kind::Rock), Goal::Silence],
        },
        // One harmony lies in a row, one in a column; only from their crossing the Rock stops both.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HW4(-5,4) HW5(-2,4) HR4(3,1) HR5(3,6)\n\
                    hand Guest R5 R\nhand Host R3 R4\n\
                    harmonies Host (-5,4)-(-2,4) (3,1)-(3,6)\nlegal (0,-8)-(2,-7)+R(3,4)",
            goals: &[Goal::Use(Kind::Rock), Goal::Silence],
        },
    ],
};

pub(super) const WHEEL: Lesson = Lesson {
    name: "wheel",
    chapter: "wheel",
    tasks: &[
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HR4(1,4) HR5(5,4)\nhand Guest R5 W\nhand Host R3 R4\n\
                    legal (0,-8)-(2,-7)+W(6,4)",
            goals: &[Goal::Use(Kind::Wheel), Goal::Silence],
        },
        // The Wheel carries the White Jade into the Lily's row.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) GW5(-3,3) GW4(-6,2)\nhand Guest R5 W\nhand Host R3 R4\n\
                    legal (0,-8)-(2,-7)+W(-4,3)",
            goals: &[
                Goal::Use(Kind::Wheel),
                Goal::Harmony(Kind::Rose, Kind::Chrysanthemum),
                Goal::Harmony(Kind::Lily, Kind::WhiteJade),
            ],
        },
    ],
};

pub(super) const KNOTWEED: Lesson = Lesson {
    name: "knotweed",
    chapter: "knotweed",
    tasks: &[
        // One flower is part of both harmonies.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HR4(4,2) HR5(1,2) HR3(4,-3)\n\
                    hand Guest R5 K\nhand Host R3 R4\n\
                    harmonies Host (1,2)-(4,2) (4,-3)-(4,2)\nlegal (0,-8)-(2,-7)+K(5,3)",
            goals: &[Goal::Use(Kind::Knotweed), Goal::Silence],
        },
        // Guest's own harmony is near and must not be drained as well.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) GW4(4,0) GW5(4,-4) HR4(3,2) HR5(1,2)\n\
                    hand Guest R5 K\nhand Host R3 R4\nlegal (0,-8)-(2,-7)+K(2,3)",
            goals: &[
                Goal::Use(Kind::Knotweed),
                Goal::Silence,
                Goal::Harmony(Kind::Lily, Kind::WhiteJade),
                Goal::Harmonies(2),
            ],
        },
    ],
};

pub(super) const BOAT: Lesson = Lesson {
    name: "boat",
    chapter: "boat",
    tasks: &[
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HR4(1,4) HR5(5,4)\nhand Guest R5 B\nhand Host R3 R4\n\
                    legal (0,-8)-(2,-7)+B(5,4)-(5,5)",
            goals: &[Goal::Use(Kind::Boat), Goal::Silence],
        },
        // A Rock silences a row of Guest's; a Boat removes it.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) GW4(1,-3) GW5(5,-3) HR(-4,-3)\n\
                    hand Guest R5 B\nhand Host R3 R4\n\
                    harmonies Guest none\nlegal (0,-8)-(2,-7)+B(-4,-3)",
            goals: &[
                Goal::Use(Kind::Boat),
                Goal::Harmony(Kind::Rose, Kind::Chrysanthemum),
                Goal::Harmony(Kind::Lily, Kind::WhiteJade),
            ],
        },
    ],
};
