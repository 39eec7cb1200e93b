//! The tiles to cut out: the full set of each player, with the Ancient Oasis.

use std::fmt::Write;

use paisho::{Kind, Ruleset, Seat, SeatCount, Tile};
use paisho_view::svg::{Theme, TileSet, tile_svg};

use super::paper::{MARGIN, Paper, placed};

/// The share of a square's width that its tile fills.
const FILLED: f32 = 0.9;

/// The pages with all tiles of all seats. A tile is as wide as the distance between points of the
/// board.
pub(crate) fn tile_pages(paper: Paper, seats: SeatCount, set: TileSet, step: f32) -> Vec<String> {
    let square = step / FILLED;
    let columns = (paper.inner_width() / square).floor().max(1.0) as usize;
    let rows = (paper.inner_height() / square).floor().max(1.0) as usize;
    let mut squares: Vec<Option<Tile>> = Vec::new();
    for seat in seats.seats().iter() {
        squares.extend(full_set(seat).map(Some));
        // Each player's tiles begin on a new row.
        squares.resize(squares.len().next_multiple_of(columns), None);
    }
    squares
        .chunks(columns * rows)
        .map(|tiles| paper.page(&sheet(tiles, columns, square, set)))
        .collect()
}

/// Every tile a player can have, including those of the Oasis.
fn full_set(owner: Seat) -> impl Iterator<Item = Tile> {
    Kind::ALL
        .into_iter()
        .flat_map(move |kind| std::iter::repeat_n(Tile::new(owner, kind), copies(kind)))
}

/// The ruleset with the most tiles.
const LARGEST: Ruleset = Ruleset {
    oasis: true,
    ..Ruleset::RULEBOOK
};

/// The number of tiles of a kind that a player may need.
const fn copies(kind: Kind) -> usize {
    LARGEST.supply(kind) as usize
}

/// Tiles in rows, with cutting lines.
fn sheet(tiles: &[Option<Tile>], columns: usize, square: f32, set: TileSet) -> String {
    let mut content = cutting_lines(tiles.len(), columns, square);
    let inset = square * (1.0 - FILLED) / 2.0;
    let there = tiles.iter().enumerate();
    for (i, tile) in there.filter_map(|(i, tile)| Some((i, (*tile)?))) {
        let x = MARGIN + square * (i % columns) as f32 + inset;
        let y = MARGIN + square * (i / columns) as f32 + inset;
        let picture = tile_svg(tile, set, &Theme::GARDEN_LIGHT, "");
        content.push_str(&placed(&picture, x, y, square * FILLED));
    }
    content
}

fn cutting_lines(count: usize, columns: usize, square: f32) -> String {
    let rows = count.div_ceil(columns);
    let columns = columns.min(count);
    let (width, height) = (square * columns as f32, square * rows as f32);
    let mut data = String::new();
    for column in 0..=columns {
        // Writing to a string does not fail.
        let _ = write!(
            data,
            "M{} {MARGIN}v{height}",
            MARGIN + square * column as f32
        );
    }
    for row in 0..=rows {
        let _ = write!(data, "M{MARGIN} {}h{width}", MARGIN + square * row as f32);
    }
    format!(
        "<path d=\"{data}\" fill=\"none\" stroke=\"#999\" stroke-width=\".15\" stroke-dasharray=\"1 1\"/>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_set_is_what_the_rules_give_a_player() {
        // §2.1 and §2.2: eighteen basic flowers, two special ones, eight accents, three of the Oasis.
        assert_eq!(full_set(Seat::GUEST).count(), 18 + 2 + 8 + 3);
        let pages = |seats| tile_pages(Paper::A4, seats, TileSet::Flowers, 19.6).len();
        assert_eq!((pages(SeatCount::Two), pages(SeatCount::Four)), (1, 2));
    }
}
