//! The dark theme: a garden at night, in deep moss green with the light of lanterns.

use paisho::BySeat;

use super::{BoardTints, Brightness, GateShape, Inks, MarkTints, SeatTints, Theme};

const SOUTH: SeatTints = SeatTints {
    face: "#efe2c4",
    rim: "#b88a45",
    trim: "#d3b982",
    shade: "#5f4520",
    line: "#f0b95a",
    brightness: Brightness::Light,
};

const WEST: SeatTints = SeatTints {
    face: "#a9c9b8",
    rim: "#4d927c",
    trim: "#7cab97",
    shade: "#2b5246",
    line: "#7fd6b8",
    brightness: Brightness::Light,
};

const NORTH: SeatTints = SeatTints {
    face: "#4a3148",
    rim: "#b58ab0",
    trim: "#7b5877",
    shade: "#1b0f1a",
    line: "#dfa6dc",
    brightness: Brightness::Dark,
};

const EAST: SeatTints = SeatTints {
    face: "#1f4259",
    rim: "#76abc9",
    trim: "#43718b",
    shade: "#0b1c28",
    line: "#8ccbf0",
    brightness: Brightness::Dark,
};

impl Theme {
    /// The dark theme: a garden at night.
    pub const GARDEN_DARK: Self = Self {
        name: "garden-dark",
        gates: GateShape::Round,
        board: BoardTints {
            rim: "#3f3024",
            rim_line: "#6d533a",
            neutral: "#2a382d",
            leaf: "#3b4f3c",
            red: "#633632",
            white: "#635d49",
            line: "#6f7c68",
            border: "#a08d62",
            midline: "#a08d62",
            gate: "#9a6a44",
            gate_ground: "#43362a",
            coordinate: "#93a186",
        },
        seats: BySeat([SOUTH, WEST, NORTH, EAST]),
        on_light: Inks {
            white: "#fffefa",
            ..Self::GARDEN_LIGHT.on_light
        },
        on_dark: Self::GARDEN_LIGHT.on_dark,
        marks: MarkTints {
            casing: "#141a16",
            reach: "#a9d6a0",
            alarm: "#ff6b66",
            gain: "#ffd257",
            last: "#7cc4ee",
            highlight: "#e8c34a",
            arrow: "#8fdc9f",
            drained: "#c3aee8",
            protected: "#7fd694",
        },
    };
}
