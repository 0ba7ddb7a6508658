//! The rules page: what the digest says, in the players' words, with all wreck cards and a round or two.

use leptos::prelude::*;

use super::{
    art::{ActionSign, StopSign},
    labels,
};
use crate::{
    app::{
        components::{
            Figure, Figures, RulesTable,
            rules_page::{Rules, Section, section},
        },
        contexts::use_i18n,
        i18n::{Text, barrakuda as key, t},
    },
    games::barrakuda::{Barrakuda, LairEffect, Wreck, WreckAction, WreckSet, WrecksInPlay},
    kernel::Game,
};

/// The game in short.
static SHORT: [Text; 5] = [key::r_short_a, key::r_short_b, key::r_short_c, key::r_short_d, key::r_short_e];

static SECTIONS: [Section; 9] = [
    section!(key, "aim", r_aim, [Book r_aim_a, Book r_aim_b, Book r_aim_c]),
    section!(key, "setup", r_setup, [
        Book r_setup_a, Ruling r_setup_b, Setting r_setup_c, Ours r_setup_h, Book r_setup_d, Ruling r_setup_e,
        Book r_setup_f, Outside r_setup_g,
    ]),
    section!(key, "choose", r_choose, [
        Book r_choose_a, Book r_choose_b, Book r_choose_c, Book r_choose_d, Ruling r_choose_e,
    ]),
    section!(key, "fish", r_fish, [
        Book r_fish_a, Ruling r_fish_b, Book r_fish_c, Ruling r_fish_d, Book r_fish_e, Book r_fish_f,
        Ruling r_fish_g, Ruling r_fish_h,
    ]),
    section!(key, "wrecks", r_wrecks, [
        Book r_wrecks_a, Book r_wrecks_b, Ruling r_wrecks_c, Book r_wrecks_d, Book r_wrecks_e,
        Book r_wrecks_f, Ruling r_wrecks_g, Book r_wrecks_h, Book r_wrecks_i, Ruling r_wrecks_j,
        Book r_wrecks_k, Ruling r_wrecks_l, Ruling r_wrecks_m,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Ruling r_end_h, Book r_end_b, Book r_end_c, Variant r_end_d, Ruling r_end_e, Ruling r_end_f,
        Ruling r_end_g,
    ]),
    section!(key, "cards", r_cards, [
        Ours r_cards_a, Setting r_cards_b, Book r_cards_c, Book r_cards_d, Ruling r_cards_f,
        Book r_cards_e, Book r_cards_g, Book r_cards_h, Ruling r_cards_i, Book r_cards_j, Book r_cards_k,
        Book r_cards_l, Variant r_cards_m, Ruling r_cards_n,
    ]),
    section!(key, "teams", r_teams, [
        Variant r_teams_a, Ruling r_teams_b, Variant r_teams_c, Ruling r_teams_d, Variant r_teams_e,
        Ruling r_teams_f,
    ]),
    section!(key, "examples", r_examples, []),
];

/// The headings of the table of wreck cards.
static COLUMNS: [Text; 3] = [key::r_card_wreck, key::r_card_special, key::r_card_general];

/// The rules page.
pub(super) static RULES: Rules =
    Rules { slug: Barrakuda::SLUG, lead: key::r_lead, short: &SHORT, sections: &SECTIONS, pictures };

/// What is drawn below the sentences of a section.
fn pictures(section: &str) -> AnyView {
    match section {
        "cards" => view! { <CardTable /> }.into_any(),
        "examples" => view! { <Examples /> }.into_any(),
        _ => ().into_any(),
    }
}

/// A round, and a Barracuda that is steered.
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

/// All wreck cards as they are played: the base cards, and below them the extra ones.
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

/// The sign of an action as it stands on the cards, and what it means.
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

/// What happens where the Barracuda stops, in the place of two actions.
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
