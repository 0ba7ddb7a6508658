//! The codes read so far.

use leptos::prelude::*;

use crate::app::{
    components::ProgressRing,
    contexts::use_i18n,
    i18n::{t, transfer},
};

/// The codes that the screen has read. It lasts as long as the screen.
#[derive(Copy, Clone)]
pub(super) struct Taking {
    /// Bytes of the latest code; `None` before the first.
    latest: RwSignal<Option<usize>>,
    /// The received share of a sequence of codes, from 0 to 1; `None` if there is no sequence.
    share: RwSignal<Option<f64>>,
}

impl Taking {
    pub(super) fn new() -> Taking {
        Taking { latest: RwSignal::new(None), share: RwSignal::new(None) }
    }

    /// Takes the contents of a code: from the camera, a picture or a text.
    pub(super) fn receive(self, bytes: &[u8]) {
        self.latest.set(Some(bytes.len()));
    }
}

/// Shows the result of the latest code, and the progress of a sequence.
#[component]
pub(super) fn Received(taking: Taking) -> impl IntoView {
    let i18n = use_i18n();
    let Taking { latest, share } = taking;
    let words = move || latest.get().map(|n| i18n.say(transfer::Received { n }));
    view! {
        <Show when=move || share.get().is_some()>
            <ProgressRing share=move || share.get().unwrap_or_default() label=t!(i18n, transfer::arriving) />
        </Show>
        <p role="status" data-received="">
            {words}
        </p>
    }
}
