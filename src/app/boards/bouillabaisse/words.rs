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
        number => {
            let place = Rank::all().position(|rank| rank == number).unwrap_or_default();
            DIGITS.get(place).copied().unwrap_or_default().to_owned()
        }
    }
}

fn rank(language: &Language, rank: Rank) -> String {
    match rank {
        Rank::JACK => language.say(key::jack),
        Rank::QUEEN => language.say(key::queen),
        Rank::KING => language.say(key::king),
        Rank::ACE => language.say(key::ace),
        number => index(language, number),
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
    let of = language.say(match card.suit {
        Suit::Clubs => key::of_clubs,
        Suit::Diamonds => key::of_diamonds,
        Suit::Hearts => key::of_hearts,
        Suit::Spades => key::of_spades,
    });
    [&rank(language, card.rank), " ", &of].concat()
}

/// "queen of hearts, 7 of clubs"
pub(super) fn cards(language: &Language, list: &[Card]) -> String {
    list.iter().map(|one| card(language, *one)).collect::<Vec<_>>().join(", ")
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
        let count = one.count(score.taken);
        let (number, points) = (count.to_string(), total(score.points.signum() * one.points()));
        let what = match (one, count) {
            (_, 0) => return None,
            (Cost::Card(one), 1) => card(language, *one),
            (Cost::Card(one), _) => [&card(language, *one), " × ", &number].concat(),
            (one, 1) => [&number, " ", &single(language, *one)].concat(),
            (one, _) => [&number, " ", &several(language, *one)].concat(),
        };
        Some([&what, " × ", &points].concat())
    };
    let parts: Vec<String> = costs.iter().filter_map(part).collect();
    if parts.is_empty() { language.say(key::nothing) } else { parts.join(" + ") }
}

fn several(language: &Language, one: Cost) -> String {
    match one {
        Cost::Trick => language.say(key::tricks),
        other => cost(language, other),
    }
}

fn single(language: &Language, one: Cost) -> String {
    match one {
        Cost::Trick => language.say(key::one_trick),
        Cost::Suit(Suit::Clubs) => language.say(key::one_club),
        Cost::Suit(Suit::Diamonds) => language.say(key::one_diamond),
        Cost::Suit(Suit::Hearts) => language.say(key::one_heart),
        Cost::Suit(Suit::Spades) => language.say(key::one_spade),
        Cost::Figure(figure) => rank(language, figure),
        Cost::Card(one) => rank(language, one.rank),
    }
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
    let one = |one: &Cost| [&cost(language, *one), " ", &signed(sign.apply(one.points()))].concat();
    costs.iter().map(one).collect::<Vec<_>>().join(", ")
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
    let suits = place.voids.iter().map(|suit| suit_led(language, *suit)).collect::<Vec<_>>().join(", ");
    if !suits.is_empty() {
        facts.push(language.say(key::VoidIn { suits }));
    }
    facts.join(", ")
}

pub(super) fn why(language: &Language, why: CardRefusal) -> String {
    match why {
        CardRefusal::NotYourTurn => language.say(key::not_your_turn),
        CardRefusal::FollowSuit(one) => language.say(key::FollowSuit { suit: suit_led(language, one) }),
    }
}
