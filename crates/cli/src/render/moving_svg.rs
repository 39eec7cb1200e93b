//! A replay as an animated SVG. The board and the tiles are written once; each moment is a group
//! that is visible for its time. Programs without animation show the last moment.

use std::fmt::Write;

use paisho::Board;
use paisho_view::svg::{Diagram, Theme, tile_defs};

/// The last moment is shown this many times as long as the others.
const LAST_STAYS: usize = 3;

/// The moments as an SVG that loops; the delay is in milliseconds.
pub(crate) fn moving_svg(moments: &[Diagram], theme: &Theme, delay: u16) -> String {
    let Some(first) = moments.first() else {
        return String::new();
    };
    let mut empty = Diagram::new(Board::empty())
        .with_set(first.set)
        .seen_from(first.bottom)
        .titled(first.title.as_str());
    empty.coordinates = first.coordinates;
    let board = empty.to_svg(theme);
    let (board, end) = board.split_at(board.len() - "</svg>".len());
    let tiles = moments.iter().flat_map(|m| m.board.tiles());
    let mut svg = board.to_owned();
    svg.push_str(&tile_defs(tiles.map(|(_, t)| t), first.set, theme, ""));
    let ground = content(board);
    for (i, moment) in moments.iter().enumerate() {
        let picture = moment.to_svg(theme);
        let picture = content(picture.strip_suffix("</svg>").unwrap_or(&picture));
        let shown = Shown {
            i,
            of: moments.len(),
            delay,
        };
        shown.write(&mut svg, picture.strip_prefix(ground).unwrap_or(picture));
    }
    svg + end
}

/// The part of an SVG after the definitions of tiles.
fn content(svg: &str) -> &str {
    svg.split_once("</defs>")
        .map_or(svg, |(_, content)| content)
}

/// The time during which a moment is visible.
struct Shown {
    i: usize,
    of: usize,
    delay: u16,
}

impl Shown {
    fn write(&self, svg: &mut String, content: &str) {
        let units = self.of - 1 + LAST_STAYS;
        let seconds = units as f32 * f32::from(self.delay) / 1000.0;
        let at = |i: usize| i as f32 / units as f32;
        let (values, times) = match (self.i, self.i + 1 == self.of) {
            (0, true) => ("inline".to_owned(), "0".to_owned()),
            (0, false) => ("inline;none".to_owned(), format!("0;{:.5}", at(1))),
            (i, true) => ("none;inline".to_owned(), format!("0;{:.5}", at(i))),
            (i, false) => (
                "none;inline;none".to_owned(),
                format!("0;{:.5};{:.5}", at(i), at(i + 1)),
            ),
        };
        let hidden = if self.i + 1 == self.of {
            ""
        } else {
            " display=\"none\""
        };
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            "<g{hidden}><animate attributeName=\"display\" calcMode=\"discrete\" dur=\"{seconds}s\" \
             repeatCount=\"indefinite\" values=\"{values}\" keyTimes=\"{times}\"/>{content}</g>"
        );
    }
}
