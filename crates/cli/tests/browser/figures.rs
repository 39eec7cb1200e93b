//! Measurements for `docs/performance.md`, taken in a browser by `ci/figures.sh`. They are printed
//! but never checked.

use std::time::Duration;

use paisho::{Point, Tile};
use paisho_engine::{Greedy, PlainPlayer};
use paisho_web::model::local::{Event, LocalGame, Shelf};
use paisho_web::model::route::Opponents;
use paisho_web::model::setup::NewGame;
use serde_json::{Value, json};

use crate::alone::keep;
use crate::hands::{By, Hands};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// How many new browsers visit the site.
const VISITS: usize = 9;
/// How many new browsers visit the site from a slow phone.
const SLOW_VISITS: usize = 5;
/// How often a tile is selected.
const TAPS: usize = 120;
/// How many turns were played in the game in which tiles are selected.
const TURNS: usize = 40;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and judges nothing; ci/figures.sh runs it"]
async fn the_first_page_is_weighed_and_timed() {
    let server = Server::start().await;
    let (mut first, mut again, mut within) = (Vec::new(), Vec::new(), Vec::new());
    for visit in 0..VISITS {
        let tab = Tab::open(&server, Device::Desktop, "en").await;
        tab.go("/").await;
        let seen = usable(&tab).await;
        first.push(number(&seen["at"]));
        if visit == 0 {
            weigh(&seen["loaded"]);
        }
        tab.until("navigator.serviceWorker.controller").await;
        within.push(until_next_page(&tab).await);
        tab.go("/").await;
        again.push(number(&usable(&tab).await["at"]));
        tab.close().await;
    }
    println!("time to interactive on this machine, {VISITS} visits:");
    tell("first visit", &mut first);
    tell("another visit", &mut again);
    tell("from the first page to another", &mut within);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and judges nothing; ci/figures.sh runs it"]
async fn a_slow_phone_is_timed() {
    let server = Server::start().await;
    let (mut painted, mut usable_at, mut playing) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..SLOW_VISITS {
        let tab = slow_phone(&server).await;
        tab.go("/").await;
        let seen = usable(&tab).await;
        painted.push(number(&seen["painted"]));
        usable_at.push(number(&seen["at"]));
        tab.close().await;
        let tab = slow_phone(&server).await;
        tab.go("/play/computer/now").await;
        tab.until("window.playing").await;
        playing.push(number(&tab.run("return window.playing", vec![]).await));
        tab.close().await;
    }
    println!("a phone four times slower, 1.6 Mbit/s, 150 ms, {SLOW_VISITS} first visits:");
    tell("the first page is painted", &mut painted);
    tell("it can be used", &mut usable_at);
    tell("in a game against the computer, by its link", &mut playing);
}

/// A new browser with the processor and the network of a slow phone. It notes when a board and a
/// hand are on the page.
async fn slow_phone(server: &Server) -> Tab {
    let tab = Tab::open(server, Device::Phone, "en").await;
    let bytes_per_second = 1_600_000 / 8;
    let network = json!({
        "offline": false, "latency": 150,
        "downloadThroughput": bytes_per_second, "uploadThroughput": bytes_per_second,
    });
    tab.devtools("Network.enable", json!({})).await;
    tab.devtools("Network.emulateNetworkConditions", network)
        .await;
    tab.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }))
        .await;
    let note =
        "const look = () => document.querySelector('svg.field') && document.querySelector('.hand')
        ? window.playing = performance.now() : requestAnimationFrame(look);
        look()";
    let script = json!({ "source": note });
    tab.devtools("Page.addScriptToEvaluateOnNewDocument", script)
        .await;
    tab
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures and judges nothing; ci/figures.sh runs it"]
async fn selecting_a_tile_is_timed() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let game = game();
    keep(&tab, Shelf::default(), &game).await;
    tab.go("/play/game/1").await;
    tab.see("svg.field .piece").await;
    tab.run(WATCH, vec![]).await;
    let hands = Hands::new(&tab, game.bottom(), By::Mouse);
    let position = game.game().position();
    let mover = position.to_move();
    let own = |(_, tile): &(Point, Tile)| tile.owner() == mover && tile.kind().is_flower();
    let flowers = position.board().blooming().filter(own);
    let flowers: Vec<_> = flowers.map(|(at, _)| at).collect();
    for at in flowers.iter().cycle().take(TAPS) {
        hands.tap(*at).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    let taps = tab.run("return taps", vec![]).await;
    let taps = taps.as_array().unwrap();
    let column = |i: usize| taps.iter().map(|tap| number(&tap[i])).collect::<Vec<_>>();
    println!(
        "selecting one of {} flowers after {TURNS} turns, {} taps:",
        flowers.len(),
        taps.len()
    );
    tell("our script", &mut column(0));
    tell("style, layout and paint", &mut column(1));
    tell("both", &mut column(2));
    tell_felt(&tab, "until the frame is shown").await;
    // The same in a page that only changes a colour, for comparison.
    tab.run(BARE, vec![]).await;
    for _ in 0..TAPS / 4 {
        hands.tap(flowers[0]).await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    tell_felt(&tab, "the same where a tap only changes a colour").await;
    tab.close().await;
}

/// Waits until the page is usable: its text is painted, and no long task is running. Returns the
/// time of that, and what had been loaded by then.
async fn usable(tab: &Tab) -> Value {
    let script = "
        const done = arguments[arguments.length - 1];
        const entries = { 'largest-contentful-paint': [], longtask: [] };
        for (const type in entries)
            new PerformanceObserver(list => entries[type].push(...list.getEntries()))
                .observe({ type, buffered: true });
        setTimeout(() => {
            const painted = Math.max(...entries['largest-contentful-paint'].map(e => e.renderTime || e.startTime));
            const busy = entries.longtask.map(e => e.startTime + e.duration);
            const at = Math.max(painted, ...busy);
            const all = performance.getEntriesByType('navigation')
                .concat(performance.getEntriesByType('resource'));
            const loaded = all.filter(e => e.startTime < painted)
                .map(e => [new URL(e.name).pathname, e.encodedBodySize]);
            done({ at, painted, loaded });
        }, 1500)";
    tab.client.execute_async(script, vec![]).await.unwrap()
}

/// The time from a click on a link until the next page is drawn.
async fn until_next_page(tab: &Tab) -> f64 {
    let script = "
        const done = arguments[arguments.length - 1];
        const began = performance.now();
        const look = () => document.querySelector('main .setup')
            ? done(performance.now() - began) : requestAnimationFrame(look);
        document.querySelector(\"a[href='/play/computer']\").click();
        look()";
    number(&tab.client.execute_async(script, vec![]).await.unwrap())
}

/// Prints what was loaded until the page was usable.
fn weigh(loaded: &Value) {
    println!("what the first page loads, in compressed bytes:");
    let mut all = 0.0;
    for file in loaded.as_array().unwrap() {
        let (path, size) = (file[0].as_str().unwrap(), number(&file[1]));
        println!("{size:>9} {path}");
        all += size;
    }
    println!("{all:>9} all");
}

/// Records for every pointer release how long our script runs, until the last listener is called,
/// how long the browser works on the following frame, and what the browser itself reports.
const WATCH: &str = "
    window.taps = [];
    window.felt = [];
    let began;
    const after = then => {
        const channel = new MessageChannel();
        channel.port1.onmessage = then;
        channel.port2.postMessage(0);
    };
    addEventListener('pointerup', () => began = performance.now(), true);
    addEventListener('pointerup', () => {
        const script = performance.now() - began;
        requestAnimationFrame(() => {
            const frame = performance.now();
            after(() => {
                const drawing = performance.now() - frame;
                taps.push([script, drawing, script + drawing]);
            });
        });
    });
    new PerformanceObserver(list => felt.push(...list.getEntries()
        .filter(e => e.name == 'pointerup').map(e => e.duration)))
        .observe({ type: 'event', durationThreshold: 16 })";

/// Leaves only a rectangle like the board whose colour changes on a tap, and resets the
/// measurements.
const BARE: &str = "
    document.body.innerHTML = '<svg class=\"field\" viewBox=\"-1000 -1000 2000 2000\"></svg>';
    const field = document.querySelector('svg');
    field.style.cssText = 'position: fixed; left: 0; top: 0; width: 400px; height: 400px';
    let taps = 0;
    field.addEventListener('pointerup', () => field.style.background = ++taps % 2 ? 'green' : 'red');
    felt.length = 0";

/// Prints the time from a tap to its frame as the browser reports it, in steps of eight
/// milliseconds.
async fn tell_felt(tab: &Tab, what: &str) {
    let felt = tab.run("return felt", vec![]).await;
    let mut felt: Vec<_> = felt.as_array().unwrap().iter().map(number).collect();
    tell(what, &mut felt);
}

/// A game of two people on one device, in its middle.
fn game() -> LocalGame {
    let beginning = NewGame::usual(Opponents::Friend).beginning(0);
    let mut game = Shelf::default().begin(beginning, 0);
    let mut player = Greedy::new(7);
    while game.game().plies().len() < TURNS {
        let turn = player.turn(game.game().position()).unwrap();
        game.update(Event::Played(turn), 0);
    }
    game
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

/// Prints the median and the 95th percentile.
fn tell(what: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
    println!(
        "{:>9.1} ms median {:>7.1} ms p95  {what}",
        at(0.5),
        at(0.95)
    );
}
