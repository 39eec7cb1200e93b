//! What is wrong with a setup, as a sentence.

use paisho::{Problem, SeatCount, Stage};

use super::args::Args;
use super::{Key, Words};

impl Words {
    /// Says why a setup is not a valid position. The number of seats decides how players are
    /// called.
    #[must_use]
    pub fn explain_problem(&self, problem: Problem, seats: SeatCount) -> String {
        let args = self.args().notation("section", problem.section());
        let (key, args) = sentence(problem, seats, args);
        self.say(key, &args)
    }
}

fn sentence(problem: Problem, seats: SeatCount, args: Args) -> (Key, Args) {
    match problem {
        Problem::NoSuchPlayer { tile } => (Key::NoSuchPlayer, args.standing(["tile", "at"], tile)),
        Problem::HandOfNobody { seat } => (Key::HandOfNobody, args.seat("seat", seat, seats)),
        Problem::TooMany {
            seat,
            kind,
            count,
            supply,
        } => {
            let args = args.seat("seat", seat, seats).tile("tile", kind);
            let args = args.count("count", count).count("supply", supply);
            (Key::TooMany, args)
        }
        Problem::AccentInGate { tile } => {
            let args = args.tile("tile", tile.1.kind());
            (Key::AccentInGate, args.place(["at-gate", "at"], tile.0))
        }
        Problem::CannotHold { tile } => {
            let args = args.standing(["flower", "at"], tile);
            (Key::StandsWrongly, args.foreign_garden(tile.1.kind()))
        }
        Problem::Clash(clash) => (Key::Clash, args.clash(clash)),
        Problem::TwoGrowing { seat } => (Key::TwoGrowing, args.seat("seat", seat, seats)),
        Problem::CannotMove { seat } => (Key::CannotMove, args.seat("seat", seat, seats)),
        Problem::NobodyLeft => (Key::NobodyLeft, args),
        Problem::NotTheBeginning { stage } => {
            let args = args.choice("stage", stage_choice(stage));
            (Key::NotTheBeginning, args)
        }
        Problem::PassedInBetween => (Key::PassedInBetween, args),
        // `Problem` is non-exhaustive: a new one has a general sentence. The tests check that all
        // present ones have their own.
        _ => (Key::ProblemOther, args),
    }
}

const fn stage_choice(stage: Stage) -> &'static str {
    match stage {
        Stage::Accents => "accents",
        Stage::Opening => "opening",
        Stage::Turn | Stage::Over => "turn",
        Stage::Bonus => "bonus",
    }
}
