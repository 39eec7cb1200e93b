//! Hebrew is written from right to left; boards and turns are not.

use paisho::{Kind, Point, Seat, Tile};
use paisho_view::svg::tile_id;
use serde_json::{Value, json};

use crate::alone::sit_down;
use crate::hands::{drag, place};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The horizontal centre of a tile on the board, from the left edge of the window.
async fn across(tab: &Tab, tile: Tile) -> f64 {
    let href = format!("#{}", tile_id(tile, "tile-"));
    tab.see(&format!(".piece use[href='{href}']")).await;
    let script = "const box = document.querySelector(`.piece use[href='${arguments[0]}']`)\
        .getBoundingClientRect(); return box.left + box.width / 2";
    tab.run(script, vec![json!(href)]).await.as_f64().unwrap()
}

/// East is on the right, both in the picture and for the tiles on it.
async fn check_board(tab: &Tab) {
    let at = async |x, y| place(tab, Point::new(x, y).unwrap(), Seat::GUEST).await;
    let (east, west, north) = (at(8, 0).await, at(-8, 0).await, at(0, 8).await);
    assert!(east.0 > north.0 && north.0 > west.0, "east is on the right");
    assert!(north.1 < east.1, "north is above");
    // Guest has a lily in the eastern Gate, Host a jade in the western one.
    let lily = across(tab, Tile::new(Seat::GUEST, Kind::Lily)).await;
    let jade = across(tab, Tile::new(Seat::HOST, Kind::WhiteJade)).await;
    assert!((lily - east.0).abs() < 3.0, "{lily} is not at {east:?}");
    assert!((jade - west.0).abs() < 3.0, "{jade} is not at {west:?}");
}

/// The back button is on the left, and goes back.
async fn check_steps(tab: &Tab, turns: usize) {
    let order = "return ['first', 'back', 'forward', 'last']\
        .map(name => document.querySelector(`.steps .${name}`).getBoundingClientRect().left)\
        .every((left, i, all) => i == 0 || left > all[i - 1])";
    assert_eq!(tab.run(order, vec![]).await, json!(true));
    let here = |ply: usize| {
        format!(
            "[...document.querySelectorAll('.turn')].findIndex(t => t.matches('.here')) == {ply}"
        )
    };
    tab.until(&here(turns - 1)).await;
    tab.click(".steps button:has(.back)").await;
    tab.until(&here(turns - 2)).await;
    tab.click(".steps button:has(.forward)").await;
    tab.until(&here(turns - 1)).await;
}

/// The entries of every line in the list of turns, from left to right.
async fn lines(tab: &Tab) -> Value {
    let script = "const left = e => e.getBoundingClientRect().left;\
        return [...document.querySelectorAll('.turn-list li')].map(line => [...line.children]\
        .sort((a, b) => left(a) - left(b)).map(e => getComputedStyle(e).direction + ' ' + e.innerText.trim()))";
    tab.run(script, vec![]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_and_the_turns_are_not_mirrored_in_hebrew() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "he").await;
    let turns = sit_down(&tab).await;
    tab.until("document.documentElement.dir == 'rtl'").await;
    check_board(&tab).await;
    check_steps(&tab, turns).await;

    // Dragging works where the tiles are shown.
    drag(&tab, Device::Desktop, (2, -7), (3, -6)).await;
    tab.until("[...document.querySelectorAll('.turn')].pop().innerText == '(2,-7)-(3,-6)'")
        .await;

    let hebrew = lines(&tab).await;
    assert_eq!(hebrew[0][0], json!("ltr 0"));
    assert_eq!(hebrew[1], json!(["ltr 1", "ltr R3(0,-8)", "ltr R3(0,8)"]));
    tab.click(".tools option[value=en]").await;
    tab.until("document.documentElement.dir == 'ltr'").await;
    assert_eq!(hebrew, lines(&tab).await);
    tab.close().await;
}
