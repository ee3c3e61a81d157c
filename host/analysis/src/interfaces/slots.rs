//! Memory slots: allocations of one value, and the operations that read and write it.
//!
//! Mirrors `PromotableAllocationOpInterface`, `PromotableMemOpInterface` and `PromotableOpInterface`.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, OperationState, Type, ValueId};

/// A place in memory that holds one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct MemorySlot {
    /// The pointer to it.
    pub ptr: ValueId,
    /// The type of what it holds.
    pub ty: Type,
}

impl MemorySlot {
    /// Describes a slot.
    pub fn new(ptr: ValueId, ty: Type) -> Self {
        MemorySlot { ptr, ty }
    }
}

/// The interface of operations that allocate memory slots.
pub trait SlotAllocation: Send + Sync {
    /// Returns the slots that may be replaced by values.
    fn slots(&self, ctx: &Context, ir: &Ir, op: OpId) -> Vec<MemorySlot>;

    /// Returns an operation with the value of a slot to which nothing was written.
    fn default_value(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<OperationState>;
}

/// Use of a memory slot by an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotUse {
    /// The first result is what the slot holds.
    Load,
    /// The slot holds this value afterwards.
    Store(ValueId),
    /// Absence of an effect: the operation goes with the slot.
    Nothing,
}

/// The interface of operations that use memory slots.
pub trait SlotAccess: Send + Sync {
    /// Returns the use that an operation makes of a slot; `None` if the slot has to stay because of it.
    fn slot_use(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse>;
}

/// The interface of an allocation, as its extension.
#[derive(Clone)]
pub struct SlotAllocationInterface(pub Arc<dyn SlotAllocation>);

/// The interface of an access, as its extension.
#[derive(Clone)]
pub struct SlotAccessInterface(pub Arc<dyn SlotAccess>);

impl<T: SlotAllocation + ?Sized> SlotAllocation for &T {
    fn slots(&self, ctx: &Context, ir: &Ir, op: OpId) -> Vec<MemorySlot> {
        (**self).slots(ctx, ir, op)
    }

    fn default_value(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<OperationState> {
        (**self).default_value(ctx, ir, op, slot)
    }
}

impl<T: SlotAccess + ?Sized> SlotAccess for &T {
    fn slot_use(&self, ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
        (**self).slot_use(ctx, ir, op, slot)
    }
}

/// Returns the interface of an allocation.
pub fn slot_allocation<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c dyn SlotAllocation> {
    Some(&*ir.info(ctx, op)?.extensions.get::<SlotAllocationInterface>()?.0)
}

/// Returns the use that an operation makes of a slot.
pub fn slot_use(ctx: &Context, ir: &Ir, op: OpId, slot: MemorySlot) -> Option<SlotUse> {
    ir.info(ctx, op)?.extensions.get::<SlotAccessInterface>()?.0.slot_use(ctx, ir, op, slot)
}
