//! Games: lists, search, records.

use axum::Json;
use axum::body::Body as ResponseBody;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use paisho::Ruleset;
use paisho::notation::record::Record;
use paisho_table::Table;
use paisho_wire::{Ending, GameId, GameList, GameState, GameSummary, Seat, Speed, UnixMillis};
use serde::Deserialize;

use super::answer::{Answer, ApiError};
use super::app_state::AppState;
use super::caller::{Oneself, Signed};
use crate::record::record;
use crate::replay::load;
use crate::store::{Account, GameRow, PlayerResult, Search, Store, StoreError};

/// The largest page of games.
const PAGE: u32 = 100;

/// The search criteria.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, into_params(parameter_in = Query))]
pub(super) struct GameQuery {
    /// The name of a player.
    pub(super) player: Option<String>,
    /// The name of another player in the same game.
    opponent: Option<String>,
    /// `won`, `drawn` or `lost`, for `player`.
    result: Option<String>,
    /// How the game ended.
    ending: Option<Ending>,
    /// The ruleset, such as `rulebook.oasis`.
    ruleset: Option<String>,
    /// The preset that the ruleset belongs to, such as `polish`.
    preset: Option<String>,
    /// The speed class.
    speed: Option<Speed>,
    /// Whether the game was rated.
    rated: Option<bool>,
    /// The first flower, such as `R3`.
    opening: Option<String>,
    /// Finished at this time or later, in milliseconds since 1970.
    from: Option<UnixMillis>,
    /// Finished before this time, in milliseconds since 1970.
    to: Option<UnixMillis>,
    /// `next` of the previous page.
    after: Option<String>,
    /// The number of games, at most 100.
    limit: Option<u32>,
}

/// Search finished games, the latest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games",
    operation_id = "search_games", tag = "games",
    params(GameQuery),
    responses(
        (status = 200, description = "A page of games.", body = GameList),
        (status = 404, description = "There is no player with this name."),
        (status = 422, description = "A query parameter is invalid."),
    )))]
pub(super) async fn search(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Query(query): Query<GameQuery>,
) -> Answer<Json<GameList>> {
    find(&app, viewer.as_ref(), &query).await.map(Json)
}

/// Public games in progress, those with the latest turn first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games/live",
    operation_id = "live_games", tag = "games",
    responses(
        (status = 200, description = "The games.", body = GameList),
    )))]
pub(super) async fn live(State(app): State<AppState>) -> Answer<Json<GameList>> {
    let games = app.store.public_games(PAGE).await?;
    Ok(Json(list(&games)))
}

/// Your games in progress, those waiting for your turn first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/games",
    operation_id = "my_games", tag = "games",
    responses(
        (status = 200, description = "Your games.", body = GameList),
    )))]
pub(super) async fn mine(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<GameList>> {
    let games = app.store.playing(&account.id).await?;
    Ok(Json(list(&games)))
}

/// The game that waits most urgently for your turn.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/games/next",
    operation_id = "next_game", tag = "games",
    responses(
        (status = 200, description = "The game.", body = GameSummary),
        (status = 404, description = "It is not your turn in any game."),
    )))]
pub(super) async fn next(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<GameSummary>> {
    let games = app.store.playing(&account.id).await?;
    let waits = |game: &&GameRow| {
        let seat = game.seat_of(&account.id);
        seat.is_some_and(|seat| game.due.contains(&seat))
    };
    let first = games.iter().find(waits);
    let first = first.ok_or_else(|| ApiError::missing("game waiting for your turn"))?;
    Ok(Json(first.summary()))
}

/// A game as you may see it.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games/{id}",
    operation_id = "game", tag = "games",
    params(("id" = GameId, Path)),
    responses(
        (status = 200, description = "The game.", body = GameState),
    )))]
pub(super) async fn state(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(id): Path<GameId>,
) -> Answer<Json<GameState>> {
    let table = table(&app, &id).await?;
    let seat = seen(&app, &id, &table, viewer.as_ref());
    Ok(Json(table.state(&id, seat, app.env.moment())))
}

/// A game as a record in text form.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/games/{id}/record", operation_id = "game_record",
    tag = "games", params(("id" = GameId, Path)),
    responses(
        (status = 200, description = "The record.", content_type = "text/plain", body = String),
    )))]
pub(super) async fn one_record(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(id): Path<GameId>,
) -> Answer<Response> {
    let table = table(&app, &id).await?;
    seen(&app, &id, &table, viewer.as_ref());
    let record = record(&table, &app.config);
    Ok(download(
        &format!("{id}.paisho"),
        ResponseBody::from(record.to_string()),
    ))
}

/// All your finished games as records, one after the other.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/records", tag = "games",
    responses(
        (status = 200, description = "The records.", content_type = "text/plain", body = String),
    )))]
pub(super) async fn my_records(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Response> {
    let search = Search {
        player: Some(account.id.clone()),
        viewer: Some(account.id.clone()),
        ..Search::default()
    };
    let pages = Pages::new(app.store.clone(), search);
    let texts = stream::try_unfold((app, pages), async |(app, mut pages)| {
        let Some(page) = pages.next().await.map_err(log)? else {
            return Ok(None);
        };
        let mut records: Vec<Record> = Vec::with_capacity(page.len());
        for game in &page {
            match load(&app.store, &game.id).await {
                Ok(table) => records.extend(table.map(|table| record(&table, &app.config))),
                // A game that can't be loaded must not prevent downloading the others.
                Err(error) if error.is_about_the_game() => {
                    app.store.leave_out("game", game.id.as_str(), &error);
                }
                Err(error) => return Err(log(error)),
            }
        }
        let text = Record::print_all(&records) + "\n";
        Ok::<_, std::io::Error>(Some((text, (app, pages))))
    });
    Ok(download("games.paisho", ResponseBody::from_stream(texts)))
}

/// An error in the middle of a download. The client sees a broken download; the log says why.
fn log(error: impl std::error::Error) -> std::io::Error {
    tracing::error!(%error, "a download failed");
    std::io::Error::other("the download failed")
}

fn download(name: &str, body: ResponseBody) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    (headers, body).into_response()
}

/// Loads the table of a game.
pub(super) async fn table(app: &AppState, id: &GameId) -> Answer<Table> {
    match load(&app.store, id).await {
        Ok(Some(table)) => Ok(table),
        Ok(None) => Err(ApiError::missing("game")),
        Err(error) => Err(app.live.not_loaded(id, &error).into()),
    }
}

/// The seat of the user who requests a game. The request counts as a sign that the player is
/// present.
pub(super) fn seen(
    app: &AppState,
    id: &GameId,
    table: &Table,
    viewer: Option<&Account>,
) -> Option<Seat> {
    let seat = table.public().seat_of(&viewer?.id)?;
    if table.public().outcome().is_none() {
        app.live.see(id, seat);
    }
    Some(seat)
}

/// Finds the games that match a query.
pub(super) async fn find(
    app: &AppState,
    viewer: Option<&Account>,
    query: &GameQuery,
) -> Answer<GameList> {
    let search = Search {
        player: user(app, query.player.as_deref()).await?,
        opponent: user(app, query.opponent.as_deref()).await?,
        result: result(query.result.as_deref())?,
        ending: query.ending,
        ruleset: query.ruleset.clone(),
        preset: preset(query.preset.as_deref())?,
        speed: query.speed,
        rated: query.rated,
        opening: query.opening.clone(),
        from: query.from,
        to: query.to,
        after: after(query.after.as_deref())?,
        viewer: viewer.map(|account| account.id.clone()),
    };
    let limit = query.limit.unwrap_or(PAGE).clamp(1, PAGE);
    let found = app.store.search(&search, limit).await?;
    let mut page = list(&found.games);
    page.next = found.next.map(|(at, id)| format!("{at}.{id}"));
    Ok(page)
}

async fn user(app: &AppState, name: Option<&str>) -> Answer<Option<paisho_wire::UserId>> {
    match name {
        Some(name) => Ok(Some(app.accounts.by_name(name).await?.id)),
        None => Ok(None),
    }
}

fn result(word: Option<&str>) -> Answer<Option<PlayerResult>> {
    let parse = |word: &str| {
        let found = word.parse();
        found.map_err(|error| ApiError::unreadable(format!("result: {error}")))
    };
    word.map(parse).transpose()
}

fn preset(name: Option<&str>) -> Answer<Option<String>> {
    let known = |name: &str| Ruleset::presets().any(|(known, _)| known == name);
    match name {
        Some(name) if !known(name) => Err(ApiError::unreadable(format!(
            "preset: there is no preset `{name}`"
        ))),
        name => Ok(name.map(str::to_owned)),
    }
}

fn after(text: Option<&str>) -> Answer<Option<(UnixMillis, GameId)>> {
    let parse = |text: &str| {
        let (at, id) = text.split_once('.')?;
        Some((at.parse().ok()?, id.parse().ok()?))
    };
    let bad = || ApiError::unreadable("after: expected `next` of the previous page");
    text.map(|text| parse(text).ok_or_else(bad)).transpose()
}

fn list(games: &[GameRow]) -> GameList {
    GameList {
        games: games.iter().map(GameRow::summary).collect(),
        next: None,
    }
}

/// All games that match a search, page by page.
pub(super) struct Pages {
    store: Store,
    search: Search,
    is_over: bool,
}

impl Pages {
    pub(super) fn new(store: Store, search: Search) -> Self {
        Self {
            store,
            search,
            is_over: false,
        }
    }

    /// The next page; `None` after the last.
    pub(super) async fn next(&mut self) -> Result<Option<Vec<GameRow>>, StoreError> {
        // A page may be empty because none of its games could be read.
        while !self.is_over {
            let found = self.store.search(&self.search, PAGE).await?;
            self.is_over = found.next.is_none();
            self.search.after = found.next;
            if !found.games.is_empty() {
                return Ok(Some(found.games));
            }
        }
        Ok(None)
    }
}
