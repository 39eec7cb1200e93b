//! `paisho convert`: converts games and positions between all text forms.

use std::io::Write;

use anyhow::Result;
use clap::{Args, ValueEnum};
use paisho::notation::{Form, Reading};

use super::Verdict;
use crate::convert::{self, To};
use crate::input;

/// Convert games and positions between text forms.
///
/// Reads turns, records, links to games on the best-known site, or a position, and writes any of
/// these, or JSON. Whatever the output form cannot hold is reported on standard error.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho convert --to record game.txt
  paisho convert --to position '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)'
  paisho convert --to turns 'https://example.org/?OYQwtgpgKgngDhAvARgGSkogDACQHQBKANANJEBCFA3FgOKFHFklXL0EDMAFFkQLQAOAJSt8nHkWFUATPQmChfeQHYh6cBADycAC4BLAPYA7AM6IA2gCIAcgYDqACwgQANicsBdIA'
  paisho convert --to link --ruleset garden_gate.oasis - < turns.txt")]
pub(crate) struct Convert {
    /// The form of the input.
    #[arg(long, value_enum, default_value = "auto", value_name = "FORM")]
    from: From,
    /// The form of the output.
    #[arg(long, value_enum, value_name = "FORM")]
    to: To,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// A file, the text itself, or `-` for standard input.
    #[arg(value_name = "FILE|TEXT|-")]
    input: String,
}

/// The argument of `--from`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum From {
    /// Detect the form.
    Auto,
    /// The turns of a game, separated by semicolons or line breaks.
    Turns,
    /// One or more records with tags, comments and variations.
    Record,
    /// A replay link of the best-known site, or its query.
    Link,
    /// A position text.
    Position,
}

impl From {
    /// The form, or none if it must be detected.
    const fn form(self) -> Option<Form> {
        match self {
            Self::Auto => None,
            Self::Turns => Some(Form::Turns),
            Self::Record => Some(Form::Record),
            Self::Link => Some(Form::Link),
            Self::Position => Some(Form::Position),
        }
    }
}

impl Convert {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let ruleset = input::ruleset(&self.ruleset)?;
        let text = input::text(&self.input)?;
        let reading = Reading::parse(&text, self.from.form(), ruleset)?;
        input::warn(&reading.warnings);
        let warnings = convert::write(&reading.records, self.to, out)?;
        input::warn(&warnings);
        Ok(Verdict::Fine)
    }
}
