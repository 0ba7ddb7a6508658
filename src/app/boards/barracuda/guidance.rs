//! Barracuda's rules page, reference card and guide.

use leptos::prelude::*;

use super::{aid, rules::RULES};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::{Shape, rules_page::Rules},
        game_ui::Guide,
        guidance::Guidance,
        i18n::{Language, barracuda as key},
        sketch::Sketch,
    },
    games::barracuda::{Barracuda, Config, Prompt, View},
};

impl Guide for Barracuda {
    const RULES: &'static Rules = &RULES;
    const AID: fn(I18n, &Config, u8) -> Vec<AidPart> = aid::aid;

    fn guidance(language: &Language, view: &View) -> Guidance {
        let sketch = Sketch::new((), |()| {
            view! { <Shape class="bc-sign" href="#bc-pawn" width=32 height=40 /> }.into_any()
        });
        Guidance { now: Some(now(language, view)), objective: language.say(key::aim), sketch }
    }

    fn rules_section(view: &View) -> &'static str {
        match view.prompt {
            Prompt::Dealing => "rounds",
            Prompt::Between | Prompt::Staking { .. } => "lastorder",
            Prompt::Acting(_) => "actions",
            Prompt::Sliding { .. } | Prompt::Answering { .. } => "offers",
            Prompt::Bidding { .. } | Prompt::Choosing { .. } => "auction",
            Prompt::Over { .. } => "end",
        }
    }
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
