//! Numbers and dates as each language writes them.

use super::Language;
use super::args::left_to_right;

/// The separators of numbers in a language.
struct Marks {
    decimal: char,
    thousands: char,
    /// Numbers with fewer digits before the decimal mark have no thousands separator.
    grouped_from: usize,
}

/// Keeps the parts of one number on one line.
const NO_BREAK_SPACE: char = '\u{a0}';

const fn marks(language: Language) -> Marks {
    let (decimal, thousands, grouped_from) = match language {
        Language::English | Language::Hebrew => ('.', ',', 4),
        Language::German | Language::Portuguese => (',', '.', 4),
        Language::Spanish => (',', '.', 5),
        Language::Polish => (',', NO_BREAK_SPACE, 5),
    };
    Marks {
        decimal,
        thousands,
        grouped_from,
    }
}

/// Formats a number with `decimals` digits after the decimal mark.
#[must_use]
pub fn format_number(language: Language, number: f64, decimals: usize) -> String {
    let marks = marks(language);
    let text = format!("{:.decimals$}", number.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let mut written = grouped(whole, &marks);
    if !fraction.is_empty() {
        written.push(marks.decimal);
        written.push_str(fraction);
    }
    // A number that rounds to zero has no sign.
    let is_zero = !text.contains(|c: char| ('1'..='9').contains(&c));
    if number < 0.0 && !is_zero {
        left_to_right(language, format_args!("-{written}"))
    } else {
        written
    }
}

fn grouped(digits: &str, marks: &Marks) -> String {
    if digits.len() < marks.grouped_from {
        return digits.to_owned();
    }
    let mut written = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            written.push(marks.thousands);
        }
        written.push(digit);
    }
    written
}

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A day, if it exists in the calendar.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            _ => 0,
        };
        if day >= 1 && day <= days {
            Some(Self { year, month, day })
        } else {
            None
        }
    }
}

/// Formats a date in digits. All six languages put the day first; the separators differ.
#[must_use]
pub fn format_date(language: Language, date: Date) -> String {
    let Date { year, month, day } = date;
    let written = match language {
        Language::English | Language::Portuguese => format!("{day:02}/{month:02}/{year}"),
        Language::Spanish => format!("{day}/{month}/{year}"),
        Language::German | Language::Polish => format!("{day:02}.{month:02}.{year}"),
        Language::Hebrew => format!("{day}.{month}.{year}"),
    };
    left_to_right(language, written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_marks_of_their_language() {
        let written = Language::ALL.map(|l| format_number(l, 1234.5, 1));
        let expected = [
            "1,234.5", "1.234,5", "1234,5", "1234,5", "1.234,5", "1,234.5",
        ];
        assert_eq!(written, expected);
        let written = Language::ALL.map(|l| format_number(l, 1_234_567.0, 0));
        let expected = [
            "1,234,567",
            "1.234.567",
            "1.234.567",
            "1\u{a0}234\u{a0}567",
            "1.234.567",
            "1,234,567",
        ];
        assert_eq!(written, expected);
    }

    #[test]
    fn a_sign_stays_before_its_number() {
        assert_eq!(format_number(Language::German, -0.5, 2), "-0,50");
        assert_eq!(format_number(Language::German, -0.001, 2), "0,00");
        assert_eq!(
            format_number(Language::Hebrew, -3.0, 0),
            "\u{2066}-3\u{2069}"
        );
    }

    #[test]
    fn dates_are_days_of_the_calendar() {
        assert_eq!(Date::new(2023, 2, 29), None);
        assert_eq!(Date::new(2024, 13, 1), None);
        assert_eq!(Date::new(2024, 4, 0), None);
        let date = Date::new(2024, 2, 9).unwrap();
        let written = Language::ALL.map(|l| format_date(l, date));
        let expected = [
            "09/02/2024",
            "09.02.2024",
            "9/2/2024",
            "09.02.2024",
            "09/02/2024",
            "\u{2066}9.2.2024\u{2069}",
        ];
        assert_eq!(written, expected);
    }
}
