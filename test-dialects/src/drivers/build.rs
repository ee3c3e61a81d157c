//! Helpers of many patterns: creating operations and adding patterns by name.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, FnConversionPattern, MatchResult, PatternInfo, PatternSet,
    Rewriter, TypeConverter,
};
use legalize_ir::{BlockId, Context, Ir, OpId, OperationState, RegionId, Type, ValueId};

/// Body of a conversion pattern.
pub(super) type Convert = fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult;
/// Body of a rewrite pattern.
pub(super) type Rewrite = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;

/// Adds a rewrite pattern on operations of a name.
pub(super) fn rewrite(patterns: &mut PatternSet, op: &str, body: Rewrite) {
    patterns.add_fn(PatternInfo::on(op, op), body);
}

/// Adds a conversion pattern that takes one value per operand.
pub(super) fn convert(
    patterns: &mut PatternSet,
    op: &str,
    converter: Option<&Arc<TypeConverter>>,
    body: Convert,
) {
    let info = PatternInfo::on(op, op);
    patterns.add_conversion(FnConversionPattern::new(info, converter.cloned(), body));
}

/// Adds a conversion pattern that takes any number of values per operand.
pub(super) fn convert_many(
    patterns: &mut PatternSet,
    op: &str,
    converter: Option<&Arc<TypeConverter>>,
    body: Convert,
) {
    let info = PatternInfo::on(op, op);
    let pattern = FnConversionPattern::new(info, converter.cloned(), body);
    patterns.add_conversion(pattern.with_many_values());
}

/// The state of an operation of a name with the given location, operands and result types.
pub(super) fn state(
    ctx: &Context,
    ir: &Ir,
    like: OpId,
    name: &str,
    operands: &[ValueId],
    types: &[Type],
) -> OperationState {
    let mut state = OperationState::new(ctx, ctx.op_name(name), ir.op(like).loc());
    state.operands.extend_from_slice(operands);
    state.result_types.extend_from_slice(types);
    state
}

/// Replaces an operation by one of a name, unless that has another number of results.
pub(super) fn replace_by(
    rewriter: &mut dyn Rewriter<'_>,
    op: OpId,
    name: &str,
    operands: &[ValueId],
    types: &[Type],
) -> MatchResult {
    if types.len() != rewriter.ir().op(op).results().len() {
        return Err("it has another number of results".into());
    }
    let new = state(rewriter.ctx(), rewriter.ir(), op, name, operands, types);
    rewriter.replace_op_with_new(op, &new);
    Ok(())
}

/// Fails for a block with arguments: they would not be replaced when the block is inlined.
pub(super) fn without_arguments(ir: &Ir, block: BlockId) -> MatchResult {
    match ir.block(block).args() {
        [] => Ok(()),
        _ => Err("a block of it has arguments".into()),
    }
}

/// The types of an operation's results.
pub(super) fn result_types(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&result| ir.value_type(result)).collect()
}

/// An operation's operands.
pub(super) fn operands(ir: &Ir, op: OpId) -> Vec<ValueId> {
    ir.operands(op).collect()
}

/// True if an operation has an attribute of a name.
pub(super) fn has(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> bool {
    ir.attr_named(ctx, op, name).is_some()
}

/// An operation's first region.
pub(super) fn region(ir: &Ir, op: OpId) -> Result<RegionId, &'static str> {
    ir.op(op).regions().first().copied().ok_or("there is no region")
}

/// Sets a unit attribute.
pub(super) fn mark(rewriter: &mut dyn Rewriter<'_>, op: OpId, name: &str) {
    let unit = rewriter.ctx().common().unit;
    rewriter.set_attr(op, name, Some(unit));
}

/// Turns a condition that is always known into a legality callback.
pub(super) fn legal_if(
    condition: impl Fn(&Context, &Ir, OpId) -> bool + Send + Sync + 'static,
) -> impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static {
    move |ctx: &Context, ir: &Ir, op| Some(condition(ctx, ir, op))
}

/// Legality callback for operations whose function type has legal types.
pub(super) fn legal_signature(
    converter: &Arc<TypeConverter>,
) -> impl Fn(&Context, &Ir, OpId) -> Option<bool> + Send + Sync + 'static + use<> {
    let converter = converter.clone();
    legal_if(move |ctx, ir, op| {
        let ty = ir.attr_named(ctx, op, "function_type");
        ty.is_some_and(|ty| converter.is_signature_attr_legal(ctx, ty))
    })
}

/// True if the first operand of an operation is of a type.
pub(super) fn operand_is(ir: &Ir, op: OpId, ty: Type) -> bool {
    ir.operands(op).next().is_some_and(|operand| ir.value_type(operand) == ty)
}

/// True if the first result of an operation is of a type.
pub(super) fn result_is(ir: &Ir, op: OpId, ty: Type) -> bool {
    ir.op(op).results().first().is_some_and(|&result| ir.value_type(result) == ty)
}

/// Materializes a value from the inputs by an operation of a name.
pub(super) fn materialize(
    rewriter: &mut dyn Rewriter<'_>,
    input: &legalize_conversion::MaterializationInput<'_>,
    name: &str,
) -> Option<smallvec::SmallVec<[ValueId; 1]>> {
    let ctx = rewriter.ctx();
    let &[ty] = input.types else { return None };
    let mut state = OperationState::new(ctx, ctx.op_name(name), input.loc);
    state.operands.extend_from_slice(input.inputs);
    state.result_types.push(ty);
    let op = rewriter.create_op(&state);
    Some(rewriter.ir().op(op).results().into())
}
