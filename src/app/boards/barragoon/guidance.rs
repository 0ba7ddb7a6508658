//! What Barragoon wants of whoever is to act, for people who have not read the rules. What is to be done the panel says,
//! which knows what is in hand.

use leptos::prelude::*;

use super::{art::Art, words};
use crate::{
    app::{
        guidance::Guidance,
        i18n::{I18n, Language, barragoon as key},
        sketch::Sketch,
    },
    games::barragoon::{
        board::{Cell, Face, Piece, Side, Value},
        phase::Prompt,
        view::View,
    },
};

pub(super) fn guidance(i18n: I18n, view: &View) -> Guidance {
    let acting = view.prompt.actor().unwrap_or(Side::White);
    let cell = match view.prompt {
        Prompt::Place { .. } => Cell::Barragoon(Face::AllTurns),
        _ => Cell::Piece(Piece { side: acting.other(), value: Value::Four }),
    };
    let sketch = Sketch::new(cell, |cell| view! { <Art cell /> }.into_any());
    Guidance { now: None, aim: aim(&i18n.language(), view, acting), sketch }
}

fn aim(language: &Language, view: &View, acting: Side) -> String {
    let side = words::side(language, acting.other());
    match view.prompt {
        Prompt::Place { .. } => language.say(key::aim_place),
        Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } => language.say(key::aim_draw),
        // BG-6.1: of the side whose pieces are to be taken.
        Prompt::Move { .. } if view.express[acting.other().index()] > 0 => {
            let n = view.express[acting.other().index()];
            language.say(key::AimExpress { side, n })
        }
        Prompt::Move { .. } | Prompt::Over(_) => language.say(key::AimTake { side }),
    }
}
