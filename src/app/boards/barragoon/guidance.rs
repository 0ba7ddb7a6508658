//! Barragoon's rules page, reference card and guide. The guide's current task comes from the panel, which knows the
//! selection.

use leptos::prelude::*;

use super::{aid, art::Art, keys, rules::RULES, words};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_ui::Guide,
        guidance::Guidance,
        i18n::{Language, barragoon as key},
        keys::KeyGroup,
        sketch::Sketch,
    },
    games::barragoon::{
        Barragoon, Config,
        board::{Cell, Face, Piece, Side, Value},
        phase::Prompt,
        view::View,
    },
};

impl Guide for Barragoon {
    const RULES: &'static Rules = &RULES;
    const KEYS: fn(&Language) -> Vec<KeyGroup> = keys::keys;
    const AID: fn(I18n, &Config, u8) -> Vec<AidPart> = aid::aid;

    fn guidance(language: &Language, view: &View) -> Guidance {
        let acting = view.prompt.actor().unwrap_or(Side::White);
        let cell = match view.prompt {
            Prompt::Place { .. } => Cell::Barragoon(Face::AllTurns),
            _ => Cell::Piece(Piece { side: acting.other(), value: Value::Four }),
        };
        let sketch = Sketch::new(cell, |cell| view! { <Art cell /> }.into_any());
        Guidance { now: None, objective: objective(language, view, acting), sketch }
    }

    fn rules_section(view: &View) -> &'static str {
        match view.prompt {
            Prompt::Move { .. } => "moves",
            Prompt::Place { .. } => "captures",
            Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } | Prompt::Over(_) => "end",
        }
    }
}

fn objective(language: &Language, view: &View, acting: Side) -> String {
    let side = words::side(language, acting.other());
    match view.prompt {
        Prompt::Place { .. } => language.say(key::aim_place),
        Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } => language.say(key::aim_draw),
        // BG-6.1: the level of the side whose pieces must be captured.
        Prompt::Move { .. } if view.express[acting.other().index()] > 0 => {
            let n = view.express[acting.other().index()];
            language.say(key::AimExpress { side, n })
        }
        Prompt::Move { .. } | Prompt::Over(_) => language.say(key::AimTake { side }),
    }
}
