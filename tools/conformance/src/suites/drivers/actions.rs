//! The log of actions (`--log-actions-to`) of both tools: which patterns are tried on which operations, in which order.
//!
//! Lines are compared as they are, but for the names of threads and of values, and the namespaces and template arguments
//! of patterns. Where ours says what a pattern converts (`arith.addi to llvm.add`) in place of naming a C++ class, the names
//! of patterns are left out.

use std::ffi::OsString;
use std::path::Path;

use super::test_passes::words;
use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Compares the logs of all inputs of the suite.
pub fn run(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("canonicalize", "mlir"), |report, path| {
        let flags = ["--canonicalize", "--split-input-file"].map(OsString::from);
        compare(tools, report, path, &flags, false);
    });
    for folder in ["drivers/lower", "drivers/test"] {
        report.each(&inputs(folder, "mlir"), |report, path| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let mut lines = text.lines();
            let Some(flags) = lines.next().and_then(|line| line.split_once("RUN-FLAGS:")) else { return };
            // Events and results that vary from run to run come of attempts that do.
            if lines.next().is_some_and(|line| line.ends_with("-VARIES")) {
                return;
            }
            // Upstream prints the operations of actions in the form of the module, ours in the custom form.
            let flags = words(flags.1).into_iter().filter(|flag| flag != "--mlir-print-op-generic");
            let flags: Vec<OsString> = flags.map(OsString::from).collect();
            compare(tools, report, path, &flags, folder == "drivers/test");
        });
    }
}

fn compare(tools: &Tools, report: &mut SuiteReport, path: &Path, flags: &[OsString], of_test_dialect: bool) {
    let name = format!("{}: actions", name_below(&root(), path));
    if !report.wants(&name) {
        return;
    }
    let log = ["--log-actions-to=-", "--mlir-disable-threading"].map(OsString::from);
    let args: Vec<OsString> = flags.iter().chain(&log[..1]).cloned().chain([path.into()]).collect();
    let upstream = tools.upstream("mlir-opt", args.iter().chain(&log[1..]));
    if upstream.crashed() {
        return;
    }
    let first = OsString::from("--max-errors=upstream");
    let ours = match of_test_dialect {
        true => tools.test_opt([&first].into_iter().chain(&args)),
        false => tools.ours([OsString::from("opt"), first].iter().chain(&args)),
    };
    // Upstream prints them where the module goes.
    let (ours, theirs) = (actions(&ours.stderr), actions(&upstream.stdout));
    let (ours, theirs) = without_other_names(&ours, &theirs);
    report.compare(&name, &ours.join("\n"), &theirs.join("\n"));
}

/// An action, and the pattern if it tries one.
struct Action {
    pattern: Option<String>,
    text: String,
}

/// The actions in a log, each in one line.
fn actions(log: &str) -> Vec<Action> {
    let mut actions: Vec<String> = Vec::new();
    let mut open = false;
    for line in log.lines() {
        if let Some((_, action)) = line.strip_prefix("[thread ").and_then(|rest| rest.split_once("] ")) {
            actions.push(action.to_owned());
            // The form of an operation may have several lines; the last one ends with a quote.
            open = !line.ends_with('`');
        } else if let Some(last) = actions.last_mut().filter(|_| open) {
            last.push(' ');
            last.push_str(line.trim());
            open = !line.ends_with('`');
        }
    }
    actions.iter().map(|action| Action::of(&without_values(action))).collect()
}

impl Action {
    fn of(line: &str) -> Action {
        const PATTERN: &str = "`apply-pattern pattern: ";
        let Some((before, rest)) = line.split_once(PATTERN) else {
            return Action { pattern: None, text: line.to_owned() };
        };
        // Names of C++ classes have parentheses in front alone, ours none.
        let skipped = rest.strip_prefix("(anonymous namespace)::").unwrap_or(rest);
        let (name, op) = skipped.split_once(" (").unwrap_or((skipped, ""));
        let name = name.split('<').next().unwrap_or_default();
        let name = name.rsplit("::").next().unwrap_or_default();
        Action { pattern: Some(name.to_owned()), text: format!("{before}{PATTERN}({op}") }
    }
}

/// A line without the names of values and the numbers of blocks.
fn without_values(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        out.push(c);
        if matches!(c, '%' | '^') {
            while chars.next_if(|c| c.is_alphanumeric() || matches!(c, '_' | '#' | '$' | '.')).is_some() {}
        }
    }
    out
}

/// The lines of both logs, without the name of a pattern where ours is no name of a class.
fn without_other_names(ours: &[Action], theirs: &[Action]) -> (Vec<String>, Vec<String>) {
    let is_class = |action: Option<&Action>| {
        action.and_then(|action| action.pattern.as_deref()).is_some_and(|name| !name.contains(' '))
    };
    let lines = |actions: &[Action]| -> Vec<String> {
        let shown = actions.iter().enumerate().map(|(at, action)| match &action.pattern {
            Some(name) if is_class(ours.get(at)) => format!("{name}: {}", action.text),
            _ => action.text.clone(),
        });
        shown.collect()
    };
    (lines(ours), lines(theirs))
}
