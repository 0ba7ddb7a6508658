//! Reads aloud with a local voice only, since a remote voice would send the text off the device.

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{SpeechSynthesis, SpeechSynthesisUtterance, SpeechSynthesisVoice};

use crate::words::voice::{self, Voice};

/// Whether there is a voice for a language. Voices may load long after the page.
pub fn use_voice(tag: Signal<String>) -> Memo<bool> {
    let come = RwSignal::new(());
    if let Some(synthesis) = synthesis() {
        // A property instead of a listener, since `speechSynthesis` is no event target in some browsers.
        let told = Closure::<dyn FnMut()>::new(move || come.set(()));
        synthesis.set_onvoiceschanged(Some(told.as_ref().unchecked_ref()));
        let told = SendWrapper::new((synthesis, told));
        on_cleanup(move || told.0.set_onvoiceschanged(None));
    }
    Memo::new(move |_| {
        come.track();
        synthesis().is_some_and(|synthesis| tag.with(|tag| voice_of(&synthesis, tag)).is_some())
    })
}

/// Speaks a text in this language. Returns false on failure or interruption.
pub async fn say(text: &str, tag: &str) -> bool {
    let Some(synthesis) = synthesis() else { return false };
    let Some(voice) = voice_of(&synthesis, tag) else { return false };
    let Ok(utterance) = SpeechSynthesisUtterance::new_with_text(text) else { return false };
    utterance.set_voice(Some(&voice));
    utterance.set_lang(&voice.lang());
    let said = Promise::new(&mut |done, failed| {
        utterance.set_onend(Some(&done));
        utterance.set_onerror(Some(&failed));
        synthesis.speak(&utterance);
    });
    JsFuture::from(said).await.is_ok()
}

/// Stops speaking.
pub fn hush() {
    if let Some(synthesis) = synthesis() {
        synthesis.cancel();
    }
}

fn synthesis() -> Option<SpeechSynthesis> {
    let there = Reflect::has(&window(), &"speechSynthesis".into()).unwrap_or_default();
    window().speech_synthesis().ok().filter(|_| there)
}

/// The device's voice for this language.
fn voice_of(synthesis: &SpeechSynthesis, tag: &str) -> Option<SpeechSynthesisVoice> {
    let voices: Vec<SpeechSynthesisVoice> =
        synthesis.get_voices().iter().map(JsCast::unchecked_into).collect();
    let offers: Vec<Voice> = voices
        .iter()
        .map(|voice| Voice { tag: voice.lang(), local: voice.local_service(), default: voice.default() })
        .collect();
    voice::choose(tag, &offers).and_then(|place| voices.get(place).cloned())
}
