//! A server in miniature: one real table that carries out each request once and tells everything.

use paisho::clock::{Millis, Moment};
use paisho::{BySeat, Game, Ruleset, Seat};
use paisho_table::{Command, Context, Table};
use paisho_wire::{
    Action, ClientId, ClockReading, Event, GameId, PROTOCOL, Person, PersonKind, Player, Refusal,
    Stamped, TableSetup, Text, TimeControl, ToClient, ToServer, Visibility,
};

/// A table and what it has told.
pub(super) struct FakeServer {
    table: Table,
    pub(super) log: Vec<Stamped>,
    done: Vec<(ClientId, u32)>,
    pub(super) chat: Vec<paisho_wire::ChatLine>,
}

/// Nobody's time ever passes here.
const NOW: Moment = Moment(1_000);

pub(super) fn id() -> GameId {
    "g1".parse().unwrap()
}

/// One of those who play.
pub(super) fn person(name: &str) -> Person {
    Person {
        id: name.parse().unwrap(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

fn setup(ruleset: Ruleset, time: TimeControl) -> TableSetup {
    let seats = ruleset.seats.seats();
    let player = |(seat, name): (Seat, &str)| Player {
        seat: seat.into(),
        person: person(name),
        rating: None,
    };
    let names = ["ana", "ben", "cem", "dov"];
    TableSetup {
        ruleset: Text(ruleset),
        rules_version: Ruleset::VERSION,
        time,
        rated: false,
        players: seats.iter().zip(names).map(player).collect(),
        rematch_of: None,
        seek: None,
        visibility: Visibility::Public,
    }
}

impl FakeServer {
    pub(super) fn new(ruleset: Ruleset) -> Self {
        let time = TimeControl::Live {
            main: 600,
            increment: 5,
        };
        Self::with_time(ruleset, time)
    }

    pub(super) fn with_time(ruleset: Ruleset, time: TimeControl) -> Self {
        let first = Stamped {
            version: 1,
            at: NOW.0,
            event: Event::Opened {
                setup: setup(ruleset, time),
            },
        };
        Self {
            table: Table::replay([&first]).unwrap(),
            log: vec![first],
            done: Vec::new(),
            chat: Vec::new(),
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.table.public().game()
    }

    pub(super) fn version(&self) -> u32 {
        self.table.public().version()
    }

    /// Something happens that nobody here asked for.
    pub(super) fn happen(&mut self, event: Event) {
        let stamped = Stamped {
            version: self.version() + 1,
            at: NOW.0,
            event,
        };
        self.table.apply(&stamped).unwrap();
        self.log.push(stamped);
    }

    pub(super) fn hello(name: &str) -> ToClient {
        ToClient::Hello {
            protocol: PROTOCOL,
            you: Some(person(name)),
            now: 0,
        }
    }

    pub(super) fn clock(&self) -> ClockReading {
        self.table.reading(NOW)
    }

    /// Everything about the game, as a player sees it.
    pub(super) fn state(&self, you: Option<Seat>) -> ToClient {
        let state = self.table.state(&id(), you.map(Into::into), NOW);
        ToClient::Game {
            state: Box::new(state),
        }
    }

    /// What happened after a version.
    pub(super) fn since(&self, version: u32) -> ToClient {
        let news = self.log.iter().filter(|e| e.version > version);
        ToClient::Events {
            game: id(),
            events: news.cloned().collect(),
            clock: self.clock(),
        }
    }

    /// Plays a turn for the player who is due, and tells it.
    pub(super) fn play(&mut self, turn: &str) -> ToClient {
        let before = self.version();
        let seat = self.game().position().decider();
        let action = Action::Play {
            ply: self.table.public().ply(),
            turn: turn.to_owned().try_into().unwrap(),
        };
        self.decide(seat, &action).unwrap();
        self.since(before)
    }

    fn decide(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let context = Context {
            lag: Millis::ZERO,
            absent: BySeat::default(),
            fresh: "g2".parse().unwrap(),
        };
        let command = Command::Act {
            seat: seat.into(),
            action: action.clone(),
            context,
        };
        if let Some(decision) = self.table.decide(&command, NOW)? {
            self.table = decision.after;
            self.log.extend(decision.events);
        }
        Ok(())
    }

    /// Answers a frame of a player's.
    pub(super) fn answer(&mut self, seat: Seat, frame: &ToServer) -> Vec<ToClient> {
        match frame {
            ToServer::Join { since: None, .. } => vec![self.state(Some(seat)), self.said()],
            ToServer::Join {
                since: Some(since), ..
            } => vec![self.since(*since), self.said()],
            ToServer::Act { id, action, .. } => self.act(seat, id, action),
            ToServer::Say { id, room, text, .. } => {
                self.chat.push(paisho_wire::ChatLine {
                    room: *room,
                    by: person("ana"),
                    at: 1 + self.chat.len() as u64,
                    text: text.as_str().to_owned(),
                });
                let line = self.chat.last().unwrap().clone();
                let heard = ToClient::Chat {
                    game: self::id(),
                    lines: vec![line],
                };
                vec![heard, ack(id, 0)]
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn said(&self) -> ToClient {
        ToClient::Chat {
            game: id(),
            lines: self.chat.clone(),
        }
    }

    fn act(&mut self, seat: Seat, id: &ClientId, action: &Action) -> Vec<ToClient> {
        if let Some((_, version)) = self.done.iter().find(|(done, _)| done == id) {
            return vec![ack(id, *version)];
        }
        let before = self.version();
        if let Err(refusal) = self.decide(seat, action) {
            return vec![refused(id, refusal)];
        }
        self.done.push((id.clone(), self.version()));
        vec![self.since(before), ack(id, self.version())]
    }
}

fn ack(id: &ClientId, version: u32) -> ToClient {
    ToClient::Ack {
        id: id.clone(),
        game: self::id(),
        version,
    }
}

pub(super) fn refused(id: &ClientId, refusal: Refusal) -> ToClient {
    ToClient::Refused {
        id: id.clone(),
        game: self::id(),
        refusal,
    }
}
