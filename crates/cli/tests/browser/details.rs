//! Small things that people notice: what a label covers, a button alone in its row, a name that is
//! missing in the header.

use serde_json::json;

use crate::layout::sit_down;
use crate::server::Server;
use crate::tab::{Device, Tab};

#[tokio::test(flavor = "multi_thread")]
async fn counts_in_the_hand_leave_the_codes_of_tiles_free() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    // Codes are in the lower half of a tile.
    let covered = "return [...document.querySelectorAll('.hand-tile')].filter(tile => {\
        const count = tile.querySelector('.count').getBoundingClientRect();\
        const face = tile.querySelector('.tile').getBoundingClientRect();\
        return count.bottom > face.top + face.height / 2 + 1 }).length";
    for (width, height) in [(1366, 768), (390, 844), (844, 390)] {
        tab.resize(width, height).await;
        assert_eq!(tab.run(covered, vec![]).await, json!(0), "{width}x{height}");
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_setup_asks_each_question_once_and_leaves_no_button_alone() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    for page in ["/play/computer", "/play/friend", "/play/new"] {
        tab.go(page).await;
        tab.settled().await;
        let open = "document.querySelectorAll('details').forEach(d => d.open = true)";
        tab.run(open, vec![]).await;
        let asked = "return document.querySelectorAll('input[name=count]').length";
        assert_eq!(tab.run(asked, vec![]).await, json!(3), "{page}");
        for width in [320, 390, 768, 1366] {
            tab.resize(width, 768).await;
            let rows = "const rows = {};\
                for (const l of document.querySelectorAll('label:has([name=pace])')) {\
                    const top = Math.round(l.getBoundingClientRect().top);\
                    rows[top] = (rows[top] || 0) + 1;\
                }\
                return new Set(Object.values(rows)).size";
            assert_eq!(
                tab.run(rows, vec![]).await,
                json!(1),
                "{page} at {width}: rows differ"
            );
        }
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_header_of_a_phone_names_the_product() {
    let server = Server::start().await;
    for language in ["en", "he"] {
        let tab = Tab::open(&server, Device::Phone, language).await;
        tab.go("/").await;
        for width in [320, 390] {
            tab.resize(width, 844).await;
            let size = "const size = css => document.querySelector(css).getBoundingClientRect();\
                return size('.brand [translate=no]').width > 40\
                    && size('.tools .language').width < 50";
            assert_eq!(tab.run(size, vec![]).await, json!(true), "{width}");
            assert!(!tab.is_too_wide().await, "{width}");
        }
        tab.close().await;
    }
}
