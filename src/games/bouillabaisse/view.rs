//! What one viewer may see: built up from nothing. Of the cards in hand it holds the viewer's own alone.

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

/// The match at one moment, to one viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub seats: u8,
    pub packs: u8,
    /// From 1 to 6; 6 also after the end.
    pub round: u8,
    /// Who deals this round; nobody before the lots and after the end.
    pub dealer: Option<Seat>,
    pub costs: Costs,
    /// Who is to play; nobody before the deal and after the end.
    pub turn: Option<Seat>,
    /// How many cards each holds.
    pub counts: PerSeat<u8>,
    /// What this player alone may see; nothing for the table.
    pub private: Option<Private>,
    /// What was hidden, once the match or the round is over and anybody may look.
    pub disclosed: Option<Disclosed>,
    /// The trick on the table, in the order of play.
    pub trick: Vec<PlayedCard>,
    /// The tricks of this round that are in sight, the first one first: the last one alone, or all (BO-5.2).
    pub tricks: Vec<Trick>,
    /// How many tricks of this round were taken before those.
    pub gone: usize,
    /// The points of this round so far, with their sign, and after the end those of the last one; nothing where they are
    /// out of sight (BO-5.2).
    pub points: Option<PerSeat<i32>>,
    /// Which suits each is known to have none of, since they did not follow; nothing where that is out of sight.
    pub voids: Option<PerSeat<Vec<Suit>>>,
    /// A moment that is looked back at, and out of sight until the round is over: there are no cards in this view.
    pub out_of_sight: bool,
    pub finished: Vec<FinishedRound>,
    /// Points over all finished rounds.
    pub totals: PerSeat<i32>,
    pub twins: TwinRule,
    /// Who takes everything has the sign turned (BO-4.1): agreed before the match.
    pub all_or_nothing: AllOrNothing,
}

/// What one player alone may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    /// Who that is.
    pub seat: Seat,
    /// Their cards, sorted.
    pub hand: Vec<Card>,
    /// Which of them may be played now, each once, sorted; empty while somebody else is to play.
    pub playable: Vec<Card>,
}

/// What is hidden until nothing hangs on it any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disclosed {
    /// All hands, sorted.
    pub hands: PerSeat<Vec<Card>>,
}

impl View {
    /// The player who looks; nobody for the table.
    pub fn own(&self) -> Option<Seat> {
        self.private.as_ref().map(|private| private.seat)
    }

    /// The viewer's own cards, sorted; none for the table.
    pub fn hand(&self) -> &[Card] {
        self.private.as_ref().map_or(&[], |private| &private.hand)
    }

    /// Which of the viewer's own cards may be played now.
    pub fn playable(&self) -> &[Card] {
        self.private.as_ref().map_or(&[], |private| &private.playable)
    }

    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.first().map(|led| led.card.suit)
    }

    /// The last one that somebody has won, be it in the round before.
    pub fn last_trick(&self) -> Option<&Trick> {
        let before = self.finished.last().filter(|_| self.gone == 0 && !self.out_of_sight);
        self.tricks.last().or_else(|| before?.tricks.last())
    }

    /// Who takes the trick on the table, if this card completes it.
    pub fn taken_with(&self, by: Seat, card: Card) -> Option<Seat> {
        let mut cards = self.trick.clone();
        cards.push(PlayedCard { by, card });
        winner(&cards, self.twins).filter(|_| cards.len() == usize::from(self.seats))
    }

    /// Whether the points of the round so far are in sight (BO-5.2).
    pub fn shows_points(&self) -> bool {
        self.points.is_some()
    }

    pub fn over(&self) -> bool {
        self.finished.len() == usize::from(ROUNDS)
    }
}

impl View {
    /// What this viewer sees of a match now.
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
