//! The board zoomed by fingers, and played on while it is zoomed.

use paisho::{Point, Seat};
use serde_json::json;

use crate::hands::{By, Hands, place};
use crate::layout::sit_down;
use crate::server::Server;
use crate::tab::{Device, Tab};

const SIZE: &str = "document.querySelector('svg.field').viewBox.baseVal.width";

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// Puts fingers down, moves them and lifts them again.
async fn gesture(tab: &Tab, from: &[(f64, f64)], to: &[(f64, f64)]) {
    let touches = |places: &[(f64, f64)]| {
        let touch = |(id, (x, y)): (usize, &(f64, f64))| json!({ "x": x, "y": y, "id": id });
        places.iter().enumerate().map(touch).collect::<Vec<_>>()
    };
    let steps = [
        ("touchStart", touches(from)),
        ("touchMove", touches(to)),
        ("touchEnd", vec![]),
    ];
    for (kind, points) in steps {
        let event = json!({ "type": kind, "touchPoints": points });
        tab.devtools("Input.dispatchTouchEvent", event).await;
    }
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
    assert!(!tab.has(".unzoom").await);
    spread(&tab, point(0, -6)).await;
    tab.until(&format!("{SIZE} < whole * 0.6")).await;
    // One finger drags the board, and plays nothing.
    let left = "document.querySelector('svg.field').viewBox.baseVal.x";
    tab.run(&format!("window.left = {left}"), vec![]).await;
    let (x, y) = place(&tab, point(-2, -4), Seat::GUEST).await;
    gesture(&tab, &[(x, y)], &[(x + 25.0, y)]).await;
    tab.until(&format!("{left} < window.left - 20")).await;
    // A turn by taps: both points are hit.
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    hands.tap(point(0, -8)).await;
    tab.see(".picked-mark").await;
    hands.tap(point(0, -6)).await;
    tab.see(".bar.asking").await;
    tab.click(".unzoom").await;
    tab.until(&format!("{SIZE} == whole")).await;
    // The keyboard always has the whole board.
    spread(&tab, point(0, 0)).await;
    tab.focus("svg.field").await;
    tab.keys("\u{e013}").await;
    tab.until(&format!("{SIZE} == whole")).await;
    tab.close().await;
}
