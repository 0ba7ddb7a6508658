//! Shared parts of the programs that play games from the command line.

use std::process::ExitCode;

/// Ends the program, with a message if it failed.
pub(crate) fn exit(done: Result<(), String>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
