//! The moments of Barragoon: all are on the board, and nothing waits, since a move is seen while the next is thought of.

use crate::{
    games::barragoon::{Barragoon, phase::Prompt, view::View},
    table::playback::{Phase, Staging, TableMoment},
};

impl Staging for Barragoon {
    fn moment(view: &View, _phase: Phase, acting: bool) -> TableMoment {
        TableMoment::board(match view.prompt {
            Prompt::Place { .. } if acting => "place",
            _ if acting => "turn",
            _ => "wait",
        })
    }
}

/// The name of the acting side's task, and the value of `data-task` on the panel.
pub fn task(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Move { .. } => "move",
        Prompt::Place { .. } => "place",
        Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } => "draw",
        Prompt::Over(_) => "over",
    }
}
