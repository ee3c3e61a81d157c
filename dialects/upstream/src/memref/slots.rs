//! Memory slots of memref: buffers of one element on the stack, with their loads and stores.

use legalize_analysis::{MemorySlot, SlotAccess, SlotAllocation, SlotUse};
use legalize_ir::{Context, Ir, OpId, OperationState, Type, TypeData};

pub(super) const SLOT_ALLOCATIONS: &[(&str, &dyn SlotAllocation)] = &[("memref.alloca", &Alloca)];

pub(super) const SLOT_ACCESSES: &[(&str, &dyn SlotAccess)] =
    &[("memref.load", &Load), ("memref.store", &Store)];

struct Alloca;

/// The type of the only element of a buffer.
fn only_element(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::MemRef { shape, element, .. } = ctx.type_data(ty) else { return None };
    let is_value = matches!(
        ctx.type_data(*element),
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::MemRef { .. }
    );
    (is_value && shape.iter().all(|&size| size == 1)).then_some(*element)
}

impl SlotAllocation for Alloca {
    fn slots(&self, ctx: &Context, ir: &Ir, op: OpId) -> Vec<MemorySlot> {
        let &[result] = ir.op(op).results() else { return Vec::new() };
        let element = only_element(ctx, ir.value_type(result));
        element.map(|element| MemorySlot::new(result, element)).into_iter().collect()
    }

    fn default_value(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<OperationState> {
        // A buffer in a buffer is a new one.
        let name = match ctx.type_data(slot.ty) {
            TypeData::MemRef { .. } => "memref.alloca",
            _ => "ub.poison",
        };
        let mut state = OperationState::new(ctx, ctx.op_name(name), ir.op(op).loc());
        if name == "ub.poison" {
            state.fill_default_attrs(ctx);
        } else {
            state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&[0, 0]));
        }
        state.result_types.push(slot.ty);
        Some(state)
    }
}

struct Load;

impl SlotAccess for Load {
    fn slot_use(&self, _: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
        let &[result] = ir.op(op).results() else { return None };
        let fits = ir.op(op).operand_count() > 0
            && ir.operand(op, 0) == slot.ptr
            && ir.value_type(result) == slot.ty;
        fits.then_some(SlotUse::Load)
    }
}

struct Store;

impl SlotAccess for Store {
    fn slot_use(&self, _: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
        if ir.op(op).operand_count() < 2 {
            return None;
        }
        let value = ir.operand(op, 0);
        let fits = ir.operand(op, 1) == slot.ptr && value != slot.ptr && ir.value_type(value) == slot.ty;
        fits.then_some(SlotUse::Store(value))
    }
}
