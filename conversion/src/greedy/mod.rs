//! The greedy driver: patterns and folds are applied, best first, until nothing changes.
//!
//! Operations are kept in a worklist; an operation that is created or changed is added again, with all
//! operations around it. Dead operations are erased before patterns are tried. Between rounds constants are
//! made unique at the start of the region in which they are kept, unreachable blocks are erased and regions
//! are simplified.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#greedy-pattern-rewrite-driver>; attempts are made in
//! the same order.

mod config;
mod driver;
mod unfinished;
mod worklist;

pub use config::{GreedyConfig, GreedyReport, GreedyStats, RegionSimplification, StopReason, Strictness};
pub use unfinished::{OpSnapshot, RewriteStep, RootFate, StepKind, Unfinished, explain_limit};

use legalize_ir::{Context, Ir, OpId, RegionId};

use crate::failure::PatternError;
use crate::listener::{Listener, Listeners};
use crate::set::FrozenPatternSet;
use driver::Greedy;

/// Applies patterns to everything nested in `root`, but not to `root` itself.
///
/// # Errors
/// If a pattern cannot be evaluated, see [`MatchFailure::not_evaluated`](crate::MatchFailure::not_evaluated),
/// or breaks a rule that is checked, see [`GreedyConfig::checks`]. The body is then as it was.
///
/// # Panics
/// If the patterns or the body belong to another context.
#[track_caller]
pub fn apply_patterns_greedily(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
) -> Result<GreedyReport, Box<PatternError>> {
    GreedyDriver::new(patterns, config).run(ctx, ir, root)
}

/// Applies patterns to these operations, and to operations that are affected by that.
///
/// # Errors
/// As [`apply_patterns_greedily`].
///
/// # Panics
/// If the patterns or the body belong to another context.
#[track_caller]
pub fn apply_op_patterns_greedily(
    ctx: &Context,
    ir: &mut Ir,
    ops: &[OpId],
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
) -> Result<GreedyReport, Box<PatternError>> {
    GreedyDriver::new(patterns, config).run_on_ops(ctx, ir, ops)
}

/// A run of the greedy driver with listeners.
pub struct GreedyDriver<'l> {
    patterns: &'l FrozenPatternSet,
    config: &'l GreedyConfig,
    listeners: Listeners<'l>,
}

impl<'l> GreedyDriver<'l> {
    /// Creates a run with these patterns.
    pub fn new(patterns: &'l FrozenPatternSet, config: &'l GreedyConfig) -> Self {
        GreedyDriver { patterns, config, listeners: Listeners::new() }
    }

    /// Adds a listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'l mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// Runs on everything nested in `root`, see [`apply_patterns_greedily`].
    ///
    /// # Errors
    /// Same as [`apply_patterns_greedily`].
    ///
    /// # Panics
    /// If the patterns or the body belong to another context.
    #[track_caller]
    pub fn run(self, ctx: &Context, ir: &mut Ir, root: OpId) -> Result<GreedyReport, Box<PatternError>> {
        self.patterns.assert_context(ctx, ir);
        let regions: Vec<RegionId> = ir.op(root).regions().to_vec();
        let greedy = Greedy::new(ctx, ir, self, Some(root));
        greedy.run(|greedy| regions.into_iter().for_each(|region| greedy.simplify_region(region)))
    }

    /// Applies patterns to everything nested in a region.
    ///
    /// # Errors
    /// As [`apply_patterns_greedily`].
    ///
    /// # Panics
    /// If the patterns or the body belong to another context.
    #[track_caller]
    pub fn run_on_region(
        self,
        ctx: &Context,
        ir: &mut Ir,
        region: RegionId,
    ) -> Result<GreedyReport, Box<PatternError>> {
        self.patterns.assert_context(ctx, ir);
        let root = ir.region(region).parent();
        let greedy = Greedy::new(ctx, ir, self, root);
        greedy.run(|greedy| greedy.simplify_region(region))
    }

    /// Runs on these operations, see [`apply_op_patterns_greedily`].
    ///
    /// # Errors
    /// Same as [`apply_op_patterns_greedily`].
    ///
    /// # Panics
    /// If the patterns or the body belong to another context.
    #[track_caller]
    pub fn run_on_ops(
        self,
        ctx: &Context,
        ir: &mut Ir,
        ops: &[OpId],
    ) -> Result<GreedyReport, Box<PatternError>> {
        self.patterns.assert_context(ctx, ir);
        let greedy = Greedy::new(ctx, ir, self, None);
        greedy.run(|greedy| greedy.simplify_ops(ops))
    }
}
