//! What the table looks for on the shelf, kept until the app is closed.

use leptos::prelude::*;

use crate::scenes::shelf::Wish;

/// The wish as a context of the whole app.
#[derive(Copy, Clone)]
pub struct ShelfWish(RwSignal<Wish>);

/// Gives it to all that is built from now on.
pub fn provide_shelf_wish() {
    provide_context(ShelfWish(RwSignal::new(Wish::default())));
}

/// What the table looks for.
pub fn use_shelf_wish() -> RwSignal<Wish> {
    expect_context::<ShelfWish>().0
}
