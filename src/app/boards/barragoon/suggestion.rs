//! What could be done, in a few words and where on the board.

use super::words;
use crate::{
    app::{
        i18n::{Language, barragoon as key},
        suggestion::Suggestion,
    },
    games::barragoon::{
        action::Action,
        board::{Cell, Square},
        turn::{Move, Placement},
        view::View,
    },
};

pub(super) fn suggestion(language: &Language, view: &View, action: &Action) -> Suggestion {
    let square = |at: Square| format!(".bg-board [data-square={at}]");
    let button = |text, act: &str| Suggestion {
        what: language.say(text),
        at: vec![format!(".bg-question [data-act={act}]")],
    };
    match *action {
        Action::Move(Move { from, to }) => {
            let [a, b] = [from, to].map(|at| at.to_string());
            let what = match view.board[to] {
                Cell::Empty => language.say(key::SuggestMove { from: a, to: b }),
                Cell::Piece(_) => language.say(key::SuggestTake { from: a, to: b }),
                Cell::Barragoon(_) => language.say(key::SuggestTakeBarragoon { from: a, to: b }),
            };
            Suggestion { what, at: vec![square(from), square(to)] }
        }
        Action::Place(Placement { face, at }) => {
            let what = key::SuggestPlace { face: words::face(language, face), at: at.to_string() };
            Suggestion { what: language.say(what), at: vec![square(at)] }
        }
        Action::Touch { at } => Suggestion { what: at.to_string(), at: vec![square(at)] },
        Action::OfferDraw => button(key::offer_draw, "offer-draw"),
        Action::GoOn => button(key::go_on, "go-on"),
        Action::AcceptDraw => button(key::accept_draw, "accept-draw"),
        Action::RefuseDraw => button(key::refuse_draw, "refuse-draw"),
    }
}
