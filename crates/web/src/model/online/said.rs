//! Handling of the server's frames.

use paisho_table::GameReplica;
use paisho_wire::{
    ClockReading, GameId, PROTOCOL, Person, Seek, SeekId, Stamped, ToClient, ToServer, Visibility,
};

use super::seeking::look_up;
use super::{Cue, Effect, Millis, Online, Table, to_game};

impl Online {
    /// Handles a frame.
    pub(super) fn said(&mut self, said: ToClient, now: Millis) -> Vec<Effect> {
        match said {
            ToClient::Hello { protocol, you, .. } => return self.greeted(protocol, you, now),
            ToClient::Bye { wait, .. } => {
                self.link.told_to_wait(wait, now);
                return vec![Effect::HangUp];
            }
            _ => self.link.heard(now),
        }
        match said {
            ToClient::Probe { n } => vec![Effect::Send(ToServer::Echo { n })],
            ToClient::Lobby { seeks, online } => {
                self.people = online;
                self.show_lobby(seeks)
            }
            ToClient::Started { game, seek } => self.started(game, seek.as_ref()),
            ToClient::Events {
                game,
                events,
                clock,
            } => self.happened(&game, &events, clock, now),
            _ => self.told_at_table(said, now),
        }
    }

    /// Handles a frame about the table on the screen; frames about other tables came too late.
    fn told_at_table(&mut self, said: ToClient, now: Millis) -> Vec<Effect> {
        let you = self.account.connected().cloned();
        let Some(table) = &mut self.table else {
            return Vec::new();
        };
        match said {
            ToClient::Game { state } if state.summary.id == table.id => {
                let Err(_) = table.open(&state, now) else {
                    return Vec::new();
                };
                // Turns that our rules reject: the page is older than the server.
                self.link.outdated();
                return vec![Effect::HangUp];
            }
            ToClient::Ack { id, game, .. } if game == table.id => table.answered(&id),
            ToClient::Refused { id, game, refusal } if game == table.id => {
                table.refused(&id, refusal, now);
            }
            ToClient::NotJoined { game, refusal } if game == table.id => {
                table.missing = Some(refusal);
            }
            ToClient::Presence {
                game,
                present,
                watching,
            } if game == table.id => table.presence(&present, watching, now),
            ToClient::Chat { game, lines } if game == table.id => {
                table.chat.hear(lines);
                let again = table.heard(you.as_ref());
                return again.into_iter().map(Effect::Send).collect();
            }
            _ => {}
        }
        Vec::new()
    }

    /// Handles the server's `Hello`: joins everything again and repeats open requests.
    fn greeted(&mut self, protocol: u32, you: Option<Person>, now: Millis) -> Vec<Effect> {
        // After a reconnection the server may be a newer version.
        let mut done = vec![Effect::CheckForNewer];
        let is_other = self.account.greeted(you);
        if !self.account.is_up_to_date() {
            done.push(self.identify());
        }
        if protocol != PROTOCOL {
            self.link.outdated();
            done.push(Effect::HangUp);
            return done;
        }
        self.link.greeted(now);
        if is_other && let Some(table) = &mut self.table {
            table.become_another();
        }
        done.extend(self.waiting.iter().map(look_up));
        if self.in_lobby || self.lookout {
            done.push(Effect::Send(ToServer::WatchLobby {}));
        }
        if let Some(table) = &self.table {
            done.push(Effect::Send(table.join()));
            done.extend(table.ask_again().into_iter().map(Effect::Send));
        }
        done
    }

    fn happened(
        &mut self,
        game: &GameId,
        events: &[Stamped],
        clock: ClockReading,
        now: Millis,
    ) -> Vec<Effect> {
        let Some(table) = self.table.as_mut().filter(|table| table.id == *game) else {
            return Vec::new();
        };
        let known = table
            .replica
            .as_ref()
            .and_then(|replica| replica.table.next_game().cloned());
        match table.happen(events, clock, now) {
            Ok(cue) => {
                let next = table.replica.as_ref().and_then(next_to_play);
                let next = next.filter(|next| Some(next) != known.as_ref());
                let go = next.as_ref().map(to_game);
                cue.map(Effect::Cue).into_iter().chain(go).collect()
            }
            Err(_) => {
                // An event was missed, so the whole game is requested.
                table.replica = None;
                vec![Effect::Send(table.join())]
            }
        }
    }

    /// Shows the lobby. Public seeks of ours that are no longer in it were taken.
    fn show_lobby(&mut self, seeks: Vec<Seek>) -> Vec<Effect> {
        let you = self.account.connected();
        let ours = |seek: &&Seek| {
            you.is_some_and(|you| seek.people.iter().any(|person| person.id == you.id))
        };
        let found: Vec<Seek> = seeks.iter().filter(ours).cloned().collect();
        let is_found = |seek: &&Seek| found.iter().any(|other| other.id == seek.id);
        let taken = self
            .waiting
            .iter()
            .filter(|seek| seek.body.visibility == Visibility::Public && !is_found(seek));
        let mut done: Vec<Effect> = taken.map(look_up).collect();
        self.waiting.retain(|seek| !is_found(&seek));
        let has_others = seeks.len() > found.len();
        self.waiting.extend(found);
        self.lobby = Some(seeks).filter(|_| self.in_lobby);
        if has_others && self.lookout {
            done.extend(self.someone_comes());
        }
        done
    }

    /// Someone else seeks a game, and we asked to be told. In the lobby we see it anyway.
    fn someone_comes(&mut self) -> Vec<Effect> {
        self.lookout = false;
        if self.in_lobby {
            return Vec::new();
        }
        self.someone_came = true;
        let mut done = self.stop_watching_lobby();
        done.push(Effect::Cue(Cue::Someone));
        done
    }

    /// Handles the start of a game of ours. All pages of a user receive it, not only the one that
    /// created the seek.
    pub(super) fn started(&mut self, game: GameId, seek: Option<&SeekId>) -> Vec<Effect> {
        let at = seek.and_then(|seek| self.waiting.iter().position(|w| w.id == *seek));
        let waited = at.map(|at| self.waiting.remove(at));
        let taken = seek.map(|seek| (seek.clone(), game.clone()));
        self.taken.extend(taken);
        if self.is_at(&game) {
            return Vec::new();
        }
        let mut done = vec![Effect::Cue(Cue::Began)];
        if seek.is_none() && self.offers_rematch() {
            done.push(to_game(&game));
        } else {
            done.extend(self.lead(game, waited.as_ref()));
        }
        done
    }

    /// Goes to a live game if its seek was created on this page; otherwise shows a notice. A user
    /// is never taken away from a game whose clocks are running.
    pub(super) fn lead(&mut self, game: GameId, waited: Option<&Seek>) -> Vec<Effect> {
        if self.is_at(&game) {
            return Vec::new();
        }
        let is_live = waited.is_some_and(|seek| seek.body.time.is_live());
        let is_busy = self.table.as_ref().is_some_and(Table::is_under_way);
        if is_live && !is_busy {
            self.began.take_if(|began| *began == game);
            return vec![to_game(&game)];
        }
        self.began = Some(game);
        Vec::new()
    }

    fn is_at(&self, game: &GameId) -> bool {
        self.table.as_ref().is_some_and(|table| table.id == *game)
    }

    fn offers_rematch(&self) -> bool {
        let replica = self.table.as_ref().and_then(|table| table.replica.as_ref());
        replica.is_some_and(|replica| {
            replica
                .you
                .is_some_and(|you| replica.table.rematch().contains(you))
        })
    }
}

/// The game that follows, if we play in it.
fn next_to_play(replica: &GameReplica) -> Option<GameId> {
    let next = replica.table.next_game().cloned();
    next.filter(|_| replica.you.is_some())
}
