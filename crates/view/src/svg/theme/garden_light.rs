//! The light theme: a garden by day, in the quiet, warm colours of moss, sand and plum.

use paisho::BySeat;

use super::{BoardTints, Brightness, GateShape, Inks, MarkTints, SeatTints, Theme};

const SOUTH: SeatTints = SeatTints {
    face: "#fdf4dc",
    rim: "#a8752f",
    trim: "#e6cd97",
    shade: "#7d5521",
    line: "#b4701a",
    brightness: Brightness::Light,
};

const WEST: SeatTints = SeatTints {
    face: "#bfdccd",
    rim: "#2f6a5b",
    trim: "#8fbdaa",
    shade: "#28544a",
    line: "#1f7a66",
    brightness: Brightness::Light,
};

const NORTH: SeatTints = SeatTints {
    face: "#4b3546",
    rim: "#2b1c29",
    trim: "#96728a",
    shade: "#190f18",
    line: "#6a2f63",
    brightness: Brightness::Dark,
};

const EAST: SeatTints = SeatTints {
    face: "#234a63",
    rim: "#102d40",
    trim: "#6f9fb8",
    shade: "#081a26",
    line: "#1d5f8f",
    brightness: Brightness::Dark,
};

impl Theme {
    /// The light theme: a garden by day.
    pub const GARDEN_LIGHT: Self = Self {
        name: "garden-light",
        gates: GateShape::Round,
        board: BoardTints {
            rim: "#8b6844",
            rim_line: "#c9a877",
            neutral: "#dde2c4",
            leaf: "#a6b684",
            red: "#e5b09b",
            white: "#fbf5e6",
            line: "#a8a886",
            border: "#a37f5b",
            midline: "#b08d68",
            gate: "#a4683f",
            gate_ground: "#f0e2c2",
            coordinate: "#6b7450",
        },
        seats: BySeat([SOUTH, WEST, NORTH, EAST]),
        on_light: Inks {
            red: "#c8383c",
            red_deep: "#8a1a2a",
            white: "#ffffff",
            white_edge: "#3d4835",
            gold: "#e2a21c",
            leaf: "#5d8f4a",
            leaf_deep: "#37602f",
            violet: "#8a55b4",
            violet_deep: "#562a7c",
            blush: "#f3b6c6",
            stone: "#868a90",
            stone_deep: "#4e5259",
            water: "#3f8fbf",
            wood: "#a8703d",
            wood_deep: "#6a4120",
            letter: "#3a2e22",
        },
        on_dark: Inks {
            red: "#f2736b",
            red_deep: "#a92c3c",
            white: "#fffdf4",
            white_edge: "#222b1e",
            gold: "#f6c44f",
            leaf: "#86b86c",
            leaf_deep: "#4f7d42",
            violet: "#cfa2ec",
            violet_deep: "#7b4aa0",
            blush: "#f9c9d5",
            stone: "#c3c5ca",
            stone_deep: "#7c7f88",
            water: "#86c9ee",
            wood: "#dca66c",
            wood_deep: "#8f6036",
            letter: "#fbf1de",
        },
        marks: MarkTints {
            casing: "#fffaf0",
            reach: "#3d6b46",
            alarm: "#c21f2e",
            gain: "#d08a00",
            last: "#2f7fae",
            highlight: "#f2c53d",
            arrow: "#2c6e49",
            drained: "#6d5a8c",
            protected: "#2f7a48",
        },
    };
}
