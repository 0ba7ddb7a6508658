//! Letters, and the two series of questions (BB-3.5 to BB-3.9).

use crate::games::barbarossa::{
    answer::Answer,
    event::Event,
    letter_index::LetterIndex,
    note::MAX_QUESTION,
    phase::{Awaited, Means, Phase, Series, TurnState, TurnStep},
    refusal::Refusal,
    riddle::Riddle,
    state::Barbarossa,
    word::is_hidden,
};
use crate::kernel::Seat;

impl Barbarossa {
    /// Checks that a letter of this object may be asked for (BB-3.5, BB-3.9).
    pub(in crate::games::barbarossa) fn check_letter(
        &self,
        by: Seat,
        riddle: Riddle,
        index: LetterIndex,
    ) -> Result<(), Refusal> {
        let furthest = self.config.furthest();
        if index.number() > furthest.unsigned_abs() {
            return Err(Refusal::LetterIndex(furthest));
        }
        self.check_other(by, riddle)
    }

    /// Shows a letter to the asker. All players hear which position was asked for (BB-3.5).
    pub(super) fn letter(
        &mut self,
        turn: TurnState,
        by: Seat,
        means: Means,
        riddle: Riddle,
        index: LetterIndex,
    ) {
        let letters = self.object(riddle).map(|placed| placed.object.word.letters()).unwrap_or_default();
        let letter = index.of(&letters).cloned();
        self.story.tell(Event::AskedLetter { seat: by, riddle, index, means });
        self.story.tell_only([by], Event::Letter { seat: by, riddle, index, letter });
        self.phase = turn.waits_for(Awaited::Look { by, means });
    }

    /// Notes that a player asks for no letter (BB-3.5), or does not use the curse won by a roll (BB-5.1).
    pub(super) fn decline(&mut self, turn: TurnState, seat: Seat, means: Means) {
        self.story.tell(Event::Declined { seat, means });
        self.conclude(turn, means);
    }

    /// Checks that this object may be asked about (BB-3.6), and the text of the question.
    pub(in crate::games::barbarossa) fn check_ask(
        &self,
        by: Seat,
        riddle: Riddle,
        question: &str,
    ) -> Result<(), Refusal> {
        if question.chars().count() > MAX_QUESTION || question.chars().any(is_hidden) {
            return Err(Refusal::Note);
        }
        self.check_other(by, riddle)
    }

    /// Takes an answer. Only a NO, or the asker's wish, ends a series (BB-3.6).
    pub(super) fn answer(
        &mut self,
        turn: TurnState,
        series: Series,
        riddle: Riddle,
        question: String,
        answer: Answer,
    ) {
        self.story.tell(Event::Answered { seat: turn.seat, riddle, question, answer, series });
        if answer == Answer::No {
            self.end_series(turn.seat, series);
        } else {
            self.phase = Phase::Playing(turn);
        }
    }

    /// Ends a series by the asker's wish (BB-3.6, BB-3.8).
    pub(super) fn enough(&mut self, seat: Seat, series: Series) {
        self.story.tell(Event::Enough { seat, series });
        self.end_series(seat, series);
    }

    fn end_series(&mut self, seat: Seat, series: Series) {
        match series {
            Series::First => {
                self.phase = Phase::Playing(TurnState { seat, step: TurnStep::Series(Series::Second) });
            }
            Series::Second => self.end_turn(seat),
        }
    }
}
