//! Playing over the network: one connection to the server, the lobby, and the table on the screen.
//!
//! | file | what |
//! |---|---|
//! | `account` | the account that the server knows us by |
//! | `link` | the connection: connecting, silence, reconnecting |
//! | `request` | requests without an answer yet |
//! | `table` | the game with clocks, players, chat and requests |
//! | `claim` | buttons at a table, and when a game may be claimed |
//! | `clocks`, `chat` | clocks and chat of a table |
//! | `plan` | replies entered in advance |
//! | `seek` | the form for a game that waits for opponents |
//! | `seeking` | creating, joining and withdrawing seeks |
//! | `own_games` | the user's games, and which of them wait for a turn |
//! | `rating_changes` | a list that the page of a game shows |
//! | `unsent` | what waits at a table while the connection is broken |
//! | `refusals`, `tell` | refusals, outcomes and times in words |

mod account;
mod chat;
mod claim;
mod clocks;
mod failure;
mod latest;
mod link;
mod own_games;
mod plan;
mod rating_changes;
mod refusals;
mod request;
mod said;
mod seek;
mod seeking;
mod table;
mod tell;
#[cfg(test)]
mod tests;
mod unsent;

use paisho::Turn;
use paisho_table::{GameReplica, TableAction};
use paisho_wire::{Action, ChatText, GameId, Room, Seek, SeekId, ServerInfo, ToClient, ToServer};

use super::api::Call;
use super::people::Identity;
use super::route::Route;

pub use account::{Account, AccountEvent};
pub use chat::Chat;
pub use clocks::{Clocks, Shown, shown};
pub use failure::Failure;
pub use latest::Latest;
pub use link::{Link, State, Step};
pub use own_games::{OwnGames, OwnGamesEvent, is_due};
pub use plan::Plan;
pub use rating_changes::{RatingChange, RatingChanges, RatingChangesEvent};
pub use refusals::refusal;
pub use request::{Request, RequestIds, Wish};
pub use seek::{Company, QUICK_PAIRS, SeekForm, TimeForm, quick_pair};
pub use seeking::{SeekEvent, SeekWish};
pub use table::{Table, WhoseTurn};
pub use tell::{clock_explained, ended, time_control, time_left};
pub use unsent::Unsent;

/// Milliseconds of our own clock.
pub type Millis = u64;

/// An event of the network part of the app, on any page.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The app has started.
    Begin,
    /// The connection was lost.
    Broke,
    /// Some time has passed.
    Tick,
    /// The page is shown again, or the network is back.
    Awake,
    /// Something happens to our account.
    Account(AccountEvent),
    /// Something happens to seeks.
    Seek(SeekEvent),
    /// The lobby is shown.
    EnterLobby,
    /// The lobby is left.
    LeaveLobby,
    /// The user wants to be told when someone seeks a game, or no longer.
    ToggleLookout,
    /// The user dismisses a refusal or a notice.
    Understood,
}

impl From<AccountEvent> for Event {
    fn from(event: AccountEvent) -> Self {
        Self::Account(event)
    }
}

impl From<SeekEvent> for Event {
    fn from(event: SeekEvent) -> Self {
        Self::Seek(event)
    }
}

/// An event on an open connection or at a table. The first page loads without the code for them.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// A frame arrived.
    Said(Box<ToClient>),
    /// The page of a game is shown.
    Visit(GameId),
    /// The page of the game is left.
    Leave,
    /// The user plays a turn.
    Play(Turn),
    /// The user does something else as a player.
    Do(TableAction),
    /// The user enters replies in advance, which replace earlier ones.
    Reply(Vec<String>),
    /// The user sends a line of chat.
    Say(Room, ChatText),
    /// The chat has been read.
    Read,
    /// The user views the position after this many turns.
    Look(usize),
}

/// An effect that the caller carries out.
#[derive(PartialEq, Debug)]
pub enum Effect {
    /// Open the socket and close one that is already open.
    Dial,
    /// Close the socket.
    HangUp,
    /// Send a frame.
    Send(ToServer),
    /// Make a request; its answer is an event.
    Call(Call<Event>),
    /// Show a page.
    Go(Route),
    /// Show the lobby, where people wait, if the home page is still shown.
    WaitInLobby,
    /// See whether the server has a newer version of the app.
    CheckForNewer,
    /// Tell those who need to know that we are somebody else now.
    IdentityChanged,
    /// Play a sound.
    Cue(Cue),
}

/// The effect that shows a game.
fn to_game(game: &GameId) -> Effect {
    Effect::Go(Route::Online(game.to_string()))
}

/// Sounds besides those of the game itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cue {
    /// A game has started.
    Began,
    /// An opponent makes an offer or a request.
    Offer,
    /// Someone seeks a game.
    Someone,
}

impl Cue {
    /// The sound of an event.
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
    /// The connection to the server.
    pub link: Link,
    /// The account that the server knows us by.
    pub account: Account,
    /// The server's description of itself, once it has arrived.
    pub server: Option<ServerInfo>,
    /// All public seeks, once the server has sent them.
    pub lobby: Option<Vec<Seek>>,
    /// How many people are connected to the server, as it said with the lobby.
    pub people: u32,
    /// Whether to tell the user when someone seeks a game.
    pub lookout: bool,
    /// Whether someone has come since the user left the lobby and asked to be told.
    pub someone_came: bool,
    /// Seeks of ours that wait for opponents.
    pub waiting: Vec<Seek>,
    /// Why the last attempt to seek a game failed.
    pub seek_failure: Option<Failure>,
    /// The table on the screen.
    pub table: Option<Table>,
    /// A game of ours that began while another page was shown.
    pub began: Option<GameId>,
    /// A game of ours whose clocks are running although we have left its page.
    pub left: Option<GameId>,
    /// Seeks of ours that have become games. This news may arrive before the answer to the request
    /// that created the seek.
    taken: Vec<(SeekId, GameId)>,
    in_lobby: bool,
    request_ids: RequestIds,
}

impl Online {
    /// Nothing is known and nothing is needed yet. The seed must be different on every page.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            link: Link::new(seed),
            account: Account::default(),
            server: None,
            lobby: None,
            people: 0,
            lookout: false,
            someone_came: false,
            waiting: Vec::new(),
            seek_failure: None,
            table: None,
            began: None,
            left: None,
            taken: Vec::new(),
            in_lobby: false,
            request_ids: RequestIds::new(seed),
        }
    }

    /// Applies an event that happens at a time; returns the effects to carry out.
    pub fn update(&mut self, event: Event, now: Millis) -> Vec<Effect> {
        match event {
            Event::Begin => vec![self.identify()],
            Event::Broke => {
                self.link.broke(now);
                Vec::new()
            }
            Event::Tick => {
                let step = self.link.tick(now);
                effects(step, now)
            }
            Event::Awake => {
                let mut done = effects(self.link.awake(now), now);
                if *self.account.identity() == Identity::Unknown {
                    done.push(self.identify());
                }
                done
            }
            Event::Account(event) => self.update_account(event, now),
            Event::Seek(event) => self.update_seeks(event, now),
            Event::EnterLobby => self.enter_lobby(now),
            Event::LeaveLobby => {
                self.in_lobby = false;
                self.lobby = None;
                self.stop_watching_lobby()
            }
            Event::ToggleLookout => {
                self.lookout = !self.lookout;
                Vec::new()
            }
            Event::Understood => {
                self.began = None;
                self.someone_came = false;
                self.left = None;
                if let Some(table) = &mut self.table {
                    table.refusal = None;
                }
                Vec::new()
            }
        }
    }

    /// Applies an event on the connection or at a table; returns the effects to carry out.
    pub fn update_table(&mut self, event: TableEvent, now: Millis) -> Vec<Effect> {
        match event {
            TableEvent::Said(said) => return self.said(*said, now),
            TableEvent::Visit(game) => return self.visit(game, now),
            TableEvent::Leave => return self.leave(),
            TableEvent::Read => {
                if let Some(table) = &mut self.table {
                    table.chat.mark_read();
                }
            }
            TableEvent::Look(ply) => {
                if let Some(table) = &mut self.table {
                    table.look(ply);
                }
            }
            TableEvent::Play(_)
            | TableEvent::Do(_)
            | TableEvent::Reply(_)
            | TableEvent::Say(..) => return self.ask(event),
        }
        Vec::new()
    }

    /// Whether chat can be sent at the table: there is one, and the connection speaks for us.
    #[must_use]
    pub fn may_say(&self) -> bool {
        self.table.is_some() && self.account.is_connected()
    }

    /// Whether nobody else seeks a game in the lobby.
    #[must_use]
    pub fn is_alone(&self) -> bool {
        let is_ours = |seek: &Seek| self.waiting.iter().any(|own| own.id == seek.id);
        let lobby = self.lobby.as_ref();
        lobby.is_some_and(|seeks| seeks.iter().all(is_ours))
    }

    /// A frame, if the connection is open; otherwise everything that matters is sent when it opens.
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
        self.someone_came = false;
        let mut done = self.send(ToServer::WatchLobby {});
        done.extend(effects(self.link.want(now), now));
        done
    }

    /// Leaves the lobby, unless somebody looks at it or is to be told.
    fn stop_watching_lobby(&self) -> Vec<Effect> {
        if self.in_lobby || self.lookout {
            return Vec::new();
        }
        self.send(ToServer::LeaveLobby {})
    }

    /// Sends a request to the server, or keeps it until the connection is open.
    fn ask(&mut self, event: TableEvent) -> Vec<Effect> {
        let (Some(table), Some(id)) = (&mut self.table, self.request_ids.fresh()) else {
            return Vec::new();
        };
        let frame = match event {
            TableEvent::Play(turn) => table.play(id, turn),
            TableEvent::Do(choice) => table.action(choice).map(|action| table.act(id, action)),
            TableEvent::Reply(lines) => {
                let lines = lines.into_iter().map(TryInto::try_into).collect();
                let lines: Result<Vec<paisho_wire::LineText>, _> = lines;
                let action = lines.ok().map(|lines| Action::SetConditionals { lines });
                action.map(|action| table.act(id, action))
            }
            TableEvent::Say(room, text) => {
                let you = self.account.connected();
                you.map(|you| table.say(id, you, room, text))
            }
            _ => None,
        };
        frame.map_or_else(Vec::new, |frame| self.send(frame))
    }
}

/// The effects of a step of the connection.
fn effects(step: Step, now: Millis) -> Vec<Effect> {
    match step {
        Step::Nothing => Vec::new(),
        Step::Dial => vec![Effect::Dial],
        Step::HangUp => vec![Effect::HangUp],
        Step::Beat => vec![Effect::Send(ToServer::Beat { n: now })],
    }
}
