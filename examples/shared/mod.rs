//! What the programs that play a game from the command line have in common.

use std::{env, process::ExitCode, str::FromStr};

/// A game and its options, each with a value, as they were given.
pub(crate) fn words(usage: &str) -> Result<(String, Vec<(String, String)>), String> {
    let mut words = env::args().skip(1);
    let game = words.next().ok_or(usage)?;
    let mut options = Vec::new();
    while let Some(option) = words.next() {
        let value = words.next().ok_or_else(|| format!("{option} wants a value\n{usage}"))?;
        options.push((option, value));
    }
    Ok((game, options))
}

/// The value of an option, or why it cannot be that.
pub(crate) fn read<T: FromStr>(option: &str, value: &str, usage: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{option} cannot be {value:?}\n{usage}"))
}

pub(crate) fn unknown(option: &str, usage: &str) -> String {
    format!("there is no option {option}\n{usage}")
}

/// Ends the program, with a word about what went wrong.
pub(crate) fn end(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
