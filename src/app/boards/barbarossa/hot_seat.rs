//! Barbarossa on one device.

use super::draft::Draft;
use crate::{
    app::game_ui::HotSeat,
    games::barbarossa::{Action, Barbarossa, Prompt, View},
    kernel::{Seat, Seats, StepOf},
    table::handover::PendingSeats,
};

impl HotSeat for Barbarossa {
    /// All see the board; only objects, letters, guesses and decisions are private.
    fn turn(view: &View, seats: Seats) -> PendingSeats {
        let open = matches!(
            view.prompt,
            Prompt::Moving(_)
                | Prompt::Letter(_)
                | Prompt::Asking { .. }
                | Prompt::Answering { .. }
                | Prompt::Granted(_)
        );
        PendingSeats { open, ..seats.into() }
    }

    fn turn_over(view: &View) -> bool {
        matches!(view.prompt, Prompt::Moving(_) | Prompt::Over(_))
    }

    /// The viewer, while they shape an object.
    fn maker(view: &View) -> Option<Seat> {
        view.own().filter(|_| matches!(view.prompt, Prompt::Making(_)))
    }

    /// An object that is taken back becomes a draft again.
    fn draft(own: &View, step: &StepOf<Self>, kept: Option<&str>) -> Option<String> {
        match step.action() {
            Some(Action::Make(object)) => Some(Draft::again(own.objects().count(), object, kept).to_text()),
            _ => None,
        }
    }
}
