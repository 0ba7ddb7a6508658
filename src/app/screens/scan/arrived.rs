//! Small things that a code brings: a position, or a set of wreck cards.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        components::{Button, Card, Notice, Primary},
        contexts::{
            announcer::use_announcer,
            navigation::{Route, use_navigation},
            saves::use_saves,
            use_i18n,
        },
        games,
        i18n::{common, t, transfer},
    },
    games::{
        barragoon::Barragoon,
        barrakuda::{Barrakuda, WrecksInPlay},
    },
    kernel::Game,
    saves::{
        lists::{StoredWreckSet, WRECK_SETS, add_beside},
        records::setup,
    },
    table::name,
};

/// Content of a code that is no export.
#[derive(Clone)]
pub(super) enum Arrived {
    /// A position of Barragoon in its notation.
    Position(String),
    WreckSet(StoredWreckSet),
}

/// Shows what has arrived, with the next step.
#[component]
pub(super) fn ArrivedCard(arrived: Arrived) -> impl IntoView {
    match arrived {
        Arrived::Position(text) => view! { <ArrivedPosition text /> }.into_any(),
        Arrived::WreckSet(set) if is_readable(&set) => view! { <ArrivedSet set /> }.into_any(),
        Arrived::WreckSet(_) => {
            let i18n = use_i18n();
            view! { <Notice name="set" text=t!(i18n, transfer::fault_newer) /> }.into_any()
        }
    }
}

/// Whether this version knows all actions on the cards.
fn is_readable(set: &StoredWreckSet) -> bool {
    [&set.base, &set.extra].into_iter().all(|cards| cards.parse::<WrecksInPlay>().is_ok())
}

/// A position, from which a match can be set up.
#[component]
fn ArrivedPosition(text: String) -> impl IntoView {
    let (i18n, saves, announcer, navigation) = (use_i18n(), use_saves(), use_announcer(), use_navigation());
    let is_impossible = RwSignal::new(false);
    let slug = Barragoon::SLUG;
    let set_up = move || {
        let text = text.clone();
        spawn_local(async move {
            let Some(game) = games::find(slug) else { return };
            let Ok(game) = game.load(i18n).await else {
                announcer.toast(i18n.now(common::fetched_missing));
                return;
            };
            let draft = saves.record(&setup(slug));
            match (game.module.starting_at)(&draft.config, &text) {
                Some(config) => {
                    // Without storage the set-up begins with its defaults; the player has been told.
                    let _ = saves.change_record(&setup(slug), |draft| draft.config = config);
                    navigation.go(Route::Setup(slug.to_owned()));
                }
                // The screen may have been left meanwhile.
                None => drop(is_impossible.try_set(true)),
            }
        });
    };
    view! {
        <Card title=t!(i18n, transfer::position_arrived)>
            <Show
                when=move || is_impossible.get()
                fallback=move || {
                    view! {
                        <Button
                            label=t!(i18n, transfer::position_start)
                            on_press=set_up.clone()
                            act="position-start"
                            appearance=Primary
                        />
                    }
                }
            >
                <Notice name="position" text=t!(i18n, transfer::fault_position) />
            </Show>
        </Card>
    }
}

/// A set of wreck cards, to be kept beside those here.
#[component]
fn ArrivedSet(set: StoredWreckSet) -> impl IntoView {
    let (i18n, saves, announcer, navigation) = (use_i18n(), use_saves(), use_announcer(), use_navigation());
    let set = StoredWreckSet { name: name::cut(&set.name), ..set };
    let name = set.name.clone();
    let title = move || i18n.say(transfer::SetArrived { name: &name });
    let keep = move || {
        // Otherwise the player has been told why not.
        if saves.change_list(&WRECK_SETS, |sets| add_beside(sets, set.clone())).is_ok() {
            announcer.toast(i18n.now(transfer::set_kept));
            navigation.go(Route::Setup(Barrakuda::SLUG.to_owned()));
        }
    };
    view! {
        <Card title>
            <Button label=t!(i18n, transfer::set_keep) on_press=keep act="set-keep" appearance=Primary />
        </Card>
    }
}
