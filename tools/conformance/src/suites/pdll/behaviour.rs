//! Behaviour of patterns: against upstream's PDL bytecode, and native bodies against the compiled C++.

use std::ffi::OsString;
use std::path::Path;

use crate::case::head;
use crate::files::{all_below, name_below};
use crate::harness::{Harness, Program, Rules};
use crate::report::SuiteReport;
use crate::tools::{Output, TIME_LIMIT, Tools, root, run as run_program};

/// Filetests on the reference's examples, which are also compared with upstream.
const REFERENCE: &str = "host/cli/tests/filetests/good/reference";

/// Runs the files of `behaviour` and `native` that have an input beside them, and those of the filetests on
/// the reference.
pub(super) fn run(tools: &Tools, report: &mut SuiteReport, own: &Path) {
    let with_input = |folder: &str, of_reference: &str| {
        let reference = root().join(REFERENCE).join(of_reference);
        let files = [own.join(folder), reference].into_iter().flat_map(|folder| all_below(&folder, "pdll"));
        files.filter(|path| path.with_extension("mlir").is_file()).collect::<Vec<_>>()
    };
    report.each(&with_input("behaviour", "pdll"), |report, path| {
        let name = format!("{}: rewritten", name_below(&root(), path));
        if !report.wants(&name) {
            return;
        }
        match bytecode(tools, path) {
            Ok(upstream) => compare(tools, report, &name, path, &upstream),
            // Upstream's own text does not verify, or its pass refuses the result of the patterns.
            Err(error) => {
                let ours = rewrite(tools, path, path);
                report.check(&name, !ours.accepted(), || format!("only ours accepts\n{error}"));
            }
        }
    });
    let natives = with_input("native", "native").into_iter();
    let natives: Vec<_> = natives.filter(|path| report.wants(&name_below(&root(), path))).collect();
    let rules = natives.iter().map(|path| {
        let args = ["-x".into(), "cpp".into(), "-I".into(), tools.include().into()];
        let files: [OsString; 3] = ["-I".into(), own.into(), path.into()];
        let generated = tools.upstream("mlir-pdll", args.into_iter().chain(files));
        let llvm = std::fs::read_to_string(path).is_ok_and(|text| text.contains("/LLVMIR/"));
        Rules { name: stem(path), generated: generated.stdout, llvm }
    });
    let harness = Harness::build(tools, Program::Pdll, rules.collect());
    report.each(&natives, |report, path| {
        let name = format!("{}: rewritten", name_below(&root(), path));
        match harness.program(&stem(path)) {
            Ok(program) => {
                let module = path.with_extension("mlir");
                let args: [OsString; 2] = [stem(path).into(), module.into()];
                let upstream = run_program(program, args, None, TIME_LIMIT);
                compare(tools, report, &name, path, &upstream.stdout);
            }
            Err(error) => report.check(&name, false, || error.to_owned()),
        }
    });
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Compares the module after our greedy driver, from the file and from its RON.
fn compare(tools: &Tools, report: &mut SuiteReport, name: &str, path: &Path, upstream: &str) {
    let ours = rewrite(tools, path, path);
    // Upstream's pass does not report its limit, at which both stop.
    let at_limit = ours.stderr.contains("greedy::limit") && !ours.stdout.is_empty();
    if !ours.accepted() && !at_limit {
        return report.check(name, false, || format!("only upstream accepts\n{}", head(&ours.stderr)));
    }
    let lines = |text: &str| -> String {
        text.lines().filter(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
    };
    report.compare(name, &lines(&ours.stdout), &lines(upstream));
    let again = tempfile::Builder::new().suffix(".ron").tempfile().map(|file| {
        let mut args = vec!["pdll".into(), "-x".into(), "ron".into(), "-o".into(), file.path().into()];
        args.extend(includes(tools, path));
        args.push(path.into());
        tools.ours(args);
        rewrite(tools, path, file.path())
    });
    let same = again.as_ref().is_ok_and(|again| again.stdout == ours.stdout);
    report.check(&format!("{name}, from RON"), same, || match &again {
        Ok(again) => format!("not the same module\n{}", head(&again.stderr)),
        Err(error) => error.to_string(),
    });
}

fn includes(tools: &Tools, path: &Path) -> Vec<OsString> {
    let own = root().join("tools/conformance/inputs/pdll");
    let folder = path.parent().unwrap_or(path).to_owned();
    [tools.include(), folder, own].into_iter().flat_map(|folder| ["-I".into(), folder.into()]).collect()
}

/// Runs our greedy driver on the input beside a pattern file, with these patterns, and with the definitions
/// that the pattern file includes if the patterns do not contain them.
fn rewrite(tools: &Tools, path: &Path, patterns: &Path) -> Output {
    let flags = ["rewrite", "--fold=false", "--allow-unregistered-dialect", "--patterns"];
    let mut args: Vec<OsString> = flags.map(Into::into).into();
    args.push(patterns.into());
    args.extend(includes(tools, path));
    if path != patterns {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        for file in text.lines().filter_map(|line| line.trim().strip_prefix("#include \"")) {
            let file = file.trim_end_matches('"');
            let (found, beside) = (tools.include().join(file), path.with_file_name(file));
            if file.ends_with(".td") && beside.is_file() {
                args.extend(["--ods".into(), beside.into()]);
            } else if file.ends_with("Ops.td") && found.is_file() {
                args.extend(["--ods".into(), found.into()]);
            }
        }
    }
    args.push(path.with_extension("mlir").into());
    tools.ours(args)
}

/// Returns the module after upstream's test pass for PDL bytecode.
fn bytecode(tools: &Tools, path: &Path) -> Result<String, String> {
    let failed = |output: &Output| head(&output.stderr);
    let mut args: Vec<OsString> = vec!["-x".into(), "mlir".into()];
    args.extend(includes(tools, path));
    args.push(path.into());
    let patterns = tools.upstream("mlir-pdll", args);
    let generic = ["--mlir-print-op-generic", "--mlir-print-local-scope", "--allow-unregistered-dialect"];
    let patterns = tools.upstream_on("mlir-opt", generic, &patterns.stdout);
    if !patterns.accepted() {
        return Err(failed(&patterns));
    }
    let named = "\"builtin.module\"() <{sym_name = \"patterns\"}> ({";
    let patterns = patterns.stdout.replacen("\"builtin.module\"() ({", named, 1);
    let input = std::fs::read_to_string(path.with_extension("mlir")).unwrap_or_default();
    let module = format!("module {{\n{patterns}\nmodule @ir {{\n{input}\n}}\n}}\n");
    let pass = ["--allow-unregistered-dialect", "--test-pdl-bytecode-pass"];
    let output = tools.upstream_on("mlir-opt", pass, &module);
    if !output.accepted() {
        return Err(failed(&output));
    }
    // The inner module as if it were top-level: without the outer one, and unindented by one level.
    let is_top = |line: &str| line.starts_with(['#', '!']);
    let aliases = output.stdout.lines().filter(|line| is_top(line));
    let inner = output.stdout.lines().filter(|line| !is_top(line) && *line != "module {" && *line != "}");
    let inner = inner.map(|line| line.strip_prefix("  ").unwrap_or(line));
    let text: String = aliases.chain(inner).map(|line| format!("{line}\n")).collect();
    Ok(text.replacen("module @ir {", "module {", 1))
}
