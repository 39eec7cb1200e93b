//! What a player may do besides playing turns. The server decides; this is what is worth offering.

use paisho::{Offer, Seat, Turn};
use paisho_wire::{Action, Claim, PersonKind, Reply, Speed};

use super::Millis;
use super::seen::Seen;
use super::table::Table;

/// Something that a button does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Call the game off.
    Abort,
    /// Offer a draw.
    OfferDraw,
    /// Withdraw the own offer.
    WithdrawDraw,
    /// Agree to a draw.
    AcceptDraw,
    /// Do not.
    DeclineDraw,
    /// Ask to take the own last turn back.
    OfferTakeback,
    /// Withdraw that wish.
    WithdrawTakeback,
    /// Let others take turns back.
    AcceptTakeback,
    /// Do not.
    DeclineTakeback,
    /// Resign.
    Resign,
    /// Resign with a gift.
    ResignWithGift,
    /// A gift is worth the win.
    AcceptGift,
    /// It is not.
    DeclineGift,
    /// The opponent is gone: win.
    ClaimWin,
    /// The opponent is gone: draw.
    ClaimDraw,
    /// Offer another game, or agree to it.
    Rematch,
    /// Do without.
    DeclineRematch,
    /// Begin a vacation.
    BeginVacation,
    /// Return from it.
    EndVacation,
}

/// So many turns bind players to a game.
const BINDING: usize = 2;

/// How long a house waits, as a rule, before others may claim. It tells by itself if it waits
/// longer.
const fn time_to_claim(speed: Speed) -> Millis {
    match speed {
        Speed::Quick => 45_000,
        Speed::Steady | Speed::Slow | Speed::Correspondence => 120_000,
    }
}

impl Deed {
    /// The request.
    #[must_use]
    pub fn action(self, table: &Table) -> Option<Action> {
        let reply = |yes| if yes { Reply::Accept } else { Reply::Decline };
        Some(match self {
            Self::Abort => Action::Abort {},
            Self::OfferDraw => Action::OfferDraw {},
            Self::AcceptDraw | Self::DeclineDraw | Self::WithdrawDraw => Action::AnswerDraw {
                reply: reply(self == Self::AcceptDraw),
            },
            Self::OfferTakeback => Action::OfferTakeback {
                ply: u32::try_from(own_last_ply(table.seen.as_ref()?)?).ok()?,
            },
            Self::AcceptTakeback | Self::DeclineTakeback | Self::WithdrawTakeback => {
                Action::AnswerTakeback {
                    reply: reply(self == Self::AcceptTakeback),
                }
            }
            Self::Resign => Action::Resign {},
            Self::ResignWithGift => Action::ResignWithGift {},
            Self::AcceptGift | Self::DeclineGift => Action::AnswerGift {
                reply: reply(self == Self::AcceptGift),
            },
            Self::ClaimWin => Action::Claim { claim: Claim::Win },
            Self::ClaimDraw => Action::Claim { claim: Claim::Draw },
            Self::Rematch => Action::Rematch {},
            Self::DeclineRematch => Action::DeclineRematch {},
            Self::BeginVacation => Action::BeginVacation {},
            Self::EndVacation => Action::EndVacation {},
        })
    }

    /// Whether it can't be undone, so that people are asked whether they mean it.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Resign | Self::ResignWithGift | Self::Abort)
    }
}

/// The place of our last turn, choices of accents aside.
fn own_last_ply(seen: &Seen) -> Option<usize> {
    let plies = seen.game.plies();
    plies
        .iter()
        .rposition(|ply| Some(ply.label.seat) == seen.you && !matches!(ply.turn, Turn::Accents(_)))
}

fn proper_plies(seen: &Seen) -> usize {
    let proper = |ply: &&paisho::Ply| !matches!(ply.turn, Turn::Accents(_));
    seen.game.plies().iter().filter(proper).count()
}

impl Table {
    /// What is worth offering us now.
    #[must_use]
    pub fn deeds(&self, now: Millis) -> Vec<Deed> {
        let Some(seen) = &self.seen else {
            return Vec::new();
        };
        let Some(you) = seen.you else {
            return Vec::new();
        };
        if seen.outcome.is_some() {
            return after_the_game(seen, you);
        }
        if !seen.position().active().contains(you) {
            return Vec::new();
        }
        if let Some(Offer::Gift { from }) = seen.game.offer() {
            let answers = vec![Deed::AcceptGift, Deed::DeclineGift];
            return if from == you { Vec::new() } else { answers };
        }
        let mut deeds = answers(seen, you);
        if proper_plies(seen) < BINDING {
            deeds.push(Deed::Abort);
        } else {
            deeds.extend(self.claims(seen, you, now));
            deeds.extend(offers(seen, &deeds));
        }
        deeds
    }

    /// The opponent we wait for and who is not there, and since when.
    #[must_use]
    pub fn missed(&self) -> Option<(Seat, Millis)> {
        let seen = self.seen.as_ref()?;
        let awaited = seen.due().only()?;
        let is_person = seen.setup.players.iter().any(|player| {
            Seat::from(player.seat) == awaited
                && !matches!(player.person.kind, PersonKind::Computer(_))
        });
        let is_other = seen.you != Some(awaited);
        let since = self.away[awaited]?;
        (seen.setup.time.is_live() && is_person && is_other).then_some((awaited, since))
    }

    /// How long until we may claim; nothing if there is nothing to claim.
    #[must_use]
    pub fn until_claim(&self, now: Millis) -> Option<Millis> {
        let seen = self.seen.as_ref()?;
        let (_, since) = self.missed()?;
        if proper_plies(seen) < BINDING || seen.outcome.is_some() {
            return None;
        }
        let usual = since + time_to_claim(seen.setup.time.speed());
        Some(self.claim_from.unwrap_or(usual).saturating_sub(now))
    }

    fn claims(&self, seen: &Seen, you: Seat, now: Millis) -> Vec<Deed> {
        let may = self.until_claim(now) == Some(0) && !seen.due().contains(you);
        match seen.position().seats().len() {
            _ if !may => Vec::new(),
            2 => vec![Deed::ClaimWin, Deed::ClaimDraw],
            _ => vec![Deed::ClaimWin],
        }
    }
}

fn after_the_game(seen: &Seen, you: Seat) -> Vec<Deed> {
    if seen.next.is_some() || seen.rematch.contains(you) {
        Vec::new()
    } else if seen.rematch.is_empty() {
        vec![Deed::Rematch]
    } else {
        vec![Deed::Rematch, Deed::DeclineRematch]
    }
}

/// Answers to what is offered.
fn answers(seen: &Seen, you: Seat) -> Vec<Deed> {
    let mut deeds = Vec::new();
    if let Some(Offer::Draw { agreed }) = seen.game.offer() {
        deeds.extend(if agreed.contains(you) {
            vec![Deed::WithdrawDraw]
        } else {
            vec![Deed::AcceptDraw, Deed::DeclineDraw]
        });
    }
    if let Some(takeback) = seen.takeback {
        deeds.extend(if takeback.agreed.contains(you) {
            vec![Deed::WithdrawTakeback]
        } else {
            vec![Deed::AcceptTakeback, Deed::DeclineTakeback]
        });
    }
    deeds
}

/// What may be offered in a game that is under way.
fn offers(seen: &Seen, answers: &[Deed]) -> Vec<Deed> {
    let mut deeds = Vec::new();
    if seen.game.offer().is_none() {
        deeds.push(Deed::OfferDraw);
    }
    if seen.takeback.is_none() && own_last_ply(seen).is_some() {
        deeds.push(Deed::OfferTakeback);
    }
    if !seen.setup.time.is_live() && seen.setup.time.clock().is_some() {
        let is_away = seen.you.is_some_and(|you| seen.vacation.contains(you));
        deeds.push(if is_away {
            Deed::EndVacation
        } else {
            Deed::BeginVacation
        });
    }
    deeds.push(Deed::Resign);
    let ruleset = seen.position().ruleset();
    let may_give = ruleset.gift && !seen.setup.rated && seen.position().seats().len() == 2;
    if may_give && !answers.contains(&Deed::AcceptDraw) {
        deeds.push(Deed::ResignWithGift);
    }
    deeds
}
