//! How safe what was played is: said no earlier than it is true.

use leptos::prelude::*;

use crate::app::{
    contexts::{app, saves::use_saves, use_i18n},
    i18n::common,
    lexicon::say,
    platform::journal::Kept,
    trouble,
};

/// Whether everything is saved on this device, in words. `fully` is the sentence for when it is.
pub fn use_saved(fully: Signal<String>) -> Signal<String> {
    let (i18n, saves) = (use_i18n(), use_saves());
    Signal::derive(move || match (saves.trouble.get(), saves.kept.get()) {
        _ if !saves.lasting => i18n.say(common::state_memory).to_owned(),
        (Some(error), _) => trouble::save_error(i18n, &error),
        (None, Kept::Soon) => i18n.say(common::saving).to_owned(),
        (None, Kept::Surely) => fully.get(),
        (None, Kept::Perhaps) => format!("{} {}", fully.get(), i18n.say(common::state_late)),
    })
}

/// Whether everything is saved on this device; tracked. `fully` is the sentence for when it is.
pub fn saved(fully: impl Fn() -> &'static str + 'static) -> impl Fn() -> String + 'static {
    let (i18n, saves) = (app().i18n, app().saves);
    move || match (saves.trouble.get(), saves.kept.get()) {
        _ if !saves.lasting => say!(i18n, state_memory).to_owned(),
        (Some(error), _) => trouble::save_error(i18n, &error),
        (None, Kept::Soon) => say!(i18n, saving).to_owned(),
        (None, Kept::Surely) => fully().to_owned(),
        (None, Kept::Perhaps) => format!("{} {}", fully(), say!(i18n, state_late)),
    }
}
