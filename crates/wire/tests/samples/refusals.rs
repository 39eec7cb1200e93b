//! Every refusal.

use paisho::{Position, Turn};
use paisho_wire::{Bar, Broken, Limit, LineFault, Refusal, Seat};

/// A Rose of Guest below a Jasmine of Host: moving beside it would clash.
const POSITION: &str = "1~rulebook~G~HW3-cGR3-------------GL--~G233333O-H333233LO";

/// The element after a given one in a list.
fn after<T: Copy + PartialEq>(all: &[T], one: T) -> Option<T> {
    let mut rest = all.iter().skip_while(|other| **other != one);
    rest.next();
    rest.next().copied()
}

fn bad_line(what: LineFault) -> Refusal {
    let message = "in words".to_owned();
    Refusal::BadLine {
        line: 2,
        what,
        message,
    }
}

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
        Refusal::VacationUnchanged {} => bad_line(LineFault::ALL[0]),
        Refusal::BadLine { what, .. } => match after(&LineFault::ALL, *what) {
            Some(what) => bad_line(what),
            None => Limit::ALL[0].refusal(),
        },
        Refusal::Limit { what, .. } => match after(&Limit::ALL, *what) {
            Some(what) => what.refusal(),
            None => Refusal::IdTaken {},
        },
        Refusal::IdTaken {} => Refusal::OtherRules { game: 1, server: 2 },
        Refusal::OtherRules { .. } => Refusal::NoSuchGame {},
        Refusal::NoSuchGame {} => Refusal::NoSuchSeek {},
        Refusal::NoSuchSeek {} => Bar::ALL[0].refusal(),
        Refusal::Forbidden { what, .. } => match after(&Bar::ALL, *what) {
            Some(what) => what.refusal(),
            None => Refusal::TooFast { wait: 1500 },
        },
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
