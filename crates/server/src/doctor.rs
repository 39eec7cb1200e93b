//! Checks everything that is stored: the database file, and every game by replaying it.

use std::fmt;

use paisho_table::Table;
use paisho_wire::{GameId, Seat, Status};

use crate::replay::load;
use crate::store::{GameRow, GameStatus, Store, StoreError};

/// How many game ids are read at once.
const PAGE: u32 = 100;

/// A problem found by a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The game; `None` for the database file itself.
    pub game: Option<GameId>,
    /// A description of the problem.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.game {
            Some(game) => write!(f, "game {game}: {}", self.what),
            None => write!(f, "database: {}", self.what),
        }
    }
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Health {
    /// How many games were replayed.
    pub games: u64,
    /// How many turns they had.
    pub turns: u64,
    /// The problems found.
    pub findings: Vec<Finding>,
}

/// Checks a store.
///
/// # Errors
/// If the store fails.
pub async fn examine(store: &Store) -> Result<Health, StoreError> {
    let mut health = Health::default();
    let complaints = store.complaints().await?;
    let about_file = complaints
        .into_iter()
        .map(|what| Finding { game: None, what });
    health.findings.extend(about_file);
    let mut after = None;
    loop {
        let page = store.game_ids_after(after.as_ref(), PAGE).await?;
        let Some(last) = page.last() else {
            return Ok(health);
        };
        after = Some(last.clone());
        for id in &page {
            let found = examine_one(store, id, &mut health).await?;
            let found = found.into_iter().map(|what| Finding {
                game: Some(id.clone()),
                what,
            });
            health.findings.extend(found);
        }
    }
}

async fn examine_one(
    store: &Store,
    id: &GameId,
    health: &mut Health,
) -> Result<Vec<String>, StoreError> {
    match store.game(id).await {
        Ok(Some(game)) => {
            health.games += 1;
            health.turns += u64::from(game.ply);
            examine_game(store, &game).await
        }
        // The game was deleted meanwhile.
        Ok(None) => Ok(Vec::new()),
        Err(error) if error.is_about_contents() => Ok(vec![error.to_string()]),
        Err(error) => Err(error),
    }
}

async fn examine_game(store: &Store, game: &GameRow) -> Result<Vec<String>, StoreError> {
    let table = match load(store, &game.id).await {
        Ok(Some(table)) => table,
        Ok(None) => return Ok(vec!["there are no events".to_owned()]),
        Err(error) => return Ok(vec![error.to_string()]),
    };
    let played: Vec<String> = {
        let seats = table.public().game().start().ruleset().seats;
        let turns = table.public().game().turns();
        turns.map(|turn| turn.display(seats).to_string()).collect()
    };
    let mut found = differences(game, &table);
    if store.turns(&game.id).await? != played {
        found.push("the list of turns differs from the turns in the events".to_owned());
    }
    Ok(found)
}

/// Compares the columns used to look up a game with the game itself.
fn differences(game: &GameRow, table: &Table) -> Vec<String> {
    let mut found = Vec::new();
    let mut compare = |what: &str, listed: String, played: String| {
        if listed != played {
            found.push(format!(
                "{what} is stored as {listed}, but the events lead to {played}"
            ));
        }
    };
    let status = match table.public().status() {
        Status::Playing => GameStatus::Playing,
        Status::Finished => GameStatus::Finished,
        Status::Aborted => GameStatus::Aborted,
    };
    let due: Vec<Seat> = table.public().due().iter().map(Seat::from).collect();
    compare(
        "version",
        game.version.to_string(),
        table.public().version().to_string(),
    );
    compare("status", game.status.to_string(), status.to_string());
    compare(
        "ply",
        game.ply.to_string(),
        table.public().game().plies().len().to_string(),
    );
    compare("due", format!("{:?}", game.due), format!("{due:?}"));
    compare(
        "outcome",
        format!("{:?}", game.outcome),
        format!("{:?}", table.public().outcome().cloned()),
    );
    found
}
