//! What the system says about this process. Where it says nothing, nothing is known.

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

/// How many bytes of memory the process occupies.
#[must_use]
pub fn resident_memory() -> Option<u64> {
    resident(&fs::read_to_string("/proc/self/status").ok()?)
}

/// The limit in force, from a line such as
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
mod tests {
    use super::*;

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
}
