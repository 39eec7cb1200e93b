//! Choosing the rules of a game, and reading them at its table.

use paisho::Ruleset;
use serde_json::{Value, json};

use crate::alone::{open, written};
use crate::keyboard::ENTER;
use crate::other::Other;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The Escape key.
const ESCAPE: &str = "\u{e00c}";

/// The button in the corner of every board.
const BUTTON: &str = ".board-tools .rules-button";

/// The button in the choice of accents, which covers the board.
const BUTTON_OF_PICKER: &str = ".picker .rules-button";

/// The values of the presets, in the order in which they are offered.
const PRESETS: &str = "return [...document.querySelectorAll('[name=preset]')].map(i => i.value)";

/// Opens the choice of rules and chooses an edition.
async fn choose_edition(tab: &Tab, edition: &str) {
    tab.click(".rules-choice > summary").await;
    tab.click(&format!("label:has([name=preset][value={edition}])"))
        .await;
    tab.until(&format!(
        "document.querySelector('[name=preset][value={edition}]').checked"
    ))
    .await;
}

/// Opens the rules of the game at the table by keyboard, because the corner of the board may be
/// covered, and returns what differs, a line for each sentence.
async fn read_rules(tab: &Tab, button: &str) -> Vec<String> {
    tab.see(button).await;
    tab.focus(button).await;
    tab.keys(ENTER).await;
    tab.see("dialog[open] .rules-text").await;
    let script = "return [...document.querySelectorAll('dialog[open] .rules-text li')]\
        .map(li => li.innerText)";
    let lines = tab.run(script, vec![]).await;
    let lines = lines.as_array().unwrap().iter();
    lines
        .map(|line| line.as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reader_plays_by_the_rulebook_in_the_own_language_and_reads_its_rules() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "he").await;
    tab.go("/play/friend").await;
    tab.click(".rules-choice > summary").await;
    let order = tab.run(PRESETS, vec![]).await;
    assert_eq!(
        (&order[0], &order[1]),
        (&json!("rulebook"), &json!("hebrew"))
    );
    assert_eq!(order.as_array().unwrap().len(), Ruleset::presets().count());
    tab.click(".rules-choice > summary").await;
    choose_edition(&tab, "hebrew").await;
    assert!(!tab.is_too_wide().await);
    tab.click(".setup > .start").await;
    tab.see("svg.field").await;

    let told = read_rules(&tab, BUTTON_OF_PICKER).await;
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(told[0].contains("גן"), "{told:?}");
    let box_of = "const r = document.querySelector('dialog[open]').getBoundingClientRect();\
        return r.left >= 0 && r.right <= innerWidth";
    assert_eq!(tab.run(box_of, vec![]).await, json!(true));
    // Escape closes the dialog, and the focus returns to the button.
    tab.keys(ESCAPE).await;
    tab.until(&format!(
        "!document.querySelector('dialog[open]') && document.activeElement.matches('{BUTTON_OF_PICKER}')"
    ))
    .await;
    tab.click(BUTTON_OF_PICKER).await;
    tab.see("dialog[open] .rules-text").await;
    tab.click("dialog[open] .icon-button").await;
    tab.until("!document.querySelector('dialog[open]')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_common_rules_are_named_on_the_analysis_board() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    open(&tab, &written()).await;
    // One tap is enough.
    tab.click(BUTTON).await;
    tab.see("dialog[open] .rules-text").await;
    assert!(!tab.has("dialog[open] .rules-text li").await);
    let text = tab.text("dialog[open] .rules-text").await;
    assert!(text.contains("uses the common rules"), "{text}");
    tab.close().await;
}

/// The rules of the newest open seek.
async fn sought(tab: &Tab) -> Value {
    let path = "return location.pathname.split('/').pop()";
    let id = tab.run(path, vec![]).await;
    let seek = tab
        .ask(&format!("/api/v1/seeks/{}", id.as_str().unwrap()))
        .await;
    seek["ruleset"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_online_is_sought_with_any_switch_and_its_rules_are_read_by_all() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "de").await;
    tab.go("/lobby#create").await;
    tab.click(".seek-form .choice label:nth-of-type(2)").await;
    choose_edition(&tab, "german").await;
    tab.click(".rules-choice .fine > summary").await;
    for switch in ["no_gift", "no_repetition", "tally_midlines"] {
        tab.click(&format!(".seek-form label:has([value={switch}])"))
            .await;
    }
    tab.see(".seek-form [name=preset][value=own]").await;
    tab.click(".seek-form > button").await;
    tab.until("location.pathname.startsWith('/invitation/')")
        .await;
    let rules: Ruleset = sought(&tab).await.as_str().unwrap().parse().unwrap();
    let wanted = "german.no_gift.no_repetition.tally_midlines";
    assert_eq!(rules, wanted.parse().unwrap());
    // The invited person reads the rules before accepting.
    tab.until("document.querySelectorAll('.invitation .rules-text li').length == 8")
        .await;

    let friend = Other::register(&server, "friend").await;
    let path = tab.run("return location.pathname", vec![]).await;
    let seek = path.as_str().unwrap().replace("/invitation/", "");
    let game = friend.join(&seek).await;
    tab.go(&format!("/game/{game}")).await;
    let own = read_rules(&tab, BUTTON).await;
    assert_eq!(own.len(), 8, "{own:?}");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_read_the_rules_of_a_game() {
    let server = Server::start().await;
    let ana = Other::register(&server, "ana").await;
    let ben = Other::register(&server, "ben").await;
    let time = json!({ "kind": "live", "main": 600, "increment": 10 });
    let wishes = json!({ "ruleset": "spanish", "time": time, "visibility": "public" });
    let game = ben.join(&ana.invite(wishes).await).await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go(&format!("/game/{game}")).await;
    let told = read_rules(&tab, BUTTON).await;
    let traps = "An Orchid traps all flowers around it, even its owner’s.";
    assert!(told.iter().any(|told| told == traps), "{told:?}");
    tab.close().await;
}
