//! Results of the current evening and of earlier ones.

pub mod evening;

use leptos::prelude::*;

use self::evening::{Earlier, EveningTable};
use crate::{
    app::{
        components::{Button, Illustration, LinkButton, Page, Unsaved, icon},
        contexts::{announcer::use_announcer, navigation::Route, saves::use_saves, use_i18n},
        i18n::{common, history, t},
        platform::device,
        trouble,
    },
    saves::results::{archived, evening},
};

/// The current evening, a button for a new one, and the archive.
#[component]
pub fn Results() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let noted = Memo::new(move |_| {
        saves.revision.track();
        let results = saves.with(|library| library.load_results());
        results.map_err(|error| trouble::load_error(i18n, &error))
    });
    let now =
        Memo::new(move |_| noted.with(|noted| noted.as_ref().map(|all| evening(all, None).results).ok()));
    let earlier =
        Memo::new(move |_| noted.with(|noted| noted.as_ref().map(|all| archived(all)).unwrap_or_default()));
    let table = move || match now.get() {
        None => {
            let words = move || noted.with(|noted| noted.as_ref().err().cloned());
            view! {
                <p class="notice warn" role="alert">
                    {words}
                </p>
            }
            .into_any()
        }
        Some(results) if results.is_empty() => {
            let words = move || {
                i18n.say(if earlier.with(Vec::is_empty) {
                    common::results_empty
                } else {
                    common::evening_empty
                })
            };
            view! {
                <div class="empty">
                    <Illustration name="table" />
                    <p>{words}</p>
                </div>
            }
            .into_any()
        }
        Some(results) => view! {
            <EveningTable results />
            <NewEvening />
        }
        .into_any(),
    };
    view! {
        <Page name="results" title=t!(i18n, common::results)>
            <p class="lead">{t!(i18n, common::results_lead)}</p>
            <Unsaved />
            {table}
            <Earlier evenings=earlier />
            <LinkButton
                icon=icon::LOG
                label=t!(i18n, history::all_matches)
                href=Route::History(None).href()
                act="history"
            />
        </Page>
    }
}

/// Button that archives the current evening.
#[component]
fn NewEvening() -> impl IntoView {
    let (i18n, saves, announcer) = (use_i18n(), use_saves(), use_announcer());
    let go_on = move |archived: u64| {
        if let Err(error) = saves.with(|library| library.reopen_evening(archived)) {
            saves.trouble.set(Some(error));
        }
        saves.changed();
    };
    let archive = move || {
        let now = device::now();
        match saves.with(|library| library.archive_evening(now)) {
            Ok(()) => announcer.toast_with(
                i18n.now(common::evening_archived),
                i18n.now(common::evening_go_on),
                move || go_on(now),
            ),
            Err(error) => saves.trouble.set(Some(error)),
        }
        saves.changed();
    };
    view! {
        <div class="row">
            <Button icon=icon::BOX label=t!(i18n, common::evening_new) on_press=archive act="new-evening" />
        </div>
    }
}
