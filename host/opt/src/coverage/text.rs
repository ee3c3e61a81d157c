//! The report as text.

use std::fmt::Write;

use super::report::{Blocker, Coverage, DialectAssembly, Unlocked};

/// Returns the report as text, with the first blockers of each list.
pub fn to_text(coverage: &Coverage, most: usize) -> String {
    let mut out = String::new();
    let Coverage { modules, patterns, dialects, blockers, others, .. } = coverage;
    let _ = writeln!(
        out,
        "modules: {} of {} read, printed and read again; {} read",
        modules.read_again, modules.total, modules.read
    );
    let _ = writeln!(out, "patterns: {} of {} usable", patterns.usable, patterns.total);
    let sum = |of: fn(&DialectAssembly) -> usize| dialects.iter().map(of).sum::<usize>();
    let _ = writeln!(
        out,
        "operations: {} of {} with custom assembly, {} with a part of it, {} without any in their definition, {} whose \
         custom assembly is missing",
        sum(|one| one.format + one.native),
        sum(|one| one.ops),
        sum(|one| one.partial),
        sum(|one| one.generic),
        sum(|one| one.missing),
    );
    for dialect in dialects {
        dialect_line(&mut out, dialect);
    }
    list(&mut out, "missing, by what it unlocks", blockers, most);
    list(&mut out, "other reasons", others, most);
    out
}

/// The line of a dialect, and those of its operations without custom assembly.
fn dialect_line(out: &mut String, dialect: &DialectAssembly) {
    let DialectAssembly { dialect: name, ops, format, native, partial, generic, missing, needs } = dialect;
    let counts = [
        (format, "by format"),
        (native, "native"),
        (partial, "in part"),
        (generic, "generic"),
        (missing, "missing"),
    ];
    let counts = counts.iter().filter(|(count, _)| **count > 0);
    let counts: Vec<String> = counts.map(|(count, what)| format!("{count} {what}")).collect();
    let _ = writeln!(out, "  {name}: {ops} operations: {}", counts.join(", "));
    for op in needs {
        let _ = writeln!(out, "    {} needs {}", op.op, op.needs.join(", "));
    }
}

fn list(out: &mut String, title: &str, blockers: &[Blocker], most: usize) {
    if blockers.is_empty() {
        return;
    }
    let _ = writeln!(out, "{title}:");
    for blocker in blockers.iter().take(most) {
        let _ = writeln!(out, "  {}", line(blocker));
    }
    if let Some(rest) = blockers.len().checked_sub(most).filter(|rest| *rest > 0) {
        let _ = writeln!(out, "  and {rest} more; `--most N` lists N of them, `--format json` all");
    }
}

/// Returns the line of a blocker.
pub(super) fn line(blocker: &Blocker) -> String {
    let Blocker { kind, name, unlocks, one_of_several, example, .. } = blocker;
    let mut line = format!("{} {name}: unlocks {}", kind.name(), numbers(*unlocks));
    if *one_of_several != Unlocked::default() {
        let _ = write!(line, "; one of several for {}", numbers(*one_of_several));
    }
    let _ = write!(line, " ({example})");
    line
}

fn numbers(unlocked: Unlocked) -> String {
    let Unlocked { modules, patterns, ops } = unlocked;
    let plural = |count: usize, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let parts = [(modules, "module"), (patterns, "pattern"), (ops, "operation")];
    let parts = parts.iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts.map(|(count, what)| plural(*count, what)).collect();
    if parts.is_empty() { "nothing alone".to_owned() } else { parts.join(", ") }
}
