//! The archive: earlier evenings, folded, and the button that archives the current one.

use leptos::prelude::*;

use super::{
    evening_picture::EveningPicture,
    heading::{Rename, ScaleChoice},
    matches::Matches,
    scoreboard::Scoreboard,
    shown::ShownEvening,
    standing::StandingChart,
};
use crate::{
    app::{
        I18n,
        components::{Button, Confirm, Picture, Quiet, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{common, evenings, t},
        lexicon,
        platform::device,
        screens::{
            growing::growing,
            noted_results::{Noted, all},
        },
    },
    history::scoreboard::{Score, scoreboard},
    saves::{
        evenings::{DeletedEvening, EveningNote, Scale},
        results::evening,
    },
};

/// Number of evenings that are built in one frame.
const STEP: usize = 6;

/// Button that archives the current evening.
#[component]
pub(super) fn NewEvening() -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let go_on = move |archived: u64| {
        saves.change_evening(|library| library.reopen_evening(archived));
    };
    let archive = move || {
        let now = device::now();
        if saves.change_evening(|library| library.archive_evening(now)).is_some() {
            announcer.toast_with(i18n.now(evenings::archived), i18n.now(evenings::go_on), move || go_on(now));
        }
    };
    view! {
        <div class="row">
            <Button icon=icon::BOX label=t!(i18n, evenings::archive) on_press=archive act="new-evening" />
        </div>
    }
}

/// Archived evenings, each folded under its name, and the question before deletion.
#[component]
pub(super) fn Earlier(
    /// The time at which each was archived, the latest first.
    evenings: Memo<Vec<u64>>,
    noted: Noted,
    notes: Memo<Vec<EveningNote>>,
    /// The current evening.
    now: ShownEvening,
) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let grown = growing(|| (), move || evenings.with(Vec::len), STEP);
    let shown =
        move || evenings.with(|evenings| evenings.iter().copied().take(grown.get()).collect::<Vec<_>>());
    let asking = RwSignal::new(false);
    let doomed = RwSignal::new(None::<(u64, String)>);
    let put_back = move |deleted: &DeletedEvening| {
        saves.change_evening(|library| library.put_back_evening(deleted));
    };
    let delete = move || {
        let Some((archived, _)) = doomed.get_untracked() else { return };
        if let Some(deleted) = saves.change_evening(|library| library.delete_evening(archived)) {
            announcer.toast_with(i18n.now(evenings::deleted), i18n.now(evenings::put_back), move || {
                put_back(&deleted)
            });
        }
    };
    let question = move || doomed.get().map(|(_, words)| words).unwrap_or_default();
    let on_delete = move |(archived, words): (u64, String)| {
        doomed.set(Some((archived, words)));
        asking.set(true);
    };
    let on_reopen = move |archived: u64| {
        // The matches of two evenings must not mix.
        let is_another = !now.results.with_untracked(Vec::is_empty);
        let reopened = saves.change_evening(|library| {
            if is_another {
                library.archive_evening(device::now())?;
            }
            library.reopen_evening(archived)
        });
        if reopened.is_some() {
            announcer.toast(i18n.now(match is_another {
                true => evenings::went_on_instead,
                false => evenings::went_on,
            }));
        }
    };
    view! {
        <Show when=move || !evenings.with(Vec::is_empty)>
            <section class="evenings stack" aria-label=t!(i18n, evenings::earlier)>
                <h2>{t!(i18n, evenings::earlier)}</h2>
                <For each=shown key=|archived| *archived let(archived)>
                    <Folded archived noted notes on_delete on_reopen />
                </For>
            </section>
        </Show>
        <Confirm
            open=asking
            title=t!(i18n, evenings::delete)
            text=question
            yes=t!(i18n, common::delete)
            on_yes=delete
            danger=true
        />
    }
}

/// Archived evening: its name and its leaders, with its results folded.
#[component]
fn Folded(
    /// Time at which it was archived.
    archived: u64,
    noted: Noted,
    notes: Memo<Vec<EveningNote>>,
    /// Called with the evening and the question before its deletion.
    #[prop(into)]
    on_delete: Callback<(u64, String)>,
    #[prop(into)] on_reopen: Callback<u64>,
) -> impl IntoView {
    let i18n = use_i18n();
    let open = RwSignal::new(false);
    let results = Memo::new(move |_| noted.with(|noted| evening(all(noted), Some(archived))));
    let evening = ShownEvening::new(Some(archived), results, notes);
    let scores = Memo::new(move |_| scoreboard(&evening.results.read(), &evening.note.read()));
    let summary = move || {
        let n = evening.results.read().len();
        let day = (!evening.note.read().name.is_empty()).then(|| evening.date(i18n));
        let count = Some(i18n.say(evenings::Matches { n }));
        let parts = [day, count, ahead(i18n, evening, &scores.read())];
        i18n.language().facts(parts.into_iter().flatten())
    };
    let delete = move || {
        let n = evening.results.read_untracked().len();
        let day = untrack(|| evening.date(i18n));
        on_delete.run((archived, i18n.now(evenings::DeleteText { n, day })));
    };
    view! {
        <details
            class="card fold evening"
            on:toggle:target=move |event| open.set(event.target().open())
            data-evening=archived.to_string()
        >
            <summary data-act="evening">
                <strong>{move || evening.name(i18n)}</strong>
                <small class="help-text">{summary}</small>
                <Picture icon=icon::DOWN />
            </summary>
            <Show when=move || open.get()>
                <Scoreboard evening scores />
                <StandingChart evening scores />
                <h3>{t!(i18n, evenings::match_by_match)}</h3>
                <Matches evening />
                <ScaleChoice evening />
                <div class="row end">
                    <EveningPicture evening scores appearance=Quiet />
                    <Rename evening />
                    <Button
                        icon=icon::RESTART
                        label=t!(i18n, evenings::reopen)
                        on_press=move || on_reopen.run(archived)
                        act="reopen-evening"
                        appearance=Quiet
                    />
                    <Button
                        icon=icon::BIN
                        label=t!(i18n, evenings::delete)
                        on_press=delete
                        act="delete-evening"
                        appearance=Quiet
                    />
                </div>
            </Show>
        </details>
    }
}

/// The players with the most points, or with the most wins if no points are counted. Tracked.
fn ahead(i18n: I18n, evening: ShownEvening, scores: &[Score]) -> Option<String> {
    let scale = evening.note.read().scale;
    let leads = |score: &&Score| match scale {
        Scale::None => score.rank == 1 && score.won > 0,
        Scale::Places | Scale::Wins => score.rank == 1 && !score.lines.is_empty(),
    };
    let leading = scores.iter().filter(leads);
    let names: Vec<String> = leading.map(|score| lexicon::person_called(i18n, &score.player.name)).collect();
    let name = (!names.is_empty()).then(|| i18n.language().list(names))?;
    Some(match scale {
        Scale::None => i18n.say(evenings::Winner { name }),
        Scale::Places | Scale::Wins => i18n.say(evenings::Leader { name }),
    })
}
