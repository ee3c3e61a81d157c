//! `third-party-dialect -I DIR --rules FILE.td INPUT.mlir`; the flags may be repeated.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut include_dirs, mut rules, mut input) = (Vec::new(), Vec::new(), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-I" => include_dirs.extend(arguments.next().map(PathBuf::from)),
            "--rules" => rules.extend(arguments.next().map(PathBuf::from)),
            _ => input = Some(PathBuf::from(argument)),
        }
    }
    let Some(input) = input else {
        eprintln!("usage: third-party-dialect -I DIR --rules FILE.td INPUT.mlir");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(&input) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{}: {error}", input.display());
            return ExitCode::from(2);
        }
    };
    match third_party_dialect::rewrite(&include_dirs, &rules, &input, &text) {
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
