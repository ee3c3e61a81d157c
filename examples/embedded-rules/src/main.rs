//! Reads a module on standard input, simplifies it and prints it. No other file is read.

use std::process::ExitCode;

fn main() -> ExitCode {
    let text = match std::io::read_to_string(std::io::stdin()) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match embedded_rules::simplify("-", &text) {
        Ok(module) => {
            print!("{module}");
            ExitCode::SUCCESS
        }
        Err(diagnostics) => {
            eprint!("{}", diagnostics.render());
            ExitCode::FAILURE
        }
    }
}
