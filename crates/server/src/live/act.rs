//! Carrying out commands: decides events, stores them, then notifies the clients.

use paisho::clock::{Millis, Moment};
use paisho_table::{Absence, Command, Context, Decision, Table};
use paisho_wire::{
    Action, ActionBody, ClientId, Event, GameId, Limit, Refusal, Seat, Stamped, UserId,
};

use super::pairing::not_begun;
use super::table_slot::{Loaded, TableSlot};
use super::{Live, lock, record, trouble};
use crate::bus::News;
use crate::digest::digest;
use crate::replay::events_after;
use crate::store::{Appended, ClientCommand, Earlier, StoreError};

/// How often a decision is retried because another node stored events first.
pub(super) const ATTEMPTS: usize = 8;

/// A request to a table, and who made it.
#[derive(Clone, Debug)]
pub(super) enum TableRequest {
    Player {
        user: UserId,
        id: ClientId,
        action: Action,
        lag: Millis,
    },
    Computer {
        seat: Seat,
        action: Action,
    },
    Tick,
    /// Only gives back the time that the server owes.
    GiveBack,
}

impl TableRequest {
    fn command(&self, table: &Table, context: Context) -> Result<Command, Refusal> {
        let act = |seat, action, context| Command::Act {
            seat,
            action,
            context,
        };
        Ok(match self {
            Self::Tick => Command::Tick,
            Self::GiveBack => Command::Interrupted {
                absences: Vec::new(),
            },
            Self::Player {
                user, action, lag, ..
            } => {
                let seat = table.public().seat_of(user).ok_or(Refusal::NotAPlayer {})?;
                let lag = *lag;
                act(seat, action.clone(), Context { lag, ..context })
            }
            Self::Computer { seat, action } => act(*seat, action.clone(), context),
        })
    }

    /// The seat of the player who made the request.
    fn player(&self, table: &Table) -> Option<Seat> {
        match self {
            Self::Player { user, .. } => table.public().seat_of(user),
            Self::Computer { .. } | Self::Tick | Self::GiveBack => None,
        }
    }

    /// The client's id for the request, with a digest of the action.
    pub(super) fn client(&self) -> Result<Option<ClientCommand>, StoreError> {
        let Self::Player {
            user, id, action, ..
        } = self
        else {
            return Ok(None);
        };
        let text = serde_json::to_vec(action).map_err(|e| StoreError::Corrupt(e.to_string()))?;
        Ok(Some(ClientCommand {
            user: user.clone(),
            id: id.clone(),
            action: digest(&text),
        }))
    }
}

impl Live {
    /// Carries out a player's action. Returns the version that carried it out, after everything is
    /// stored. The same request with the same id is carried out once.
    ///
    /// # Errors
    /// The refusal. Nothing has changed then.
    pub async fn act(
        &self,
        game: &GameId,
        user: &UserId,
        body: ActionBody,
        lag: Millis,
    ) -> Result<u32, Refusal> {
        let request = TableRequest::Player {
            user: user.clone(),
            id: body.id,
            action: body.action.clone(),
            lag,
        };
        self.check_vacation(user, &body.action).await?;
        let version = self.carry_out(game, request).await?;
        self.spread_vacation(user, &body.action).await?;
        Ok(version)
    }

    /// Carries out a request to its end, even if the client disconnects meanwhile.
    pub(super) async fn carry_out(
        &self,
        game: &GameId,
        request: TableRequest,
    ) -> Result<u32, Refusal> {
        let (live, game) = (self.clone(), game.clone());
        let arrived = self.0.env.moment();
        self.0.pulse.beat(arrived);
        let tasks = &self.0.tasks;
        let done = tasks.spawn(async move { live.carry_out_here(&game, &request, arrived).await });
        done.await.unwrap_or_else(|error| Err(trouble(&error)))
    }

    async fn carry_out_here(
        &self,
        game: &GameId,
        request: &TableRequest,
        arrived: Moment,
    ) -> Result<u32, Refusal> {
        let slot = self.slot(game);
        let mut cached = slot.loaded.lock().await;
        for _ in 0..ATTEMPTS {
            let loaded = match self.load(game, &mut cached).await {
                Ok(loaded) => loaded,
                Err(refusal @ Refusal::OtherRules { .. }) => {
                    let request = (request, arrived);
                    return self.despite_other_rules(game, request, refusal).await;
                }
                Err(refusal) => return Err(refusal),
            };
            // Time spent waiting for this lock does not count against the player.
            let now = arrived.max(Moment(loaded.last_at()));
            if let Some(seat) = request.player(&loaded.table) {
                self.see(game, seat);
            }
            let decision = match self.decide(&slot, &loaded.table, request, now) {
                Ok(Some(decision)) => decision,
                Ok(None) => return Ok(loaded.table.public().version()),
                Err(refusal) => return self.done_before(game, request, refusal).await,
            };
            match self.keep(&slot, loaded, decision, request).await {
                Ok(Appended::Done(version) | Appended::Repeated(version)) => return Ok(version),
                Ok(Appended::IdTaken) => return Err(Refusal::IdTaken {}),
                Ok(Appended::Missing) => return Err(Refusal::NoSuchGame {}),
                Ok(Appended::Stale(_)) => cached.take(),
                Err(error) => {
                    // It is unknown whether the events were stored, so the next request reads them
                    // again.
                    cached.take();
                    return Err(match request {
                        TableRequest::Player { user, .. } => not_begun(&error, user),
                        TableRequest::Computer { .. }
                        | TableRequest::Tick
                        | TableRequest::GiveBack => trouble(&error),
                    });
                }
            };
        }
        Err(trouble(
            &"other nodes changed the game first in every attempt",
        ))
    }

    /// The events that a request leads to, after giving back the time that the server owes.
    fn decide(
        &self,
        slot: &TableSlot,
        table: &Table,
        request: &TableRequest,
        now: Moment,
    ) -> Result<Option<Decision>, Refusal> {
        let absences = self.0.pulse.owed(&slot.game);
        if absences.is_empty() {
            return self.decide_now(slot, table, request, now);
        }
        let Some(back) = table.decide(&Command::Interrupted { absences }, now)? else {
            return self.decide_now(slot, table, request, now);
        };
        Ok(Some(
            match self.decide_now(slot, &back.after, request, now)? {
                Some(decision) => Decision {
                    events: [back.events, decision.events].concat(),
                    ..decision
                },
                None => back,
            },
        ))
    }

    fn decide_now(
        &self,
        slot: &TableSlot,
        table: &Table,
        request: &TableRequest,
        now: Moment,
    ) -> Result<Option<Decision>, Refusal> {
        let context = self.context(slot, table, now);
        let command = request.command(table, context)?;
        self.check_computers(table, &command)?;
        table.decide(&command, now)
    }

    /// Without engine threads, no rematch against a computer can be played.
    fn check_computers(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        let again = matches!(
            command,
            Command::Act {
                action: Action::Rematch {},
                ..
            }
        );
        if again && self.0.settings.thinkers == 0 && !table.public().computers().is_empty() {
            return Err(Limit::NoComputers.refusal());
        }
        Ok(())
    }

    /// Caps absences at the time since the table last changed: before that, the player had nothing
    /// to do.
    fn context(&self, slot: &TableSlot, table: &Table, now: Moment) -> Context {
        let id = self.0.env.id();
        let waited = now.since(table.touched());
        let mut absent = lock(&slot.members).absent(now);
        for seat in paisho::Seat::ALL {
            absent[seat] = absent[seat].map(|time| time.min(waited));
        }
        Context {
            lag: Millis::ZERO,
            absent,
            // The environment's ids always parse.
            fresh: id.parse().unwrap_or_else(|_| slot.game.clone()),
        }
    }

    /// The response to a request that would be refused now: if it was carried out before, the
    /// version of that time.
    pub(super) async fn done_before(
        &self,
        game: &GameId,
        request: &TableRequest,
        refusal: Refusal,
    ) -> Result<u32, Refusal> {
        let Some(command) = request.client().map_err(|e| trouble(&e))? else {
            return Err(refusal);
        };
        let done = self.0.store.carried_out(game, &command).await;
        match done.map_err(|e| trouble(&e))? {
            Some(Earlier::Same(version)) => Ok(version),
            Some(Earlier::Other) => Err(Refusal::IdTaken {}),
            None => Err(refusal),
        }
    }

    /// Stores what was decided, takes it over and tells everyone.
    async fn keep(
        &self,
        slot: &TableSlot,
        loaded: &mut Loaded,
        decision: Decision,
        request: &TableRequest,
    ) -> Result<Appended, StoreError> {
        let append = record::append(&slot.game, &loaded.table, &decision, request.client()?)?;
        let next = self.rematch(slot, loaded, &decision.events)?;
        let appended = match &next {
            Some(game) => self.0.store.append_and_create(&append, game).await?,
            None => self.0.store.append(&append).await?,
        };
        if matches!(appended, Appended::Done(_)) {
            self.note_late(slot, &decision.events);
            let first_new = loaded.table.public().version() + 1;
            loaded.carry_on(decision);
            self.tell(slot, loaded, first_new);
        }
        Ok(appended)
    }

    /// Reports the time between deciding the last event and having stored it, in which players did
    /// not know of it.
    fn note_late(&self, slot: &TableSlot, events: &[Stamped]) {
        // An event that only gives time back does not delay anyone.
        let news = events.last();
        let news = news.filter(|e| !matches!(e.event, Event::Interrupted { .. }));
        if let Some(last) = news {
            let told = Absence {
                since: Moment(last.at),
                until: self.0.env.moment(),
            };
            self.0.pulse.told(&slot.game, told);
        }
    }

    /// The next game, if one of the events is a rematch.
    fn rematch(
        &self,
        slot: &TableSlot,
        loaded: &Loaded,
        events: &[Stamped],
    ) -> Result<Option<crate::store::NewGame>, StoreError> {
        let made = events.iter().find_map(|stamped| match &stamped.event {
            Event::RematchMade { game } => Some((game.clone(), stamped.at)),
            _ => None,
        });
        made.map(|(id, at)| {
            let setup = loaded.table.rematch_setup(&slot.game);
            record::new_game(id, setup, loaded.public, at, self.game_limits())
        })
        .transpose()
    }

    /// Sends the events from a version on to the connected clients and announces the change on the
    /// bus.
    fn tell(&self, slot: &TableSlot, loaded: &Loaded, first_new: u32) {
        let now = self.0.env.moment();
        lock(&slot.members).tell(&slot.game, loaded, first_new, now);
        self.0.bus.publish(News::Table {
            game: slot.game.clone(),
            version: loaded.table.public().version(),
        });
        if let Some(game) = loaded.table.public().next_game()
            && first_new <= loaded.table.public().version()
        {
            self.tell_started(loaded.table.public().setup(), game, None);
        }
        self.wake_computer(&slot.game, &loaded.table);
    }

    /// Reads events that other nodes have stored, unless this version is known here already, and
    /// sends them to the clients connected to this node.
    pub(super) async fn catch_up(&self, slot: &TableSlot, version: u32) -> Result<(), Refusal> {
        let mut cached = slot.loaded.lock().await;
        let Some(loaded) = cached.as_mut() else {
            return Ok(());
        };
        let known = loaded.table.public().version();
        if known >= version {
            return Ok(());
        }
        let news = events_after(&self.0.store, &slot.game, known).await;
        let news = news.map_err(|e| trouble(&e))?;
        if news.is_empty() {
            return Ok(());
        }
        loaded.extend(news).map_err(|e| trouble(&e))?;
        let now = self.0.env.moment();
        lock(&slot.members).tell(&slot.game, loaded, known + 1, now);
        Ok(())
    }
}
