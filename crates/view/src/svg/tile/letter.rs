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

const fn plate_of(fill: Hue, data: &'static str, letter: Hue) -> Plate {
    Plate {
        part: shape(fill, data),
        letter,
    }
}

/// Red flowers have a full disc, white flowers an outlined one, special flowers a diamond, accents
/// a plaque. On dark faces plates are light and letters dark, and the other way round.
const fn plate(kind: Kind, brightness: Brightness) -> Plate {
    match (kind.colour(), kind, brightness) {
        (Some(Colour::Red), _, Brightness::Light) => plate_of(Hue::RedDeep, DISC, Hue::White),
        (Some(Colour::Red), _, Brightness::Dark) => plate_of(Hue::Red, DISC, Hue::WhiteEdge),
        (Some(Colour::White), _, _) => outlined(Hue::White, DISC),
        (None, Kind::Lotus, _) => outlined(Hue::Blush, DIAMOND),
        (None, Kind::Orchid, Brightness::Light) => plate_of(Hue::VioletDeep, DIAMOND, Hue::White),
        (None, Kind::Orchid, Brightness::Dark) => plate_of(Hue::Violet, DIAMOND, Hue::WhiteEdge),
        (None, _, Brightness::Light) => plate_of(Hue::StoneDeep, PLAQUE, Hue::White),
        (None, _, Brightness::Dark) => plate_of(Hue::Stone, PLAQUE, Hue::WhiteEdge),
    }
}

const fn outlined(fill: Hue, data: &'static str) -> Plate {
    Plate {
        part: shape(fill, data).edged(Hue::WhiteEdge, 4),
        letter: Hue::WhiteEdge,
    }
}

/// Writes the plain face of a kind.
pub(super) fn write(pen: &mut Pen, kind: Kind, inks: &Inks, brightness: Brightness) {
    let plate = plate(kind, brightness);
    plate.part.write(pen, inks, 1.0);
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
    shape(Hue::Letter, "M-16 22L16 22L16 36L-16 36Z")
        .edged(Hue::Letter, 8)
        .write(pen, inks, 1.0);
    write_code(pen, kind, (0.0, 29.0), 0.75, (paper.tint(inks), 4));
}

fn write_code(pen: &mut Pen, kind: Kind, at: (f32, f32), scale: f32, (tint, width): (&str, i32)) {
    pen.open("path").attr("stroke", tint);
    pen.attr_int("stroke-width", width).data();
    alphabet::write_centred(pen, kind.code(), at, scale);
    pen.end_data();
}
