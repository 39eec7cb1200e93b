//! The account that the server knows us as.

use paisho_wire::{Me, PersonKind};

/// The account that the server knows us as.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Identity {
    /// The server has not said yet, or can't be reached.
    #[default]
    Unknown,
    /// Not signed in.
    Nobody,
    /// Signed in, or a guest.
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

    /// Whether it is the same account. Details that only its owner sees may differ.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Somebody(one), Self::Somebody(two)) => one.person == two.person,
            _ => self == other,
        }
    }

    /// Whether it is a registered account.
    #[must_use]
    pub fn is_member(&self) -> bool {
        self.kind() == Some(PersonKind::Member)
    }

    /// Whether it is a moderator or an administrator.
    #[must_use]
    pub fn is_moderator(&self) -> bool {
        let role = self.me().map(|me| me.role.as_str());
        matches!(role, Some("moderator" | "admin"))
    }

    /// The kind of account.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn somebody(id: &str, email: Option<&str>) -> Identity {
        let text = format!(
            r#"{{"person":{{"id":"{id}","name":"{id}","kind":"member"}},"role":"member",
            "email_confirmed":false,"created":0}}"#
        );
        let me: Me = serde_json::from_str(&text).unwrap();
        Identity::Somebody(Box::new(Me {
            email: email.map(str::to_owned),
            ..me
        }))
    }

    #[test]
    fn another_address_makes_nobody_another_person() {
        let ana = somebody("ana", None);
        assert!(ana.is_same(&somebody("ana", Some("ana@example.org"))));
        assert!(!ana.is_same(&somebody("eve", None)));
        assert!(!ana.is_same(&Identity::Nobody));
        assert!(!Identity::Unknown.is_same(&Identity::Nobody));
        assert!(Identity::Nobody.is_same(&Identity::Nobody));
    }
}
