//! Patterns on operations of one definition: typed root, operands by name.
//!
//! Mirrors `OpRewritePattern`, `OpConversionPattern` and the adaptors that upstream generates.

use std::marker::PhantomData;
use std::sync::Arc;

use legalize_conversion::{
    ConversionPattern, ConversionRewriter, ConvertedOperands, ConvertedPatterns, MatchFailure, MatchResult,
    PatternInfo, PatternSet, RewritePattern, Rewriter, Root, SeparatePattern, TypeConverter,
};
use legalize_ir::{Context, Ir, OpId};

use crate::mapping::{Mapping, One, Operands};
use crate::{Groups, OpView};

/// A rewrite pattern on operations of one definition.
pub trait OpRewritePattern<O: OpView>: Send + Sync {
    /// Properties of the pattern.
    fn info(&self) -> PatternInfo {
        PatternInfo::on(short_name::<Self>(), O::NAME)
    }

    /// Matches `op` and rewrites it; see [`RewritePattern::match_and_rewrite`].
    ///
    /// # Errors
    /// If the pattern does not match; it must not have edited anything then.
    fn match_and_rewrite(&self, op: O, rewriter: &mut dyn Rewriter<'_>) -> MatchResult;
}

/// A rewrite pattern on operations of one definition that matches and rewrites in two functions. The matching
/// function has no access for edits; accessors read from `&(ctx, ir)`.
pub trait OpSeparatePattern<O: OpView>: Send + Sync {
    /// Result of the match that is passed to the rewrite; `()` if there is none.
    type Found;

    /// Properties of the pattern.
    fn info(&self) -> PatternInfo {
        PatternInfo::on(short_name::<Self>(), O::NAME)
    }

    /// Matches `op`.
    ///
    /// # Errors
    /// If `op` does not match.
    fn matches(&self, op: O, ctx: &Context, ir: &Ir) -> Result<Self::Found, MatchFailure>;

    /// Rewrites an operation that matched; see [`SeparatePattern::rewrite`].
    fn rewrite(&self, op: O, found: Self::Found, rewriter: &mut dyn Rewriter<'_>);
}

/// A conversion pattern on operations of one definition. `M` is the number of values that an operand is
/// mapped to: [`One`], or [`Many`](crate::Many) for conversions of a type to any number of types.
pub trait OpConversionPattern<O: OpView, M: Mapping = One>: Send + Sync {
    /// Properties of the pattern.
    fn info(&self) -> PatternInfo {
        PatternInfo::on(short_name::<Self>(), O::NAME)
    }

    /// The converter of the operands' types.
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        None
    }

    /// Same as [`OpRewritePattern::match_and_rewrite`], with the converted operands by name.
    ///
    /// # Errors
    /// Same as [`OpRewritePattern::match_and_rewrite`].
    fn match_and_rewrite(
        &self,
        op: O,
        adaptor: O::Adaptor<'_, M>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult;
}

fn short_name<T: ?Sized>() -> &'static str {
    let full = std::any::type_name::<T>();
    let end = full.find('<').unwrap_or(full.len());
    full[..end].rsplit("::").next().unwrap_or(full)
}

/// The properties of a pattern on operations of one definition: it gets views of these, whatever it names.
fn on_definition<O: OpView>(mut info: PatternInfo) -> PatternInfo {
    info.root = Root::Op(O::NAME.to_owned());
    info
}

struct Rewrite<P, O>(P, PhantomData<fn(O)>);

impl<O: OpView, P: OpRewritePattern<O>> RewritePattern for Rewrite<P, O> {
    fn info(&self) -> PatternInfo {
        on_definition::<O>(self.0.info())
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        self.0.match_and_rewrite(O::of(op), rewriter)
    }
}

struct InTwo<P, O>(P, PhantomData<fn(O)>);

impl<O: OpView, P: OpSeparatePattern<O>> SeparatePattern for InTwo<P, O> {
    type Found = P::Found;

    fn info(&self) -> PatternInfo {
        on_definition::<O>(self.0.info())
    }

    fn matches(&self, op: OpId, ctx: &Context, ir: &Ir) -> Result<P::Found, MatchFailure> {
        self.0.matches(O::of(op), ctx, ir)
    }

    fn rewrite(&self, op: OpId, found: P::Found, rewriter: &mut dyn Rewriter<'_>) {
        self.0.rewrite(O::of(op), found, rewriter);
    }
}

struct Convert<P, O, M>(P, PhantomData<fn(O, M)>);

impl<O: OpView, M: Mapping, P: OpConversionPattern<O, M>> ConversionPattern for Convert<P, O, M> {
    fn info(&self) -> PatternInfo {
        on_definition::<O>(self.0.info())
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.0.type_converter()
    }

    fn takes_many_values(&self) -> bool {
        M::MANY
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: &ConvertedOperands,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let (ctx, ir) = (Rewriter::ctx(rewriter), Rewriter::ir(rewriter));
        let data = ir.op(op);
        let groups: Groups = O::OPERANDS;
        let ranges = (0..groups.arities.len())
            .map(|index| groups.range(ctx, data.inherent(), operands.len(), index))
            .map(|range| (range.start as u32, range.end as u32))
            .collect();
        let operands = Operands::new::<O>(operands, ranges);
        self.0.match_and_rewrite(O::of(op), operands.into(), rewriter)
    }
}

/// Adds typed patterns to a set.
pub trait AddTypedPatterns {
    /// Adds a rewrite pattern on operations of one definition.
    fn add_op<O: OpView + 'static>(&mut self, pattern: impl OpRewritePattern<O> + 'static) -> &mut Self;

    /// Adds a function as a rewrite pattern on operations of one definition, whatever operation `info` names;
    /// [`OpView::pattern_info`] names this one.
    fn add_op_fn<O: OpView + 'static>(
        &mut self,
        info: PatternInfo,
        body: impl Fn(O, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync + 'static,
    ) -> &mut Self;

    /// Adds a rewrite pattern on operations of one definition that matches and rewrites in two functions.
    fn add_op_separate<O: OpView + 'static>(
        &mut self,
        pattern: impl OpSeparatePattern<O> + 'static,
    ) -> &mut Self;

    /// Adds two functions as a rewrite pattern on operations of one definition: one that matches, and one
    /// that rewrites with the result of the first.
    fn add_op_separate_fn<O: OpView + 'static, F: 'static>(
        &mut self,
        info: PatternInfo,
        matches: impl Fn(O, &Context, &Ir) -> Result<F, MatchFailure> + Send + Sync + 'static,
        rewrite: impl Fn(O, F, &mut dyn Rewriter<'_>) + Send + Sync + 'static,
    ) -> &mut Self;

    /// Adds a conversion pattern on operations of one definition.
    fn add_op_conversion<O: OpView + 'static, M: Mapping>(
        &mut self,
        pattern: impl OpConversionPattern<O, M> + 'static,
    ) -> &mut Self;

    /// Adds a function as a conversion pattern on operations of one definition, as
    /// [`add_op_fn`](Self::add_op_fn) does: `add_op_conversion_fn::<AddOp, Many>(…)` where an operand is any
    /// number of values.
    fn add_op_conversion_fn<O: OpView + 'static, M: Mapping>(
        &mut self,
        info: PatternInfo,
        converter: Option<Arc<TypeConverter>>,
        body: impl Fn(O, O::Adaptor<'_, M>, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self;
}

impl AddTypedPatterns for PatternSet {
    fn add_op<O: OpView + 'static>(&mut self, pattern: impl OpRewritePattern<O> + 'static) -> &mut Self {
        self.add(Rewrite(pattern, PhantomData))
    }

    fn add_op_fn<O: OpView + 'static>(
        &mut self,
        info: PatternInfo,
        body: impl Fn(O, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_fn(on_definition::<O>(info), move |op, rewriter| body(O::of(op), rewriter))
    }

    fn add_op_separate<O: OpView + 'static>(
        &mut self,
        pattern: impl OpSeparatePattern<O> + 'static,
    ) -> &mut Self {
        self.add_separate(InTwo(pattern, PhantomData))
    }

    fn add_op_separate_fn<O: OpView + 'static, F: 'static>(
        &mut self,
        info: PatternInfo,
        matches: impl Fn(O, &Context, &Ir) -> Result<F, MatchFailure> + Send + Sync + 'static,
        rewrite: impl Fn(O, F, &mut dyn Rewriter<'_>) + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_separate_fn(
            on_definition::<O>(info),
            move |op, ctx, ir| matches(O::of(op), ctx, ir),
            move |op, found, rewriter| rewrite(O::of(op), found, rewriter),
        )
    }

    fn add_op_conversion<O: OpView + 'static, M: Mapping>(
        &mut self,
        pattern: impl OpConversionPattern<O, M> + 'static,
    ) -> &mut Self {
        self.add_conversion(Convert(pattern, PhantomData))
    }

    fn add_op_conversion_fn<O: OpView + 'static, M: Mapping>(
        &mut self,
        info: PatternInfo,
        converter: Option<Arc<TypeConverter>>,
        body: impl Fn(O, O::Adaptor<'_, M>, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_op_conversion(FnConversion { info, converter, body, op: PhantomData })
    }
}

/// Adds typed conversion patterns to a set, with a converter for all of them.
pub trait AddTypedConversions {
    /// Adds a conversion pattern on operations of one definition.
    fn add_op_conversion<O: OpView + 'static, M: Mapping>(
        &mut self,
        pattern: impl OpConversionPattern<O, M> + 'static,
    ) -> &mut Self;

    /// Adds a function as a conversion pattern on operations of one definition; see
    /// [`AddTypedPatterns::add_op_conversion_fn`].
    fn add_op_conversion_fn<O: OpView + 'static, M: Mapping>(
        &mut self,
        info: PatternInfo,
        body: impl Fn(O, O::Adaptor<'_, M>, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self;
}

impl AddTypedConversions for ConvertedPatterns<'_> {
    fn add_op_conversion<O: OpView + 'static, M: Mapping>(
        &mut self,
        pattern: impl OpConversionPattern<O, M> + 'static,
    ) -> &mut Self {
        self.add_conversion(Convert(pattern, PhantomData))
    }

    fn add_op_conversion_fn<O: OpView + 'static, M: Mapping>(
        &mut self,
        info: PatternInfo,
        body: impl Fn(O, O::Adaptor<'_, M>, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_op_conversion(FnConversion { info, converter: None, body, op: PhantomData })
    }
}

/// A conversion pattern that is a function.
struct FnConversion<O, M, F> {
    info: PatternInfo,
    converter: Option<Arc<TypeConverter>>,
    body: F,
    op: PhantomData<fn(O, M)>,
}

impl<O: OpView, M: Mapping, F> OpConversionPattern<O, M> for FnConversion<O, M, F>
where
    F: Fn(O, O::Adaptor<'_, M>, &mut dyn ConversionRewriter<'_>) -> MatchResult + Send + Sync,
{
    fn info(&self) -> PatternInfo {
        self.info.clone()
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    fn match_and_rewrite(
        &self,
        op: O,
        adaptor: O::Adaptor<'_, M>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        (self.body)(op, adaptor, rewriter)
    }
}
