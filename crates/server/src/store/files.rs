//! Private files and directories, which only the server's user may read, and lock files.

use std::fs::{self, DirBuilder, File};
use std::io;
use std::path::Path;

/// The file that is locked while the database schema is created or updated.
const LOCK_NAME: &str = "paisho.lock";

/// Opens an empty file that is only used as a lock between processes.
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

/// Opens and locks the file that guards creating and updating the database schema.
pub(super) fn locked(directory: &Path) -> io::Result<File> {
    let file = lock_file(&directory.join(LOCK_NAME))?;
    file.lock()?;
    Ok(file)
}

/// Creates an empty file that other users of the machine can't read. The files that SQLite creates
/// beside it get the same permissions.
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

/// Gives a file that root created to the owner of its directory, since a server that runs as that
/// user could not open it otherwise. Does nothing for files of other users.
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

/// Whether root owns the file but not its directory, by user ids.
#[cfg(unix)]
fn is_for_another(file: u32, directory: u32) -> bool {
    const ROOT: u32 = 0;
    file == ROOT && directory != ROOT
}

/// Creates a directory that other users of the machine can't read, if it does not exist. Returns
/// whether it was created. An existing directory keeps its permissions.
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
