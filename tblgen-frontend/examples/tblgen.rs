//! Minimal `llvm-tblgen`: parses a file and prints its records.
//!
//! `tblgen [-I DIR].. [-D NAME].. [--print-records|--print-detailed-records|--dump-json|--null-backend] FILE`

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use legalize_source::SourceMap;
use legalize_tblgen::{TblgenOptions, dump_json, parse, print_detailed_records, print_records};

fn main() -> ExitCode {
    let mut options = TblgenOptions::default();
    let (mut file, mut action) = (String::new(), "--print-records".to_owned());
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-I" => {
                options.includes.push_dir(args.next().unwrap_or_default());
            }
            "-D" => {
                if let Some(name) = args.next() {
                    options.includes.define(name);
                }
            }
            "--no-warn-on-unused-template-args" => options.warn_unused_template_args = false,
            _ if arg.starts_with("--") => action = arg,
            _ => file = arg,
        }
    }
    let sources = Arc::new(SourceMap::new());
    let text = match options.includes.load(Path::new(&file), sources.limits()) {
        Ok(Some(text)) => text,
        Ok(None) => {
            eprintln!("{file}: no such file");
            return ExitCode::from(2);
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let main = sources.add(file, text);
    let parsed = parse(&sources, main, &options);
    eprint!("{}", parsed.diagnostics.render());
    let Some(keeper) = parsed.value.keeper else {
        return ExitCode::FAILURE;
    };
    let mut out = String::new();
    let printed = match action.as_str() {
        "--print-detailed-records" => print_detailed_records(&keeper, &mut out),
        "--dump-json" => dump_json(&keeper, &mut out),
        "--null-backend" => Ok(()),
        _ => print_records(&keeper, &mut out),
    };
    if printed.is_ok() && std::io::stdout().write_all(out.as_bytes()).is_ok() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
