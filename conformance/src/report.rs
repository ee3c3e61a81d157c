//! Counting and showing: `SUITE: N of M identical`, with every difference.

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
}

impl Report {
    /// An empty report.
    pub fn new(suite: String, only: String, lines: usize) -> Self {
        Report { suite, only, lines, identical: 0, total: 0, differing: Vec::new(), unanswered: 0 }
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

    /// Prints the summary; says whether everything was identical and anything was compared at all.
    pub fn finish(self) -> bool {
        for name in &self.differing {
            println!("{}: not identical: {name}", self.suite);
        }
        if self.total == 0 {
            println!("{}: nothing was compared", self.suite);
        }
        if self.unanswered > 0 {
            println!("{}: upstream's tool crashes on {} more", self.suite, self.unanswered);
        }
        println!("{}: {} of {} identical", self.suite, self.identical, self.total);
        self.identical == self.total && self.total > 0
    }
}
