//! Rows on patterns: DRR and PDLL against upstream's tools, and the growth with the number of patterns.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;

use legalize::conversion::{
    DeclarativeOptions, FrozenPatternSet, Natives, PatternSet, walk_and_apply_patterns,
};
use legalize::ir::{Context, ParseOptions, parse_module, register_builtin};
use legalize::pattern_model::{Origins, PatternFile, read_ron, write_ron};
use legalize::pdll::{PdllOptions, compile};
use legalize::session::{includes, load_ods, register};
use legalize::source::SourceMap;
use legalize_bench::{RULES, all_definitions, near_misses, one_root, pdll};

use crate::{Figure, Job, Table, Tools, Unit, median, repeat, root};

/// Number of patterns in the long files.
const MANY: usize = 1000;

/// Measures all rows.
pub(crate) fn rows(tools: &Tools, folder: &Path, workload: &str, table: &mut Table) -> Result<(), String> {
    greedy(tools, folder, workload, table)?;
    let file = folder.join("patterns.pdll");
    std::fs::write(&file, pdll(MANY)).map_err(|error| error.to_string())?;
    let job = |program: PathBuf, first: &[&str], more: &[&str]| Job {
        program,
        args: first
            .iter()
            .copied()
            .chain(["-x", "mlir"])
            .chain(more.iter().copied())
            .map(str::to_owned)
            .chain([file.display().to_string()])
            .collect(),
        phases: &[],
    };
    // Upstream's tool does not look for patterns that interfere.
    let ours = job(tools.legalize.clone(), &["pdll"], &["-A", "pattern-overlaps"]);
    let theirs = job(tools.prefix.join("bin/mlir-pdll"), &[], &[]);
    table.compare(&format!("PDLL, {MANY} patterns to PDL text"), &ours, &theirs)?;
    let warned = job(tools.legalize.clone(), &["pdll"], &[]);
    table.relate("PDLL: warnings of overlapping patterns, with against without", &ours, &warned, 1.0)?;
    alone(table)
}

/// Compiles upstream's C++ of some rules with the program of that name in `tools/bench/harness`; returns the
/// program and the rules' file.
pub(crate) fn harness(
    tools: &Tools,
    folder: &Path,
    name: &str,
    rules: &str,
) -> Result<(PathBuf, String), String> {
    let failed = |error: std::io::Error| error.to_string();
    let file = folder.join(format!("{name}.td"));
    std::fs::write(&file, rules).map_err(failed)?;
    let include = tools.prefix.join("include").display().to_string();
    let generated = folder.join(format!("{name}.inc"));
    let program = folder.join(name);
    let created = Command::new(tools.prefix.join("bin/mlir-tblgen"))
        .args(["--gen-rewriters", "-I", &include, "-o"])
        .args([&generated, &file])
        .status()
        .map_err(failed)?;
    let lib = tools.prefix.join("lib").display().to_string();
    let compiled = created.success()
        && Command::new("g++")
            .args(["-std=c++17", "-O2", "-fno-rtti", "-w", "-I", &include])
            .arg(format!("-DRULES=\"{}\"", generated.display()))
            .arg(root().join(format!("tools/bench/harness/{name}.cpp")))
            .arg("-o")
            .arg(&program)
            .args([
                format!("-L{lib}"),
                "-lMLIR".to_owned(),
                "-lLLVM-22".to_owned(),
                format!("-Wl,-rpath,{lib}"),
            ])
            .status()
            .map_err(failed)?
            .success();
    if !compiled {
        return Err("upstream's rewriters could not be compiled; install g++ and libmlir-22-dev".to_owned());
    }
    Ok((program, file.display().to_string()))
}

/// Measures the greedy driver with three rules against the C++ that upstream generates from them.
fn greedy(tools: &Tools, folder: &Path, workload: &str, table: &mut Table) -> Result<(), String> {
    let (program, rules) = harness(tools, folder, "rules", RULES)?;
    let include = tools.prefix.join("include").display().to_string();
    let args = [
        "rewrite",
        "--mlir-timing",
        "--no-verify",
        "--fold",
        "false",
        "--patterns",
        &rules,
        "-I",
        &include,
        "-o",
    ];
    let args = args.iter().copied().chain(["/dev/null", workload]).map(str::to_owned).collect();
    let ours = Job { program: tools.legalize.clone(), args, phases: &["greedy"] };
    let theirs = Job { program, args: vec![workload.to_owned()], phases: &["greedy"] };
    table.compare("greedy with three DRR patterns", &ours, &theirs)
}

fn model(text: &str) -> Result<PatternFile, String> {
    let sources: Arc<SourceMap> = Arc::default();
    let main = sources.add("patterns.pdll", text);
    let (compiled, diagnostics) = compile(&sources, main, &PdllOptions::default()).into_parts();
    Ok(compiled.ok_or_else(|| diagnostics.resolved(&sources).render())?.model)
}

fn context() -> Context {
    let mut ctx = Context::new(Arc::default());
    ctx.allow_unregistered_dialects(true);
    register_builtin(&mut ctx);
    ctx
}

fn freeze(ctx: &Context, file: &Arc<PatternFile>) -> Result<FrozenPatternSet, String> {
    let mut set = PatternSet::new();
    set.add_file(file.clone(), Arc::new(Origins::none()), DeclarativeOptions::plain());
    set.freeze(ctx, &Natives::new()).map_err(|found| found.resolved(ctx.sources()).render())
}

/// The median of several runs in milliseconds.
fn timed(runs: usize, mut job: impl FnMut() -> Result<(), String>) -> Result<f64, String> {
    let mut all = Vec::new();
    repeat(runs.max(3), || {
        let start = Instant::now();
        job()?;
        all.push((start.elapsed().as_secs_f64() * 1e3, 0.0));
        Ok(())
    })?;
    Ok(median(&all, |run| run.0))
}

/// Measures definitions: `arith` with all of its includes, and all that are installed.
pub(crate) fn definitions(include: &Path, table: &mut Table) -> Result<(), String> {
    let runs = table.runs;
    let mut row = |what: &str, took: f64| {
        table.add(
            &format!("definitions loaded: {what}"),
            Figure::Alone { value: took, unit: Unit::Milliseconds },
        );
    };
    let providers = legalize::providers();
    let arith = timed(runs, || {
        let sources: Arc<SourceMap> = Arc::default();
        let search = includes(&[include.to_owned()], &[]);
        let file = include.join("mlir/Dialect/Arith/IR/ArithOps.td");
        let (module, diagnostics) = load_ods(&sources, &search, &file).into_parts();
        let module = module.ok_or_else(|| diagnostics.resolved(&sources).render())?;
        register(&mut Context::new(sources), &[module], &providers);
        Ok(())
    })?;
    row("arith with all that it includes", arith);
    let mut dialects = 0;
    let all = timed(runs, || {
        let (ctx, _) = all_definitions(include);
        dialects = ctx.registered_dialects().len();
        Ok(())
    })?;
    row(&format!("all, {dialects} dialects"), all);
    Ok(())
}

/// Measures rows without a counterpart, each with its bound.
fn alone(table: &mut Table) -> Result<(), String> {
    let runs = table.runs;
    let file = model(&pdll(MANY))?;
    let text = write_ron(&file);
    let loading = timed(runs, || {
        let sources = SourceMap::new();
        let id = sources.add("patterns.ron", text.as_str());
        let (read, diagnostics) = read_ron(&sources, id).into_parts();
        read.map(|_| ()).ok_or_else(|| diagnostics.resolved(&sources).render())
    })?;
    table.add(
        &format!("patterns read from RON, {MANY}"),
        Figure::Alone { value: loading, unit: Unit::Milliseconds },
    );
    let file = Arc::new(file);
    let freezing = timed(runs, || freeze(&context(), &file).map(|_| ()))?;
    table.add(
        &format!("patterns frozen, {MANY}"),
        Figure::Alone { value: freezing, unit: Unit::Milliseconds },
    );

    const OPS: usize = 100_000;
    let module = near_misses(OPS);
    let mut first = None;
    for count in [10, 100, MANY] {
        let ctx = context();
        let id = ctx.sources().add("module.mlir", module.as_str());
        let (parsed, diagnostics) = parse_module(&ctx, id, &ParseOptions::default()).into_parts();
        let mut parsed = parsed.ok_or_else(|| diagnostics.resolved(ctx.sources()).render())?;
        let set = freeze(&ctx, &Arc::new(model(&one_root(count))?))?;
        let walking = timed(runs, || {
            let walked = walk_and_apply_patterns(&ctx, &mut parsed.ir, parsed.root, &set);
            walked.map(|_| ()).map_err(|error| error.to_string())
        })?;
        let first = *first.get_or_insert(walking);
        let ratio = walking / first;
        let name = format!("patterns on one root, {count} against 10");
        table.add(&name, Figure::Related { first, second: walking, ratio });
    }
    Ok(())
}
