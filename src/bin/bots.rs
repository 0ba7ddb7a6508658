//! The bots' program: `public/mind.js` drives it in a worker, or on the page if there is no worker.

use bar_a_jeux::{bots, table::json};
use wasm_bindgen::prelude::wasm_bindgen;

/// A running search for one task.
#[wasm_bindgen]
pub struct Mind(bots::Mind);

#[wasm_bindgen]
impl Mind {
    /// # Errors
    /// Returns why there is no search, as a name.
    #[wasm_bindgen(constructor)]
    pub fn new(task: &str) -> Result<Mind, String> {
        bots::Mind::new(task).map(Mind).map_err(|fault| fault.name().to_owned())
    }

    /// Visits this many more positions. Returns whether the search is done.
    pub fn run(&mut self, nodes: u32) -> bool {
        self.0.run(nodes)
    }

    /// Returns the answer so far as JSON, see [`bots::Ask`].
    pub fn answer(&self) -> String {
        json::to_text(&self.0.answer())
    }
}

fn main() {
    console_error_panic_hook::set_once();
}
