//! What can be wrong with a setup.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use super::Setup;
use crate::clash::Clash;
use crate::position::{Position, Stage};
use crate::refusal::Standing;
use crate::rules::{AccentChoice, Opening};
use crate::seat::{Seat, SeatCount};
use crate::tile::{Kind, Tile};

/// One reason why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A tile belongs to a seat that the game does not have.
    NoSuchPlayer {
        /// The tile.
        tile: Standing,
    },
    /// A seat that the game does not have holds tiles.
    HandOfNobody {
        /// The seat.
        seat: Seat,
    },
    /// A player has more tiles of a kind than there are ([§2.1](crate::text::rules#2.1),
    /// [§2.2](crate::text::rules#2.2)).
    TooMany {
        /// The owner.
        seat: Seat,
        /// The kind.
        kind: Kind,
        /// How many on the board and in hand.
        count: usize,
        /// How many there are.
        supply: u8,
    },
    /// A gate holds something other than a flower ([§7.6](crate::text::rules#7.6)).
    AccentInGate {
        /// The accent.
        tile: Standing,
    },
    /// A flower stands in a garden of the other colour ([§1.4](crate::text::rules#1.4)).
    CannotHold {
        /// The flower.
        tile: Standing,
    },
    /// Two flowers clash ([§5.2](crate::text::rules#5.2)).
    Clash(Clash),
    /// A player has more than one growing flower, which is only possible with two players
    /// ([§10.4](crate::text::rules#10.4)).
    TwoGrowing {
        /// Their owner.
        seat: Seat,
    },
    /// The player to move has left the game, or the game has no such seat.
    CannotMove {
        /// The player to move.
        seat: Seat,
    },
    /// All players have left the game.
    NobodyLeft,
    /// The stage is before the first turn, but tiles, hands or departures do not fit it.
    NotTheBeginning {
        /// The stage it claims.
        stage: Stage,
    },
    /// The count of passes is not zero although a turn is unfinished.
    PassedInBetween,
}

/// All problems of a setup, and the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems {
    /// The setup that is no position.
    pub setup: Box<Setup>,
    /// The problems; never empty.
    pub found: Vec<Problem>,
}

/// Everything that is wrong with a setup.
///
/// Each check stands alone and assumes nothing about the others, so that one problem never hides
/// another.
pub(super) fn find(setup: &Setup) -> Vec<Problem> {
    let mut found = Vec::new();
    players(setup, &mut found);
    supplies(setup, &mut found);
    places(setup, &mut found);
    growing(setup, &mut found);
    found.extend(setup.board.clashes().map(Problem::Clash));
    stage(setup, &mut found);
    found
}

/// Tiles, hands and the player to move belong to seats of the game that are still in it.
fn players(setup: &Setup, found: &mut Vec<Problem>) {
    let seats = setup.ruleset.seats.seats();
    for tile in setup.board.tiles() {
        if !seats.contains(tile.1.owner()) {
            found.push(Problem::NoSuchPlayer { tile });
        }
    }
    for seat in Seat::ALL {
        if !seats.contains(seat) && setup.hands[seat] != crate::reserve::Reserve::EMPTY {
            found.push(Problem::HandOfNobody { seat });
        }
    }
    let active = seats.minus(setup.out);
    if active.is_empty() {
        found.push(Problem::NobodyLeft);
    // With one player left the game is over, and the player to move does not matter.
    } else if active.len() > 1 && !active.contains(setup.to_move) {
        found.push(Problem::CannotMove {
            seat: setup.to_move,
        });
    }
}

/// No player has more tiles than there are. Fewer are fine: captured tiles leave the game.
fn supplies(setup: &Setup, found: &mut Vec<Problem>) {
    for seat in setup.ruleset.seats.seats().iter() {
        for kind in Kind::ALL {
            let count = owned(setup, seat, kind);
            let supply = setup.ruleset.supply(kind);
            if count > usize::from(supply) {
                found.push(Problem::TooMany {
                    seat,
                    kind,
                    count,
                    supply,
                });
            }
        }
    }
}

/// How many tiles of a kind a player has on the board and in hand. A full board and a full hand
/// exceed a `u8`.
fn owned(setup: &Setup, seat: Seat, kind: Kind) -> usize {
    let tile = Tile::new(seat, kind);
    let on_board = setup.board.tiles().filter(|(_, t)| *t == tile).count();
    on_board + usize::from(setup.hands[seat].count(kind))
}

/// Gates hold flowers of any colour, all other points only what their garden allows.
fn places(setup: &Setup, found: &mut Vec<Problem>) {
    for tile in setup.board.tiles() {
        let (point, kind) = (tile.0, tile.1.kind());
        if point.is_gate() {
            if !kind.is_flower() {
                found.push(Problem::AccentInGate { tile });
            }
        } else if !setup.ruleset.borders.can_hold(point, kind) {
            found.push(Problem::CannotHold { tile });
        }
    }
}

/// With three or four players one flower may grow at a time ([§10.4](crate::text::rules#10.4)).
fn growing(setup: &Setup, found: &mut Vec<Problem>) {
    if setup.ruleset.seats == SeatCount::Two {
        return;
    }
    for seat in setup.ruleset.seats.seats().iter() {
        let flowers = setup.board.growing().filter(|(_, t)| t.owner() == seat);
        if flowers.count() > 1 {
            found.push(Problem::TwoGrowing { seat });
        }
    }
}

/// What the stage requires of the rest. An ordinary turn requires nothing.
fn stage(setup: &Setup, found: &mut Vec<Problem>) {
    let fits = match setup.stage {
        Stage::Accents => accents_fit(setup),
        Stage::Opening => opening_fits(setup),
        Stage::Turn | Stage::Over => true,
        Stage::Bonus => {
            if setup.passes != 0 {
                found.push(Problem::PassedInBetween);
            }
            true
        }
    };
    if !fits {
        found.push(Problem::NotTheBeginning { stage: setup.stage });
    }
}

/// While accents are chosen the board is empty, and players who have not chosen yet have no
/// accents. If one player names them for all, it is the first who is still in the game.
fn accents_fit(setup: &Setup) -> bool {
    let guest_names = setup.ruleset.guest_names_accents();
    let order: &[Seat] = match setup.ruleset.seats {
        SeatCount::Two if guest_names => &[Seat::GUEST, Seat::HOST],
        SeatCount::Two => &[Seat::HOST, Seat::GUEST],
        SeatCount::Three => &Seat::ALL[..3],
        SeatCount::Four => &Seat::ALL,
    };
    // Players before the one to move have chosen and hold accents, the others do not. Players who
    // left may have gone before or after choosing.
    let chosen = order.iter().position(|s| *s == setup.to_move).unwrap_or(0);
    let named_by_one = guest_names || setup.ruleset.accents == AccentChoice::HostForAll;
    let hands_fit = order.iter().enumerate().all(|(i, s)| {
        let none = setup.hands[*s].accents() == 0;
        none == (i >= chosen) || setup.out.contains(*s)
    });
    setup.board.tiles().next().is_none()
        && setup.passes == 0
        // In such a game there is no stage of choosing.
        && setup.ruleset.accents != AccentChoice::OneOfEach
        && !(named_by_one && order[..chosen].iter().any(|s| !setup.out.contains(*s)))
        && hands_fit
        && flowers_are_complete(setup)
}

/// While opening flowers are planted, only basic flowers in their owners' gates stand on the board:
/// one of each active player before the player to move, and perhaps of players who left. The order
/// of seats is the order of planting.
fn opening_fits(setup: &Setup) -> bool {
    let own_gate = |seat| Position::own_gate(seat).point();
    let mut tiles = setup.board.tiles();
    let only_planted = tiles.all(|(p, t)| p == own_gate(t.owner()) && t.kind().is_basic());
    let mut active = setup.ruleset.seats.seats().minus(setup.out).iter();
    only_planted
        && active.all(|s| setup.board.get(own_gate(s)).is_some() == (s < setup.to_move))
        && setup.passes == 0
        && setup.ruleset.opening != Opening::Informal
        && flowers_are_complete(setup)
}

/// Before the first free turn no flower can have left the game, so every player can plant whatever
/// the opening demands.
fn flowers_are_complete(setup: &Setup) -> bool {
    setup.ruleset.seats.seats().iter().all(|seat| {
        let mut flowers = Kind::ALL.into_iter().filter(|k| k.is_flower());
        flowers.all(|kind| owned(setup, seat, kind) == usize::from(setup.ruleset.supply(kind)))
    })
}

impl fmt::Display for Problem {
    /// A problem alone does not know the number of players, so it names the gate and, where there
    /// is one, the role in a game of two: `South (Guest)`. [`Problem::display`] and [`Problems`]
    /// know the number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |seat| match seat {
            Seat::GUEST => "South (Guest)",
            Seat::HOST => "North (Host)",
            Seat::West | Seat::East => seat.word(SeatCount::Four),
        })
    }
}

/// A problem of a game with a known number of players.
struct ProblemText {
    problem: Problem,
    seats: SeatCount,
}

impl fmt::Display for ProblemText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.write(f, |seat| seat.word(self.seats))
    }
}

impl Problem {
    /// The paragraph of the rules that the setup does not respect, such as `§5.2`.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::NoSuchPlayer { .. } | Self::HandOfNobody { .. } => "§10.1",
            Self::TooMany { .. } => "§2.1",
            Self::AccentInGate { .. } => "§7.6",
            Self::CannotHold { .. } => "§1.4",
            Self::Clash(_) => "§5.2",
            Self::TwoGrowing { .. } => "§10.4",
            Self::CannotMove { .. } | Self::NobodyLeft => "§10.6",
            Self::NotTheBeginning { stage } => stage.section(),
            Self::PassedInBetween => "§4.2",
        }
    }

    /// The sentence for the problem; players are named by the number of players: Guest and Host in
    /// a game of two.
    #[must_use]
    pub const fn display(&self, seats: SeatCount) -> impl fmt::Display {
        ProblemText {
            problem: *self,
            seats,
        }
    }

    /// Writes the sentence, with the words for players that the caller provides.
    fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        word: impl Fn(Seat) -> &'static str,
    ) -> fmt::Result {
        let named = |(point, tile): Standing| (tile.kind().name(), point);
        match *self {
            Self::NoSuchPlayer { tile } => {
                let (name, point) = named(tile);
                write!(
                    f,
                    "the {name} at {point} belongs to a player who is not in this game"
                )
            }
            Self::HandOfNobody { seat } => {
                write!(
                    f,
                    "{} has tiles in hand but is not in this game",
                    word(seat)
                )
            }
            Self::TooMany {
                seat,
                kind,
                count,
                supply,
            } => write!(
                f,
                "{} has too many {} tiles: {count}, but the supply is {supply}",
                word(seat),
                kind.name()
            ),
            Self::AccentInGate { tile } => {
                let (name, point) = named(tile);
                write!(
                    f,
                    "the {name} at {point} is in a gate, where accents are not allowed"
                )
            }
            Self::CannotHold { tile } => {
                let (name, point) = named(tile);
                write!(
                    f,
                    "the {name} at {point} is in a garden of the other colour"
                )
            }
            Self::Clash(clash) => {
                let ((a, at), (b, bt)) = (named(clash.a), named(clash.b));
                write!(f, "the {a} at {at} clashes with the {b} at {bt}")
            }
            Self::TwoGrowing { seat } => {
                write!(f, "{} has more than one growing flower", word(seat))
            }
            Self::CannotMove { seat } => {
                write!(f, "{} is not in the game and can't move", word(seat))
            }
            Self::NobodyLeft => write!(f, "all players have left the game"),
            Self::NotTheBeginning { stage } => {
                write!(f, "tiles and hands do not match the stage: {stage}")
            }
            Self::PassedInBetween => write!(f, "players can't pass in the middle of a turn"),
        }
    }
}

impl core::error::Error for Problem {}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.found.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            f.write_str(separator)?;
            problem.display(self.setup.ruleset.seats).fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for Problems {}
