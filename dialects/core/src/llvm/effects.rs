//! Effects that depend on attributes.

use legalize_dialects_hooks::table::Effects;
use legalize_ir::{Attribute, Context, EffectKind, Ir, MemoryEffect, OpId};
use legalize_typed::{FromAttr, OpView};

use crate::ops::llvm::{AtomicOrdering, LoadOp, StoreOp};

/// Reports that something else than what the operands point to may be written and read.
fn of_anything(report: &mut dyn FnMut(MemoryEffect)) {
    report(MemoryEffect::new(EffectKind::Write));
    report(MemoryEffect::new(EffectKind::Read));
}

/// Reports that an access is volatile, or synchronizes with other threads: it may read and write anything.
fn of_order(
    ctx: &Context,
    is_volatile: bool,
    ordering: Option<Attribute>,
    report: &mut dyn FnMut(MemoryEffect),
) {
    let ordering = ordering.and_then(|ordering| AtomicOrdering::from_attr(ctx, ordering));
    let synchronizes =
        !matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered));
    if synchronizes || is_volatile {
        of_anything(report);
    }
}

/// Reports that a load reads its address.
fn of_load(ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)) {
    let (load, at) = (LoadOp::of(op), (ctx, ir));
    let read = MemoryEffect::new(EffectKind::Read);
    report(ir.operands(op).next().map_or(read, |address| read.on_value(address)));
    of_order(ctx, load.volatile(&at), load.ordering_attr(&at), report);
}

/// Reports that a store writes its address, the second operand.
fn of_store(ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)) {
    let (store, at) = (StoreOp::of(op), (ctx, ir));
    let write = MemoryEffect::new(EffectKind::Write);
    report(ir.operands(op).nth(1).map_or(write, |address| write.on_value(address)));
    of_order(ctx, store.volatile(&at), store.ordering_attr(&at), report);
}

/// Reports that assembly with effects may do anything to memory, and other assembly nothing.
fn of_assembly(ctx: &Context, ir: &Ir, op: OpId, report: &mut dyn FnMut(MemoryEffect)) {
    if ir.attr_named(ctx, op, "has_side_effects").is_some() {
        of_anything(report);
    }
}

pub(super) const MEMORY_EFFECTS: &[(&str, Effects)] =
    &[("llvm.inline_asm", of_assembly), (LoadOp::NAME, of_load), (StoreOp::NAME, of_store)];
