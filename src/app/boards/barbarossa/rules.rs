//! The rules page: the rules digest in players' words, with the table of arrows.

use leptos::prelude::*;

use super::words;
use crate::{
    app::{
        components::{RulesTable, rules_page::Rules},
        contexts::use_i18n,
        i18n::{
            Text, barbarossa as key,
            rules::{Section, barbarossa as sections},
        },
    },
    games::barbarossa::{
        Barbarossa,
        score::{OWNER, Row},
    },
    kernel::Game,
};

const COLUMNS: [Text; 3] = [key::r_table_few, key::r_table_many, key::r_table_owner];

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Barbarossa::SLUG, page: &sections::PAGE, pictures };

fn pictures(section: &'static Section) -> AnyView {
    match section.id {
        "solving" => view! { <ArrowTable /> }.into_any(),
        _ => ().into_any(),
    }
}

/// The move of the owner's hat (BB-4.2).
#[component]
fn ArrowTable() -> impl IntoView {
    let i18n = use_i18n();
    // The first arrow of a row, with few players and with many.
    let mut first = (1, 1);
    let row = |row: &Row| {
        let (few, many) = first;
        first = (row.few + 1, row.many + 1);
        let owner = row.owner;
        view! {
            <tr>
                <td>{words::span(few, row.few)}</td>
                <td>{words::span(many, row.many)}</td>
                <td>{move || words::moves(&i18n.language(), owner)}</td>
            </tr>
        }
    };
    let rows = OWNER.iter().map(row).collect_view();
    view! {
        <RulesTable caption=key::r_table columns=&COLUMNS>
            <tbody>{rows}</tbody>
        </RulesTable>
    }
}
