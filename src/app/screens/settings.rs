//! How this device likes to play.

use leptos::prelude::*;

use super::rotation::rotation_name;
use crate::app::{
    components::{Card, Page, Select, Stepper, Toggle, Unsaved},
    contexts::{
        settings::{Choices, Rotation, Variants, use_settings},
        use_i18n,
    },
    i18n::{LANGUAGES, Text, common, t},
};

/// All settings, each changed at once.
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
        let names = LANGUAGES.iter().map(|(_, name)| (*name).to_owned());
        std::iter::once(i18n.say(common::as_browser)).chain(names).collect::<Vec<_>>()
    };
    let themes = move || {
        [common::as_device, common::theme_light, common::theme_dark, common::theme_contrast]
            .map(|theme| i18n.say(theme))
            .to_vec()
    };
    let motions = move || {
        [common::as_device, common::motion_full, common::motion_reduced]
            .map(|motion| i18n.say(motion))
            .to_vec()
    };
    view! {
        <Card title=t!(i18n, common::look_and_words)>
            <OneOf act="language" label=common::language names=languages field=|now| &mut now.language />
            <OneOf act="theme" label=common::theme names=themes field=|now| &mut now.theme />
            <OneOf act="motion" label=common::motion names=motions field=|now| &mut now.motion />
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
    let rotations = move || Rotation::ALL.iter().map(|mode| rotation_name(i18n, *mode)).collect::<Vec<_>>();
    let paces = move || {
        [common::pace_brisk, common::pace_at_once, common::pace_calm].map(|pace| i18n.say(pace)).to_vec()
    };
    view! {
        <Card title=t!(i18n, common::at_the_table)>
            <OneOf act="rotation" label=common::rotation names=rotations field=|now| &mut now.rotation />
            <OneOf act="pace" label=common::pace names=paces field=|now| &mut now.pace />
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
    /// Which one.
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
fn OneOf<C: Variants>(
    act: &'static str,
    label: Text,
    /// What they are called, in the order of [`Variants::ALL`].
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Which one.
    field: fn(&mut Choices) -> &mut C,
) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let place = move || {
        let now = *field(&mut settings.get());
        C::ALL.iter().position(|one| *one == now).unwrap_or(0)
    };
    let choose = move |index: usize| {
        if let Some(one) = C::ALL.get(index) {
            settings.change(|now| *field(now) = *one);
        }
    };
    view! { <Select act label=t!(i18n, label) options=names value=place on_change=choose /> }
}
