//! Verification by several verifiers: operations that are checked on their own are divided among them.
//!
//! Invariant: errors, their order and everything else are those of one verifier. Each one starts with empty
//! lists, and what it adds to them is appended in the order of the operations.

use std::ops::Range;

use legalize_source::Diagnostics;

use super::Verifier;
use super::plan::Flags;
use crate::body::{Ir, OpId};
use crate::context::{Context, Workers};

/// Number of operations from which on dividing them takes less time than it saves.
const WORTH: usize = 1 << 12;

/// Number of parts for each thread: parts differ in size.
const PARTS_PER_THREAD: usize = 16;

/// Returns true if checking these operations and all in them is worth dividing.
pub(super) fn is_worth(ctx: &Context, ir: &Ir, ops: &[OpId]) -> bool {
    ctx.splits_work()
        && ops.len() > 1
        && ir.op_count() >= WORTH
        && ops.iter().flat_map(|&op| ir.preorder(op)).nth(WORTH - 1).is_some()
}

/// Returns true if checking each of these operations without what is in it is worth dividing.
pub(super) fn is_long(ctx: &Context, ops: &[OpId]) -> bool {
    ops.len() >= WORTH && ctx.splits_work()
}

/// The parts of a list that is divided.
pub(super) fn parts(ctx: &Context, len: usize) -> impl Fn(usize) -> Range<usize> + Sync {
    let count = part_count(ctx, len);
    move |part| len * part / count..len * (part + 1) / count
}

/// Number of the parts of a list.
pub(super) fn part_count(ctx: &Context, len: usize) -> usize {
    len.min(ctx.concurrent_tasks() * PARTS_PER_THREAD)
}

/// Result of checking some operations.
struct Checked {
    found: Diagnostics,
    failures: usize,
    symbol_users: Vec<OpId>,
}

impl<'a> Verifier<'a> {
    /// Checks a range of `isolated` by several verifiers; returns false if that is not worth it, or should be
    /// left to the operations in them.
    pub(super) fn check_divided(&mut self, isolated: Range<usize>) -> bool {
        let (ctx, ir) = (self.ctx, self.ir);
        let ops = &self.isolated[isolated];
        if !is_worth(ctx, ir, ops) {
            return false;
        }
        // The operations in a nested module can be divided more evenly than a few such modules.
        let mut flags = |&op: &OpId| self.plans.of(ctx, ir.op(op).name()).flags;
        let few = ops.len() < 2 * ctx.concurrent_tasks();
        if few && ops.iter().any(|op| flags(op).contains(Flags::SYMBOL_TABLE)) {
            return false;
        }
        let (workers, depth, part) = (Workers::default(), self.depth, parts(ctx, ops.len()));
        let checked = ctx.run_tasks(part_count(ctx, ops.len()), |index| {
            let mut verifier = workers.take(|| Verifier::new(ctx, ir, depth));
            for &op in &ops[part(index)] {
                verifier.run(op);
            }
            let checked = Checked {
                found: std::mem::take(&mut verifier.found),
                failures: std::mem::take(&mut verifier.failures),
                symbol_users: std::mem::take(&mut verifier.symbol_users),
            };
            workers.give_back(verifier);
            checked
        });
        for part in checked {
            self.found.extend(part.found);
            self.failures += part.failures;
            self.symbol_users.extend(part.symbol_users);
        }
        true
    }
}
