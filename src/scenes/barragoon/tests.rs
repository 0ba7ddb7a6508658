//! The scene of Barragoon: marks, offers and previews.

use super::*;
use crate::{
    games::barragoon::{
        Barragoon,
        action::Action,
        board::{Board, Cell, Face, Heading, Piece, Side, Square, Value},
        config::{Config, Start},
        moves,
        phase::PlaceReason,
        refusal::MoveRefusal,
        turn::{Move, Placement},
        view::View,
    },
    kernel::{self, Game, Pending, Viewer},
    table::playback::{MomentKind, Phase, Staging},
};

const LIVE: InputSettings = InputSettings { live: true, confirm: false, preview: true };
const TWO_STEPS: InputSettings = InputSettings { confirm: true, ..LIVE };
const ASLEEP: InputSettings = InputSettings { live: false, ..LIVE };

/// White: a 3 on d3 and a 2 on a1. Brown: a 4 on d6 and a 2 on g9. Barragoons on c3 and d1.
const POSITION: &str = ". . . . . . b2/. . . . . . ./. . . . . . ./. . . b4 . . ./. . . . . . ./. . . . . . ./\
     . . tE w3 . . ./. . . . . . ./w2 . . aa . . . w 24";

fn sq(text: &str) -> Square {
    text.parse().unwrap()
}

fn face(text: &str) -> Face {
    text.parse().unwrap()
}

fn game(position: &str, touch_move: bool) -> Barragoon {
    let config = Config { start: Start::Position(position.into()), touch_move, ..Config::default() };
    Barragoon::new(&config, 2).unwrap()
}

fn view(position: &str) -> View {
    game(position, false).view(Viewer::Public)
}

fn play(game: &mut Barragoon, action: &str) {
    let Pending::Players(seats) = game.pending() else { panic!("over") };
    let seat = seats.iter().next().unwrap();
    let step = kernel::Step::Player(seat, action.parse::<Action>().unwrap());
    game.check(&step).unwrap();
    game.apply(&step);
}

/// Taps squares in order; only the last tap may be refused. Returns its reaction.
fn taps(view: &View, settings: InputSettings, squares: &[&str]) -> Reaction {
    squares.iter().fold(Reaction { held: Held::Nothing, effect: Effect::Nothing }, |last, square| {
        assert_eq!(last.effect, Effect::Nothing, "before {square}");
        react(view, settings, last.held, Intent::Tap(sq(square)))
    })
}

fn marked(view: &View, held: Held, mark: Mark) -> Vec<String> {
    scene(view, held, LIVE).squares.iter().filter(|s| s.mark == mark).map(|s| s.square.to_string()).collect()
}

#[test]
fn a_tap_picks_up_and_shows_targets_with_captures_apart() {
    let view = view(POSITION);
    let reaction = taps(&view, LIVE, &["d3"]);
    assert_eq!(reaction.held, Held::Piece(sq("d3")));
    let scene = scene(&view, reaction.held, LIVE);
    assert_eq!(scene.hint, Hint::Target);
    assert_eq!(scene.squares[sq("d6").index()].mark, Mark::Capture);
    assert_eq!(scene.squares[sq("d5").index()].mark, Mark::Quiet);
    assert!(scene.squares[sq("d3").index()].held);
    let count = view.moves.iter().filter(|step| step.from == sq("d3")).count();
    assert_eq!(scene.targets().count(), count);
    assert_eq!(usize::from(scene.squares[sq("d3").index()].moves), count);
}

#[test]
fn a_second_tap_plays_or_asks_to_confirm() {
    let view = view(POSITION);
    let action = Action::Move(Move { from: sq("d3"), to: sq("d6") });
    assert_eq!(taps(&view, LIVE, &["d3", "d6"]).effect, Effect::Play(action));
    let aim = taps(&view, TWO_STEPS, &["d3", "d6"]);
    assert_eq!(aim.held, Held::Aim { from: sq("d3"), to: sq("d6") });
    assert_eq!(scene(&view, aim.held, TWO_STEPS).hint, Hint::Confirm);
    assert_eq!(marked(&view, aim.held, Mark::Aim), ["d6"]);
    assert_eq!(react(&view, TWO_STEPS, aim.held, Intent::Confirm).effect, Effect::Play(action));
    assert_eq!(react(&view, TWO_STEPS, aim.held, Intent::Tap(sq("d6"))).effect, Effect::Play(action));
    assert_eq!(react(&view, TWO_STEPS, aim.held, Intent::Cancel).held, Held::Piece(sq("d3")));
    let other = react(&view, TWO_STEPS, aim.held, Intent::Tap(sq("d5")));
    assert_eq!(other.held, Held::Aim { from: sq("d3"), to: sq("d5") });
}

#[test]
fn hands_are_emptied_and_changed_freely_without_touch_move() {
    let view = view(POSITION);
    assert_eq!(taps(&view, LIVE, &["d3", "d3"]).held, Held::Nothing);
    assert_eq!(taps(&view, LIVE, &["d3", "a1"]).held, Held::Piece(sq("a1")));
    assert_eq!(react(&view, LIVE, Held::Piece(sq("d3")), Intent::Cancel).held, Held::Nothing);
}

#[test]
fn an_illegal_target_says_why_and_keeps_the_piece() {
    let view = view(POSITION);
    let far = taps(&view, LIVE, &["d3", "d8"]);
    assert_eq!(far.held, Held::Piece(sq("d3")));
    assert!(matches!(far.effect, Effect::Refuse(RefusalReason::Move(MoveRefusal::TooFar { .. }))));
    // BG-3.5
    let short = view_with_short_capture();
    let reaction = taps(&short, LIVE, &["d3", "d5"]);
    assert_eq!(
        reaction.effect,
        Effect::Refuse(RefusalReason::Move(MoveRefusal::ShortMoveCannotCapture(sq("d5"))))
    );
}

fn view_with_short_capture() -> View {
    view(&POSITION.replace(". . . . . . ./. . . . . . ./. . tE", ". . . b3 . . ./. . . . . . ./. . tE"))
}

#[test]
fn looking_explains_barragoons_and_enemy_pieces() {
    let view = view(POSITION);
    let explained = taps(&view, LIVE, &["c3"]);
    assert_eq!(explained.held, Held::Explained(sq("c3")));
    let shown = scene(&view, explained.held, LIVE);
    assert_eq!(shown.explained, Some((sq("c3"), face("tE"))));
    assert_eq!(shown.hint, Hint::Crossing(sq("c3"), face("tE")));
    assert_eq!(taps(&view, LIVE, &["c3", "c3"]).held, Held::Nothing);
    assert!(!marked(&view, Held::Explained(sq("d6")), Mark::Reach).is_empty());
}

#[test]
fn a_board_that_does_not_listen_only_explains() {
    let view = view(POSITION);
    let explained = taps(&view, ASLEEP, &["d3"]);
    assert_eq!(explained.held, Held::Explained(sq("d3")));
    let scene = scene(&view, explained.held, ASLEEP);
    assert_eq!(scene.hint, Hint::Replay);
    assert!(scene.squares.iter().all(|square| !square.own));
    assert_eq!(react(&view, ASLEEP, explained.held, Intent::Tap(sq("d6"))).effect, Effect::Nothing);
}

#[test]
fn dragging_plays_and_dropping_at_home_keeps_the_piece() {
    let view = view(POSITION);
    let lifted = react(&view, LIVE, Held::Nothing, Intent::Lift(sq("d3")));
    assert_eq!(lifted.held, Held::Piece(sq("d3")));
    let drop = |to| react(&view, LIVE, lifted.held, Intent::Drop { from: sq("d3"), to: sq(to) });
    assert_eq!(drop("d6").effect, Effect::Play(Action::Move(Move { from: sq("d3"), to: sq("d6") })));
    assert_eq!(drop("d3").held, Held::Piece(sq("d3")));
    assert!(matches!(drop("d9").effect, Effect::Refuse(_)));
}

/// The view of the same position under touch-move, after these touches.
fn touched(squares: &[&str]) -> View {
    let mut game = game(POSITION, true);
    for square in squares {
        play(&mut game, &format!("touch:{square}"));
    }
    game.view(Viewer::Public)
}

fn touch(square: &str) -> Effect {
    Effect::Play(Action::Touch { at: sq(square) })
}

// BG-4.6
#[test]
fn a_touched_piece_must_move() {
    let free = touched(&[]);
    assert_eq!(scene(&free, Held::Nothing, LIVE).hint, Hint::PickTouch);
    assert_eq!(taps(&free, LIVE, &["d3"]).effect, touch("d3"));
    assert_eq!(react(&free, LIVE, Held::Nothing, Intent::Lift(sq("d3"))).effect, touch("d3"));
    let view = touched(&["d3"]);
    let held = settle(&view, LIVE);
    assert_eq!(held, Held::Piece(sq("d3")), "whatever was looked at in between");
    assert_eq!(settle(&view, ASLEEP), Held::Nothing);
    assert_eq!(scene(&view, held, LIVE).hint, Hint::Touched(sq("d3")));
    for intent in [Intent::Tap(sq("d3")), Intent::Tap(sq("a1")), Intent::Cancel, Intent::Lift(sq("a1"))] {
        let reaction = react(&view, LIVE, held, intent);
        assert_eq!(reaction.held, held, "{intent:?}");
        assert_eq!(reaction.effect, Effect::Refuse(RefusalReason::Touched(sq("d3"))), "{intent:?}");
    }
    let drop = Intent::Drop { from: sq("d3"), to: sq("d5") };
    let moved = Effect::Play(Action::Move(Move { from: sq("d3"), to: sq("d5") }));
    assert_eq!(react(&view, LIVE, held, drop).effect, moved);
}

// BG-4.6
#[test]
fn a_touched_enemy_must_be_captured_by_any_piece_that_can() {
    let free = touched(&[]);
    assert_eq!(taps(&free, LIVE, &["d6"]).effect, touch("d6"));
    let view = touched(&["d6"]);
    let held = settle(&view, LIVE);
    assert_eq!(held, Held::Prey(sq("d6")));
    let refused = react(&view, LIVE, held, Intent::Tap(sq("a1")));
    assert_eq!(refused.effect, Effect::Refuse(RefusalReason::TouchedPrey(sq("d6"))));
    for intent in [Intent::Tap(sq("d3")), Intent::Lift(sq("d3"))] {
        assert_eq!(react(&view, LIVE, held, intent).effect, touch("d3"), "{intent:?}");
    }
    let view = touched(&["d6", "d3"]);
    let bound = settle(&view, LIVE);
    assert_eq!(bound, Held::Bound { from: sq("d3"), prey: sq("d6") });
    assert_eq!(marked(&view, bound, Mark::Capture), ["d6"]);
    assert!(marked(&view, bound, Mark::Quiet).is_empty());
    let taken = Effect::Play(Action::Move(Move { from: sq("d3"), to: sq("d6") }));
    for (settings, intent) in [(LIVE, Intent::Tap(sq("d6"))), (TWO_STEPS, Intent::Confirm)] {
        assert_eq!(react(&view, settings, bound, intent).effect, taken, "{intent:?}");
    }
    assert_eq!(
        react(&view, LIVE, bound, Intent::Cancel).effect,
        Effect::Refuse(RefusalReason::TouchedPrey(sq("d6")))
    );
    // No piece can capture the 2 on g9, so touching it commits neither side.
    assert_eq!(taps(&free, LIVE, &["g9"]).held, Held::Explained(sq("g9")));
}

// BG-4.6
#[test]
fn aiming_at_a_capture_cannot_be_taken_back_under_touch_move() {
    let view = touched(&["d3"]);
    let held = settle(&view, TWO_STEPS);
    let tap = |square| react(&view, TWO_STEPS, held, Intent::Tap(sq(square)));
    assert_eq!(tap("d6").effect, touch("d6"));
    let quiet = tap("d5").held;
    assert_eq!(quiet, Held::Aim { from: sq("d3"), to: sq("d5") });
    assert_eq!(react(&view, TWO_STEPS, quiet, Intent::Cancel).held, held);
    // Without the setting for two steps, one step is enough.
    let taken = Effect::Play(Action::Move(Move { from: sq("d3"), to: sq("d6") }));
    assert_eq!(react(&view, LIVE, held, Intent::Tap(sq("d6"))).effect, taken);
}

#[test]
fn a_placement_takes_square_and_face_in_either_order() {
    let mut game = game(POSITION, false);
    play(&mut game, "d3-d6");
    let view = game.view(Viewer::Public);
    let start = settle(&view, LIVE);
    assert_eq!(start, Held::Placing { at: None, face: None });
    let first = scene(&view, start, LIVE);
    assert_eq!(first.acting, Some(Side::Brown));
    assert_eq!(first.duty, Duty::Place { why: PlaceReason::LostPiece, left: 2 });
    assert_eq!(first.hint, Hint::Spot);
    // BG-4.3: the square that the piece just left counts as empty.
    assert_eq!(first.squares[sq("d3").index()].mark, Mark::Vacant);

    let taken = react(&view, LIVE, start, Intent::Tap(sq("c3")));
    assert_eq!(taken.effect, Effect::Refuse(RefusalReason::Taken(view.board[sq("c3")])));
    let spot = react(&view, LIVE, start, Intent::Tap(sq("e5"))).held;
    assert_eq!(scene(&view, spot, LIVE).hint, Hint::Face);
    let both = react(&view, LIVE, spot, Intent::Choose(face("rN"))).held;
    assert_eq!(scene(&view, both, LIVE).squares[sq("e5").index()].ghost, Some(face("rN")));
    let moved = react(&view, LIVE, both, Intent::Tap(sq("d3"))).held;
    assert_eq!(moved, Held::Placing { at: Some(sq("d3")), face: Some(face("rN")) });
    let turned = react(&view, LIVE, moved, Intent::Turn).held;
    let again = react(&view, LIVE, moved, Intent::Tap(sq("d3"))).held;
    assert_eq!(turned, again);
    assert_eq!(
        react(&view, LIVE, turned, Intent::Confirm).effect,
        Effect::Play(Action::Place(Placement { face: face("rE"), at: sq("d3") }))
    );
    assert_eq!(react(&view, LIVE, start, Intent::Confirm).effect, Effect::Nothing);
}

#[test]
fn a_face_in_hand_is_placed_by_the_next_tap_where_it_can_be_taken_back() {
    let placing = |touch_move| {
        let mut game = game(POSITION, touch_move);
        if touch_move {
            play(&mut game, "touch:d3");
        }
        play(&mut game, "d3-d6");
        game.view(Viewer::Public)
    };
    let tap = |view: &View, settings| {
        let face = react(view, settings, settle(view, settings), Intent::Choose(face("rN"))).held;
        (face, react(view, settings, face, Intent::Tap(sq("e5"))))
    };
    let relaxed = placing(false);
    let (chosen, laid) = tap(&relaxed, LIVE);
    assert_eq!(laid.effect, Effect::Play(Action::Place(Placement { face: face("rN"), at: sq("e5") })));
    assert_eq!(scene(&relaxed, chosen, LIVE).hint, Hint::Lay);
    assert_eq!(scene(&relaxed, chosen, LIVE).squares[sq("e5").index()].mark, Mark::Open);
    for (view, settings) in [(&relaxed, TWO_STEPS), (&placing(true), LIVE)] {
        let (chosen, laid) = tap(view, settings);
        assert_eq!(
            laid,
            Reaction {
                held: Held::Placing { at: Some(sq("e5")), face: Some(face("rN")) },
                effect: Effect::Nothing
            }
        );
        assert_eq!(scene(view, chosen, settings).squares[sq("e5").index()].mark, Mark::Vacant);
    }
}

#[test]
fn a_face_is_carried_to_a_square() {
    let mut game = game(POSITION, false);
    play(&mut game, "d3-d6");
    let view = game.view(Viewer::Public);
    let face = face("rN");
    let carry = |over| react(&view, LIVE, settle(&view, LIVE), Intent::Carry { face, over }).held;
    let over = scene(&view, carry(Some(sq("e5"))), LIVE);
    assert_eq!(over.squares[sq("e5").index()].mark, Mark::Chosen);
    assert_eq!(over.squares[sq("e5").index()].ghost, Some(face));
    assert!(over.changes.is_some());
    let free = Square::COUNT - view.board.occupied().len();
    assert_eq!(marked(&view, carry(None), Mark::Open).len(), free);
    // A face cannot lie on an occupied square.
    assert_eq!(carry(Some(sq("c3"))), carry(None));

    let lay = |settings, at| react(&view, settings, carry(at), Intent::Lay { face, at });
    let placement = Placement { face, at: sq("e5") };
    assert_eq!(lay(LIVE, Some(sq("e5"))).effect, Effect::Play(Action::Place(placement)));
    assert_eq!(lay(TWO_STEPS, Some(sq("e5"))).held.placement(), Some(placement));
    let back = Held::Placing { at: None, face: Some(face) };
    assert_eq!(lay(LIVE, None), Reaction { held: back, effect: Effect::Nothing });
    let taken = Effect::Refuse(RefusalReason::Taken(view.board[sq("c3")]));
    assert_eq!(lay(LIVE, Some(sq("c3"))), Reaction { held: back, effect: taken });
}

#[test]
fn the_preview_counts_what_a_placement_opens_and_closes() {
    let view = view(POSITION);
    // On d5 a cube blocks the 3 from d3 on its way north, and offers the 4 on d6 a capture.
    let [white, brown] = preview(&view.board, sq("d5"), face("xx"));
    assert!(white.closed.contains(&Move { from: sq("d3"), to: sq("d6") }));
    assert!(white.closed.contains(&Move { from: sq("d3"), to: sq("d5") }));
    assert!(brown.closed.iter().all(|step| step.from == sq("d6")));
    assert_eq!((white.side, brown.side), (Side::White, Side::Brown));
    let [white, brown] = preview(&view.board, sq("g1"), face("aa"));
    assert!(white.closed.is_empty() && brown.is_empty());
}

#[test]
fn faces_turn_through_all_their_ways() {
    for face in Face::ALL {
        let mut turned = face;
        for _ in 0..4 {
            turned = next_face(turned);
        }
        assert_eq!(turned, face);
    }
    assert_eq!(next_face(Face::OneWay(Heading::West)), Face::OneWay(Heading::North));
    assert_eq!(quarter_turns(face("lS")), 2);
    // Entered northwards from the south, and left to the east.
    assert_eq!(crossing_lines(face("rN")), [((0, -1), (1, 0))]);
    assert_eq!(crossing_lines(face("aa")).len(), 8);
    assert!(crossing_lines(face("xx")).is_empty());
}

#[test]
fn keys_and_fingers_follow_a_board_turned_round() {
    assert_eq!(walk(sq("c3"), ArrowKey::Up, Side::White), sq("c4"));
    assert_eq!(walk(sq("c3"), ArrowKey::Up, Side::Brown), sq("c2"));
    assert_eq!(walk(sq("c3"), ArrowKey::Left, Side::Brown), sq("d3"));
    assert_eq!(walk(sq("a1"), ArrowKey::Left, Side::White), sq("a1"));
    assert_eq!(square_at(0.01, 0.01, Side::White), Some(sq("a9")));
    assert_eq!(square_at(0.01, 0.01, Side::Brown), Some(sq("g1")));
    assert_eq!(square_at(0.99, 0.99, Side::White), Some(sq("g1")));
    assert_eq!(square_at(1.2, 0.5, Side::White), None);
}

#[test]
fn a_move_flies_along_its_path() {
    let mut game = game(POSITION, false);
    assert_eq!(flight(&game.view(Viewer::Public)), None, "no piece has moved");
    play(&mut game, "d3-e5");
    let flown = flight(&game.view(Viewer::Public)).unwrap();
    assert_eq!((flown.to, flown.start), (sq("e5"), (-1, -2)));
    assert!(flown.bend == (-1, 0) || flown.bend == (0, -2));
}

#[test]
fn the_last_move_is_marked() {
    let mut game = game(POSITION, false);
    play(&mut game, "d3-d5");
    let view = game.view(Viewer::Public);
    let last: Vec<String> = scene(&view, Held::Nothing, LIVE)
        .squares
        .iter()
        .filter(|square| square.last)
        .map(|square| square.square.to_string())
        .collect();
    assert_eq!(last, ["d3", "d5"]);
    assert!(matches!(view.board[sq("d5")], Cell::Piece(Piece { value: Value::Three, .. })));
}

/// Returns the square of a place in an example, with its lower left one as a1.
fn on_board(example: &Example, (x, y): (u8, u8)) -> Square {
    Square::new(x, example.ranks - 1 - y).unwrap()
}

// BG-3.1 to BG-3.6: the drawn examples agree with the rules.
#[test]
fn the_drawn_examples_follow_the_rules() {
    for example in &EXAMPLES {
        let mut board = Board::empty();
        // The board continues beyond the picture, which must not make the move legal.
        for at in (0..example.ranks).flat_map(|y| (0..example.files).map(move |x| (x, y))) {
            board.set(on_board(example, at), example.cell(at));
        }
        let Some((first, last)) = example.way.first().zip(example.way.last()) else { continue };
        let (from, to) = (on_board(example, *first), on_board(example, *last));
        assert_eq!(moves::targets(&board, from).contains(&to), example.allowed, "{example:?}");
        let straight = |pair: &[(u8, u8)]| (pair[0].0 == pair[1].0) != (pair[0].1 == pair[1].1);
        assert!(example.way.windows(2).all(straight), "{example:?}");
        let steps = from.distance(to);
        let walked: u8 = example
            .way
            .windows(2)
            .map(|two| on_board(example, two[0]).distance(on_board(example, two[1])))
            .sum();
        assert_eq!(walked, steps, "a way is as long as it must be: {example:?}");
    }
    let turns: Vec<usize> = EXAMPLES.iter().map(|example| example.way.len().saturating_sub(2)).collect();
    assert_eq!(turns, [1, 1, 1, 0, 1, 2, 0, 0, 0]);
}

#[test]
fn pieces_left_and_captured_are_counted() {
    let values = |view: &View, side, taken| {
        let all = pieces(view, side).into_iter().filter(|piece| piece.taken == taken);
        all.map(|piece| piece.value.full()).collect::<Vec<_>>()
    };
    let closed = Barragoon::new(&Config::default(), 2).unwrap().view(Viewer::Public);
    for side in Side::ALL {
        assert_eq!(values(&closed, side, false), [4, 4, 3, 3, 3, 2, 2]);
        assert!(values(&closed, side, true).is_empty());
    }
    // From a position: pieces missing from the start were not captured.
    let mut game = game(POSITION, false);
    play(&mut game, "d3-d6");
    let view = game.view(Viewer::Public);
    assert_eq!((values(&view, Side::White, false), values(&view, Side::White, true)), (vec![3, 2], vec![]));
    assert_eq!((values(&view, Side::Brown, false), values(&view, Side::Brown, true)), (vec![2], vec![4]));
}

#[test]
fn the_path_of_the_last_move_is_derived() {
    let mut game = game(POSITION, false);
    assert_eq!(last_way(&game.view(Viewer::Public)), None);
    play(&mut game, "d3-d6");
    let way = ["d3", "d4", "d5", "d6"].map(sq).to_vec();
    assert_eq!(last_way(&game.view(Viewer::Public)), Some(way.clone()));
    // Placements on the path came after the move.
    play(&mut game, "xx@d4");
    play(&mut game, "xx@d3");
    assert_eq!(last_way(&game.view(Viewer::Public)), Some(way));
}

#[test]
fn each_task_has_its_moment_name() {
    let mut game = game(POSITION, false);
    let moment = |game: &Barragoon, acting| {
        let moment = Barragoon::moment(&game.view(Viewer::Public), Phase::Idle, acting);
        assert_eq!(moment.kind, MomentKind::Board);
        moment.name
    };
    assert_eq!(moment(&game, true), "turn");
    assert_eq!(moment(&game, false), "wait");
    play(&mut game, "d3-d6");
    assert_eq!(moment(&game, true), "place");
}
