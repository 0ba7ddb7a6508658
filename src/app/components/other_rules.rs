//! What is said of a match of other rules than this version's, and the way to a version that knows them.

use super::{icon, link_button, picture_button};
use crate::{
    app::{
        contexts::{app, navigation::Route},
        dom::{El, el, switch},
        lexicon::{say, w},
    },
    saves::{save::LoadError, shelf::Summary},
};

/// Nothing where the match is of the rules of this version.
pub fn other_rules(summary: &Summary) -> Option<El> {
    let (i18n, versions, saves) = (app().i18n, app().versions, app().saves);
    let Err(LoadError::OtherRules { saved, known }) = saves.with(|library| library.fits(summary)) else {
        return None;
    };
    let game = summary.game.clone();
    let build = move || versions.playing(&game, saved);
    let found = build.clone();
    let words = move || {
        let begun = if saved < known { say!(i18n, rules_older) } else { say!(i18n, rules_newer) };
        match found() {
            None => begun.to_owned(),
            Some(Some(_)) => [begun, " ", say!(i18n, rules_kept)].concat(),
            Some(None) => [begun, " ", say!(i18n, rules_gone)].concat(),
        }
    };
    let (id, over) = (summary.id.clone(), summary.over);
    let way = switch(build, move |build| match build? {
        Some(build) => {
            let to = Route::Play(id.clone());
            let label = if over { w!(rules_look) } else { w!(rules_play) };
            let go = move || versions.go(&build, &to);
            Some(picture_button(icon::PLAY, label, go).act("other-version").class("primary"))
        }
        None => Some(link_button(Some(icon::PLAY), w!(replay), Route::Replay(id.clone()).href()).act("look")),
    });
    Some(el("div.notice.warn").attr("data-notice", "rules").child(el("span").text(words)).child(way))
}
