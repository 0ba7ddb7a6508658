//! The three steps of learning a game: a minute, a lesson, the rules.

use leptos::prelude::*;

use crate::app::{
    components::{
        LinkButton, Plain, Quiet,
        icon::{self, Icon},
    },
    contexts::{
        navigation::{Route, use_navigation},
        use_i18n,
    },
    games::LoadedGame,
    i18n::{Text, common, minute, t},
};

/// Links to all steps, with the current one marked.
#[component]
pub fn LearnPath(game: LoadedGame) -> impl IntoView {
    let (i18n, here) = (use_i18n(), use_navigation().route().get_untracked());
    let slug = || game.slug.to_owned();
    let here = std::mem::discriminant(&here);
    let step = |sign: Icon, label: Text, act: &'static str, to: Route| {
        let is_here = std::mem::discriminant(&to) == here;
        view! {
            <LinkButton
                icon=sign
                label=t!(i18n, label)
                href=to.href()
                act
                appearance=if is_here { Plain } else { Quiet }
                attr:aria-current=is_here.then_some("step")
            />
        }
    };
    view! {
        <nav class="row" aria-label=t!(i18n, common::learn)>
            {step(icon::CLOCK, minute::link, "minute", Route::Minute(slug()))}
            {step(icon::LEARN, minute::lesson, "lesson", Route::Lesson(slug()))}
            {step(icon::RULES, common::rules, "rules", Route::Rules(slug(), None))}
        </nav>
    }
}
