//! Habits that try to exploit the bot for La Bouillabaisse.

use bar_a_jeux::{
    games::bouillabaisse::{Action, Bouillabaisse, Card, ROUNDS, Rank, Scoring, Sign, Taken, View},
    kernel::{Game, Seat, Viewer},
};

use super::Habit;

/// The habits; the first two and the last duck and discard sensibly otherwise.
pub(crate) const ALL: &[Habit<Bouillabaisse>] = &[
    Habit {
        name: "lead-highest",
        likes: |game, seat, action| played(game, seat, *action, |turn| turn.rank(), Turn::sensible),
    },
    Habit {
        name: "lead-lowest",
        likes: |game, seat, action| played(game, seat, *action, |turn| -turn.rank(), Turn::sensible),
    },
    Habit {
        name: "highest-loser",
        likes: |game, seat, action| played(game, seat, *action, |_| 0, Turn::highest_loser),
    },
    Habit {
        name: "throw-dearest",
        likes: |game, seat, action| played(game, seat, *action, |_| 0, Turn::dearest),
    },
    // For matches with all or nothing (BO-4.1). It plays sensibly in round 6, and in round 4, which has no all or
    // nothing.
    Habit {
        name: "take-all",
        likes: |game, seat, action| played(game, seat, *action, Turn::everything, Turn::everything),
    },
];

/// A legal card, with the view of its player.
struct Turn {
    view: View,
    card: Card,
}

/// The liking for a card: by `leading` if it leads, else by `following`.
fn played(
    game: &Bouillabaisse,
    seat: Seat,
    Action::Play(card): Action,
    leading: fn(&Turn) -> i32,
    following: fn(&Turn) -> i32,
) -> i32 {
    let view = game.view(Viewer::Seat(seat));
    let turn = Turn { view, card };
    if turn.view.trick.is_empty() { leading(&turn) } else { following(&turn) }
}

impl Turn {
    fn rank(&self) -> i32 {
        Rank::all().take_while(|rank| *rank < self.card.rank).count() as i32
    }

    /// Points without their sign.
    fn price(&self) -> i32 {
        Taken::of(Scoring::of(self.view.round), &self.view.costs, 0, [self.card].iter()).worth()
    }

    fn follows(&self) -> bool {
        self.view.suit_led() == Some(self.card.suit)
    }

    fn wins(&self) -> bool {
        let led = self.view.suit_led();
        let best =
            self.view.trick.iter().map(|played| played.card).filter(|card| Some(card.suit) == led).max();
        led.is_none() || self.follows() && best.is_some_and(|best| self.card > best)
    }

    /// Prefers the highest card that loses the trick, else the lowest.
    fn highest_loser(&self) -> i32 {
        match self.wins() {
            false => 100 + self.rank(),
            true => -self.rank(),
        }
    }

    /// Prefers the dearest card, else the highest.
    fn dearest(&self) -> i32 {
        100 * self.price() + self.rank()
    }

    /// Stays below, or discards the dearest card; the opposite if points are wanted.
    fn sensible(&self) -> i32 {
        let likes = if self.follows() { self.highest_loser() } else { self.dearest() };
        if Scoring::of(self.view.round).sign == Sign::Minus { -likes } else { likes }
    }

    /// Prefers the highest card in rounds that reward a player who takes everything.
    fn everything(&self) -> i32 {
        match Scoring::of(self.view.round) {
            scoring if scoring.knows_all_or_nothing() && self.view.round < ROUNDS => self.rank(),
            _ if self.view.trick.is_empty() => -self.rank(),
            _ => self.sensible(),
        }
    }
}
