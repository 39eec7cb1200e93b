//! Lessons about how games end.

use paisho::Kind;

use super::course::{Lesson, Task};
use super::goal::Goal;

/// The first lesson, which shows what the game is about before any rule.
pub(super) const GOAL: Lesson = Lesson {
    name: "goal",
    chapter: "ring",
    tasks: &[Task {
        scene: "board GW3(-4,4) GW4(4,4) GW3(4,-4) GW4(-4,-6)\nhand Guest R5\nhand Host R3 R4\n\
                ring none\nlegal (-4,-6)-(-4,-4)",
        goals: &[Goal::Ring],
    }],
};

pub(super) const RING: Lesson = Lesson {
    name: "ring",
    chapter: "ring",
    tasks: &[
        Task {
            scene: "board GR3(4,4) GR4(-4,4) GR3(-4,-4) GR4(4,-6)\nhand Guest R5\nhand Host R3 R4\n\
                    ring none\nlegal (4,-6)-(4,-4)",
            goals: &[Goal::Ring],
        },
        // A Lotus may be a corner, no matter whose it is.
        Task {
            scene: "board GR3(4,4) HL(-3,4) GR5(-3,-4) GR4(6,-5)\nhand Guest R5\nhand Host R3 R4\n\
                    ring none\nlegal (6,-5)-(4,-4)",
            goals: &[Goal::Ring],
        },
        // All tiles are in place, but a Rock breaks the ring; the bonus closes it.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) GR3(4,4) GR4(-4,4) GR3(-4,-4) GR4(4,-4) HR(0,4)\n\
                    hand Guest R5 B\nhand Host R3 R4\nring none\nlegal (0,-8)-(2,-7)+B(0,4)",
            goals: &[Goal::Ring],
        },
    ],
};

pub(super) const ENDING: Lesson = Lesson {
    name: "ending",
    chapter: "endings",
    tasks: &[
        // Guest has more unused accents, so the last flower wins.
        Task {
            scene: "board GR5(3,-5) HR4(3,5)\nhand Guest R3 R W L\nhand Host R4x2 K\nlegal R3(0,-8)",
            goals: &[Goal::Win],
        },
        // Accents and harmonies are equal: first one more harmony, then the last flower.
        Task {
            scene: "board GR3(0,-6) GR4(3,-4) GW4(-4,4) GW5(-4,6) HR4(3,5) HR5(5,5)\n\
                    hand Guest W3 R\nhand Host R4 K\n\
                    harmonies Guest (-4,4)-(-4,6)\nharmonies Host (3,5)-(5,5)\n\
                    legal (0,-6)-(0,-4)+W3(0,-8)",
            goals: &[Goal::Use(Kind::Jasmine), Goal::Win],
        },
    ],
};
