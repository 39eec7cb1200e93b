//! Learning in a browser: every lesson is taken, and the rulebook is read.

use paisho::Seat;
use serde_json::json;

use crate::hands::{By, Hands};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// One way to solve each task of each lesson; there are others.
const SOLUTIONS: [&[&str]; 14] = [
    &["R3(0,-8)", "W3(8,0)"],
    &["(0,-8)-(0,-5)", "(-4,-4)-(0,-4)"],
    &["(0,-8)-(0,-6)", "(0,5)-(2,2)"],
    &["(0,-8)-(2,-7)", "(0,1)-(0,-1)"],
    &["(2,-6)-(3,-4)", "(-2,-6)-(-4,-4)"],
    &["(0,-6)-(0,-4)+W3(0,-8)", "(0,-6)-(0,-4)+L(0,-8)"],
    &["(0,-8)-(2,-7)+R(-6,4)", "(0,-8)-(2,-7)+R(3,4)"],
    &["(0,-8)-(2,-7)+W(6,4)", "(0,-8)-(2,-7)+W(-4,3)"],
    &["(0,-8)-(2,-7)+K(5,3)", "(0,-8)-(2,-7)+K(2,3)"],
    &["(0,-8)-(2,-7)+B(5,4)-(5,5)", "(0,-8)-(2,-7)+B(-4,-3)"],
    &["(-1,-4)-(0,-3)", "(0,-8)-(0,-3)"],
    &["(0,-6)-(1,-3)", "(-3,-4)-(-1,-1)"],
    &["(4,-6)-(4,-4)", "(6,-5)-(4,-4)", "(0,-8)-(2,-7)+B(0,4)"],
    &["R3(0,-8)", "(0,-6)-(0,-4)+W3(0,-8)"],
];

/// The button that leads on.
const GO_ON: &str = ".lesson-answer .learn-actions .button:last-child";

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_completed() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/learn").await;
    tab.click(".learn-door .primary").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    for (i, solutions) in SOLUTIONS.iter().enumerate() {
        for (j, solution) in solutions.iter().enumerate() {
            tab.until(&format!("location.pathname == '/learn/course/{}'", i + 1))
                .await;
            tab.see(&format!(
                ".task-dots li:nth-child({}) [aria-current]",
                j + 1
            ))
            .await;
            hands.turn(solution.parse().unwrap()).await;
            tab.see(".verdict-solved").await;
            tab.click(GO_ON).await;
        }
    }
    tab.until("location.pathname == '/learn'").await;
    tab.until("document.querySelectorAll('.lesson-link.done').length == 14")
        .await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_misses_gets_a_hint_and_a_solution_can_be_shown() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "de").await;
    tab.go("/learn/course/2").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    hands.turn("(0,-8)-(2,-7)".parse().unwrap()).await;
    tab.see(".verdict-missed").await;
    let hint = tab.text(".verdict-missed").await;
    assert!(hint.contains("geradeaus"), "{hint}");
    tab.click(".lesson-answer .primary").await;
    tab.until("!document.querySelector('.verdict p')").await;
    tab.click(".lesson-answer .learn-actions .button:first-child")
        .await;
    tab.see(".verdict-shown").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_is_read_from_chapter_to_chapter() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "he").await;
    tab.go("/learn/rules/clash").await;
    tab.see(".plate svg").await;
    let undrawn =
        "return [...document.querySelectorAll('.plate')].filter(p => !p.firstChild).length";
    assert_eq!(tab.run(undrawn, Vec::new()).await, json!(0));
    let too_wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(tab.run(too_wide, Vec::new()).await, json!(false));
    tab.click(".chapter-text a[href='/learn/rules/capture']")
        .await;
    tab.until("document.querySelector('.chapter-text section.chapter#capture')")
        .await;
    tab.until("location.pathname == '/learn/rules/capture'")
        .await;
    tab.click(".turn-page .turn-back").await;
    tab.until("document.querySelector('.chapter-text section.chapter#clash')")
        .await;
    tab.close().await;
}
