//! Every refusal.

use paisho::{Position, Turn};
use paisho_wire::{Broken, Refusal, Seat};

/// Guest's Rose below Host's Jasmine: moving beside it would clash.
const POSITION: &str = "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO";

fn next(refusal: &Refusal) -> Option<Refusal> {
    let message = "in words".to_owned();
    Some(match refusal {
        Refusal::Illegal(_) => Refusal::Unreadable { message },
        Refusal::Unreadable { .. } => Refusal::NotYourTurn { due: Seat::North },
        Refusal::NotYourTurn { .. } => Refusal::WrongPly { ply: 7 },
        Refusal::WrongPly { .. } => Refusal::TimeOver {},
        Refusal::TimeOver {} => Refusal::GameOver {},
        Refusal::GameOver {} => Refusal::NotOver {},
        Refusal::NotOver {} => Refusal::NotAPlayer {},
        Refusal::NotAPlayer {} => Refusal::OutOfGame {},
        Refusal::OutOfGame {} => Refusal::NothingOffered {},
        Refusal::NothingOffered {} => Refusal::AlreadyOffered {},
        Refusal::AlreadyOffered {} => Refusal::OwnOffer {},
        Refusal::OwnOffer {} => Refusal::GiftPending {},
        Refusal::GiftPending {} => Refusal::NoGifts {},
        Refusal::NoGifts {} => Refusal::AlreadyChosen {},
        Refusal::AlreadyChosen {} => Refusal::NothingToTakeBack {},
        Refusal::NothingToTakeBack {} => Refusal::TooLateToAbort {},
        Refusal::TooLateToAbort {} => Refusal::NotGone { wait: Some(30_000) },
        Refusal::NotGone { wait: Some(_) } => Refusal::NotGone { wait: None },
        Refusal::NotGone { .. } => Refusal::NotCorrespondence {},
        Refusal::NotCorrespondence {} => Refusal::NoVacationLeft {},
        Refusal::NoVacationLeft {} => Refusal::VacationUnchanged {},
        Refusal::VacationUnchanged {} => Refusal::BadLine { line: 2, message },
        Refusal::BadLine { .. } => Refusal::Limit { message },
        Refusal::Limit { .. } => Refusal::IdTaken {},
        Refusal::IdTaken {} => Refusal::NoSuchGame {},
        Refusal::NoSuchGame {} => Refusal::NoSuchSeek {},
        Refusal::NoSuchSeek {} => Refusal::Forbidden { message },
        Refusal::Forbidden { .. } => Refusal::TooFast { wait: 1500 },
        Refusal::TooFast { .. } => Refusal::Trouble {},
        Refusal::Trouble {} => return None,
    })
}

pub(crate) fn all() -> Vec<Refusal> {
    let position: Position = POSITION.parse().unwrap();
    let turn: Turn = "(-2,7)-(-2,8)".parse().unwrap();
    let broken = Broken::new(&position, turn, &position.play(turn).unwrap_err());
    std::iter::successors(Some(Refusal::Illegal(Box::new(broken))), next).collect()
}
