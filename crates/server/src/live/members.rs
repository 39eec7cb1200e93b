//! The connections to one table, and what they are sent.

use std::collections::HashMap;

use paisho::clock::{Millis, Moment};
use paisho::{BySeat, SeatSet};
use paisho_wire::{ChatLine, GameId, Room, Seat, Status, ToClient, UserId};

use super::connections::SessionId;
use super::outbox::{Frame, Outbox, frame};
use super::presence::{Elsewhere, Part};
use super::table_slot::{Loaded, seen_since};
use crate::bus::NodeId;

/// One connection to a table.
#[derive(Debug)]
pub(super) struct Member {
    pub(super) user: Option<UserId>,
    /// The seat they play on.
    pub(super) seat: Option<Seat>,
    /// The seat whose hidden information they may see: their own, unless their token lacks the
    /// scope.
    pub(super) view: Option<Seat>,
    pub(super) outbox: Outbox,
}

/// All connections to a table.
#[derive(Debug, Default)]
pub(super) struct TableMembers {
    by_session: HashMap<SessionId, Member>,
    elsewhere: Elsewhere,
    /// When players who were connected before have left.
    gone: BySeat<Option<Moment>>,
    /// Whether the connections have changed since presence was last published.
    pub(super) stirred: bool,
    /// The time of the first connection since the server started.
    watched_since: Option<Moment>,
    /// When players last made a request about this game, with or without a socket.
    seen: BySeat<Option<Moment>>,
}

/// A player who was seen more recently than this is not announced to other nodes again.
const SEEN_AGAIN: Millis = Millis::seconds(5);
/// How long activity is remembered: longer than a player must wait before any claim of absence.
const REMEMBERED: Millis = Millis::seconds(300);

impl TableMembers {
    pub(super) fn enter(&mut self, session: SessionId, member: Member, now: Moment) {
        self.stirred = true;
        self.change(now, |all| {
            all.by_session.insert(session, member);
        });
    }

    pub(super) fn leave(&mut self, session: SessionId, now: Moment) {
        self.stirred = true;
        self.change(now, |all| {
            all.by_session.remove(&session);
        });
    }

    /// Updates who is connected through another node.
    pub(super) fn hear_presence(&mut self, node: NodeId, part: Part, now: Moment) {
        let known = self.elsewhere.knows(node);
        // A node that is new here does not know yet who is connected through this one.
        self.stirred |= !known && !self.is_empty();
        self.change(now, |all| all.elsewhere.note(node, part));
    }

    /// Removes nodes that no longer report.
    pub(super) fn forget_silent_nodes(&mut self, now: Moment) {
        self.change(now, |all| all.elsewhere.forget_silent());
    }

    /// Applies a change, and notes which players have left by it, and when.
    fn change(&mut self, now: Moment, change: impl FnOnce(&mut Self)) {
        let before = self.present();
        change(self);
        let after = self.present();
        for seat in before.minus(after).iter() {
            self.gone[seat] = Some(now);
        }
        for seat in after.iter() {
            self.gone[seat] = None;
        }
        if !self.is_empty() {
            self.watched_since.get_or_insert(now);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.by_session.is_empty()
    }

    /// Notes that a player was active. Returns whether other nodes should be told.
    pub(super) fn see(&mut self, seat: Seat, now: Moment) -> bool {
        self.watched_since.get_or_insert(now);
        let seen = &mut self.seen[seat.into()];
        let is_news = seen.is_none_or(|before| now.since(before) >= SEEN_AGAIN);
        *seen = Some(seen.map_or(now, |before| before.max(now)));
        is_news
    }

    /// Whether no one is connected and nothing is remembered that a claim could depend on.
    pub(super) fn is_forgettable(&self, now: Moment) -> bool {
        let recent = |seen: Option<Moment>| seen.is_some_and(|at| now.since(at) < REMEMBERED);
        let mut seats = paisho::Seat::ALL.into_iter();
        self.is_empty() && !seats.any(|seat| recent(self.seen[seat]))
    }

    fn present(&self) -> SeatSet {
        self.part().present.union(self.elsewhere.present())
    }

    /// The users connected through this node.
    pub(super) fn part(&self) -> Part {
        let seats = self.by_session.values().filter_map(|m| m.seat);
        let watching = self
            .by_session
            .values()
            .filter(|m| m.seat.is_none())
            .count();
        Part {
            present: seats.map(paisho::Seat::from).collect(),
            watching: u32::try_from(watching).unwrap_or(u32::MAX),
        }
    }

    /// How long players have been absent: since their last activity. A player who never connected
    /// counts as absent from the first connection on.
    pub(super) fn absent(&self, now: Moment) -> BySeat<Option<Millis>> {
        let present = self.present();
        let mut absent = BySeat::default();
        for seat in paisho::Seat::ALL
            .into_iter()
            .filter(|s| !present.contains(*s))
        {
            let since = self.gone[seat].max(self.seen[seat]).or(self.watched_since);
            absent[seat] = since.map(|since| now.since(since));
        }
        absent
    }

    /// Sends all clients the events from a version on, as they may see them.
    pub(super) fn tell(&self, game: &GameId, loaded: &Loaded, first_new: u32, now: Moment) {
        let news = || loaded.log.iter().filter(|e| e.version >= first_new);
        let public = news().all(|e| e.event.is_public());
        let mut frames: HashMap<Option<Seat>, Frame> = HashMap::new();
        for member in self.by_session.values() {
            let viewer = member.view.filter(|_| !public);
            let text = frames.entry(viewer).or_insert_with(|| {
                frame(&ToClient::Events {
                    game: game.clone(),
                    events: seen_since(&loaded.log, first_new - 1, viewer),
                    clock: loaded.table.reading(now),
                })
            });
            member.outbox.send(text.clone());
        }
    }

    /// Sends a chat line to those who may read it and do not block its author.
    pub(super) fn hear(&self, game: &GameId, line: &ChatLine, status: Status, blockers: &[UserId]) {
        let text = frame(&ToClient::Chat {
            game: game.clone(),
            lines: vec![line.clone()],
        });
        for member in self.by_session.values() {
            let is_deaf = member.user.as_ref().is_some_and(|u| blockers.contains(u));
            if !is_deaf && may_hear(line.room, member.view, status) {
                member.outbox.send(text.clone());
            }
        }
    }

    /// Sends the presence at the table to all clients.
    pub(super) fn tell_presence(&self, game: &GameId) {
        let watching = self.part().watching;
        let text = frame(&ToClient::Presence {
            game: game.clone(),
            present: self.present().iter().map(Seat::from).collect(),
            watching: watching.saturating_add(self.elsewhere.watching()),
        });
        for member in self.by_session.values() {
            member.outbox.send(text.clone());
        }
    }
}

/// The chat of the players stays among them. That of the spectators is open to the players once the
/// game is over and nobody can help them any more.
pub(super) fn may_hear(room: Room, seat: Option<Seat>, status: Status) -> bool {
    match room {
        Room::Players => seat.is_some(),
        Room::Spectators => seat.is_none() || status != Status::Playing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_who_never_came_is_gone_since_the_first_one_came() {
        let (outbox, _queue) = Outbox::new(9);
        let member = Member {
            user: None,
            seat: Some(Seat::South),
            view: Some(Seat::South),
            outbox,
        };
        let mut members = TableMembers::default();
        assert_eq!(members.absent(Moment(5)), BySeat::default());
        members.enter(1, member, Moment(1_000));
        let absent = members.absent(Moment(4_000));
        assert_eq!(absent[paisho::Seat::HOST], Some(Millis(3_000)));
        assert_eq!(absent[paisho::Seat::GUEST], None);
        members.leave(1, Moment(5_000));
        let absent = members.absent(Moment(6_000));
        assert_eq!(absent[paisho::Seat::GUEST], Some(Millis(1_000)));
    }

    #[test]
    fn a_player_who_acts_without_a_socket_is_not_gone() {
        let mut members = TableMembers::default();
        assert!(members.see(Seat::South, Moment(1_000)));
        assert!(!members.see(Seat::South, Moment(2_000)));
        let absent = members.absent(Moment(4_000));
        assert_eq!(absent[paisho::Seat::GUEST], Some(Millis(2_000)));
        assert_eq!(absent[paisho::Seat::HOST], Some(Millis(3_000)));
        assert!(members.see(Seat::South, Moment(9_000)));
        assert!(!members.is_forgettable(Moment(300_000)));
        assert!(members.is_forgettable(Moment(309_000)));
    }
}
