//! Speculation: may an operation be executed where it otherwise would not be?
//!
//! Mirrors `ConditionallySpeculatable` and
//! <https://mlir.llvm.org/docs/Rationale/SideEffectsAndSpeculation/>.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, Traits};
use smallvec::SmallVec;

/// Answer of an operation to the question if it may be executed speculatively.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speculatability {
    /// Refusal: the operation may have undefined behaviour, or not end.
    NotSpeculatable,
    /// Consent.
    Speculatable,
    /// Consent if all operations in its regions consent.
    RecursivelySpeculatable,
}

/// The interface of operations that may be executed speculatively under conditions; without it, the traits of
/// the definition decide.
#[derive(Clone)]
pub struct SpeculationInterface(Arc<SpeculationHook>);

type SpeculationHook = dyn Fn(&Context, &Ir, OpId) -> Speculatability + Send + Sync;

impl SpeculationInterface {
    /// Creates the interface from a function of the operation.
    pub fn new(ask: impl Fn(&Context, &Ir, OpId) -> Speculatability + Send + Sync + 'static) -> Self {
        SpeculationInterface(Arc::new(ask))
    }
}

/// Returns an operation's answer, apart from what is in its regions.
pub fn speculatability(ctx: &Context, ir: &Ir, op: OpId) -> Speculatability {
    let Some(info) = ir.info(ctx, op) else { return Speculatability::NotSpeculatable };
    if info.traits.contains(Traits::ALWAYS_SPECULATABLE) {
        Speculatability::Speculatable
    } else if info.has_trait_named(ctx.name("RecursivelySpeculatableImplTrait")) {
        Speculatability::RecursivelySpeculatable
    } else if let Some(SpeculationInterface(ask)) = info.extensions.get() {
        ask(ctx, ir, op)
    } else {
        Speculatability::NotSpeculatable
    }
}

/// Returns true if an operation may be executed speculatively, together with what is in its regions if that
/// matters.
pub fn is_speculatable(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    let mut pending: SmallVec<[OpId; 4]> = SmallVec::from_slice(&[root]);
    while let Some(op) = pending.pop() {
        match speculatability(ctx, ir, op) {
            Speculatability::NotSpeculatable => return false,
            Speculatability::Speculatable => {}
            Speculatability::RecursivelySpeculatable => {
                let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
                pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
            }
        }
    }
    true
}
