//! A public table as it travels: written into the state that a client gets, and read from it.

use paisho::notation::NumberedTurn;
use paisho::{BySeat, Game, Leaver, Leaving, Offer, Position, Ruleset, SeatSet};
use paisho_wire::{Asked, GameState, LeaveReason, Left, Offers, Seat};

use super::{BadEvent, PublicTable, Takeback};

/// A state whose turns lead to another position than the one it names.
const ELSEWHERE: &str = "the turns do not lead to the position";

impl PublicTable {
    /// The table that a state describes.
    ///
    /// # Errors
    /// If the parts of the state contradict each other.
    pub(crate) fn from_state(state: &GameState) -> Result<Self, BadEvent> {
        let summary = &state.summary;
        let bad = |reason| BadEvent::new(summary.version, reason);
        let rules = Self::rules_of(&summary.setup).map_err(bad)?;
        let mut game = replay(rules, &state.turns, &state.left).map_err(bad)?;
        // Reading the text instead of writing ours keeps the writer of positions off the first page.
        let position: Position = state
            .position
            .parse()
            .map_err(|_| bad(ELSEWHERE.to_owned()))?;
        if position.key() != game.position().key() {
            return Err(bad(ELSEWHERE.to_owned()));
        }
        repeat_offers(&mut game, &state.offers).map_err(|e| bad(e.to_string()))?;
        let mut table = Self {
            version: summary.version,
            setup: summary.setup.clone(),
            game,
            chosen: SeatSet::EMPTY,
            takeback: state.offers.takeback.as_ref().map(read_takeback),
            asked: read_asked(&state.offers.asked),
            vacation: set(&state.vacation),
            rematch: set(&state.offers.rematch),
            next_game: state.next_game.clone(),
            outcome: summary.outcome.clone(),
        };
        if table.chooses_hidden() {
            table.chosen = table.position().active().minus(set(&summary.due));
        }
        Ok(table)
    }

    /// What waits for an answer, and who asked last when.
    pub(crate) fn offers(&self) -> Offers {
        let (draw, gift) = match self.game.offer() {
            Some(Offer::Draw { agreed }) => (list(agreed), None),
            Some(Offer::Gift { from }) => (Vec::new(), Some(from.into())),
            None => (Vec::new(), None),
        };
        let takeback = self.takeback.map(|t| (count(t.ply), list(t.agreed)));
        let asked = self.position().seats().iter().map(|seat| Asked {
            seat: seat.into(),
            draw: self.asked[seat].draw.map(count),
            takeback: self.asked[seat].takeback.map(count),
        });
        Offers {
            draw,
            takeback,
            gift,
            rematch: list(self.rematch),
            asked: asked.filter(|a| a.draw.or(a.takeback).is_some()).collect(),
        }
    }

    /// Who has left the game, and when.
    pub(crate) fn left(&self) -> Vec<Left> {
        let left = |leaver: &Leaver| Left {
            seat: leaver.seat.into(),
            reason: match leaver.reason {
                Leaving::Resignation => LeaveReason::Resignation,
                Leaving::Time => LeaveReason::Time,
            },
            after: count(leaver.after),
        };
        self.game.leavers().iter().map(left).collect()
    }
}

/// Seats as a list.
pub(crate) fn list(seats: SeatSet) -> Vec<Seat> {
    seats.iter().map(Seat::from).collect()
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().map(paisho::Seat::from).collect()
}

fn count(plies: usize) -> u32 {
    u32::try_from(plies).unwrap_or(u32::MAX)
}

fn read_takeback((ply, agreed): &(u32, Vec<Seat>)) -> Takeback {
    Takeback {
        ply: *ply as usize,
        agreed: set(agreed),
    }
}

fn read_asked(asked: &[Asked]) -> BySeat<super::Asked> {
    let mut read = BySeat::default();
    for Asked {
        seat,
        draw,
        takeback,
    } in asked
    {
        read[(*seat).into()] = super::Asked {
            draw: draw.map(|ply| ply as usize),
            takeback: takeback.map(|ply| ply as usize),
        };
    }
    read
}

/// The turns of a state played again, with players leaving where they left.
fn replay(rules: Ruleset, turns: &str, left: &[Left]) -> Result<Game, String> {
    let mut game = Game::new(rules);
    leave(&mut game, left);
    for text in turns.split(';').filter(|turn| !turn.is_empty()) {
        let numbered = NumberedTurn::parse(text, rules.seats);
        let numbered = numbered.map_err(|e| e.to_string())?;
        if numbered.label != game.next_label() {
            return Err(format!("turn {text} is out of order"));
        }
        game.play(numbered.turn).map_err(|e| e.to_string())?;
        leave(&mut game, left);
    }
    Ok(game)
}

/// Lets those leave who left after the present turn.
fn leave(game: &mut Game, left: &[Left]) {
    let now = count(game.plies().len());
    for gone in left.iter().filter(|gone| gone.after == now) {
        match gone.reason {
            LeaveReason::Resignation => game.resign(gone.seat.into()),
            LeaveReason::Time => game.flag(gone.seat.into()),
        }
    }
}

/// Makes the open offers again, so that the rules know them.
fn repeat_offers(game: &mut Game, offers: &Offers) -> Result<(), paisho::OfferError> {
    if game.outcome().is_some() {
        return Ok(());
    }
    if let Some((first, others)) = offers.draw.split_first() {
        game.offer_draw((*first).into())?;
        for seat in others {
            game.accept((*seat).into())?;
        }
    }
    match offers.gift {
        Some(from) => game.offer_gift(from.into()),
        None => Ok(()),
    }
}
