//! The announcer: sentences for the live region, and toasts.

use std::sync::Arc;

use leptos::prelude::*;

/// The polite live region, and the list of toasts.
#[derive(Copy, Clone)]
pub struct Announcer {
    said: RwSignal<(u32, String)>,
    toasts: RwSignal<Vec<Toast>>,
    /// The number of the latest sentence or toast.
    serial: StoredValue<u32>,
}

/// The action of a toast. Not a `Callback`, which would be dropped with its component: a toast may be about a row that
/// has just been deleted.
pub type ToastAction = Arc<dyn Fn() + Send + Sync>;

/// A short message that disappears by itself, with at most one action.
#[derive(Clone)]
pub struct Toast {
    pub id: u32,
    pub text: String,
    pub action: Option<(String, ToastAction)>,
}

/// Provides an announcer to all components built from now on.
pub fn provide_announcer() -> Announcer {
    let announcer = Announcer {
        said: RwSignal::new((0, String::new())),
        toasts: RwSignal::new(Vec::new()),
        serial: StoredValue::new(0),
    };
    provide_context(announcer);
    announcer
}

/// The announcer, from context.
pub fn use_announcer() -> Announcer {
    expect_context()
}

impl Announcer {
    /// Speaks a sentence to screen readers.
    pub fn say(self, sentence: impl Into<String>) {
        let id = self.next();
        self.said.set((id, sentence.into()));
    }

    /// The latest sentence, with a number that distinguishes equal ones.
    pub fn said(self) -> Signal<(u32, String)> {
        self.said.into()
    }

    /// Clears all sentences and toasts, since they may have been for one player alone.
    pub fn hush(self) {
        self.say("");
        self.clear();
    }

    /// Closes all toasts.
    pub fn clear(self) {
        self.toasts.set(Vec::new());
    }

    /// Closes toasts without an action, since they were about the previous moment.
    pub fn move_on(self) {
        self.toasts.update(|toasts| toasts.retain(|toast| toast.action.is_some()));
    }

    /// Shows a toast. Toasts are a live region read by screen readers, so this does not call `say`.
    pub fn toast(self, text: impl Into<String>) {
        self.show(text.into(), None);
    }

    /// Shows a toast with a button, such as "Undo".
    pub fn toast_with(
        self,
        text: impl Into<String>,
        label: impl Into<String>,
        act: impl Fn() + Send + Sync + 'static,
    ) {
        self.show(text.into(), Some((label.into(), Arc::new(act))));
    }

    /// The current toasts, the oldest first.
    pub fn toasts(self) -> Signal<Vec<Toast>> {
        self.toasts.into()
    }

    /// Closes a toast.
    pub fn dismiss(self, id: u32) {
        self.toasts.update(|toasts| toasts.retain(|toast| toast.id != id));
    }

    fn show(self, text: String, action: Option<(String, ToastAction)>) {
        let id = self.next();
        self.toasts.update(|toasts| {
            // A repeated text would only push other toasts out of sight.
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
