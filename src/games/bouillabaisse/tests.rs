//! Clause by clause.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::json;

use super::{
    action::{Action, Chance},
    cards::{Card, Rank, Suit, left_out, pack},
    config::{AllOrNothing, Config, CostSelection, Help, TwinRule},
    event::Event,
    phase::{CostKind, Phase},
    refusal::Refusal,
    round::{FinishedRound, RoundInPlay},
    score::{Costs, Score, Scoring, Taken, scores},
    state::Bouillabaisse,
    trick::winner,
};
use crate::kernel::{Game, Illegal, Outcome, Pending, Seat, Step, Viewer};

pub(super) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split(' ').filter(|text| !text.is_empty()).map(card).collect()
}

fn agreed() -> CostSelection {
    CostSelection::Agreed(Suit::Hearts, Rank::QUEEN, card("Ks"))
}

fn costs() -> Costs {
    Costs { suit: Some(Suit::Hearts), figure: Some(Rank::QUEEN), card: Some(card("Ks")) }
}

/// A trick, the leader first, and who wins it, as a place in it.
fn won(text: &str, twins: TwinRule) -> u8 {
    let played: Vec<(Seat, Card)> = Seat::all(crate::kernel::MAX_SEATS).zip(cards(text)).collect();
    winner(&played, twins).unwrap().number()
}

/// A match in which these hands were dealt in a round, for as many as there are hands. The pack is what is
/// dealt: fewer cards than in a real match, so that a test reads like a hand record.
pub(super) fn dealt(round: u8, hands: &[&str], config: Config) -> Bouillabaisse {
    let seats = hands.len() as u8;
    let mut game = Bouillabaisse::new(&Config { cost_selection: agreed(), ..config }, seats).unwrap();
    game.finished = vec![finished(&vec![0; hands.len()]); usize::from(round - 1)];
    let hands: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| {
            let mut hand = cards(hand);
            hand.sort_unstable();
            hand
        })
        .collect();
    game.cards = hands.concat();
    game.phase = Phase::Play(RoundInPlay::dealt(Seat::nth(seats - 1), &hands));
    game
}

/// A round that is over and brought each seat these points.
fn finished(points: &[i32]) -> FinishedRound {
    let score = |points: &i32| Score { taken: Taken::default(), turned: false, points: *points };
    FinishedRound { scores: points.iter().map(score).collect(), skipped: false, tricks: Vec::new() }
}

/// The round in play.
fn round(game: &Bouillabaisse) -> &RoundInPlay {
    game.round_in_play().unwrap()
}

pub(super) fn play(game: &mut Bouillabaisse, text: &str) {
    for card in cards(text) {
        let step = Step::Player(game.turn().unwrap(), Action::Play(card));
        game.check(&step).unwrap_or_else(|refusal| panic!("{card}: {refusal}"));
        game.apply(&step);
        game.check_invariants().unwrap();
    }
}

/// The rule by which whoever is to play may not play this.
fn refused(game: &Bouillabaisse, text: &str) -> Refusal {
    game.check(&Step::Player(game.turn().unwrap(), Action::Play(card(text)))).unwrap_err().rule().unwrap()
}

fn points(game: &Bouillabaisse) -> Vec<i32> {
    game.finished.last().unwrap().scores.values().iter().map(|score| score.points).collect()
}

// BO-1.1
#[test]
fn ace_is_high_and_two_low() {
    assert_eq!(won("2c Ac Kc", TwinRule::First), 1);
    assert_eq!(won("Tc Jc 9c", TwinRule::First), 1);
    assert_eq!(won("3c 2c", TwinRule::First), 0);
}

// BO-1.2
#[test]
fn one_pack_up_to_six_and_two_from_seven() {
    let packs = |seats| Config::default().packs(seats);
    assert_eq!((2..=12).map(packs).collect::<Vec<_>>(), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    for seats in 2..=12 {
        assert_eq!(Config { packs: 1, ..Config::default() }.packs(seats), 1);
        assert_eq!(Config { packs: 2, ..Config::default() }.packs(seats), 2);
    }
    assert_eq!(Config { packs: 3, ..Config::default() }.cards(4), Err(Refusal::Packs(3)));
    assert_eq!(Bouillabaisse::start(&Config::default(), 1), Err(Illegal::SeatCount(1)));
    assert_eq!(Bouillabaisse::start(&Config::default(), 13), Err(Illegal::SeatCount(13)));
}

// BO-1.3
#[test]
fn the_lowest_cards_stay_out() {
    let out = |packs, seats| left_out(packs, seats).iter().map(Card::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(out(1, 2), "");
    assert_eq!(out(1, 3), "2c");
    assert_eq!(out(1, 4), "");
    assert_eq!(out(1, 5), "2c 2d");
    assert_eq!(out(1, 6), "2c 2d 2h 2s");
    assert_eq!(out(1, 9), "2c 2d 2h 2s 3c 3d 3h");
    assert_eq!(out(2, 7), "2c 2c 2d 2d 2h 2h");
    assert_eq!(out(2, 10), "2c 2c 2d 2d");
    for packs in 1..=2 {
        for seats in 2..=12 {
            let all = pack(packs, seats);
            assert_eq!(all.len() % usize::from(seats), 0);
            assert_eq!(all.len() + left_out(packs, seats).len(), 52 * usize::from(packs));
            assert!(left_out(packs, seats).iter().all(|low| all.iter().all(|card| low.rank <= card.rank)));
        }
    }
    assert_eq!([3, 5, 6].map(|seats| pack(1, seats).len()), [51, 50, 48]);
}

/// Every number of players, with one pack and with two.
// BO-1.3
#[test]
fn everybody_gets_the_same_number() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for packs in 1..=2 {
        for seats in 2..=12 {
            let config = Config { packs, cost_selection: CostSelection::Random, ..Config::default() };
            let mut game = Bouillabaisse::new(&config, seats).unwrap();
            while game.pending().is_chance() {
                let step = Step::Chance(game.draw_chance(&mut rng));
                game.check(&step).unwrap();
                game.apply(&step);
            }
            let counts = game.view(Viewer::Public).counts;
            assert!(
                counts.values().iter().all(|count| *count == 52 * packs / seats),
                "{seats} {packs}: {counts:?}"
            );
            game.check_invariants().unwrap();
        }
    }
}

// BO-1.4
#[test]
fn the_deal_passes_to_the_left() {
    let mut game = dealt(2, &["3c 2d", "4c 2h", "5c 3h"], Config::default());
    assert_eq!((game.dealer(), game.turn()), (Some(Seat::nth(2)), Some(Seat::nth(0))));
    play(&mut game, "3c 4c 5c 3h 2d 2h");
    assert_eq!((game.round(), game.dealer()), (3, Some(Seat::nth(0))));
    game.apply(&Step::Chance(Chance::Deal(vec![cards("2c"), cards("3c"), cards("4c")])));
    assert_eq!(game.turn(), Some(Seat::nth(1)));
}

#[test]
fn the_first_dealer_is_drawn_by_lot() {
    let mut game = Bouillabaisse::new(&Config::default(), 4).unwrap();
    assert_eq!(game.phase, Phase::Lots);
    assert_eq!(game.check(&Step::Chance(Chance::Dealer(Seat::nth(4)))), Err(Illegal::NotDue));
    game.apply(&Step::Chance(Chance::Dealer(Seat::nth(3))));
    assert_eq!(game.dealer(), Some(Seat::nth(3)));
}

// BO-2.1
#[test]
fn suit_is_followed_by_whoever_can() {
    let mut game = dealt(1, &["7h 2c", "Kh 3c", "2d 4c"], Config { help: Help::Open, ..Config::default() });
    assert_eq!(refused(&game, "Kh"), Refusal::NotHeld(card("Kh")));
    play(&mut game, "7h");
    assert_eq!(refused(&game, "3c"), Refusal::FollowSuit(Suit::Hearts));
    play(&mut game, "Kh");
    let view = game.view(Viewer::Seat(Seat::nth(2)));
    assert_eq!(view.playable(), cards("4c 2d"), "who has none plays anything");
    play(&mut game, "4c");
    let view = game.view(Viewer::Public);
    assert_eq!(view.voids.unwrap().values(), [vec![], vec![], vec![Suit::Hearts]]);
    let step = Step::Player(Seat::nth(0), Action::Play(card("2c")));
    assert_eq!(game.check(&step), Err(Illegal::NotYourTurn));
}

// BO-2.2
#[test]
fn the_highest_of_the_suit_led_wins_and_leads() {
    assert_eq!(won("7h Kh 2c Ah", TwinRule::First), 3);
    assert_eq!(won("7h Ks As Ad", TwinRule::First), 0);
    let mut game = dealt(1, &["7h 2c", "Kh 3c", "2d 4c"], Config::default());
    play(&mut game, "7h Kh 2d");
    assert_eq!(game.turn(), Some(Seat::nth(1)));
    assert_eq!(round(&game).tricks[0].winner, Seat::nth(1));
}

// BO-2.3
#[test]
fn of_two_identical_cards_the_first_or_the_last_wins() {
    assert_eq!(won("7h Kh Kh 2h", TwinRule::First), 1);
    assert_eq!(won("7h Kh Kh 2h", TwinRule::Last), 2);
    assert_eq!(won("Kh 7h Kh Ah", TwinRule::Last), 3);
}

// BO-3.1
#[test]
fn only_a_figure_and_a_card_in_play_can_cost() {
    let config = |figure, one: &str| Config {
        cost_selection: CostSelection::Agreed(Suit::Hearts, figure, card(one)),
        ..Config::default()
    };
    assert_eq!(Bouillabaisse::new(&config(Rank::ACE, "Ks"), 4), Err(Refusal::NoFigure(Rank::ACE)));
    assert_eq!(
        Bouillabaisse::new(&config(Rank::JACK, "2c"), 3),
        Err(Refusal::NotInPlay(card("2c"))),
        "it stays out of the pack"
    );
    let drawn = Config { cost_selection: CostSelection::Random, ..Config::default() };
    let mut game = Bouillabaisse::new(&drawn, 3).unwrap();
    game.apply(&Step::Chance(Chance::Dealer(Seat::nth(0))));
    game.apply(&Step::Chance(Chance::Suit(Suit::Clubs)));
    assert_eq!(game.check(&Step::Chance(Chance::Figure(Rank::ACE))), Err(Illegal::NotDue));
    game.apply(&Step::Chance(Chance::Figure(Rank::KING)));
    assert_eq!(game.check(&Step::Chance(Chance::Card(card("2c")))), Err(Illegal::NotDue));
    assert_eq!(game.check(&Step::Chance(Chance::Card(card("3c")))), Ok(()));
}

// BO-3.2
#[test]
fn costs_are_drawn_at_once_late_or_agreed() {
    let drawn = |cost_selection: CostSelection, round: u8| {
        let mut game = Bouillabaisse::new(&Config { cost_selection, ..Config::default() }, 4).unwrap();
        game.finished = vec![finished(&[0; 4]); usize::from(round - 1)];
        game.apply(&Step::Chance(Chance::Dealer(Seat::nth(0))));
        let mut drawn = Vec::new();
        while let Phase::Draw { cost, .. } = game.phase {
            drawn.push(cost);
            let mut rng = ChaCha8Rng::seed_from_u64(3);
            game.apply(&Step::Chance(game.draw_chance(&mut rng)));
        }
        drawn
    };
    let all = [CostKind::Suit, CostKind::Figure, CostKind::Card];
    assert_eq!(drawn(CostSelection::Random, 1), all);
    assert_eq!(drawn(CostSelection::Late, 1), []);
    assert_eq!(drawn(CostSelection::Late, 2), all[..1]);
    assert_eq!(drawn(CostSelection::Late, 3), all[..2]);
    assert_eq!(drawn(CostSelection::Late, 4), all);
    assert_eq!(drawn(agreed(), 1), []);
    // What players mostly agree on is offered before anybody has chosen anything.
    assert_eq!(Config::default().cost_selection, agreed());
    // All that is settled is in the view of everybody, whatever costs in this round.
    let view = dealt(1, &["3c", "4d"], Config::default()).view(Viewer::Public);
    assert_eq!(view.costs, costs());
}

/// Two tricks in each round: the first holds the queen and the 2 of hearts, the second the king of spades.
fn two_tricks(round: u8, config: Config) -> Vec<i32> {
    let mut game = dealt(round, &["Qh 3s", "2h Ks"], Config { skip: false, ..config });
    play(&mut game, "Qh 2h 3s Ks");
    points(&game)
}

// BO-3.3
#[test]
fn each_round_costs_what_the_table_says() {
    let rounds = [1, 2, 3, 4, 5, 6].map(|round| two_tricks(round, Config::default()));
    assert_eq!(rounds[0], [5, 5], "5 a trick");
    assert_eq!(rounds[1], [20, 0], "10 a heart");
    assert_eq!(rounds[2], [50, 0], "50 a queen");
    assert_eq!(rounds[3], [0, 200], "the king of spades");
    assert_eq!(rounds[4], [75, 205], "all of it");
    assert_eq!(rounds[5], [-75, -205], "all of it, turned round");
}

// BO-3.3
#[test]
fn both_copies_of_the_card_count() {
    let taken = Taken::of(Scoring::of(4), &costs(), 2, cards("Ks Ks 3s").iter());
    assert_eq!(taken.worth(), 400);
}

// BO-3.4
#[test]
fn costs_add_up_on_one_card() {
    let one = Costs { card: Some(card("Qh")), ..costs() };
    let taken = Taken::of(Scoring::of(5), &one, 1, cards("Qh").iter());
    assert_eq!(taken, Taken { tricks: 1, suit: 1, figure: 1, card: 1 });
    assert_eq!(taken.worth(), 265);
    // The count of the rules page.
    let taken = Taken::of(Scoring::of(5), &costs(), 4, cards("Qh 4h 9h Qc Ks 2c 3c 4c").iter());
    assert_eq!(taken.worth(), 20 + 30 + 100 + 200);
}

// BO-3.5
#[test]
fn the_lowest_total_wins_and_equal_ones_share() {
    let mut game = dealt(6, &["3c", "4d", "5h"], Config { skip: false, ..Config::default() });
    game.finished[0] = finished(&[30, 10, 15]);
    // The first wins the last trick with a heart in it: -15.
    play(&mut game, "3c 4d 5h");
    assert_eq!(game.totals().values(), [15, 10, 15]);
    assert_eq!(game.pending(), Pending::Over(Outcome { places: vec![2, 1, 2] }));
    assert_eq!(game.check(&Step::Player(Seat::nth(0), Action::Play(card("3c")))), Err(Illegal::Over));
}

fn taken(tricks: u8, suit: u8, figure: u8, card: u8) -> Taken {
    Taken { tricks, suit, figure, card }
}

fn turned(round: u8, taken: &[Taken], all_or_nothing: AllOrNothing) -> Vec<i32> {
    let taken = taken.iter().copied().collect();
    scores(round, &taken, all_or_nothing).values().iter().map(|score| score.points).collect()
}

// BO-4.1
#[test]
fn who_takes_everything_has_the_sign_turned() {
    let none = Taken::default();
    for on in [AllOrNothing::Cards, AllOrNothing::Tricks] {
        assert_eq!(turned(1, &[taken(13, 0, 0, 0), none], on), [-65, 0]);
        assert_eq!(turned(1, &[taken(12, 0, 0, 0), taken(1, 0, 0, 0)], on), [60, 5]);
        assert_eq!(turned(2, &[none, taken(0, 13, 0, 0)], on), [0, -130]);
        assert_eq!(turned(3, &[taken(0, 0, 4, 0), none], on), [-200, 0]);
        assert_eq!(turned(3, &[taken(0, 0, 3, 0), taken(0, 0, 1, 0)], on), [150, 50]);
        assert_eq!(turned(5, &[taken(13, 13, 4, 1), none], on), [-595, 0]);
        assert_eq!(turned(6, &[taken(13, 13, 4, 1), none], on), [595, 0]);
        let config = Config { all_or_nothing: on, ..Config::default() };
        assert_eq!(two_tricks(2, config), [-20, 0]);
    }
    // A variant: off unless it is switched on.
    assert_eq!(Config::default().all_or_nothing, AllOrNothing::Off);
    assert_eq!(turned(1, &[taken(13, 0, 0, 0), none], AllOrNothing::Off), [65, 0]);
}

/// In rounds 5 and 6 tricks score beside cards: whoever has all the cards has everything, whatever tricks are missing.
// BO-4.1
#[test]
fn everything_is_all_cards_that_score_or_every_trick() {
    let (most, rest) = (taken(9, 13, 4, 1), taken(4, 0, 0, 0));
    // The count of the rules page.
    assert_eq!(turned(6, &[most, rest], AllOrNothing::Cards), [575, -20]);
    assert_eq!(turned(5, &[most, rest], AllOrNothing::Cards), [-575, 20]);
    assert_eq!(turned(6, &[most, rest], AllOrNothing::Tricks), [-575, -20]);
    assert_eq!(turned(5, &[most, rest], AllOrNothing::Tricks), [575, 20]);
    // One heart in another trick, and nothing is turned.
    assert_eq!(turned(6, &[taken(9, 12, 4, 1), taken(4, 1, 0, 0)], AllOrNothing::Cards), [-565, -30]);
    // Played: the first takes the only heart and the queen of it, the second a trick without anything.
    let config = Config { all_or_nothing: AllOrNothing::Cards, ..Config::default() };
    let mut game = dealt(6, &["Qh 3c", "2h 4c"], config);
    play(&mut game, "Qh 2h 3c 4c");
    assert_eq!(points(&game), [75, -5]);
    assert!(game.finished.last().unwrap().scores[Seat::nth(0)].turned);
}

// BO-4.2
#[test]
fn the_one_card_is_not_everything() {
    for on in [AllOrNothing::Cards, AllOrNothing::Tricks] {
        assert_eq!(two_tricks(4, Config { all_or_nothing: on, ..Config::default() }), [0, 200]);
        // Two packs, and somebody has both copies.
        let mut game = dealt(
            4,
            &["As 3c", "Ks 4c", "Ks 5c"],
            Config { all_or_nothing: on, packs: 2, ..Config::default() },
        );
        play(&mut game, "As Ks Ks");
        assert_eq!(points(&game), [400, 0, 0]);
    }
}

// BO-5.1
#[test]
fn a_round_ends_when_nothing_in_it_can_score() {
    let hands = ["Qh 3s 4d", "2h Ks 5d"];
    let rounds = |round, skip| {
        let mut game = dealt(round, &hands, Config { skip, ..Config::default() });
        let mut tricks = 0;
        for trick in ["Qh 2h", "3s Ks", "5d 4d"] {
            if game.round() != round || game.phase == Phase::Over {
                break;
            }
            play(&mut game, trick);
            tricks += 1;
        }
        (tricks, points(&game), game.finished.last().unwrap().skipped)
    };
    assert_eq!(rounds(2, true), (1, vec![20, 0], true));
    assert_eq!(rounds(3, true), (1, vec![50, 0], true));
    assert_eq!(rounds(4, true), (2, vec![0, 200], true));
    for round in 2..=4 {
        let ((_, early, _), (tricks, late, skipped)) = (rounds(round, true), rounds(round, false));
        assert_eq!(early, late, "ending early changes no score");
        assert_eq!((tricks, skipped), (3, false));
    }
    // Where tricks score, every one is played.
    for round in [1, 5] {
        assert_eq!((rounds(round, true).0, rounds(round, true).2), (3, false));
    }
}

/// Round 2, three tricks, one more to come. The first went to another player, for other points, or with somebody who did
/// not follow: after the third nobody can tell but those who remember.
fn histories(help: Help) -> [Vec<Bouillabaisse>; 3] {
    let played = [
        (["9h 3c 3d 5d 5h", "8s 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "9h 8s 2h 3c 4c Ac 2d 3d 4d"),
        (["9h 3c 3d 5d 5h", "8h 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "9h 8h 2h 3c 4c Ac 2d 3d 4d"),
        (["8h 3c 3d 5d 5h", "9h 4c 4d 6d 6s", "2h Ac 2d 7d 7h"], "8h 9h 2h 4c Ac 3c 2d 3d 4d"),
    ];
    played.map(|(hands, plays)| {
        let mut game = dealt(2, &hands, Config { help, ..Config::default() });
        let mut moments = vec![game.clone()];
        for card in plays.split(' ') {
            play(&mut game, card);
            moments.push(game.clone());
        }
        moments
    })
}

/// All that anybody sees, now and looking back at every moment of the round.
fn seen(moments: &[Bouillabaisse]) -> Vec<super::View> {
    let now = moments.last().unwrap();
    let viewers: Vec<Viewer> = Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]).collect();
    let back = moments.iter().flat_map(|then| viewers.iter().map(|viewer| now.look_back(then, *viewer)));
    viewers.iter().map(|viewer| now.view(*viewer)).chain(back).collect()
}

// BO-5.2
#[test]
fn what_the_table_does_not_show_is_in_no_view() {
    let points = |game: &Bouillabaisse| game.view(Viewer::Public).points.map(Vec::from);
    let [no_void, more, other] = histories(Help::Strict).map(|moments| seen(&moments));
    assert!(no_void == more && more == other, "strict: it can be told what was played before the last trick");
    assert!(more.iter().all(|view| !view.shows_points() && view.voids.is_none()));
    let usual = histories(Help::Usual);
    assert_eq!(
        [&usual[0], &usual[1], &usual[2]].map(|moments| points(&moments[9])),
        [[20, 0, 0], [30, 0, 0], [0, 30, 0]].map(|points| Some(points.to_vec()))
    );
    // But for the points nothing can be told.
    let [no_void, more, other] = usual.map(|moments| {
        let mut seen = seen(&moments);
        seen.iter_mut().for_each(|view| view.points = None);
        seen
    });
    assert!(no_void == more && more == other, "usual: more can be told than the points");
    let [no_void, more, _] = histories(Help::Open).map(|moments| moments[9].view(Viewer::Public));
    assert_eq!((no_void.tricks.len(), no_void.gone), (3, 0));
    assert_eq!(no_void.voids.unwrap().values(), [vec![], vec![Suit::Hearts], vec![]]);
    assert!(no_void.tricks != more.tricks);
}

// BO-5.2
#[test]
fn the_last_trick_can_be_looked_back_at_and_no_other() {
    for help in [Help::Usual, Help::Strict] {
        let moments = &histories(help)[0];
        let now = &moments[9];
        let view = now.view(Viewer::Public);
        assert_eq!((view.tricks.len(), view.gone), (1, 2));
        assert_eq!(view.last_trick().unwrap().cards[0].1, card("2d"));
        let own = Viewer::Seat(Seat::nth(0));
        for (n, then) in moments.iter().enumerate() {
            let back = now.look_back(then, own);
            assert_eq!(back.out_of_sight, n < 6, "{n}");
            assert_eq!(back.hand().is_empty(), n < 6, "{n}");
            // When the last trick began, the one before it still lay there.
            assert_eq!(back.last_trick().is_some(), n == 9, "{n}");
            assert_eq!(back.trick.len(), if n < 6 { 0 } else { n % 3 });
        }
        assert_eq!(now.look_back(now, own), now.view(own));
        // Six steps are not to be read. In this short cut of a match the table has made none.
        let forgotten = now.forgotten();
        assert_eq!(forgotten.len(), 6);
        // Once the round is over nothing is hidden.
        let mut over = now.clone();
        play(&mut over, "6d 7d 5d 7h 5h 6s");
        assert_eq!(over.finished.len(), 2);
        let back = over.look_back(&moments[1], Viewer::Public);
        let hands = back.disclosed.unwrap().hands.seats();
        assert_eq!((back.trick.len(), hands, back.out_of_sight), (1, 3, false));
        assert_eq!(over.view(Viewer::Public).finished[1].tricks.len(), 5);
        assert!(over.forgotten().is_empty());
    }
    let moments = &histories(Help::Open)[0];
    assert!(moments.iter().all(|then| !moments[9].look_back(then, Viewer::Public).out_of_sight));
    assert!(moments[9].forgotten().is_empty());
}

/// What is told of a trick, and what stands beside it, are the same.
// BO-5.2
#[test]
fn a_trick_is_told_with_its_points_or_without() {
    let told = |help| {
        let mut game = dealt(1, &["3c 5c", "4c 6c"], Config { help, ..Config::default() });
        play(&mut game, "3c");
        let notes = game.apply(&Step::Player(game.turn().unwrap(), Action::Play(card("4c"))));
        let Event::Taken { taken, .. } = notes[1].event else { panic!("{notes:?}") };
        assert_eq!(taken, game.view(Viewer::Public).tricks[0].taken);
        (taken.map(Taken::worth), game.view(Viewer::Omniscient).tricks[0].taken.map(Taken::worth))
    };
    assert_eq!(Config::default().help, Help::Usual);
    assert_eq!(told(Help::Open), (Some(5), Some(5)));
    assert_eq!(told(Help::Usual), (Some(5), Some(5)));
    assert_eq!(told(Help::Strict), (None, Some(5)), "whoever may see everything sees it");
}

// BO-3.3
#[test]
fn points_so_far_have_the_sign_that_they_will_be_counted_with() {
    let taken = |round| {
        let mut game = dealt(round, &["Qh 3s", "2h Ks"], Config::default());
        play(&mut game, "Qh 2h");
        Vec::from(game.view(Viewer::Public).points.unwrap())
    };
    assert_eq!(taken(5), [75, 0]);
    assert_eq!(taken(6), [-75, 0]);
}

#[test]
fn a_view_holds_no_hand_but_the_viewers_own() {
    let game = dealt(1, &["3c 5c", "4d Ah"], Config::default());
    let view = game.view(Viewer::Seat(Seat::nth(1)));
    assert_eq!((view.hand(), &view.disclosed), (&cards("4d Ah")[..], &None));
    let view = game.view(Viewer::Public);
    assert_eq!((view.private, view.disclosed), (None, None));
    assert_eq!(view.counts.values(), [2, 2]);
    let all = game.view(Viewer::Omniscient);
    assert_eq!(
        (all.private, all.disclosed.unwrap().hands.values()),
        (None, &[cards("3c 5c"), cards("4d Ah")][..])
    );
}

#[test]
fn a_round_that_is_over_may_be_looked_at_openly() {
    let first = dealt(2, &["3h", "4h"], Config::default());
    let mut then = first.clone();
    play(&mut then, "3h");
    assert!(!then.may_disclose(&first));
    play(&mut then, "4h");
    assert!(then.may_disclose(&first));
}

#[test]
fn actions_come_back_from_their_text() {
    let action = Action::Play(card("Qh"));
    assert_eq!(action.to_string(), "Qh");
    assert_eq!("Qh".parse(), Ok(action));
    let all = [
        (Chance::Dealer(Seat::nth(11)), "dealer 11"),
        (Chance::Suit(Suit::Spades), "suit s"),
        (Chance::Figure(Rank::JACK), "figure J"),
        (Chance::Card(card("9d")), "card 9d"),
        (Chance::Deal(vec![cards("2c Th"), cards("As Qd")]), "deal 2cTh/AsQd"),
    ];
    for (chance, text) in all {
        assert_eq!(chance.to_string(), text);
        assert_eq!(text.parse(), Ok(chance));
    }
    for text in
        ["", "1c", "Q", "Qhh", "suit x", "suit", "deal 2", "deal é", "figure 1", "dealer x", "what 2c"]
    {
        assert!(text.parse::<Action>().is_err() && text.parse::<Chance>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_kept_as_text() {
    let config = Config { cost_selection: agreed(), twins: TwinRule::Last, packs: 2, ..Config::default() };
    let saved = json!({
        "all_or_nothing": false,
        "finding": {"agreed": ["h", "Q", "Ks"]},
        "help": "usual",
        "packs": 2,
        "skip": true,
        "twins": "last",
    });
    assert_eq!(serde_json::to_value(&config).unwrap(), saved);
    assert_eq!(serde_json::from_str::<Config>("{}").unwrap(), Config::default());
    let mut all = vec![config.clone()];
    all.extend(
        [AllOrNothing::Cards, AllOrNothing::Tricks].map(|on| Config { all_or_nothing: on, ..config.clone() }),
    );
    all.extend([Help::Open, Help::Strict].map(|help| Config { help, ..config.clone() }));
    all.extend(
        [CostSelection::Random, CostSelection::Late]
            .map(|cost_selection| Config { cost_selection, ..config.clone() }),
    );
    for config in all {
        assert_eq!(serde_json::from_value::<Config>(json!(config)).unwrap(), config);
    }
    for text in
        ["{\"all_or_nothing\":\"tricks\"}", "{\"help\":true}", "{\"show_points\":\"usual\"}", "{\"skip\":1}"]
    {
        assert!(serde_json::from_str::<Config>(text).is_err(), "{text}");
    }
}

/// A match is finished by the rules it was begun with: before, everything was every trick, and points were shown with
/// all else or not at all.
// BO-4.1, BO-5.2
#[test]
fn options_of_earlier_versions_mean_what_they_meant() {
    let before = |all_or_nothing: bool, show_points: bool| {
        let text = format!(
            r#"{{"all_or_nothing":{all_or_nothing},"finding":"random","packs":0,"show_points":{show_points},"skip":true,"twins":"first"}}"#
        );
        let config: Config = serde_json::from_str(&text).unwrap();
        assert_eq!(config.cost_selection, CostSelection::Random);
        (config.all_or_nothing, config.help)
    };
    assert_eq!(before(false, true), (AllOrNothing::Off, Help::Open));
    assert_eq!(before(true, false), (AllOrNothing::Tricks, Help::Strict));
}
