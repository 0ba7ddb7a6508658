//! La Bouillabaisse in sentences. The language is an argument, so that no function tracks a signal.

use crate::{
    app::i18n::{Language, bouillabaisse as key},
    games::bouillabaisse::{Card, Rank, Score, Sign, Suit, score::ROUNDS},
    scenes::bouillabaisse::{CardRefusal, Cost, Everything, Place},
};

const DIGITS: [&str; 9] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

/// The corner index of a card: its number, or a letter of the language.
pub(super) fn index(language: &Language, rank: Rank) -> String {
    match rank {
        Rank::JACK => language.say(key::index_jack),
        Rank::QUEEN => language.say(key::index_queen),
        Rank::KING => language.say(key::index_king),
        Rank::ACE => language.say(key::index_ace),
        number => digits(number).to_owned(),
    }
}

/// The rank by which messages select a card: "queen", or its number.
fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::JACK => "jack",
        Rank::QUEEN => "queen",
        Rank::KING => "king",
        Rank::ACE => "ace",
        number => digits(number),
    }
}

fn digits(number: Rank) -> &'static str {
    let place = Rank::all().position(|rank| rank == number).unwrap_or_default();
    DIGITS.get(place).copied().unwrap_or_default()
}

/// The suit by which messages select.
fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// "queens"
pub(super) fn figures(language: &Language, figure: Rank) -> String {
    language.say(match figure {
        Rank::JACK => key::jacks,
        Rank::QUEEN => key::queens,
        _ => key::kings,
    })
}

/// "hearts"
pub(super) fn suit(language: &Language, suit: Suit) -> String {
    language.say(match suit {
        Suit::Clubs => key::clubs,
        Suit::Diamonds => key::diamonds,
        Suit::Hearts => key::hearts,
        Suit::Spades => key::spades,
    })
}

/// The suit in a sentence about following it: "hearts", but "cœur" in French.
pub(super) fn suit_led(language: &Language, suit: Suit) -> String {
    language.say(match suit {
        Suit::Clubs => key::led_clubs,
        Suit::Diamonds => key::led_diamonds,
        Suit::Hearts => key::led_hearts,
        Suit::Spades => key::led_spades,
    })
}

/// "queen of hearts"
pub(super) fn card(language: &Language, card: Card) -> String {
    language.say(key::Card { rank: rank(card.rank), suit: suit_name(card.suit) })
}

/// "queen of hearts, 7 of clubs"
pub(super) fn cards(language: &Language, list: &[Card]) -> String {
    language.commas(list.iter().map(|one| card(language, *one)))
}

/// A cost as a noun: "each trick", "hearts", "queens", "king of spades".
pub(super) fn cost(language: &Language, cost: Cost) -> String {
    match cost {
        Cost::Trick => language.say(key::each_trick),
        Cost::Suit(one) => suit(language, one),
        Cost::Figure(figure) => figures(language, figure),
        Cost::Card(one) => card(language, one),
    }
}

/// Points with a sign; the minus is as wide as the plus.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => ["+", &points.to_string()].concat(),
        _ => ["−", &points.unsigned_abs().to_string()].concat(),
    }
}

/// A total, with a sign only if it is negative.
pub(super) fn total(points: i32) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}

/// "3 tricks × 5 + 1 heart × 10", or with −5 and −10 if the points are subtracted.
pub(super) fn sum(language: &Language, costs: &[Cost], score: &Score) -> String {
    let part = |one: &Cost| {
        let n = one.count(score.taken);
        let points = total(score.points.signum() * one.points());
        (n > 0).then(|| match *one {
            Cost::Trick => language.say(key::SumTricks { n, points }),
            Cost::Suit(suit) => language.say(key::SumSuit { suit: suit_name(suit), n, points }),
            Cost::Figure(figure) => language.say(key::SumFigures { figure: rank(figure), n, points }),
            Cost::Card(one) => language.say(key::SumCard { card: card(language, one), n, points }),
        })
    };
    let parts: Vec<String> = costs.iter().filter_map(part).collect();
    if parts.is_empty() { language.say(key::nothing) } else { parts.join(" + ") }
}

/// The reason if the sign was reversed.
pub(super) fn turned(language: &Language, score: &Score) -> Option<String> {
    score.turned.then(|| language.say(key::took_all))
}

/// "Round 3 of 6"
pub(super) fn round_of(language: &Language, number: u8) -> String {
    language.say(key::RoundOf { n: number, of: ROUNDS })
}

/// "Round 2: hearts +10"
pub(super) fn recipe(language: &Language, round: u8, costs: &[Cost], sign: Sign) -> String {
    let what = if costs.is_empty() { language.say(key::cost_unknown) } else { priced(language, costs, sign) };
    language.say(key::Recipe { n: round, what })
}

/// "each trick +5, hearts +10"
pub(super) fn priced(language: &Language, costs: &[Cost], sign: Sign) -> String {
    let one = |one: &Cost| {
        language.say(key::Priced { what: cost(language, *one), points: signed(sign.apply(one.points())) })
    };
    language.commas(costs.iter().map(one))
}

/// "Anna takes the trick: +25"; without points if there are none or they are hidden.
pub(super) fn takes(language: &Language, name: &str, points: Option<i32>) -> String {
    match points.filter(|points| *points != 0) {
        Some(points) => language.say(key::Takes { name, what: signed(points) }),
        None => language.say(key::TakesNothing { name }),
    }
}

/// The sentence of the menu card about all or nothing.
pub(super) fn everything(language: &Language, everything: Everything) -> String {
    language.say(match everything {
        Everything::Turns => key::all_turns,
        Everything::NotNow => key::all_not_now,
        Everything::NotAll => key::all_not_all,
    })
}

/// Labels an option as usual.
pub(super) fn usual(language: &Language, what: &str) -> String {
    language.say(key::Usual { what })
}

/// The facts about a place: "12 cards, plays, +15, deals, no hearts".
pub(super) fn facts(language: &Language, place: &Place) -> String {
    let mut facts = vec![language.say(key::CardsLeft { n: place.left })];
    facts.extend(place.turn.then(|| language.say(key::duty)));
    facts.extend(place.took.then(|| language.say(key::took)));
    facts.extend(
        place.taken.map(|points| language.say(key::PointsTaken { points: signed(points), n: points.abs() })),
    );
    facts.extend(
        place.total.map(|points| language.say(key::TotalOf { points: total(points), n: points.abs() })),
    );
    facts.extend(place.leads.then(|| language.say(key::leads)));
    facts.extend(place.dealer.then(|| language.say(key::deals)));
    if !place.voids.is_empty() {
        let suits = language.commas(place.voids.iter().map(|suit| suit_led(language, *suit)));
        facts.push(language.say(key::VoidIn { suits }));
    }
    language.commas(facts)
}

pub(super) fn why(language: &Language, why: CardRefusal) -> String {
    match why {
        CardRefusal::NotYourTurn => language.say(key::not_your_turn),
        CardRefusal::FollowSuit(one) => language.say(key::FollowSuit { suit: suit_led(language, one) }),
    }
}
