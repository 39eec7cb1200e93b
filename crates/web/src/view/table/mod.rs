//! The table: the board to play on, the hands of all players, and what to do next. Local games,
//! online games, lessons and the analysis all use it.

mod announcements;
mod asking;
mod bar;
mod card;
mod controller;
mod field;
mod hand;
mod keys;
mod list;
mod loupe;
mod part;
mod picker;
mod pointer;
mod ring_bloom;
mod scene;
mod tools;
mod zooming;

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::prelude::*;
use paisho::{Kind, Point, PointSet, Seat, SeatSet, Stage, Turn};
use paisho_view::svg::Arrow;

use crate::model::board_input::{BoardInput, Confirmation};
use crate::model::settings::Haste;
use crate::view::context::app;
use crate::view::rules::RulesOfGame;
use announcements::Announcements;
use bar::Bar;
pub(crate) use bar::unreadable;
use card::TileCard;
use controller::TableController;
use field::Field;
use hand::Hand;
use picker::Picker;
pub(crate) use tools::Drawing;
use tools::{Open, Opened, Tools};

/// Counts the tables of the page, to give each its own ids.
static TABLES: AtomicU32 = AtomicU32::new(0);

/// Marks that the page adds to the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// Arrows, such as a hint or the engine's best turn.
    pub(crate) arrows: Vec<Arrow>,
    /// Highlighted points.
    pub(crate) highlights: PointSet,
    /// A highlighted tile in the hand of the player to move.
    pub(crate) tile: Option<Kind>,
}

/// What a pointer does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Tool {
    /// It plays turns.
    #[default]
    Play,
    /// It draws arrows and highlights.
    Draw,
}

/// The board with the hands, the bar and the tools.
///
/// The page owns the game: it passes a [`BoardInput`], receives finished turns by `on_turn`, and
/// sets the next position with [`BoardInput::show`].
#[component]
pub(crate) fn Table(
    /// The position, and the unfinished turn.
    board_input: RwSignal<BoardInput>,
    /// Called with every finished turn, which is legal in the shown position.
    on_turn: Callback<Turn>,
    /// The seat at the bottom of the board, before the user turns it.
    #[prop(into)]
    bottom: Signal<Seat>,
    /// The seats that the user plays; by default those that [`BoardInput::may`] allows.
    #[prop(optional, into)]
    own: Option<Signal<SeatSet>>,
    /// Additional marks.
    #[prop(optional, into)]
    marks: Signal<Marks>,
    /// The view beside a player's hand, such as a name and a clock; by default the seat's name.
    #[prop(optional, into)]
    plate: Option<Callback<Seat, AnyView>>,
    /// The name of a player, for what the bar says; by default players are called by their seats.
    #[prop(optional, into)]
    called: Option<Callback<Seat, Option<String>>>,
    /// Called with both ends of a line that was drawn with the right button or the drawing tool.
    #[prop(optional, into)]
    on_arrow: Option<Callback<(Point, Point)>>,
    /// What a pointer does.
    #[prop(optional, into)]
    tool: Signal<Tool>,
    /// Whether the game is live or by correspondence.
    #[prop(optional, into)]
    haste: Signal<Haste>,
) -> impl IntoView {
    let seats = Memo::new(move |_| board_input.with(|d| d.position().seats()));
    let quarters = RwSignal::new(0);
    let turned = Signal::derive(move || turn(bottom.get(), quarters.get()));
    let controller = TableController::new(board_input, on_turn, turned, on_arrow, tool);
    let flip = Callback::new(move |()| {
        let step = if seats.get_untracked().len() == 2 {
            2
        } else {
            1
        };
        quarters.update(|q| *q = (*q + step) % 4);
    });
    follow_confirmation(board_input, haste);
    let open = RwSignal::new(Open::default());
    let shows_rules = RwSignal::new(false);
    let rules = Memo::new(move |_| board_input.with(|d| *d.position().ruleset()));
    let id = format!("table-{}", TABLES.fetch_add(1, Ordering::Relaxed));
    let is_choosing = Memo::new(move |_| {
        board_input.with(|d| d.is_mine() && d.position().stage() == Stage::Accents)
    });
    let is_crowded = move || seats.get().len() > 2;
    let below = Memo::new(move |_| board_input.with(|d| below(d, turned.get())));
    let own = Signal::derive(move || {
        own.map_or_else(|| board_input.with(BoardInput::may), |own| own.get())
    });
    let hands = move |which: Vec<Seat>| {
        let hand = |seat| {
            let is_large = Signal::derive(move || {
                let is_played = board_input.with(|d| d.position().outcome().is_none());
                let is_own = own.get().contains(seat) && seats.get().len() == 2;
                below.get() == seat || (is_own && is_played)
            });
            view! { <Hand controller seat is_large plate marks /> }
        };
        which.into_iter().map(hand).collect_view()
    };
    view! {
        <div class="table">
            <div class="table-in" class:crowded=is_crowded>
                <div class="hands others">{move || hands(others(turned.get(), below.get(), seats.get()))}</div>
                <div class="middle">
                    <Field controller marks id />
                    <Tools controller open shows_rules on_flip=flip />
                    <TileCard controller own below />
                    <Show when=move || is_choosing.get()><Picker controller shows_rules /></Show>
                </div>
                <div class="hands own">{move || hands(vec![below.get()])}</div>
                <Bar controller called />
                <div class="below"><Opened controller open /></div>
                <Announcements controller />
                <RulesOfGame rules is_open=shows_rules />
            </div>
        </div>
    }
}

/// Keeps the board's confirmation mode in line with the settings.
fn follow_confirmation(board_input: RwSignal<BoardInput>, haste: Signal<Haste>) {
    let settings = app().settings;
    let confirm = Memo::new(move |_| settings.with(|s| s.confirm.asks(haste.get())));
    Effect::new(move |_| {
        let wanted = if confirm.get() {
            Confirmation::Asked
        } else {
            Confirmation::AtOnce
        };
        board_input.update(|d| d.set_confirmation(wanted));
    });
}

/// The seat whose hand is below the board: normally the one at the bottom. With more than two
/// players the other hands are small, so it is the seat to move if the user plays it; the board
/// need not turn for that.
fn below(board_input: &BoardInput, bottom: Seat) -> Seat {
    let position = board_input.position();
    let is_crowded = position.seats().len() > 2;
    if (is_crowded && board_input.is_mine()) || !position.seats().contains(bottom) {
        position.to_move()
    } else {
        bottom
    }
}

/// The seat at the bottom after some quarter turns.
fn turn(bottom: Seat, quarters: usize) -> Seat {
    Seat::ALL[(bottom as usize + quarters) % 4]
}

/// All seats in the game except the one whose hand is below the board, clockwise from the bottom.
fn others(bottom: Seat, below: Seat, seats: SeatSet) -> Vec<Seat> {
    let around = (0..4).map(|quarters| turn(bottom, quarters));
    around
        .filter(|seat| seats.contains(*seat) && *seat != below)
        .collect()
}
