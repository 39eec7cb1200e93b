//! Tiles: grounds by owner, flowers and letters by kind, and how they are combined.

mod accent;
mod defs;
mod flower;
mod ground;
mod letter;
mod part;

use paisho::{Kind, Seat, Tile};

use super::frame::Frame;
use super::pen::Pen;
use super::theme::{Brightness, Inks, Theme};
use part::Part;

pub(super) use defs::{Defs, Id, Style};
pub use defs::{tile_defs, tile_id};

/// What is drawn on tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TileSet {
    /// Drawings of flowers and accents.
    #[default]
    Flowers,
    /// The same with the code of the kind at the bottom of each tile.
    FlowersWithCodes,
    /// Plain letters and numbers.
    Letters,
}

impl TileSet {
    /// All sets.
    pub const ALL: [Self; 3] = [Self::Flowers, Self::FlowersWithCodes, Self::Letters];

    /// The name of the set in commands and settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Flowers => "flowers",
            Self::FlowersWithCodes => "flowers-with-codes",
            Self::Letters => "letters",
        }
    }

    /// The set with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.name() == name)
    }
}

/// The drawing of a kind.
const fn parts(kind: Kind) -> &'static [Part] {
    match kind {
        Kind::Rose => flower::ROSE,
        Kind::Chrysanthemum => flower::CHRYSANTHEMUM,
        Kind::Rhododendron => flower::RHODODENDRON,
        Kind::Jasmine => flower::JASMINE,
        Kind::Lily => flower::LILY,
        Kind::WhiteJade => flower::WHITE_JADE,
        Kind::Lotus => flower::LOTUS,
        Kind::Orchid => flower::ORCHID,
        Kind::Rock => accent::ROCK,
        Kind::Wheel => accent::WHEEL,
        Kind::Knotweed => accent::KNOTWEED,
        Kind::Boat => accent::BOAT,
        Kind::Bamboo => accent::BAMBOO,
        Kind::Pond => accent::POND,
        Kind::LionTurtle => accent::LION_TURTLE,
        // `Kind` is non-exhaustive: a new kind is blank until it is drawn. The tests check that all
        // present kinds are drawn.
        _ => &[],
    }
}

/// One tile as a separate picture, 100 units wide. Screen readers skip it if the title is empty.
///
/// ```
/// use paisho::{Kind, Seat, Tile};
/// use paisho_view::svg::{Theme, TileSet, tile_svg};
/// let rose = Tile::new(Seat::South, Kind::Rose);
/// let picture = tile_svg(rose, TileSet::Flowers, &Theme::GARDEN_LIGHT, "Rose");
/// assert!(picture.starts_with("<svg") && picture.contains("<title>Rose</title>"));
/// ```
#[must_use]
pub fn tile_svg(tile: Tile, set: TileSet, theme: &Theme, title: &str) -> String {
    let mut pen = Pen::new(3000);
    Frame::TILE.open(&mut pen, title);
    write_ground(&mut pen, tile.owner(), set, theme);
    let brightness = theme.seats[tile.owner()].brightness;
    write_motif(&mut pen, tile.kind(), brightness, set, theme);
    Frame::close(&mut pen);
    pen.finish()
}

/// Writes the ground, which all tiles of a seat share.
fn write_ground(pen: &mut Pen, seat: Seat, set: TileSet, theme: &Theme) {
    ground::write(pen, seat, theme);
    if set == TileSet::FlowersWithCodes {
        letter::write_badge(pen, theme.inks(theme.seats[seat].brightness));
    }
}

/// Writes the motif of a kind, for faces of one brightness.
fn write_motif(pen: &mut Pen, kind: Kind, brightness: Brightness, set: TileSet, theme: &Theme) {
    let inks = theme.inks(brightness);
    match set {
        TileSet::Flowers => write_parts(pen, kind, inks),
        TileSet::Letters => letter::write(pen, kind, inks, brightness),
        TileSet::FlowersWithCodes => {
            pen.raw("<g transform=\"translate(0-13)scale(.72)\">");
            write_parts(pen, kind, inks);
            pen.raw("</g>");
            letter::write_small(pen, kind, inks, brightness);
        }
    }
}

fn write_parts(pen: &mut Pen, kind: Kind, inks: &Inks) {
    for part in parts(kind) {
        part.write(pen, inks);
    }
}
