//! Vacation from all correspondence games at once, for a limited number of days a year.
//!
//! A table's own event stops its clock. This module decides who may take vacation, and makes sure
//! that it reaches all of a player's games. The account is marked before its games are changed and
//! unmarked after them, so that a vacation interrupted by a crash is completed after a restart.

use paisho::clock::Millis;
use paisho_table::VACATION;
use paisho_wire::{Action, GameId, Refusal, Speed, UnixMillis, UserId, VacationShown};

use super::act::TableRequest;
use super::{Live, trouble};
use crate::store::{StoreError, VacationRow};

/// An average year in milliseconds.
const YEAR: u64 = 31_556_952_000;

/// The milliseconds left of this year's vacation.
fn left(row: VacationRow, now: UnixMillis) -> u64 {
    let begun = row.since.map_or(now, |since| since.min(now));
    let running = now.saturating_sub(begun);
    let before = if row.year == begun / YEAR {
        row.used
    } else {
        0
    };
    VACATION.0.saturating_sub(before.saturating_add(running))
}

/// A vacation as its owner sees it.
fn shown(row: VacationRow, now: UnixMillis) -> VacationShown {
    let left = left(row, now);
    let lasts = row.since.is_some() && left > 0;
    VacationShown {
        until: lasts.then(|| now.saturating_add(left)),
        left,
    }
}

/// The row after the vacation has ended.
fn ended(row: VacationRow, now: UnixMillis) -> VacationRow {
    VacationRow {
        since: None,
        year: now / YEAR,
        used: VACATION.0.saturating_sub(left(row, now)),
    }
}

impl Live {
    /// The vacation of a user.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn vacation(&self, user: &UserId) -> Result<VacationShown, Refusal> {
        let row = self.0.store.vacation(user).await.map_err(|e| trouble(&e))?;
        Ok(shown(row, self.0.env.now()))
    }

    /// Starts a vacation, unless the user is on vacation already.
    ///
    /// # Errors
    /// If none is left this year, or the store fails.
    pub async fn begin_vacation(&self, user: &UserId) -> Result<VacationShown, Refusal> {
        let now = self.0.env.now();
        let row = self.0.store.vacation(user).await.map_err(|e| trouble(&e))?;
        if left(row, now) == 0 {
            return Err(Refusal::NoVacationLeft {});
        }
        if row.since.is_none() {
            let begun = VacationRow {
                since: Some(now),
                ..ended(row, now)
            };
            let kept = self.0.store.put_vacation(user, row, begun).await;
            kept.map_err(|e| trouble(&e))?;
        }
        self.in_all_games(user, &Action::BeginVacation {}).await?;
        self.vacation(user).await
    }

    /// Ends a vacation, if the user is on vacation.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn end_vacation(&self, user: &UserId) -> Result<VacationShown, Refusal> {
        let now = self.0.env.now();
        let row = self.0.store.vacation(user).await.map_err(|e| trouble(&e))?;
        self.in_all_games(user, &Action::EndVacation {}).await?;
        if row.since.is_some() {
            let kept = self.0.store.put_vacation(user, row, ended(row, now)).await;
            kept.map_err(|e| trouble(&e))?;
        }
        self.vacation(user).await
    }

    /// Refuses to start a vacation if none is left.
    pub(super) async fn check_vacation(
        &self,
        user: &UserId,
        action: &Action,
    ) -> Result<(), Refusal> {
        if matches!(action, Action::BeginVacation {}) && self.vacation(user).await?.left == 0 {
            return Err(Refusal::NoVacationLeft {});
        }
        Ok(())
    }

    /// Extends a vacation that was started or ended at one table to all tables.
    pub(super) async fn spread_vacation(
        &self,
        user: &UserId,
        action: &Action,
    ) -> Result<(), Refusal> {
        match action {
            Action::BeginVacation {} => self.begin_vacation(user).await.map(drop),
            Action::EndVacation {} => self.end_vacation(user).await.map(drop),
            _ => Ok(()),
        }
    }

    async fn in_all_games(&self, user: &UserId, action: &Action) -> Result<(), Refusal> {
        let games = self.0.store.playing(user).await.map_err(|e| trouble(&e))?;
        let slow = games
            .iter()
            .filter(|g| g.setup.time.speed() == Speed::Correspondence);
        for game in slow {
            match self.act_for(user, &game.id, action.clone()).await {
                // The game has no clock, is in the wanted state already, or can't be changed any
                // more.
                Ok(_)
                | Err(
                    Refusal::NotCorrespondence {}
                    | Refusal::VacationUnchanged {}
                    | Refusal::NoVacationLeft {}
                    | Refusal::GameOver {}
                    | Refusal::OutOfGame {}
                    | Refusal::GiftPending {}
                    | Refusal::OtherRules { .. },
                ) => {}
                // A game that can't be loaded must not keep the others from changing.
                Err(_) if self.0.damaged.is_put_off(&game.id, self.0.env.now()) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }

    /// Acts at a table for a player who made the request elsewhere.
    async fn act_for(&self, user: &UserId, game: &GameId, action: Action) -> Result<u32, Refusal> {
        let request = TableRequest::Player {
            user: user.clone(),
            id: self.0.env.id().parse().map_err(|e| trouble(&e))?,
            action,
            lag: Millis::ZERO,
        };
        self.carry_out(game, request).await
    }

    /// Applies the vacation of players to games that start during it.
    pub(super) async fn keep_vacation(self, users: Vec<UserId>) {
        for user in users {
            let shown = self.vacation(&user).await;
            if shown.is_ok_and(|shown| shown.until.is_some())
                && let Err(refusal) = self.begin_vacation(&user).await
            {
                tracing::warn!(%user, %refusal, "a vacation could not be applied to new games");
            }
        }
    }

    /// Completes vacations that were interrupted by a crash.
    pub(super) async fn complete_vacations(&self) -> Result<(), StoreError> {
        let users = self.0.store.vacations().await?.into_iter();
        let users = users.map(|(user, _)| user).collect();
        self.clone().keep_vacation(users).await;
        Ok(())
    }

    /// Ends vacations whose time is used up.
    pub(super) async fn sweep_vacations(&self) -> Result<(), StoreError> {
        let now = self.0.env.now();
        for (user, row) in self.0.store.vacations().await? {
            if left(row, now) == 0
                && let Err(refusal) = self.end_vacation(&user).await
            {
                tracing::warn!(%user, %refusal, "a vacation could not be ended");
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60 * 1000;
    const NEW_YEAR: u64 = 60 * YEAR;

    #[test]
    fn thirty_days_a_year() {
        let fresh = VacationRow::default();
        assert_eq!(left(fresh, NEW_YEAR), 30 * DAY);
        let away = VacationRow {
            since: Some(NEW_YEAR + DAY),
            year: 60,
            used: 5 * DAY,
        };
        assert_eq!(left(away, NEW_YEAR + 11 * DAY), 15 * DAY);
        let back = ended(away, NEW_YEAR + 11 * DAY);
        assert_eq!((back.since, back.used), (None, 15 * DAY));
        assert_eq!(left(back, NEW_YEAR + 100 * DAY), 15 * DAY);
        assert_eq!(left(back, NEW_YEAR + YEAR), 30 * DAY);
        assert_eq!(left(away, NEW_YEAR + 200 * DAY), 0);
        assert_eq!(shown(away, NEW_YEAR + 200 * DAY).until, None);
    }

    #[test]
    fn a_vacation_over_new_year_counts_where_it_began() {
        let away = VacationRow {
            since: Some(NEW_YEAR - 10 * DAY),
            year: 59,
            used: 5 * DAY,
        };
        assert_eq!(left(away, NEW_YEAR + 5 * DAY), 10 * DAY);
    }
}
