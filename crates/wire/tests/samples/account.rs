//! Bodies about the caller's own account. Every optional field is present once and absent once.

use super::rose;
use paisho_wire::{
    BotBody, CodeBody, DeleteBody, EmailBody, ForgotBody, Me, NameBody, PasswordBody,
    RecoveryCodes, RegisterBody, RemoveSecondFactorBody, ResetBody, SecondFactorBody,
    SecondFactorOffered, SecretText, SecurityShown, SessionShown, SignInBody, TokenBody, TokenMade,
    TokenShown, VacationShown,
};

fn secret(text: &str) -> SecretText {
    text.to_owned().into()
}

fn address() -> Option<String> {
    Some("rose@garden.example".to_owned())
}

pub(crate) fn register_bodies() -> Vec<RegisterBody> {
    let body = |email| RegisterBody {
        name: "Rose".to_owned(),
        password: secret("three calm lilies"),
        email,
    };
    vec![body(address()), body(None)]
}

pub(crate) fn sign_in_bodies() -> Vec<SignInBody> {
    let body = |code| SignInBody {
        name: "Rose".to_owned(),
        password: secret("three calm lilies"),
        code: secret(code),
    };
    vec![body(""), body("287082")]
}

pub(crate) fn second_factor_body() -> SecondFactorBody {
    let password = secret("three calm lilies");
    SecondFactorBody { password }
}

pub(crate) fn second_factor_offered() -> SecondFactorOffered {
    SecondFactorOffered {
        secret: secret("GEZDGNBVGY3TQOJQ"),
        uri: secret("otpauth://totp/Garden:Rose?secret=GEZDGNBVGY3TQOJQ&issuer=Garden"),
    }
}

pub(crate) fn code_body() -> CodeBody {
    let code = secret("287082");
    CodeBody { code }
}

pub(crate) fn recovery_codes() -> RecoveryCodes {
    let codes = vec![secret("abcd-efgh-jkmn"), secret("pqrs-tuvw-xyz2")];
    RecoveryCodes { codes }
}

pub(crate) fn remove_second_factor_body() -> RemoveSecondFactorBody {
    RemoveSecondFactorBody {
        password: secret("three calm lilies"),
        code: secret("abcd-efgh-jkmn"),
    }
}

pub(crate) fn password_body() -> PasswordBody {
    PasswordBody {
        old: secret("three calm lilies"),
        new: secret("four wild orchids"),
    }
}

pub(crate) fn email_bodies() -> Vec<EmailBody> {
    let body = |email| EmailBody {
        password: secret("three calm lilies"),
        email,
    };
    vec![body(address()), body(None)]
}

pub(crate) fn name_body() -> NameBody {
    NameBody {
        name: "Rose".to_owned(),
    }
}

pub(crate) fn forgot_body() -> ForgotBody {
    ForgotBody {
        name: "Rose".to_owned(),
    }
}

pub(crate) fn reset_body() -> ResetBody {
    ResetBody {
        link: secret("psr_abc"),
        password: secret("four wild orchids"),
    }
}

pub(crate) fn delete_bodies() -> Vec<DeleteBody> {
    let body = |password| DeleteBody { password };
    vec![body(secret("three calm lilies")), body(secret(""))]
}

pub(crate) fn selves() -> Vec<Me> {
    let me = |email: Option<String>, muted_until| Me {
        person: rose(),
        role: "member".to_owned(),
        email_confirmed: email.is_some(),
        second_factor: email.is_some(),
        email,
        created: 1_800_000_000_000,
        muted_until,
    };
    vec![me(address(), Some(1_800_000_360_000)), me(None, None)]
}

pub(crate) fn session() -> SessionShown {
    SessionShown {
        id: "s7".to_owned(),
        agent: "Firefox".to_owned(),
        created: 1_800_000_000_000,
        seen: 1_800_000_600_000,
        expires: 1_805_000_000_000,
        current: true,
    }
}

pub(crate) fn security() -> Vec<SecurityShown> {
    let event = |what: &str, detail: &str| SecurityShown {
        at: 1_800_000_000_000,
        what: what.to_owned(),
        detail: detail.to_owned(),
    };
    vec![event("token_made", "laptop"), event("password_changed", "")]
}

pub(crate) fn token_bodies() -> Vec<TokenBody> {
    let body = |days| TokenBody {
        password: secret("three calm lilies"),
        label: "laptop".to_owned(),
        scopes: vec!["read".to_owned(), "play".to_owned()],
        days,
    };
    vec![body(Some(30)), body(None)]
}

pub(crate) fn tokens() -> Vec<TokenShown> {
    let token = |seen, expires| TokenShown {
        id: "t3".to_owned(),
        label: "laptop".to_owned(),
        scopes: vec!["chat".to_owned()],
        created: 1_800_000_000_000,
        seen,
        expires,
    };
    vec![
        token(Some(1_800_000_600_000), Some(1_802_592_000_000)),
        token(None, None),
    ]
}

pub(crate) fn token_made() -> TokenMade {
    TokenMade {
        secret: secret("pst_abc"),
        token: tokens().remove(1),
    }
}

pub(crate) fn bot_body() -> BotBody {
    BotBody {
        name: "roses-bot".to_owned(),
    }
}

pub(crate) fn vacations() -> Vec<VacationShown> {
    let vacation = |until| VacationShown {
        until,
        left: 86_400_000,
    };
    vec![vacation(Some(1_800_086_400_000)), vacation(None)]
}
