//! The close-up of a wreck, with its actions in words.

use leptos::prelude::*;

use super::{
    art::{ActionSign, StopSign, WreckPicture},
    state::use_board,
    words,
};
use crate::{
    app::{
        components::{Dialog, RuleLink, open_while_picked},
        contexts::use_i18n,
        game_ui::Narrator,
        i18n::{Text, barrakuda as key, t},
    },
    games::barrakuda::{Barrakuda, LairEffect, TakeBackRule, Wreck, WreckAction, WreckCard},
};

/// The dialog about the inspected wreck.
#[component]
pub(super) fn CloseUp() -> impl IntoView {
    let (looking, i18n) = (use_board().looking, use_i18n());
    let open = open_while_picked(looking);
    let title = move || {
        let language = i18n.language();
        looking.get().map(|wreck| words::title(&language, wreck)).unwrap_or_default()
    };
    view! {
        <Dialog name="wreck" open title>
            {move || looking.get().map(|wreck| view! { <WreckInWords wreck /> })}
        </Dialog>
    }
}

#[component]
fn WreckInWords(wreck: Wreck) -> impl IntoView {
    let (session, i18n) = (use_board().session, use_i18n());
    // The cards stay the same for the whole match.
    let view = session.view.get_untracked();
    let WreckCard { special, general, stop } = view.cards.of(wreck);
    let rule = view.take_back_rule;
    let stops = move || {
        let what = move || words::stop(&i18n.language(), stop);
        view! {
            <SignedLine name=key::stop_label what>
                <StopSign stop />
            </SignedLine>
        }
    };
    let lines = if wreck == Wreck::LAIR {
        view! {
            {stops()}
            <p class="help-text">{t!(i18n, key::lair_hint)}</p>
        }
        .into_any()
    } else {
        view! {
            <ActionLine name=key::special action=special rule />
            <p class="help-text">{t!(i18n, key::special_hint)}</p>
            <ActionLine name=key::general action=general rule />
            <p class="help-text">{t!(i18n, key::general_hint)}</p>
            {(stop != LairEffect::Nothing).then(stops)}
        }
        .into_any()
    };
    view! {
        <div class="bk-close">
            <Refused wreck />
            <div class="bk-large">
                <WreckPicture wreck extra=view.swapped[wreck.index()] />
            </div>
            {lines}
            {view.ours.then(|| view! { <p class="help-text">{t!(i18n, key::ours)}</p> })}
        </div>
    }
}

/// The reason why the acting player cannot choose this wreck, if any.
#[component]
fn Refused(wreck: Wreck) -> impl IntoView {
    let (board, i18n) = (use_board(), use_i18n());
    move || {
        let refusal = board.refusal(wreck)?;
        let why = Barrakuda::refusal(&i18n.language(), &refusal);
        let rule = Barrakuda::rule(&refusal);
        Some(view! {
            <p class="notice" data-refused="">
                <span>{why}</span>
                {rule.map(|rule| view! { <RuleLink rule /> })}
            </p>
        })
    }
}

/// An action: its sign, its condition, its effect.
#[component]
fn ActionLine(name: Text, action: WreckAction, rule: TakeBackRule) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <SignedLine name what=move || words::deed(&i18n.language(), action, rule)>
            <ActionSign action />
        </SignedLine>
    }
}

/// A sign with its explanation.
#[component]
fn SignedLine(name: Text, #[prop(into)] what: Signal<String>, children: Children) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="bk-line">
            <span class="bk-line-sign">{children()}</span>
            <span>
                <strong>{t!(i18n, name)}</strong>
                " "
                {what}
            </span>
        </p>
    }
}
