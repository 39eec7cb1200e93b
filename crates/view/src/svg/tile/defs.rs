//! Definitions: every tile of a picture is defined once and used wherever it stands.
//!
//! Three sorts of ids, all behind the caller's prefix: `S` is the ground of South's tiles,
//! `light-R3` a Rose for light grounds, `S-R3` South's Rose, which uses the two.

use paisho::{Kind, Seat, Tile};

use super::{STROKES, TileSet, ground, write_motif};
use crate::svg::pen::Pen;
use crate::svg::theme::{Brightness, Theme};

/// The definitions of some tiles as a `<defs>` element, so that a page can keep them once and show
/// each with `<use href="#…"/>` and the id of [`tile_id`]. A tile is centred on (0,0) and 100 units
/// wide. Repeated tiles are defined once.
///
/// The prefix goes before every id, so that several pictures can live in one page.
#[must_use]
pub fn tile_defs(
    tiles: impl IntoIterator<Item = Tile>,
    set: TileSet,
    theme: &Theme,
    prefix: &str,
) -> String {
    let mut pen = Pen::new(16_000);
    pen.raw("<defs>");
    write_defs(&mut pen, tiles, set, theme, prefix);
    pen.raw("</defs>");
    pen.finish()
}

/// The id under which [`tile_defs`] and diagrams define a tile: the prefix, the seat's letter, a
/// hyphen and the kind's code, as in `S-R3`.
#[must_use]
pub fn tile_id(tile: Tile, prefix: &str) -> String {
    let mut pen = Pen::new(prefix.len() + 4);
    write_id(&mut pen, tile, prefix);
    pen.finish()
}

/// Writes the id of a tile.
pub(in crate::svg) fn write_id(pen: &mut Pen, tile: Tile, prefix: &str) {
    pen.text(prefix).raw(seat_letter(tile.owner()));
    pen.raws(&["-", tile.kind().code()]);
}

/// Seats by the letters of a table of four, which are all different.
const fn seat_letter(seat: Seat) -> &'static str {
    match seat {
        Seat::South => "S",
        Seat::West => "W",
        Seat::North => "N",
        Seat::East => "E",
    }
}

const fn brightness_word(brightness: Brightness) -> &'static str {
    match brightness {
        Brightness::Light => "light-",
        Brightness::Dark => "dark-",
    }
}

/// Which tiles are used, one bit each.
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

/// Writes the definitions of the tiles that are used: grounds, motifs, and tiles made of them.
pub(in crate::svg) fn write_defs(
    pen: &mut Pen,
    tiles: impl IntoIterator<Item = Tile>,
    set: TileSet,
    theme: &Theme,
    prefix: &str,
) {
    let used: Used = tiles.into_iter().collect();
    for seat in Seat::ALL.into_iter().filter(|s| used.has_ground(*s)) {
        pen.raw("<g id=\"")
            .text(prefix)
            .raws(&[seat_letter(seat), "\"", STROKES]);
        ground::write(pen, seat, theme);
        pen.raw("</g>");
    }
    for brightness in [Brightness::Light, Brightness::Dark] {
        for kind in Kind::ALL {
            if used.has_motif(kind, brightness, theme) {
                open_motif(pen, "<g id=\"", kind, brightness, prefix);
                pen.raws(&["\"", STROKES]);
                write_motif(pen, kind, brightness, set, theme);
                pen.raw("</g>");
            }
        }
    }
    for seat in Seat::ALL {
        for kind in Kind::ALL.into_iter().filter(|k| used.has(seat, *k)) {
            write_tile(pen, Tile::new(seat, kind), theme, prefix);
        }
    }
}

fn open_motif(pen: &mut Pen, tag: &str, kind: Kind, brightness: Brightness, prefix: &str) {
    pen.raw(tag).text(prefix);
    pen.raws(&[brightness_word(brightness), kind.code()]);
}

/// A tile is its ground and its motif.
fn write_tile(pen: &mut Pen, tile: Tile, theme: &Theme, prefix: &str) {
    pen.raw("<g id=\"");
    write_id(pen, tile, prefix);
    pen.raw("\"><use href=\"#").text(prefix);
    pen.raws(&[seat_letter(tile.owner()), "\"/>"]);
    let brightness = theme.seats[tile.owner()].brightness;
    open_motif(pen, "<use href=\"#", tile.kind(), brightness, prefix);
    pen.raw("\"/></g>");
}
