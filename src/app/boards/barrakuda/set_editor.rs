//! The editor for a table's own set of wreck cards.

use leptos::prelude::*;

use super::{kept_sets::KeptSets, labels};
use crate::{
    app::{
        components::{Button, Primary, Quiet, Select, Stepper, TextField, icon, named},
        contexts::use_i18n,
        i18n::{Text, barrakuda as key, t},
    },
    games::barrakuda::{LairEffect, Wreck, WreckAction, WreckCard, WreckSet, WrecksInPlay},
};

/// The side of a set: base or extra cards.
#[derive(Copy, Clone)]
enum Side {
    Base,
    Extra,
}

impl Side {
    fn title(self) -> Text {
        match self {
            Side::Base => key::base_cards,
            Side::Extra => key::extra_cards,
        }
    }

    fn of(self, set: &WreckSet) -> &WrecksInPlay {
        match self {
            Side::Base => &set.base,
            Side::Extra => &set.extra,
        }
    }

    fn of_mut(self, set: &mut WreckSet) -> &mut WrecksInPlay {
        match self {
            Side::Base => &mut set.base,
            Side::Extra => &mut set.extra,
        }
    }
}

/// One card of the edited set.
#[derive(Copy, Clone)]
struct Draft {
    set: RwSignal<WreckSet>,
    side: Side,
    wreck: Wreck,
}

impl Draft {
    /// The card; tracked.
    fn card(self) -> WreckCard {
        self.set.with(|set| self.side.of(set).of(self.wreck))
    }

    fn change(self, change: impl FnOnce(&mut WreckCard)) {
        self.set.update(|set| change(&mut self.side.of_mut(set).0[self.wreck.index()]));
    }
}

/// Name and cards of a set. Unsaved changes survive closing the editor.
#[component]
pub(super) fn SetEditor(sets: KeptSets, open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    let KeptSets { config, begun, draft, name, .. } = sets;
    let begin = config.with_untracked(|config| config.set.clone());
    if begun.read_untracked() != begin {
        begun.set(begin.clone());
        name.set(begin.name.clone());
        draft.set(begin.clone().playable());
    }
    let wrong = RwSignal::new(false);
    let save = move || {
        let text = name.get_untracked().trim().to_owned();
        if text.is_empty() {
            wrong.set(true);
            return;
        }
        open.set(false);
        sets.keep(WreckSet { name: text, ..draft.get_untracked() });
    };
    let forget = move || {
        open.set(false);
        sets.forget();
    };
    let forget = sets.has(&begin).then(|| {
        view! {
            <Button
                icon=icon::BIN
                label=t!(i18n, key::forget_set)
                on_press=forget
                act="forget-set"
                appearance=Quiet
            />
        }
    });
    view! {
        <p class="help-text">{t!(i18n, key::edit_line)}</p>
        <TextField act="set-name" label=t!(i18n, key::set_name) longest=30 value=name />
        <Show when=move || wrong.get()>
            <p class="wrong" role="alert">
                {t!(i18n, key::set_wants_name)}
            </p>
        </Show>
        <Cards set=draft side=Side::Base />
        <Cards set=draft side=Side::Extra />
        <div class="row end">
            {forget}
            <Button
                icon=icon::CHECK
                label=t!(i18n, key::keep_set)
                on_press=save
                act="keep-set"
                appearance=Primary
            />
        </div>
    }
}

/// The cards of one side.
#[component]
fn Cards(set: RwSignal<WreckSet>, side: Side) -> impl IntoView {
    let i18n = use_i18n();
    let card = |wreck| view! { <CardFields draft=Draft { set, side, wreck } /> };
    view! {
        <fieldset class="bk-edit">
            <legend>{t!(i18n, side.title())}</legend>
            {Wreck::all().map(card).collect_view()}
        </fieldset>
    }
}

/// The two actions of a wreck, or the lair's effect.
#[component]
fn CardFields(draft: Draft) -> impl IntoView {
    if draft.wreck == Wreck::LAIR {
        return view! { <StopField draft /> }.into_any();
    }
    view! {
        <div class="bk-edit-row" data-edit=draft.wreck.number().to_string()>
            <ActionField draft kind=ActionKind::Special />
            <ActionField draft kind=ActionKind::General />
            <StopField draft />
        </div>
    }
    .into_any()
}

/// The effect of the Barracuda where it stops.
#[component]
fn StopField(draft: Draft) -> impl IntoView {
    let i18n = use_i18n();
    let options = move || named(i18n, &LairEffect::ALL.map(|stop| (stop, labels::stop(stop))));
    view! {
        <Select
            act="stop"
            label=t!(i18n, key::StopOf { n: draft.wreck.number() })
            options
            value=move || draft.card().stop
            on_change=move |stop| draft.change(|card| card.stop = stop)
        />
    }
}

/// One of the two actions of a wreck.
#[derive(Copy, Clone)]
enum ActionKind {
    Special,
    General,
}

impl ActionKind {
    /// The field's name for tests and styles, and the label of its amount.
    fn names(self) -> (&'static str, Text) {
        match self {
            ActionKind::Special => ("special", key::special_amount),
            ActionKind::General => ("general", key::general_amount),
        }
    }

    /// One action of each possible kind.
    fn choices(self) -> Vec<WreckAction> {
        match self {
            ActionKind::Special => WreckAction::specials().collect(),
            ActionKind::General => WreckAction::KINDS.to_vec(),
        }
    }

    fn of(self, card: &mut WreckCard) -> &mut WreckAction {
        match self {
            ActionKind::Special => &mut card.special,
            ActionKind::General => &mut card.general,
        }
    }
}

/// An action with its amount, if it has one.
#[component]
fn ActionField(draft: Draft, kind: ActionKind) -> impl IntoView {
    let i18n = use_i18n();
    let (act, amount_name) = kind.names();
    let label = move || match (kind, draft.wreck.number()) {
        (ActionKind::Special, n) => i18n.say(key::SpecialOf { n }),
        (ActionKind::General, n) => i18n.say(key::GeneralOf { n }),
    };
    let now = Memo::new(move |_| *kind.of(&mut draft.card()));
    let put = move |action| draft.change(|card| *kind.of(card) = action);
    let options = move || {
        let language = i18n.language();
        let option = |action| (action, labels::kind(&language, action));
        kind.choices().into_iter().map(option).collect::<Vec<_>>()
    };
    // The option of the same kind; the amount may differ.
    let value = move || {
        let now = now.get();
        kind.choices().into_iter().find(|action| action.is_kind_of(now)).unwrap_or(now)
    };
    let choose = move |action: WreckAction| {
        if !action.is_kind_of(now.get_untracked()) {
            put(action);
        }
    };
    let most = Memo::new(move |_| now.get().amount().map(|(_, most)| most));
    let amount = move || {
        most.get().map(|most| {
            view! {
                <Stepper
                    act="amount"
                    label=t!(i18n, amount_name)
                    min=1
                    max=most.into()
                    value=move || now.get().amount().map_or(1, |(amount, _)| amount.into())
                    on_change=move |amount: u32| put(now.get_untracked().with_amount(amount as u8))
                />
            }
        })
    };
    view! {
        <div class="bk-edit-deed">
            <Select act label options value on_change=choose />
            {amount}
        </div>
    }
}
