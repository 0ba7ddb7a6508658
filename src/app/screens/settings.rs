//! The settings of this device.

use leptos::prelude::*;

use crate::app::{
    components::{Card, OptionLang, Page, Select, Stepper, Toggle, Unsaved, named},
    contexts::{
        settings::{Choices, Language, Motion, Pace, Rotation, Theme, use_settings},
        use_i18n,
    },
    i18n::{Text, common, t},
};

const THEMES: [(Theme, Text); 4] = [
    (Theme::System, common::as_device),
    (Theme::Light, common::theme_light),
    (Theme::Dark, common::theme_dark),
    (Theme::Contrast, common::theme_contrast),
];

const MOTIONS: [(Motion, Text); 3] = [
    (Motion::System, common::as_device),
    (Motion::Full, common::motion_full),
    (Motion::Reduced, common::motion_reduced),
];

const ROTATIONS: [(Rotation, Text); 4] = [
    (Rotation::Game, common::rotation_game),
    (Rotation::Fixed, common::rotation_fixed),
    (Rotation::Follow, common::rotation_follow),
    (Rotation::FaceToFace, common::rotation_face),
];

const PACES: [(Pace, Text); 3] = [
    (Pace::Brisk, common::pace_brisk),
    (Pace::AtOnce, common::pace_at_once),
    (Pace::Calm, common::pace_calm),
];

/// All settings; a change takes effect at once.
#[component]
pub fn Settings() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Page name="settings" title=t!(i18n, common::settings)>
            <Unsaved />
            <div class="settings">
                <Look />
                <AtTheTable />
                <EarAndHand />
            </div>
        </Page>
    }
}

#[component]
fn Look() -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let languages = move || {
        let browser = (Language::BROWSER, i18n.say(common::as_browser));
        let others = Language::all().map(|(language, name)| (language, name.to_owned()));
        std::iter::once(browser).chain(others).collect::<Vec<_>>()
    };
    view! {
        <Card title=t!(i18n, common::look_and_words)>
            <OneOf
                act="language"
                label=common::language
                options=languages
                lang=|index| Language::all().nth(index.checked_sub(1)?)?.0.tag()
                field=|now| &mut now.language
            />
            <OneOf
                act="theme"
                label=common::theme
                options=move || named(i18n, &THEMES)
                field=|now| &mut now.theme
            />
            <OneOf
                act="motion"
                label=common::motion
                options=move || named(i18n, &MOTIONS)
                field=|now| &mut now.motion
            />
            <Stepper
                act="text-size"
                label=t!(i18n, common::text_size)
                min=80
                max=200
                step=10
                unit="%"
                value=move || settings.get().text_size
                on_change=move |size| settings.change(|now| now.text_size = size)
            />
        </Card>
    }
}

#[component]
fn AtTheTable() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Card title=t!(i18n, common::at_the_table)>
            <OneOf
                act="rotation"
                label=common::rotation
                options=move || named(i18n, &ROTATIONS)
                field=|now| &mut now.rotation
            />
            <OneOf
                act="pace"
                label=common::pace
                options=move || named(i18n, &PACES)
                field=|now| &mut now.pace
            />
            <Flag act="guide" label=common::guide_show hint=common::guide_hint field=|now| &mut now.guide />
            <Flag
                act="confirm-moves"
                label=common::confirm_moves
                hint=common::confirm_moves_hint
                field=|now| &mut now.confirm_moves
            />
            <Flag
                act="one-tap"
                label=common::one_tap
                hint=common::one_tap_hint
                field=|now| &mut now.one_tap
            />
            <Flag
                act="preview-placement"
                label=common::preview_placement
                hint=common::preview_placement_hint
                field=|now| &mut now.preview_placement
            />
            <Flag
                act="four-colours"
                label=common::four_colours
                hint=common::four_colours_hint
                field=|now| &mut now.four_colours
            />
            <Flag
                act="keep-awake"
                label=common::keep_awake
                hint=common::keep_awake_hint
                field=|now| &mut now.keep_awake
            />
            <Flag
                act="fingers-look"
                label=common::fingers_look
                hint=common::fingers_look_hint
                field=|now| &mut now.fingers_look
            />
        </Card>
    }
}

#[component]
fn EarAndHand() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Card title=t!(i18n, common::ear_and_hand)>
            <Flag act="sound" label=common::sound hint=common::sound_hint field=|now| &mut now.sound />
            <Flag
                act="vibration"
                label=common::vibration
                hint=common::vibration_hint
                field=|now| &mut now.vibration
            />
        </Card>
    }
}

/// A setting that is on or off.
#[component]
pub fn Flag(
    act: &'static str,
    label: Text,
    hint: Text,
    /// Returns the setting.
    field: fn(&mut Choices) -> &mut bool,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    view! {
        <Toggle
            act
            label=t!(i18n, label)
            hint=t!(i18n, hint)
            value=move || *field(&mut settings.get())
            on_change=move |on| settings.change(|now| *field(now) = on)
        />
    }
}

/// A setting that is one of a few values.
#[component]
fn OneOf<T: Copy + PartialEq + Send + Sync + 'static>(
    act: &'static str,
    label: Text,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    /// Returns the language of an option's label, by index.
    #[prop(default = |_| None)]
    lang: OptionLang,
    /// Returns the setting.
    field: fn(&mut Choices) -> &mut T,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    view! {
        <Select
            act
            label=t!(i18n, label)
            options
            lang
            value=move || *field(&mut settings.get())
            on_change=move |chosen| settings.change(|now| *field(now) = chosen)
        />
    }
}
