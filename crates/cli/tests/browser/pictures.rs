//! Screenshots of every page, to be looked at: `ci/screenshots.sh`.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::PAGES;
use crate::alone::sit_down;
use crate::furnished::furnish;
use crate::server::Server;
use crate::tab::{Device, Tab, Theme};

/// The folder of the pictures, which is made if it is missing.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The languages to take pictures in.
fn languages() -> Vec<String> {
    let languages = std::env::var("PICTURE_LANGUAGES").unwrap_or_else(|_| "en he".to_owned());
    languages.split(' ').map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures for people and judges nothing; ci/screenshots.sh runs it"]
async fn every_page_has_its_picture_taken() {
    let folder = folder();
    let server = Server::start().await;
    for (device, size) in [(Device::Desktop, "desktop"), (Device::Phone, "phone")] {
        for language in languages() {
            let tab = Tab::open(&server, device, &language).await;
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

/// Takes a picture of the open page.
async fn picture(tab: &Tab, name: &str) {
    // Wait for animations to end.
    tokio::time::sleep(Duration::from_millis(600)).await;
    let path = folder().join(format!("{name}.png"));
    fs::write(&path, tab.client.screenshot().await.unwrap()).unwrap();
    println!("{}", path.display());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures for people and judges nothing; ci/screenshots.sh runs it"]
async fn the_choice_of_rules_and_the_rules_of_a_game_have_their_pictures_taken() {
    let server = Server::start().await;
    for (device, size) in [(Device::Desktop, "desktop"), (Device::Phone, "phone")] {
        for language in languages() {
            let tab = Tab::open(&server, device, &language).await;
            let name = |what: &str| format!("rules-{what}-{size}-{language}");
            tab.go("/lobby#create").await;
            tab.click(".rules-choice > summary").await;
            tab.click("label:has([name=preset][value=polish])").await;
            picture(&tab, &name("online")).await;
            tab.go("/play/friend").await;
            tab.settled().await;
            picture(&tab, &name("question")).await;
            tab.click(".rules-choice > summary").await;
            picture(&tab, &name("choice")).await;
            tab.click("label:has([name=preset][value=polish])").await;
            picture(&tab, &name("chosen")).await;
            tab.click(".rules-choice .fine > summary").await;
            picture(&tab, &name("fine")).await;
            tab.click(".setup > .start").await;
            tab.see(".picker .rules-button").await;
            picture(&tab, &name("accents")).await;
            tab.click(".picker .rules-button").await;
            picture(&tab, &name("of-game")).await;
            sit_down(&tab).await;
            picture(&tab, &name("board")).await;
            tab.click(".board-tools .rules-button").await;
            picture(&tab, &name("common")).await;
            tab.close().await;
        }
    }
}

/// The number of a page and the first part of its address.
fn file_name(number: usize, page: &str) -> String {
    let word = page.split('/').nth(1).filter(|word| !word.is_empty());
    format!("{number:02}-{}", word.unwrap_or("home"))
}
