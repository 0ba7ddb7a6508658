//! La Bouillabaisse's log and spoken steps.

use leptos::prelude::*;

use super::{art::Face, words};
use crate::{
    app::{
        game_ui::Logbook,
        i18n::{Language, Text, bouillabaisse as key, sentences},
        lexicon::name,
        log_item::{LogItem, LogKind},
        sketch::Sketch,
    },
    games::bouillabaisse::{Action, Bouillabaisse, Card, Chance, Taken, View, score::Scoring},
    kernel::{Seat, Step},
    table::report::StepReport,
};

impl Logbook for Bouillabaisse {
    const LEDGER: Option<Text> = Some(key::ledger);

    /// The line of a step, with the trick that it completes. A deal has no line of its own, since the heading shows it.
    fn log_items(language: &Language, names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let kind = match report.step {
            Step::Chance(Chance::Deal(_)) => LogKind::Quiet,
            _ => LogKind::Plain,
        };
        let mut items = vec![LogItem { by: report.step.seat(), text: line(language, names, report), kind }];
        if let Step::Player(by, Action::Play(one)) = report.step {
            let taken = taking(language, names, report.before, *by, *one);
            items.extend(taken.map(|(winner, text)| LogItem {
                by: Some(winner),
                text,
                kind: LogKind::Ledger,
            }));
        }
        items
    }

    /// The played card.
    fn log_sketch(report: &StepReport<'_, Self>) -> Option<Sketch> {
        let Step::Player(_, Action::Play(one)) = report.step else { return None };
        Some(Sketch::new(*one, |card| view! { <Face card /> }.into_any()))
    }

    /// Drawing lots happens before the first round, so it has no heading.
    fn log_heading(language: &Language, report: &StepReport<'_, Self>) -> Option<String> {
        let n = match report.step {
            Step::Player(..) => report.before.round,
            Step::Chance(Chance::Deal(_)) => report.after.round,
            Step::Chance(_) => return None,
        };
        Some(language.say(key::Round { n }))
    }
}

/// The step without its outcome.
fn line(language: &Language, names: &[String], report: &StepReport<'_, Bouillabaisse>) -> String {
    match report.step {
        Step::Player(_, Action::Play(one)) => words::card(language, *one),
        Step::Chance(Chance::Dealer(seat)) => language.say(key::SaidDealer { name: name(names, *seat) }),
        Step::Chance(Chance::Suit(one)) => language.say(key::SaidCost { what: words::suit(language, *one) }),
        Step::Chance(Chance::Figure(one)) => {
            language.say(key::SaidCost { what: words::figures(language, *one) })
        }
        Step::Chance(Chance::Card(one)) => language.say(key::SaidCost { what: words::card(language, *one) }),
        Step::Chance(Chance::Deal(_)) => language.say(key::SaidDeal { n: report.after.round }),
    }
}

/// The winner of the trick that this card completes, and a sentence with its cost.
fn taking(
    language: &Language,
    names: &[String],
    before: &View,
    by: Seat,
    one: Card,
) -> Option<(Seat, String)> {
    let winner = before.taken_with(by, one)?;
    let scoring = Scoring::of(before.round);
    let cards = before.trick.iter().map(|played| &played.card).chain([&one]);
    let worth = scoring.sign.apply(Taken::of(scoring, &before.costs, 1, cards).worth());
    let name = name(names, winner);
    let text = if before.shows_points() && worth != 0 {
        language.say(key::SaidTakes { name, points: words::signed(worth) })
    } else {
        language.say(key::TakesNothing { name })
    };
    Some((winner, text))
}

/// A step as one spoken sentence.
pub(super) fn spoken(
    language: &Language,
    names: &[String],
    report: &StepReport<'_, Bouillabaisse>,
) -> String {
    let Step::Player(by, Action::Play(one)) = report.step else {
        return line(language, names, report);
    };
    let card = words::card(language, *one);
    let plays = language.say(key::SaidPlays { name: name(names, *by), card });
    let taken = taking(language, names, report.before, *by, *one).map(|(_, words)| words);
    sentences([plays, taken.unwrap_or_default()])
}
