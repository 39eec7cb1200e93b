//! News: what changed between two positions, for sounds and screen readers.

use paisho::{Ending, Kind, Position, Stage, Turn};

use super::{BoardInput, Sound};

/// The last change of the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// Counts the changes, so that two equal changes are told apart.
    pub number: u32,
    /// The position before and the turn, if a turn led to the position; views make a sentence of
    /// them.
    pub turn: Option<(Box<Position>, Turn)>,
    /// The sounds to play.
    pub sounds: Vec<Sound>,
}

impl BoardInput {
    /// The news for a position that is about to be shown.
    pub(super) fn news_of(&self, next: &Position, last: Option<Turn>) -> News {
        let led = |turn: &Turn| self.position.play(*turn).is_ok_and(|p| p == *next);
        let turn = last.filter(led);
        // The sounds of the user's own turn were played when they made it.
        let is_heard = self.draft.finished().is_some() && self.draft.now() == next;
        let mut sounds = Vec::new();
        if let Some(turn) = turn.filter(|_| !is_heard) {
            sounds.extend(sounds_of(&self.position, turn));
        }
        sounds.extend(self.turn_of_events(next));
        News {
            number: self.news.number.wrapping_add(1),
            turn: turn.map(|turn| (Box::new(self.position.clone()), turn)),
            sounds,
        }
    }

    /// The sound for the end of the game, or for the beginning of the user's turn.
    fn turn_of_events(&self, next: &Position) -> Option<Sound> {
        let was_over = self.position.outcome().is_some();
        match next.outcome() {
            Some(_) if was_over => None,
            Some(outcome) if outcome.ending == Ending::Ring => Some(Sound::Ring),
            Some(_) => Some(Sound::End),
            None if self.may.contains(next.decider()) && !self.is_mine() => Some(Sound::YourTurn),
            None => None,
        }
    }
}

/// The sounds of a turn.
fn sounds_of(before: &Position, turn: Turn) -> Vec<Sound> {
    let mut sounds = step_sounds(before, turn);
    if let Some(bonus) = turn.bonus() {
        sounds.push(tile_sound(bonus.tile));
    }
    sounds
}

/// The sounds of the first step of a turn.
pub(super) fn step_sounds(before: &Position, turn: Turn) -> Vec<Sound> {
    match turn {
        Turn::Plant { .. } => vec![Sound::Plant],
        Turn::Accents(_) => vec![Sound::Accent],
        Turn::Pass => Vec::new(),
        Turn::Arrange { to, .. } => {
            let mut sounds = vec![match before.board().get(to) {
                Some(_) => Sound::Capture,
                None => Sound::Arrange,
            }];
            let after = before.play_step(turn.first_step());
            if after.is_ok_and(|p| p.stage() == Stage::Bonus) {
                sounds.push(Sound::Harmony);
            }
            sounds
        }
    }
}

/// The sound of placing a tile as a bonus.
pub(super) const fn tile_sound(tile: Kind) -> Sound {
    if tile.is_accent() {
        Sound::Accent
    } else {
        Sound::Plant
    }
}
