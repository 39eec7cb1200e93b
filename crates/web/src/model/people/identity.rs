//! Who we are to the server, and what the server lets people do.

use paisho_wire::{Me, PersonKind};
use serde::Deserialize;

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

/// What a server says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct House {
    /// Its name.
    pub title: String,
    /// How to reach the host.
    pub contact: Option<String>,
    /// Whether people may register.
    pub registration: bool,
    /// Whether people may play as guests.
    pub guests: bool,
    /// Whether forgotten passwords can be replaced by mail.
    pub mail: bool,
}
