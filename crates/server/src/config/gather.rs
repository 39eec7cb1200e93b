//! Combining the settings: flags win over the environment, the environment over the file, the file
//! over the defaults. All problems are reported at once.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use tracing_subscriber::filter::Targets;

use super::setting::{SETTINGS, Secrecy, Setting};
use super::{Config, Door, LogFormat, Metrics, Proxies, SecondFactor};

/// Where a value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The built-in default.
    Default,
    /// A settings file.
    File(PathBuf),
    /// An environment variable.
    Variable(String),
    /// A command-line flag.
    Flag(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Variable(name) => f.write_str(name),
            Self::Flag(name) => write!(f, "--{name}"),
        }
    }
}

/// A value given for a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// The name of the setting, as in a file.
    pub key: String,
    /// The value as text.
    pub value: String,
    /// Where the value comes from.
    pub origin: Origin,
}

/// Something wrong with a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem(String);

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Everything that is wrong with the settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for Problems {}

/// Builds the settings from all given values. Later ones win over earlier ones.
///
/// # Errors
/// All problems at once.
pub fn gather(given: &[Given]) -> Result<Config, Problems> {
    let mut problems: Vec<Problem> = given.iter().filter_map(unknown).collect();
    let mut config = blank();
    for setting in SETTINGS {
        let last = given.iter().rev().find(|g| g.key == setting.key);
        let value = last.map_or(setting.default, |g| &g.value);
        if let Err(expected) = (setting.read)(&mut config, value.trim()) {
            problems.push(complaint(setting, last, &expected));
        }
    }
    if problems.is_empty() {
        problems.extend(contradictions(&config));
    }
    if problems.is_empty() {
        Ok(config)
    } else {
        Err(Problems(problems))
    }
}

fn unknown(given: &Given) -> Option<Problem> {
    let known = SETTINGS.iter().any(|setting| setting.key == given.key);
    (!known).then(|| {
        let gone = GONE.iter().find(|(key, _)| *key == given.key);
        let advice = gone.map_or("", |(_, advice)| advice);
        Problem(format!(
            "{}: there is no setting `{}`{advice}",
            given.origin, given.key
        ))
    })
}

/// Removed settings, and what to use instead.
const GONE: [(&str, &str); 1] = [(
    "proxy",
    " any more; list the addresses of your proxies in `trusted_proxies` instead",
)];

fn complaint(setting: &Setting, given: Option<&Given>, expected: &str) -> Problem {
    let origin = given.map_or(Origin::Default, |g| g.origin.clone());
    let found = match (setting.secrecy, given) {
        (Secrecy::Shown, Some(given)) => format!(", found `{}`", given.value),
        (Secrecy::Shown, None) | (Secrecy::Hidden, _) => String::new(),
    };
    Problem(format!("{} ({origin}): {expected}{found}", setting.key))
}

/// Problems that only show when several settings are compared.
fn contradictions(config: &Config) -> Vec<Problem> {
    let unsigned = config.smtp.is_some() && config.mail_from.is_none();
    let problem = || Problem("mail_from: must be set if smtp is set".to_owned());
    unsigned.then(problem).into_iter().collect()
}

/// Settings before any value is read. Every field is overwritten, at least by its default.
fn blank() -> Config {
    Config {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        data: PathBuf::new(),
        public_url: None,
        trusted_proxies: Proxies::default(),
        title: String::new(),
        contact: None,
        registration: Door::Closed,
        guests: Door::Closed,
        session_days: 0,
        session_max_days: 0,
        guest_days: 0,
        second_factor: SecondFactor::Optional,
        games_per_account: 0,
        computer_games_per_guest: 0,
        seeks_per_account: 0,
        connections: 0,
        connections_per_address: 0,
        streams: 0,
        streams_per_address: 0,
        header_seconds: 0,
        idle_seconds: 0,
        body_seconds: 0,
        stall_seconds: 0,
        search_millis: 0,
        requests_per_minute: 0,
        sign_ins_per_minute: 0,
        chat_per_minute: 0,
        body_bytes: 0,
        hashing: 0,
        engine_threads: 0,
        late_millis: 0,
        shutdown_seconds: 0,
        smtp: None,
        mail_from: None,
        metrics: Metrics::Off,
        log_format: LogFormat::Text,
        log_filter: Targets::new(),
    }
}

/// The settings in a file.
///
/// # Errors
/// If the file is not valid TOML, or a value is neither a text nor an integer.
pub fn from_file(path: &std::path::Path, text: &str) -> Result<Vec<Given>, Problems> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        // Only the line number and reason: the line itself may hold a secret.
        let place = error.span().map_or(0, |span| span.start);
        let line = text
            .get(..place)
            .map_or(0, |before| before.lines().count().max(1));
        let problem = format!("{}, line {line}: {}", path.display(), error.message());
        Problems(vec![Problem(problem)])
    })?;
    let mut given = Vec::new();
    let mut problems = Vec::new();
    for (key, value) in table {
        match plain(&value) {
            Some(value) => given.push(Given {
                key,
                value,
                origin: Origin::File(path.to_owned()),
            }),
            None => problems.push(Problem(format!(
                "{key} ({}): expected a string or a number",
                path.display()
            ))),
        }
    }
    if problems.is_empty() {
        Ok(given)
    } else {
        Err(Problems(problems))
    }
}

fn plain(value: &toml::Value) -> Option<String> {
    match value {
        toml::Value::String(text) => Some(text.clone()),
        toml::Value::Integer(number) => Some(number.to_string()),
        toml::Value::Float(_)
        | toml::Value::Boolean(_)
        | toml::Value::Datetime(_)
        | toml::Value::Array(_)
        | toml::Value::Table(_) => None,
    }
}

/// Variables with our prefix that are not server settings: the path of the settings file, the token
/// of `paisho online`, and how the web app is built.
const OTHERS: [&str; 3] = ["config", "token", "web"];

/// The settings among environment variables.
#[must_use]
pub fn from_environment(variables: impl IntoIterator<Item = (String, String)>) -> Vec<Given> {
    let ours = variables.into_iter().filter_map(|(name, value)| {
        let key = name.strip_prefix("PAISHO_")?.to_lowercase();
        (!OTHERS.contains(&key.as_str())).then_some(Given {
            key,
            value,
            origin: Origin::Variable(name),
        })
    });
    ours.collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn variables_of_other_commands_are_no_settings() {
        let pair = |name: &str| (name.to_owned(), "x".to_owned());
        let names = ["PAISHO_TOKEN", "PAISHO_WEB", "PAISHO_CONFIG", "HOME"];
        assert_eq!(from_environment(names.map(pair)).len(), 0);
        assert_eq!(from_environment([pair("PAISHO_TITLE")]).len(), 1);
    }

    fn given(key: &str, value: &str) -> Given {
        Given {
            key: key.to_owned(),
            value: value.to_owned(),
            origin: Origin::Flag(key.to_owned()),
        }
    }

    #[test]
    fn the_defaults_are_sound() {
        let config = gather(&[]).unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:7249");
        assert_eq!(config.origin(), "http://127.0.0.1:7249");
        assert!(!config.is_secure());
        assert_eq!((config.streams, config.streams_per_address), (500, 8));
    }

    #[test]
    fn streams_have_limits() {
        let config = gather(&[given("streams", "20"), given("streams_per_address", "2")]).unwrap();
        assert_eq!((config.streams, config.streams_per_address), (20, 2));
        for key in ["streams", "streams_per_address"] {
            let said = gather(&[given(key, "0")]).unwrap_err().to_string();
            let expected = "expected a number from 1 to 1000000, found `0`";
            assert_eq!(said, format!("{key} (--{key}): {expected}"));
        }
    }

    #[test]
    fn flags_win_over_variables_and_variables_over_the_file() {
        let file = from_file(Path::new("x.toml"), "title = 'file'\nsession_days = 5").unwrap();
        let variable = ("PAISHO_TITLE".to_owned(), "variable".to_owned());
        let mut all = file;
        all.extend(from_environment([variable]));
        assert_eq!(gather(&all).unwrap().title, "variable");
        all.push(given("title", "flag"));
        let config = gather(&all).unwrap();
        assert_eq!((config.title.as_str(), config.session_days), ("flag", 5));
    }

    #[test]
    fn all_problems_are_reported_at_once_and_secrets_never() {
        let problems = gather(&[
            given("listen", "here"),
            given("tittle", "x"),
            given("smtp", "hunter2"),
            given("session_days", "0"),
        ]);
        let said = problems.unwrap_err().to_string();
        assert_eq!(
            said,
            "--tittle: there is no setting `tittle`\n\
             listen (--listen): expected an address with a port, such as 127.0.0.1:7249, found `here`\n\
             session_days (--session_days): expected a number from 1 to 3650, found `0`\n\
             smtp (--smtp): expected smtps://user:password@host or smtp://host:port"
        );
    }

    #[test]
    fn clocks_do_not_stand_still_because_of_a_setting() {
        let said = gather(&[given("late_millis", "100")]).unwrap_err();
        assert_eq!(
            said.to_string(),
            "late_millis (--late_millis): expected 0 or a number from 500 to 60000 (shorter \
             delays are normal), found `100`"
        );
        assert!(gather(&[given("late_millis", "0")]).is_ok());
    }

    #[test]
    fn a_setting_that_is_gone_names_its_replacement() {
        let said = gather(&[given("proxy", "trusted")])
            .unwrap_err()
            .to_string();
        assert!(said.contains("`trusted_proxies`"), "{said}");
    }

    #[test]
    fn a_broken_file_is_reported_with_its_line() {
        let broken = from_file(Path::new("x.toml"), "title = 'a'\nsmtp = hunter2").unwrap_err();
        let said = broken.to_string();
        assert!(said.starts_with("x.toml, line 2:"), "{said}");
        assert!(!said.contains("hunter2"), "{said}");
        let list = from_file(Path::new("x.toml"), "title = ['a']").unwrap_err();
        assert_eq!(
            list.to_string(),
            "title (x.toml): expected a string or a number"
        );
    }

    #[test]
    fn mails_need_a_sender() {
        let given = [given("smtp", "smtp://localhost:25")];
        let said = gather(&given).unwrap_err().to_string();
        assert!(said.starts_with("mail_from"), "{said}");
        assert!(!format!("{:?}", gather(&[])).contains("hunter2"));
    }

    #[test]
    fn secrets_are_not_shown_by_debugging() {
        let all = [
            given("smtp", "smtps://me:hunter2@mail.example"),
            given("mail_from", "noreply@paisho.example"),
            given("public_url", "https://paisho.example/"),
        ];
        let config = gather(&all).unwrap();
        assert!(!format!("{config:?}").contains("hunter2"));
        assert_eq!(config.origin(), "https://paisho.example");
    }

    #[test]
    fn the_manual_describes_every_setting() {
        let manual = include_str!("../../../../docs/hosting.md");
        for setting in SETTINGS {
            let default = match setting.default {
                "" => "none".to_owned(),
                default => format!("`{default}`"),
            };
            let line = format!("| `{}` | {default} | {} |", setting.key, setting.help);
            assert!(manual.contains(&line), "{line}");
        }
    }
}
