//! Trying patterns on one operation, whatever they are made of; what a driver of one's own stands on.
//!
//! [`PatternApplicator`] mirrors the class of that name.

use legalize_ir::{InsertPoint, OpId};
use smallvec::SmallVec;

use crate::listener::Event;
use crate::matcher::MatchState;
use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use crate::set::{Body, CandidateCache, FrozenPatternSet, PatternId};

/// Applies the patterns of a set to operations one by one. Which operations, in which order and how often is the
/// business of the driver that owns it.
pub struct PatternApplicator<'p> {
    patterns: &'p FrozenPatternSet,
    candidates: CandidateCache,
    scratch: MatchState,
    order: SmallVec<[PatternId; 8]>,
}

impl<'p> PatternApplicator<'p> {
    /// For these patterns.
    pub fn new(patterns: &'p FrozenPatternSet) -> Self {
        PatternApplicator {
            patterns,
            candidates: CandidateCache::default(),
            scratch: MatchState::new(&patterns.program),
            order: SmallVec::new(),
        }
    }

    /// Tries the patterns for an operation, best first, until one matches and has rewritten it; gives that one. The
    /// rewriter is told of each as it begins and ends. What a failing pattern did is taken back, the insertion
    /// point is before the operation each time.
    pub fn match_and_rewrite(&mut self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Option<PatternId> {
        let (ctx, name) = (rewriter.ctx(), rewriter.ir().op(op).name());
        let all = self.candidates.of(ctx, self.patterns, name);
        if all.is_empty() {
            return None;
        }
        self.scratch.begin(op);
        let mut order = std::mem::take(&mut self.order);
        all.ordered(self.patterns, ctx, rewriter.ir(), &mut self.scratch, &mut order);
        let applied = order.iter().copied().find(|&pattern| self.attempt(pattern, op, rewriter));
        self.order = order;
        applied
    }

    fn attempt(&mut self, pattern: PatternId, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> bool {
        let info = self.patterns.info(pattern);
        rewriter.notify(&Event::PatternBegin { pattern: info, op });
        rewriter.cursor().reset();
        rewriter.cursor().set(Some(InsertPoint::Before(op)));
        let checkpoint = rewriter.ir_mut().checkpoint();
        let outcome = attempt(self.patterns, pattern, op, rewriter, &mut self.scratch);
        match &outcome {
            Ok(()) => rewriter.ir_mut().commit(checkpoint),
            Err(_) => rewriter.ir_mut().rollback_to(checkpoint),
        }
        rewriter.notify(&Event::PatternEnd { pattern: info, op, failure: outcome.as_ref().err() });
        outcome.is_ok()
    }
}

/// Tries a pattern. `scratch` holds what was found out about this operation for the pattern before.
pub(crate) fn attempt<'c>(
    set: &FrozenPatternSet,
    pattern: PatternId,
    op: OpId,
    rewriter: &mut dyn Rewriter<'c>,
    scratch: &mut MatchState,
) -> MatchResult {
    match set.body(pattern) {
        Body::Rewrite(body) => {
            if let Some(conversion) = rewriter.as_conversion() {
                return conversion.with_converter(None, |rewriter| body.match_and_rewrite(op, rewriter));
            }
            body.match_and_rewrite(op, rewriter)
        }
        Body::Conversion(body) => {
            let Some(conversion) = rewriter.as_conversion() else {
                return Err(MatchFailure::new("a conversion pattern needs the dialect-conversion driver"));
            };
            conversion.with_converter(body.type_converter(), |rewriter| {
                let operands = rewriter.remap_operands(op, body.takes_many_values())?;
                body.match_and_rewrite(op, &operands, rewriter)
            })
        }
        Body::Declarative(index) => set.program.attempt(*index, op, rewriter, scratch),
    }
}
