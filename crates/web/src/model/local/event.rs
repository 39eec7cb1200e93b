//! The events of a local game, and their effects.

use paisho::{Seat, Stage, Turn};

use super::ask::TimeLeft;
use super::thinking::Told;
use super::{Beginning, Follow, LocalGame, Notice, Timing};

/// An event of a local game. Its time is passed to [`LocalGame::update`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The user opened the game.
    Opened,
    /// The user left the page of the game.
    Left,
    /// A person has made a turn.
    Played(Turn),
    /// The engine sent a line.
    Heard(String),
    /// The engine was restarted and knows nothing of earlier questions.
    EngineRestarted,
    /// The engine can't be started.
    EngineGone,
    /// The user wants to try the engine again.
    Retry,
    /// Time has passed.
    Tick,
    /// A person asks for a hint.
    Hint,
    /// A person takes back their last turn.
    TakeBack,
    /// A question is asked before something is done.
    Ask(Asking),
    /// The question or the notice is closed.
    Dismiss,
    /// A player resigns.
    Resign(Seat),
    /// A player resigns with a gift.
    Gift(Seat),
    /// The gift is answered.
    AnswerGift(GiftAnswer),
    /// All persons agree to a draw.
    Draw,
    /// Another moment of the game is shown.
    Look(Place),
    /// The clocks stop.
    Pause,
    /// The clocks go on.
    Resume,
    /// The setting whether the board turns is changed.
    Follow(Follow),
    /// A rematch is requested, with the sides changed.
    Rematch,
}

/// A question that is asked before something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asking {
    /// Whether the player really wants to resign.
    Resign,
    /// Whether all players agree to a draw.
    Draw,
}

/// The answer to a gift.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GiftAnswer {
    /// It is accepted as worth the win.
    Accept,
    /// It is declined.
    Decline,
}

/// A moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The beginning.
    First,
    /// One turn earlier.
    Back,
    /// One turn later.
    Forward,
    /// The present position.
    Last,
    /// After this many turns.
    At(usize),
}

/// An effect that the caller carries out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Send these lines to the engine.
    Say(Vec<String>),
    /// Update the board: see [`LocalGame::shown`].
    Show,
    /// Save the game.
    Save,
    /// Begin another game.
    Begin(Box<Beginning>),
}

impl LocalGame {
    /// Applies an event that happens now, in milliseconds since 1970; returns the effects.
    pub fn update(&mut self, event: Event, now: u64) -> Vec<Effect> {
        let mut effects = Vec::new();
        match event {
            Event::Opened => effects.push(Effect::Show),
            Event::Left => self.leave(now, &mut effects),
            Event::Played(turn) => self.play(turn, now, &mut effects),
            Event::Heard(line) => self.hear(&line, now, &mut effects),
            Event::EngineRestarted => self.thinking.forget(),
            Event::EngineGone => {
                self.thinking.forget();
                self.notice = Some(Notice::EngineGone);
            }
            Event::Retry => self.notice = None,
            Event::Tick => self.tick(now, &mut effects),
            Event::Hint => self.ask_hint(&mut effects),
            Event::TakeBack => self.take_back(now, &mut effects),
            Event::Ask(asking) => self.asking = (!self.is_over()).then_some(asking),
            Event::Dismiss => (self.asking, self.notice, self.hint) = (None, None, None),
            Event::Resign(seat) => self.resign(seat, now, &mut effects),
            Event::Gift(seat) => self.give(seat, now, &mut effects),
            Event::AnswerGift(answer) => self.answer_gift(answer, now, &mut effects),
            Event::Draw => self.agree(now, &mut effects),
            Event::Look(place) => self.look(place, &mut effects),
            Event::Pause => self.pause(now, &mut effects),
            Event::Resume => self.resume(now, &mut effects),
            Event::Follow(follow) => {
                self.follow = follow;
                effects.push(Effect::Save);
            }
            Event::Rematch => effects.push(Effect::Begin(Box::new(self.rematch()))),
        }
        self.give_accents(now, &mut effects);
        self.go_on(now, &mut effects);
        effects
    }

    /// Asks the engine for a turn if it is a computer's turn.
    fn go_on(&mut self, now: u64, effects: &mut Vec<Effect>) {
        let decider = self.game.position().decider();
        let is_free = !self.is_over() && !self.is_paused() && self.giver().is_none();
        let is_idle = self.thinking.about().is_none() && self.notice != Some(Notice::EngineGone);
        if let Some(level) = self.players[decider].level()
            && is_free
            && is_idle
        {
            // The seed varies by turn and by game, so that the mistakes of weak levels vary too.
            let seed = self.began.wrapping_add(self.game.plies().len() as u64);
            let time = self.time_left(decider, now);
            let lines = self.thinking.ask_turn(&self.game, level, seed, time, now);
            effects.push(Effect::Say(lines));
        }
    }

    fn time_left(&self, seat: Seat, now: u64) -> Option<TimeLeft> {
        let timing = self.timing.as_ref()?;
        Some(TimeLeft {
            left: timing.left(seat, now).0,
            increment: u64::from(timing.pace().increment) * 1000,
        })
    }

    /// Plays a person's turn; ignored if it is not their turn.
    fn play(&mut self, turn: Turn, now: u64, effects: &mut Vec<Effect>) {
        self.flag(now, effects);
        if !self.shown().may.is_empty() {
            self.apply(turn, now, effects);
        }
    }

    /// Plays a turn of a person or a computer; the rules judge whether it is legal.
    pub(super) fn apply(&mut self, turn: Turn, now: u64, effects: &mut Vec<Effect>) -> bool {
        self.cancel(effects);
        let is_legal = self.game.play(turn).is_ok();
        if is_legal {
            let next = self.game.position().decider();
            if let Some(timing) = &mut self.timing {
                timing.press(next, now);
            }
            self.changed(effects);
        }
        is_legal
    }

    /// Called after every change of the game.
    pub(super) fn changed(&mut self, effects: &mut Vec<Effect>) {
        (self.hint, self.notice, self.asking) = (None, None, None);
        if self.is_over()
            && let Some(timing) = &mut self.timing
        {
            timing.stop();
        }
        effects.extend([Effect::Show, Effect::Save]);
    }

    pub(super) fn cancel(&mut self, effects: &mut Vec<Effect>) {
        if let Some(stop) = self.thinking.cancel() {
            effects.push(Effect::Say(vec![stop]));
        }
    }

    fn hear(&mut self, line: &str, now: u64, effects: &mut Vec<Effect>) {
        match self.thinking.hear(line) {
            Some(Told::Turn) => self.play_ready(now, effects),
            Some(Told::Hint(turn)) => self.hint = Some(turn),
            Some(Told::Nothing) => self.notice = Some(Notice::NoHint),
            None => {}
        }
    }

    /// Plays the computer's turn once its delay is over. If the engine's turn is illegal, the
    /// engine counts as unavailable.
    fn play_ready(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if let Some(turn) = self.thinking.take_ready(now)
            && !self.apply(turn, now, effects)
        {
            self.notice = Some(Notice::EngineGone);
        }
    }

    fn tick(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.flag(now, effects);
        self.play_ready(now, effects);
    }

    /// Removes a player whose time has run out from the game.
    fn flag(&mut self, now: u64, effects: &mut Vec<Effect>) {
        let flagged = self.timing.as_ref().and_then(|timing| timing.flagged(now));
        if let Some(flagged) = flagged {
            self.cancel(effects);
            self.game.flag(flagged.seat);
            self.start_next(now);
            self.changed(effects);
        }
    }

    /// Starts the next player's time after a player left.
    pub(super) fn start_next(&mut self, now: u64) {
        let next = self.game.position().decider();
        if let Some(timing) = &mut self.timing
            && timing.running().is_some_and(|seat| seat != next)
        {
            timing.start(next, now);
        }
    }

    fn ask_hint(&mut self, effects: &mut Vec<Effect>) {
        let is_idle = self.thinking.about().is_none();
        if is_idle && !self.shown().may.is_empty() && !self.is_veiled() {
            self.notice = None;
            effects.push(Effect::Say(self.thinking.ask_hint(&self.game)));
        }
    }

    /// Takes back turns up to and including the last one of a person.
    fn take_back(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if !self.can_take_back() {
            return;
        }
        self.cancel(effects);
        self.looking_at = None;
        while self.game.undo().is_some() {
            let decider = self.game.position().decider();
            if let Some(timing) = &mut self.timing {
                timing.take_back(decider, now);
            }
            if self.players[decider].is_person() {
                break;
            }
        }
        // Taking back given accents means choosing them.
        if self.game.position().stage() == Stage::Accents {
            self.gives_accents = false;
        }
        self.changed(effects);
    }

    fn look(&mut self, place: Place, effects: &mut Vec<Effect>) {
        let last = self.game.plies().len();
        let there = match place {
            Place::First => 0,
            Place::Back => self.place().saturating_sub(1),
            Place::Forward => self.place().saturating_add(1),
            Place::Last => last,
            Place::At(place) => place,
        };
        let before = self.place();
        self.looking_at = (there < last).then_some(there);
        if self.place() != before {
            effects.push(Effect::Show);
        }
    }

    fn pause(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.cancel(effects);
        if let Some(timing) = &mut self.timing {
            timing.pause(now);
        }
        effects.extend([Effect::Show, Effect::Save]);
    }

    fn resume(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if let Some(timing) = &mut self.timing {
            timing.resume(now);
        }
        effects.push(Effect::Show);
    }

    fn leave(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.cancel(effects);
        if let Some(timing) = &mut self.timing
            && timing.running().is_some()
        {
            timing.pause(now);
            effects.push(Effect::Save);
        }
    }

    /// The same game once more, with every player one seat further.
    fn rematch(&self) -> Beginning {
        let seats: Vec<Seat> = self.rules().seats.seats().iter().collect();
        let mut players = self.players.clone();
        for (seat, next) in seats.iter().zip(seats.iter().cycle().skip(1)) {
            players[*next] = self.players[*seat].clone();
        }
        Beginning {
            rules: *self.rules(),
            players,
            pace: self.timing.as_ref().map(Timing::pace),
            follow: self.follow,
        }
    }
}
