//! The rules page: the rules digest in players' words, with all wreck cards and example rounds.

use leptos::prelude::*;

use super::{
    art::{ActionSign, StopSign},
    labels,
};
use crate::{
    app::{
        components::{Figure, Figures, RulesTable, rules_page::Rules},
        contexts::use_i18n,
        i18n::{
            Text, barrakuda as key,
            rules::{Section, barrakuda as sections},
            t,
        },
    },
    games::barrakuda::{Barrakuda, LairEffect, Wreck, WreckAction, WreckSet, WrecksInPlay},
    kernel::Game,
};

/// Column heads of the table of wreck cards.
static COLUMNS: [Text; 3] = [key::r_card_wreck, key::r_card_special, key::r_card_general];

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Barrakuda::SLUG, page: &sections::PAGE, pictures };

/// The pictures below the sentences of a section.
fn pictures(section: &'static Section) -> AnyView {
    match section.id {
        "cards" => view! { <CardTable /> }.into_any(),
        "examples" => view! { <Examples /> }.into_any(),
        _ => ().into_any(),
    }
}

/// A round, and steering the Barracuda.
#[component]
fn Examples() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <h3>{t!(i18n, key::r_round)}</h3>
        <p>{t!(i18n, key::r_round_a)}</p>
        <p>{t!(i18n, key::r_round_b)}</p>
        <Figures>
            <Figure caption=t!(i18n, key::r_round_floor) allowed=None>
                <ExampleFloor />
            </Figure>
        </Figures>
        <p>{t!(i18n, key::r_round_c)}</p>
        <p>{t!(i18n, key::r_round_d)}</p>
        <p>{t!(i18n, key::r_round_e)}</p>
        <h3>{t!(i18n, key::r_steer)}</h3>
        <p>{t!(i18n, key::r_steer_a)}</p>
        <p>{t!(i18n, key::r_steer_b)}</p>
        <p>{t!(i18n, key::r_steer_c)}</p>
        <p>{t!(i18n, key::r_steer_d)}</p>
        <p>{t!(i18n, key::r_steer_e)}</p>
        <p>{t!(i18n, key::r_steer_f)}</p>
    }
}

/// The sea floor of the examples: two rows of three, and the way from 6 by 2 to 3.
#[component]
fn ExampleFloor() -> impl IntoView {
    view! {
        <svg viewBox="0 0 128 86" class="bk-rules-floor" aria-hidden="true">
            <path d="M2 2h124v82H2zM2 43h124M43 2v82M85 2v82" fill="none" stroke="currentColor"></path>
            <g fill="currentColor" font-size="12" text-anchor="middle">
                <text x="11" y="15">
                    "6"
                </text>
                <text x="52" y="15">
                    "1"
                </text>
                <text x="94" y="15">
                    "4"
                </text>
                <text x="11" y="56">
                    "2"
                </text>
                <text x="52" y="56">
                    "3"
                </text>
                <text x="94" y="56">
                    "5"
                </text>
            </g>
            <path d="M22 22v45h27M44 62l6 5-6 5" fill="none" stroke="currentColor" stroke-width="2.5"></path>
            <svg x="51" y="58" width="32" height="16" viewBox="0 0 120 60">
                <use href="#bk-fish" width="120" height="60"></use>
            </svg>
        </svg>
    }
}

/// All wreck cards of the app's own set: the base cards, then the extra ones.
#[component]
fn CardTable() -> impl IntoView {
    let WreckSet { base, extra, .. } = WreckSet::OURS;
    view! {
        <RulesTable class="bk-rules-cards" caption=key::r_card columns=&COLUMNS>
            <Cards title=key::r_card_base cards=base />
            <Cards title=key::r_card_extra cards=extra />
        </RulesTable>
    }
}

/// The cards of one kind.
#[component]
fn Cards(title: Text, cards: WrecksInPlay) -> impl IntoView {
    let i18n = use_i18n();
    let row = |wreck: Wreck| {
        let card = cards.of(wreck);
        let cells = if wreck == Wreck::LAIR {
            view! { <StopCell stop=card.stop /> }.into_any()
        } else {
            view! {
                <ActionCell action=card.special />
                <ActionCell action=card.general />
            }
            .into_any()
        };
        view! {
            <tr>
                <th scope="row">{wreck.number()}</th>
                {cells}
            </tr>
        }
    };
    view! {
        <tbody>
            <tr>
                <th scope="rowgroup" colspan="3">
                    {t!(i18n, title)}
                </th>
            </tr>
            {Wreck::all().map(row).collect_view()}
        </tbody>
    }
}

/// The sign of an action on the cards, with its meaning.
#[component]
fn ActionCell(action: WreckAction) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <td>
            <span class="bk-line-sign">
                <ActionSign action />
            </span>
            {move || labels::action(&i18n.language(), action)}
        </td>
    }
}

/// The effect of the Barracuda where it stops, across both action columns.
#[component]
fn StopCell(stop: LairEffect) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <td colspan="2">
            <span class="bk-line-sign">
                <StopSign stop />
            </span>
            {t!(i18n, labels::stop(stop))}
        </td>
    }
}
