//! The state of one match of Barbarossa.

use super::{
    config::Config,
    event::Event,
    object::PlacedObject,
    phase::{End, Phase},
    player::{CURSES, MAX_GEMS, Player},
    riddle::Riddle,
    score::HOLDS,
};
use crate::kernel::{Outcome, PerSeat, Seat, Seats, Story};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barbarossa {
    pub(super) config: Config,
    pub(super) phase: Phase,
    pub(super) players: PerSeat<Player>,
    /// Number of curses spent by all players (BB-5.2).
    pub(super) spent: u8,
    pub(super) story: Story<Event>,
}

impl Barbarossa {
    pub(super) fn all_seats(&self) -> Seats {
        Seat::all(self.players.seats()).collect()
    }

    /// Number of objects of each player (BB-2.1).
    pub fn each(&self) -> usize {
        self.config.each(self.players.seats()).into()
    }

    /// Number of arrows in the match (BB-1.5).
    pub(super) fn arrows(&self) -> u8 {
        self.config.arrows(self.players.seats())
    }

    /// The last space of the score track (BB-1.4).
    pub(super) fn goal(&self) -> i16 {
        self.config.track.into()
    }

    /// Whether a hat is at the goal (BB-1.4).
    pub(super) fn is_at_goal(&self, seat: Seat) -> bool {
        self.players[seat].hat == self.goal()
    }

    /// Returns the seats that still have an object to make.
    pub(super) fn makers(&self) -> Seats {
        let lacks = |(_, player): &(Seat, &Player)| player.objects.len() < self.each();
        self.players.iter().filter(lacks).map(|(seat, _)| seat).collect()
    }

    pub(super) fn object(&self, riddle: Riddle) -> Option<&PlacedObject> {
        self.players.get(riddle.owner)?.objects.get(usize::from(riddle.number))
    }

    /// Iterates over all finished objects.
    pub(super) fn objects(&self) -> impl Iterator<Item = (Riddle, &PlacedObject)> {
        self.players.iter().flat_map(|(owner, player)| {
            (0..).zip(&player.objects).map(move |(number, object)| (Riddle { owner, number }, object))
        })
    }

    /// Iterates over the objects of all players but this one.
    pub(super) fn riddles_for(&self, seat: Seat) -> impl Iterator<Item = Riddle> {
        self.objects().map(|(riddle, _)| riddle).filter(move |riddle| riddle.owner != seat)
    }

    /// Number of arrows on the whole board.
    pub(super) fn planted(&self) -> u8 {
        self.objects().map(|(_, object)| object.solved.len() as u8).sum()
    }

    pub(super) fn is_last_arrow_planted(&self) -> bool {
        self.planted() >= self.arrows()
    }

    /// Ranks the players by nearness to the goal (BB-6.7). Without penalties, reaching the goal wins (BB-6.1).
    pub(super) fn outcome(&self) -> Outcome {
        let winners = match self.phase {
            Phase::Over { end: End::Goal(seats), .. } if !self.config.penalties => seats,
            _ => Seats::NONE,
        };
        Outcome::ranked(self.players.map(|seat, player| (winners.contains(seat), player.hat)).values())
    }

    /// Checks the accounts of hats, gems, curses and arrows.
    pub(super) fn check_accounts(&self) -> Result<(), String> {
        let over = matches!(self.phase, Phase::Over { .. });
        for (seat, player) in self.players.iter() {
            if !over && !(1..self.goal()).contains(&player.hat) {
                return Err(format!("the hat of seat {seat} on {}", player.hat));
            }
            if player.gems > MAX_GEMS {
                return Err(format!("{} gems of seat {seat}", player.gems));
            }
        }
        // BB-5.2: the curses spent and left are those at the start plus those taken back.
        let curses = |player: &Player| u16::from(CURSES) * (1 + u16::from(player.regained));
        let had: u16 = self.players.values().iter().map(curses).sum();
        let left: u16 = self.players.values().iter().map(|player| u16::from(player.curses)).sum();
        if left + u16::from(self.spent) != had {
            return Err(format!("{left} curses left and {} spent of {had}", self.spent));
        }
        // BB-1.5
        if self.objects().any(|(_, object)| object.solved.len() > HOLDS)
            || (!over && self.is_last_arrow_planted())
        {
            return Err(format!("{} arrows", self.planted()));
        }
        Ok(())
    }
}
