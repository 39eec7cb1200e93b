//! Games that were started under another version of the rules. This server can't interpret their
//! turns, so nothing on the board can happen; but in a game of two a player can resign, which ends
//! the game under any rules.

use paisho::clock::Moment;
use paisho_wire::{Action, Event, GameId, Refusal, UserId};

use super::act::{ATTEMPTS, TableRequest};
use super::{Live, record, trouble};
use crate::bus::News;
use crate::replay::{LoadError, events_after};
use crate::store::{Appended, GameRow, GameStatus};

impl Live {
    /// Carries out what is possible at a table refused because of its rules. Otherwise returns the
    /// same refusal.
    pub(super) async fn despite_other_rules(
        &self,
        game: &GameId,
        (request, arrived): (&TableRequest, Moment),
        refusal: Refusal,
    ) -> Result<u32, Refusal> {
        let TableRequest::Player { user, action, .. } = request else {
            return Err(refusal);
        };
        if !matches!(action, Action::Resign {}) {
            return Err(refusal);
        }
        for _ in 0..ATTEMPTS {
            // If the row can't be read either, the players are unknown.
            let Ok(Some(row)) = self.0.store.game(game).await else {
                return Err(refusal);
            };
            if let Err(refused) = self.check_may_resign(&row, user, &refusal).await {
                return self.done_before(game, request, refused).await;
            }
            let at = arrived.0.max(row.changed);
            let command = request.client().map_err(|e| trouble(&e))?;
            let append = record::resignation(&row, user, at, command).map_err(|e| trouble(&e))?;
            let append = append.ok_or_else(|| refusal.clone())?;
            match self
                .0
                .store
                .append(&append)
                .await
                .map_err(|e| trouble(&e))?
            {
                Appended::Done(version) => {
                    let game = game.clone();
                    self.0.bus.publish(News::Table { game, version });
                    return Ok(version);
                }
                Appended::Repeated(version) => return Ok(version),
                Appended::IdTaken => return Err(Refusal::IdTaken {}),
                Appended::Missing => return Err(Refusal::NoSuchGame {}),
                Appended::Stale(_) => {}
            }
        }
        Err(trouble(
            &"other nodes changed the game first in every attempt",
        ))
    }

    /// Whether a player may resign, as far as that is known without the rules.
    async fn check_may_resign(
        &self,
        row: &GameRow,
        user: &UserId,
        refusal: &Refusal,
    ) -> Result<(), Refusal> {
        row.seat_of(user).ok_or(Refusal::NotAPlayer {})?;
        if row.status != GameStatus::Playing {
            return Err(Refusal::GameOver {});
        }
        let events = events_after(&self.0.store, &row.id, 1).await;
        let events = events.map_err(|error| match error {
            LoadError::Store(error) => trouble(&error),
            // An event unknown to this server may matter.
            LoadError::Unreadable { .. } | LoadError::Corrupt(_) | LoadError::OtherRules(_) => {
                refusal.clone()
            }
        })?;
        let mut gift_pending = false;
        for stamped in events {
            match stamped.event {
                Event::GiftOffered { .. } => gift_pending = true,
                Event::GiftAccepted { .. } | Event::GiftDeclined { .. } => gift_pending = false,
                _ => {}
            }
        }
        if gift_pending {
            return Err(Refusal::GiftPending {});
        }
        Ok(())
    }
}
