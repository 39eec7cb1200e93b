//! Disks that fail: a small file system that can be filled, and one whose calls fail on demand.
//!
//! Each needs its own process, so a test starts its own program again on such a disk. There, the
//! temporary directory, and with it the data directory of the server, is on that disk. If such a
//! disk is not available, the test fails and says what is missing.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// Set in the process that runs on the disk: the path of the disk.
const DISK: &str = "PAISHO_TEST_DISK";
/// Read by `shim.c`: the file that says which calls fail.
const ORDERS: &str = "PAISHO_TEST_ORDERS";

/// Read by `shim.c`: the directory for copies of synced files.
const IMAGES: &str = "PAISHO_TEST_IMAGES";

/// The unit that a disk writes atomically, in bytes.
const SECTOR: usize = 512;
/// The signal of a process that aborts.
const SIGABRT: i32 = 6;

/// Ways to mount a file system without a password, the least privileged first.
const MOUNTERS: [&[&str]; 3] = [
    &["unshare", "--user", "--map-root-user", "--mount"],
    &["unshare", "--mount"],
    &["sudo", "-n", "unshare", "--mount"],
];

/// Mounts a small file system over the directory `$1` and executes the program that follows.
const MOUNT: &str = r#"mount -t tmpfs -o size=12m tmpfs "$1" && shift && exec "$@""#;

/// The disk on which this process runs.
#[derive(Debug)]
pub(crate) struct Disk(PathBuf);

impl Disk {
    /// The disk of this process. In the original process, runs the test again on a small disk
    /// instead, and fails if it fails there.
    pub(crate) fn small(test: &str) -> Option<Self> {
        Self::here().or_else(|| {
            let folder = tempfile::tempdir().unwrap();
            let mounter = MOUNTERS
                .into_iter()
                .find(|how| can_mount(how, folder.path()));
            let mounter = mounter.expect(
                "a small file system can't be mounted here, and this test needs one: run it as \
                 root, or where `unshare --user --map-root-user --mount` or `sudo` works",
            );
            let mut command = mounting(mounter, folder.path());
            command.arg("env");
            again(command, folder.path(), test, &[]);
            None
        })
    }

    /// The same on a disk whose calls fail as [`Disk::order`] says.
    pub(crate) fn failing(test: &str) -> Option<Self> {
        Self::here().or_else(|| {
            let folder = tempfile::tempdir().unwrap();
            let shim = compiled_shim(folder.path());
            let data = folder.path().join("data");
            fs::create_dir(&data).unwrap();
            let orders = folder.path().join("orders");
            let settings = [("LD_PRELOAD", shim), (ORDERS, orders)];
            again(Command::new("env"), &data, test, &settings);
            None
        })
    }

    /// The same on a disk that loses its power. The test must abort there; then it continues in the
    /// original process with [`Lost`], which knows what the disk may hold.
    pub(crate) fn without_power(test: &str) -> Result<Self, Lost> {
        Self::here().ok_or_else(|| {
            let folder = tempfile::tempdir().unwrap();
            let shim = compiled_shim(folder.path());
            let [data, images] = ["data", "images"].map(|name| folder.path().join(name));
            fs::create_dir(&data).unwrap();
            fs::create_dir(&images).unwrap();
            let settings = [("LD_PRELOAD", shim), (IMAGES, images)];
            let output = started_again(Command::new("env"), &data, test, &settings);
            let aborted = output.status.signal() == Some(SIGABRT);
            assert!(aborted, "{}", told(&output));
            Lost(folder)
        })
    }

    /// The path of the disk.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    fn here() -> Option<Self> {
        std::env::var_os(DISK).map(|disk| Self(disk.into()))
    }

    /// Leaves no byte free.
    pub(crate) fn fill(&self) {
        let mut ballast = File::create(self.0.join("ballast")).unwrap();
        for size in [1 << 16, 1 << 12, 1] {
            let block = vec![1; size];
            loop {
                match ballast.write_all(&block) {
                    Ok(()) => {}
                    Err(error) if error.kind() == ErrorKind::StorageFull => break,
                    Err(error) => panic!("the disk could not be filled: {error}"),
                }
            }
        }
    }

    /// Leaves `free` bytes free.
    pub(crate) fn fill_but(&self, free: u64) {
        self.fill();
        let ballast = File::options().write(true).open(self.0.join("ballast"));
        let ballast = ballast.unwrap();
        let filled = ballast.metadata().unwrap().len();
        ballast.set_len(filled - free).unwrap();
    }

    /// Frees the filled space.
    pub(crate) fn free(&self) {
        fs::remove_file(self.0.join("ballast")).unwrap();
    }

    /// Says which calls fail from now on: words that `shim.c` knows, or none.
    pub(crate) fn order(&self, words: &str) {
        let orders = PathBuf::from(std::env::var_os(ORDERS).unwrap());
        let unfinished = orders.with_extension("new");
        fs::write(&unfinished, words).unwrap();
        fs::rename(unfinished, orders).unwrap();
    }
}

/// A disk after a power failure.
#[derive(Debug)]
pub(crate) struct Lost(TempDir);

impl Lost {
    /// A directory with what the disk may hold: everything that was synced, and randomly chosen
    /// sectors of what was written later.
    pub(crate) fn may_hold(&self, mut is_kept: impl FnMut() -> bool) -> TempDir {
        let held = tempfile::tempdir().unwrap();
        for image in fs::read_dir(self.0.path().join("images")).unwrap() {
            let image = image.unwrap();
            let mut bytes = fs::read(image.path()).unwrap();
            // A deleted file is gone: journaling file systems keep the order of name changes, and
            // other files were synced since.
            let Ok(written) = fs::read(self.0.path().join("data").join(image.file_name())) else {
                continue;
            };
            for (number, sector) in written.chunks(SECTOR).enumerate() {
                let at = number * SECTOR;
                if is_kept() {
                    bytes.resize(bytes.len().max(at + sector.len()), 0);
                    bytes[at..at + sector.len()].copy_from_slice(sector);
                }
            }
            fs::write(held.path().join(image.file_name()), bytes).unwrap();
        }
        held
    }

    /// A file beside the disk, which the power failure does not affect.
    pub(crate) fn beside(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

fn mounting(how: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(how[0]);
    command.args(&how[1..]).args(["sh", "-c", MOUNT, "sh"]);
    command.arg(folder);
    command
}

fn can_mount(how: &[&str], folder: &Path) -> bool {
    let tried = mounting(how, folder).arg("true").output();
    tried.is_ok_and(|tried| tried.status.success())
}

/// The library that makes calls fail.
fn compiled_shim(folder: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/shim.c");
    let shim = folder.join("shim.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-Wall", "-o"])
        .arg(&shim)
        .args([source, "-ldl"])
        .output()
        .expect("this test needs a C compiler under the name `cc`");
    assert!(compiled.status.success(), "{}", told(&compiled));
    shim
}

/// Runs one test of this program again on a disk, with a command that takes variables and a
/// program.
fn again(command: Command, disk: &Path, test: &str, settings: &[(&str, PathBuf)]) {
    let output = started_again(command, disk, test, settings);
    // A name that matches no test would run none and succeed.
    let ran = String::from_utf8_lossy(&output.stdout).contains("1 passed");
    assert!(output.status.success() && ran, "{}", told(&output));
}

fn started_again(
    mut command: Command,
    disk: &Path,
    test: &str,
    settings: &[(&str, PathBuf)],
) -> Output {
    let places = [(DISK, disk.to_owned()), ("TMPDIR", disk.to_owned())];
    for (name, value) in places.iter().chain(settings) {
        let mut setting = OsString::from(*name);
        setting.push("=");
        setting.push(value);
        command.arg(setting);
    }
    command.arg(std::env::current_exe().unwrap());
    command.args(["--exact", test, "--nocapture"]);
    command.output().unwrap()
}

fn told(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    let texts = [out, err].map(|text| String::from_utf8_lossy(text));
    texts.join("\n")
}
