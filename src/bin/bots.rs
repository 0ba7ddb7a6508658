//! Bots for the page to ask: `public/mind.js` drives this in a worker, or on the page where there is none.

use bar_a_jeux::{bots, table::json};
use wasm_bindgen::prelude::wasm_bindgen;

/// A bot at work on one task.
#[wasm_bindgen]
pub struct Mind(bots::Mind);

#[wasm_bindgen]
impl Mind {
    /// # Errors
    /// Why nobody thinks, as a name.
    #[wasm_bindgen(constructor)]
    pub fn new(task: &str) -> Result<Mind, String> {
        bots::Mind::new(task).map(Mind).map_err(|fault| fault.name().to_owned())
    }

    /// Looks at so many positions more; whether it has made up its mind.
    pub fn run(&mut self, nodes: u32) -> bool {
        self.0.run(nodes)
    }

    /// What it answers so far to what it was asked, see [`bots::Ask`], as JSON.
    pub fn answer(&self) -> String {
        json::to_text(&self.0.answer())
    }
}

fn main() {
    console_error_panic_hook::set_once();
}
