//! The reference card of Barrakuda.

use leptos::prelude::*;

use super::{
    art::{ActionSign, Sign, StopSign},
    words,
};
use crate::{
    app::{
        aid::{AidLine, AidPart},
        i18n::{I18n, Text, barrakuda as key, common},
    },
    games::barrakuda::{Config, LairEffect, Wreck, WreckAction, gold::HEAP},
};

pub(super) fn aid(i18n: I18n, config: &Config, _seats: u8) -> Vec<AidPart> {
    let language = i18n.language();
    let line =
        |href: &'static str, text: String| AidLine::new(text, move || view! { <Sign href /> }.into_any());
    let say = |text: Text| i18n.say(text);
    let n = config.aim();
    let aim = if config.teams { language.say(key::AimTeam { n }) } else { language.say(key::Aim { n }) };
    let win = [line("#bk-chest", aim), line("#bk-bag", say(key::aid_bag))];
    let round = [
        line("#bk-back", say(key::aid_choose)),
        AidLine::die("1–2", say(key::aid_swim)),
        line("#bk-a-fish", say(key::aid_lure)),
        line("#bk-a-back", say(key::aid_back)),
    ];
    let wreck = [
        line("#bk-diver", say(key::aid_alone)),
        line("#bk-hand", say(key::aid_several)),
        line("#bk-fish", language.say(key::AidFish { n: HEAP })),
        line("#bk-lying", say(key::aid_lying)),
    ];
    let cards = config.cards();
    let mut deeds: Vec<WreckAction> = Vec::new();
    for wreck in Wreck::all().filter(|wreck| *wreck != Wreck::LAIR) {
        let card = cards.of(wreck);
        for deed in [card.special, card.general] {
            if deed != WreckAction::Nothing && !deeds.contains(&deed) {
                deeds.push(deed);
            }
        }
    }
    let stop = cards.of(Wreck::LAIR).stop;
    let stops = (stop != LairEffect::Nothing)
        .then(|| AidLine::new(words::stop(&language, stop), move || view! { <StopSign stop /> }.into_any()));
    let signs = deeds.into_iter().map(|action| {
        AidLine::new(words::deed(&language, action, config.take_back_rule()), move || {
            view! { <ActionSign action /> }.into_any()
        })
    });
    vec![
        AidPart::new(say(common::aid_win), win),
        AidPart::new(say(common::aid_round), round),
        AidPart::new(say(key::aid_wreck), wreck),
        AidPart::new(say(key::aid_signs), signs.chain(stops)),
    ]
}
