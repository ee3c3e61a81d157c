//! Application of patterns to one operation; the basis of custom drivers.
//!
//! [`PatternApplicator`] mirrors the class of that name.

use std::cmp::Reverse;

use legalize_ir::{InsertPoint, OpId};
use smallvec::SmallVec;

use crate::checks::{Checker, PatternChecks};
use crate::failure::{PatternError, PatternErrors};
use crate::listener::Event;
use crate::matcher::MatchState;
use crate::pattern::PatternId;
use crate::pattern::{MatchFailure, MatchResult, PatternInfo, Root};
use crate::rewriter::{Rewriter, with_converter};
use crate::set::{Body, CandidateCache, FrozenPatternSet};

/// Applies the patterns of a set to operations one by one. The driver that owns it chooses the operations,
/// their order and number of visits, and the cost of a pattern
/// ([`apply_cost_model`](PatternApplicator::apply_cost_model)).
pub struct PatternApplicator<'p> {
    patterns: &'p FrozenPatternSet,
    /// Benefits that the host's cost model returned; `None` if the patterns' own benefits are used.
    costs: Option<Vec<Option<u16>>>,
    candidates: CandidateCache,
    scratch: MatchState,
    order: SmallVec<[PatternId; 8]>,
    errors: PatternErrors,
    keep_going: bool,
    checker: Option<Box<Checker>>,
}

/// Callbacks of a [`PatternApplicator`]'s owner, called as patterns are tried on an operation. The default
/// ones do nothing: all patterns may be tried, and every application is kept.
pub trait ApplyCallbacks {
    /// Returns true if a pattern that may match is to be tried. A pattern that is not is skipped without an
    /// event or a call of the other functions.
    fn can_apply(&mut self, pattern: PatternId, op: OpId, rewriter: &dyn Rewriter<'_>) -> bool {
        let _ = (pattern, op, rewriter);
        true
    }

    /// A pattern did not match, or [`on_success`](ApplyCallbacks::on_success) refused it. Its edits are
    /// rolled back.
    fn on_failure(
        &mut self,
        pattern: PatternId,
        op: OpId,
        failure: &MatchFailure,
        rewriter: &dyn Rewriter<'_>,
    ) {
        let _ = (pattern, op, failure, rewriter);
    }

    /// A pattern has rewritten the operation, which may be erased by now.
    ///
    /// # Errors
    /// If its edits are to be rolled back; then the next pattern is tried.
    fn on_success(&mut self, pattern: PatternId, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let _ = (pattern, op, rewriter);
        Ok(())
    }
}

/// Empty callbacks.
impl ApplyCallbacks for () {}

impl<'p> PatternApplicator<'p> {
    /// Creates an applicator of these patterns, ordered by their own benefits.
    pub fn new(patterns: &'p FrozenPatternSet) -> Self {
        PatternApplicator {
            patterns,
            costs: None,
            candidates: CandidateCache::default(),
            scratch: MatchState::new(&patterns.program),
            order: SmallVec::new(),
            errors: PatternErrors::default(),
            keep_going: false,
            checker: Checker::anywhere(patterns.checks()),
        }
    }

    /// Calls a cost model once for each pattern of the set, in the order in which they were added. Its
    /// answers replace the benefits: a larger one is tried first, and a pattern without one is never tried.
    /// Among equals those on the operation's name come first, in the order in which they were added. It
    /// replaces an earlier model.
    pub fn apply_cost_model(&mut self, mut model: impl FnMut(PatternId, &PatternInfo) -> Option<u16>) {
        let patterns = self.patterns;
        self.costs = Some(patterns.ids().map(|pattern| model(pattern, patterns.info(pattern))).collect());
        self.candidates = CandidateCache::default();
    }

    /// Restores the patterns' own benefits.
    pub fn apply_default_cost_model(&mut self) {
        self.costs = None;
        self.candidates = CandidateCache::default();
    }

    /// The patterns.
    pub fn patterns(&self) -> &'p FrozenPatternSet {
        self.patterns
    }

    /// Continues after a pattern that cannot be evaluated: that application is skipped and kept for
    /// [`take_errors`](Self::take_errors).
    #[must_use]
    pub fn with_keep_going(mut self, keep_going: bool) -> Self {
        self.keep_going = keep_going;
        self
    }

    /// Checks the edits of each pattern; a violation is the error of the application. In a conversion,
    /// patterns are checked as those of a conversion that can be rolled back.
    #[must_use]
    pub fn with_checks(mut self, checks: PatternChecks) -> Self {
        self.checker = Checker::anywhere(checks.or(self.patterns.checks()));
        self
    }

    /// Returns and clears the applications that were skipped, one for each pattern and place.
    pub fn take_errors(&mut self) -> Vec<PatternError> {
        self.errors.take()
    }

    /// Tries the patterns for an operation, best first, until one matches and has rewritten it; returns that
    /// one. The rewriter is notified of the start and end of each. The edits of a failing pattern are rolled
    /// back; the insertion point is before the operation each time.
    ///
    /// # Errors
    /// If a pattern cannot be evaluated or breaks a rule that is checked; no pattern was applied then.
    ///
    /// # Panics
    /// If the patterns were frozen with another context than the rewriter's.
    #[track_caller]
    pub fn match_and_rewrite(
        &mut self,
        op: OpId,
        rewriter: &mut dyn Rewriter<'_>,
    ) -> Result<Option<PatternId>, Box<PatternError>> {
        self.match_and_rewrite_with(op, rewriter, &mut ())
    }

    /// Applies patterns like [`match_and_rewrite`](PatternApplicator::match_and_rewrite), with callbacks for
    /// each attempt.
    ///
    /// # Errors
    /// As [`match_and_rewrite`](PatternApplicator::match_and_rewrite).
    ///
    /// # Panics
    /// As [`match_and_rewrite`](PatternApplicator::match_and_rewrite).
    #[track_caller]
    pub fn match_and_rewrite_with(
        &mut self,
        op: OpId,
        rewriter: &mut dyn Rewriter<'_>,
        callbacks: &mut dyn ApplyCallbacks,
    ) -> Result<Option<PatternId>, Box<PatternError>> {
        let (ctx, name) = (rewriter.ctx(), rewriter.ir().op(op).name());
        self.patterns.assert_context(ctx, rewriter.ir());
        let (patterns, costs) = (self.patterns, self.costs.as_deref());
        let all = self.candidates.of_ordered(patterns, name, || match costs {
            None => patterns.candidates(ctx, name),
            Some(costs) => {
                let mut order = patterns.candidates(ctx, name);
                order.retain(|pattern| costs[pattern.index()].is_some());
                order.sort_by_key(|&pattern| {
                    let of_its_name = matches!(patterns.info(pattern).root, Root::Op(_));
                    (Reverse(costs[pattern.index()]), !of_its_name, pattern)
                });
                order
            }
        });
        if all.is_empty() {
            return Ok(None);
        }
        self.scratch.begin(op);
        let mut order = std::mem::take(&mut self.order);
        all.ordered(patterns, ctx, rewriter.ir(), &mut self.scratch, &mut order);
        let applied = order.iter().copied().find(|&pattern| {
            callbacks.can_apply(pattern, op, rewriter)
                && (self.attempt(pattern, op, rewriter, callbacks) || self.errors.is_stopped())
        });
        self.order = order;
        match self.errors.take_stop() {
            Some(error) => Err(error),
            None => Ok(applied),
        }
    }

    fn attempt(
        &mut self,
        pattern: PatternId,
        op: OpId,
        rewriter: &mut dyn Rewriter<'_>,
        callbacks: &mut dyn ApplyCallbacks,
    ) -> bool {
        let info = self.patterns.info(pattern);
        rewriter.notify(&Event::PatternBegin { pattern: info, op });
        rewriter.cursor().reset();
        rewriter.cursor().set(Some(InsertPoint::Before(op)));
        let checkpoint = rewriter.ir_mut().checkpoint();
        let (patterns, scratch, checker) = (self.patterns, &mut self.scratch, self.checker.as_deref_mut());
        let converter = patterns.converter(pattern);
        let outcome = with_converter(rewriter, converter, |rewriter| {
            attempt(patterns, pattern, op, rewriter, scratch, checker)
        });
        let outcome = outcome.and_then(|()| callbacks.on_success(pattern, op, rewriter));
        match &outcome {
            Ok(()) => rewriter.ir_mut().commit(checkpoint),
            Err(_) => rewriter.ir_mut().rollback_to(checkpoint),
        }
        rewriter.notify(&Event::PatternEnd { pattern: info, op, failure: outcome.as_ref().err() });
        if let Err(failure) = &outcome {
            if failure.is_error() {
                let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
                let error = self.patterns.failed(ctx, ir, pattern, op, failure);
                self.errors.add(Some(pattern), error, self.keep_going);
            }
            callbacks.on_failure(pattern, op, failure, rewriter);
        }
        outcome.is_ok()
    }
}

/// Tries a pattern, and checks its edits if there is a checker. `scratch` caches results of the matching of
/// this operation by earlier patterns; a conversion's rewriter has the pattern's converter.
#[inline]
pub(crate) fn attempt<'c>(
    set: &FrozenPatternSet,
    pattern: PatternId,
    op: OpId,
    rewriter: &mut dyn Rewriter<'c>,
    scratch: &mut MatchState,
    checker: Option<&mut Checker>,
) -> MatchResult {
    match checker {
        None => attempt_unchecked(set, pattern, op, rewriter, scratch),
        Some(checker) => {
            checker.apply(op, rewriter, |rewriter| attempt_unchecked(set, pattern, op, rewriter, scratch))
        }
    }
}

fn attempt_unchecked<'c>(
    set: &FrozenPatternSet,
    pattern: PatternId,
    op: OpId,
    rewriter: &mut dyn Rewriter<'c>,
    scratch: &mut MatchState,
) -> MatchResult {
    let body = set.body(pattern);
    if !matches!(body, Body::Declarative(_)) && rewriter.ir().is_known_invalid(op) {
        return Err(MatchFailure::new("the operation does not match its definition"));
    }
    match body {
        Body::Rewrite(body) => body.match_and_rewrite(op, rewriter),
        Body::Conversion(body) => {
            let Some(rewriter) = rewriter.as_conversion() else {
                let why = "a conversion pattern needs the dialect-conversion driver";
                return Err(MatchFailure::not_evaluated(why));
            };
            let operands = rewriter.remapped_operands(op, body.takes_many_values())?;
            body.match_and_rewrite(op, &operands, rewriter)
        }
        Body::Declarative(index) => set.program.attempt(*index, op, rewriter, scratch),
    }
}
