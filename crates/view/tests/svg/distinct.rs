//! Every tile can be told from every other at 24 pixels, also with every kind of colour blindness.

use crate::eyes::Eyes;
use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Theme, TileSet, tile_svg};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const SIZE: usize = 24;

/// A rendered tile, as it looks with one kind of colour vision.
struct Rendered {
    tile: Tile,
    /// All pixels, row by row.
    pixels: Vec<[u8; 3]>,
}

impl Rendered {
    /// The picture unchanged, and shifted by a pixel in each direction; the edge is repeated.
    fn shifted(&self) -> [Vec<[u8; 3]>; 5] {
        [(1, 1), (0, 1), (2, 1), (1, 0), (1, 2)].map(|(dx, dy)| self.shift(dx, dy))
    }

    /// The picture shifted by `dx - 1` and `dy - 1` pixels.
    fn shift(&self, dx: usize, dy: usize) -> Vec<[u8; 3]> {
        let clamp = |place: usize| place.clamp(1, SIZE) - 1;
        let places = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
        places
            .map(|(x, y)| self.pixels[clamp(y + dy) * SIZE + clamp(x + dx)])
            .collect()
    }

    /// The mean difference of all channels (0 to 255) to the most similar of these pictures.
    fn distance(&self, shifted: &[Vec<[u8; 3]>]) -> f32 {
        let nearest = shifted.iter().map(|other| self.difference(other)).min();
        nearest.unwrap_or(0) as f32 / (3 * self.pixels.len()) as f32
    }

    fn difference(&self, other: &[[u8; 3]]) -> u32 {
        let mut sum = 0;
        for (a, b) in self.pixels.iter().zip(other) {
            // A shortcut: most pixels of two tiles are the same.
            if a != b {
                let channels = [0, 1, 2].map(|c| u32::from(a[c].abs_diff(b[c])));
                sum += channels[0] + channels[1] + channels[2];
            }
        }
        sum
    }
}

/// Renders a tile on the colour of the neutral garden.
fn render(tile: Tile, set: TileSet, theme: &Theme) -> Pixmap {
    let svg = tile_svg(tile, set, theme, "");
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let mut picture = Pixmap::new(SIZE as u32, SIZE as u32).unwrap();
    let tint = theme.board.neutral;
    let channel = |at: usize| u8::from_str_radix(&tint[at..at + 2], 16).unwrap();
    picture.fill(Color::from_rgba8(channel(1), channel(3), channel(5), 255));
    let scale = SIZE as f32 / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut picture.as_mut());
    picture
}

fn render_all(set: TileSet, theme: &Theme) -> Vec<(Tile, Pixmap)> {
    let tiles = Seat::ALL
        .into_iter()
        .flat_map(|s| Kind::ALL.map(|k| Tile::new(s, k)));
    tiles.map(|t| (t, render(t, set, theme))).collect()
}

fn see(tile: Tile, mut picture: Pixmap, eyes: Eyes) -> Rendered {
    eyes.see(&mut picture);
    let pixels = picture.pixels().iter();
    let pixels = pixels.map(|p| [p.red(), p.green(), p.blue()]).collect();
    Rendered { tile, pixels }
}

/// All pairs of tiles with their distances, nearest first.
fn pairs(tiles: &[(Tile, Pixmap)], eyes: Eyes) -> Vec<(f32, Tile, Tile)> {
    let rendered = tiles
        .iter()
        .map(|(t, picture)| see(*t, picture.clone(), eyes));
    let rendered: Vec<Rendered> = rendered.collect();
    let mut pairs = Vec::new();
    for (i, a) in rendered.iter().enumerate() {
        let shifted = a.shifted();
        let others = rendered[..i].iter();
        pairs.extend(others.map(|b| (b.distance(&shifted), b.tile, a.tile)));
    }
    pairs.sort_by(|a, b| a.0.total_cmp(&b.0));
    pairs
}

/// Asserts a minimal distance between all tiles. Prints the three nearest pairs and the median,
/// which `docs/art.md` quotes.
fn check(set: TileSet, theme: &Theme, eyes: &[Eyes], least: f32) {
    let tiles = render_all(set, theme);
    for eyes in eyes {
        let pairs = pairs(&tiles, *eyes);
        let (nearest, median) = (&pairs[..3], pairs[pairs.len() / 2].0);
        println!(
            "{} {} {}: {nearest:.1?} median {median:.1}",
            set.name(),
            theme.name,
            eyes.name()
        );
        assert!(pairs[0].0 >= least, "{:?} look too much alike", pairs[0]);
    }
}

#[test]
fn flowers_differ_by_day() {
    check(TileSet::Flowers, &Theme::GARDEN_LIGHT, &Eyes::ALL, 9.0);
}

#[test]
fn flowers_differ_by_night() {
    check(TileSet::Flowers, &Theme::GARDEN_DARK, &Eyes::ALL, 9.0);
}

#[test]
fn flowers_differ_in_high_contrast() {
    check(TileSet::Flowers, &Theme::HIGH_CONTRAST, &Eyes::ALL, 16.0);
}

#[test]
fn flowers_differ_on_red_and_white_tiles() {
    check(TileSet::Flowers, &Theme::CLASSIC, &Eyes::ALL, 9.0);
}

/// Letters differ by strokes on plates of the same shape, where colour does not help, so greyscale
/// is enough.
#[test]
fn letters_differ_by_day() {
    check(
        TileSet::Letters,
        &Theme::GARDEN_LIGHT,
        &[Eyes::Greyscale],
        3.8,
    );
}

#[test]
fn letters_differ_by_night() {
    check(
        TileSet::Letters,
        &Theme::GARDEN_DARK,
        &[Eyes::Greyscale],
        3.8,
    );
}

#[test]
fn letters_differ_in_high_contrast() {
    check(
        TileSet::Letters,
        &Theme::HIGH_CONTRAST,
        &[Eyes::Greyscale],
        5.0,
    );
}

#[test]
fn letters_differ_on_red_and_white_tiles() {
    check(TileSet::Letters, &Theme::CLASSIC, &[Eyes::Greyscale], 3.8);
}
