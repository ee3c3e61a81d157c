//! Control flow between an operation and its regions.
//!
//! Mirrors `RegionBranchOpInterface`, `RegionBranchTerminatorOpInterface` and `LoopLikeOpInterface`.

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Attribute, Context, Ir, OpId, Traits};

/// A place where control may go from an operation with regions, or from the end of one of its regions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RegionSuccessor {
    /// The region that is entered; `None` if control leaves the operation, whose results then have values.
    pub region: Option<usize>,
    /// The operands that are forwarded, of the operation from which control comes.
    pub operands: Range<usize>,
    /// The arguments of the region, or the results, that receive them.
    pub inputs: Range<usize>,
}

impl RegionSuccessor {
    /// Control enters a region: `operands` become its arguments from `first` on.
    pub fn region(region: usize, operands: Range<usize>, first: usize) -> Self {
        let inputs = first..first + operands.len();
        RegionSuccessor { region: Some(region), operands, inputs }
    }

    /// Control leaves the operation: `operands` become its results from the first on.
    pub fn parent(operands: Range<usize>) -> Self {
        RegionSuccessor { region: None, inputs: 0..operands.len(), operands }
    }
}

/// The control flow of an operation with regions.
pub trait RegionBranch: Send + Sync {
    /// Returns where control may go. `from` is the operation itself, or the terminator of one of its regions;
    /// `constants` are the values of its operands, as far as they are known.
    fn successors(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        constants: &[Option<Attribute>],
    ) -> Vec<RegionSuccessor>;

    /// Returns, for each region, the maximum number of times that it is run when the operation is run; `None`
    /// where it is not known.
    fn max_invocations(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: OpId,
        _constants: &[Option<Attribute>],
    ) -> Vec<Option<u64>> {
        vec![None; ir.op(op).regions().len()]
    }
}

/// The control flow of an operation, as its extension.
#[derive(Clone)]
pub struct RegionBranchInterface(Held);

#[derive(Clone)]
enum Held {
    Shared(Arc<dyn RegionBranch>),
    Static(&'static dyn RegionBranch),
}

impl RegionBranchInterface {
    /// Creates the extension.
    pub fn new(interface: Arc<dyn RegionBranch>) -> Self {
        RegionBranchInterface(Held::Shared(interface))
    }

    /// Creates the extension from an interface that is a constant.
    pub const fn of_static(interface: &'static dyn RegionBranch) -> Self {
        RegionBranchInterface(Held::Static(interface))
    }
}

/// Returns the control flow of an operation, if a host attached it.
pub fn region_branch<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c dyn RegionBranch> {
    match &ir.info(ctx, op)?.extensions.get::<RegionBranchInterface>()?.0 {
        Held::Shared(interface) => Some(&**interface),
        Held::Static(interface) => Some(*interface),
    }
}

/// Returns true if an operation has regions with known control flow.
pub fn is_region_branch(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    region_branch(ctx, ir, op).is_some()
}

/// Returns true if the operands of a terminator may be forwarded to the parent or to other regions of it.
pub fn is_return_to_parent(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| {
        info.traits.contains(Traits::RETURN_LIKE)
            || info.has_trait_named(ctx.name("RegionBranchTerminatorOpInterface"))
    })
}

/// Returns true if an operation is a loop: all of its regions are bodies.
pub fn is_loop_like(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.has_trait_named(ctx.name("LoopLikeOpInterface")))
}
