//! Signing in and out.

use std::io::{self, BufRead, IsTerminal};

use anyhow::{Context, Result, ensure};
use paisho_wire::{Me, RegisterBody, SecretText, SignInBody};
use serde_json::json;

use super::client::{Client, Form};
use super::keys::Pass;
use super::remote::{Answer, Refused, Remote};
use super::words;

impl Client<'_> {
    pub(super) fn sign_in_as_guest(&mut self) -> Result<()> {
        let answer = self.remote.post("guest", &json!({}))?;
        self.store_session(answer)
    }

    pub(super) fn register(&mut self, name: String) -> Result<()> {
        let body = RegisterBody {
            name,
            password: secret("New password: ")?,
            email: None,
        };
        let answer = self.remote.post("register", &body)?;
        self.store_session(answer)
    }

    pub(super) fn sign_in(&mut self, name: String) -> Result<()> {
        let mut body = SignInBody {
            name,
            password: secret("Password: ")?,
            code: SecretText::default(),
        };
        let answer = match self.remote.post("sign-in", &body) {
            Err(error) if needs_code(&error) => {
                body.code = secret("Code from your authenticator app: ")?;
                self.remote.post("sign-in", &body)?
            }
            answer => answer?,
        };
        self.store_session(answer)
    }

    pub(super) fn use_token(&mut self) -> Result<()> {
        let pass = Pass::Token(secret("Token: ")?);
        // A token that the server rejects is not stored.
        let remote = Remote::new(self.server.clone(), Some(pass.clone()));
        let answer = remote.get("me")?;
        let session = Some(pass);
        self.store_session(Answer { session, ..answer })
    }

    pub(super) fn sign_out(&mut self) -> Result<()> {
        match self.remote.post("sign-out", &json!({})) {
            // The session had expired already, or the credential is a token, which has no session.
            Err(error) if error.is::<Refused>() => {}
            ended => drop(ended?),
        }
        self.keys.keep(&self.server, None)?;
        match self.form {
            Form::Words => self.line("signed out"),
            Form::Json => Ok(()),
        }
    }

    pub(super) fn me(&mut self) -> Result<()> {
        let answer = self.remote.get("me")?;
        self.tell(&answer, words::me)
    }

    /// Stores the session that an answer has opened.
    fn store_session(&mut self, mut answer: Answer) -> Result<()> {
        let _: Me = answer.read()?;
        if let Some(pass) = answer.session.take() {
            self.keys.keep(&self.server, Some(pass))?;
        }
        self.tell(&answer, words::me)
    }
}

/// Whether signing in was refused because a code is missing.
fn needs_code(error: &anyhow::Error) -> bool {
    let refused = error.downcast_ref::<Refused>();
    refused.is_some_and(|refused| refused.0.error == "code_needed")
}

/// Asks for a secret without showing it, or reads it from a pipe.
fn secret(prompt: &str) -> Result<SecretText> {
    let secret = if io::stdin().is_terminal() {
        rpassword::prompt_password(prompt).context("cannot read from the terminal")?
    } else {
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        read.context("cannot read standard input")?;
        line
    };
    let secret = secret.trim_end_matches(['\r', '\n']);
    ensure!(
        !secret.is_empty(),
        "expected the secret on standard input, found nothing"
    );
    Ok(secret.to_owned().into())
}
