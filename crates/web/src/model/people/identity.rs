//! Who we are to the server.

use paisho_wire::{Me, PersonKind};

/// Who we are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Identity {
    /// The server has not said yet, or can't be reached.
    #[default]
    Unknown,
    /// Somebody who has not come in.
    Nobody,
    /// Somebody.
    Somebody(Box<Me>),
}

impl Identity {
    /// The account, if there is one.
    #[must_use]
    pub fn me(&self) -> Option<&Me> {
        match self {
            Self::Somebody(me) => Some(me),
            Self::Unknown | Self::Nobody => None,
        }
    }

    /// Whether somebody has registered.
    #[must_use]
    pub fn is_member(&self) -> bool {
        self.kind() == Some(PersonKind::Member)
    }

    /// Whether somebody looks after people.
    #[must_use]
    pub fn is_moderator(&self) -> bool {
        let role = self.me().map(|me| me.role.as_str());
        matches!(role, Some("moderator" | "admin"))
    }

    /// What sort of person.
    #[must_use]
    pub fn kind(&self) -> Option<PersonKind> {
        self.me().map(|me| me.person.kind)
    }

    /// The name that others see.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.me().map(|me| me.person.name.as_str())
    }
}
