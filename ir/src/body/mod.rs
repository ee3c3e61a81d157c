//! Bodies: operations, blocks, regions and values in tables with the keys of slotmaps, one key type per kind.
//!
//! Def-use queries are O(1): a value knows its defining op and index, an operand is a node in its value's use
//! list, a block orders its operations by an intrusive list with order numbers. Erasing is detaching plus a
//! journal entry; a slot is freed when the outermost [`Checkpoint`] is committed, so rolling back re-links an
//! entity under the same key. A stale key is a panic that names the caller's place, or a `None`.
//!
//! Edits that need knowledge of the registry (verification, folding, building by name) are not here.

mod args;
mod blocks;
mod changes;
mod clone;
mod constants;
mod context;
mod create;
mod data;
mod difference;
mod edit;
mod erase;
mod insert;
mod journal;
mod read;
mod replace;
mod side_by_side;
mod slots;
mod storage;
mod uses;
mod walk;

pub use changes::{BlockChange, Change, OpChange};
pub use clone::IrMapping;
pub use constants::{constant_operand, constant_value};
pub use context::{FOREIGN_CONTEXT, foreign_context};
pub use data::{
    BlockData, BlockId, Created, ExternalResources, InsertPoint, Ir, OpData, OpId, OperationState,
    RegionData, RegionId, Use, ValueData, ValueDef, ValueId,
};
pub use difference::Difference;
pub use journal::Checkpoint;
pub(crate) use side_by_side::{Expected, Filling};
pub use walk::{NestedWalk, WalkOrder, WalkResult};

#[cfg(test)]
mod tests;
