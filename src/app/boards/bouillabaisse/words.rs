//! La Bouillabaisse in sentences. Locales are given, so that nothing here follows a signal.

use crate::{
    app::{
        i18n::{Locale, Word, bouillabaisse as key},
        lexicon::{fill, name},
    },
    games::bouillabaisse::{
        Action, Bouillabaisse, Card, Chance, Rank, Refusal, Score, Suit, Taken, View,
        score::{ROUNDS, Scoring},
    },
    kernel::{Step, StepOf},
    scenes::bouillabaisse::{Cost, Everything, Place, Why},
    table::matches::Ending,
};

const DIGITS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// What stands in the corner of a card: its number, or the letter of the language.
pub(super) fn index(locale: Locale, rank: Rank) -> &'static str {
    match rank {
        Rank::JACK => locale.word(key::index_jack),
        Rank::QUEEN => locale.word(key::index_queen),
        Rank::KING => locale.word(key::index_king),
        Rank::ACE => locale.word(key::index_ace),
        number => {
            let place = Rank::all().position(|rank| rank == number).unwrap_or_default();
            DIGITS.get(place).copied().unwrap_or_default()
        }
    }
}

fn rank(locale: Locale, rank: Rank) -> &'static str {
    match rank {
        Rank::JACK => locale.word(key::jack),
        Rank::QUEEN => locale.word(key::queen),
        Rank::KING => locale.word(key::king),
        Rank::ACE => locale.word(key::ace),
        number => index(locale, number),
    }
}

/// "queens"
pub(super) fn figures(locale: Locale, figure: Rank) -> &'static str {
    locale.word(match figure {
        Rank::JACK => key::jacks,
        Rank::QUEEN => key::queens,
        _ => key::kings,
    })
}

/// "hearts"
pub(super) fn suit(locale: Locale, suit: Suit) -> &'static str {
    locale.word(match suit {
        Suit::Clubs => key::clubs,
        Suit::Diamonds => key::diamonds,
        Suit::Hearts => key::hearts,
        Suit::Spades => key::spades,
    })
}

/// The suit as one follows it, or has none of it: "hearts", but "cœur".
pub(super) fn suit_led(locale: Locale, suit: Suit) -> &'static str {
    locale.word(match suit {
        Suit::Clubs => key::led_clubs,
        Suit::Diamonds => key::led_diamonds,
        Suit::Hearts => key::led_hearts,
        Suit::Spades => key::led_spades,
    })
}

/// "queen of hearts"
pub(super) fn card(locale: Locale, card: Card) -> String {
    let of = locale.word(match card.suit {
        Suit::Clubs => key::of_clubs,
        Suit::Diamonds => key::of_diamonds,
        Suit::Hearts => key::of_hearts,
        Suit::Spades => key::of_spades,
    });
    [rank(locale, card.rank), " ", of].concat()
}

/// "queen of hearts, 7 of clubs"
pub(super) fn cards(locale: Locale, list: &[Card]) -> String {
    list.iter().map(|one| card(locale, *one)).collect::<Vec<_>>().join(", ")
}

/// What counts, as a noun: "each trick", "hearts", "queens", "king of spades".
pub(super) fn cost(locale: Locale, cost: Cost) -> String {
    match cost {
        Cost::Trick => locale.word(key::each_trick).to_owned(),
        Cost::Suit(one) => suit(locale, one).to_owned(),
        Cost::Figure(figure) => figures(locale, figure).to_owned(),
        Cost::Card(one) => card(locale, one),
    }
}

/// A number of points with its sign, the minus as long as the plus.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => ["+", &points.to_string()].concat(),
        _ => ["−", &points.unsigned_abs().to_string()].concat(),
    }
}

/// A total, which has a sign only where it is below nothing.
pub(super) fn total(points: i32) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}

/// "3 tricks × 5 + 1 heart × 10", or with −5 and −10 where the points come off.
pub(super) fn sum(locale: Locale, costs: &[Cost], score: &Score) -> String {
    let part = |one: &Cost| {
        let count = one.count(score.taken);
        let (number, points) = (count.to_string(), total(score.points.signum() * one.points()));
        let what = match (one, count) {
            (_, 0) => return None,
            (Cost::Card(one), 1) => card(locale, *one),
            (Cost::Card(one), _) => [&card(locale, *one), " × ", &number].concat(),
            (one, 1) => [&number, " ", single(locale, *one)].concat(),
            (one, _) => [&number, " ", &several(locale, *one)].concat(),
        };
        Some([&what, " × ", &points].concat())
    };
    let parts: Vec<String> = costs.iter().filter_map(part).collect();
    if parts.is_empty() { locale.word(key::nothing).to_owned() } else { parts.join(" + ") }
}

fn several(locale: Locale, one: Cost) -> String {
    match one {
        Cost::Trick => locale.word(key::tricks).to_owned(),
        other => cost(locale, other),
    }
}

fn single(locale: Locale, one: Cost) -> &'static str {
    match one {
        Cost::Trick => locale.word(key::one_trick),
        Cost::Suit(Suit::Clubs) => locale.word(key::one_club),
        Cost::Suit(Suit::Diamonds) => locale.word(key::one_diamond),
        Cost::Suit(Suit::Hearts) => locale.word(key::one_heart),
        Cost::Suit(Suit::Spades) => locale.word(key::one_spade),
        Cost::Figure(figure) => rank(locale, figure),
        Cost::Card(one) => rank(locale, one.rank),
    }
}

/// Why the sign is what it is.
pub(super) fn turned(locale: Locale, score: &Score) -> Option<&'static str> {
    score.turned.then(|| locale.word(key::took_all))
}

fn round(locale: Locale, text: Word, number: usize) -> String {
    fill(locale.word(text), &[("n", &number.to_string())])
}

/// "Round 3 of 6"
pub(super) fn round_of(locale: Locale, number: u8) -> String {
    let (n, of) = (number.to_string(), ROUNDS.to_string());
    fill(locale.word(key::round_of), &[("n", &n), ("of", &of)])
}

pub(super) fn round_title(locale: Locale, number: usize) -> String {
    round(locale, key::round, number)
}

/// "Anna takes the trick: +25", without the points where there are none, or none in sight.
pub(super) fn takes(locale: Locale, who: &str, points: Option<i32>) -> String {
    let points = points.filter(|points| *points != 0);
    let text = if points.is_some() { key::takes } else { key::takes_nothing };
    fill(locale.word(text), &[("name", who), ("what", &signed(points.unwrap_or_default()))])
}

/// What the menu card says of all or nothing.
pub(super) fn everything(locale: Locale, everything: Everything) -> &'static str {
    locale.word(match everything {
        Everything::Turns => key::all_turns,
        Everything::NotNow => key::all_not_now,
        Everything::NotAll => key::all_not_all,
    })
}

/// One that is mostly agreed on.
pub(super) fn usual(locale: Locale, what: &str) -> String {
    fill(locale.word(key::usual), &[("what", what)])
}

/// What there is to say of a place: "12 cards, plays, +15, deals, no hearts".
pub(super) fn facts(locale: Locale, place: &Place) -> String {
    let cards = if place.left == 1 { key::card_left } else { key::cards_left };
    let mut facts = vec![fill(locale.word(cards), &[("n", &place.left.to_string())])];
    facts.extend(place.turn.then(|| locale.word(key::duty).to_owned()));
    facts.extend(place.took.then(|| locale.word(key::took).to_owned()));
    facts.extend(place.taken.map(|points| fill(locale.word(key::points_taken), &[("n", &signed(points))])));
    facts.extend(place.dealer.then(|| locale.word(key::deals).to_owned()));
    let voids = place.voids.iter().map(|suit| suit_led(locale, *suit)).collect::<Vec<_>>().join(", ");
    if !voids.is_empty() {
        facts.push(fill(locale.word(key::void_in), &[("suits", &voids)]));
    }
    facts.join(", ")
}

pub(super) fn log_line(
    locale: Locale,
    names: &[String],
    before: &View,
    step: &StepOf<Bouillabaisse>,
) -> String {
    match step {
        Step::Player(by, Action::Play(one)) => {
            let played = card(locale, *one);
            match before.taken_with(*by, *one) {
                Some(winner) => [&played, " → ", name(names, winner)].concat(),
                None => played,
            }
        }
        Step::Chance(Chance::Dealer(seat)) => {
            fill(locale.word(key::said_dealer), &[("name", name(names, *seat))])
        }
        Step::Chance(Chance::Suit(one)) => fill(locale.word(key::said_cost), &[("what", suit(locale, *one))]),
        Step::Chance(Chance::Figure(one)) => {
            fill(locale.word(key::said_cost), &[("what", figures(locale, *one))])
        }
        Step::Chance(Chance::Card(one)) => {
            fill(locale.word(key::said_cost), &[("what", &card(locale, *one))])
        }
        Step::Chance(Chance::Deal(_)) => round(locale, key::said_deal, usize::from(before.round)),
    }
}

pub(super) fn spoken(
    locale: Locale,
    names: &[String],
    before: &View,
    step: &StepOf<Bouillabaisse>,
) -> String {
    let Step::Player(by, Action::Play(one)) = step else {
        return log_line(locale, names, before, step);
    };
    let what = card(locale, *one);
    let plays = fill(locale.word(key::said_plays), &[("name", name(names, *by)), ("card", &what)]);
    let taken = before.taken_with(*by, *one).map(|seat| {
        let scoring = Scoring::of(before.round);
        let cards = before.trick.iter().map(|played| &played.card).chain([one]);
        let worth = scoring.sign.apply(Taken::of(scoring, &before.costs, 1, cards).worth());
        let sentence = takes(locale, name(names, seat), before.shows_points().then_some(worth));
        [sentence.trim_end_matches('.'), "."].concat()
    });
    [plays, taken.unwrap_or_default()].join(" ").trim_end().to_owned()
}

pub(super) fn why(locale: Locale, why: Why) -> String {
    match why {
        Why::NotYourTurn => locale.word(key::not_your_turn).to_owned(),
        Why::FollowSuit(one) => fill(locale.word(key::follow_suit), &[("suit", suit_led(locale, one))]),
    }
}

pub(super) fn refusal(locale: Locale, refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotInPlay(one) => {
            fill(locale.word(key::refused_not_in_play), &[("card", &card(locale, *one))])
        }
        Refusal::FollowSuit(one) => why(locale, Why::FollowSuit(*one)),
        Refusal::Packs(_) | Refusal::NoFigure(_) => locale.word(key::refused_setup).to_owned(),
        Refusal::NotHeld(_) => locale.word(key::refused_step).to_owned(),
    }
}

pub(super) fn ending(locale: Locale, names: &[String], view: &View, ending: &Ending) -> String {
    if matches!(ending, Ending::Abandoned) {
        return locale.word(key::ended_abandoned).to_owned();
    }
    let best = view.totals.values().iter().min().copied().unwrap_or_default();
    let first = names.iter().zip(view.totals.values()).filter(|(_, total)| **total == best);
    let first: Vec<&str> = first.map(|(name, _)| name.as_str()).collect();
    let text = if first.len() > 1 { key::ended_shared } else { key::ended_won };
    fill(locale.word(text), &[("name", &first.join(", ")), ("points", &total(best))])
}
