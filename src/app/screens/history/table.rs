//! The selected results as a file for spreadsheets.

use std::collections::BTreeMap;

use leptos::prelude::*;

use super::filters::evening_name;
use crate::{
    app::{
        I18n,
        components::{Button, icon},
        contexts::{announcer::use_announcer, saves::use_saves, use_i18n},
        i18n::{history, t},
        lexicon::{level_name, person},
        platform::{device, files},
        screens::{noted_results::Noted, saves::summary::title},
    },
    history::{
        filter::{Filter, evenings},
        spreadsheet::{Wording, table},
    },
    saves::{evenings::EveningNote, lists::EVENINGS, results::MatchResult},
};

/// Button that downloads the selected results.
#[component]
pub(super) fn TableButton(noted: Noted, filter: Memo<Filter>) -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let download = move || {
        let all = noted.get_untracked().unwrap_or_default();
        let filter = filter.get_untracked();
        let selected: Vec<MatchResult> =
            all.iter().filter(|result| filter.selects(result)).cloned().collect();
        let text = untrack(|| written(i18n, &selected, &saves.list(&EVENINGS)));
        let day = device::file_date(device::now());
        if !files::download_table(&format!("bar-a-jeux-{day}.csv"), &text) {
            announcer.toast(i18n.now(history::csv_failed));
        }
    };
    view! { <Button icon=icon::EXPORT label=t!(i18n, history::csv) on_press=download act="csv" /> }
}

fn written(i18n: I18n, selected: &[MatchResult], notes: &[EveningNote]) -> String {
    let headings = [
        history::csv_end,
        history::evening,
        history::game,
        history::csv_minutes,
        history::csv_player,
        history::csv_bot,
        history::csv_place,
        history::csv_players,
        history::csv_resigned,
        history::csv_id,
    ];
    let names: BTreeMap<Option<u64>, String> =
        evenings(selected).into_iter().map(|span| (span.archived, evening_name(i18n, span, notes))).collect();
    let wording = Wording {
        headings: headings.map(|heading| i18n.say(heading)),
        time: &device::timestamp,
        evening: &|archived| names.get(&archived).cloned().unwrap_or_default(),
        game: &|slug| title(i18n, slug),
        name: &|name| person(i18n, name),
        level: &|level| level_name(i18n, level),
        yes: i18n.say(history::yes),
    };
    table(selected, &wording)
}
