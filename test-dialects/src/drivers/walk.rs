//! `--test-walk-pattern-rewrite-driver`: each operation is visited once.
//!
//! The patterns move and copy operations and erase blocks, which rules cannot express.

use std::sync::Arc;

use legalize_conversion::{MatchResult, PatternSet, Rewriter, WalkConfig, WalkDriver, recovered};
use legalize_dialects_core::ops::func;
use legalize_ir::{InsertPoint, OpId};
use legalize_passes::{OptionType, OptionValue, PassDef, PassInput, PassKind, pass_kind};
use legalize_typed::OpView;

use super::build::rewrite;
use super::events::Events;
use super::{greedy, strict};
use crate::ops::AnyAttrOfOp;

/// Moves the operation after its parent, and further by the number in an attribute.
fn move_after_parent(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let parent = ir.parent_op(op).ok_or("nothing is around it")?;
    if func::FuncOp::isa(rewriter, parent) {
        return Err("a function is around it".into());
    }
    let steps = ir.attr_named(ctx, op, "advance").and_then(|steps| ctx.as_i64(steps)).unwrap_or(0);
    let mut after = parent;
    for _ in 0..steps {
        after = ir.op(after).next().ok_or("there are too few operations")?;
    }
    rewriter.move_op(op, InsertPoint::After(after));
    Ok(())
}

/// Erases the first block of the first region that has one.
fn erase_first_block(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let block = ir.op(op).regions().iter().find_map(|&region| ir.region(region).first());
    rewriter.erase_block(block.ok_or("there is no block")?);
    Ok(())
}

/// Returns the pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "test-walk-pattern-rewrite-driver",
        "TestWalkPatternDriver",
        "Runs the walk driver on test patterns",
    )
    .option("dump-notifications", "Prints what happens", OptionType::Bool, OptionValue::Bool(false))
    .filters_patterns();
    pass_kind(definition, |host, options| {
        let mut patterns = PatternSet::new();
        rewrite(&mut patterns, AnyAttrOfOp::NAME, greedy::increment);
        rewrite(&mut patterns, "test.move_before_parent_op", strict::move_before_parent);
        rewrite(&mut patterns, "test.move_after_parent_op", move_after_parent);
        rewrite(&mut patterns, "test.clone_me", strict::clone_op);
        rewrite(&mut patterns, "test.replace_with_new_op", strict::replace_by_new);
        rewrite(&mut patterns, "test.erase_first_block", erase_first_block);
        let patterns = host.freeze_for_pass(patterns, options)?;
        let dump = options.bool("dump-notifications");
        let config = WalkConfig::default().with(|config| config.keep_going = host.keep_going());
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let mut events = Events { exact: true };
            let mut walk = WalkDriver::new(&patterns, &config);
            if dump {
                walk = walk.with_listener(&mut events);
            }
            match walk.run(input.ctx, input.ir, input.root) {
                Ok(report) => recovered(&report.errors),
                Err(error) => error.into(),
            }
        }))
    })
}
