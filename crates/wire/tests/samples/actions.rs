//! Every action of a player.

use super::text;
use paisho_wire::{Action, Claim, Reply};

/// The action that follows another in the list; a `match`, so that none is forgotten.
fn next(action: &Action) -> Option<Action> {
    let reply = Reply::Accept;
    Some(match action {
        Action::Play { .. } => Action::OfferDraw {},
        Action::OfferDraw {} => Action::AnswerDraw { reply },
        Action::AnswerDraw { .. } => Action::OfferTakeback { ply: 5 },
        Action::OfferTakeback { .. } => Action::AnswerTakeback {
            reply: Reply::Decline,
        },
        Action::AnswerTakeback { .. } => Action::Abort {},
        Action::Abort {} => Action::Resign {},
        Action::Resign {} => Action::ResignWithGift {},
        Action::ResignWithGift {} => Action::AnswerGift { reply },
        Action::AnswerGift { .. } => Action::Claim { claim: Claim::Win },
        Action::Claim { claim: Claim::Win } => Action::Claim { claim: Claim::Draw },
        Action::Claim { .. } => Action::Rematch {},
        Action::Rematch {} => Action::DeclineRematch {},
        Action::DeclineRematch {} => Action::BeginVacation {},
        Action::BeginVacation {} => Action::EndVacation {},
        Action::EndVacation {} => Action::SetConditionals {
            lines: vec![text("R3(0,8);(0,-8)-(0,-7)")],
        },
        Action::SetConditionals { .. } => return None,
    })
}

pub(crate) fn all() -> Vec<Action> {
    let first = Action::Play {
        ply: 6,
        turn: text("(0,8)-(2,6)+R(3,-1)"),
    };
    std::iter::successors(Some(first), next).collect()
}
