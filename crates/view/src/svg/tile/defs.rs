//! Definitions: every tile of a picture is defined once and used at each of its points.
//!
//! There are three kinds of ids, all with the caller's prefix: `S` is the ground of South's tiles,
//! `light-R3` a Rose for light grounds, `S-R3` South's Rose, which uses both.

use paisho::{Kind, Seat, Tile};

use super::{TileSet, write_ground, write_motif};
use crate::svg::frame::write_style;
use crate::svg::pen::Pen;
use crate::svg::theme::{Brightness, Theme};

/// The definitions of some tiles as a `<defs>` element. A page needs them only once and shows each
/// tile with `<use href="#…"/>` and the id of [`tile_id`]. A tile is centred on (0,0) and 100 units
/// wide. Repeated tiles are defined once.
///
/// The prefix goes before every id, so that one page can contain several pictures.
#[must_use]
pub fn tile_defs(
    tiles: impl IntoIterator<Item = Tile>,
    set: TileSet,
    theme: &Theme,
    prefix: &str,
) -> String {
    let mut pen = Pen::new(16_000);
    let defs = Defs {
        set,
        theme,
        prefix,
        style: Style::Own,
    };
    defs.write(&mut pen, tiles);
    pen.finish()
}

/// The id under which [`tile_defs`] and diagrams define a tile: the prefix, the seat's letter, a
/// hyphen and the kind's code, as in `S-R3`.
#[must_use]
pub fn tile_id(tile: Tile, prefix: &str) -> String {
    let mut pen = Pen::new(prefix.len() + 4);
    Id::Tile(tile).write(&mut pen, prefix);
    pen.finish()
}

/// What can be defined once and used several times.
#[derive(Clone, Copy)]
pub(in crate::svg) enum Id {
    Ground(Seat),
    Motif(Kind, Brightness),
    Tile(Tile),
}

impl Id {
    fn write(self, pen: &mut Pen, prefix: &str) {
        pen.text(prefix);
        match self {
            Self::Ground(seat) => pen.raw(seat_letter(seat)),
            Self::Motif(kind, Brightness::Light) => pen.raw("light-").raw(kind.code()),
            Self::Motif(kind, Brightness::Dark) => pen.raw("dark-").raw(kind.code()),
            Self::Tile(tile) => {
                let letter = seat_letter(tile.owner());
                pen.raw(letter).raw("-").raw(tile.kind().code())
            }
        };
    }

    /// Begins the definition; attributes may follow.
    fn open_definition(self, pen: &mut Pen, prefix: &str) {
        pen.raw("<g id=\"");
        self.write(pen, prefix);
        pen.raw("\"");
    }

    /// Begins a use of the definition; attributes may follow.
    pub(in crate::svg) fn open_use(self, pen: &mut Pen, prefix: &str) {
        pen.raw("<use href=\"#");
        self.write(pen, prefix);
        pen.raw("\"");
    }
}

/// The letter of a seat. It is that of a table of four at tables of any size, so that ids do not
/// depend on the size.
const fn seat_letter(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "S",
        Seat::West => "W",
        Seat::North => "N",
        Seat::East => "E",
    }
}

/// The set of tiles in use, one bit each.
#[derive(Clone, Copy, Default)]
struct Used {
    kinds: [u16; 4],
}

impl Used {
    fn has(self, seat: Seat, kind: Kind) -> bool {
        self.kinds[seat as usize] >> kind as u8 & 1 == 1
    }

    fn has_ground(self, seat: Seat) -> bool {
        self.kinds[seat as usize] != 0
    }

    fn has_motif(self, kind: Kind, brightness: Brightness, theme: &Theme) -> bool {
        Seat::ALL
            .into_iter()
            .any(|s| theme.seats[s].brightness == brightness && self.has(s, kind))
    }
}

impl FromIterator<Tile> for Used {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut used = Self::default();
        for tile in tiles {
            used.kinds[tile.owner() as usize] |= 1 << tile.kind() as u8;
        }
        used
    }
}

/// Whether the element around the uses sets the style of lines (`Framed`), or each definition does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::svg) enum Style {
    Framed,
    Own,
}

/// The options for writing definitions.
pub(in crate::svg) struct Defs<'a> {
    pub(in crate::svg) set: TileSet,
    pub(in crate::svg) theme: &'a Theme,
    pub(in crate::svg) prefix: &'a str,
    pub(in crate::svg) style: Style,
}

impl Defs<'_> {
    /// Writes the definitions of these tiles: grounds, motifs, and tiles made of both.
    pub(in crate::svg) fn write(&self, pen: &mut Pen, tiles: impl IntoIterator<Item = Tile>) {
        let used: Used = tiles.into_iter().collect();
        pen.raw("<defs>");
        for seat in Seat::ALL.into_iter().filter(|s| used.has_ground(*s)) {
            Id::Ground(seat).open_definition(pen, self.prefix);
            pen.body();
            write_ground(pen, seat, self.set, self.theme);
            pen.raw("</g>");
        }
        for brightness in [Brightness::Light, Brightness::Dark] {
            let is_used = |kind: &Kind| used.has_motif(*kind, brightness, self.theme);
            for kind in Kind::ALL.into_iter().filter(is_used) {
                Id::Motif(kind, brightness).open_definition(pen, self.prefix);
                pen.body();
                write_motif(pen, kind, brightness, self.set, self.theme);
                pen.raw("</g>");
            }
        }
        for seat in Seat::ALL {
            for kind in Kind::ALL.into_iter().filter(|k| used.has(seat, *k)) {
                self.write_tile(pen, Tile::new(seat, kind));
            }
        }
        pen.raw("</defs>");
    }

    /// Writes the definition of a tile, which uses its ground and its motif.
    fn write_tile(&self, pen: &mut Pen, tile: Tile) {
        Id::Tile(tile).open_definition(pen, self.prefix);
        if self.style == Style::Own {
            write_style(pen);
        }
        pen.body();
        Id::Ground(tile.owner()).open_use(pen, self.prefix);
        pen.end();
        let brightness = self.theme.seats[tile.owner()].brightness;
        Id::Motif(tile.kind(), brightness).open_use(pen, self.prefix);
        pen.end().raw("</g>");
    }
}
