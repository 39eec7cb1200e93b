//! The options of a picture: its appearance and what it shows.

use clap::Args;
use paisho::{Point, Seat, SeatCount};
use paisho_view::svg::{Diagram, Theme, TileSet};

use super::Moment;

/// The choices that all pictures of a board have.
#[derive(Args, Debug)]
pub(crate) struct Look {
    /// The colours: garden-light, garden-dark, high-contrast or classic.
    #[arg(long, default_value = "garden-light", value_parser = theme)]
    pub(crate) theme: &'static Theme,
    /// What to draw on the tiles: flowers, flowers-with-codes or letters.
    #[arg(long, default_value = "flowers", value_parser = tile_set)]
    pub(crate) tiles: TileSet,
    /// The player at the bottom: Guest, Host, South, West, North or East.
    #[arg(long, default_value = "Guest", value_parser = seat)]
    pub(crate) seat: Seat,
    /// The text for screen readers; without it they skip the picture.
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) title: String,
    #[command(flatten)]
    pub(crate) sides: Sides,
}

/// What is shown besides the tiles.
#[derive(Args, Debug)]
pub(crate) struct Sides {
    /// Show only the tiles and what other options ask for.
    #[arg(long)]
    plain: bool,
    /// Write the numbers of rows and columns along the edge.
    #[arg(long)]
    coordinates: bool,
    /// Show harmonies as lines (on unless --plain).
    #[arg(long)]
    harmonies: bool,
    /// Show Harmony Rings and the area they enclose (on unless --plain).
    #[arg(long)]
    ring: bool,
    /// Show which flowers are trapped or drained (on unless --plain).
    #[arg(long)]
    effects: bool,
    /// Show where the flower at this point may be arranged.
    #[arg(long, value_name = "(X,Y)", value_parser = point)]
    reach: Option<Point>,
    /// Show the last turn.
    #[arg(long)]
    last: bool,
}

impl Look {
    /// The drawing of a moment.
    pub(crate) fn diagram(&self, moment: &Moment) -> Diagram {
        let (sides, position) = (&self.sides, &moment.position);
        let mut diagram = Diagram::of(position)
            .with_set(self.tiles)
            .seen_from(self.seat)
            .titled(self.title.as_str());
        if sides.coordinates {
            diagram = diagram.with_coordinates();
        }
        if sides.harmonies || !sides.plain {
            diagram = diagram.with_harmonies_of(position);
        }
        if sides.ring || !sides.plain {
            diagram = diagram.with_rings_of(position);
        }
        if sides.effects || !sides.plain {
            diagram = diagram.with_effects_of(position);
        }
        if let Some(from) = sides.reach {
            diagram = diagram.with_reach_of(position, from);
        }
        match moment.last {
            Some(turn) if sides.last => diagram.with_last(turn),
            _ => diagram,
        }
    }
}

impl Sides {
    /// The point whose reach is shown.
    pub(crate) const fn reach(&self) -> Option<Point> {
        self.reach
    }
}

fn theme(name: &str) -> Result<&'static Theme, String> {
    let names = Theme::ALL.map(|theme| theme.name).join(", ");
    Theme::named(name).ok_or_else(|| format!("expected one of {names}"))
}

/// Parses the name of a tile set, for arguments.
pub(crate) fn tile_set(name: &str) -> Result<TileSet, String> {
    let names = TileSet::ALL.map(TileSet::name).join(", ");
    TileSet::named(name).ok_or_else(|| format!("expected one of {names}"))
}

/// Parses a seat's name in a game of two or of four, ignoring case.
fn seat(word: &str) -> Result<Seat, String> {
    let has_word = |seat: &Seat, seats| seat.word(seats).eq_ignore_ascii_case(word);
    let two = SeatCount::Two.seats().iter();
    let two = two.into_iter().find(|s| has_word(s, SeatCount::Two));
    let four = || Seat::ALL.into_iter().find(|s| has_word(s, SeatCount::Four));
    two.or_else(four)
        .ok_or_else(|| "expected one of Guest, Host, South, West, North, East".to_owned())
}

fn point(text: &str) -> Result<Point, String> {
    let inside = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
    let (x, y) = inside
        .unwrap_or(text)
        .split_once(',')
        .ok_or("expected a point such as (3,-4)")?;
    let number = |t: &str| {
        t.trim()
            .parse()
            .map_err(|_| format!("{t:?} is not a number"))
    };
    Point::new(number(x)?, number(y)?).ok_or_else(|| "the board has no such point".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_and_without_brackets() {
        assert_eq!(point("(3,-4)").ok(), Point::new(3, -4));
        assert_eq!(point("3, -4").ok(), Point::new(3, -4));
        assert_eq!(point("(8,8)").unwrap_err(), "the board has no such point");
        assert_eq!(point("x,1").unwrap_err(), "\"x\" is not a number");
        assert!(point("here").is_err());
    }

    #[test]
    fn seats_have_words_at_both_tables() {
        assert_eq!(seat("guest"), Ok(Seat::GUEST));
        assert_eq!(seat("Host"), Ok(Seat::HOST));
        assert_eq!(seat("East"), Ok(Seat::East));
        assert!(seat("Nobody").is_err());
    }
}
