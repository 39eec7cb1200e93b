//! Colours in the terminal: whether to use them, and which ones.

use std::io::IsTerminal;

use anstyle::{Ansi256Color, Style};
use clap::ValueEnum;
use paisho::{Garden, Point, Seat};

/// The argument of `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ColourChoice {
    /// On a terminal, unless the environment variable NO_COLOR is set.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The colours of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    /// None: the letters carry all information.
    Plain,
    /// Gardens and owners have colours.
    Colours,
}

impl ColourChoice {
    /// The palette for standard output.
    pub(crate) fn palette(self) -> Palette {
        let wanted = match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => {
                // By convention, an empty NO_COLOR does not count.
                let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                !refused && std::io::stdout().is_terminal()
            }
        };
        if wanted {
            Palette::Colours
        } else {
            Palette::Plain
        }
    }
}

impl Palette {
    /// A text in a style, or plain.
    pub(crate) fn paint(self, text: &str, style: Style) -> String {
        match self {
            Self::Plain => text.to_owned(),
            Self::Colours => format!("{style}{text}{style:#}"),
        }
    }
}

/// Foreground and background are always set together, so that the board looks the same on dark
/// and on light terminals.
const fn on(background: u8, foreground: u8) -> Style {
    Style::new()
        .fg_color(Some(anstyle::Color::Ansi256(Ansi256Color(foreground))))
        .bg_color(Some(anstyle::Color::Ansi256(Ansi256Color(background))))
}

/// The background of a point. Tiles of several gardens may stand on borders, so these look neutral.
pub(crate) fn ground(point: Point) -> Style {
    let (red, white) = (point.is_in(Garden::Red), point.is_in(Garden::White));
    match (point.is_gate(), point.is_in(Garden::Neutral), red, white) {
        (true, ..) => on(94, 230),
        (_, _, true, true) => on(223, 94),
        (_, false, true, false) => on(174, 88),
        (_, false, false, true) => on(255, 244),
        _ => on(187, 101),
    }
}

/// A tile of a player.
pub(crate) const fn owner(seat: Seat) -> Style {
    match seat {
        Seat::South => on(24, 231).bold(),
        Seat::West => on(22, 231).bold(),
        Seat::North => on(16, 220).bold(),
        Seat::East => on(130, 231).bold(),
    }
}

/// A point or tile that the reader should look at.
pub(crate) const fn highlight() -> Style {
    on(226, 16).bold()
}

/// A heading.
pub(crate) const fn heading() -> Style {
    Style::new().bold()
}
