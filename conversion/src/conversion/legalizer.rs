//! Legalization of one operation: the recursion of a dialect conversion.
//!
//! An operation that is not legal is folded, or rewritten by the first pattern whose results can all be
//! legalized in turn; failed attempts are rolled back. Recursion is bounded by [`MAX_DEPTH`].

use legalize_ir::{Context, Fold, InsertPoint, OpId, ValueId};

use super::config::{ConversionConfig, FoldingMode, Goal};
use super::cost::LegalizationOrder;
use super::driver::ConversionDriver;
use super::failures::Failures;
use super::replace_plan::PlanState;
use super::report::{ConversionStats, ConvertedOp};
use super::tree::LegalizationNode;
use crate::budget::CreationBudget;
use crate::checks::PatternChecks;
use crate::failure::PatternErrors;
use crate::fold::{FoldOutcome, apply_fold, info_to_fold, look_for_fold, look_for_fold_of};
use crate::listener::Event;
use crate::log::ActionLog;
use crate::matcher::MatchState;
use crate::pattern::{MatchFailure, PatternId};
use crate::rewriter::Rewriter;
use crate::set::FrozenPatternSet;
use crate::target::{ConversionTarget, LegalInfo, ResolvedTarget};

/// Maximum depth of nested applications of patterns.
pub(super) const MAX_DEPTH: u32 = 256;

/// Maximum number of nodes in the explanation of one failure: each of a few patterns leads to an operation
/// with a few patterns, and so on.
pub(super) const MAX_EXPLAINED: u32 = 1000;

/// Maximum number of times that one operation is folded in place.
const MAX_FOLDS: u32 = 64;

/// State of the legalization: target, patterns, and attempts in progress.
pub(super) struct Legalizer<'c> {
    pub target: ResolvedTarget<'c>,
    pub patterns: &'c FrozenPatternSet,
    pub config: &'c ConversionConfig,
    /// The checks of the configuration and of the patterns.
    pub checks: PatternChecks,
    pub order: LegalizationOrder,
    pub stats: ConversionStats,
    /// True if failure reasons are recorded. Failures on the way to a legal result need no explanation.
    pub explaining: bool,
    /// Number of explained operations since the last one that was not created by a pattern.
    pub explained: u32,
    /// Nested applications of patterns when the limit was reached, if it was for the last operation that was
    /// not created by a pattern.
    pub too_deep: Option<Vec<String>>,
    /// The patterns that cannot be evaluated.
    pub errors: PatternErrors,
    /// Limits of created entities, undone ones included; `most_attempts` limits the applications of patterns.
    pub budget: CreationBudget,
    pub most_attempts: u64,
    /// Patterns that are being applied, in nesting order.
    pub applied: Vec<PatternId>,
    /// Patterns that were applied to operations that are still there and not legal, see [`super::check`].
    pub claims: Vec<(OpId, PatternId)>,
    /// Roots of the patterns that were applied, in order, to determine the cause of an operation that is left
    /// illegal.
    pub rewritten: Vec<(OpId, PatternId)>,
    /// Operations that patterns created or changed, in order, if the end of the run is verified.
    pub changed: Vec<(OpId, PatternId)>,
    /// Operations that patterns were applied to, in order, where a failure leaves them converted.
    pub converted: Vec<ConvertedOp>,
    pub goal: Goal,
    pub plans: PlanState,
    pub actions: Option<Box<ActionLog>>,
    pub depth: u32,
    /// Failures during the legalization of the last operation that was not created by a pattern.
    pub failures: Failures,
    #[expect(clippy::vec_box, reason = "states go to patterns and come back; only the pointer moves")]
    pub scratch: Vec<Box<MatchState>>,
}

/// The parts of a legalizer that another run with this target and these patterns can use again: what was
/// looked up by names, and memory.
pub(super) struct Lookups<'c> {
    target: ResolvedTarget<'c>,
    order: LegalizationOrder,
    #[expect(clippy::vec_box, reason = "as in the legalizer")]
    scratch: Vec<Box<MatchState>>,
}

impl<'c> Lookups<'c> {
    pub(super) fn new(ctx: &Context, target: &'c ConversionTarget, patterns: &FrozenPatternSet) -> Self {
        let order = LegalizationOrder::new(ctx, target, patterns);
        Lookups { target: target.resolve(), order, scratch: Vec::new() }
    }
}

impl<'c> Legalizer<'c> {
    pub(super) fn new(
        Lookups { target, order, scratch }: Lookups<'c>,
        patterns: &'c FrozenPatternSet,
        config: &'c ConversionConfig,
        goal: Goal,
        budget: CreationBudget,
        ctx: &Context,
    ) -> Self {
        Legalizer {
            most_attempts: budget.attempts(ctx),
            budget,
            target,
            checks: config.checks.or(patterns.checks()),
            patterns,
            config,
            order,
            stats: ConversionStats::default(),
            explaining: false,
            explained: 0,
            too_deep: None,
            errors: PatternErrors::default(),
            applied: Vec::new(),
            claims: Vec::new(),
            rewritten: Vec::new(),
            changed: Vec::new(),
            converted: Vec::new(),
            goal,
            plans: PlanState::default(),
            actions: ActionLog::new(),
            depth: 0,
            failures: Failures::default(),
            scratch,
        }
    }

    /// Ends the run, and returns what another one can use.
    pub(super) fn into_lookups(self) -> Lookups<'c> {
        Lookups { target: self.target, order: self.order, scratch: self.scratch }
    }
}

/// Failure to legalize an operation, with the reasons if they are recorded.
pub(super) type Illegal = Option<Box<LegalizationNode>>;

/// Failed attempt, before it is explained.
pub(super) enum Tried {
    NoMatch(MatchFailure),
    Illegal(Vec<LegalizationNode>),
    Recursion,
    TooDeep,
}

impl Tried {
    /// Creates a failure for a generated operation that cannot be legalized.
    pub(super) fn illegal(node: Illegal) -> Self {
        Tried::Illegal(node.into_iter().map(|node| *node).collect())
    }
}

impl ConversionDriver<'_, '_> {
    /// Legalizes an operation.
    #[inline]
    pub(super) fn legalize_op(&mut self, op: OpId) -> Result<(), Illegal> {
        if self.rewriter.log.is_some() { self.legalize_with_log(op) } else { self.legalize_quietly(op) }
    }

    #[cold]
    fn legalize_with_log(&mut self, op: OpId) -> Result<(), Illegal> {
        if let Some(log) = &mut self.rewriter.log {
            log.begin(self.rewriter.ctx, &self.rewriter.ir, op);
        }
        let legal = self.is_legal(op).is_some();
        let ignored = self.rewriter.state.is_ignored(op);
        let result = self.legalize_quietly(op);
        if let Some(log) = &mut self.rewriter.log {
            log.end(match &result {
                Ok(()) if legal => "success : operation marked legal by the target",
                Ok(()) if ignored => "success : operation marked 'ignored' during conversion",
                Ok(()) => "success : operation was legalized",
                Err(_) => "failure : operation could not be legalized",
            });
        }
        result
    }

    /// Returns the legality of an operation; `None` if it is not legal.
    #[inline]
    pub(super) fn is_legal(&mut self, op: OpId) -> Option<LegalInfo> {
        self.legalizer.target.is_legal(self.rewriter.ctx, &self.rewriter.ir, op)
    }

    #[inline]
    fn legalize_quietly(&mut self, op: OpId) -> Result<(), Illegal> {
        if let Some(info) = self.is_legal(op) {
            if info.recursively {
                for nested in
                    self.rewriter.ir.nested_ops(op, legalize_ir::WalkOrder::PreOrder).into_iter().skip(1)
                {
                    self.rewriter.state.set_ignored(nested);
                }
            }
            return Ok(());
        }
        if self.rewriter.state.is_ignored(op) { Ok(()) } else { self.legalize_illegal(op) }
    }

    /// Legalizes an operation that is not legal.
    fn legalize_illegal(&mut self, op: OpId) -> Result<(), Illegal> {
        // Nothing more is tried; everything is rolled back.
        if self.legalizer.errors.is_stopped() {
            return Err(None);
        }
        if self.legalizer.depth >= MAX_DEPTH {
            if self.legalizer.too_deep.is_none() {
                self.note_too_deep();
            }
            if !self.legalizer.explaining {
                return Err(None);
            }
            let name = self.rewriter.ir.op(op).name();
            let all = self.legalizer.order.all_of(self.rewriter.ctx, self.legalizer.patterns, name);
            let untried = all.iter().map(|&pattern| (pattern, Tried::TooDeep)).collect();
            return Err(self.node(op, untried));
        }
        if self.legalizer.depth > 0 && self.legalizer.config.remember_failures {
            self.legalize_on_the_way(op)
        } else {
            self.legalize_now(op)
        }
    }

    /// Legalizes an operation that is not legal, without the cache of failures.
    #[inline(always)]
    pub(super) fn legalize_now(&mut self, op: OpId) -> Result<(), Illegal> {
        self.legalizer.depth += 1;
        let explaining = self.legalizer.explaining;
        self.legalizer.explained += 1;
        self.legalizer.explaining = explaining && self.legalizer.explained <= MAX_EXPLAINED;
        let folding = self.legalizer.config.folding;
        let result = if folding == FoldingMode::BeforePatterns && self.legalize_by_fold(op) {
            Ok(())
        } else {
            match self.legalize_by_pattern(op) {
                Err(_) if folding == FoldingMode::AfterPatterns && self.legalize_by_fold(op) => Ok(()),
                result => result,
            }
        };
        self.legalizer.explaining = explaining;
        self.legalizer.depth -= 1;
        result
    }

    #[cold]
    fn note_too_deep(&mut self) {
        /// The last patterns show the repetition.
        const NAMED: usize = 8;
        let mut names: Vec<String> = Vec::new();
        for &pattern in self.legalizer.applied.iter().rev().take(NAMED) {
            let name = &self.legalizer.patterns.info(pattern).debug_name;
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        self.legalizer.too_deep = Some(names);
    }

    #[inline]
    fn legalize_by_fold(&mut self, op: OpId) -> bool {
        let Some(info) = info_to_fold(self.rewriter.ctx, &self.rewriter.ir, op) else { return false };
        match look_for_fold_of(self.rewriter.ctx, &self.rewriter.ir, op, info) {
            Fold::Unchanged => {
                self.note_fold_failure();
                false
            }
            found => self.legalize_by_found_fold(op, found),
        }
    }

    fn legalize_by_found_fold(&mut self, op: OpId, mut found: Fold) -> bool {
        let mark = self.rewriter.state.mark(&mut self.rewriter.ir);
        self.rewriter.cursor.reset();
        self.set_insert_point(InsertPoint::Before(op));
        let mut folds = 0;
        let done = loop {
            match apply_fold(self, op, &found) {
                FoldOutcome::Values(values, constants) => {
                    self.note_fold(op);
                    break self.accept_fold(op, &values, &constants);
                }
                FoldOutcome::InPlace if folds < MAX_FOLDS => {
                    folds += 1;
                    self.note_fold(op);
                    if self.is_legal(op).is_some() {
                        break true;
                    }
                    found = look_for_fold(self.rewriter.ctx, &self.rewriter.ir, op);
                }
                FoldOutcome::Unchanged if folds == 0 => {
                    // Nothing was done.
                    self.note_fold_failure();
                    self.rewriter.state.accept(&mut self.rewriter.ir, mark);
                    return false;
                }
                // Folded as far as it goes, it is legalized as any other.
                FoldOutcome::InPlace | FoldOutcome::Unchanged => {
                    if self.legalize_by_pattern(op).is_ok() {
                        break true;
                    }
                    // An operation that was folded in place stays folded, as upstream has it, where the
                    // operation may stay.
                    self.note_fold_failure();
                    self.rewriter.state.clear_pattern();
                    self.rewriter.state.accept(&mut self.rewriter.ir, mark);
                    self.legalizer.failures.forget();
                    return false;
                }
            }
        };
        if done {
            if let Some(log) = &mut self.rewriter.log {
                log.note("* Fold : success");
            }
            self.legalizer.stats.folds += 1;
            self.rewriter.state.clear_pattern();
            self.rewriter.state.accept(&mut self.rewriter.ir, mark);
        } else {
            self.note_fold_failure();
            self.roll_back(mark);
        }
        done
    }

    fn note_fold_failure(&mut self) {
        if let Some(log) = &mut self.rewriter.log {
            log.note("* Fold : failure");
        }
    }

    /// Keeps the event of an operation that was folded successfully.
    fn note_fold(&mut self, op: OpId) {
        if self.rewriter.state.keep_late {
            self.rewriter.state.late.push(super::state::Late::OpModified(op));
        } else if self.rewriter.immediate {
            self.rewriter.send_event(&Event::OpModified { op });
        }
    }

    fn accept_fold(&mut self, op: OpId, values: &[ValueId], constants: &[OpId]) -> bool {
        self.replace_op(op, values);
        self.rewriter.state.clear_pattern();
        if self.rewriter.misuse.take().is_some() {
            return false;
        }
        constants.iter().all(|&constant| self.legalize_op(constant).is_ok())
    }
}
