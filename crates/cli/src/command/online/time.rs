//! Time controls as people write them.

use paisho_wire::TimeControl;

/// Parses `5+10` (minutes, and seconds for each turn), `90s+5` (seconds, and seconds for each
/// turn), `3d` (days for each turn), `1d+10d` (days for each turn, and a bank of days) or `none`.
pub(super) fn parse(text: &str) -> Result<TimeControl, String> {
    let time = read(text).filter(|time| time.is_sensible());
    time.ok_or_else(|| {
        "expected minutes and seconds such as 5+10, days such as 3d or 1d+10d, or none".to_owned()
    })
}

fn read(text: &str) -> Option<TimeControl> {
    if text == "none" {
        return Some(TimeControl::Unlimited {});
    }
    let Some((first, second)) = text.split_once('+') else {
        let days = days(text)?;
        return Some(TimeControl::PerTurn { days });
    };
    if let (Some(days), Some(bank)) = (days(first), days(second)) {
        return Some(TimeControl::Bank { days, bank });
    }
    let main = match first.strip_suffix('s') {
        Some(seconds) => seconds.parse().ok()?,
        None => first.parse::<u32>().ok()?.checked_mul(60)?,
    };
    let increment = second.parse().ok()?;
    Some(TimeControl::Live { main, increment })
}

fn days(text: &str) -> Option<u32> {
    text.strip_suffix('d')?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::words;
    use super::*;

    #[test]
    fn times_are_read_as_they_are_printed() {
        for text in ["5+10", "90s+5", "3d", "1d+10d", "none"] {
            assert_eq!(words::time(parse(text).unwrap()), text);
        }
    }

    #[test]
    fn nonsense_is_no_time() {
        for text in ["", "5", "+", "0+0", "-5+1", "71582789+0", "0d", "d", "5d+3"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
