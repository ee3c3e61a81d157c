//! Branches between blocks: which operands each successor gets, and which successor a known condition
//! chooses.
//!
//! Mirrors `BranchOpInterface`.

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Attribute, Context, Ir, OpId};

/// The choice of a branch among its successors, as its extension: from the values of its operands as far as
/// they are known, the number of the successor.
#[derive(Clone)]
pub struct BranchChoiceInterface(Arc<BranchChoiceHook>);

type BranchChoiceHook = dyn Fn(&Context, &Ir, OpId, &[Option<Attribute>]) -> Option<usize> + Send + Sync;

impl BranchChoiceInterface {
    /// Creates the extension from a function.
    pub fn new(
        choose: impl Fn(&Context, &Ir, OpId, &[Option<Attribute>]) -> Option<usize> + Send + Sync + 'static,
    ) -> Self {
        BranchChoiceInterface(Arc::new(choose))
    }
}

/// Returns true if the operands that an operation passes to its successors are known.
pub fn is_branch(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.hooks().successor_operands.is_some())
}

/// Returns the operands that a branch passes to one of its successors. They become the last arguments of the
/// block; the branch itself produces those before. `None` if it is not known.
pub fn branch_operands(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> Option<Range<usize>> {
    let operands = ir.info(ctx, op)?.hooks().successor_operands.as_ref()?;
    Some(operands(ctx, ir, op, successor))
}

/// Returns the only successor that a branch can go to, given the values of its operands as far as they are
/// known.
pub fn chosen_successor(ctx: &Context, ir: &Ir, op: OpId, constants: &[Option<Attribute>]) -> Option<usize> {
    if ir.op(op).successor_count() == 1 {
        return Some(0);
    }
    let BranchChoiceInterface(choose) = ir.info(ctx, op)?.extensions.get()?;
    choose(ctx, ir, op, constants).filter(|&chosen| chosen < ir.op(op).successor_count())
}
