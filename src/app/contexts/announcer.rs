//! What the app says beside the screen's own words: sentences for the live region, and toasts.

use std::sync::Arc;

use leptos::prelude::*;

/// The polite live region and the stack of toasts.
#[derive(Copy, Clone)]
pub struct Announcer {
    said: RwSignal<(u32, String)>,
    toasts: RwSignal<Vec<Toast>>,
    /// The number of the latest sentence or message.
    serial: StoredValue<u32>,
}

/// What a toast offers to do. Not a `Callback`: that would be gone with the row it was made in, as when the
/// toast is about a row that has just been deleted.
pub type ToastAction = Arc<dyn Fn() + Send + Sync>;

/// A short message that goes away by itself, with at most one thing to do about it.
#[derive(Clone)]
pub struct Toast {
    pub id: u32,
    pub text: String,
    pub action: Option<(String, ToastAction)>,
}

/// Gives a way to say something to all that is built from now on.
pub fn provide_announcer() -> Announcer {
    let announcer = Announcer {
        said: RwSignal::new((0, String::new())),
        toasts: RwSignal::new(Vec::new()),
        serial: StoredValue::new(0),
    };
    provide_context(announcer);
    announcer
}

/// The way to say something beside the screen's own words.
pub fn use_announcer() -> Announcer {
    expect_context()
}

impl Announcer {
    /// Speaks one sentence to whoever listens instead of looking.
    pub fn say(self, sentence: impl Into<String>) {
        let id = self.next();
        self.said.set((id, sentence.into()));
    }

    /// The latest sentence, with a number that tells two equal ones apart.
    pub fn said(self) -> Signal<(u32, String)> {
        self.said.into()
    }

    /// Takes back all that was said and shown: it may have been for one pair of eyes alone.
    pub fn hush(self) {
        self.say("");
        self.clear();
    }

    /// Takes all messages away.
    pub fn clear(self) {
        self.toasts.set(Vec::new());
    }

    /// Takes away messages that offer nothing to be done: they were about the moment before.
    pub fn move_on(self) {
        self.toasts.update(|toasts| toasts.retain(|toast| toast.action.is_some()));
    }

    /// Shows a short message. Toasts are a live region that screen readers speak, so this does not call `say`.
    pub fn toast(self, text: impl Into<String>) {
        self.show(text.into(), None);
    }

    /// Shows a short message with a button, such as "Undo".
    pub fn toast_with(
        self,
        text: impl Into<String>,
        label: impl Into<String>,
        act: impl Fn() + Send + Sync + 'static,
    ) {
        self.show(text.into(), Some((label.into(), Arc::new(act))));
    }

    /// The messages shown now, the oldest first.
    pub fn toasts(self) -> Signal<Vec<Toast>> {
        self.toasts.into()
    }

    /// Takes one message away.
    pub fn dismiss(self, id: u32) {
        self.toasts.update(|toasts| toasts.retain(|toast| toast.id != id));
    }

    fn show(self, text: String, action: Option<(String, ToastAction)>) {
        let id = self.next();
        self.toasts.update(|toasts| {
            // The same words twice would only push other messages out of sight.
            toasts.retain(|toast| toast.text != text);
            toasts.push(Toast { id, text, action });
            if toasts.len() > 3 {
                toasts.remove(0);
            }
        });
    }

    fn next(self) -> u32 {
        self.serial.update_value(|serial| *serial += 1);
        self.serial.get_value()
    }
}
