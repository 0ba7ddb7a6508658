//! A search through the rules of all games, in the page's language.

use futures::future::join_all;
use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{Button, Illustration, Notice, Quiet, TextField},
        contexts::{navigation::Route, use_i18n},
        games::{GAMES, GameEntry, LoadedGame},
        i18n::{common, t},
    },
    words::search::{Entry, Hit, Index, Pieces, Place, entries, search},
};

/// The maximum length of a search text.
const LONGEST: u32 = 60;

/// Number of passages shown at first for each game.
const FEW: usize = 5;

/// The field for the search text.
#[component]
pub fn SearchField(wanted: RwSignal<String>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="rules-search" role="search">
            <TextField act="search" label=t!(i18n, common::rules_search) longest=LONGEST value=wanted />
        </div>
    }
}

/// Search results of one game, best first.
#[derive(Clone, PartialEq)]
struct Group {
    slug: &'static str,
    game: String,
    hits: Vec<Hit>,
}

/// Search results by game: the current game first, then those with the best results.
#[component]
pub fn Found(
    wanted: RwSignal<String>,
    /// The current game, whose results come first.
    first: Option<LoadedGame>,
) -> impl IntoView {
    let i18n = use_i18n();
    let all = LocalResource::new(move || join_all(GAMES.iter().map(|game| game.load(i18n))));
    let some_missing = move || all.get().is_some_and(|all| all.iter().any(Result::is_err));
    let games = Memo::new_with_compare(
        move |_| {
            all.track();
            GAMES.iter().filter_map(GameEntry::loaded).collect::<Vec<_>>()
        },
        |_, _| true,
    );
    let indices = Memo::new(move |_| games.read().iter().map(|game| index(i18n, *game)).collect::<Vec<_>>());
    let found = Memo::new(move |_| {
        let same = i18n.say(common::search_same);
        let found = indices.with(|indices| search(indices, &wanted.read(), &same));
        let group = |(game, hits): (&LoadedGame, Vec<Hit>)| {
            let group = Group { slug: game.slug, game: i18n.say(game.title), hits };
            (!group.hits.is_empty()).then_some(group)
        };
        let mut groups: Vec<Group> = games.read().iter().zip(found).filter_map(group).collect();
        groups.sort_by_key(|group| {
            let at_hand = first.is_some_and(|first| first.slug == group.slug);
            std::cmp::Reverse((at_hand, group.hits.first().map(|hit| hit.whole)))
        });
        groups
    });
    let none = move || all.read().is_some() && found.with(Vec::is_empty);
    let count = move || {
        let n: usize = found.read().iter().map(|group| group.hits.len()).sum();
        i18n.say(common::RulesFound { n })
    };
    view! {
        <section class="rules-found stack">
            <p role="status">{count}</p>
            <Show when=none>
                <Illustration name="net" />
            </Show>
            <Show when=some_missing>
                <Notice name="not-fetched" text=t!(i18n, common::fetched_missing) />
                <Button label=t!(i18n, common::bots_again) on_press=move || all.refetch() act="fetch-again" />
            </Show>
            {move || found.get().into_iter().map(|group| view! { <OfGame group /> }).collect_view()}
        </section>
    }
}

/// Search results of one game.
#[component]
fn OfGame(group: Group) -> impl IntoView {
    let i18n = use_i18n();
    let Group { slug, game, hits } = group;
    let all = RwSignal::new(hits.len() <= FEW + 1);
    let count = hits.len();
    let more = count.saturating_sub(FEW);
    let row = move |hit: &Hit| {
        let Hit { place, heading, text, .. } = hit.clone();
        view! {
            <li>
                <a href=address(slug, place).href() data-act="found">
                    <span class="rules-where">{marked(heading)}</span>
                    <span>{marked(text)}</span>
                </a>
            </li>
        }
    };
    view! {
        <section class="rules-group stack" data-game=slug>
            <h2>{game} <span class="rules-count">{count}</span></h2>
            <ul class="stack">
                {move || {
                    let shown = if all.get() { count } else { FEW };
                    hits.iter().take(shown).map(row).collect_view()
                }}
            </ul>
            <Show when=move || !all.get()>
                <button
                    type="button"
                    class=Quiet.classes("")
                    data-act="found-all"
                    on:click=move |_| all.set(true)
                >
                    {move || i18n.say(common::SearchAll { n: more })}
                </button>
            </Show>
        </section>
    }
}

/// A text with the matching words marked.
fn marked(pieces: Pieces) -> impl IntoView {
    let piece = |(text, found): (String, bool)| {
        if found { view! { <mark>{text}</mark> }.into_any() } else { text.into_any() }
    };
    pieces.into_iter().map(piece).collect_view()
}

/// Returns the route to the screen with a text.
fn address(slug: &str, place: Place) -> Route {
    let slug = slug.to_owned();
    match place {
        Place::Page(name) => Route::Rules(slug, Some(name.to_owned())),
        Place::Card(line) => Route::Rules(slug, Some(format!("{CARD}{line}"))),
        Place::Minute => Route::Minute(slug),
        Place::Example(example) => Route::Example(slug, example.section.to_owned(), example.id.to_owned()),
    }
}

/// Prefix in the address of a line of the reference card.
const CARD: &str = "card-";

/// Returns the line of the reference card in an address.
pub fn card_line(at: &str) -> Option<usize> {
    at.strip_prefix(CARD)?.parse().ok()
}

/// Index of all printed texts of a game; tracks the language.
fn index(i18n: I18n, game: LoadedGame) -> Index {
    let card = i18n.say(common::aid);
    let parts = (game.module.aid)(i18n, "", game.usual);
    let lines = parts.into_iter().flat_map(|part| part.lines).enumerate();
    let lines =
        lines.map(|(line, said)| Entry { place: Place::Card(line), heading: card.clone(), text: said.text });
    Index::new(entries(&i18n.language(), game.slug, game.module.rules.page).into_iter().chain(lines))
}
