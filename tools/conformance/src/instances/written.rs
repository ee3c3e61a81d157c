//! Instances that are written by hand, for branches of formats that the synthesiser does not reach: the
//! requirements of such an operation on its surroundings are not in any `.td` file.

use legalize::ir::{Context, WalkOrder, WalkResult};

use super::compare::{Outcome, compare};
use super::ours;
use super::tally::Tally;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Separator of the modules of a file.
const SEPARATOR: &str = "// -----\n";

/// Compares the modules of every file that mention an operation; each is a case of the suite. The branches of
/// all operations in them are hit.
pub(super) fn run(tools: &Tools, ctx: &Context, report: &mut SuiteReport, wanted: &str, tally: &mut Tally) {
    let mut modules = Vec::new();
    for path in inputs("ods-instances", "mlir") {
        let name = name_below(&root(), &path);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                report.check(&name, false, || error.to_string());
                continue;
            }
        };
        let parts = text.split(SEPARATOR).enumerate().filter(|(_, part)| part.contains(wanted));
        modules.extend(parts.map(|(at, part)| (format!("{name} (part {})", at + 1), part.to_owned())));
    }
    let texts: Vec<(&str, Option<&str>)> = modules.iter().map(|(_, text)| (text.as_str(), None)).collect();
    for ((name, text), outcome) in modules.iter().zip(compare(tools, ctx, &texts)) {
        match outcome {
            Outcome::Alike => {
                report.check(name, true, String::new);
                hit_all(ctx, text, tally);
            }
            Outcome::Differs { kind, ours, upstream } => {
                if report.wants(name) {
                    report.say(format!("{name}: {kind}"));
                }
                report.compare(name, &ours, &upstream);
            }
            Outcome::Refused(message) => report.check(name, false, || format!("mlir-opt: {message}")),
            Outcome::Unanswered => {
                report.check(name, false, || "mlir-opt cannot read what it prints, nor do we".to_owned());
            }
        }
    }
}

fn hit_all(ctx: &Context, text: &str, tally: &mut Tally) {
    let Ok(module) = ours::read(ctx, text) else { return };
    module.ir.walk(module.root, WalkOrder::PreOrder, |ir, op| {
        tally.branches.hit(ctx, ir, op);
        WalkResult::Advance
    });
}
