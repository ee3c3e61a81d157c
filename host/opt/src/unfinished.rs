//! The diagnostic of a greedy run that ended at a limit: the patterns that still apply, and the states
//! between which they alternate.

use legalize_conversion::{
    FrozenPatternSet, GreedyConfig, RewriteStep, RootFate, StepKind, StopReason, explain_limit,
};
use legalize_ir::{Context, Ir, Location, OpId, loc_to_string};
use legalize_source::Diagnostic;

/// Maximum number of patterns with a note.
const MAX_NOTES: usize = 8;

/// Creates the error for a run that ended at a limit while patterns still apply; the body is not changed.
pub(crate) fn unfinished(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
    stop: &StopReason,
) -> Option<Diagnostic> {
    let limit = match (stop, config.max_iterations, config.max_rewrites) {
        (StopReason::Converged, ..) => return None,
        (StopReason::IterationLimit { .. }, Some(1), _) => "1 round".to_owned(),
        (StopReason::IterationLimit { .. }, Some(rounds), _) => format!("{rounds} rounds"),
        (StopReason::RewriteLimit { .. }, _, Some(rewrites)) => format!("{rewrites} rewrites in a round"),
        _ => "rewrites".to_owned(),
    };
    if !ir.is_live(root) {
        return None;
    }
    let found = explain_limit(ctx, ir, root, patterns, config, stop)?;
    let message = if found.patterns.is_empty() {
        format!("the module still changes at the limit of {limit}, by folding and simplification")
    } else {
        format!("patterns still apply at the limit of {limit}: {}", found.patterns.join(", "))
    };
    let mut diagnostic = Diagnostic::error("greedy::limit", message);
    let steps = if found.cycle.is_empty() { &found.steps } else { &found.cycle };
    if let Some(first) = steps.first() {
        let text = match found.cycle.len() {
            0 => "applied here again".to_owned(),
            1 => "replaced by the same form".to_owned(),
            2 => "alternates between two forms".to_owned(),
            forms => format!("comes back to the same form after {forms} steps"),
        };
        diagnostic = place(ctx, first.loc, diagnostic, &text);
    }
    for step in steps.iter().take(MAX_NOTES) {
        diagnostic = diagnostic.with_note(Diagnostic::note(step.text(ctx)));
    }
    if steps.len() > MAX_NOTES {
        let left = steps.len() - MAX_NOTES;
        diagnostic = diagnostic.with_note(Diagnostic::note(format!("and {left} more")));
    }
    Some(diagnostic.with_help(help(&found.cycle, &found.steps)))
}

fn help(cycle: &[RewriteStep], steps: &[RewriteStep]) -> &'static str {
    let folds = cycle.iter().any(|step| step.kind == StepKind::Fold);
    match cycle {
        [] if steps.iter().any(|step| step.root == RootFate::Kept) => {
            "replace, erase or update the root, or match only where the rewrite has not been done; \
             the module is printed as it was at the limit"
        }
        [] if steps.iter().any(|step| step.in_place) => {
            "the root is updated in place, and matches again: match only where the update has not been done, as by a \
             condition on what it sets; the module is printed as it was at the limit"
        }
        [] => {
            "the patterns grow the module, or need more rounds: make one of them more specific, or raise \
             `--max-iterations`; the module is printed as it was at the limit"
        }
        [_] => "match only what the rewrite changes; the module is printed as it was at the limit",
        _ if folds => {
            "a folder undoes what the pattern does: leave the pattern out, make it more specific, or use \
             `--fold=false`; the module is printed as it was at the limit"
        }
        _ => {
            "these steps undo each other: make one of the patterns more specific; \
             the module is printed as it was at the limit"
        }
    }
}

fn place(ctx: &Context, loc: Location, diagnostic: Diagnostic, text: &str) -> Diagnostic {
    match loc.source() {
        Some(span) => diagnostic.with_label(span, text),
        None => diagnostic.with_location(loc_to_string(ctx, loc)),
    }
}
