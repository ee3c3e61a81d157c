//! Patterns of a set that share a type converter.

use std::fmt;
use std::sync::Arc;

use legalize_ir::OpId;
use legalize_pattern_model::{Origins, PatternFile};

use super::PatternSet;
use crate::pattern::{
    ConversionPattern, DeclarativeOptions, FnConversionPattern, MatchResult, OperandMode, PatternInfo,
};
use crate::rewriter::{ConversionRewriter, ConvertedOperands};
use crate::type_converter::TypeConverter;

/// Adds patterns to a set, with one type converter for all of them; see [`PatternSet::with_converter`].
pub struct ConvertedPatterns<'s> {
    set: &'s mut PatternSet,
    converter: Arc<TypeConverter>,
}

impl PatternSet {
    /// Adds a closure as a conversion pattern whose operands are any number of values each.
    pub fn add_conversion_many_fn(
        &mut self,
        info: PatternInfo,
        converter: Option<Arc<TypeConverter>>,
        body: impl Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_conversion(FnConversionPattern::new(info, converter, body).with_many_values())
    }

    /// Returns a view of the set that adds conversion patterns with this converter, unless they have one of
    /// their own.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use legalize_conversion::{PatternInfo, PatternSet, TypeConverter};
    ///
    /// let converter = Arc::new(TypeConverter::new());
    /// let mut patterns = PatternSet::new();
    /// patterns
    ///     .with_converter(&converter)
    ///     .add_conversion_fn(PatternInfo::on("EraseHalt", "toy.halt"), |op, _, rewriter| {
    ///         rewriter.erase_op(op);
    ///         Ok(())
    ///     })
    ///     .add_conversion_many_fn(PatternInfo::on("Forward", "toy.id"), |op, operands, rewriter| {
    ///         rewriter.replace_op_with_multiple(op, &[operands.many(0)]);
    ///         Ok(())
    ///     });
    /// assert_eq!(patterns.len(), 2);
    /// ```
    pub fn with_converter(&mut self, converter: &Arc<TypeConverter>) -> ConvertedPatterns<'_> {
        ConvertedPatterns { set: self, converter: converter.clone() }
    }
}

impl ConvertedPatterns<'_> {
    /// The set that the patterns are added to: for patterns that do not convert types.
    pub fn set(&mut self) -> &mut PatternSet {
        self.set
    }

    /// The converter.
    pub fn converter(&self) -> &Arc<TypeConverter> {
        &self.converter
    }

    /// Adds a conversion pattern.
    pub fn add_conversion(&mut self, pattern: impl ConversionPattern + 'static) -> &mut Self {
        self.set.add_conversion(Converted { pattern, converter: self.converter.clone() });
        self
    }

    /// Adds a closure as a conversion pattern whose operands are one value each.
    pub fn add_conversion_fn(
        &mut self,
        info: PatternInfo,
        body: impl Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.set.add_conversion_fn(info, Some(self.converter.clone()), body);
        self
    }

    /// Adds a closure as a conversion pattern whose operands are any number of values each.
    pub fn add_conversion_many_fn(
        &mut self,
        info: PatternInfo,
        body: impl Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.set.add_conversion_many_fn(info, Some(self.converter.clone()), body);
        self
    }

    /// Adds all patterns of a file: with the converter, and with remapped operands, unless the options have a
    /// converter of their own.
    pub fn add_file(
        &mut self,
        file: Arc<PatternFile>,
        origins: Arc<Origins>,
        options: DeclarativeOptions,
    ) -> &mut Self {
        let options = self.options(options);
        self.set.add_file(file, origins, options);
        self
    }

    /// The options with the converter, and with remapped operands, unless they have a converter of their own.
    pub fn options(&self, mut options: DeclarativeOptions) -> DeclarativeOptions {
        if options.converter.is_none() {
            options.converter = Some(self.converter.clone());
            options.operands = OperandMode::Remapped;
        }
        options
    }
}

impl fmt::Debug for ConvertedPatterns<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ConvertedPatterns").field(&self.set).finish()
    }
}

/// A pattern with a converter for the case that it has none.
struct Converted<P> {
    pattern: P,
    converter: Arc<TypeConverter>,
}

impl<P: ConversionPattern> ConversionPattern for Converted<P> {
    fn info(&self) -> PatternInfo {
        self.pattern.info()
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.pattern.type_converter().or(Some(&self.converter))
    }

    fn takes_many_values(&self) -> bool {
        self.pattern.takes_many_values()
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        self.pattern.match_and_rewrite(op, operands, rewriter)
    }
}
