//! How this device likes to play.

use leptos::prelude::*;

use super::play::rotation_name;
use crate::app::{
    components::{Page, Select, Stepper, Toggle},
    contexts::settings::{Language, Motion, Rotation, Settings, Theme},
    i18n::use_i18n,
    lexicon::{say, w},
};

const LANGUAGES: [Language; 3] = [Language::System, Language::En, Language::Fr];
const THEMES: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];
const MOTIONS: [Motion; 3] = [Motion::System, Motion::Full, Motion::Reduced];
const ROTATIONS: [Rotation; 3] = [Rotation::Fixed, Rotation::Follow, Rotation::FaceToFace];

#[component]
pub fn SettingsScreen() -> impl IntoView {
    let i18n = use_i18n();
    let settings = expect_context::<Settings>();
    view! {
        <Page name="settings" title=w!(settings)>
            <div class="settings">
                <section class="card" aria-label=w!(look_and_words)>
                    <h2>{w!(look_and_words)}</h2>
                    <Select label=w!(language) act="language"
                        options=Signal::derive(move || vec![
                            say!(i18n, as_browser).to_owned(), "English".to_owned(), "Français".to_owned(),
                        ])
                        value=place(&LANGUAGES, settings.language) on_change=choose(&LANGUAGES, settings.language)/>
                    <Select label=w!(theme) act="theme"
                        options=Signal::derive(move || [
                            say!(i18n, as_device), say!(i18n, theme_light), say!(i18n, theme_dark), say!(i18n, theme_contrast),
                        ].map(str::to_owned).to_vec())
                        value=place(&THEMES, settings.theme) on_change=choose(&THEMES, settings.theme)/>
                    <Select label=w!(motion) act="motion"
                        options=Signal::derive(move || [
                            say!(i18n, as_device), say!(i18n, motion_full), say!(i18n, motion_reduced),
                        ].map(str::to_owned).to_vec())
                        value=place(&MOTIONS, settings.motion) on_change=choose(&MOTIONS, settings.motion)/>
                    <Stepper label=w!(text_size) unit="%" min=80 max=200 step=10 act="text-size"
                        value=Signal::derive(move || u32::from(settings.text_size.get()))
                        on_change=move |size: u32| settings.text_size.set(size as u16)/>
                </section>
                <section class="card" aria-label=w!(at_the_table)>
                    <h2>{w!(at_the_table)}</h2>
                    <Select label=w!(rotation) act="rotation"
                        options=Signal::derive(move || ROTATIONS.map(|mode| rotation_name(i18n, mode).to_owned()).to_vec())
                        value=place(&ROTATIONS, settings.rotation) on_change=choose(&ROTATIONS, settings.rotation)/>
                    {toggle("confirm-moves", settings.confirm_moves, w!(confirm_moves), w!(confirm_moves_hint))}
                    {toggle("preview-placement", settings.preview_placement, w!(preview_placement), w!(preview_placement_hint))}
                    {toggle("keep-awake", settings.keep_awake, w!(keep_awake), w!(keep_awake_hint))}
                </section>
                <section class="card" aria-label=w!(ear_and_hand)>
                    <h2>{w!(ear_and_hand)}</h2>
                    {toggle("sound", settings.sound, w!(sound), w!(sound_hint))}
                    {toggle("vibration", settings.vibration, w!(vibration), w!(vibration_hint))}
                </section>
            </div>
        </Page>
    }
    .into_any()
}

fn toggle(
    act: &'static str,
    value: RwSignal<bool>,
    label: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    hint: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
) -> AnyView {
    view! { <Toggle label hint value act on_change=move |on| value.set(on)/> }.into_any()
}

fn place<T: Copy + PartialEq + Send + Sync>(all: &'static [T], value: RwSignal<T>) -> Signal<usize> {
    Signal::derive(move || all.iter().position(|one| *one == value.get()).unwrap_or(0))
}

fn choose<T: Copy + Send + Sync>(all: &'static [T], value: RwSignal<T>) -> Callback<usize> {
    Callback::new(move |index: usize| {
        if let Some(one) = all.get(index) {
            value.set(*one);
        }
    })
}
