//! The verifier: structure, what definitions declare, traits, hooks, isolation, symbols, dominance.
//!
//! One linear walk without recursion. Every operation is checked when it is entered (counts, structural
//! traits, declared constraints, other traits, its own verifier), then its regions, then the checks that need
//! valid regions. Operations that are isolated from above are checked on their own when the operation around
//! them is left, so an error in one function does not hide errors in another; within one isolated operation
//! the first error ends the check. Order and messages are those of upstream's verifier. If it finds an error,
//! a second walk adds those that it did not reach (`rest.rs`), unless only upstream's are wanted
//! ([`Limits::upstream_errors`](legalize_source::Limits::upstream_errors)).
//!
//! Invariant: an operand defined earlier in its user's block needs no further check, which is made while the
//! operation is visited; only the other operands are looked at again for dominance and isolation, and
//! dominator trees are built only for those.
//!
//! Operations that are checked on their own may be checked by several threads (`parallel.rs`).
//!
//! Omitted: the constraints themselves, which come with the registry's hooks. Mirrors
//! <https://mlir.llvm.org/docs/DefiningDialects/Operations/#operation-verifiers>.

mod deep;
mod known;
mod levels;
mod parallel;
mod plan;
mod report;
mod rest;
mod shape;
mod structure;
#[cfg(test)]
mod tests;
mod traits;

use legalize_source::{Diagnostic, Diagnostics, Exceeded};
use rustc_hash::FxHashSet;

use crate::advice::{advise, advised};
use crate::body::{BlockId, Ir, OpData, OpId, ValueDef, WalkOrder};
use crate::context::{Context, Type};
use crate::dominance::DominanceInfo;
pub use known::mark_invalid;
pub use plan::TYPE_TRAITS;
use plan::{Flags, Plans};
pub(crate) use report::error_at;
pub use report::{UNPREFIXED, located, location_in_words, op_error, plain_error};
pub use shape::{
    Shaped, ShapedTypeHook, TensorEncodingHook, dims_compatible, element_type_or_self, has_unknown_shape,
    shape_of, shapes_compatible,
};
pub use structure::VerifySymbolUses;

/// Verifies an operation and its nested operations, and returns the errors: at most one for each check of
/// each operation; the one that upstream reports comes first. A body of another context is refused with an
/// error.
///
/// The diagnostics are labelled with the operations' locations and not yet
/// [`resolved`](Diagnostic::resolved).
pub fn verify(ctx: &Context, ir: &Ir, root: OpId) -> Diagnostics {
    if let Err(error) = ir.check_context(ctx) {
        return (*error).into();
    }
    let mut verifier = Verifier::new(ctx, ir, levels::exceeded(ctx));
    verifier.run(root);
    let mut found = verifier.found;
    if !found.is_empty() && !ctx.sources().limits().upstream_errors {
        rest::add(ctx, ir, root, &mut found);
    }
    advise(&mut found);
    found
}

/// Checks an operation that was just made, as far as that depends on nothing around it.
pub(crate) fn check_created(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Box<Diagnostic>> {
    structure::check_created(ctx, ir, op).map_err(|error| Box::new(advised(*error)))
}

/// Checks an operation as far as that depends neither on what is around it nor on what is in its regions:
/// numbers of operands, results, successors and regions, segments, the constraints that its definition
/// declares, and traits of types. The operations around may be changed as well, as in a conversion.
///
/// # Errors
/// If a check fails; the first one is reported.
pub fn verify_local(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Box<Diagnostic>> {
    structure::check_local(ctx, ir, op).map_err(|error| Box::new(advised(*error)))
}

/// The operations in `root`, and itself, that [`verify`] finds an error on, in pre-order, each once.
pub fn invalid_ops(ctx: &Context, ir: &Ir, root: OpId) -> Vec<OpId> {
    let mut found = FxHashSet::default();
    rest::check_each(ctx, ir, root, &mut |op, _| _ = found.insert(op));
    let mut ops = ir.nested_ops(root, WalkOrder::PreOrder);
    ops.retain(|op| found.contains(op));
    ops
}

/// Operation, region or block that is being walked.
enum Frame {
    /// An operation that is checked on its own; a failure ends here.
    Root { op: OpId, isolated: usize, distant: usize },
    /// An operation whose blocks are walked, from `next` on.
    Op { op: OpId, region: usize, next: Option<BlockId>, isolated: usize, symbol_users: usize },
    /// A block whose operations are walked, from `next` on.
    Block { block: BlockId, next: Option<OpId> },
    /// An operation whose blocks are done and whose isolated operations are checked, from `next` on.
    Isolated { op: OpId, next: usize, start: usize, end: usize, failures: usize, symbol_users: usize },
}

struct Verifier<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    plans: Plans,
    found: Diagnostics,
    failures: usize,
    stack: Vec<Frame>,
    /// Isolated operations that were met and are not yet checked.
    isolated: Vec<OpId>,
    /// Operations with an operand that is not defined earlier in their block.
    distant: Vec<OpId>,
    /// Operations that check what their symbol references name.
    symbol_users: Vec<OpId>,
    dominance: DominanceInfo,
    /// Set if the context holds something that nests too deep.
    depth: Option<Exceeded>,
}

type Check = Result<(), Box<Diagnostic>>;

impl<'a> Verifier<'a> {
    fn new(ctx: &'a Context, ir: &'a Ir, depth: Option<Exceeded>) -> Self {
        Verifier {
            ctx,
            ir,
            plans: Plans::new(ctx),
            found: Diagnostics::default(),
            failures: 0,
            stack: Vec::new(),
            isolated: Vec::new(),
            distant: Vec::new(),
            symbol_users: Vec::new(),
            dominance: DominanceInfo::new(),
            depth,
        }
    }

    fn run(&mut self, root: OpId) {
        if let Err(error) = self.enter_root(root) {
            self.fail(Some(error));
        }
        while let Some(frame) = self.stack.last_mut() {
            let result = match *frame {
                Frame::Block { block, ref mut next } => match *next {
                    Some(op) => {
                        *next = self.ir.op(op).next();
                        self.visit(op, block)
                    }
                    None => {
                        self.stack.pop();
                        self.leave_block(block)
                    }
                },
                Frame::Op { .. } => self.next_block(),
                Frame::Isolated { op, ref mut next, end, .. } if *next < end => {
                    let child = self.isolated[*next];
                    *next += 1;
                    let _ = op;
                    self.enter_root(child)
                }
                Frame::Isolated { op, start, failures, symbol_users, .. } => {
                    self.stack.pop();
                    self.isolated.truncate(start);
                    if self.failures > failures {
                        self.fail(None);
                        continue;
                    }
                    self.leave_op(op, symbol_users)
                }
                Frame::Root { op, distant, .. } => {
                    let result = self.check_dominance(op, distant);
                    if result.is_ok() {
                        self.distant.truncate(distant);
                        self.stack.pop();
                    }
                    result
                }
            };
            if let Err(error) = result {
                self.fail(Some(error));
            }
        }
    }

    /// Ends the check of the innermost operation that is checked on its own.
    fn fail(&mut self, error: Option<Box<Diagnostic>>) {
        self.failures += 1;
        let start = self.stack.iter().rposition(|frame| matches!(frame, Frame::Root { .. })).unwrap_or(0);
        if let Some(error) = error {
            // A branch in the middle of a block would have been found when the block was entered.
            let blocks = self.stack[start..].iter().filter_map(|frame| match frame {
                Frame::Block { next, .. } => *next,
                _ => None,
            });
            let earlier =
                blocks.into_iter().find_map(|next| structure::branch_before_end(self.ctx, self.ir, next));
            self.found.push(*earlier.unwrap_or(error));
        }
        if let Some(&Frame::Root { isolated, distant, .. }) = self.stack.get(start) {
            self.isolated.truncate(isolated);
            self.distant.truncate(distant);
        }
        self.stack.truncate(start);
    }

    fn enter_root(&mut self, op: OpId) -> Check {
        self.stack.push(Frame::Root { op, isolated: self.isolated.len(), distant: self.distant.len() });
        self.enter_op(op, None)
    }

    /// Checks an operation whose values are all of the type given, if any is; its blocks come next.
    fn enter_op(&mut self, op: OpId, uniform: Option<Type>) -> Check {
        let data = self.ir.op(op);
        let plan = self.plans.of(self.ctx, data.name());
        structure::check_op(self.ctx, self.ir, op, plan, uniform)?;
        if let Some(exceeded) = self.depth {
            levels::check(self.ctx, self.ir, op, exceeded)?;
        }
        let symbol_users = self.symbol_users.len();
        if plan.flags.contains(Flags::SYMBOL_USER) {
            self.symbol_users.push(op);
        }
        if data.regions().is_empty() {
            if plan.flags.contains(Flags::REGISTERED) && !plan.flags.intersects(Flags::LEAVE) {
                return Ok(());
            }
            return self.leave_op(op, symbol_users);
        }
        structure::check_regions(self.ctx, self.ir, op, plan)?;
        self.stack.push(Frame::Op {
            op,
            region: 0,
            next: self.ir.region(data.regions()[0]).first(),
            isolated: self.isolated.len(),
            symbol_users,
        });
        Ok(())
    }

    /// Continues with the operation on top of the stack.
    fn next_block(&mut self) -> Check {
        let Some(Frame::Op { op, region, next, isolated, symbol_users }) = self.stack.last_mut() else {
            return Ok(());
        };
        let regions = self.ir.op(*op).regions();
        while next.is_none() && *region + 1 < regions.len() {
            *region += 1;
            *next = self.ir.region(regions[*region]).first();
        }
        if let Some(block) = *next {
            *next = self.ir.block(block).next();
            structure::enter_block(self.ctx, self.ir, block, &mut self.plans)?;
            self.ir.refresh_order(block);
            self.stack.push(Frame::Block { block, next: self.ir.block(block).first() });
            return Ok(());
        }
        let (op, start, end, symbol_users) = (*op, *isolated, self.isolated.len(), *symbol_users);
        self.stack.pop();
        if start == end {
            return self.leave_op(op, symbol_users);
        }
        let failures = self.failures;
        let next = if self.check_divided(start..end) { end } else { start };
        self.stack.push(Frame::Isolated { op, next, start, end, failures, symbol_users });
        Ok(())
    }

    /// Checks the next operation of a block.
    #[inline]
    fn visit(&mut self, op: OpId, block: BlockId) -> Check {
        let data = self.ir.op(op);
        let (is_near, uniform) = look_at_values(self.ir, data, block);
        if !is_near {
            self.distant.push(op);
        }
        if !data.regions().is_empty() {
            let plan = self.plans.of(self.ctx, data.name());
            if plan.flags.contains(Flags::ISOLATED) {
                self.isolated.push(op);
                return Ok(());
            }
        }
        if data.successor_count() != 0 && data.next().is_some() {
            return Err(structure::branch_before_end(self.ctx, self.ir, op)
                .unwrap_or_else(|| Box::new(Diagnostic::error("ir::structure", "branch in a block"))));
        }
        self.enter_op(op, uniform)
    }

    fn leave_block(&mut self, block: BlockId) -> Check {
        structure::leave_block(self.ctx, self.ir, block, &mut self.plans)
    }

    /// Runs the checks of an operation whose regions were verified without errors.
    fn leave_op(&mut self, op: OpId, symbol_users: usize) -> Check {
        let name = self.ir.op(op).name();
        let plan = *self.plans.of(self.ctx, name);
        if !plan.flags.contains(Flags::REGISTERED) {
            return structure::check_unregistered(self.ctx, self.ir, op);
        }
        if !plan.flags.intersects(Flags::LEAVE) {
            return Ok(());
        }
        if plan.flags.contains(Flags::ISOLATED) {
            // The frame on top is this operation's own.
            let start = match self.stack.last() {
                Some(Frame::Root { op: root, distant, .. }) if *root == op => *distant,
                _ => self.distant.len(),
            };
            deep::check_isolation(self.ctx, self.ir, op, &self.distant[start..])?;
        }
        if plan.flags.contains(Flags::SYMBOL_TABLE) {
            let users = self.symbol_users.split_off(symbol_users.min(self.symbol_users.len()));
            structure::check_symbol_table(self.ctx, self.ir, op, &users)?;
        }
        structure::check_after_regions(self.ctx, self.ir, op)
    }

    /// Checks that operands are computed before they are read, for the operations noted since `start`.
    fn check_dominance(&mut self, root: OpId, start: usize) -> Check {
        deep::check_dominance(self.ctx, self.ir, root, &self.distant[start..], &mut self.dominance)
    }
}

/// Returns true if all operands of an operation are arguments of its block or results of earlier operations
/// in it; and the type of all operands and results, if there are both and they have the same type.
#[inline(always)]
fn look_at_values(ir: &Ir, data: &OpData, block: BlockId) -> (bool, Option<Type>) {
    let order = data.order_number();
    let first = data.results().first().map(|&result| ir.value_type(result));
    let (mut is_near, mut uniform, mut any) = (true, true, false);
    for value in ir.operands_of(data) {
        let value = ir.value(value);
        is_near &= match value.def() {
            ValueDef::Argument { block: home, .. } => home == block,
            ValueDef::Result { op: def, .. } => {
                let def = ir.op(def);
                def.parent() == Some(block) && def.order_number() < order
            }
        };
        uniform &= Some(value.ty()) == first;
        any = true;
    }
    let others = data.results().iter().skip(1);
    let uniform = uniform && any && others.into_iter().all(|&other| Some(ir.value_type(other)) == first);
    (is_near, first.filter(|_| uniform))
}
