//! Effects that depend on attributes.

use legalize_dialects_hooks::table::Effects;
use legalize_ir::{Context, EffectKind, Ir, MemoryEffect, OpId};
use legalize_typed::{FromAttr, OpView};

use crate::ops::llvm::{AtomicOrdering, LoadOp};

/// Reports that a load reads its address. One that is volatile, or synchronizes with other threads, may read and write
/// anything else.
fn of_load(ctx: &Context, ir: &Ir, op: OpId, tell: &mut dyn FnMut(MemoryEffect)) {
    let read = MemoryEffect::new(EffectKind::Read);
    tell(ir.operands(op).next().map_or(read, |address| read.on_value(address)));
    let (load, at) = (LoadOp::of(op), (ctx, ir));
    let ordering = load.ordering_attr(&at).and_then(|ordering| AtomicOrdering::from_attr(ctx, ordering));
    let synchronizes =
        !matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered));
    if synchronizes || ir.attr_named(ctx, op, "volatile_").is_some() {
        tell(MemoryEffect::new(EffectKind::Write));
        tell(read);
    }
}

pub(super) const MEMORY_EFFECTS: &[(&str, Effects)] = &[(LoadOp::NAME, of_load)];
