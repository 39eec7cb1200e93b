//! Letters: the plain set, and the small codes on flowers.

use paisho::{Colour, Kind};

use super::part::{Hue, Part, shape};
use crate::svg::alphabet;
use crate::svg::pen::Pen;
use crate::svg::theme::{Brightness, Inks};

const DISC: &str = "M0-34C19-34 34-19 34 0C34 19 19 34 0 34C-19 34-34 19-34 0C-34-19-19-34 0-34Z";
const PLAQUE: &str = "M-29-29L29-29L29 29L-29 29Z";
const DIAMOND: &str = "M0-39L39 0L0 39L-39 0Z";

/// What a letter stands on, and the colour of the letter.
struct Plate {
    part: Part,
    letter: Hue,
}

/// Red flowers have a full disc, white flowers an outlined one, special flowers a diamond, accents
/// a plaque.
const fn plate(kind: Kind) -> Plate {
    let (part, letter) = match (kind.colour(), kind) {
        (Some(Colour::Red), _) => (shape(Hue::RedDeep, DISC), Hue::White),
        (Some(Colour::White), _) => (
            shape(Hue::White, DISC).edged(Hue::WhiteEdge, 4),
            Hue::WhiteEdge,
        ),
        (None, Kind::Lotus) => (
            shape(Hue::Blush, DIAMOND).edged(Hue::WhiteEdge, 4),
            Hue::WhiteEdge,
        ),
        (None, Kind::Orchid) => (shape(Hue::VioletDeep, DIAMOND), Hue::White),
        (None, _) => (shape(Hue::StoneDeep, PLAQUE), Hue::White),
    };
    Plate { part, letter }
}

/// Writes the plain face of a kind.
pub(super) fn write(pen: &mut Pen, kind: Kind, inks: &Inks) {
    let plate = plate(kind);
    plate.part.write(pen, inks);
    let (scale, width) = match kind.code().len() {
        1 => (1.6, 8),
        _ => (1.25, 7),
    };
    write_code(
        pen,
        kind,
        (0.0, 0.0),
        scale,
        (plate.letter.tint(inks), width),
    );
}

/// Writes the small code at the foot of a flower tile.
pub(super) fn write_badge(pen: &mut Pen, kind: Kind, inks: &Inks, brightness: Brightness) {
    let paper = match brightness {
        Brightness::Light => Hue::White,
        Brightness::Dark => Hue::WhiteEdge,
    };
    shape(Hue::Letter, "M-21 17L21 17L21 43L-21 43Z")
        .edged(Hue::Letter, 6)
        .write(pen, inks);
    write_code(pen, kind, (0.0, 30.0), 0.95, (paper.tint(inks), 5));
}

fn write_code(pen: &mut Pen, kind: Kind, at: (f32, f32), scale: f32, (tint, width): (&str, i32)) {
    pen.raws(&["<path stroke=\"", tint, "\" stroke-width=\""]);
    pen.int(width).raw("\" d=\"");
    alphabet::write_centred(pen, kind.code(), at, scale);
    pen.raw("\"/>");
}
