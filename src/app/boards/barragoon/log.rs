//! Barragoon's log.

use leptos::prelude::*;

use super::art::Art;
use crate::{
    app::{
        game_ui::Logbook,
        i18n::{Language, barragoon as key},
        log_item::{LogItem, LogKind},
        sketch::Sketch,
    },
    games::barragoon::{
        Barragoon,
        action::Action,
        board::Cell,
        turn::{Move, Placement},
    },
    table::report::StepReport,
};

impl Logbook for Barragoon {
    /// The step in the notation of BG-7.2.
    fn log_items(language: &Language, _names: &[String], report: &StepReport<'_, Self>) -> Vec<LogItem> {
        let (seat, action) = report.step.player();
        let text = match *action {
            Action::Move(Move { from, to }) if report.before.board[to] != Cell::Empty => {
                [from.to_string(), to.to_string()].join("x")
            }
            Action::Move(_) | Action::Place(_) => action.to_string(),
            Action::OfferDraw => language.say(key::line_offer),
            Action::GoOn => language.say(key::line_go_on),
            Action::AcceptDraw => language.say(key::line_accept),
            Action::RefuseDraw => language.say(key::line_refuse),
            Action::Touch { at } => language.say(key::LineTouch { square: at.to_string() }),
        };
        vec![LogItem { by: Some(seat), text, kind: LogKind::Plain }]
    }

    /// The cube that was captured or placed.
    fn log_sketch(report: &StepReport<'_, Self>) -> Option<Sketch> {
        let face = match *report.step.player().1 {
            Action::Move(Move { to, .. }) => report.before.board[to].face()?,
            Action::Place(Placement { face, .. }) => face,
            _ => return None,
        };
        Some(Sketch::new(face, |face| view! { <Art cell=Cell::Barragoon(face) /> }.into_any()))
    }
}
