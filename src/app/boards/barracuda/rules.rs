//! The rules page: what the digest says, in the players' words, with the notes, all bars, and some deals.

use leptos::prelude::*;

use super::{art::NotePicture, words};
use crate::{
    app::{
        components::{Figure, FigureRow, RulesTable, rules_page::Rules},
        contexts::use_i18n,
        i18n::{Text, barracuda as key, rules::barracuda as sections, t},
    },
    games::barracuda::{Bar, Barracuda, Denomination, Notes},
    kernel::Game,
};

/// The headings of the table of bars.
const COLUMNS: [Text; 3] = [key::r_table_bar, key::r_table_rent, key::r_table_places];

/// Each worked example: its heading, then what happens.
const EXAMPLES: [(Text, &[Text]); 13] = [
    (key::r_pay_two, &[key::r_pay_two_a]),
    (key::r_pay_three, &[key::r_pay_three_a]),
    (key::r_pay_four, &[key::r_pay_four_a]),
    (key::r_protect, &[key::r_protect_a, key::r_protect_b]),
    (key::r_join, &[key::r_join_a, key::r_join_b]),
    (key::r_bounce, &[key::r_bounce_a, key::r_bounce_b]),
    (key::r_sale, &[key::r_sale_a, key::r_sale_b, key::r_sale_c]),
    (key::r_close, &[key::r_close_a, key::r_close_b]),
    (key::r_order, &[key::r_order_a, key::r_order_b, key::r_order_c]),
    (key::r_escape, &[key::r_escape_a, key::r_escape_b]),
    (key::r_bluff, &[key::r_bluff_a]),
    (key::r_five, &[key::r_five_a, key::r_five_b, key::r_five_c]),
    (key::r_forced, &[key::r_forced_a, key::r_forced_b]),
];

/// The rules page.
pub(super) static RULES: Rules = Rules {
    slug: Barracuda::SLUG,
    lead: key::r_lead,
    short: &sections::SHORT,
    sections: &sections::SECTIONS,
    pictures,
};

/// What is drawn below the sentences of a section.
fn pictures(section: &str) -> AnyView {
    match section {
        "setup" => view! {
            <Heading title=key::r_notes />
            <AllNotes />
            <AllBars />
        }
        .into_any(),
        "examples" => {
            let example = |(title, lines): (Text, &'static [Text])| view! { <Example title lines /> };
            EXAMPLES.into_iter().map(example).collect_view().into_any()
        }
        _ => ().into_any(),
    }
}

#[component]
fn Heading(title: Text) -> impl IntoView {
    let i18n = use_i18n();
    view! { <h3>{t!(i18n, title)}</h3> }
}

/// A worked example, a paragraph a line.
#[component]
fn Example(title: Text, lines: &'static [Text]) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Heading title />
        {lines.iter().map(|line| view! { <p>{t!(i18n, *line)}</p> }).collect_view()}
    }
}

/// The five notes, and how many of each everybody begins with (BC-1.3).
#[component]
fn AllNotes() -> impl IntoView {
    let i18n = use_i18n();
    let note = move |(kind, count): (Denomination, u16)| {
        let caption = move || {
            if kind == Denomination::Fake {
                return i18n.say(key::RNotesFake { n: count });
            }
            i18n.say(key::RNotesReal { n: count, sum: words::value(&i18n.language(), kind) })
        };
        view! {
            <Figure caption allowed=None>
                <NotePicture kind />
            </Figure>
        }
    };
    view! { <FigureRow>{Notes::START.iter().map(note).collect_view()}</FigureRow> }
}

/// All bars of the box (BC-1.1).
#[component]
fn AllBars() -> impl IntoView {
    let i18n = use_i18n();
    let row = move |bar: Bar| {
        let places = if bar.has_partner_place() { key::r_two } else { key::r_one };
        view! {
            <tr>
                <th scope="row">{bar.name()}</th>
                <td>{move || words::money(&i18n.language(), bar.rent())}</td>
                <td>{t!(i18n, places)}</td>
            </tr>
        }
    };
    view! {
        <RulesTable caption=key::r_table columns=&COLUMNS>
            <tbody>{Bar::all().map(row).collect_view()}</tbody>
        </RulesTable>
    }
}
