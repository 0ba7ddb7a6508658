//! What the programs that play a game from the command line have in common.

use std::process::ExitCode;

/// Ends the program, with a word about what went wrong.
pub(crate) fn exit(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
