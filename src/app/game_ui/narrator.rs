//! A match in sentences.

use crate::{
    app::{
        i18n::{
            Language,
            rules::{CitesRule, RuleCitation},
        },
        platform::sounds::Sound,
        sketch::Sketch,
    },
    kernel::{Game, StepOf},
    table::{matches::Ending, report::StepReport},
};

/// Public summary beside a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatSummary {
    pub sketch: Sketch,
    /// The same in words, for a screen reader.
    pub words: String,
}

/// A game that is told in words. The language is an argument, so that no function follows a signal.
pub trait Narrator: Game<Refusal: CitesRule> {
    /// The headline above the board, where it is not whose turn it is. `watched`: everybody still looks at the latest
    /// events.
    fn headline(_language: &Language, _view: &Self::View, _watched: bool) -> Option<String> {
        None
    }

    /// What a seat has left, and what was agreed for it alone.
    fn seat_summary(_language: &Language, _view: &Self::View, _seat: u8) -> Option<SeatSummary> {
        None
    }

    /// What the game expects now, as a short line under the name ("places a Barragoon, 2 left").
    fn prompt(_language: &Language, _view: &Self::View) -> Option<String> {
        None
    }

    /// What matters to the viewer as they open their hand, to be heard. Others may hear it: it contains no secret.
    fn private_summary(_language: &Language, _names: &[String], _view: &Self::View) -> String {
        String::new()
    }

    /// The position as a text, where a match can start from it.
    fn position(_view: &Self::View) -> Option<String> {
        None
    }

    /// A step as one sentence to be heard, before whose turn it is; empty where its events tell.
    fn spoken(_language: &Language, _names: &[String], _report: &StepReport<'_, Self>) -> String {
        String::new()
    }

    /// The events of a step as they are heard, instead of [`Narrator::spoken`] and whose turn it is.
    fn heard(_language: &Language, _names: &[String], _report: &StepReport<'_, Self>) -> Option<String> {
        None
    }

    /// The sentence of an event that the table reads, see [`Gate::Read`](crate::table::playback::Gate::Read).
    fn tell(_language: &Language, _names: &[String], _after: &Self::View, _event: &Self::Event) -> String {
        String::new()
    }

    /// The sound of a step.
    fn sound(report: &StepReport<'_, Self>) -> Sound;

    /// What the table loses by taking this step back, where that is worth a sentence.
    fn taken_back(_language: &Language, _names: &[String], _step: &StepOf<Self>) -> Option<String> {
        None
    }

    /// Why the step is not allowed.
    fn refusal(language: &Language, refusal: &Self::Refusal) -> String;

    /// The rule behind a refusal.
    fn rule(refusal: &Self::Refusal) -> Option<RuleCitation> {
        refusal.sentence().map(|sentence| RuleCitation { game: Self::SLUG, sentence })
    }

    /// The end of the match as one sentence.
    fn ending(language: &Language, names: &[String], view: &Self::View, ending: &Ending) -> String;
}
