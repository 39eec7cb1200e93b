//! Screenshots of every page, to be looked at: `ci/screenshots.sh`.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::PAGES;
use crate::furnished::furnish;
use crate::server::Server;
use crate::tab::{Device, Tab, Theme};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures for people and judges nothing; ci/screenshots.sh runs it"]
async fn every_page_has_its_picture_taken() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    let languages = std::env::var("PICTURE_LANGUAGES").unwrap_or_else(|_| "en he".to_owned());
    let server = Server::start().await;
    for (device, size) in [(Device::Desktop, "desktop"), (Device::Phone, "phone")] {
        for language in languages.split(' ') {
            let tab = Tab::open(&server, device, language).await;
            let mut pages = PAGES.map(str::to_owned).to_vec();
            pages.extend(furnish(&server, &tab, &format!("anna-{}-{language}", &size[..1])).await);
            for theme in Theme::ALL {
                tab.choose_theme(theme).await;
                for (number, page) in pages.iter().enumerate() {
                    tab.go(page).await;
                    tab.see("main h1").await;
                    // Wait for lists to load and animations to end.
                    tokio::time::sleep(Duration::from_millis(600)).await;
                    let name = file_name(number, page);
                    let theme = theme.word();
                    let path = folder.join(format!("{name}-{size}-{theme}-{language}.png"));
                    let picture = tab.client.screenshot().await.unwrap();
                    fs::write(&path, picture).unwrap();
                    println!("{}", path.display());
                }
            }
            tab.close().await;
        }
    }
}

/// The number of a page and the first part of its address.
fn file_name(number: usize, page: &str) -> String {
    let word = page.split('/').nth(1).filter(|word| !word.is_empty());
    format!("{number:02}-{}", word.unwrap_or("home"))
}
