//! Reads a module on standard input and prints the trace of its rewrites, then the module.

use std::process::ExitCode;

fn main() -> ExitCode {
    let text = match std::io::read_to_string(std::io::stdin()) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match rewrite_trace::rewrite("-", &text, rewrite_trace::Budget { rewrites: 1000 }) {
        Ok((module, trace, _)) => {
            print!("{trace}\n{module}");
            ExitCode::SUCCESS
        }
        Err(diagnostics) => {
            eprint!("{}", diagnostics.render());
            ExitCode::FAILURE
        }
    }
}
