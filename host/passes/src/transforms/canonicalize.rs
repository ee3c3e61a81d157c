//! `canonicalize`.

use std::sync::Arc;

use legalize_conversion::{
    FrozenPatternSet, GreedyConfig, RegionSimplification, add_canonicalizers, apply_patterns_greedily,
    recovered,
};
use legalize_source::{Diagnostics, Severity};

use crate::{OptionType, OptionValue, Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind};

fn text_list() -> OptionType {
    OptionType::List(Box::new(OptionType::Text))
}

/// Folds and applies the canonicalization patterns of the host's dialects until nothing changes.
pub fn canonicalize() -> Arc<dyn PassKind> {
    let levels = ["disabled", "normal", "aggressive"].map(str::to_owned);
    let i64 = || OptionType::Int { signed: true, width: 64 };
    let definition = PassDef::new("canonicalize", "Canonicalizer", "Folds and canonicalizes operations")
        .option("top-down", "Visits the first operation first", OptionType::Bool, OptionValue::Bool(true))
        .option(
            "region-simplify",
            "How control flow is simplified between rounds",
            OptionType::Choice(levels.into()),
            OptionValue::Text("normal".to_owned()),
        )
        .option("max-iterations", "Maximum number of rounds; -1 for no limit", i64(), OptionValue::Int(10))
        .option(
            "max-num-rewrites",
            "Maximum number of pattern applications in a round; -1 for no limit",
            i64(),
            OptionValue::Int(-1),
        )
        .option(
            "test-convergence",
            "Fails if patterns still apply at a limit",
            OptionType::Bool,
            OptionValue::Bool(false),
        )
        // As upstream, whose pipeline shows them.
        .option(
            "disable-patterns",
            "Labels and names of patterns that are not applied",
            text_list(),
            OptionValue::List(Vec::new()),
        )
        .option(
            "enable-patterns",
            "Labels and names of the only patterns that are applied",
            text_list(),
            OptionValue::List(Vec::new()),
        )
        .stays_inside();
    pass_kind(definition, create_canonicalize)
}

/// The canonicalization patterns of the host's dialects that a pass's options select.
pub(super) fn canonicalization_patterns(
    host: &dyn PassHost,
    options: &PassOptions,
) -> Result<FrozenPatternSet, Diagnostics> {
    let (mut set, diagnostics) = host.canonicalization_patterns().into_parts();
    add_canonicalizers(host.ctx(), &mut set);
    if diagnostics.has_errors() { Err(diagnostics) } else { host.freeze_for_pass(set, options) }
}

fn create_canonicalize(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let patterns = canonicalization_patterns(host, options)?;
    let config = GreedyConfig::default().with(|config| {
        config.top_down = options.bool("top-down");
        config.region_simplification = match options.text("region-simplify") {
            "disabled" => RegionSimplification::Off,
            "aggressive" => RegionSimplification::Aggressive,
            _ => RegionSimplification::Normal,
        };
        config.max_iterations =
            options.limit("max-iterations").map(|most| u32::try_from(most).unwrap_or(u32::MAX));
        config.max_rewrites = options.limit("max-num-rewrites");
        config.keep_going = host.keep_going();
    });
    let must_converge = options.bool("test-convergence");
    Ok(Arc::new(move |input: &mut PassInput<'_>| {
        let result = match apply_patterns_greedily(input.ctx, input.ir, input.root, &patterns, &config) {
            Ok(result) => result,
            Err(error) => return error.into(),
        };
        let mut found = recovered(&result.errors);
        // As upstream: the pass does not fail if it does not converge within the limits.
        if let Some(mut diagnostic) = result.stop.to_diagnostic().filter(|_| must_converge) {
            diagnostic.severity = Severity::Error;
            found.push(diagnostic);
        }
        found
    }))
}
