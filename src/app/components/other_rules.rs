//! The message about a match of another rules version, with a link to an app version that can play it.

use leptos::prelude::*;

use super::{Button, LinkButton, Primary, icon};
use crate::{
    app::{
        contexts::{
            navigation::Route,
            saves::{Saves, use_saves},
            use_i18n,
            versions::use_versions,
        },
        i18n::{common, sentences, t},
    },
    saves::{save::LoadError, shelf::Summary},
};

/// The rules versions of the match and of this app, if they differ.
fn versions_of(saves: Saves, summary: &Summary) -> Option<(u16, u16)> {
    match saves.with(|library| library.fits(summary)) {
        Err(LoadError::OtherRules { saved, known }) => Some((saved, known)),
        Ok(()) | Err(_) => None,
    }
}

/// Whether this app version cannot resume a match because its rules differ.
pub fn has_other_rules(saves: Saves, summary: &Summary) -> bool {
    versions_of(saves, summary).is_some()
}

/// The message for such a match; empty if the rules are the same.
#[component]
pub fn OtherRules(summary: Summary) -> impl IntoView {
    let (i18n, saves, versions) = (use_i18n(), use_saves(), use_versions());
    let (saved, known) = versions_of(saves, &summary)?;
    let Summary { id, game, over, .. } = summary;
    // An app version that knows the rules. The outer `None`: the versions on the device are not known yet.
    let found = Memo::new(move |_| versions.build_for(&game, saved));
    let words = move || {
        let begun = i18n.say(if saved < known { common::rules_older } else { common::rules_newer });
        match found.get() {
            None => begun,
            Some(Some(_)) => sentences([begun, i18n.say(common::rules_kept)]),
            Some(None) => sentences([begun, i18n.say(common::rules_gone)]),
        }
    };
    let way = move || {
        let id = id.clone();
        let way = match found.get()? {
            Some(build) => {
                let label = if over { common::rules_look } else { common::rules_play };
                let go = move || versions.go(&build, &Route::Play(id.clone()));
                view! { <Button icon=icon::PLAY label=t!(i18n, label) on_press=go act="other-version" appearance=Primary /> }
                .into_any()
            }
            None => {
                let href = Route::Replay(id).href();
                view! { <LinkButton icon=icon::PLAY label=t!(i18n, common::replay) href act="look" /> }
                    .into_any()
            }
        };
        Some(way)
    };
    Some(view! {
        <div class="notice warn" data-notice="rules">
            <span>{words}</span>
            {way}
        </div>
    })
}
