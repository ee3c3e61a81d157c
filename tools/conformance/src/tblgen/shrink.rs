//! Reduces a differing program: drops statements, then lines, while it differs in the same way.

use super::compare::{Outcome, Runner};
use super::program::Program;

/// Maximum number of runs for one program.
const RUNS: usize = 150;

/// Returns a smaller program with a difference of the same kind.
pub(super) fn shrink(runner: &Runner<'_>, program: &Program, kind: &str) -> Program {
    let mut runs = 0;
    let mut differs = |program: &Program| {
        runs += 1;
        runs <= RUNS && matches!(runner.outcome(program), Outcome::Differs(found, _) if found == kind)
    };
    let mut best = program.clone();
    if !best.included.is_empty() {
        let mut flat = best.clone();
        flat.main.retain(|text| !text.starts_with("include \"included"));
        flat.main.splice(0..0, std::mem::take(&mut flat.included));
        if differs(&flat) {
            best = flat;
        }
    }
    drop_parts(&mut best, &mut differs);
    best.main = best.main.iter().flat_map(|text| text.lines()).map(str::to_owned).collect();
    drop_parts(&mut best, &mut differs);
    // Examples of the checklist have several statements on one line.
    let split = |text: &String| text.replace("; ", ";\n").replace("{ ", "{\n").replace(" }", "\n}");
    let mut split_up = best.clone();
    split_up.main = best.main.iter().map(split).flat_map(|text| lines(&text)).collect();
    if differs(&split_up) {
        best = split_up;
        drop_parts(&mut best, &mut differs);
    }
    best
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// Drops runs of parts of decreasing length.
fn drop_parts(best: &mut Program, differs: &mut dyn FnMut(&Program) -> bool) {
    let mut size = (best.main.len() / 2).max(1);
    loop {
        let mut end = best.main.len();
        while end > 0 {
            let start = end.saturating_sub(size);
            let mut less = best.clone();
            less.main.drain(start..end);
            if differs(&less) {
                *best = less;
            }
            end = start;
        }
        if size == 1 {
            return;
        }
        size /= 2;
    }
}
