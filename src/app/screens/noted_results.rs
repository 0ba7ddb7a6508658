//! The stored results, as the screens about them follow them.

use std::{collections::BTreeSet, sync::Arc};

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;

use crate::{
    app::{
        contexts::{
            saves::{Saves, use_saves},
            use_i18n,
        },
        i18n::history,
        platform::device,
        trouble,
    },
    saves::{result_reader::ReadState, results::MatchResult, save::LoadError},
};

/// Number of results that are read between two looks at the clock.
const SHARE: usize = 50;

/// Time for reading in one task, in milliseconds: half a frame.
const BUDGET: u64 = 8;

/// Length of a stored text that is read at once.
const SHORT: usize = 40_000;

/// All stored results in the order of their ends, or why they cannot be read.
pub type Noted = Memo<Result<Arc<[MatchResult]>, String>>;

/// Returns the results; none if they cannot be read.
pub fn all(noted: &Result<Arc<[MatchResult]>, String>) -> &[MatchResult] {
    noted.as_deref().unwrap_or_default()
}

/// The stored results, read anew when their stored text changes. Call this while building a component.
pub fn use_noted() -> Noted {
    let (i18n, saves) = (use_i18n(), use_saves());
    let read = move || {
        saves.lists.track();
        current(saves).map_err(|error| trouble::load_error(i18n, &error))
    };
    Memo::new_with_compare(
        move |_| read(),
        |before, now| match (before, now) {
            (Some(Ok(before)), Some(Ok(now))) => !Arc::ptr_eq(before, now),
            _ => before != now,
        },
    )
}

/// Returns the results as stored now. They are read anew only if their text has changed.
fn current(saves: Saves) -> Result<Arc<[MatchResult]>, LoadError> {
    let Some(text) = saves.with(|library| library.results_text())? else { return Ok(Arc::default()) };
    if let Some(known) = known(saves, &text) {
        return Ok(known);
    }
    let read = saves.with(|library| library.results_of(&text))?;
    let results = Arc::clone(&read.results);
    saves.read_results.set_value(Some((text, read)));
    Ok(results)
}

/// Returns the results that were read from this text before.
fn known(saves: Saves, text: &str) -> Option<Arc<[MatchResult]>> {
    saves.read_results.with_value(|known| {
        let (known, read) = known.as_ref()?;
        (known == text).then(|| Arc::clone(&read.results))
    })
}

/// Whether the results have been read, so that a screen can show them at once.
pub fn are_read(saves: Saves) -> bool {
    let text = saves.with(|library| library.results_text());
    match text {
        Ok(Some(text)) => text.len() < SHORT || known(saves, &text).is_some(),
        Ok(None) | Err(_) => true,
    }
}

/// Reads the results for the screens, a frame's share at a time.
pub async fn read(saves: Saves) {
    let text = saves.with(|library| library.results_text());
    let Ok(Some(text)) = text else { return };
    let mut reader = saves.with(|library| library.read_results(text));
    let mut began = device::steady();
    while reader.step(SHARE) == ReadState::Reading {
        if device::steady() - began >= BUDGET {
            TimeoutFuture::new(0).await;
            began = device::steady();
        }
    }
    // The screen itself reads any other text, and says why it cannot be read.
    if reader.step(0) == ReadState::Done {
        saves.read_results.set_value(Some(reader.into_parts()));
    }
}

/// The ids of all kept matches. Call this while building a component.
pub fn use_kept() -> Memo<BTreeSet<String>> {
    let saves = use_saves();
    Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| library.ids()).unwrap_or_default().into_iter().collect()
    })
}

/// The notice that the results, or some of them, cannot be read, if so.
#[component]
pub fn Unreadable(noted: Noted) -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let why = move || {
        noted.with(|noted| match noted {
            Err(why) => Some(why.clone()),
            Ok(_) => {
                let n =
                    saves.read_results.with_value(|read| read.as_ref().map_or(0, |(_, read)| read.unread));
                (n > 0).then(|| i18n.say(history::UnreadResults { n }))
            }
        })
    };
    view! {
        <For each=why key=String::clone let(words)>
            <p class="notice warn" role="alert">
                {words}
            </p>
        </For>
    }
}
