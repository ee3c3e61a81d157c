//! The running driver: rounds, one operation at a time, and the constants of a round.

use legalize_ir::{
    Attribute, Context, Fold, InsertPoint, Ir, Location, Name, NestedWalk, OpId, OpName, RegionId, Traits,
    Type, ValueId, WalkOrder, constant_value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::config::{DEFAULT_MIN_WORK, DEFAULT_WORK_PER_OP};
use super::worklist::{Around, Worklist};
use super::{
    GreedyConfig, GreedyDriver, GreedyReport, GreedyStats, RegionSimplification, StopReason, Strictness,
};
use crate::apply::attempt;
use crate::body::Body;
use crate::budget::CreationBudget;
use crate::checks::Checker;
use crate::failure::{PatternError, PatternErrors};
use crate::fold::{FoldOutcome, Folders, apply_fold, is_trivially_dead};
use crate::listener::{Event, Listeners};
use crate::log::{ActionLog, LogTarget, TreeLog};
use crate::matcher::MatchState;
use crate::pattern::PatternId;
use crate::regions;
use crate::rewriter::{Cursor, Rewriter, replace_now};
use crate::set::{CandidateCache, FrozenPatternSet};

/// Log message for an operation that a pattern was applied to.
const MATCHED: &str = "success : pattern matched";

/// The running driver; the rewriter of its patterns.
pub(super) struct Greedy<'r, 'c, 'l> {
    ctx: &'c Context,
    pub(super) ir: Body<'r>,
    cursor: Cursor,
    patterns: &'l FrozenPatternSet,
    pub(super) config: &'l GreedyConfig,
    listeners: Listeners<'l>,
    candidates: CandidateCache,
    folders: Folders<'c>,
    pub(super) worklist: Worklist,
    /// True while the initial worklist of a round is filled.
    pub(super) filling: bool,
    pub(super) scope: Option<RegionId>,
    pub(super) around: Around,
    pub(super) strict: FxHashSet<OpId>,
    /// State that is lent to the patterns that are tried.
    scratch: Option<Box<MatchState>>,
    stats: GreedyStats,
    applied: FxHashMap<PatternId, u64>,
    last_applied: Option<PatternId>,
    idle: Vec<PatternId>,
    changed: bool,
    stop: StopReason,
    errors: PatternErrors,
    checker: Option<Box<Checker>>,
    budget: CreationBudget,
    log: Option<Box<TreeLog>>,
    actions: Option<Box<ActionLog>>,
}

impl<'c> Rewriter<'c> for Greedy<'_, 'c, '_> {
    crate::rewriter::held!('c);

    // A replacement arrives as `OpModified` of each user, then `OpErased`.
    fn notify(&mut self, event: &Event<'_>) {
        if !self.listeners.is_empty() {
            self.listeners.notify(self.ctx, &self.ir, event);
        }
        if let Some(log) = &mut self.log {
            log.event(self.ctx, &self.ir, event);
        }
        match *event {
            Event::OpInserted { op, .. } => {
                if self.config.strictness == Strictness::ExistingAndNew {
                    self.strict.insert(op);
                }
                self.add_to_worklist(op);
            }
            Event::OpModified { op } => self.add_to_worklist(op),
            Event::OpErased { op } => {
                self.add_operands_to_worklist(op);
                self.worklist.remove(op);
                if self.config.strictness != Strictness::AnyOp {
                    self.strict.remove(&op);
                }
            }
            _ => {}
        }
    }

    // The most frequent edit, without the lists of values that a conversion needs.
    #[track_caller]
    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        replace_now(self, op, values);
    }
}

impl<'r, 'c, 'l> Greedy<'r, 'c, 'l> {
    /// Creates a run on everything nested in `root`, or on some operations.
    pub(super) fn new(
        ctx: &'c Context,
        ir: &'r mut Ir,
        driver: GreedyDriver<'l>,
        root: Option<OpId>,
    ) -> Self {
        let budget = CreationBudget::new(ctx, ir);
        let checks = driver.config.checks.or(driver.patterns.checks());
        Greedy {
            budget,
            ctx,
            ir: Body::new(ir),
            cursor: Cursor::default(),
            patterns: driver.patterns,
            config: driver.config,
            listeners: driver.listeners,
            candidates: CandidateCache::default(),
            folders: Folders::default(),
            worklist: Worklist::default(),
            filling: false,
            scope: None,
            around: Around::default(),
            strict: FxHashSet::default(),
            scratch: None,
            stats: GreedyStats::default(),
            applied: FxHashMap::default(),
            last_applied: None,
            idle: Vec::new(),
            changed: false,
            stop: StopReason::Converged,
            errors: PatternErrors::default(),
            checker: root.map_or_else(|| Checker::anywhere(checks), |root| Checker::below(checks, root)),
            log: TreeLog::new(LogTarget::Greedy),
            actions: ActionLog::new(),
        }
    }

    /// Runs `work` and reports on it. If that stops at a pattern that cannot be evaluated, or at a limit, the
    /// body is restored.
    pub(super) fn run(mut self, work: impl FnOnce(&mut Self)) -> Result<GreedyReport, Box<PatternError>> {
        let checkpoint = self.ir.checkpoint();
        work(&mut self);
        // A run that continues after patterns that cannot be evaluated still stops at limits.
        if self.errors.is_stopped() {
            self.ir.rollback_to(checkpoint);
        } else {
            self.ir.commit(checkpoint);
        }
        self.finish()
    }

    fn finish(mut self) -> Result<GreedyReport, Box<PatternError>> {
        self.stats.predicates = self.scratch.as_mut().map_or(0, |scratch| scratch.take_evaluated());
        let idle_patterns =
            self.idle.iter().map(|&pattern| self.patterns.info(pattern).debug_name.clone()).collect();
        self.errors.finish().map(|errors| GreedyReport {
            changed: self.changed,
            stop: self.stop,
            idle_patterns,
            errors,
            stats: self.stats,
        })
    }

    pub(super) fn simplify_region(&mut self, region: RegionId) {
        if self.errors.is_stopped() {
            return;
        }
        self.scope = self.config.scope.or(Some(region));
        self.around = Around::default();
        if self.config.strictness != Strictness::AnyOp {
            let mut walk = NestedWalk::new(&self.ir, region, WalkOrder::PreOrder);
            self.strict.extend(std::iter::from_fn(|| walk.next(&self.ir)));
        }
        let before = std::mem::replace(&mut self.stop, StopReason::Converged);
        let mut iteration = 0u32;
        let mut simple_at = None;
        loop {
            iteration += 1;
            if self.config.max_iterations.is_some_and(|max| iteration > max) {
                // A limit of zero does not stop a run that is known to continue.
                if iteration > 1 {
                    self.stop = StopReason::IterationLimit { patterns: self.most_applied() };
                }
                break;
            }
            // The previous round may have stopped at its limit, and this one may finish all the work.
            self.stop = StopReason::Converged;
            if let Some(actions) = &mut self.actions {
                actions.begin_round(self.ctx, &self.ir, region, iteration);
            }
            let again = self.round(region, &mut simple_at);
            if let Some(actions) = &mut self.actions {
                actions.end_round();
            }
            self.changed |= again;
            if !again {
                break;
            }
        }
        if !before.converged() {
            self.stop = before;
        }
    }

    /// Runs a round; returns true if another one may find something to do. `simple_at` is the edit count at
    /// which there was nothing to simplify in the region.
    fn round(&mut self, region: RegionId, simple_at: &mut Option<u64>) -> bool {
        self.stats.iterations += 1;
        self.applied.clear();
        let branches = self.fill_worklist(region);
        let mut again = branches && regions::erase_unreachable_blocks(self, region).0;
        again |= self.process();
        if self.errors.is_stopped() {
            return false;
        }
        if self.config.max_rewrites.is_none() && !self.stop.converged() {
            self.changed = true;
            return false;
        }
        if self.config.region_simplification != RegionSimplification::Off
            && *simple_at != Some(self.ir.edit_count())
        {
            let aggressive = self.config.region_simplification == RegionSimplification::Aggressive;
            let simplified = regions::simplify(self, region, aggressive);
            *simple_at = (!simplified).then(|| self.ir.edit_count());
            again |= simplified;
        }
        again
    }

    pub(super) fn simplify_ops(&mut self, ops: &[OpId]) {
        self.scope = self.config.scope.or_else(|| common_region(&self.ir, ops));
        self.around = Around::default();
        if self.config.strictness != Strictness::AnyOp {
            self.strict.extend(ops.iter().copied());
        }
        for &op in ops {
            self.add_single(op);
        }
        self.stats.iterations += 1;
        self.changed |= self.process();
        if !self.worklist.is_empty() {
            self.stop = StopReason::RewriteLimit { patterns: self.most_applied() };
        }
    }

    fn most_applied(&self) -> Vec<String> {
        let mut all: Vec<_> = self.applied.iter().map(|(&pattern, &times)| (times, pattern)).collect();
        all.sort_by_key(|&(times, pattern)| (std::cmp::Reverse(times), pattern));
        all.into_iter().map(|(_, pattern)| self.patterns.info(pattern).debug_name.clone()).collect()
    }

    fn process(&mut self) -> bool {
        let mut changed = false;
        let (mut rewrites, mut folds) = (0, 0);
        let default_limit = DEFAULT_MIN_WORK.max(self.worklist.len() as u64 * DEFAULT_WORK_PER_OP);
        while match self.config.max_rewrites {
            Some(max) => rewrites < max && folds < default_limit,
            None => rewrites + folds < default_limit,
        } {
            let Some(op) = self.worklist.pop() else { return changed };
            let Some(data) = self.ir.try_op(op) else { continue };
            let visited = (data.name(), data.loc());
            self.stats.ops += 1;
            if let Some(log) = &mut self.log {
                log.begin(self.ctx, &self.ir, op);
            }
            let verdict = if is_trivially_dead(self.ctx, &self.ir, op) {
                self.stats.erased += 1;
                self.erase_op(op);
                "success : operation is trivially dead"
            } else if self.config.fold && self.fold(op, visited.0) {
                self.stats.folds += 1;
                folds += 1;
                "success : operation was folded"
            } else if self.apply(op, visited.0) {
                rewrites += 1;
                MATCHED
            } else {
                if let Some(log) = &mut self.log {
                    log.end("failure : pattern failed to match");
                }
                if self.errors.is_stopped() {
                    return changed;
                }
                continue;
            };
            changed = true;
            if let Some(log) = &mut self.log {
                log.end(verdict);
            }
            if let Err(exceeded) = self.budget.check(self.ctx, &self.ir) {
                let pattern = std::mem::take(&mut self.last_applied).filter(|_| verdict == MATCHED);
                let error = self.patterns.reached_limit(self.ctx, pattern, visited, exceeded);
                self.errors.stop_at(error);
                return changed;
            }
        }
        // As above.
        if changed && !self.worklist.is_empty() {
            self.stop = StopReason::RewriteLimit { patterns: self.most_applied() };
        }
        changed
    }

    fn fold(&mut self, op: OpId, name: OpName) -> bool {
        let fold = self.folders.look_for_fold(self.ctx, &self.ir, op, name);
        if matches!(fold, Fold::Unchanged) {
            return false;
        }
        self.cursor.set(Some(InsertPoint::Before(op)));
        match apply_fold(self, op, &fold) {
            FoldOutcome::Unchanged => false,
            FoldOutcome::InPlace => {
                self.notify(&Event::OpModified { op });
                true
            }
            FoldOutcome::Values(values, _) => {
                self.replace_op(op, &values);
                true
            }
        }
    }

    /// Applies the first pattern that matches.
    fn apply(&mut self, op: OpId, name: OpName) -> bool {
        let candidates = self.candidates.of(self.ctx, self.patterns, name);
        if candidates.is_empty() {
            return false;
        }
        let patterns = self.patterns;
        let mut scratch = self.scratch.take().unwrap_or_else(|| Box::new(MatchState::new(&patterns.program)));
        scratch.begin(op);
        scratch.explains = !self.listeners.is_empty() || self.log.is_some();
        let mut checker = self.checker.take();
        let mut order = SmallVec::new();
        candidates.ordered(patterns, self.ctx, &self.ir, &mut scratch, &mut order);
        let mut success = false;
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
            self.stats.patterns_tried += 1;
            let edits = self.ir.edit_count();
            let checkpoint = self.ir.checkpoint();
            let waiting = self.worklist.mark();
            let result = attempt(patterns, pattern, op, self, &mut scratch, checker.as_deref_mut());
            match &result {
                Ok(()) => self.ir.commit(checkpoint),
                // A failing pattern must not leave edits.
                Err(_) if self.ir.edit_count() != edits => {
                    self.ir.rollback_to(checkpoint);
                    self.worklist.back_to(waiting);
                }
                Err(_) => self.ir.commit(checkpoint),
            }
            if !self.listeners.is_empty() {
                let event = Event::PatternEnd { pattern: info, op, failure: result.as_ref().err() };
                self.listeners.notify(self.ctx, &self.ir, &event);
            }
            if let Some(actions) = &mut self.actions {
                actions.end(result.is_err());
            }
            if let Some(log) = &mut self.log {
                log.pattern_end(self.ctx, &self.ir, result.as_ref().err());
            }
            if result.is_ok() {
                self.stats.patterns_applied += 1;
                self.last_applied = Some(pattern);
                *self.applied.entry(pattern).or_default() += 1;
                if self.ir.edit_count() == edits {
                    self.stats.empty_successes += 1;
                    if !self.idle.contains(&pattern) {
                        self.idle.push(pattern);
                    }
                }
                success = true;
                break;
            }
            if let Err(failure) = &result
                && failure.is_error()
            {
                let error = patterns.failed(self.ctx, &self.ir, pattern, op, failure);
                self.errors.add(Some(pattern), error, self.config.keep_going);
                if self.errors.is_stopped() {
                    break;
                }
            }
        }
        self.scratch = Some(scratch);
        self.checker = checker;
        success
    }

    /// Makes a constant unique in the region in which constants of its place are kept. Returns true if the
    /// operation still exists.
    pub(super) fn insert_known_constant(&mut self, op: OpId, constants: &mut Constants) -> bool {
        let Some(value) = constant_value(self.ctx, &self.ir, op) else { return true };
        let data = self.ir.op(op);
        let (Some(block), &[result]) = (data.parent(), data.results()) else { return true };
        let Some(region) = self.insertion_region(op) else { return true };
        let dialect = self.ctx.op_dialect(data.name());
        let key = (region, dialect, value, self.ir.value_type(result));
        if let Some(&known) = constants.unique.get(&key) {
            let by = self.ir.op(known).results()[0];
            self.replace_op(op, &[by]);
            self.ir.set_loc(known, Location::UNKNOWN);
            return false;
        }
        let data = self.ir.op(op);
        let Some(first_block) = self.ir.region(region).first() else { return true };
        let first = self.ir.block(first_block).first();
        if block != first_block {
            self.ir.insert_op(op, InsertPoint::Start(first_block));
            self.ir.set_loc(op, Location::UNKNOWN);
        } else if first != Some(op) && !data.prev().is_some_and(|prev| constants.owned.contains(&prev)) {
            self.ir.insert_op(op, InsertPoint::Start(first_block));
        }
        constants.unique.insert(key, op);
        constants.owned.insert(op);
        true
    }

    /// The region in which constants of an operation's place are kept: that of the nearest enclosing
    /// operation that is isolated from above, keeps its constants, is not registered, or is at the top.
    fn insertion_region(&self, op: OpId) -> Option<RegionId> {
        let mut region = self.ir.parent_region(op)?;
        loop {
            let Some(parent) = self.ir.region(region).parent() else { return Some(region) };
            let holds = Traits::ISOLATED_FROM_ABOVE | Traits::KEEPS_CONSTANTS;
            let isolated = self.ir.info(self.ctx, parent).is_none_or(|info| info.traits.intersects(holds));
            match self.ir.parent_region(parent) {
                Some(outer) if !isolated => region = outer,
                _ => return Some(region),
            }
        }
    }
}

/// Constants that were found in this round.
#[derive(Default)]
pub(super) struct Constants {
    unique: FxHashMap<(RegionId, Name, Attribute, Type), OpId>,
    owned: FxHashSet<OpId>,
}

/// The innermost region that all operations are in.
fn common_region(ir: &Ir, ops: &[OpId]) -> Option<RegionId> {
    let around = |region: RegionId| ir.parent_region(ir.region(region).parent()?);
    let (&first, others) = ops.split_first()?;
    let path: Vec<RegionId> = std::iter::successors(ir.parent_region(first), |&at| around(at)).collect();
    let levels: FxHashMap<RegionId, usize> = path.iter().copied().zip(0..).collect();
    // Each region is left for the one around it once, however many operations are in it.
    let mut left: FxHashSet<RegionId> = FxHashSet::default();
    let mut common = 0;
    for &op in others {
        let mut region = ir.parent_region(op)?;
        while !levels.contains_key(&region) && left.insert(region) {
            region = around(region)?;
        }
        common = common.max(levels.get(&region).copied().unwrap_or(common));
    }
    path.get(common).copied()
}
