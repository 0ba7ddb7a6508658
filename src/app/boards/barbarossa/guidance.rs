//! Barbarossa's rules page, reference card and guide.

use leptos::prelude::*;

use super::{
    aid,
    art::SmallDrawing,
    controller::{CursePlan, Use},
    keys,
    rules::RULES,
    words::name,
};
use crate::{
    app::{
        I18n,
        aid::AidPart,
        components::rules_page::Rules,
        game_ui::Guide,
        guidance::Guidance,
        i18n::{Language, barbarossa as key},
        keys::KeyGroup,
        sketch::Sketch,
    },
    games::barbarossa::{Barbarossa, Config, Prompt, Series, View},
};

impl Guide for Barbarossa {
    const RULES: &'static Rules = &RULES;
    const KEYS: fn(&Language) -> Vec<KeyGroup> = keys::keys;
    const AID: fn(I18n, &Config, u8) -> Vec<AidPart> = aid::aid;

    fn guidance(language: &Language, view: &View) -> Guidance {
        let making = matches!(view.prompt, Prompt::Making(_));
        let (objective, href) = if making { (key::aim_make, "#bb-lump") } else { (key::aim, "#bb-arrow") };
        let sketch = Sketch::new(href, |href| view! { <SmallDrawing href /> }.into_any());
        Guidance { now: Some(now(language, view)), objective: language.say(objective), sketch }
    }

    fn rules_section(view: &View) -> &'static str {
        match view.prompt {
            Prompt::Making(_) => "objects",
            Prompt::Rolling | Prompt::Moving(_) => "turn",
            Prompt::Letter(_) | Prompt::Looking(_) => "elf",
            Prompt::Asking { .. } | Prompt::Answering { .. } => "questions",
            Prompt::Guessing { .. } | Prompt::Judging { .. } => "solving",
            Prompt::Granted(_) => "curses",
            Prompt::Over(_) => "end",
        }
    }
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

/// Names the player who acts while a curse or a guess interrupts the turn. `None` in an ordinary turn, and in a private
/// view, whose screen names the player.
pub(super) fn interruption(
    language: &Language,
    names: &[String],
    view: &View,
    curse_plan: Option<CursePlan>,
) -> Option<String> {
    if view.own().is_some() {
        return None;
    }
    let who = |seat| name(names, seat);
    Some(match (curse_plan, &view.prompt) {
        (Some(CursePlan { who: seats, what: Some(what) }), _) => {
            let name = who(seats.iter().next()?);
            match what {
                Use::Letter => language.say(key::GuideCurseLetter { name }),
                Use::Guess => language.say(key::GuideCurseGuess { name }),
            }
        }
        (Some(_), _) => language.say(key::curse_who),
        (None, Prompt::Granted(seat)) => language.say(key::GuideCurse { name: who(*seat) }),
        (None, Prompt::Looking(seat)) => language.say(key::GuideLook { name: who(*seat) }),
        (None, Prompt::Guessing { by, .. }) => language.say(key::GuideGuess { name: who(*by) }),
        (None, Prompt::Judging { riddle, .. }) => language.say(key::GuideJudge { name: who(riddle.owner) }),
        _ => return None,
    })
}
