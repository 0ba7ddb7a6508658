//! One match of Barbarossa: what there is, and what can be asked of it.

use super::{
    config::Config,
    event::Event,
    object::PlacedObject,
    phase::{End, Phase},
    player::Player,
    riddle::{MOST_EACH, Riddle},
    score::arrows,
};
use crate::kernel::{Outcome, PerSeat, Seat, Seats, Story};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barbarossa {
    pub(super) config: Config,
    pub(super) phase: Phase,
    pub(super) players: PerSeat<Player>,
    /// All curses spent (BB-5.2).
    pub(super) spent: u8,
    pub(super) story: Story<Event>,
}

impl Barbarossa {
    pub(super) fn all_seats(&self) -> Seats {
        Seat::all(self.players.seats()).collect()
    }

    /// Objects of each (BB-2.1).
    pub fn each(&self) -> usize {
        if self.players.seats() == 3 { MOST_EACH.into() } else { 2 }
    }

    /// The last space of the score track (BB-1.4).
    pub(super) fn goal(&self) -> i16 {
        self.config.track.into()
    }

    /// Whether a hat is at the goal (BB-1.4).
    pub(super) fn is_at_goal(&self, seat: Seat) -> bool {
        self.players[seat].hat == self.goal()
    }

    /// Those who have an object to make.
    pub(super) fn makers(&self) -> Seats {
        let lacks = |(_, player): &(Seat, &Player)| player.objects.len() < self.each();
        self.players.iter().filter(lacks).map(|(seat, _)| seat).collect()
    }

    pub(super) fn object(&self, riddle: Riddle) -> Option<&PlacedObject> {
        self.players.get(riddle.owner)?.objects.get(usize::from(riddle.number))
    }

    /// All objects that are made, with their names.
    pub(super) fn objects(&self) -> impl Iterator<Item = (Riddle, &PlacedObject)> {
        self.players.iter().flat_map(|(owner, player)| {
            (0..).zip(&player.objects).map(move |(number, object)| (Riddle { owner, number }, object))
        })
    }

    /// Those of others.
    pub(super) fn riddles_for(&self, seat: Seat) -> impl Iterator<Item = Riddle> {
        self.objects().map(|(riddle, _)| riddle).filter(move |riddle| riddle.owner != seat)
    }

    /// Arrows on the whole board.
    pub(super) fn planted(&self) -> u8 {
        self.objects().map(|(_, object)| object.solved.len() as u8).sum()
    }

    pub(super) fn is_last_arrow_planted(&self) -> bool {
        self.planted() >= arrows(self.players.seats())
    }

    /// By nearness to the goal (BB-6.7); without penalties whoever has reached it first has won (BB-6.1).
    pub(super) fn outcome(&self) -> Outcome {
        let winners = match self.phase {
            Phase::Over { end: End::Goal(seats), .. } if !self.config.penalties => seats,
            _ => Seats::NONE,
        };
        Outcome::ranked(self.players.map(|seat, player| (winners.contains(seat), player.hat)).values())
    }
}
