//! Counts by folder, and differences.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use super::{Answer, Refusal};
use crate::report::SuiteReport;

/// Minimum shares, in thousandths: of the accepted pieces, and of the refused ones.
const GOALS: [usize; 2] = [998, 950];

/// Group that a piece is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Group {
    /// The result of `mlir-opt` is the one that the file's comments expect.
    AsCommented,
    /// The result is another one: the file is of another revision.
    OtherRevision,
    /// The piece names a dialect whose definitions are not installed.
    Undefined,
}

/// A piece and both answers.
pub(super) struct Piece<'t> {
    /// The name of the file and the number of the piece.
    pub name: String,
    /// The text.
    pub text: &'t str,
    /// The group.
    pub group: Group,
    /// The answer of `legalize`; absent for a panic or a timeout.
    pub ours: Option<Answer>,
    /// The answer of `mlir-opt`; absent for a crash or a timeout.
    pub upstream: Option<Answer>,
}

/// Numbers of pieces, and of those with equal answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Count {
    same: usize,
    of: usize,
}

impl Count {
    fn add(&mut self, same: bool) {
        self.of += 1;
        self.same += usize::from(same);
    }

    fn take(&mut self, other: Count) {
        self.same += other.same;
        self.of += other.of;
    }

    fn text(self) -> String {
        if self.of == 0 { "-".to_owned() } else { format!("{}/{}", self.same, self.of) }
    }
}

/// The counts of one group.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    accepted: Count,
    refused: Count,
    /// Refused by both at the same line, and with the same message.
    line: usize,
    message: usize,
}

impl Counts {
    fn take(&mut self, other: Counts) {
        self.accepted.take(other.accepted);
        self.refused.take(other.refused);
        self.line += other.line;
        self.message += other.message;
    }
}

/// All counts.
#[derive(Default)]
pub(super) struct Tally {
    folders: BTreeMap<String, BTreeMap<Group, Counts>>,
    crashes: usize,
    differing: String,
}

impl Tally {
    /// Counts a piece of a folder.
    pub(super) fn add(&mut self, folder: &str, piece: Piece<'_>) {
        let Some(upstream) = &piece.upstream else {
            self.crashes += 1;
            return;
        };
        let counts = self.folders.entry(folder.to_owned()).or_default().entry(piece.group).or_default();
        let ours = piece.ours.as_ref();
        let kind = match (upstream, ours) {
            (Answer::Accepted { .. }, _) => {
                counts.accepted.add(ours == Some(upstream));
                accepted_difference(upstream, ours)
            }
            (Answer::Refused(refusal), Some(Answer::Refused(own))) => {
                counts.refused.add(true);
                counts.line += usize::from(own.line == refusal.line);
                counts.message += usize::from(own.message == refusal.message);
                (own != refusal).then_some("refused otherwise")
            }
            (Answer::Refused(_), Some(Answer::Accepted { .. })) => {
                counts.refused.add(false);
                Some("accepted, to be refused")
            }
            (Answer::Refused(_), None) => {
                counts.refused.add(false);
                Some("panic or time limit")
            }
        };
        if let Some(kind) = kind {
            let Piece { name, text, group, ours, upstream } = piece;
            let _ = writeln!(
                self.differing,
                "=== {kind} [{group:?}] {name}\n--- ours: {}\n--- upstream: {}\n--- input\n{}",
                answer_text(ours.as_ref()),
                answer_text(upstream.as_ref()),
                text.trim()
            );
        }
    }

    fn total(&self, group: Group) -> Counts {
        let mut total = Counts::default();
        for counts in self.folders.values().filter_map(|groups| groups.get(&group)) {
            total.take(*counts);
        }
        total
    }

    /// Prints the table.
    pub(super) fn print(&self, report: &mut SuiteReport) {
        let header = ["accepted", "refused", "same line", "same words"];
        let mut line = format!("  {:<44}", "folder");
        header.iter().for_each(|title| _ = write!(line, " {title:>11}"));
        for title in ["other revision", "not defined"] {
            let _ = write!(line, " {:>23}", format!("{title}: acc., ref."));
        }
        report.note(line);
        for (folder, groups) in &self.folders {
            let of = |group| groups.get(&group).copied().unwrap_or_default();
            report.note(row(folder, of));
        }
        report.note(row("all", |group| self.total(group)));
        report.note(format!("  mlir-opt crashes on, or takes too long for, {} pieces", self.crashes));
    }

    /// Writes all differences.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn write(&self, path: &Path) -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, &self.differing)
    }

    /// Adds the goals as cases of the suite.
    pub(super) fn check(&self, report: &mut SuiteReport) {
        let Counts { accepted, refused, .. } = self.total(Group::AsCommented);
        for (title, count, goal) in [("accepted", accepted, GOALS[0]), ("refused", refused, GOALS[1])] {
            report.tally(count.same, count.of);
            let title = format!("pieces {title}: {}.{} %", goal / 10, goal % 10);
            report.floor(&title, count.same, (count.of * goal).div_ceil(1000), count.of);
        }
    }
}

fn row(folder: &str, of: impl Fn(Group) -> Counts) -> String {
    let counts = of(Group::AsCommented);
    let both = |count: usize| Count { same: count, of: counts.refused.same }.text();
    let mut line = format!("  {folder:<44}");
    for text in [counts.accepted.text(), counts.refused.text(), both(counts.line), both(counts.message)] {
        let _ = write!(line, " {text:>11}");
    }
    for group in [Group::OtherRevision, Group::Undefined] {
        let Counts { accepted, refused, .. } = of(group);
        let _ = write!(line, " {:>23}", format!("{}, {}", accepted.text(), refused.text()));
    }
    line
}

/// Kind of difference of an answer to an accepting one.
fn accepted_difference(upstream: &Answer, ours: Option<&Answer>) -> Option<&'static str> {
    match (upstream, ours) {
        (_, Some(ours)) if ours == upstream => None,
        (_, None) => Some("panic or time limit"),
        (_, Some(Answer::Refused(_))) => Some("refused, to be accepted"),
        (_, Some(Answer::Accepted { .. })) => Some("printed otherwise"),
    }
}

fn answer_text(answer: Option<&Answer>) -> String {
    match answer {
        None => "nothing".to_owned(),
        Some(Answer::Refused(Refusal { line, message })) => {
            let line = line.map_or_else(|| "?".to_owned(), |line| line.to_string());
            format!("line {line}: {message}")
        }
        Some(Answer::Accepted { custom, generic }) => format!("accepted\n{custom}\n{generic}"),
    }
}
