//! The rules of a game, and a search through the rules of all games.

pub mod search;

use leptos::{context::Provider, prelude::*};

use self::search::{Found, SearchField, card_line};
use super::{aid::AidDialog, learn_path::LearnPath};
use crate::app::{
    components::{Button, LinkButton, OtherLanguage, Page, RulesPage, icon},
    contexts::{navigation::Route, screen_language::ScreenLanguage, use_i18n},
    games::LoadedGame,
    i18n::{common, problems, t},
};

/// The rules of a game, opened at a section or a sentence if given.
#[component]
pub fn RulesScreen(
    game: LoadedGame,
    /// The id of a section, or the name of a sentence.
    at: Option<String>,
) -> impl IntoView {
    let i18n = use_i18n();
    let title = move || i18n.say(common::RulesOf { game: i18n.say(game.title) });
    let wanted = RwSignal::new(String::new());
    let line = at.as_deref().and_then(card_line);
    let aid = RwSignal::new(line.is_some());
    let language = ScreenLanguage::new(i18n);
    let own = language.i18n();
    let searching = Memo::new(move |_| !wanted.read().trim().is_empty());
    view! {
        <Page name="rules" title>
            <LearnPath game />
            <SearchField wanted />
            <Show when=move || searching.get()>
                <Found wanted first=Some(game) />
            </Show>
            <div class="row rules-ways">
                <Button
                    icon=icon::ABOUT
                    label=t!(i18n, common::aid)
                    on_press=move || aid.set(true)
                    act="aid"
                />
                {game
                    .problems
                    .then(|| {
                        view! {
                            <LinkButton
                                icon=icon::PUZZLE
                                label=t!(i18n, problems::link)
                                href=Route::Problems.href()
                                act="problems"
                            />
                        }
                    })}
            </div>
            <article
                class="rules"
                hidden=searching
                lang=move || own.language().tag().to_owned()
                dir=t!(own, common::direction)
            >
                <Provider value=own>
                    <OtherLanguage language />
                    <RulesPage rules=game.module.rules at />
                </Provider>
            </article>
        </Page>
        <AidDialog open=aid game config=String::new() seats=game.usual lit=line />
    }
}
