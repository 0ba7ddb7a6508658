//! Redo is offered without revealing a choice.

use bar_a_jeux::{
    kernel::{Game, Seat, Step, StepOf, conform::SuiteRng},
    table::{Consent, Header, Match, Player},
};
use rand::SeedableRng;

use crate::testgame::{Config, Trove};

fn begun() -> Match<Trove> {
    let players = ["Ada", "Ben", "Cleo"].map(|name| Player::new(name, 0, 0)).to_vec();
    let header = Header::new::<Trove>("t", 0, players, Config::default(), None);
    let mut game = Match::<Trove>::start(header).unwrap();
    game.settle(&mut SuiteRng::seed_from_u64(3));
    game
}

/// Returns one of the actions that this seat can choose now.
fn choice(game: &Match<Trove>, seat: u8, nth: usize) -> StepOf<Trove> {
    Step::Player(Seat::nth(seat), game.game().offer(Seat::nth(seat)).actions()[nth].clone())
}

fn next(game: &Match<Trove>) -> Option<StepOf<Trove>> {
    game.timeline().offered_redo().cloned()
}

#[test]
fn redo_is_offered_until_another_choice() {
    let mut game = begun();
    let (ada, ben) = (choice(&game, 0, 0), choice(&game, 1, 1));
    game.play(ada.clone()).unwrap();
    game.play(ben.clone()).unwrap();
    assert_eq!(next(&game), None);
    game.undo(Consent::Unasked).unwrap();
    assert_eq!(next(&game), Some(ben.clone()));
    game.undo(Consent::Unasked).unwrap();
    assert_eq!(next(&game), Some(ada), "the last one first");
    game.redo().unwrap();
    assert_eq!(next(&game), Some(ben));
    game.redo().unwrap();
    assert_eq!(next(&game), None);
}

/// Ada chooses again. The match knows whether the choice is the same, since it then keeps the later steps. The offer
/// must not reveal it, however often she undoes and repeats.
#[test]
fn redo_reveals_no_choice() {
    let told = [0, 1].map(|nth| {
        let mut game = begun();
        let again = choice(&game, 0, nth);
        game.play(choice(&game, 0, 0)).unwrap();
        game.play(choice(&game, 1, 0)).unwrap();
        game.undo(Consent::Unasked).unwrap();
        game.undo(Consent::Unasked).unwrap();
        game.play(again).unwrap();
        let mut seen = vec![next(&game).is_some()];
        let kept = game.can_redo();
        game.undo(Consent::Unasked).unwrap();
        seen.push(next(&game).is_some());
        game.redo().unwrap();
        seen.push(next(&game).is_some());
        assert_eq!(kept, game.can_redo());
        (seen, kept)
    });
    assert!(told[0].1 && !told[1].1, "the match itself can tell");
    assert_eq!(told[0].0, told[1].0);
    assert_eq!(told[0].0, [false, true, false]);
}
