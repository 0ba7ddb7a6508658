//! The save status of the app; it never claims more than is already on disk.

use leptos::prelude::*;

use crate::app::{
    contexts::{saves::use_saves, use_i18n},
    i18n::{common, sentences},
    platform::journal::Durability,
    trouble,
};

/// The save status in words. `fully` is the sentence shown when everything is saved on this device.
pub fn use_saved(fully: Signal<String>) -> Signal<String> {
    let (i18n, saves) = (use_i18n(), use_saves());
    Signal::derive(move || match (saves.trouble.get(), saves.durability.get()) {
        _ if !saves.lasting => i18n.say(common::state_memory),
        (Some(error), _) => trouble::save_error(i18n, &error),
        (None, Durability::Pending) => i18n.say(common::saving),
        (None, Durability::Confirmed) => fully.get(),
        (None, Durability::Uncertain) => sentences([fully.get(), i18n.say(common::state_late)]),
    })
}
