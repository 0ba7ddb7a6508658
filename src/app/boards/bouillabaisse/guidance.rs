//! La Bouillabaisse's rules page, reference card and guide.

use leptos::prelude::*;

use super::{
    aid,
    art::{Back, CostSign},
    keys,
    rules::RULES,
    words,
};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_ui::Guide,
        guidance::Guidance,
        i18n::{Language, bouillabaisse as key},
        keys::KeyGroup,
        sketch::Sketch,
    },
    games::bouillabaisse::{Bouillabaisse, Config, View},
    scenes::bouillabaisse::{Cost, Duty, Goal, duty, goal},
};

impl Guide for Bouillabaisse {
    const RULES: &'static Rules = &RULES;
    const KEYS: fn(&Language) -> Vec<KeyGroup> = keys::keys;
    const AID: fn(I18n, &Config, u8) -> Vec<AidPart> = aid::aid;

    fn guidance(language: &Language, view: &View) -> Guidance {
        let goal = goal(view);
        let sketch = Sketch::new(goal, |goal| match goal {
            Goal::Avoid(cost) => view! { <CostSign cost /> }.into_any(),
            _ => view! { <Back /> }.into_any(),
        });
        Guidance { now: Some(now(language, duty(view))), objective: objective(language, goal), sketch }
    }

    fn rules_section(view: &View) -> &'static str {
        if view.trick.is_empty() { "costs" } else { "tricks" }
    }
}

fn now(language: &Language, duty: Duty) -> String {
    let suit = |suit| words::suit_led(language, suit);
    match duty {
        Duty::Nothing => language.say(key::now_dealt),
        Duty::Wait => language.say(key::wait),
        Duty::Lead => language.say(key::lead),
        Duty::Follow(led) => language.say(key::Follow { suit: suit(led) }),
        Duty::Discard(led) => language.say(key::Discard { suit: suit(led) }),
        Duty::SomebodyLeads => language.say(key::now_leads),
        Duty::SomebodyFollows(led) => language.say(key::NowFollows { suit: suit(led) }),
    }
}

fn objective(language: &Language, goal: Goal) -> String {
    let n = |cost: Cost| cost.points();
    match goal {
        Goal::Avoid(cost @ Cost::Trick) => language.say(key::AimTricks { n: n(cost) }),
        Goal::Avoid(cost @ Cost::Suit(suit)) => {
            language.say(key::AimCards { what: words::suit(language, suit), n: n(cost) })
        }
        Goal::Avoid(cost @ Cost::Figure(figure)) => {
            language.say(key::AimCards { what: words::figures(language, figure), n: n(cost) })
        }
        Goal::Avoid(cost @ Cost::Card(card)) => {
            language.say(key::AimCard { card: words::card(language, card), n: n(cost) })
        }
        Goal::AvoidAll => language.say(key::aim_least),
        Goal::AvoidUnknown => language.say(key::aim_unknown),
        Goal::TakeAll => language.say(key::aim_most),
        Goal::TakeNotAll => language.say(key::aim_not_all),
        Goal::Fewest => language.say(key::aim_fewest),
    }
}
