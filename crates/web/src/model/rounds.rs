//! The turns of a game as a list with one row per number.

use paisho::{Game, Seat, Turn};

/// All turns with the same number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The number; 0 for choices of accents.
    pub number: u32,
    /// The turns, in the order they were played.
    pub turns: Vec<Listed>,
}

/// A turn in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Listed {
    /// The number of turns up to and including this one: the position to view to see it.
    pub ply: usize,
    /// The player whose turn it was.
    pub seat: Seat,
    /// The turn.
    pub turn: Turn,
}

/// The rows of a game.
#[must_use]
pub fn rounds(game: &Game) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (index, ply) in game.plies().iter().enumerate() {
        let number = ply.label.number;
        let listed = Listed {
            ply: index + 1,
            seat: ply.label.seat,
            turn: ply.turn,
        };
        match rounds.last_mut() {
            Some(round) if round.number == number => round.turns.push(listed),
            _ => rounds.push(Round {
                number,
                turns: vec![listed],
            }),
        }
    }
    rounds
}

#[cfg(test)]
mod tests {
    use paisho::Ruleset;

    use super::*;

    #[test]
    fn turns_with_a_number_share_a_row_and_know_whose_they_are() {
        let mut game = Game::new(Ruleset::RULEBOOK);
        for text in ["R,W,K,B", "R,R,K,K", "R3(0,-8)", "R3(0,8)", "(0,-8)-(2,-7)"] {
            game.play(text.parse().unwrap()).unwrap();
        }
        let rounds = rounds(&game);
        let numbers: Vec<u32> = rounds.iter().map(|round| round.number).collect();
        assert_eq!(numbers, [0, 1, 2]);
        let seats = |round: &Round| round.turns.iter().map(|t| t.seat).collect::<Vec<_>>();
        assert_eq!(seats(&rounds[0]), [Seat::HOST, Seat::GUEST]);
        assert_eq!(seats(&rounds[1]), [Seat::GUEST, Seat::HOST]);
        assert_eq!(rounds[2].turns[0].ply, 5);
    }
}
