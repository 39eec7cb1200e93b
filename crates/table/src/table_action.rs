//! What a player can do at a table besides playing a turn: one value for each button.

use paisho::{Offer, Seat, SeatSet, Turn};
use paisho_wire::{Action, Claim, Reply};

use crate::PublicTable;

/// Something that a player can do besides playing a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableAction {
    /// Call the game off.
    Abort,
    /// Offer a draw.
    OfferDraw,
    /// Withdraw one's own offer of a draw.
    WithdrawDraw,
    /// Agree to a draw.
    AcceptDraw,
    /// Decline a draw.
    DeclineDraw,
    /// Ask to take one's own last turn back.
    OfferTakeback,
    /// Withdraw that request.
    WithdrawTakeback,
    /// Let another player take turns back.
    AcceptTakeback,
    /// Decline that.
    DeclineTakeback,
    /// Resign.
    Resign,
    /// Resign with a gift.
    ResignWithGift,
    /// Accept a gift as worth the win.
    AcceptGift,
    /// Decline a gift.
    DeclineGift,
    /// Claim a win from an opponent who is away.
    ClaimWin,
    /// Claim a draw from an opponent who is away.
    ClaimDraw,
    /// Offer a rematch, or agree to one.
    Rematch,
    /// Decline a rematch.
    DeclineRematch,
    /// Begin a vacation.
    BeginVacation,
    /// End one's vacation.
    EndVacation,
}

impl TableAction {
    /// All of them in the order of their buttons: answers first, then what ends the game.
    pub const ALL: [Self; 19] = [
        Self::AcceptGift,
        Self::DeclineGift,
        Self::WithdrawDraw,
        Self::AcceptDraw,
        Self::DeclineDraw,
        Self::WithdrawTakeback,
        Self::AcceptTakeback,
        Self::DeclineTakeback,
        Self::Abort,
        Self::ClaimWin,
        Self::ClaimDraw,
        Self::OfferDraw,
        Self::OfferTakeback,
        Self::EndVacation,
        Self::BeginVacation,
        Self::Resign,
        Self::ResignWithGift,
        Self::Rematch,
        Self::DeclineRematch,
    ];

    /// The request to the server; nothing if there is no turn to take back.
    #[must_use]
    pub fn action(self, table: &PublicTable, seat: Seat) -> Option<Action> {
        let (accept, decline) = (Reply::Accept, Reply::Decline);
        Some(match self {
            Self::Abort => Action::Abort {},
            Self::OfferDraw => Action::OfferDraw {},
            Self::AcceptDraw => Action::AnswerDraw { reply: accept },
            Self::DeclineDraw | Self::WithdrawDraw => Action::AnswerDraw { reply: decline },
            Self::OfferTakeback => Action::OfferTakeback {
                ply: last_ply(table, seat)?,
            },
            Self::AcceptTakeback => Action::AnswerTakeback { reply: accept },
            Self::DeclineTakeback | Self::WithdrawTakeback => {
                Action::AnswerTakeback { reply: decline }
            }
            Self::Resign => Action::Resign {},
            Self::ResignWithGift => Action::ResignWithGift {},
            Self::AcceptGift => Action::AnswerGift { reply: accept },
            Self::DeclineGift => Action::AnswerGift { reply: decline },
            Self::ClaimWin => Action::Claim { claim: Claim::Win },
            Self::ClaimDraw => Action::Claim { claim: Claim::Draw },
            Self::Rematch => Action::Rematch {},
            Self::DeclineRematch => Action::DeclineRematch {},
            Self::BeginVacation => Action::BeginVacation {},
            Self::EndVacation => Action::EndVacation {},
        })
    }

    /// Whether it can't be undone, so that people are asked to confirm.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Resign | Self::ResignWithGift | Self::Abort)
    }
}

impl PublicTable {
    /// What is worth offering a player now: what [`PublicTable::check`] allows, without what would
    /// only confuse. `may_claim` says that the player to move has been away for long enough, which
    /// the table can't know.
    #[must_use]
    pub fn table_actions(&self, seat: Seat, may_claim: bool) -> Vec<TableAction> {
        let is_offered = |choice: &TableAction| {
            let action = choice.action(self, seat);
            self.is_worth_offering(*choice, seat, may_claim)
                && action.is_some_and(|action| self.check(seat.into(), &action).is_ok())
        };
        TableAction::ALL.into_iter().filter(is_offered).collect()
    }

    fn is_worth_offering(&self, choice: TableAction, seat: Seat, may_claim: bool) -> bool {
        let draw = match self.game().offer() {
            Some(Offer::Draw { agreed }) => agreed,
            Some(Offer::Gift { .. }) | None => SeatSet::EMPTY,
        };
        let takeback = self.takeback().map_or(SeatSet::EMPTY, |t| t.agreed);
        match choice {
            // The same request: one withdraws one's own offer and declines another's.
            TableAction::WithdrawDraw => draw.contains(seat),
            TableAction::DeclineDraw => !draw.contains(seat),
            TableAction::WithdrawTakeback => takeback.contains(seat),
            TableAction::DeclineTakeback => !takeback.contains(seat),
            TableAction::DeclineRematch => !self.rematch().contains(seat),
            TableAction::ClaimWin | TableAction::ClaimDraw => may_claim,
            // A game that has hardly started is cancelled instead.
            TableAction::OfferDraw
            | TableAction::OfferTakeback
            | TableAction::Resign
            | TableAction::BeginVacation
            | TableAction::EndVacation => !self.is_abortable(),
            // Where a draw is offered, nobody needs to give the game away.
            TableAction::ResignWithGift => draw.is_empty() || draw.contains(seat),
            TableAction::Abort
            | TableAction::AcceptDraw
            | TableAction::AcceptTakeback
            | TableAction::AcceptGift
            | TableAction::DeclineGift
            | TableAction::Rematch => true,
        }
    }
}

/// How many turns would be left without a player's last one and those after it, choices of accents
/// aside.
fn last_ply(table: &PublicTable, seat: Seat) -> Option<u32> {
    let is_own =
        |ply: &paisho::Ply| ply.label.seat == seat && !matches!(ply.turn, Turn::Accents(_));
    let last = table.game().plies().iter().rposition(is_own)?;
    u32::try_from(last).ok()
}
