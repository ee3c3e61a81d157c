//! Making one operation legal: the recursion at the heart of a dialect conversion.
//!
//! An operation that is not legal is folded, or rewritten by the first pattern whose whole effect can become
//! legal in turn; whatever does not work out is taken back. Recursion is bounded by [`MAX_DEPTH`].

use legalize_ir::{Context, Fold, InsertPoint, Location, OpId, OpName, ValueId};
use smallvec::SmallVec;

use super::cost::LegalizationOrder;
use super::failures::Failures;
use super::rewriter::ConversionRewriter;
use super::state::Action;
use super::tree::LegalizationNode;
use super::{ConversionConfig, ConversionStats, FoldingMode};
use crate::apply::attempt;
use crate::budget::CreationBudget;
use crate::failure::PatternErrors;
use crate::fold::{FoldOutcome, apply_fold, info_to_fold, look_for_fold, look_for_fold_of};
use crate::listener::{Event, Listeners};
use crate::matcher::MatchState;
use crate::pattern::MatchFailure;
use crate::pattern::PatternId;
use crate::rewriter::Rewriter;
use crate::set::{Body, FrozenPatternSet};
use crate::target::{LegalInfo, ResolvedTarget};

/// How many patterns may be applied inside of each other's results.
pub(super) const MAX_DEPTH: u32 = 256;

/// Of how many operations it is told why they cannot be legalized, all that led to one failure taken together. There may be
/// more than anybody can read: each of a few patterns leads to an operation with a few patterns, and so on.
pub(super) const MAX_TOLD: u32 = 1000;

/// How often one operation is folded in place.
const MAX_FOLDS: u32 = 64;

/// What decides about legality, and what is under way.
pub(super) struct Legalizer<'c> {
    pub target: ResolvedTarget<'c>,
    pub patterns: &'c FrozenPatternSet,
    pub config: &'c ConversionConfig,
    pub order: LegalizationOrder,
    pub listeners: Listeners<'c>,
    pub stats: ConversionStats,
    /// Whether it is told why an operation cannot be legalized. What fails on the way to something legal need not be
    /// put into words.
    pub explaining: bool,
    /// How many operations it was told of since the last one that was not made by a pattern.
    pub told: u32,
    /// The patterns that were being applied inside of each other when there were too many, if there were for the last
    /// operation that was not made by a pattern.
    pub too_deep: Option<Vec<String>>,
    /// The patterns that cannot be evaluated.
    pub errors: PatternErrors,
    /// What the conversion may create, what is undone included, and how many patterns it may apply.
    pub budget: CreationBudget,
    most_attempts: u64,
    pub applied: Vec<PatternId>,
    pub depth: u32,
    /// What could not be legalized on the way of the last operation that was not made by a pattern.
    pub failures: Failures,
    #[expect(clippy::vec_box, reason = "states go to patterns and come back; only the pointer moves")]
    scratch: Vec<Box<MatchState>>,
}

impl<'c> Legalizer<'c> {
    pub fn new(
        target: ResolvedTarget<'c>,
        patterns: &'c FrozenPatternSet,
        config: &'c ConversionConfig,
        order: LegalizationOrder,
        listeners: Listeners<'c>,
        budget: CreationBudget,
        ctx: &Context,
    ) -> Self {
        Legalizer {
            most_attempts: budget.attempts(ctx),
            budget,
            target,
            patterns,
            config,
            order,
            listeners,
            stats: ConversionStats::default(),
            explaining: false,
            told: 0,
            too_deep: None,
            errors: PatternErrors::default(),
            applied: Vec::new(),
            depth: 0,
            failures: Failures::default(),
            scratch: Vec::new(),
        }
    }
}

/// An operation that could not be legalized: why, if that is to be told.
pub(super) type Illegal = Option<Box<LegalizationNode>>;

/// What was tried, before it is put into words.
pub(super) enum Tried {
    NoMatch(MatchFailure),
    Illegal(Vec<LegalizationNode>),
    Recursion,
    TooDeep,
}

impl Tried {
    /// Something that was made cannot be legalized.
    fn illegal(node: Illegal) -> Self {
        Tried::Illegal(node.into_iter().map(|node| *node).collect())
    }
}

impl ConversionRewriter<'_> {
    /// Makes an operation legal.
    #[inline]
    pub(super) fn legalize_op(&mut self, op: OpId) -> Result<(), Illegal> {
        if self.log.is_some() { self.legalize_with_log(op) } else { self.legalize_quietly(op) }
    }

    #[cold]
    fn legalize_with_log(&mut self, op: OpId) -> Result<(), Illegal> {
        if let Some(log) = &mut self.log {
            log.begin(self.ctx, &self.ir, op);
        }
        let legal = self.is_legal(op).is_some();
        let ignored = self.state.is_ignored(op);
        let result = self.legalize_quietly(op);
        if let Some(log) = &mut self.log {
            log.end(match &result {
                Ok(()) if legal => "success : operation marked legal by the target",
                Ok(()) if ignored => "success : operation marked 'ignored' during conversion",
                Ok(()) => "success : operation was legalized",
                Err(_) => "failure : operation could not be legalized",
            });
        }
        result
    }

    /// Whether an operation is legal.
    #[inline]
    pub(super) fn is_legal(&mut self, op: OpId) -> Option<LegalInfo> {
        self.legalizer.target.is_legal(self.ctx, &self.ir, op)
    }

    #[inline]
    fn legalize_quietly(&mut self, op: OpId) -> Result<(), Illegal> {
        if let Some(info) = self.is_legal(op) {
            if info.recursively {
                for nested in self.ir.nested_ops(op, legalize_ir::WalkOrder::PreOrder).into_iter().skip(1) {
                    self.state.set_ignored(nested);
                }
            }
            return Ok(());
        }
        if self.state.is_ignored(op) { Ok(()) } else { self.legalize_illegal(op) }
    }

    /// Makes an operation legal that is not.
    fn legalize_illegal(&mut self, op: OpId) -> Result<(), Illegal> {
        // Nothing is tried any more; all is undone.
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
            let name = self.ir.op(op).name();
            let all = self.legalizer.order.all_of(self.ctx, self.legalizer.patterns, name);
            let untried = all.iter().map(|&pattern| (pattern, Tried::TooDeep)).collect();
            return Err(self.node(op, untried));
        }
        match self.legalizer.depth > 0 && self.legalizer.config.remember_failures {
            true => self.legalize_on_the_way(op),
            false => self.legalize_now(op),
        }
    }

    /// Makes an operation legal that is not, whatever has happened before.
    #[inline(always)]
    pub(super) fn legalize_now(&mut self, op: OpId) -> Result<(), Illegal> {
        self.legalizer.depth += 1;
        let explaining = self.legalizer.explaining;
        self.legalizer.told += 1;
        self.legalizer.explaining = explaining && self.legalizer.told <= MAX_TOLD;
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
        /// The last patterns tell of what repeats.
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
        let Some(info) = info_to_fold(self.ctx, &self.ir, op) else { return false };
        match look_for_fold_of(self.ctx, &self.ir, op, info) {
            Fold::Unchanged => {
                self.note_fold_failure();
                false
            }
            found => self.legalize_by_found_fold(op, found),
        }
    }

    fn legalize_by_found_fold(&mut self, op: OpId, mut found: Fold) -> bool {
        let mark = self.state.mark(&mut self.ir);
        self.cursor.reset();
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
                    found = look_for_fold(self.ctx, &self.ir, op);
                }
                FoldOutcome::Unchanged if folds == 0 => {
                    // Nothing was done.
                    self.note_fold_failure();
                    self.state.accept(&mut self.ir, mark);
                    return false;
                }
                // Folded as far as it goes, it is legalized as any other.
                FoldOutcome::InPlace | FoldOutcome::Unchanged => {
                    if self.legalize_by_pattern(op).is_ok() {
                        break true;
                    }
                    // What was folded in place stays so, as upstream has it, where the operation may stay.
                    self.note_fold_failure();
                    self.state.clear_pattern();
                    self.state.accept(&mut self.ir, mark);
                    self.legalizer.failures.forget();
                    return false;
                }
            }
        };
        if done {
            if let Some(log) = &mut self.log {
                log.note("* Fold : success");
            }
            self.legalizer.stats.folds += 1;
            self.state.clear_pattern();
            self.state.accept(&mut self.ir, mark);
        } else {
            self.note_fold_failure();
            self.roll_back(mark);
        }
        done
    }

    fn note_fold_failure(&mut self) {
        if let Some(log) = &mut self.log {
            log.note("* Fold : failure");
        }
    }

    /// Keeps the event of an operation that a folder looked at with success.
    fn note_fold(&mut self, op: OpId) {
        if self.state.keep_late {
            self.state.late.push(super::state::Late::OpModified(op));
        } else if self.immediate {
            self.tell(&Event::OpModified { op });
        }
    }

    fn accept_fold(&mut self, op: OpId, values: &[ValueId], constants: &[OpId]) -> bool {
        self.replace_op(op, values);
        self.state.clear_pattern();
        if self.misuse.take().is_some() {
            return false;
        }
        constants.iter().all(|&constant| self.legalize_op(constant).is_ok())
    }

    fn legalize_by_pattern(&mut self, op: OpId) -> Result<(), Illegal> {
        let visited = (self.ir.op(op).name(), self.ir.op(op).loc());
        let name = visited.0;
        let patterns = self.legalizer.patterns;
        let candidates = self.legalizer.order.of(self.ctx, patterns, name);
        if candidates.is_empty() {
            return Err(self.node(op, Vec::new()));
        }
        // Only where it is told is there anything to remember.
        let mut tried: Option<Vec<(PatternId, Tried)>> = None;
        let mut scratch =
            self.legalizer.scratch.pop().unwrap_or_else(|| Box::new(MatchState::new(&patterns.program)));
        scratch.begin(op);
        let mut order = SmallVec::new();
        candidates.ordered(patterns, self.ctx, &self.ir, &mut scratch, &mut order);
        let mut success = false;
        for &pattern in &order {
            if !self.legalizer.applied.is_empty() && self.is_recursion(pattern) {
                if self.legalizer.explaining {
                    tried.get_or_insert_default().push((pattern, Tried::Recursion));
                }
                continue;
            }
            let watched = self.is_watched();
            if watched {
                self.note_begin(op, pattern);
            }
            self.legalizer.stats.patterns_tried += 1;
            self.legalizer.applied.push(pattern);
            let outcome = self.try_pattern(op, pattern, &mut scratch);
            self.legalizer.applied.pop();
            self.check_budget(pattern, visited);
            if watched {
                self.note_end(op, pattern, &outcome);
            }
            if self.legalizer.errors.is_stopped() {
                break;
            }
            match outcome {
                Ok(()) => {
                    self.legalizer.stats.patterns_applied += 1;
                    self.applied.push((op, pattern));
                    self.note_claim(op, pattern);
                    success = true;
                    break;
                }
                Err(why) if self.legalizer.explaining => {
                    tried.get_or_insert_default().push((pattern, why));
                }
                Err(_) => {}
            }
        }
        self.legalizer.stats.predicates += scratch.take_evaluated();
        self.legalizer.scratch.push(scratch);
        if success { Ok(()) } else { Err(self.node(op, tried.unwrap_or_default())) }
    }

    /// Whether a pattern is being applied further up and does not bound its recursion.
    fn is_recursion(&mut self, pattern: PatternId) -> bool {
        let Legalizer { patterns, applied, failures, .. } = &mut self.legalizer;
        if patterns.info(pattern).bounded_recursion {
            return false;
        }
        failures.ask(pattern, patterns.len());
        applied.contains(&pattern)
    }

    /// Ends the conversion if it has made, or tried, more than it may.
    #[inline]
    fn check_budget(&mut self, pattern: PatternId, visited: (OpName, Location)) {
        let Legalizer { budget, stats, most_attempts, .. } = &self.legalizer;
        let exceeded = match budget.check(self.ctx, &self.ir) {
            Err(exceeded) => exceeded,
            Ok(()) if stats.patterns_tried > *most_attempts => budget.too_many_attempts(self.ctx),
            Ok(()) => return,
        };
        let patterns = self.legalizer.patterns;
        let error = patterns.reached_limit(self.ctx, Some(pattern), visited, exceeded);
        self.legalizer.errors.stop_at(error);
    }

    /// Whether listeners or logs want to know of each pattern.
    pub(super) fn is_watched(&self) -> bool {
        !self.legalizer.listeners.is_empty() || self.log.is_some() || self.actions.is_some()
    }

    /// Tells listeners and logs of a pattern that is about to be tried.
    #[cold]
    fn note_begin(&mut self, op: OpId, pattern: PatternId) {
        let info = self.legalizer.patterns.info(pattern);
        if !self.legalizer.listeners.is_empty() {
            let event = Event::PatternBegin { pattern: info, op };
            self.legalizer.listeners.notify(self.ctx, &self.ir, &event);
        }
        if let Some(log) = &mut self.log {
            log.pattern(info);
        }
        if let Some(actions) = &mut self.actions {
            actions.begin(self.ctx, &self.ir, info, op);
        }
    }

    /// Tells listeners and logs how it went.
    #[cold]
    fn note_end(&mut self, op: OpId, pattern: PatternId, outcome: &Result<(), Tried>) {
        let info = self.legalizer.patterns.info(pattern);
        if let Some(actions) = &self.actions {
            actions.end(outcome.is_err());
        }
        let illegal = MatchFailure::new("the result could not be legalized");
        let failure = match outcome {
            Ok(()) => None,
            Err(Tried::NoMatch(failure)) => Some(failure),
            Err(_) => Some(&illegal),
        };
        if let Some(log) = &mut self.log {
            log.pattern_end(self.ctx, &self.ir, failure);
        }
        if !self.legalizer.listeners.is_empty() {
            let event = Event::PatternEnd { pattern: info, op, failure };
            self.legalizer.listeners.notify(self.ctx, &self.ir, &event);
        }
    }

    /// Applies one pattern and legalizes what it did; takes it back if that fails.
    fn try_pattern(&mut self, op: OpId, pattern: PatternId, scratch: &mut MatchState) -> Result<(), Tried> {
        let patterns = self.legalizer.patterns;
        let mark = self.state.mark(&mut self.ir);
        let (applied, claims) = (self.applied.len(), self.claims.len());
        self.state.clear_pattern();
        self.cursor.reset();
        self.set_insert_point(InsertPoint::Before(op));
        let directly = match patterns.body(pattern) {
            Body::Declarative(index) => patterns.program.go_directly(*index, op, self, scratch),
            Body::Rewrite(_) | Body::Conversion(_) => None,
        };
        let in_front = std::mem::take(&mut self.in_front);
        self.long_way = false;
        if let Some(form) = self.tried.take() {
            return match self.judge_tried(op, form, mark) {
                Some(true) => Ok(()),
                Some(false) => {
                    self.legalizer.stats.rollbacks += 1;
                    Err(Tried::illegal(None))
                }
                None => {
                    self.long_way = true;
                    self.try_pattern(op, pattern, scratch)
                }
            };
        }
        let mut failure = match directly {
            Some(true) => None,
            Some(false) => Some(scratch.failure.take().unwrap_or_default()),
            None => attempt(patterns, pattern, op, self, scratch).err(),
        };
        if let Some(misuse) = self.misuse.take() {
            failure = Some(MatchFailure::new(misuse));
        }
        if self.immediate && failure.is_none() {
            self.erase_unused_casts(&mark);
        }
        let result = match failure {
            None if in_front => self.legalize_in_front(op, pattern),
            None => self.legalize_result(op, patterns.info(pattern).debug_name.as_str()),
            Some(failure) => Err(Tried::NoMatch(failure)),
        };
        match result {
            Ok(()) => {
                self.state.accept(&mut self.ir, mark);
                Ok(())
            }
            Err(why) => {
                if self.state.edited_since(&self.ir, &mark) {
                    self.legalizer.stats.rollbacks += 1;
                }
                self.roll_back(mark);
                self.applied.truncate(applied);
                self.claims.truncate(claims);
                if let Tried::NoMatch(failure) = &why
                    && failure.is_not_evaluated()
                {
                    let error = patterns.failed(self.ctx, &self.ir, pattern, op, failure);
                    self.legalizer.errors.add(Some(pattern), error, self.legalizer.config.keep_going);
                }
                Err(why)
            }
        }
    }

    /// Legalizes what a pattern put in front of the root, and lets it replace that.
    fn legalize_in_front(&mut self, root: OpId, pattern: PatternId) -> Result<(), Tried> {
        let Some(by) = self.ir.op(root).prev() else { return Ok(()) };
        let converter = self.legalizer.patterns.converter(pattern);
        let converter = converter.map(|converter| self.converter_id(converter));
        // At the end it comes before what becomes of that operation.
        self.state.act(Action::Replace { op: root, converter });
        self.legalize_op(by).map_err(Tried::illegal)?;
        if self.state.is_ignored(root) {
            return Err(Tried::NoMatch(MatchFailure::new("its root was replaced from elsewhere")));
        }
        self.replace_by(root, by);
        self.state.clear_pattern();
        self.misuse.take().map_or(Ok(()), |misuse| Err(Tried::NoMatch(MatchFailure::new(misuse))))
    }

    /// Legalizes blocks that a pattern moved, operations that it changed, operations that it made.
    fn legalize_result(&mut self, root: OpId, pattern: &str) -> Result<(), Tried> {
        if self.cursor.open_modifications() != 0 {
            return Err(Tried::NoMatch(MatchFailure::new("an in-place modification was not finalized")));
        }
        // It let the root become something, or nothing at all.
        if !self.state.made && !self.legalizer.config.check_patterns {
            return Ok(());
        }
        // Nearly always it made one operation.
        if let (&[made], [], []) =
            (&self.state.new_ops[..], &self.state.modified_ops[..], &self.state.inserted_blocks[..])
            && (!self.legalizer.config.check_patterns || self.state.is_replaced(root))
        {
            self.state.clear_pattern();
            if !self.immediate || self.ir.is_live(made) {
                self.legalize_op(made).map_err(Tried::illegal)?;
            }
            self.state.clear_pattern();
            return Ok(());
        }
        let new_ops = std::mem::take(&mut self.state.new_ops);
        let modified = std::mem::take(&mut self.state.modified_ops);
        let blocks = std::mem::take(&mut self.state.inserted_blocks);
        if self.legalizer.config.check_patterns && !self.state.is_replaced(root) && !modified.contains(&root)
        {
            return Err(Tried::NoMatch(MatchFailure::text(format!(
                "pattern '{pattern}' reported success but neither replaced, erased nor modified its root"
            ))));
        }
        let mut parents: Vec<OpId> = Vec::new();
        for block in blocks {
            if self.is_erased_block(block) {
                continue;
            }
            let Some(parent) = self.ir.block_parent_op(block) else { continue };
            if parent == root || self.ir.block(block).args().is_empty() {
                continue;
            }
            match self.convert_moved_block(block) {
                Some(Ok(())) => continue,
                Some(Err(failure)) => return Err(Tried::NoMatch(failure)),
                None => {}
            }
            if !new_ops.contains(&parent) && !parents.contains(&parent) {
                parents.push(parent);
                self.legalize_op(parent).map_err(Tried::illegal)?;
            }
        }
        for op in modified.into_iter().chain(new_ops) {
            self.state.clear_pattern();
            if self.immediate && !self.ir.is_live(op) {
                continue;
            }
            self.legalize_op(op).map_err(Tried::illegal)?;
        }
        self.state.clear_pattern();
        Ok(())
    }
}
