//! About the app: the games' owners, the storage of data, and the licences of its parts.

use leptos::{prelude::*, task::spawn_local};

use crate::app::{
    components::Page,
    contexts::{saves::use_saves, use_i18n},
    i18n::{UNREVIEWED, common, languages, t},
    platform::{files, journal::Durability},
};

/// A file made from the lock file by `scripts/licences.mjs`: a line per part, an empty line, the licence texts.
const LICENCES: &str = "licences.txt";

/// The About screen.
#[component]
pub fn About() -> impl IntoView {
    let (i18n, saves) = (use_i18n(), use_saves());
    let about_saves = if saves.lasting { common::about_saves } else { common::state_memory };
    let version = t!(i18n, common::Version { n: env!("CARGO_PKG_VERSION") });
    let is_unreviewed = move || UNREVIEWED.contains(&i18n.language().tag());
    view! {
        <Page name="about" title=t!(i18n, common::about)>
            <div class="prose">
                <p class="lead">{t!(i18n, common::about_what)}</p>
                <Show when=is_unreviewed>
                    <p data-unreviewed="">{t!(i18n, languages::unreviewed)}</p>
                </Show>
                <h2>{t!(i18n, common::about_saves_title)}</h2>
                <p>{t!(i18n, about_saves)}</p>
                // Without a journal, saving may take some seconds to reach the disk.
                <Show when=move || saves.lasting && saves.durability.get() == Durability::Uncertain>
                    <p>{t!(i18n, common::state_late)}</p>
                </Show>
                <h2>{t!(i18n, common::about_offline_title)}</h2>
                <p>{t!(i18n, common::about_offline)}</p>
                <h2>{t!(i18n, common::about_games_title)}</h2>
                <p>{t!(i18n, common::about_games)}</p>
                <h2>{t!(i18n, common::about_fonts_title)}</h2>
                <p>{t!(i18n, common::about_fonts)}</p>
                <Parts />
                <p>
                    <a href=LICENCES target="_blank" rel="noopener" data-act="licences">
                        {t!(i18n, common::about_licences)}
                    </a>
                </p>
                <p class="help-text">{version}</p>
            </div>
        </Page>
    }
}

/// Each package and font shipped with the app, with its licence; empty until loaded.
#[component]
fn Parts() -> impl IntoView {
    let i18n = use_i18n();
    // No `Resource`: it would be the app's only one, and costs seven kilobytes.
    let known = RwSignal::new(Vec::new());
    spawn_local(async move {
        // The screen may have been left meanwhile.
        let _ = known.try_set(parts().await);
    });
    let list = move || {
        let parts = known.get();
        if parts.is_empty() {
            return None;
        }
        let count = parts.len();
        let rows = parts.into_iter().map(|(name, licence)| {
            view! {
                <li data-part=name>
                    <span>{name.clone()}</span>
                    <span class="help-text">{licence}</span>
                </li>
            }
        });
        Some(view! {
            <details class="parts">
                <summary>{move || i18n.say(common::AboutParts { n: count })}</summary>
                <ul>{rows.collect_view()}</ul>
            </details>
        })
    };
    view! { {list} }
}

/// The name and the licence of each part.
async fn parts() -> Vec<(String, String)> {
    let text = files::own(LICENCES).await.unwrap_or_default();
    let part =
        |line: &str| line.split_once(": ").map(|(name, licence)| (name.to_owned(), licence.to_owned()));
    text.lines().map_while(part).collect()
}
