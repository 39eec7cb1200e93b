//! The search for finished games.

#[cfg(test)]
mod plans;

use paisho_wire::{Ending, GameId, Speed, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Sqlite};

use super::game::{GameRow, game_row};
use super::row::{json, number, parsed, whole, words};
use super::{Store, StoreError};

words! {
    /// The result of a game for one player.
    PlayerResult {
        /// The player won.
        Won = "won",
        /// There was no winner.
        Drawn = "drawn",
        /// Another player won.
        Lost = "lost",
    }
}

/// Search criteria; `None` matches everything.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// A player of the game.
    pub player: Option<UserId>,
    /// Another player of the game.
    pub opponent: Option<UserId>,
    /// The result for `player`; without a player, whether the game was drawn.
    pub result: Option<PlayerResult>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// The text of the ruleset.
    pub ruleset: Option<String>,
    /// The preset that the ruleset belongs to.
    pub preset: Option<String>,
    /// The speed class.
    pub speed: Option<Speed>,
    /// Whether the game was rated.
    pub rated: Option<bool>,
    /// The first flower.
    pub opening: Option<String>,
    /// Finished at this time or later.
    pub from: Option<UnixMillis>,
    /// Finished before this time.
    pub to: Option<UnixMillis>,
    /// Only games after this one in the order of the results, which is by the time of the end,
    /// latest first.
    pub after: Option<(UnixMillis, GameId)>,
    /// The user whose private games may be found, besides all public ones.
    pub viewer: Option<UserId>,
}

/// A page of search results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The games, the one that ended last first.
    pub games: Vec<GameRow>,
    /// Pass this as `after` to get the next page, if there may be one.
    pub next: Option<(UnixMillis, GameId)>,
}

impl Store {
    /// Searches finished games.
    ///
    /// # Errors
    /// If the database fails, or the search takes too long.
    pub async fn search(&self, search: &Search, limit: u32) -> Result<SearchResult, StoreError> {
        let mut query = statement(search, limit)?;
        let rows = self.rows_in_time(query.build()).await?;
        // The next page follows the last row, even if that row can't be read.
        let last = rows.last().filter(|_| rows.len() == limit as usize);
        Ok(SearchResult {
            next: last.map(place).transpose()?,
            games: self.readable("game", &rows, game_row),
        })
    }
}

/// The position of a game in the order of the results.
fn place(row: &SqliteRow) -> Result<(UnixMillis, GameId), StoreError> {
    Ok((number(row, "finished")?, parsed(row, "id")?))
}

/// The columns that give the results their order: the time of the end and the game. An index begins
/// with the search criteria and continues with these columns (`plans` checks it).
#[derive(Clone, Copy)]
struct Order {
    finished: &'static str,
    game: &'static str,
}

/// The games of one player.
const OF_A_PLAYER: Order = Order {
    finished: "p.finished",
    game: "p.game",
};
/// All games.
const OF_ALL: Order = Order {
    finished: "g.finished",
    game: "g.id",
};

fn statement(search: &Search, limit: u32) -> Result<QueryBuilder<Sqlite>, StoreError> {
    let mut query = QueryBuilder::new("SELECT g.* FROM ");
    let order = who(&mut query, search);
    seen_by(&mut query, search);
    what(&mut query, search)?;
    when(&mut query, search, order);
    let Order { finished, game } = order;
    query.push(format_args!(
        " ORDER BY {finished} DESC, {game} DESC LIMIT "
    ));
    query.push_bind(limit);
    Ok(query)
}

/// Begins with the games of the player, if there is one, else with all games. `CROSS JOIN` is a
/// plain join, but SQLite keeps the order of its tables, so that the first one gives the order of
/// the results.
fn who(query: &mut QueryBuilder<Sqlite>, search: &Search) -> Order {
    let mut players = [&search.player, &search.opponent].into_iter().flatten();
    let Some(player) = players.next() else {
        query.push("games g WHERE g.status = 'finished' AND g.finished IS NOT NULL");
        return OF_ALL;
    };
    query.push("players p CROSS JOIN games g WHERE p.account = ");
    query.push_bind(player.as_str().to_owned());
    query.push(" AND p.finished IS NOT NULL AND g.id = p.game");
    if let Some(opponent) = players.next() {
        query.push(" AND EXISTS (SELECT 1 FROM players o WHERE o.game = p.game AND o.account = ");
        query.push_bind(opponent.as_str().to_owned());
        query.push(")");
    }
    OF_A_PLAYER
}

fn seen_by(query: &mut QueryBuilder<Sqlite>, search: &Search) {
    query.push(" AND (g.public");
    if let Some(viewer) = &search.viewer {
        query.push(" OR EXISTS (SELECT 1 FROM players v WHERE v.game = g.id AND v.account = ");
        query.push_bind(viewer.as_str().to_owned());
        query.push(")");
    }
    query.push(")");
}

fn what(query: &mut QueryBuilder<Sqlite>, search: &Search) -> Result<(), StoreError> {
    match (search.result, &search.player) {
        (Some(result), Some(_)) => {
            query.push(" AND p.result = ").push_bind(result.as_str());
        }
        (Some(result), None) => {
            let is_drawn = result == PlayerResult::Drawn;
            query.push(" AND g.drawn = ").push_bind(is_drawn);
        }
        (None, _) => {}
    }
    if let Some(ending) = &search.ending {
        let word = json(ending)?.trim_matches('"').to_owned();
        query.push(" AND g.ending = ").push_bind(word);
    }
    if let Some(ruleset) = &search.ruleset {
        query.push(" AND g.ruleset = ").push_bind(ruleset.clone());
    }
    if let Some(preset) = &search.preset {
        query.push(" AND g.preset = ").push_bind(preset.clone());
    }
    if let Some(speed) = search.speed {
        query.push(" AND g.speed = ").push_bind(speed.word());
    }
    if let Some(rated) = search.rated {
        query.push(" AND g.rated = ").push_bind(rated);
    }
    if let Some(opening) = &search.opening {
        query.push(" AND g.opening = ").push_bind(opening.clone());
    }
    Ok(())
}

fn when(query: &mut QueryBuilder<Sqlite>, search: &Search, order: Order) {
    let Order { finished, game } = order;
    if let Some(from) = search.from {
        query.push(format_args!(" AND {finished} >= "));
        query.push_bind(whole(from));
    }
    if let Some(to) = search.to {
        query.push(format_args!(" AND {finished} < "));
        query.push_bind(whole(to));
    }
    if let Some((at, last)) = &search.after {
        query.push(format_args!(" AND ({finished}, {game}) < ("));
        query.push_bind(whole(*at));
        query.push(", ");
        query.push_bind(last.as_str().to_owned()).push(")");
    }
}
