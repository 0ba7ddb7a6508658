//! Guesses, and arrows for right ones (BB-4).

use crate::games::barbarossa::{
    answer::Verdict,
    event::Event,
    phase::{Attempt, Awaited, End, Phase, TurnState},
    refusal::Refusal,
    riddle::Riddle,
    score::{self, GUESSER, OWNER, row},
    state::Barbarossa,
};
use crate::kernel::{Seat, Seats};

impl Barbarossa {
    /// Checks that a seat may guess at this object (BB-4.1).
    pub(in crate::games::barbarossa) fn check_try(&self, by: Seat, riddle: Riddle) -> Result<(), Refusal> {
        self.check_other(by, riddle)?;
        let solved = self.object(riddle).map(|placed| &*placed.solved).unwrap_or_default();
        score::check_arrow(by, solved)
    }

    /// Takes a guess. The same word is right at once; the owner decides about any other (BB-4.3).
    pub(super) fn guess(&mut self, turn: TurnState, attempt: Attempt, guess: &str) {
        let Attempt { by, riddle, .. } = attempt;
        let guess = guess.to_owned();
        let spelling = self.config.spelling;
        let right = self.object(riddle).is_some_and(|placed| placed.object.word.is(&guess, spelling));
        self.story.tell_only([by, riddle.owner], Event::Wrote { seat: by, riddle, guess: guess.clone() });
        if right {
            self.solve(turn, attempt);
        } else {
            self.phase = turn.waits_for(Awaited::Judge { attempt, guess });
        }
    }

    /// Takes the owner's decision about a guess (BB-4.3).
    pub(super) fn judge(&mut self, turn: TurnState, attempt: Attempt, guess: String, verdict: Verdict) {
        let Attempt { by, riddle, means } = attempt;
        self.story.tell_only([by, riddle.owner], Event::Judged { seat: by, riddle, guess, verdict });
        match verdict {
            Verdict::Right => self.solve(turn, attempt),
            Verdict::Wrong => {
                self.story.tell(Event::Guessed { seat: by, riddle, verdict });
                // A NO ends the series, unless the guess was made with a curse (BB-3.6, BB-5.1).
                self.conclude(turn, means);
            }
        }
    }

    /// Plants an arrow for a right guess, and scores it completely before testing for the end (BB-6.1).
    fn solve(&mut self, turn: TurnState, Attempt { by, riddle, .. }: Attempt) {
        let Riddle { owner, number } = riddle;
        self.story.tell(Event::Guessed { seat: by, riddle, verdict: Verdict::Right });
        let solved = &mut self.players[owner].objects[usize::from(number)].solved;
        solved.push(by);
        let nth = solved.len();
        let planted = self.planted();
        let row = row(self.players.seats(), self.arrows(), planted);
        self.story.tell(Event::Arrow { seat: by, riddle, nth: nth as u8, planted, row: row as u8 });
        // BB-4.1, BB-4.2
        self.advance(by, GUESSER[nth - 1].into());
        self.advance(owner, OWNER[row].owner.into());
        // BB-6.1: the guesser reaches the goal before the owner.
        if let Some(winner) = [by, owner].into_iter().find(|seat| self.is_at_goal(*seat)) {
            self.end(turn.seat, End::Goal(Seats::one(winner)));
        } else if self.is_last_arrow_planted() {
            self.end(turn.seat, End::LastArrow);
        } else {
            self.phase = Phase::Playing(turn);
        }
    }
}
