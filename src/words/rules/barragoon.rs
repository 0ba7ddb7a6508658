//! The rules of Barragoon, and the sentences by which something is refused.

use super::{Line, Page, Section, section, short};
use crate::{
    games::barragoon::refusal::{ConfigFault, MoveRefusal, Refusal},
    words::{Text, barragoon as key, minute},
};

/// The rules in short.
pub static SHORT: [Line; 5] = short!(key, [
    Book r_short_a, Book r_short_b, Book r_short_c, Book r_short_d, Book r_short_e,
]);

/// The rules page.
pub static SECTIONS: [Section; 8] = [
    section!(key, "board", r_board, [
        Outside r_board_a, Book r_board_b, Outside r_board_f, Outside r_board_c, Book r_board_d, Book r_board_e,
        Variant r_board_g,
    ]),
    section!(key, "faces", r_faces, [Book r_faces_a]),
    section!(key, "moves", r_moves, [
        Book r_moves_a, Book r_moves_b, Book r_moves_c, Book r_moves_d, Book r_moves_e, Book r_moves_f,
        Ruling r_moves_g,
    ]),
    section!(key, "captures", r_captures, [
        Book r_captures_a, Limit r_captures_d, Book r_captures_b, Book r_captures_c, Ruling r_captures_e,
        Book r_captures_f, Setting r_captures_g,
    ]),
    section!(key, "end", r_end, [
        Book r_end_a, Limit r_end_b, Book r_end_c, Limit r_end_f, Book r_end_d, Limit r_end_g, Setting r_end_e,
    ]),
    section!(key, "express", r_express, [
        Variant r_express_a, Variant r_express_b, Ruling r_express_c, Variant r_express_d,
    ]),
    section!(key, "examples", r_examples, []),
    section!(key, "notation", r_notation, [
        Ours r_notation_a, Ours r_notation_b, Ours r_notation_c, Ours r_notation_d,
    ]),
];

/// The rules page.
pub static PAGE: Page = Page {
    lead: key::rules_lead,
    short: &SHORT,
    sections: &SECTIONS,
    beside: &[
        ("board", &[key::r_board_fig]),
        (
            "faces",
            &[key::r_face_xx, key::r_face_o, key::r_face_t, key::r_face_r, key::r_face_l, key::r_face_aa],
        ),
        (
            "examples",
            &[
                key::r_ex_full,
                key::r_ex_short,
                key::r_ex_take,
                key::r_ex_take_two,
                key::r_ex_forced,
                key::r_ex_twice,
                key::r_ex_short_take,
                key::r_ex_all_turns,
                key::r_ex_dead,
            ],
        ),
    ],
    filled: |_| Vec::new(),
    examples: &[],
    minute: &[
        minute::barragoon_1,
        minute::barragoon_2,
        minute::barragoon_3,
        minute::barragoon_4,
        minute::barragoon_5,
        minute::barragoon_6,
    ],
};

/// What was touched must move, or be captured (BG-4.6).
pub const TOUCHED: Text = key::r_captures_f;
/// Where a Barragoon goes (BG-4.3).
pub const PLACING: Text = key::r_captures_c;
/// A repetition is to be broken (BG-5.4).
pub const REPETITION: Text = key::r_end_d;
/// How a way is crossed (BG-3.4): what holds a piece that cannot move.
pub const CROSSING: Text = key::r_moves_c;

/// The sentence by which this is refused.
pub fn passage(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::BadConfig(ConfigFault::Express(_)) => key::r_express_a,
        Refusal::BadConfig(ConfigFault::Position(_)) => key::r_notation_c,
        Refusal::BadConfig(ConfigFault::AlreadyOver(_)) => key::r_notation_d,
        // A placement is owed.
        Refusal::WrongPhase => key::r_captures_e,
        Refusal::Move(why) => of_move(*why),
        Refusal::Barred(_) | Refusal::BarredPlacement(_) => REPETITION,
        Refusal::MustMove(_) | Refusal::MustTake(_) | Refusal::IdleTouch(_) => TOUCHED,
        Refusal::NotEmpty(_) => PLACING,
    }
}

/// The same of a move.
pub fn of_move(why: MoveRefusal) -> Text {
    match why {
        MoveRefusal::NotYourPiece(_) => key::r_board_d,
        MoveRefusal::NoPiece(_)
        | MoveRefusal::SameSquare
        | MoveRefusal::TooNear { .. }
        | MoveRefusal::TooFar { .. } => key::r_moves_a,
        MoveRefusal::TwoTurns => key::r_moves_b,
        MoveRefusal::BlockedByBarragoon(..) => CROSSING,
        MoveRefusal::BlockedByPiece(_) => key::r_moves_d,
        MoveRefusal::OwnPiece(_) | MoveRefusal::ShortMoveCannotCapture(_) => key::r_moves_e,
        MoveRefusal::TwoCannotTakeAllTurns(_) => key::r_moves_f,
    }
}
