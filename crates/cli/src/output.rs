//! Output to a file, or to standard output for `-`.

use std::fs;
use std::io::Write;

use anyhow::{Context, Result};

/// Writes everything to a file, or to `out` if its name is `-`.
pub(crate) fn write(path: &str, bytes: &[u8], out: &mut dyn Write) -> Result<()> {
    if path == "-" {
        out.write_all(bytes)?;
        return Ok(());
    }
    fs::write(path, bytes).with_context(|| format!("cannot write {path}"))
}
