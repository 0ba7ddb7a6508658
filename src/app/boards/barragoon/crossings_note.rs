//! The ways across the inspected Barragoon in words, over the board and away from its square.

use leptos::prelude::*;

use super::{controller::use_controller, words};
use crate::{games::barragoon::board::RANKS, scenes::barragoon::Hint};

/// Any tap closes the note. Its text is announced when the Barragoon is tapped.
#[component]
pub(super) fn CrossingsNote() -> impl IntoView {
    let controller = use_controller();
    let explained = Memo::new(move |_| controller.scene.read().explained);
    move || {
        explained.get().map(|(square, face)| {
            let sentence = move || words::hint(&controller.i18n.language(), Hint::Crossing(square, face));
            let upper = square.rank() > RANKS / 2;
            let reader_is_far = controller.acts_far();
            view! {
                <p
                    class="bg-crossings"
                    class:bg-crossings-below=upper
                    class:bg-crossings-far=reader_is_far
                    aria-hidden="true"
                    data-explained=square.to_string()
                >
                    {sentence}
                </p>
            }
        })
    }
}
