//! Curses: who may use one now, and how they come back (BB-5).

use super::{
    refusal::Refusal,
    state::{Awaited, Barbarossa, CURSES, Phase, SPENT, TurnStep, winner},
    view::Event,
};
use crate::kernel::{Seat, Seats};

impl Barbarossa {
    /// Whether anything may come in between now (BB-5.3).
    fn between(&self) -> Result<(), Refusal> {
        match (&self.phase, &self.awaited) {
            (Phase::Playing, Awaited::Nothing) => Ok(()),
            (Phase::Playing, awaited) => Err(Refusal::Awaited(awaited.whom())),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Why this seat cannot use a curse now (BB-5.1).
    pub fn check_curse(&self, by: Seat) -> Result<(), Refusal> {
        if self.awaited != Awaited::Granted(by) {
            self.between()?;
        }
        if self.step_is_second() && by != self.turn {
            return Err(Refusal::SecondSeries(self.turn));
        }
        if self.curses[by.index()] == 0 { Err(Refusal::NoCurse) } else { Ok(()) }
    }

    fn step_is_second(&self) -> bool {
        matches!(self.step, TurnStep::Series { second: true })
    }

    pub(super) fn check_wish(&self, by: Seat, wishes: Seats) -> Result<(), Refusal> {
        self.between()?;
        if wishes.len() < 2 || !wishes.contains(by) || wishes.iter().any(|seat| seat.number() >= self.count())
        {
            return Err(Refusal::NotNow);
        }
        wishes.iter().try_for_each(|seat| self.check_curse(seat))
    }

    /// Why this seat cannot take three back now (BB-5.2).
    pub fn check_regain(&self, by: Seat) -> Result<(), Refusal> {
        self.between()?;
        if self.regained.contains(by) {
            Err(Refusal::RegainedAlready)
        } else if self.curses[by.index()] > 0 {
            Err(Refusal::CursesLeft)
        } else if self.spent < SPENT {
            Err(Refusal::TooFewSpent(self.spent))
        } else {
            Ok(())
        }
    }

    pub(super) fn spend(&mut self, by: Seat) {
        self.curses[by.index()] -= 1;
        self.spent += 1;
        self.tell(Event::Cursed(by));
    }

    pub(super) fn regain(&mut self, by: Seat) {
        self.curses[by.index()] = CURSES;
        self.regained = self.regained.with(by);
        self.tell(Event::Regained(by));
    }

    /// BB-5.5
    pub(super) fn contest(&mut self, wishes: Seats, rolls: &[u8]) {
        let Some(seat) = winner(wishes, rolls) else { return };
        self.awaited = Awaited::Granted(seat);
        self.tell(Event::Granted { seat, wishes, rolls: rolls.to_vec() });
    }
}

impl Awaited {
    /// Who is awaited; nobody where it is the table.
    pub(super) fn whom(&self) -> Option<Seat> {
        match self {
            Awaited::Nothing | Awaited::Die | Awaited::Contest(_) => None,
            Awaited::Answer(riddle) | Awaited::Judge { riddle, .. } => Some(riddle.owner),
            Awaited::Look { by, .. } | Awaited::Guess { by, .. } => Some(*by),
            Awaited::Granted(seat) => Some(*seat),
        }
    }
}
