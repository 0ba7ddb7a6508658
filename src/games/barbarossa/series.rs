//! Letters, questions and guesses (BB-3.5 to BB-4.3).

use super::{
    score::{GUESSER, OWNER, row},
    state::{Answer, Awaited, Barbarossa, End, LetterIndex, Riddle, TurnStep},
    view::Event,
};
use crate::kernel::{Seat, Seats};

impl Barbarossa {
    /// BB-3.5: all hear which one; only the asker sees it.
    pub(super) fn letter(&mut self, by: Seat, riddle: Riddle, index: LetterIndex, curse: bool) {
        let letters = self.made(riddle).map(|made| made.object.word.letters()).unwrap_or_default();
        let letter = index.of(&letters).cloned();
        self.tell(Event::AskedLetter { seat: by, riddle, index, curse });
        self.tell_only([by], Event::Letter { seat: by, riddle, index, letter });
        self.awaited = Awaited::Look { by, curse };
    }

    pub(super) fn seen(&mut self) {
        let Awaited::Look { curse, .. } = self.awaited else { return };
        self.go_on(curse, true);
    }

    /// Whoever may ask for a letter (BB-3.5), or has won the roll for a curse (BB-5.1), does without.
    pub(super) fn decline(&mut self, seat: Seat) {
        let curse = self.awaited == Awaited::Granted(seat);
        self.tell(Event::Declined { seat, curse });
        self.go_on(curse, true);
    }

    pub(super) fn answer(&mut self, riddle: Riddle, answer: Answer) {
        let TurnStep::Series { second } = self.step else { return };
        self.tell(Event::Answered { seat: self.turn, riddle, answer, second });
        self.awaited = Awaited::Nothing;
        // BB-3.6: nothing else ends a series but the asker's wish.
        if answer == Answer::No {
            self.end_series(second);
        }
    }

    pub(super) fn enough(&mut self) {
        let TurnStep::Series { second } = self.step else { return };
        self.tell(Event::Enough { seat: self.turn, second });
        self.end_series(second);
    }

    fn end_series(&mut self, second: bool) {
        if second {
            self.end_turn();
        } else {
            self.step = TurnStep::Series { second: true };
        }
    }

    /// BB-4.3
    pub(super) fn guess(&mut self, guess: &str) {
        let Awaited::Guess { by, riddle, curse } = self.awaited else { return };
        let Some(made) = self.made(riddle) else { return };
        let right = made.object.word.is(guess);
        self.tell_only([by, riddle.owner], Event::Wrote { seat: by, riddle, guess: guess.to_owned() });
        if right {
            self.decide(by, riddle, curse, true);
        } else {
            self.awaited = Awaited::Judge { by, riddle, guess: guess.to_owned(), curse };
        }
    }

    pub(super) fn judge(&mut self, yes: bool) {
        let Awaited::Judge { by, riddle, ref guess, curse } = self.awaited else { return };
        let judged = Event::Judged { seat: by, riddle, guess: guess.clone(), yes };
        self.tell_only([by, riddle.owner], judged);
        self.decide(by, riddle, curse, yes);
    }

    fn decide(&mut self, by: Seat, riddle: Riddle, curse: bool, right: bool) {
        self.tell(Event::Guessed { seat: by, riddle, right });
        if !right {
            return self.go_on(curse, true);
        }
        let Some(made) = self.objects[riddle.owner.index()].get_mut(usize::from(riddle.number)) else {
            return;
        };
        made.solved.push(by);
        let nth = made.solved.len();
        let planted = self.planted();
        let row = row(self.count(), planted);
        self.tell(Event::Arrow { seat: by, riddle, nth: nth as u8, planted, row: row as u8 });
        // BB-4.1, BB-4.2
        self.advance(by, GUESSER[nth - 1].into());
        self.advance(riddle.owner, OWNER[row].owner.into());
        // BB-6.1: both have moved, and the guesser has it before the owner.
        if let Some(winner) = [by, riddle.owner].into_iter().find(|seat| self.is_there(*seat)) {
            return self.end(End::Goal(Seats::one(winner)));
        }
        if self.last_arrow() {
            return self.end(End::LastArrow);
        }
        self.go_on(curse, false);
    }

    /// A curse interrupts a turn; what belongs to the turn may end it.
    fn go_on(&mut self, curse: bool, ends: bool) {
        self.awaited = Awaited::Nothing;
        if ends && !curse {
            self.end_turn();
        }
    }
}
