//! Common passwords, as a filter made from a list of leaked ones (`ci/common-passwords.py`).
//!
//! A Bloom filter: it recognises every word of the list and mistakes one in two thousand other
//! words for one of them. It is small, and nobody has to read a list of such words.

use sha2::{Digest, Sha256};

/// The bits of the filter, the lowest bit of a byte first.
const FILTER: &[u8] = include_bytes!("../../data/common-passwords.bloom");

/// How many bits each word sets.
const PROBES: u64 = 11;

/// Whether a lower-case word is among the most common passwords.
pub(super) fn is_common(word: &str) -> bool {
    let digest = Sha256::digest(word.as_bytes());
    let number = |from: usize| {
        let bytes = digest.iter().skip(from).take(8);
        bytes.fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte))
    };
    let (first, step) = (number(0), number(8));
    (0..PROBES).all(|probe| is_set(first.wrapping_add(step.wrapping_mul(probe))))
}

fn is_set(position: u64) -> bool {
    let bit = position % (8 * FILTER.len() as u64);
    let byte = usize::try_from(bit / 8).ok().and_then(|at| FILTER.get(at));
    byte.is_some_and(|byte| byte >> (bit % 8) & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_list_are_known() {
        for word in [
            "iloveyou",
            "password",
            "passw0rd",
            "princess",
            "sunshine",
            "football",
            "trustno1",
            "qwertyuiop",
            "1q2w3e4r",
            "monkey",
            "dragon",
        ] {
            assert!(is_common(word), "{word}");
        }
    }

    #[test]
    fn hardly_any_other_word_is_taken_for_one_of_them() {
        let others = (0..10_000).map(|number| format!("lily-{number}-orchid"));
        let mistaken = others.filter(|word| is_common(word)).count();
        assert!(mistaken < 30, "{mistaken} of 10,000");
    }
}
