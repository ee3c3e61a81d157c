//! `cargo run --release -p legalize-bench -- growth`: how time and memory grow with the size of the input.
//!
//! Each reader, shipped pass, driver and printer has a family of inputs. The program runs on inputs of size n, 2n, 4n and
//! 8n; its processor time and the most memory that it held, as the system counts them, less those of an empty input, grow
//! at most by [`MOST`] per doubling. Families that are knowingly worse say why. A pass that `legalize opt --help` lists and
//! that no family runs is an error, so that a new pass comes with one.

mod families;
mod texts;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use wait4::Wait4 as _;

use families::{FAMILIES, Family};

/// The largest factor by which time and memory may grow where the input doubles.
const MOST: f64 = 2.4;

/// Seconds and megabytes below which a run says little.
const LEAST: (f64, f64) = (0.06, 24.0);

/// Seconds of processor time after which inputs are not made longer.
const LONG: f64 = 20.0;

/// Runs of which the shortest counts; as many again, up to so many times, where a family seems to grow too fast.
const RUNS: usize = 2;
const TRIES: usize = 3;

/// The families to measure, and how.
#[derive(clap::Args)]
pub struct Growth {
    /// The program; that of the release build if it is not said
    #[arg(long, value_name = "PATH")]
    legalize: Option<PathBuf>,
    /// Measures the families only whose names contain this
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// Processor seconds and most megabytes of one size.
#[derive(Clone, Copy)]
struct Used {
    seconds: f64,
    megabytes: f64,
}

impl Used {
    fn less(self, other: Used) -> Used {
        let difference = |one: f64, other: f64| (one - other).max(1e-3);
        Used {
            seconds: difference(self.seconds, other.seconds),
            megabytes: difference(self.megabytes, other.megabytes),
        }
    }

    fn least(self, other: Used) -> Used {
        Used { seconds: self.seconds.min(other.seconds), megabytes: self.megabytes.min(other.megabytes) }
    }
}

/// Time and memory of a family at sizes that double, with the largest growth per doubling.
struct Measured {
    first: usize,
    used: Vec<Used>,
}

impl Measured {
    fn growth(&self, figure: impl Fn(&Used) -> f64, least: f64) -> f64 {
        let pairs = self.used.windows(2).filter(|pair| figure(&pair[0]) >= least);
        pairs.map(|pair| figure(&pair[1]) / figure(&pair[0])).fold(0.0, f64::max)
    }

    fn seconds(&self) -> f64 {
        self.growth(|used| used.seconds, LEAST.0)
    }

    fn megabytes(&self) -> f64 {
        self.growth(|used| used.megabytes, LEAST.1)
    }

    fn is_fine(&self) -> bool {
        self.seconds() <= MOST && self.megabytes() <= MOST
    }
}

impl Growth {
    /// Measures all families, and prints a row for each.
    ///
    /// # Errors
    /// If one grows too fast, if a pass has none, or if the program fails.
    pub fn run(&self) -> Result<(), String> {
        let program = match &self.legalize {
            Some(path) => std::path::absolute(path).map_err(|error| error.to_string())?,
            None => crate::root().join("target/release/legalize"),
        };
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        println!(
            "{:<34} {:>8} {:>10} {:>10} {:>7} {:>7}",
            "family", "n", "8n, ms", "8n, MB", "time", "memory"
        );
        let mut wrong = Vec::new();
        let wanted =
            |family: &&Family| self.only.as_ref().is_none_or(|only| family.name.contains(only.as_str()));
        for family in FAMILIES.iter().filter(wanted) {
            let measured = measure(&program, folder.path(), family)?;
            let last = measured.used.last().copied().unwrap_or(Used { seconds: 0.0, megabytes: 0.0 });
            let (seconds, megabytes) = (measured.seconds(), measured.megabytes());
            let verdict = match (measured.is_fine(), family.known) {
                (true, None) => String::new(),
                (false, Some(reason)) => format!("  known: {reason}"),
                (true, Some(_)) => "  no longer worse than allowed".to_owned(),
                (false, None) => "  grows too fast".to_owned(),
            };
            println!(
                "{:<34} {:>8} {:>10.1} {:>10.1} {seconds:>7.2} {megabytes:>7.2}{verdict}",
                family.name,
                measured.first,
                last.seconds * 1e3,
                last.megabytes,
            );
            if !measured.is_fine() && family.known.is_none() {
                wrong.push(format!("'{}' grows by more than {MOST} where its input doubles", family.name));
            }
        }
        if self.only.is_none() {
            wrong.extend(uncovered(&program)?);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

/// The passes that `legalize opt --help` lists and no family runs.
fn uncovered(program: &Path) -> Result<Vec<String>, String> {
    let help = Command::new(program).args(["opt", "--help"]).output();
    let help = help.map_err(|error| format!("{}: {error}", program.display()))?;
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let run: BTreeSet<&str> = FAMILIES.iter().flat_map(|family| family.args.iter().copied()).collect();
    let passes: Vec<&str> = passes(&help).collect();
    if passes.is_empty() {
        return Err("`legalize opt --help` lists no passes".to_owned());
    }
    let missing = passes.iter().filter(|pass| !run.contains(**pass));
    Ok(missing
        .map(|pass| format!("no family of inputs runs {pass}; add one to `growth/families.rs`"))
        .collect())
}

/// The flags under the heading of passes.
fn passes(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Passes"));
    let flags = lines.take_while(|line| !line.starts_with("Examples")).map(str::trim);
    flags.filter(|line| line.starts_with("--")).filter_map(|line| line.split(['[', ' ', '=']).next())
}

fn measure(program: &Path, folder: &Path, family: &Family) -> Result<Measured, String> {
    let empty = shortest(program, folder, family, 0)?;
    // Long enough for its growth to be seen.
    let mut first = family.first;
    while first < family.most {
        let used = once(program, folder, family, first)?.less(empty);
        if used.seconds >= LEAST.0 || used.megabytes >= LEAST.1 * 2.0 {
            break;
        }
        first *= 2;
    }
    let mut measured = Measured { first, used: Vec::new() };
    for _ in 0..TRIES {
        for step in 0..4 {
            let size = first << step;
            if size > family.most * 8 || measured.used.get(step).is_some_and(|used| used.seconds > LONG) {
                break;
            }
            let used = shortest(program, folder, family, size)?.less(empty);
            match measured.used.get_mut(step) {
                Some(before) => *before = before.least(used),
                None => measured.used.push(used),
            }
            if used.seconds > LONG {
                break;
            }
        }
        if measured.is_fine() || family.known.is_some() {
            break;
        }
    }
    Ok(measured)
}

fn shortest(program: &Path, folder: &Path, family: &Family, size: usize) -> Result<Used, String> {
    let mut least = once(program, folder, family, size)?;
    for _ in 1..RUNS {
        if least.seconds > LONG / 4.0 {
            break;
        }
        least = least.least(once(program, folder, family, size)?);
    }
    Ok(least)
}

/// Runs the program once on an input of a size.
fn once(program: &Path, folder: &Path, family: &Family, size: usize) -> Result<Used, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", program.display());
    for (name, text) in family.files {
        std::fs::write(folder.join(name), text(size)).map_err(failed)?;
    }
    let mut command = Command::new(program);
    command.args(family.args).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let used = command.spawn().map_err(failed)?.wait4().map_err(failed)?;
    if !used.status.success() {
        return Err(format!(
            "'{}' fails at size {size}: {} {:?}",
            family.name,
            program.display(),
            family.args
        ));
    }
    let seconds = used.rusage.utime + used.rusage.stime;
    Ok(Used { seconds: seconds.as_secs_f64(), megabytes: used.rusage.maxrss as f64 / 1e6 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_found_in_the_help() {
        let help = "Options:\n      --ods <FILE>\nPasses, run in order:\n      --cse[=<OPTIONS>]\n          Merges\n\
                    \x20     --symbol-dce\n\nExamples:\n  legalize opt --canonicalize\n";
        assert_eq!(passes(help).collect::<Vec<_>>(), ["--cse", "--symbol-dce"]);
    }

    #[test]
    fn growth_is_that_of_the_worst_doubling_that_can_be_seen() {
        let used = |seconds| Used { seconds, megabytes: 1.0 };
        let grown = |all: [f64; 3]| Measured { first: 1, used: all.map(used).to_vec() };
        assert!(grown([0.1, 0.2, 0.45]).is_fine());
        assert!(!grown([0.1, 0.2, 0.5]).is_fine());
        assert!(grown([0.001, 0.06, 0.12]).is_fine(), "what is short is noise");
    }

    #[test]
    fn names_are_told_apart_and_files_are_used() {
        let names: BTreeSet<&str> = FAMILIES.iter().map(|family| family.name).collect();
        assert_eq!(names.len(), FAMILIES.len());
        for family in FAMILIES {
            let reads = |name: &str| family.args.iter().any(|arg| arg.contains(name));
            assert!(family.files.iter().any(|file| reads(file.0)), "{}", family.name);
        }
    }
}
