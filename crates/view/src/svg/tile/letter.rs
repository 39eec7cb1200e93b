//! Letters: the tile set with letters instead of flowers, and the small codes on flower tiles.

use paisho::{Colour, Kind};

use super::part::{Around, FIVE, FOUR, Hue, ONCE, Part, THREE, line, shape};
use crate::svg::alphabet;
use crate::svg::pen::Pen;
use crate::svg::theme::{Brightness, Inks};

const DISC: &str = "M0-30C40-30 40 30 0 30C-40 30-40-30 0-30Z";
/// A petal, partly behind the disc.
const PETAL: &str = "M0-39C18-39 18-12 0-12C-18-12-18-39 0-39Z";
const PLAQUE: &str = "M-28-28L28-28L28 28L-28 28Z";
const DIAMOND: &str = "M0-38L38 0L0 38L-38 0Z";

/// The colours of a plate: its fill, its outline, and the letters on it.
struct Colours {
    fill: Hue,
    edge: Hue,
    letter: Hue,
}

/// Plates are dark on light faces and light on dark ones, so that they stand out; letters are the
/// opposite. White flowers and the Lotus always have light plates, with a dark outline.
const fn colours(kind: Kind, brightness: Brightness) -> Colours {
    let (fill, edge, letter) = match (kind.colour(), kind, brightness) {
        (Some(Colour::White), _, _) => (Hue::White, Hue::WhiteEdge, Hue::WhiteEdge),
        (None, Kind::Lotus, _) => (Hue::Blush, Hue::WhiteEdge, Hue::WhiteEdge),
        (Some(Colour::Red), _, Brightness::Light) => (Hue::RedDeep, Hue::RedDeep, Hue::White),
        (Some(Colour::Red), _, Brightness::Dark) => (Hue::Red, Hue::Red, Hue::WhiteEdge),
        (None, Kind::Orchid, Brightness::Light) => (Hue::VioletDeep, Hue::VioletDeep, Hue::White),
        (None, Kind::Orchid, Brightness::Dark) => (Hue::Violet, Hue::Violet, Hue::WhiteEdge),
        (None, _, Brightness::Light) => (Hue::StoneDeep, Hue::StoneDeep, Hue::White),
        (None, _, Brightness::Dark) => (Hue::Stone, Hue::Stone, Hue::WhiteEdge),
    };
    Colours { fill, edge, letter }
}

/// The shapes that a plate consists of: special flowers have a diamond, accents a plaque, basic
/// flowers a disc with as many petals as their number says.
const fn shapes(kind: Kind) -> &'static [(&'static str, Around)] {
    match kind {
        Kind::Rose | Kind::Jasmine => &[(PETAL, THREE), (DISC, ONCE)],
        Kind::Chrysanthemum | Kind::Lily => &[(PETAL, FOUR), (DISC, ONCE)],
        Kind::Rhododendron | Kind::WhiteJade => &[(PETAL, FIVE), (DISC, ONCE)],
        Kind::Lotus | Kind::Orchid => &[(DIAMOND, ONCE)],
        _ => &[(PLAQUE, ONCE)],
    }
}

/// Writes the plate: all outlines first, so that the shapes merge into one.
fn write_plate(pen: &mut Pen, kind: Kind, inks: &Inks, Colours { fill, edge, .. }: &Colours) {
    let parts = shapes(kind).iter();
    let plain = parts.map(|(data, around)| shape(*fill, data).around(around));
    if fill != edge {
        let outlines = plain.clone().map(|p| p.edged(*edge, 6));
        outlines.for_each(|p: Part| p.write(pen, inks));
    }
    plain.for_each(|p| p.write(pen, inks));
}

/// Writes the plain face of a kind.
pub(super) fn write(pen: &mut Pen, kind: Kind, inks: &Inks, brightness: Brightness) {
    let colours = colours(kind, brightness);
    write_plate(pen, kind, inks, &colours);
    let tint = colours.letter.tint(inks);
    match kind.code().split_at(1) {
        (letter, "") => write_text(pen, letter, (0.0, 0.0), 1.7, (tint, 8)),
        // The plate already shows the colour, so the number can be larger than the letter.
        (letter, number) => {
            write_text(pen, letter, (-14.0, 0.0), 1.0, (tint, 6));
            write_text(pen, number, (13.0, 0.0), 1.5, (tint, 8));
        }
    }
}

/// Writes the ground of the small code at the foot of a flower tile, the same for all kinds.
pub(super) fn write_badge(pen: &mut Pen, inks: &Inks) {
    line(Hue::Letter, 21, "M-10 29L10 29").write(pen, inks);
}

/// Writes the small code itself.
pub(super) fn write_small(pen: &mut Pen, kind: Kind, inks: &Inks, brightness: Brightness) {
    let paper = match brightness {
        Brightness::Light => Hue::White,
        Brightness::Dark => Hue::WhiteEdge,
    };
    write_text(pen, kind.code(), (0.0, 29.0), 0.75, (paper.tint(inks), 4));
}

fn write_text(pen: &mut Pen, text: &str, at: (f32, f32), scale: f32, (tint, width): (&str, i32)) {
    pen.open("path").attr("stroke", tint);
    pen.attr_int("stroke-width", width).data();
    alphabet::write_centred(pen, text, at, scale);
    pen.end_data();
}
