//! Memory slots of llvm: allocations of one element, with loads and stores of its type.

use legalize_analysis::{MemorySlot, SlotAccess, SlotAllocation, SlotUse};
use legalize_ir::{AttrData, Context, Ir, OpId, OperationState, constant_operand};
use legalize_typed::OpView;

use crate::ops::llvm::{AllocaOp, AtomicOrdering, LoadOp, StoreOp, UndefOp};

pub(super) const SLOT_ALLOCATIONS: &[(&str, &dyn SlotAllocation)] = &[(AllocaOp::NAME, &Alloca)];

pub(super) const SLOT_ACCESSES: &[(&str, &dyn SlotAccess)] = &[
    (LoadOp::NAME, &Load),
    (StoreOp::NAME, &Store),
    ("llvm.intr.lifetime.start", &Lifetime),
    ("llvm.intr.lifetime.end", &Lifetime),
];

struct Alloca;

impl SlotAllocation for Alloca {
    fn slots(&self, ctx: &Context, ir: &Ir, op: OpId) -> Vec<MemorySlot> {
        let (view, at) = (AllocaOp::of(op), &(ctx, ir));
        let size = constant_operand(ctx, ir, view.array_size(at));
        let is_one = size.is_some_and(|size| match ctx.attr_data(size) {
            AttrData::Integer { value, .. } => value.as_i64() == Some(1),
            _ => false,
        });
        if is_one { vec![MemorySlot::new(view.res(at), view.elem_type(at))] } else { Vec::new() }
    }

    fn default_value(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<OperationState> {
        let mut state = OperationState::new(ctx, ctx.op_name(UndefOp::NAME), ir.op(op).loc());
        state.result_types.push(slot.ty);
        Some(state)
    }
}

struct Load;

impl SlotAccess for Load {
    fn slot_use(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
        let (view, at) = (LoadOp::of(op), &(ctx, ir));
        let fits = view.addr(at) == slot.ptr && ir.value_type(view.res(at)) == slot.ty && !view.volatile(at);
        fits.then_some(SlotUse::Load)
    }
}

struct Store;

impl SlotAccess for Store {
    fn slot_use(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
        let (view, at) = (StoreOp::of(op), &(ctx, ir));
        let value = view.value(at);
        let fits = view.addr(at) == slot.ptr
            && value != slot.ptr
            && ir.value_type(value) == slot.ty
            && !view.volatile(at)
            && view.ordering(at) == AtomicOrdering::NotAtomic;
        fits.then_some(SlotUse::Store(value))
    }
}

/// The begin or the end of the life of a slot.
struct Lifetime;

impl SlotAccess for Lifetime {
    fn slot_use(&self, _: &Context, _: &Ir, _: OpId, _: MemorySlot) -> Option<SlotUse> {
        Some(SlotUse::Nothing)
    }
}
