//! Canonicalization of casts.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_ir::{Context, OpId, ValueId};
use legalize_source::Diagnostics;

/// Adds the canonicalization patterns.
pub(super) fn add(_: &Context, patterns: &mut PatternSet) -> Diagnostics {
    patterns.add_fn(PatternInfo::on("CancelledCast", "builtin.unrealized_conversion_cast"), cancelled_cast);
    Diagnostics::default()
}

/// A cast to the types of its operands, or to the types that they had before another cast.
///
/// In Rust because a cast has any number of operands and results.
fn cancelled_cast(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ir = rewriter.ir();
    let results = ir.op(op).results();
    let types = |values: &[ValueId]| values.iter().map(|&value| ir.value_type(value)).collect::<Vec<_>>();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let expected = types(results);
    let uses_itself = |values: &[ValueId]| values.iter().any(|&value| ir.defining_op(value) == Some(op));
    if results.is_empty() {
        return Err("there are no results".into());
    }
    if types(&operands) == expected && !uses_itself(&operands) {
        rewriter.replace_op(op, &operands);
        return Ok(());
    }
    let inner = operands.first().and_then(|&first| ir.defining_op(first));
    let inner = inner.filter(|&inner| ir.op(inner).name() == ir.op(op).name() && inner != op);
    let inner = inner.filter(|&inner| ir.op(inner).results() == operands.as_slice());
    let inner = inner.ok_or("the operands are not defined by another cast")?;
    let sources: Vec<ValueId> = ir.operands(inner).collect();
    if types(&sources) != expected {
        return Err("the other cast came from other types".into());
    }
    if uses_itself(&sources) {
        // Upstream erases it nevertheless.
        return Err("the other cast reads this one".into());
    }
    rewriter.replace_op(op, &sources);
    Ok(())
}
