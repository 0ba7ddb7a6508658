//! All results, filtered by game, person, evening and time.

mod actions;
mod filters;
mod result_row;
mod table;

use leptos::prelude::*;

use self::{
    actions::Actions,
    filters::{Filters, Period},
    result_row::ResultRow,
    table::TableButton,
};
use super::{
    completing::complete_results,
    gallery_link::{GalleryLink, have_clay},
    growing::growing,
    noted_results::{Noted, Unreadable, use_kept, use_noted},
};
use crate::{
    app::{
        I18n,
        components::{
            Button, Dialog, Illustration, Page, Picture, Toggle, Unsaved, focus::focus_next, icon,
            open_while_picked,
        },
        contexts::{
            announcer::{Announcer, use_announcer},
            saves::{Saves, use_saves},
            settings::use_settings,
            use_i18n,
        },
        i18n::{evenings, history, t},
        platform::device,
        screens::saves::summary::title,
    },
    history::filter::Filter,
    saves::{lists::RESULTS, results::MatchResult},
};

/// Number of results that are shown at first, and added by the button below.
const FEW: usize = 50;

/// Number of results that are built in one frame.
const STEP: usize = 4;

/// The results, latest first.
#[component]
pub fn History(
    /// Name of the person whose results are shown at first.
    person: Option<String>,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let noted = use_noted();
    complete_results(noted);
    let wanted = RwSignal::new(Filter { person, ..Filter::default() });
    let period = RwSignal::new(Period::Always);
    let filter = Memo::new(move |_| Filter { since: period.get().start(), ..wanted.get() });
    let shown = RwSignal::new(FEW);
    let count = Memo::new(move |_| {
        let (noted, filter) = (noted.read(), filter.read());
        noted.as_ref().map_or(0, |all| all.iter().filter(|result| filter.selects(result)).count())
    });
    let grown = growing(move || filter.get(), move || count.get().min(shown.get()), STEP);
    let rows = Memo::new(move |_| {
        let (noted, filter) = (noted.read(), filter.read());
        let all: &[MatchResult] = noted.as_ref().map_or(&[], |all| all);
        let selected = all.iter().rev().filter(|result| filter.selects(result));
        selected.take(grown.get().min(shown.get())).cloned().collect::<Vec<_>>()
    });
    let none_at_all = Memo::new(move |_| noted.read().as_ref().is_ok_and(|all| all.is_empty()));
    let has_clay = Memo::new(move |_| rows.with(|rows| have_clay(rows)));
    let kept = use_kept();
    Effect::new(move |before: Option<()>| {
        filter.track();
        let n = count.get_untracked();
        if before.is_some() {
            shown.set(FEW);
            announcer.say(i18n.now(history::MatchesN { n }));
        }
    });
    let more = move || {
        let next = rows.with_untracked(Vec::len) + 1;
        shown.update(|shown| *shown += FEW);
        focus_next(format!(".result-list > :nth-child({next}) .result-row"));
    };
    let picked = RwSignal::new(None::<MatchResult>);
    let delete = Callback::new(move |id: String| {
        picked.set(None);
        let place = rows.with_untracked(|rows| rows.iter().position(|result| result.id == id));
        if delete_result(i18n, saves, announcer, &id) {
            // The next row takes its place; after the last one, the one before it.
            let place = place.unwrap_or_default().min(rows.with_untracked(Vec::len).saturating_sub(1)) + 1;
            focus_next(format!(".result-list > :nth-child({place}) .result-row"));
        }
    });
    let which = move || {
        let named = |result: &MatchResult| history::MatchOf {
            game: title(i18n, &result.game),
            date: device::date(result.ended, i18n.language().tag()),
        };
        picked.read().as_ref().map(|result| i18n.say(named(result))).unwrap_or_default()
    };
    let actions = move || {
        let result = picked.get()?;
        let is_kept = kept.read_untracked().contains(&result.id);
        Some(view! { <Actions result is_kept on_delete=delete /> })
    };
    view! {
        <Page name="history" title=t!(i18n, history::all_matches)>
            <p class="lead">{t!(i18n, history::all_matches_lead)}</p>
            <Unsaved />
            <Unreadable noted />
            <Show when=move || none_at_all.get()>
                <div class="empty">
                    <Illustration name="table" />
                    <p>{t!(i18n, evenings::empty)}</p>
                </div>
            </Show>
            <Show when=move || !none_at_all.get() && noted.read().is_ok()>
                <Filters noted wanted period />
                <TakeAlong noted filter />
                <Show when=move || has_clay.get()>
                    <GalleryLink />
                </Show>
                <p class="help-text" data-notice="count">
                    {move || {
                        i18n.say(history::MatchesN {
                            n: count.get(),
                        })
                    }}
                </p>
                <ul class="result-list stack">
                    <For
                        each=move || rows.get()
                        key=|result| (result.id.clone(), result.ended, result.players.clone())
                        let(result)
                    >
                        <ResultRow result kept on_more=move |result| picked.set(Some(result)) />
                    </For>
                </ul>
                <Show when=move || { count.get() > shown.get() }>
                    <Button icon=icon::DOWN label=t!(i18n, history::show_more) on_press=more act="more" />
                </Show>
            </Show>
            <Dialog name="result" open=open_while_picked(picked) title=which>
                {actions}
            </Dialog>
        </Page>
    }
}

/// Deletes the result of a match, and offers to undo that. Returns whether it is deleted.
fn delete_result(i18n: I18n, saves: Saves, announcer: Announcer, id: &str) -> bool {
    let deleted = saves.record_write(RESULTS.name(), |library| library.delete_results([id]));
    saves.note(RESULTS.name(), deleted.as_ref().err());
    let Ok(deleted) = deleted else { return false };
    let put_back = move || {
        let put_back = saves.record_write(RESULTS.name(), |library| library.put_back_results(&deleted));
        saves.note(RESULTS.name(), put_back.as_ref().err());
    };
    announcer.toast_with(i18n.now(history::result_deleted), i18n.now(history::put_result_back), put_back);
    true
}

/// Further actions for the selected results, folded.
#[component]
fn TakeAlong(noted: Noted, filter: Memo<Filter>) -> impl IntoView {
    let (i18n, settings) = (use_i18n(), use_settings());
    view! {
        <details class="card fold">
            <summary data-act="take-along">
                <strong>{t!(i18n, history::take_along)}</strong>
                <Picture icon=icon::DOWN />
            </summary>
            <div class="row">
                <TableButton noted filter />
            </div>
            <Toggle
                act="bg-stats"
                label=t!(i18n, history::bg_stats)
                hint=t!(i18n, history::bg_stats_line)
                value=move || settings.get().bg_stats
                on_change=move |on: bool| settings.change(|now| now.bg_stats = on)
            />
        </details>
    }
}
