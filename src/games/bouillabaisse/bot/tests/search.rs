//! The bot's choices: they depend only on its knowledge, and find the only right card.

use super::*;

fn think(game: &Bouillabaisse, level: Level, seed: u64) -> Choice<Action, Reason> {
    decide(game, game.turn().unwrap(), level, seed)
}

/// Asserts that every strong bot plays this card, with this aim.
fn right(game: &Bouillabaisse, text: &str, aim: Aim) {
    for (level, seed) in [(Level::Medium, 1), (Level::Medium, 2), (Level::Expert, 1), (Level::Expert, 2)] {
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
        // Swaps the hands of two other players.
        let mut hands = game.hands();
        let [one, other] = [1, 3].map(|along| seat.after(along, 4));
        if hands[one].len() == hands[other].len() {
            hands.values_mut().swap(one.index(), other.index());
        }
        let anew = game.with_hands(hands);
        let level = Level::ALL[asked / 40 % 5];
        let seed = u64::from(rng.next_u32());
        assert_eq!(think(game, level, seed), think(&anew, level, seed));
    });
}

/// A bot remembers by its level, independent of the past cards that the table shows.
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
    // Round 4: the king of spades goes to the player who overtakes it.
    let hands = ["Ks 5c 6d", "3s 6c 7d", "4s 7c 8d", "As 2s 9d"];
    let mut game = dealt(4, &hands, Config::default());
    play(&mut game, "Ks 3s 4s");
    right(&game, "2s", Aim::Duck);
}

/// The number of seeds, out of 20, by which a bot leads the card.
fn leads(game: &Bouillabaisse, level: Level, text: &str) -> usize {
    (0..20).filter(|seed| think(game, level, *seed).action == Action::Play(card(text))).count()
}

/// In these positions the king is lost in most playouts, no matter which card is led.
#[test]
fn the_dear_card_is_not_led_while_a_higher_one_is_out() {
    let many_spades = ["Jc Td Ad Qh Ks", "2s 3s 4s 9s Kd", "5s 6s 8s Ts Kc", "7s Js Qs As Kh"];
    let few_cards = ["Jc 6h Kh Ks", "2s 9s Jd 3h", "3s Ts As Qd", "7s 8s Qs 4d"];
    let whole_hand = [
        "3c 7c Tc Qc 7d Jd Kd 8h Th Kh 2s Ks",
        "2c 4c 5c 2d 3d 4d 2h 3h 4h 3s 4s 5s",
        "6c 8c 9c 5d 6d 8d 5h 6h 7h 6s 7s 8s",
        "Jc Kc Ac 9d Qd Ad 9h Jh Ah 9s Js As",
    ];
    let guarded = ["Ks 4s 5c 8d 9h", "6s Ts 6c 7d 3h", "As 3s 7c 2d 5h", "7s Qs 9c Td 8h"];
    for (round, hands) in
        [(4, &many_spades[..]), (4, &few_cards), (5, &many_spades), (5, &whole_hand), (5, &guarded)]
    {
        let game = dealt(round, hands, Config::default());
        for level in [Level::Medium, Level::Hard] {
            assert_eq!(leads(&game, level, "Ks"), 0, "{level:?}, round {round}: {hands:?}");
        }
    }
}

/// The only other spade is the ace, so it must take the king.
#[test]
fn the_policy_leads_a_card_that_must_be_beaten() {
    let game = dealt(4, &["Ks 5c", "6c 7d", "7c 8d", "As 9d"], Config::default());
    let (_, _, rules) = seen(&game);
    let mut round = Round::led_by(0);
    for (seat, hand) in game.hands().iter() {
        round.hands[seat.index()] = set(hand);
        for card in hand {
            round.all.add(bit(*card));
            round.outstanding += rules.prices[bit(*card) as usize];
        }
    }
    let lead = policy_move(&Weights::of(4), &rules, &round, round.playable());
    assert_eq!(lead, bit(card("Ks")));
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
    right(&game, "As", Aim::TakeEarly);
}

#[test]
fn who_can_take_everything_does() {
    // Round 1, all or nothing. Four tricks are sure, and the fifth if no opponent has a club left.
    let led = |hand: &str| {
        let hands = [hand, "3h 4h 5h 6h 7d", "7h 8h 9h Th 8d"];
        let config = Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() };
        let choice = think(&dealt(1, &hands, config), Level::Expert, 3);
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

#[test]
fn a_dear_card_kept_is_weighed_however_bad_it_is() {
    let hands = ["9h 5c 6d", "3h 6c 7d", "Th 7c 8d", "Ks 2c 9d"];
    let mut game = dealt(4, &hands, Config::default());
    play(&mut game, "9h 3h Th");
    let seat = game.turn().unwrap();
    let kept = Action::Play(card("2c"));
    for level in [Level::Medium, Level::Expert] {
        let [best, done] = &weigh(&game, seat, level, Question::Weigh(kept))[..] else { panic!("{level:?}") };
        assert_eq!((best.action, done.action), (Action::Play(card("Ks")), kept), "{level:?}");
        assert!(best.value - done.value >= 20, "{level:?}: {best:?} {done:?}");
        let all = weigh(&game, seat, level, Question::Advise(3));
        assert_eq!(all.len(), 3, "{level:?}");
        assert_eq!(all[0].action, best.action, "{level:?}");
        assert!(all.is_sorted_by(|one, next| one.value >= next.value), "{level:?}: {all:?}");
    }
}
