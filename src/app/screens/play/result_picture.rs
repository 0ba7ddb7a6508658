//! A result to keep or to share: as a picture, or as text if the browser cannot make a picture.

use leptos::{prelude::*, task::spawn_local};

use crate::{
    app::{
        components::{Button, icon},
        contexts::{announcer::use_announcer, use_i18n},
        games,
        i18n::common,
        lexicon,
        platform::{
            device, files,
            picture::{self, Line, ResultPicture},
        },
        session::use_controls,
    },
    table::podium::{Rank, ranking},
};

/// Shares the result as a picture if the device can share files, otherwise saves it.
#[component]
pub(super) fn ResultButton() -> impl IntoView {
    let (i18n, announcer) = (use_i18n(), use_announcer());
    let controls = use_controls();
    let shares = picture::is_shared();
    let label = move || i18n.say(if shares { common::result_share } else { common::result_save });
    let take = move || {
        let drawn = untrack(|| {
            let (status, players) = (controls.status.get(), controls.players());
            let line = |rank: &Rank| {
                let player = players.get(rank.seat.index())?.clone();
                let tally = status.tally.get(rank.seat.index()).cloned().flatten();
                let place = lexicon::place(i18n, rank);
                Some(Line { place, player, tally: tally.unwrap_or_default(), first: rank.place == 1 })
            };
            let ranks = ranking(status.places.as_deref().unwrap_or_default(), &status.sides);
            let title = games::find(controls.slug).map(|game| i18n.say(game.title));
            ResultPicture {
                title: title.unwrap_or_default(),
                verdict: status.ended.clone(),
                lines: ranks.iter().filter_map(line).collect(),
                exhibits: controls.exhibits.get().map(|all| all.run(())).unwrap_or_default(),
                foot: format!(
                    "{} · {}",
                    i18n.say(common::app_name),
                    device::date(device::now(), i18n.language().tag())
                ),
            }
        });
        let name = format!("bar-a-jeux-{}.png", controls.id());
        let offered = drawn.png().is_some_and(|bytes| files::offer(&name, "image/png", &bytes));
        if !offered {
            let text = drawn.text();
            spawn_local(async move {
                let copied = device::copy(&text).await;
                announcer.toast(i18n.now(if copied { common::result_copied } else { common::export_failed }));
            });
        }
    };
    view! { <Button icon=icon::SHARE label on_press=take act="result-picture" /> }
}
