//! Limits on the nesting depth and length of an operation's types, attributes and locations, wherever they
//! were created.

use legalize_source::{Diagnostic, Exceeded, Limit};

use super::report::located;
use crate::body::{Ir, OpId};
use crate::context::Context;

/// Returns the limit that some type, attribute or location of the context exceeds; if there is none,
/// operations need not be checked.
pub(super) fn exceeded(ctx: &Context) -> Option<Exceeded> {
    let limits = ctx.sources().limits();
    let too_deep = u64::from(ctx.deepest()) > limits.ir_depth.base;
    too_deep.then(|| limits.exceeded(Limit::IrDepth, 0)).or_else(|| ctx.text_exceeded())
}

/// Refuses an operation that has something that nests too deep, or a type or attribute that is too long.
/// Locations may be long, as they are printed by way of aliases.
#[cold]
pub(super) fn check(ctx: &Context, ir: &Ir, op: OpId, exceeded: Exceeded) -> Result<(), Box<Diagnostic>> {
    let data = ir.op(op);
    let values = ir.operands(op).chain(data.results().iter().copied());
    let types = values.map(|value| ctx.type_depth(ir.value_type(value)));
    let dicts = [data.inherent(), data.discardable()].map(|dict| ctx.attr_depth(dict.as_attribute()));
    // The dictionaries are not a level of the text.
    let attrs = dicts.map(|depth| depth - 1);
    let values = ir.operands(op).chain(data.results().iter().copied());
    let lengths = values.map(|value| ctx.type_text_bytes(ir.value_type(value)));
    let dicts = [data.inherent(), data.discardable()].map(|dict| ctx.attr_text_bytes(dict.as_attribute()));
    let longest = lengths.chain(dicts).max().unwrap_or(0);
    if let Some(exceeded) = ctx.text_exceeded().filter(|_| longest > ctx.most_text_bytes()) {
        return Err(Box::new(located(ctx, data.loc(), exceeded.diagnostic())));
    }
    let deepest = types.chain(attrs).chain([ctx.loc_depth(data.loc())]).max().unwrap_or(0);
    if exceeded.limit == Limit::IrDepth && u64::from(deepest) > exceeded.most {
        return Err(Box::new(located(ctx, data.loc(), exceeded.diagnostic())));
    }
    Ok(())
}
