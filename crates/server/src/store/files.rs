//! Files and directories that only the owner of the server may read, and files that are locked.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::Path;

/// The name of the file that is locked while tables are made.
const LOCK_NAME: &str = "paisho.lock";

/// An empty file that is there only to be locked, by one process at a time.
pub(crate) fn lock_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).write(true).truncate(false).open(path)
}

/// A file beside the database that one process at a time holds while tables are made or updated.
pub(super) fn locked(directory: &Path) -> io::Result<File> {
    let file = lock_file(&directory.join(LOCK_NAME))?;
    file.lock()?;
    Ok(file)
}

/// Makes an empty file that nobody else on the machine may read. What SQLite writes beside it can
/// be read by the same people.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

/// Makes a directory that nobody else on the machine may read, if it is not there; says whether it
/// was made. One that is there stays as its owner wanted it.
pub(crate) fn private_directory(path: &Path) -> io::Result<bool> {
    if path.is_dir() {
        return Ok(false);
    }
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(path)?;
    Ok(true)
}
