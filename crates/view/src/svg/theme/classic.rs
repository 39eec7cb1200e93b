//! The classic theme: a board as printed rulebooks show it, with red and white gardens on yellow
//! ground and red triangles as gates. Guest's tiles are red, Host's are white.

use paisho::BySeat;

use super::{BoardTints, Brightness, GateShape, Inks, MarkTints, SeatTints, Theme};

const SOUTH: SeatTints = SeatTints {
    face: "#8f1d22",
    rim: "#4d0b0f",
    trim: "#d98a72",
    shade: "#2e0508",
    line: "#a3161d",
    brightness: Brightness::Dark,
};

const NORTH: SeatTints = SeatTints {
    face: "#fffdf6",
    rim: "#4a4238",
    trim: "#d8cdb6",
    shade: "#2f2a23",
    line: "#3f3a33",
    brightness: Brightness::Light,
};

impl Theme {
    /// A board and tiles as printed rulebooks show them.
    pub const CLASSIC: Self = Self {
        name: "classic",
        gates: GateShape::Triangle,
        board: BoardTints {
            rim: "#6b4a2b",
            rim_line: "#c79a5b",
            neutral: "#f0d68a",
            leaf: "#f0d68a",
            red: "#cf6a55",
            white: "#fbf7ec",
            line: "#8f7a45",
            border: "#5c4520",
            midline: "#6e5426",
            gate: "#6d1216",
            gate_ground: "#c22f2f",
            coordinate: "#5c4a1c",
        },
        seats: BySeat([
            SOUTH,
            Self::GARDEN_LIGHT.seats.0[1],
            NORTH,
            Self::GARDEN_LIGHT.seats.0[3],
        ]),
        on_light: Self::GARDEN_LIGHT.on_light,
        on_dark: Inks {
            red: "#ff9c8a",
            red_deep: "#5e0a12",
            white_edge: "#1d1a14",
            ..Self::GARDEN_LIGHT.on_dark
        },
        marks: MarkTints {
            reach: "#2c5a36",
            last: "#1f6a98",
            highlight: "#ffe45c",
            ..Self::GARDEN_LIGHT.marks
        },
    };
}
