//! `toy FILE.toy`: compiles a program and prints it in the `llvm` dialect, for
//! `mlir-translate --mlir-to-llvmir | lli`. `--emit=mlir` prints it before it is lowered.

use std::process::ExitCode;

fn main() -> ExitCode {
    let (flags, files): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    let [file] = &files[..] else {
        eprintln!("usage: toy [--emit=mlir] FILE.toy");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let lower = !flags.iter().any(|flag| flag == "--emit=mlir");
    match toy_language::compile(file, &text, lower) {
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
