//! Converts events for the store: adds the columns that games are looked up by, and what the end of
//! a game changes.

use std::sync::Arc;

use paisho::Turn;
use paisho_table::{Decision, Table};
use paisho_wire::{
    Ending, Event, GameId, Outcome, Seat, Stamped, Status, TableSetup, UnixMillis, UserId,
};

use crate::rating::{self, Fared, Rating};
use crate::store::{
    Append, ClientCommand, Finish, Formula, GameLimits, GameRow, GameStatus, Index, NewEvent,
    NewGame, NewTurn, Rated, RatingRow, StoreError,
};

/// What the store needs to append to a table what was decided at it.
pub(super) fn append(
    game: &GameId,
    before: &Table,
    decision: &Decision,
    command: Option<ClientCommand>,
) -> Result<Append, StoreError> {
    let Decision { events, after } = decision;
    let (keep_ply, turns) = turns(before, events);
    let bodies: Result<Vec<NewEvent>, StoreError> = events.iter().map(new_event).collect();
    Ok(Append {
        game: game.clone(),
        expected: before.public().version(),
        events: bodies?,
        keep_ply,
        turns,
        command,
        index: index(after),
        finish: finish(events, after.public().setup()),
    })
}

/// What the store needs to end a game of two by resignation, without knowing its rules. `None` if
/// it is not a game of two, or the user does not play in it.
pub(super) fn resignation(
    game: &GameRow,
    user: &UserId,
    at: UnixMillis,
    command: Option<ClientCommand>,
) -> Result<Option<Append>, StoreError> {
    let Some(seat) = game.seat_of(user) else {
        return Ok(None);
    };
    let others = game.setup.players.iter().map(|player| player.seat);
    let others: Vec<Seat> = others.filter(|other| *other != seat).collect();
    if others.len() != 1 {
        return Ok(None);
    }
    let outcome = Outcome {
        winners: others,
        ending: Ending::Resignation,
        decider: None,
    };
    let events = [Event::Resigned { seat }, Event::Finished { outcome }];
    let stamped = (game.version + 1..).zip(events);
    let events: Vec<Stamped> = stamped
        .map(|(version, event)| Stamped { version, at, event })
        .collect();
    let bodies: Result<Vec<NewEvent>, StoreError> = events.iter().map(new_event).collect();
    Ok(Some(Append {
        game: game.id.clone(),
        expected: game.version,
        events: bodies?,
        keep_ply: None,
        turns: Vec::new(),
        command,
        index: Index {
            status: GameStatus::Finished,
            ply: game.ply,
            due: Vec::new(),
            deadline: None,
            opening: game.opening.clone(),
        },
        finish: finish(&events, &game.setup),
    }))
}

/// A new table with its first event.
pub(super) fn new_game(
    id: GameId,
    setup: TableSetup,
    public: bool,
    at: UnixMillis,
    limits: GameLimits,
) -> Result<NewGame, StoreError> {
    let first = Stamped {
        version: 1,
        at,
        event: Event::Opened {
            setup: setup.clone(),
        },
    };
    let table = Table::replay([&first]).map_err(|e| StoreError::Corrupt(e.to_string()))?;
    Ok(NewGame {
        id,
        setup,
        public,
        events: vec![new_event(&first)?],
        index: index(&table),
        created: at,
        limits,
    })
}

fn new_event(stamped: &Stamped) -> Result<NewEvent, StoreError> {
    let body = serde_json::to_string(&stamped.event);
    Ok(NewEvent {
        body: body.map_err(|e| StoreError::Corrupt(e.to_string()))?,
        at: stamped.at,
    })
}

/// How many earlier turns stay after take-backs, and which turns are new.
fn turns(before: &Table, events: &[Stamped]) -> (Option<u32>, Vec<NewTurn>) {
    let mut ply = before.public().ply();
    let (mut keep, mut turns) = (None, Vec::new());
    for stamped in events {
        match &stamped.event {
            Event::TurnPlayed { turn, .. } => {
                ply += 1;
                turns.push(NewTurn {
                    ply,
                    body: turn.clone(),
                    at: stamped.at,
                });
            }
            Event::TakenBack { ply: left } => {
                ply = *left;
                keep = Some(*left);
                turns.retain(|t: &NewTurn| t.ply <= *left);
            }
            _ => {}
        }
    }
    (keep, turns)
}

fn index(table: &Table) -> Index {
    let plies = table.public().game().plies();
    let opening = plies.iter().find_map(|ply| match ply.turn {
        Turn::Plant { flower, .. } => Some(flower.code().to_owned()),
        _ => None,
    });
    Index {
        status: match table.public().status() {
            Status::Playing => GameStatus::Playing,
            Status::Finished => GameStatus::Finished,
            Status::Aborted => GameStatus::Aborted,
        },
        ply: table.public().ply(),
        due: table.public().due().iter().map(Seat::from).collect(),
        deadline: table.wake().map(|at| at.0),
        opening,
    }
}

fn finish(events: &[Stamped], setup: &TableSetup) -> Option<Finish> {
    events.iter().find_map(|stamped| match &stamped.event {
        Event::Finished { outcome } => Some(Finish {
            at: stamped.at,
            outcome: outcome.clone(),
            rated: rated(setup, outcome, stamped.at),
        }),
        _ => None,
    })
}

/// How a game changes ratings, if it is rated.
fn rated(setup: &TableSetup, outcome: &Outcome, at: UnixMillis) -> Option<Rated> {
    if outcome.is_aborted() {
        return None;
    }
    let class = rating::class(setup)?;
    let fared: Vec<Fared> = setup
        .players
        .iter()
        .map(|p| Fared::of(p.seat, &outcome.winners))
        .collect();
    let formula: Formula = Arc::new(move |rows| rate(rows, &fared, at));
    Some(Rated {
        class,
        players: setup.players.iter().map(|p| p.person.id.clone()).collect(),
        formula,
    })
}

fn rate(rows: &[Option<RatingRow>], fared: &[Fared], at: UnixMillis) -> Vec<(RatingRow, f64)> {
    let before: Vec<(Rating, Fared)> = rows
        .iter()
        .zip(fared)
        .map(|(row, fared)| (row.as_ref().map_or_else(|| Rating::new(at), known), *fared))
        .collect();
    let games = rows.iter().map(|row| row.as_ref().map_or(0, |r| r.games));
    let row = |rating: Rating, games| RatingRow {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
        games: games + 1,
        changed: at,
    };
    rating::rate(&before, at)
        .into_iter()
        .zip(&before)
        .zip(games)
        .map(|((new, (old, _)), games)| (row(new, games), new.rating - old.rating))
        .collect()
}

/// A rating as stored.
pub(super) const fn known(row: &RatingRow) -> Rating {
    Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
        at: row.changed,
    }
}
