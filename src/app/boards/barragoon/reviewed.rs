//! What a bot has made of a match, in the words of the game: hundredths of a piece of three.

use super::words;
use crate::{
    app::i18n::{Language, review},
    games::barragoon::{
        board::{Side, Value},
        bot::{is_decided, worth},
    },
};

/// Who stands better, by what a bot reckons for White.
pub(super) fn ahead(language: &Language, reckoned: i32) -> String {
    let side = match reckoned {
        _ if reckoned.abs() <= EVEN => return language.say(review::even),
        1.. => Side::White,
        _ => Side::Brown,
    };
    // A piece of three more or less; what is decided is as good as all of them.
    let n = (reckoned.abs() + worth(Value::Three) / 2) / worth(Value::Three);
    language.say(review::Ahead { n, name: words::side(language, side) })
}

/// So little tells nothing.
const EVEN: i32 = 10;

/// What a move cost: a win, the match, a piece, or room.
pub(super) fn cost(language: &Language, best: i32, made: i32) -> String {
    match (is_decided(best), is_decided(made)) {
        (true, _) if best > 0 => language.say(review::cost_win),
        (_, true) => language.say(review::cost_loss),
        _ => match Value::ALL.into_iter().rev().find(|value| best - made >= worth(*value) - 10) {
            Some(value) => language.say(review::CostPiece { n: value.full() }),
            None => language.say(review::cost_room),
        },
    }
}
