//! An error with its causes, in one line.

/// The messages of an error and its causes, separated by colons. Many of our errors quote their
/// cause; such a cause is not said twice.
pub(crate) fn error_text(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text.push_str(": ");
            text.push_str(&cause);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;
    use paisho::notation::Reading;
    use paisho::{Refusal, Ruleset};

    #[test]
    fn the_whole_chain_is_there_and_said_once() {
        let read = Reading::parse("0H.R,W,K", None, Ruleset::RULEBOOK);
        let error = read.context("game.txt").unwrap_err();
        let refusal = error
            .chain()
            .find_map(|cause| cause.downcast_ref::<Refusal>());
        let reason = refusal.unwrap().to_string();
        let text = error_text(&error);
        assert!(
            text.starts_with("game.txt: cannot read the input as the turns of a game: turn no. 1")
        );
        assert_eq!(text.matches(&reason).count(), 1, "{text}");
    }
}
