//! How this device likes to play.

use super::rotation::rotation_name;
use crate::app::{
    components::{Range, card, page, select, stepper, toggle},
    contexts::app,
    contexts::settings::{Choices, Named, Rotation},
    dom::{El, View, el},
    i18n::Word,
    lexicon::{say, w},
};

pub fn settings_screen() -> View {
    let i18n = app().i18n;
    let settings = app().settings;
    let sizes = Range { min: 80, max: 200, step: 10, unit: "%".into() };
    let look = card(w!(look_and_words))
        .child(choice(
            "language",
            w!(language),
            move || vec![say!(i18n, as_browser), "English", "Français"],
            move || settings.get().language,
            move |language| settings.change(|now| now.language = language),
        ))
        .child(choice(
            "theme",
            w!(theme),
            move || {
                vec![
                    say!(i18n, as_device),
                    say!(i18n, theme_light),
                    say!(i18n, theme_dark),
                    say!(i18n, theme_contrast),
                ]
            },
            move || settings.get().theme,
            move |theme| settings.change(|now| now.theme = theme),
        ))
        .child(choice(
            "motion",
            w!(motion),
            move || vec![say!(i18n, as_device), say!(i18n, motion_full), say!(i18n, motion_reduced)],
            move || settings.get().motion,
            move |motion| settings.change(|now| now.motion = motion),
        ))
        .child(stepper(
            "text-size",
            w!(text_size),
            None,
            sizes,
            move || settings.get().text_size,
            move |size| settings.change(|now| now.text_size = size),
        ));
    let table = card(w!(at_the_table))
        .child(choice(
            "rotation",
            w!(rotation),
            move || Rotation::ALL.iter().map(|(mode, _)| rotation_name(i18n, *mode)).collect(),
            move || settings.get().rotation,
            move |rotation| settings.change(|now| now.rotation = rotation),
        ))
        .child(choice(
            "pace",
            w!(pace),
            move || vec![say!(i18n, pace_brisk), say!(i18n, pace_at_once), say!(i18n, pace_calm)],
            move || settings.get().pace,
            move |pace| settings.change(|now| now.pace = pace),
        ))
        .child(flag("confirm-moves", w!(confirm_moves), w!(confirm_moves_hint), |now| &mut now.confirm_moves))
        .child(flag("preview-placement", w!(preview_placement), w!(preview_placement_hint), |now| {
            &mut now.preview_placement
        }))
        .child(flag("four-colours", w!(four_colours), w!(four_colours_hint), |now| &mut now.four_colours))
        .child(flag("keep-awake", w!(keep_awake), w!(keep_awake_hint), |now| &mut now.keep_awake));
    let senses = card(w!(ear_and_hand))
        .child(flag("sound", w!(sound), w!(sound_hint), |now| &mut now.sound))
        .child(flag("vibration", w!(vibration), w!(vibration_hint), |now| &mut now.vibration));
    page("settings", w!(settings), el("div.settings").child(look).child(table).child(senses))
}

/// On or off; `field` says which.
fn flag(act: &'static str, label: Word, hint: Word, field: fn(&mut Choices) -> &mut bool) -> El {
    let settings = app().settings;
    let value = move || *field(&mut settings.get());
    toggle(act, label, Some(hint.into()), value, move |on| settings.change(|now| *field(now) = on))
}

/// One of a few values, by its place among all.
fn choice<C: Named>(
    act: &'static str,
    label: Word,
    options: impl Fn() -> Vec<&'static str> + 'static,
    value: impl Fn() -> C + 'static,
    choose: impl Fn(C) + 'static,
) -> El {
    let place = move || {
        let now = value();
        C::ALL.iter().position(|(one, _)| *one == now).unwrap_or(0)
    };
    let options = move || options().into_iter().map(str::to_owned).collect();
    let choose = move |index: usize| C::ALL.get(index).into_iter().for_each(|(one, _)| choose(*one));
    select(act, label, None, options, place, choose)
}
