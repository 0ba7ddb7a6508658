//! A one-time offer of the lesson to players new to a game.

use leptos::prelude::*;

use super::seating::use_seating;
use crate::{
    app::{
        contexts::{
            navigation::Route,
            saves::{Saves, use_saves},
            use_i18n,
        },
        games::LoadedGame,
        i18n::{common, t},
    },
    saves::{lists::RESULTS, records::LEARNT},
    table::player::Player,
};

/// Returns whether a person at the table has neither played the game nor seen the offer of its lesson.
pub fn has_newcomer(game: LoadedGame) -> Memo<bool> {
    let (saves, seating) = (use_saves(), use_seating());
    let learnt = saves.record(&LEARNT);
    let results = saves.list(&RESULTS);
    let knows = move |name: &str| {
        learnt.was_offered(game.slug, name)
            || results.iter().any(|result| {
                result.game == game.slug && result.players.iter().any(|player| player.name == name)
            })
    };
    Memo::new(move |_| {
        let players = seating.players.read();
        players.iter().any(|player| player.bot.is_none() && !knows(&player.name))
    })
}

/// The offer of the lesson, for newcomers.
#[component]
pub fn LessonOffer(game: LoadedGame, newcomer: Memo<bool>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <Show when=move || newcomer.get()>
            <p class="lesson-offer" data-offer="lesson">
                <span>{t!(i18n, common::lesson_offer)}</span>
                " "
                <a data-act="learn" href=Route::Minute(game.slug.to_owned()).href()>
                    {t!(i18n, common::lesson_offer_link)}
                </a>
            </p>
        </Show>
    }
}

/// Records that these players have seen the offer.
pub fn note_offered(saves: Saves, slug: &str, players: &[Player]) {
    let names = players.iter().filter(|player| player.bot.is_none()).map(|player| &player.name);
    // Without storage space the offer appears again.
    let _ = saves.with(|library| library.change_record(&LEARNT, |learnt| learnt.offer(slug, names)));
}
