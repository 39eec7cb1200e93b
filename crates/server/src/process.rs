//! Facts about this process from the operating system, and its thread priorities. The functions
//! return `None` where the system does not report the fact.

use std::fs;

/// Bytes in a kibibyte.
const KIB: u64 = 1024;

/// How many files the process may have open.
#[must_use]
pub fn file_limit() -> Option<u64> {
    soft_file_limit(&fs::read_to_string("/proc/self/limits").ok()?)
}

/// How many files the process has open.
#[must_use]
pub fn open_files() -> Option<u64> {
    let entries = fs::read_dir("/proc/self/fd").ok()?;
    // The directory that is being read is one of them.
    u64::try_from(entries.count().saturating_sub(1)).ok()
}

/// How many bytes of memory the process uses.
#[must_use]
pub fn resident_memory() -> Option<u64> {
    resident(&fs::read_to_string("/proc/self/status").ok()?)
}

/// The niceness of low-priority threads. They get about a tenth of a core that other threads want
/// too, and all of a core that is otherwise idle.
#[cfg(target_os = "linux")]
const CAN_WAIT: i32 = 10;

/// Lowers the priority of this thread for good, because it computes, and storing and sending the
/// turns of players should not wait for that. On systems other than Linux priorities belong to
/// whole processes, so nothing is changed there, nor where the system does not allow it.
pub(crate) fn let_others_go_first() {
    #[cfg(target_os = "linux")]
    if let Ok(own) = rustix::process::getpriority_process(None)
        && own < CAN_WAIT
    {
        let _ = rustix::process::setpriority_process(None, CAN_WAIT);
    }
}

/// The soft limit, from a line such as
/// `Max open files            1024                 524288               files`.
fn soft_file_limit(limits: &str) -> Option<u64> {
    let line = limits
        .lines()
        .find_map(|l| l.strip_prefix("Max open files"))?;
    match line.split_whitespace().next()? {
        "unlimited" => Some(u64::MAX),
        number => number.parse().ok(),
    }
}

/// From a line such as `VmRSS:     12345 kB`.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kibibytes * KIB)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// For each thread whose name begins with `name`, whether its priority is lowered.
    #[cfg(target_os = "linux")]
    pub(crate) fn threads_that_wait(name: &str) -> Vec<bool> {
        let tasks = fs::read_dir("/proc/self/task").unwrap();
        let stats =
            tasks.filter_map(|task| fs::read_to_string(task.unwrap().path().join("stat")).ok());
        stats
            .filter_map(|stat| {
                // Such as `17 (hashing) S 1 …`; the niceness is the 17th word after the name.
                let (before, after) = stat.rsplit_once(") ")?;
                let (_, found) = before.split_once('(')?;
                let nice: i32 = after.split(' ').nth(16)?.parse().ok()?;
                found.starts_with(name).then_some(nice >= CAN_WAIT)
            })
            .collect()
    }

    #[test]
    fn the_texts_of_the_system_are_read() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units\n\
                      Max open files            1024                 524288               files\n";
        assert_eq!(soft_file_limit(limits), Some(1024));
        assert_eq!(
            soft_file_limit("Max open files unlimited unlimited files"),
            Some(u64::MAX)
        );
        assert_eq!(soft_file_limit("nothing"), None);
        assert_eq!(resident("Name:\tx\nVmRSS:\t   20 kB\n"), Some(20 * 1024));
        assert_eq!(resident("VmRSS: many"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_is_known() {
        assert!(file_limit().unwrap() > 8);
        assert!(open_files().unwrap() > 2);
        assert!(resident_memory().unwrap() > 100_000);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_lets_others_go_first_without_changing_them() {
        use rustix::process::getpriority_process;
        let before = getpriority_process(None).unwrap();
        let thread = std::thread::Builder::new().name("waits".to_owned());
        let thread = thread.spawn(|| {
            let_others_go_first();
            assert_eq!(threads_that_wait("waits"), [true]);
            getpriority_process(None).unwrap()
        });
        assert_eq!(thread.unwrap().join().unwrap(), before.max(CAN_WAIT));
        assert_eq!(getpriority_process(None).unwrap(), before);
    }
}
