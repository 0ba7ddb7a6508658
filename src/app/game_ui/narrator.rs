//! The events of a match in sentences.

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
    /// A spoken equivalent of the sketch, for screen readers.
    pub words: String,
}

/// A game told in words. The language is an argument, so that no function tracks a signal.
pub trait Narrator: Game<Refusal: CitesRule> {
    /// The headline above the board; `None` shows the player to move. `watched`: all players still look at the latest
    /// events.
    fn headline(_language: &Language, _view: &Self::View, _watched: bool) -> Option<String> {
        None
    }

    /// Summary of a seat: its stock, and its own house rules.
    fn seat_summary(_language: &Language, _view: &Self::View, _seat: u8) -> Option<SeatSummary> {
        None
    }

    /// The current task of the acting player, as a short line under the name ("places a Barragoon, 2 left").
    fn prompt(_language: &Language, _view: &Self::View) -> Option<String> {
        None
    }

    /// A spoken summary of the viewer's view as they open the curtain. Others may hear it, so it must contain no
    /// secret.
    fn private_summary(_language: &Language, _names: &[String], _view: &Self::View) -> String {
        String::new()
    }

    /// The position as text, if a match can start from it.
    fn position(_view: &Self::View) -> Option<String> {
        None
    }

    /// A step as one spoken sentence, before the next player's name; empty if its events are spoken instead.
    fn spoken(_language: &Language, _names: &[String], _report: &StepReport<'_, Self>) -> String {
        String::new()
    }

    /// The spoken account of a step's events, which replaces [`Narrator::spoken`] and the next player's name.
    fn heard(_language: &Language, _names: &[String], _report: &StepReport<'_, Self>) -> Option<String> {
        None
    }

    /// The sentence of an event that the table reads, see [`Gate::Read`](crate::table::playback::Gate::Read).
    fn tell(_language: &Language, _names: &[String], _after: &Self::View, _event: &Self::Event) -> String {
        String::new()
    }

    /// The sound of a step.
    fn sound(report: &StepReport<'_, Self>) -> Sound;

    /// The loss for the table if this step is undone, as a sentence; `None` if there is none worth telling.
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
