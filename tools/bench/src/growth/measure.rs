//! Time and memory of a family on inputs of doubling sizes, and its instructions where the time grows too
//! fast: a run that does not fit the caches any more takes longer, but not more steps.

use std::path::Path;
use std::process::{Command, Stdio};

use wait4::Wait4 as _;

use super::families::Family;
use crate::instructions::counted;

/// Maximum factor by which time and memory may grow when the input doubles.
pub(super) const MOST: f64 = 2.4;

/// Seconds and megabytes below which a run is not significant.
const LEAST: (f64, f64) = (0.06, 24.0);

/// Seconds of processor time after which inputs are not enlarged.
const LONG: f64 = 20.0;

/// The same where instructions are counted, which takes some fifty times as long.
const LONG_TO_COUNT: f64 = 2.0;

/// Number of runs, of which the shortest counts; as many again, up to a number of tries, if a family seems to
/// grow too fast.
const RUNS: usize = 2;
const TRIES: usize = 3;

/// Processor seconds and peak megabytes for one size.
#[derive(Clone, Copy)]
pub(super) struct Used {
    pub seconds: f64,
    pub megabytes: f64,
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

/// Time and memory of a family for doubling sizes, with the largest growth per doubling.
pub(super) struct Measured {
    pub first: usize,
    pub used: Vec<Used>,
    /// Instructions, where they had to be counted.
    pub instructions: Vec<u64>,
}

impl Measured {
    /// The largest growth of any doubling.
    fn growth(&self, figure: impl Fn(&Used) -> f64, least: f64) -> f64 {
        let pairs = self.used.windows(2).filter(|pair| figure(&pair[0]) >= least);
        pairs.map(|pair| figure(&pair[1]) / figure(&pair[0])).fold(0.0, f64::max)
    }

    /// The growth of each doubling, as text.
    pub(super) fn steps(&self, figure: impl Fn(&Used) -> f64) -> String {
        steps(&self.used.iter().map(figure).collect::<Vec<_>>())
    }

    /// The growth of instructions, as text, if they were counted.
    pub(super) fn instruction_steps(&self) -> Option<String> {
        let counted: Vec<f64> = self.instructions.iter().map(|&count| count as f64).collect();
        (counted.len() > 1).then(|| steps(&counted))
    }

    pub(super) fn seconds(&self) -> f64 {
        self.growth(|used| used.seconds, LEAST.0)
    }

    pub(super) fn megabytes(&self) -> f64 {
        self.growth(|used| used.megabytes, LEAST.1)
    }

    pub(super) fn is_fine(&self) -> bool {
        let in_steps = || {
            self.instructions.len() > 1
                && self.instructions.windows(2).all(|pair| pair[1] as f64 <= MOST * pair[0] as f64)
        };
        self.megabytes() <= MOST && (self.seconds() <= MOST || in_steps())
    }
}

/// The factor from each figure to the next, as text.
fn steps(figures: &[f64]) -> String {
    let of = figures.windows(2).map(|pair| format!("{:.2}", pair[1] / pair[0]));
    of.collect::<Vec<_>>().join(" ")
}

/// Measures a family.
///
/// # Errors
/// If the program fails or cannot be run.
pub(super) fn measure(program: &Path, folder: &Path, family: &Family) -> Result<Measured, String> {
    let empty = shortest(program, folder, family, 0)?;
    // Large enough for the growth to be measurable.
    let mut first = family.first;
    while first < family.most {
        let used = first_run(program, folder, family, first)?.less(empty);
        if used.seconds >= LEAST.0 || used.megabytes >= LEAST.1 * 2.0 {
            break;
        }
        first *= 2;
    }
    let mut measured = Measured { first, used: Vec::new(), instructions: Vec::new() };
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
            return Ok(measured);
        }
    }
    if measured.megabytes() <= MOST {
        measured.instructions = instructions(program, folder, family, &measured)?;
    }
    Ok(measured)
}

/// The instructions for the same sizes, as far as these do not take long, less those for an empty input;
/// nothing if no tool counts them.
fn instructions(
    program: &Path,
    folder: &Path,
    family: &Family,
    measured: &Measured,
) -> Result<Vec<u64>, String> {
    if Command::new("valgrind").arg("--version").output().is_err() {
        return Ok(Vec::new());
    }
    let count = |size: usize| {
        write_apart(folder, family, size)?;
        counted(program, |command| _ = command.args(family.args).current_dir(folder))
    };
    let empty = count(0)?;
    let short = measured.used.iter().take_while(|used| used.seconds <= LONG_TO_COUNT);
    let sizes = short.enumerate().map(|(step, _)| measured.first << step);
    sizes.map(|size| Ok(count(size)?.saturating_sub(empty).max(1))).collect()
}

/// The shortest run on an input of a size.
fn shortest(program: &Path, folder: &Path, family: &Family, size: usize) -> Result<Used, String> {
    let mut least = first_run(program, folder, family, size)?;
    for _ in 1..RUNS {
        if least.seconds > LONG / 4.0 {
            break;
        }
        least = least.least(once(program, folder, family, size)?);
    }
    Ok(least)
}

/// Writes the input of a size, and runs the program once.
fn first_run(program: &Path, folder: &Path, family: &Family, size: usize) -> Result<Used, String> {
    write_apart(folder, family, size)?;
    once(program, folder, family, size)
}

/// Writes the input of a size in a separate process: the peak memory of a child is never less than that of
/// its parent at the start.
fn write_apart(folder: &Path, family: &Family, size: usize) -> Result<(), String> {
    let own = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut writer = Command::new(own);
    writer.args(["growth", "--write", family.name, "--size", &size.to_string()]).current_dir(folder);
    match writer.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("the input of '{}' is not written: {status}", family.name)),
        Err(error) => Err(error.to_string()),
    }
}

fn once(program: &Path, folder: &Path, family: &Family, size: usize) -> Result<Used, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", program.display());
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
