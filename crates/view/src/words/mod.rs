//! Sentences that describe a turn, explain a refusal or announce an outcome, and names of tiles,
//! players, gates, gardens, stages and rules, in six languages.
//!
//! The sentences are in `locales/`, each as one complete template; the code only fills in the
//! values. `docs/words.md` says how to add a sentence or a language.

mod announce;
mod args;
mod bundle;
mod describe;
mod differences;
mod explain;
mod format;
mod key;
mod language;
mod list;
mod locale;
mod names;
mod phrase;
mod problem;
mod term;
mod tidings;

use std::fmt;

use args::Args;
use key::Key;

pub use args::isolate;
pub use differences::has_effect;
pub use format::{Date, format_date, format_number};
pub use language::{Direction, Language};
pub use locale::files;
pub use names::Explained;
pub use phrase::Phrase;

/// The words of one language. Creating it parses the language's files, so create it once and keep
/// it.
///
/// ```
/// use paisho::{Position, Ruleset, SeatCount};
/// use paisho_view::words::{Language, Words};
///
/// let words = Words::new(Language::English);
/// let start = Position::start(Ruleset::RULEBOOK);
/// let sentence = words.describe(&start, "R,W,K,B".parse()?);
/// assert_eq!(
///     sentence.as_deref(),
///     Ok("Host chooses a Rock, a Wheel, a Knotweed and a Boat.")
/// );
/// let refusal = words.describe(&start, "pass".parse()?).unwrap_err();
/// assert_eq!(
///     words.explain(&refusal, SeatCount::Two),
///     "The accent tiles must be chosen first (§3.1)."
/// );
/// # Ok::<(), paisho::notation::SyntaxError>(())
/// ```
pub struct Words {
    language: Language,
    files: Vec<bundle::File>,
    bundle: bundle::Bundle,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::from_files(language, &files(language))
    }

    /// The words of a language from files that the caller has loaded: the [`files`] and possibly
    /// more. So a program need not contain all languages.
    #[must_use]
    pub fn from_files(language: Language, files: &[&str]) -> Self {
        let files = files.iter().map(|file| bundle::read(file));
        Self::of(language, files.collect())
    }

    /// These words and the phrases of more files, which may use all our terms and functions.
    #[must_use]
    pub fn and(&self, files: &[&str]) -> Self {
        let more = files.iter().map(|file| bundle::read(file));
        Self::of(
            self.language,
            self.files.iter().cloned().chain(more).collect(),
        )
    }

    fn of(language: Language, files: Vec<bundle::File>) -> Self {
        let bundle = bundle::build(language, &files);
        Self {
            language,
            files,
            bundle,
        }
    }

    /// The language of these words.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Begins the values of a sentence.
    fn args(&self) -> Args {
        Args::new(self.language)
    }

    /// A sentence with its values filled in.
    fn say(&self, key: Key, args: &Args) -> String {
        self.find(key.id(), None, args).unwrap_or_else(|| {
            debug_assert!(false, "{:?} lacks {key:?}", self.language);
            key.id().to_owned()
        })
    }

    /// A name that needs no values.
    fn name(&self, key: Key) -> String {
        self.say(key, &self.args())
    }

    /// The message with this name, or one of its attributes; `None` if it does not exist.
    fn find(&self, id: &str, attribute: Option<&str>, args: &Args) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args.values), &mut errors);
        debug_assert!(errors.is_empty(), "{:?} {id}: {errors:?}", self.language);
        Some(text.into_owned())
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}
