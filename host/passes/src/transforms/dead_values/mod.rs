//! `remove-dead-values`: removes values without live uses, also through blocks, regions, calls and returns.
//!
//! Mirrors upstream's `RemoveDeadValues`. Operands of operations with regions that are forwarded only to dead
//! values are replaced by `ub.poison`; canonicalization of these operations then removes the arguments and
//! results.

mod cleaner;
mod liveness;
mod plan;

use std::sync::Arc;

use legalize_conversion::{
    FrozenPatternSet, GreedyConfig, StopReason, apply_op_patterns_greedily, recovered,
};
use legalize_ir::WalkOrder;
use legalize_source::{Diagnostic, Diagnostics};

use super::canonicalize::canonicalization_patterns;
use crate::{OptionType, OptionValue, Pass, PassDef, PassHost, PassInput, PassKind, PassOptions, pass_kind};
use cleaner::Cleaner;
use liveness::{Interfaces, Kind};
use plan::Plan;

/// Removes dead values.
pub fn remove_dead_values() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "remove-dead-values",
        "RemoveDeadValues",
        "Removes dead values, operations, arguments and functions",
    )
    .option(
        "canonicalize",
        "Canonicalizes operations whose regions forward values",
        OptionType::Bool,
        OptionValue::Bool(true),
    )
    .filters_patterns();
    pass_kind(definition, create)
}

fn create(host: &dyn PassHost, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let patterns =
        if options.bool("canonicalize") { Some(canonicalization_patterns(host, options)?) } else { None };
    let config = GreedyConfig::default().with(|config| config.keep_going = host.keep_going());
    Ok(Arc::new(move |input: &mut PassInput<'_>| run(input, patterns.as_ref(), &config)))
}

fn run(input: &mut PassInput<'_>, patterns: Option<&FrozenPatternSet>, config: &GreedyConfig) -> Diagnostics {
    let (ctx, root) = (input.ctx, input.root);
    let found = Plan::of(ctx, input.ir, root);
    Cleaner { ctx, ir: input.ir, poisons: Vec::new() }.clean(found);
    let Some(patterns) = patterns else { return Diagnostics::new() };
    let interfaces = Interfaces::new(ctx);
    let mut ops = input.ir.nested_ops(root, WalkOrder::PostOrder);
    ops.retain(|&op| interfaces.kind(ctx, input.ir, op) == Kind::Regions);
    let report = match apply_op_patterns_greedily(ctx, input.ir, &ops, patterns, config) {
        Ok(report) => report,
        Err(error) => return error.into(),
    };
    let mut found = recovered(&report.errors);
    if report.stop != StopReason::Converged {
        let error = Diagnostic::error("opt::remove_dead_values", "greedy pattern rewrite failed to converge");
        found.push(error.with_help("run `--canonicalize`, which names the patterns that apply again and again, and make these more specific"));
    }
    found
}
