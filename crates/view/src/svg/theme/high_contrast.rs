//! The high-contrast theme: black, white and a few strong colours.

use paisho::BySeat;

use super::{BoardTints, Brightness, GateShape, Inks, MarkTints, SeatTints, Theme};

const SOUTH: SeatTints = SeatTints {
    face: "#ffffff",
    rim: "#000000",
    trim: "#ffffff",
    shade: "#000000",
    line: "#9a4a00",
    brightness: Brightness::Light,
};

const WEST: SeatTints = SeatTints {
    face: "#ffffff",
    rim: "#005c48",
    trim: "#005c48",
    shade: "#000000",
    line: "#005c48",
    brightness: Brightness::Light,
};

const NORTH: SeatTints = SeatTints {
    face: "#000000",
    rim: "#000000",
    trim: "#ffffff",
    shade: "#ffffff",
    line: "#000000",
    brightness: Brightness::Dark,
};

const EAST: SeatTints = SeatTints {
    face: "#002a6b",
    rim: "#002a6b",
    trim: "#ffffff",
    shade: "#ffffff",
    line: "#0038a8",
    brightness: Brightness::Dark,
};

impl Theme {
    /// Black, white and a few strong colours.
    pub const HIGH_CONTRAST: Self = Self {
        name: "high-contrast",
        gates: GateShape::Round,
        board: BoardTints {
            rim: "#000000",
            rim_line: "#ffffff",
            neutral: "#e9e9e9",
            leaf: "#e9e9e9",
            red: "#f0a08c",
            white: "#ffffff",
            line: "#5a5a5a",
            border: "#000000",
            midline: "#000000",
            gate: "#000000",
            gate_ground: "#ffffff",
            coordinate: "#000000",
        },
        seats: BySeat([SOUTH, WEST, NORTH, EAST]),
        on_light: Inks {
            red: "#c00018",
            red_deep: "#5a0008",
            white: "#ffffff",
            white_edge: "#000000",
            gold: "#f0a800",
            leaf: "#1f7a2e",
            leaf_deep: "#00420c",
            violet: "#7a1fb8",
            violet_deep: "#38005e",
            blush: "#ffb3c8",
            stone: "#6a6a6a",
            stone_deep: "#202020",
            water: "#0068b8",
            wood: "#9a5a1c",
            wood_deep: "#4a2600",
            letter: "#000000",
        },
        on_dark: Inks {
            red: "#ff7468",
            red_deep: "#8a0014",
            white: "#ffffff",
            white_edge: "#000000",
            gold: "#ffd23e",
            leaf: "#6fd66f",
            leaf_deep: "#1f7a2e",
            violet: "#dba8ff",
            violet_deep: "#8a3cc4",
            blush: "#ffc6d6",
            stone: "#d8d8d8",
            stone_deep: "#808080",
            water: "#7fd0ff",
            wood: "#ffb870",
            wood_deep: "#a8621c",
            letter: "#ffffff",
        },
        marks: MarkTints {
            casing: "#ffffff",
            reach: "#000000",
            alarm: "#d00000",
            gain: "#a86a00",
            last: "#0050c8",
            highlight: "#ffe000",
            arrow: "#006b2d",
            drained: "#5a2ca0",
            protected: "#00662b",
        },
    };
}
