//! Leads with the dearest card while others hold a higher card of its suit, in matches of bots of one level.

use bar_a_jeux::{
    games::bouillabaisse::{Action, Bouillabaisse, Card, Config, Scoring, Sign, View, cards::pack},
    kernel::{
        Game, Pending, Seat, Step,
        bot::{Bot, Level, Question, cost, decide, weigh},
        conform::SuiteRng,
    },
};
use rand::{RngExt, SeedableRng};

/// The number of players.
const SEATS: u8 = 4;

#[derive(Default)]
pub(crate) struct Leads {
    /// Decisions in which the dearest card could be led, or another card.
    pub(crate) chances: usize,
    /// Leads with it while others hold only higher cards of its suit: another player must take it.
    pub(crate) safe: usize,
    /// The cost of each other lead with it, in expected points by the expert.
    pub(crate) costs: Vec<i32>,
}

impl Leads {
    /// Counts a decision, if it was a chance to lead the dearest card.
    fn count(&mut self, game: &Bouillabaisse, seat: Seat, action: Action) {
        let Some((dearest, out)) = chance(&game.remembered(seat)) else { return };
        self.chances += 1;
        if action != Action::Play(dearest) {
            return;
        }
        if out.iter().all(|card| *card > dearest) {
            self.safe += 1;
            return;
        }
        let found = weigh(game, seat, Level::Expert, Question::Weigh(action));
        let made = found.last().map_or(0, |made| made.value);
        self.costs.push(cost(found.first().map_or(made, |best| best.value), made));
    }
}

/// Counts the leads of this level in some matches.
pub(crate) fn leads(level: Level, matches: u64, seed: u64) -> Leads {
    let mut leads = Leads::default();
    for number in 0..matches {
        let mut rng = SuiteRng::seed_from_u64(seed << 16 | number);
        let mut game = Bouillabaisse::new(&Config::default(), SEATS)
            .unwrap_or_else(|_| unreachable!("{SEATS} can play"));
        loop {
            let step = match game.pending() {
                Pending::Over(_) => break,
                Pending::Chance => Step::Chance(game.draw_chance(&mut rng)),
                Pending::Players(players) => {
                    let Some(seat) = players.iter().next() else { break };
                    let action = decide(&game, seat, level, rng.random()).action;
                    leads.count(&game, seat, action);
                    Step::Player(seat, action)
                }
            };
            game.apply(&step);
        }
    }
    leads
}

/// Returns the dearest card, and the cards of its suit that others hold, if the player may lead it under a higher one.
fn chance(view: &View) -> Option<(Card, Vec<Card>)> {
    let dearest = view.costs.card?;
    let scoring = Scoring::of(view.round);
    let leads = view.trick.is_empty() && scoring.card && scoring.sign == Sign::Plus;
    if !leads || view.hand().len() < 2 || !view.hand().contains(&dearest) {
        return None;
    }
    let played = view.tricks.iter().flat_map(|trick| &trick.cards).map(|played| played.card);
    let seen: Vec<Card> = played.chain(view.hand().iter().copied()).collect();
    let mut out = pack(view.packs, view.seats);
    out.retain(|card| card.suit == dearest.suit && !seen.contains(card));
    out.iter().any(|card| *card > dearest).then_some((dearest, out))
}
