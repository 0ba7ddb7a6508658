//! The moments of Barragoon: all are on the board. No event waits, since players see a move while they think about the
//! next.

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

/// Returns the acting side's task, the value of `data-task` on the panel.
pub fn task(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Move { .. } => "move",
        Prompt::Place { .. } => "place",
        Prompt::MayOfferDraw { .. } | Prompt::AnswerDraw { .. } => "draw",
        Prompt::Over(_) => "over",
    }
}
