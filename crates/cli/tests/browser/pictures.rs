//! Pictures of every page, to be looked at: `ci/screenshots.sh`.

use std::fs;
use std::path::Path;

use crate::PAGES;
use crate::server::Server;
use crate::tab::{Device, Tab};

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures for people and judges nothing; ci/screenshots.sh runs it"]
async fn every_page_has_its_picture_taken() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    let server = Server::start().await;
    for (device, size) in [(Device::Desktop, "desktop"), (Device::Phone, "phone")] {
        for language in ["en", "he"] {
            let tab = Tab::open(&server, device, language).await;
            for theme in ["light", "dark"] {
                tab.go("/").await;
                tab.choose_theme(theme).await;
                for page in PAGES {
                    tab.go(page).await;
                    tab.see("main h1").await;
                    let name = page.trim_matches('/').replace('/', "-");
                    let name = if name.is_empty() { "home" } else { &name };
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
