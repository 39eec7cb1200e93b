//! A game on the server: the board, and beside it the offers, the turns and the chat.

use leptos::prelude::*;
use paisho::{Position, Seat, SeatSet, Turn};
use paisho_wire::{GameId, Player};

use super::actions::{ActionButtons, Offers, Party};
use super::chat::{ChatView, Unread};
use super::controller::online_controller;
use super::end::Over;
use super::list::{called, name_at, rules};
use super::mine::NextGame;
use super::plan::PlanView;
use super::plate::{Plate, player};
use super::turns::Turns;
use crate::model::board_input::{BoardInput, Course};
use crate::model::online::{
    self, Event, Plan, State, TableEvent, Unsent, WhoseTurn, refusal, time_control,
};
use crate::model::route::Route;
use crate::model::settings::Haste;
use crate::model::tab_title::opponents;
use crate::view::context::{Link, app, entitle, say, words};
use crate::view::table::Table;

/// A game on the server.
#[component]
pub(crate) fn GamePage(id: String) -> impl IntoView {
    let controller = online_controller();
    let game: Option<GameId> = id.parse().ok();
    let is_none = game.is_none();
    if let Some(game) = game {
        controller.send_table(TableEvent::Visit(game));
    }
    let is_watching = app().is_watching;
    on_cleanup(move || {
        controller.send_table(TableEvent::Leave);
        is_watching.set(false);
    });
    let watches = at_table(|table| table.replica.as_ref().is_some_and(|r| r.you.is_none()));
    Effect::new(move |_| is_watching.set(watches.get() == Some(true)));
    entitle_by_opponents();
    let is_here = at_table(|table| table.replica.is_some());
    let missing = at_table(|table| table.missing.clone());
    view! {
        <section class="page game-page">
            <h1 class="unseen">{move || say("online-game")}</h1>
            {move || if is_none || missing.get().flatten().is_some() {
                view! { <Missing /> }.into_any()
            } else if is_here.get() == Some(true) {
                view! { <Seated /> }.into_any()
            } else {
                view! { <p class="empty" role="status">{move || say("online-connecting")}</p> }.into_any()
            }}
        </section>
    }
}

/// Whether it is our turn in the open game. The browser tab's title shows it.
pub(crate) fn is_my_turn() -> bool {
    let is_ours = |table: &online::Table| table.whose_turn() == Some(WhoseTurn::Ours);
    online_controller()
        .online
        .with(|o| o.table.as_ref().is_some_and(is_ours))
}

/// A value read from the open game; `None` if no game is open.
pub(super) fn at_table<T>(
    read: impl Fn(&online::Table) -> T + Send + Sync + 'static,
) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let online = online_controller().online;
    Memo::new(move |_| online.with(|o| o.table.as_ref().map(&read)))
}

/// The same for a value that also depends on the time.
pub(super) fn at_table_now<T>(
    read: impl Fn(&online::Table, online::Millis) -> T + Send + Sync + 'static,
) -> Memo<Option<T>>
where
    T: PartialEq + Send + Sync + 'static,
{
    let controller = online_controller();
    Memo::new(move |_| {
        let now = controller.now.get();
        controller
            .online
            .with(|o| o.table.as_ref().map(|table| read(table, now)))
    })
}

#[component]
fn Missing() -> impl IntoView {
    view! {
        <p class="note">{move || say("online-no-such-game")}</p>
        <p><Link to=Route::Lobby class="button">{move || say("online-lobby")}</Link></p>
    }
}

/// What the board shows.
#[derive(Clone, PartialEq)]
struct OnBoard {
    position: Position,
    /// The turn that led to the position.
    last: Option<Turn>,
    /// The seats that may be played from this page.
    may: SeatSet,
    course: Course,
}

impl OnBoard {
    fn put_on(self, board_input: &mut BoardInput) {
        board_input.show(self.position, self.last);
        board_input.allow(self.may);
        board_input.set_course(self.course);
    }
}

/// The page of a game that has been received from the server.
#[component]
fn Seated() -> impl IntoView {
    let controller = online_controller();
    let plan: RwSignal<Option<Plan>> = RwSignal::new(None);
    let you = at_table(|table| table.replica.as_ref().and_then(|replica| replica.you));
    let board_input = RwSignal::new(first_board_input());
    follow(board_input, plan);
    let bottom = Signal::derive(move || you.get().flatten().unwrap_or(Seat::GUEST));
    let on_turn = Callback::new(move |turn: Turn| {
        let is_plan = plan.with_untracked(Option::is_some);
        if is_plan {
            // The board passes on only legal turns, so this can't fail.
            plan.update(|plan| {
                if let Some(plan) = plan {
                    let _ = plan.play(turn);
                }
            });
        } else {
            controller.send_table(TableEvent::Play(turn));
        }
    });
    let is_live = at_table(|table| {
        table
            .replica
            .as_ref()
            .is_some_and(|replica| replica.table.setup().time.is_live())
    });
    let haste = Signal::derive(move || match is_live.get() {
        Some(false) if plan.with(Option::is_none) => Haste::Correspondence,
        _ => Haste::Table,
    });
    let plate = Callback::new(|seat: Seat| view! { <Plate seat /> }.into_any());
    let players = at_table(|table| {
        let replica = table.replica.as_ref()?;
        Some(replica.table.setup().players.clone())
    });
    let called = Callback::new(move |seat: Seat| {
        let players = players.get().flatten()?;
        name_at(&players, seat, &words())
    });
    view! {
        <div class="live">
            <div class="live-table"><Table board_input on_turn bottom plate haste called /></div>
            <div class="live-side">
                <LineState />
                <Status />
                <Refused />
                <Offers />
                <Over />
                <Next />
                <Turns />
                <ActionButtons />
                <PlanView plan />
                <ChatView />
                <About />
            </div>
        </div>
    }
}

/// Names the opponents in the title of the tab.
fn entitle_by_opponents() {
    let people = at_table(|table| {
        let replica = table.replica.as_ref()?;
        Some((replica.table.setup().players.clone(), replica.you))
    });
    entitle(move || {
        let (players, you) = people.get().flatten().unwrap_or_default();
        let words = words();
        let named = |p: Player| (Seat::from(p.seat), called(&p.person, &words));
        opponents(players.into_iter().map(named), you)
    });
}

/// The initial state of the board, with the current position of the game.
fn first_board_input() -> BoardInput {
    let on_board = online_controller()
        .online
        .with_untracked(|o| o.table.as_ref().and_then(on_board));
    match on_board {
        Some(on_board) => {
            let mut board_input = BoardInput::new(on_board.position.clone(), on_board.may);
            on_board.put_on(&mut board_input);
            board_input
        }
        None => BoardInput::new(Position::start(paisho::Ruleset::RULEBOOK), SeatSet::EMPTY),
    }
}

fn on_board(table: &online::Table) -> Option<OnBoard> {
    let course = if table.is_resting() {
        Course::Rests
    } else {
        Course::Goes
    };
    Some(OnBoard {
        position: table.shown()?,
        last: table.last_turn(),
        may: table.may(),
        course,
    })
}

/// Keeps the board up to date with the game, or with the line of conditional replies being tried.
fn follow(board_input: RwSignal<BoardInput>, plan: RwSignal<Option<Plan>>) {
    let live = at_table(on_board);
    Effect::new(move |_| {
        let planned = plan.with(|plan| plan.as_ref().map(planned));
        if let Some(on_board) = planned.or_else(|| live.get().flatten()) {
            board_input.update(|board_input| on_board.put_on(board_input));
        }
    });
}

fn planned(plan: &Plan) -> OnBoard {
    let position = plan.position();
    OnBoard {
        may: position.decider().alone(),
        position,
        last: plan.line().last().copied(),
        course: Course::Goes,
    }
}

/// Says so if the connection to the server is broken, what is still unsent, and whose clock runs.
#[component]
fn LineState() -> impl IntoView {
    let online = online_controller().online;
    let is_broken = Memo::new(move |_| {
        online.with(|o| {
            matches!(
                o.link.state(),
                State::Broken { .. } | State::Dialling { .. }
            )
        })
    });
    let unsent = at_table(|table| {
        table.unsent().map(|unsent| match unsent {
            Unsent::Turn => "online-unsent-turn",
            Unsent::Other => "online-unsent",
        })
    });
    let running = at_table(|table| {
        let replica = table.replica.as_ref()?;
        Party::of(replica, table.clocks.running()?)
    });
    let clock = move || {
        let running = running.get().flatten()?;
        Some(running.tell("online-clock-own", "online-clock-of"))
    };
    view! {
        <div role="status">
            {move || is_broken.get().then(|| view! {
                <p class="note line-state">
                    {move || say("online-broken")}" "
                    {move || unsent.get().flatten().map(say)}" "
                    {clock}
                </p>
            })}
        </div>
    }
}

/// Whose turn it is, or that the game is over.
#[component]
fn Status() -> impl IntoView {
    let whose_turn = at_table(|table| {
        let replica = table.replica.as_ref()?;
        let whose_turn = table.whose_turn()?;
        let next = match whose_turn {
            WhoseTurn::TurnOf(seat) => player(replica, seat).map(|p| p.person.clone()),
            _ => None,
        };
        Some((whose_turn, next))
    });
    let sentence = move || {
        let words = words();
        let (whose_turn, next) = whose_turn.get().flatten()?;
        Some(match whose_turn {
            // The card of the result says how it ended.
            WhoseTurn::Over => words.phrase("play-over").say(),
            WhoseTurn::Ours => words.phrase("online-your-turn").say(),
            WhoseTurn::OthersChoose => words.phrase("online-others-choose").say(),
            WhoseTurn::TurnOf(_) => {
                let name = called(&next?, &words);
                words.phrase("online-turn-of").name("name", &name).say()
            }
        })
    };
    let controller = online_controller();
    let is_past = at_table(|table| table.looking.is_some());
    view! {
        <div class="game-status" aria-live="polite"><p>{sentence}</p><Unread /></div>
        {move || (is_past.get() == Some(true)).then(|| view! {
            <p class="past">
                <span>{move || say("play-past")}</span>
                <button class="plain" on:click=move |_| controller.send_table(TableEvent::Look(usize::MAX))>
                    {move || say("play-to-present")}
                </button>
            </p>
        })}
    }
}

/// In correspondence games, a link to the next game that waits for us.
#[component]
fn Next() -> impl IntoView {
    let is_slow = at_table(|table| {
        let replica = table.replica.as_ref();
        replica
            .is_some_and(|replica| !replica.table.setup().time.is_live() && replica.you.is_some())
    });
    let is_ours = at_table(|table| table.whose_turn() == Some(WhoseTurn::Ours));
    move || {
        let is_ours = Signal::derive(move || is_ours.get() == Some(true));
        (is_slow.get() == Some(true)).then(|| view! { <NextGame is_ours /> })
    }
}

/// Why the server refused our last request.
#[component]
fn Refused() -> impl IntoView {
    let controller = online_controller();
    let why = at_table(|table| table.refusal.clone());
    move || {
        why.get().flatten().map(|why| {
            view! {
                <p class="error refused" role="alert">
                    <span>{move || refusal(&why, &words())}</span>
                    <button class="plain" on:click=move |_| controller.send(Event::Understood)>
                        {move || say("online-understood")}
                    </button>
                </p>
            }
        })
    }
}

/// The rules, the time control, and the number of spectators.
#[component]
fn About() -> impl IntoView {
    let setup = at_table(|table| {
        table
            .replica
            .as_ref()
            .map(|replica| replica.table.setup().clone())
    });
    let watching = at_table(|table| table.watching as usize);
    let about = move || {
        let words = words();
        setup.get().flatten().map(|setup| {
            let kind = if setup.rated {
                "online-rated"
            } else {
                "online-casual"
            };
            let parts = [
                time_control(setup.time, &words),
                words.phrase(kind).say(),
                rules(&setup.ruleset.0, &words),
            ];
            parts.join(" · ")
        })
    };
    view! {
        <p class="about game-about">
            {about}
            {move || watching.get().filter(|n| *n > 0).map(|n| view! {
                <br />{move || words().phrase("online-watching").count("n", n).say()}
            })}
        </p>
    }
}
