//! Records of upstream's output on our inputs (`recorded/`), from which ours is judged where upstream's tools
//! are not installed. With `BLESS` in the environment, they are written, and what changed is printed.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use legalize_filetest::verdicts::{
    Program, VerdictCase, VerdictGroup, difference, packed, unpacked, verdict_groups,
};
use legalize_filetest::{Outcome, RecordedCase, recorded_cases};

use crate::report::SuiteReport;
use crate::tools::{Tools, root};

const TABLE: &str = include_str!("../../recorded.txt");
const VERDICTS: &str = include_str!("../../verdicts.txt");

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let folder = root().join("tools/conformance");
    verdicts(tools, report, &folder);
    let cases = match recorded_cases(TABLE, &folder.join("inputs"), &folder.join("recorded")) {
        Ok(cases) => cases,
        Err(error) => return report.check("table", false, || error.to_string()),
    };
    let is_blessed = std::env::var_os("BLESS").is_some();
    let changed = report.each(&cases, |report, case| {
        if !report.wants(&case.name) {
            return false;
        }
        let outcome = outcome(tools, case);
        if !is_blessed {
            let difference = case.compare(&outcome).err().map(|failure| failure.to_string());
            report.check(&case.name, difference.is_none(), || difference.unwrap_or_default());
            return false;
        }
        // A file of expected diagnostics is written by hand.
        if case.record.is_none() {
            report.check(&case.name, outcome.is_accepted(), || "other diagnostics than expected".to_owned());
            return false;
        }
        let before = case.compare(&outcome);
        match case.write(&outcome) {
            Ok(written) => {
                report.check(&case.name, true, String::new);
                if let (Some(_), Err(difference)) = (&written, before) {
                    report.say(format!("  {}: written; {difference}", case.name));
                }
                written.is_some()
            }
            Err(error) => {
                report.check(&case.name, false, || error.to_string());
                false
            }
        }
    });
    report.note(format!(
        "  {} records, {} changed",
        cases.len(),
        changed.iter().filter(|&&changed| changed).count()
    ));
}

/// The outcome of upstream's tool on an input.
fn outcome(tools: &Tools, case: &RecordedCase) -> Outcome {
    let args = case.flags.iter().map(AsRef::as_ref).chain([case.input.as_os_str()]);
    let output = tools.upstream("mlir-opt", args);
    match output.code {
        Some(0) => Outcome::Accepted(output.stdout),
        Some(_) => Outcome::refused(&output.stderr),
        None => Outcome::Crashed,
    }
}

/// Compares the verdicts of upstream's tools with the records of each group, or writes these.
fn verdicts(tools: &Tools, report: &mut SuiteReport, folder: &Path) {
    let inputs = folder.join("inputs");
    let groups = match verdict_groups(VERDICTS, &inputs) {
        Ok(groups) => groups,
        Err(error) => return report.check("verdicts.txt", false, || error.to_string()),
    };
    for group in groups {
        let record = folder.join("recorded/verdicts").join(format!("{}.txt", group.kind));
        let recorded = unpacked(&std::fs::read_to_string(&record).unwrap_or_default());
        let is_blessed = std::env::var_os("BLESS").is_some();
        let found: BTreeMap<String, String> = report
            .each(&group.cases, |report, case| {
                let name = format!("{} {}", case.name, group.kind);
                let before = recorded.get(&case.name);
                if !report.wants(&name) {
                    return before.map(|before| (case.name.clone(), before.clone()));
                }
                let verdict = match upstream(tools, &group, case) {
                    Ok(verdict) => verdict,
                    Err(error) => {
                        report.check(&name, false, || error.to_string());
                        return None;
                    }
                };
                let is_same = before == Some(&verdict);
                let difference = || difference(before.map_or("", |before| before), &verdict);
                if is_blessed && !is_same {
                    report.say(format!("  {name}: written; {}", difference()));
                }
                report.check(&name, is_same || is_blessed, difference);
                Some((case.name.clone(), verdict))
            })
            .into_iter()
            .flatten()
            .collect();
        if !is_blessed || found == recorded {
            continue;
        }
        let written = record.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = written.and_then(|()| std::fs::write(&record, packed(&found))) {
            report.check(&group.kind, false, || error.to_string());
        }
    }
}

/// The verdict of upstream's tool on an input.
fn upstream(tools: &Tools, group: &VerdictGroup, case: &VerdictCase) -> std::io::Result<String> {
    let scratch = tempfile::tempdir()?;
    let input: PathBuf = case.input(&root(), scratch.path())?;
    let include = tools.include();
    let run = |tool: &str, flags: &[&str]| {
        let more = [OsStr::new("-I"), include.as_os_str()].into_iter().filter(|_| tool != "mlir-opt");
        let flags = flags.iter().copied().map(OsStr::new).chain(more);
        tools.upstream(tool, flags.chain(case.flags.iter().map(OsStr::new)).chain([input.as_os_str()]))
    };
    let output = match group.program {
        Program::Tblgen => run("llvm-tblgen", &[]),
        Program::Pdll => run("mlir-pdll", &[]),
        Program::Drr => run("mlir-tblgen", &["--gen-rewriters"]),
        Program::TestOpt => run("mlir-opt", &["--mlir-disable-threading"]),
        Program::Ods => {
            // The first generator that refuses the definitions, or the last one.
            let mut output = run("mlir-tblgen", &[]);
            for generator in &case.generators {
                output = run("mlir-tblgen", &[generator]);
                if !output.accepted() {
                    break;
                }
            }
            output
        }
    };
    Ok(case.verdict(group.program, output.code, [&output.stdout, &output.stderr], &input))
}
