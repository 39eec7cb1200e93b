//! Times as text, in the form of clocks.

/// The time left as text: `1:02:03`, `4:05`, and with tenths below ten seconds, `0:09.5`.
#[must_use]
pub fn digits(millis: u64) -> String {
    if millis < 10_000 {
        let (seconds, tenths) = (millis / 1000, millis % 1000 / 100);
        return format!("0:{seconds:02}.{tenths}");
    }
    // Rounded up, as clocks do: at 0:11 at most eleven seconds are left.
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_people_read_them() {
        let written = [0, 9_940, 10_000, 59_001, 60_000, 3_599_500, 3_661_000].map(digits);
        let expected = [
            "0:00.0", "0:09.9", "0:10", "1:00", "1:00", "1:00:00", "1:01:01",
        ];
        assert_eq!(written, expected);
    }
}
