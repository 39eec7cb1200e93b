//! Draws the pictures of `docs/pictures`. With a second argument it also draws large contact sheets
//! to review a change of the art: all tiles in all sets, sizes and themes, and boards with every
//! mark.
//!
//! `cargo run --release -p paisho-view --example contact_sheet -- docs/pictures [SHEETS]`

#[path = "../../tests/svg/sample.rs"]
mod sample;

mod eyes;
mod sheet;

use std::error::Error;
use std::fs;
use std::path::Path;

use paisho_view::svg::Theme;
use resvg::tiny_skia::Pixmap;

use eyes::Eyes;
use sheet::{all_tiles, boards, many_eyes, png_of, some_tiles, themes};

fn main() -> Result<(), Box<dyn Error>> {
    let mut folders = std::env::args().skip(1);
    let pictures = folders
        .next()
        .ok_or("give the folder to write the pictures to")?;
    draw_pictures(Path::new(&pictures))?;
    folders
        .next()
        .map_or(Ok(()), |sheets| draw_sheets(Path::new(&sheets)))
}

fn save(picture: &Pixmap, folder: &Path, name: &str) -> Result<(), Box<dyn Error>> {
    let file = folder.join(name).with_extension("png");
    Ok(fs::write(file, picture.encode_png()?)?)
}

/// The pictures that the documentation shows.
fn draw_pictures(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let readme = sample::readme().to_svg(&Theme::GARDEN_LIGHT);
    save(&png_of(&readme, 720)?, folder, "position")?;
    fs::write(folder.join("position.svg"), readme)?;
    save(&some_tiles()?, folder, "tiles")?;
    save(&themes()?, folder, "themes")?;
    save(&many_eyes()?, folder, "eyes")
}

/// The contact sheets for reviewing a change of the art.
fn draw_sheets(folder: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        let tiles = all_tiles(theme)?;
        save(&tiles, folder, &format!("tiles-{}", theme.name))?;
        for eyes in Eyes::ALL {
            let mut seen = tiles.clone();
            eyes.see(&mut seen);
            save(
                &seen,
                folder,
                &format!("tiles-{}-{}", theme.name, eyes.name()),
            )?;
        }
    }
    save(&boards()?, folder, "boards")
}
