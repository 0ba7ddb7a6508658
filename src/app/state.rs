//! A bridge, and gone when the last board is a component: the names by which elements built by hand know Leptos' signals.

use std::{ops::Deref, sync::Arc};

use leptos::prelude::*;

/// A value that can be set.
pub type State<T> = RwSignal<T>;

/// A value that follows from others, shared and not copied where it is read.
pub struct Derived<T: Send + Sync + 'static>(pub Signal<Arc<T>>);

impl<T: Send + Sync> Clone for Derived<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync> Copy for Derived<T> {}

impl<T: PartialEq + Send + Sync> Derived<T> {
    pub fn new(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Derived(Memo::new(move |_| Arc::new(compute())).into())
    }
}

impl<T: Send + Sync> Derived<T> {
    /// Another one whenever it is computed, and never compared: for what is large, and follows only from what has
    /// been compared.
    pub fn uncompared(compute: impl Fn() -> T + Send + Sync + 'static) -> Self {
        Derived(Memo::new_with_compare(move |_| Arc::new(compute()), |_, _| true).into())
    }

    pub fn get(self) -> Arc<T> {
        self.0.get()
    }

    pub fn get_untracked(self) -> Arc<T> {
        self.0.get_untracked()
    }
}

/// Handles that belong together.
pub struct Bundle<T: 'static>(&'static T);

impl<T> Bundle<T> {
    pub fn of(handles: T) -> Self {
        Bundle(Box::leak(Box::new(handles)))
    }
}

impl<T> Clone for Bundle<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Bundle<T> {}

impl<T> Deref for Bundle<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0
    }
}
