//! Interface of dialects for inlining: the operations that may move, and the ends of an inlined region.
//!
//! A dialect answers for its operations. Mirrors `DialectInlinerInterface`.

use std::sync::Arc;

use legalize_ir::{
    BlockId, Context, InsertPoint, Ir, Location, OpId, OperationState, RegionId, Type, ValueId,
};

/// The interface of a dialect to inlining. Without it nothing of the dialect is inlined.
pub trait Inlining: Send + Sync {
    /// Returns true if a call of the dialect may be replaced by a copy of what it calls, or by the callee's
    /// own body if that is not called anywhere else (`is_copied` is false).
    fn may_inline_call(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _call: OpId,
        _callable: OpId,
        _is_copied: bool,
    ) -> bool {
        false
    }

    /// Returns true if a region may be inlined into `into`, a region of an operation of the dialect.
    fn may_inline_region(
        &self,
        _ctx: &Context,
        _ir: &Ir,
        _from: RegionId,
        _into: RegionId,
        _is_copied: bool,
    ) -> bool {
        false
    }

    /// Returns true if an operation of the dialect may stand in `into`.
    fn may_inline_op(&self, _ctx: &Context, _ir: &Ir, _op: OpId, _into: RegionId, _is_copied: bool) -> bool {
        false
    }

    /// Returns true if the operations in the regions of an operation have to be asked too.
    fn asks_nested_ops(&self, _ctx: &Context, _ir: &Ir, _op: OpId) -> bool {
        true
    }

    /// Returns true if the only block of an inlined region may become a part of the block with the call.
    fn joins_single_block(&self, _ctx: &Context, _ir: &Ir, _block: BlockId) -> bool {
        true
    }

    /// Replaces a terminator of inlined blocks by a branch to the block that follows, if it gave control back
    /// to the caller.
    fn replace_end_by_branch(&self, _ctx: &Context, _ir: &mut Ir, _end: OpId, _next: BlockId) {}

    /// Returns the values that the terminator of the only inlined block gives to the results of the call;
    /// `None` if the dialect has no such terminator. The terminator is erased afterwards.
    fn returned_values(&self, _ctx: &Context, ir: &Ir, end: OpId) -> Option<Vec<ValueId>> {
        Some(ir.operands(end).collect())
    }

    /// Returns an operation that converts a value to another type, for arguments and results whose types
    /// differ between a call of the dialect and the callee.
    fn conversion(
        &self,
        _ctx: &Context,
        _value: ValueId,
        _ty: Type,
        _loc: Location,
    ) -> Option<OperationState> {
        None
    }
}

/// The interface of a dialect to inlining, as its extension: `ctx.update_dialect(name, |dialect|
/// dialect.extensions.insert(InliningInterface::of_static(&InlinesAll)))`.
#[derive(Clone)]
pub struct InliningInterface(Held);

#[derive(Clone)]
enum Held {
    Shared(Arc<dyn Inlining>),
    Static(&'static dyn Inlining),
}

impl InliningInterface {
    /// Creates the extension.
    pub fn new(interface: Arc<dyn Inlining>) -> Self {
        InliningInterface(Held::Shared(interface))
    }

    /// Creates the extension from an interface that is a constant.
    pub const fn of_static(interface: &'static dyn Inlining) -> Self {
        InliningInterface(Held::Static(interface))
    }
}

/// Returns the interface of an operation's dialect.
pub fn inlining<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c dyn Inlining> {
    let dialect = ctx.dialect(ctx.op_dialect(ir.op(op).name()))?;
    match &dialect.extensions.get::<InliningInterface>()?.0 {
        Held::Shared(interface) => Some(&**interface),
        Held::Static(interface) => Some(*interface),
    }
}

/// The interface of a dialect all of whose operations may be inlined anywhere, and which has no terminators.
#[derive(Clone, Copy, Debug, Default)]
pub struct InlinesAll;

impl Inlining for InlinesAll {
    fn may_inline_region(&self, _: &Context, _: &Ir, _: RegionId, _: RegionId, _: bool) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Context, _: &Ir, _: OpId, _: RegionId, _: bool) -> bool {
        true
    }
}

/// Creates a conversion before or after an operation.
pub(crate) fn convert(
    ctx: &Context,
    ir: &mut Ir,
    interface: &dyn Inlining,
    value: ValueId,
    ty: Type,
    at: InsertPoint,
    loc: Location,
) -> Option<(OpId, ValueId)> {
    let state = interface.conversion(ctx, value, ty, loc)?;
    let op = ir.create_op(&state);
    match *ir.op(op).results() {
        [result] if ir.value_type(result) == ty => {
            ir.insert_op(op, at);
            Some((op, result))
        }
        _ => {
            ir.erase_op(op);
            None
        }
    }
}
