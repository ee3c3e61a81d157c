//! The walk driver: one walk over everything nested in an operation, each operation visited once.
//!
//! Nested operations come first, or last if requested. There is no folding, no erasing of dead operations,
//! and no second visit except of operations that a pattern moves ahead of the walk. A pattern may erase the
//! operation that it matched and its nested operations, nothing else; a pattern that breaks this is an error.
//! Unreachable blocks are skipped.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#walk-pattern-rewrite-driver>.

use std::collections::VecDeque;
use std::fmt;

use legalize_ir::{BlockId, Context, InsertPoint, Ir, OpId, RegionId, WalkOrder, located};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashSet;

use crate::apply::attempt;
use crate::block_order::blocks_in_dominance_order;
use crate::body::Body;
use crate::budget::CreationBudget;
use crate::checks::{Checker, PatternChecks};
use crate::failure::{PatternError, PatternErrors};
use crate::listener::{Event, Listener, Listeners};
use crate::log::{ActionLog, LogTarget, TreeLog};
use crate::matcher::MatchState;
use crate::pattern::PatternId;
use crate::rewriter::{Cursor, Rewriter};
use crate::set::{CandidateCache, FrozenPatternSet};

/// Maximum number of visits of a walk, and further ones for each operation that existed at first.
const MAX_VISITS: u64 = 100_000;
const MAX_VISITS_PER_OP: u64 = 100;
/// Number of the last applied patterns that are named if the walk does not come to an end.
const RECENT: usize = 32;

/// Log message for an operation that no pattern was applied to.
const UNMATCHED: &str = "failure : pattern failed to match";

/// Counts of a walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WalkStats {
    /// Operations that were visited.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied.
    pub patterns_applied: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
}

/// Report of a walk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WalkReport {
    /// True if a pattern was applied.
    pub changed: bool,
    /// Applications that cannot be evaluated and were skipped, see [`WalkConfig::keep_going`].
    pub errors: Vec<PatternError>,
    /// Counts.
    pub stats: WalkStats,
}

/// Failure of a walk.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum WalkError {
    /// Forbidden edit of a pattern under this driver; the body is as it was before that pattern.
    Misuse(Diagnostic),
    /// A pattern cannot be evaluated or broke a rule that is checked; the body is as it was before the walk.
    NotEvaluated(Box<PatternError>),
}

impl WalkError {
    /// The error for the user.
    pub fn diagnostic(&self) -> Diagnostic {
        match self {
            WalkError::Misuse(error) => error.clone(),
            WalkError::NotEvaluated(error) => error.diagnostic(),
        }
    }
}

impl fmt::Display for WalkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic().fmt(f)
    }
}

impl std::error::Error for WalkError {}

impl From<WalkError> for Diagnostics {
    fn from(error: WalkError) -> Self {
        error.diagnostic().into()
    }
}

/// Conversion of the boxed error, so that `?` works in a function that fails with [`Diagnostics`].
impl From<Box<WalkError>> for Diagnostics {
    fn from(error: Box<WalkError>) -> Self {
        error.diagnostic().into()
    }
}

/// Walks over everything nested in `root`, not `root` itself, and applies to each operation the first pattern
/// that matches.
///
/// # Errors
/// If a pattern erased an operation that is neither the matched one nor nested in it (that pattern's edits
/// were rolled back), the walk does not end because patterns insert operations ahead of it, a pattern cannot
/// be evaluated or breaks a rule that is checked (then the body is as it was), or the patterns or the body
/// belong to another context.
pub fn walk_and_apply_patterns(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
) -> Result<WalkReport, Box<WalkError>> {
    WalkDriver::new(patterns, &WalkConfig::default()).run(ctx, ir, root)
}

/// Configuration of the walk driver.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct WalkConfig {
    /// Order of the visits: nested operations first, as upstream and by default, or the operation itself, and
    /// then its nested operations if it still exists.
    pub order: WalkOrder,
    /// True if the walk continues after a pattern that cannot be evaluated: that application is skipped and
    /// reported. If false, the walk stops there and the body is restored.
    pub keep_going: bool,
    /// Checks of the edits of each pattern. A violation ends the walk, and the body is restored.
    pub checks: PatternChecks,
}

legalize_source::settings! { impl WalkConfig }

impl Default for WalkConfig {
    fn default() -> Self {
        WalkConfig { order: WalkOrder::PostOrder, keep_going: false, checks: PatternChecks::default() }
    }
}

/// A walk with listeners.
pub struct WalkDriver<'l> {
    patterns: &'l FrozenPatternSet,
    config: &'l WalkConfig,
    listeners: Listeners<'l>,
}

impl<'l> WalkDriver<'l> {
    /// Creates a walk with these patterns.
    pub fn new(patterns: &'l FrozenPatternSet, config: &'l WalkConfig) -> Self {
        WalkDriver { patterns, config, listeners: Listeners::new() }
    }

    /// Adds a listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'l mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// Runs the walk, see [`walk_and_apply_patterns`].
    ///
    /// # Errors
    /// Same as [`walk_and_apply_patterns`].
    pub fn run(self, ctx: &Context, ir: &mut Ir, root: OpId) -> Result<WalkReport, Box<WalkError>> {
        self.patterns.check_context(ctx, ir).map_err(|error| WalkError::Misuse(*error))?;
        let budget = CreationBudget::new(ctx, ir);
        let mut walk = Walk {
            ctx,
            ir: Body::new(ir),
            cursor: Cursor::default(),
            listeners: self.listeners,
            matched: None,
            wrongly_erased: None,
            log: TreeLog::new(LogTarget::Walk),
            actions: ActionLog::new(),
            errors: PatternErrors::default(),
            budget,
            keep_going: self.config.keep_going,
            checks: self.config.checks,
        };
        let checkpoint = walk.ir.checkpoint();
        if let Some(actions) = &mut walk.actions {
            actions.begin_walk(ctx, &walk.ir, root);
        }
        let result = walk.run(root, self.patterns, self.config.order);
        if let Some(actions) = &mut walk.actions {
            actions.end_walk();
        }
        // A run that continues after patterns that cannot be evaluated still stops at limits.
        match &result {
            Err(error) if matches!(**error, WalkError::NotEvaluated(_)) => walk.ir.rollback_to(checkpoint),
            _ => walk.ir.commit(checkpoint),
        }
        result
    }
}

struct Walk<'r, 'c, 'l> {
    ctx: &'c Context,
    ir: Body<'r>,
    cursor: Cursor,
    listeners: Listeners<'l>,
    matched: Option<OpId>,
    wrongly_erased: Option<String>,
    log: Option<Box<TreeLog>>,
    actions: Option<Box<ActionLog>>,
    errors: PatternErrors,
    budget: CreationBudget,
    keep_going: bool,
    checks: PatternChecks,
}

impl<'c> Rewriter<'c> for Walk<'_, 'c, '_> {
    crate::rewriter::held!('c);

    fn notify(&mut self, event: &Event<'_>) {
        self.listeners.notify(self.ctx, &self.ir, event);
        if let Some(log) = &mut self.log {
            log.event(self.ctx, &self.ir, event);
        }
        if let (&Event::OpErased { op }, Some(matched)) = (event, self.matched)
            && !self.ir.is_ancestor(matched, op)
        {
            let name = self.ctx.op_str(self.ir.op(op).name()).to_owned();
            self.wrongly_erased.get_or_insert(name);
        }
    }
}

/// Position of a walk at one nesting level.
enum Level {
    /// The operations of a block after `last`, from `next` on. `next` is determined right before the last one
    /// is visited, as in upstream's iterators, so operations inserted between the two are not visited, and
    /// those moved further on are visited once more.
    Ops { block: BlockId, last: Option<OpId>, next: Option<OpId> },
    /// Blocks, the last one first.
    Blocks(Vec<BlockId>),
    /// An operation's regions from this one on.
    Regions(OpId, usize),
    /// The operation itself.
    Visit(OpId),
}

/// The operations of a walk, one after another.
struct Steps {
    order: WalkOrder,
    levels: Vec<Level>,
}

impl Steps {
    /// Creates the steps of a walk over everything nested in an operation.
    fn new(order: WalkOrder, root: OpId) -> Self {
        Steps { order, levels: vec![Level::Regions(root, 0)] }
    }

    /// The next operation to visit.
    fn next(&mut self, ir: &Ir) -> Option<OpId> {
        loop {
            match self.levels.last_mut()? {
                Level::Ops { block, last, next } => match next_in(ir, *block, *last, *next) {
                    Some(op) => {
                        (*last, *next) = (Some(op), None);
                        let mut inner = [Level::Visit(op), Level::Regions(op, 0)];
                        if self.order == WalkOrder::PreOrder {
                            inner.reverse();
                        }
                        self.levels.extend(inner);
                    }
                    None => drop(self.levels.pop()),
                },
                Level::Blocks(blocks) => match blocks.pop() {
                    Some(block) if ir.is_live_block(block) => {
                        self.levels.push(Level::Ops { block, last: None, next: ir.block(block).first() });
                    }
                    Some(_) => {}
                    None => drop(self.levels.pop()),
                },
                Level::Regions(op, at) => {
                    let region =
                        Some(*op).filter(|&op| ir.is_live(op)).and_then(|op| ir.op(op).regions().get(*at));
                    match region {
                        Some(&region) => {
                            *at += 1;
                            self.levels.push(Level::Blocks(reachable_blocks_rev(ir, region)));
                        }
                        None => drop(self.levels.pop()),
                    }
                }
                &mut Level::Visit(op) => {
                    self.levels.pop();
                    if !ir.is_live(op) {
                        continue;
                    }
                    let around = self.levels.iter_mut().rev().find_map(|level| match level {
                        Level::Ops { next, .. } => Some(next),
                        _ => None,
                    });
                    if let Some(next) = around {
                        *next = ir.op(op).next();
                    }
                    return Some(op);
                }
            }
        }
    }
}

/// The blocks of a region that can be reached from the entry, the last one in the region first.
fn reachable_blocks_rev(ir: &Ir, region: RegionId) -> Vec<BlockId> {
    let reached: FxHashSet<BlockId> = blocks_in_dominance_order(ir, region).into_iter().collect();
    let mut blocks: Vec<BlockId> = ir.region_blocks(region).filter(|block| reached.contains(block)).collect();
    blocks.reverse();
    blocks
}

/// The operation that was to be next, or the one that is next now if that one has left the block.
fn next_in(ir: &Ir, block: BlockId, last: Option<OpId>, next: Option<OpId>) -> Option<OpId> {
    let is_there = |op: &OpId| ir.is_live(*op) && ir.op(*op).parent() == Some(block);
    let next = next?;
    Some(next).filter(is_there).or_else(|| ir.op(last.filter(is_there)?).next())
}

impl Walk<'_, '_, '_> {
    fn run(
        &mut self,
        root: OpId,
        patterns: &FrozenPatternSet,
        walk_order: WalkOrder,
    ) -> Result<WalkReport, Box<WalkError>> {
        let mut stats = WalkStats::default();
        let mut candidates = CandidateCache::default();
        let mut scratch = MatchState::new(&patterns.program);
        scratch.explains = !self.listeners.is_empty() || self.log.is_some();
        let mut checker = Checker::below(self.checks.or(patterns.checks()), root);
        let mut order = smallvec::SmallVec::new();
        let most = MAX_VISITS_PER_OP.saturating_mul(self.ir.nominal_size() as u64).saturating_add(MAX_VISITS);
        let mut steps = Steps::new(walk_order, root);
        let mut recent = VecDeque::with_capacity(RECENT);
        while let Some(op) = steps.next(&self.ir) {
            if stats.ops == most {
                let error = self.endless(op, most, patterns, &recent);
                return Err(Box::new(WalkError::Misuse(error)));
            }
            stats.ops += 1;
            if let Some(log) = &mut self.log {
                log.begin(self.ctx, &self.ir, op);
            }
            let all = candidates.of(self.ctx, patterns, self.ir.op(op).name());
            if all.is_empty() {
                if let Some(log) = &mut self.log {
                    log.end(UNMATCHED);
                }
                continue;
            }
            let applied = stats.patterns_applied;
            scratch.begin(op);
            let visited = (self.ir.op(op).name(), self.ir.op(op).loc());
            all.ordered(patterns, self.ctx, &self.ir, &mut scratch, &mut order);
            for &pattern in &order {
                let info = patterns.info(pattern);
                if !self.listeners.is_empty() {
                    self.listeners.notify(self.ctx, &self.ir, &Event::PatternBegin { pattern: info, op });
                }
                if let Some(log) = &mut self.log {
                    log.pattern(info);
                }
                if let Some(actions) = &mut self.actions {
                    actions.begin(self.ctx, &self.ir, info, op);
                }
                self.cursor.reset();
                self.cursor.set(Some(InsertPoint::Before(op)));
                self.matched = Some(op);
                stats.patterns_tried += 1;
                let checkpoint = self.ir.checkpoint();
                let checker = checker.as_deref_mut();
                let outcome = attempt(patterns, pattern, op, self, &mut scratch, checker);
                self.matched = None;
                if let Some(name) = self.wrongly_erased.take()
                    && outcome.is_ok()
                {
                    self.ir.rollback_to(checkpoint);
                    return Err(Box::new(WalkError::Misuse(self.misuse(op, &info.debug_name, &name))));
                }
                match &outcome {
                    Ok(()) => self.ir.commit(checkpoint),
                    Err(_) => self.ir.rollback_to(checkpoint),
                }
                if !self.listeners.is_empty() {
                    let event = Event::PatternEnd { pattern: info, op, failure: outcome.as_ref().err() };
                    self.listeners.notify(self.ctx, &self.ir, &event);
                }
                if let Some(actions) = &mut self.actions {
                    actions.end(outcome.is_err());
                }
                if let Some(log) = &mut self.log {
                    log.pattern_end(self.ctx, &self.ir, outcome.as_ref().err());
                }
                if outcome.is_ok() {
                    stats.patterns_applied += 1;
                    if let Err(exceeded) = self.budget.check(self.ctx, &self.ir) {
                        let applied = Some(pattern);
                        let error = patterns.reached_limit(self.ctx, applied, visited, exceeded);
                        self.errors.stop_at(error);
                    }
                    if recent.len() == RECENT {
                        recent.pop_front();
                    }
                    recent.push_back(pattern);
                    break;
                }
                if let Err(failure) = &outcome
                    && failure.is_error()
                {
                    let error = patterns.failed(self.ctx, &self.ir, pattern, op, failure);
                    self.errors.add(Some(pattern), error, self.keep_going);
                    if self.errors.is_stopped() {
                        break;
                    }
                }
            }
            if let Some(log) = &mut self.log {
                log.end(if stats.patterns_applied > applied {
                    "success : pattern matched"
                } else {
                    UNMATCHED
                });
            }
            if self.errors.is_stopped() {
                break;
            }
        }
        stats.predicates = scratch.take_evaluated();
        match self.errors.finish() {
            Ok(errors) => Ok(WalkReport { changed: stats.patterns_applied > 0, errors, stats }),
            Err(error) => Err(Box::new(WalkError::NotEvaluated(error))),
        }
    }

    /// Error for a walk in which operations are inserted ahead of it faster than it proceeds. Names the
    /// patterns that were applied last, each once.
    fn endless(
        &self,
        op: OpId,
        most: u64,
        patterns: &FrozenPatternSet,
        recent: &VecDeque<PatternId>,
    ) -> Diagnostic {
        let mut names: Vec<&str> = Vec::new();
        for &pattern in recent {
            let name = patterns.info(pattern).debug_name.as_str();
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let names = names.join(", ");
        let message = format!(
            "the walk does not terminate: it has visited {most} operations; patterns still apply: {names}"
        );
        let help =
            "create or move operations before the matched one: after it they are visited and matched again";
        located(
            self.ctx,
            self.ir.op(op).loc(),
            Diagnostic::error("convert::walk_endless", message).with_help(help),
        )
    }

    fn misuse(&self, op: OpId, pattern: &str, erased: &str) -> Diagnostic {
        let diagnostic = Diagnostic::error(
            "convert::walk_erased",
            format!("pattern '{pattern}' erased '{erased}', which is not in the matched operation"),
        )
        .with_help("use the greedy driver: under the walk driver a pattern may erase only the matched operation and what is in it");
        match self.ir.op(op).loc().source() {
            Some(span) => diagnostic.with_label(span, "matched here"),
            None => located(self.ctx, self.ir.op(op).loc(), diagnostic),
        }
    }
}
