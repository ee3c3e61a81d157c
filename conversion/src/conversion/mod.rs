//! The dialect-conversion driver.
//!
//! Operations are collected in pre-order, blocks in dominance order; each that is not legal is folded or
//! rewritten until all generated operations are legal. With [`ConversionMode::Rollback`], replaced operations
//! stay where they are until the whole run has succeeded; then uses are replaced, casts between types are
//! folded or materialised, and replaced operations are erased; a failed run leaves the body as it was. With
//! [`ConversionMode::NoRollback`] uses are replaced and operations erased at once (`immediate.rs`).
//!
//! Mirrors <https://mlir.llvm.org/docs/DialectConversion/>.

mod attempt;
mod blocks;
mod check;
mod commit;
mod config;
mod converters;
mod cost;
mod driver;
mod explain;
mod failures;
mod immediate;
mod in_place;
mod in_place_ops;
mod legalizer;
mod progress;
mod remap;
mod replace_plan;
mod report;
mod rewriter;
mod run;
mod side_by_side;
mod state;
mod tree;
mod verify;

use legalize_ir::{Context, Ir, OpId, Traits, WalkOrder};

pub use config::{ConversionConfig, ConversionMode, FoldingMode};
pub use progress::Progress;
pub use report::{ConversionFailure, ConversionReport, ConversionStats, ConvertedOp};
pub use tree::{Attempt, LegalizationNode, LegalizationTree, Outcome};

use crate::budget::CreationBudget;
use crate::listener::{Listener, Listeners};
use crate::log::ActionLog;
use crate::pattern::PatternId;
use crate::set::FrozenPatternSet;
use crate::target::ConversionTarget;
use config::Goal;
use cost::LegalizationOrder;
use driver::ConversionDriver;
use legalizer::{Legalizer, Lookups};
use rewriter::DelayingRewriter;
use side_by_side::SideBySide;

/// Converts `root` and all that is nested in it; operations that are not explicitly illegal may stay.
///
/// # Errors
/// If an illegal operation cannot be legalized, a pattern cannot be evaluated or breaks a rule that is
/// checked ([`ConversionConfig::checks`]), or the patterns or the body belong to another context. The body is
/// then as it was (with [`ConversionMode::Rollback`]).
pub fn apply_partial_conversion(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    target: &ConversionTarget,
    patterns: &FrozenPatternSet,
    config: &ConversionConfig,
) -> Result<ConversionReport, Box<ConversionFailure>> {
    Conversion::new(target, patterns, config).partial(ctx, ir, &[root])
}

/// Converts `root` and all that is nested in it; everything must become legal, `root` included.
///
/// # Errors
/// If an operation cannot be legalized, a pattern cannot be evaluated, or the patterns or the body belong to
/// another context. The body is then as it was (with [`ConversionMode::Rollback`]).
pub fn apply_full_conversion(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    target: &ConversionTarget,
    patterns: &FrozenPatternSet,
    config: &ConversionConfig,
) -> Result<ConversionReport, Box<ConversionFailure>> {
    Conversion::new(target, patterns, config).full(ctx, ir, &[root])
}

/// Finds the operations that are legal or can be legalized; changes nothing.
///
/// # Errors
/// If a value of a type that a converter cannot materialize would be needed, a pattern cannot be evaluated,
/// or the patterns or the body belong to another context.
pub fn apply_analysis_conversion(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    target: &ConversionTarget,
    patterns: &FrozenPatternSet,
    config: &ConversionConfig,
) -> Result<ConversionReport, Box<ConversionFailure>> {
    Conversion::new(target, patterns, config).analysis(ctx, ir, &[root])
}

/// Builder of a conversion; for several roots, or with listeners.
pub struct Conversion<'c> {
    target: &'c ConversionTarget,
    patterns: &'c FrozenPatternSet,
    config: &'c ConversionConfig,
    listeners: Listeners<'c>,
    progress: Option<&'c Progress>,
}

impl<'c> Conversion<'c> {
    /// Creates a conversion with these patterns to a target.
    pub fn new(
        target: &'c ConversionTarget,
        patterns: &'c FrozenPatternSet,
        config: &'c ConversionConfig,
    ) -> Self {
        Conversion { target, patterns, config, listeners: Listeners::new(), progress: None }
    }

    /// Adds a listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'c mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// Reports the progress of the conversion there.
    #[must_use]
    pub fn with_progress(mut self, progress: &'c Progress) -> Self {
        self.progress = Some(progress);
        self
    }

    /// Runs a partial conversion, see [`apply_partial_conversion`].
    ///
    /// # Errors
    /// Same as [`apply_partial_conversion`].
    pub fn partial(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Partial)
    }

    /// Runs a full conversion, see [`apply_full_conversion`].
    ///
    /// # Errors
    /// Same as [`apply_full_conversion`].
    pub fn full(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Full)
    }

    /// Runs an analysis, see [`apply_analysis_conversion`].
    ///
    /// # Errors
    /// Same as [`apply_analysis_conversion`].
    pub fn analysis(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Analysis)
    }

    /// The patterns that are never tried because an operation that they create cannot become legal. Where
    /// another pattern on the same root can lead to legal operations, they are tried nonetheless, as upstream
    /// does.
    pub fn pruned_patterns(&self, ctx: &Context) -> Vec<(PatternId, Vec<String>)> {
        LegalizationOrder::new(ctx, self.target, self.patterns).all_pruned().into_iter().cloned().collect()
    }

    fn run(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
        goal: Goal,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        if let Err(error) = self.patterns.check_context(ctx, ir) {
            return Err(Box::new(ConversionFailure {
                diagnostic: *error,
                others: Vec::new(),
                tree: LegalizationTree::default(),
                unlegalized: Vec::new(),
                stats: ConversionStats::default(),
                converted: Vec::new(),
                restored: true,
            }));
        }
        let since = ctx.interned_mark();
        match self.run_side_by_side(ctx, ir, roots, goal) {
            SideBySide::Done(report) => Ok(report),
            SideBySide::Impossible => self.run_in_order(ctx, ir, roots, goal),
            SideBySide::Undone => ctx.count_again(&since, || self.run_in_order(ctx, ir, roots, goal)),
        }
    }

    /// Runs the conversion, one operation after the other.
    fn run_in_order(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
        goal: Goal,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        let lookups = Lookups::new(ctx, self.target, self.patterns);
        self.run_with(ctx, ir, roots, goal, lookups).0
    }

    /// Same as [`Conversion::run_in_order`], with the look-ups of an earlier run, which are given back.
    fn run_with(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
        goal: Goal,
        lookups: Lookups<'c>,
    ) -> (Result<ConversionReport, Box<ConversionFailure>>, Lookups<'c>) {
        let budget = CreationBudget::new(ctx, ir);
        let legalizer = Legalizer::new(lookups, self.patterns, self.config, goal, budget, ctx);
        let mut rewriter = DelayingRewriter::new(ctx, ir, self.listeners);
        rewriter.attach_kind = self.config.attach_debug_materialization_kind;
        rewriter.mode = self.config.mode;
        rewriter.immediate = self.config.mode == ConversionMode::NoRollback && goal != Goal::Analysis;
        let mut actions = ActionLog::new();
        if let Some(actions) = &mut actions {
            actions.begin_conversion(ctx, &rewriter.ir, roots);
        }
        let mut driver = ConversionDriver { rewriter, legalizer };
        let result = driver.run(roots, self.progress);
        if let Some(actions) = &mut actions {
            actions.end_conversion();
        }
        (result, driver.legalizer.into_lookups())
    }
}

/// The nearest operation, starting from `op` itself, that is isolated from above.
pub fn isolated_ancestor(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    std::iter::successors(Some(op), |&op| ir.parent_op(op))
        .find(|&op| ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE)))
}

/// Returns true if anything nested in `root` is an unrealized conversion cast.
pub fn has_casts(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    let cast = ctx.common().unrealized_conversion_cast;
    ir.nested_ops(root, WalkOrder::PreOrder).into_iter().any(|op| ir.op(op).name() == cast)
}
