//! A miniature server: one table that carries out each request once and sends all its events.

use paisho::{Game, Ruleset, Seat};
use paisho_wire::{
    Action, ClientId, ClockReading, Event, GameId, GameState, GameSummary, Offers, Outcome,
    PROTOCOL, Person, PersonKind, Player, Refusal, SeatClock, Stamped, Status, TableSetup, Text,
    TimeControl, ToClient, ToServer,
};

/// A table and the events it has sent.
pub(super) struct House {
    pub(super) game: Game,
    pub(super) log: Vec<Stamped>,
    pub(super) time: TimeControl,
    done: Vec<(ClientId, u32)>,
    outcome: Option<Outcome>,
    pub(super) chat: Vec<paisho_wire::ChatLine>,
}

pub(super) fn id() -> GameId {
    "g1".parse().unwrap()
}

/// A player with this name.
pub(super) fn person(name: &str) -> Person {
    Person {
        id: name.parse().unwrap(),
        name: name.to_owned(),
        kind: PersonKind::Guest,
    }
}

impl House {
    pub(super) fn new(ruleset: Ruleset) -> Self {
        let mut house = Self {
            game: Game::new(ruleset),
            log: Vec::new(),
            time: TimeControl::Live {
                main: 600,
                increment: 5,
            },
            done: Vec::new(),
            outcome: None,
            chat: Vec::new(),
        };
        let setup = house.setup();
        house.happen(Event::Opened { setup });
        house
    }

    fn setup(&self) -> TableSetup {
        let player = |(seat, name)| Player {
            seat,
            person: person(name),
            rating: None,
        };
        let ruleset = *self.game.position().ruleset();
        let names = ["ana", "ben", "cem", "dov"];
        let two = [
            (paisho_wire::Seat::South, "ana"),
            (paisho_wire::Seat::North, "ben"),
        ];
        let all = ruleset.seats.seats();
        TableSetup {
            ruleset: Text(ruleset),
            rules_version: Ruleset::VERSION,
            time: self.time,
            rated: false,
            players: if all.len() == 2 {
                two.map(player).into()
            } else {
                all.iter().map(Into::into).zip(names).map(player).collect()
            },
            rematch_of: None,
        }
    }

    pub(super) fn version(&self) -> u32 {
        u32::try_from(self.log.len()).unwrap()
    }

    pub(super) fn happen(&mut self, event: Event) {
        if let Event::Finished { outcome } = &event {
            self.outcome = Some(outcome.clone());
        }
        self.log.push(Stamped {
            version: self.version() + 1,
            at: 0,
            event,
        });
    }

    pub(super) fn hello(name: &str) -> ToClient {
        ToClient::Hello {
            protocol: PROTOCOL,
            you: Some(person(name)),
            now: 0,
        }
    }

    pub(super) fn clock(&self) -> ClockReading {
        let left = |seat: Seat| SeatClock {
            seat: seat.into(),
            millis: 600_000,
        };
        ClockReading {
            now: 1_000,
            left: self.game.position().seats().iter().map(left).collect(),
            running: Some(self.game.position().decider().into()),
            deadline: None,
        }
    }

    /// The whole state of the game, as a player sees it.
    pub(super) fn state(&self, you: Option<Seat>) -> ToClient {
        let position = self.game.position();
        let summary = GameSummary {
            id: id(),
            version: self.version(),
            setup: self.setup(),
            speed: self.time.speed(),
            status: Status::Playing,
            created: 0,
            ply: u32::try_from(self.game.plies().len()).unwrap(),
            due: vec![position.decider().into()],
            deadline: None,
            outcome: self.outcome.clone(),
        };
        ToClient::Game {
            state: Box::new(GameState {
                summary,
                turns: self.game.to_string(),
                position: position.to_string(),
                clock: self.clock(),
                offers: Offers::default(),
                vacation: Vec::new(),
                you: you.map(Into::into),
                accents: None,
                conditionals: Vec::new(),
                next_game: None,
            }),
        }
    }

    /// The events after a version.
    pub(super) fn since(&self, version: u32) -> ToClient {
        let news = self.log.iter().filter(|e| e.version > version);
        ToClient::Events {
            game: id(),
            events: news.cloned().collect(),
            clock: self.clock(),
        }
    }

    /// Plays a turn for the player to move, and returns the events.
    pub(super) fn play(&mut self, turn: &str) -> ToClient {
        let before = self.version();
        self.turn(turn);
        self.since(before)
    }

    fn turn(&mut self, text: &str) {
        let turn = text.parse().unwrap();
        let label = self.game.next_label();
        self.game.play(turn).unwrap();
        let seats = self.game.position().ruleset().seats;
        let numbered = paisho::notation::NumberedTurn { label, turn };
        let turn = numbered.display(seats).to_string();
        self.happen(Event::TurnPlayed { turn, lag: 0 });
    }

    /// Answers a player's frame.
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
                    game: super::house::id(),
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
        match action {
            Action::Play { ply, turn } => {
                let ply = *ply as usize;
                if ply != self.game.plies().len() || self.game.position().decider() != seat {
                    return vec![refused(id, Refusal::WrongPly { ply: 0 })];
                }
                self.turn(turn.as_str());
            }
            Action::OfferDraw {} => self.happen(Event::DrawOffered { seat: seat.into() }),
            Action::Resign {} => self.resign(seat),
            _ => return vec![refused(id, Refusal::NothingOffered {})],
        }
        self.done.push((id.clone(), self.version()));
        vec![self.since(before), ack(id, self.version())]
    }

    fn resign(&mut self, seat: Seat) {
        self.game.resign(seat);
        self.happen(Event::Resigned { seat: seat.into() });
        if let Some(outcome) = self.game.outcome() {
            let outcome = outcome.into();
            self.happen(Event::Finished { outcome });
        }
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
