//! The reference card of Barbarossa.

use leptos::prelude::*;

use super::{
    art::{CaveSign, SmallDrawing},
    words,
};
use crate::{
    app::{
        aid::{AidLine, AidPart},
        i18n::{I18n, Language, Text, barbarossa as key, common},
        lexicon::titled,
    },
    games::barbarossa::{
        Cave, Config,
        player::{CURSES, MAX_GEMS},
        score::{GUESSER, OWNER, rows},
    },
};

pub(super) fn aid(i18n: I18n, config: &Config, seats: u8) -> Vec<AidPart> {
    let (language, arrows) = (i18n.language(), config.arrows(seats));
    let say = |text: Text| i18n.say(text);
    let line = |href: &'static str, text: String| {
        AidLine::new(text, move || view! { <SmallDrawing href /> }.into_any())
    };
    let cave = |cave: Cave, text: String| AidLine::new(text, move || view! { <CaveSign cave /> }.into_any());
    let win = [line("#bb-hat", say(key::aid_win)), line("#bb-lump", say(key::aid_make))];
    let turn = [
        AidLine::die("1–6", say(key::aid_move)),
        cave(Cave::Gem, language.say(key::AidGem { n: MAX_GEMS })),
        cave(Cave::Elf, say(key::aid_elf)),
        cave(Cave::Question, say(key::aid_question)),
        cave(Cave::Dragon, say(key::aid_dragon)),
        cave(Cave::Ghost, say(key::aid_ghost)),
    ];
    let [first, second] = GUESSER;
    let right = [
        line("#bb-arrow", language.say(key::AidGuess { first, second })),
        line("#bb-hat", language.say(key::AidOwner { table: owners(&language, seats, arrows) })),
    ];
    let mind = [
        line("#bb-curse", language.say(key::AidCurses { n: CURSES })),
        line("#bb-arrow", language.say(key::AidEnd { n: arrows })),
    ];
    vec![
        AidPart::new(say(common::aid_win), win),
        AidPart::new(say(common::aid_turn), turn),
        AidPart::new(say(key::aid_right), right),
        AidPart::new(say(common::aid_mind), mind),
    ]
}

/// The owner's move for each range of arrows (BB-4.2).
fn owners(language: &Language, seats: u8, arrows: u8) -> String {
    let row = |(at, from, to): (usize, u8, u8)| {
        let spaces = format!("{:+}", OWNER[at].owner).replace('-', "\u{2212}");
        titled(language, &words::span(from, to), &spaces)
    };
    language.facts(rows(seats, arrows).into_iter().map(row))
}
