//! The shelf of games, with its filter.

use leptos::prelude::*;

use crate::{
    app::{
        components::{
            Button, Cover, OptionList, Picture,
            icon::{self, Icon},
        },
        contexts::{navigation::Route, shelf_wish::use_shelf_wish, use_i18n},
        games::{GAMES, GameEntry},
        i18n::{Text, common, shelf, t},
    },
    scenes::shelf::{Wish, fitting, tables, times},
};

/// All games that fit the filter, each with its links.
#[component]
pub fn Shelf() -> impl IntoView {
    let i18n = use_i18n();
    let wish = use_shelf_wish();
    let fits = move |slug: &str| fitting(wish.get()).any(|game| game == slug);
    let none = Memo::new(move |_| fitting(wish.get()).next().is_none());
    let card = move |game: &'static GameEntry| {
        view! { <GameCard game hidden=Signal::derive(move || !fits(game.slug)) /> }
    };
    view! {
        <section class="shelf" aria-label=t!(i18n, common::games)>
            <div class="shelf-head">
                <h2>{t!(i18n, common::games)}</h2>
                <Filter wish />
            </div>
            <ul class="games">{GAMES.iter().map(card).collect_view()}</ul>
            <Show when=move || none.get()>
                <div class="empty">
                    <p>{t!(i18n, common::shelf_none)}</p>
                    <Button
                        label=t!(i18n, common::shelf_all)
                        on_press=move || wish.set(Wish::default())
                        act="show-all"
                    />
                </div>
            </Show>
        </section>
    }
}

/// "For 4 people, 30 minutes."
#[component]
fn Filter(wish: RwSignal<Wish>) -> impl IntoView {
    let i18n = use_i18n();
    let people = move || {
        let some = tables().into_iter().map(|n| (Some(n), i18n.say(common::ForN { n })));
        std::iter::once((None, i18n.say(common::for_any))).chain(some).collect::<Vec<_>>()
    };
    let minutes = move || {
        let some = times().into_iter().map(|n| (Some(n), i18n.say(common::InMinutes { n })));
        std::iter::once((None, i18n.say(common::in_any))).chain(some).collect::<Vec<_>>()
    };
    view! {
        <div class="shelf-filter" role="group" aria-label=t!(i18n, common::shelf_filter)>
            <Few
                act="people"
                label=t!(i18n, common::how_many)
                options=people
                value=move || wish.read().people
                on_change=move |people| wish.write().people = people
            />
            <Few
                act="time"
                label=t!(i18n, common::how_long)
                options=minutes
                value=move || wish.read().minutes
                on_change=move |minutes| wish.write().minutes = minutes
            />
        </div>
    }
}

/// A drop-down list whose options need no visible label.
#[component]
fn Few<T: Clone + PartialEq + Send + Sync + 'static>(
    act: &'static str,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    #[prop(into)] value: Signal<T>,
    #[prop(into)] on_change: Callback<T>,
) -> impl IntoView {
    view! {
        <span class="select few">
            <OptionList act options value on_change attr:aria-label=label />
            <Picture icon=icon::DOWN />
        </span>
    }
}

/// Stands between two facts about a game.
const SEPARATOR: &str = " · ";

/// A game on the shelf.
#[component]
fn GameCard(game: &'static GameEntry, hidden: Signal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    // One text with the game's name: between two elements a screen reader would insert a blank.
    let about = move |word: Text| {
        move || i18n.say(common::Titled { name: i18n.say(word), text: i18n.say(game.title) })
    };
    // Lines break only between facts, not inside one.
    let facts = move || {
        let said = i18n.say(game.facts);
        let fact = |(place, fact): (usize, &str)| {
            view! {
                {(place > 0).then_some(SEPARATOR)}
                <span class="game-fact">{fact.to_owned()}</span>
            }
        };
        said.split(SEPARATOR).enumerate().map(fact).collect_view()
    };
    view! {
        <li class="game" data-game=game.slug hidden=hidden>
            <a class="game-card" data-act="new-match" href=Route::Setup(game.slug.to_owned()).href()>
                <Cover slug=game.slug class="game-art" />
                <span class="game-words">
                    <strong class="game-title">{t!(i18n, game.title)}</strong>
                    <span class="game-line">{t!(i18n, game.tagline)}</span>
                    <span class="game-facts">{facts}</span>
                </span>
            </a>
            <span class="game-links">
                <GameLink
                    icon=icon::PLAY
                    word=common::play_now
                    label=about(common::play_now)
                    href=Route::Now(game.slug.to_owned()).href()
                    act="play-now"
                />
                <GameLink
                    icon=icon::LEARN
                    word=common::learn
                    label=about(common::learn)
                    href=Route::Minute(game.slug.to_owned()).href()
                    act="learn"
                />
                {game
                    .problems
                    .then(|| {
                        view! {
                            <GameLink
                                icon=icon::PUZZLE
                                word=shelf::problems
                                label=t!(i18n, shelf::barragoon_problems)
                                href=Route::Problems.href()
                                act="problems"
                            />
                        }
                    })}
            </span>
        </li>
    }
}

/// A link beside a game that needs no set-up.
#[component]
fn GameLink(
    icon: Icon,
    /// The label below the icon.
    word: Text,
    /// The label with the name of the game.
    #[prop(into)]
    label: Signal<String>,
    href: String,
    /// The name for tests, as `data-act`.
    act: &'static str,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <a class="game-link" data-act=act href=href aria-label=label>
            <Picture icon />
            <span>{t!(i18n, word)}</span>
        </a>
    }
}
