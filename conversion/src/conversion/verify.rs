//! The check that a conversion leaves valid IR, if [`PatternChecks::verify`](crate::PatternChecks::verify) is
//! set.
//!
//! Between two patterns the IR of a conversion need not be valid. After each, the operations that it created
//! or changed are verified locally one by one, if they are legal: others are replaced later, or fail the
//! conversion. At the end everything must be valid, if it was at the beginning. The error is traced to the
//! last pattern that created or changed an invalid operation.

use legalize_ir::{OpId, invalid_ops, verify, verify_local};
use legalize_source::Severity;

use super::check::Scope;
use super::driver::ConversionDriver;
use crate::checks::Violation;
use crate::failure::PatternError;
use crate::pattern::{MatchFailure, PatternId};

impl ConversionDriver<'_, '_> {
    /// Notes the operations that a pattern created or changed, and checks the legal ones.
    #[cold]
    pub(super) fn verify_changed(&mut self, ops: Vec<OpId>, pattern: PatternId) -> Option<MatchFailure> {
        for op in ops {
            self.legalizer.changed.push((op, pattern));
            if self.is_legal(op).is_some()
                && let Err(error) = verify_local(self.rewriter.ctx, &self.rewriter.ir, op)
            {
                return Some(MatchFailure::of_violation(Violation::invalid(&error, 0)));
            }
        }
        None
    }

    /// True if the end of the run is to be verified: the check is on, and the roots are valid.
    pub(super) fn verifies_end(&self, roots: &[OpId]) -> bool {
        let (ctx, ir) = (self.rewriter.ctx, &self.rewriter.ir);
        self.legalizer.checks.verify && roots.iter().all(|&root| !verify(ctx, ir, root).has_errors())
    }

    /// Verifies the result of the conversion, as if the replaced operations were erased.
    ///
    /// # Errors
    /// If it is not valid.
    #[cold]
    pub(super) fn verify_end(&mut self, scopes: &[Scope]) -> Result<(), Box<PatternError>> {
        let actions = self.rewriter.state.actions.clone();
        let probe = self.rewriter.ir.checkpoint();
        self.rewriter.clean_up();
        let result = self.verify_scopes(scopes);
        self.rewriter.ir.rollback_to(probe);
        self.rewriter.state.actions = actions;
        result
    }

    fn verify_scopes(&self, scopes: &[Scope]) -> Result<(), Box<PatternError>> {
        let (ctx, ir) = (self.rewriter.ctx, &self.rewriter.ir);
        for root in scopes.iter().flat_map(|scope| scope.ops(ir)) {
            let found = verify(ctx, ir, root);
            let mut errors = found.iter().filter(|one| one.severity == Severity::Error);
            let Some(first) = errors.next() else { continue };
            let (op, pattern) = self.culprit(root);
            let violation = Violation { at_end: true, ..Violation::invalid(first, errors.count()) };
            let patterns = self.legalizer.patterns;
            let pattern = pattern
                .map(|pattern| (patterns.info(pattern).debug_name.clone(), patterns.spans(pattern, None).0));
            let at = (ir.op(op).name(), ir.op(op).loc());
            return Err(Box::new(PatternError::of_invalid_result(ctx, pattern, at, violation)));
        }
        Ok(())
    }

    /// The first invalid operation in `root`, preferably one that a pattern created or changed, and the last
    /// such pattern.
    fn culprit(&self, root: OpId) -> (OpId, Option<PatternId>) {
        let invalid = invalid_ops(self.rewriter.ctx, &self.rewriter.ir, root);
        let by = |op: OpId| self.legalizer.changed.iter().rev().find(|changed| changed.0 == op);
        match invalid.iter().find_map(|&op| by(op)) {
            Some(&(op, pattern)) => (op, Some(pattern)),
            None => (invalid.first().copied().unwrap_or(root), None),
        }
    }
}
