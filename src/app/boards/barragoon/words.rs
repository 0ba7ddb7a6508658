//! Barragoon in words: squares, steps, refusals and endings.

use crate::{
    app::{
        i18n::{Language, Text, barragoon as key, rules::barragoon as rules, sentences, tally},
        lexicon::titled,
    },
    games::barragoon::{
        action::Action,
        board::{Axis, Cell, Face, Heading, Side, Square},
        config::Start,
        ending::End,
        phase::{PlaceReason, Prompt},
        refusal::{ConfigFault, MoveRefusal, PositionFault},
        turn::{Move, Placement, PlayedTurn},
        view::View,
    },
    scenes::barragoon::{Change, Hint, Mark, PieceLeft, RefusalReason, Scene, SquareView},
};

pub(super) fn side(language: &Language, side: Side) -> String {
    language.say(match side {
        Side::White => tally::barragoon_white,
        Side::Brown => tally::barragoon_brown,
    })
}

/// "White (Anna)".
pub(super) fn who(language: &Language, of: Side, name: &str) -> String {
    let side = side(language, of);
    if name.is_empty() || name == side { side } else { named(language, &side, name) }
}

/// A side with its player's name, even if the two are equal.
pub(super) fn named(language: &Language, side: &str, name: &str) -> String {
    language.say(key::SideName { side, name })
}

/// The direction of a face.
fn heading(language: &Language, heading: Heading) -> String {
    language.say(match heading {
        Heading::North => key::north,
        Heading::East => key::east,
        Heading::South => key::south,
        Heading::West => key::west,
    })
}

pub(super) fn face(language: &Language, face: Face) -> String {
    match face {
        Face::NoPassage => language.say(key::face_no_passage),
        Face::AllTurns => language.say(key::face_all_turns),
        Face::TwoWays(Axis::NorthSouth) => language.say(key::face_two_ways_ns),
        Face::TwoWays(Axis::EastWest) => language.say(key::face_two_ways_ew),
        Face::OneWay(h) => language.say(key::FaceOneWay { h: heading(language, h) }),
        Face::RightTurn(h) => language.say(key::FaceRightTurn { h: heading(language, h) }),
        Face::LeftTurn(h) => language.say(key::FaceLeftTurn { h: heading(language, h) }),
    }
}

/// The name of a face without its direction.
fn kind(language: &Language, face: Face) -> String {
    language.say(match face {
        Face::NoPassage => key::face_no_passage,
        Face::OneWay(_) => key::kind_one_way,
        Face::TwoWays(_) => key::kind_two_ways,
        Face::RightTurn(_) => key::kind_right_turn,
        Face::LeftTurn(_) => key::kind_left_turn,
        Face::AllTurns => key::face_all_turns,
    })
}

/// The ways across a face, in one sentence.
pub(super) fn crossing(language: &Language, face: Face) -> String {
    match face {
        Face::NoPassage => language.say(key::how_no_passage),
        Face::AllTurns => language.say(key::how_all_turns),
        Face::TwoWays(_) => language.say(key::how_two_ways),
        Face::OneWay(h) => language.say(key::HowOneWay { h: heading(language, h) }),
        Face::RightTurn(h) => language.say(key::HowRightTurn { h: heading(language, h) }),
        Face::LeftTurn(h) => language.say(key::HowLeftTurn { h: heading(language, h) }),
    }
}

/// "One way. Cross it straight on, heading north only."
fn explained(language: &Language, face: Face) -> String {
    sentences([language.sentence(&kind(language, face)), crossing(language, face)])
}

/// "white 3", "Barragoon, All turns", "empty".
pub(super) fn cell(language: &Language, cell: Cell) -> String {
    match cell {
        Cell::Empty => language.say(key::empty),
        Cell::Piece(piece) => {
            let n = piece.value.full();
            match piece.side {
                Side::White => language.say(key::WhitePiece { n }),
                Side::Brown => language.say(key::BrownPiece { n }),
            }
        }
        Cell::Barragoon(shown) => language.say(key::BarragoonFace { face: face(language, shown) }),
    }
}

/// "c2, white 3".
pub(super) fn square(language: &Language, square: Square, shown: Cell) -> String {
    language.say(key::Cell { square: square.to_string(), what: cell(language, shown) })
}

/// The accessible name of a square: "c2, white 3, 4 moves".
pub(super) fn label(language: &Language, spot: &SquareView) -> String {
    let label = marked(language, spot);
    match spot.change {
        (0, 0) => label,
        (more, less) => language.say(key::CellChange { label, more, less }),
    }
}

fn marked(language: &Language, spot: &SquareView) -> String {
    let label = square(language, spot.square, spot.ghost.map_or(spot.cell, Cell::Barragoon));
    match spot.mark {
        Mark::Aim if spot.cell == Cell::Empty => language.say(key::CellTarget { label }),
        Mark::Quiet | Mark::Reach => language.say(key::CellTarget { label }),
        Mark::Capture | Mark::Aim => language.say(key::CellCapture { label }),
        Mark::Chosen => language.say(key::CellSpot { label }),
        Mark::None | Mark::Vacant | Mark::Open if spot.held => language.say(key::CellHeld { label }),
        Mark::None | Mark::Vacant | Mark::Open => match spot.moves {
            0 => label,
            n => language.say(key::CellMoves { n, label }),
        },
    }
}

/// "From c2: c4, d3, d4, capture."
pub(super) fn targets(language: &Language, from: Square, scene: &Scene) -> String {
    let targets = scene.targets().map(|spot| {
        let square = spot.square.to_string();
        match spot.cell {
            Cell::Empty => square,
            _ => language.say(key::ToCapture { square }),
        }
    });
    let (square, list) = (from.to_string(), language.clauses(targets));
    if list.is_empty() {
        return language.say(key::TargetsNone { square });
    }
    language.say(key::TargetsOf { square, list })
}

/// "left: 4, 4, 3, 3, 2; taken: 3, 2", with the express level if agreed.
pub(super) fn pieces_left(language: &Language, pieces: &[PieceLeft], level: u8) -> String {
    let list = |taken: bool| {
        let all = pieces.iter().filter(|piece| piece.taken == taken);
        language.commas(all.map(|piece| piece.value.full().to_string()))
    };
    let mut facts = vec![language.say(key::PiecesLeft { list: list(false) })];
    if pieces.iter().any(|piece| piece.taken) {
        facts.push(language.say(key::PiecesTaken { list: list(true) }));
    }
    if level > 0 {
        facts.push(language.say(key::ExpressLevel { n: level }));
    }
    language.clauses(facts)
}

/// The hint below the board.
pub(super) fn hint(language: &Language, hint: Hint) -> String {
    let text = match hint {
        Hint::Nothing => return String::new(),
        Hint::Touched(at) => return language.say(key::HintTouched { square: at.to_string() }),
        Hint::Prey(at) => return language.say(key::HintMustTake { square: at.to_string() }),
        Hint::PreyWith(at) => return language.say(key::HintMustTakeWith { square: at.to_string() }),
        Hint::Crossing(square, shown) => {
            return titled(language, &square.to_string(), &explained(language, shown));
        }
        Hint::PickTouch => key::hint_touch_on,
        Hint::Pick => key::hint_pick,
        Hint::Target => key::hint_target,
        Hint::Confirm => key::hint_confirm,
        Hint::Spot => key::hint_spot,
        Hint::Lay => key::hint_lay,
        Hint::Face => key::hint_face,
        Hint::Place => key::hint_place,
        Hint::Replay => key::hint_replay,
        Hint::Over => key::hint_over,
    };
    language.say(text)
}

/// The acting side and its task: the banner's sentence.
pub(super) fn acting(language: &Language, prompt: Prompt, name: &str) -> String {
    let Some(actor) = prompt.actor() else { return language.say(key::act_over) };
    // The face picker needs the space: the side is enough, since the seat badge names the player.
    let is_placement = matches!(prompt, Prompt::Place { .. });
    let who = if is_placement { side(language, actor) } else { who(language, actor, name) };
    match prompt {
        Prompt::Place { why: PlaceReason::LostPiece, .. } => language.say(key::ActPlaceLost { who }),
        Prompt::Place { why: PlaceReason::TookPiece, .. } => language.say(key::ActPlaceTook { who }),
        Prompt::Place { why: PlaceReason::TookBarragoon, .. } => language.say(key::ActPlaceAgain { who }),
        Prompt::MayOfferDraw { .. } => language.say(key::ActMayOffer { who }),
        Prompt::AnswerDraw { .. } => language.say(key::ActAnswer { who }),
        Prompt::Move { .. } | Prompt::Over(_) => language.say(key::ActMove { who }),
    }
}

/// Number of Barragoons to place in this turn: "1 of 2", "2 to place".
pub(super) fn left(language: &Language, why: PlaceReason, left: u8) -> String {
    match why {
        PlaceReason::LostPiece if left == 2 => language.say(key::OfTurn { i: 1, n: 2 }),
        PlaceReason::TookPiece => language.say(key::OfTurn { i: 2, n: 2 }),
        _ => language.say(key::Left { n: left }),
    }
}

/// "opens c2-c4, c2-d4; closes e2-e4", or a sentence for no change.
pub(super) fn change(language: &Language, change: &Change) -> String {
    let mut parts = Vec::new();
    if let Some(list) = moves(language, &change.opened) {
        parts.push(language.say(key::PreviewOpens { list }));
    }
    if let Some(list) = moves(language, &change.closed) {
        parts.push(language.say(key::PreviewCloses { list }));
    }
    if parts.is_empty() { language.say(key::preview_same) } else { language.clauses(parts) }
}

/// "c2-c4, c2-d4"; `None` if there are no moves.
fn moves(language: &Language, moves: &[Move]) -> Option<String> {
    let notation = |Move { from, to }: &Move| [&from.to_string(), "\u{2011}", &to.to_string()].concat();
    (!moves.is_empty()).then(|| language.commas(moves.iter().map(notation)))
}

/// Why a tap was refused.
pub(super) fn why(language: &Language, why: RefusalReason) -> String {
    match why {
        RefusalReason::Stuck(square) => language.say(key::WhyStuck { square: square.to_string() }),
        RefusalReason::Touched(square) => language.say(key::WhyTouched { square: square.to_string() }),
        RefusalReason::TouchedPrey(square) => {
            language.say(key::WhyTouchedPrey { square: square.to_string() })
        }
        RefusalReason::Taken(Cell::Barragoon(face)) => {
            sentences([language.say(key::why_taken), explained(language, face)])
        }
        RefusalReason::Taken(_) => language.say(key::why_taken),
        RefusalReason::Barred => language.say(key::why_barred),
        RefusalReason::Move(refusal) => move_refusal(language, refusal),
    }
}

/// The rule sentence behind the board's refusal.
pub(super) fn cited(why: RefusalReason) -> Text {
    match why {
        RefusalReason::Stuck(_) => rules::CROSSING,
        RefusalReason::Touched(_) | RefusalReason::TouchedPrey(_) => rules::TOUCHED,
        RefusalReason::Taken(_) => rules::PLACING,
        RefusalReason::Barred => rules::REPETITION,
        RefusalReason::Move(refusal) => rules::of_move(refusal),
    }
}

pub(super) fn move_refusal(language: &Language, refusal: MoveRefusal) -> String {
    let square = refusal.square().map(|square| square.to_string()).unwrap_or_default();
    match refusal {
        MoveRefusal::NoPiece(_) => language.say(key::WhyEmpty { square }),
        MoveRefusal::NotYourPiece(_) => language.say(key::WhyNotYours { square }),
        MoveRefusal::SameSquare => language.say(key::why_same),
        MoveRefusal::OwnPiece(_) => language.say(key::why_own_piece),
        MoveRefusal::TooNear { steps, value } | MoveRefusal::TooFar { steps, value } => {
            let near = steps < value.short();
            let value = value.full();
            if near {
                language.say(key::WhyTooNear { value, steps })
            } else {
                language.say(key::WhyTooFar { value, steps })
            }
        }
        MoveRefusal::ShortMoveCannotCapture(_) => language.say(key::why_short_capture),
        MoveRefusal::TwoCannotTakeAllTurns(_) => language.say(key::why_two_all_turns),
        MoveRefusal::BlockedByPiece(_) => language.say(key::WhyCrossesPiece { square }),
        MoveRefusal::BlockedByBarragoon(_, shown) => {
            language.say(key::WhyCrossesFace { square, face: face(language, shown) })
        }
        MoveRefusal::TwoTurns => language.say(key::why_two_turns),
    }
}

pub(super) fn config_fault(language: &Language, fault: &ConfigFault) -> String {
    match fault {
        ConfigFault::Express(_) => language.say(key::why_express),
        ConfigFault::AlreadyOver(End::Won { winner, .. }) => {
            language.say(key::WhyPositionLost { side: side(language, winner.other()) })
        }
        ConfigFault::AlreadyOver(End::Draw(_)) => language.say(key::why_position_over),
        ConfigFault::Position(fault) => {
            language.say(key::WhyBadPosition { why: position_fault(language, fault) })
        }
    }
}

fn position_fault(language: &Language, fault: &PositionFault) -> String {
    match fault {
        PositionFault::Ranks(_) => language.say(key::why_position_ranks),
        // As text, since Fluent would add separators to a large number.
        PositionFault::Squares { rank, found } => {
            language.say(key::WhyPositionFiles { rank: *rank, n: found.to_string() })
        }
        PositionFault::Token { at, token } => {
            language.say(key::WhyPositionToken { square: at.to_string(), token: token.as_str() })
        }
        PositionFault::Side(_) => language.say(key::why_position_side),
        PositionFault::Reserve(_) => language.say(key::why_position_reserve),
        PositionFault::Extra(text) => language.say(key::WhyPositionExtra { token: text.as_str() }),
        PositionFault::TooManyPieces { .. } => language.say(key::why_position_pieces),
        PositionFault::TooManyBarragoons(count) => {
            language.say(key::WhyPositionBarragoons { n: count.to_string() })
        }
    }
}

/// A turn in sentences: "Brown: d8 goes to d5.", then its placements.
pub(super) fn turn_sentence(language: &Language, turn: &PlayedTurn) -> String {
    let (from, to) = (turn.moved.from.to_string(), turn.moved.to.to_string());
    let by = side(language, turn.by);
    let mut all = vec![match turn.captured {
        Cell::Empty => language.say(key::SaidMove { side: by, from, to }),
        Cell::Piece(_) => language.say(key::SaidTake { side: by, from, to }),
        Cell::Barragoon(_) => language.say(key::SaidTakeBarragoon { side: by, from, to }),
    }];
    all.extend(turn.placed.iter().map(|placed| {
        let Placement { face: shown, at } = placed.placement;
        let (by, face) = (side(language, placed.by), face(language, shown));
        language.say(key::SaidPlaced { side: by, face, at: at.to_string() })
    }));
    sentences(all)
}

/// A side's action: "White: c2 takes c4."
pub(super) fn done(language: &Language, before: &View, by: Side, action: Action) -> String {
    let side = side(language, by);
    match action {
        Action::Move(Move { from, to }) => {
            let captured = before.board[to];
            let (from, to) = (from.to_string(), to.to_string());
            match captured {
                Cell::Empty => language.say(key::SaidMove { side, from, to }),
                Cell::Piece(_) => language.say(key::SaidTake { side, from, to }),
                Cell::Barragoon(_) => language.say(key::SaidTakeBarragoon { side, from, to }),
            }
        }
        Action::Place(Placement { face: shown, at }) => {
            language.say(key::SaidPlaced { side, face: face(language, shown), at: at.to_string() })
        }
        Action::OfferDraw => language.say(key::SaidOffer { side }),
        Action::GoOn => language.say(key::SaidGoOn { side }),
        Action::AcceptDraw => language.say(key::SaidAccept { side }),
        Action::RefuseDraw => language.say(key::SaidRefuse { side }),
        Action::Touch { at } => language.say(key::SaidTouch { side, to: at.to_string() }),
    }
}

/// The last turn again, on request.
pub(super) fn last(language: &Language, view: &View) -> String {
    let Some(turn) = &view.last else { return language.say(key::last_none) };
    language.say(key::SaidLast { side: side(language, turn.by), turn: turn.to_string() })
}

/// The options of the match: "Closed start · Touch-move · Express: White 1, Brown 0".
pub(super) fn agreed(language: &Language, view: &View) -> String {
    let start = language.say(match view.start {
        Start::Closed => key::agreed_closed,
        Start::Open => key::agreed_open,
        Start::Position(_) => key::agreed_position,
    });
    let touch = language.say(if view.touch_move { key::agreed_touch } else { key::agreed_relaxed });
    let express = match view.express {
        [0, 0] => language.say(key::agreed_no_express),
        [white, brown] => language.say(key::AgreedExpress { white, brown }),
    };
    let resign = (!view.resign).then(|| language.say(key::agreed_no_resign));
    language.facts([Some(start), Some(touch), Some(express), resign].into_iter().flatten())
}
