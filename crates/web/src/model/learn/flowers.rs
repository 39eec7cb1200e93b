//! Lessons about flowers: planting, arranging, and the effects of flowers on each other.

use paisho::{Garden, Gate, Kind};

use super::course::{Lesson, Task};
use super::goal::Goal;

pub(super) const PLANT: Lesson = Lesson {
    name: "plant",
    chapter: "turn",
    tasks: &[
        Task {
            scene: "hand Guest R3x3 R4x3 W5x3\nhand Host R3 R4\nlegal R3(0,-8)",
            goals: &[Goal::GrowIn(Kind::Rose, Gate::South)],
        },
        // The gates in front of both players are taken; either open gate will do.
        Task {
            scene: "board GR3(0,-8) HR3(0,8)\n\
                    hand Guest R3x2 R4x3 W3x3\nhand Host R3 R4\n\
                    illegal W3(0,-8) because §4.1\nlegal W3(8,0)\nlegal W3(-8,0)",
            goals: &[Goal::Grow(Kind::Jasmine)],
        },
    ],
};

pub(super) const ARRANGE: Lesson = Lesson {
    name: "arrange",
    chapter: "arranging",
    tasks: &[
        Task {
            scene: "board GR3(0,-8)\nhand Guest R4x3\nhand Host R3 R4\n\
                    legal (0,-8)-(0,-5)\nlegal (0,-8)-(2,-7)\nillegal (0,-8)-(0,-4) because §6.1",
            goals: &[Goal::Bloom(Kind::Rose, Garden::Red)],
        },
        // The path leads through the red garden, where the Lily must not stay.
        Task {
            scene: "board GW4(-4,-4)\nhand Guest R4x3\nhand Host R3 R4\n\
                    legal (-4,-4)-(0,-4)\nlegal (-4,-4)-(-4,0)\n\
                    illegal (-4,-4)-(-1,-4) because §1.4",
            goals: &[Goal::Bloom(Kind::Lily, Garden::White)],
        },
    ],
};

pub(super) const HARMONY: Lesson = Lesson {
    name: "harmony",
    chapter: "harmony",
    tasks: &[
        Task {
            scene: "board GR3(0,-8) GR4(3,-6)\nhand Guest R5\nhand Host R3 R4\n\
                    legal (0,-8)-(0,-6)",
            goals: &[Goal::Harmony(Kind::Rose, Kind::Chrysanthemum)],
        },
        // The Rhododendron is between the two others in the circle, so it harmonises with both.
        Task {
            scene: "board GR4(4,2) GW3(2,-3) GR5(0,5)\nhand Guest R5\nhand Host R3 R4\n\
                    legal (0,5)-(2,2)",
            goals: &[Goal::Harmonies(2)],
        },
    ],
};

pub(super) const CLASH: Lesson = Lesson {
    name: "clash",
    chapter: "clash",
    tasks: &[
        // Three Jasmines guard three columns; one point is left.
        Task {
            scene: "board GR3(0,-8) GR4(2,-6) HW3(1,-2) HW3(0,3) HW3(-1,1)\n\
                    hand Guest R5\nhand Host R3 R4\n\
                    illegal (0,-8)-(0,-6) because §5.2\nillegal (0,-8)-(1,-6) because §5.2\n\
                    illegal (0,-8)-(-1,-6) because §5.2\nlegal (0,-8)-(2,-7)",
            goals: &[Goal::Harmony(Kind::Rose, Kind::Chrysanthemum)],
        },
        // The Lily keeps a Rose and a Jasmine apart and may only move along their column.
        Task {
            scene: "board GR3(0,5) HW3(0,-3) GW4(0,1) GW5(3,-1)\nhand Guest R5\nhand Host R3 R4\n\
                    illegal (0,1)-(3,0) because §5.2\nlegal (0,1)-(0,-1)",
            goals: &[Goal::Harmony(Kind::Lily, Kind::WhiteJade)],
        },
    ],
};

pub(super) const CAPTURE: Lesson = Lesson {
    name: "capture",
    chapter: "capture",
    tasks: &[
        Task {
            scene: "board GR3(2,-6) HW3(3,-4)\nhand Guest R5\nhand Host R3 R4\nlegal (2,-6)-(3,-4)",
            goals: &[Goal::Capture(Kind::Jasmine)],
        },
        // Of three flowers within reach, the Lily clashes only with the Chrysanthemum.
        Task {
            scene: "board GW4(-2,-6) HR4(-4,-4) HR3(-1,-6) HW5(0,-5)\n\
                    hand Guest R5\nhand Host R3 R4\n\
                    legal (-2,-6)-(-4,-4)\nillegal (-2,-6)-(-1,-6) because §6.3\n\
                    illegal (-2,-6)-(0,-5) because §6.3",
            goals: &[Goal::Capture(Kind::Chrysanthemum)],
        },
    ],
};

pub(super) const BONUS: Lesson = Lesson {
    name: "bonus",
    chapter: "bonus",
    tasks: &[
        Task {
            scene: "board GR3(0,-6) GR4(3,-4)\nhand Guest R5 W3\nhand Host R3 R4\n\
                    bonus (0,-6)-(0,-4)\nlegal (0,-6)-(0,-4)+W3(0,-8)",
            goals: &[
                Goal::Harmony(Kind::Rose, Kind::Chrysanthemum),
                Goal::Use(Kind::Jasmine),
            ],
        },
        // A flower is growing, so only an accent or a special flower may follow.
        Task {
            scene: "board GR3(0,-6) GR4(3,-4) GR5(8,0) HW3(0,8)\n\
                    hand Guest R5 W3 L R\nhand Host R3 R4\n\
                    illegal (0,-6)-(0,-4)+W3(0,-8) because §6.5\nlegal (0,-6)-(0,-4)+L(0,-8)",
            goals: &[Goal::Use(Kind::Lotus)],
        },
    ],
};

pub(super) const LOTUS: Lesson = Lesson {
    name: "lotus",
    chapter: "lotus",
    tasks: &[
        // Only a Lotus can harmonise with both, because they clash with each other.
        Task {
            scene: "board GL(-1,-4) GR3(4,-3) GW3(0,2)\nhand Guest R5\nhand Host R3 R4\n\
                    legal (-1,-4)-(0,-3)",
            goals: &[Goal::Harmonies(2)],
        },
        // The Lotus is Host's, but the harmony is Guest's.
        Task {
            scene: "board GR5(0,-8) HL(4,-3) HW4(3,5)\nhand Guest R3\nhand Host R3 R4\n\
                    legal (0,-8)-(0,-3)",
            goals: &[Goal::Harmony(Kind::Rhododendron, Kind::Lotus)],
        },
    ],
};

pub(super) const ORCHID: Lesson = Lesson {
    name: "orchid",
    chapter: "orchid",
    tasks: &[
        Task {
            scene: "board GO(0,-6) HR4(0,-2) HW5(2,-3)\nhand Guest R3\nhand Host R3 R4\n\
                    legal (0,-6)-(1,-3)",
            goals: &[Goal::Trap(2)],
        },
        // With a blooming Lotus of its owner the Orchid captures, even a Lotus.
        Task {
            scene: "board GO(-3,-4) GL(5,-3) HL(-1,-1) HR3(-5,-2)\nhand Guest R3\nhand Host R3 R4\n\
                    legal (-3,-4)-(-1,-1)\nlegal (-3,-4)-(-5,-2)",
            goals: &[Goal::Capture(Kind::Lotus)],
        },
    ],
};
