//! Playing over the network: one line to the server, the lobby, and the table on the screen.
//!
//! | file | what |
//! |---|---|
//! | `link` | the line: dialling, silence, coming back |
//! | `request` | what we asked for and have no answer to yet |
//! | `table` | the game with clocks, people, talk and requests |
//! | `claim` | buttons at a table, and when a game may be claimed |
//! | `clocks`, `chat` | what their names say |
//! | `plan` | replies entered in advance |
//! | `seek` | the form for a game that waits for others |
//! | `refusals`, `tell` | refusals, ends and times in words |

mod chat;
mod claim;
mod clocks;
mod failure;
mod latest;
mod link;
mod plan;
mod refusals;
mod request;
mod said;
mod seek;
mod table;
mod tell;
#[cfg(test)]
mod tests;

use paisho::Turn;
use paisho_table::{Choice, GameReplica};
use paisho_wire::{Action, ChatText, GameId, Person, Room, Seek, SeekId, ToClient, ToServer};

pub use chat::Chat;
pub use clocks::{Clocks, Shown, shown};
pub use failure::Failure;
pub use latest::Latest;
pub use link::{Link, State, Step};
pub use plan::Plan;
pub use refusals::refusal;
pub use request::{Names, Request, Wish};
pub use seek::{Company, QUICK_PAIRS, SeekForm, TimeForm, quick_pair};
pub use table::{Standing, Table};
pub use tell::{ended, time_control, time_left};

/// Milliseconds of our own clock.
pub type Millis = u64;

/// Everything that happens to the network part of the app.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A message came in.
    Said(Box<ToClient>),
    /// The line broke.
    Broke,
    /// Some time has passed.
    Tick,
    /// The page is shown again, or the network is back.
    Awake,
    /// We have become somebody else: signed in, signed out, a guest.
    Became,
    /// A game is shown.
    Visit(GameId),
    /// It is not shown any more.
    Leave,
    /// The lobby is shown.
    EnterLobby,
    /// It is not shown any more.
    LeaveLobby,
    /// A seek of ours waits for others.
    Waits(Box<Seek>),
    /// It does so no longer.
    Withdrawn(SeekId),
    /// It became a game while we did not listen.
    Found(GameId, SeekId),
    /// Play a turn.
    Play(Turn),
    /// Do something else as a player.
    Do(Choice),
    /// Enter replies in advance, in place of those before.
    Reply(Vec<String>),
    /// Say something.
    Say(Room, ChatText),
    /// What is said has been read.
    Read,
    /// Look at the position after so many turns.
    Look(usize),
    /// A refusal has been read.
    Understood,
}

/// What must be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Open the socket, in place of one that is open.
    Dial,
    /// Close it.
    HangUp,
    /// Send a frame.
    Send(ToServer),
    /// Show a game.
    Go(GameId),
    /// Find out what became of a seek of ours: it may have been taken while the line was broken.
    LookFor(Box<Seek>),
    /// Let something be heard.
    Cue(Cue),
}

/// What is to be heard besides the game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A game has begun.
    Began,
    /// Somebody offers or asks something.
    Offer,
}

impl Cue {
    /// What is to be heard of an event.
    fn of(event: &paisho_wire::Event, replica: &GameReplica) -> Option<Self> {
        use paisho_wire::Event as E;
        match event {
            E::DrawOffered { seat }
            | E::TakebackOffered { seat, .. }
            | E::GiftOffered { seat }
            | E::RematchOffered { seat } => {
                (Some(paisho::Seat::from(*seat)) != replica.you).then_some(Self::Offer)
            }
            _ => None,
        }
    }
}

/// The network part of the app.
#[derive(Clone, PartialEq, Debug)]
pub struct Online {
    /// The line to the server.
    pub link: Link,
    /// Who the server takes us for.
    pub you: Option<Person>,
    /// All public seeks, once the server has told them.
    pub lobby: Option<Vec<Seek>>,
    /// Seeks of ours that wait for others.
    pub waiting: Vec<Seek>,
    /// The table on the screen.
    pub table: Option<Table>,
    /// A game of ours that began while we were elsewhere.
    pub began: Option<GameId>,
    /// A game of ours whose clocks run, and whose page we have left.
    pub left: Option<GameId>,
    /// Seeks that have become games of ours. We may hear so before we are told that a seek is ours.
    taken: Vec<(SeekId, GameId)>,
    in_lobby: bool,
    names: Names,
}

impl Online {
    /// Nothing is known and nothing is needed yet. The seed must be another for every page.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            link: Link::new(seed),
            you: None,
            lobby: None,
            waiting: Vec::new(),
            table: None,
            began: None,
            left: None,
            taken: Vec::new(),
            in_lobby: false,
            names: Names::new(seed),
        }
    }

    /// Something happens at a time; what must be done.
    pub fn update(&mut self, event: Event, now: Millis) -> Vec<Effect> {
        match event {
            Event::Said(said) => self.said(*said, now),
            Event::Broke => {
                self.link.broke(now);
                Vec::new()
            }
            Event::Tick => {
                let step = self.link.tick(now);
                effects(step, now)
            }
            Event::Awake => effects(self.link.awake(now), now),
            Event::Became => effects(self.link.redial(now), now),
            Event::Visit(game) => self.visit(game, now),
            Event::Leave => self.leave(),
            Event::EnterLobby => self.enter_lobby(now),
            Event::LeaveLobby => {
                self.in_lobby = false;
                self.lobby = None;
                self.send(ToServer::LeaveLobby {})
            }
            Event::Waits(seek) => self.waits(*seek, now),
            Event::Withdrawn(id) => {
                self.waiting.retain(|seek| seek.id != id);
                Vec::new()
            }
            Event::Found(game, seek) => self.found(game, &seek),
            Event::Play(_) | Event::Do(_) | Event::Reply(_) | Event::Say(..) => self.ask(event),
            Event::Read | Event::Look(_) | Event::Understood => {
                self.look(&event);
                Vec::new()
            }
        }
    }

    /// What only changes what is on the screen.
    fn look(&mut self, event: &Event) {
        if *event == Event::Understood {
            self.began = None;
            self.left = None;
        }
        let Some(table) = &mut self.table else {
            return;
        };
        match event {
            Event::Read => table.chat.mark_read(),
            Event::Look(ply) => table.look(*ply),
            _ => table.refusal = None,
        }
    }

    /// Whether something can be said at the table: there is one, and the server takes us for who we
    /// are. Shortly after we came in it may still take us for nobody.
    #[must_use]
    pub fn may_say(&self, me: Option<&Person>) -> bool {
        self.table.is_some() && me.is_some() && self.you.as_ref() == me
    }

    /// A frame, if the line is open; otherwise everything that matters is sent when it is.
    fn send(&self, frame: ToServer) -> Vec<Effect> {
        if self.link.is_open() {
            vec![Effect::Send(frame)]
        } else {
            Vec::new()
        }
    }

    fn visit(&mut self, game: GameId, now: Millis) -> Vec<Effect> {
        for told in [&mut self.began, &mut self.left] {
            told.take_if(|told| *told == game);
        }
        if self.table.as_ref().is_some_and(|table| table.id == game) {
            return Vec::new();
        }
        let mut done = self.leave();
        let table = Table::new(game);
        done.extend(self.send(table.join()));
        self.table = Some(table);
        done.extend(effects(self.link.want(now), now));
        done
    }

    fn leave(&mut self) -> Vec<Effect> {
        match self.table.take() {
            Some(table) => {
                if table.is_under_way() {
                    self.left = Some(table.id.clone());
                }
                self.send(ToServer::Leave { game: table.id })
            }
            None => Vec::new(),
        }
    }

    fn enter_lobby(&mut self, now: Millis) -> Vec<Effect> {
        self.in_lobby = true;
        let mut done = self.send(ToServer::WatchLobby {});
        done.extend(effects(self.link.want(now), now));
        done
    }

    /// Something that the server is asked for, as soon as the line is open.
    fn ask(&mut self, event: Event) -> Vec<Effect> {
        let (Some(table), Some(id)) = (&mut self.table, self.names.fresh()) else {
            return Vec::new();
        };
        let frame = match event {
            Event::Play(turn) => table.play(id, turn),
            Event::Do(choice) => table.action(choice).map(|action| table.act(id, action)),
            Event::Reply(lines) => {
                let lines = lines.into_iter().map(TryInto::try_into).collect();
                let lines: Result<Vec<paisho_wire::LineText>, _> = lines;
                let action = lines.ok().map(|lines| Action::SetConditionals { lines });
                action.map(|action| table.act(id, action))
            }
            Event::Say(room, text) => {
                let you = self.you.as_ref();
                you.map(|you| table.say(id, you, room, text))
            }
            _ => None,
        };
        frame.map_or_else(Vec::new, |frame| self.send(frame))
    }
}

/// What a step of the line asks for.
fn effects(step: Step, now: Millis) -> Vec<Effect> {
    match step {
        Step::Nothing => Vec::new(),
        Step::Dial => vec![Effect::Dial],
        Step::HangUp => vec![Effect::HangUp],
        Step::Beat => vec![Effect::Send(ToServer::Beat { n: now })],
    }
}
