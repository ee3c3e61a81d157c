//! Passes that every tool has.

use std::sync::Arc;

use legalize_conversion::{
    GreedyConfig, PatternSet, RegionSimplification, apply_patterns_greedily,
    reconcile_unrealized_casts as reconcile,
};
use legalize_source::Diagnostics;

use crate::{FnPass, Pass, PassInput, Session};

/// Folds and applies the canonicalization patterns of the session's dialects until nothing changes.
///
/// # Errors
/// If a pattern cannot be frozen.
pub fn canonicalize(session: &Session) -> Result<Arc<dyn Pass>, Diagnostics> {
    let mut set = PatternSet::new();
    let mut diagnostics = Diagnostics::new();
    for provider in session.providers() {
        diagnostics.extend(provider.add_canonicalization_patterns(session.ctx(), &mut set));
    }
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    let patterns = set.freeze(session.ctx(), session.natives())?;
    let config = GreedyConfig {
        top_down: true,
        region_simplification: RegionSimplification::Normal,
        ..GreedyConfig::default()
    };
    let run = move |input: &mut PassInput<'_>| {
        // As upstream: not converging within the limits is no failure of the pass.
        apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config);
        Diagnostics::new()
    };
    Ok(Arc::new(FnPass::new("canonicalize", "folds and canonicalizes until nothing changes", run)))
}

/// Removes pairs of `builtin.unrealized_conversion_cast` that cancel out.
pub fn reconcile_unrealized_casts() -> Arc<dyn Pass> {
    Arc::new(FnPass::new(
        "reconcile-unrealized-casts",
        "removes pairs of casts that cancel out",
        |input: &mut PassInput<'_>| {
            reconcile(input.ctx, input.ir, input.root);
            Diagnostics::new()
        },
    ))
}
