//! PDLL: syntax trees and PDL dialect text of our own inputs.

use crate::case::compare_runs;
use crate::files::{all_below, inputs, name_below};
use crate::report::Report;
use crate::tools::{Output, Tools, root};

/// Runs the suite.
pub fn run(tools: &Tools, report: &mut Report) {
    let include = tools.include();
    let mut files = inputs("pdll", "pdll");
    files.extend(all_below(&root().join("pdll/tests/cases"), "pdll"));
    for path in files {
        for output in ["ast", "mlir"] {
            let name = format!("{} -x {output}", name_below(&root(), &path));
            let folder = path.parent().unwrap_or(&path);
            let dirs = ["-I".as_ref(), include.as_os_str(), "-I".as_ref(), folder.as_os_str()];
            let args = ["-x".as_ref(), output.as_ref(), "--split-input-file".as_ref()];
            let args: Vec<&std::ffi::OsStr> =
                args.into_iter().chain(dirs).chain([path.as_os_str()]).collect();
            let upstream = without_addresses(tools.upstream("mlir-pdll", &args));
            let ours = without_addresses(tools.ours(std::iter::once(&"pdll".as_ref()).chain(&args)));
            compare_runs(report, &name, &ours, &upstream);
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
