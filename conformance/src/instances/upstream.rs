//! Many modules in one run of `mlir-opt`, each with a verdict of its own.

use crate::tools::Tools;

/// What stands between modules.
const SEPARATOR: &str = "// -----\n";
/// Modules in one run.
const BATCH: usize = 400;

/// What `mlir-opt` made of a module.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It printed it.
    Printed(String),
    /// It refused it with this first error.
    Refused(String),
    /// It crashed.
    Crashed,
}

impl Verdict {
    /// What was printed.
    pub fn printed(&self) -> Option<&str> {
        match self {
            Verdict::Printed(text) => Some(text),
            _ => None,
        }
    }
}

/// Runs `mlir-opt` over modules, two processes at a time.
pub fn run(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
    let half = modules.len().div_ceil(2);
    let (first, second) = modules.split_at(half);
    let all = |modules: &[&str]| -> Vec<Verdict> {
        modules.chunks(BATCH).flat_map(|batch| run_batch(tools, batch, generic)).collect()
    };
    std::thread::scope(|scope| {
        let other = scope.spawn(|| all(second));
        let mut verdicts = all(first);
        verdicts.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        verdicts
    })
}

fn run_batch(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
    if modules.is_empty() {
        return Vec::new();
    }
    let mut text = String::new();
    let mut starts = Vec::new();
    let mut line = 1;
    for (index, module) in modules.iter().enumerate() {
        if index > 0 {
            text.push_str(SEPARATOR);
            line += 1;
        }
        starts.push(line);
        text.push_str(module);
        line += module.matches('\n').count();
        if !module.ends_with('\n') {
            text.push('\n');
            line += 1;
        }
    }
    let mut args = vec!["--split-input-file", "--allow-unregistered-dialect", "--mlir-disable-threading"];
    if generic {
        args.push("--mlir-print-op-generic");
    }
    args.push("-");
    let output = tools.upstream_on("mlir-opt", args, &text);
    let pieces: Vec<&str> = output.stdout.split(SEPARATOR).collect();
    if output.crashed() || pieces.len() != modules.len() {
        if modules.len() == 1 {
            return vec![Verdict::Crashed];
        }
        let (first, second) = modules.split_at(modules.len() / 2);
        let mut verdicts = run_batch(tools, first, generic);
        verdicts.extend(run_batch(tools, second, generic));
        return verdicts;
    }
    let mut errors: Vec<Option<String>> = vec![None; modules.len()];
    for report in output.stderr.lines() {
        let Some((place, message)) = report.split_once(": error: ") else { continue };
        // `-:12:3`, or a place that the module itself names.
        let mut parts = place.rsplitn(3, ':');
        let line = parts.nth(1).and_then(|line| line.parse::<usize>().ok()).unwrap_or(0);
        let piece = starts.partition_point(|start| *start <= line).max(1) - 1;
        errors[piece].get_or_insert_with(|| message.to_owned());
    }
    pieces
        .iter()
        .zip(errors)
        .map(|(piece, error)| match piece.trim().is_empty() {
            false => Verdict::Printed(piece.trim_end().to_owned()),
            true => Verdict::Refused(error.unwrap_or_else(|| "no message".to_owned())),
        })
        .collect()
}
