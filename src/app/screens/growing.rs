//! Long lists that are shown a few items a frame, so that they hold up no frame.

use leptos::prelude::*;

/// Returns the number of items to show: `step` at first, and as many more with each frame. It ends above `total`, so
/// that a list that gets longer shows the next item at once. A change of `of` begins anew.
pub fn growing<K: Clone + PartialEq + Send + Sync + 'static>(
    of: impl Fn() -> K + Copy + Send + Sync + 'static,
    total: impl Fn() -> usize + Copy + Send + Sync + 'static,
    step: usize,
) -> Memo<usize> {
    let grown = RwSignal::new(None::<(K, usize)>);
    let shown = Memo::new(move |_| {
        let of = of();
        grown.with(|grown| {
            grown.as_ref().filter(|(before, _)| *before == of).map_or(step, |(_, shown)| *shown)
        })
    });
    Effect::new(move |_| {
        let (of, shown) = (of(), shown.get());
        if shown <= total() {
            // The list may have left the page by then.
            request_animation_frame(move || drop(grown.try_set(Some((of, shown + step)))));
        }
    });
    shown
}
