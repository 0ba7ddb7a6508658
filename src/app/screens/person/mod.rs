//! The page of a person: figures folded from the results.

mod changes;
mod form;
mod games;
mod glance;
mod of_game;
mod pairs;

use leptos::prelude::*;

use self::{changes::Changes, form::Form, games::Games, glance::Glance, pairs::Pairs};
use super::{
    completing::complete_results,
    growing::growing,
    noted_results::{Unreadable, use_noted},
};
use crate::{
    app::{
        components::{LinkButton, Page, Unsaved, icon},
        contexts::{navigation::Route, use_i18n},
        i18n::{common, history, t},
        lexicon::{person, person_called},
    },
    history::people::{Figures, figures, interrupted},
    words::placeholder::Placeholder,
};

/// Number of matches in the line of form.
const LATEST: usize = 20;

/// Number of sections, one built in each frame.
const SECTIONS: usize = 4;

/// Data about a person that their page shows.
#[derive(Clone, PartialEq)]
struct Profile {
    figures: Figures,
    /// Share of opponents beaten in each of the latest matches, in percent.
    form: Vec<i32>,
    /// Number of matches whose time does not count, since they were interrupted.
    interrupted: u32,
}

/// The page of the person with this name.
#[component]
pub fn Person(name: String) -> impl IntoView {
    let i18n = use_i18n();
    let noted = use_noted();
    complete_results(noted);
    let name = StoredValue::new(name);
    let profile = Memo::new(move |_| {
        let noted = noted.read();
        let results = noted.as_ref().ok()?;
        let name = name.get_value();
        // Forgotten people have no page.
        let figures = figures(results, &name).filter(|_| Placeholder::of(&name).is_none())?;
        let mut form = Figures::form(results, &name);
        let earlier = form.len().saturating_sub(LATEST);
        Some(Profile { figures, form: form.split_off(earlier), interrupted: interrupted(results, &name) })
    });
    let known = Memo::new(move |_| profile.read().is_some());
    let absent = move || !known.get() && noted.read().is_ok();
    view! {
        <Page name="person" title=move || person(i18n, &name.read_value())>
            <Unsaved />
            <Unreadable noted />
            {move || profile.get().map(|profile| view! { <Sections profile /> })}
            <Show when=absent>
                <p>
                    {move || {
                        i18n.say(history::PersonAbsent {
                            name: person_called(i18n, &name.read_value()),
                        })
                    }}
                </p>
                <LinkButton
                    icon=icon::PEOPLE
                    label=t!(i18n, common::roster)
                    href=Route::Roster.href()
                    act="roster"
                />
            </Show>
            <Show when=move || known.get()>
                <div class="row">
                    <LinkButton
                        icon=icon::CUP
                        label=move || {
                            i18n.say(history::AllMatchesOf {
                                name: person_called(i18n, &name.read_value()),
                            })
                        }
                        href=Route::History(Some(name.get_value())).href()
                        act="history"
                    />
                    <Changes name=name.get_value() noted />
                </div>
            </Show>
        </Page>
    }
}

/// All sections with content.
#[component]
fn Sections(profile: Profile) -> impl IntoView {
    let Profile { figures, form, interrupted } = profile;
    let has_pairs = !figures.pairs.is_empty();
    let has_form = form.len() >= form::LEAST;
    let grown = growing(|| (), || SECTIONS, 1);
    let is_due = move |section: usize| Memo::new(move |_| grown.get() > section);
    let [games, pairs, form_due] = [1, 2, 3].map(is_due);
    let player = figures.player.clone();
    let figures = StoredValue::new(figures);
    view! {
        <Glance figures=figures.get_value() interrupted />
        <Show when=move || games.get()>
            <Games games=figures.with_value(|figures| figures.games.clone()) />
        </Show>
        <Show when=move || has_pairs && pairs.get()>
            <Pairs figures=figures.get_value() />
        </Show>
        <Show when=move || has_form && form_due.get()>
            <Form player=player.clone() form=form.clone() />
        </Show>
    }
}
