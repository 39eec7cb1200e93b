//! Plays on the app's board as people do: by mouse, finger or keyboard. The turns are chosen here,
//! by the rules crate and a baseline player, from the turns that the page shows.

use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use paisho::{Accents, Game, Kind, Point, Position, Ruleset, Seat, Turn};
use paisho_engine::{Greedy, PlainPlayer};
use paisho_view::svg::place_of;
use paisho_view::words::{Language, Words};
use serde_json::json;

use crate::keyboard::{self, ENTER};
use crate::tab::{Device, Tab};

/// The input device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    Mouse,
    Finger,
    /// The keyboard, with arrow keys on the board.
    Arrows,
    /// The keyboard, with turns typed in notation.
    Writing,
}

impl By {
    const fn is_keyboard(self) -> bool {
        matches!(self, Self::Arrows | Self::Writing)
    }
}

/// A user in a game: their seat and their input device.
pub(crate) struct Hands<'a> {
    tab: &'a Tab,
    seat: Seat,
    by: By,
    words: Words,
    player: Greedy,
}

/// The maximum duration of a game on a busy machine.
const PATIENCE: Duration = Duration::from_secs(600);

impl<'a> Hands<'a> {
    pub(crate) fn new(tab: &'a Tab, seat: Seat, by: By) -> Self {
        Self {
            tab,
            seat,
            by,
            words: Words::new(Language::English),
            player: Greedy::new(7),
        }
    }

    pub(crate) const fn seat(&self) -> Seat {
        self.seat
    }

    /// The game as the page shows it.
    pub(crate) async fn game(&self) -> Game {
        let script =
            "return [...document.querySelectorAll('.turn-list .turn')].map(b => b.textContent)";
        let turns = self.tab.run(script, vec![]).await;
        let mut game = Game::new(Ruleset::RULEBOOK);
        for turn in turns.as_array().unwrap() {
            let text = turn.as_str().unwrap().trim();
            game.play(text.parse().unwrap_or_else(|e| panic!("{text}: {e}")))
                .unwrap();
        }
        game
    }

    /// Plays until the game is over or this player has made `most` turns.
    pub(crate) async fn play(&mut self, most: usize) -> Game {
        let began = Instant::now();
        let mut played = 0;
        loop {
            let game = self.game().await;
            if began.elapsed() > PATIENCE {
                let page = self.tab.text("body").await;
                panic!("{:?} never stops waiting\n{page}", self.seat);
            }
            if game.outcome().is_some() || played == most {
                return game;
            }
            if game.position().decider() == self.seat {
                let turn = self.player.turn(game.position()).unwrap();
                let turn = without_needless_bonus(game.position(), turn);
                self.turn(turn).await;
                let plies = game.plies().len();
                self.until_more_than(plies).await;
                played += 1;
            } else {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }

    /// Waits until more turns have been played.
    pub(crate) async fn until_more_than(&self, plies: usize) {
        let script = format!("document.querySelectorAll('.turn-list .turn').length > {plies}");
        self.tab.until(&script).await;
    }

    /// Plays a turn.
    pub(crate) async fn turn(&self, turn: Turn) {
        match (turn, self.by) {
            (Turn::Accents(accents), _) => self.choose(accents).await,
            (Turn::Pass, _) => self.press(".bar .primary").await,
            (turn, By::Writing) => self.type_turn(turn).await,
            (Turn::Plant { flower, at }, _) => {
                self.take(flower).await;
                self.tap(at).await;
            }
            (Turn::Arrange { from, to, bonus }, _) => {
                self.tap(from).await;
                self.tap(to).await;
                match bonus {
                    Some(bonus) => {
                        self.take(bonus.tile).await;
                        self.tap(bonus.at).await;
                        if let Some(to) = bonus.to {
                            self.tap(to).await;
                        }
                    }
                    None => self.skip_bonus().await,
                }
            }
        }
    }

    /// Declines the bonus if one is offered.
    async fn skip_bonus(&self) {
        if self.tab.has(".bar.asking").await {
            self.press(".bar.asking .bar-buttons .button:last-child")
                .await;
        }
    }

    async fn choose(&self, accents: Accents) {
        for kind in Kind::ACCENTS {
            for _ in 0..accents.count(kind) {
                let name = self.words.tile(kind);
                self.press(&format!(".picker .accent[aria-label*='{name}']"))
                    .await;
            }
        }
        self.press(".picker .primary").await;
    }

    pub(crate) async fn take(&self, kind: Kind) {
        let name = self.words.tile(kind);
        self.press(&format!("button.hand-tile[aria-label^='{name},']"))
            .await;
    }

    /// Presses a button, by keyboard if that is the input device.
    async fn press(&self, css: &str) {
        if self.by.is_keyboard() {
            keyboard::press(self.tab, css).await;
        } else {
            self.tab.click(css).await;
        }
    }

    /// Types a turn into the input field.
    async fn type_turn(&self, turn: Turn) {
        if !self.tab.has("form.writing").await {
            self.press(".board-tools [aria-expanded]").await;
        }
        keyboard::reach(self.tab, "form.writing input").await;
        self.tab.keys(&format!("{turn}{ENTER}")).await;
    }

    /// Taps a point on the board.
    pub(crate) async fn tap(&self, at: Point) {
        if self.by.is_keyboard() {
            keyboard::walk(self.tab, at, self.seat).await;
            return self.tab.keys(ENTER).await;
        }
        let (x, y) = self.place(at).await;
        let (duration, button) = (None, MOUSE_BUTTON_LEFT);
        let steps = [
            PointerAction::MoveTo { duration, x, y },
            PointerAction::Down { button },
            PointerAction::Up { button },
        ];
        let performed = if self.by == By::Finger {
            let finger = TouchActions::new("finger".to_owned());
            let touched = steps.into_iter().fold(finger, InputSource::then);
            self.tab.client.perform_actions(touched).await
        } else {
            let mouse = MouseActions::new("mouse".to_owned());
            let clicked = steps.into_iter().fold(mouse, InputSource::then);
            self.tab.client.perform_actions(clicked).await
        };
        performed.unwrap();
    }

    /// The position of a point in the window, with our seat at the bottom of the board.
    async fn place(&self, at: Point) -> (f64, f64) {
        place(self.tab, at, self.seat).await
    }
}

/// The same turn without its bonus if it wins without it: then the page does not ask for one.
fn without_needless_bonus(position: &Position, turn: Turn) -> Turn {
    let Turn::Arrange { from, to, .. } = turn else {
        return turn;
    };
    let bonus = None;
    let plain = Turn::Arrange { from, to, bonus };
    let outcome = position.play(plain).ok().and_then(|after| after.outcome());
    match outcome {
        Some(outcome) if outcome.winners == position.to_move().alone() => plain,
        _ => turn,
    }
}

/// Resigns online. A double click is not enough: the confirmation needs a moment.
pub(crate) async fn resign(tab: &Tab) {
    let double_click = "(() => {\
        const button = [...document.querySelectorAll('.actions button')]\
            .find(b => b.innerText.trim() == 'Resign');\
        button.click(); button.click(); return true })()";
    tab.until(double_click).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    tab.click_text("Resign").await;
}

/// The position of a point in the window, with a seat at the bottom of the board.
pub(crate) async fn place(tab: &Tab, at: Point, bottom: Seat) -> (f64, f64) {
    tab.see("svg.field").await;
    let (x, y) = place_of(at, bottom);
    let script = "const field = document.querySelector('svg.field');\
            field.scrollIntoView({ block: 'nearest' });\
            const p = new DOMPoint(arguments[0], arguments[1]).matrixTransform(field.getScreenCTM());\
            return [p.x, p.y]";
    let found = tab.run(script, vec![json!(x), json!(y)]).await;
    let number = |i: usize| found[i].as_f64().unwrap().round();
    (number(0), number(1))
}

/// Sends a touch event with the places of all fingers that are down. Unlike the driver's actions, it
/// leaves them there until the next event.
pub(crate) async fn touch(tab: &Tab, kind: &str, fingers: &[(f64, f64)]) {
    let finger = |(id, (x, y)): (usize, &(f64, f64))| json!({ "x": x, "y": y, "id": id });
    let fingers: Vec<_> = fingers.iter().enumerate().map(finger).collect();
    let event = json!({ "type": kind, "touchPoints": fingers });
    tab.devtools("Input.dispatchTouchEvent", event).await;
}

/// The pointer actions of a gesture from point to point, with Guest at the bottom.
async fn steps(tab: &Tab, from: (i8, i8), to: (i8, i8)) -> [PointerAction; 4] {
    let point = |(x, y)| Point::new(x, y).unwrap();
    let (duration, button) = (None, MOUSE_BUTTON_LEFT);
    let (x, y) = place(tab, point(from), Seat::GUEST).await;
    let start = PointerAction::MoveTo { duration, x, y };
    let (x, y) = place(tab, point(to), Seat::GUEST).await;
    // A little beside the point, which must be recognised all the same.
    let (x, y) = (x + 3.0, y - 3.0);
    let end = PointerAction::MoveTo { duration, x, y };
    [
        start,
        PointerAction::Down { button },
        end,
        PointerAction::Up { button },
    ]
}

/// Draws from point to point in one gesture.
pub(crate) async fn draw(tab: &Tab, device: Device, from: (i8, i8), to: (i8, i8)) {
    let steps = steps(tab, from, to).await.into_iter();
    let done = match device {
        Device::Desktop => {
            let mouse = MouseActions::new("mouse".to_owned());
            tab.client
                .perform_actions(steps.fold(mouse, InputSource::then))
                .await
        }
        Device::Phone | Device::SmallPhone => {
            let finger = TouchActions::new("finger".to_owned());
            tab.client
                .perform_actions(steps.fold(finger, InputSource::then))
                .await
        }
    };
    done.unwrap();
}

/// Drags a tile from point to point: by mouse, or with a finger on a phone, where the magnifier
/// must appear.
pub(crate) async fn drag(tab: &Tab, device: Device, from: (i8, i8), to: (i8, i8)) {
    match device {
        Device::Desktop => {
            let [rest @ .., up] = steps(tab, from, to).await;
            let mouse = || MouseActions::new("mouse".to_owned());
            let pulled = rest.into_iter().fold(mouse(), InputSource::then);
            tab.client.perform_actions(pulled).await.unwrap();
            tab.see("svg.dragged").await;
            tab.client.perform_actions(mouse().then(up)).await.unwrap();
        }
        Device::Phone | Device::SmallPhone => {
            // A touch gesture is a single command, so the page itself has to observe the magnifier.
            let watch = "new MutationObserver(() => \
                { window.sawLoupe = window.sawLoupe || !!document.querySelector('svg.loupe') })\
                .observe(document.body, { childList: true, subtree: true })";
            tab.run(watch, vec![]).await;
            draw(tab, device, from, to).await;
            tab.until("window.sawLoupe").await;
        }
    }
}
