//! The part of a board where its players do one task after the other.

use leptos::{either::Either, prelude::*};

use super::focus::focus_next;

/// Shows the current task of a board and moves the focus to it.
///
/// Every task gets elements of its own, also one that looks like the task before it: screen readers announce its button.
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
        // A view of another type replaces the elements on the page; one of the same type would take them over.
        is_odd = !is_odd;
        if is_odd { Either::Left(view(task)) } else { Either::Right(view(task)) }
    }
}
