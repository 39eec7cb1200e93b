//! Contact sheets: many small pictures on one.

use std::error::Error;

use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Diagram, Theme, TileSet, tile_svg};
use resvg::tiny_skia::{Color, Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};

use super::sample;

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

/// All tiles of a theme: a block for each size, in it a row for each owner and set.
pub(super) fn tiles(theme: &Theme) -> Result<Pixmap, Box<dyn Error>> {
    const SIZES: [u32; 3] = [96, 48, 24];
    let row_height = |size: u32| size + size / 8;
    let rows = (Seat::ALL.len() * TileSet::ALL.len()) as u32;
    let height = SIZES.map(row_height).iter().sum::<u32>() * rows;
    let width = row_height(SIZES[0]) * Kind::ALL.len() as u32;
    let mut sheet = sheet(width + 24, height + 24, theme.board.neutral)?;
    let mut y = 12;
    for size in SIZES {
        for set in TileSet::ALL {
            for seat in Seat::ALL {
                let mut x = 12;
                for kind in Kind::ALL {
                    let svg = tile_svg(Tile::new(seat, kind), set, theme, "");
                    paste(&mut sheet, &png_of(&svg, size)?, x, y);
                    x += row_height(size);
                }
                y += row_height(size);
            }
        }
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
