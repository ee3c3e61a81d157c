//! The driver: rounds over all operations, uses before definitions, until nothing changes or the budget is
//! exhausted.

use legalize::conversion::{Cursor, PatternError, is_trivially_dead};
use legalize::prelude::*;

/// Limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Maximum number of rewrites.
    pub rewrites: usize,
}

/// Result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A fixed point was reached, after this number of rewrites.
    Rest(usize),
    /// The budget is exhausted.
    UsedUp,
}

/// A rewriter: it holds the IR and the listener that is notified of edits. All methods for edits are
/// provided.
struct Rounds<'c, 'l> {
    ctx: &'c Context,
    ir: &'l mut Ir,
    cursor: Cursor,
    listener: &'l mut dyn Listener,
}

impl<'c> Rewriter<'c> for Rounds<'c, '_> {
    fn ctx(&self) -> &'c Context {
        self.ctx
    }

    fn ir(&self) -> &Ir {
        self.ir
    }

    fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    fn cursor(&mut self) -> &mut Cursor {
        &mut self.cursor
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        self.cursor.insert_point()
    }

    fn notify(&mut self, event: &Event<'_>) {
        self.listener.notify(self.ctx, self.ir, event);
    }
}

/// Applies patterns to all operations in `root`.
///
/// # Errors
/// If a pattern cannot be evaluated.
pub fn run(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
    budget: Budget,
    listener: &mut dyn Listener,
) -> Result<Outcome, Box<PatternError>> {
    Rounds { ctx, ir, cursor: Cursor::default(), listener }.run(root, patterns, budget)
}

impl Rounds<'_, '_> {
    fn run(
        &mut self,
        root: OpId,
        patterns: &FrozenPatternSet,
        budget: Budget,
    ) -> Result<Outcome, Box<PatternError>> {
        let mut applicator = PatternApplicator::new(patterns);
        let mut rewrites = 0;
        loop {
            let before = rewrites;
            let mut ops = self.ir.nested_ops(root, WalkOrder::PreOrder);
            ops.reverse();
            for op in ops {
                // A pattern may have erased it since the round began.
                if op == root || !self.ir.is_live(op) {
                    continue;
                }
                if rewrites == budget.rewrites {
                    return Ok(Outcome::UsedUp);
                }
                if applicator.match_and_rewrite(op, self)?.is_some() {
                    rewrites += 1;
                } else if is_trivially_dead(self.ctx, self.ir, op) {
                    self.erase_op(op);
                }
            }
            if rewrites == before {
                return Ok(Outcome::Rest(rewrites));
            }
        }
    }
}
