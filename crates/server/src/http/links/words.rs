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
    password_is_set: "Your new password is set, and all your sessions have ended. Sign in again.",
    bad_password: "This password is too short or too easy to guess. Please choose another one.",
    your_address: "Confirm your e-mail address",
    confirm: "Confirm this address",
    confirmed: "Your e-mail address is confirmed. Thank you.",
    bad_link: "This link has been used or has expired. Please request a new one.",
    trouble: "Something went wrong on the server. Please try again later.",
};

const GERMAN: PageWords = PageWords {
    new_password: "Ein neues Passwort",
    password: "Neues Passwort, mindestens 8 Zeichen",
    set_password: "Passwort setzen",
    password_is_set: "Dein neues Passwort gilt. Alle Sitzungen sind beendet; melde dich damit an.",
    bad_password: "Dieses Passwort ist zu kurz oder zu leicht zu erraten. Bitte wähle ein anderes.",
    your_address: "Deine E-Mail-Adresse",
    confirm: "Diese Adresse bestätigen",
    confirmed: "Deine Adresse ist bestätigt. Danke.",
    bad_link: "Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.",
    trouble: "Der Server konnte das nicht tun. Bitte versuche es später noch einmal.",
};

const SPANISH: PageWords = PageWords {
    new_password: "Una contraseña nueva",
    password: "Contraseña nueva, al menos 8 caracteres",
    set_password: "Guardar contraseña",
    password_is_set: "Tu contraseña nueva ya vale. Todas tus sesiones han terminado; entra con ella.",
    bad_password: "Esta contraseña es demasiado corta o demasiado fácil de adivinar. Elige otra.",
    your_address: "Tu dirección de correo",
    confirm: "Confirmar esta dirección",
    confirmed: "Tu dirección está confirmada. Gracias.",
    bad_link: "Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.",
    trouble: "El servidor no ha podido hacerlo. Inténtalo más tarde.",
};

const POLISH: PageWords = PageWords {
    new_password: "Nowe hasło",
    password: "Nowe hasło, co najmniej 8 znaków",
    set_password: "Ustaw hasło",
    password_is_set: "Nowe hasło jest ustawione. Wszystkie sesje zostały zakończone; zaloguj się nim.",
    bad_password: "To hasło jest za krótkie albo zbyt łatwe do odgadnięcia. Wybierz inne.",
    your_address: "Twój adres e-mail",
    confirm: "Potwierdź ten adres",
    confirmed: "Twój adres jest potwierdzony. Dziękujemy.",
    bad_link: "Ten link został już użyty albo jest za stary. Poproś o nowy.",
    trouble: "Serwer nie mógł tego zrobić. Spróbuj ponownie później.",
};

const PORTUGUESE: PageWords = PageWords {
    new_password: "Uma nova senha",
    password: "Nova senha, pelo menos 8 caracteres",
    set_password: "Salvar senha",
    password_is_set: "Sua nova senha já vale. Todas as suas sessões terminaram; entre com ela.",
    bad_password: "Esta senha é curta demais ou fácil demais de adivinhar. Escolha outra.",
    your_address: "Seu endereço de e-mail",
    confirm: "Confirmar este endereço",
    confirmed: "Seu endereço está confirmado. Obrigado.",
    bad_link: "Este link já foi usado ou é antigo demais. Peça um novo.",
    trouble: "O servidor não conseguiu fazer isso. Tente de novo mais tarde.",
};

const HEBREW: PageWords = PageWords {
    new_password: "סיסמה חדשה",
    password: "סיסמה חדשה, לפחות 8 תווים",
    set_password: "שמירת הסיסמה",
    password_is_set: "הסיסמה החדשה נשמרה. כל החיבורים הקודמים נותקו; אפשר להתחבר איתה.",
    bad_password: "הסיסמה קצרה מדי או קלה מדי לניחוש. נא לבחור אחרת.",
    your_address: "כתובת הדואר האלקטרוני שלך",
    confirm: "אישור הכתובת",
    confirmed: "הכתובת אושרה. תודה.",
    bad_link: "הקישור כבר נוצל או שפג תוקפו. נא לבקש קישור חדש.",
    trouble: "השרת לא הצליח לבצע זאת. נא לנסות שוב מאוחר יותר.",
};
