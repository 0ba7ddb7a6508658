//! Review of a finished match: the evaluation, and the decisions that turned it.

use std::collections::BTreeSet;

use bar_a_jeux::{
    bots::{
        Advice, Mind, Task, Why,
        review::{MAX_DECISIONS, MoveVerdict, Review, ToJudge, TurningPoint},
    },
    games::{
        barbarossa::{Barbarossa, Event, Riddle, Verdict},
        barracuda::Barracuda,
        barragoon::{
            self, Action, Barragoon, Cell, Move,
            bot::is_decided,
            problems::{Collection, Kind},
        },
        barrakuda::Barrakuda,
        bouillabaisse::Bouillabaisse,
    },
    kernel::{Game, Seat, Step, Viewer, bot::Level, conform::SuiteRng, playout::random_step},
    scenes::barbarossa::attempts,
    table::{
        Header, Match, Player,
        figures::{figures, swing},
        json,
    },
};
use rand::SeedableRng;
use serde_json::json;

fn people(count: u8) -> Vec<Player> {
    (0..count).map(|seat| Player::new(format!("P{seat}"), seat, seat)).collect()
}

fn start<G: Game>(seats: u8, config: G::Config) -> Match<G> {
    Match::start(Header::new::<G>("m", 0, people(seats), config, None)).unwrap()
}

/// Plays random steps, up to this number.
fn played<G: Game>(seats: u8, config: G::Config, seed: u64, most: usize) -> Match<G> {
    let mut game = start::<G>(seats, config);
    let mut rng = SuiteRng::seed_from_u64(seed);
    while game.steps().len() < most
        && let Some(step) = random_step(game.game(), &mut rng)
    {
        game.play(step).unwrap();
    }
    game
}

/// Returns the lines of a random match, and checks that each ends in its value of `end`.
fn ends_as<G: Game>(seats: u8, most: usize, end: impl Fn(&Match<G>) -> Vec<i32>) -> Vec<Vec<i32>> {
    let game = played::<G>(seats, G::Config::default(), 5, most);
    let lines = figures(&game);
    assert!(lines.iter().all(|line| line.len() == game.steps().len() + 1), "{}", G::SLUG);
    let last: Vec<i32> = lines.iter().map(|line| *line.last().unwrap()).collect();
    assert_eq!(last, end(&game), "{}", G::SLUG);
    assert!(last.iter().any(|figure| *figure != 0), "{}: nothing was counted", G::SLUG);
    lines
}

fn tally<G: Game>(nth: usize) -> impl Fn(&Match<G>) -> Vec<i32> {
    move |game| Seat::all(game.header().seats()).map(|seat| game.game().tally(seat)[nth]).collect()
}

#[test]
fn figures_end_with_the_result() {
    let points = ends_as::<Bouillabaisse>(4, usize::MAX, tally(0));
    // The line moves with each trick, not only at the end of a round.
    let moves = points[0].windows(2).filter(|pair| pair[0] != pair[1]).count();
    assert!(moves > 6, "{moves}");
    ends_as::<Barrakuda>(3, 2_000, tally(0));
    ends_as::<Barracuda>(3, usize::MAX, tally(1));
    ends_as::<Barbarossa>(3, 600, tally(0));
    assert!(figures(&played::<Barragoon>(2, Default::default(), 1, 20)).is_empty());
}

#[test]
fn a_team_has_one_line() {
    let config = bar_a_jeux::games::barrakuda::Config { teams: true, ..Default::default() };
    assert_eq!(figures(&played::<Barrakuda>(4, config, 1, 50)).len(), 2);
}

fn advice(value: i32) -> Advice {
    let why = Why { game: "barragoon".to_owned(), key: "only".to_owned(), arguments: Vec::new(), next: None };
    Advice { action: json!("c2-c3"), why, value }
}

/// Returns the verdict on a step whose best alternative was worth 0.
fn costs(cost: i32) -> Option<MoveVerdict> {
    MoveVerdict::of(vec![advice(0), advice(-cost)])
}

/// Answers all questions of a review with `cost`, and returns the questions too.
fn judged(mut review: Review, cost: impl Fn(ToJudge) -> i32) -> (Review, Vec<ToJudge>) {
    let mut asked = Vec::new();
    while let Some(next) = review.next() {
        assert!(!asked.contains(&next), "{next:?} is asked twice");
        let (done, of) = review.progress();
        assert_eq!(done, asked.len());
        assert!(done < of, "{done} of {of}");
        asked.push(next);
        review.answer(next, costs(cost(next)));
    }
    assert_eq!(review.progress(), (asked.len(), asked.len()));
    (review, asked)
}

fn steps(points: &[TurningPoint]) -> Vec<usize> {
    points.iter().map(|point| point.step).collect()
}

#[test]
fn the_worst_decisions_are_judged_twice() {
    let game = played::<Barragoon>(2, Default::default(), 3, 40);
    // In the first pass, later steps cost more. In the second pass, the last step costs nothing.
    let cost = |asked: ToJudge| match asked {
        ToJudge { step: 39, level: Level::Expert } => 0,
        ToJudge { step, .. } => 20 + 2 * step as i32,
    };
    let (review, asked) = judged(Review::of(&game), cost);
    let passing: Vec<usize> =
        asked.iter().filter(|one| one.level == Level::Medium).map(|one| one.step).collect();
    let all: Vec<usize> = (0..40).filter(|step| game.steps()[*step].seat().is_some()).collect();
    assert_eq!(passing, all, "in their order");
    let again = asked.len() - passing.len();
    assert_eq!(again, 6);
    let shown = steps(&review.turning_points());
    assert_eq!(shown.len(), 3);
    assert!(shown.is_sorted() && !shown.contains(&39) && shown[0] > 30, "{shown:?}");
}

#[test]
fn the_largest_leap_of_the_estimates_is_a_turning_point() {
    let game = played::<Barragoon>(2, Default::default(), 3, 40);
    let seat = |step: usize| game.steps()[step].seat().unwrap();
    // White is 300 better from step 21 on; no step cost anything.
    let mut review = Review::of(&game);
    while let Some(next) = review.next() {
        let white = if next.step > 20 { 300 } else { 0 };
        let value = if seat(next.step) == Seat::FIRST { white } else { -white };
        review.answer(next, MoveVerdict::of(vec![advice(value), advice(value)]));
    }
    let points = review.turning_points();
    assert_eq!(steps(&points), [20]);
    assert!(!points[0].is_blunder);
    // A game that counts points has no line of estimates.
    let cards = played::<Bouillabaisse>(3, Default::default(), 3, 60);
    let (review, _) = judged(Review::of(&cards), |_| 0);
    assert!(review.turning_points().is_empty());
}

#[test]
fn consecutive_steps_of_a_seat_are_one_turn() {
    let touch = barragoon::Config { touch_move: true, ..Default::default() };
    let game = played::<Barragoon>(2, touch, 3, 40);
    let turn_of = |step: usize| {
        let before = |step: &usize| game.steps()[*step].seat() == game.steps()[*step + 1].seat();
        (0..step).rev().take_while(before).last().unwrap_or(step)
    };
    let (_, asked) = judged(Review::of(&game), |asked| 100 + asked.step as i32);
    let again: Vec<usize> =
        asked.iter().filter(|one| one.level == Level::Expert).map(|one| one.step).collect();
    let turns: BTreeSet<usize> = again.iter().map(|step| turn_of(*step)).collect();
    assert_eq!((again.len(), turns.len()), (6, 6), "{again:?}");
}

#[test]
fn a_match_without_mistakes_has_no_turning_point() {
    let game = played::<Barragoon>(2, Default::default(), 3, 40);
    let (review, asked) = judged(Review::of(&game), |_| 3);
    assert!(review.turning_points().is_empty());
    assert!(asked.iter().all(|one| one.level == Level::Medium), "nothing to look at again");
    // A bot without an evaluation does not blame a step, and a forced step is no mistake.
    assert_eq!(MoveVerdict::of(vec![advice(7)]).unwrap().cost(), 0);
    assert_eq!(MoveVerdict::of(Vec::new()), None);
    assert_eq!(costs(-9).unwrap().cost(), 0, "better than the best");
}

/// A dive that looks like a mistake is none if it won the match.
#[test]
fn a_winning_step_is_no_mistake() {
    let game = played::<Barrakuda>(3, Default::default(), 5, 5_000);
    let pending = game.game().pending();
    let winners = pending.outcome().expect("it ends").winners();
    assert!(winners.only().is_some());
    // Later steps cost more.
    let (review, asked) = judged(Review::of(&game), |asked| 1_000 * asked.step as i32);
    let again: BTreeSet<usize> =
        asked.iter().filter(|one| one.level == Level::Expert).map(|one| one.step).collect();
    let choosing = |step: &usize| game.at(*step).pending().seats().len() > 1;
    let last_round = (0..game.steps().len()).rev().find(choosing).unwrap();
    let first = (0..last_round).rev().find(|step| !choosing(step)).unwrap() + 1;
    let decided = |won: bool| {
        let of = |step: &usize| game.steps()[*step].seat().is_some_and(|seat| winners.contains(seat) == won);
        (first..game.steps().len()).filter(of).collect::<BTreeSet<usize>>()
    };
    assert!(!decided(true).is_empty() && decided(true).is_disjoint(&again), "{again:?}");
    assert!(!decided(false).is_disjoint(&again), "what lost it was one: {again:?}");
    assert!(!review.turning_points().is_empty());
}

#[test]
fn a_long_match_is_reviewed_where_the_figures_moved() {
    let game = played::<Bouillabaisse>(12, Default::default(), 4, usize::MAX);
    let people = game.steps().iter().filter(|step| step.seat().is_some()).count();
    assert!(people > 2 * MAX_DECISIONS, "{people} cards");
    let (_, asked) = judged(Review::of(&game), |_| 0);
    assert_eq!(asked.len(), MAX_DECISIONS);
    let lines = figures(&game);
    let moved = |step: usize| swing(&lines, step, step + 12);
    let chosen: BTreeSet<usize> = asked.iter().map(|one| one.step).collect();
    let least = chosen.iter().map(|step| moved(*step)).min().unwrap();
    let others = (0..game.steps().len()).filter(|step| game.steps()[*step].seat().is_some());
    let most = others.filter(|step| !chosen.contains(step)).map(moved).max().unwrap();
    assert!(least >= most && least > 0, "{least} against {most}");
}

#[test]
fn estimates_are_for_the_first_seat() {
    let game = played::<Barragoon>(2, Default::default(), 3, 10);
    let mut review = Review::of(&game);
    assert!(review.estimates().is_empty());
    for value in [10, 20] {
        let next = review.next().unwrap();
        review.answer(next, MoveVerdict::of(vec![advice(value)]));
    }
    assert_eq!(review.estimates(), [10, -20], "the second seat is glad of what the first is sorry for");
    let next = review.next().unwrap();
    review.answer(next, None);
    assert_eq!(review.estimates(), [10, -20, -20], "where there was no choice nothing changes");
}

/// Reviews a match as the page does, one task after the other.
fn reviewed<G: Game>(game: &Match<G>) -> Review {
    let mut review = Review::of(game);
    while let Some(asked) = review.next() {
        let task = Task::weigh(game, asked.step, asked.level).unwrap();
        let mut mind = Mind::new(&json::to_text(&task)).unwrap();
        while !mind.run(2_000) {}
        review.answer(asked, MoveVerdict::of(json::from_value(&mind.answer()).unwrap()));
    }
    review
}

/// Returns a match in which White misses a win in one at the start, and that winning move.
fn blundered() -> (Match<Barragoon>, Move) {
    let problems = Collection::read(include_str!("../../src/games/barragoon/problems/problems.txt"));
    let problem = problems.of_kind(Kind::WinInOne).next().unwrap();
    let mut game = start::<Barragoon>(2, problem.config());
    let quiet = |action: &&Action| match action {
        Action::Move(step) => {
            *step != problem.solution && game.game().position().board()[step.to] == Cell::Empty
        }
        _ => false,
    };
    let wrong = *game.game().offer(Seat::FIRST).actions().iter().find(quiet).unwrap();
    game.play(Step::Player(Seat::FIRST, wrong)).unwrap();
    let mut rng = SuiteRng::seed_from_u64(1);
    for _ in 0..4 {
        let step = random_step(game.game(), &mut rng).unwrap();
        game.play(step).unwrap();
    }
    (game, problem.solution)
}

#[test]
fn a_blunder_is_found_with_a_better_action() {
    let (game, win) = blundered();
    let review = reviewed(&game);
    let points = review.turning_points();
    // Later moves cost no more.
    let missed = points.iter().find(|point| point.step == 0).unwrap();
    assert_eq!(missed.seat, Seat::FIRST);
    assert!(is_decided(missed.verdict.worth) && missed.verdict.worth > 0, "{points:?}");
    assert_eq!(json::from_value::<Action>(&missed.verdict.best).unwrap(), Action::Move(win));
    assert_eq!(review.estimates().len(), game.steps().len());
}

#[test]
fn every_guess_has_its_round_and_arrow() {
    let game = played::<Barbarossa>(3, Default::default(), 5, 2_000);
    let view = game.view(Viewer::Omniscient);
    let riddles = view.objects().map(|object| object.riddle).collect::<Vec<Riddle>>();
    let all: Vec<_> = riddles.iter().map(|riddle| attempts(&view, *riddle)).collect();
    let decided = |right: bool| {
        let of = |event: &&Event| match event {
            Event::Guessed { verdict, .. } => (*verdict == Verdict::Right) == right,
            _ => false,
        };
        view.story.iter().filter(of).count()
    };
    let told = |right: bool| all.iter().flatten().filter(|guess| guess.arrow.is_some() == right).count();
    assert_eq!((told(true), told(false)), (decided(true), decided(false)));
    assert!(told(true) > 1 && told(false) > 1);
    for (riddle, guesses) in riddles.iter().zip(&all) {
        let solved = &view.objects().find(|object| object.riddle == *riddle).unwrap().solved;
        let arrows: Vec<Seat> =
            guesses.iter().filter(|guess| guess.arrow.is_some()).map(|guess| guess.by).collect();
        assert_eq!(&arrows, solved, "each arrow is somebody's");
        assert!(guesses.iter().map(|guess| guess.round).is_sorted());
        assert!(guesses.iter().all(|guess| guess.round > 0 && !guess.text.is_empty()), "{guesses:?}");
        let nth: Vec<u8> = guesses.iter().filter_map(|guess| guess.arrow).collect();
        assert_eq!(nth, (1..=solved.len() as u8).collect::<Vec<_>>());
    }
}
