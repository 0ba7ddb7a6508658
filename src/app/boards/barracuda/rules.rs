//! The rules page: the rules digest in players' words, with the notes and all bars.

use leptos::prelude::*;

use super::{art::NotePicture, words};
use crate::{
    app::{
        components::{Figure, FigureRow, RulesTable, rules_page::Rules},
        contexts::use_i18n,
        i18n::{
            Text, barracuda as key,
            rules::{Section, barracuda as sections},
            t,
        },
    },
    games::barracuda::{Bar, Barracuda, Denomination, Notes},
    kernel::Game,
};

/// Column heads of the table of bars.
const COLUMNS: [Text; 3] = [key::r_table_bar, key::r_table_rent, key::r_table_places];

/// The rules page.
pub(super) static RULES: Rules = Rules { slug: Barracuda::SLUG, page: &sections::PAGE, pictures };

/// Draws the notes and the bars.
fn pictures(section: &'static Section) -> AnyView {
    match section.id {
        "setup" => view! {
            <AllNotes />
            <AllBars />
        }
        .into_any(),
        _ => ().into_any(),
    }
}

/// The five notes, with each player's number of them at the start (BC-1.3).
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
    view! {
        <h3>{t!(i18n, key::r_notes)}</h3>
        <FigureRow>{Notes::START.iter().map(note).collect_view()}</FigureRow>
    }
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
