//! The result of a game from a player's point of view.

use paisho::{Seat, SeatSet};

/// The key of the sentence for a player: won or lost. `None` for a draw and for a game that does
/// not count, because the announcement of the outcome says enough.
#[must_use]
pub fn verdict(winners: SeatSet, you: Option<Seat>) -> Option<&'static str> {
    let you = you?;
    match winners.is_empty() {
        true => None,
        false if winners.contains(you) => Some("play-you-won"),
        false => Some("play-you-lost"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_who_played_have_won_or_lost() {
        let guest = Seat::GUEST.alone();
        assert_eq!(verdict(guest, Some(Seat::GUEST)), Some("play-you-won"));
        assert_eq!(verdict(guest, Some(Seat::HOST)), Some("play-you-lost"));
        assert_eq!(verdict(guest, None), None);
        assert_eq!(verdict(SeatSet::EMPTY, Some(Seat::HOST)), None);
    }
}
