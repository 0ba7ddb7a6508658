//! Presets: house rules with a name.

use std::sync::Arc;

use leptos::prelude::*;

use super::{clock_choice::ClockChoice, hints_choice::HintsChoice, preset_name::PresetName};
use crate::{
    app::{
        components::{IconButton, Select, icon},
        contexts::{saves::use_saves, use_i18n},
        games::OptionsForm,
        i18n::{common, t},
    },
    saves::{
        lists::{presets, put_last},
        setup::Preset,
    },
};

/// The presets of a game: choose, save and delete.
#[component]
pub fn Presets(
    /// The slug of the game.
    slug: &'static str,
    form: StoredValue<Arc<dyn OptionsForm>>,
    clock: ClockChoice,
    hints: HintsChoice,
) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let list = StoredValue::new(presets(slug));
    let known = Memo::new(move |_| {
        saves.lists.track();
        list.with_value(|list| saves.list(list))
    });
    // By name, since another tab may change the list in between. `None`: the options have no name. A reopened set-up
    // shows the name of its options.
    let (agreed, allowed, config) = (clock.agreed(), hints.agreed(), form.with_value(|form| form.json()));
    let fits =
        |preset: &&Preset| (&preset.config, &preset.clock, &preset.hints) == (&config, &agreed, &allowed);
    let named = known.with_untracked(|known| known.iter().find(fits).map(|preset| preset.name.clone()));
    let chosen = RwSignal::new(named);
    let open = RwSignal::new(false);
    // Another tab may have deleted the chosen one.
    let now = Memo::new(move |_| {
        chosen.get().filter(|chosen| known.with(|known| known.iter().any(|preset| preset.name == *chosen)))
    });
    // If a change cannot be stored, the player has been told.
    let save = move |name: String| {
        open.set(false);
        let config = form.with_value(|form| form.json());
        let preset = Preset { name: name.clone(), config, clock: clock.agreed(), hints: hints.agreed() };
        if list.with_value(|list| saves.change_list(list, |all| put_last(all, preset))).is_ok() {
            chosen.set(Some(name));
        }
    };
    let remove = move || {
        if let Some(name) = chosen.get_untracked()
            && list
                .with_value(|list| saves.change_list(list, |all| all.retain(|preset| preset.name != name)))
                .is_ok()
        {
            chosen.set(None);
        }
    };
    let choose = move |name: Option<String>| {
        let preset = known.get_untracked().into_iter().find(|preset| Some(&preset.name) == name.as_ref());
        chosen.set(name);
        if let Some(preset) = preset {
            form.with_value(|form| form.load(&preset.config));
            clock.set(preset.clock);
            hints.set(preset.hints);
        }
    };
    let options = move || {
        let named = known.get().into_iter().map(|preset| (Some(preset.name.clone()), preset.name));
        std::iter::once((None, i18n.say(common::preset_own))).chain(named).collect::<Vec<_>>()
    };
    view! {
        <div class="presets">
            <Select act="preset" label=t!(i18n, common::preset) options value=now on_change=choose />
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
                disabled=move || now.read().is_none()
            />
        </div>
        <PresetName open on_name=save />
    }
}
