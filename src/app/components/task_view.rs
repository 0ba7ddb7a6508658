//! The part of a board that shows one task after another.

use leptos::{either::Either, prelude::*};

use super::focus::focus_next;

/// Shows the current task of a board and moves the focus to it.
///
/// Every task gets new elements, even if it looks like the one before, so that screen readers announce its button.
#[component]
pub fn TaskView<T: Clone + PartialEq + Send + Sync + 'static>(
    task: Memo<T>,
    view: fn(T) -> AnyView,
    /// Selector of the element to focus; `None` leaves the focus where it is.
    focus: impl Fn(&T) -> Option<&'static str> + Send + 'static,
) -> impl IntoView {
    let mut is_odd = false;
    move || {
        let task = task.get();
        if let Some(selector) = focus(&task) {
            focus_next(selector);
        }
        // Alternating view types replace the elements on the page; a view of the same type would reuse them.
        is_odd = !is_odd;
        if is_odd { Either::Left(view(task)) } else { Either::Right(view(task)) }
    }
}
