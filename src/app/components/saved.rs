//! How safe what was played is: said no earlier than it is true.

use leptos::prelude::*;

use crate::app::{
    contexts::{saves::use_saves, use_i18n},
    i18n::common,
    platform::journal::Durability,
    trouble,
};

/// Whether everything is saved on this device, in words. `fully` is the sentence for when it is.
pub fn use_saved(fully: Signal<String>) -> Signal<String> {
    let (i18n, saves) = (use_i18n(), use_saves());
    Signal::derive(move || match (saves.trouble.get(), saves.durability.get()) {
        _ if !saves.lasting => i18n.say(common::state_memory),
        (Some(error), _) => trouble::save_error(i18n, &error),
        (None, Durability::Pending) => i18n.say(common::saving),
        (None, Durability::Confirmed) => fully.get(),
        (None, Durability::Uncertain) => format!("{} {}", fully.get(), i18n.say(common::state_late)),
    })
}
