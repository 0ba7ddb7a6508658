//! The review of a Barragoon match. A bot's estimates are hundredths of a piece of three.

use super::words;
use crate::{
    app::{
        game_ui::{Figures, Review},
        i18n::{Language, review},
    },
    games::barragoon::{
        Barragoon,
        board::{Side, Value},
        bot::{is_decided, worth},
    },
    kernel::bot,
};

impl Review for Barragoon {
    const FIGURES: Figures = Figures { title: review::chart_estimate, estimated: true, figure: ahead, cost };
}

/// The side that is ahead, by a bot's estimate for White.
fn ahead(language: &Language, reckoned: i32) -> String {
    let side = match reckoned {
        _ if reckoned.abs() <= EVEN => return language.say(review::even),
        1.. => Side::White,
        _ => Side::Brown,
    };
    // In pieces of three; a decided match counts as all pieces.
    let n = (reckoned.abs() + worth(Value::Three) / 2) / worth(Value::Three);
    language.say(review::Ahead { n, name: words::side(language, side) })
}

/// Estimates up to this count as even.
const EVEN: i32 = 10;

/// The cost of a move in words: a win, the match, or the difference of two values, with both values.
fn cost(language: &Language, best: i32, made: i32) -> String {
    match (is_decided(best), is_decided(made)) {
        (true, _) if best > 0 => language.say(review::cost_win),
        (_, true) => language.say(review::cost_loss),
        _ => language.say(review::CostValues { best, made, n: bot::cost(best, made) }),
    }
}
