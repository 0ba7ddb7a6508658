//! What Barbarossa wants, and what is to be done, for people who have not read the rules.

use leptos::prelude::*;

use super::art::SmallDrawing;
use crate::{
    app::{
        guidance::Guidance,
        i18n::{I18n, Language, barbarossa as key},
        sketch::Sketch,
    },
    games::barbarossa::{Prompt, Series, View},
};

pub(super) fn guidance(i18n: I18n, view: &View) -> Guidance {
    let language = i18n.language();
    let making = matches!(view.prompt, Prompt::Making(_));
    let (aim, href) = if making { (key::aim_make, "#bb-lump") } else { (key::aim, "#bb-arrow") };
    let sketch = Sketch::new(href, |href| view! { <SmallDrawing href /> }.into_any());
    Guidance { now: Some(now(&language, view)), aim: language.say(aim), sketch }
}

fn now(language: &Language, view: &View) -> String {
    language.say(match view.prompt {
        Prompt::Rolling => key::now_roll,
        Prompt::Making(_) => key::now_make,
        Prompt::Moving(seat) if view.players[seat].gems == 0 => key::now_move_poor,
        Prompt::Moving(_) => key::now_move,
        Prompt::Letter(_) => key::now_letter,
        Prompt::Asking { series: Series::First, .. } => key::now_ask,
        Prompt::Asking { series: Series::Second, .. } => key::now_ask_two,
        Prompt::Answering { .. } => key::now_answer,
        Prompt::Looking(_) => key::now_look,
        Prompt::Guessing { .. } => key::now_guess,
        Prompt::Judging { .. } => key::now_judge,
        Prompt::Granted(_) => key::now_curse,
        Prompt::Over(_) => key::now_over,
    })
}
