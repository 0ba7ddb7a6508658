//! House rules under a name.

use std::sync::Arc;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::{clock_choice::ClockChoice, hints_choice::HintsChoice, preset_name::PresetName};
use crate::{
    app::{
        components::{IconButton, Select, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        games::OptionsForm,
        i18n::{common, t},
        trouble,
    },
    table::clock::ClockSetting,
};

/// A named set of options.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Preset {
    name: String,
    config: String,
    clock: Option<ClockSetting>,
    hints: Option<Vec<String>>,
}

/// The named sets of options of a game: to be chosen, kept and forgotten.
#[component]
pub fn Presets(
    /// Whose they are.
    slug: &'static str,
    form: StoredValue<Arc<dyn OptionsForm>>,
    clock: ClockChoice,
    hints: HintsChoice,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let key = StoredValue::new(format!("presets-{slug}"));
    let presets = RwSignal::new(key.with_value(|key| saves.read::<Vec<Preset>>(key)).unwrap_or_default());
    // The first choice stands for options that have no name. A set-up that is opened again names those it has.
    let (agreed, allowed, config) = (clock.agreed(), hints.agreed(), form.with_value(|form| form.json()));
    let fits =
        |preset: &Preset| (&preset.config, &preset.clock, &preset.hints) == (&config, &agreed, &allowed);
    let known = presets.with_untracked(|presets| presets.iter().position(fits));
    let chosen = RwSignal::new(known.map_or(0, |index| index + 1));
    let open = RwSignal::new(false);
    let keep = move |now: Vec<Preset>| {
        if let Err(error) = key.with_value(|key| saves.write(key, &now)) {
            announcer.toast(untrack(|| trouble::store_error(i18n, &error)));
        }
        presets.set(now);
    };
    let save = move |name: String| {
        open.set(false);
        let mut now = presets.get_untracked();
        now.retain(|preset| preset.name != name);
        let config = form.with_value(|form| form.json());
        now.push(Preset { name, config, clock: clock.agreed(), hints: hints.agreed() });
        let last = now.len();
        keep(now);
        chosen.set(last);
    };
    let remove = move || {
        let mut now = presets.get_untracked();
        if let Some(index) = chosen.get_untracked().checked_sub(1).filter(|index| *index < now.len()) {
            now.remove(index);
            chosen.set(0);
            keep(now);
        }
    };
    let choose = move |index: usize| {
        chosen.set(index);
        let known = presets.get_untracked();
        if let Some(preset) = index.checked_sub(1).and_then(|index| known.get(index)) {
            form.with_value(|form| form.load(&preset.config));
            clock.set(preset.clock);
            hints.set(preset.hints.clone());
        }
    };
    let names = move || {
        let named = presets.get().into_iter().map(|preset| preset.name);
        std::iter::once(i18n.say(common::preset_own)).chain(named).collect::<Vec<_>>()
    };
    view! {
        <div class="presets">
            <Select act="preset" label=t!(i18n, common::preset) options=names value=chosen on_change=choose />
            <IconButton
                icon=icon::PLUS
                label=t!(i18n, common::preset_save)
                on_press=move || open.set(true)
                act="preset-save"
            />
            <IconButton
                icon=icon::BIN
                label=t!(i18n, common::preset_delete)
                on_press=remove
                act="preset-delete"
                disabled=move || chosen.get() == 0
            />
        </div>
        <PresetName open on_name=save />
    }
}
