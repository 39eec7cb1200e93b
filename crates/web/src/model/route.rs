//! The pages of the app and their addresses. Every page has an address.

/// A page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The first page.
    Home,
    /// Games on this device.
    Games,
    /// The form for a game on this device.
    Setup(Opponents),
    /// Begins a game on this device at once, with the last choices.
    Begin(Opponents),
    /// A game on this device, by its number.
    Local(u32),
    /// The lobby, with users who look for a game.
    Lobby,
    /// An invitation, by its id.
    Invitation(String),
    /// A game on the server, by its id.
    Online(String),
    /// Games in progress, and the user's own.
    Watch,
    /// The search for finished games.
    Search,
    /// Analysis of an imported game or position.
    Analysis,
    /// Analysis of a game on this device.
    ReviewLocal(u32),
    /// Analysis of a game on the server.
    ReviewOnline(String),
    /// The editor of positions.
    Editor,
    /// The overview of everything for learners.
    Learn,
    /// A lesson of the course, from 1.
    Lesson(u32),
    /// A chapter of the rulebook, by its name; the first if empty.
    Rulebook(String),
    /// The tiles and their meanings.
    Tiles,
    /// Clocks and recordings for a real board.
    Companion,
    /// Sign in.
    SignIn,
    /// Register.
    SignUp,
    /// Resetting a forgotten password.
    Forgot,
    /// The user's own account.
    Account,
    /// The profile of a player, by name.
    Player(String),
    /// The best players.
    Leaderboard,
    /// The page for moderators.
    Moderation,
    /// The settings.
    Settings,
    /// Who made the game.
    About,
    /// No page exists at this address.
    Nowhere,
}

/// The opponents in a new game on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// The computer.
    Computer,
    /// Another person at the same device.
    Friend,
    /// Any, with all options shown.
    Any,
}

impl Route {
    /// The page at an address.
    #[must_use]
    pub fn parse(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Self::Home,
            [one] => Self::top(one),
            [first, second] => Self::below(first, second),
            ["play", "game", number] => numbered(number, Self::Local),
            ["play", company, "now"] => match Self::below("play", company) {
                Self::Setup(opponents) => Self::Begin(opponents),
                _ => Self::Nowhere,
            },
            ["analysis", "local", number] => numbered(number, Self::ReviewLocal),
            ["analysis", "game", id] => Self::ReviewOnline(decoded(id)),
            ["learn", "course", number] => numbered(number, Self::Lesson),
            ["learn", "rules", chapter] => Self::Rulebook(decoded(chapter)),
            _ => Self::Nowhere,
        }
    }

    fn top(name: &str) -> Self {
        match name {
            "play" => Self::Games,
            "lobby" => Self::Lobby,
            "watch" => Self::Watch,
            "search" => Self::Search,
            "analysis" => Self::Analysis,
            "editor" => Self::Editor,
            "learn" => Self::Learn,
            "companion" => Self::Companion,
            "sign-in" => Self::SignIn,
            "sign-up" => Self::SignUp,
            "forgot" => Self::Forgot,
            "account" => Self::Account,
            "leaderboard" => Self::Leaderboard,
            "moderation" => Self::Moderation,
            "settings" => Self::Settings,
            "about" => Self::About,
            _ => Self::Nowhere,
        }
    }

    fn below(first: &str, second: &str) -> Self {
        match (first, second) {
            ("play", "computer") => Self::Setup(Opponents::Computer),
            ("play", "friend") => Self::Setup(Opponents::Friend),
            ("play", "new") => Self::Setup(Opponents::Any),
            ("learn", "course") => Self::Lesson(1),
            ("learn", "rules") => Self::Rulebook(String::new()),
            ("learn", "tiles") => Self::Tiles,
            ("invitation", id) => Self::Invitation(decoded(id)),
            ("game", id) => Self::Online(decoded(id)),
            ("player", name) => Self::Player(decoded(name)),
            _ => Self::Nowhere,
        }
    }

    /// The entry of the navigation bar that a page belongs to.
    #[must_use]
    pub const fn section(&self) -> Option<Self> {
        Some(match self {
            Self::Games | Self::Setup(_) | Self::Begin(_) | Self::Local(_) => Self::Games,
            Self::Lobby | Self::Invitation(_) | Self::Online(_) => Self::Lobby,
            Self::Watch | Self::Search | Self::Player(_) | Self::Leaderboard => Self::Watch,
            Self::Analysis | Self::ReviewLocal(_) | Self::ReviewOnline(_) | Self::Editor => {
                Self::Analysis
            }
            Self::Learn | Self::Lesson(_) | Self::Rulebook(_) | Self::Tiles => Self::Learn,
            Self::Companion => Self::Companion,
            Self::Home
            | Self::SignIn
            | Self::SignUp
            | Self::Forgot
            | Self::Account
            | Self::Moderation
            | Self::Settings
            | Self::About
            | Self::Nowhere => return None,
        })
    }

    /// The address of the page.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Home | Self::Nowhere => "/".to_owned(),
            Self::Games => "/play".to_owned(),
            Self::Setup(Opponents::Computer) => "/play/computer".to_owned(),
            Self::Setup(Opponents::Friend) => "/play/friend".to_owned(),
            Self::Setup(Opponents::Any) => "/play/new".to_owned(),
            Self::Begin(opponents) => format!("{}/now", Self::Setup(*opponents).path()),
            Self::Local(number) => format!("/play/game/{number}"),
            Self::Lobby => "/lobby".to_owned(),
            Self::Invitation(id) => format!("/invitation/{}", encoded(id)),
            Self::Online(id) => format!("/game/{}", encoded(id)),
            Self::Watch => "/watch".to_owned(),
            Self::Search => "/search".to_owned(),
            Self::Analysis => "/analysis".to_owned(),
            Self::ReviewLocal(number) => format!("/analysis/local/{number}"),
            Self::ReviewOnline(id) => format!("/analysis/game/{}", encoded(id)),
            Self::Editor => "/editor".to_owned(),
            Self::Learn => "/learn".to_owned(),
            Self::Lesson(number) => format!("/learn/course/{number}"),
            Self::Rulebook(chapter) if chapter.is_empty() => "/learn/rules".to_owned(),
            Self::Rulebook(chapter) => format!("/learn/rules/{}", encoded(chapter)),
            Self::Tiles => "/learn/tiles".to_owned(),
            Self::Companion => "/companion".to_owned(),
            Self::SignIn => "/sign-in".to_owned(),
            Self::SignUp => "/sign-up".to_owned(),
            Self::Forgot => "/forgot".to_owned(),
            Self::Account => "/account".to_owned(),
            Self::Player(name) => format!("/player/{}", encoded(name)),
            Self::Leaderboard => "/leaderboard".to_owned(),
            Self::Moderation => "/moderation".to_owned(),
            Self::Settings => "/settings".to_owned(),
            Self::About => "/about".to_owned(),
        }
    }
}

fn numbered(text: &str, place: fn(u32) -> Route) -> Route {
    text.parse().map_or(Route::Nowhere, place)
}

/// Percent-encodes everything but ASCII letters, digits and `-_.~`.
pub(crate) fn encoded(text: &str) -> String {
    let mut path = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            path.push(char::from(byte));
        } else {
            path.push_str(&format!("%{byte:02X}"));
        }
    }
    path
}

/// Undoes [`encoded`]; a percent sign that does not begin an escape stands for itself.
fn decoded(path: &str) -> String {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after
            .get(..2)
            .and_then(|two| core::str::from_utf8(two).ok());
        let byte = hex.and_then(|two| u8::from_str_radix(two, 16).ok());
        match (first, byte) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_place_is_found_at_its_address() {
        let name = || "Ana / Žofie %41".to_owned();
        let places = [
            Route::Home,
            Route::Games,
            Route::Setup(Opponents::Computer),
            Route::Setup(Opponents::Friend),
            Route::Setup(Opponents::Any),
            Route::Begin(Opponents::Computer),
            Route::Begin(Opponents::Friend),
            Route::Local(7),
            Route::Lobby,
            Route::Invitation(name()),
            Route::Online(name()),
            Route::Watch,
            Route::Search,
            Route::Analysis,
            Route::ReviewLocal(3),
            Route::ReviewOnline(name()),
            Route::Editor,
            Route::Learn,
            Route::Lesson(12),
            Route::Rulebook(String::new()),
            Route::Rulebook("accents".to_owned()),
            Route::Tiles,
            Route::Companion,
            Route::SignIn,
            Route::SignUp,
            Route::Forgot,
            Route::Account,
            Route::Player(name()),
            Route::Leaderboard,
            Route::Moderation,
            Route::Settings,
            Route::About,
        ];
        for place in places {
            assert_eq!(Route::parse(&place.path()), place);
        }
    }

    #[test]
    fn places_belong_to_the_bar() {
        assert_eq!(Route::Lesson(3).section(), Some(Route::Learn));
        assert_eq!(Route::Online(String::new()).section(), Some(Route::Lobby));
        assert_eq!(Route::Settings.section(), None);
        for place in [Route::Games, Route::Lobby, Route::Watch, Route::Analysis] {
            assert_eq!(place.section(), Some(place));
        }
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        for path in [
            "/teapot",
            "/play/game/x",
            "/play/game/-1",
            "/a/b/c/d",
            "/learn/course/99999999999",
        ] {
            assert_eq!(Route::parse(path), Route::Nowhere, "{path}");
        }
    }

    proptest! {
        #[test]
        fn any_name_survives_its_address(name in "\\PC{1,20}") {
            let place = Route::Player(name);
            prop_assert_eq!(Route::parse(&place.path()), place);
        }

        #[test]
        fn any_address_is_some_place(path in "\\PC{0,40}") {
            let place = Route::parse(&path);
            prop_assert_eq!(Route::parse(&place.path()), if place == Route::Nowhere { Route::Home } else { place });
        }
    }
}
