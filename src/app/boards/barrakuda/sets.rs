//! The choice of wreck cards: the app's own set or a table's set, and base or extra per number.

use leptos::prelude::*;

use super::{
    art::{CardSigns, WreckPicture},
    kept_sets::KeptSets,
    set_editor::SetEditor,
    words,
};
use crate::{
    app::{
        components::{Button, Dialog, Quiet, Select, Toggle, icon},
        contexts::use_i18n,
        i18n::{Language, Text, barrakuda as key, sentences, t, transfer},
        screens::on_demand::CodesDialog,
    },
    games::barrakuda::{Config, Wreck, WreckSet},
};

/// The set of wreck cards, and the base or extra card of each number.
#[component]
pub(super) fn WreckSets(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    let sets = KeptSets::new(config);
    // A stored set-up may hold an outdated version of the app's own set.
    Effect::new(move |_| {
        let set = config.read().set.clone();
        if set.is_ours() && set != WreckSet::OURS {
            config.update(|config| config.set = WreckSet::OURS);
        }
    });
    let (open, sharing) = (RwSignal::new(false), RwSignal::new(false));
    view! {
        <WhichSet sets />
        <Show
            when=move || config.read().set.is_ours()
            fallback=move || view! { <p class="help-text">{t!(i18n, key::own_letter)}</p> }
        >
            <p class="help-text">{t!(i18n, key::ours)}</p>
            <Toggle
                act="letter"
                label=t!(i18n, key::opt_letter)
                hint=t!(i18n, key::opt_letter_line)
                value=move || config.read().by_the_letter
                on_change=move |on| config.update(|config| config.by_the_letter = on)
            />
        </Show>
        <Swaps config />
        <div class="row">
            <Button
                icon=icon::PEN
                label=t!(i18n, key::edit_set)
                on_press=move || open.set(true)
                act="edit-set"
                appearance=Quiet
            />
            <Show when=move || !config.read().set.is_ours()>
                <Button
                    icon=icon::SHARE
                    label=t!(i18n, transfer::share_set)
                    on_press=move || sharing.set(true)
                    act="share-set"
                    appearance=Quiet
                />
            </Show>
        </div>
        <CodesDialog open=sharing title=t!(i18n, transfer::share_set) content=move |()| Ok(sets.content()) />
        <Dialog name="wreck-set" open title=t!(i18n, key::edit_title)>
            <SetEditor sets open />
        </Dialog>
    }
}

/// The choice of a set.
#[component]
fn WhichSet(sets: KeptSets) -> impl IntoView {
    let i18n = use_i18n();
    let config = sets.config;
    let name = move |set: &WreckSet| {
        if *set == WreckSet::OURS { i18n.say(key::set_ours) } else { set.name.clone() }
    };
    let options = move || {
        let named = |set: WreckSet| (set.clone(), name(&set));
        sets.all().into_iter().map(named).collect::<Vec<_>>()
    };
    view! {
        <Select
            act="wreck-set"
            label=t!(i18n, key::opt_set)
            hint=t!(i18n, key::opt_set_line)
            options
            value=move || config.read().set.clone()
            on_change=move |set| config.write().set = set
        />
    }
}

/// The choice of base or extra card for each number.
#[component]
fn Swaps(config: RwSignal<Config>) -> impl IntoView {
    let i18n = use_i18n();
    // The wreck swapped last.
    let last = RwSignal::new(None::<Wreck>);
    let what = move || {
        let wreck = last.get();
        wreck.map(|wreck| in_words(&i18n.language(), &config.read(), wreck)).unwrap_or_default()
    };
    view! {
        <fieldset class="bk-swaps">
            <legend>{t!(i18n, key::opt_swapped)}</legend>
            <p class="help-text">{t!(i18n, key::opt_swapped_line)}</p>
            <div class="bk-swap-row">
                {Wreck::all()
                    .map(|wreck| {
                        view! { <Swap config wreck on_swap=move || last.set(Some(wreck)) /> }
                    })
                    .collect_view()}
            </div>
            <p class="help-text" aria-hidden="true">
                {what}
            </p>
        </fieldset>
    }
}

/// A button with the card of one number, which swaps it for the other one.
#[component]
fn Swap(config: RwSignal<Config>, wreck: Wreck, #[prop(into)] on_swap: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    let index = wreck.index();
    let extra = Memo::new(move |_| config.read().swapped[index]);
    let card = Memo::new(move |_| config.read().cards().of(wreck));
    let swap = move |_| {
        config.update(|config| config.swapped[index] = !config.swapped[index]);
        on_swap.run(());
    };
    let kind = move || i18n.say(kind(extra.get()));
    view! {
        <button
            type="button"
            class="bk-swap"
            role="switch"
            data-swap=wreck.number().to_string()
            aria-checked=move || extra.get().to_string()
            on:click=swap
        >
            <span class="bk-picture" aria-hidden="true">
                {move || view! { <WreckPicture wreck extra=extra.get() /> }}
                {move || view! { <CardSigns wreck card=card.get() /> }}
            </span>
            <span class="bk-badge" aria-hidden="true">
                {wreck.number()}
            </span>
            <small aria-hidden="true">{kind}</small>
            <span class="visually-hidden">{move || in_words(&i18n.language(), &config.read(), wreck)}</span>
        </button>
    }
}

fn kind(extra: bool) -> Text {
    if extra { key::extra_card } else { key::base_card }
}

/// A full description of a number's card.
fn in_words(language: &Language, config: &Config, wreck: Wreck) -> String {
    let is_extra = config.swapped[wreck.index()];
    let offers = words::offers(language, &config.cards(), config.take_back_rule(), wreck);
    let kind = if is_extra { "extra" } else { "base" };
    sentences([language.say(key::SaidKind { n: wreck.number(), kind }), offers])
}
