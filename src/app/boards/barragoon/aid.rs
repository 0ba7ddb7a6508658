//! The reference card of Barragoon.

use leptos::prelude::*;

use super::{art::Art, words};
use crate::{
    app::{
        aid::{AidLine, AidPart},
        i18n::{I18n, Text, barragoon as key, common},
    },
    games::barragoon::{
        Axis, Config, Heading,
        board::{Cell, Face, Piece, Side, Value},
    },
};

pub(super) fn aid(i18n: I18n, config: &Config, _seats: u8) -> Vec<AidPart> {
    let language = i18n.language();
    let line = |cell: Cell, text: Text| drawn(cell, i18n.say(text));
    let (two, three, four) = (piece(Value::Two), piece(Value::Three), piece(Value::Four));
    // BG-6.1
    let express = Side::ALL.into_iter().filter(|side| config.express[side.index()] > 0).map(|side| {
        let n = config.express[side.index()];
        drawn(
            Cell::Piece(Piece { side, value: Value::Two }),
            language.say(key::AidExpress { side: words::side(&language, side), n }),
        )
    });
    let win = std::iter::once(line(four, key::r_short_a)).chain(express);
    let turn = [
        line(three, key::aid_full),
        line(three, key::aid_short),
        line(Cell::Barragoon(Face::RightTurn(Heading::North)), key::aid_bend),
        line(two, key::aid_two),
    ];
    let faces = [
        (Face::NoPassage, key::aid_no_passage),
        (Face::OneWay(Heading::North), key::aid_one_way),
        (Face::TwoWays(Axis::NorthSouth), key::aid_two_ways),
        (Face::RightTurn(Heading::North), key::aid_right),
        (Face::LeftTurn(Heading::North), key::aid_left),
        (Face::AllTurns, key::aid_all_turns),
    ];
    let faces = faces.map(|(face, text)| line(Cell::Barragoon(face), text));
    let touch = config.touch_move.then(|| line(three, key::aid_touch));
    let taken =
        [line(four, key::aid_taken_piece), line(Cell::Barragoon(Face::AllTurns), key::aid_taken_cube)];
    vec![
        AidPart::new(i18n.say(common::aid_win), win),
        AidPart::new(i18n.say(common::aid_turn), turn.into_iter().chain(touch)),
        AidPart::new(i18n.say(key::aid_faces), faces),
        AidPart::new(i18n.say(key::aid_taken), taken),
    ]
}

fn piece(value: Value) -> Cell {
    Cell::Piece(Piece { side: Side::White, value })
}

fn drawn(cell: Cell, text: String) -> AidLine {
    AidLine::new(text, move || view! { <Art cell /> }.into_any())
}
