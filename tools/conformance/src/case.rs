//! Comparison of two programs on one input: verdict, output, line of the first error.

pub(crate) use legalize_filetest::{first_error, first_error_line, first_message, first_place};

use crate::report::SuiteReport;
use crate::tools::Output;

/// Compares verdicts; if both accept, outputs too; if both reject, the lines of the first error.
pub(crate) fn compare_runs(report: &mut SuiteReport, name: &str, ours: &Output, upstream: &Output) {
    if !report.wants(name) {
        return;
    }
    if upstream.crashed() && !ours.crashed() {
        return report.unanswered(name);
    }
    match (ours.accepted(), upstream.accepted()) {
        (true, true) => report.compare(name, &ours.stdout, &upstream.stdout),
        (false, false) => {
            let lines = (first_error_line(&ours.stderr), first_error_line(&upstream.stderr));
            report.check(name, lines.0 == lines.1 && !ours.crashed(), || {
                format!(
                    "rejected by both, ours at line {:?} (exit {:?}), upstream at line {:?}\n{}\n{}",
                    lines.0,
                    ours.code,
                    lines.1,
                    head(&ours.stderr),
                    head(&upstream.stderr)
                )
            });
        }
        (ours_accepts, _) => report.check(name, false, || {
            let (who, other) =
                if ours_accepts { ("ours accepts", upstream) } else { ("upstream accepts", ours) };
            format!("only {who}\n{}", head(&other.stderr))
        }),
    }
}

/// The first lines of a message.
pub(crate) fn head(text: &str) -> String {
    text.lines().take(8).map(|line| format!("    {}\n", line.chars().take(200).collect::<String>())).collect()
}
