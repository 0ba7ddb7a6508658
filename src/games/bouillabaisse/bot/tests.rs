//! What the bot is built of: deals that agree with what was seen, rounds that are played as the rules play them, and
//! tricks with one right card.

#![allow(clippy::unwrap_used)]

use rand::{Rng, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

use super::{
    super::{
        action::Action,
        cards::{Card, Suit, pack},
        config::{AllOrNothing, Config, CostSelection, Help, TwinRule},
        tests::{card, dealt, play},
        trick::PlayedCard,
    },
    determinize::{Memory, UnseenCards},
    hand::{Hand, bit, bits, suit_lane},
    opponent_model::infer_carelessness,
    policy::{Weights, policy_move},
    round::{Round, RoundRules},
    search::Candidate,
    tree::Tree,
    *,
};
use crate::kernel::{
    Game, Pending, Step, Viewer,
    bot::{Choice, Thought},
};

/// Every moment of random matches in which somebody is to play.
fn wander(config: &Config, seats: u8, matches: u64, mut look: impl FnMut(&Bouillabaisse, &mut ChaCha8Rng)) {
    for seed in 0..matches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = Bouillabaisse::new(config, seats).unwrap();
        loop {
            let step = match game.pending() {
                Pending::Players(_) => {
                    look(&game, &mut rng);
                    let seat = game.turn().unwrap();
                    Step::Player(seat, *game.offer(seat).actions().choose(&mut rng).unwrap())
                }
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Over(_) => break,
            };
            game.apply(&step);
        }
    }
}

fn seen(game: &Bouillabaisse) -> (View, Vec<Card>, RoundRules) {
    let view = game.remembered(game.turn().unwrap());
    let pack = pack(view.packs, view.seats);
    let rules = RoundRules::of(&view, view.round, &pack);
    (view, pack, rules)
}

fn set(cards: &[Card]) -> Hand {
    let mut hand = Hand::default();
    cards.iter().for_each(|card| hand.add(bit(*card)));
    hand
}

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
fn rounds_are_played_as_the_rules_play_them() {
    let variants = [
        (4, Config::default()),
        (2, Config { all_or_nothing: AllOrNothing::Tricks, ..Config::default() }),
        (2, Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() }),
        (3, Config { all_or_nothing: AllOrNothing::Cards, skip: false, ..Config::default() }),
        (4, Config { cost_selection: CostSelection::Late, help: Help::Strict, ..Config::default() }),
        (5, Config { packs: 2, twins: TwinRule::Last, skip: false, ..Config::default() }),
        (12, Config::default()),
    ];
    for (seats, config) in variants {
        wander(&config, seats, 3, |game, rng| {
            let (view, pack, rules) = seen(game);
            let unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
            let mut round = Round::of(&view, &rules, unseen.cards());
            for (hand, held) in round.hands.iter_mut().zip(game.hands().values()) {
                *hand = set(held);
            }
            let mut game = game.clone();
            let finished = game.view(Viewer::Public).finished.len();
            loop {
                let seat = game.turn().unwrap();
                assert_eq!(round.turn, seat.index());
                let offer = game.offer(seat);
                let playable = offer.actions().iter().map(|Action::Play(card)| 1 << bit(*card));
                assert_eq!(round.playable(), playable.sum::<u64>());
                let Action::Play(card) = *offer.actions().choose(rng).unwrap();
                round.play(&rules, bit(card));
                game.apply(&Step::Player(seat, Action::Play(card)));
                let view = game.view(Viewer::Public);
                if let Some(last) = view.finished.get(finished) {
                    assert!(round.over(&rules) || !config.skip);
                    let points: Vec<i32> = last.scores.values().iter().map(|score| score.points).collect();
                    assert_eq!(round.points(&rules)[..usize::from(seats)], points);
                    break;
                }
                if let Some(points) = &view.points {
                    let taken: Vec<i32> = points.values().iter().map(|points| points.abs()).collect();
                    assert_eq!(round.taken[..usize::from(seats)], taken);
                }
            }
        });
    }
}

fn plays(view: &View) -> Vec<PlayedCard> {
    view.tricks.iter().flat_map(|trick| &trick.cards).chain(&view.trick).copied().collect()
}

#[test]
fn a_round_that_is_played_once_more_ends_where_it_was() {
    for (seats, packs) in [(4, 1), (3, 2)] {
        wander(&Config { packs, ..Config::default() }, seats, 2, |game, rng| {
            let (view, pack, rules) = seen(game);
            let mut unseen = UnseenCards::of(&view, &pack, Memory::PERFECT);
            let mut round = Round::of(&view, &rules, unseen.cards());
            unseen.sample(rng, &mut round);
            let plays = plays(&view);
            let mut again = round.before(&rules, &plays);
            assert_eq!(again.all, set(&pack));
            for PlayedCard { by, card } in plays {
                assert_eq!(again.turn, by.index());
                assert_ne!(again.playable() & 1 << bit(card), 0, "{card} could be played");
                again.play(&rules, bit(card));
            }
            assert_eq!(
                (again.hands, again.all, again.taken, again.turn, again.stake),
                (round.hands, round.all, round.taken, round.turn, round.stake)
            );
        });
    }
}

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
            // One of them plays just any card, the others by the rules of thumb.
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

fn think(game: &Bouillabaisse, level: Level, seed: u64) -> Choice<Action, Reason> {
    let seat = game.turn().unwrap();
    let (view, options) = (game.remembered(seat), game.offer(seat).into_options().unwrap());
    let mut thought = Bouillabaisse::think(Question { seat, view, options, level, seed });
    while !thought.go_on(1_000) {}
    thought.choice()
}

/// All that plays well plays this card, and says why.
fn right(game: &Bouillabaisse, text: &str, aim: Aim) {
    for (level, seed) in [(Level::Medium, 1), (Level::Medium, 2), (Level::Hard, 1), (Level::Hard, 2)] {
        let choice = think(game, level, seed);
        assert_eq!(choice.action, Action::Play(card(text)), "{level:?}: {:?}", choice.reason);
        assert!(
            matches!(choice.reason, Reason::Weighed { aim: own, .. } if own == aim),
            "{level:?}: {:?}",
            choice.reason
        );
    }
}

#[test]
fn hidden_cards_change_nothing() {
    let mut asked = 0;
    wander(&Config::default(), 4, 2, |game, rng| {
        let seat = game.turn().unwrap();
        asked += 1;
        if asked % 40 != 0 {
            return;
        }
        // Two others have each other's cards.
        let mut hands = game.hands();
        let [one, other] = [1, 3].map(|along| seat.after(along, 4));
        if hands[one].len() == hands[other].len() {
            hands.values_mut().swap(one.index(), other.index());
        }
        let anew = game.with_hands(hands);
        let level = Level::ALL[asked / 40 % 3];
        let seed = u64::from(rng.next_u32());
        assert_eq!(think(game, level, seed), think(&anew, level, seed));
    });
}

/// A bot has a memory of its own, and its level says how much of it: what a table shows changes nothing.
// BO-5.2
#[test]
fn a_bot_remembers_what_it_has_seen_at_any_table() {
    let [open, usual, strict] = [Help::Open, Help::Usual, Help::Strict].map(|help| {
        let mut choices = Vec::new();
        wander(&Config { help, ..Config::default() }, 4, 1, |game, _| {
            let seat = game.turn().unwrap();
            if game.remembered(seat).tricks.len() == 6 {
                choices.push(think(game, Level::Medium, 1));
            }
        });
        choices
    });
    assert!(open.len() > 10, "{}", open.len());
    assert_eq!(open, usual);
    assert_eq!(open, strict);
}

#[test]
fn the_dear_card_is_left_to_others() {
    // Round 4: the king of spades is on its way to whoever goes above it.
    let hands = ["Ks 5c 6d", "3s 6c 7d", "4s 7c 8d", "As 2s 9d"];
    let mut game = dealt(4, &hands, Config::default());
    play(&mut game, "Ks 3s 4s");
    right(&game, "2s", Aim::Under);
}

#[test]
fn the_dear_card_goes_on_the_trick_of_another() {
    let hands = ["9h 5c 6d", "3h 6c 7d", "Th 7c 8d", "Ks 2c 9d"];
    let mut game = dealt(4, &hands, Config::default());
    play(&mut game, "9h 3h Th");
    right(&game, "Ks", Aim::Give(Seat::nth(2)));
}

#[test]
fn in_the_last_round_it_is_wanted() {
    let hands = ["Ks 5c 6d", "3s 6c 7d", "4s 7c 8d", "As 2s 9d"];
    let mut game = dealt(6, &hands, Config::default());
    play(&mut game, "Ks 3s 4s");
    right(&game, "As", Aim::Over);
}

#[test]
fn a_void_is_remembered() {
    // The second has shown that they have no clubs.
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

#[test]
fn who_can_take_everything_does() {
    // Round 1, all or nothing. Four tricks are sure, and nobody may have a club left for the fifth.
    let led = |hand: &str| {
        let hands = [hand, "3h 4h 5h 6h 7d", "7h 8h 9h Th 8d"];
        let config = Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() };
        let choice = think(&dealt(1, &hands, config), Level::Hard, 3);
        let Action::Play(card) = choice.action;
        (card.suit, choice.reason)
    };
    assert_eq!(led("Ah Kh Qh Jh 2c").0, Suit::Hearts);
    assert_eq!(led("Ah Kh Qh Jh Ac").1, Reason::Everything);
}

#[test]
fn an_expected_value_is_told_to_the_nearest_five() {
    let told = |points, playouts| {
        let action = Action::Play(card("2c"));
        let root = Tree::default().add_root(0, 0);
        Candidate { playouts, points, ..Candidate::new(action, 0, root) }.expects()
    };
    assert_eq!([told(0, 3), told(7, 3), told(8, 3), told(22, 3), told(23, 3)], [0, 0, 5, 5, 10]);
    assert_eq!([told(-7, 3), told(-8, 3), told(-22, 3), told(-23, 3)], [0, -5, -5, -10]);
}
