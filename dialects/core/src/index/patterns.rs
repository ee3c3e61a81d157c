//! Canonicalization of index: the rules of `patterns/index.td`, and the natives that they call.

use legalize_conversion::{
    ConstraintCall, DeclarativeOptions, MatchFailure, NativeValue, Natives, PatternSet, RewriteCall,
};
use legalize_ir::{Context, Ir};
use legalize_source::Diagnostics;

use super::fold;
use crate::common::declarative;

/// Registers the natives that the rules call.
pub(super) fn add_natives(natives: &mut Natives) {
    let number = |call: &ConstraintCall<'_>| {
        fold::constant_number(call.ctx, call.ir, call.args.get(1).and_then(NativeValue::value)?)
    };
    natives.add_check("(::legalize::index::isConstant($0))", move |call| number(call).is_some());
    natives.add_check("(::legalize::index::isZero($0))", move |call| {
        number(call).is_some_and(|number| number.is_zero())
    });
    // The arguments are an operation and the operands of two operations of its kind.
    let folded = |ctx: &Context, ir: &Ir, args: &[NativeValue]| match args {
        [.., like, a, b] => {
            let like = like.op().or_else(|| ir.defining_op(like.value()?))?;
            fold::meet(ctx, ir, like, a.value()?, b.value()?)
        }
        _ => None,
    };
    natives.add_check("(::legalize::index::meet($0, $1, $2))", move |call| {
        folded(call.ctx, call.ir, call.args).is_some()
    });
    natives.add_rewrite("::legalize::index::met($0, $1, $2)", move |rewriter, call: &RewriteCall<'_>| {
        let created = folded(rewriter.ctx(), rewriter.ir(), call.args);
        let created = created.ok_or(MatchFailure::new("the result depends on the width of index"))?;
        Ok(std::iter::once(NativeValue::Attr(created)).collect())
    });
}

/// Adds the canonicalization patterns.
pub(super) fn add(ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
    declarative::add(
        ctx,
        include_bytes!("../../patterns/index.model"),
        DeclarativeOptions::plain(),
        patterns,
    );
    Diagnostics::new()
}
