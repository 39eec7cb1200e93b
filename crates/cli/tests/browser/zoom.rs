//! The board zoomed by fingers, and played on while it is zoomed.

use paisho::{Point, Seat};

use crate::hands::{By, Hands, draw, place, touch};
use crate::layout::sit_down;
use crate::server::Server;
use crate::tab::{Device, Tab};
use crate::tile_card::is_beside;

const SIZE: &str = "document.querySelector('svg.field').viewBox.baseVal.width";

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// Puts fingers down, moves them and lifts them again.
async fn gesture(tab: &Tab, from: &[(f64, f64)], to: &[(f64, f64)]) {
    touch(tab, "touchStart", from).await;
    touch(tab, "touchMove", to).await;
    touch(tab, "touchEnd", &[]).await;
}

/// Spreads two fingers around a point until the board is about twice as large.
async fn spread(tab: &Tab, at: Point) {
    let (x, y) = place(tab, at, Seat::GUEST).await;
    let fingers = |apart: f64| [(x - apart, y), (x + apart, y)];
    gesture(tab, &fingers(30.0), &fingers(60.0)).await;
    tab.see(".unzoom").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_zoom_the_board_and_play_on_it() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    sit_down(&tab).await;
    tab.run(&format!("window.whole = {SIZE}"), vec![]).await;
    // Two taps where nothing can be done show a quarter of the board, two more all of it.
    let (x, y) = place(&tab, point(4, 4), Seat::GUEST).await;
    for size in ["whole / 2", "whole"] {
        gesture(&tab, &[(x, y)], &[(x, y)]).await;
        gesture(&tab, &[(x, y)], &[(x, y)]).await;
        tab.until(&format!("Math.abs({SIZE} - {size}) < 1")).await;
    }
    tab.until("!document.querySelector('.unzoom')").await;
    // Around the gate, which stays visible.
    spread(&tab, point(0, -8)).await;
    tab.until(&format!("{SIZE} < whole * 0.6")).await;
    // One finger drags the board, and plays nothing.
    let left = "document.querySelector('svg.field').viewBox.baseVal.x";
    tab.run(&format!("window.left = {left}"), vec![]).await;
    let (x, y) = place(&tab, point(-2, -4), Seat::GUEST).await;
    gesture(&tab, &[(x, y)], &[(x + 25.0, y)]).await;
    tab.until(&format!("{left} < window.left - 20")).await;
    assert!(!tab.has(".picked-mark").await);
    // A turn by taps, and the same by dragging the tile: all points are hit.
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    hands.tap(point(0, -8)).await;
    tab.see(".picked-mark").await;
    hands.tap(point(0, -6)).await;
    tab.see(".bar.asking").await;
    tab.click(".bar.asking .bar-buttons .button:first-child")
        .await;
    tab.until("!document.querySelector('.bar.asking')").await;
    draw(&tab, Device::Phone, (0, -8), (0, -6)).await;
    tab.see(".bar.asking").await;
    // The card of a tile is beside the place where the tile is shown.
    touch(
        &tab,
        "touchStart",
        &[place(&tab, point(0, -5), Seat::GUEST).await],
    )
    .await;
    tab.see(".about-tile").await;
    is_beside(&tab, point(0, -5)).await;
    touch(&tab, "touchEnd", &[]).await;
    tab.click(".unzoom").await;
    tab.until(&format!("{SIZE} == whole")).await;
    // The keyboard always has the whole board.
    spread(&tab, point(0, 0)).await;
    tab.focus("svg.field").await;
    tab.keys("\u{e013}").await;
    tab.until(&format!("{SIZE} == whole")).await;
    tab.close().await;
}
