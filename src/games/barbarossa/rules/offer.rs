//! The offer: examples, because words and notes are free text.

use crate::games::barbarossa::{
    action::Action,
    answer::{Answer, Verdict},
    clay,
    config::Medium,
    letter_index::LetterIndex,
    note::Note,
    object::{Form, Object},
    phase::{Awaited, Phase, TurnState, TurnStep},
    state::Barbarossa,
    word::Word,
};
use crate::kernel::{Game, Seat};

/// Example words, from a simple word to a phrase.
const WORDS: [&str; 6] = ["anchor", "bird's", "cœur", "éléphant", "a T-shirt", "the elephant in the room"];

impl Barbarossa {
    /// Returns examples of actions of a seat. The offer drops the illegal ones among them.
    pub(in crate::games::barbarossa) fn examples(&self, seat: Seat) -> Vec<Action> {
        let mut all = Vec::new();
        if self.pending().seats().contains(seat) {
            all.extend(self.awaited_examples());
        }
        if self.interrupts().contains(seat) {
            all.extend(self.unasked_examples(seat));
        }
        all
    }

    /// Returns examples for the seat that the match waits for.
    fn awaited_examples(&self) -> Vec<Action> {
        match &self.phase {
            Phase::Making => self.example_objects(),
            Phase::Playing(turn) => self.examples_in_turn(*turn),
            Phase::Waiting { awaited, .. } => match awaited {
                Awaited::Answer { .. } => Answer::ALL.map(Action::Answer).to_vec(),
                Awaited::Look { .. } => vec![Action::Seen],
                Awaited::Guess(_) => {
                    self.example_words().map(|word| Action::Guess(word.text().to_owned())).collect()
                }
                Awaited::Judge { .. } => vec![Action::Judge(Verdict::Right), Action::Judge(Verdict::Wrong)],
                Awaited::Granted(_) => vec![Action::Decline],
                Awaited::Die | Awaited::Contest(_) => Vec::new(),
            },
            Phase::Starting | Phase::Over { .. } => Vec::new(),
        }
    }

    fn examples_in_turn(&self, TurnState { seat, step }: TurnState) -> Vec<Action> {
        match step {
            TurnStep::Move => {
                [Action::Roll].into_iter().chain((1..=self.players[seat].gems).map(Action::Pay)).collect()
            }
            TurnStep::Elf => {
                let furthest = self.config.furthest();
                let indices = || (-furthest..=furthest).filter_map(LetterIndex::new);
                let of = |riddle| indices().map(move |index| Action::Letter(riddle, index));
                self.riddles_for(seat).flat_map(of).chain([Action::Decline]).collect()
            }
            TurnStep::Series(_) => {
                let of = |riddle| [Action::Ask(riddle, String::new()), Action::Try(riddle)];
                self.riddles_for(seat).flat_map(of).chain([Action::Enough]).collect()
            }
        }
    }

    /// Returns a few interrupts. They are few, because a seat that is awaited seldom wants one.
    fn unasked_examples(&self, seat: Seat) -> Vec<Action> {
        let mut all = vec![Action::Regain];
        all.extend(self.all_seats().iter().map(|other| Action::Wish([seat, other].into_iter().collect())));
        let mut riddles = self.riddles_for(seat);
        if let Some(on) = riddles.next() {
            let text = if self.players[seat].note_on(on) == Some("?") { "" } else { "?" };
            all.push(Action::Note(vec![Note { on, text: text.to_owned() }]));
        }
        for riddle in riddles {
            all.push(Action::CurseTry(riddle));
            all.extend(LetterIndex::new(-2).map(|index| Action::CurseLetter(riddle, index)));
        }
        all
    }

    /// Returns examples of objects. All have the same form and label, so that these tell nothing about the word.
    fn example_objects(&self) -> Vec<Action> {
        let (form, label) = match self.config.clay {
            Medium::App => {
                let ball: Vec<_> = clay::Stroke::whole(clay::Tool::Ball, 1).into_iter().collect();
                (Form::Strokes(clay::to_text(&clay::pack(&ball)).into()), "")
            }
            Medium::Real => (Form::None, "?"),
        };
        let object = |word| Action::Make(Object { word, form: form.clone(), label: label.to_owned() });
        self.example_words().map(object).collect()
    }

    /// Iterates over the example words that the options allow (BB-2.1, BB-2.2).
    fn example_words(&self) -> impl Iterator<Item = Word> {
        WORDS.into_iter().filter_map(|word| Word::spelt(word, self.config.words(), self.config.spelling).ok())
    }
}
