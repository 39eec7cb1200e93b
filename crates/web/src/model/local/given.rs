//! The first game against the weakest level: the person, who does not know the accents yet, gets
//! one of each instead of choosing.

use paisho::{Accents, Kind, Stage, Turn};

use super::{Beginning, Effect, LocalGame, Player, Strength};

impl Beginning {
    /// Whether this may be the first game of a beginner: one person, and otherwise the computer at
    /// the weakest level, with rules under which one of each accent is a choice.
    pub(super) fn suits_a_beginner(&self) -> bool {
        let seats = self.rules.seats.seats();
        let mut persons = 0;
        let are_weak = seats.iter().all(|seat| match &self.players[seat] {
            Player::Person { .. } => {
                persons += 1;
                true
            }
            Player::Computer { level } => *level == Strength::FIRST,
        });
        let kinds = Kind::ACCENTS.into_iter();
        let offered = kinds.filter(|kind| self.rules.accent_supply(*kind) > 0);
        let is_a_choice = offered.count() == usize::from(self.rules.accents_to_choose());
        are_weak && persons == 1 && is_a_choice
    }
}

impl LocalGame {
    /// Chooses one of each accent for the person, if that is due.
    pub(super) fn give_accents(&mut self, now: u64, effects: &mut Vec<Effect>) {
        let is_choosing = self.game.position().stage() == Stage::Accents;
        if self.gives_accents && is_choosing && !self.may().is_empty() {
            let each = Accents::one_of_each(self.rules());
            self.apply(Turn::Accents(each), now, effects);
        }
    }

    /// Whether to say that the accents were given: until the person has made a turn of their own.
    #[must_use]
    pub fn tells_of_given_accents(&self) -> bool {
        let by_person = |i: &usize| self.players[self.before(*i).decider()].is_person();
        let made = (0..self.game.plies().len()).filter(by_person).count();
        let is_choosing = self.game.position().stage() == Stage::Accents;
        self.gives_accents && !is_choosing && made <= 1 && !self.is_over()
    }
}

#[cfg(test)]
mod tests {
    use paisho::{BySeat, Ruleset, Seat};

    use super::super::{Event, Follow, Shelf};
    use super::*;

    fn beginning(level: u8) -> Beginning {
        let mut players = BySeat::default();
        let level = Strength::try_from(level).unwrap();
        players[Seat::GUEST] = Player::Computer { level };
        Beginning {
            rules: Ruleset::RULEBOOK,
            players,
            pace: None,
            follow: Follow::Stay,
        }
    }

    /// Opens a new game in which the person, as Host, chooses first.
    fn open(shelf: &mut Shelf, level: u8) -> LocalGame {
        let mut game = shelf.begin(beginning(level), 1);
        game.update(Event::Opened, 2);
        game
    }

    #[test]
    fn a_beginner_gets_one_of_each_accent_and_is_told() {
        let game = open(&mut Shelf::default(), 1);
        let each = Turn::Accents(Accents::one_of_each(game.rules()));
        let turns: Vec<Turn> = game.game().plies().iter().map(|ply| ply.turn).collect();
        assert_eq!(turns, [each]);
        let restored = LocalGame::restore(game.saved(3)).unwrap();
        assert!(restored.gives_accents);
    }

    #[test]
    fn the_notice_stays_until_the_first_own_turn() {
        let mut game = open(&mut Shelf::default(), 1);
        assert!(!game.tells_of_given_accents(), "the computer still chooses");
        for turn in ["R,R,K,K", "R3(0,-8)"] {
            game.game.play(turn.parse().unwrap()).unwrap();
            assert!(game.tells_of_given_accents());
        }
        game.game.play("R3(0,8)".parse().unwrap()).unwrap();
        assert!(!game.tells_of_given_accents());
    }

    #[test]
    fn accents_that_are_taken_back_are_chosen_by_the_person() {
        let mut game = open(&mut Shelf::default(), 1);
        game.update(Event::TakeBack, 3);
        assert!(game.game().plies().is_empty());
        assert!(!game.shown().may.is_empty());
    }

    #[test]
    fn a_stronger_level_and_a_second_game_leave_the_choice() {
        let mut shelf = Shelf::default();
        assert!(open(&mut shelf, 2).game().plies().is_empty());
        // An unfinished game is no experience.
        let mut first = open(&mut shelf, 1);
        shelf.put(first.saved(3));
        assert_eq!(open(&mut shelf, 1).game().plies().len(), 1);
        first.update(Event::Resign(Seat::HOST), 4);
        shelf.put(first.saved(5));
        assert!(open(&mut shelf, 1).game().plies().is_empty());
    }

    #[test]
    fn people_among_themselves_choose() {
        let mut among = beginning(1);
        assert!(among.suits_a_beginner());
        among.players = BySeat::default();
        assert!(!among.suits_a_beginner());
    }
}
