//! Bots at a table: seats handed on, and the tasks between a match and its bots.

use bar_a_jeux::{
    bots::{Advice, Ask, BUILD, Fault, Mind, Task},
    games::{
        barragoon::{Action, Barragoon, Config, Move},
        bouillabaisse::{Bouillabaisse, Chance},
    },
    kernel::{
        Game, Outcome, Seat, Seats, Step, StepOf, Viewer,
        bot::{Bot, Decision, Level, Question, Search},
        conform::SuiteRng,
    },
    table::{
        Consent, Header, Match, PlayError, Player, Undo, json,
        timeline::{Annotation, AnnotationKind},
    },
};
use rand::SeedableRng;

use crate::matches::{dealt, folded, players};

fn start(bots: [Option<Level>; 2]) -> Match<Barragoon> {
    let mut seats = players(2);
    for (player, bot) in seats.iter_mut().zip(bots) {
        player.bot = bot;
    }
    Match::start(Header::new::<Barragoon>("m", 1_763_700_000_000, seats, Config::relaxed(), None)).unwrap()
}

fn play(game: &mut Match<Barragoon>, from: &str, to: &str) {
    let seat = game.pending().seats().iter().next().unwrap();
    let action = Action::Move(Move { from: from.parse().unwrap(), to: to.parse().unwrap() });
    game.play(Step::Player(seat, action)).unwrap();
}

/// Makes the step of the acting seat that its bot chooses.
fn let_bot_play(game: &mut Match<Barragoon>) {
    let seat = game.pending().seats().iter().next().unwrap();
    let level = game.bots()[seat].unwrap();
    let mut mind = Mind::new(&json::to_text(&Task::of(game, usize::MAX, seat, level))).unwrap();
    while !mind.run(1_000) {}
    game.play(Step::Player(seat, json::from_value(&mind.choice()).unwrap())).unwrap();
}

fn again(game: &Match<Barragoon>) -> Match<Barragoon> {
    let header = Header {
        players: json::from_value(&json::to_value(&game.header().players)).unwrap(),
        ..game.header().clone()
    };
    folded(&header, game.entries()).unwrap()
}

#[test]
fn handing_a_seat_to_a_bot_and_back_is_logged() {
    let mut game = start([None, None]);
    play(&mut game, "c2", "c3");
    game.hand(Seat::nth(1), Some(Level::Easy)).unwrap();
    let_bot_play(&mut game);
    game.hand(Seat::nth(1), None).unwrap();
    game.hand(Seat::nth(0), Some(Level::Expert)).unwrap();
    assert_eq!(game.bots().values(), [Some(Level::Expert), None]);
    assert_eq!(game.timeline().played_by(), [None, Some(Level::Easy)]);
    assert_eq!(again(&game), game);
    // A branch goes on with the current players of the seats.
    let branch = game.branch(1, "b", 0);
    assert_eq!((branch.bots(), branch.timeline().played_by().len()), (game.bots(), 1));
    assert_eq!(again(&branch), branch);
}

#[test]
fn undo_passes_over_bots() {
    let mut game = start([None, Some(Level::Easy)]);
    assert_eq!(game.undo_state(), Undo::Nothing);
    play(&mut game, "c2", "c3");
    let_bot_play(&mut game);
    let line = game.steps().to_vec();
    assert_eq!(game.undo_state(), Undo::Free);
    game.undo(Consent::Unasked).unwrap();
    assert!(game.steps().is_empty(), "not only the bot's step");
    // After undo and redo the bot makes the same step, and later steps are not lost.
    game.redo().unwrap();
    let_bot_play(&mut game);
    assert_eq!(game.steps(), line);
    assert_eq!(game.timeline().played_by(), [None, Some(Level::Easy)]);
    assert_eq!(again(&game), game);
    game.hand(Seat::nth(0), Some(Level::Easy)).unwrap();
    assert_eq!(game.undo_state(), Undo::Nothing, "bots alone take nothing back");
}

#[test]
fn invalid_hand_overs_are_refused() {
    let mut trove = dealt("m", 2);
    assert_eq!(trove.hand(Seat::nth(0), Some(Level::Easy)), Err(PlayError::CannotHand), "no bot plays this");
    let mut game = start([None, None]);
    assert_eq!(game.hand(Seat::nth(2), Some(Level::Easy)), Err(PlayError::CannotHand));
    game.resign(Seat::nth(0)).unwrap();
    assert_eq!(game.hand(Seat::nth(0), Some(Level::Easy)), Err(PlayError::Ended));
    assert_eq!(game.entries().len(), 1);
}

#[test]
fn a_mind_is_the_bot_with_the_view_of_its_seat() {
    let mut game = start([Some(Level::Medium), Some(Level::Medium)]);
    for _ in 0..6 {
        let seat = game.pending().seats().iter().next().unwrap();
        let task = Task::of(&game, usize::MAX, seat, Level::Medium);
        let options = game.game().offer(seat).into_options().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let (level, seed, question) = (Level::Medium, task.seed, Question::Choose);
        let mut search = Barragoon::think(Decision { seat, view, options, level, seed, question });
        while !search.run(300) {}
        let_bot_play(&mut game);
        assert_eq!(game.steps().last().unwrap().action(), Some(&search.choice().action));
    }
    // Each step has a new lower half of the seed; a bot keeps its upper half.
    let seeds: Vec<u64> = (0..6).map(|n| Task::of(&game, n, Seat::nth(0), Level::Medium).seed).collect();
    assert!(seeds.windows(2).all(|pair| pair[0] != pair[1] && pair[0] >> 32 == pair[1] >> 32));
    assert_ne!(seeds[0] >> 32, Task::of(&game, 0, Seat::nth(1), Level::Medium).seed >> 32);
}

/// The task has the whole match, but the bot gets only its seat's view: other hands must not change its choice.
#[test]
fn a_mind_does_not_look_into_other_hands() {
    let header = Header::new::<Bouillabaisse>("m", 0, players(4), Default::default(), None);
    let mut game = Match::<Bouillabaisse>::start(header).unwrap();
    game.settle(&mut SuiteRng::seed_from_u64(1));
    let seat = game.pending().seats().iter().next().unwrap();
    let task = Task::of(&game, usize::MAX, seat, Level::Expert);
    let choice = |task: &Task| {
        let mut mind = Mind::new(&json::to_text(task)).unwrap();
        while !mind.run(500) {}
        mind.choice()
    };
    let mut other = task.clone();
    let deal = other.steps.last_mut().unwrap();
    let Ok(Step::Chance(Chance::Deal(mut hands))) = json::from_value::<StepOf<Bouillabaisse>>(deal) else {
        panic!("the last step deals")
    };
    let (one, two) = (seat.next(4), seat.next(4).next(4));
    hands.swap(one.index(), two.index());
    *deal = json::to_value(&StepOf::<Bouillabaisse>::Chance(Chance::Deal(hands)));
    assert_ne!(other.steps, task.steps);
    assert_eq!(choice(&other), choice(&task));
}

#[test]
fn an_invalid_task_is_refused_by_name() {
    let game = start([Some(Level::Easy), None]);
    let task = Task::of(&game, usize::MAX, Seat::nth(0), Level::Easy);
    let refused = |task: &Task| Mind::new(&json::to_text(task)).err();
    assert_eq!(refused(&task), None);
    assert_eq!(Mind::new("{").err(), Some(Fault::Unreadable));
    assert_eq!(task.build, BUILD);
    assert_eq!(refused(&Task { build: "other".to_owned(), ..task.clone() }), Some(Fault::Stale));
    assert_eq!(refused(&Task { game: "barbarossa".to_owned(), ..task.clone() }), Some(Fault::Unknown));
    assert_eq!(refused(&Task { seat: Seat::nth(1), ..task.clone() }), Some(Fault::NotToAct));
    assert_eq!(refused(&Task { names: Vec::new(), ..task.clone() }), Some(Fault::Unreadable));
    let action = Action::Move(Move { from: "a1".parse().unwrap(), to: "a2".parse().unwrap() });
    let steps = vec![json::to_value(&StepOf::<Barragoon>::Player(Seat::nth(0), action))];
    assert_eq!(refused(&Task { steps, ..task }), Some(Fault::Unreadable), "against the rules");
}

#[test]
fn a_question_about_a_step_gets_its_reason() {
    let mut game = start([Some(Level::Easy), Some(Level::Easy)]);
    for _ in 0..8 {
        let_bot_play(&mut game);
    }
    let why = |task: &Task| {
        let mut mind = Mind::new(&json::to_text(task)).unwrap();
        while !mind.run(1_000) {}
        mind.why()
    };
    let task = Task::why(&game, 7).unwrap();
    let did = |step: usize| Ask::Explain(game.steps()[step].action().map(json::to_value).unwrap());
    assert_eq!((task.steps.len(), &task.ask), (7, &did(7)));
    assert_eq!(why(&task).unwrap().game, "barragoon");
    // The bot is asked why it made a step that it would never make.
    let other = Task { ask: did(0), ..task };
    assert_eq!(why(&other), None, "it was hurried");
    assert_eq!(Task::why(&game, 8), None, "nothing was played then");
    let mut people = start([None, None]);
    play(&mut people, "c2", "c3");
    assert_eq!(Task::why(&people, 0), None, "people need not say");
}

/// Returns the bot's full answer to this task.
fn advice(task: &Task) -> Vec<Advice> {
    let mut mind = Mind::new(&json::to_text(task)).unwrap();
    while !mind.run(1_000) {}
    json::from_value(&mind.answer()).unwrap()
}

#[test]
fn advice_is_a_few_legal_actions() {
    let mut game = start([None, None]);
    play(&mut game, "c2", "c3");
    let seat = Seat::nth(1);
    let task = Task::advise(&game, seat);
    assert_eq!((task.seat, task.level, &task.ask), (seat, Level::Expert, &Ask::Advise(3)));
    let all = advice(&task);
    assert!((1..=3).contains(&all.len()), "{all:?}");
    for pair in all.windows(2) {
        assert!(pair[0].value >= pair[1].value && pair[0].action != pair[1].action, "{pair:?}");
        assert!(all[0].value - pair[1].value <= Barragoon::TIE_MARGIN, "clearly worse: {pair:?}");
    }
    for one in all {
        assert_eq!(one.why.game, "barragoon");
        game.game().check(&Step::Player(seat, json::from_value(&one.action).unwrap())).unwrap();
    }
}

#[test]
fn the_played_action_is_weighed_beside_the_best() {
    let mut game = start([None, None]);
    play(&mut game, "c2", "c3");
    play(&mut game, "c8", "c7");
    let task = Task::weigh(&game, 1, Level::Medium).unwrap();
    let done = json::to_value(game.steps()[1].action().unwrap());
    assert_eq!((task.steps.len(), task.seat, &task.ask), (1, Seat::nth(1), &Ask::Weigh(done.clone())));
    let all = advice(&task);
    assert_eq!(all.last().map(|one| &one.action), Some(&done));
    assert!(all.len() == 1 || all[0].value >= all[1].value, "{all:?}");
    assert_eq!(Task::weigh(&game, 2, Level::Medium), None, "nothing was played then");
    let other = Action::Move(Move { from: "a1".parse().unwrap(), to: "a9".parse().unwrap() });
    let task = Task { ask: Ask::Weigh(json::to_value(&other)), ..task };
    assert_eq!(Mind::new(&json::to_text(&task)).err(), Some(Fault::Unreadable), "against the rules");
}

#[test]
fn hints_are_logged_where_they_were_asked() {
    let header = Header::new::<Barragoon>("m", 1_763_700_000_000, players(2), Config::relaxed(), None);
    let some = Header { hints: Some(Seats::one(Seat::nth(1))), ..header.clone() };
    let mut game = Match::<Barragoon>::start(some).unwrap();
    let [white, brown] = [0, 1].map(Seat::nth);
    let asked = |after| Annotation { after, seat: brown, kind: AnnotationKind::Hint };
    assert!(!game.can_ask(white), "it was agreed otherwise");
    assert_eq!(game.ask(white), Err(PlayError::CannotAsk));
    assert_eq!(game.ask(brown), Err(PlayError::CannotAsk), "they are not to act");
    play(&mut game, "c2", "c3");
    game.ask(brown).unwrap();
    play(&mut game, "c8", "c7");
    assert_eq!(game.timeline().annotations(), [asked(1)]);
    assert_eq!((game.steps().len(), game.undo_state()), (2, Undo::Free), "it is no step");
    game.undo(Consent::Unasked).unwrap();
    game.undo(Consent::Unasked).unwrap();
    assert_eq!(game.timeline().annotations(), [asked(0)], "it stays said");
    game.redo().unwrap();
    game.hand(brown, Some(Level::Easy)).unwrap();
    assert_eq!(game.ask(brown), Err(PlayError::CannotAsk), "bots do not ask");
    assert_eq!(again(&game), game);
    // A branch keeps the agreement about hints, and begins with no hint asked.
    let branch = game.branch(1, "b", 0);
    assert_eq!((branch.header().hints, branch.timeline().annotations().len()), (game.header().hints, 0));
    // Without an agreement every player may ask; in a game without a bot no player can.
    assert!(Match::<Barragoon>::start(header).unwrap().can_ask(white));
    assert!(!dealt("m", 2).can_ask(white));
}

#[test]
fn bots_alone_finish_a_match() {
    let mut game = start([Some(Level::Easy), Some(Level::Medium)]);
    while game.ending().is_none() {
        let_bot_play(&mut game);
    }
    assert!(matches!(game.outcome(), Some(Outcome { .. })));
    assert_eq!(again(&game), game);
}

#[test]
fn a_game_without_a_bot_takes_none() {
    let mut seats = players(2);
    seats[0].bot = Some(Level::Expert);
    let header =
        Header::new::<crate::testgame::Trove>("m", 0, seats, crate::testgame::Config::default(), None);
    let game = Match::<crate::testgame::Trove>::start(header).unwrap();
    assert_eq!(game.bots().values(), [None, None]);
    assert_eq!(Player::new("Ada", 0, 0).bot, None);
}
