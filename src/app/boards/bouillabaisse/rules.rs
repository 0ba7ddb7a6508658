//! The rules page: the rules digest in players' words, with pictures of cards.

use leptos::prelude::*;

use super::art::Face;
use crate::{
    app::{
        components::{Figure, FigureRow, RulesTable, rules_page::Rules},
        contexts::use_i18n,
        i18n::{
            Text, bouillabaisse as key,
            rules::{Section, bouillabaisse as sections},
            t,
        },
    },
    games::bouillabaisse::{Bouillabaisse, Card},
    kernel::Game,
};

/// Column heads of the table of rounds.
const COLUMNS: [Text; 5] =
    [key::r_table_round, key::r_table_trick, key::r_table_suit, key::r_table_figure, key::r_table_card];

/// The points of each round, by column (BO-3.3).
const ROUNDS: [[&str; 4]; 6] = [
    ["5", "", "", ""],
    ["", "10", "", ""],
    ["", "", "50", ""],
    ["", "", "", "200"],
    ["5", "10", "50", "200"],
    ["−5", "−10", "−50", "−200"],
];

/// A card, its caption, and whether it wins.
type CaptionedCard = (&'static str, Text, Option<bool>);

const TRICK: [CaptionedCard; 4] = [
    ("7h", key::r_trick_1, None),
    ("Kh", key::r_trick_2, None),
    ("2c", key::r_trick_3, None),
    ("Ah", key::r_trick_4, Some(true)),
];

const COUNT: [CaptionedCard; 5] = [
    ("Qh", key::r_count_1, None),
    ("9h", key::r_count_2, None),
    ("4h", key::r_count_3, None),
    ("Qc", key::r_count_4, None),
    ("Ks", key::r_count_5, None),
];

const TURN: [CaptionedCard; 4] = [
    ("Qc", key::r_turn_card, None),
    ("Qd", key::r_turn_card, None),
    ("Qh", key::r_turn_card, None),
    ("Qs", key::r_turn_card, None),
];

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Bouillabaisse::SLUG, page: &sections::PAGE, pictures };

/// The pictures below the sentences of a section.
fn pictures(section: &'static Section) -> AnyView {
    match section.id {
        "costs" => view! { <Rounds /> }.into_any(),
        "examples" => view! {
            <Example title=key::r_trick before=&[key::r_trick_a] cards=&TRICK after=&[key::r_trick_b] />
            <Example
                title=key::r_count
                before=&[key::r_count_a]
                cards=&COUNT
                after=&[key::r_count_b, key::r_count_c]
            />
            <Example
                title=key::r_turn
                before=&[key::r_turn_a]
                cards=&TURN
                after=&[key::r_turn_b, key::r_turn_c, key::r_turn_d]
            />
        }
        .into_any(),
        _ => ().into_any(),
    }
}

/// The table of rounds. A cell is empty if nothing counts.
#[component]
fn Rounds() -> impl IntoView {
    let rows = (1..).zip(ROUNDS).map(|(number, cells)| {
        let cells = cells.map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! {
            <tr>
                <th scope="row">{number.to_string()}</th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <RulesTable caption=key::r_table columns=&COLUMNS>
            <tbody>{rows}</tbody>
        </RulesTable>
    }
}

/// Some cards in a row, with text before and after them.
#[component]
fn Example(
    title: Text,
    before: &'static [Text],
    cards: &'static [CaptionedCard],
    after: &'static [Text],
) -> impl IntoView {
    let i18n = use_i18n();
    let said =
        |lines: &'static [Text]| lines.iter().map(|line| view! { <p>{t!(i18n, *line)}</p> }).collect_view();
    let figures = cards.iter().map(|(token, caption, wins)| {
        let card = token.parse::<Card>().ok();
        view! {
            <Figure caption=t!(i18n, *caption) allowed=*wins>
                {card.map(|card| view! { <Face card /> })}
            </Figure>
        }
    });
    let figures = figures.collect_view();
    view! {
        <h3>{t!(i18n, title)}</h3>
        {said(before)}
        <FigureRow>{figures}</FigureRow>
        {said(after)}
    }
}
