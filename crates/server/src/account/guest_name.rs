//! Names for guests: an adjective, a plant, and a number.

use crate::env::Env;

const CALM: [&str; 16] = [
    "quiet", "bright", "early", "gentle", "golden", "hidden", "lively", "mellow", "misty", "noble",
    "patient", "rainy", "sunny", "swift", "wild", "young",
];

const FLOWERS: [&str; 16] = [
    "aster", "clover", "daisy", "fern", "heather", "iris", "jasmine", "lily", "lotus", "maple",
    "moss", "orchid", "poppy", "reed", "rose", "violet",
];

/// A name such as `misty-fern-4821`.
pub(super) fn guest_name(env: &Env) -> String {
    let number = env.word();
    let calm = CALM[(number & 15) as usize];
    let flower = FLOWERS[(number >> 4 & 15) as usize];
    format!("{calm}-{flower}-{}", 1000 + (number >> 8) % 9000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::account::Name;

    #[test]
    fn every_word_of_both_lists_is_used() {
        let name = |word: u64| guest_name(&Env::new(|| 0, move || word));
        assert_eq!(name(0), "quiet-aster-1000");
        assert_eq!(name(0x0f), "young-aster-1000");
        assert_eq!(name(0xf0), "quiet-violet-1000");
        assert_eq!(name((8999 << 8) + 0x21), "bright-daisy-9999");
        assert_eq!(name(9000 << 8), "quiet-aster-1000");
    }

    #[test]
    fn guests_have_names_that_persons_could_have() {
        for _ in 0..200 {
            let name = guest_name(&Env::real());
            assert!(Name::parse(&name).is_ok(), "{name}");
        }
    }
}
