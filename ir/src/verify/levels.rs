//! How deep the types, attributes and locations of an operation nest, whoever made them.

use legalize_source::{Diagnostic, Exceeded, Limit};

use super::report::place;
use crate::body::{Ir, OpId};
use crate::context::Context;

/// What is exceeded if the context holds anything that nests too deep; operations need no look else.
pub(super) fn exceeded(ctx: &Context) -> Option<Exceeded> {
    let limits = ctx.sources().limits();
    (u64::from(ctx.deepest()) > limits.ir_depth.base).then(|| limits.exceeded(Limit::IrDepth, 0))
}

/// Refuses an operation that has something that nests too deep.
#[cold]
pub(super) fn check(ctx: &Context, ir: &Ir, op: OpId, exceeded: Exceeded) -> Result<(), Box<Diagnostic>> {
    let data = ir.op(op);
    let values = ir.operands(op).chain(data.results().iter().copied());
    let types = values.map(|value| ctx.type_depth(ir.value_type(value)));
    let dicts = [data.inherent(), data.discardable()].map(|dict| ctx.attr_depth(dict.as_attribute()));
    // The dictionaries are no level of the text.
    let attrs = dicts.map(|depth| depth - 1);
    let deepest = types.chain(attrs).chain([ctx.loc_depth(data.loc())]).max().unwrap_or(0);
    match u64::from(deepest) > exceeded.most {
        true => Err(Box::new(place(ctx, data.loc(), exceeded.diagnostic()))),
        false => Ok(()),
    }
}
