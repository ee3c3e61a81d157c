//! The section of a suite: a table of its parts, and the rest folded.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::{cell, wrapped};
use crate::record::{Floor, SuiteRecord};

/// Maximum number of characters of a line that a suite printed; longer ones are broken.
const LONG: usize = 180;

/// The cell of differences that are judged by a share: their number, and each share with its goal.
pub(super) fn share(record: &SuiteRecord) -> String {
    let explained = record.identical + record.known.len() + record.fresh.len();
    let rest = record.total.saturating_sub(explained);
    if rest == 0 {
        return "0".to_owned();
    }
    let of = |count: usize, of: usize| 100.0 * count as f64 / of.max(1) as f64;
    let shares = record.floors.iter().map(|floor| {
        let (reached, goal) = (of(floor.reached, floor.of), of(floor.floor, floor.of));
        format!("{} {reached:.1} % (goal {goal:.1} %)", cell(name(floor)))
    });
    format!("{rest}: {}", shares.collect::<Vec<_>>().join("; "))
}

/// The name of a floor without the share that it ends in, as in `patterns usable: 70 %`.
fn name(floor: &Floor) -> &str {
    let parts = floor.name.rsplit_once(": ").filter(|(_, share)| share.ends_with('%'));
    parts.map_or(&floor.name, |(name, _)| name)
}

/// Writes the section of a suite.
pub(super) fn write(out: &mut String, record: &SuiteRecord) {
    let _ = writeln!(out, "\n| part | identical | compared | may not fall below |");
    let _ = writeln!(out, "|---|---:|---:|---:|");
    let _ = writeln!(out, "| all | {} | {} | |", record.identical, record.total);
    for floor in &record.floors {
        let Floor { reached, floor: least, of, .. } = floor;
        let _ = writeln!(out, "| {} | {reached} | {of} | {least} |", cell(name(floor)));
    }
    for (part, same, of) in record.notes.iter().flat_map(|note| note.lines()).filter_map(counted) {
        if !record.floors.iter().any(|floor| name(floor).starts_with(part)) {
            let _ = writeln!(out, "| {} | {same} | {of} | |", cell(part));
        }
    }
    for (title, cases) in
        [("Differences that fail the suite:", &record.fresh), ("Listed as known, but gone:", &record.stale)]
    {
        if !cases.is_empty() {
            let _ = writeln!(out, "\n{title}\n");
            cases.iter().for_each(|case| _ = writeln!(out, "- `{case}`"));
        }
    }
    known(out, record);
    figures(out, record);
}

/// A line of figures that counts a part: `SUITE: PART: N of M …`.
fn counted(line: &str) -> Option<(&str, usize, usize)> {
    let (_, rest) = line.split_once(": ").filter(|_| !line.starts_with(' '))?;
    let (part, counts) = rest.split_once(": ")?;
    let mut words = counts.split([' ', ',']);
    let same = words.next()?.parse().ok()?;
    (words.next()? == "of").then_some(())?;
    Some((part, same, words.next()?.parse().ok()?))
}

/// Writes the known differences by their reasons.
fn known(out: &mut String, record: &SuiteRecord) {
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (case, reason) in &record.known {
        reasons.entry(reason).or_default().push(case);
    }
    if reasons.is_empty() {
        return;
    }
    let plural = if reasons.len() == 1 { "" } else { "s" };
    let title = format!("{} known differences, with {} reason{plural}", record.known.len(), reasons.len());
    let _ = writeln!(out, "\n<details><summary>{title}</summary>");
    for (reason, cases) in reasons {
        let _ = write!(out, "\n{}", wrapped(&format!("- {reason} ({}):", cases.len()), "  "));
        cases.iter().for_each(|case| _ = writeln!(out, "  - `{case}`"));
    }
    let _ = writeln!(out, "\n</details>");
}

/// Writes the lines of figures that the suite printed, in lines of limited width.
fn figures(out: &mut String, record: &SuiteRecord) {
    let lines: Vec<&str> = record.notes.iter().flat_map(|note| note.lines()).collect();
    if lines.is_empty() {
        return;
    }
    let plural = if lines.len() == 1 { "" } else { "s" };
    let _ = writeln!(out, "\n<details><summary>{} line{plural} of figures</summary>", lines.len());
    let _ = writeln!(out, "\n```text ignore reason=saved-by-the-suites");
    for line in lines {
        match line.chars().count() {
            // Tables stay as they are.
            ..=LONG => _ = writeln!(out, "{line}"),
            _ => out.push_str(&wrapped(line, "      ")),
        }
    }
    let _ = writeln!(out, "```\n\n</details>");
}
