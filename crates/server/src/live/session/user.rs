//! Who has a socket, and what they may do there.

use paisho_wire::{Bar, Person, Refusal, UserId};

/// Who has a socket, and what they may do there. Anonymous people and tokens without any scope watch as
/// nobody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SocketUser {
    /// Who it is to others.
    pub person: Option<Person>,
    /// Whether a token opened the socket: what it can't do, it lacks a scope for.
    pub by_token: bool,
    /// Whether they may see what only they see.
    pub reads: bool,
    /// Whether they may act at tables.
    pub plays: bool,
    /// Whether they may speak.
    pub speaks: bool,
}

impl From<Option<Person>> for SocketUser {
    /// Somebody with a session may do everything.
    fn from(person: Option<Person>) -> Self {
        let is_somebody = person.is_some();
        Self {
            person,
            by_token: false,
            reads: is_somebody,
            plays: is_somebody,
            speaks: is_somebody,
        }
    }
}

impl SocketUser {
    /// Whose socket it is.
    pub(super) fn id(&self) -> Option<&UserId> {
        self.person.as_ref().map(|person| &person.id)
    }

    /// Whose hidden things may be seen.
    pub(super) fn reader(&self) -> Option<&UserId> {
        self.id().filter(|_| self.reads)
    }

    /// Who acts at tables.
    pub(super) fn player(&self) -> Result<&UserId, Refusal> {
        let player = self.id().filter(|_| self.plays);
        player.ok_or_else(|| self.lacks(Refusal::NotAPlayer {}))
    }

    /// Who speaks.
    pub(super) fn speaker(&self) -> Result<&Person, Refusal> {
        let speaker = self.person.as_ref().filter(|_| self.speaks);
        speaker.ok_or_else(|| self.lacks(Bar::Nameless.refusal()))
    }

    /// Why something can't be done: a token lacks a scope, and for others it is something else.
    fn lacks(&self, otherwise: Refusal) -> Refusal {
        if self.by_token {
            Bar::NeedsScope.refusal()
        } else {
            otherwise
        }
    }
}
