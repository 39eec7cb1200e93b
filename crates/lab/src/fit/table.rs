//! The table of weights as the engine's source has it, with other values.

use paisho_engine::FEATURES;

/// The source of the weights.
const SOURCE: &str = include_str!("../../../engine/src/weights.rs");
/// How its table begins and ends.
const BEGIN: &str = "\nfeatures! {\n";
const END: &str = "\n}\n";

/// The table with these values, ready to be pasted.
pub(super) fn with_values(values: &[i32; FEATURES]) -> String {
    let mut values = values.iter();
    let lines = table().lines().map(|line| match parts(line) {
        Some((before, after)) => {
            let value = values.next().copied().unwrap_or_default();
            format!("{before} {value} {after}")
        }
        None => line.to_owned(),
    });
    let lines: Vec<String> = lines.collect();
    lines.join("\n")
}

/// The table as it is now.
fn table() -> &'static str {
    let from = SOURCE.find(BEGIN).map_or(0, |at| at + 1);
    let rest = &SOURCE[from..];
    &rest[..rest.find(END).map_or(rest.len(), |at| at + END.len())]
}

/// What stands before and after the value of a line such as `Lotus "lotus" 35 -100 200;`.
fn parts(line: &str) -> Option<(&str, &str)> {
    let (before, numbers) = line.rsplit_once('"')?;
    let (_, after) = numbers.trim_start().split_once(' ')?;
    let before = &line[..=before.len()];
    (!before.trim_start().starts_with("//")).then_some((before, after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho_engine::WEIGHTS;

    #[test]
    fn the_present_values_give_the_present_table() {
        let present = WEIGHTS.map(|w| w.value);
        assert_eq!(with_values(&present), table().trim_end());
        assert!(table().starts_with("features! {") && table().ends_with("\n}\n"));
    }

    #[test]
    fn other_values_stand_in_the_second_column() {
        let values = std::array::from_fn(|i| 1000 + i as i32);
        let text = with_values(&values);
        for (i, weight) in WEIGHTS.iter().enumerate() {
            let line = format!(
                "\"{}\" {} {} {};",
                weight.name, values[i], weight.low, weight.high
            );
            assert!(text.contains(&line), "{line}");
        }
    }
}
