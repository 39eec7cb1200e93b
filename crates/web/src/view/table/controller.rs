//! The state that all parts of a table share: the position with the unfinished turn, the callbacks,
//! and the pointer.

use leptos::prelude::*;
use paisho::{Point, Seat, Turn};

use super::Tool;
use super::asking::Asking;
use super::pointer::Pointer;
use super::zooming::Zooming;
use crate::browser::{page, sound};
use crate::model::board_input::{BoardInput, BoardInputEvent, Effect, Sound, board_place};
use crate::model::settings::Settings;
use crate::view::context::{App, app};
use crate::view::model_signal::ModelSignal;

/// Half the width of the picture on large screens, in its units: the whole board with its rim.
const WHOLE: f32 = 1020.0;
/// The same on small screens, without the rim, so that tiles are larger.
const CLOSE: f32 = 878.0;
/// The same on small screens with coordinates, which are farther out than the points.
const CLOSE_WITH_COORDINATES: f32 = 910.0;
/// The media query for small screens.
const SMALL: &str = "(max-width: 599px)";

/// The signals of one table.
#[derive(Clone, Copy)]
pub(super) struct TableController {
    app: App,
    pub(super) board_input: RwSignal<BoardInput>,
    /// The seat at the bottom of the picture.
    pub(super) bottom: Signal<Seat>,
    on_turn: Callback<Turn>,
    pub(super) on_arrow: Option<Callback<(Point, Point)>>,
    /// What a pointer does.
    pub(super) tool: Signal<Tool>,
    /// The start of an arrow that is being drawn by keyboard.
    pub(super) begun: RwSignal<Option<Point>>,
    /// Half the width and height of the picture, in its units. The centre of the board is in its
    /// middle.
    pub(super) half: Signal<f32>,
    /// The part of the picture that is shown, and the gestures that change it.
    pub(super) zooming: Zooming,
    /// The SVG element of the board.
    pub(super) field: NodeRef<leptos::svg::Svg>,
    /// The pointer that is down.
    pub(super) pointer: RwSignal<Option<Pointer>>,
    /// Whether the next click event is only the end of a drag.
    pub(super) ends_drag: StoredValue<bool>,
    /// The tile whose card is shown.
    pub(super) asking: Asking,
}

impl TableController {
    pub(super) fn new(
        board_input: RwSignal<BoardInput>,
        on_turn: Callback<Turn>,
        bottom: Signal<Seat>,
        on_arrow: Option<Callback<(Point, Point)>>,
        tool: Signal<Tool>,
    ) -> Self {
        let app = app();
        Self {
            app,
            board_input,
            bottom,
            on_turn,
            on_arrow,
            tool,
            begun: RwSignal::new(None),
            half: half(app.settings),
            zooming: Zooming::new(),
            field: NodeRef::new(),
            pointer: RwSignal::new(None),
            ends_drag: StoredValue::new(false),
            asking: Asking::default(),
        }
    }

    /// Sends an event to the board input.
    pub(super) fn send(self, event: BoardInputEvent) {
        let board_input = ModelSignal::sharing(self.board_input);
        board_input.send(event, |effect| self.carry_out(effect));
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Play(turn) => self.on_turn.run(turn),
            Effect::Sound(sound) => self.play_sound(sound),
            Effect::Describe(at) => self.ask_at(at),
        }
    }

    /// Plays a sound as loud as the settings say.
    pub(super) fn play_sound(self, sound: Sound) {
        sound::play(sound, self.app.settings.with_untracked(Settings::gain));
    }

    /// Sets the point under the pointer, if it has changed.
    pub(super) fn look_at(self, at: Option<Point>) {
        if self.board_input.with_untracked(BoardInput::hover) != at {
            self.send(BoardInputEvent::Hover(at));
        }
    }

    /// Converts window coordinates to coordinates of the picture.
    pub(super) fn place_at(self, (x, y): (f32, f32)) -> Option<Place> {
        let frame = self.field.get_untracked()?.get_bounding_client_rect();
        let half = self.half.get_untracked();
        let zoom = self.zooming.zoom.get_untracked();
        let (width, height) = (frame.width() as f32, frame.height() as f32);
        let (left, top) = (x - frame.left() as f32, y - frame.top() as f32);
        let (x, y) = zoom.place((left / width, top / height), half);
        Some(Place {
            x,
            y,
            in_frame: (left, top),
            unit: zoom.scale() * width / (2.0 * half),
        })
    }

    /// The point that a tap at these window coordinates means.
    pub(super) fn point_at(self, at: (f32, f32)) -> Option<Point> {
        let place = self.place_at(at)?;
        // In steps of the board: 22 pixels, about a fingertip, but at most the neighbouring points.
        let slack = (22.0 / (place.unit * 100.0)).clamp(0.5, 1.3);
        self.snapped(&place, slack)
    }

    /// The point nearest to these window coordinates, whether or not it can be used now.
    pub(super) fn nearest(self, at: (f32, f32)) -> Option<Point> {
        self.snapped(&self.place_at(at)?, 0.0)
    }

    fn snapped(self, place: &Place, slack: f32) -> Option<Point> {
        let (x, y) = board_place(place.x, place.y, self.bottom.get_untracked());
        self.board_input
            .with_untracked(|board_input| board_input.snap(x, y, slack))
    }

    /// Begins or ends an arrow at the keyboard cursor.
    pub(super) fn mark(self) {
        let Some((on_arrow, at)) = self
            .on_arrow
            .zip(self.board_input.with_untracked(BoardInput::cursor))
        else {
            return;
        };
        match self.begun.get_untracked() {
            None => self.begun.set(Some(at)),
            Some(from) => {
                self.begun.set(None);
                on_arrow.run((from, at));
            }
        }
    }
}

/// Half the width of the picture on this screen.
fn half(settings: RwSignal<Settings>) -> Signal<f32> {
    let is_small = RwSignal::new(page::prefers(SMALL));
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        is_small.set(page::prefers(SMALL));
    });
    on_cleanup(move || resized.remove());
    Signal::derive(move || match settings.with(|s| s.coordinates.is_on()) {
        _ if !is_small.get() => WHOLE,
        true => CLOSE_WITH_COORDINATES,
        false => CLOSE,
    })
}

/// A position in the picture of the board, in units of the picture.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) x: f32,
    pub(super) y: f32,
    /// The same in pixels, relative to the upper left corner of the picture.
    pub(super) in_frame: (f32, f32),
    /// The size of a unit of the picture in pixels.
    pub(super) unit: f32,
}
