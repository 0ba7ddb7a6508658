//! Short synthesised sounds, so that no samples are loaded. Silent if the browser has no audio.

use std::cell::RefCell;

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AudioContext, AudioContextState, OscillatorType};

/// The sounds of the app.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    Move,
    Capture,
    Place,
    /// A success.
    Cheer,
    /// The table should listen or talk, or a time limit is near.
    Bell,
    /// Drawing from a bag.
    Bag,
    Win,
    Draw,
}

/// A note: start and duration in seconds, pitch in Hz, volume.
type Note = (f64, f64, f32, f32);

thread_local! {
    // One context per page, since browsers allow only a few.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound at once. The first call must follow a tap or a key press, or browsers stay silent.
pub fn play(sound: Sound) {
    let (shape, notes): (OscillatorType, &[Note]) = match sound {
        Sound::Move => (OscillatorType::Triangle, &[(0.0, 0.07, 220.0, 0.5), (0.0, 0.03, 880.0, 0.12)]),
        Sound::Capture => (OscillatorType::Triangle, &[(0.0, 0.09, 165.0, 0.6), (0.06, 0.12, 110.0, 0.6)]),
        Sound::Place => (OscillatorType::Sine, &[(0.0, 0.10, 130.0, 0.7), (0.0, 0.03, 520.0, 0.2)]),
        Sound::Cheer => (OscillatorType::Triangle, &[(0.0, 0.18, 523.0, 0.4), (0.12, 0.4, 784.0, 0.4)]),
        Sound::Bell => (OscillatorType::Sine, &[(0.0, 0.6, 1047.0, 0.25), (0.0, 0.3, 1568.0, 0.12)]),
        Sound::Bag => (
            OscillatorType::Triangle,
            &[(0.0, 0.05, 180.0, 0.35), (0.08, 0.05, 150.0, 0.35), (0.18, 0.14, 330.0, 0.3)],
        ),
        Sound::Win => (
            OscillatorType::Triangle,
            &[
                (0.0, 0.22, 392.0, 0.3),
                (0.14, 0.22, 523.0, 0.3),
                (0.28, 0.26, 659.0, 0.3),
                (0.44, 0.6, 784.0, 0.3),
            ],
        ),
        Sound::Draw => (OscillatorType::Sine, &[(0.0, 0.3, 392.0, 0.3), (0.22, 0.45, 330.0, 0.3)]),
    };
    let Some(audio) = running() else { return };
    for note in notes {
        // A failed note stays silent.
        let _ = ring(&audio, shape, *note);
    }
}

/// The page's audio context: a new one if it was closed, resumed if it does not run. A phone call on iOS leaves it
/// "interrupted", a state unknown to `web-sys`.
fn running() -> Option<AudioContext> {
    let old = AUDIO.take().filter(|audio| audio.state() != AudioContextState::Closed);
    let audio = old.or_else(|| AudioContext::new().ok())?;
    AUDIO.set(Some(audio.clone()));
    if audio.state() != AudioContextState::Running
        && let Ok(resumed) = audio.resume()
    {
        let refused = audio.clone();
        spawn_local(async move {
            // A context that cannot be resumed is replaced by a new one.
            if JsFuture::from(resumed).await.is_err() {
                let _ = refused.close();
                AUDIO.with_borrow_mut(|audio| audio.take_if(|audio| *audio == refused));
            }
        });
    }
    Some(audio)
}

fn ring(
    audio: &AudioContext,
    shape: OscillatorType,
    (start, length, pitch, volume): Note,
) -> Result<(), wasm_bindgen::JsValue> {
    let oscillator = audio.create_oscillator()?;
    let gain = audio.create_gain()?;
    let begin = audio.current_time() + start;
    oscillator.set_type(shape);
    oscillator.frequency().set_value(pitch);
    gain.gain().set_value_at_time(volume * 0.4, begin)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0008, begin + length)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(begin + length)
}
