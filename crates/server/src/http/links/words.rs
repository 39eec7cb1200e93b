//! The sentences of the pages behind mailed links, in all languages.

use paisho_view::words::Language;

/// The sentences in one language.
#[derive(Debug)]
pub(super) struct PageWords {
    pub(super) new_password: &'static str,
    pub(super) password: &'static str,
    pub(super) set_password: &'static str,
    pub(super) password_is_set: &'static str,
    pub(super) bad_password: &'static str,
    pub(super) your_address: &'static str,
    pub(super) confirm: &'static str,
    pub(super) confirmed: &'static str,
    pub(super) bad_link: &'static str,
    pub(super) trouble: &'static str,
}

/// The sentences in a language.
pub(super) const fn words(language: Language) -> &'static PageWords {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Spanish => &SPANISH,
        Language::Polish => &POLISH,
        Language::Portuguese => &PORTUGUESE,
        Language::Hebrew => &HEBREW,
    }
}

const ENGLISH: PageWords = PageWords {
    new_password: "Set a new password",
    password: "New password (at least 8 characters)",
    set_password: "Set password",
    password_is_set: "Password changed. You’ve been signed out everywhere; sign in again.",
    bad_password: "This password is too short or too easy to guess. Please choose another one.",
    your_address: "Confirm your email address",
    confirm: "Confirm this address",
    confirmed: "Your email address is confirmed. Thank you.",
    bad_link: "This link has expired or was already used. Please request a new one.",
    trouble: "Something went wrong on the server. Please try again later.",
};

const GERMAN: PageWords = PageWords {
    new_password: "Neues Passwort festlegen",
    password: "Neues Passwort (mindestens 8 Zeichen)",
    set_password: "Passwort speichern",
    password_is_set: "Dein Passwort ist geändert, und du bist überall abgemeldet. Melde dich neu an.",
    bad_password: "Dieses Passwort ist zu kurz oder zu leicht zu erraten. Bitte wähle ein anderes.",
    your_address: "E-Mail-Adresse bestätigen",
    confirm: "Diese Adresse bestätigen",
    confirmed: "Deine E-Mail-Adresse ist bestätigt. Danke.",
    bad_link: "Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte fordere einen neuen an.",
    trouble: "Auf dem Server ist etwas schiefgegangen. Bitte versuch es später noch einmal.",
};

const SPANISH: PageWords = PageWords {
    new_password: "Elige una contraseña nueva",
    password: "Contraseña nueva (al menos 8 caracteres)",
    set_password: "Guardar contraseña",
    password_is_set: "Contraseña cambiada y sesiones cerradas. Inicia sesión con la nueva.",
    bad_password: "Esta contraseña es demasiado corta o demasiado fácil de adivinar. Elige otra.",
    your_address: "Confirma tu dirección de correo",
    confirm: "Confirmar esta dirección",
    confirmed: "Tu dirección de correo está confirmada. Gracias.",
    bad_link: "Este enlace ha caducado o ya se usó. Pide uno nuevo.",
    trouble: "Error del servidor. Inténtalo más tarde.",
};

const POLISH: PageWords = PageWords {
    new_password: "Ustaw nowe hasło",
    password: "Nowe hasło (co najmniej 8 znaków)",
    set_password: "Ustaw hasło",
    password_is_set: "Hasło zmienione. Wszystkie sesje są zakończone – zaloguj się nowym hasłem.",
    bad_password: "To hasło jest za krótkie albo zbyt łatwe do odgadnięcia. Wybierz inne.",
    your_address: "Potwierdź swój adres e-mail",
    confirm: "Potwierdź ten adres",
    confirmed: "Twój adres e-mail jest potwierdzony. Dziękujemy.",
    bad_link: "Ten link wygasł albo został już użyty. Poproś o nowy.",
    trouble: "Błąd serwera. Spróbuj ponownie później.",
};

const PORTUGUESE: PageWords = PageWords {
    new_password: "Criar uma nova senha",
    password: "Nova senha (pelo menos 8 caracteres)",
    set_password: "Salvar senha",
    password_is_set: "Sua nova senha foi salva. Todas as sessões foram encerradas: entre de novo.",
    bad_password: "Esta senha é curta demais ou fácil demais de adivinhar. Escolha outra.",
    your_address: "Confirme seu endereço de e-mail",
    confirm: "Confirmar este endereço",
    confirmed: "Seu endereço de e-mail foi confirmado. Agradecemos!",
    bad_link: "Este link já foi usado ou expirou. Peça um novo.",
    trouble: "Algo deu errado no servidor. Tente de novo mais tarde.",
};

const HEBREW: PageWords = PageWords {
    new_password: "קביעת סיסמה חדשה",
    password: "סיסמה חדשה (לפחות 8 תווים)",
    set_password: "שמירת הסיסמה",
    password_is_set: "הסיסמה הוחלפה, וכל החיבורים נותקו. יש להיכנס עם הסיסמה החדשה.",
    bad_password: "הסיסמה קצרה מדי או קלה מדי לניחוש. צריך לבחור אחרת.",
    your_address: "אישור כתובת הדוא״ל שלך",
    confirm: "אישור הכתובת הזאת",
    confirmed: "כתובת הדוא״ל שלך אושרה. תודה.",
    bad_link: "תוקף הקישור פג, או שכבר השתמשו בו. אפשר לבקש קישור חדש.",
    trouble: "שגיאה בשרת. אפשר לנסות שוב מאוחר יותר.",
};
