//! Operations with regions whose operands, results and block arguments change types, such as loops and
//! conditionals.

use std::sync::Arc;

use legalize_ir::{Arity, Context, Ir, OpId, OperationState, Type, ValueId, resized_segments};

use super::parts::{Part, illegal_argument, illegal_operand_or_result, no_illegal_part};
use crate::condition::DynamicLegality;
use crate::pattern::{FnConversionPattern, MatchResult, PatternInfo};
use crate::rewriter::{ConversionRewriter, ConvertedOperands};
use crate::set::PatternSet;
use crate::type_converter::TypeConverter;

/// Returns the first operand that its definition has as one value, and that is converted to another number
/// of values: its number, and theirs. Operands are counted from the front as far as the groups have one
/// each, and from the back for those after a variadic group.
pub(super) fn split_operand(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    operands: &ConvertedOperands,
) -> Option<(usize, usize)> {
    let info = ir.info(ctx, op)?;
    let single = |arity: &Arity| matches!(arity, Arity::Single);
    let front = info.operands.iter().take_while(|group| single(&group.arity)).count();
    let back = info.operands.iter().rev().take_while(|group| single(&group.arity)).count();
    let count = operands.len();
    let split = |at: &usize| operands.many(*at).len() != 1;
    let last = count.saturating_sub(if front == info.operands.len() { 0 } else { back });
    let found = (0..front.min(count)).chain(last..count).find(split);
    found.map(|at| (at, operands.many(at).len()))
}

/// Replaces an operation by one of the same name with the converted operands, result types and block
/// arguments; the regions move, and the attributes stay, but for the sizes of operand groups.
///
/// # Errors
/// If the type of a result or of a block argument does not convert, or the definition has an operand as one
/// value that becomes several or none.
pub fn convert_region_op_types(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let converter = rewriter.type_converter().ok_or("there is no type converter")?;
    if let Some((at, count)) = split_operand(ctx, rewriter.ir(), op, operands) {
        return Err(format!("operand #{at} is one value, and is converted to {count}").into());
    }
    let old: Vec<Type> =
        rewriter.ir().op(op).results().iter().map(|&value| rewriter.ir().value_type(value)).collect();
    let (mut types, mut counts) = (Vec::new(), Vec::new());
    for (at, ty) in old.into_iter().enumerate() {
        let all =
            rewriter.convert_types(&[ty]).ok_or_else(|| Part::Result(at).cannot_be_converted(ctx, ty))?;
        counts.push(all.len());
        types.extend(all);
    }
    let sizes =
        resized_segments(ctx, rewriter.ir(), op, |_, group| group.map(|at| operands.many(at).len()).sum());
    let data = rewriter.ir().op(op);
    let regions = data.regions().to_vec();
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    (state.inherent, state.discardable) = (data.inherent(), data.discardable());
    sizes.into_iter().for_each(|(name, size)| state.set_attr(ctx, ctx.str(name), size));
    state.operands.extend_from_slice(operands.values());
    state.result_types.extend(types);
    state.regions.extend(regions.iter().map(|_| rewriter.create_region()));
    for region in &regions {
        rewriter.convert_region_types(*region, &converter, None)?;
    }
    let new = rewriter.create_op(&state);
    for (from, to) in regions.into_iter().zip(state.regions) {
        rewriter.inline_region(from, to, None);
    }
    let values = rewriter.ir().op(new).results().to_vec();
    let mut rest = values.as_slice();
    let mut lists: Vec<&[ValueId]> = Vec::with_capacity(counts.len());
    for count in counts {
        let (list, others) = rest.split_at(count);
        lists.push(list);
        rest = others;
    }
    rewriter.replace_op_with_multiple(op, &lists);
    Ok(())
}

/// Adds the pattern that converts the types of operations of a name, and of their blocks' arguments. What
/// ends their blocks has a pattern of its own,
/// [`populate_return_conversion`](crate::populate_return_conversion).
pub fn populate_region_op_conversion(patterns: &mut PatternSet, op: &str, converter: Arc<TypeConverter>) {
    let info = PatternInfo::on("convert-region-op-types", op);
    let pattern = FnConversionPattern::new(info, Some(converter), convert_region_op_types);
    patterns.add_conversion(pattern.with_many_values());
}

/// The condition under which the pattern of operations with regions has nothing to do: operands, results and
/// the arguments of all blocks have legal types.
pub fn region_op_legality(converter: Arc<TypeConverter>) -> DynamicLegality {
    no_illegal_part(converter, |converter, (ctx, ir), op| {
        let regions = || ir.op(op).regions().iter().copied().enumerate();
        let argument = || regions().find_map(|region| illegal_argument(converter, (ctx, ir), region));
        Some(illegal_operand_or_result(converter, (ctx, ir), op).or_else(argument))
    })
}
