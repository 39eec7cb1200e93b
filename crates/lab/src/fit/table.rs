//! Writes the table of weights in the format of the engine's source, with new values.

use paisho_engine::FEATURES;

use super::cholesky::SIZE;

/// The source of the weights.
const SOURCE: &str = include_str!("../../../engine/src/weights.rs");
/// The text at the start and the end of its table.
const BEGIN: &str = "\nfeatures! {\n";
const END: &str = "\n}\n";

/// The table with these values, first all early ones, then all late ones, ready to be pasted.
pub(super) fn with_values(values: &[i32; SIZE]) -> String {
    let (early, late) = values.split_at(FEATURES);
    let mut pairs = early.iter().zip(late);
    let lines = table().lines().map(|line| match parts(line) {
        Some((name, ranges)) => {
            let (early, late) = pairs.next().unwrap_or((&0, &0));
            format!("{name} {early} {late} {ranges}")
        }
        None => line.to_owned(),
    });
    let lines: Vec<String> = lines.collect();
    lines.join("\n")
}

/// The current table.
fn table() -> &'static str {
    let from = SOURCE.find(BEGIN).map_or(0, |at| at + 1);
    let rest = &SOURCE[from..];
    &rest[..rest.find(END).map_or(rest.len(), |at| at + END.len())]
}

/// The text before and after the values of a line such as `Lotus "lotus" 35 35 -100 200;`.
fn parts(line: &str) -> Option<(&str, &str)> {
    let is_comment = line.trim_start().starts_with("//");
    let quote = line.rfind('"').filter(|_| !is_comment)?;
    let (name, numbers) = line.split_at(quote + 1);
    let mut numbers = numbers.trim_start().splitn(3, ' ');
    Some((name, numbers.nth(2)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho_engine::WEIGHTS;

    #[test]
    fn the_present_values_give_the_present_table() {
        let weight = |i: usize| WEIGHTS[i % FEATURES];
        let value = |i: usize| {
            if i < FEATURES {
                weight(i).early
            } else {
                weight(i).late
            }
        };
        let present = std::array::from_fn(value);
        assert_eq!(with_values(&present), table().trim_end());
        assert!(table().starts_with("features! {") && table().ends_with("\n}\n"));
    }

    #[test]
    fn other_values_stand_in_their_columns() {
        let values = std::array::from_fn(|i| 1000 + i as i32);
        let text = with_values(&values);
        for (i, weight) in WEIGHTS.iter().enumerate() {
            let (early, late) = (values[i], values[i + FEATURES]);
            let (name, low, high) = (weight.name, weight.low, weight.high);
            let line = format!("\"{name}\" {early} {late} {low} {high};");
            assert!(text.contains(&line), "{line}");
        }
    }
}
