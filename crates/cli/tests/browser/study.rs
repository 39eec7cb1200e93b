//! Lessons and the analysis board.

use paisho_web::model::learn::{LESSONS, Task};
use serde_json::json;

use crate::server::Server;
use crate::tab::{Device, Tab};

/// Solves a task of the open lesson.
pub(crate) async fn solve(tab: &Tab, number: usize, task: &Task) {
    let dot = format!(".task-dots li:nth-child({}) button", number + 1);
    tab.click(&dot).await;
    tab.until(&format!(
        "document.querySelector(\"{dot}\").hasAttribute('aria-current')"
    ))
    .await;
    let position = task.position().unwrap();
    let turn = task.solution(&position).unwrap();
    if !tab.has("form.writing").await {
        tab.click(".board-tools [aria-expanded]").await;
    }
    tab.see("form.writing input").await;
    tab.focus("form.writing input").await;
    tab.keys(&format!("{turn}\u{e007}")).await;
    tab.see(".verdict-solved").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_can_be_completed() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    for (index, lesson) in LESSONS.iter().enumerate() {
        tab.go(&format!("/learn/course/{}", index + 1)).await;
        for (number, task) in lesson.tasks.iter().enumerate() {
            solve(&tab, number, task).await;
        }
    }
    tab.go("/learn").await;
    tab.see(".lesson-link").await;
    let done = "return document.querySelectorAll('.lesson-link.done').length";
    assert_eq!(tab.run(done, vec![]).await, json!(LESSONS.len()));
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pasted_link_of_the_best_known_site_is_analysed() {
    let link = link();
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/analysis").await;
    tab.click(".study-buttons button:first-child").await;
    tab.focus("dialog textarea").await;
    let paste = "const t = document.querySelector('dialog textarea'); t.value = arguments[0];\
        t.dispatchEvent(new Event('input', { bubbles: true }))";
    tab.run(paste, vec![json!(link)]).await;
    tab.click("dialog button.primary").await;
    tab.click(".steps button:last-child").await;
    tab.until("document.querySelectorAll('.piece').length == 2")
        .await;
    tab.close().await;
}

/// A link in the site's format, created by our own program from a sample game.
fn link() -> String {
    let game = "0H.R,W,K,B\n0G.R,R,K,K\n1G.R3(0,-8)\n1H.R3(0,8)\n2G.(0,-8)-(1,-6)\n2H.(0,8)-(-1,6)";
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_paisho"));
    let mut child = command
        .args(["convert", "--ruleset", "garden_gate", "--to", "link", "-"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), game.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}
