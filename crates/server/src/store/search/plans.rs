//! Tests of SQLite's query plans: every search uses an index that already has the order of the
//! results, so that no search reads or sorts all games.

use paisho_wire::{Ending, Speed};
use sqlx::{AssertSqlSafe, Row};

use super::{PlayerResult, Search, statement};
use crate::store::Store;

/// Sets a criterion of a search.
type Narrow = fn(&mut Search);

/// Every filter, with its name.
const FILTERS: &[(&str, Narrow)] = &[
    ("player", |s| s.player = "anna".parse().ok()),
    ("opponent", |s| s.opponent = "ben".parse().ok()),
    ("drawn", |s| s.result = Some(PlayerResult::Drawn)),
    ("won", |s| s.result = Some(PlayerResult::Won)),
    ("ending", |s| s.ending = Some(Ending::Ring)),
    ("ruleset", |s| s.ruleset = Some("rulebook".to_owned())),
    ("preset", |s| s.preset = Some("rulebook".to_owned())),
    ("speed", |s| s.speed = Some(Speed::Quick)),
    ("rated", |s| s.rated = Some(true)),
    ("opening", |s| s.opening = Some("zz".to_owned())),
    ("from", |s| s.from = Some(5)),
    ("to", |s| s.to = Some(7)),
    ("after", |s| {
        s.after = "g1".parse().ok().map(|game| (6, game));
    }),
];

/// The steps of the query plan of a search.
async fn plan(store: &Store, search: &Search) -> Vec<String> {
    let query = statement(search, 100).unwrap();
    let question = format!("EXPLAIN QUERY PLAN {}", query.sql().as_str());
    let rows = sqlx::query(AssertSqlSafe(question))
        .fetch_all(&store.reader)
        .await
        .unwrap();
    rows.iter().map(|row| row.get("detail")).collect()
}

/// The first step that a plan must not contain: a full scan or a sort.
fn complaint(steps: &[String]) -> Option<&String> {
    let is_bad = |step: &&String| step.starts_with("SCAN") || step.contains("TEMP B-TREE");
    steps.iter().find(is_bad)
}

#[tokio::test]
async fn no_search_looks_at_all_games_or_sorts_them() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    let mut bad = Vec::new();
    for viewer in [None, "anna".parse().ok()] {
        for (one, narrow) in FILTERS {
            for (other, narrow_more) in FILTERS {
                let mut search = Search {
                    viewer: viewer.clone(),
                    ..Search::default()
                };
                narrow(&mut search);
                narrow_more(&mut search);
                let steps = plan(&store, &search).await;
                if complaint(&steps).is_some() {
                    bad.push(format!("{one} and {other}: {steps:?}"));
                }
            }
        }
    }
    assert!(
        bad.is_empty(),
        "{} bad plans:\n{}",
        bad.len(),
        bad.join("\n")
    );
}

#[tokio::test]
async fn a_search_for_anything_follows_the_time() {
    let directory = tempfile::tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    let steps = plan(&store, &Search::default()).await;
    assert_eq!(complaint(&steps), None, "{steps:?}");
    assert!(steps[0].starts_with("SEARCH g USING INDEX"), "{steps:?}");
}
