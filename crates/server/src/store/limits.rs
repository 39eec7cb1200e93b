//! Limits of games per user, checked in the transaction that creates a game.

use paisho_wire::{Person, PersonKind};

use super::game::NewGame;
use super::row::number;
use super::{Change, StoreError};

/// How many games a user may play at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameLimits {
    /// For every user, in total.
    pub games: u64,
    /// For guests, against computers.
    pub guest_computer_games: u64,
}

impl GameLimits {
    /// No limits.
    pub const NONE: Self = Self {
        games: u64::MAX,
        guest_computer_games: u64::MAX,
    };
}

/// Counts the games that `$1` is playing.
pub(super) const IN_PLAY: &str =
    "SELECT COUNT(*) AS many FROM players p JOIN games g ON g.id = p.game
     WHERE p.account = $1 AND p.result IS NULL AND g.status = 'playing'";
/// Counts those of them against computers.
const IN_PLAY_WITH_COMPUTERS: &str =
    "SELECT COUNT(*) AS many FROM players p JOIN games g ON g.id = p.game
     WHERE p.account = $1 AND p.result IS NULL AND g.status = 'playing'
         AND EXISTS (SELECT 1 FROM players c WHERE c.game = g.id AND c.account IS NULL)";

/// Refuses a game that would exceed a player's limit, within the transaction that creates it.
pub(super) async fn check_limits(change: &mut Change, game: &NewGame) -> Result<(), StoreError> {
    let players = || game.setup.players.iter().map(|player| &player.person);
    let is_computer = |person: &&Person| matches!(person.kind, PersonKind::Computer(_));
    let has_computers = players().any(|person| is_computer(&person));
    for person in players().filter(|person| !is_computer(person)) {
        let is_guest = matches!(person.kind, PersonKind::Guest);
        let guest_limit = (is_guest && has_computers).then_some(game.limits.guest_computer_games);
        let limits = [
            (IN_PLAY, Some(game.limits.games)),
            (IN_PLAY_WITH_COMPUTERS, guest_limit),
        ];
        for (statement, most) in limits {
            let Some(most) = most.filter(|most| *most < u64::MAX) else {
                continue;
            };
            let row = sqlx::query(statement)
                .bind(person.id.as_str())
                .fetch_one(&mut **change)
                .await?;
            if number(&row, "many")? >= most {
                return Err(StoreError::TooManyGames(person.id.clone()));
            }
        }
    }
    Ok(())
}
