//! Application of a pattern to an operation, and legalization of the result.

use legalize_ir::{InsertPoint, Location, OpId, OpName};
use smallvec::SmallVec;

use super::converters::ConverterId;
use super::driver::ConversionDriver;
use super::legalizer::{Illegal, Legalizer, Tried};
use super::replace_plan::ReplacePlan;
use super::report::ConvertedOp;
use super::state::{Action, Mark};
use crate::apply::attempt;
use crate::checks::Checker;
use crate::listener::Event;
use crate::matcher::MatchState;
use crate::pattern::{MatchFailure, PatternId};
use crate::rewriter::Rewriter;
use crate::set::Body;

impl ConversionDriver<'_, '_> {
    pub(super) fn legalize_by_pattern(&mut self, op: OpId) -> Result<(), Illegal> {
        let visited = (self.rewriter.ir.op(op).name(), self.rewriter.ir.op(op).loc());
        let name = visited.0;
        let patterns = self.legalizer.patterns;
        let explains = self.legalizer.explaining || self.is_watched();
        let candidates = self.legalizer.order.of(self.rewriter.ctx, patterns, name);
        if candidates.is_empty() {
            return Err(self.node(op, Vec::new()));
        }
        // Allocated only if failure reasons are recorded.
        let mut tried: Option<Vec<(PatternId, Tried)>> = None;
        let mut scratch =
            self.legalizer.scratch.pop().unwrap_or_else(|| Box::new(MatchState::new(&patterns.program)));
        scratch.begin(op);
        scratch.explains = explains;
        let mut order = SmallVec::new();
        candidates.ordered(patterns, self.rewriter.ctx, &self.rewriter.ir, &mut scratch, &mut order);
        let mut success = false;
        for &pattern in &order {
            if !self.legalizer.applied.is_empty() && self.is_recursion(pattern) {
                if self.legalizer.explaining {
                    tried.get_or_insert_default().push((pattern, Tried::Recursion));
                }
                continue;
            }
            // What is created by patterns on each other's results is counted before it is added to.
            if let Some(&outer) = self.legalizer.applied.last() {
                self.check_budget(outer, visited);
                if self.legalizer.errors.is_stopped() {
                    break;
                }
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
                    self.legalizer.rewritten.push((op, pattern));
                    if self.rewriter.immediate {
                        self.legalizer.converted.push(ConvertedOp { name, loc: visited.1, pattern });
                    }
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

    /// True if a pattern is already being applied and does not bound its recursion.
    fn is_recursion(&mut self, pattern: PatternId) -> bool {
        let Legalizer { patterns, applied, failures, .. } = &mut self.legalizer;
        if patterns.info(pattern).bounded_recursion {
            return false;
        }
        failures.ask(pattern, patterns.len());
        applied.contains(&pattern)
    }

    /// Ends the conversion if it has created, or tried, more than it may.
    #[inline]
    fn check_budget(&mut self, pattern: PatternId, visited: (OpName, Location)) {
        let Legalizer { budget, stats, most_attempts, .. } = &self.legalizer;
        let exceeded = match budget.check(self.rewriter.ctx, &self.rewriter.ir) {
            Err(exceeded) => exceeded,
            Ok(()) if stats.patterns_tried > *most_attempts => budget.too_many_attempts(self.rewriter.ctx),
            Ok(()) => return,
        };
        let patterns = self.legalizer.patterns;
        let error = patterns.reached_limit(self.rewriter.ctx, Some(pattern), visited, exceeded);
        self.legalizer.errors.stop_at(error);
    }

    /// True if a listener or log is notified of each pattern.
    pub(super) fn is_watched(&self) -> bool {
        !self.rewriter.listeners.is_empty() || self.rewriter.log.is_some() || self.legalizer.actions.is_some()
    }

    /// Notifies listeners and logs that a pattern is about to be applied.
    #[cold]
    fn note_begin(&mut self, op: OpId, pattern: PatternId) {
        let info = self.legalizer.patterns.info(pattern);
        if !self.rewriter.listeners.is_empty() {
            let event = Event::PatternBegin { pattern: info, op };
            self.rewriter.listeners.notify(self.rewriter.ctx, &self.rewriter.ir, &event);
        }
        if let Some(log) = &mut self.rewriter.log {
            log.pattern(info);
        }
        if let Some(actions) = &mut self.legalizer.actions {
            actions.begin(self.rewriter.ctx, &self.rewriter.ir, info, op);
        }
    }

    /// Notifies listeners and logs of the outcome.
    #[cold]
    fn note_end(&mut self, op: OpId, pattern: PatternId, outcome: &Result<(), Tried>) {
        let info = self.legalizer.patterns.info(pattern);
        if let Some(actions) = &mut self.legalizer.actions {
            actions.end(outcome.is_err());
        }
        let illegal = MatchFailure::new("the result could not be legalized");
        let failure = match outcome {
            Ok(()) => None,
            Err(Tried::NoMatch(failure)) => Some(failure),
            Err(_) => Some(&illegal),
        };
        if let Some(log) = &mut self.rewriter.log {
            log.pattern_end(self.rewriter.ctx, &self.rewriter.ir, failure);
        }
        if !self.rewriter.listeners.is_empty() {
            let event = Event::PatternEnd { pattern: info, op, failure };
            self.rewriter.listeners.notify(self.rewriter.ctx, &self.rewriter.ir, &event);
        }
    }

    /// Applies one pattern and legalizes the result; rolls back if that fails.
    fn try_pattern(&mut self, op: OpId, pattern: PatternId, scratch: &mut MatchState) -> Result<(), Tried> {
        let patterns = self.legalizer.patterns;
        let mark = self.rewriter.state.mark(&mut self.rewriter.ir);
        let (applied, claims) = (self.legalizer.rewritten.len(), self.legalizer.claims.len());
        let converted = self.legalizer.converted.len();
        self.rewriter.state.clear_pattern();
        self.rewriter.cursor.reset();
        self.set_insert_point(InsertPoint::Before(op));
        let converter = patterns.converter(pattern);
        let converter = converter.map(|converter| self.rewriter.converters.id(converter));
        let outer = std::mem::replace(&mut self.rewriter.converters.in_use, converter);
        let mut checker = Checker::in_conversion(self.legalizer.checks, !self.rewriter.immediate);
        let changed = self.legalizer.changed.len();
        let directly = match patterns.body(pattern) {
            Body::Declarative(index) if checker.is_none() => {
                patterns.program.run_direct(*index, op, self, scratch)
            }
            Body::Declarative(_) | Body::Rewrite(_) | Body::Conversion(_) => None,
        };
        let plan = self.legalizer.plans.chosen.take();
        self.legalizer.plans.create = false;
        let done = match directly {
            Some(true) => Ok(()),
            Some(false) => Err(scratch.failure.take().unwrap_or_default()),
            None => attempt(patterns, pattern, op, self, scratch, checker.as_mut()),
        };
        self.rewriter.converters.in_use = outer;
        if let Some(ReplacePlan::Tentative(form)) = plan {
            return match self.check_tentative(op, form, mark) {
                Some(true) => Ok(()),
                Some(false) => {
                    self.legalizer.stats.rollbacks += 1;
                    Err(Tried::illegal(None))
                }
                None => {
                    self.legalizer.plans.create = true;
                    self.try_pattern(op, pattern, scratch)
                }
            };
        }
        let mut failure = done.err();
        if let Some(misuse) = self.rewriter.misuse.take() {
            failure = Some(MatchFailure::new(misuse));
        }
        if failure.is_none()
            && let Some(checker) = &mut checker
        {
            failure = self.verify_changed(checker.take_changed(), pattern);
        }
        if self.rewriter.immediate && failure.is_none() {
            self.rewriter.erase_unused_casts(&mark);
        }
        let result = match failure {
            None if matches!(plan, Some(ReplacePlan::CreateBefore)) => self.legalize_before(op, converter),
            None => self.legalize_result(op, patterns.info(pattern).debug_name.as_str()),
            Some(failure) => Err(Tried::NoMatch(failure)),
        };
        match result {
            Ok(()) => {
                self.rewriter.state.accept(&mut self.rewriter.ir, mark);
                Ok(())
            }
            Err(why) => {
                if self.rewriter.state.edited_since(&self.rewriter.ir, &mark) {
                    self.legalizer.stats.rollbacks += 1;
                }
                self.roll_back(mark);
                self.legalizer.rewritten.truncate(applied);
                self.legalizer.converted.truncate(converted);
                self.legalizer.claims.truncate(claims);
                self.legalizer.changed.truncate(changed);
                if let Tried::NoMatch(failure) = &why
                    && failure.is_error()
                {
                    let error = patterns.failed(self.rewriter.ctx, &self.rewriter.ir, pattern, op, failure);
                    self.legalizer.errors.add(Some(pattern), error, self.legalizer.config.keep_going);
                }
                Err(why)
            }
        }
    }

    /// Rolls back to a mark.
    pub(super) fn roll_back(&mut self, mark: Mark) {
        if self.rewriter.roll_back_and_settle(mark) {
            self.legalizer.failures.forget();
        }
    }

    /// Legalizes the operation that a pattern created before the root, and replaces the root by it.
    fn legalize_before(&mut self, root: OpId, converter: Option<ConverterId>) -> Result<(), Tried> {
        let Some(by) = self.rewriter.ir.op(root).prev() else { return Ok(()) };
        // At the end it comes before the actions of that operation.
        self.rewriter.state.act(Action::Replace { op: root, converter });
        self.legalize_op(by).map_err(Tried::illegal)?;
        if self.rewriter.state.is_ignored(root) {
            return Err(Tried::NoMatch(MatchFailure::new("its root was replaced by another rewrite")));
        }
        self.rewriter.replace_by(root, by);
        self.rewriter.state.clear_pattern();
        self.rewriter.misuse.take().map_or(Ok(()), |misuse| Err(Tried::NoMatch(MatchFailure::new(misuse))))
    }

    /// Converts the arguments of blocks that a pattern moved; legalizes operations that it changed or
    /// created.
    fn legalize_result(&mut self, root: OpId, pattern: &str) -> Result<(), Tried> {
        if self.rewriter.cursor.open_modifications() != 0 {
            return Err(Tried::NoMatch(MatchFailure::new("an in-place modification was not finalized")));
        }
        // The root is replaced in place, or nothing was changed.
        if !self.rewriter.state.has_edits && !self.legalizer.config.check_patterns {
            return Ok(());
        }
        // Nearly always one operation was created.
        if let (&[created], [], []) = (
            &self.rewriter.state.new_ops[..],
            &self.rewriter.state.modified_ops[..],
            &self.rewriter.state.inserted_blocks[..],
        ) && (!self.legalizer.config.check_patterns || self.rewriter.state.is_replaced(root))
        {
            self.rewriter.state.clear_pattern();
            if !self.rewriter.immediate || self.rewriter.ir.is_live(created) {
                self.legalize_op(created).map_err(Tried::illegal)?;
            }
            self.rewriter.state.clear_pattern();
            return Ok(());
        }
        let new_ops = std::mem::take(&mut self.rewriter.state.new_ops);
        let modified = std::mem::take(&mut self.rewriter.state.modified_ops);
        let blocks = std::mem::take(&mut self.rewriter.state.inserted_blocks);
        if self.legalizer.config.check_patterns
            && !self.rewriter.state.is_replaced(root)
            && !modified.contains(&root)
        {
            return Err(Tried::NoMatch(MatchFailure::text(format!(
                "pattern '{pattern}' reported success but neither replaced, erased nor modified its root"
            ))));
        }
        for block in blocks {
            if self.rewriter.is_erased_block(block)
                || self.rewriter.ir.block_parent_op(block).is_none_or(|parent| parent == root)
                || self.rewriter.ir.block(block).args().is_empty()
            {
                continue;
            }
            // The operation around it is not legalized again, as upstream has it: a block may be moved into
            // one that is unknown. Operations that become illegal thereby are found at the end.
            if let Some(Err(failure)) = self.rewriter.convert_moved_block(block) {
                return Err(Tried::NoMatch(failure));
            }
        }
        for op in modified.into_iter().chain(new_ops) {
            self.rewriter.state.clear_pattern();
            if self.rewriter.immediate && !self.rewriter.ir.is_live(op) {
                continue;
            }
            self.legalize_op(op).map_err(Tried::illegal)?;
        }
        self.rewriter.state.clear_pattern();
        Ok(())
    }
}
