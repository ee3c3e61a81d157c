//! Inputs on which the tools differ on purpose: the outputs of both are in the input, so that a change on
//! either side is detected.
//!
//! The outputs are at the end, one line per `//| …`, below the headings [`UPSTREAM`] and [`OURS`]; only ours
//! if upstream's varies. Ours is run as by users, with all errors. With `BLESS` in the environment, outputs
//! are written.

use std::ffi::OsString;
use std::path::Path;

use crate::report::SuiteReport;
use crate::tools::{Output, Tools};

const UPSTREAM: &str = "// upstream prints:";
const OURS: &str = "// ours prints:";

/// True if an input has the outputs of both tools.
pub(super) fn has_both(text: &str) -> bool {
    golden(text, UPSTREAM).is_some() && golden(text, OURS).is_some()
}

fn has_any(text: &str) -> bool {
    golden(text, UPSTREAM).is_some() || golden(text, OURS).is_some()
}

/// Compares the outputs of the tools with those in the input.
pub(super) fn check(
    report: &mut SuiteReport,
    tools: &Tools,
    path: &Path,
    name: &str,
    args: &[OsString],
    upstream: &Output,
) {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let program = text.lines().take_while(|line| *line != UPSTREAM && *line != OURS);
    let mut blessed: String = program.map(|line| format!("{line}\n")).collect();
    for (heading, whose) in [(UPSTREAM, "upstream"), (OURS, "ours")] {
        let Some(golden) = golden(&text, heading) else { continue };
        let printed = match heading {
            UPSTREAM => transcript(tools, upstream),
            _ => transcript(tools, &tools.test_opt(args)),
        };
        blessed.extend([heading, "\n"]);
        printed.lines().for_each(|line| blessed.extend(["//| ", line, "\n"]));
        report.compare(&format!("{name}: {whose} as written, BLESS=1 writes it"), &printed, &golden);
    }
    if has_any(&text)
        && std::env::var_os("BLESS").is_some()
        && let Err(error) = std::fs::write(path, blessed)
    {
        report.check(&format!("{name}: blessed"), false, || error.to_string());
    }
}

/// The output below a heading, if the input has it.
fn golden(text: &str, heading: &str) -> Option<String> {
    let mut lines = text.lines().skip_while(|line| *line != heading);
    lines.next()?;
    Some(lines.map_while(|line| line.strip_prefix("//| ")).map(|line| format!("{line}\n")).collect())
}

/// Exit status, output and messages, without empty lines, crash addresses and the path of upstream's
/// programs.
fn transcript(tools: &Tools, output: &Output) -> String {
    let status = output.code.map_or_else(|| "ended by a signal".to_owned(), |code| format!("exit {code}"));
    let messages = output.stderr.split("PLEASE submit a bug report").next().unwrap_or_default();
    let lines = [status.as_str(), output.stdout.as_str(), messages]
        .into_iter()
        .flat_map(str::lines)
        .map(str::trim_end);
    let text: String = lines.filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect();
    text.replace(&format!("{}/", tools.prefix().join("bin").display()), "")
}
