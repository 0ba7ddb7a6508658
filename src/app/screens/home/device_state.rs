//! One line about installation, offline use, storage and backup; it claims only what is true.

use leptos::{ev, prelude::*, task::spawn_local};
use leptos_use_event_listener::use_event_listener;
use leptos_use_window::use_window;

use super::language::LanguageChoice;
use crate::app::{
    components::{Button, LinkButton, icon, use_saved},
    contexts::{
        announcer::use_announcer, install::use_install, navigation::Route, saves::use_saves, use_i18n,
    },
    i18n::{common, t},
    loading::Exporter,
    platform::{device, root_element, versions},
};
use crate::scenes::install::Guide;

/// The state of the app on this device, and help to install it.
#[component]
pub fn DeviceState() -> impl IntoView {
    let (i18n, saves, install) = (use_i18n(), use_saves(), use_install());
    let help = RwSignal::new(false);
    let (announcer, exporting) = (use_announcer(), RwSignal::new(false));
    // The dialog is in the part of the general screens.
    let exporter = RwSignal::new(None::<Exporter>);
    let export = move || {
        spawn_local(async move {
            match Exporter::load(i18n).await {
                // Home may have been left meanwhile.
                Ok(loaded) => drop((exporter.try_set(Some(loaded)), exporting.try_set(true))),
                Err(_) => announcer.toast(i18n.now(common::fetched_missing)),
            }
        });
    };
    let offline = use_offline();
    let safe = use_saved(Signal::derive(move || {
        let persistent = saves.persistent.get() == Some(true);
        i18n.say(if persistent { common::state_kept } else { common::state_saved })
    }));
    let backup = move || match saves.backup.get() {
        Some(when) => {
            let when = device::date(when, i18n.language().tag());
            i18n.say(common::StateBackup { when })
        }
        None => i18n.say(common::state_no_backup),
    };
    // The app offers installation only after the first match.
    let has_played = Memo::new(move |_| {
        saves.revision.track();
        saves.with(|library| library.list()).is_ok_and(|shelf| !shelf.is_empty())
    });
    let installed = move || {
        let installed = (install.guide() == Guide::Installed).then(|| i18n.say(common::state_installed))?;
        Some(view! {
            <span>{installed}</span>
            " "
        })
    };
    let offline = move || {
        i18n.say(match offline.get().as_deref() {
            Some("ready") => common::state_offline,
            Some("unavailable") => common::state_no_offline,
            Some("failed") => common::state_not_kept,
            _ => common::state_offline_soon,
        })
    };
    let how = move || {
        i18n.say(match install.guide() {
            Guide::IosSafari => common::install_ios,
            Guide::MacSafari => common::install_mac,
            Guide::AndroidFirefox => common::install_firefox_android,
            Guide::Cannot => common::install_cannot,
            Guide::Installed | Guide::Prompt | Guide::Menu => common::install_menu,
        })
    };
    let press = move || match untrack(|| install.guide()) {
        Guide::Prompt => install.ask(),
        _ => help.update(|help| *help = !*help),
    };
    view! {
        <section class="state" aria-label=t!(i18n, common::state)>
            <Show when=move || install.guide() != Guide::Installed && has_played.get()>
                <div class="notice" data-notice="install-offer">
                    <span>{t!(i18n, common::install_line)}</span>
                    <Button icon=icon::EXPORT label=t!(i18n, common::install) on_press=press act="install" />
                </div>
            </Show>
            <Show when=move || help.get()>
                <div class="notice" data-notice="install">
                    <span>{how}</span>
                    <Show when=move || install.starts_empty()>
                        <span>{t!(i18n, common::install_empty)}</span>
                        <Button
                            icon=icon::EXPORT
                            label=t!(i18n, common::export_all)
                            on_press=export
                            act="export-first"
                        />
                    </Show>
                </div>
            </Show>
            <Show when=move || {
                install.guide() == Guide::Installed && install.starts_empty() && !has_played.get()
            }>
                <div class="notice" data-notice="import-offer">
                    <span>{t!(i18n, common::install_import)}</span>
                    <LinkButton
                        icon=icon::IMPORT
                        label=t!(i18n, common::import)
                        href=Route::Saves.href()
                        act="import-first"
                    />
                </div>
            </Show>
            <p data-state="">
                {installed} <span>{offline}</span> " " <span>{safe}</span> " " <span>{backup}</span>
            </p>
            <LanguageChoice />
        </section>
        {move || exporter.get().map(|exporter| exporter.show(exporting))}
    }
}

/// Whether the app works offline, as the page's own script says on `<html>`.
fn use_offline() -> Signal<Option<String>> {
    let now = || root_element::get("data-offline");
    let offline = RwSignal::new(now());
    let _ = use_event_listener(use_window(), ev::Custom::<ev::CustomEvent>::new(versions::NEWS), move |_| {
        offline.set(now());
    });
    offline.into()
}
