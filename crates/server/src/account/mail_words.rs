//! The sentences of mails, in all languages. `{title}`, `{name}`, `{origin}`, `{link}` and
//! `{change}` stand for the server's title, the account's name, the server's address, a link and
//! what has changed.

use paisho_view::words::{Direction, Language, isolate};

use crate::store::SecurityEvent;

/// The sentences in one language.
#[derive(Debug)]
pub(super) struct MailWords {
    /// A link to set a new password: subject and body.
    pub(super) reset: (&'static str, &'static str),
    /// A link that confirms an address: subject and body.
    pub(super) confirm: (&'static str, &'static str),
    /// A notice about a change: subject and body.
    pub(super) notice: (&'static str, &'static str),
    password_changed: &'static str,
    password_reset: &'static str,
    reset_link_made: &'static str,
    email_changed: &'static str,
    token_made: &'static str,
    second_factor_added: &'static str,
    second_factor_removed: &'static str,
    wrong_code: &'static str,
    role_changed: &'static str,
    deleted: &'static str,
}

/// The sentences in a language.
pub(super) const fn words(language: Language) -> &'static MailWords {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Polish => &POLISH,
        Language::Portuguese => &PORTUGUESE,
        Language::Hebrew => &HEBREW,
    }
}

impl MailWords {
    /// The sentence for a mail about a change. `None` for everyday events and those that another
    /// mail covers.
    pub(super) const fn change(&self, what: SecurityEvent) -> Option<&'static str> {
        match what {
            SecurityEvent::PasswordChanged => Some(self.password_changed),
            SecurityEvent::PasswordReset => Some(self.password_reset),
            SecurityEvent::ResetLinkMade => Some(self.reset_link_made),
            SecurityEvent::EmailChanged => Some(self.email_changed),
            SecurityEvent::TokenMade => Some(self.token_made),
            SecurityEvent::SecondFactorAdded => Some(self.second_factor_added),
            SecurityEvent::SecondFactorRemoved => Some(self.second_factor_removed),
            SecurityEvent::WrongCode => Some(self.wrong_code),
            SecurityEvent::RoleChanged => Some(self.role_changed),
            SecurityEvent::Deleted => Some(self.deleted),
            SecurityEvent::SignedIn
            | SecurityEvent::EmailConfirmed
            | SecurityEvent::TokenEnded
            | SecurityEvent::BotMade => None,
        }
    }
}

/// A text in a sentence of another direction, such as a name in a Hebrew sentence.
pub(super) fn foreign(language: Language, text: &str) -> String {
    match language.direction() {
        Direction::LeftToRight => text.to_owned(),
        Direction::RightToLeft => isolate(text),
    }
}

const ENGLISH: MailWords = MailWords {
    reset: (
        "Reset your password on {title}",
        "Someone (hopefully you) asked to reset the password for {name}. Use this link within \
         24 hours; it works once:\n\n{link}\n\nIf this wasn’t you, you can ignore this email.\n",
    ),
    confirm: (
        "Confirm your email for {title}",
        "Someone (hopefully you) added this address to the account {name}. Confirm it within a \
         week:\n\n{link}\n\nIf this wasn’t you, you can ignore this email.\n",
    ),
    notice: (
        "Your account on {title}",
        "Something has changed in your account {name} on {origin}:\n\n{change}\n\nIf this was you, \
         you can ignore this email. If it wasn’t, reset your password there (“Forgot your \
         password?”). That ends all sessions and revokes all access tokens.\n",
    ),
    password_changed: "Your password was changed.",
    password_reset: "Your password was reset with a link.",
    reset_link_made: "A moderator or administrator created a link to reset your password.",
    email_changed: "Your email address was changed.",
    token_made: "An access token was created.",
    second_factor_added: "Two-factor authentication was turned on.",
    second_factor_removed: "Two-factor authentication was turned off.",
    wrong_code: "Someone entered your password correctly, but then a wrong code. If this wasn’t \
                 you, change your password.",
    role_changed: "Your account’s permissions were changed.",
    deleted: "Your account was deleted.",
};

const GERMAN: MailWords = MailWords {
    reset: (
        "Passwort für {title} zurücksetzen",
        "Jemand (hoffentlich du) möchte das Passwort für {name} zurücksetzen. Benutze diesen Link \
         innerhalb von 24 Stunden; er funktioniert nur einmal:\n\n{link}\n\nWenn du das nicht \
         warst, kannst du diese E-Mail ignorieren.\n",
    ),
    confirm: (
        "E-Mail-Adresse für {title} bestätigen",
        "Jemand (hoffentlich du) hat diese Adresse für das Konto {name} angegeben. Bestätige sie \
         innerhalb einer Woche:\n\n{link}\n\nWenn du das nicht warst, kannst du diese E-Mail \
         ignorieren.\n",
    ),
    notice: (
        "Dein Konto bei {title}",
        "In deinem Konto {name} auf {origin} hat sich etwas geändert:\n\n{change}\n\nWenn du das \
         warst, kannst du diese E-Mail ignorieren. Wenn nicht, setze dort dein Passwort zurück \
         („Passwort vergessen?“). Das beendet alle Sitzungen und entfernt alle \
         Zugangsschlüssel.\n",
    ),
    password_changed: "Dein Passwort wurde geändert.",
    password_reset: "Dein Passwort wurde mit einem Link zurückgesetzt.",
    reset_link_made: "Die Moderation oder die Leute, die den Server betreiben, haben einen Link \
                      für ein neues Passwort erstellt.",
    email_changed: "Deine E-Mail-Adresse wurde geändert.",
    token_made: "Ein Zugangsschlüssel wurde angelegt.",
    second_factor_added: "Die Zwei-Faktor-Authentifizierung wurde eingeschaltet.",
    second_factor_removed: "Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet.",
    wrong_code: "Jemand hat dein richtiges Passwort eingegeben, aber einen falschen Code. Wenn du \
                 das nicht warst, ändere dein Passwort.",
    role_changed: "Die Rechte deines Kontos wurden geändert.",
    deleted: "Dein Konto wurde gelöscht.",
};

const SPANISH: MailWords = MailWords {
    reset: (
        "Cambia tu contraseña en {title}",
        "Alguien (esperamos que tú) ha pedido cambiar la contraseña de {name}. Usa este enlace en \
         las próximas 24 horas; solo funciona una vez:\n\n{link}\n\nSi no has sido tú, puedes \
         ignorar este correo.\n",
    ),
    confirm: (
        "Confirma tu correo para {title}",
        "Alguien (esperamos que tú) ha añadido esta dirección a la cuenta {name}. Confírmala en \
         el plazo de una semana:\n\n{link}\n\nSi no has sido tú, puedes ignorar este correo.\n",
    ),
    notice: (
        "Tu cuenta en {title}",
        "Algo ha cambiado en tu cuenta {name} en {origin}:\n\n{change}\n\nSi has sido tú, puedes \
         ignorar este correo. Si no, cambia allí tu contraseña («¿Olvidaste tu contraseña?»). \
         Eso cierra todas las sesiones y anula todas las claves de acceso.\n",
    ),
    password_changed: "Se cambió tu contraseña.",
    password_reset: "Se cambió tu contraseña con un enlace.",
    reset_link_made: "La moderación o la administración creó un enlace para cambiar tu \
                      contraseña.",
    email_changed: "Se cambió tu dirección de correo.",
    token_made: "Se creó una clave de acceso.",
    second_factor_added: "Se activó la verificación en dos pasos.",
    second_factor_removed: "Se desactivó la verificación en dos pasos.",
    wrong_code: "Alguien escribió tu contraseña correcta, pero un código equivocado. Si no has \
                 sido tú, cambia tu contraseña.",
    role_changed: "Se cambiaron los permisos de tu cuenta.",
    deleted: "Se eliminó tu cuenta.",
};

const POLISH: MailWords = MailWords {
    reset: (
        "Nowe hasło w {title}",
        "Ktoś (mamy nadzieję, że Ty) chce ustawić nowe hasło do konta {name}. Użyj tego linku w \
         ciągu 24 godzin; działa tylko raz:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę \
         wiadomość.\n",
    ),
    confirm: (
        "Potwierdź swój adres e-mail w {title}",
        "Ktoś (mamy nadzieję, że Ty) podał ten adres do konta {name}. Potwierdź go w ciągu \
         tygodnia:\n\n{link}\n\nJeśli to nie Ty, zignoruj tę wiadomość.\n",
    ),
    notice: (
        "Twoje konto w {title}",
        "Na Twoim koncie {name} na {origin} coś się zmieniło:\n\n{change}\n\nJeśli to Ty, \
         zignoruj tę wiadomość. Jeśli nie, ustaw tam nowe hasło („Nie pamiętasz hasła?”). \
         Wszystkie sesje i klucze dostępu stracą wtedy ważność.\n",
    ),
    password_changed: "Zmieniono hasło.",
    password_reset: "Ustawiono nowe hasło przez link.",
    reset_link_made: "Moderacja lub administracja utworzyła link do nowego hasła.",
    email_changed: "Zmieniono adres e-mail.",
    token_made: "Utworzono klucz dostępu.",
    second_factor_added: "Włączono logowanie dwuetapowe.",
    second_factor_removed: "Wyłączono logowanie dwuetapowe.",
    wrong_code: "Ktoś podał Twoje prawidłowe hasło, ale błędny kod. Jeśli to nie Ty, zmień hasło.",
    role_changed: "Zmieniono uprawnienia konta.",
    deleted: "Usunięto konto.",
};

const PORTUGUESE: MailWords = MailWords {
    reset: (
        "Redefina sua senha em {title}",
        "Alguém (esperamos que você) pediu para redefinir a senha de {name}. Use este link em até \
         24 horas; ele só funciona uma vez:\n\n{link}\n\nSe não foi você, pode ignorar este \
         e-mail.\n",
    ),
    confirm: (
        "Confirme seu e-mail em {title}",
        "Alguém (esperamos que você) adicionou este endereço à conta {name}. Confirme-o em até \
         uma semana:\n\n{link}\n\nSe não foi você, pode ignorar este e-mail.\n",
    ),
    notice: (
        "Sua conta em {title}",
        "Algo mudou na sua conta {name} em {origin}:\n\n{change}\n\nSe foi você, pode ignorar \
         este e-mail. Se não foi, redefina sua senha por lá (“Esqueceu a senha?”). Isso encerra \
         todas as sessões e todas as chaves de acesso.\n",
    ),
    password_changed: "Sua senha foi alterada.",
    password_reset: "Sua senha foi redefinida por um link.",
    reset_link_made: "A moderação ou a administração criou um link para redefinir sua senha.",
    email_changed: "Seu endereço de e-mail foi alterado.",
    token_made: "Uma chave de acesso foi criada.",
    second_factor_added: "A verificação em duas etapas foi ativada.",
    second_factor_removed: "A verificação em duas etapas foi desativada.",
    wrong_code: "Alguém digitou sua senha correta, mas um código errado. Se não foi você, altere \
                 sua senha.",
    role_changed: "As permissões da sua conta foram alteradas.",
    deleted: "Sua conta foi excluída.",
};

const HEBREW: MailWords = MailWords {
    reset: (
        "איפוס הסיסמה באתר {title}",
        "התקבלה בקשה לאפס את הסיסמה של {name}. הקישור הזה תקף ל־24 שעות ולשימוש אחד:\n\n{link}\n\n\
         אם הבקשה לא הגיעה ממך, אפשר להתעלם מההודעה הזאת.\n",
    ),
    confirm: (
        "אישור כתובת הדוא״ל באתר {title}",
        "הכתובת הזאת נוספה לחשבון {name}. אפשר לאשר אותה בתוך שבוע:\n\n{link}\n\n\
         אם זה לא נעשה על ידך, אפשר להתעלם מההודעה הזאת.\n",
    ),
    notice: (
        "החשבון שלך באתר {title}",
        "משהו השתנה בחשבון שלך {name} באתר {origin}:\n\n{change}\n\n\
         אם זה נעשה על ידך, אפשר להתעלם מההודעה הזאת. אם לא, כדאי לאפס שם את הסיסמה (״שכחת את \
         הסיסמה?״). כך מנתקים את כל החיבורים ומבטלים את כל מפתחות הגישה.\n",
    ),
    password_changed: "הסיסמה הוחלפה.",
    password_reset: "נקבעה סיסמה חדשה דרך קישור.",
    reset_link_made: "הנהלת האתר יצרה קישור לקביעת סיסמה חדשה.",
    email_changed: "כתובת הדוא״ל הוחלפה.",
    token_made: "נוצר מפתח גישה.",
    second_factor_added: "נוסף אימות דו־שלבי.",
    second_factor_removed: "האימות הדו־שלבי הוסר.",
    wrong_code: "הוקלדה הסיסמה הנכונה שלך, אבל הקוד היה שגוי. אם זה לא נעשה על ידך, כדאי להחליף \
                 סיסמה.",
    role_changed: "הרשאות החשבון שונו.",
    deleted: "החשבון נמחק.",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_fills_in_the_same_values() {
        for language in Language::ALL {
            let words = words(language);
            for (subject, body) in [words.reset, words.confirm, words.notice] {
                assert!(subject.contains("{title}"), "{subject}");
                assert!(body.contains("{name}"), "{body}");
            }
            for (_, body) in [words.reset, words.confirm] {
                assert!(body.contains("\n\n{link}\n\n"), "{body}");
            }
            let (_, notice) = words.notice;
            assert!(notice.contains("{origin}") && notice.contains("\n\n{change}\n\n"));
        }
    }
}
