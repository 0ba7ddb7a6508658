//! The opponent model detects players of random cards.

use super::*;

#[test]
fn who_plays_just_any_card_is_noticed() {
    let matches = 10;
    let (mut careful, mut careless) = (0.0, 0.0);
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Bouillabaisse::new(&Config::default(), 4).unwrap();
        while game.finished.len() < 5 || game.remembered(Seat::FIRST).tricks.len() < 3 {
            let Some(seat) = game.turn() else {
                game.apply(&Step::Chance(game.draw_chance(&mut rng)));
                continue;
            };
            let offer = game.offer(seat);
            // One seat plays random cards, the others follow the policy.
            let action = if seat == Seat::nth(2) {
                *offer.actions().choose(&mut rng).unwrap()
            } else {
                let (view, pack, rules) = seen(&game);
                let round = Round::of(&view, &rules, UnseenCards::of(&view, &pack, Memory::PERFECT).cards());
                let usual = policy_move(&Weights::of(view.round), &rules, &round, round.playable());
                let is_usual = |Action::Play(card): &&Action| bit(*card) == usual;
                *offer.actions().iter().find(is_usual).unwrap()
            };
            game.apply(&Step::Player(seat, action));
        }
        let view = game.remembered(Seat::nth(0));
        let pack = pack(view.packs, view.seats);
        let mut unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
        let round = Round::of(&view, &RoundRules::of(&view, view.round, &pack), unseen.cards());
        let found = infer_carelessness(&view, &pack, &mut unseen, &round, &mut rng);
        assert_eq!(found[0], 0.0, "its own card is weighed");
        careful += (found[1] + found[3]) / 2.0 / matches as f64;
        careless += found[2] / matches as f64;
    }
    assert!(careless > 0.8 && careful < 0.2, "careless {careless:.2}, careful {careful:.2}");
}
