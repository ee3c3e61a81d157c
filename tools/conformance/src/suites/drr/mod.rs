//! Declarative rewrite rules: verdicts against `mlir-tblgen`, rewritten modules against upstream's generated
//! C++ ([`harness`](crate::harness)), the same rules again from RON and from PDL dialect text, and pairs of
//! one rule in DRR and PDLL.

mod pairs;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use crate::case::{compare_runs, head};
use crate::files::{inputs, name_below};
use crate::harness::{Harness, Program, Rules};
use crate::report::SuiteReport;
use crate::tools::{Output, TIME_LIMIT, Tools, root, run as run_program};

/// The drivers, by their name in both programs.
const DRIVERS: [&str; 2] = ["greedy", "walk"];

/// A pattern file that upstream accepts, with its input.
struct Case {
    name: String,
    path: PathBuf,
    module: PathBuf,
    /// Definitions that the input needs and that are not embedded.
    ods: Vec<OsString>,
}

/// Runs the suite.
pub(crate) fn run(tools: &Tools, report: &mut SuiteReport) {
    let include = tools.include();
    let pairs = root().join("tools/conformance/inputs/drr/pairs");
    let files: Vec<_> = inputs("drr", "td").into_iter().filter(|path| !path.starts_with(&pairs)).collect();
    let accepted = report.each(&files, |report, path| {
        let name = name_below(&root(), path);
        if !report.wants(&name) {
            return None;
        }
        let flags = ["-I".as_ref(), include.as_os_str(), path.as_os_str()];
        let generated = tools.upstream("mlir-tblgen", ["--gen-rewriters".as_ref()].into_iter().chain(flags));
        let ours = tools.ours(["drr".as_ref(), "--upstream-limits".as_ref()].into_iter().chain(flags));
        let verdict = |output: &Output| Output { stdout: String::new(), ..output.clone() };
        compare_runs(report, &format!("{name}: verdict"), &verdict(&ours), &verdict(&generated));
        let module = path.with_extension("mlir");
        (generated.accepted() && module.is_file()).then(|| {
            let text = std::fs::read_to_string(path).unwrap_or_default();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let llvm = text.contains("/LLVMIR/");
            let case = Case { name, path: path.clone(), module, ods: definitions(&text, &include) };
            (case, Rules { name: stem, generated: generated.stdout, llvm })
        })
    });
    let (cases, rules): (Vec<Case>, Vec<Rules>) = accepted.into_iter().flatten().unzip();
    let harness = Harness::build(tools, Program::Rewrite, rules);
    report.each(&cases, |report, case| {
        let stem = case.path.file_stem().unwrap_or_default();
        match harness.program(&stem.to_string_lossy()) {
            Ok(program) => behaviour(tools, report, case, program, stem),
            Err(error) => report.check(&format!("{}: rewritten", case.name), false, || error.to_owned()),
        }
    });
    pairs::run(tools, report, &pairs);
}

/// The `--ods` flags for the files that the first line of an input names: `// ODS: A.td B.td`.
pub(super) fn definitions(text: &str, include: &Path) -> Vec<OsString> {
    let line = text.lines().next().and_then(|line| line.strip_prefix("// ODS:")).unwrap_or_default();
    line.split_whitespace().flat_map(|file| ["--ods".into(), include.join(file).into_os_string()]).collect()
}

/// Compares the rewritten modules under each driver, from the file itself and from its exports.
fn behaviour(tools: &Tools, report: &mut SuiteReport, case: &Case, program: &Path, stem: &std::ffi::OsStr) {
    let include = tools.include();
    let rewrite = |patterns: &Path, driver: &str, debug: bool| {
        let mut args: Vec<OsString> = ["rewrite", "--fold=false", "--driver", driver].map(Into::into).into();
        args.extend(debug.then(|| "--mlir-print-debuginfo".into()));
        args.extend(["-I".into(), include.clone().into(), "--patterns".into(), patterns.into()]);
        args.extend(case.ods.iter().cloned());
        args.push(case.module.clone().into());
        tools.ours(args)
    };
    let mut direct = Vec::new();
    for driver in DRIVERS {
        let args = [stem, driver.as_ref(), case.module.as_os_str()];
        let upstream = run_program(program, args, None, TIME_LIMIT);
        let ours = rewrite(&case.path, driver, true);
        compare_runs(report, &format!("{}: rewritten, {driver}", case.name), &ours, &upstream);
        direct.push(ours.stdout);
    }
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(error) => return report.check(&case.name, false, || error.to_string()),
    };
    let export = |kind: &str, to: &Path| {
        let flags = ["drr", "-x", kind, "-o"].map(OsString::from).into_iter();
        let files = [to.into(), "-I".into(), include.clone().into(), case.path.clone().into()];
        tools.ours(flags.chain(files))
    };
    let ron = folder.path().join("rules.ron");
    let exported = export("ron", &ron);
    let again = rewrite(&ron, DRIVERS[0], true);
    report.check(&format!("{}: from RON", case.name), again.stdout == direct[0], || {
        format!("not the same module\n{}{}", head(&exported.stderr), head(&again.stderr))
    });
    // Rules that PDL cannot express are reported; the others give the same result, apart from places.
    let pdl = folder.path().join("rules.mlir");
    if !export("mlir", &pdl).accepted() {
        return;
    }
    let accepted = tools.upstream("mlir-opt", [pdl.as_os_str()]);
    report.check(&format!("{}: PDL accepted by mlir-opt", case.name), accepted.accepted(), || {
        head(&accepted.stderr)
    });
    let (again, plain) = (rewrite(&pdl, DRIVERS[0], false), rewrite(&case.path, DRIVERS[0], false));
    report.check(&format!("{}: from PDL", case.name), again.stdout == plain.stdout, || {
        format!("not the same module\n{}", head(&again.stderr))
    });
}
