//! Patterns on operations of one definition: typed root, operands by name.
//!
//! Mirrors `OpRewritePattern`, `OpConversionPattern` and the adaptors that upstream generates.

use std::marker::PhantomData;
use std::sync::Arc;

use legalize_conversion::{
    ConversionPattern, ConversionRewriter, ConvertedOperands, MatchFailure, MatchResult, PatternInfo,
    PatternSet, RewritePattern, Rewriter, SeparatePattern, TypeConverter,
};
use legalize_ir::{Context, Ir, OpId, ValueId};
use smallvec::SmallVec;

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
/// mapped to: [`One`], or [`Many`] for conversions of a type to any number of types.
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

struct Rewrite<P, O>(P, PhantomData<fn(O)>);

impl<O: OpView, P: OpRewritePattern<O>> RewritePattern for Rewrite<P, O> {
    fn info(&self) -> PatternInfo {
        self.0.info()
    }

    fn match_and_rewrite(&self, op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        self.0.match_and_rewrite(O::of(op), rewriter)
    }
}

struct InTwo<P, O>(P, PhantomData<fn(O)>);

impl<O: OpView, P: OpSeparatePattern<O>> SeparatePattern for InTwo<P, O> {
    type Found = P::Found;

    fn info(&self) -> PatternInfo {
        self.0.info()
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
        self.0.info()
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
        let operands = Operands { operands, ranges, mapping: PhantomData };
        self.0.match_and_rewrite(O::of(op), operands.into(), rewriter)
    }
}

/// Adds typed patterns to a set.
pub trait AddTypedPatterns {
    /// Adds a rewrite pattern on operations of one definition.
    fn add_op<O: OpView + 'static>(&mut self, pattern: impl OpRewritePattern<O> + 'static) -> &mut Self;

    /// Adds a function as a rewrite pattern on operations of one definition, which `info` must name.
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
        self.add_fn(info, move |op, rewriter| body(O::of(op), rewriter))
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
            info,
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
}

/// Number of values that an operand is mapped to in a conversion.
pub trait Mapping: 'static {
    /// True if an operand may be mapped to any number of values.
    const MANY: bool;
    /// Values that a single operand is mapped to.
    type Single<'a>;

    /// Returns the values that operand `index` is mapped to.
    fn single(operands: &ConvertedOperands, index: usize) -> Self::Single<'_>;
}

/// One value for each operand.
#[derive(Clone, Copy, Debug)]
pub struct One;

/// Any number of values for each operand.
#[derive(Clone, Copy, Debug)]
pub struct Many;

impl Mapping for One {
    const MANY: bool = false;
    type Single<'a> = ValueId;

    fn single(operands: &ConvertedOperands, index: usize) -> ValueId {
        operands.one(index)
    }
}

impl Mapping for Many {
    const MANY: bool = true;
    type Single<'a> = &'a [ValueId];

    fn single(operands: &ConvertedOperands, index: usize) -> &[ValueId] {
        operands.many(index)
    }
}

/// Converted operands by their index in the definition; adaptors give them names.
#[derive(Clone, Debug)]
pub struct Operands<'a, M> {
    operands: &'a ConvertedOperands,
    ranges: SmallVec<[(u32, u32); 4]>,
    mapping: PhantomData<M>,
}

impl<'a, M: Mapping> Operands<'a, M> {
    /// Returns the values that a single operand is mapped to.
    ///
    /// # Panics
    /// If there is no such operand, or, in a 1:1 mapping, it is not mapped to one value.
    #[track_caller]
    pub fn single(&self, index: usize) -> M::Single<'a> {
        M::single(self.operands, self.ranges[index].0 as usize)
    }

    /// Returns the values that an optional operand is mapped to.
    pub fn optional(&self, index: usize) -> Option<M::Single<'a>> {
        let (start, end) = self.ranges[index];
        (start < end).then(|| M::single(self.operands, start as usize))
    }

    /// Returns the values that each operand of a group is mapped to.
    pub fn group(&self, index: usize) -> SmallVec<[M::Single<'a>; 4]> {
        let (start, end) = self.ranges[index];
        (start..end).map(|at| M::single(self.operands, at as usize)).collect()
    }

    /// Returns all values in order, without grouping.
    pub fn all(&self) -> &'a ConvertedOperands {
        self.operands
    }
}
