//! Credentials for each server, stored in a file that only the user can read.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use paisho_wire::SecretText;
use serde::{Deserialize, Serialize};

/// The environment variable with a token that takes precedence over the file.
pub(crate) const TOKEN: &str = "PAISHO_TOKEN";

/// The credentials by which a server knows the caller.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Pass {
    /// A session cookie, with its name.
    Session(SecretText),
    /// An API token.
    Token(SecretText),
}

/// The file with the credentials, one entry for each server address.
#[derive(Debug)]
pub(super) struct Keys {
    path: PathBuf,
}

type Passes = BTreeMap<String, Pass>;

impl Keys {
    /// Uses the given file, or the default one.
    pub(super) fn new(path: Option<PathBuf>) -> Result<Self> {
        let usual = || dirs::config_dir().map(|folder| folder.join("paisho").join("online.json"));
        let path = path.or_else(usual);
        let path = path.context("cannot find your settings directory; give a file with --keys")?;
        Ok(Self { path })
    }

    /// The credentials for a server: the token in the environment variable, or the stored ones.
    pub(super) fn pass(&self, server: &str) -> Result<Option<Pass>> {
        match std::env::var(TOKEN) {
            Ok(token) if !token.is_empty() => Ok(Some(Pass::Token(token.into()))),
            _ => Ok(self.read()?.remove(server)),
        }
    }

    /// Stores credentials, or deletes the stored ones.
    pub(super) fn keep(&self, server: &str, pass: Option<Pass>) -> Result<()> {
        let mut passes = self.read()?;
        match pass {
            Some(pass) => passes.insert(server.to_owned(), pass),
            None => passes.remove(server),
        };
        let written = self.write(&serde_json::to_string_pretty(&passes)?);
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn read(&self) -> Result<Passes> {
        let context = || format!("cannot read {}", self.path.display());
        match fs::read_to_string(&self.path) {
            Ok(text) => serde_json::from_str(&text).with_context(context),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Passes::new()),
            Err(error) => Err(error).with_context(context),
        }
    }

    /// Writes a new file and renames it over the old one, so that the file is always complete and
    /// never readable by other users.
    fn write(&self, text: &str) -> std::io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let new = self.path.with_extension("new");
        match fs::remove_file(&new) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&new, &self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(text: &str) -> Pass {
        Pass::Token(text.to_owned().into())
    }

    #[test]
    fn passes_are_kept_for_each_server() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b/keys.json");
        let keys = Keys::new(Some(path.clone())).unwrap();
        assert_eq!(keys.read().unwrap().len(), 0);
        keys.keep("http://a", Some(token("pst_1"))).unwrap();
        keys.keep("http://b", Some(token("pst_2"))).unwrap();
        keys.keep("http://a", None).unwrap();
        let kept = keys.read().unwrap();
        assert_eq!(kept, [("http://b".to_owned(), token("pst_2"))].into());
        fs::write(path, "no JSON").unwrap();
        let said = keys.keep("http://a", None).unwrap_err().to_string();
        assert!(said.contains("keys.json"), "{said}");
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_them() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("keys.json");
        fs::write(&path, "{}").unwrap();
        let keys = Keys::new(Some(path.clone())).unwrap();
        keys.keep("http://a", Some(token("pst_1"))).unwrap();
        let mode = fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
