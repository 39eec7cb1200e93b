//! Accessibility of every page: language, title, headings, names, contrast. axe-core checks them;
//! `ci/check.sh` downloads it.

use std::path::Path;

use serde_json::Value;

use crate::PAGES;
use crate::furnished::furnish;
use crate::server::Server;
use crate::tab::{Device, Tab, Theme};

/// The copy of axe-core that `ci/axe.sh` downloads.
fn axe() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe/axe.min.js");
    std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("run ci/axe.sh first: no {path:?}"))
}

/// The serious problems that axe-core finds on the open page.
async fn findings(tab: &Tab) -> Vec<String> {
    let script = "const done = arguments[arguments.length - 1];\
        axe.run(document, { resultTypes: ['violations'] }).then(r => done(r.violations\
        .filter(v => ['serious', 'critical'].includes(v.impact))\
        .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' +\
        (n.any[0] || {}).message).join(' | ')))).catch(e => done([String(e)]))";
    let found = tab.client.execute_async(script, vec![]).await.unwrap();
    let found = found.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    found.iter().map(text).collect()
}

async fn judge(language: &str, device: Device) {
    let server = Server::start().await;
    let tab = Tab::open(&server, device, language).await;
    let axe = axe();
    let mut complaints = Vec::new();
    let mut pages = PAGES.map(str::to_owned).to_vec();
    pages.extend(furnish(&server, &tab, "anna").await);
    for theme in Theme::ALL {
        tab.choose_theme(theme).await;
        for page in &pages {
            tab.go(page).await;
            tab.settled().await;
            tab.wears(theme).await;
            tab.run(&axe, vec![]).await;
            let found = findings(&tab).await;
            complaints.extend(found.into_iter().map(|f| format!("{theme:?} {page}: {f}")));
        }
    }
    tab.close().await;
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible_in_english() {
    judge("en", Device::Desktop).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_accessible_in_hebrew_on_a_phone() {
    judge("he", Device::Phone).await;
}
