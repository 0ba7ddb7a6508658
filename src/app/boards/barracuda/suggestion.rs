//! What could be done, in a few words and where on the table.

use super::words;
use crate::{
    app::{
        i18n::{Language, barracuda as key},
        suggestion::Suggestion,
    },
    games::barracuda::{Action, ActionKind, Notes, Prompt, View},
};

pub(super) fn suggestion(language: &Language, names: &[String], view: &View, action: &Action) -> Suggestion {
    if let Some((kind, at)) = ActionKind::of(action) {
        let house = format!(".bc-house[data-spot='{}']", at.number());
        let way = format!(".bc-way[data-way=kind-{}]", kind as u8);
        return Suggestion { what: words::plan(language, names, view, kind, at), at: vec![way, house] };
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
    let button = |act: &str| vec![format!(".bc-table [data-act={act}]")];
    let at = match action {
        Action::Slide(notes) | Action::Bid(notes) | Action::Stake(notes) => laid(notes),
        Action::Accept => button("accept"),
        Action::Refuse => button("refuse"),
        Action::Sell(to) => vec![format!(".bc-bid[data-bidder='{}']", to.number())],
        Action::Close => button("close-bar"),
        Action::Call(_) => [button("caller"), button("call")].concat(),
        Action::Look => button("look"),
        Action::Rest => button("rest"),
        _ => button("begin"),
    };
    Suggestion { what, at }
}

/// Where the notes lie of which some are to be laid.
fn laid(notes: &Notes) -> Vec<String> {
    let kinds = notes.iter().filter(|(_, count)| *count > 0);
    kinds.map(|(kind, _)| format!(".bc-add[data-add='{}']", kind.index())).collect()
}

/// The bar that is up for auction.
fn offered(view: &View) -> &'static str {
    match view.prompt {
        Prompt::Choosing { at, .. } => words::bar_at(view, at),
        _ => "",
    }
}
