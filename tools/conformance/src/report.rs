//! Counting and printing: `SUITE: N of M identical`, with every difference.

use std::collections::BTreeMap;

use rayon::prelude::*;
use similar::{ChangeTag, TextDiff};

use crate::record::{Floor, SuiteRecord};

/// The outcome of one suite.
pub(crate) struct SuiteReport {
    suite: String,
    only: String,
    lines: usize,
    identical: usize,
    total: usize,
    differing: Vec<String>,
    unanswered: usize,
    known: BTreeMap<String, String>,
    floors: Vec<Floor>,
    notes: Vec<String>,
    /// The buffered output of a case of [`SuiteReport::each`]; any other report prints at once.
    held: Option<String>,
}

/// Accepted differences, one per line: `SUITE: CASE => REASON`.
const KNOWN: &str = include_str!("../known-differences.txt");

impl SuiteReport {
    /// Creates an empty report.
    pub(crate) fn new(suite: String, only: String, lines: usize) -> Self {
        let known = KNOWN
            .lines()
            .filter_map(|line| line.split_once(": ").filter(|(of, _)| *of == suite)?.1.split_once(" => "))
            .map(|(case, reason)| (case.to_owned(), reason.to_owned()))
            .collect();
        SuiteReport {
            suite,
            only,
            lines,
            identical: 0,
            total: 0,
            differing: Vec::new(),
            unanswered: 0,
            known,
            floors: Vec::new(),
            notes: Vec::new(),
            held: None,
        }
    }

    /// Runs cases on all cores. Their results and output appear in order, after all have run.
    pub(crate) fn each<T: Sync, R: Send>(
        &mut self,
        cases: &[T],
        run: impl Fn(&mut SuiteReport, &T) -> R + Sync,
    ) -> Vec<R> {
        let new = || SuiteReport {
            held: Some(String::new()),
            ..SuiteReport::new(self.suite.clone(), self.only.clone(), self.lines)
        };
        let run = |case| {
            let mut report = new();
            let given = run(&mut report, case);
            (report, given)
        };
        let ran: Vec<(SuiteReport, R)> = cases.par_iter().map(run).collect();
        ran.into_iter()
            .map(|(report, given)| {
                self.absorb(report);
                given
            })
            .collect()
    }

    /// Adds the results of another report.
    fn absorb(&mut self, other: SuiteReport) {
        if let Some(text) = &other.held {
            self.print(text);
        }
        self.identical += other.identical;
        self.total += other.total;
        self.unanswered += other.unanswered;
        self.differing.extend(other.differing);
        self.floors.extend(other.floors);
        self.notes.extend(other.notes);
    }

    fn print(&mut self, text: &str) {
        match &mut self.held {
            Some(held) => held.push_str(text),
            None => print!("{text}"),
        }
    }

    /// Prints a line that is not recorded.
    pub(crate) fn say(&mut self, line: impl std::fmt::Display) {
        self.print(&format!("{line}\n"));
    }

    /// Creates a separate report for cases that are judged together, as one case of this one.
    pub(crate) fn part(&self) -> SuiteReport {
        SuiteReport::new(format!("{}: part", self.suite), self.only.clone(), self.lines)
    }

    /// Returns the number of identical comparisons, and of all comparisons.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.identical, self.total)
    }

    /// The text that names of cases must contain.
    pub(crate) fn filter(&self) -> &str {
        &self.only
    }

    /// True if a case is selected.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.only)
    }

    /// Compares two texts.
    pub(crate) fn compare(&mut self, name: &str, ours: &str, upstream: &str) {
        if !self.wants(name) {
            return;
        }
        self.total += 1;
        if ours == upstream {
            self.identical += 1;
            return;
        }
        self.say(format!("{}: {name}: differs (- upstream, + ours)", self.suite));
        let diff = TextDiff::from_lines(upstream, ours);
        let changes = diff.iter_all_changes().filter(|change| change.tag() != ChangeTag::Equal);
        for change in changes.take(self.lines) {
            let sign = if change.tag() == ChangeTag::Delete { '-' } else { '+' };
            let line: String = change.value().trim_end().chars().take(300).collect();
            self.say(format!("    {sign} {line}"));
        }
        self.differing.push(name.to_owned());
    }

    /// Counts a comparison that was done elsewhere.
    pub(crate) fn check(&mut self, name: &str, same: bool, difference: impl FnOnce() -> String) {
        if !self.wants(name) {
            return;
        }
        self.total += 1;
        if same {
            self.identical += 1;
        } else {
            self.say(format!("{}: {name}: {}", self.suite, difference()));
            self.differing.push(name.to_owned());
        }
    }

    /// Counts comparisons that are printed elsewhere and judged together, by a [`SuiteReport::floor`].
    pub(crate) fn tally(&mut self, same: usize, of: usize) {
        self.identical += same;
        self.total += of;
    }

    /// Records a case in which upstream's tool crashed, so that there is nothing to compare with. These are
    /// printed and counted separately.
    pub(crate) fn unanswered(&mut self, name: &str) {
        self.say(format!("{}: {name}: upstream's tool crashes", self.suite));
        self.unanswered += 1;
    }

    /// Records a count that is below its total and must not fall below an earlier one: a case like any other,
    /// and a separate line in the record.
    pub(crate) fn floor(&mut self, name: &str, reached: usize, floor: usize, of: usize) {
        if self.wants(name) {
            self.floors.push(Floor { name: name.to_owned(), reached, floor, of });
        }
        self.check(name, reached >= floor, || format!("{reached} of {of}, {floor} before"));
    }

    /// Prints lines of figures and adds them to the record.
    pub(crate) fn note(&mut self, lines: impl Into<String>) {
        let lines = lines.into();
        self.say(&lines);
        self.notes.push(lines);
    }

    /// Prints the summary and returns the record.
    pub(crate) fn finish(self, revision: String) -> SuiteRecord {
        let mut record = SuiteRecord {
            revision,
            identical: self.identical,
            total: self.total,
            unanswered: self.unanswered,
            floors: self.floors,
            notes: self.notes,
            ..SuiteRecord::default()
        };
        let mut listed = self.known;
        for name in self.differing {
            match listed.remove(&name) {
                Some(reason) => {
                    println!("{}: not identical, as known: {name}: {reason}", self.suite);
                    record.known.push((name, reason));
                }
                None => {
                    println!("{}: not identical: {name}", self.suite);
                    record.fresh.push(name);
                }
            }
        }
        record.stale = listed.into_keys().filter(|name| name.contains(&self.only)).collect();
        for name in &record.stale {
            println!("{}: listed as a known difference, but identical or gone: {name}", self.suite);
        }
        if self.total == 0 {
            println!("{}: nothing was compared", self.suite);
        }
        if self.unanswered > 0 {
            println!("{}: upstream's tool crashes on {} more", self.suite, self.unanswered);
        }
        println!("{}: {} of {} identical", self.suite, self.identical, self.total);
        record.suite = self.suite;
        record
    }
}
