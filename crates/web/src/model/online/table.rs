//! A table: the game, its clocks, who is present, the chat, and open requests.

use paisho::{BySeat, Offer, Position, Seat, SeatSet, Turn};
use paisho_table::{BadEvent, GameReplica};
use paisho_wire::{
    Action, ChatText, ClientId, ClockReading, Event, GameId, GameState, Person, Refusal, Room,
    Stamped, ToServer, TurnText,
};

use super::chat::Chat;
use super::clocks::Clocks;
use super::request::{Request, Wish};
use super::{Cue, Millis};

/// The table on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The game's id.
    pub id: GameId,
    /// The game, once the server has sent it.
    pub replica: Option<GameReplica>,
    /// The clocks.
    pub clocks: Clocks,
    /// The chat.
    pub chat: Chat,
    /// The players who are present.
    pub present: SeatSet,
    /// The number of spectators.
    pub watching: u32,
    /// Since when each player has been away.
    pub away: BySeat<Option<Millis>>,
    /// Why the last request was refused, until the next action.
    pub refusal: Option<Refusal>,
    /// Why the game can't be shown.
    pub missing: Option<Refusal>,
    /// The earlier position that is viewed, by its number of turns.
    pub looking: Option<usize>,
    /// When the server will allow us to claim the game, if it has said so.
    pub claim_from: Option<Millis>,
    /// The player who declined the draw that we offered, until the game goes on.
    pub draw_declined: Option<Seat>,
    requests: Vec<Request>,
    /// Whether the known state was sent to another account.
    is_stale: bool,
}

impl Table {
    /// A table whose game is not loaded yet.
    #[must_use]
    pub fn new(id: GameId) -> Self {
        Self {
            id,
            replica: None,
            clocks: Clocks::default(),
            chat: Chat::default(),
            present: SeatSet::EMPTY,
            watching: 0,
            away: BySeat::default(),
            refusal: None,
            missing: None,
            looking: None,
            claim_from: None,
            draw_declined: None,
            requests: Vec::new(),
            is_stale: false,
        }
    }

    /// The request to join: from the known version, or from the start.
    #[must_use]
    pub fn join(&self) -> ToServer {
        ToServer::Join {
            game: self.id.clone(),
            since: self
                .replica
                .as_ref()
                .filter(|_| !self.is_stale)
                .map(|replica| replica.table.version()),
        }
    }

    /// Called when the account has changed. It may see other things, and requests of the previous
    /// account must not be repeated. The screen stays as it is until the game is sent anew.
    pub fn become_another(&mut self) {
        self.is_stale = true;
        self.requests.clear();
        self.refusal = None;
        self.chat = Chat::default();
    }

    /// The requests to send again after a reconnect. Lines of chat wait until the server has sent
    /// those that it received.
    #[must_use]
    pub fn ask_again(&self) -> Vec<ToServer> {
        let acts = |request: &&Request| matches!(request.wish, Wish::Act(_));
        let acts = self.requests.iter().filter(acts);
        acts.map(|request| request.frame(&self.id)).collect()
    }

    /// Whether any request waits for its answer.
    #[must_use]
    pub const fn is_waiting(&self) -> bool {
        !self.requests.is_empty()
    }

    /// Loads the whole game.
    pub fn open(&mut self, state: &GameState, now: Millis) -> Result<(), BadEvent> {
        let replica = GameReplica::open(state)?;
        self.clocks = Clocks::new(state.clock.clone(), now);
        self.requests.retain(|request| !request.is_done(&replica));
        self.replica = Some(replica);
        self.is_stale = false;
        self.missing = None;
        Ok(())
    }

    /// Applies events; returns the sound to play.
    pub fn happen(
        &mut self,
        events: &[Stamped],
        clock: ClockReading,
        now: Millis,
    ) -> Result<Option<Cue>, BadEvent> {
        let Some(replica) = &mut self.replica else {
            return Ok(None);
        };
        let (mut cue, known) = (None, replica.table.version());
        for stamped in events.iter().filter(|e| e.version > known) {
            cue = Cue::of(&stamped.event, replica).or(cue);
            let declined = declined_by(&stamped.event, replica);
            replica.apply(stamped)?;
            if declined.is_some() || matches!(stamped.event, Event::TurnPlayed { .. }) {
                self.draw_declined = declined;
            }
            if matches!(
                stamped.event,
                Event::TurnPlayed { .. } | Event::TakenBack { .. }
            ) {
                self.looking = None;
                self.refusal = None;
            }
        }
        self.requests.retain(|request| !request.is_done(replica));
        self.clocks = Clocks::new(clock, now);
        Ok(cue)
    }

    /// Requests an action.
    pub fn act(&mut self, id: ClientId, action: Action) -> ToServer {
        self.refusal = None;
        self.draw_declined = None;
        self.ask(id, Wish::Act(action))
    }

    /// Plays a turn.
    pub fn play(&mut self, id: ClientId, turn: Turn) -> Option<ToServer> {
        let ply = u32::try_from(self.replica.as_ref()?.table.game().plies().len()).ok()?;
        let turn = TurnText::try_from(turn.to_string()).ok()?;
        self.looking = None;
        Some(self.act(id, Action::Play { ply, turn }))
    }

    /// Sends a line of chat.
    pub fn say(&mut self, id: ClientId, you: &Person, room: Room, text: ChatText) -> ToServer {
        let known = self.chat.times_said(you, room, text.as_str());
        self.ask(id, Wish::Say { room, text, known })
    }

    fn ask(&mut self, id: ClientId, wish: Wish) -> ToServer {
        let request = Request { id, wish };
        let frame = request.frame(&self.id);
        self.requests.push(request);
        frame
    }

    /// Called when a request was carried out.
    pub fn answered(&mut self, id: &ClientId) {
        self.requests.retain(|request| request.id != *id);
    }

    /// Called when a request was refused.
    pub fn refused(&mut self, id: &ClientId, refusal: Refusal, now: Millis) {
        let before = self.requests.len();
        self.answered(id);
        if self.requests.len() == before {
            return;
        }
        if let Refusal::NotGone { wait: Some(wait) } = &refusal {
            self.claim_from = Some(now + wait);
        }
        self.refusal = Some(refusal);
    }

    /// Called when the server has sent the chat; returns the lines to send again because the server
    /// did not receive them.
    pub fn heard(&mut self, you: Option<&Person>) -> Vec<ToServer> {
        let Some(you) = you else {
            return Vec::new();
        };
        let chat = &self.chat;
        self.requests.retain(|request| match &request.wish {
            Wish::Say { room, text, known } => chat.times_said(you, *room, text.as_str()) <= *known,
            Wish::Act(_) => true,
        });
        let says = |request: &&Request| matches!(request.wish, Wish::Say { .. });
        let says = self.requests.iter().filter(says);
        says.map(|request| request.frame(&self.id)).collect()
    }

    /// Called when the server has sent who is present.
    pub fn presence(&mut self, present: &[paisho_wire::Seat], watching: u32, now: Millis) {
        self.present = present.iter().copied().map(Seat::from).collect();
        self.watching = watching;
        for seat in Seat::ALL {
            self.away[seat] = match self.away[seat] {
                _ if self.present.contains(seat) => None,
                Some(since) => Some(since),
                None => Some(now),
            };
        }
        self.claim_from = None;
    }

    /// A turn of ours that the server has not confirmed yet and that fits the present position.
    #[must_use]
    pub fn pending_turn(&self) -> Option<Turn> {
        let replica = self.replica.as_ref()?;
        let ply = replica.table.game().plies().len();
        let mut waits = self.requests.iter().rev().filter_map(Request::turn);
        waits.find(|(at, _)| *at == ply).map(|(_, turn)| turn)
    }

    /// The position on the screen: an earlier one that is viewed, or the present one after our own
    /// pending turn.
    #[must_use]
    pub fn shown(&self) -> Option<Position> {
        let replica = self.replica.as_ref()?;
        let plies = replica.table.game().plies();
        match self.looking {
            Some(0) => return Some(replica.table.game().start().clone()),
            Some(ply) if ply < plies.len() => return plies.get(ply - 1).map(|p| p.after().clone()),
            _ => {}
        }
        let position = replica.table.position();
        let ahead = self
            .pending_turn()
            .filter(|_| !replica.table.chooses_hidden());
        let ahead = ahead.and_then(|turn| position.play(turn).ok());
        Some(ahead.unwrap_or_else(|| position.clone()))
    }

    /// The turn that led to the position on the screen.
    #[must_use]
    pub fn last_turn(&self) -> Option<Turn> {
        let plies = self.replica.as_ref()?.table.game().plies();
        let last = |count: usize| Some(plies.get(count.checked_sub(1)?)?.turn);
        match self.looking {
            Some(ply) => last(ply),
            None => self.pending_turn().or_else(|| last(plies.len())),
        }
    }

    /// The seats for which turns can be made: ours, while we play and view the present position.
    #[must_use]
    pub fn may(&self) -> SeatSet {
        let replica = self
            .replica
            .as_ref()
            .filter(|replica| replica.table.outcome().is_none());
        let Some((replica, you)) = replica.and_then(|replica| Some((replica, replica.you?))) else {
            return SeatSet::EMPTY;
        };
        let is_gift = replica.table.gift_pending();
        if self.looking.is_some() || is_gift {
            SeatSet::EMPTY
        } else if !replica.table.chooses_hidden() {
            you.alone()
        } else if replica.table.due().contains(you) && self.pending_turn().is_none() {
            // All players choose hidden accents at once, so each acts as the player to move.
            replica.table.position().decider().alone()
        } else {
            SeatSet::EMPTY
        }
    }

    /// Whether no turn can be played: the game is over, an answer is awaited, or an earlier
    /// position is viewed.
    #[must_use]
    pub fn is_resting(&self) -> bool {
        let is_resting = |replica: &GameReplica| {
            let is_gift = replica.table.gift_pending();
            is_gift || replica.table.outcome().is_some()
        };
        self.looking.is_some() || self.replica.as_ref().is_some_and(is_resting)
    }

    /// Whether we are playing here in a live game, whose clock does not wait for us.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        let replica = self
            .replica
            .as_ref()
            .filter(|replica| replica.table.outcome().is_none());
        replica.is_some_and(|replica| {
            let is_playing = replica
                .you
                .is_some_and(|you| replica.table.position().active().contains(you));
            is_playing && replica.table.setup().time.is_live()
        })
    }

    /// Views the position after this many turns; the present one if there are no more.
    pub fn look(&mut self, ply: usize) {
        let plies = self
            .replica
            .as_ref()
            .map_or(0, |replica| replica.table.game().plies().len());
        self.looking = (ply < plies).then_some(ply);
    }
}

/// The player who declines our offer of a draw by this event. To withdraw it ourselves is no news.
fn declined_by(event: &Event, replica: &GameReplica) -> Option<Seat> {
    let you = replica.you?;
    let Event::DrawDeclined { seat } = event else {
        return None;
    };
    let is_ours = match replica.table.game().offer() {
        Some(Offer::Draw { agreed }) => agreed.contains(you),
        _ => false,
    };
    Some(Seat::from(*seat)).filter(|seat| is_ours && *seat != you)
}

/// Whose turn it is, from our point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhoseTurn {
    /// Nobody's: the game is over.
    Over,
    /// Ours.
    Ours,
    /// Another player's.
    TurnOf(Seat),
    /// Others are choosing hidden accents.
    OthersChoose,
}

impl Table {
    /// The position from which replies can be entered in advance: in a correspondence game of two,
    /// while the opponent is to move.
    #[must_use]
    pub fn plan_start(&self) -> Option<Position> {
        let replica = self.replica.as_ref()?;
        let you = replica.you?;
        let is_slow = !replica.table.setup().time.is_live() && replica.table.outcome().is_none();
        let is_theirs =
            !replica.table.due().contains(you) && replica.table.game().offer().is_none();
        let may = is_slow && is_theirs && replica.table.position().seats().len() == 2;
        (may && !replica.table.chooses_hidden()).then(|| replica.table.position().clone())
    }

    /// Whose turn it is, from our point of view.
    #[must_use]
    pub fn whose_turn(&self) -> Option<WhoseTurn> {
        let replica = self.replica.as_ref()?;
        let due = replica.table.due();
        let is_ours = replica.you.is_some_and(|you| due.contains(you));
        Some(if replica.table.outcome().is_some() {
            WhoseTurn::Over
        } else if is_ours && self.pending_turn().is_none() {
            WhoseTurn::Ours
        } else if replica.table.chooses_hidden() {
            WhoseTurn::OthersChoose
        } else {
            let next = self.shown().map(|position| position.decider());
            WhoseTurn::TurnOf(due.iter().find(|s| Some(*s) != replica.you).or(next)?)
        })
    }
}
