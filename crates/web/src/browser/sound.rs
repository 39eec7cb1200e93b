//! Sounds, synthesised when they are needed: wood, strings and bells from a few waves each.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioParam, OscillatorType};

use crate::model::board_input::Sound;

/// One wave that reaches full volume at once and fades.
#[derive(Clone, Copy)]
struct Wave {
    shape: OscillatorType,
    /// In hertz, at the beginning and at the end.
    pitch: (f32, f32),
    /// When it begins, in seconds.
    at: f64,
    /// How long it lasts, in seconds.
    long: f64,
    /// From 0 to 1.
    loud: f32,
}

/// A struck string or bell: one pitch.
const fn tone(pitch: f32, at: f64, long: f64, loud: f32) -> Wave {
    Wave {
        shape: OscillatorType::Sine,
        pitch: (pitch, pitch),
        at,
        long,
        loud,
    }
}

/// A knock on wood: a pitch that falls at once.
const fn knock(high: f32, low: f32, at: f64, loud: f32) -> Wave {
    Wave {
        shape: OscillatorType::Triangle,
        pitch: (high, low),
        at,
        long: 0.12,
        loud,
    }
}

const PLANT: &[Wave] = &[knock(300.0, 140.0, 0.0, 0.5), tone(523.3, 0.05, 0.35, 0.12)];
const ARRANGE: &[Wave] = &[knock(420.0, 210.0, 0.0, 0.45)];
const CAPTURE: &[Wave] = &[knock(480.0, 160.0, 0.0, 0.5), knock(260.0, 90.0, 0.07, 0.5)];
const ACCENT: &[Wave] = &[
    knock(620.0, 330.0, 0.0, 0.35),
    tone(784.0, 0.03, 0.25, 0.08),
];
const HARMONY: &[Wave] = &[tone(587.3, 0.06, 0.8, 0.16), tone(880.0, 0.16, 0.9, 0.12)];
const RING: &[Wave] = &[
    tone(392.0, 0.0, 1.2, 0.16),
    tone(493.9, 0.14, 1.2, 0.15),
    tone(587.3, 0.28, 1.3, 0.15),
    tone(784.0, 0.42, 1.8, 0.17),
    tone(1174.7, 0.42, 1.8, 0.05),
];
const END: &[Wave] = &[tone(440.0, 0.0, 0.9, 0.15), tone(330.0, 0.2, 1.2, 0.15)];
const YOUR_TURN: &[Wave] = &[tone(659.3, 0.12, 0.5, 0.1), tone(784.0, 0.22, 0.6, 0.08)];
const REFUSAL: &[Wave] = &[
    knock(180.0, 120.0, 0.0, 0.4),
    knock(160.0, 100.0, 0.11, 0.35),
];

const fn waves(sound: Sound) -> &'static [Wave] {
    match sound {
        Sound::Plant => PLANT,
        Sound::Arrange => ARRANGE,
        Sound::Capture => CAPTURE,
        Sound::Accent => ACCENT,
        Sound::Harmony => HARMONY,
        Sound::Ring => RING,
        Sound::End => END,
        Sound::YourTurn => YOUR_TURN,
        Sound::Refusal => REFUSAL,
    }
}

thread_local! {
    /// Created with the first sound: browsers allow it only after the first tap.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound at a factor of its full volume; silent at 0, and in browsers without audio.
pub(crate) fn play(sound: Sound, gain: f32) {
    if gain <= 0.0 {
        return;
    }
    CONTEXT.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = AudioContext::new().ok();
        }
        if let Some(context) = kept {
            let _ = context.resume();
            for wave in waves(sound) {
                let _ = strike(context, wave, gain);
            }
        }
    });
}

fn strike(context: &AudioContext, wave: &Wave, volume: f32) -> Result<(), JsValue> {
    let (begin, end) = (
        context.current_time() + wave.at,
        context.current_time() + wave.at + wave.long,
    );
    let oscillator = context.create_oscillator()?;
    oscillator.set_type(wave.shape);
    sweep(&oscillator.frequency(), wave.pitch, (begin, end))?;
    let gain = context.create_gain()?;
    let loudness = gain.gain();
    loudness.set_value_at_time(0.0001, begin)?;
    loudness.linear_ramp_to_value_at_time(wave.loud * volume, begin + 0.008)?;
    loudness.exponential_ramp_to_value_at_time(0.0001, end)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

fn sweep(
    pitch: &AudioParam,
    (from, to): (f32, f32),
    (begin, end): (f64, f64),
) -> Result<(), JsValue> {
    pitch.set_value_at_time(from, begin)?;
    pitch.exponential_ramp_to_value_at_time(to, end)?;
    Ok(())
}
