//! The circle of flowers: six basic flowers in a ring. Neighbours are in harmony, opposites clash
//! ([§5.2](paisho::text::rules#5.2), [§5.3](paisho::text::rules#5.3)).

use paisho::{Kind, Seat, Tile};

use super::frame::Frame;
use super::pen::Pen;
use super::theme::Theme;
use super::tile::{Defs, Id, Style, TileSet};

/// The picture is square, and everything in it fits even with long names.
const VIEW_BOX: &str = "-500 -471 1000 1000";
/// The ground, so that the picture can stand on a page of any colour.
const GROUND: &str = "M-450-468H450Q497-468 497-421V479Q497 526 450 526H-450Q-497 526-497 479V-421\
                      Q-497-468-450-468Z";
/// The ring, through the middles of all flowers.
const RING: &str = "M0-340A340 340 0 1 1 0 340A340 340 0 1 1 0-340Z";
const RADIUS: f32 = 340.0;
/// Sines and cosines of the places, clockwise from the top; the x axis points to the right, the y
/// axis down.
const PLACES: [(f32, f32); 6] = [
    (0.0, -1.0),
    (SIN_60, -0.5),
    (SIN_60, 0.5),
    (0.0, 1.0),
    (-SIN_60, 0.5),
    (-SIN_60, -0.5),
];
const SIN_60: f32 = 0.866_025_4;
/// The owner whose tiles are shown. Any would do.
const OWNER: Seat = Seat::South;

// The labels under the flowers.
const FONT_SIZE: i32 = 40;
/// The distance from the middle of a flower to the middle of its label.
const LABEL_BELOW: f32 = 124.0;
const LABEL_HEIGHT: f32 = 56.0;
/// How wide a letter is at most on average: we can't know the font of the page.
const LETTER_WIDTH: f32 = 24.0;
const LABEL_PADDING: f32 = 30.0;
/// From the middle of a label to the line that its letters stand on.
const BASELINE: f32 = 15.0;

/// The circle of flowers as a picture, with a name under each flower.
///
/// The names are text, the only text in our pictures: they are written in the font of the page
/// around the picture, in any script, and can be found and copied.
///
/// ```
/// use paisho_view::svg::{FlowerCircle, Theme};
/// use paisho_view::words::{Language, Words};
/// let words = Words::new(Language::German);
/// let svg = FlowerCircle::new(|kind| words.tile(kind))
///     .titled("Nachbarn sind in Harmonie")
///     .to_svg(&Theme::GARDEN_LIGHT);
/// assert!(svg.starts_with("<svg") && svg.contains(">Lilie</text>"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FlowerCircle {
    names: [String; 6],
    set: TileSet,
    title: String,
    prefix: String,
}

impl FlowerCircle {
    /// The circle with the names that `name` gives to the flowers.
    #[must_use]
    pub fn new(name: impl FnMut(Kind) -> String) -> Self {
        Self {
            names: Kind::BASIC.map(name),
            set: TileSet::default(),
            title: String::new(),
            prefix: String::new(),
        }
    }

    /// Chooses what is drawn on the tiles.
    #[must_use]
    pub fn with_set(mut self, set: TileSet) -> Self {
        self.set = set;
        self
    }

    /// Sets the title, which says what the picture shows.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// Puts a prefix before every id of the picture.
    #[must_use]
    pub fn with_prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Draws the circle as SVG, 1000 units wide and high.
    #[must_use]
    pub fn to_svg(&self, theme: &Theme) -> String {
        let mut pen = Pen::new(12_000);
        Frame::new(VIEW_BOX).open(&mut pen, &self.title);
        let defs = Defs {
            set: self.set,
            theme,
            prefix: &self.prefix,
            style: Style::Framed,
        };
        defs.write(&mut pen, Kind::BASIC.map(|kind| Tile::new(OWNER, kind)));
        write_ground(&mut pen, theme);
        write_ring(&mut pen, theme);
        write_clashes(&mut pen, theme);
        for ((kind, name), place) in Kind::BASIC.into_iter().zip(&self.names).zip(PLACES) {
            let at = (place.0 * RADIUS, place.1 * RADIUS);
            self.write_tile(&mut pen, kind, at);
            write_label(&mut pen, theme, name, (at.0, at.1 + LABEL_BELOW));
        }
        Frame::close(&mut pen);
        pen.finish()
    }

    fn write_tile(&self, pen: &mut Pen, kind: Kind, (x, y): (f32, f32)) {
        Id::Tile(Tile::new(OWNER, kind)).open_use(pen, &self.prefix);
        pen.raw(" transform=\"translate(").number(x).number(y);
        pen.raw(")scale(1.8)\"").end();
    }
}

fn write_ground(pen: &mut Pen, theme: &Theme) {
    pen.open("path").attr("fill", theme.board.neutral);
    pen.attr("stroke", theme.board.rim_line);
    pen.attr("stroke-width", "6").attr("d", GROUND).end();
}

/// Harmonies, as the board shows them: a line on a pale casing.
fn write_ring(pen: &mut Pen, theme: &Theme) {
    for (tint, width) in [(theme.marks.casing, 24), (theme.seats[OWNER].line, 14)] {
        pen.open("path").attr("stroke", tint);
        pen.attr_int("stroke-width", width).attr("d", RING).end();
    }
}

/// Clashes, as the board shows them: zigzags on a pale casing.
fn write_clashes(pen: &mut Pen, theme: &Theme) {
    for (tint, width) in [(theme.marks.casing, 24), (theme.marks.alarm, 11)] {
        pen.open("path").attr("stroke", tint);
        pen.attr_int("stroke-width", width).data();
        PLACES[..3]
            .iter()
            .for_each(|place| write_zigzag(pen, *place));
        pen.end_data();
    }
}

/// A zigzag through the centre, from one flower to the opposite one.
fn write_zigzag(pen: &mut Pen, (x, y): (f32, f32)) {
    const BENDS: u8 = 15;
    const SWING: f32 = 17.0;
    pen.raw("M").number(x * RADIUS).number(y * RADIUS).raw("L");
    for bend in 0..BENDS {
        let along = RADIUS - 2.0 * RADIUS * (f32::from(bend) + 0.5) / f32::from(BENDS);
        let aside = if bend % 2 == 0 { SWING } else { -SWING };
        pen.number(x * along - y * aside);
        pen.number(y * along + x * aside);
    }
    pen.number(-x * RADIUS).number(-y * RADIUS);
}

/// A name on a label with the colours of a tile, so that it can be read wherever a tile can.
fn write_label(pen: &mut Pen, theme: &Theme, name: &str, (x, y): (f32, f32)) {
    let seat = &theme.seats[OWNER];
    let width = name.chars().count() as f32 * LETTER_WIDTH + LABEL_PADDING;
    let reach = (width - LABEL_HEIGHT) / 2.0;
    // A line with round ends is a label, and a wider one below it is its outline.
    for (tint, more) in [(seat.rim, 8.0), (seat.face, 0.0)] {
        pen.open("path").attr("stroke", tint);
        pen.raw(" stroke-width=\"").number(LABEL_HEIGHT + more);
        pen.raw("\"").data().raw("M").number(x - reach).number(y);
        pen.raw("L").number(x + reach).number(y).end_data();
    }
    pen.open("text").raw(" x=\"").number(x);
    pen.raw("\" y=\"").number(y + BASELINE).raw("\"");
    pen.attr_int("font-size", FONT_SIZE)
        .attr("text-anchor", "middle");
    pen.attr("fill", theme.inks(seat.brightness).letter).body();
    pen.text(name).raw("</text>");
}
