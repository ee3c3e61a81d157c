//! PDLL: syntax trees and PDL dialect text of our own inputs.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;

use crate::case::compare_runs;
use crate::files::{all_below, inputs, name_below};
use crate::report::Report;
use crate::tools::{Output, Tools, root};

/// Runs the suite: each piece of each file alone, then the files whose pieces are all accepted whole, which
/// shows how pieces are named.
pub fn run(tools: &Tools, report: &mut Report) {
    let include = tools.include();
    let mut files = inputs("pdll", "pdll");
    files.extend(all_below(&root().join("pdll/tests/cases"), "pdll"));
    for path in files {
        let folder = path.parent().unwrap_or(&path);
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        for output in ["ast", "mlir"] {
            let compare = |report: &mut Report, name: &str, flags: &[&str], input: &Path| -> bool {
                let dirs = ["-I".as_ref(), include.as_os_str(), "-I".as_ref(), folder.as_os_str()];
                let args = ["-x", output].into_iter().chain(flags.iter().copied()).map(OsStr::new);
                let args: Vec<&OsStr> = args.chain(dirs).chain([input.as_os_str()]).collect();
                let upstream = without_addresses(tools.upstream("mlir-pdll", &args));
                let ours = without_addresses(tools.ours(std::iter::once(&"pdll".as_ref()).chain(&args)));
                compare_runs(report, name, &ours, &upstream);
                upstream.accepted()
            };
            let name = format!("{} -x {output}", name_below(&root(), &path));
            let mut all_accepted = true;
            let mut line = 1;
            for piece in text.split("// -----") {
                let file = tempfile::Builder::new().suffix(".pdll").tempfile();
                let written = file.and_then(|mut file| file.write_all(piece.as_bytes()).map(|()| file));
                let name = format!("{name}, piece at line {line}");
                match written {
                    Ok(file) => all_accepted &= compare(report, &name, &[], file.path()),
                    Err(error) => report.check(&name, false, || error.to_string()),
                }
                line += piece.matches('\n').count();
            }
            if all_accepted {
                compare(report, &format!("{name} --split-input-file"), &["--split-input-file"], &path);
            }
        }
    }
}

/// Node addresses differ from run to run and are not compared.
fn without_addresses(mut output: Output) -> Output {
    let mut text = String::with_capacity(output.stdout.len());
    let mut words = output.stdout.split(" 0x");
    text.push_str(words.next().unwrap_or_default());
    for word in words {
        let digits = word.bytes().take_while(u8::is_ascii_hexdigit).count();
        text.push_str(" 0x");
        text.push_str(&word[digits..]);
    }
    output.stdout = text;
    output
}
