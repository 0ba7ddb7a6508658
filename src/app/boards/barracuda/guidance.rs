//! What Barracuda wants, and what is to be done, for people who have not read the rules.

use leptos::prelude::*;

use crate::{
    app::{
        components::Shape,
        guidance::Guidance,
        i18n::{I18n, Language, barracuda as key},
        sketch::Sketch,
    },
    games::barracuda::{Prompt, View},
};

pub(super) fn guidance(i18n: I18n, view: &View) -> Guidance {
    let language = i18n.language();
    let sketch = Sketch::new((), |()| {
        view! { <Shape class="bc-sign" href="#bc-pawn" width=32 height=40 /> }.into_any()
    });
    Guidance { now: Some(now(&language, view)), aim: language.say(key::aim), sketch }
}

fn now(language: &Language, view: &View) -> String {
    language.say(match view.prompt {
        Prompt::Dealing => key::now_draw,
        Prompt::Between => key::now_between,
        Prompt::Staking { .. } => key::now_stake,
        // BC-2.2
        Prompt::Acting(_) if view.round == 1 => key::now_open,
        Prompt::Acting(_) => key::now_act,
        Prompt::Sliding { .. } => key::now_slide,
        Prompt::Answering { .. } => key::now_answer,
        Prompt::Bidding { .. } => key::now_bid,
        Prompt::Choosing { .. } => key::now_sell,
        Prompt::Over { .. } => key::now_over,
    })
}
