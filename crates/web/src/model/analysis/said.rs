//! The engine's lines (`docs/engine-protocol.md`) as one closed type. A line that can't be parsed
//! is [`Said::Other`], never a panic: the worker may be of another version.

use core::str::FromStr;

use paisho::{Bonus, Kind, Point, Seat, SeatCount, Tile, Turn};
use paisho_engine::{Mark, Reason};

/// A line of the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A line of play.
    Info(Info),
    /// The search has ended.
    BestTurn,
    /// A position of a game under review.
    Review(Judged),
    /// How well a player played.
    Player(Player),
    /// The review has ended, perhaps early.
    Reviewed,
    /// The engine reports an error in what it was sent.
    Trouble(String),
    /// A line of no interest here.
    Other,
}

/// A line of play and its evaluation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// How many turns the search looked ahead.
    pub depth: u32,
    /// The number of the line, from 1.
    pub line: usize,
    /// Its value for the player to decide.
    pub worth: Worth,
    /// How many nodes were visited.
    pub nodes: u64,
    /// How long it took, in milliseconds.
    pub time: u64,
    /// A bonus, or `decline`, if the line begins in the middle of a turn.
    pub begun: Option<String>,
    /// The turns of the line.
    pub turns: Vec<Turn>,
}

/// The evaluation of a position for the player to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    /// The expected result in thousandths.
    pub chance: u32,
    /// What is proved about the end of the game.
    pub outlook: Outlook,
}

/// What is known about how a game will end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// Nothing.
    Open,
    /// The player to decide wins within this many of their own turns.
    Wins(By, u32),
    /// An opponent wins within this many of the opponent's turns.
    Loses(By, u32),
    /// The game is over.
    Over,
}

/// What decides a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// A Harmony Ring.
    Ring,
    /// The last basic flower.
    Flower,
}

/// A position of a game, and the turn that was played there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// How many turns were played before it.
    pub at: usize,
    /// How many positions the game has.
    pub total: usize,
    /// The evaluation; `None` if the position was not judged.
    pub worth: Option<Worth>,
    /// How much winning chance the turn gave away, in thousandths.
    pub loss: Option<u32>,
    /// Whether it was the best turn.
    pub best: bool,
    /// What is remarkable about it.
    pub mark: Option<Mark>,
    /// A better turn.
    pub better: Option<Turn>,
    /// Why that is better.
    pub reasons: Vec<Reason>,
    /// The best line of the position.
    pub turns: Vec<Turn>,
}

/// How well a player played, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The player's seat.
    pub seat: Seat,
    /// How many turns were judged.
    pub turns: u32,
    /// How many of them were best.
    pub best: u32,
    /// The mean value of the turns.
    pub accuracy: u32,
}

impl Said {
    /// Parses a line about a game with this number of seats.
    #[must_use]
    pub fn parse(line: &str, seats: SeatCount) -> Self {
        let mut words = Words(line.split_whitespace());
        let read = match words.next() {
            Some("info") => words.info().map(Self::Info),
            Some("bestturn") => Some(Self::BestTurn),
            Some("review") => words.judged(seats).map(Self::Review),
            Some("player") => words.player(seats).map(Self::Player),
            Some("reviewed") => Some(Self::Reviewed),
            Some("error") => Some(Self::Trouble(line.chars().skip(6).collect())),
            _ => None,
        };
        read.unwrap_or(Self::Other)
    }
}

/// The words of a line that are not read yet.
struct Words<'a>(core::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn value<T: FromStr>(&mut self) -> Option<T> {
        self.next()?.parse().ok()
    }

    fn expect(&mut self, word: &str) -> Option<()> {
        (self.next()? == word).then_some(())
    }

    fn info(&mut self) -> Option<Info> {
        let (mut depth, mut line, mut nodes, mut time) = (None, None, 0, 0);
        let (mut chance, mut outlook) = (None, None);
        loop {
            match self.next()? {
                "depth" => depth = self.value(),
                "line" => line = self.value(),
                "score" => outlook = self.outlook(),
                "chance" => chance = self.value(),
                "nodes" => nodes = self.value()?,
                "time" => time = self.value()?,
                "pv" => break,
                _ => return None,
            }
        }
        let (begun, turns) = self.line();
        Some(Info {
            depth: depth?,
            line: line?,
            worth: worth(chance?, outlook?)?,
            nodes,
            time,
            begun,
            turns,
        })
    }

    /// `cu 35`, `ring 2`, `ring -1`, `flower 1`.
    fn outlook(&mut self) -> Option<Outlook> {
        let (word, number) = (self.next()?, self.next()?);
        let by = match word {
            "cu" => return number.parse::<i32>().ok().map(|_| Outlook::Open),
            "ring" => By::Ring,
            "flower" => By::Flower,
            _ => return None,
        };
        match number.strip_prefix('-') {
            Some(turns) => Some(Outlook::Loses(by, turns.parse().ok()?)),
            None => Some(Outlook::Wins(by, number.parse().ok()?)),
        }
    }

    /// The rest of the words as a line of play; it ends at the first word that is not a turn.
    fn line(&mut self) -> (Option<String>, Vec<Turn>) {
        let mut rest = self.0.clone().peekable();
        let is_begun = |word: &&str| word.starts_with('+') || *word == "decline";
        let begun = rest.next_if(is_begun).map(str::to_owned);
        (begun, rest.map_while(|word| word.parse().ok()).collect())
    }

    fn judged(&mut self, seats: SeatCount) -> Option<Judged> {
        let at = self.value()?;
        self.expect("of")?;
        let mut judged = Judged {
            at,
            total: self.value()?,
            worth: None,
            loss: None,
            best: false,
            mark: None,
            better: None,
            reasons: Vec::new(),
            turns: Vec::new(),
        };
        let (mut chance, mut outlook) = (None, None);
        while let Some(word) = self.next() {
            match word {
                "over" => outlook = Some(Outlook::Over),
                "score" => outlook = Some(self.outlook()?),
                "chance" => chance = Some(self.value()?),
                "depth" => self.next().map(drop)?,
                "loss" => judged.loss = Some(self.value()?),
                "best" => judged.best = true,
                "mark" => judged.mark = Some(mark(self.next()?)?),
                "better" => judged.better = Some(self.value()?),
                "reason" => judged.reasons.push(self.reason(seats)?),
                "pv" => {
                    judged.turns = self.line().1;
                    break;
                }
                _ => return None,
            }
        }
        judged.worth = match (chance, outlook) {
            (Some(chance), Some(outlook)) => Some(worth(chance, outlook)?),
            _ => None,
        };
        (judged.at < judged.total).then_some(judged)
    }

    fn reason(&mut self, seats: SeatCount) -> Option<Reason> {
        Some(match self.next()? {
            "missed_ring" => Reason::MissedRing {
                turns: self.value()?,
            },
            "missed_win" => Reason::MissedWin {
                turns: self.value()?,
            },
            "allowed_ring" => Reason::AllowedRing {
                turns: self.value()?,
            },
            "allowed_win" => Reason::AllowedWin {
                turns: self.value()?,
            },
            "lost_tile" => Reason::LostTile {
                tile: tile(self.next()?, seats)?,
                at: point(self.next()?)?,
                by: self.value()?,
            },
            "missed_capture" => Reason::MissedCapture {
                tile: tile(self.next()?, seats)?,
                at: point(self.next()?)?,
            },
            "missed_bonus" => Reason::MissedBonus,
            "declined_bonus" => Reason::DeclinedBonus {
                better: bonus(self.next()?)?,
            },
            "other_bonus" => Reason::OtherBonus {
                better: match self.next()? {
                    "decline" => None,
                    taken => Some(bonus(taken)?),
                },
            },
            "allowed_bonus" => Reason::AllowedBonus { by: self.value()? },
            _ => return None,
        })
    }

    fn player(&mut self, seats: SeatCount) -> Option<Player> {
        let mut letter = self.next()?.chars();
        let seat = Seat::from_letter(letter.next()?, seats)?;
        let mut number = |word| {
            self.expect(word)?;
            self.value::<u32>()
        };
        let (turns, best) = (number("turns")?, number("best")?);
        number("loss")?;
        Some(Player {
            seat,
            turns,
            best,
            accuracy: number("accuracy")?,
        })
    }
}

fn worth(chance: u32, outlook: Outlook) -> Option<Worth> {
    (chance <= 1000).then_some(Worth { chance, outlook })
}

fn mark(word: &str) -> Option<Mark> {
    Mark::ALL.into_iter().find(|mark| mark.word() == word)
}

/// A tile with its owner: `GR3`.
fn tile(text: &str, seats: SeatCount) -> Option<Tile> {
    let owner = text.chars().next()?;
    let kind = Kind::from_code(text.get(owner.len_utf8()..)?)?;
    Some(Tile::new(Seat::from_letter(owner, seats)?, kind))
}

/// A point: `(3,-1)`. It is parsed as part of a planting, the shortest turn that contains a point.
pub(super) fn point(text: &str) -> Option<Point> {
    match format!("R3{text}").parse().ok()? {
        Turn::Plant { at, .. } => Some(at),
        Turn::Accents(_) | Turn::Arrange { .. } | Turn::Pass => None,
    }
}

/// A bonus: `+R(3,-1)`, parsed as part of a turn.
fn bonus(text: &str) -> Option<Bonus> {
    let turn: Turn = format!("(0,0)-(0,1){text}").parse().ok()?;
    turn.bonus()
}
