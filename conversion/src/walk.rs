//! The walk driver: one walk over everything nested in an operation, each operation visited once.
//!
//! Nested operations come first. There is no folding, no erasing of dead operations, and no second visit. A pattern
//! may erase the operation that it matched and what is nested in it, nothing else; a pattern that breaks this
//! is an error. Unreachable blocks are skipped.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#walk-pattern-rewrite-driver>.

use legalize_ir::{Context, InsertPoint, Ir, OpId};
use legalize_source::Diagnostic;

use crate::apply::attempt;
use crate::conversion::blocks_in_dominance_order;
use crate::listener::{Event, Listener, Listeners};
use crate::log::{ActionLog, LogTarget, TreeLog};
use crate::matcher::MatchState;
use crate::rewriter::{Cursor, Rewriter};
use crate::set::{CandidateCache, FrozenPatternSet};

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

/// What a walk did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct WalkReport {
    /// Whether a pattern was applied.
    pub changed: bool,
    /// Counts.
    pub stats: WalkStats,
}

/// Walks over everything nested in `root`, not `root` itself, and applies to each operation the first pattern
/// that matches.
///
/// # Errors
/// If a pattern erased an operation that is neither the matched one nor nested in it; that pattern's edits were
/// taken back.
pub fn walk_and_apply_patterns(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
) -> Result<WalkReport, Diagnostic> {
    WalkDriver::new(patterns).run(ctx, ir, root)
}

/// A walk with listeners.
pub struct WalkDriver<'l> {
    patterns: &'l FrozenPatternSet,
    listeners: Listeners<'l>,
}

impl<'l> WalkDriver<'l> {
    /// With these patterns.
    pub fn new(patterns: &'l FrozenPatternSet) -> Self {
        WalkDriver { patterns, listeners: Listeners::new() }
    }

    /// With one more listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'l mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// See [`walk_and_apply_patterns`].
    ///
    /// # Errors
    /// As there.
    pub fn run(self, ctx: &Context, ir: &mut Ir, root: OpId) -> Result<WalkReport, Diagnostic> {
        let mut walk = Walk {
            ctx,
            ir: std::mem::take(ir),
            cursor: Cursor::default(),
            listeners: self.listeners,
            matched: None,
            wrongly_erased: None,
            log: TreeLog::new(LogTarget::Walk),
            actions: ActionLog::new(),
        };
        let result = walk.run(root, self.patterns);
        *ir = walk.ir;
        result
    }
}

struct Walk<'c, 'l> {
    ctx: &'c Context,
    ir: Ir,
    cursor: Cursor,
    listeners: Listeners<'l>,
    matched: Option<OpId>,
    wrongly_erased: Option<String>,
    log: Option<Box<TreeLog>>,
    actions: Option<Box<ActionLog>>,
}

impl<'c> Rewriter<'c> for Walk<'c, '_> {
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

/// A step of the walk; what is nested comes first.
enum Step {
    Enter(OpId),
    Visit(OpId),
}

impl Walk<'_, '_> {
    fn run(&mut self, root: OpId, patterns: &FrozenPatternSet) -> Result<WalkReport, Diagnostic> {
        let mut stats = WalkStats::default();
        let mut candidates = CandidateCache::default();
        let mut scratch = MatchState::new(&patterns.program);
        let mut order = smallvec::SmallVec::new();
        let mut steps = self.steps_into(root);
        while let Some(step) = steps.pop() {
            let op = match step {
                Step::Enter(op) => {
                    if !self.ir.is_live(op) {
                        continue;
                    }
                    steps.push(Step::Visit(op));
                    if !self.ir.op(op).regions().is_empty() {
                        steps.extend(self.steps_into(op));
                    }
                    continue;
                }
                Step::Visit(op) if self.ir.is_live(op) => op,
                Step::Visit(_) => continue,
            };
            stats.ops += 1;
            let all = candidates.of(self.ctx, patterns, self.ir.op(op).name());
            if all.is_empty() {
                continue;
            }
            if let Some(log) = &mut self.log {
                log.begin(self.ctx, &self.ir, op);
            }
            let applied = stats.patterns_applied;
            scratch.begin(op);
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
                let outcome = attempt(patterns, pattern, op, self, &mut scratch);
                self.matched = None;
                if let Some(name) = self.wrongly_erased.take()
                    && outcome.is_ok()
                {
                    self.ir.rollback_to(checkpoint);
                    return Err(self.misuse(op, &info.debug_name, &name));
                }
                match &outcome {
                    Ok(()) => self.ir.commit(checkpoint),
                    Err(_) => self.ir.rollback_to(checkpoint),
                }
                if !self.listeners.is_empty() {
                    let event = Event::PatternEnd { pattern: info, op, failure: outcome.as_ref().err() };
                    self.listeners.notify(self.ctx, &self.ir, &event);
                }
                if let Some(actions) = &self.actions {
                    actions.end(outcome.is_err());
                }
                if let Some(log) = &mut self.log {
                    log.pattern_end(self.ctx, &self.ir, outcome.as_ref().err());
                }
                if outcome.is_ok() {
                    stats.patterns_applied += 1;
                    break;
                }
            }
            if let Some(log) = &mut self.log {
                log.end(match stats.patterns_applied > applied {
                    true => "success : pattern matched",
                    false => "failure : pattern failed to match",
                });
            }
        }
        stats.predicates = scratch.take_evaluated();
        Ok(WalkReport { changed: stats.patterns_applied > 0, stats })
    }

    /// Everything directly in an operation's regions, the first one last.
    fn steps_into(&self, op: OpId) -> Vec<Step> {
        let mut steps = Vec::new();
        for &region in self.ir.op(op).regions().iter().rev() {
            for block in blocks_in_dominance_order(&self.ir, region).into_iter().rev() {
                steps.extend(self.ir.block_ops_rev(block).map(Step::Enter));
            }
        }
        steps
    }

    fn misuse(&self, op: OpId, pattern: &str, erased: &str) -> Diagnostic {
        let diagnostic = Diagnostic::error(
            "convert::walk_erased",
            format!("pattern '{pattern}' erased '{erased}', which is not in the matched operation"),
        )
        .with_help("under the walk driver a pattern may erase only the matched operation and what is in it; use the greedy driver");
        match self.ir.op(op).loc().source() {
            Some(span) => diagnostic.with_label(span, "matched here"),
            None => diagnostic.with_place(legalize_ir::loc_to_string(self.ctx, self.ir.op(op).loc())),
        }
    }
}
