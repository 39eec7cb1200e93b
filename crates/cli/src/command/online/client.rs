//! The client: a server, the caller's credentials, and the output.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use paisho::{Position, Turn};
use paisho_wire::Broken;
use serde::de::DeserializeOwned;

use super::keys::Keys;
use super::remote::{Answer, Refused, Remote, address};
use crate::colour::{ColourChoice, Palette};
use crate::command::{Verdict, explain};

/// How answers are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// In words.
    Words,
    /// As the server sent it.
    Json,
}

/// A client for one command.
pub(super) struct Client<'a> {
    pub(super) server: String,
    pub(super) remote: Remote,
    pub(super) keys: Keys,
    pub(super) form: Form,
    pub(super) palette: Palette,
    pub(super) out: &'a mut dyn Write,
}

impl<'a> Client<'a> {
    pub(super) fn new(
        server: &str,
        keys: Option<PathBuf>,
        form: Form,
        out: &'a mut dyn Write,
    ) -> Result<Self> {
        let server = address(server)?;
        let keys = Keys::new(keys)?;
        let remote = Remote::new(server.clone(), keys.pass(&server)?);
        Ok(Self {
            server,
            remote,
            keys,
            form,
            palette: ColourChoice::Auto.palette(),
            out,
        })
    }

    /// Prints an answer: as received, or in words.
    pub(super) fn tell<T: DeserializeOwned>(
        &mut self,
        answer: &Answer,
        words: impl FnOnce(&T) -> String,
    ) -> Result<()> {
        let text = match self.form {
            Form::Json => answer.text.clone(),
            Form::Words => words(&answer.read()?),
        };
        self.line(&text)
    }

    /// Prints a text on lines of its own; prints nothing if it is empty.
    pub(super) fn line(&mut self, text: &str) -> Result<()> {
        if !text.is_empty() {
            writeln!(self.out, "{}", text.trim_end())?;
        }
        Ok(())
    }

    /// Prints why the server refused; passes any other error on.
    pub(super) fn tell_refusal(&mut self, error: anyhow::Error) -> Result<Verdict> {
        let refused: Refused = error.downcast()?;
        if self.form == Form::Json {
            let text = serde_json::to_string(&refused.0)?;
            self.line(&text)?;
            return Ok(Verdict::Objection);
        }
        let picture = refused.broken().and_then(|b| objection(b, self.palette));
        let text = picture.unwrap_or_else(|| format!("refused: {refused}\n"));
        // If even this can't be written, there is no other way to report it.
        let _ = write!(io::stderr(), "{text}");
        Ok(Verdict::Objection)
    }
}

/// Why the rules forbid a turn, with a picture where possible. None if our own rules allow it: the
/// server may be newer.
fn objection(broken: &Broken, palette: Palette) -> Option<String> {
    let position: Position = broken.position.parse().ok()?;
    let turn: Turn = broken.turn.parse().ok()?;
    let refusal = position.play(turn).err()?;
    Some(explain::objection(&position, turn, &refusal, palette))
}
