//! Barrakuda's rules page, reference card and guide.

use leptos::prelude::*;

use super::{aid, art::Sign, rules::RULES};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_ui::Guide,
        guidance::Guidance,
        i18n::{Language, barrakuda as key},
        sketch::Sketch,
    },
    games::barrakuda::{Barrakuda, Config, Prompt, View},
};

impl Guide for Barrakuda {
    const RULES: &'static Rules = &RULES;
    const AID: fn(I18n, &Config, u8) -> Vec<AidPart> = aid::aid;

    fn guidance(language: &Language, view: &View) -> Guidance {
        let sketch = Sketch::new((), |()| view! { <Sign href="#bk-chest" /> }.into_any());
        Guidance { now: Some(now(language, view)), objective: objective(language, view), sketch }
    }

    fn rules_section(view: &View) -> &'static str {
        match view.prompt {
            Prompt::Dealing | Prompt::Choosing => "choose",
            Prompt::Steering { .. } => "fish",
            Prompt::Deciding { .. } => "wrecks",
            Prompt::Picking { .. } | Prompt::Putting { .. } => "cards",
            Prompt::Agreeing { .. } | Prompt::Over => "end",
        }
    }
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
fn objective(language: &Language, view: &View) -> String {
    let n = view.aim;
    if view.teams { language.say(key::AimTeam { n }) } else { language.say(key::Aim { n }) }
}
