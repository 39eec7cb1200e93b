//! Shows on the terminal what the build is doing.
//!
//! Cargo hides the output of a build script unless the script fails. But this one compiles for
//! minutes, so it writes directly to cargo's standard error, if that is a terminal or a pipe. Not
//! to a file, because two writers would overwrite each other there.

use std::fs::File;
use std::io::Write;
use std::process::{Child, ChildStderr};
use std::sync::Mutex;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

/// After this long without output, a line says that the build is still running.
const PATIENCE: Duration = Duration::from_secs(15);

/// The output for progress messages, if there is one.
pub(crate) struct Progress(Option<Mutex<File>>);

impl Progress {
    pub(crate) fn open() -> Self {
        Self(readers().map(Mutex::new))
    }

    /// Writes a line.
    pub(crate) fn say(&self, line: &str) {
        let Some(Ok(mut out)) = self.0.as_ref().map(Mutex::lock) else {
            return;
        };
        // Clear cargo's progress bar, which may occupy the line; cargo redraws it below.
        let start = if std::io::IsTerminal::is_terminal(&*out) {
            "\r\x1b[K"
        } else {
            ""
        };
        // A closed pipe must not stop the build.
        let _ = writeln!(out, "{start}     Web app {line}");
    }

    /// Waits for a cargo process that compiles `what`, and reports which crate it is compiling.
    /// Returns its output.
    pub(crate) fn follow(&self, what: &str, child: &mut Child) -> String {
        let Some(stderr) = child.stderr.take() else {
            return String::new();
        };
        let began = Instant::now();
        let (sender, lines) = mpsc::channel();
        std::thread::scope(|scope| {
            scope.spawn(move || read(stderr, &sender));
            let mut printed = String::new();
            let mut at = String::from("the first crate");
            loop {
                match lines.recv_timeout(PATIENCE) {
                    Ok(line) => {
                        if let Some(name) = line.trim_start().strip_prefix("Compiling ") {
                            name.clone_into(&mut at);
                            self.say(&format!("({what}): compiling {name}"));
                        }
                        printed += &line;
                        printed.push('\n');
                    }
                    Err(RecvTimeoutError::Timeout) => {
                        let seconds = began.elapsed().as_secs();
                        self.say(&format!(
                            "({what}): still compiling {at}, {seconds} s so far"
                        ));
                    }
                    Err(RecvTimeoutError::Disconnected) => return printed,
                }
            }
        })
    }
}

/// Sends every line until the end of the input.
fn read(stderr: ChildStderr, sender: &mpsc::Sender<String>) {
    use std::io::BufRead;
    for line in std::io::BufReader::new(stderr)
        .lines()
        .map_while(Result::ok)
    {
        if sender.send(line).is_err() {
            return;
        }
    }
}

/// The standard error of cargo, the parent process.
#[cfg(target_os = "linux")]
fn readers() -> Option<File> {
    use std::os::unix::fs::FileTypeExt;

    let path = format!("/proc/{}/fd/2", std::os::unix::process::parent_id());
    let kind = std::fs::metadata(&path).ok()?.file_type();
    let open = || File::options().append(true).open(&path).ok();
    if kind.is_fifo() {
        return open();
    }
    // Other character devices, such as /dev/null, have no reader.
    let shown = if kind.is_char_device() { open() } else { None };
    shown.filter(std::io::IsTerminal::is_terminal)
}

/// On other systems, the terminal.
#[cfg(not(target_os = "linux"))]
fn readers() -> Option<File> {
    let path = if cfg!(windows) { "CONOUT$" } else { "/dev/tty" };
    File::options().write(true).open(path).ok()
}
