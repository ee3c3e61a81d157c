//! Calls and returns whose operands and results change types.

use std::sync::Arc;

use legalize_ir::{OpId, OperationState, Type, ValueId};

use super::convert_value_attrs;
use super::parts::{Part, illegal_operand_or_result, no_illegal_part};
use super::region_op::split_operand;
use crate::condition::DynamicLegality;
use crate::pattern::{FnConversionPattern, MatchResult, PatternInfo};
use crate::rewriter::{ConversionRewriter, ConvertedOperands, RewriterExt};
use crate::set::PatternSet;
use crate::type_converter::TypeConverter;

/// Replaces a call by one of the converted operands and result types. Its other attributes stay; those of its
/// arguments and results (`arg_attrs`, `res_attrs`) follow them. All operands are arguments.
///
/// # Errors
/// If the type of a result does not convert.
pub fn convert_call_types(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let old: Vec<Type> =
        rewriter.ir().op(op).results().iter().map(|&v| rewriter.ir().value_type(v)).collect();
    let (mut types, mut results) = (Vec::new(), Vec::new());
    for (at, ty) in old.into_iter().enumerate() {
        let all =
            rewriter.convert_types(&[ty]).ok_or_else(|| Part::Result(at).cannot_be_converted(ctx, ty))?;
        results.push(all.len());
        types.extend(all);
    }
    let arguments: Vec<usize> = (0..operands.len()).map(|index| operands.many(index).len()).collect();
    let converted = |name, value| match ctx.str(name) {
        "arg_attrs" => convert_value_attrs(ctx, value, &arguments),
        "res_attrs" => convert_value_attrs(ctx, value, &results),
        _ => Some(value),
    };
    let attrs = |dict| {
        let entries = ctx.dict_entries(dict).iter();
        ctx.dict(entries.filter_map(|&(name, value)| Some((name, converted(name, value)?))))
    };
    let data = rewriter.ir().op(op);
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    (state.inherent, state.discardable) = (attrs(data.inherent()), attrs(data.discardable()));
    state.operands.extend_from_slice(operands.values());
    state.result_types.extend(types);
    let call = rewriter.create_op(&state);
    let values = rewriter.ir().op(call).results().to_vec();
    let mut rest = values.as_slice();
    let mut lists: Vec<&[ValueId]> = Vec::with_capacity(results.len());
    for count in results {
        let (list, others) = rest.split_at(count);
        lists.push(list);
        rest = others;
    }
    rewriter.replace_op_with_multiple(op, &lists);
    Ok(())
}

/// Replaces the operands of a return, or of any other operation that only has operands, with converted ones.
///
/// # Errors
/// If the definition has an operand as one value that becomes several or none.
pub fn convert_return_types(
    op: OpId,
    operands: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    if let Some((at, count)) = split_operand(rewriter.ctx(), rewriter.ir(), op, operands) {
        return Err(format!("operand #{at} is one value, and is converted to {count}").into());
    }
    rewriter.modify_op(op, |ir| ir.set_operands(op, operands.values()));
    Ok(())
}

/// Adds the pattern that converts the operand and result types of calls of a name.
pub fn populate_call_conversion(patterns: &mut PatternSet, op: &str, converter: Arc<TypeConverter>) {
    let info = PatternInfo::on("convert-call-types", op);
    let pattern = FnConversionPattern::new(info, Some(converter), convert_call_types);
    patterns.add_conversion(pattern.with_many_values());
}

/// Adds the pattern that converts the operand types of returns of a name.
pub fn populate_return_conversion(patterns: &mut PatternSet, op: &str, converter: Arc<TypeConverter>) {
    let info = PatternInfo::on("convert-return-types", op);
    let pattern = FnConversionPattern::new(info, Some(converter), convert_return_types);
    patterns.add_conversion(pattern.with_many_values());
}

/// The condition under which the patterns of calls and returns have nothing to do: all operands and results
/// have legal types.
pub fn types_legality(converter: Arc<TypeConverter>) -> DynamicLegality {
    no_illegal_part(converter, |converter, (ctx, ir), op| {
        Some(illegal_operand_or_result(converter, (ctx, ir), op))
    })
}
