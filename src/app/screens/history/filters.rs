//! The choices of game, person, evening and time.

use leptos::prelude::*;

use crate::{
    app::{
        I18n,
        components::{Select, named},
        contexts::{saves::use_saves, use_i18n},
        games::GAMES,
        i18n::{Text, history, t},
        lexicon,
        platform::{collator::collator, device},
        screens::{noted_results::Noted, results::days, saves::summary::title},
    },
    history::{
        filter::{EveningSpan, Filter, evenings},
        people::people,
    },
    saves::{evenings::EveningNote, lists::EVENINGS},
};

/// The time in which a match ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Period {
    Always,
    Week,
    Month,
    Year,
}

const PERIODS: [(Period, Text); 4] = [
    (Period::Always, history::any_time),
    (Period::Week, history::this_week),
    (Period::Month, history::this_month),
    (Period::Year, history::this_year),
];

impl Period {
    /// The start of the period, in milliseconds since 1970; `None` if it has none.
    pub(super) fn start(self) -> Option<u64> {
        match self {
            Period::Always => None,
            Period::Week => Some(device::week_start()),
            Period::Month => Some(device::month_start()),
            Period::Year => Some(device::year_start()),
        }
    }
}

/// The name of an evening, or its dates; tracks the language.
pub(super) fn evening_name(i18n: I18n, span: EveningSpan, notes: &[EveningNote]) -> String {
    let note = notes.iter().find(|note| note.archived == span.archived && !note.name.is_empty());
    if let Some(note) = note {
        return note.name.clone();
    }
    if span.archived.is_none() {
        return i18n.say(history::this_evening);
    }
    days(i18n, span.first, span.last)
}

/// A field for each condition. Each offers only values that occur in the results.
#[component]
pub(super) fn Filters(noted: Noted, wanted: RwSignal<Filter>, period: RwSignal<Period>) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let all = move || noted.get().unwrap_or_default();
    let game_slugs = Memo::new(move |_| {
        let all = all();
        let occurs = |slug: &str| all.iter().any(|result| result.game == slug);
        GAMES.iter().map(|game| game.slug).filter(|slug| occurs(slug)).collect::<Vec<_>>()
    });
    let names = Memo::new(move |_| {
        let mut names: Vec<String> = people(&all()).into_iter().map(|player| player.name).collect();
        let compare = collator(i18n.language().tag());
        names.sort_by(|a, b| compare(a, b));
        names
    });
    let spans = Memo::new(move |_| evenings(&all()));
    let games = move || {
        let any = (None, i18n.say(history::any_game));
        let option = |slug: &&str| (Some((*slug).to_owned()), title(i18n, slug));
        std::iter::once(any).chain(game_slugs.read().iter().map(option)).collect::<Vec<_>>()
    };
    let people = move || {
        let any = (None, i18n.say(history::any_person));
        let option = |name: &String| (Some(name.clone()), name.clone());
        std::iter::once(any).chain(names.read().iter().map(option)).collect::<Vec<_>>()
    };
    let evenings = move || {
        saves.lists.track();
        let notes = saves.list(&EVENINGS);
        let any = (None, i18n.say(history::any_evening));
        let option = |span: &EveningSpan| (Some(span.archived), evening_name(i18n, *span, &notes));
        std::iter::once(any).chain(spans.read().iter().map(option)).collect::<Vec<_>>()
    };
    // A person without results, from an address.
    let unlisted = move || {
        let name = wanted.with(|wanted| wanted.person.clone()).unwrap_or_default();
        lexicon::person(i18n, &name)
    };
    view! {
        <div class="row" role="group" aria-label=t!(i18n, history::filters)>
            <Select
                act="filter-game"
                label=t!(i18n, history::game)
                options=games
                value=Memo::new(move |_| wanted.with(|wanted| wanted.game.clone()))
                on_change=move |game| wanted.update(|wanted| wanted.game = game)
            />
            <Select
                act="filter-person"
                label=t!(i18n, history::person)
                options=people
                value=Memo::new(move |_| wanted.with(|wanted| wanted.person.clone()))
                on_change=move |person| wanted.update(|wanted| wanted.person = person)
                unlisted=Signal::derive(unlisted)
            />
            <Select
                act="filter-evening"
                label=t!(i18n, history::evening)
                options=evenings
                value=Memo::new(move |_| wanted.with(|wanted| wanted.evening))
                on_change=move |evening| wanted.update(|wanted| wanted.evening = evening)
            />
            <Select
                act="filter-time"
                label=t!(i18n, history::time)
                options=move || named(i18n, &PERIODS)
                value=period
                on_change=move |now| period.set(now)
            />
        </div>
    }
}
