//! Interfaces of operations and dialects that analyses ask.
//!
//! A host attaches them to registered operations, as [extensions](legalize_ir::Extensions); no analysis knows
//! a dialect by name. Most of upstream's interfaces that only have defaults need nothing: the name of the
//! interface in a definition is enough.

mod branches;
mod calls;
mod inlining;
mod regions;
mod slots;
mod speculation;

pub use branches::{BranchChoiceInterface, branch_operands, chosen_successor, is_branch};
pub use calls::{Call, CallInterface, Callee, call_interface, callable_region, is_callable, resolve_callee};
pub(crate) use inlining::convert;
pub use inlining::{InlinesAll, Inlining, InliningInterface, inlining};
pub use regions::{
    RegionBranch, RegionBranchInterface, RegionSuccessor, is_loop_like, is_region_branch,
    is_return_to_parent, region_branch,
};
pub use slots::{
    MemorySlot, SlotAccess, SlotAccessInterface, SlotAllocation, SlotAllocationInterface, SlotUse,
    slot_allocation, slot_use,
};
pub use speculation::{Speculatability, SpeculationInterface, is_speculatable, speculatability};
