//! Files and directories that only the owner of the server may read, and files that are locked.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::Path;

/// The name of the file that is locked while tables are made.
const LOCK_NAME: &str = "paisho.lock";

/// An empty file that is there only to be locked, by one process at a time.
pub(crate) fn lock_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    let file = options
        .create(true)
        .write(true)
        .truncate(false)
        .open(path)?;
    give_to_owner_of_directory(&file, path)?;
    Ok(file)
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

/// A file that root has made for a server that runs as somebody else becomes that of whoever the
/// directory belongs to: the server could not open it otherwise. Does nothing for files of others.
#[cfg(unix)]
pub(super) fn give_to_owner_of_directory(file: &File, path: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, fchown};
    let Some(directory) = path.parent().filter(|it| !it.as_os_str().is_empty()) else {
        return Ok(());
    };
    let (own, directory) = (file.metadata()?, fs::metadata(directory)?);
    if is_for_another(own.uid(), directory.uid()) {
        fchown(file, Some(directory.uid()), Some(directory.gid()))?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub(super) fn give_to_owner_of_directory(_: &File, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Whether a file in a directory was made by root for somebody else, by the numbers of their owners.
#[cfg(unix)]
fn is_for_another(file: u32, directory: u32) -> bool {
    const ROOT: u32 = 0;
    file == ROOT && directory != ROOT
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn only_what_root_made_for_somebody_else_is_given_away() {
        assert!(is_for_another(0, 1000));
        assert!(!is_for_another(0, 0));
        assert!(!is_for_another(1000, 1000));
        assert!(!is_for_another(1000, 1001));
        assert!(!is_for_another(1000, 0));
    }
}
