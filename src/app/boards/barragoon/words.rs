//! Barragoon in words: what stands where, what was done, why not, how it ended.
//!
//! Sentences have gaps like `{square}`, filled here; the sentences themselves stand in the locales.

use crate::{
    app::{
        i18n::{Locale, Word, barragoon as key},
        lexicon::fill,
    },
    games::barragoon::{
        Barragoon,
        action::Action,
        board::{Axis, Board, Cell, Face, Heading, Side, Square},
        config::Start,
        ending::{DrawReason, End, WinReason},
        phase::{PlaceReason, Prompt},
        refusal::{ConfigFault, MoveRefusal, PositionFault, Refusal},
        turn::{Move, Placement},
        view::View,
    },
    kernel::StepOf,
    scenes::barragoon::{Change, Hint, Mark, Scene, SquareView, Why},
    table::matches::Ending,
};

/// A sentence about one square, or about none.
fn about(locale: Locale, sentence: Word, square: Option<Square>) -> String {
    let square = square.map(|square| square.to_string()).unwrap_or_default();
    fill(locale.word(sentence), &[("square", &square)])
}

pub(super) fn side(locale: Locale, side: Side) -> &'static str {
    locale.word(match side {
        Side::White => key::white,
        Side::Brown => key::brown,
    })
}

/// "White (Anna)".
pub(super) fn who(locale: Locale, of: Side, name: &str) -> String {
    let side = side(locale, of);
    if name.is_empty() || name == side {
        return side.to_owned();
    }
    named(locale, side, name)
}

/// A side and whose it is, whatever the name.
pub(super) fn named(locale: Locale, side: &str, name: &str) -> String {
    fill(locale.word(key::side_name), &[("side", side), ("name", name)])
}

/// A sentence about a face that lies this way.
fn lying(locale: Locale, sentence: Word, heading: Heading) -> String {
    let heading = locale.word(match heading {
        Heading::North => key::north,
        Heading::East => key::east,
        Heading::South => key::south,
        Heading::West => key::west,
    });
    fill(locale.word(sentence), &[("h", heading)])
}

pub(super) fn face(locale: Locale, face: Face) -> String {
    let (text, shown) = match face {
        Face::NoPassage => (key::face_no_passage, Heading::North),
        Face::AllTurns => (key::face_all_turns, Heading::North),
        Face::TwoWays(Axis::NorthSouth) => (key::face_two_ways_ns, Heading::North),
        Face::TwoWays(Axis::EastWest) => (key::face_two_ways_ew, Heading::North),
        Face::OneWay(h) => (key::face_one_way, h),
        Face::RightTurn(h) => (key::face_right_turn, h),
        Face::LeftTurn(h) => (key::face_left_turn, h),
    };
    lying(locale, text, shown)
}

/// The face's name alone.
fn kind(locale: Locale, face: Face) -> &'static str {
    locale.word(match face {
        Face::NoPassage => key::face_no_passage,
        Face::OneWay(_) => key::kind_one_way,
        Face::TwoWays(_) => key::kind_two_ways,
        Face::RightTurn(_) => key::kind_right_turn,
        Face::LeftTurn(_) => key::kind_left_turn,
        Face::AllTurns => key::face_all_turns,
    })
}

/// How it may be crossed, in one sentence.
pub(super) fn crossing(locale: Locale, face: Face) -> String {
    let (text, shown) = match face {
        Face::NoPassage => (key::how_no_passage, Heading::North),
        Face::AllTurns => (key::how_all_turns, Heading::North),
        Face::TwoWays(_) => (key::how_two_ways, Heading::North),
        Face::OneWay(h) => (key::how_one_way, h),
        Face::RightTurn(h) => (key::how_right_turn, h),
        Face::LeftTurn(h) => (key::how_left_turn, h),
    };
    lying(locale, text, shown)
}

/// "white 3", "Barragoon, All turns", "empty".
pub(super) fn cell(locale: Locale, cell: Cell) -> String {
    let (text, shown) = match cell {
        Cell::Empty => (key::empty, String::new()),
        Cell::Piece(piece) => {
            let text = match piece.side {
                Side::White => key::white_piece,
                Side::Brown => key::brown_piece,
            };
            (text, piece.value.full().to_string())
        }
        Cell::Barragoon(shown) => (key::barragoon_face, face(locale, shown)),
    };
    fill(locale.word(text), &[("n", &shown), ("face", &shown)])
}

/// "c2, white 3".
pub(super) fn square(locale: Locale, square: Square, shown: Cell) -> String {
    let what = cell(locale, shown);
    fill(locale.word(key::cell), &[("square", &square.to_string()), ("what", &what)])
}

/// What a screen reader says on a square: "c2, white 3, 4 moves".
pub(super) fn label(locale: Locale, spot: &SquareView) -> String {
    let label = square(locale, spot.square, spot.ghost.map_or(spot.cell, Cell::Barragoon));
    let more = match spot.mark {
        Mark::Quiet | Mark::Reach => key::cell_target,
        Mark::Capture => key::cell_capture,
        Mark::Aim if spot.cell != Cell::Empty => key::cell_capture,
        Mark::Aim => key::cell_target,
        Mark::Chosen => key::cell_spot,
        Mark::None | Mark::Vacant => match spot.moves {
            _ if spot.held => key::cell_held,
            0 => return label,
            1 => key::cell_moves_single,
            _ => key::cell_moves_several,
        },
    };
    fill(locale.word(more), &[("label", &label), ("n", &spot.moves.to_string())])
}

/// "From c2: c4, d3, d4, capture."
pub(super) fn targets(locale: Locale, from: Square, scene: &Scene) -> String {
    let mut list = String::new();
    for spot in scene.targets() {
        let text = match spot.cell {
            Cell::Empty => spot.square.to_string(),
            _ => about(locale, key::to_capture, Some(spot.square)),
        };
        add(&mut list, "; ", &text);
    }
    if list.is_empty() {
        return about(locale, key::targets_none, Some(from));
    }
    fill(locale.word(key::targets_of), &[("square", &from.to_string()), ("list", &list)])
}

/// Puts one more into a list.
fn add(list: &mut String, between: &str, text: &str) {
    if !list.is_empty() {
        list.push_str(between);
    }
    list.push_str(text);
}

/// The line under the board.
pub(super) fn hint(locale: Locale, hint: Hint) -> String {
    let (text, square) = match hint {
        Hint::Nothing => return String::new(),
        Hint::PickTouch => (key::hint_touch_on, None),
        Hint::Pick => (key::hint_pick, None),
        Hint::Target => (key::hint_target, None),
        Hint::Confirm => (key::hint_confirm, None),
        Hint::Touched(square) => (key::hint_touched, Some(square)),
        Hint::Prey(square) => (key::hint_must_take, Some(square)),
        Hint::PreyWith(square) => (key::hint_must_take_with, Some(square)),
        Hint::Crossing(square, shown) => {
            let (kind, crossing) = (kind(locale, shown), crossing(locale, shown));
            return [&square.to_string(), ": ", kind, ". ", &crossing].concat();
        }
        Hint::Spot => (key::hint_spot, None),
        Hint::Face => (key::hint_face, None),
        Hint::Place => (key::hint_place, None),
        Hint::Replay => (key::hint_replay, None),
        Hint::Over => (key::hint_over, None),
    };
    about(locale, text, square)
}

/// Who does what now: the banner's sentence.
pub(super) fn acting(locale: Locale, prompt: Prompt, name: &str) -> String {
    let Some(actor) = prompt.actor() else { return locale.word(key::act_over).to_owned() };
    let text = match prompt {
        Prompt::Place { why: PlaceReason::LostPiece, .. } => key::act_place_lost,
        Prompt::Place { why: PlaceReason::TookPiece, .. } => key::act_place_took,
        Prompt::Place { why: PlaceReason::TookBarragoon, .. } => key::act_place_again,
        Prompt::MayOfferDraw { .. } => key::act_may_offer,
        Prompt::AnswerDraw { .. } => key::act_answer,
        Prompt::Move { .. } | Prompt::Over(_) => key::act_move,
    };
    fill(locale.word(text), &[("who", &who(locale, actor, name))])
}

/// How many Barragoons are still to be placed in this turn: "1 of 2", "2 to place".
pub(super) fn left(locale: Locale, why: PlaceReason, left: u8) -> String {
    let count = left.to_string();
    let (text, place, n) = match why {
        PlaceReason::LostPiece if left == 2 => (key::of_turn, "1", "2"),
        PlaceReason::TookPiece => (key::of_turn, "2", "2"),
        _ => (key::left, "", count.as_str()),
    };
    fill(locale.word(text), &[("i", place), ("n", n)])
}

/// "opens c2-c4, c2-d4; closes e2-e4" or that nothing changes.
pub(super) fn change(locale: Locale, change: &Change) -> String {
    let mut parts = String::new();
    for (text, moves) in [(key::preview_opens, &change.opened), (key::preview_closes, &change.closed)] {
        let mut list = String::new();
        for Move { from, to } in moves {
            add(&mut list, ", ", &[&from.to_string(), "\u{2011}", &to.to_string()].concat());
        }
        if !list.is_empty() {
            add(&mut parts, "; ", &fill(locale.word(text), &[("list", &list)]));
        }
    }
    if parts.is_empty() { locale.word(key::preview_same).to_owned() } else { parts }
}

/// Why a tap was not followed.
pub(super) fn why(locale: Locale, why: Why) -> String {
    let (text, square) = match why {
        Why::Stuck(square) => (key::why_stuck, Some(square)),
        Why::Touched(square) => (key::why_touched, Some(square)),
        Why::TouchedPrey(square) => (key::why_touched_prey, Some(square)),
        Why::Taken => (key::why_taken, None),
        Why::Barred => (key::why_barred, None),
        Why::Move(refusal) => return move_refusal(locale, refusal),
    };
    about(locale, text, square)
}

fn move_refusal(locale: Locale, refusal: MoveRefusal) -> String {
    let (mut goes, mut away, mut crossed) = (String::new(), String::new(), String::new());
    let text = match refusal {
        MoveRefusal::NoPiece(_) => key::why_empty,
        MoveRefusal::NotYourPiece(_) => key::why_not_yours,
        MoveRefusal::SameSquare => key::why_same,
        MoveRefusal::OwnPiece(_) => key::why_own_piece,
        MoveRefusal::TooNear { steps, value } | MoveRefusal::TooFar { steps, value } => {
            goes = value.full().to_string();
            away = steps.to_string();
            if steps < value.short() { key::why_too_near } else { key::why_too_far }
        }
        MoveRefusal::ShortMoveCannotCapture(_) => key::why_short_capture,
        MoveRefusal::TwoCannotTakeAllTurns(_) => key::why_two_all_turns,
        MoveRefusal::BlockedByPiece(_) => key::why_crosses_piece,
        MoveRefusal::BlockedByBarragoon(_, shown) => {
            crossed = face(locale, shown);
            key::why_crosses_face
        }
        MoveRefusal::TwoTurns => key::why_two_turns,
    };
    let square = refusal.square().map(|square| square.to_string()).unwrap_or_default();
    let gaps = [("square", square.as_str()), ("value", &goes), ("steps", &away), ("face", &crossed)];
    fill(locale.word(text), &gaps)
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    let text = match refusal {
        Refusal::BadConfig(fault) => return config_fault(locale, fault),
        Refusal::WrongPhase => key::why_phase,
        Refusal::Move(refusal) => return move_refusal(locale, *refusal),
        Refusal::Barred { .. } | Refusal::BarredPlacement { .. } => key::why_barred,
        Refusal::MustMove(at) => return about(locale, key::why_touched, Some(*at)),
        Refusal::MustTake(at) => return about(locale, key::why_touched_prey, Some(*at)),
        Refusal::IdleTouch(at) => return about(locale, key::why_idle_touch, Some(*at)),
        Refusal::NotEmpty(_) => key::why_taken,
    };
    locale.word(text).to_owned()
}

pub(super) fn config_fault(locale: Locale, fault: &ConfigFault) -> String {
    let why = match fault {
        ConfigFault::Express(_) => return locale.word(key::why_express).to_owned(),
        ConfigFault::AlreadyOver(End::Won { winner, .. }) => {
            return fill(locale.word(key::why_position_lost), &[("side", side(locale, winner.other()))]);
        }
        ConfigFault::AlreadyOver(End::Draw(_)) => return locale.word(key::why_position_over).to_owned(),
        ConfigFault::Position(fault) => position_fault(locale, fault),
    };
    fill(locale.word(key::why_bad_position), &[("why", &why)])
}

fn position_fault(locale: Locale, fault: &PositionFault) -> String {
    let (mut place, mut number, mut written) = (String::new(), String::new(), "");
    let text = match fault {
        PositionFault::Ranks(_) => key::why_position_ranks,
        PositionFault::Squares { rank, found } => {
            (place, number) = (rank.to_string(), found.to_string());
            key::why_position_files
        }
        PositionFault::Token { at, token } => {
            (place, written) = (at.to_string(), token);
            key::why_position_token
        }
        PositionFault::Side(_) => key::why_position_side,
        PositionFault::Reserve(_) => key::why_position_reserve,
        PositionFault::Extra(text) => {
            written = text;
            key::why_position_extra
        }
        PositionFault::TooManyPieces { .. } => key::why_position_pieces,
        PositionFault::TooManyBarragoons(count) => {
            number = count.to_string();
            key::why_position_barragoons
        }
    };
    let gaps = [("square", place.as_str()), ("rank", &place), ("n", &number), ("token", written)];
    fill(locale.word(text), &gaps)
}

/// One step in the notation of BG-7.2.
pub(super) fn log_line(locale: Locale, before: &View, step: &StepOf<Barragoon>) -> String {
    let (_, action) = step.player();
    let text = match *action {
        Action::Move(Move { from, to }) if before.board[to] != Cell::Empty => {
            return [from.to_string(), to.to_string()].join("x");
        }
        Action::Move(_) | Action::Place(_) => return action.to_string(),
        Action::OfferDraw => key::line_offer,
        Action::GoOn => key::line_go_on,
        Action::AcceptDraw => key::line_accept,
        Action::RefuseDraw => key::line_refuse,
        Action::Touch { at } => return about(locale, key::line_touch, Some(at)),
    };
    locale.word(text).to_owned()
}

/// One step and what it asks of whom: "White: c2 takes c4. Brown places a Barragoon."
pub(super) fn spoken(locale: Locale, before: &View, step: &StepOf<Barragoon>) -> String {
    let (seat, action) = step.player();
    let by = Side::from_seat(seat).unwrap_or(Side::White);
    let (mut what, mut target, mut next) = (String::new(), String::new(), None);
    let text = match *action {
        Action::Move(Move { from, to }) => {
            (what, target) = (from.to_string(), to.to_string());
            let captured = before.board[to];
            next = placer(before, by, captured);
            match captured {
                Cell::Empty => key::said_move,
                Cell::Piece(_) => key::said_take,
                Cell::Barragoon(_) => key::said_take_barragoon,
            }
        }
        Action::Place(Placement { face: shown, at }) => {
            (what, target) = (face(locale, shown), at.to_string());
            // BG-4.1: the loser first, then the capturer.
            next = matches!(before.prompt, Prompt::Place { left: 2.., .. }).then(|| by.other());
            key::said_placed
        }
        Action::OfferDraw => key::said_offer,
        Action::GoOn => key::said_go_on,
        Action::AcceptDraw => key::said_accept,
        Action::RefuseDraw => key::said_refuse,
        Action::Touch { at } => {
            target = at.to_string();
            key::said_touch
        }
    };
    let gaps =
        [("side", side(locale, by)), ("from", &what), ("face", &what), ("to", &target), ("at", &target)];
    let mut sentence = fill(locale.word(text), &gaps);
    if let Some(next) = next {
        add(&mut sentence, " ", &fill(locale.word(key::said_places), &[("side", side(locale, next))]));
    }
    sentence
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
    let Some(turn) = &view.last else { return locale.word(key::last_none).to_owned() };
    let text = [side(locale, turn.by), ", ", &turn.to_string()].concat();
    fill(locale.word(key::said_last), &[("text", &text)])
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    let (text, winner) = match (ending, view.prompt) {
        (Ending::Resigned(seat), _) => {
            (key::end_resigned, if seat.number() == 0 { Side::Brown } else { Side::White })
        }
        (Ending::Played, Prompt::Over(End::Won { winner, why })) => {
            let text = match why {
                WinReason::NoPieces => key::end_no_pieces,
                WinReason::NoMoves => key::end_no_moves,
                WinReason::Express => key::end_express,
            };
            (text, winner)
        }
        (_, prompt) => {
            let text = match (ending, prompt) {
                (Ending::Abandoned, _) => key::end_abandoned,
                (_, Prompt::Over(End::Draw(DrawReason::Dead))) => key::end_dead,
                (_, Prompt::Over(End::Draw(DrawReason::Agreed))) => key::end_agreed,
                (_, Prompt::Over(End::Draw(DrawReason::Unbroken))) => key::end_unbroken,
                _ => key::act_over,
            };
            return locale.word(text).to_owned();
        }
    };
    let name = |of: Side| who(locale, of, names.get(of.index()).map_or("", String::as_str));
    fill(locale.word(text), &[("winner", &name(winner)), ("loser", &name(winner.other()))])
}

/// What is expected now, as a short line under the name.
pub(super) fn duty(locale: Locale, prompt: Prompt) -> Option<String> {
    let text = match prompt {
        Prompt::Move { .. } | Prompt::Over(_) => return None,
        Prompt::Place { .. } => key::duty_place,
        Prompt::MayOfferDraw { .. } => key::duty_offer,
        Prompt::AnswerDraw { .. } => key::duty_answer,
    };
    Some(locale.word(text).to_owned())
}

/// What lies beside a player at this express level, for whoever does not see it.
pub(super) fn level(locale: Locale, level: u8) -> String {
    fill(locale.word(key::express_level), &[("n", &level.to_string())])
}

/// What was agreed before the match: "Closed start · Touch-move · Express: White 1, Brown 0".
pub(super) fn agreed(locale: Locale, view: &View) -> String {
    let start = match view.start {
        Start::Closed => key::agreed_closed,
        Start::Open => key::agreed_open,
        Start::Position(_) => key::agreed_position,
    };
    let touch = if view.touch_move { key::agreed_touch } else { key::agreed_relaxed };
    let express = match view.express {
        [0, 0] => locale.word(key::agreed_no_express).to_owned(),
        levels => {
            let [white, brown] = levels.map(|level| level.to_string());
            fill(locale.word(key::agreed_express), &[("white", &white), ("brown", &brown)])
        }
    };
    let resign = (!view.resign).then(|| locale.word(key::agreed_no_resign));
    let mut line = locale.word(start).to_owned();
    for part in [Some(locale.word(touch)), Some(&express), resign].into_iter().flatten() {
        add(&mut line, " · ", part);
    }
    line
}
