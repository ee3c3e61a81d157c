//! The sides of the branches of formats: which there are, which were hit, and which cannot be.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use legalize::ir::{Context, Ir, OpId};
use legalize::ods::Side;

/// An operation, and a side of a branch of its format as [`side_text`] writes it.
type OpSide = (String, String);

/// The sides.
#[derive(Default)]
pub(super) struct Branches {
    all: BTreeSet<OpSide>,
    hit: BTreeSet<OpSide>,
    /// Messages about instances for a side, each with the number of its occurrences.
    refused: BTreeMap<OpSide, BTreeMap<String, usize>>,
    /// Sides that are listed as impossible.
    impossible: BTreeSet<OpSide>,
    /// Errors of that list itself.
    malformed: Vec<String>,
}

/// `group #1 not taken`
fn side_text(side: &Side) -> String {
    format!("{} {}", side.branch, if side.taken { "taken" } else { "not taken" })
}

impl Branches {
    /// Reads the list of sides that cannot be taken: `OPERATION: SIDE -- WHY`, one to a line; lines that
    /// start with `#` are headings.
    pub(super) fn list_impossible(&mut self, text: &str) {
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let parts = line.split_once(" -- ").filter(|(_, why)| !why.trim().is_empty());
            let side = parts.and_then(|(side, _)| side.split_once(": "));
            let is_new = side.is_some_and(|(op, side)| {
                self.impossible.insert((op.trim().to_owned(), side.trim().to_owned()))
            });
            if !is_new {
                self.malformed.push(line.to_owned());
            }
        }
    }

    /// The operation is treated alike: notes the branches of its format.
    pub(super) fn hit(&mut self, ctx: &Context, ir: &Ir, op: OpId) {
        let name = ctx.op_str(ir.op(op).name());
        for (branch, taken) in legalize::ods::format_branches(ctx, ir, op) {
            self.hit.insert((name.to_owned(), side_text(&Side { branch, taken })));
        }
    }

    /// Returns those sides of an operation's branches that no equally treated instance took; all of them
    /// count.
    pub(super) fn open(&mut self, name: &str, sides: Vec<Side>) -> Vec<Side> {
        for side in &sides {
            self.all.insert((name.to_owned(), side_text(side)));
        }
        let is_open = |side: &Side| !self.hit.contains(&(name.to_owned(), side_text(side)));
        sides.into_iter().filter(is_open).collect()
    }

    /// An instance that takes a side of a branch is refused.
    pub(super) fn refused(&mut self, name: &str, side: &Side, message: &str) {
        let notes = self.refused.entry((name.to_owned(), side_text(side))).or_default();
        *notes.entry(message.to_owned()).or_default() += 1;
    }

    /// Returns the sides that were not hit and are not listed.
    fn unanswered(&self) -> impl Iterator<Item = &OpSide> {
        self.all.difference(&self.hit).filter(|side| !self.impossible.contains(side))
    }

    /// The counts, in words.
    pub(super) fn counts(&self) -> String {
        format!(
            "branches of formats: {} of {} hit, {} cannot be taken (listed), {} open",
            self.all.intersection(&self.hit).count(),
            self.all.len(),
            self.all.intersection(&self.impossible).count(),
            self.unanswered().count()
        )
    }

    /// Sides that are neither hit nor listed, and lines of the list that do not hold.
    pub(super) fn faults(&self) -> Vec<String> {
        let text = |side: &OpSide| format!("{}: {}", side.0, side.1);
        let open = self.unanswered().map(|side| format!("neither hit nor listed: {}", text(side)));
        let hit = self.impossible.intersection(&self.hit);
        let hit = hit.map(|side| format!("listed as impossible, but hit: {}", text(side)));
        let unknown = self.impossible.difference(&self.all);
        let unknown = unknown.map(|side| format!("listed as impossible, but unknown: {}", text(side)));
        let malformed =
            self.malformed.iter().map(|line| format!("no line of the list, or twice in it: {line}"));
        open.chain(hit).chain(unknown).chain(malformed).collect()
    }

    /// Writes the sides that are not hit, with the verdicts on instances for them.
    pub(super) fn write(&self, out: &mut String) {
        for side in self.all.difference(&self.hit) {
            let listed = if self.impossible.contains(side) { " (listed)" } else { "" };
            let _ = writeln!(out, "=== BRANCH {}: {}{listed}", side.0, side.1);
            for (note, count) in self.refused.get(side).into_iter().flatten() {
                let _ = writeln!(out, "  {count} x {note}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides() -> Vec<Side> {
        [true, false].map(|taken| Side { branch: "group #1".to_owned(), taken }).to_vec()
    }

    #[test]
    fn a_side_is_hit_or_listed() {
        let mut branches = Branches::default();
        branches.list_impossible("# a heading\n\na.b: group #1 taken -- one of it is wanted\n");
        branches.open("a.b", sides());
        assert_eq!(branches.faults(), ["neither hit nor listed: a.b: group #1 not taken"]);
        assert_eq!(branches.counts(), "branches of formats: 0 of 2 hit, 1 cannot be taken (listed), 1 open");
    }

    #[test]
    fn lines_of_the_list_are_held_to() {
        let mut branches = Branches::default();
        branches.list_impossible("a.b: group #1 taken -- why\na.b: group #2 taken -- why\na.b: group #1\n");
        branches.open("a.b", sides());
        branches.hit.insert(("a.b".to_owned(), "group #1 taken".to_owned()));
        branches.hit.insert(("a.b".to_owned(), "group #1 not taken".to_owned()));
        assert_eq!(
            branches.faults(),
            [
                "listed as impossible, but hit: a.b: group #1 taken",
                "listed as impossible, but unknown: a.b: group #2 taken",
                "no line of the list, or twice in it: a.b: group #1",
            ]
        );
    }
}
