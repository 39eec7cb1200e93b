//! Bodies about the caller's own account.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::person::Person;
use crate::time::UnixMillis;

/// A text that is never printed: passwords, tokens, links.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SecretText(String);

impl SecretText {
    /// The text, for the one who needs it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<String> for SecretText {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretText(…)")
    }
}

/// The body of `POST /api/v1/register`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RegisterBody {
    /// The name: 2 to 20 letters, digits, `-` or `_`.
    pub name: String,
    /// The password: at least 8 letters.
    pub password: SecretText,
    /// An address for a forgotten password, if the house sends mails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}

/// The body of `POST /api/v1/sign-in`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInBody {
    /// The name.
    pub name: String,
    /// The password.
    pub password: SecretText,
    /// A code of the app or one on paper, if the account has a second factor.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default, skip_serializing_if = "SecretText::is_empty")]
    pub code: SecretText,
}

/// The body of `POST /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SecondFactorBody {
    /// The password, once more.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
}

/// The answer to `POST /api/v1/me/second-factor`: a secret for an app that makes codes (RFC 6238).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecondFactorOffered {
    /// The secret in base32, to be typed.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub secret: SecretText,
    /// The same as an address that apps read, `otpauth://…`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub uri: SecretText,
}

/// The body of `PUT /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CodeBody {
    /// A code of the app.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: SecretText,
}

/// The answer to `PUT /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// Codes on paper for those who lose the app, each good for one use. They are shown this once.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub codes: Vec<SecretText>,
}

/// The body of `DELETE /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveSecondFactorBody {
    /// The password, once more.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
    /// A code of the app or one on paper.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: SecretText,
}

/// The body of `PUT /api/v1/me/password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    /// The old password.
    pub old: SecretText,
    /// The new one.
    pub new: SecretText,
}

/// The body of `PUT /api/v1/me/email`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EmailBody {
    /// The password.
    pub password: SecretText,
    /// The address; without one, it is forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}

/// The body of `POST /api/v1/forgot-password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ForgotBody {
    /// Whose password.
    pub name: String,
}

/// The body of `POST /api/v1/reset-password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetBody {
    /// What follows `link=` in the link.
    pub link: SecretText,
    /// The new password.
    pub password: SecretText,
}

/// The body of `DELETE /api/v1/me`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteBody {
    /// The password; guests have none.
    #[serde(default)]
    pub password: SecretText,
}

/// Who the caller is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// As others see it.
    pub person: Person,
    /// `member`, `moderator` or `admin`.
    pub role: String,
    /// The own address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address was confirmed; only then a forgotten password can be replaced by mail.
    #[serde(default)]
    pub email_confirmed: bool,
    /// Whether signing in needs a code beside the password.
    #[serde(default)]
    pub second_factor: bool,
    /// When the account was made.
    pub created: UnixMillis,
    /// Until when a moderator keeps it from speaking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted_until: Option<UnixMillis>,
}

/// The answer to `GET`, `PUT` and `DELETE /api/v1/me/vacation`: vacation from all games by
/// correspondence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VacationShown {
    /// When it ends by itself; nothing without a vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<UnixMillis>,
    /// Milliseconds that are left this year.
    pub left: u64,
}

/// A session in the list of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionShown {
    /// What it is called when it is ended.
    pub id: String,
    /// The program it was opened with.
    pub agent: String,
    /// When it was opened.
    pub created: UnixMillis,
    /// When it was last used, within ten minutes.
    pub seen: UnixMillis,
    /// When it ends by itself.
    pub expires: UnixMillis,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Something that happened to the own account, in the answer to `GET /api/v1/me/security`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecurityShown {
    /// When.
    pub at: UnixMillis,
    /// What: `signed_in`, `password_changed`, `password_reset`, `reset_link_made`, `email_changed`,
    /// `email_confirmed`, `token_made`, `token_ended`, `bot_made`, `role_changed`,
    /// `second_factor_added`, `second_factor_removed` or `wrong_code`; new words may appear.
    pub what: String,
    /// More about it, such as the label of a token.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// The body of `POST /api/v1/me/tokens` and `POST /api/v1/me/bots/{name}/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenBody {
    /// The password of the person who makes it, once more.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
    /// What the owner calls it.
    #[serde(deserialize_with = "crate::plain::read")]
    pub label: String,
    /// `read`, `play`, `chat`.
    pub scopes: Vec<String>,
    /// Days until it ends by itself; without, it does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
}

/// A token in the list of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenShown {
    /// What it is called when it is ended.
    pub id: String,
    /// What the owner calls it.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created: UnixMillis,
    /// When it was last used, within ten minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<UnixMillis>,
    /// When it ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<UnixMillis>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenMade {
    /// The secret, for `Authorization: Bearer …`. It is shown this once.
    pub secret: SecretText,
    /// As in the list.
    pub token: TokenShown,
}

/// The body of `POST /api/v1/me/bots`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotBody {
    /// Its name.
    pub name: String,
}
