//! Contact sheets: many small pictures on one sheet.

use std::error::Error;

use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Diagram, Theme, TileSet, tile_svg};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use crate::eyes::Eyes;
use crate::sample;

/// Renders a square SVG at a size in pixels.
pub(super) fn png_of(svg: &str, size: u32) -> Result<Pixmap, Box<dyn Error>> {
    let tree = Tree::from_str(svg, &Options::default())?;
    let mut pixmap = Pixmap::new(size, size).ok_or("a picture needs pixels")?;
    let scale = size as f32 / tree.size().width();
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixmap.as_mut(),
    );
    Ok(pixmap)
}

fn paste(sheet: &mut Pixmap, picture: &Pixmap, x: u32, y: u32) {
    sheet.draw_pixmap(
        x as i32,
        y as i32,
        picture.as_ref(),
        &PixmapPaint::default(),
        Transform::identity(),
        None,
    );
}

/// An empty sheet in a colour written as `#rrggbb`.
fn sheet(width: u32, height: u32, tint: &str) -> Result<Pixmap, Box<dyn Error>> {
    let mut sheet = Pixmap::new(width, height).ok_or("a sheet needs pixels")?;
    let channel = |at: usize| u8::from_str_radix(&tint[at..at + 2], 16);
    sheet.fill(Color::from_rgba8(
        channel(1)?,
        channel(3)?,
        channel(5)?,
        255,
    ));
    Ok(sheet)
}

/// The distance between the left edges of neighbouring tiles of a size.
const fn pitch(size: u32) -> u32 {
    size + size / 8
}

/// Pastes a row with one tile of each kind.
fn paste_row(
    sheet: &mut Pixmap,
    (x, y): (u32, u32),
    size: u32,
    svg: impl Fn(Kind) -> String,
) -> Result<(), Box<dyn Error>> {
    for (i, kind) in (0..).zip(Kind::ALL) {
        let picture = png_of(&svg(kind), size)?;
        paste(sheet, &picture, x + i * pitch(size), y);
    }
    Ok(())
}

/// All tiles of a theme: a block for each size, with a row for each owner and set.
pub(super) fn all_tiles(theme: &Theme) -> Result<Pixmap, Box<dyn Error>> {
    const SIZES: [u32; 3] = [96, 48, 24];
    let rows = (Seat::ALL.len() * TileSet::ALL.len()) as u32;
    let height = SIZES.map(pitch).iter().sum::<u32>() * rows;
    let width = pitch(SIZES[0]) * Kind::ALL.len() as u32;
    let mut sheet = sheet(width + 24, height + 24, theme.board.neutral)?;
    let mut y = 12;
    for size in SIZES {
        for set in TileSet::ALL {
            for seat in Seat::ALL {
                let svg = |kind| tile_svg(Tile::new(seat, kind), set, theme, "");
                paste_row(&mut sheet, (12, y), size, svg)?;
                y += pitch(size);
            }
        }
    }
    Ok(sheet)
}

/// The tiles for the documentation: flowers and letters of all owners in the light theme.
pub(super) fn some_tiles() -> Result<Pixmap, Box<dyn Error>> {
    const SIZE: u32 = 48;
    let theme = &Theme::GARDEN_LIGHT;
    let sets = [TileSet::Flowers, TileSet::Letters];
    let rows = (sets.len() * Seat::ALL.len()) as u32;
    let width = pitch(SIZE) * Kind::ALL.len() as u32;
    let mut sheet = sheet(width + 10, pitch(SIZE) * rows + 10, theme.board.neutral)?;
    let mut y = 8;
    for set in sets {
        for seat in Seat::ALL {
            let svg = |kind| tile_svg(Tile::new(seat, kind), set, theme, "");
            paste_row(&mut sheet, (8, y), SIZE, svg)?;
            y += pitch(SIZE);
        }
    }
    Ok(sheet)
}

/// The tiles of Guest and Host at 24 pixels, magnified, with every simulated colour vision.
pub(super) fn many_eyes() -> Result<Pixmap, Box<dyn Error>> {
    const SIZE: u32 = 24;
    let theme = &Theme::GARDEN_LIGHT;
    let (width, height) = (pitch(SIZE) * 15 + 6, pitch(SIZE) * 2 + 6);
    let mut one = sheet(width, height, theme.board.neutral)?;
    for (row, seat) in (0..).zip([Seat::GUEST, Seat::HOST]) {
        let svg = |kind| tile_svg(Tile::new(seat, kind), TileSet::Flowers, theme, "");
        paste_row(&mut one, (4, 4 + row * pitch(SIZE)), SIZE, svg)?;
    }
    let mut all = Pixmap::new(width * 2, height * 2 * 5).ok_or("a sheet needs pixels")?;
    let seen = Eyes::ALL.map(|eyes| {
        let mut seen = one.clone();
        eyes.see(&mut seen);
        seen
    });
    for (row, picture) in (0_u32..).zip([&one].into_iter().chain(&seen)) {
        let y = (row * height * 2) as f32;
        let place = Transform::from_row(2.0, 0.0, 0.0, 2.0, 0.0, y);
        all.draw_pixmap(0, 0, picture.as_ref(), &PixmapPaint::default(), place, None);
    }
    Ok(all)
}

/// The same position in all themes.
pub(super) fn themes() -> Result<Pixmap, Box<dyn Error>> {
    const SIZE: u32 = 400;
    let ring = sample::position(sample::RING);
    let diagram = sample::in_play(&ring).seen_from(Seat::HOST);
    let mut sheet = sheet(SIZE * Theme::ALL.len() as u32, SIZE, "#ffffff")?;
    for (column, theme) in (0..).zip(Theme::ALL) {
        let picture = png_of(&diagram.to_svg(theme), SIZE - 12)?;
        paste(&mut sheet, &picture, column * SIZE + 6, 6);
    }
    Ok(sheet)
}

/// Boards in all themes: a game, a ring, Ancient Oasis in letters, and every mark at once.
pub(super) fn boards() -> Result<Pixmap, Box<dyn Error>> {
    const SIZE: u32 = 700;
    let ring = sample::position(sample::RING);
    let oasis = sample::position(sample::OASIS);
    let diagrams: [Diagram; 4] = [
        sample::readme(),
        sample::in_play(&ring).seen_from(Seat::HOST),
        sample::in_play(&oasis)
            .with_set(TileSet::Letters)
            .seen_from(Seat::West),
        sample::everything(),
    ];
    let (columns, rows) = (diagrams.len() as u32, Theme::ALL.len() as u32);
    let mut sheet = sheet(SIZE * columns, SIZE * rows, "#ffffff")?;
    for (row, theme) in (0..).zip(Theme::ALL) {
        for (column, diagram) in (0..).zip(&diagrams) {
            let picture = png_of(&diagram.to_svg(theme), SIZE - 20)?;
            paste(&mut sheet, &picture, column * SIZE + 10, row * SIZE + 10);
        }
    }
    Ok(sheet)
}
