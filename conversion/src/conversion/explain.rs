//! Explanations of operations that cannot be legalized, built only if they are reported.

use legalize_ir::OpId;

use super::driver::ConversionDriver;
use super::legalizer::{Illegal, MAX_DEPTH, Tried};
use super::tree::{Attempt, LegalizationNode, MAX_ATTEMPTS, Outcome};
use crate::pattern::PatternId;

impl ConversionDriver<'_, '_> {
    /// Legalizes as [`ConversionDriver::legalize_op`] does, with failure reasons if the operation must become
    /// legal and cannot. They are not recorded before that is known: then everything is rolled back, and
    /// legalization runs again.
    pub(super) fn legalize_root(&mut self, op: OpId) -> Result<(), Illegal> {
        self.legalizer.explained = 0;
        self.legalizer.too_deep = None;
        self.legalizer.failures.begin_root(self.rewriter.ir.journal_len(), self.rewriter.state.lengths());
        match self.legalize_op(op) {
            Err(None) if !self.legalizer.errors.is_stopped() && self.must_be_legalized(op) => {
                let stats = self.legalizer.stats;
                self.legalizer.explained = 0;
                self.legalizer.explaining = true;
                let result = self.legalize_op(op);
                self.legalizer.explaining = false;
                if result.is_err() {
                    self.legalizer.stats = stats;
                }
                result
            }
            result => result,
        }
    }

    /// Explains a failure, if failure reasons are recorded.
    #[inline]
    pub(super) fn node(&mut self, op: OpId, tried: Vec<(PatternId, Tried)>) -> Illegal {
        if self.legalizer.explaining { Some(self.in_words(op, tried)) } else { None }
    }

    #[cold]
    fn in_words(&mut self, op: OpId, tried: Vec<(PatternId, Tried)>) -> Box<LegalizationNode> {
        let name = self.rewriter.ir.op(op).name();
        let all = self.legalizer.order.all_of(self.rewriter.ctx, self.legalizer.patterns, name);
        let mut node = self.bare_node(op);
        let patterns = self.legalizer.patterns;
        let attempts = &mut node.attempts;
        // An operation that a partial conversion leaves alone needs no explanation.
        if node.illegal || self.legalizer.depth > 0 || self.legalizer.config.explain {
            let name = |pattern| patterns.info(pattern).debug_name.clone();
            let unmatched = all.iter().filter(|pattern| !tried.iter().any(|entry| entry.0 == **pattern));
            let unmatched = unmatched.take(MAX_ATTEMPTS).map(|&pattern| Attempt {
                pattern: name(pattern),
                outcome: Outcome::NoMatch {
                    reason: patterns.why_not(self.rewriter.ctx, &self.rewriter.ir, pattern, op),
                },
            });
            let unmatched: Vec<Attempt> = unmatched.collect();
            let pruned = self.legalizer.order.pruned(self.rewriter.ir.op(op).name());
            attempts.extend(pruned.iter().map(|(pattern, ops)| Attempt {
                pattern: name(*pattern),
                outcome: Outcome::Pruned { ops: ops.clone() },
            }));
            attempts.extend(tried.into_iter().take(MAX_ATTEMPTS).map(|(pattern, tried)| Attempt {
                pattern: name(pattern),
                outcome: match tried {
                    Tried::NoMatch(failure) => {
                        Outcome::NoMatch { reason: failure.reason(self.rewriter.ctx, &self.rewriter.ir) }
                    }
                    Tried::Illegal(nodes) => Outcome::IllegalResult { nodes },
                    Tried::Recursion => Outcome::Recursion,
                    Tried::TooDeep => Outcome::TooDeep { limit: MAX_DEPTH },
                },
            }));
            attempts.extend(unmatched);
        }
        Box::new(node)
    }

    /// Node for an operation that could not be legalized, without the attempts.
    pub(super) fn bare_node(&self, op: OpId) -> LegalizationNode {
        let data = self.rewriter.ir.op(op);
        LegalizationNode {
            op,
            name: self.rewriter.ctx.op_str(data.name()).to_owned(),
            loc: data.loc(),
            illegal: self.legalizer.target.is_illegal(self.rewriter.ctx, &self.rewriter.ir, op),
            attempts: Vec::new(),
        }
    }
}
