//! `opt`, `rewrite` and `convert` with the `iv` dialect, and `batch FILE…`, which lowers files on several
//! threads.

use std::process::ExitCode;
use std::sync::Arc;

use interval_compiler::{Iv, lower_all};

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1);
    if args.next().is_some_and(|first| first == "batch") {
        return batch(args.map(|path| path.to_string_lossy().into_owned()).collect());
    }
    let mut providers = legalize::providers();
    providers.push(Arc::new(Iv));
    legalize::opt::opt_main("interval-compiler", std::env::args_os(), &providers)
}

fn batch(paths: Vec<String>) -> ExitCode {
    match lower_files(paths) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the modules of files; returns false if there are errors.
fn lower_files(paths: Vec<String>) -> Result<bool, Box<dyn std::error::Error>> {
    let session = legalize::session().provider(Iv).build()?;
    let mut files = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path)?;
        files.push((path, text));
    }
    let mut all = true;
    for lowered in lower_all(&session, &files)? {
        let (text, reports) = lowered.into_parts();
        eprint!("{}", reports.render());
        match text {
            Some(text) => println!("{text}"),
            None => all = false,
        }
    }
    Ok(all)
}
