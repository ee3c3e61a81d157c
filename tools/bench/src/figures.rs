//! Results of a side-by-side run as data: printed during the run, saved as RON, read by the page of figures.
//!
//! A row contains its goal, so that missed goals can be determined without a separate list.

use std::fmt;
use std::path::Path;
use std::process::Command;

use serde::{Deserialize, Serialize};

/// All rows of a run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Figures {
    /// The state of the sources.
    pub revision: String,
    /// Number of runs of each job; the median counts.
    pub runs: usize,
    /// The sizes of the inputs that were generated for the run.
    pub workload: String,
    /// The rows, in the order in which they were measured.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Row {
    /// The name of the measurement.
    pub name: String,
    /// The result.
    pub figure: Figure,
    /// The goal.
    pub goal: Goal,
}

/// Cost of one program.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Cost {
    /// Milliseconds.
    pub ms: f64,
    /// Peak memory in megabytes.
    pub mb: f64,
}

/// Result of a measurement.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Figure {
    /// A pair, ours and upstream's, on the same input.
    Pair {
        /// Cost of ours.
        ours: Cost,
        /// Cost of upstream's.
        upstream: Cost,
    },
    /// Two of ours: the second's time over the first's, for the same amount of work.
    Related {
        /// Milliseconds of the first.
        first: f64,
        /// Milliseconds of the second.
        second: f64,
        /// The second's time over the first's, for the same amount of work.
        ratio: f64,
    },
    /// A row of `legalize` alone.
    Alone {
        /// The number.
        value: f64,
        /// The unit of the number.
        unit: Unit,
    },
}

/// Unit of a row of `legalize` alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Unit {
    /// Milliseconds.
    Milliseconds,
    /// Seconds.
    Seconds,
    /// Megabytes, of a million bytes.
    Megabytes,
    /// Number of crates.
    Crates,
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unit::Milliseconds => "ms",
            Unit::Seconds => "s",
            Unit::Megabytes => "MB",
            Unit::Crates => "crates",
        })
    }
}

/// Goal of a row. Absent fields are not goals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Goal {
    /// Minimum of upstream's time over ours.
    pub faster: Option<f64>,
    /// Maximum of our memory over upstream's.
    pub memory: Option<f64>,
    /// Maximum of the ratio or the milliseconds of a row without a counterpart.
    pub at_most: Option<f64>,
}

impl Goal {
    const fn pair(faster: f64, memory: Option<f64>) -> Goal {
        Goal { faster: Some(faster), memory, at_most: None }
    }

    const fn at_most(bound: f64) -> Goal {
        Goal { faster: None, memory: None, at_most: Some(bound) }
    }

    /// Returns the goal of a row, by the beginning of its name.
    pub fn of(row: &str) -> Goal {
        let known = GOALS.iter().find(|(start, _)| row.starts_with(start));
        known.map_or_else(Goal::default, |(_, goal)| *goal)
    }
}

/// Longer prefixes come first.
const GOALS: &[(&str, Goal)] = &[
    ("build: CPU time", Goal::at_most(60.0)),
    ("build: crates of others", Goal::at_most(80.0)),
    ("binary: minimal features", Goal::at_most(6.0)),
    ("start: minimal features", Goal::at_most(5.0)),
    ("start: default features", Goal::at_most(5.0)),
    ("PDLL: warnings", Goal::at_most(1.5)),
    ("start: a small module", Goal::pair(4.0, None)),
    ("start, ms: a small module", Goal::at_most(5.0)),
    ("start, ms: two of 33 dialects, warm", Goal::at_most(50.0)),
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
    /// Upstream's time over ours and our memory over upstream's, if there is a counterpart.
    pub fn ratios(&self) -> Option<(f64, f64)> {
        match self.figure {
            Figure::Pair { ours, upstream } => Some((upstream.ms / ours.ms, ours.mb / upstream.mb)),
            _ => None,
        }
    }

    /// Returns the missed goals, in words.
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
            Figure::Related { ratio, .. } => (ratio, "times".to_owned()),
            Figure::Alone { value, unit } => (value, unit.to_string()),
        };
        if let Some(goal) = self.goal.at_most.filter(|goal| value > *goal) {
            found.push(format!("{value:.2} {unit}, not at most {goal}"));
        }
        found
    }
}

/// The state of the sources: the commit and its day, and whether there are uncommitted changes.
pub fn revision(root: &Path) -> String {
    let git = |args: &[&str]| {
        let output = Command::new("git").args(args).current_dir(root).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let Some(commit) = git(&["show", "-s", "--format=%h of %cs", "HEAD"]) else {
        return "no git checkout".to_owned();
    };
    // The page itself does not count as a change.
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
    fn a_row_lists_what_it_lacks() {
        let cost = |ms, mb| Cost { ms, mb };
        let slow =
            row("print, custom form", Figure::Pair { ours: cost(2.0, 6.0), upstream: cost(10.0, 10.0) });
        assert_eq!(slow.misses(), ["5.00 times as fast, not 8", "0.60 of the memory, not 0.5"]);
        let quick = row("PDLL, 1000", Figure::Pair { ours: cost(2.0, 6.0), upstream: cost(10.0, 10.0) });
        assert!(quick.misses().is_empty());
        let name = "print: arith as calc, from its .td";
        let related = row(name, Figure::Related { first: 10.0, second: 12.0, ratio: 1.2 });
        assert_eq!(related.misses(), ["1.20 times, not at most 1.1"]);
        let alone = row("patterns frozen, 1000", Figure::Alone { value: 51.0, unit: Unit::Milliseconds });
        assert_eq!(alone.misses(), ["51.00 ms, not at most 50"]);
    }

    #[test]
    fn every_row_survives_ron() {
        let rows =
            vec![row("patterns frozen, 1000", Figure::Alone { value: 51.0, unit: Unit::Milliseconds })];
        let figures = Figures { revision: "r".to_owned(), runs: 3, workload: "w".to_owned(), rows };
        let text = ron::to_string(&figures).expect("plain data");
        let again: Figures = ron::from_str(&text).expect("what was written");
        assert_eq!(again.rows[0].misses(), figures.rows[0].misses());
    }
}
