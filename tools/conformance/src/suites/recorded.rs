//! Records of upstream's output on our inputs (`recorded/`), from which ours is judged where upstream's tools are not
//! installed. With `BLESS` in the environment, they are written, and what changed is printed.

use legalize_filetest::{Outcome, RecordedCase, recorded_cases};

use crate::report::SuiteReport;
use crate::tools::{Tools, root};

const TABLE: &str = include_str!("../../recorded.txt");

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let folder = root().join("tools/conformance");
    let cases = match recorded_cases(TABLE, &folder.join("inputs"), &folder.join("recorded")) {
        Ok(cases) => cases,
        Err(error) => return report.check("table", false, || error.to_string()),
    };
    let is_blessed = std::env::var_os("BLESS").is_some();
    let changed = report.each(&cases, |report, case| {
        if !report.wants(&case.name) {
            return false;
        }
        let outcome = outcome(tools, case);
        if !is_blessed {
            let difference = case.compare(&outcome).err().map(|failure| failure.to_string());
            report.check(&case.name, difference.is_none(), || difference.unwrap_or_default());
            return false;
        }
        // A file of expected diagnostics is written by hand.
        if case.record.is_none() {
            report.check(&case.name, outcome.is_accepted(), || "other diagnostics than expected".to_owned());
            return false;
        }
        let before = case.compare(&outcome);
        match case.write(&outcome) {
            Ok(written) => {
                report.check(&case.name, true, String::new);
                if let (Some(_), Err(difference)) = (&written, before) {
                    report.say(format!("  {}: written; {difference}", case.name));
                }
                written.is_some()
            }
            Err(error) => {
                report.check(&case.name, false, || error.to_string());
                false
            }
        }
    });
    report.note(format!(
        "  {} records, {} changed",
        cases.len(),
        changed.iter().filter(|&&changed| changed).count()
    ));
}

/// The outcome of upstream's tool on an input.
fn outcome(tools: &Tools, case: &RecordedCase) -> Outcome {
    let args = case.flags.iter().map(AsRef::as_ref).chain([case.input.as_os_str()]);
    let output = tools.upstream("mlir-opt", args);
    match output.code {
        Some(0) => Outcome::Accepted(output.stdout),
        Some(_) => Outcome::Refused(crate::case::first_error_line(&output.stderr)),
        None => Outcome::Crashed,
    }
}
