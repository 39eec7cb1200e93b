//! Reviews the game of a session: one output line for every position, backwards from the end.

use core::fmt::{self, Display};
use std::io::{self, Write};

use paisho::{Bonus, Game, SeatCount, Tile};

use crate::engine::SLICE;
use crate::review::{
    Accuracy, Assessment, GameReview, Played, Reason, Review, ReviewSettings, ReviewedPly,
};
use crate::search::{Progress, TableError};

/// A running review, and how many positions of it were written.
#[derive(Debug)]
pub(super) struct Reviewing {
    review: Review,
    seats: SeatCount,
    told: usize,
}

impl Reviewing {
    /// A review of the turns played so far in a game.
    pub(super) fn new(game: &Game, settings: ReviewSettings) -> Result<Self, TableError> {
        let played = Played::in_game(game);
        Ok(Self {
            review: Review::try_new(&played, game.outcome(), settings)?,
            seats: game.position().ruleset().seats,
            told: 0,
        })
    }

    /// Visits a few nodes and writes new results.
    pub(super) fn go_on(&mut self, out: &mut impl Write) -> io::Result<Progress> {
        let progress = self.review.step(SLICE);
        self.tell(out)?;
        Ok(progress)
    }

    /// Writes the lines of all newly finished positions.
    fn tell(&mut self, out: &mut impl Write) -> io::Result<()> {
        let total = self.review.total();
        while self.told < self.review.done() {
            self.told += 1;
            let at = total - self.told;
            write!(out, "review {at} of {total}")?;
            self.tell_position(out, at)?;
            writeln!(out)?;
        }
        Ok(())
    }

    fn tell_position(&self, out: &mut impl Write, at: usize) -> io::Result<()> {
        let GameReview { plies, end } = self.review.report();
        let ply = plies.get(at);
        let assessment = ply.map_or(end.as_ref(), |p| p.before.as_ref());
        if let Some(assessment) = assessment {
            tell_worth(out, assessment)?;
        }
        if let Some(ply) = ply {
            self.tell_turn(out, ply)?;
        }
        if let Some(line) = assessment.and_then(|a| a.line.as_ref()) {
            write!(out, " pv")?;
            line.turns.iter().try_for_each(|t| write!(out, " {t}"))?;
        }
        Ok(())
    }

    /// The turn that was played, as far as it is judged.
    fn tell_turn(&self, out: &mut impl Write, ply: &ReviewedPly) -> io::Result<()> {
        if let Some(loss) = ply.loss {
            write!(out, " loss {loss}")?;
        }
        if ply.best {
            write!(out, " best")?;
        }
        if let Some(mark) = ply.mark {
            write!(out, " mark {}", mark.word())?;
        }
        if let Some(better) = ply.better {
            write!(out, " better {better}")?;
        }
        let reasons = ply.reasons.iter();
        reasons
            .map(|r| ReasonWords(*r, self.seats))
            .try_for_each(|reason| write!(out, " reason {reason}"))
    }

    /// Writes how well each player played, and that the review has ended.
    pub(super) fn finish(&self, out: &mut impl Write) -> io::Result<()> {
        for player in self.review.report().accuracy() {
            self.tell_player(out, &player)?;
        }
        let (done, total) = (self.told, self.review.total());
        writeln!(
            out,
            "reviewed {done} of {total} nodes {}",
            self.review.nodes()
        )
    }

    fn tell_player(&self, out: &mut impl Write, player: &Accuracy) -> io::Result<()> {
        let Accuracy {
            seat,
            turns,
            best,
            mean_loss,
            accuracy,
            ..
        } = player;
        let seat = seat.letter(self.seats);
        writeln!(
            out,
            "player {seat} turns {turns} best {best} loss {mean_loss} accuracy {accuracy}"
        )
    }
}

/// The score of a position; `over` where there is nothing left to search.
fn tell_worth(out: &mut impl Write, assessment: &Assessment) -> io::Result<()> {
    let chance = assessment.score.winning_chance();
    match &assessment.line {
        Some(line) => {
            let (score, depth) = (line.score_text(), assessment.depth);
            write!(out, " score {score} chance {chance} depth {depth}")
        }
        None => write!(out, " over chance {chance}"),
    }
}

/// A reason as protocol text; each reason has a fixed number of words after its name.
struct ReasonWords(Reason, SeatCount);

impl Display for ReasonWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tile = |tile: Tile| format!("{}{}", tile.owner().letter(self.1), tile.kind());
        match self.0 {
            Reason::MissedRing { turns } => write!(f, "missed_ring {turns}"),
            Reason::MissedWin { turns } => write!(f, "missed_win {turns}"),
            Reason::AllowedRing { turns } => write!(f, "allowed_ring {turns}"),
            Reason::AllowedWin { turns } => write!(f, "allowed_win {turns}"),
            Reason::LostTile { tile: t, at, by } => write!(f, "lost_tile {} {at} {by}", tile(t)),
            Reason::MissedCapture { tile: t, at } => {
                write!(f, "missed_capture {} {at}", tile(t))
            }
            Reason::MissedBonus => write!(f, "missed_bonus"),
            Reason::DeclinedBonus { better } => write!(f, "declined_bonus +{better}"),
            Reason::OtherBonus { better } => write!(f, "other_bonus {}", bonus(better)),
            Reason::AllowedBonus { by } => write!(f, "allowed_bonus {by}"),
        }
    }
}

fn bonus(bonus: Option<Bonus>) -> String {
    bonus.map_or_else(|| "decline".to_owned(), |b| format!("+{b}"))
}
