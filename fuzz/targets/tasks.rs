//! Any text is a task for a bot or is refused; a bot with an accepted task has a choice.
#![no_main]

use bar_a_jeux::bots::{BUILD, Mind};

libfuzzer_sys::fuzz_target!(|text: &str| {
    if let Ok(mut mind) = Mind::new(&text.replace("BUILD", BUILD)) {
        mind.run(1);
        assert!(!mind.choice().is_null());
        mind.answer();
    }
});
