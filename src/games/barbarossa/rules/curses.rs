//! Curses: when they may be used, and how they come back (BB-5).

use crate::games::barbarossa::{
    event::Event,
    phase::{Awaited, Phase, Series, TurnState, TurnStep},
    player::CURSES,
    refusal::Refusal,
    state::Barbarossa,
};
use crate::kernel::{Seat, Seats};

/// Number of curses that must be spent before any come back (BB-5.2).
const SPENT: u8 = 5;

impl Barbarossa {
    /// Checks that a curse may come in between now (BB-5.3).
    fn check_between(&self) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Playing(_) => Ok(()),
            Phase::Waiting { awaited, .. } => Err(Refusal::Awaited(awaited.seat())),
            Phase::Making | Phase::Starting | Phase::Over { .. } => Err(Refusal::NotNow),
        }
    }

    /// Checks that a seat may use a curse now (BB-5.1).
    pub(in crate::games::barbarossa) fn check_curse(&self, by: Seat) -> Result<(), Refusal> {
        match &self.phase {
            // The winner of the roll uses their curse.
            Phase::Waiting { awaited: Awaited::Granted(seat), .. } if *seat == by => {}
            _ => self.check_between()?,
        }
        if let Phase::Playing(turn) | Phase::Waiting { turn, .. } = self.phase
            && turn.step == TurnStep::Series(Series::Second)
            && turn.seat != by
        {
            return Err(Refusal::SecondSeries(turn.seat));
        }
        if self.players[by].curses == 0 { Err(Refusal::NoCurse) } else { Ok(()) }
    }

    pub(super) fn spend(&mut self, by: Seat) {
        self.players[by].curses -= 1;
        self.spent += 1;
        self.story.tell(Event::Cursed(by));
    }

    /// Checks that these seats may wish to use a curse at the same time (BB-5.5).
    pub(in crate::games::barbarossa) fn check_wish(&self, by: Seat, wishes: Seats) -> Result<(), Refusal> {
        self.check_between()?;
        let absent = |seat: Seat| self.players.get(seat).is_none();
        if wishes.len() < 2 || !wishes.contains(by) || wishes.iter().any(absent) {
            return Err(Refusal::NotNow);
        }
        wishes.iter().try_for_each(|seat| self.check_curse(seat))
    }

    /// Lets the seat that rolled highest use a curse (BB-5.5).
    pub(super) fn grant(&mut self, turn: TurnState, seat: Seat, wishes: Seats, rolls: &[u8]) {
        self.phase = turn.waits_for(Awaited::Granted(seat));
        self.story.tell(Event::Granted { seat, wishes, rolls: rolls.to_vec() });
    }

    /// Checks that a seat may take three curses back (BB-5.2).
    pub(in crate::games::barbarossa) fn check_regain(&self, by: Seat) -> Result<(), Refusal> {
        self.check_between()?;
        let player = &self.players[by];
        if player.regained {
            Err(Refusal::RegainedAlready)
        } else if player.curses > 0 {
            Err(Refusal::CursesLeft)
        } else if self.spent < SPENT {
            Err(Refusal::TooFewSpent(self.spent))
        } else {
            Ok(())
        }
    }

    /// Gives a seat its three curses back (BB-5.2).
    pub(super) fn regain(&mut self, by: Seat) {
        let player = &mut self.players[by];
        player.curses = CURSES;
        player.regained = true;
        self.story.tell(Event::Regained(by));
    }
}
