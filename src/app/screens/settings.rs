//! How this device likes to play.

use leptos::prelude::*;

use super::play::rotation_name;
use crate::app::{
    components::{Range, card, page, select, stepper, toggle},
    contexts::settings::{Language, Motion, Rotation, Settings, Theme},
    dom::{El, View, el},
    i18n::{Word, use_i18n},
    lexicon::{say, w},
};

const LANGUAGES: [Language; 3] = [Language::System, Language::En, Language::Fr];
const THEMES: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];
const MOTIONS: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
const ROTATIONS: [Rotation; 3] = [Rotation::Fixed, Rotation::Follow, Rotation::FaceToFace];

pub fn settings_screen() -> View {
    let i18n = use_i18n();
    let settings = expect_context::<Settings>();
    let languages =
        move || vec![say!(i18n, as_browser).to_owned(), "English".to_owned(), "Français".to_owned()];
    let themes = move || {
        [say!(i18n, as_device), say!(i18n, theme_light), say!(i18n, theme_dark), say!(i18n, theme_contrast)]
            .map(str::to_owned)
            .to_vec()
    };
    let motions = move || {
        [say!(i18n, as_device), say!(i18n, motion_full), say!(i18n, motion_reduced)]
            .map(str::to_owned)
            .to_vec()
    };
    let rotations = move || ROTATIONS.map(|mode| rotation_name(i18n, mode).to_owned()).to_vec();
    let sizes = Range { min: 80, max: 200, step: 10, unit: "%".into() };
    let look = card(w!(look_and_words))
        .child(choice("language", w!(language), languages, &LANGUAGES, settings.language))
        .child(choice("theme", w!(theme), themes, &THEMES, settings.theme))
        .child(choice("motion", w!(motion), motions, &MOTIONS, settings.motion))
        .child(stepper(
            "text-size",
            w!(text_size),
            None,
            sizes,
            move || u32::from(settings.text_size.get()),
            move |size| settings.text_size.set(size as u16),
        ));
    let table = card(w!(at_the_table))
        .child(choice("rotation", w!(rotation), rotations, &ROTATIONS, settings.rotation))
        .child(switch("confirm-moves", settings.confirm_moves, w!(confirm_moves), w!(confirm_moves_hint)))
        .child(switch(
            "preview-placement",
            settings.preview_placement,
            w!(preview_placement),
            w!(preview_placement_hint),
        ))
        .child(switch("keep-awake", settings.keep_awake, w!(keep_awake), w!(keep_awake_hint)));
    let senses = card(w!(ear_and_hand))
        .child(switch("sound", settings.sound, w!(sound), w!(sound_hint)))
        .child(switch("vibration", settings.vibration, w!(vibration), w!(vibration_hint)));
    page("settings", w!(settings), el("div").class("settings").child(look).child(table).child(senses))
}

fn switch(act: &'static str, value: RwSignal<bool>, label: Word, hint: Word) -> El {
    toggle(act, label, Some(hint.into()), move || value.get(), move |on| value.set(on))
}

/// One of a few values, by its place among all.
fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    act: &'static str,
    label: Word,
    options: impl Fn() -> Vec<String> + Copy + 'static,
    all: &'static [T],
    value: RwSignal<T>,
) -> El {
    let place = move || all.iter().position(|one| *one == value.get()).unwrap_or(0);
    let choose = move |index: usize| all.get(index).into_iter().for_each(|one| value.set(*one));
    select(act, label, None, options, place, choose)
}
