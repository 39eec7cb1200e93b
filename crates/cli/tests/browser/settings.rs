//! The settings, and the header that leads to them.

use serde_json::json;

use crate::other::register;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// A script that reads one of the stored settings.
fn stored(name: &str) -> String {
    format!("JSON.parse(localStorage['paisho.settings']).{name}")
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_tiles_are_chosen_by_their_pictures() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/settings").await;
    tab.settled().await;
    for (name, pictures) in [("board", 2), ("tiles", 9)] {
        let drawn = format!("document.querySelectorAll('label:has([name={name}]) svg').length");
        tab.until(&format!("{drawn} == {pictures}")).await;
    }
    tab.click("label:has([name=board]):nth-of-type(2)").await;
    tab.until(&format!("{} == 'classic'", stored("board")))
        .await;
    // The pictures of tiles follow the board, and those of boards the tiles.
    let board = "document.querySelector('label:has([name=board]) .preview').innerHTML";
    let before = tab.run(&format!("return {board}"), vec![]).await;
    tab.click("label:has([name=tiles]):nth-of-type(3)").await;
    tab.until(&format!("{} == 'letters'", stored("tiles")))
        .await;
    tab.until(&format!("{board} != {before}")).await;
    assert!(!tab.is_too_wide().await);
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_volume_is_a_slider_and_silence_is_off() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/settings").await;
    tab.settled().await;
    let listen = "window.heard = [];\
        const ramp = AudioParam.prototype.linearRampToValueAtTime;\
        AudioParam.prototype.linearRampToValueAtTime = function (value, at) {\
            heard.push(value); return ramp.call(this, value, at); }";
    tab.run(listen, vec![]).await;
    let slide = "const [volume] = arguments, slider = document.querySelector('.volume input');\
        window.heard.length = 0;\
        slider.value = volume;\
        slider.dispatchEvent(new Event('input', { bubbles: true }));\
        slider.dispatchEvent(new Event('change', { bubbles: true }));\
        return Math.max(0, ...heard)";
    let full = tab.run(slide, vec![json!(100)]).await.as_f64().unwrap();
    let half = tab.run(slide, vec![json!(50)]).await.as_f64().unwrap();
    assert!(full > 0.0 && (half / full - 0.25).abs() < 0.01, "{half}");
    tab.until(&format!("{} == 50", stored("volume"))).await;
    assert_eq!(tab.text(".volume output").await, "50%");
    assert_eq!(tab.run(slide, vec![json!(0)]).await, json!(0));
    tab.until(&format!("{} == 'off'", stored("sound"))).await;

    // The button at the board switches sounds on again, as loud as before.
    tab.go("/play/friend/now").await;
    tab.click(".board-tools [aria-label=Sound][aria-pressed=false]")
        .await;
    tab.go("/settings").await;
    tab.until("document.querySelector('.volume input').value == 50")
        .await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_header_of_a_phone_names_the_app_and_its_language() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    register(&tab, "Maximiliane-von-Wald").await;
    for (width, height) in [(320, 568), (360, 640), (390, 844), (844, 390)] {
        tab.resize(width, height).await;
        tab.go("/").await;
        tab.see(".myself").await;
        assert!(!tab.is_too_wide().await, "{width}x{height}");
        let places = "const at = css => document.querySelector(css).getBoundingClientRect();\
            const brand = at('.brand span:last-child'), tools = at('.tools');\
            const language = at('.tools .language');\
            return brand.width > 40 && brand.left >= 0 && tools.left >= brand.right\
                && tools.right <= innerWidth && language.width == 44 && at('.myself').width > 20";
        assert_eq!(
            tab.run(places, vec![]).await,
            json!(true),
            "{width}x{height}"
        );
        assert_eq!(tab.text(".language-tag").await, "EN");
    }
    let title = "return document.querySelector('.myself').title";
    assert_eq!(tab.run(title, vec![]).await, "Maximiliane-von-Wald");
    tab.click(".tools option[value=he]").await;
    tab.until("document.documentElement.lang == 'he'").await;
    tab.close().await;
}
