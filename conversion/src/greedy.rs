//! The greedy driver: patterns and folds are applied, best first, until nothing changes.
//!
//! Operations wait on a stack; an operation that is made or changed waits again, with all operations around it.
//! Dead operations are erased before anything is tried. Between rounds constants are made unique at the start of
//! the region that they may live in, unreachable blocks are erased and regions are simplified.
//!
//! Mirrors <https://mlir.llvm.org/docs/PatternRewriter/#greedy-pattern-rewrite-driver>; attempts are made in the
//! same order.

use legalize_ir::{
    Attribute, Context, InsertPoint, Ir, Location, Name, OpId, RegionId, Traits, Type, WalkOrder,
};
use rustc_hash::{FxHashMap, FxHashSet};
use slotmap::SecondaryMap;
use smallvec::SmallVec;

use crate::apply::attempt;
use crate::fold::{FoldOutcome, can_fold, constant_value, fold_op, is_trivially_dead};
use crate::listener::{Event, Listener, Listeners};
use crate::matcher::MatchState;
use crate::regions;
use crate::rewriter::{Cursor, Rewriter};
use crate::set::{CandidateCache, FrozenPatternSet, PatternId};

/// Which operations patterns are tried on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// All in scope.
    #[default]
    AnyOp,
    /// Those that were there at the start, and new ones.
    ExistingAndNew,
    /// Those that were there at the start.
    Existing,
}

/// How regions are simplified between rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RegionSimplification {
    /// Not at all.
    Off,
    /// Unreachable blocks, dead operations and dead block arguments are erased.
    #[default]
    Normal,
    /// Moreover, equal blocks are merged and block arguments that are always the same are dropped.
    Aggressive,
}

/// See [`GreedyConfig::max_rewrites`].
const DEFAULT_MIN_WORK: u64 = 1_000_000;
const DEFAULT_WORK_PER_OP: u64 = 32;

/// How the greedy driver runs.
#[derive(Clone, Debug)]
pub struct GreedyConfig {
    /// Whether the first operation is visited first; else the last one is.
    pub top_down: bool,
    /// Most rounds; no limit if absent.
    pub max_iterations: Option<u32>,
    /// Most pattern applications in one round. If absent, applications and folds together may be 32 for each
    /// operation that the round starts with, and at least a million: patterns that trigger each other end.
    pub max_rewrites: Option<u64>,
    /// Whether operations are folded.
    pub fold: bool,
    /// Whether equal constants are made one at the start of each round.
    pub cse_constants: bool,
    /// How regions are simplified.
    pub region_simplification: RegionSimplification,
    /// Which operations patterns are tried on.
    pub strictness: Strictness,
    /// The region beyond which nothing is visited; the simplified region itself if absent.
    pub scope: Option<RegionId>,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        GreedyConfig {
            top_down: false,
            max_iterations: Some(10),
            max_rewrites: None,
            fold: true,
            cse_constants: true,
            region_simplification: RegionSimplification::Normal,
            strictness: Strictness::AnyOp,
            scope: None,
        }
    }
}

/// Why the driver stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// Nothing changes any more.
    Converged,
    /// The limit of rounds was reached.
    IterationLimit {
        /// The patterns that were applied in the last round, most often applied first.
        patterns: Vec<String>,
    },
    /// The limit of pattern applications was reached.
    RewriteLimit {
        /// The patterns that were applied in the last round, most often applied first.
        patterns: Vec<String>,
    },
}

impl StopReason {
    /// Whether nothing changes any more.
    pub fn converged(&self) -> bool {
        *self == StopReason::Converged
    }
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GreedyStats {
    /// Operations that were taken off the stack.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied.
    pub patterns_applied: u64,
    /// Patterns that reported success without an edit.
    pub empty_successes: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
    /// Folds.
    pub folds: u64,
    /// Dead operations that were erased.
    pub erased: u64,
    /// Rounds.
    pub iterations: u32,
}

/// What a run did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GreedyResult {
    /// Whether anything was changed.
    pub changed: bool,
    /// Why it stopped.
    pub stop: StopReason,
    /// Patterns that reported success without an edit.
    pub idle_patterns: Vec<String>,
    /// Counts.
    pub stats: GreedyStats,
}

/// Applies patterns to everything nested in `root`, but not to `root` itself.
pub fn apply_patterns_greedily(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
) -> GreedyResult {
    GreedyDriver::new(patterns, config).run(ctx, ir, root)
}

/// Applies patterns to these operations, and to what becomes interesting through that.
pub fn apply_op_patterns_greedily(
    ctx: &Context,
    ir: &mut Ir,
    ops: &[OpId],
    patterns: &FrozenPatternSet,
    config: &GreedyConfig,
) -> GreedyResult {
    GreedyDriver::new(patterns, config).run_on_ops(ctx, ir, ops)
}

/// A run of the greedy driver with listeners.
pub struct GreedyDriver<'l> {
    patterns: &'l FrozenPatternSet,
    config: &'l GreedyConfig,
    listeners: Listeners<'l>,
}

impl<'l> GreedyDriver<'l> {
    /// With these patterns.
    pub fn new(patterns: &'l FrozenPatternSet, config: &'l GreedyConfig) -> Self {
        GreedyDriver { patterns, config, listeners: Listeners::new() }
    }

    /// With one more listener.
    #[must_use]
    pub fn with_listener(mut self, listener: &'l mut dyn Listener) -> Self {
        self.listeners.add(listener);
        self
    }

    /// See [`apply_patterns_greedily`].
    pub fn run(self, ctx: &Context, ir: &mut Ir, root: OpId) -> GreedyResult {
        let regions: Vec<RegionId> = ir.op(root).regions().to_vec();
        let mut greedy = Greedy::new(ctx, std::mem::take(ir), self);
        for region in regions {
            greedy.simplify_region(region);
        }
        let (result, body) = greedy.finish();
        *ir = body;
        result
    }

    /// Applies patterns to everything nested in a region.
    pub fn run_on_region(self, ctx: &Context, ir: &mut Ir, region: RegionId) -> GreedyResult {
        let mut greedy = Greedy::new(ctx, std::mem::take(ir), self);
        greedy.simplify_region(region);
        let (result, body) = greedy.finish();
        *ir = body;
        result
    }

    /// See [`apply_op_patterns_greedily`].
    pub fn run_on_ops(self, ctx: &Context, ir: &mut Ir, ops: &[OpId]) -> GreedyResult {
        let mut greedy = Greedy::new(ctx, std::mem::take(ir), self);
        greedy.simplify_ops(ops);
        let (result, body) = greedy.finish();
        *ir = body;
        result
    }
}

/// Operations that wait, each once; the last one is next.
#[derive(Default)]
struct Worklist {
    list: Vec<Option<OpId>>,
    places: SecondaryMap<OpId, u32>,
    /// What was removed since the last mark.
    removed: Vec<(u32, OpId)>,
}

impl Worklist {
    /// A point to go back to if a pattern fails.
    fn mark(&mut self) -> usize {
        self.removed.clear();
        self.list.len()
    }

    /// Goes back to the last mark.
    fn back_to(&mut self, mark: usize) {
        for op in self.list.drain(mark..).flatten() {
            self.places.remove(op);
        }
        for (place, op) in self.removed.drain(..).rev() {
            if (place as usize) < mark {
                self.list[place as usize] = Some(op);
                self.places.insert(op, place);
            }
        }
    }

    #[inline]
    fn push(&mut self, op: OpId) {
        if self.places.contains_key(op) {
            return;
        }
        self.places.insert(op, self.list.len() as u32);
        self.list.push(Some(op));
    }

    fn pop(&mut self) -> Option<OpId> {
        while let Some(last) = self.list.pop() {
            if let Some(op) = last {
                self.places.remove(op);
                return Some(op);
            }
        }
        None
    }

    fn remove(&mut self, op: OpId) {
        if let Some(place) = self.places.remove(op) {
            self.list[place as usize] = None;
            self.removed.push((place, op));
        }
    }

    fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    fn clear(&mut self) {
        self.list.clear();
        self.places.clear();
    }

    fn reverse(&mut self) {
        self.list.reverse();
        for (place, op) in self.list.iter().enumerate() {
            if let Some(op) = op {
                self.places.insert(*op, place as u32);
            }
        }
    }
}

/// The running driver; the rewriter of its patterns.
struct Greedy<'c, 'l> {
    ctx: &'c Context,
    ir: Ir,
    cursor: Cursor,
    patterns: &'l FrozenPatternSet,
    config: &'l GreedyConfig,
    listeners: Listeners<'l>,
    candidates: CandidateCache,
    worklist: Worklist,
    scope: Option<RegionId>,
    strict: FxHashSet<OpId>,
    scratch: MatchState,
    stats: GreedyStats,
    applied: FxHashMap<PatternId, u64>,
    idle: Vec<PatternId>,
    changed: bool,
    stop: StopReason,
}

impl<'c> Rewriter<'c> for Greedy<'c, '_> {
    fn ctx(&self) -> &'c Context {
        self.ctx
    }

    fn ir(&self) -> &Ir {
        &self.ir
    }

    fn ir_mut(&mut self) -> &mut Ir {
        &mut self.ir
    }

    fn cursor(&mut self) -> &mut Cursor {
        &mut self.cursor
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        self.cursor.at()
    }

    fn notify(&mut self, event: &Event<'_>) {
        if !self.listeners.is_empty() {
            self.listeners.notify(self.ctx, &self.ir, event);
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
}

impl<'c, 'l> Greedy<'c, 'l> {
    fn new(ctx: &'c Context, ir: Ir, driver: GreedyDriver<'l>) -> Self {
        Greedy {
            ctx,
            ir,
            cursor: Cursor::default(),
            patterns: driver.patterns,
            config: driver.config,
            listeners: driver.listeners,
            candidates: CandidateCache::default(),
            worklist: Worklist::default(),
            scope: None,
            strict: FxHashSet::default(),
            scratch: MatchState::default(),
            stats: GreedyStats::default(),
            applied: FxHashMap::default(),
            idle: Vec::new(),
            changed: false,
            stop: StopReason::Converged,
        }
    }

    fn finish(mut self) -> (GreedyResult, Ir) {
        self.stats.predicates = self.scratch.take_evaluated();
        let idle_patterns =
            self.idle.iter().map(|&pattern| self.patterns.info(pattern).debug_name.clone()).collect();
        let result =
            GreedyResult { changed: self.changed, stop: self.stop, idle_patterns, stats: self.stats };
        (result, self.ir)
    }

    fn simplify_region(&mut self, region: RegionId) {
        self.scope = self.config.scope.or(Some(region));
        if self.config.strictness != Strictness::AnyOp {
            self.strict.extend(nested_in_region(&self.ir, region, WalkOrder::PreOrder));
        }
        let mut iteration = 0u32;
        loop {
            iteration += 1;
            if self.config.max_iterations.is_some_and(|max| iteration > max) {
                self.stop = StopReason::IterationLimit { patterns: self.busiest() };
                break;
            }
            self.stats.iterations += 1;
            self.applied.clear();
            self.fill_worklist(region);
            let mut again = regions::erase_unreachable_blocks(self, region);
            again |= self.process();
            if self.config.max_rewrites.is_none() && !self.stop.converged() {
                self.changed = true;
                break;
            }
            if self.config.region_simplification != RegionSimplification::Off {
                let aggressive = self.config.region_simplification == RegionSimplification::Aggressive;
                again |= regions::simplify(self, region, aggressive);
            }
            self.changed |= again;
            if !again {
                break;
            }
        }
    }

    fn simplify_ops(&mut self, ops: &[OpId]) {
        self.scope = self.config.scope.or_else(|| common_region(&self.ir, ops));
        if self.config.strictness != Strictness::AnyOp {
            self.strict.extend(ops.iter().copied());
        }
        for &op in ops {
            self.add_single(op);
        }
        self.stats.iterations += 1;
        self.changed |= self.process();
        if !self.worklist.is_empty() {
            self.stop = StopReason::RewriteLimit { patterns: self.busiest() };
        }
    }

    fn busiest(&self) -> Vec<String> {
        let mut all: Vec<_> = self.applied.iter().map(|(&pattern, &times)| (times, pattern)).collect();
        all.sort_by_key(|&(times, pattern)| (std::cmp::Reverse(times), pattern));
        all.into_iter().map(|(_, pattern)| self.patterns.info(pattern).debug_name.clone()).collect()
    }

    // The worklist.

    fn fill_worklist(&mut self, region: RegionId) {
        self.worklist.clear();
        let mut constants = Constants::default();
        let order = if self.config.top_down { WalkOrder::PreOrder } else { WalkOrder::PostOrder };
        for op in nested_in_region(&self.ir, region, order) {
            if !self.config.cse_constants || self.insert_known_constant(op, &mut constants) {
                self.add_to_worklist(op);
            }
        }
        if self.config.top_down {
            self.worklist.reverse();
        }
    }

    /// Enqueues an operation and all operations around it, if it is in scope.
    fn add_to_worklist(&mut self, op: OpId) {
        let Some(mut region) = self.region_of(op) else { return };
        if Some(region) == self.scope {
            return self.add_single(op);
        }
        let mut ops: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[op]);
        loop {
            if Some(region) == self.scope {
                ops.into_iter().for_each(|op| self.add_single(op));
                return;
            }
            let Some(parent) = self.ir.region(region).parent() else { return };
            ops.push(parent);
            match self.ir.parent_region(parent) {
                Some(outer) => region = outer,
                None => {
                    if self.scope.is_none() {
                        ops.into_iter().for_each(|op| self.add_single(op));
                    }
                    return;
                }
            }
        }
    }

    fn region_of(&self, op: OpId) -> Option<RegionId> {
        self.ir.parent_region(op)
    }

    fn add_single(&mut self, op: OpId) {
        if self.config.strictness == Strictness::AnyOp || self.strict.contains(&op) {
            self.worklist.push(op);
        }
    }

    /// Enqueues what an operation that goes away reads, where at most one other reader is left.
    fn add_operands_to_worklist(&mut self, op: OpId) {
        for index in 0..self.ir.op(op).operand_count() {
            let value = self.ir.operand(op, index);
            let Some(definer) = self.ir.defining_op(value) else { continue };
            let mut other = None;
            let many = self.ir.uses(value).any(|value_use| {
                let user = value_use.op;
                if user == op || Some(user) == other {
                    return false;
                }
                other.replace(user).is_some()
            });
            if !many {
                self.add_to_worklist(definer);
            }
        }
    }

    // Processing.

    fn process(&mut self) -> bool {
        let mut changed = false;
        let (mut rewrites, mut folds) = (0, 0);
        let default_limit = DEFAULT_MIN_WORK.max(self.worklist.list.len() as u64 * DEFAULT_WORK_PER_OP);
        while match self.config.max_rewrites {
            Some(max) => rewrites < max,
            None => rewrites + folds < default_limit,
        } {
            let Some(op) = self.worklist.pop() else { return changed };
            if !self.ir.is_live(op) {
                continue;
            }
            self.stats.ops += 1;
            if is_trivially_dead(self.ctx, &self.ir, op) {
                self.stats.erased += 1;
                self.erase_op(op);
                changed = true;
                continue;
            }
            if self.config.fold && can_fold(self.ctx, &self.ir, op) && self.fold(op) {
                self.stats.folds += 1;
                folds += 1;
                changed = true;
                continue;
            }
            if self.apply(op) {
                rewrites += 1;
                changed = true;
            }
        }
        if !self.worklist.is_empty() {
            self.stop = StopReason::RewriteLimit { patterns: self.busiest() };
        }
        changed
    }

    fn fold(&mut self, op: OpId) -> bool {
        self.cursor.set(Some(InsertPoint::Before(op)));
        match fold_op(self, op) {
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
    fn apply(&mut self, op: OpId) -> bool {
        let candidates = self.candidates.of(self.ctx, self.patterns, self.ir.op(op).name());
        if candidates.is_empty() {
            return false;
        }
        let patterns = self.patterns;
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.begin(op);
        let mut order = SmallVec::new();
        candidates.ordered(patterns, self.ctx, &self.ir, &mut scratch, &mut order);
        let mut success = false;
        for pattern in order {
            let info = patterns.info(pattern);
            if !self.listeners.is_empty() {
                self.listeners.notify(self.ctx, &self.ir, &Event::PatternBegin { pattern: info, op });
            }
            self.cursor.reset();
            self.cursor.set(Some(InsertPoint::Before(op)));
            self.stats.patterns_tried += 1;
            let edits = self.ir.edit_count();
            let checkpoint = self.ir.checkpoint();
            let waiting = self.worklist.mark();
            let result = attempt(patterns, pattern, op, self, &mut scratch);
            match &result {
                Ok(()) => self.ir.commit(checkpoint),
                // A failing pattern leaves nothing behind.
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
            if result.is_ok() {
                self.stats.patterns_applied += 1;
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
        }
        self.scratch = scratch;
        success
    }

    // Constants.

    /// Makes a constant unique in the region that it may live in. Says whether the operation is still there.
    fn insert_known_constant(&mut self, op: OpId, constants: &mut Constants) -> bool {
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
            self.ir.place_op(op, InsertPoint::Start(first_block));
            self.ir.set_loc(op, Location::UNKNOWN);
        } else if first != Some(op) && !data.prev().is_some_and(|prev| constants.owned.contains(&prev)) {
            self.ir.place_op(op, InsertPoint::Start(first_block));
        }
        constants.unique.insert(key, op);
        constants.owned.insert(op);
        true
    }

    /// The region that constants of an operation's place live in: that of the nearest operation around it that
    /// is isolated from above, not registered, or at the top.
    fn insertion_region(&self, op: OpId) -> Option<RegionId> {
        let mut region = self.ir.parent_region(op)?;
        loop {
            let Some(parent) = self.ir.region(region).parent() else { return Some(region) };
            let isolated = self
                .ir
                .info(self.ctx, parent)
                .is_none_or(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE));
            match self.ir.parent_region(parent) {
                Some(outer) if !isolated => region = outer,
                _ => return Some(region),
            }
        }
    }
}

/// Constants that were met in this round.
#[derive(Default)]
struct Constants {
    unique: FxHashMap<(RegionId, Name, Attribute, Type), OpId>,
    owned: FxHashSet<OpId>,
}

/// Everything nested in a region, in walk order.
fn nested_in_region(ir: &Ir, region: RegionId, order: WalkOrder) -> Vec<OpId> {
    let mut all = Vec::new();
    for block in ir.region_blocks(region) {
        for op in ir.block_ops(block) {
            if ir.op(op).regions().is_empty() {
                all.push(op);
            } else {
                all.extend(ir.nested_ops(op, order));
            }
        }
    }
    all
}

/// The innermost region that all operations are in.
fn common_region(ir: &Ir, ops: &[OpId]) -> Option<RegionId> {
    let regions_around = |op: OpId| {
        std::iter::successors(ir.parent_region(op), |&region| ir.parent_region(ir.region(region).parent()?))
    };
    let (&first, others) = ops.split_first()?;
    regions_around(first)
        .find(|&region| others.iter().all(|&op| regions_around(op).any(|other| other == region)))
}
