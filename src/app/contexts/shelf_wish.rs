//! The filter of the shelf. It lasts until the app is closed.

use leptos::prelude::*;

use crate::scenes::shelf::Wish;

/// The filter as a context of the whole app.
#[derive(Copy, Clone)]
pub struct ShelfWish(RwSignal<Wish>);

/// Provides the filter to all components built from now on.
pub fn provide_shelf_wish() {
    provide_context(ShelfWish(RwSignal::new(Wish::default())));
}

/// The filter, from context.
pub fn use_shelf_wish() -> RwSignal<Wish> {
    expect_context::<ShelfWish>().0
}
