//! The action log (`--log-actions-to`) of both tools: the attempts of patterns on operations, in order.
//!
//! Passes, conversions and iterations must be the same. Our attempts must be among upstream's in the same
//! order; upstream may try more in between, since our matcher rules out most patterns that cannot match
//! without trying them one by one. Operations are compared by name, since upstream prints one that a
//! conversion has left invalid in generic form. Patterns are compared by the last part of the class name; if
//! our name is a description of the conversion (`arith.addi to llvm.add`) or the operation's name
//! (`test.erase_op`), or upstream has no name, only the operation is compared. Several rules for one class,
//! which end in numbers (`index.casts to llvm.2`), count as one attempt.

use std::ffi::OsString;
use std::path::Path;

use legalize_filetest::words;

use crate::files::{inputs, name_below};
use crate::report::SuiteReport;
use crate::tools::{Tools, root};

/// Compares the logs of all inputs of the suite.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport) {
    report.each(&inputs("canonicalize", "mlir"), |report, path| {
        let flags = ["--canonicalize", "--split-input-file"].map(OsString::from);
        compare(tools, report, path, &flags, false);
    });
    for folder in ["drivers/lower", "drivers/test"] {
        report.each(&inputs(folder, "mlir"), |report, path| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let mut lines = text.lines();
            let Some(flags) = lines.next().and_then(|line| line.split_once("RUN-FLAGS:")) else { return };
            // Events and results that vary between runs have attempts that vary.
            if lines.next().is_some_and(|line| line.ends_with("-VARIES")) {
                return;
            }
            // Upstream prints the operations of actions in the form of the module, ours in custom assembly.
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
    let ours = if of_test_dialect {
        tools.test_opt([&first].into_iter().chain(&args))
    } else {
        tools.ours([OsString::from("opt"), first].iter().chain(&args))
    };
    // Upstream prints them to the destination of the module.
    let (ours, theirs) = (actions(&ours.stderr), actions(&upstream.stdout));
    report.compare(&name, &lines(&ours), &common(&ours, &theirs));
}

/// The begin of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    /// A pass, an iteration or a conversion.
    Stage(String),
    /// An attempt of a pattern on an operation of a name.
    Attempt { pattern: String, op: String },
}

/// A pass that upstream runs to create a matcher from PDL.
const OF_PDL: &str = "ConvertPDLToPDLInterpPass";

/// The actions that begin in a log, with the rules of one class as one attempt.
fn actions(log: &str) -> Vec<Action> {
    let mut actions = all_actions(log);
    actions.dedup_by(|next, last| next.is_next_rule_of(last));
    actions
}

fn all_actions(log: &str) -> Vec<Action> {
    let begin = |line: &'_ str| {
        let (_, action) = line.strip_prefix("[thread ")?.split_once("] begins (no breakpoint) Action ")?;
        (!action.contains(OF_PDL)).then(|| Action::of(action))
    };
    log.lines().filter_map(begin).collect()
}

impl Action {
    fn of(text: &str) -> Action {
        let Some(rest) = text.strip_prefix("`apply-pattern pattern: ") else {
            return Action::Stage(stage(text));
        };
        // Only names of C++ classes start with a parenthesis; ours have none.
        let rest = rest.strip_prefix("(anonymous namespace)::").unwrap_or(rest);
        let (name, form) = rest.split_once(" (").unwrap_or((rest, ""));
        let name = name.split('<').next().unwrap_or_default();
        let name = name.rsplit("::").next().unwrap_or_default();
        Action::Attempt { pattern: name.to_owned(), op: op_name(form) }
    }

    /// Returns true if upstream's attempt may be this one.
    fn is(&self, theirs: &Action) -> bool {
        match (self, theirs) {
            (Action::Stage(ours), Action::Stage(theirs)) => ours == theirs,
            (Action::Attempt { pattern: ours, op }, Action::Attempt { pattern: theirs, op: other }) => {
                let is_class = ours.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
                op == other && (!is_class || is_anonymous(theirs) || ours == theirs)
            }
            _ => false,
        }
    }

    /// Returns true if both are attempts of rules of one class on an operation, and this rule comes after the
    /// other one.
    fn is_next_rule_of(&self, last: &Action) -> bool {
        let numbered = |action: &Action| match action {
            Action::Attempt { pattern, op } => {
                let (class, number) = pattern.rsplit_once('.')?;
                Some((class.to_owned(), op.clone(), number.parse::<u32>().ok()?))
            }
            Action::Stage(_) => None,
        };
        match (numbered(self), numbered(last)) {
            (Some(next), Some(last)) => (&next.0, &next.1) == (&last.0, &last.1) && next.2 != last.2,
            _ => false,
        }
    }

    fn is_unnamed(&self) -> bool {
        matches!(self, Action::Attempt { pattern, .. } if pattern.is_empty())
    }

    fn line(&self) -> String {
        match self {
            Action::Stage(text) => text.clone(),
            Action::Attempt { pattern, op } => format!("  {pattern} on {op}"),
        }
    }
}

/// Returns true if upstream has no name for a pattern, or the number of an unnamed rule.
fn is_anonymous(pattern: &str) -> bool {
    pattern.strip_prefix("GeneratedConvert").unwrap_or(pattern).bytes().all(|byte| byte.is_ascii_digit())
}

/// The text of a pass, an iteration or a conversion without namespaces and the form of its operation.
fn stage(text: &str) -> String {
    let text = text.replace("(anonymous namespace)::", "").replace("mlir::", "");
    let text = text.split(" (").next().unwrap_or_default();
    text.to_owned()
}

/// The name of the operation in a custom or generic form.
fn op_name(form: &str) -> String {
    let form =
        if form.starts_with('%') { form.split_once(" = ").map_or(form, |(_, rest)| rest) } else { form };
    let name = form.split([' ', '(', ')', '`']).next().unwrap_or_default().trim_matches('"');
    // The custom assembly omits the prefix of these dialects.
    let short = ["func.", "builtin."].iter().find_map(|prefix| name.strip_prefix(prefix));
    short.unwrap_or(name).to_owned()
}

fn lines(actions: &[Action]) -> String {
    actions.iter().map(Action::line).collect::<Vec<_>>().join("\n")
}

/// The actions of theirs that ours must have, formatted as ours: all stages, and the attempts that ours has
/// in the same order. Upstream's function that canonicalizes an operation has no name; ours may be several
/// patterns.
fn common(ours: &[Action], theirs: &[Action]) -> String {
    let mut rest = ours;
    let mut kept = Vec::new();
    for action in theirs {
        match rest.split_first() {
            Some((next, _)) if next.is(action) => {
                let at_most = if action.is_unnamed() { rest.len() } else { 1 };
                let taken = rest.iter().take(at_most).take_while(|ours| ours.is(action)).count();
                kept.extend_from_slice(&rest[..taken]);
                rest = &rest[taken..];
            }
            _ if matches!(action, Action::Stage(_)) => kept.push(action.clone()),
            _ => {}
        }
    }
    lines(&kept)
}
