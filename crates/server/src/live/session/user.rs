//! The user of a socket, and their rights.

use paisho_wire::{Bar, Person, Refusal, UserId};

/// The user of a socket, and what they may do there. Without authentication, or with a token
/// without scopes, the socket is an anonymous spectator's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SocketUser {
    /// The user as others see them.
    pub person: Option<Person>,
    /// Whether a token opened the socket, so that a missing right means a missing scope.
    pub by_token: bool,
    /// Whether they may see their own hidden information.
    pub reads: bool,
    /// Whether they may act at tables.
    pub plays: bool,
    /// Whether they may write in chats.
    pub speaks: bool,
}

impl From<Option<Person>> for SocketUser {
    /// A user with a session has all rights.
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
    /// The id of the user.
    pub(super) fn id(&self) -> Option<&UserId> {
        self.person.as_ref().map(|person| &person.id)
    }

    /// The user whose hidden information may be sent.
    pub(super) fn reader(&self) -> Option<&UserId> {
        self.id().filter(|_| self.reads)
    }

    /// The user, if they may act at tables.
    pub(super) fn player(&self) -> Result<&UserId, Refusal> {
        let player = self.id().filter(|_| self.plays);
        player.ok_or_else(|| self.lacks(Refusal::NotAPlayer {}))
    }

    /// The user, if they may write in chats.
    pub(super) fn speaker(&self) -> Result<&Person, Refusal> {
        let speaker = self.person.as_ref().filter(|_| self.speaks);
        speaker.ok_or_else(|| self.lacks(Bar::Nameless.refusal()))
    }

    /// The refusal for a missing right: a missing scope for tokens, otherwise the given one.
    fn lacks(&self, otherwise: Refusal) -> Refusal {
        if self.by_token {
            Bar::NeedsScope.refusal()
        } else {
            otherwise
        }
    }
}
