//! The registry of all sockets of this node: whose they are, and which watch the lobby.

use std::collections::HashMap;
use std::sync::Mutex;

use paisho_wire::{ToClient, UserId};

use super::lock;
use super::outbox::{Outbox, frame};

/// Identifies a socket.
pub(super) type SessionId = u64;

/// All sockets of this node.
#[derive(Debug, Default)]
pub(super) struct Connections(Mutex<Sockets>);

#[derive(Debug, Default)]
struct Sockets {
    all: HashMap<SessionId, Connection>,
    /// The sockets of identified users.
    own: HashMap<UserId, Vec<SessionId>>,
}

#[derive(Debug)]
struct Connection {
    user: Option<UserId>,
    outbox: Outbox,
    in_lobby: bool,
}

impl Sockets {
    /// The outboxes of a user's sockets.
    fn of(&self, user: &UserId) -> impl Iterator<Item = &Outbox> {
        let own = self.own.get(user).into_iter().flatten();
        own.filter_map(|session| self.all.get(session).map(|a| &a.outbox))
    }
}

impl Connections {
    pub(super) fn len(&self) -> usize {
        lock(&self.0).all.len()
    }

    /// How many people have sockets on this node. Of sockets without an account, each counts.
    pub(super) fn people(&self) -> u32 {
        let sockets = lock(&self.0);
        let nameless = sockets.all.values().filter(|a| a.user.is_none());
        u32::try_from(sockets.own.len() + nameless.count()).unwrap_or(u32::MAX)
    }

    pub(super) fn enter(&self, session: SessionId, user: Option<UserId>, outbox: Outbox) {
        let mut sockets = lock(&self.0);
        if let Some(user) = &user {
            sockets.own.entry(user.clone()).or_default().push(session);
        }
        let connection = Connection {
            user,
            outbox,
            in_lobby: false,
        };
        sockets.all.insert(session, connection);
    }

    pub(super) fn leave(&self, session: SessionId) {
        let mut sockets = lock(&self.0);
        let Some(user) = sockets.all.remove(&session).and_then(|a| a.user) else {
            return;
        };
        if let Some(own) = sockets.own.get_mut(&user) {
            own.retain(|other| *other != session);
            if own.is_empty() {
                sockets.own.remove(&user);
            }
        }
    }

    /// Whether the user has a socket on this node.
    pub(super) fn is_here(&self, user: &UserId) -> bool {
        lock(&self.0).own.contains_key(user)
    }

    pub(super) fn enter_lobby(&self, session: SessionId) {
        if let Some(connection) = lock(&self.0).all.get_mut(&session) {
            connection.in_lobby = true;
        }
    }

    pub(super) fn leave_lobby(&self, session: SessionId) {
        if let Some(connection) = lock(&self.0).all.get_mut(&session) {
            connection.in_lobby = false;
        }
    }

    pub(super) fn lobby_is_watched(&self) -> bool {
        lock(&self.0).all.values().any(|a| a.in_lobby)
    }

    pub(super) fn tell_lobby(&self, message: &ToClient) {
        let text = frame(message);
        let sockets = lock(&self.0);
        let watching = sockets.all.values().filter(|a| a.in_lobby);
        watching.for_each(|a| a.outbox.send(text.clone()));
    }

    pub(super) fn tell_user(&self, user: &UserId, message: &ToClient) {
        let text = frame(message);
        let sockets = lock(&self.0);
        sockets.of(user).for_each(|o| o.send(text.clone()));
    }

    /// Closes all sockets of a user.
    pub(super) fn send_away(&self, user: &UserId) {
        lock(&self.0).of(user).for_each(Outbox::cut_off);
    }
}
