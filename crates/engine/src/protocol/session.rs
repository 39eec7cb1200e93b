//! A session of the protocol: lines in, lines out.

use std::io::{self, Write};

use paisho::notation::NumberedTurn;
use paisho::{Game, Position, Ruleset, Stage, Step, Turn};

use super::answer;
use super::command::{Command, Go, Start, Unit};
use super::count::Counting;
use super::options::{Change, KNOWN, Options};
use super::review::Reviewing;
use super::searching::Searching;
use crate::bench::bench;
use crate::clock::{Allowance, Clock};
use crate::engine::Engine;
use crate::level::Level;
use crate::review::ReviewSettings;
use crate::search::{Progress, Request};

/// What a session does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for a line.
    Waiting,
    /// It has work: call [`Session::think`], and check for lines in between.
    Thinking,
    /// It has ended.
    Ended,
}

/// A session with the engine.
#[derive(Debug)]
pub struct Session<W, C> {
    out: W,
    clock: C,
    options: Options,
    engine: Engine,
    game: Game,
    work: Option<Work>,
    ended: bool,
}

/// Work in progress.
#[derive(Debug)]
enum Work {
    Search(Box<Searching>),
    Review(Box<Reviewing>),
    Count(Counting),
}

/// The deepest perft that is counted: deeper ones would not end.
const DEEPEST_PERFT: u32 = 6;

/// How many more steps a running count may play when another command or the end of the input
/// follows. Enough for counts that take seconds; longer ones would block the session for hours.
const MOST_UNHEARD: u64 = 4_000_000;

impl<W: Write, C: Clock> Session<W, C> {
    /// A session that writes its answers to `out` and reads the time from `clock`.
    pub fn new(out: W, clock: C) -> Self {
        let options = Options::default();
        Self {
            out,
            clock,
            engine: Engine::new(options.table, options.threads),
            options,
            game: Game::new(Ruleset::RULEBOOK),
            work: None,
            ended: false,
        }
    }

    /// What the session does next.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.work {
            _ if self.ended => Status::Ended,
            None => Status::Waiting,
            Some(Work::Search(search)) if search.is_held() => Status::Waiting,
            Some(_) => Status::Thinking,
        }
    }

    /// The current position of the session.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What was written so far, if the output keeps it.
    #[must_use]
    pub const fn output(&self) -> &W {
        &self.out
    }

    /// The output, so that the caller can drain what was written.
    pub const fn output_mut(&mut self) -> &mut W {
        &mut self.out
    }

    /// Handles an input line. An invalid line is answered by a line that begins with `error`.
    ///
    /// # Errors
    /// Only if the output can't be written.
    pub fn line(&mut self, line: &str) -> io::Result<Status> {
        match Command::parse(line) {
            Ok(command) => self.obey(command)?,
            Err(error) => self.error(error)?,
        }
        self.out.flush()?;
        Ok(self.status())
    }

    /// Works for a few milliseconds, if there is work.
    ///
    /// # Errors
    /// Only if the output can't be written.
    pub fn think(&mut self) -> io::Result<Status> {
        let progress = match &mut self.work {
            None => return Ok(self.status()),
            Some(Work::Search(search)) => search.go_on(&mut self.out, &self.clock)?,
            Some(Work::Review(review)) => review.go_on(&mut self.out)?,
            Some(Work::Count(count)) => count.go_on(),
        };
        if progress == Progress::Done {
            self.finish()?;
        }
        self.out.flush()?;
        Ok(self.status())
    }

    /// Works until the answer is written, or until nothing more can be found. Without a limit this
    /// may never return.
    ///
    /// # Errors
    /// Only if the output can't be written.
    pub fn think_to_end(&mut self) -> io::Result<Status> {
        while self.think()? == Status::Thinking {}
        Ok(self.status())
    }

    /// Ends the session at the end of its input. A search that only `stop` would end is stopped. A
    /// search with a limit and a review run to their end first, and so does a count unless it is
    /// long.
    ///
    /// # Errors
    /// Only if the output can't be written.
    pub fn close(&mut self) -> io::Result<Status> {
        match &mut self.work {
            Some(Work::Search(search)) if search.needs_stop() => {}
            Some(Work::Search(search)) => {
                search.wait_no_longer();
                self.think_to_end()?;
            }
            Some(Work::Review(_)) => {
                self.think_to_end()?;
            }
            Some(Work::Count(_)) | None => {}
        }
        self.end_count()?;
        self.finish()?;
        self.line("quit")
    }

    /// Finishes a running count, or cuts it off if it is too long. So a piped file of commands gets
    /// an answer to every command.
    fn end_count(&mut self) -> io::Result<()> {
        if let Some(Work::Count(count)) = &mut self.work {
            count.step(MOST_UNHEARD);
            self.finish()?;
        }
        Ok(())
    }

    fn error(&mut self, error: impl core::fmt::Display) -> io::Result<()> {
        // An error may quote line breaks, but must stay on one line.
        let text = error.to_string().replace(['\n', '\r'], " ");
        writeln!(self.out, "error {text}")
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Nothing => Ok(()),
            Command::Stop => self.finish(),
            Command::Ready => writeln!(self.out, "readyok"),
            Command::Help => self.help(),
            Command::Quit => {
                self.end_count()?;
                self.work = None;
                self.ended = true;
                Ok(())
            }
            command if matches!(self.work, Some(Work::Count(_))) => {
                self.end_count()?;
                self.obey(command)
            }
            _ if self.work.is_some() => self.error("a search is under way, send stop first"),
            Command::Identify => self.identify(),
            Command::Levels => self.levels(),
            Command::Option { name, value } => self.set_option(&name, &value),
            Command::NewGame(rules) => {
                self.engine.forget();
                self.game = Game::new(rules);
                Ok(())
            }
            Command::Position { start, turns } => self.set_position(start, &turns),
            Command::Play(turn) => self.play(&turn),
            Command::Go(go) => self.go(&go),
            Command::Review(limits) => self.review(&limits),
            Command::Legal(arrangement) => self.legal(arrangement.as_deref()),
            Command::Perft { depth, unit } => self.perft(depth, unit),
            Command::Eval => answer::evaluation(&mut self.out, self.game.position()),
            Command::Show => writeln!(self.out, "position {}", self.game.position()),
            Command::Bench => writeln!(self.out, "{}", bench()),
        }
    }

    fn identify(&mut self) -> io::Result<()> {
        writeln!(self.out, "id name paisho")?;
        writeln!(self.out, "id version {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id rules {}", Ruleset::VERSION)?;
        for k in &KNOWN {
            let (name, default, low, high) = (k.name, k.default, k.low, k.high);
            writeln!(
                self.out,
                "option {name} default {default} from {low} to {high}"
            )?;
        }
        writeln!(self.out, "paishook")
    }

    fn levels(&mut self) -> io::Result<()> {
        for level in Level::ALL {
            let Level {
                number,
                name,
                description,
                ..
            } = level;
            writeln!(self.out, "level {number} {name}: {description}")?;
        }
        Ok(())
    }

    fn help(&mut self) -> io::Result<()> {
        writeln!(
            self.out,
            "help commands: paisho ready option newgame position play go review stop legal perft eval \
             show levels bench help quit"
        )
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<()> {
        let mut options = self.options.clone();
        match options.set(name, value) {
            // The old options stay if there is no memory for the new table.
            Ok(Change::Engine) => match Engine::try_new(options.table, options.threads) {
                Ok(engine) => self.engine = engine,
                Err(error) => return self.error(error),
            },
            Ok(Change::Search) => {}
            Err(error) => return self.error(error),
        }
        self.options = options;
        Ok(())
    }

    /// The current game changes only if the whole line is valid.
    fn set_position(&mut self, start: Start, turns: &str) -> io::Result<()> {
        let position = match start {
            Start::Rules(rules) => Position::start(rules),
            Start::Current => self.game.start().clone(),
            Start::Text(text) => match text.parse() {
                Ok(position) => position,
                Err(error) => return self.error(error),
            },
        };
        let mut game = Game::from_position(position);
        for text in turns.split(';').filter(|t| !t.is_empty()) {
            if let Err(error) = play_text(&mut game, text) {
                return self.error(error);
            }
        }
        self.game = game;
        Ok(())
    }

    fn play(&mut self, text: &str) -> io::Result<()> {
        match play_text(&mut self.game, text) {
            Ok(()) => Ok(()),
            Err(error) => self.error(error),
        }
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        if self.game.outcome().is_some() {
            self.error("the game is over")?;
            return writeln!(self.out, "bestturn none");
        }
        let mut request = Request::of_game(&self.game);
        request.depth = go.depth;
        request.nodes = go.nodes;
        request.lines = self.options.lines;
        request.seed = self.options.seed;
        self.options.level.limit(&mut request);
        let allowance = Allowance {
            turn: go.turn_time,
            left: go.left,
            increment: go.increment,
        };
        let endless = go.is_unlimited() && request.nodes.is_none();
        let thinking = self.engine.think(request, &allowance, self.clock.now());
        let search = Searching::new(thinking, endless, go.infinite || endless);
        self.work = Some(Work::Search(Box::new(search)));
        Ok(())
    }

    /// Starts a review of the current game.
    fn review(&mut self, limits: &Go) -> io::Result<()> {
        let usual = ReviewSettings::default();
        let settings = ReviewSettings {
            nodes: limits.nodes.unwrap_or(usual.nodes),
            depth: limits.depth,
            table: self.options.table,
        };
        match Reviewing::new(&self.game, settings) {
            Ok(review) => self.work = Some(Work::Review(Box::new(review))),
            Err(error) => return self.error(error),
        }
        Ok(())
    }

    /// Ends the work in progress, if any, and writes its answer.
    fn finish(&mut self) -> io::Result<()> {
        let work = self.work.take();
        match &work {
            None => {}
            Some(Work::Search(search)) => {
                search.finish(&mut self.out, &self.clock, self.game.position())?;
            }
            Some(Work::Review(review)) => review.finish(&mut self.out)?,
            Some(Work::Count(count)) => count.finish(&mut self.out)?,
        }
        // Flush before `work` is dropped, which joins the helper threads of a search.
        self.out.flush()
    }

    /// All steps of the position, or all bonuses of an arrangement.
    fn legal(&mut self, arrangement: Option<&str>) -> io::Result<()> {
        let mut position = self.game.position().clone();
        if let Some(text) = arrangement {
            let step = match text.parse::<Turn>() {
                Ok(turn) => turn.first_step(),
                Err(error) => return self.error(error),
            };
            position = match position.play_step(step) {
                Ok(after) => after,
                Err(refusal) => return self.error(refusal),
            };
            if position.stage() != Stage::Bonus {
                return writeln!(self.out, "legal 0");
            }
        }
        write!(self.out, "legal {}", position.count_steps())?;
        position
            .steps()
            .try_for_each(|step: Step| write!(self.out, " {step}"))?;
        writeln!(self.out)
    }

    /// Starts a count.
    fn perft(&mut self, depth: u32, unit: Unit) -> io::Result<()> {
        if depth > DEEPEST_PERFT {
            return self.error(format!("the depth of perft is at most {DEEPEST_PERFT}"));
        }
        let count = Counting::new(self.game.position(), depth, unit);
        self.work = Some(Work::Count(count));
        Ok(())
    }
}

/// Plays a turn written with or without number and seat.
fn play_text(game: &mut Game, text: &str) -> Result<(), String> {
    let seats = game.position().ruleset().seats;
    let numbered = text.starts_with(|c: char| c.is_ascii_digit());
    let turn = if numbered {
        NumberedTurn::parse(text, seats).map(|n| n.turn)
    } else {
        text.parse()
    };
    let turn = turn.map_err(|error| error.to_string())?;
    game.play(turn)
        .map_err(|refusal| format!("{turn} is not legal: {refusal}"))
}
