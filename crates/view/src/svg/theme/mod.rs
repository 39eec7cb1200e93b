//! Themes: every colour of a picture, named by its purpose.

mod classic;
mod garden_dark;
mod garden_light;
mod high_contrast;

use paisho::BySeat;

/// A colour as SVG writes it: `#rrggbb`.
pub type Tint = &'static str;

/// All colours of a picture. The crate has four themes; callers can make others by changing fields
/// of one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    /// The name of the theme in commands and settings.
    pub name: &'static str,
    /// What gates look like.
    pub gates: GateShape,
    /// The board itself.
    pub board: BoardTints,
    /// The colours of each player's tiles, which also differ in shape.
    pub seats: BySeat<SeatTints>,
    /// The flowers on light tiles.
    pub on_light: Inks,
    /// The flowers on dark tiles.
    pub on_dark: Inks,
    /// Marks drawn over the board.
    pub marks: MarkTints,
}

/// The shape of the gates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GateShape {
    /// Round openings that frame a tile.
    Round,
    /// Triangles that point to the centre.
    Triangle,
}

/// The colours of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardTints {
    /// The wooden rim.
    pub rim: Tint,
    /// The fine line on the rim.
    pub rim_line: Tint,
    /// The neutral garden.
    pub neutral: Tint,
    /// Leaves that grow along the rim.
    pub leaf: Tint,
    /// The red garden.
    pub red: Tint,
    /// The white garden.
    pub white: Tint,
    /// Rows and columns.
    pub line: Tint,
    /// The border between the neutral garden and the others.
    pub border: Tint,
    /// The two midlines and the centre.
    pub midline: Tint,
    /// The frame of a gate.
    pub gate: Tint,
    /// The opening of a gate.
    pub gate_ground: Tint,
    /// Coordinates.
    pub coordinate: Tint,
}

/// The colours of one player's tiles and lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatTints {
    /// The face of the tile.
    pub face: Tint,
    /// The rim of the tile.
    pub rim: Tint,
    /// The pattern inside the rim.
    pub trim: Tint,
    /// The shaded edge of the tile, which makes it look thick.
    pub shade: Tint,
    /// Harmonies and rings.
    pub line: Tint,
    /// Selects the inks that stand out from the face.
    pub brightness: Brightness,
}

/// Whether a tile's face is light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brightness {
    /// A light face: flowers are drawn in deep colours.
    Light,
    /// A dark face: flowers are drawn in bright colours.
    Dark,
}

/// The colours of flowers and accents, for either light or dark faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inks {
    /// Petals of red flowers.
    pub red: Tint,
    /// Shaded parts of red flowers.
    pub red_deep: Tint,
    /// Petals of white flowers.
    pub white: Tint,
    /// Outlines of white petals.
    pub white_edge: Tint,
    /// Centres and stamens of flowers.
    pub gold: Tint,
    /// Leaves.
    pub leaf: Tint,
    /// Veins and shaded leaves.
    pub leaf_deep: Tint,
    /// Petals of the Orchid.
    pub violet: Tint,
    /// Shaded parts of the Orchid.
    pub violet_deep: Tint,
    /// Petals of the Lotus.
    pub blush: Tint,
    /// Stone.
    pub stone: Tint,
    /// Shaded stone.
    pub stone_deep: Tint,
    /// Water.
    pub water: Tint,
    /// Wood.
    pub wood: Tint,
    /// Shaded wood.
    pub wood_deep: Tint,
    /// Letters.
    pub letter: Tint,
}

/// The colours of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkTints {
    /// The casing of lines and marks, which makes them stand out from the board.
    pub casing: Tint,
    /// Points that a tile may go to.
    pub reach: Tint,
    /// Captures, clashes and traps.
    pub alarm: Tint,
    /// A Harmony Bonus, and the ring a turn would close.
    pub gain: Tint,
    /// The last turn.
    pub last: Tint,
    /// Highlighted points and lines.
    pub highlight: Tint,
    /// Arrows.
    pub arrow: Tint,
    /// Tiles drained by Knotweed.
    pub drained: Tint,
    /// Tiles protected by Bamboo.
    pub protected: Tint,
}

impl Theme {
    /// All themes that come with the crate.
    pub const ALL: [&'static Self; 4] = [
        &Self::GARDEN_LIGHT,
        &Self::GARDEN_DARK,
        &Self::HIGH_CONTRAST,
        &Self::CLASSIC,
    ];

    /// The theme with this name.
    ///
    /// ```
    /// use paisho_view::svg::Theme;
    /// assert_eq!(Theme::named("garden-dark"), Some(&Theme::GARDEN_DARK));
    /// assert_eq!(Theme::named("swamp"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL.into_iter().find(|t| t.name == name)
    }

    /// The inks that stand out from faces of this brightness.
    pub(super) const fn inks(&self, brightness: Brightness) -> &Inks {
        match brightness {
            Brightness::Light => &self.on_light,
            Brightness::Dark => &self.on_dark,
        }
    }
}
