//! Patterns that run under every driver.

use legalize_ir::OpId;

use super::failure::MatchResult;
use super::info::PatternInfo;
use crate::rewriter::Rewriter;

/// A rewrite pattern. It runs unchanged under every driver.
pub trait RewritePattern: Send + Sync {
    /// Static info of the pattern.
    fn info(&self) -> PatternInfo;

    /// Matches `op` and rewrites it: updates it in place, replaces or erases it. Insertion point is before
    /// `op`.
    ///
    /// # Errors
    /// If the pattern does not match, or cannot be evaluated; its edits are undone.
    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult;
}

/// A pattern that is a closure.
pub struct FnPattern<F> {
    info: PatternInfo,
    body: F,
}

impl<F> FnPattern<F>
where
    F: Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync,
{
    /// Creates a pattern that runs `body`.
    pub fn new(info: PatternInfo, body: F) -> Self {
        FnPattern { info, body }
    }
}

impl<F> RewritePattern for FnPattern<F>
where
    F: Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync,
{
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        (self.body)(op, rewriter)
    }
}
