//! Costs and their selection (BO-3).

use super::*;

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
    // The usual agreement is offered before the table has chosen.
    assert_eq!(Config::default().cost_selection, agreed());
    // Every view has all settled costs, whether they score in this round or not.
    let view = dealt(1, &["3c", "4d"], Config::default()).view(Viewer::Public);
    assert_eq!(view.costs, costs());
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
    // The example of the rules page.
    let taken = Taken::of(Scoring::of(5), &costs(), 4, cards("Qh 4h 9h Qc Ks 2c 3c 4c").iter());
    assert_eq!(taken.worth(), 20 + 30 + 100 + 200);
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
