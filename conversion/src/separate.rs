//! Patterns in two functions, of which the first does not edit.
//!
//! Mirrors the separate `match` and `rewrite` of
//! <https://mlir.llvm.org/docs/PatternRewriter/#match-and-rewrite-implementation>. The interface ensures that
//! matching does not edit: `matches` does not get a rewriter.

use legalize_ir::{Context, Ir, OpId};

use crate::pattern::{MatchFailure, MatchResult, PatternInfo, RewritePattern};
use crate::rewriter::Rewriter;

/// A rewrite pattern that matches and rewrites in two functions. It is added with
/// [`PatternSet::add_separate`](crate::PatternSet::add_separate), and runs under every driver.
pub trait SeparatePattern: Send + Sync {
    /// Result of the match that the rewrite needs; `()` for none.
    type Found;

    /// Static info of the pattern.
    fn info(&self) -> PatternInfo;

    /// Matches `op`.
    ///
    /// # Errors
    /// If it is not.
    fn matches(&self, op: OpId, ctx: &Context, ir: &Ir) -> Result<Self::Found, MatchFailure>;

    /// Rewrites an operation that matched: updates it in place, replaces or erases it. Insertion point is
    /// before `op`.
    fn rewrite(&self, op: OpId, found: Self::Found, rewriter: &mut dyn Rewriter<'_>);
}

/// Adapter of a pattern in two functions.
pub(crate) struct Separate<P>(pub P);

impl<P: SeparatePattern> RewritePattern for Separate<P> {
    fn info(&self) -> PatternInfo {
        self.0.info()
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let found = self.0.matches(op, rewriter.ctx(), rewriter.ir())?;
        self.0.rewrite(op, found, rewriter);
        Ok(())
    }
}
