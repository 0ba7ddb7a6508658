//! Barragoon in words: what stands where, what was done, why not, how it ended.
//!
//! Sentences have gaps like `{square}`, filled here; the sentences themselves stand in the locales.

use crate::{
    app::i18n::Locale,
    games::barragoon::{
        action::Action,
        board::{Axis, Board, Cell, Face, Heading, Side, Square},
        refusal::{ConfigFault, MoveRefusal, PositionFault, Refusal},
        view::{DrawReason, End, Phase, PlaceReason, View, WinReason},
    },
    kernel::{Actor, Step},
    scenes::barragoon::{Change, Hint, Mark, Spot, Why},
    table::matches::Ending,
};

/// A sentence of this game in the given language.
macro_rules! word {
    ($locale:expr, $key:ident) => {
        $crate::app::i18n::td_string!($locale, barragoon.$key)
    };
}
pub(super) use word;

/// Fills the gaps of a sentence.
pub(super) fn fill(sentence: &str, gaps: &[(&str, &str)]) -> String {
    let mut out = String::with_capacity(sentence.len() + 16);
    let mut rest = sentence;
    while let Some((before, tail)) = rest.split_once('{') {
        let Some((name, after)) = tail.split_once('}') else { break };
        out.push_str(before);
        out.push_str(gaps.iter().find(|(gap, _)| *gap == name).map_or("", |(_, value)| value));
        rest = after;
    }
    out + rest
}

fn fill_square(sentence: &str, square: Square) -> String {
    fill(sentence, &[("square", &square.to_string())])
}

pub(super) fn side(locale: Locale, side: Side) -> &'static str {
    match side {
        Side::White => word!(locale, white),
        Side::Brown => word!(locale, brown),
    }
}

/// "White (Anna)".
pub(super) fn who(locale: Locale, of: Side, name: &str) -> String {
    let side = side(locale, of);
    if name.is_empty() || name == side {
        return side.to_owned();
    }
    fill(word!(locale, side_name), &[("side", side), ("name", name)])
}

fn heading(locale: Locale, heading: Heading) -> &'static str {
    match heading {
        Heading::North => word!(locale, north),
        Heading::East => word!(locale, east),
        Heading::South => word!(locale, south),
        Heading::West => word!(locale, west),
    }
}

pub(super) fn face(locale: Locale, face: Face) -> String {
    let (text, shown) = match face {
        Face::NoPassage => (word!(locale, face_no_passage), Heading::North),
        Face::AllTurns => (word!(locale, face_all_turns), Heading::North),
        Face::TwoWays(Axis::NorthSouth) => (word!(locale, face_two_ways_ns), Heading::North),
        Face::TwoWays(Axis::EastWest) => (word!(locale, face_two_ways_ew), Heading::North),
        Face::OneWay(h) => (word!(locale, face_one_way), h),
        Face::RightTurn(h) => (word!(locale, face_right_turn), h),
        Face::LeftTurn(h) => (word!(locale, face_left_turn), h),
    };
    fill(text, &[("h", heading(locale, shown))])
}

/// The face's name alone.
fn kind(locale: Locale, face: Face) -> &'static str {
    match face {
        Face::NoPassage => word!(locale, face_no_passage),
        Face::OneWay(_) => word!(locale, kind_one_way),
        Face::TwoWays(_) => word!(locale, kind_two_ways),
        Face::RightTurn(_) => word!(locale, kind_right_turn),
        Face::LeftTurn(_) => word!(locale, kind_left_turn),
        Face::AllTurns => word!(locale, face_all_turns),
    }
}

/// How it may be crossed, in one sentence.
pub(super) fn crossing(locale: Locale, face: Face) -> String {
    let (text, shown) = match face {
        Face::NoPassage => (word!(locale, how_no_passage), Heading::North),
        Face::AllTurns => (word!(locale, how_all_turns), Heading::North),
        Face::TwoWays(_) => (word!(locale, how_two_ways), Heading::North),
        Face::OneWay(h) => (word!(locale, how_one_way), h),
        Face::RightTurn(h) => (word!(locale, how_right_turn), h),
        Face::LeftTurn(h) => (word!(locale, how_left_turn), h),
    };
    fill(text, &[("h", heading(locale, shown))])
}

/// "white 3", "Barragoon, All turns", "empty".
pub(super) fn cell(locale: Locale, cell: Cell) -> String {
    match cell {
        Cell::Empty => word!(locale, empty).to_owned(),
        Cell::Piece(piece) => {
            let text = match piece.side {
                Side::White => word!(locale, white_piece),
                Side::Brown => word!(locale, brown_piece),
            };
            fill(text, &[("n", &piece.value.full().to_string())])
        }
        Cell::Barragoon(shown) => fill(word!(locale, barragoon_face), &[("face", &face(locale, shown))]),
    }
}

/// What a screen reader says on a square: "c2, white 3, 4 moves".
pub(super) fn label(locale: Locale, spot: &Spot) -> String {
    let shown = spot.ghost.map_or(spot.cell, Cell::Barragoon);
    let square = spot.square.to_string();
    let label = fill(word!(locale, cell), &[("square", &square), ("what", &cell(locale, shown))]);
    let more = match spot.mark {
        Mark::Quiet | Mark::Reach => word!(locale, cell_target),
        Mark::Capture => word!(locale, cell_capture),
        Mark::Aim if spot.cell != Cell::Empty => word!(locale, cell_capture),
        Mark::Aim => word!(locale, cell_target),
        Mark::Chosen => word!(locale, cell_spot),
        Mark::None | Mark::Vacant => match spot.moves {
            _ if spot.held => word!(locale, cell_held),
            0 => return label,
            1 => word!(locale, cell_moves_single),
            _ => word!(locale, cell_moves_several),
        },
    };
    fill(more, &[("label", &label), ("n", &spot.moves.to_string())])
}

/// "From c2: c4, d3, d4, capture."
pub(super) fn targets<'a>(locale: Locale, from: Square, spots: impl Iterator<Item = &'a Spot>) -> String {
    let list: Vec<String> = spots
        .map(|spot| match spot.cell {
            Cell::Empty => spot.square.to_string(),
            _ => fill_square(word!(locale, to_capture), spot.square),
        })
        .collect();
    if list.is_empty() {
        return fill_square(word!(locale, targets_none), from);
    }
    let list = list.join("; ");
    fill(word!(locale, targets_of), &[("square", &from.to_string()), ("list", &list)])
}

/// The line under the board.
pub(super) fn hint(locale: Locale, hint: Hint) -> String {
    match hint {
        Hint::Nothing => String::new(),
        Hint::PickTouch => word!(locale, hint_touch_on).to_owned(),
        Hint::Pick => word!(locale, hint_pick).to_owned(),
        Hint::Target => word!(locale, hint_target).to_owned(),
        Hint::Confirm => word!(locale, hint_confirm).to_owned(),
        Hint::Touched(square) => fill_square(word!(locale, hint_touched), square),
        Hint::Prey(square) => fill_square(word!(locale, hint_must_take), square),
        Hint::PreyWith(square) => fill_square(word!(locale, hint_must_take_with), square),
        Hint::Crossing(square, shown) => {
            format!("{square}: {}. {}", kind(locale, shown), crossing(locale, shown))
        }
        Hint::Spot => word!(locale, hint_spot).to_owned(),
        Hint::Face => word!(locale, hint_face).to_owned(),
        Hint::Place => word!(locale, hint_place).to_owned(),
        Hint::Replay => word!(locale, hint_replay).to_owned(),
        Hint::Over => word!(locale, hint_over).to_owned(),
    }
}

/// Who does what now: the banner's sentence.
pub(super) fn acting(locale: Locale, phase: Phase, name: &str) -> String {
    let Some(actor) = phase.actor() else { return word!(locale, act_over).to_owned() };
    let text = match phase {
        Phase::Place { why: PlaceReason::LostPiece, .. } => word!(locale, act_place_lost),
        Phase::Place { why: PlaceReason::TookPiece, .. } => word!(locale, act_place_took),
        Phase::Place { why: PlaceReason::TookBarragoon, .. } => word!(locale, act_place_again),
        Phase::MayOfferDraw { .. } => word!(locale, act_may_offer),
        Phase::AnswerDraw { .. } => word!(locale, act_answer),
        Phase::Move { .. } | Phase::Over(_) => word!(locale, act_move),
    };
    fill(text, &[("who", &who(locale, actor, name))])
}

/// How many Barragoons are still to be placed in this turn: "1 of 2", "2 to place".
pub(super) fn left(locale: Locale, why: PlaceReason, left: u8) -> String {
    match why {
        PlaceReason::LostPiece if left == 2 => fill(word!(locale, of_turn), &[("i", "1"), ("n", "2")]),
        PlaceReason::TookPiece => fill(word!(locale, of_turn), &[("i", "2"), ("n", "2")]),
        _ => fill(word!(locale, left), &[("n", &left.to_string())]),
    }
}

/// "opens c2-c4, c2-d4; closes e2-e4" or that nothing changes.
pub(super) fn change(locale: Locale, change: &Change) -> String {
    let list = |moves: &[(Square, Square)]| {
        moves.iter().map(|(from, to)| format!("{from}\u{2011}{to}")).collect::<Vec<_>>().join(", ")
    };
    let mut parts = Vec::new();
    if !change.opened.is_empty() {
        parts.push(fill(word!(locale, preview_opens), &[("list", &list(&change.opened))]));
    }
    if !change.closed.is_empty() {
        parts.push(fill(word!(locale, preview_closes), &[("list", &list(&change.closed))]));
    }
    if parts.is_empty() {
        parts.push(word!(locale, preview_same).to_owned());
    }
    parts.join("; ")
}

/// Why a tap was not followed.
pub(super) fn why(locale: Locale, why: Why) -> String {
    match why {
        Why::Stuck(square) => fill_square(word!(locale, why_stuck), square),
        Why::Touched(square) => fill_square(word!(locale, why_touched), square),
        Why::TouchedPrey(square) => fill_square(word!(locale, why_touched_prey), square),
        Why::Taken => word!(locale, why_taken).to_owned(),
        Why::Barred => word!(locale, why_barred).to_owned(),
        Why::Move(refusal) => move_refusal(locale, refusal),
    }
}

fn move_refusal(locale: Locale, refusal: MoveRefusal) -> String {
    let square = refusal.square().map(|square| square.to_string()).unwrap_or_default();
    let mut gaps = vec![("square", square)];
    let text = match refusal {
        MoveRefusal::NoPiece(_) => word!(locale, why_empty),
        MoveRefusal::NotYourPiece(_) => word!(locale, why_not_yours),
        MoveRefusal::SameSquare => word!(locale, why_same),
        MoveRefusal::OwnPiece(_) => word!(locale, why_own_piece),
        MoveRefusal::TooNear { steps, value } | MoveRefusal::TooFar { steps, value } => {
            gaps.push(("steps", steps.to_string()));
            gaps.push(("value", value.full().to_string()));
            if steps < value.short() { word!(locale, why_too_near) } else { word!(locale, why_too_far) }
        }
        MoveRefusal::ShortMoveCannotCapture(_) => word!(locale, why_short_capture),
        MoveRefusal::TwoCannotTakeAllTurns(_) => word!(locale, why_two_all_turns),
        MoveRefusal::BlockedByPiece(_) => word!(locale, why_crosses_piece),
        MoveRefusal::BlockedByBarragoon(_, shown) => {
            gaps.push(("face", face(locale, shown)));
            word!(locale, why_crosses_face)
        }
        MoveRefusal::TwoTurns => word!(locale, why_two_turns),
    };
    let gaps: Vec<(&str, &str)> = gaps.iter().map(|(gap, value)| (*gap, value.as_str())).collect();
    fill(text, &gaps)
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Seats(_) => word!(locale, why_seats).to_owned(),
        Refusal::BadConfig(fault) => config_fault(locale, fault),
        Refusal::Over => word!(locale, why_over).to_owned(),
        Refusal::NotYourTurn => word!(locale, why_turn).to_owned(),
        Refusal::WrongPhase => word!(locale, why_phase).to_owned(),
        Refusal::Move(refusal) => move_refusal(locale, *refusal),
        Refusal::Barred { .. } | Refusal::BarredPlacement { .. } => word!(locale, why_barred).to_owned(),
        Refusal::NotEmpty(_) => word!(locale, why_taken).to_owned(),
    }
}

pub(super) fn config_fault(locale: Locale, fault: &ConfigFault) -> String {
    let why = match fault {
        ConfigFault::Express(_) => return word!(locale, why_express).to_owned(),
        ConfigFault::AlreadyOver(_) => word!(locale, why_position_over).to_owned(),
        ConfigFault::Position(fault) => position_fault(locale, fault),
    };
    fill(word!(locale, why_bad_position), &[("why", &why)])
}

fn position_fault(locale: Locale, fault: &PositionFault) -> String {
    match fault {
        PositionFault::Ranks(_) => word!(locale, why_position_ranks).to_owned(),
        PositionFault::Squares { rank, found } => {
            fill(word!(locale, why_position_files), &[("rank", &rank.to_string()), ("n", &found.to_string())])
        }
        PositionFault::Token { at, token } => {
            fill(word!(locale, why_position_token), &[("square", &at.to_string()), ("token", token)])
        }
        PositionFault::Side(_) => word!(locale, why_position_side).to_owned(),
        PositionFault::Reserve(_) => word!(locale, why_position_reserve).to_owned(),
        PositionFault::Extra(text) => fill(word!(locale, why_position_extra), &[("token", text)]),
        PositionFault::TooManyPieces { .. } => word!(locale, why_position_pieces).to_owned(),
        PositionFault::TooManyBarragoons(count) => {
            fill(word!(locale, why_position_barragoons), &[("n", &count.to_string())])
        }
    }
}

fn actor(before: &View, step: &Step<Action>) -> Side {
    match step.by {
        Actor::Seat(seat) if seat.0 == 1 => Side::Brown,
        Actor::Seat(_) => Side::White,
        Actor::Table => before.phase.actor().unwrap_or(Side::White),
    }
}

/// One step in the notation of BG-7.2.
pub(super) fn log_line(locale: Locale, before: &View, step: &Step<Action>) -> String {
    match step.action {
        Action::Move { from, to } if before.board[to] != Cell::Empty => format!("{from}x{to}"),
        Action::Move { .. } | Action::Place { .. } => step.action.to_string(),
        Action::OfferDraw => word!(locale, line_offer).to_owned(),
        Action::GoOn => word!(locale, line_go_on).to_owned(),
        Action::AcceptDraw => word!(locale, line_accept).to_owned(),
        Action::RefuseDraw => word!(locale, line_refuse).to_owned(),
    }
}

/// One step and what it asks of whom: "White: c2 takes c4. Brown places a Barragoon."
pub(super) fn spoken(locale: Locale, before: &View, step: &Step<Action>) -> String {
    let by = actor(before, step);
    let name = side(locale, by);
    let (text, next) = match step.action {
        Action::Move { from, to } => {
            let captured = before.board[to];
            let sentence = match captured {
                Cell::Empty => word!(locale, said_move),
                Cell::Piece(_) => word!(locale, said_take),
                Cell::Barragoon(_) => word!(locale, said_take_barragoon),
            };
            let text =
                fill(sentence, &[("side", name), ("from", &from.to_string()), ("to", &to.to_string())]);
            (text, placer(before, by, captured))
        }
        Action::Place { face: shown, at } => {
            let text = fill(
                word!(locale, said_placed),
                &[("side", name), ("face", &face(locale, shown)), ("at", &at.to_string())],
            );
            match before.phase {
                // BG-4.1: the loser first, then the capturer.
                Phase::Place { left: 2.., .. } => (text, Some(by.other())),
                _ => (text, None),
            }
        }
        Action::OfferDraw => (fill(word!(locale, said_offer), &[("side", name)]), None),
        Action::GoOn => (fill(word!(locale, said_go_on), &[("side", name)]), None),
        Action::AcceptDraw => (fill(word!(locale, said_accept), &[("side", name)]), None),
        Action::RefuseDraw => (fill(word!(locale, said_refuse), &[("side", name)]), None),
    };
    match next {
        Some(next) => text + " " + fill(word!(locale, said_places), &[("side", side(locale, next))]).as_str(),
        None => text,
    }
}

/// Who places a Barragoon after this capture.
fn placer(before: &View, by: Side, captured: Cell) -> Option<Side> {
    match captured {
        Cell::Empty => None,
        Cell::Barragoon(_) => Some(by), // BG-4.2
        // BG-4.4, BG-5.2
        Cell::Piece(_) if before.reserve == 0 || pieces(&before.board, by.other()) == 1 => None,
        Cell::Piece(_) => Some(by.other()), // BG-4.1
    }
}

fn pieces(board: &Board, side: Side) -> usize {
    board.pieces(side).len()
}

/// The last turn once more, for whoever asks.
pub(super) fn last(locale: Locale, view: &View) -> String {
    let Some(turn) = &view.last else { return word!(locale, last_none).to_owned() };
    let by = side(locale, turn.by);
    fill(word!(locale, said_last), &[("text", &format!("{by}, {turn}"))])
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    let name = |of: Side| who(locale, of, names.get(of.index()).map_or("", String::as_str));
    let won =
        |text: &str, winner: Side| fill(text, &[("winner", &name(winner)), ("loser", &name(winner.other()))]);
    match ending {
        Ending::Resigned(seat) => {
            let winner = if seat.0 == 0 { Side::Brown } else { Side::White };
            won(word!(locale, end_resigned), winner)
        }
        Ending::Abandoned => word!(locale, end_abandoned).to_owned(),
        Ending::Played => match view.phase {
            Phase::Over(End::Won { winner, why }) => {
                let text = match why {
                    WinReason::NoPieces => word!(locale, end_no_pieces),
                    WinReason::NoMoves => word!(locale, end_no_moves),
                    WinReason::Express => word!(locale, end_express),
                };
                won(text, winner)
            }
            Phase::Over(End::Draw(why)) => match why {
                DrawReason::Dead => word!(locale, end_dead),
                DrawReason::Agreed => word!(locale, end_agreed),
                DrawReason::Unbroken => word!(locale, end_unbroken),
            }
            .to_owned(),
            _ => word!(locale, act_over).to_owned(),
        },
    }
}

/// What is expected now, as a short line under the name.
pub(super) fn duty(locale: Locale, phase: Phase) -> Option<String> {
    match phase {
        Phase::Move { .. } | Phase::Over(_) => None,
        Phase::Place { why, left, .. } => {
            Some([word!(locale, duty_place), ", ", &self::left(locale, why, left)].concat())
        }
        Phase::MayOfferDraw { .. } => Some(word!(locale, duty_offer).to_owned()),
        Phase::AnswerDraw { .. } => Some(word!(locale, duty_answer).to_owned()),
    }
}
