//! Counting: operations by dialect, causes, near-misses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use legalize::ods::{Break, OpDef};

use super::branches::Branches;
use super::upstream::Verdict;
use crate::report::SuiteReport;

/// An instance that the two tools treat differently.
pub(super) struct Differs {
    /// Kind of the difference.
    pub kind: String,
    /// The instance's seed.
    pub seed: u64,
    /// Text of the instance in generic form.
    pub input: String,
    /// The output of `legalize`.
    pub ours: String,
    /// Upstream's output.
    pub upstream: String,
}

#[derive(Default)]
struct OpTally {
    dialect: String,
    covered: bool,
    /// Reasons for refusing instances, each with the number of its occurrences.
    notes: BTreeMap<String, usize>,
    differs: Vec<Differs>,
}

struct Miss {
    name: String,
    kind: Break,
    text: String,
    ours: Option<String>,
    upstream: Option<String>,
}

impl Miss {
    fn same_verdict(&self) -> bool {
        self.ours.is_some() == self.upstream.is_some()
    }

    fn same(&self) -> bool {
        self.ours == self.upstream
    }
}

/// An instance that `mlir-opt` refuses and we accept.
struct OverAccepted {
    name: String,
    seed: u64,
    text: String,
    message: String,
}

/// Instances that `mlir-opt` refuses.
#[derive(Default)]
struct Refusals {
    created: usize,
    same_message: usize,
    accepted: Vec<OverAccepted>,
}

/// The counts.
#[derive(Default)]
pub(super) struct Tally {
    ops: BTreeMap<String, OpTally>,
    created: usize,
    unsound: usize,
    misses: Vec<Miss>,
    refusals: Refusals,
    /// Near-misses on which upstream's tool crashes, and those on which its verdict varies.
    unanswered: (usize, usize),
    /// Accepted instances for which the output of upstream's tool varies.
    varying: Vec<(String, Differs)>,
    /// The branches of formats.
    pub branches: Branches,
}

/// Words of a message that are neither a name nor a number, so that similar causes are counted together.
fn cause(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for c in message.chars().take(160) {
        if c == '\'' {
            quoted = !quoted;
            if quoted {
                out.push_str("'…'");
            }
        } else if !quoted {
            out.push(if c.is_ascii_digit() { 'N' } else { c });
        }
    }
    out
}

impl Tally {
    /// Creates an empty tally.
    pub(super) fn new(ops: &[Arc<OpDef>]) -> Self {
        let mut tally = Tally::default();
        for def in ops {
            let entry = OpTally { dialect: def.dialect.name.clone(), ..OpTally::default() };
            tally.ops.insert(def.name.clone(), entry);
        }
        tally
    }

    fn op(&mut self, name: &str) -> &mut OpTally {
        self.ops.entry(name.to_owned()).or_default()
    }

    /// Counts a generated instance.
    pub(super) fn created(&mut self, sound: bool) {
        self.created += 1;
        self.unsound += usize::from(!sound);
    }

    /// Records the reason for refusing an instance.
    pub(super) fn note(&mut self, name: &str, message: &str) {
        *self.op(name).notes.entry(message.to_owned()).or_default() += 1;
    }

    /// An instance was refused with a message; `ours` is our error, if we refuse it too.
    pub(super) fn refused(&mut self, name: &str, seed: u64, text: &str, message: &str, ours: Option<String>) {
        self.refusals.created += 1;
        match ours {
            Some(own) => self.refusals.same_message += usize::from(own == message),
            None => self.refusals.accepted.push(OverAccepted {
                name: name.to_owned(),
                seed,
                text: text.to_owned(),
                message: message.to_owned(),
            }),
        }
    }

    /// An instance was accepted.
    pub(super) fn covered(&mut self, name: &str) {
        self.op(name).covered = true;
    }

    /// Returns true if some instance was accepted.
    pub(super) fn is_covered(&self, name: &str) -> bool {
        self.ops.get(name).is_some_and(|op| op.covered)
    }

    /// An accepted instance is treated differently.
    pub(super) fn differs(&mut self, name: &str, differs: Differs) {
        self.op(name).differs.push(differs);
    }

    /// An accepted instance is treated differently, but upstream itself treats it one way and another.
    pub(super) fn varies(&mut self, name: &str, differs: Differs) {
        self.varying.push((name.to_owned(), differs));
    }

    /// A near-miss was judged by both; `ours` is our error.
    pub(super) fn near_miss(
        &mut self,
        name: &str,
        kind: Break,
        text: &str,
        ours: Option<String>,
        verdict: &Verdict,
    ) {
        let upstream = match verdict {
            Verdict::Printed(_) => None,
            Verdict::Refused(message) => Some(message.clone()),
            Verdict::Crashed => {
                self.unanswered.0 += 1;
                return;
            }
            Verdict::Varies => {
                self.unanswered.1 += 1;
                return;
            }
        };
        self.misses.push(Miss { name: name.to_owned(), kind, text: text.to_owned(), ours, upstream });
    }

    fn counts(&self) -> (usize, usize, usize) {
        let covered = self.ops.values().filter(|op| op.covered).count();
        let identical = self.ops.values().filter(|op| op.covered && op.differs.is_empty()).count();
        (self.ops.len(), covered, identical)
    }

    /// Prints the tables.
    pub(super) fn print(&self, report: &mut SuiteReport) {
        let mut dialects: BTreeMap<&str, (usize, usize, usize)> = BTreeMap::new();
        for op in self.ops.values() {
            let entry = dialects.entry(&op.dialect).or_default();
            entry.0 += 1;
            entry.1 += usize::from(op.covered);
            entry.2 += usize::from(op.covered && op.differs.is_empty());
        }
        report.note(format!("  {:<16} {:>5} {:>8} {:>10}", "dialect", "ops", "covered", "identical"));
        for (name, (ops, covered, identical)) in &dialects {
            report.note(format!("  {name:<16} {ops:>5} {covered:>8} {identical:>10}"));
        }
        let mut causes: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for (name, op) in &self.ops {
            for differs in &op.differs {
                causes.entry(format!("differs: {}", cause(&differs.kind))).or_default().insert(name);
            }
            if !op.covered {
                let most = op.notes.iter().max_by_key(|entry| entry.1);
                let most = most.map_or_else(|| "nothing was tried".to_owned(), |entry| cause(entry.0));
                causes.entry(format!("not covered: {most}")).or_default().insert(name);
            }
        }
        let mut causes: Vec<_> = causes.into_iter().collect();
        causes.sort_by_key(|(cause, ops)| (std::cmp::Reverse(ops.len()), cause.clone()));
        for (cause, ops) in causes.iter().take(25) {
            let some: Vec<&str> = ops.iter().take(3).copied().collect();
            report.note(format!("  {:>4} ops: {cause} ({}, …)", ops.len(), some.join(", ")));
        }
        self.print_refusals(report);
        let mut kinds: BTreeMap<Break, (usize, usize, usize)> = BTreeMap::new();
        for miss in &self.misses {
            let entry = kinds.entry(miss.kind).or_default();
            entry.0 += 1;
            entry.1 += usize::from(miss.same_verdict());
            entry.2 += usize::from(miss.same());
        }
        report.note(format!("  {:<42} {:>5} {:>8} {:>8}", "near-miss", "made", "verdict", "message"));
        for (kind, (created, verdict, message)) in &kinds {
            report.note(format!("  {:<42} {created:>5} {verdict:>8} {message:>8}", kind.to_string()));
        }
        let (ops, covered, identical) = self.counts();
        report.note(format!("  {}", self.branches.counts()));
        report.note(format!(
            "  instances: {} made, {} of them not sound by our verifier",
            self.created, self.unsound
        ));
        let verdicts = self.misses.iter().filter(|miss| miss.same_verdict()).count();
        let messages = self.misses.iter().filter(|miss| miss.same()).count();
        report.note(format!(
            "  near-misses: {} made, {verdicts} same verdict, {messages} same message",
            self.misses.len()
        ));
        let (crashes, varies) = self.unanswered;
        report.note(format!(
            "  not compared, as upstream reads memory that is not the module's: {} accepted instances, {varies} \
             near-misses; {crashes} near-misses crash it",
            self.varying.len()
        ));
        report.note(format!("  operations: {ops} defined, {covered} covered, {identical} identical"));
    }

    /// Prints the instances that `mlir-opt` refuses, and what we accept of them by cause.
    fn print_refusals(&self, report: &mut SuiteReport) {
        let Refusals { created, same_message, accepted } = &self.refusals;
        report.note(format!(
            "  instances that mlir-opt refuses: {created}, of which {} are refused by us as well, {same_message} in the \
             same words, and {} accepted",
            created - accepted.len(),
            accepted.len()
        ));
        let mut causes: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for over in accepted {
            causes.entry(cause(&over.message)).or_default().insert(&over.name);
        }
        let mut causes: Vec<_> = causes.into_iter().collect();
        causes.sort_by_key(|(cause, ops)| (std::cmp::Reverse(ops.len()), cause.clone()));
        for (cause, ops) in causes.iter().take(25) {
            let some: Vec<&str> = ops.iter().take(3).copied().collect();
            report.note(format!(
                "  {:>4} ops: accepted, to be refused: {cause} ({}, …)",
                ops.len(),
                some.join(", ")
            ));
        }
    }

    /// Writes all that differs.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn write(&self, path: &Path) -> std::io::Result<()> {
        let mut out = String::new();
        for (name, op) in &self.ops {
            if !op.covered {
                let _ = writeln!(out, "=== NOT COVERED {name}");
                for (note, count) in &op.notes {
                    let _ = writeln!(out, "  {count} x {note}");
                }
            }
            for differs in &op.differs {
                let Differs { kind, seed, input, ours, upstream } = differs;
                let _ = writeln!(
                    out,
                    "=== DIFFERS {name} seed {seed}: {kind}\n--- input\n{input}\n--- ours\n{ours}\n--- \
                     upstream\n{upstream}"
                );
            }
        }
        for (name, Differs { kind, seed, input, upstream, .. }) in &self.varying {
            let _ = writeln!(
                out,
                "=== UPSTREAM VARIES {name} seed {seed}: {kind}\n--- input\n{input}\n--- upstream\n{upstream}"
            );
        }
        for OverAccepted { name, seed, text, message } in &self.refusals.accepted {
            let _ = writeln!(out, "=== OVER-ACCEPTED {name} seed {seed}\n  upstream: {message}\n{text}");
        }
        for miss in self.misses.iter().filter(|miss| !miss.same()) {
            let accepted = "accepted".to_owned();
            let _ = writeln!(
                out,
                "=== MISS {} {}\n  ours: {}\n  upstream: {}\n{}",
                miss.name,
                miss.kind,
                miss.ours.as_ref().unwrap_or(&accepted),
                miss.upstream.as_ref().unwrap_or(&accepted),
                miss.text
            );
        }
        self.branches.write(&mut out);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, out)
    }

    /// The goals as cases of the suite.
    pub(super) fn check(&self, report: &mut SuiteReport) {
        let (_, covered, identical) = self.counts();
        report.check("instances: 1700 operations covered", covered >= 1700, || format!("{covered}"));
        report.check("instances: 98 % identical", identical * 100 >= covered * 98, || {
            format!("{identical} of {covered}")
        });
        // The level that was reached is a floor until the goal is reached.
        report.floor("instances: 99 % identical", identical, (covered * 99).div_ceil(100), covered);
        let faults = self.branches.faults();
        report.check("instances: every branch of a format", faults.is_empty(), || faults.join("\n    "));
        let misses = self.misses.len();
        let verdicts = self.misses.iter().filter(|miss| miss.same_verdict()).count();
        let messages = self.misses.iter().filter(|miss| miss.same()).count();
        report.check("instances: verdicts on near-misses", verdicts == misses, || {
            format!("{verdicts} of {misses}")
        });
        report.floor("instances: 99.9 % of the verdicts", verdicts, (misses * 999).div_ceil(1000), misses);
        report.floor("instances: 99.9 % of the messages", messages, (misses * 999).div_ceil(1000), misses);
    }
}
