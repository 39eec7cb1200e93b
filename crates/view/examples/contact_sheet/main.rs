//! Draws the pictures of `docs/pictures`: contact sheets of all tiles and boards, as people with
//! different eyes see them, and the position of the README.
//!
//! `cargo run --release -p paisho-view --example contact_sheet -- docs/pictures`

#[path = "../../tests/svg_sample/mod.rs"]
mod sample;

mod eyes;
mod sheet;

use std::error::Error;
use std::fs;
use std::path::Path;

use paisho_view::svg::Theme;

use eyes::Eyes;
use sheet::{boards, png_of, tiles};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("say where the pictures go")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    for theme in Theme::ALL {
        fs::write(
            folder.join(format!("tiles-{}.png", theme.name)),
            tiles(theme)?.encode_png()?,
        )?;
    }
    for eyes in Eyes::ALL {
        let mut seen = tiles(&Theme::GARDEN_LIGHT)?;
        eyes.see(&mut seen);
        fs::write(
            folder.join(format!("tiles-{}.png", eyes.name())),
            seen.encode_png()?,
        )?;
    }
    fs::write(folder.join("boards.png"), boards()?.encode_png()?)?;
    let readme = sample::readme().to_svg(&Theme::GARDEN_LIGHT);
    fs::write(
        folder.join("position.png"),
        png_of(&readme, 800)?.encode_png()?,
    )?;
    fs::write(folder.join("position.svg"), readme)?;
    Ok(())
}
