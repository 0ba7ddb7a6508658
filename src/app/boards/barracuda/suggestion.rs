//! A suggested action in a few words, with its place on the table.

use super::words;
use crate::{
    app::{
        game_ui::Adviser,
        i18n::{Language, barracuda as key},
        suggestion::Suggestion,
    },
    games::barracuda::{Action, ActionKind, Barracuda, Notes, Prompt, Target, View},
    kernel::Seat,
};

impl Adviser for Barracuda {
    /// In the first round secrets do not matter (BC-2.2).
    fn advised_openly(view: &View) -> bool {
        matches!(view.prompt, Prompt::Acting(_)) && view.round == 1
    }

    fn suggestion(
        language: &Language,
        names: &[String],
        view: &View,
        _seat: Seat,
        action: &Action,
    ) -> Suggestion {
        if let Some((kind, at)) = ActionKind::of(action) {
            let what = words::plan(language, names, view, kind, at);
            return Suggestion::new(what, [Target::Way(kind), Target::House(at)]);
        }
        let sum = |notes: &Notes| words::notes(language, notes);
        let what = match action {
            Action::Slide(notes) => language.say(key::SuggestSlide { notes: sum(notes) }),
            Action::Bid(notes) => language.say(key::SuggestBid { notes: sum(notes) }),
            Action::Stake(notes) => language.say(key::SuggestStake { notes: sum(notes) }),
            Action::Accept => language.say(key::do_accept),
            Action::Refuse => language.say(key::do_refuse),
            Action::Sell(to) => language.say(key::DoSell { name: words::name(names, *to) }),
            Action::Close => language.say(key::DoClose { bar: offered(view) }),
            Action::Call(_) => language.say(key::do_call_own),
            Action::Look => language.say(key::do_look),
            Action::Rest => language.say(key::do_rest),
            _ => language.say(key::do_not_call),
        };
        let at = match action {
            Action::Slide(notes) | Action::Bid(notes) | Action::Stake(notes) => laid(notes),
            Action::Sell(to) => vec![Target::Bid(*to)],
            // If no player calls, the round begins.
            Action::Pass => vec![Target::Button(Action::Begin)],
            _ => vec![Target::Button(action.clone())],
        };
        Suggestion::new(what, at)
    }
}

/// The denominations of these notes.
fn laid(notes: &Notes) -> Vec<Target> {
    notes.iter().filter(|(_, count)| *count > 0).map(|(kind, _)| Target::Note(kind)).collect()
}

/// The bar up for auction.
fn offered(view: &View) -> &'static str {
    match view.prompt {
        Prompt::Choosing { at, .. } => words::bar_at(view, at),
        _ => "",
    }
}
