//! Players: profiles, ratings, the ranking, blocks.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use paisho_wire::{
    GameList, OpponentShown, Profile, RankedPlayer, Ranking, RatingStep, Speed, SpeedRating,
};

use super::answer::{Answer, ApiError};
use super::app_state::AppState;
use super::caller::{Oneself, Signed};
use super::games::{GameQuery, find};
use crate::rating::{PROVISIONAL, Rating, class_name};
use crate::store::{Opponent, RatingRow};

/// How many opponents a profile shows.
const OPPONENTS: u32 = 20;
/// How many players the ranking shows.
const RANKED: u32 = 100;

/// A player's public profile.
///
/// Private games are counted only for those who played in them.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/players/{name}", operation_id = "player_profile",
    tag = "players", params(("name" = String, Path)),
    responses(
        (status = 200, description = "The profile.", body = Profile),
    )))]
pub(super) async fn profile(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(name): Path<String>,
) -> Answer<Json<Profile>> {
    let account = app.accounts.by_name(&name).await?;
    let owner = match &account.owner {
        Some(owner) => app.store.account(owner).await?,
        None => None,
    };
    let viewer = viewer.as_ref().map(|viewer| &viewer.id);
    let ratings = app.store.ratings(&account.id, viewer).await?;
    let opponents = app.store.opponents(&account.id, viewer, OPPONENTS);
    let opponents = opponents.await?;
    Ok(Json(Profile {
        person: account.person(),
        owner: owner.map(|owner| owner.name),
        created: account.created,
        ratings: ratings.into_iter().map(speed_rating).collect(),
        opponents: opponents.into_iter().map(opponent).collect(),
    }))
}

/// The finished games of a player, the latest first.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/players/{name}/games",
    operation_id = "player_games",
    tag = "players", params(("name" = String, Path), GameQuery),
    responses(
        (status = 200, description = "A page of games.", body = GameList),
        (status = 422, description = "A query parameter is invalid."),
    )))]
pub(super) async fn games(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(name): Path<String>,
    Query(mut query): Query<GameQuery>,
) -> Answer<Json<GameList>> {
    query.player = Some(name);
    find(&app, viewer.as_ref(), &query).await.map(Json)
}

/// The rating history of a player, oldest game first.
///
/// Private games are shown only to those who played in them.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/players/{name}/ratings",
    operation_id = "player_ratings",
    tag = "players", params(("name" = String, Path)),
    responses(
        (status = 200, description = "The rating after each rated game.", body = Vec<RatingStep>),
    )))]
pub(super) async fn ratings(
    State(app): State<AppState>,
    Oneself(viewer): Oneself,
    Path(name): Path<String>,
) -> Answer<Json<Vec<RatingStep>>> {
    let account = app.accounts.by_name(&name).await?;
    let viewer = viewer.as_ref().map(|viewer| &viewer.id);
    let history = app.store.rating_history(&account.id, viewer).await?;
    let steps = history.into_iter().map(|entry| RatingStep {
        game: entry.game,
        class: entry.class,
        rating: rounded(entry.rating),
        change: rounded(entry.change),
        at: entry.at,
    });
    Ok(Json(steps.collect()))
}

/// The best players at a speed.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/ranking/{speed}", tag = "players",
    params(("speed" = Speed, Path)),
    responses(
        (status = 200, description = "The best players.", body = Ranking),
    )))]
pub(super) async fn ranking(
    State(app): State<AppState>,
    Path(speed): Path<Speed>,
) -> Answer<Json<Ranking>> {
    let class = class_name(speed, None);
    let best = app.store.ranking(&class, PROVISIONAL, RANKED).await?;
    let players = (1..).zip(best).map(|(rank, ranked)| RankedPlayer {
        rank,
        name: ranked.name,
        rating: rounded(ranked.row.rating),
        games: ranked.row.games,
    });
    Ok(Json(Ranking {
        speed,
        players: players.collect(),
    }))
}

/// The players you block.
#[cfg_attr(test, utoipa::path(get, path = "/api/v1/me/blocks", tag = "own account",
    responses(
        (status = 200, description = "The names of the players you block.", body = Vec<String>),
    )))]
pub(super) async fn blocks(
    State(app): State<AppState>,
    Signed(account): Signed,
) -> Answer<Json<Vec<String>>> {
    Ok(Json(app.store.blocked_by(&account.id).await?))
}

/// Block a player.
///
/// Neither of you can join the other's seek or is paired with the other, and you do not see their
/// chat lines. Games in progress go on.
#[cfg_attr(test, utoipa::path(put, path = "/api/v1/me/blocks/{name}", operation_id = "block_player",
    tag = "own account", params(("name" = String, Path)),
    responses(
        (status = 204, description = "The player is blocked."),
        (status = 422, description = "You can't block yourself."),
    )))]
pub(super) async fn block(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    let other = app.accounts.by_name(&name).await?;
    if other.id == account.id {
        return Err(ApiError::unreadable("you can't block yourself"));
    }
    let now = app.env.now();
    app.store.block(&account.id, &other.id, now).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unblock a player.
#[cfg_attr(test, utoipa::path(delete, path = "/api/v1/me/blocks/{name}",
    operation_id = "unblock_player",
    tag = "own account", params(("name" = String, Path)),
    responses(
        (status = 204, description = "The player is not blocked."),
    )))]
pub(super) async fn unblock(
    State(app): State<AppState>,
    Signed(account): Signed,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    let other = app.accounts.by_name(&name).await?;
    app.store.unblock(&account.id, &other.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn speed_rating((class, row): (String, RatingRow)) -> SpeedRating {
    let rating = Rating {
        rating: row.rating,
        deviation: row.deviation,
        volatility: row.volatility,
        at: row.changed,
    };
    SpeedRating {
        class,
        rating: rating.shown(),
        games: row.games,
    }
}

fn opponent(met: Opponent) -> OpponentShown {
    OpponentShown {
        name: met.name,
        won: met.won,
        drawn: met.drawn,
        lost: met.lost,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "ratings are far from the ends of an i32, and a cast saturates"
)]
fn rounded(rating: f64) -> i32 {
    rating.round() as i32
}
