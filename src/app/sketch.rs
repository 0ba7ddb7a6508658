//! A small picture beside words, to be built wherever the words are shown.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use leptos::prelude::*;

/// How to build it. It says nothing that the words do not, by which two of them are told apart.
#[derive(Clone)]
pub struct Sketch(Arc<dyn Fn() -> AnyView + Send + Sync>);

impl Sketch {
    pub fn new(build: impl Fn() -> AnyView + Send + Sync + 'static) -> Sketch {
        Sketch(Arc::new(build))
    }

    pub fn draw(&self) -> AnyView {
        (self.0)()
    }
}

impl PartialEq for Sketch {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Sketch {}

impl Hash for Sketch {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sketch")
    }
}
