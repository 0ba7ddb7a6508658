//! The lines of the menu: actions other than playing.

use leptos::{prelude::*, task::spawn_local};

use super::sending_words;
use crate::app::{
    components::{
        Picture,
        icon::{self, Icon},
        use_saved,
    },
    contexts::{
        announcer::use_announcer,
        navigation::{Route, use_navigation},
        settings::use_settings,
        use_i18n,
    },
    games,
    i18n::{common, review, t, transfer},
    lexicon::hints_agreed,
    platform::device,
    screens::{play::panels::use_panels, rotation::next_rotation},
    session::use_controls,
};

/// The lines of the menu; the children are those that end the match.
#[component]
pub(super) fn Entries(
    /// Whether this is a replay.
    replay: bool,
    /// Whether the match goes on.
    goes_on: Memo<bool>,
    children: Children,
) -> impl IntoView {
    let (i18n, navigation) = (use_i18n(), use_navigation());
    let (controls, panels) = (use_controls(), use_panels());
    let leave = move |to: Route| {
        panels.menu.set(false);
        navigation.go(to);
    };
    let rules = move || {
        let at = Some(controls.status.read_untracked().rules_at.to_owned());
        leave(Route::Rules(controls.slug.to_owned(), at));
    };
    let export_by = move |panel: RwSignal<bool>| {
        // The curtain falls, so that the whole table can look at the question.
        if !replay {
            controls.hide();
        }
        panels.instead(panel);
    };
    let has_bots = games::find(controls.slug).is_some_and(|game| game.bots);
    view! {
        <ul class="menu">
            <Entry act="rules" icon=icon::RULES label=t!(i18n, common::rules) on_press=rules />
            <Entry
                act="menu-aid"
                icon=icon::ABOUT
                label=t!(i18n, common::aid)
                on_press=move || panels.instead(panels.aid)
            />
            <Rotate />
            <Sound />
            {(!replay).then(|| view! { <LookBack goes_on /> })}
            <Show when=move || controls.may_review()>
                <Entry
                    act="menu-review"
                    icon=icon::TREND
                    label=t!(i18n, review::open)
                    on_press=move || panels.instead(panels.review)
                />
            </Show>
            <Show when=move || controls.status.read().position.is_some()>
                <CopyPosition />
                <Entry
                    act="share-position"
                    icon=icon::SHARE
                    label=t!(i18n, transfer::share_position)
                    on_press=move || panels.instead(panels.position)
                />
            </Show>
            <Entry
                act="export"
                icon=icon::EXPORT
                label=t!(i18n, common::export_match)
                on_press=move || export_by(panels.exporting)
            />
            <Entry
                act="codes"
                icon=icon::SHARE
                label=move || i18n.say(sending_words(controls))
                on_press=move || export_by(panels.codes)
            />
            <Show when=move || has_bots && goes_on.get()>
                <Entry
                    act="hand-over"
                    icon=icon::BOT
                    label=t!(i18n, common::hand_over)
                    on_press=move || panels.instead(panels.seats)
                />
            </Show>
            <Entry
                act="keys"
                icon=icon::KEYS
                label=t!(i18n, common::keys)
                on_press=move || panels.instead(panels.keys)
            />
            <Entry
                act="settings"
                icon=icon::GEAR
                label=t!(i18n, common::settings)
                on_press=move || leave(Route::Settings)
            />
            {children()}
            <Entry
                act="home"
                icon=icon::HOME
                label=t!(i18n, common::leave)
                on_press=move || leave(Route::Home)
            />
        </ul>
    }
}

/// The agreed options, and the save status.
#[component]
pub(super) fn Agreed(
    /// Whether this is a replay.
    replay: bool,
) -> impl IntoView {
    let (i18n, controls) = (use_i18n(), use_controls());
    let agreed = move || {
        let text = hints_agreed(i18n, &controls.players(), controls.hints())?;
        Some(view! {
            <p class="help-text" data-agreed="">
                {text}
            </p>
        })
    };
    let saved = (!replay).then(|| {
        view! {
            <p class="help-text" data-saved="">
                {use_saved(Signal::derive(move || i18n.say(common::all_saved)))}
            </p>
        }
    });
    view! {
        {agreed}
        {saved}
    }
}

/// Turns the board; the label names the next rotation.
#[component]
fn Rotate() -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let next = move || next_rotation(i18n, settings.get().rotation);
    let rotate = move || {
        let (next, _) = untrack(next);
        settings.change(|now| now.rotation = next);
    };
    view! { <Entry act="rotate" icon=icon::ROTATE label=move || next().1 on_press=rotate /> }
}

/// Switches the sound; the label names the effect.
#[component]
fn Sound() -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    let sounds = Memo::new(move |_| settings.get().sound);
    view! {
        <Entry
            act="sound"
            icon=move || if sounds.get() { icon::MUTE } else { icon::SOUND }
            label=move || i18n.say(if sounds.get() { common::sound_off } else { common::sound_on })
            on_press=move || settings.change(|now| now.sound = !now.sound)
        />
    }
}

/// Starts looking back: a finished match from its start, a running one from its current moment.
#[component]
fn LookBack(goes_on: Memo<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let look_back = move || {
        panels.menu.set(false);
        if goes_on.get_untracked() {
            let total = controls.status.read_untracked().total;
            controls.look_at(total);
        } else {
            controls.replay();
        }
    };
    let label = move || i18n.say(if goes_on.get() { common::look_back } else { common::replay });
    view! { <Entry act="replay" icon=icon::PREV label on_press=look_back /> }
}

/// Copies the position as text.
#[component]
fn CopyPosition() -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let (controls, panels) = (use_controls(), use_panels());
    let copy = move || {
        panels.menu.set(false);
        let text = controls.status.read_untracked().position.clone().unwrap_or_default();
        spawn_local(async move {
            let done = device::copy(&text).await;
            announcer.toast(i18n.now(if done {
                common::position_copied
            } else {
                common::position_not_copied
            }));
        });
    };
    view! { <Entry act="copy-position" icon=icon::COPY label=t!(i18n, common::copy_position) on_press=copy /> }
}

/// One line of the menu.
#[component]
pub(super) fn Entry(
    /// The name for tests, as `data-act`.
    act: &'static str,
    #[prop(into)] icon: Signal<Icon>,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <li>
            <button type="button" class="menu-item" data-act=act on:click=move |_| on_press.run(())>
                <Picture icon />
                <span>{label}</span>
            </button>
        </li>
    }
}
