//! Decisions near the end of a round with answers from exhaustive search, made from a seed.
//!
//! Players by rule of thumb play whole matches, so that the cards played and the voids shown carry information. A
//! decision has a clear answer if the same cards are best in every sampled deal that agrees with the knowledge of its
//! seat. This must hold if the others play for themselves, and if all play against this seat. Each other card must cost
//! points on average, also if the others play at random. Of two players each knows the other's hand, so there is one
//! deal.

use std::ops::RangeInclusive;

use bar_a_jeux::{
    games::bouillabaisse::{
        Action, Bouillabaisse, Card, Config, ROUNDS, Rank, Scoring, Sign, Suit, Taken, View, cards::pack,
        score::TRICK,
    },
    kernel::{
        Game, Pending, Seat, Step,
        bot::{Bot, Level, decide},
        conform::SuiteRng,
    },
};
use rand::{RngExt, SeedableRng, seq::SliceRandom};

use super::exhaustive::{Exhaustive, MOST, Open, Others, Table};

/// The numbers of players.
pub(crate) const SEATS: RangeInclusive<u8> = 2..=5;

/// The size of the acting hand.
const HAND: RangeInclusive<usize> = 3..=4;

/// The number of deals sampled for one decision.
const DEALS: usize = 24;

/// The least mean cost of each wrong card, in points.
const MARGIN: f64 = 5.0;

/// The most mean cost of a right card if the others play at random, in points.
const SLACK: f64 = 1.0;

const MODELS: [Others; 3] = [Others::ForThemselves, Others::Against, Others::AtRandom];

/// A decision with a clear answer.
pub(crate) struct Ending {
    pub(crate) game: Bouillabaisse,
    pub(crate) seat: Seat,
    pub(crate) seats: u8,
    pub(crate) round: u8,
    /// The best cards; some other card is worse.
    pub(crate) right: Vec<Card>,
}

impl Ending {
    /// Whether a bot of this level plays one of the best cards.
    pub(crate) fn is_right(&self, level: Level, seed: u64) -> bool {
        let Action::Play(card) = decide(&self.game, self.seat, level, seed).action;
        self.right.contains(&card)
    }
}

/// Returns this many endings, about equally many of each number of players and each round.
pub(crate) fn endings(number: usize, seed: u64) -> Vec<Ending> {
    let cells = SEATS.count() * usize::from(ROUNDS);
    let mut all = Vec::new();
    for seats in SEATS {
        let mut wanted = [0; ROUNDS as usize];
        for (round, wanted) in wanted.iter_mut().enumerate() {
            let cell = usize::from(seats - SEATS.start()) * usize::from(ROUNDS) + round;
            *wanted = number / cells + usize::from(cell < number % cells);
        }
        let mut rng = SuiteRng::seed_from_u64(seed << 8 | u64::from(seats));
        while wanted.iter().any(|left| *left > 0) {
            play_match(seats, &mut wanted, &mut all, &mut rng);
        }
    }
    all
}

/// Plays a match by rule of thumb. Each round gives one ending at most.
fn play_match(seats: u8, wanted: &mut [usize], all: &mut Vec<Ending>, rng: &mut SuiteRng) {
    let mut game =
        Bouillabaisse::new(&Config::default(), seats).unwrap_or_else(|_| unreachable!("it is played"));
    let mut last = 0;
    loop {
        let step = match game.pending() {
            Pending::Over(_) => return,
            Pending::Chance => Step::Chance(game.draw_chance(rng)),
            Pending::Players(players) => {
                let seat = players.iter().next().unwrap_or(Seat::FIRST);
                let view = game.remembered(seat);
                let round = usize::from(view.round);
                let is_new = last != round && wanted[round - 1] > 0 && rng.random_range(0..3) == 0;
                if is_new
                    && HAND.contains(&view.hand().len())
                    && let Some(right) = answer(&view, seat, rng)
                {
                    last = round;
                    wanted[round - 1] -= 1;
                    all.push(Ending { game: game.clone(), seat, seats, round: view.round, right });
                }
                Step::Player(seat, Action::Play(rule_of_thumb(&view, rng)))
            }
        };
        game.apply(&step);
    }
}

/// Stays low and discards dear or high cards; the opposite in the last round. One card in six is random.
fn rule_of_thumb(view: &View, rng: &mut SuiteRng) -> Card {
    let playable = view.playable();
    let any = playable[rng.random_range(0..playable.len())];
    if rng.random_range(0..6) == 0 {
        return any;
    }
    let wants = Scoring::of(view.round).sign == Sign::Minus;
    let pick = |cards: Vec<&Card>, highest: bool| {
        let key = |card: &&&Card| card.rank;
        let picked = if highest { cards.iter().max_by_key(key) } else { cards.iter().min_by_key(key) };
        picked.map(|card| **card)
    };
    let led = view.suit_led();
    let best = view.trick.iter().map(|played| played.card).filter(|card| Some(card.suit) == led).max();
    let (below, above): (Vec<&Card>, Vec<&Card>) =
        playable.iter().partition(|card| Some(card.suit) != led || best.is_some_and(|best| **card < best));
    let follows = playable.iter().any(|card| Some(card.suit) == led);
    let picked = match led {
        None => pick(playable.iter().collect(), wants),
        Some(_) if !follows => {
            let dear = playable.iter().max_by_key(|card| (price(view, **card), card.rank));
            let cheap = playable.iter().min_by_key(|card| (price(view, **card), card.rank));
            if wants { cheap.copied() } else { dear.copied() }
        }
        Some(_) if wants => pick(above, true).or_else(|| pick(below, false)),
        Some(_) => pick(below, true).or_else(|| pick(above, false)),
    };
    picked.unwrap_or(any)
}

fn price(view: &View, card: Card) -> i32 {
    Taken::of(Scoring::of(view.round), &view.costs, 0, [card].iter()).worth()
}

/// Returns the best cards, if they are clear and some other card is worse.
fn answer(view: &View, own: Seat, rng: &mut SuiteRng) -> Option<Vec<Card>> {
    let options: Vec<Card> = view.playable().to_vec();
    if options.len() < 2 {
        return None;
    }
    let table = table(view);
    let mut is_best = vec![true; options.len()];
    let mut losses = vec![[0.0; MODELS.len()]; options.len()];
    let deals = if view.seats == 2 { 1 } else { DEALS };
    for _ in 0..deals {
        let open = deal(view, own, rng)?;
        for (model, others) in MODELS.into_iter().enumerate() {
            let mut points = Vec::with_capacity(options.len());
            for card in &options {
                points.push(Exhaustive::new(&table, own.index(), others).points(open, code(*card))?);
            }
            let best = points.iter().copied().fold(f64::MAX, f64::min);
            for (option, points) in points.into_iter().enumerate() {
                is_best[option] &= points == best || others == Others::AtRandom;
                losses[option][model] += (points - best) / deals as f64;
            }
            if !is_best.contains(&true) {
                return None;
            }
        }
    }
    let is_clear = |option: usize| match is_best[option] {
        true => losses[option].iter().all(|loss| *loss <= SLACK),
        false => losses[option].iter().all(|loss| *loss >= MARGIN),
    };
    let clear = (0..options.len()).all(is_clear) && is_best.contains(&false);
    let right = options.into_iter().zip(is_best).filter(|(_, best)| *best).map(|(card, _)| card);
    clear.then(|| right.collect())
}

fn table(view: &View) -> Table {
    let scoring = Scoring::of(view.round);
    let mut prices = [0; 52];
    for card in pack(1, 1) {
        prices[code(card)] = price(view, card);
    }
    let trick = if scoring.tricks { TRICK } else { 0 };
    Table { seats: usize::from(view.seats), sign: scoring.sign, prices, trick }
}

/// Samples a deal of the unseen cards in which no seat has a suit that it did not follow. `None` if it finds no such
/// deal.
fn deal(view: &View, own: Seat, rng: &mut SuiteRng) -> Option<Open> {
    let seen: Vec<Card> = view
        .tricks
        .iter()
        .flat_map(|trick| &trick.cards)
        .chain(&view.trick)
        .map(|played| played.card)
        .chain(view.hand().iter().copied())
        .collect();
    let mut unseen: Vec<Card> =
        pack(view.packs, view.seats).into_iter().filter(|card| !seen.contains(card)).collect();
    let voids = view.voids.as_ref()?;
    for _ in 0..2_000 {
        unseen.shuffle(rng);
        let mut hands = [0; MOST];
        hands[own.index()] = view.hand().iter().fold(0, |hand, card| hand | 1 << code(*card));
        let mut left = unseen.as_slice();
        let mut fits = true;
        for (seat, count) in view.counts.iter().filter(|(seat, _)| *seat != own) {
            let (hand, rest) = left.split_at_checked(usize::from(*count))?;
            fits &= hand.iter().all(|card| !voids[seat].contains(&card.suit));
            hands[seat.index()] = hand.iter().fold(0, |hand, card| hand | 1 << code(*card));
            left = rest;
        }
        if fits {
            return Some(open(view, own, hands));
        }
    }
    None
}

fn open(view: &View, own: Seat, hands: [u64; MOST]) -> Open {
    let led = view.suit_led();
    let best =
        view.trick.iter().filter(|played| Some(played.card.suit) == led).max_by_key(|played| played.card);
    Open {
        hands,
        turn: own.index(),
        played: view.trick.len(),
        best: best.map_or(0, |best| code(best.card)),
        winner: best.map_or(0, |best| best.by.index()),
        stake: view.trick.iter().map(|played| price(view, played.card)).sum(),
        points: [0; MOST],
    }
}

/// The index of the card's bit.
fn code(card: Card) -> usize {
    let suit = Suit::ALL.iter().position(|suit| *suit == card.suit).unwrap_or_default();
    suit * 13 + Rank::all().position(|rank| rank == card.rank).unwrap_or_default()
}
