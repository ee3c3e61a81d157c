//! The dialect-conversion driver.
//!
//! Operations are collected in pre-order, blocks in dominance order; each that is not legal is folded or
//! rewritten until everything that came out of it is legal. With [`ConversionMode::Rollback`], replaced operations stay where
//! they are until the whole run has succeeded; then uses are replaced, casts between types are folded or
//! materialised, and what was replaced is erased; a failed run leaves the body as it was. With [`ConversionMode::NoRollback`]
//! uses are replaced and operations erased at once (`immediate.rs`).
//!
//! Mirrors <https://mlir.llvm.org/docs/DialectConversion/>.

mod becoming;
mod check;
mod commit;
mod cost;
mod explain;
mod failures;
mod immediate;
mod legalizer;
mod nested;
mod operands;
mod progress;
mod remap;
mod rewriter;
mod signature;
mod slots;
mod state;
mod tree;

use std::fmt;

use legalize_ir::{BlockId, Context, Ir, OpId, RegionId, Traits, WalkOrder};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashSet;

pub(crate) use becoming::Reads;
pub use nested::MakeArgument;
pub use operands::ConvertedOperands;
pub use progress::Progress;
pub use rewriter::ConversionRewriter;
pub use signature::{InputMapping, SignatureConversion};
pub use tree::{Attempt, LegalizationNode, LegalizationTree, Outcome};

use crate::budget::CreationBudget;
use crate::failure::PatternError;
use crate::listener::{Listener, Listeners};
use crate::pattern::PatternId;
use crate::set::FrozenPatternSet;
use crate::target::ConversionTarget;
use cost::LegalizationOrder;
use legalizer::Legalizer;
use state::Mark;

/// Whether a failed run can be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConversionMode {
    /// After a failure the body is as it was.
    #[default]
    Rollback,
    /// After a failure the body is valid, with some operations converted. Replacements and erasures are made, and
    /// told of, at once. What a failing pattern did is taken back all the same.
    NoRollback,
}

/// When operations are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FoldingMode {
    /// Never.
    Never,
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// Where no pattern applies.
    AfterPatterns,
}

/// How a conversion runs.
#[derive(Clone, Debug)]
pub struct ConversionConfig {
    /// Whether a failed run can be taken back.
    pub mode: ConversionMode,
    /// When operations are folded.
    pub folding: FoldingMode,
    /// Whether type converters are asked to replace the casts that are left over; otherwise casts stay.
    pub build_materializations: bool,
    /// Whether casts say what they are for in an attribute `__kind__`.
    pub attach_debug_materialization_kind: bool,
    /// Whether the report explains operations that a partial conversion left alone.
    pub explain: bool,
    /// Whether a pattern that replaces, erases or modifies nothing of its root has failed. By default in debug builds
    /// alone; without, what such a pattern leaves illegal is found at the end (`convert::left_illegal`).
    pub check_patterns: bool,
    /// Whether the run goes on where a pattern cannot be evaluated: that application is left out and reported. If not,
    /// the run fails there.
    pub keep_going: bool,
    /// Most operations that are reported as failed before the run stops.
    pub max_failures: usize,
    /// Whether an operation that could not be legalized is not tried again where everything is as it was then: several
    /// patterns may lead to it. For that, patterns, folders, type converters and conditions of the target have to be
    /// functions of the IR. Where one counts its calls, or asks something else that changes, turn this off; then a run may
    /// take as many attempts as there are combinations of patterns.
    pub remember_failures: bool,
}

impl Default for ConversionConfig {
    fn default() -> Self {
        ConversionConfig {
            mode: ConversionMode::Rollback,
            folding: FoldingMode::BeforePatterns,
            build_materializations: true,
            attach_debug_materialization_kind: false,
            explain: false,
            check_patterns: cfg!(debug_assertions),
            keep_going: false,
            max_failures: 1,
            remember_failures: true,
        }
    }
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConversionStats {
    /// Operations that were looked at.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied and whose results are legal.
    pub patterns_applied: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
    /// Folds.
    pub folds: u64,
    /// Applications that were taken back.
    pub rollbacks: u64,
    /// Operations of which nothing was tried, as they had failed in the same state before.
    pub repeated_failures: u64,
    /// Casts that the driver made.
    pub casts: u64,
    /// Casts that were left for type converters.
    pub materializations: u64,
}

/// What a successful conversion did.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ConversionReport {
    /// Whether anything was changed.
    pub changed: bool,
    /// Operations that are legal or would become so (analysis only).
    pub legalizable: Vec<OpId>,
    /// Operations that could not be legalized but are not illegal either (partial only).
    pub unlegalized: Vec<OpId>,
    /// Why those could not, if the configuration asks for it.
    pub explanation: LegalizationTree,
    /// Applications that cannot be evaluated and were left out, with [`ConversionConfig::keep_going`].
    pub errors: Vec<PatternError>,
    /// Counts.
    pub stats: ConversionStats,
}

/// A conversion that failed.
#[derive(Clone)]
#[non_exhaustive]
pub struct ConversionFailure {
    /// What went wrong, for the user.
    pub diagnostic: Diagnostic,
    /// Further operations that failed, and applications that were left out with [`ConversionConfig::keep_going`].
    pub others: Vec<Diagnostic>,
    /// What was tried.
    pub tree: LegalizationTree,
    /// Operations that could not be legalized before it, but are not illegal (partial only).
    pub unlegalized: Vec<OpId>,
    /// Counts.
    pub stats: ConversionStats,
    /// Whether the body is as it was before.
    pub restored: bool,
}

impl fmt::Debug for ConversionFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.diagnostic, self.tree)
    }
}

impl fmt::Display for ConversionFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic.fmt(f)
    }
}

impl std::error::Error for ConversionFailure {}

impl From<ConversionFailure> for Diagnostics {
    fn from(failure: ConversionFailure) -> Self {
        std::iter::once(failure.diagnostic).chain(failure.others).collect()
    }
}

/// What a conversion gives is boxed; so `?` serves in a function that fails with [`Diagnostics`].
impl From<Box<ConversionFailure>> for Diagnostics {
    fn from(failure: Box<ConversionFailure>) -> Self {
        Diagnostics::from(*failure)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Partial,
    Full,
    Analysis,
}

/// Converts `root` and all that is nested in it; operations that are not known to be illegal may stay.
///
/// # Errors
/// If an illegal operation cannot be legalized, a pattern cannot be evaluated, or the patterns or the body belong to
/// another context. The body is then as it was (with [`ConversionMode::Rollback`]).
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
/// If an operation cannot be legalized, a pattern cannot be evaluated, or the patterns or the body belong to another
/// context. The body is then as it was (with [`ConversionMode::Rollback`]).
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

/// Finds out which operations are legal or would become so; changes nothing.
///
/// # Errors
/// If a value of a type that a converter cannot make would be needed, a pattern cannot be evaluated, or the patterns or
/// the body belong to another context.
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

/// A conversion with everything that it takes; for several roots, or with listeners.
pub struct Conversion<'c> {
    target: &'c ConversionTarget,
    patterns: &'c FrozenPatternSet,
    config: &'c ConversionConfig,
    listeners: Listeners<'c>,
    progress: Option<&'c Progress>,
}

impl<'c> Conversion<'c> {
    /// With these patterns towards that target.
    pub fn new(
        target: &'c ConversionTarget,
        patterns: &'c FrozenPatternSet,
        config: &'c ConversionConfig,
    ) -> Self {
        Conversion { target, patterns, config, listeners: Listeners::new(), progress: None }
    }

    /// With one more listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'c mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// Says there how far it is.
    #[must_use]
    pub fn with_progress(mut self, progress: &'c Progress) -> Self {
        self.progress = Some(progress);
        self
    }

    /// See [`apply_partial_conversion`].
    ///
    /// # Errors
    /// As there.
    pub fn partial(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Partial)
    }

    /// See [`apply_full_conversion`].
    ///
    /// # Errors
    /// As there.
    pub fn full(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Full)
    }

    /// See [`apply_analysis_conversion`].
    ///
    /// # Errors
    /// As there.
    pub fn analysis(
        self,
        ctx: &'c Context,
        ir: &mut Ir,
        roots: &[OpId],
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.run(ctx, ir, roots, Goal::Analysis)
    }

    /// The patterns that are never tried because an operation that they create cannot become legal. Where another
    /// pattern on the same root can lead to legal operations, they are tried nonetheless, as upstream does.
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
                restored: true,
            }));
        }
        let order = LegalizationOrder::new(ctx, self.target, self.patterns);
        let budget = CreationBudget::new(ctx, ir);
        let legalizer = Legalizer::new(
            self.target.resolve(),
            self.patterns,
            self.config,
            order,
            self.listeners,
            budget,
            ctx,
        );
        let mut rewriter = ConversionRewriter::new(ctx, std::mem::take(ir), legalizer);
        rewriter.attach_kind = self.config.attach_debug_materialization_kind;
        let result = rewriter.run(roots, goal, self.progress);
        *ir = rewriter.ir;
        result
    }
}

impl ConversionRewriter<'_> {
    fn run(
        &mut self,
        roots: &[OpId],
        goal: Goal,
        progress: Option<&Progress>,
    ) -> Result<ConversionReport, Box<ConversionFailure>> {
        self.goal = goal;
        let config = self.legalizer.config;
        let rollback = config.mode == ConversionMode::Rollback || goal == Goal::Analysis;
        self.immediate = !rollback;
        self.state.keep_late = rollback && !self.legalizer.listeners.is_empty();
        // Whoever watches sees each attempt once; what is not taken back cannot be tried again.
        self.legalizer.explaining = config.explain || self.immediate || self.is_watched();
        let unseen = !config.check_patterns && !self.is_watched();
        self.quiet = rollback && unseen;
        self.may_become = unseen
            && !self.legalizer.patterns.any_looks_around()
            && !self.legalizer.target.any_looks_around();
        let whole = rollback.then(|| self.state.mark_all(&mut self.ir));
        let mut report = ConversionReport::default();
        let mut failures: Vec<(Diagnostic, LegalizationNode)> = Vec::new();
        let scopes = check::scopes(&self.ir, roots);
        let ops = self.collect(roots);
        self.legalizer.stats.ops = ops.len() as u64;
        if let Some(progress) = progress {
            progress.begin(ops.len());
        }
        for (index, op) in ops.into_iter().enumerate() {
            if let Some(progress) = progress {
                progress.reach(index);
            }
            // What was erased on the way needs nothing any more.
            if self.immediate && !self.ir.is_live(op) {
                continue;
            }
            let result = self.legalize_root(op);
            self.note_conditions();
            if self.legalizer.errors.is_stopped() {
                break;
            }
            match result {
                Ok(()) => {
                    if goal == Goal::Analysis {
                        report.legalizable.push(op);
                    }
                }
                Err(node) => {
                    if !self.must_become_legal(op) && self.legalizer.too_deep.is_some() {
                        failures.push(self.diagnose_too_deep(op));
                        if failures.len() >= config.max_failures.max(1) {
                            break;
                        }
                        continue;
                    }
                    if !self.must_become_legal(op) {
                        report.unlegalized.push(op);
                        if config.explain {
                            report.explanation.roots.extend(node.map(|node| *node));
                        }
                        continue;
                    }
                    let node = node.unwrap_or_else(|| Box::new(self.bare_node(op)));
                    failures.push((self.diagnose(op, &node, goal), *node));
                    if failures.len() >= config.max_failures.max(1) {
                        break;
                    }
                }
            }
        }
        self.note_conditions();
        let mut left_out = match self.legalizer.errors.finish() {
            Ok(errors) => errors,
            Err(error) => return Err(self.not_evaluated(&error, whole)),
        };
        let mut left_over = None;
        if failures.is_empty() || !rollback {
            left_over = self.finish(failures.is_empty() && config.build_materializations).err();
        }
        if failures.is_empty() && left_over.is_none() {
            failures = self.check_end(&scopes, &mut report, rollback);
            self.note_conditions();
            match self.legalizer.errors.finish() {
                Ok(errors) => left_out.extend(errors),
                Err(error) => return Err(self.not_evaluated(&error, whole)),
            }
        }
        self.legalizer.stats.casts = self.state.casts.len() as u64;
        let stats = self.legalizer.stats;
        if failures.is_empty() && left_over.is_none() {
            report.changed = stats.patterns_applied > 0 || stats.folds > 0;
            report.errors = left_out;
            report.stats = stats;
            self.tell_listeners();
            match whole {
                Some(mark) if goal == Goal::Analysis => {
                    drop(self.state.roll_back(&mut self.ir, mark));
                    report.changed = false;
                }
                Some(mark) => {
                    self.state.accept(&mut self.ir, mark);
                    self.clean_up();
                }
                None => self.clean_up(),
            }
            report.unlegalized.retain(|&op| self.ir.is_live(op));
            return Ok(report);
        }
        match whole {
            Some(mark) if rollback => drop(self.state.roll_back(&mut self.ir, mark)),
            whole => {
                self.tell_listeners();
                if let Some(mark) = whole {
                    self.state.accept(&mut self.ir, mark);
                }
                self.clean_up();
            }
        }
        let mut diagnostics =
            failures.iter().map(|failure| failure.0.clone()).chain(left_over.map(|error| *error));
        let Some(diagnostic) = diagnostics.next() else { return Ok(report) };
        let others: Vec<Diagnostic> =
            diagnostics.chain(left_out.iter().map(PatternError::diagnostic)).collect();
        let tree = LegalizationTree { roots: failures.into_iter().map(|failure| failure.1).collect() };
        let mut unlegalized = report.unlegalized;
        unlegalized.retain(|&op| self.ir.is_live(op));
        Err(Box::new(ConversionFailure { diagnostic, others, tree, unlegalized, stats, restored: rollback }))
    }

    /// Takes note of conditions of the target that could not be evaluated.
    fn note_conditions(&mut self) {
        let keep_going = self.legalizer.config.keep_going;
        for error in self.legalizer.target.take_errors() {
            self.legalizer.errors.add(None, error, keep_going);
        }
    }

    /// Ends the run at a pattern that cannot be evaluated.
    #[cold]
    fn not_evaluated(&mut self, error: &PatternError, whole: Option<Mark>) -> Box<ConversionFailure> {
        let restored = whole.is_some();
        match whole {
            Some(mark) => drop(self.state.roll_back(&mut self.ir, mark)),
            None => {
                // What was done stays, and needs its casts.
                let _ = self.finish(false);
                self.tell_listeners();
                self.clean_up();
            }
        }
        Box::new(ConversionFailure {
            diagnostic: error.diagnostic(),
            others: Vec::new(),
            tree: LegalizationTree::default(),
            unlegalized: Vec::new(),
            stats: self.legalizer.stats,
            restored,
        })
    }

    /// Whether the conversion fails where an operation cannot become legal.
    pub(super) fn must_become_legal(&self, op: OpId) -> bool {
        match self.goal {
            Goal::Full => true,
            Goal::Partial => self.legalizer.target.is_illegal(self.ctx, &self.ir, op),
            Goal::Analysis => false,
        }
    }

    /// The operations to convert: pre-order, the blocks of a region as they are met on a walk over the control
    /// flow from its entry; blocks that cannot be reached are left out, and what is in a recursively legal
    /// operation.
    pub(super) fn collect(&mut self, roots: &[OpId]) -> Vec<OpId> {
        let mut ops = Vec::new();
        // What is still to be visited, the next one last.
        let mut pending: Vec<OpId> = roots.iter().rev().copied().collect();
        while let Some(op) = pending.pop() {
            ops.push(op);
            let data = self.ir.op(op);
            if data.regions().is_empty() {
                continue;
            }
            let recursive = self.is_legal(op);
            if recursive.is_some_and(|info| info.recursively) {
                continue;
            }
            for &region in self.ir.op(op).regions().iter().rev() {
                for block in blocks_in_dominance_order(&self.ir, region).into_iter().rev() {
                    pending.extend(self.ir.block_ops_rev(block));
                }
            }
        }
        ops
    }

    fn diagnose(&self, op: OpId, node: &LegalizationNode, goal: Goal) -> Diagnostic {
        let name = &node.name;
        let message = match goal {
            Goal::Full => format!("failed to legalize operation '{name}'"),
            _ => format!("failed to legalize operation '{name}' that was explicitly marked illegal"),
        };
        let mut diagnostic = Diagnostic::error("convert::no_legalization", message);
        diagnostic = self.place(op, diagnostic);
        for line in node.to_string().lines().skip(1) {
            diagnostic = diagnostic.with_note(Diagnostic::note(line.trim_end()));
        }
        diagnostic.with_help(match node.attempts.is_empty() {
            true => format!("add a pattern for '{name}', or make it legal in the conversion target"),
            false => {
                "the notes say why each pattern failed; make its result legal, or add a pattern".to_owned()
            }
        })
    }

    /// Points a diagnostic at an operation.
    fn place(&self, op: OpId, diagnostic: Diagnostic) -> Diagnostic {
        let loc = self.ir.op(op).loc();
        match loc.source() {
            Some(span) => diagnostic.with_label(span, "here"),
            None => diagnostic.with_place(legalize_ir::loc_to_string(self.ctx, loc)),
        }
    }
}

/// The blocks that can be reached from a region's entry, in the order of a depth-first walk.
pub(crate) fn blocks_in_dominance_order(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let Some(entry) = ir.region(region).first() else { return Vec::new() };
    if ir.block(entry).next().is_none() {
        return vec![entry];
    }
    let mut seen = FxHashSet::default();
    let mut order = Vec::new();
    let successors = |block: BlockId| -> Vec<BlockId> {
        ir.block(block).last().map(|op| ir.successors(op).collect()).unwrap_or_default()
    };
    seen.insert(entry);
    order.push(entry);
    let mut stack = vec![successors(entry).into_iter()];
    while let Some(next) = stack.last_mut() {
        match next.next() {
            Some(block) if seen.insert(block) => {
                order.push(block);
                stack.push(successors(block).into_iter());
            }
            Some(_) => {}
            None => {
                stack.pop();
            }
        }
    }
    order
}

/// The nearest operation around `op` that uses nothing from outside.
pub fn isolated_ancestor(ctx: &Context, ir: &Ir, op: OpId) -> Option<OpId> {
    std::iter::successors(Some(op), |&op| ir.parent_op(op))
        .find(|&op| ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE)))
}

/// Whether anything nested in `root` is an unrealized conversion cast.
pub fn has_casts(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    let cast = ctx.common().unrealized_conversion_cast;
    ir.nested_ops(root, WalkOrder::PreOrder).into_iter().any(|op| ir.op(op).name() == cast)
}
