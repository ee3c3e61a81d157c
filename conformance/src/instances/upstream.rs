//! Many modules in one run of `mlir-opt`, each with a verdict of its own.

use crate::tools::Tools;

/// What stands between modules.
const SEPARATOR: &str = "// -----\n";
/// What stands in front of a module among the messages.
const DUMP: &str = "// -----// IR Dump";
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

/// Runs one batch. The tool prints each module to its messages as soon as it has it, so that what came before a
/// crash is known and the rest is run on its own.
fn run_batch(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
    let mut verdicts = Vec::new();
    while verdicts.len() < modules.len() {
        let rest = &modules[verdicts.len()..];
        let mut found = run_once(tools, rest, generic);
        found.truncate(rest.len());
        let crashed = found.len() < rest.len();
        verdicts.extend(found);
        if crashed {
            verdicts.push(Verdict::Crashed);
        }
    }
    verdicts
}

/// The verdicts up to a crash.
fn run_once(tools: &Tools, modules: &[&str], generic: bool) -> Vec<Verdict> {
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
    let mut args = vec![
        "--split-input-file",
        "--allow-unregistered-dialect",
        "--mlir-disable-threading",
        "--mlir-print-op-on-diagnostic=false",
        "--print-ir",
        "--verify-each=false",
        "-o",
        "/dev/null",
    ];
    if generic {
        args.push("--mlir-print-op-generic");
    }
    args.push("-");
    let output = tools.upstream_on("mlir-opt", args, &text);
    let mut verdicts = Vec::new();
    let mut dump: Option<String> = None;
    let end = if generic { "}) : () -> ()" } else { "}" };
    for report in output.stderr.lines() {
        if let Some(module) = &mut dump {
            module.push_str(report);
            if report == end {
                verdicts.push(Verdict::Printed(std::mem::take(module)));
                dump = None;
            } else {
                module.push('\n');
            }
            continue;
        }
        if report.starts_with(DUMP) {
            dump = Some(String::new());
            continue;
        }
        let Some((place, message)) = report.split_once(": error: ") else { continue };
        // `<stdin>:12:3`; of a place that no file has nothing is known but the order.
        let mut parts = place.rsplitn(3, ':');
        let line = parts.nth(1).and_then(|line| line.parse::<usize>().ok()).filter(|line| *line > 0);
        let piece = match line {
            Some(line) => starts.partition_point(|start| *start <= line).max(1) - 1,
            None => verdicts.len(),
        };
        if piece < verdicts.len() || piece >= modules.len() {
            continue;
        }
        verdicts.resize(piece, Verdict::Refused("no message".to_owned()));
        verdicts.push(Verdict::Refused(message.to_owned()));
    }
    if !output.crashed() {
        verdicts.resize(modules.len(), Verdict::Refused("no message".to_owned()));
    }
    verdicts
}
