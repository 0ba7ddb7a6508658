//! What a round of La Bouillabaisse wants, and what is to be done, for people who have not read the rules.

use leptos::prelude::*;

use super::{
    art::{Back, CostSign},
    words,
};
use crate::{
    app::{
        guidance::Guidance,
        i18n::{I18n, Language, bouillabaisse as key},
        sketch::Sketch,
    },
    games::bouillabaisse::View,
    scenes::bouillabaisse::{Cost, Duty, Goal, duty, goal},
};

/// Of the moment that is looked at, in the eyes of whoever looks.
pub(super) fn guidance(i18n: I18n, view: &View) -> Guidance {
    let language = i18n.language();
    let goal = goal(view);
    let sketch = Sketch::new(goal, |goal| match goal {
        Goal::Avoid(cost) => view! { <CostSign cost /> }.into_any(),
        _ => view! { <Back /> }.into_any(),
    });
    Guidance { now: Some(now(&language, duty(view))), aim: aim(&language, goal), sketch }
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

fn aim(language: &Language, goal: Goal) -> String {
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
