//! The view of one viewer, built from scratch. Of all hands it contains only the viewer's own.

use super::{
    cards::{Card, Suit},
    config::{AllOrNothing, Help, TwinRule},
    phase::Phase,
    round::FinishedRound,
    score::{Costs, ROUNDS, Taken},
    state::Bouillabaisse,
    trick::{PlayedCard, Trick, winner},
};
use crate::kernel::{PerSeat, Seat, Viewer};

/// A match at one moment, for one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub packs: u8,
    /// Round number from 1 to 6; 6 also after the end.
    pub round: u8,
    /// The dealer of this round; `None` before the lots and after the end.
    pub dealer: Option<Seat>,
    pub costs: Costs,
    /// The player whose turn it is; `None` before the deal and after the end.
    pub turn: Option<Seat>,
    /// Number of cards in each hand.
    pub counts: PerSeat<u8>,
    /// The viewer's private information; `None` if the viewer is not a player.
    pub private: Option<Private>,
    /// Former secrets, once the match or the round is over.
    pub disclosed: Option<Disclosed>,
    /// The current trick, in the order of play.
    pub trick: Vec<PlayedCard>,
    /// The visible tricks of this round, the first one first: only the last one, or all (BO-5.2).
    pub tricks: Vec<Trick>,
    /// Number of tricks of this round before the visible ones.
    pub gone: usize,
    /// Signed points of this round so far; after the end, those of the last round. `None` if they are hidden (BO-5.2).
    pub points: Option<PerSeat<i32>>,
    /// Suits that each player is known to lack, because they did not follow; `None` if this is hidden.
    pub voids: Option<PerSeat<Vec<Suit>>>,
    /// Whether this is an earlier moment that stays hidden until the round is over. Such a view contains no cards.
    pub out_of_sight: bool,
    pub finished: Vec<FinishedRound>,
    /// Sum of points of all finished rounds.
    pub totals: PerSeat<i32>,
    pub twins: TwinRule,
    /// Whether taking everything turns the sign (BO-4.1), as agreed before the match.
    pub all_or_nothing: AllOrNothing,
}

/// Private information of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    /// The player's seat.
    pub seat: Seat,
    /// The player's cards, sorted.
    pub hand: Vec<Card>,
    /// The cards that may be played now, sorted, without duplicates; empty during another player's turn.
    pub playable: Vec<Card>,
}

/// Secrets that are disclosed when they no longer matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    /// All hands, sorted.
    pub hands: PerSeat<Vec<Card>>,
}

impl View {
    /// Returns the viewer's seat; `None` for the table.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// Returns the viewer's cards, sorted; empty for the table.
    pub fn hand(&self) -> &[Card] {
        self.private.as_ref().map_or(&[], |private| &private.hand)
    }

    /// Returns the viewer's cards that may be played now.
    pub fn playable(&self) -> &[Card] {
        self.private.as_ref().map_or(&[], |private| &private.playable)
    }

    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.first().map(|led| led.card.suit)
    }

    /// Returns the last trick taken, even if it belongs to the round before.
    pub fn last_trick(&self) -> Option<&Trick> {
        let before = self.finished.last().filter(|_| self.gone == 0 && !self.out_of_sight);
        self.tricks.last().or_else(|| before?.tricks.last())
    }

    /// Returns the winner of the current trick, if this card completes it.
    pub fn taken_with(&self, by: Seat, card: Card) -> Option<Seat> {
        let mut cards = self.trick.clone();
        cards.push(PlayedCard { by, card });
        winner(&cards, self.twins).filter(|_| cards.len() == usize::from(self.seats))
    }

    /// Whether the points of this round are visible (BO-5.2).
    pub fn shows_points(&self) -> bool {
        self.points.is_some()
    }

    pub fn over(&self) -> bool {
        self.finished.len() == usize::from(ROUNDS)
    }
}

impl View {
    /// Builds the view of this viewer.
    pub(super) fn of(game: &Bouillabaisse, viewer: Viewer) -> View {
        let all = viewer == Viewer::Omniscient;
        let help = if all { Help::Open } else { game.config.help };
        let gone = if all { 0 } else { game.tricks_out_of_sight() };
        let trick = |trick: &Trick| Trick {
            cards: trick.cards.clone(),
            winner: trick.winner,
            taken: trick.taken.filter(|_| help != Help::Strict),
        };
        let round = game.round_in_play();
        let tricks = round.map_or(&[][..], |round| &round.tricks).iter().skip(gone);
        View {
            seats: game.seats,
            packs: game.config.packs(game.seats),
            round: game.round(),
            dealer: game.dealer(),
            costs: game.costs,
            turn: game.turn(),
            counts: PerSeat::new(game.seats, |seat| game.hand(seat).len() as u8),
            private: viewer.seat().map(|seat| Private::of(game, seat)),
            disclosed: all.then(|| Disclosed { hands: game.hands() }),
            trick: round.map(|round| round.trick.clone()).unwrap_or_default(),
            tricks: tricks.map(trick).collect(),
            gone,
            points: (help != Help::Strict).then(|| points_so_far(game)),
            voids: (help == Help::Open).then(|| voids(game)),
            out_of_sight: false,
            finished: game.finished.clone(),
            totals: game.totals(),
            twins: game.config.twins,
            all_or_nothing: game.config.all_or_nothing,
        }
    }
}

impl Private {
    fn of(game: &Bouillabaisse, seat: Seat) -> Private {
        let hand = game.hand(seat).to_vec();
        let round = game.round_in_play().filter(|round| round.turn() == seat);
        let playable = round.map(|round| round.playable(seat)).unwrap_or_default();
        Private { seat, hand, playable }
    }
}

fn points_so_far(game: &Bouillabaisse) -> PerSeat<i32> {
    let taken = |seat: Seat| match (&game.phase, game.finished.last()) {
        (Phase::Play(round), _) => round.players[seat].taken,
        (Phase::Over, Some(last)) => last.scores[seat].taken,
        _ => Taken::default(),
    };
    PerSeat::new(game.seats, |seat| game.scoring().sign.apply(taken(seat).worth()))
}

fn voids(game: &Bouillabaisse) -> PerSeat<Vec<Suit>> {
    let round = game.round_in_play();
    PerSeat::new(game.seats, |seat| round.map(|round| round.players[seat].voids.clone()).unwrap_or_default())
}
