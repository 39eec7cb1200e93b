//! Calendar dates from milliseconds since 1970.

/// The date of a moment in the form of records, `2026.11.16`, in UTC.
#[must_use]
pub fn tag(millis: u64) -> String {
    let (year, month, day) = civil(millis / 86_400_000);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The calendar date of a number of days since 1970. Internally years begin in March, so that a
/// leap day is the last day of its year.
const fn civil(days: u64) -> (u64, u64, u64) {
    let shifted = days + 719_468;
    let era = shifted / 146_097;
    let of_era = shifted % 146_097;
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years() {
        assert_eq!(tag(0), "1970.01.01");
        assert_eq!(tag(951_782_400_000), "2000.02.29");
        assert_eq!(tag(1_794_787_200_000), "2026.11.16");
        assert_eq!(tag(4_107_542_399_999), "2100.02.28");
    }
}
