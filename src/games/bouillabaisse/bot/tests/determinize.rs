//! Determinizations agree with the remembered cards.

use super::*;

#[test]
fn deals_agree_with_what_was_seen() {
    for (seats, packs) in [(3, 1), (4, 1), (5, 2), (12, 2)] {
        let config = Config { packs, ..Config::default() };
        wander(&config, seats, 3, |game, rng| {
            let (view, pack, rules) = seen(game);
            let mut unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
            let mut round = Round::of(&view, &rules, unseen.cards());
            unseen.sample(rng, &mut round);
            assert_eq!(round.hands[game.turn().unwrap().index()], set(view.hand()));
            let mut all = Hand::default();
            for seat in 0..usize::from(seats) {
                let hand = round.hands[seat];
                assert_eq!(hand.count(u64::MAX), i32::from(view.counts.values()[seat]));
                let void = view.voids.as_ref().unwrap().values()[seat]
                    .iter()
                    .fold(0, |all, suit| all | suit_lane(*suit));
                assert_eq!(hand.cards & void, 0, "{view:?}");
                bits(hand.cards).chain(bits(hand.twice)).for_each(|bit| all.add(bit));
            }
            assert_eq!(all, set(&game.hands().values().concat()), "all that is in hand, and nothing else");
            assert_eq!(all, round.all);
        });
    }
}

#[test]
fn who_forgets_deals_what_is_gone() {
    let mut later = None;
    wander(&Config::default(), 4, 1, |game, _| {
        if later.is_none() && game.remembered(Seat::FIRST).tricks.len() == 5 {
            later = Some(game.clone());
        }
    });
    let (view, pack, _) = seen(&later.unwrap());
    assert_eq!(UnseenCards::of(&view, &pack, Memory::PERFECT).cards().len(), 52 - 20 - 8);
    assert_eq!(UnseenCards::of(&view, &pack, Memory { tricks: 2, voids: true }).cards().len(), 52 - 8 - 8);
}

#[test]
fn a_void_is_remembered() {
    // The second player has shown a void in clubs.
    let hands = ["Ac 2d 3d", "7h Ks 9d", "5c 6c 8d", "3c 4c Td"];
    let mut game = dealt(4, &hands, Config::default());
    play(&mut game, "Ac 7h 5c 3c");
    let (view, pack, rules) = seen(&game);
    let mut unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
    let mut round = Round::of(&view, &rules, unseen.cards());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..50 {
        unseen.sample(&mut rng, &mut round);
        assert_eq!(round.hands[1].cards & suit_lane(Suit::Clubs), 0);
    }
}
