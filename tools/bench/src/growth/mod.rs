//! `cargo run --release -p legalize-bench -- growth`: growth of time and memory with the size of the input.
//!
//! Each reader, shipped pass, driver and printer has a family of inputs. The program runs on inputs of size
//! n, 2n, 4n and 8n; its processor time and peak memory, as counted by the system, less those of an empty
//! input, grow at most by [`MOST`] per doubling; where the time grows faster, its instructions, as counted by
//! valgrind, do not. Families that are known to grow faster give the reason. A
//! pass that `legalize opt --help` lists and that no family runs is an error, so that a new pass requires a
//! family.

mod families;
mod measure;
mod texts;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use families::{FAMILIES, Family};
use measure::{MOST, Used, measure};

/// Flags of `growth`.
#[derive(clap::Args)]
pub(crate) struct Growth {
    /// The program; by default that of the release build
    #[arg(long, value_name = "PATH")]
    legalize: Option<PathBuf>,
    /// Measures only the families whose names contain this
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Writes the input of this family and of the size `--size` to the current folder, and measures nothing
    #[arg(long, value_name = "FAMILY", requires = "size")]
    write: Option<String>,
    /// The size of the written input
    #[arg(long, value_name = "N")]
    size: Option<usize>,
}

impl Growth {
    /// Measures all families, and prints a row for each.
    ///
    /// # Errors
    /// If a family grows too fast, if a pass has none, or if the program fails.
    pub(crate) fn run(&self) -> Result<(), String> {
        if let (Some(name), Some(size)) = (&self.write, self.size) {
            return write(name, size);
        }
        let program = match &self.legalize {
            Some(path) => std::path::absolute(path).map_err(|error| error.to_string())?,
            None => crate::root().join("target/release/legalize"),
        };
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        println!(
            "{:<34} {:>8} {:>10} {:>10} {:>7} {:>7}  {:<14}  {:<14}",
            "family", "n", "8n, ms", "8n, MB", "time", "memory", "time, steps", "memory, steps"
        );
        let mut wrong = Vec::new();
        let wanted =
            |family: &&Family| self.only.as_ref().is_none_or(|only| family.name.contains(only.as_str()));
        for family in FAMILIES.iter().filter(wanted) {
            let measured = match measure(&program, folder.path(), family) {
                Ok(measured) => measured,
                Err(error) => {
                    println!("{:<34} {error}", family.name);
                    wrong.push(error);
                    continue;
                }
            };
            let last = measured.used.last().copied().unwrap_or(Used { seconds: 0.0, megabytes: 0.0 });
            let (seconds, megabytes) = (measured.seconds(), measured.megabytes());
            let verdict = match (measured.is_fine(), family.known) {
                (true, None) => String::new(),
                (false, Some(reason)) => format!("  known: {reason}"),
                (true, Some(_)) => "  no longer worse than allowed".to_owned(),
                (false, None) => "  grows too fast".to_owned(),
            };
            let counted =
                measured.instruction_steps().map_or(String::new(), |steps| format!("  instructions {steps}"));
            println!(
                "{:<34} {:>8} {:>10.1} {:>10.1} {seconds:>7.2} {megabytes:>7.2}  {:<14}  {:<14}{counted}{verdict}",
                family.name,
                measured.first,
                last.seconds * 1e3,
                last.megabytes,
                measured.steps(|used| used.seconds),
                measured.steps(|used| used.megabytes),
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
    if passes(&help).next().is_none() {
        return Err("`legalize opt --help` lists no passes".to_owned());
    }
    let missing = without_family(&help);
    let message = |pass| format!("no family of inputs runs {pass}; add one to `growth/families.rs`");
    Ok(missing.into_iter().map(message).collect())
}

/// The passes of a help text that no family runs.
fn without_family(help: &str) -> Vec<&str> {
    let run: BTreeSet<&str> = FAMILIES.iter().flat_map(|family| family.args.iter().copied()).collect();
    passes(help).filter(|pass| !run.contains(pass)).collect()
}

/// The flags under the heading of passes.
fn passes(help: &str) -> impl Iterator<Item = &str> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Passes"));
    let flags = lines.take_while(|line| !line.starts_with("Examples")).map(str::trim);
    flags.filter(|line| line.starts_with("--")).filter_map(|line| line.split(['[', ' ', '=']).next())
}

/// Writes the input of a family to the current folder.
fn write(name: &str, size: usize) -> Result<(), String> {
    let family = FAMILIES.iter().find(|family| family.name == name);
    let family = family.ok_or_else(|| format!("there is no family '{name}'"))?;
    for (name, text) in family.files {
        std::fs::write(name, text(size)).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use clap::Subcommand as _;
    use legalize::opt::ModuleCommand;

    use super::measure::Measured;
    use super::*;

    #[test]
    fn passes_are_found_in_the_help() {
        let help = "Options:\n      --ods <FILE>\nPasses, run in order:\n      --cse[=<OPTIONS>]\n          Merges\n\
                    \x20     --symbol-dce\n\nExamples:\n  legalize opt --canonicalize\n";
        assert_eq!(passes(help).collect::<Vec<_>>(), ["--cse", "--symbol-dce"]);
    }

    /// Checks the passes of `legalize opt --help`, so that a new one fails here until it has a family.
    #[test]
    fn every_pass_driver_reader_and_printer_has_a_family() {
        let providers = legalize::providers();
        let whole = ModuleCommand::augment_subcommands(clap::Command::new("legalize"));
        let mut whole = ModuleCommand::with_passes(whole, &providers);
        let opt = whole.find_subcommand_mut("opt").expect("the command");
        let help = opt.render_long_help().to_string();
        let passes: Vec<&str> = passes(&help).collect();
        assert!(passes.contains(&"--canonicalize") && passes.len() > 9, "{passes:?}");
        assert_eq!(
            without_family(&help),
            [""; 0],
            "a pass without a family; add one to `growth/families.rs`"
        );
        let one_of = |wanted: &[&str]| {
            let has = |family: &Family| wanted.iter().all(|wanted| family.args.contains(wanted));
            assert!(FAMILIES.iter().any(has), "no family has {wanted:?}");
        };
        for reader in ["tblgen", "ods", "drr", "pdll", "opt", "rewrite", "convert", "doc", "graph"] {
            one_of(&[reader]);
        }
        for patterns in ["p.ron", "p.mlir", "rules.pdll"] {
            one_of(&["rewrite", "--patterns", patterns]);
        }
        one_of(&["rewrite", "--driver", "greedy"]);
        one_of(&["rewrite", "--driver", "walk"]);
        one_of(&["convert", "--allow-pattern-rollback=false"]);
        one_of(&["opt", "--mlir-print-op-generic"]);
        one_of(&["tblgen", "--print-records"]);
        one_of(&["tblgen", "--dump-json"]);
    }

    #[test]
    fn growth_is_that_of_the_worst_doubling_that_can_be_seen() {
        let used = |seconds| Used { seconds, megabytes: 1.0 };
        let grown =
            |all: [f64; 3]| Measured { first: 1, used: all.map(used).to_vec(), instructions: Vec::new() };
        assert!(grown([0.1, 0.2, 0.45]).is_fine());
        assert!(!grown([0.1, 0.27, 0.5]).is_fine(), "each doubling counts, not their mean");
        assert!(!grown([0.1, 0.22, 0.6]).is_fine());
        assert!(grown([0.001, 0.06, 0.12]).is_fine(), "what is short is noise");
        let counted = |instructions: [u64; 3]| Measured {
            instructions: instructions.to_vec(),
            ..grown([0.1, 0.27, 0.5])
        };
        assert!(counted([100, 201, 400]).is_fine(), "time that is lost in caches");
        assert!(!counted([100, 200, 500]).is_fine());
    }

    #[test]
    fn names_are_unique_and_files_are_used() {
        let names: BTreeSet<&str> = FAMILIES.iter().map(|family| family.name).collect();
        assert_eq!(names.len(), FAMILIES.len());
        for family in FAMILIES {
            let reads = |name: &str| family.args.iter().any(|arg| arg.contains(name));
            assert!(family.files.iter().any(|file| reads(file.0)), "{}", family.name);
        }
    }
}
