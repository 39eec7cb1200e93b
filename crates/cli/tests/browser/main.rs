//! The product in a real browser: headless Chromium, driven through ChromeDriver, against the real
//! program with a real database.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stdout, reason = "measurements and findings are printed")]

mod account;
mod alone;
mod analysis;
mod broken_line;
mod details;
mod figures;
mod first_steps;
mod first_turns;
mod frame;
mod furnished;
mod hands;
mod hebrew;
mod invitations;
mod keyboard;
mod layout;
mod live;
mod lobby;
mod local;
mod my_turn;
mod other;
mod pages;
mod people;
mod pictures;
mod reading;
mod results;
mod rules;
#[path = "../crash/server.rs"]
mod server;
mod settings;
mod setups;
mod slow;
mod study;
mod tab;
mod tile_card;
mod titles;
mod watching;
mod zoom;

/// Every page that needs only an address; [`furnished`] has the others.
pub(crate) const PAGES: [&str; 18] = [
    "/",
    "/play",
    "/play/computer",
    "/play/friend",
    "/play/new",
    "/lobby",
    "/watch",
    "/search",
    "/analysis",
    "/editor",
    "/learn",
    "/learn/course/1",
    "/learn/rules",
    "/learn/tiles",
    "/companion",
    "/leaderboard",
    "/settings",
    "/about",
];
