//! The rules, chapter by chapter, each check beside its effect. This file assigns actions to chapters.

mod chance;
mod curses;
mod ending;
mod notes;
mod objects;
mod offer;
mod series;
mod solving;
mod turn;

use super::{
    action::Action,
    phase::{Attempt, Awaited, Means, Phase, Series, TurnState, TurnStep},
    refusal::Refusal,
    state::Barbarossa,
    word::check_guess,
};
use crate::kernel::{Seat, unchecked};

/// Checks.
impl Barbarossa {
    /// Checks an action of the seat that the match waits for.
    pub(super) fn check_awaited(&self, action: &Action) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Making => match action {
                Action::Make(object) => object.check(&self.config),
                _ => Err(Refusal::NotNow),
            },
            Phase::Playing(turn) => self.check_turn(*turn, action),
            Phase::Waiting { awaited, .. } => match (awaited, action) {
                (Awaited::Answer { .. }, Action::Answer(_))
                | (Awaited::Look { .. }, Action::Seen)
                | (Awaited::Judge { .. }, Action::Judge(_))
                | (Awaited::Granted(_), Action::Decline) => Ok(()),
                (Awaited::Guess(_), Action::Guess(text)) => check_guess(text).map_err(Refusal::Word),
                _ => Err(Refusal::NotNow),
            },
            Phase::Starting | Phase::Over { .. } => Err(Refusal::NotNow),
        }
    }

    fn check_turn(&self, TurnState { seat, step }: TurnState, action: &Action) -> Result<(), Refusal> {
        match (step, action) {
            (TurnStep::Move, Action::Roll)
            | (TurnStep::Elf, Action::Decline)
            | (TurnStep::Series(_), Action::Enough) => Ok(()),
            (TurnStep::Move, Action::Pay(gems)) => self.check_pay(seat, *gems),
            (TurnStep::Elf, Action::Letter(riddle, index)) => self.check_letter(seat, *riddle, *index),
            (TurnStep::Series(_), Action::Ask(riddle, question)) => self.check_ask(seat, *riddle, question),
            (TurnStep::Series(Series::First), Action::Try(_)) => Err(Refusal::FirstSeries),
            (TurnStep::Series(Series::Second), Action::Try(riddle)) => self.check_try(seat, *riddle),
            _ => Err(Refusal::NotNow),
        }
    }
}

/// Effects of checked actions.
impl Barbarossa {
    pub(super) fn act(&mut self, seat: Seat, action: &Action) {
        match (self.phase.clone(), action) {
            (_, Action::Note(notes)) => self.note(seat, notes),
            (_, Action::Regain) => self.regain(seat),
            (Phase::Making, Action::Make(object)) => self.make(seat, object),
            (Phase::Playing(turn) | Phase::Waiting { turn, .. }, Action::CurseLetter(riddle, index)) => {
                self.spend(seat);
                self.letter(turn, seat, Means::Curse, *riddle, *index);
            }
            (Phase::Playing(turn) | Phase::Waiting { turn, .. }, Action::CurseTry(riddle)) => {
                self.spend(seat);
                let attempt = Attempt { by: seat, riddle: *riddle, means: Means::Curse };
                self.phase = turn.waits_for(Awaited::Guess(attempt));
            }
            (Phase::Playing(turn), _) => self.act_in_turn(turn, action),
            (Phase::Waiting { turn, awaited }, _) => self.act_awaited(turn, awaited, action),
            (Phase::Making | Phase::Starting | Phase::Over { .. }, _) => unchecked(),
        }
    }

    fn act_in_turn(&mut self, turn: TurnState, action: &Action) {
        let by = turn.seat;
        match (turn.step, action) {
            (TurnStep::Move, Action::Roll) => self.phase = turn.waits_for(Awaited::Die),
            (TurnStep::Move, Action::Pay(gems)) => self.pay(by, *gems),
            (TurnStep::Elf, Action::Letter(riddle, index)) => {
                self.letter(turn, by, Means::Turn, *riddle, *index);
            }
            (TurnStep::Elf, Action::Decline) => self.decline(turn, by, Means::Turn),
            (TurnStep::Series(series), Action::Ask(riddle, question)) => {
                let (riddle, question) = (*riddle, question.clone());
                self.phase = turn.waits_for(Awaited::Answer { series, riddle, question });
            }
            (TurnStep::Series(_), Action::Try(riddle)) => {
                let attempt = Attempt { by, riddle: *riddle, means: Means::Turn };
                self.phase = turn.waits_for(Awaited::Guess(attempt));
            }
            (TurnStep::Series(series), Action::Enough) => self.enough(by, series),
            (_, Action::Wish(wishes)) => self.phase = turn.waits_for(Awaited::Contest(*wishes)),
            _ => unchecked(),
        }
    }

    fn act_awaited(&mut self, turn: TurnState, awaited: Awaited, action: &Action) {
        match (awaited, action) {
            (Awaited::Answer { series, riddle, question }, Action::Answer(answer)) => {
                self.answer(turn, series, riddle, question, *answer);
            }
            (Awaited::Look { means, .. }, Action::Seen) => self.conclude(turn, means),
            (Awaited::Guess(attempt), Action::Guess(text)) => self.guess(turn, attempt, text),
            (Awaited::Judge { attempt, guess }, Action::Judge(verdict)) => {
                self.judge(turn, attempt, guess, *verdict);
            }
            (Awaited::Granted(seat), Action::Decline) => self.decline(turn, seat, Means::Curse),
            _ => unchecked(),
        }
    }

    /// Ends the turn after an action of the turn, or continues it after a curse.
    fn conclude(&mut self, turn: TurnState, means: Means) {
        match means {
            Means::Turn => self.end_turn(turn.seat),
            Means::Curse => self.phase = Phase::Playing(turn),
        }
    }
}
