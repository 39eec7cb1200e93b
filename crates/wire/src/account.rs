//! Bodies about the caller's own account.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::person::Person;
use crate::time::UnixMillis;

/// A string that is never printed: a password, a token or a link.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SecretText(String);

impl SecretText {
    /// The secret itself. Callers must not log it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Whether the string is empty.
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
    /// The password: at least 8 characters.
    pub password: SecretText,
    /// An e-mail address to reset a forgotten password, if the server sends e-mails.
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
    /// A code from the authenticator app or a recovery code, if the account has a second factor.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default, skip_serializing_if = "SecretText::is_empty")]
    pub code: SecretText,
}

/// The body of `POST /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SecondFactorBody {
    /// The current password, to confirm.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
}

/// The answer to `POST /api/v1/me/second-factor`: a secret for an authenticator app (RFC 6238).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecondFactorOffered {
    /// The secret in base32, for typing in.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub secret: SecretText,
    /// The same as an `otpauth://…` address, which apps can read.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub uri: SecretText,
}

/// The body of `PUT /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CodeBody {
    /// A code from the authenticator app.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub code: SecretText,
}

/// The answer to `PUT /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// Recovery codes in case the app is lost, each good for one use. They are shown only once.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub codes: Vec<SecretText>,
}

/// The body of `DELETE /api/v1/me/second-factor`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemoveSecondFactorBody {
    /// The current password, to confirm.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
    /// A code from the authenticator app or a recovery code.
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
    /// The new password.
    pub new: SecretText,
}

/// The body of `PUT /api/v1/me/email`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EmailBody {
    /// The password.
    pub password: SecretText,
    /// The new address; if it is absent, the stored address is deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}

/// The body of `PUT /api/v1/me/name`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NameBody {
    /// The name that others see: 2 to 20 letters, digits, `-` or `_`.
    pub name: String,
}

/// The body of `POST /api/v1/forgot-password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ForgotBody {
    /// The name of the account.
    pub name: String,
}

/// The body of `POST /api/v1/reset-password`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetBody {
    /// The secret that follows `link=` in the mailed link.
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

/// The caller's own account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The account as others see it.
    pub person: Person,
    /// `member`, `moderator` or `admin`.
    pub role: String,
    /// The caller's own e-mail address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Whether the address is confirmed; only then can a forgotten password be reset by e-mail.
    #[serde(default)]
    pub email_confirmed: bool,
    /// Whether signing in needs a code besides the password.
    #[serde(default)]
    pub second_factor: bool,
    /// When the account was created.
    pub created: UnixMillis,
    /// The end of a mute: the account may not chat until then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub muted_until: Option<UnixMillis>,
}

/// The answer to `GET`, `PUT` and `DELETE /api/v1/me/vacation`: vacation from all correspondence
/// games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VacationShown {
    /// When the vacation ends at the latest; absent without a vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<UnixMillis>,
    /// Milliseconds of vacation left this year.
    pub left: u64,
}

/// One of the caller's sessions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionShown {
    /// The id by which the session can be ended.
    pub id: String,
    /// The user agent that opened the session.
    pub agent: String,
    /// When the session was opened.
    pub created: UnixMillis,
    /// When it was last used, accurate to ten minutes.
    pub seen: UnixMillis,
    /// When it expires.
    pub expires: UnixMillis,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// A security event of the caller's account, in the answer to `GET /api/v1/me/security`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SecurityShown {
    /// When it happened.
    pub at: UnixMillis,
    /// The kind of event: `signed_in`, `password_changed`, `password_reset`, `reset_link_made`,
    /// `email_changed`, `email_confirmed`, `token_made`, `token_ended`, `bot_made`, `role_changed`,
    /// `second_factor_added`, `second_factor_removed` or `wrong_code`; new kinds may be added.
    pub what: String,
    /// Details, such as the label of a token.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// The body of `POST /api/v1/me/tokens` and `POST /api/v1/me/bots/{name}/tokens`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenBody {
    /// The password of the person who creates the token, to confirm.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[serde(default)]
    pub password: SecretText,
    /// The owner's label for the token.
    #[serde(deserialize_with = "crate::plain::read")]
    pub label: String,
    /// What the token may be used for: `read`, `play`, `chat`.
    pub scopes: Vec<String>,
    /// Days until it expires; if absent, it never does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub days: Option<u32>,
}

/// One of the caller's tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenShown {
    /// The id by which the token can be revoked.
    pub id: String,
    /// The owner's label for the token.
    pub label: String,
    /// What it may be used for.
    pub scopes: Vec<String>,
    /// When it was created.
    pub created: UnixMillis,
    /// When it was last used, accurate to ten minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<UnixMillis>,
    /// When it expires.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires: Option<UnixMillis>,
}

/// A token that was just created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenMade {
    /// The secret, for `Authorization: Bearer …`. It is shown only once.
    pub secret: SecretText,
    /// The token as lists show it.
    pub token: TokenShown,
}

/// The body of `POST /api/v1/me/bots`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BotBody {
    /// The bot's name.
    pub name: String,
}
