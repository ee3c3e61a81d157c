//! Counting and showing: `SUITE: N of M identical`, with every difference.

use std::collections::BTreeMap;

use similar::{ChangeTag, TextDiff};

/// The outcome of one suite.
pub struct Report {
    suite: String,
    only: String,
    lines: usize,
    identical: usize,
    total: usize,
    differing: Vec<String>,
    unanswered: usize,
    known: BTreeMap<String, String>,
}

/// Differences that stay, one to a line: `SUITE: CASE => REASON`.
const KNOWN: &str = include_str!("../known-differences.txt");

impl Report {
    /// An empty report.
    pub fn new(suite: String, only: String, lines: usize) -> Self {
        let known = KNOWN
            .lines()
            .filter_map(|line| line.split_once(": ").filter(|(of, _)| *of == suite)?.1.split_once(" => "))
            .map(|(case, reason)| (case.to_owned(), reason.to_owned()))
            .collect();
        Report { suite, only, lines, identical: 0, total: 0, differing: Vec::new(), unanswered: 0, known }
    }

    /// A report of its own for cases that are judged together, as one case of this one.
    pub fn part(&self) -> Report {
        Report::new(format!("{}: part", self.suite), self.only.clone(), self.lines)
    }

    /// How many comparisons were made, and how many of them were identical.
    pub fn counts(&self) -> (usize, usize) {
        (self.identical, self.total)
    }

    /// The text that names of cases must contain.
    pub fn filter(&self) -> &str {
        &self.only
    }

    /// Whether a case is asked for.
    pub fn wants(&self, name: &str) -> bool {
        name.contains(&self.only)
    }

    /// Compares two texts.
    pub fn compare(&mut self, name: &str, ours: &str, upstream: &str) {
        if !self.wants(name) {
            return;
        }
        self.total += 1;
        if ours == upstream {
            self.identical += 1;
            return;
        }
        println!("{}: {name}: differs (- upstream, + ours)", self.suite);
        let diff = TextDiff::from_lines(upstream, ours);
        let changes = diff.iter_all_changes().filter(|change| change.tag() != ChangeTag::Equal);
        for change in changes.take(self.lines) {
            let sign = if change.tag() == ChangeTag::Delete { '-' } else { '+' };
            let line: String = change.value().trim_end().chars().take(300).collect();
            println!("    {sign} {line}");
        }
        self.differing.push(name.to_owned());
    }

    /// Counts a comparison that was made elsewhere.
    pub fn check(&mut self, name: &str, same: bool, difference: impl FnOnce() -> String) {
        if !self.wants(name) {
            return;
        }
        self.total += 1;
        if same {
            self.identical += 1;
        } else {
            println!("{}: {name}: {}", self.suite, difference());
            self.differing.push(name.to_owned());
        }
    }

    /// Notes a case in which upstream's tool crashed, so that there is nothing to compare with. These are shown
    /// and counted apart.
    pub fn unanswered(&mut self, name: &str) {
        println!("{}: {name}: upstream's tool crashes", self.suite);
        self.unanswered += 1;
    }

    /// Prints the summary; says whether all differences are known ones and anything was compared at all. A
    /// known difference that is gone fails too: its line goes from the list.
    pub fn finish(self) -> bool {
        let mut known = self.known;
        let mut fresh = false;
        for name in &self.differing {
            match known.remove(name) {
                Some(reason) => println!("{}: not identical, as known: {name}: {reason}", self.suite),
                None => {
                    println!("{}: not identical: {name}", self.suite);
                    fresh = true;
                }
            }
        }
        known.retain(|name, _| name.contains(&self.only));
        for name in known.keys() {
            println!("{}: listed as a known difference, but identical or gone: {name}", self.suite);
        }
        if self.total == 0 {
            println!("{}: nothing was compared", self.suite);
        }
        if self.unanswered > 0 {
            println!("{}: upstream's tool crashes on {} more", self.suite, self.unanswered);
        }
        println!("{}: {} of {} identical", self.suite, self.identical, self.total);
        !fresh && known.is_empty() && self.total > 0
    }
}
