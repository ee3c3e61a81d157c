//! What a side-by-side run measured, as data: printed as it goes, saved as RON, read by the page of figures.
//!
//! A row knows its goal, so that whoever reads the rows says what is missed without a list of its own.

use std::path::Path;
use std::process::Command;

use serde::{Deserialize, Serialize};

/// All rows of a run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Figures {
    /// The state of the sources.
    pub revision: String,
    /// Runs of each; the median counts.
    pub runs: usize,
    /// The sizes of what was made for the run.
    pub workload: String,
    /// The rows, in the order in which they were measured.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    /// What was measured.
    pub name: String,
    /// What came out.
    pub figure: Figure,
    /// What should come out.
    pub goal: Goal,
}

/// What one program took.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// Milliseconds.
    pub ms: f64,
    /// The most megabytes that it held.
    pub mb: f64,
}

/// What was measured.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Figure {
    /// Ours and upstream's on the same input.
    Pair {
        /// What ours took.
        ours: Cost,
        /// What upstream's took.
        upstream: Cost,
    },
    /// Two of ours: the second's time for the same amount of work over the first's.
    Related {
        /// Milliseconds of the first.
        first: f64,
        /// Milliseconds of the second.
        second: f64,
        /// The second's time over the first's, for the same amount of work.
        ratio: f64,
    },
    /// One of ours.
    Alone {
        /// Milliseconds, or the ratio that the row's name tells of.
        value: f64,
        /// Whether `value` is milliseconds.
        is_time: bool,
    },
}

/// What a row should give. What is absent is no goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Goal {
    /// Upstream's time over ours, at least.
    pub faster: Option<f64>,
    /// Our memory over upstream's, at most.
    pub memory: Option<f64>,
    /// The ratio or the milliseconds of a row without a counterpart, at most.
    pub at_most: Option<f64>,
}

impl Goal {
    const fn pair(faster: f64, memory: Option<f64>) -> Goal {
        Goal { faster: Some(faster), memory, at_most: None }
    }

    const fn at_most(bound: f64) -> Goal {
        Goal { faster: None, memory: None, at_most: Some(bound) }
    }

    /// The goal of a row, by what its name begins with.
    pub fn of(row: &str) -> Goal {
        let known = GOALS.iter().find(|(start, _)| row.starts_with(start));
        known.map_or_else(Goal::default, |(_, goal)| *goal)
    }
}

/// Longer beginnings stand first.
const GOALS: &[(&str, Goal)] = &[
    ("read + verify: per operation", Goal::at_most(1.5)),
    ("read + verify: arith as calc", Goal::at_most(1.1)),
    ("print: per operation", Goal::at_most(1.5)),
    ("print: arith as calc", Goal::at_most(1.1)),
    ("read + verify", Goal::pair(8.0, Some(0.5))),
    ("print", Goal::pair(8.0, Some(0.5))),
    ("greedy", Goal::pair(5.0, None)),
    ("conversion", Goal::pair(8.0, Some(0.5))),
    ("rollback", Goal::at_most(1.15)),
    ("undone: per operation", Goal::at_most(1.5)),
    ("undone", Goal::pair(8.0, None)),
    ("scaling", Goal::at_most(1.5)),
    ("TableGen", Goal::pair(3.0, Some(1.0))),
    ("PDLL", Goal::pair(1.0, None)),
    ("definitions loaded: arith", Goal::at_most(10.0)),
    ("definitions loaded: all", Goal::at_most(1000.0)),
    ("patterns read from RON", Goal::at_most(20.0)),
    ("patterns frozen", Goal::at_most(50.0)),
    ("patterns on one root", Goal::at_most(3.0)),
];

impl Row {
    /// Upstream's time over ours and our memory over upstream's, where there is a counterpart.
    pub fn ratios(&self) -> Option<(f64, f64)> {
        match self.figure {
            Figure::Pair { ours, upstream } => Some((upstream.ms / ours.ms, ours.mb / upstream.mb)),
            _ => None,
        }
    }

    /// What falls short of the goal, in words.
    pub fn misses(&self) -> Vec<String> {
        let mut found = Vec::new();
        if let Some((faster, memory)) = self.ratios() {
            if let Some(goal) = self.goal.faster.filter(|goal| faster < *goal) {
                found.push(format!("{faster:.2} times as fast, not {goal}"));
            }
            if let Some(goal) = self.goal.memory.filter(|goal| memory > *goal) {
                found.push(format!("{memory:.2} of the memory, not {goal}"));
            }
        }
        let (value, unit) = match self.figure {
            Figure::Pair { .. } => return found,
            Figure::Related { ratio, .. } => (ratio, "times"),
            Figure::Alone { value, is_time } => (value, if is_time { "ms" } else { "times" }),
        };
        if let Some(goal) = self.goal.at_most.filter(|goal| value > *goal) {
            found.push(format!("{value:.2} {unit}, not at most {goal}"));
        }
        found
    }
}

/// The state of the sources: the commit and its day, and whether something in them is not committed.
pub fn revision(root: &Path) -> String {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(root).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let Some(commit) = git(&["show", "-s", "--format=%h of %cs", "HEAD"]) else {
        return "no git checkout".to_owned();
    };
    // The page itself is no part of what is judged.
    let changed = git(&["status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs/status.md"]);
    match changed.as_deref() {
        Some("") | None => commit,
        Some(_) => format!("{commit}, changed"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, figure: Figure) -> Row {
        Row { name: name.to_owned(), figure, goal: Goal::of(name) }
    }

    #[test]
    fn a_row_knows_what_it_misses() {
        let cost = |ms, mb| Cost { ms, mb };
        let slow =
            row("print, custom form", Figure::Pair { ours: cost(2.0, 6.0), upstream: cost(10.0, 10.0) });
        assert_eq!(slow.misses(), ["5.00 times as fast, not 8", "0.60 of the memory, not 0.5"]);
        let quick = row("PDLL, 1000", Figure::Pair { ours: cost(2.0, 6.0), upstream: cost(10.0, 10.0) });
        assert!(quick.misses().is_empty());
        let name = "print: arith as calc, from its .td";
        let related = row(name, Figure::Related { first: 10.0, second: 12.0, ratio: 1.2 });
        assert_eq!(related.misses(), ["1.20 times, not at most 1.1"]);
        let alone = row("patterns frozen, 1000", Figure::Alone { value: 51.0, is_time: true });
        assert_eq!(alone.misses(), ["51.00 ms, not at most 50"]);
    }

    #[test]
    fn every_row_survives_ron() {
        let rows = vec![row("patterns frozen, 1000", Figure::Alone { value: 51.0, is_time: true })];
        let figures = Figures { revision: "r".to_owned(), runs: 3, workload: "w".to_owned(), rows };
        let text = ron::to_string(&figures).expect("plain data");
        let again: Figures = ron::from_str(&text).expect("what was written");
        assert_eq!(again.rows[0].misses(), figures.rows[0].misses());
    }
}
