//! Every value lies within the points that the round can still give, so no cost exceeds their span.

use super::{
    super::super::{
        score::{Scoring, Taken},
        view::View,
    },
    *,
};

/// Returns the least and the most points of the round, with their sign, that the acting player can still get.
fn span(game: &Bouillabaisse) -> (i32, i32) {
    let seat = game.turn().unwrap();
    let view = game.remembered(seat);
    let scoring = Scoring::of(view.round);
    let worth =
        |tricks: usize, cards: &[Card]| Taken::of(scoring, &view.costs, tricks as u8, cards.iter()).worth();
    let mut taken = 0;
    let mut others_have = false;
    for trick in &view.tricks {
        let cards: Vec<Card> = trick.cards.iter().map(|played| played.card).collect();
        match trick.winner == seat {
            true => taken += worth(1, &cards),
            false => others_have |= takes_from_everything(&view, &cards),
        }
    }
    let mut left = game.hands().values().concat();
    left.extend(view.trick.iter().map(|played| played.card));
    let all = taken + worth(view.hand().len(), &left);
    let ends = [scoring.sign.apply(taken), scoring.sign.apply(all)];
    let turns = view.all_or_nothing != AllOrNothing::Off && scoring.knows_all_or_nothing() && !others_have;
    let turned = if turns { scoring.sign.turned().apply(all) } else { ends[0] };
    (ends[0].min(ends[1]).min(turned), ends[0].max(ends[1]).max(turned))
}

/// Whether the taker of these cards keeps all others from taking everything (BO-4.1).
fn takes_from_everything(view: &View, cards: &[Card]) -> bool {
    let scoring = Scoring::of(view.round);
    let whole_trick = u8::from(scoring.every_trick(view.all_or_nothing));
    !Taken::of(Scoring { tricks: whole_trick > 0, ..scoring }, &view.costs, whole_trick, cards.iter())
        .is_empty()
}

/// Checks the advice of the three upper levels in one of `every` positions. Returns the number of values.
fn assert_values_within_span(config: &Config, seats: u8, every: usize) -> usize {
    let (mut asked, mut values) = (0, 0);
    wander(config, seats, 2, |game, rng| {
        asked += 1;
        if asked % every != 0 {
            return;
        }
        let seat = game.turn().unwrap();
        // A single card is not searched.
        if game.offer(seat).actions().len() < 2 {
            return;
        }
        let (least, most) = span(game);
        for level in [Level::Medium, Level::Hard, Level::Expert] {
            let decision = Decision::of(game, seat, level, u64::from(rng.next_u32())).unwrap();
            let mut search =
                Bouillabaisse::think(Decision { question: Question::Advise(u8::MAX), ..decision });
            search.run(300);
            let found = search.weighed();
            for one in &found {
                let points = -one.value;
                assert!(
                    (least..=most).contains(&points),
                    "{level:?}: {points} of {least} to {most}: {one:?}"
                );
                let cost = bot::cost(found[0].value, one.value);
                assert!(cost <= most - least, "{level:?}: {cost} of {least} to {most}: {one:?}");
            }
            values += found.len();
        }
    });
    values
}

#[test]
fn values_stay_within_what_the_round_can_still_give() {
    let all_or_nothing = [AllOrNothing::Off, AllOrNothing::Cards, AllOrNothing::Tricks];
    for (seats, every) in [(2, 7), (4, 7), (7, 29)] {
        for all_or_nothing in all_or_nothing {
            let config = Config { all_or_nothing, ..Config::default() };
            let values = assert_values_within_span(&config, seats, every);
            assert!(values > 300, "{seats} seats, {all_or_nothing:?}: {values} values");
        }
    }
}
