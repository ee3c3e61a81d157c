//! Patterns of the dialect-conversion driver.

use std::sync::Arc;

use legalize_ir::OpId;

use super::failure::MatchResult;
use super::info::PatternInfo;
use crate::rewriter::{ConversionRewriter, ConvertedOperands};
use crate::type_converter::TypeConverter;

/// A pattern of the dialect-conversion driver: it gets the converted operands.
pub trait ConversionPattern: Send + Sync {
    /// Static info of the pattern.
    fn info(&self) -> PatternInfo;

    /// The converter of the operands' types. Without one the operands are the latest replacements, of any
    /// types. Queried at each application; always returns the same.
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        None
    }

    /// Returns true if an operand may be any number of values. If not, the pattern fails to match if one
    /// operand is not exactly one value.
    fn takes_many_values(&self) -> bool {
        false
    }

    /// Matches and rewrites like
    /// [`RewritePattern::match_and_rewrite`](crate::RewritePattern::match_and_rewrite).
    ///
    /// # Errors
    /// Same as [`RewritePattern::match_and_rewrite`](crate::RewritePattern::match_and_rewrite).
    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult;
}

/// A conversion pattern that is a closure.
pub struct FnConversionPattern<F> {
    info: PatternInfo,
    converter: Option<Arc<TypeConverter>>,
    many: bool,
    body: F,
}

impl<F> FnConversionPattern<F>
where
    F: Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult + Send + Sync,
{
    /// Creates a pattern that runs `body`, with operands converted by `converter` if there is one.
    pub fn new(info: PatternInfo, converter: Option<Arc<TypeConverter>>, body: F) -> Self {
        FnConversionPattern { info, converter, many: false, body }
    }

    /// Takes operands that are any number of values.
    #[must_use]
    pub fn with_many_values(mut self) -> Self {
        self.many = true;
        self
    }
}

impl<F> ConversionPattern for FnConversionPattern<F>
where
    F: Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult + Send + Sync,
{
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    fn takes_many_values(&self) -> bool {
        self.many
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        (self.body)(op, operands, rewriter)
    }
}
