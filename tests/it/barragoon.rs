//! Barragoon against a second implementation of its rules, slow and obvious. Also invariants of any position, move
//! counts, and whole matches kept as files.

use std::{collections::HashSet, fmt::Write, fs, path::Path};

use bar_a_jeux::{
    games::barragoon::{
        Action, Barragoon, Board, Cell, Config, DrawReason, End, Face, Heading, Move, Piece, PlaceReason,
        Placement, Prompt, Setup, Side, Square, Start, Value, WinReason, counts::LENGTH, draws, moves,
    },
    kernel::{Game, Pending, Seat, Step, Viewer, conform::Suite},
};
use proptest::{prelude::*, sample::select};

mod dead;

/// The slow generator: tries every sequence of headings, exactly by BG-3.
mod slow {
    use super::*;

    /// Returns whether a face lets a piece enter with one heading and leave with another, by a list: the heading on
    /// entering, then on leaving (section 2).
    fn lets_through(face: Face, entering: Heading, leaving: Heading) -> bool {
        let drawn = match face.to_string().as_str() {
            "xx" => "",
            "oN" => "NN",
            "oE" => "EE",
            "oS" => "SS",
            "oW" => "WW",
            "tN" => "NN SS",
            "tE" => "EE WW",
            "rN" => "NE",
            "rE" => "ES",
            "rS" => "SW",
            "rW" => "WN",
            "lN" => "NW",
            "lE" => "EN",
            "lS" => "SE",
            "lW" => "WS",
            "aa" => "NE NW ES EN SW SE WN WS",
            token => panic!("{token}"),
        };
        drawn.split(' ').any(|way| way == format!("{entering}{leaving}"))
    }

    fn sequences(steps: u8) -> Vec<Vec<Heading>> {
        let mut all = vec![vec![]];
        for _ in 0..steps {
            let longer = |way: Vec<Heading>| {
                Heading::ALL.into_iter().map(move |heading| [way.clone(), vec![heading]].concat())
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        all
    }

    /// Returns the end of a walk, if it obeys every rule about paths.
    fn walk(board: &Board, from: Square, way: &[Heading]) -> Option<Square> {
        // BG-3.2
        let turns = way.windows(2).filter(|pair| pair[0] != pair[1]).count();
        if turns > 1 || way.windows(2).any(|pair| pair[1] == pair[0].back()) {
            return None;
        }
        let mut at = from;
        for (index, heading) in way.iter().enumerate() {
            at = at.step(*heading)?;
            let Some(leaving) = way.get(index + 1) else { break };
            match board[at] {
                Cell::Empty => {}
                // BG-3.4
                Cell::Piece(_) => return None,
                // BG-3.3
                Cell::Barragoon(face) if !lets_through(face, *heading, *leaving) => return None,
                Cell::Barragoon(_) => {}
            }
        }
        Some(at)
    }

    pub(super) fn targets(board: &Board, from: Square) -> Vec<Square> {
        let Cell::Piece(Piece { side, value }) = board[from] else { return Vec::new() };
        let steps = match value {
            Value::Two => 2,
            Value::Three => 3,
            Value::Four => 4,
        };
        let mut found = Vec::new();
        for length in [steps - 1, steps] {
            for way in sequences(length) {
                let Some(target) = walk(board, from, &way) else { continue };
                let allowed = match board[target] {
                    Cell::Empty => true,
                    // BG-3.5
                    _ if length < steps => false,
                    // BG-3.6
                    Cell::Piece(other) => other.side != side,
                    Cell::Barragoon(face) => value != Value::Two || face != Face::AllTurns,
                };
                if allowed {
                    found.push(target);
                }
            }
        }
        found.sort();
        found.dedup(); // BG-3.7
        found
    }

    pub(super) fn moves(board: &Board, side: Side) -> Vec<Move> {
        Square::all()
            .filter(|from| board[*from].piece().is_some_and(|piece| piece.side == side))
            .flat_map(|from| targets(board, from).into_iter().map(move |to| Move { from, to }))
            .collect()
    }

    /// Returns whether a capture can be reached, by exhaustive search; `None` if that would take too long.
    pub(super) fn capture_reachable(board: &Board, side: Side, most: usize) -> Option<bool> {
        let mut seen = HashSet::from([(board.clone(), side)]);
        let mut open = vec![(board.clone(), side)];
        while let Some((board, side)) = open.pop() {
            for Move { from, to } in moves(&board, side) {
                if board[to] != Cell::Empty {
                    return Some(true);
                }
                let mut next = board.clone();
                let piece = next.set(from, Cell::Empty);
                next.set(to, piece);
                let next = (next, side.other());
                if seen.insert(next.clone()) {
                    if seen.len() > most {
                        return None;
                    }
                    open.push(next);
                }
            }
        }
        Some(false)
    }

    /// Counts sequences of actions one by one, through the kernel's contract.
    pub(super) fn perft(game: &Barragoon, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |seat: Seat, action: &Action| {
            let mut next = game.clone();
            next.apply(&Step::Player(seat, *action));
            perft(&next, depth - 1)
        };
        let seats = game.pending().seats();
        seats.iter().map(|seat| game.offer(seat).actions().iter().map(|a| after(seat, a)).sum::<u64>()).sum()
    }
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..Square::COUNT).prop_map(|index| Square::from_index(index).unwrap())
}

/// A position with up to a full set of pieces and any number of Barragoons.
fn any_position() -> impl Strategy<Value = Setup> {
    let order = Just(Square::all().collect::<Vec<_>>()).prop_shuffle();
    let pieces = proptest::collection::vec(any::<bool>(), 14);
    let faces = proptest::collection::vec(select(Face::ALL.to_vec()), 0..=30);
    (order, pieces, faces, any::<bool>(), 0..=2u8).prop_map(|(order, pieces, faces, white, reserve)| {
        let mut squares = order.into_iter();
        let side = if white { Side::White } else { Side::Brown };
        let mut position = Setup::empty(side, reserve);
        let values = [2, 2, 3, 3, 3, 4, 4].map(|value| format!("w{value}"));
        let both = values.iter().cloned().chain(values.iter().map(|token| token.replace('w', "b")));
        for (token, _) in both.zip(pieces).filter(|(_, present)| *present) {
            position.board.set(squares.next().unwrap(), token.parse().unwrap());
        }
        for face in faces {
            position.board.set(squares.next().unwrap(), Cell::Barragoon(face));
        }
        position
    })
}

/// A few small pieces among faces that they can hardly capture, where dead positions arise.
fn cramped_position() -> impl Strategy<Value = Setup> {
    let crowd = select(vec!["aa", "aa", "aa", "aa", "aa", "aa", ".", ".", "."]);
    let crowd = proptest::collection::vec(crowd, Square::COUNT);
    let odd = proptest::option::of((any_square(), select(vec!["xx", "rN", "tE", "w2"])));
    let pieces = (any_square(), any_square());
    (crowd, odd, pieces).prop_map(|(crowd, odd, pieces)| {
        let mut position = Setup::empty(Side::White, 0);
        for (square, token) in Square::all().zip(crowd) {
            position.board.set(square, token.parse().unwrap());
        }
        let pieces = [(pieces.0, "w2"), (pieces.1, "b2")];
        for (square, token) in odd.into_iter().chain(pieces) {
            position.board.set(square, token.parse().unwrap());
        }
        position
    })
}

proptest! {
    // A failing case is printed; it belongs in a test of its own, not in a file beside the code.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    // BG-3.1 to BG-3.7
    #[test]
    fn the_quick_generator_finds_what_the_slow_one_finds(position in any_position()) {
        let board = &position.board;
        for side in Side::ALL {
            let quick = moves::moves(board, side);
            prop_assert_eq!(&quick, &slow::moves(board, side));
            prop_assert_eq!(quick.len(), moves::count(board, side));
            prop_assert_eq!(!quick.is_empty(), moves::can_move(board, side));
            let captures = quick.iter().any(|step| board[step.to] != Cell::Empty);
            prop_assert_eq!(captures, moves::can_capture(board, side));
        }
    }

    /// Each legal move has a path that obeys the rules, and each illegal one has a true reason.
    #[test]
    fn every_move_has_a_path_or_a_reason(position in any_position()) {
        let board = &position.board;
        for from in board.pieces(Side::White) {
            for to in Square::all() {
                match (moves::path(board, from, to), moves::check(board, from, to)) {
                    (Some(way), Ok(())) => {
                        prop_assert_eq!(way.len(), usize::from(from.distance(to)) + 1);
                        prop_assert_eq!((way[0], way[way.len() - 1]), (from, to));
                        let between = &way[1..way.len() - 1];
                        prop_assert!(between.iter().all(|square| board[*square].piece().is_none()));
                        prop_assert!(way.windows(2).all(|pair| pair[0].distance(pair[1]) == 1));
                    }
                    (None, Err(reason)) => {
                        if let Some(square) = reason.square() {
                            prop_assert!(board[square] != Cell::Empty, "{}-{}: {:?}", from, to, reason);
                            prop_assert!(square != from, "{}-{}: {:?}", from, to, reason);
                        }
                    }
                    (way, check) => prop_assert!(false, "{}-{}: {:?} {:?}", from, to, way, check),
                }
            }
        }
    }

    // BG-7.1
    #[test]
    fn position_texts_come_back(position in any_position()) {
        prop_assert_eq!(position.to_string().parse::<Setup>().unwrap(), position);
    }

    // BG-7.2
    #[test]
    fn actions_come_back(from in any_square(), to in any_square(), face in select(Face::ALL.to_vec())) {
        for action in [Action::Move(Move { from, to }), Action::Place(Placement { face, at: to })] {
            prop_assert_eq!(action.to_string().parse::<Action>().unwrap(), action);
            let json = serde_json::to_string(&action).unwrap();
            prop_assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
        }
    }

    /// Any pasted text is read or refused, without a panic.
    #[test]
    fn no_text_breaks_the_reader(text in "[ ./wbaxorltNESW0-9\n]{0,200}|.{0,40}") {
        let _ = text.parse::<Setup>();
        let _ = text.parse::<Action>();
        let _ = Barragoon::new(&Config { start: Start::Position(text), ..Config::relaxed() }, 2);
    }

    // BG-5.3
    #[test]
    fn a_dead_position_has_no_capture_ahead(position in prop_oneof![any_position(), cramped_position()]) {
        for side in Side::ALL {
            if draws::is_dead(&position.board, side) {
                prop_assert!(Side::ALL.into_iter().all(|side| moves::can_move(&position.board, side)));
                let reachable = slow::capture_reachable(&position.board, side, 3_000);
                prop_assert!(reachable != Some(true), "{}", position);
            }
        }
    }

    // BG-4.1, BG-4.2, BG-4.4, BG-5.2: the number of pieces never rises, and the number of Barragoons never falls.
    #[test]
    fn no_ending_is_missed(position in any_position(), choices in proptest::collection::vec(any::<usize>(), 60)) {
        let config = Config { start: Start::Position(position.to_string()), ..Config::relaxed() };
        let Ok(mut game) = Barragoon::new(&config, 2) else { return Ok(()) };
        for choice in choices {
            let Some(seat) = game.pending().seats().iter().next() else { break };
            let before = game.position().clone();
            let offer = game.offer(seat);
            let action = offer.actions()[choice % offer.actions().len()];
            game.apply(&Step::Player(seat, action));
            let after = game.position();
            game.check_invariants().unwrap();
            prop_assert_eq!(before.barragoons(), after.barragoons());
            prop_assert!(after.reserve() <= before.reserve());
            for side in Side::ALL {
                prop_assert!(after.board().pieces(side).len() <= before.board().pieces(side).len());
            }
            // The sets that a board keeps in addition to its cells.
            let filled = after.board().pieces(Side::White) | after.board().pieces(Side::Brown);
            prop_assert!(Square::all().all(|s| after.board()[s].piece().is_some() == filled.contains(s)));
        }
    }
}

#[test]
fn perft_from_the_closed_start() {
    let position = Config::default().position().unwrap();
    let counts: Vec<u64> = (0..=4).map(|depth| position.perft(depth)).collect();
    assert_eq!(counts, [1, 28, 784, 27_500, 1_860_594]);
}

#[test]
fn perft_agrees_with_the_contract() {
    let starts = [
        Config::relaxed(),
        Config { start: Start::Open, ..Config::relaxed() },
        // Captures of both kinds, the last Barragoon of the reserve, a last piece.
        position(
            ". . . . . . ./. . b2 . . . ./. . . . . . ./. . . xx . . ./. . w3 . . . ./. . . . . . ./. . . . . . ./. . w2 . . . ./. . . . . . . w 1",
        ),
    ];
    for config in starts {
        let game = Barragoon::new(&config, 2).unwrap();
        for depth in 0..=2 {
            assert_eq!(game.position().perft(depth), slow::perft(&game, depth), "{config:?}, depth {depth}");
        }
    }
}

fn position(text: &str) -> Config {
    Config { start: Start::Position(text.to_owned()), ..Config::relaxed() }
}

fn setups() -> Vec<(Config, u8)> {
    let few = ". . . b3 . . ./. . b2 . . . ./. . . . . . ./. xx . . . xx ./. . aa . aa . ./. xx . . . xx ./. . . . . . ./. . w2 . . . ./. . . w3 . . . w 3";
    vec![
        (Config::relaxed(), 2),
        (Config { start: Start::Open, express: [2, 1], touch_move: true, resign: false }, 2),
        (position(few), 2),
    ]
}

#[test]
fn barragoon_keeps_every_law() {
    let matches = 9 * crate::times();
    let tally = Suite::<Barragoon>::new(setups(), matches, 5)
        .announces(|_| false)
        .run()
        .unwrap_or_else(|broken| panic!("{broken}"));
    println!("{tally:?}");
    assert_eq!((tally.matches, tally.cut, tally.counts), (matches, 0, Some(LENGTH)));
}

/// Matches kept as files: the first line has the options, lines that begin with `>` an action, and the test prints the
/// rest. `BLESS=1` writes the printed text.
#[test]
fn golden_playthroughs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/barragoon");
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut endings = HashSet::new();
    for file in files {
        let kept = fs::read_to_string(&file).unwrap();
        let printed = playthrough(&kept, &mut endings);
        if std::env::var_os("BLESS").is_some() {
            fs::write(&file, &printed).unwrap();
        } else {
            assert_eq!(printed, kept, "{} has changed", file.display());
        }
    }
    for ending in ["no pieces", "no moves", "express", "dead", "agreed"] {
        assert!(endings.iter().any(|end: &String| end.contains(ending)), "no match ends with {ending}");
    }
}

fn playthrough(kept: &str, endings: &mut HashSet<String>) -> String {
    let options = kept.lines().next().unwrap();
    let mut game = Barragoon::new(&serde_json::from_str(options).unwrap(), 2).unwrap();
    let mut printed = format!("{options}\n{}", diagram(&game));
    for action in kept.lines().filter_map(|line| line.strip_prefix("> ")) {
        let seat = game.pending().seats().iter().next().expect("the match goes on");
        let step = Step::Player(seat, action.parse().unwrap());
        game.check(&step).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        writeln!(printed, "\n> {action}").unwrap();
        for note in game.apply(&step) {
            writeln!(printed, "{}", serde_json::to_string(&note.event).unwrap()).unwrap();
        }
        printed += &diagram(&game);
    }
    match game.pending() {
        Pending::Over(outcome) => writeln!(printed, "\nplaces {:?}", outcome.places).unwrap(),
        Pending::Players(_) | Pending::Chance => panic!("the match is not over"),
    }
    endings.insert(prompt(game.prompt()));
    printed
}

/// Formats the board as the players see it, with the data beside it.
fn diagram(game: &Barragoon) -> String {
    let view = game.view(Viewer::Public);
    let mut text = String::new();
    for rank in (0..9).rev() {
        write!(text, "{} ", rank + 1).unwrap();
        for file in 0..7 {
            write!(text, " {:2}", view.board[Square::new(file, rank).unwrap()]).unwrap();
        }
        text = text.trim_end().to_owned() + "\n";
    }
    writeln!(text, "   a  b  c  d  e  f  g   reserve {}", view.reserve).unwrap();
    writeln!(text, "{}, {} moves", prompt(view.prompt), view.moves.len()).unwrap();
    text
}

/// Formats the phase; sides are written as in the notation.
fn prompt(prompt: Prompt) -> String {
    let reason = |why| match why {
        PlaceReason::LostPiece => "lost a piece",
        PlaceReason::TookPiece => "took a piece",
        PlaceReason::TookBarragoon => "took a Barragoon",
    };
    match prompt {
        Prompt::Move { side } => format!("{side} to move"),
        Prompt::Place { by, why, left } => format!("{by} to place {left}, {}", reason(why)),
        Prompt::MayOfferDraw { by } => format!("{by} may offer a draw"),
        Prompt::AnswerDraw { by } => format!("{by} to answer about a draw"),
        Prompt::Over(End::Won { winner, why }) => format!("over: {winner} has won, {}", lacked(why)),
        Prompt::Over(End::Draw(why)) => format!("over: a draw, {}", drawn(why)),
    }
}

fn lacked(why: WinReason) -> &'static str {
    match why {
        WinReason::NoPieces => "no pieces",
        WinReason::NoMoves => "no moves",
        WinReason::Express => "express",
    }
}

fn drawn(why: DrawReason) -> &'static str {
    match why {
        DrawReason::Dead => "dead",
        DrawReason::Agreed => "agreed",
        DrawReason::Unbroken => "unbroken",
    }
}

/// The game's offer and its view have the same moves.
#[test]
fn the_view_lists_what_is_offered() {
    let game = Barragoon::new(&Config::relaxed(), 2).unwrap();
    let view = game.view(Viewer::Seat(Seat::nth(1)));
    assert_eq!(view.prompt, Prompt::Move { side: Side::White });
    let shown: Vec<Action> = view.moves.iter().copied().map(Action::Move).collect();
    assert_eq!(game.offer(Seat::nth(0)).actions(), shown);
}
