//! The menu of a match, and the windows that it leads to.

use leptos::{prelude::*, task::spawn_local};

use super::{handing::Handing, panels::use_panels};
use crate::{
    app::{
        components::{
            Confirm, Dialog, Picture,
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
        i18n::{common, t},
        lexicon::hints_agreed,
        platform::device,
        screens::{
            rotation::next_rotation,
            saves::{Exporter, Load},
        },
        session::{Controls, MatchAction, use_controls},
    },
    kernel::Seat,
    table::handover::Screen,
};

#[component]
pub(super) fn MenuDialog(
    /// The match is only looked at.
    replay: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let (controls, panels) = (use_controls(), use_panels());
    let resigning = RwSignal::new(false);
    let abandoning = RwSignal::new(false);
    // Bots wait for what the table decides.
    let questions = [panels.seats, panels.handing, panels.consent, resigning, abandoning, panels.exporting];
    Effect::new(move |_| controls.asked.set(questions.iter().any(RwSignal::get)));
    let resign_who = Memo::new(move |_| {
        let name = resigner(controls).and_then(|seat| controls.player(seat)).map(|player| player.name);
        i18n.say(common::ResignWho { name: name.unwrap_or_default() })
    });
    let resign = move || {
        if let Some(seat) = untrack(|| resigner(controls)) {
            controls.act(MatchAction::Resign(seat));
        }
    };
    // What is only looked at may not all be on the screen.
    let load = move || if replay { Load::Saved(controls.id()) } else { Load::Shown(Box::new(controls)) };
    view! {
        <Dialog name="menu" open=panels.menu title=t!(i18n, common::menu) far=panels.far>
            <Entries replay resigning abandoning resign_who />
        </Dialog>
        <Confirm
            open=resigning
            title=resign_who
            text=t!(i18n, common::resign_text)
            yes=t!(i18n, common::resign)
            on_yes=resign
            danger=true
            far=panels.far
        />
        <Confirm
            open=abandoning
            title=t!(i18n, common::abandon)
            text=t!(i18n, common::abandon_text)
            yes=t!(i18n, common::abandon_yes)
            on_yes=move || controls.act(MatchAction::Abandon)
            danger=true
            far=panels.far
        />
        <Handing />
        <Exporter open=panels.exporting load />
    }
}

/// What can be done beside playing.
#[component]
fn Entries(
    replay: bool,
    resigning: RwSignal<bool>,
    abandoning: RwSignal<bool>,
    #[prop(into)] resign_who: Signal<String>,
) -> impl IntoView {
    let (i18n, navigation, settings) = (use_i18n(), use_navigation(), use_settings());
    let (controls, panels, announcer) = (use_controls(), use_panels(), use_announcer());
    let leave = move |to: Route| {
        panels.menu.set(false);
        navigation.go(to);
    };
    // Another window takes the place of this one.
    let ask = move |window: RwSignal<bool>| {
        panels.menu.set(false);
        window.set(true);
    };
    let export = move || {
        // What the table is asked is for all to look at.
        if !replay {
            controls.hide();
        }
        ask(panels.exporting);
    };
    let copy = move || {
        panels.menu.set(false);
        let text = controls.status.read_untracked().position.clone().unwrap_or_default();
        spawn_local(async move {
            let done = device::copy(&text).await;
            let sentence = i18n.now(if done { common::position_copied } else { common::position_not_copied });
            announcer.say(sentence.clone());
            announcer.toast(sentence);
        });
    };
    let rules = move || {
        let at = controls.status.read_untracked().rules_at.map(str::to_owned);
        leave(Route::Rules(controls.slug.to_owned(), at));
    };
    // Each of the two says what it will do.
    let next = move || next_rotation(i18n, settings.get().rotation);
    let rotate = move || {
        let (next, _) = untrack(next);
        settings.change(|now| now.rotation = next);
    };
    let sound = move || i18n.say(if settings.get().sound { common::sound_off } else { common::sound_on });
    let goes_on = Memo::new(move |_| !replay && controls.status.read().ending.is_none());
    // What is over is seen from its beginning; what goes on, from where it stands.
    let look_back = move || {
        panels.menu.set(false);
        if goes_on.get_untracked() {
            controls.moment.set(Some(controls.status.read_untracked().total));
        } else {
            controls.replay();
        }
    };
    let look_back_label = move || i18n.say(if goes_on.get() { common::look_back } else { common::replay });
    let has_bots = games::find(controls.slug).is_some_and(|game| game.bots);
    let agreed = move || hints_agreed(i18n, &controls.players(), controls.hints());
    let may_resign = Memo::new(move |_| !replay && resigner(controls).is_some());
    view! {
        <ul class="menu">
            <Entry act="rules" icon=icon::RULES label=t!(i18n, common::rules) on_press=rules />
            <Entry
                act="menu-aid"
                icon=icon::ABOUT
                label=t!(i18n, common::aid)
                on_press=move || ask(panels.aid)
            />
            <Entry act="rotate" icon=icon::ROTATE label=move || next().1 on_press=rotate />
            <Entry
                act="sound"
                icon=move || if settings.get().sound { icon::MUTE } else { icon::SOUND }
                label=sound
                on_press=move || settings.change(|now| now.sound = !now.sound)
            />
            {(!replay)
                .then(|| {
                    view! { <Entry act="replay" icon=icon::PREV label=look_back_label on_press=look_back /> }
                })}
            <Show when=move || controls.status.read().position.is_some()>
                <Entry
                    act="copy-position"
                    icon=icon::COPY
                    label=t!(i18n, common::copy_position)
                    on_press=copy
                />
            </Show>
            <Entry act="export" icon=icon::EXPORT label=t!(i18n, common::export_match) on_press=export />
            <Show when=move || has_bots && goes_on.get()>
                <Entry
                    act="hand-over"
                    icon=icon::BOT
                    label=t!(i18n, common::hand_over)
                    on_press=move || ask(panels.seats)
                />
            </Show>
            <Entry
                act="keys"
                icon=icon::KEYS
                label=t!(i18n, common::keys)
                on_press=move || ask(panels.keys)
            />
            <Entry
                act="settings"
                icon=icon::GEAR
                label=t!(i18n, common::settings)
                on_press=move || leave(Route::Settings)
            />
            <Show when=move || may_resign.get()>
                <Entry act="resign" icon=icon::FLAG label=resign_who on_press=move || ask(resigning) />
            </Show>
            <Show when=move || goes_on.get()>
                <Entry
                    act="abandon"
                    icon=icon::STOP
                    label=t!(i18n, common::abandon)
                    on_press=move || ask(abandoning)
                />
            </Show>
            <Entry
                act="home"
                icon=icon::HOME
                label=t!(i18n, common::leave)
                on_press=move || leave(Route::Home)
            />
        </ul>
        {move || {
            agreed()
                .map(|text| {
                    view! {
                        <p class="hint" data-agreed="">
                            {text}
                        </p>
                    }
                })
        }}
        {(!replay)
            .then(|| {
                view! {
                    <p class="hint" data-saved="">
                        {use_saved(Signal::derive(move || i18n.say(common::all_saved)))}
                    </p>
                }
            })}
    }
}

/// One line of the menu.
#[component]
fn Entry(
    /// What tests know it by.
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

/// Whoever may give up now: a person who is to act, or the only one. Where that opens what is hidden, only whoever has
/// their own before them. Tracked.
fn resigner(controls: Controls) -> Option<Seat> {
    let status = controls.status.read();
    let person = status.pending.iter().find(|seat| status.people.contains(*seat));
    let may = person.or(status.people.only()).filter(|seat| status.may_resign.contains(*seat));
    let handover = controls.handover.read();
    may.filter(|seat| !handover.is_needed() || handover.screen() == Screen::Open(*seat))
}
