//! A suggested action in a few words, with its place on the board.

use super::words;
use crate::{
    app::{
        game_ui::Adviser,
        i18n::{Language, barragoon as key},
        suggestion::Suggestion,
    },
    games::barragoon::{
        Barragoon,
        action::Action,
        board::Cell,
        target::Target,
        turn::{Move, Placement},
        view::View,
    },
    kernel::Seat,
};

impl Adviser for Barragoon {
    fn suggestion(
        language: &Language,
        _names: &[String],
        view: &View,
        _seat: Seat,
        action: &Action,
    ) -> Suggestion {
        let button = |text| Suggestion::new(language.say(text), [Target::Button(*action)]);
        match *action {
            Action::Move(Move { from, to }) => {
                let [a, b] = [from, to].map(|at| at.to_string());
                let what = match view.board[to] {
                    Cell::Empty => language.say(key::SuggestMove { from: a, to: b }),
                    Cell::Piece(_) => language.say(key::SuggestTake { from: a, to: b }),
                    Cell::Barragoon(_) => language.say(key::SuggestTakeBarragoon { from: a, to: b }),
                };
                Suggestion::new(what, [from, to].map(Target::Square))
            }
            Action::Place(Placement { face, at }) => {
                let what = key::SuggestPlace { face: words::face(language, face), at: at.to_string() };
                Suggestion::new(language.say(what), [Target::Square(at), Target::Face(face)])
            }
            Action::Touch { at } => Suggestion::new(at.to_string(), [Target::Square(at)]),
            Action::OfferDraw => button(key::offer_draw),
            Action::GoOn => button(key::go_on),
            Action::AcceptDraw => button(key::accept_draw),
            Action::RefuseDraw => button(key::refuse_draw),
        }
    }
}
