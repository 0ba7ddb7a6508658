//! What Barrakuda wants, and what is to be done, for people who have not read the rules.

use leptos::prelude::*;

use super::art::Sign;
use crate::{
    app::{
        guidance::Guidance,
        i18n::{I18n, Language, barrakuda as key},
        sketch::Sketch,
    },
    games::barrakuda::{Prompt, View},
};

pub(super) fn guidance(i18n: I18n, view: &View) -> Guidance {
    let language = i18n.language();
    let sketch = Sketch::new((), |()| view! { <Sign href="#bk-chest" /> }.into_any());
    Guidance { now: Some(now(&language, view)), aim: aim(&language, view), sketch }
}

fn now(language: &Language, view: &View) -> String {
    language.say(match view.prompt {
        Prompt::Dealing => key::now_dice,
        Prompt::Choosing if view.own.is_some() => key::now_choose,
        Prompt::Choosing => key::now_all_choose,
        Prompt::Steering { .. } => key::now_steer,
        Prompt::Deciding { .. } => key::now_decide,
        Prompt::Picking { .. } => key::now_pick,
        Prompt::Putting { .. } => key::now_put,
        Prompt::Agreeing { .. } => key::now_agree,
        Prompt::Over => key::now_over,
    })
}

// BK-5.3, BK-7.1
fn aim(language: &Language, view: &View) -> String {
    let n = view.aim;
    if view.teams { language.say(key::AimTeam { n }) } else { language.say(key::Aim { n }) }
}
