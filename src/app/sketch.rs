//! A small picture beside a text, built anew at each place where the text is shown.

use std::{
    fmt,
    hash::{Hash, Hasher},
    sync::Arc,
};

use leptos::prelude::*;

/// A picture of some data. Sketches of the same data are equal.
#[derive(Clone)]
pub struct Sketch {
    /// The data, as `Debug` writes it.
    data: String,
    build: Arc<dyn Fn() -> AnyView + Send + Sync>,
}

impl Sketch {
    /// The picture of `data`. `build` captures nothing, so the picture depends on `data` alone.
    pub fn new<T: Clone + fmt::Debug + Send + Sync + 'static>(data: T, build: fn(T) -> AnyView) -> Sketch {
        Sketch { data: format!("{data:?}"), build: Arc::new(move || build(data.clone())) }
    }

    pub fn draw(&self) -> AnyView {
        (self.build)()
    }
}

impl PartialEq for Sketch {
    fn eq(&self, other: &Self) -> bool {
        self.data == other.data
    }
}

impl Eq for Sketch {}

impl Hash for Sketch {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.data.hash(state);
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.data)
    }
}
