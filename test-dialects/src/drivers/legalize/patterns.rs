//! Patterns on values: replacements with various numbers and types of values.
//!
//! Rules cannot express them: they erase operations that they do not match, replace values that they did not
//! define, use operands as one of several values, choose types from attributes or never succeed on purpose.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, FnConversionPattern, MatchResult, PatternInfo, PatternSet,
    Rewriter, RewriterExt, TypeConverter, convert_call_types, populate_any_function_signature_conversion,
};
use legalize_dialects_core::ops::{arith, func};
use legalize_ir::{AttrData, InsertPoint, OpId, OperationState, Type, ValueId};
use legalize_typed::OpView;

use super::regions;
use crate::drivers::build::{
    convert, convert_many, has, mark, operands, replace_by, result_is, result_types, rewrite, state,
};
use crate::ops::{
    BlackHoleOp, CastOp, IllegalOpF, IllegalOpG, InvalidOp, LegalOpB, LegalOpC, RecursiveRewriteOp, ReturnOp,
    TypeConsumerOp, TypeProducerOp, ValidConsumerOp, ValidOp, ValidProducerOp, WithPropertiesOp,
};

/// Replaces the operation if its only operand is of type `f32`, using all converted values.
fn convert_return(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let f32 = rewriter.ctx().common().f32;
    match operands(rewriter.ir(), op).as_slice() {
        &[operand] if rewriter.ir().value_type(operand) == f32 => {}
        _ => return Err("expected one operand of type f32".into()),
    }
    replace_by(rewriter, op, ReturnOp::NAME, new.values(), &[])
}

fn convert_producer_to_f32(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let common = *rewriter.ctx().common();
    if !result_is(rewriter.ir(), op, common.i32) {
        return Err("expected an i32 result".into());
    }
    replace_by(rewriter, op, TypeProducerOp::NAME, &[], &[common.f32])
}

/// Replaces a producer of `f32` by one of `f64`.
pub(in crate::drivers) fn convert_producer_to_f64(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let common = *rewriter.ctx().common();
    if !result_is(rewriter.ir(), op, common.f32) {
        return Err("expected single f32 operand".into());
    }
    replace_by(rewriter, op, TypeProducerOp::NAME, &[], &[common.f64])
}

/// Replaces a producer by one of a type that never becomes legal.
fn convert_producer_to_bf16(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let bf16 = rewriter.ctx().common().bf16;
    replace_by(rewriter, op, TypeProducerOp::NAME, &[], &[bf16])
}

/// Replaces a consumer whose operand was converted to `f64` by one that uses that.
pub(in crate::drivers) fn convert_consumer(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let f64 = rewriter.ctx().common().f64;
    match new.values() {
        &[value] if rewriter.ir().value_type(value) == f64 => {
            replace_by(rewriter, op, TypeConsumerOp::NAME, &[value], &[])
        }
        _ => Err("expected a converted operand of type f64".into()),
    }
}

/// Also replaces an operation that the pattern itself created.
fn replace_non_root(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let types = result_types(rewriter.ir(), op);
    let illegal = state(rewriter.ctx(), rewriter.ir(), op, IllegalOpF::NAME, &[], &types);
    let illegal = rewriter.create_op(&illegal);
    let legal = state(rewriter.ctx(), rewriter.ir(), op, LegalOpB::NAME, &[], &types);
    let legal = rewriter.create_op(&legal);
    let values = rewriter.ir().op(illegal).results().to_vec();
    rewriter.replace_op(op, &values);
    let values = rewriter.ir().op(legal).results().to_vec();
    rewriter.replace_op(illegal, &values);
    Ok(())
}

/// Decrements a number, in place.
fn count_down(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let op = RecursiveRewriteOp::of(op);
    let depth = op.depth(rewriter);
    op.set_depth(rewriter, depth.wrapping_sub(1));
    Ok(())
}

/// Erases the operation and the defining op of its operand.
fn black_hole(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let operand = rewriter.ir().operands(op).next().ok_or("there is no operand")?;
    let producer = rewriter.ir().defining_op(operand).ok_or("the operand is not a result")?;
    rewriter.erase_op(op);
    rewriter.erase_op(producer);
    Ok(())
}

/// Creates an operation of another dialect, whose legality is unknown to the target.
fn replace_by_unknown(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let i32 = ctx.common().i32;
    let mut constant = state(ctx, rewriter.ir(), op, arith::ConstantOp::NAME, &[], &[i32]);
    constant.set_attr(ctx, arith::ConstantOp::VALUE_ATTR, ctx.int_attr(i32, 0_i64));
    let constant = rewriter.create_op(&constant);
    let values = rewriter.ir().op(constant).results().to_vec();
    replace_by(rewriter, op, LegalOpC::NAME, &values, &[i32])
}

/// Moves the operation before its parent, then replaces it by an illegal operation.
fn hoist(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let parent = rewriter.ir().parent_op(op).ok_or("there is no operation around it")?;
    rewriter.move_op(op, InsertPoint::Before(parent));
    rewriter.set_insert_point(InsertPoint::Before(op));
    let types = result_types(rewriter.ir(), op);
    replace_by(rewriter, op, IllegalOpF::NAME, &[], &types)
}

/// Changes a property in place.
fn change_property(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    if !has(ctx, rewriter.ir(), op, "modify_inplace") {
        return Err("it is not asked for".into());
    }
    rewriter.set_attr(op, WithPropertiesOp::A_ATTR, Some(ctx.int_attr(ctx.common().i64, 42_i64)));
    Ok(())
}

fn erase(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    rewriter.erase_op(op);
    Ok(())
}

/// Replaces the operation by a producer of the type in an attribute.
fn replace_by_producer(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let ty = rewriter.ir().attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty));
    let Some(&AttrData::Type(ty)) = ty else { return Err("there is no type".into()) };
    replace_by(rewriter, op, ValidProducerOp::NAME, &[], &[ty])
}

/// Adds the pattern for operations with or without the attribute that requests the converter.
fn add_consumer(patterns: &mut PatternSet, converter: Option<&Arc<TypeConverter>>) {
    let wants = converter.is_some();
    let info = PatternInfo::on("test.replace_with_valid_consumer", "test.replace_with_valid_consumer");
    patterns.add_conversion(FnConversionPattern::new(
        info,
        converter.cloned(),
        move |op, new: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
            if has(rewriter.ctx(), rewriter.ir(), op, "with_converter") != wants {
                return Err("it is another pattern's".into());
            }
            replace_by(rewriter, op, ValidConsumerOp::NAME, new.values(), &[])
        },
    ));
}

/// Uses the only operand, which may be mapped to any number of values.
fn consume_many(op: OpId, new: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    if new.len() != 1 {
        return Err("expected one operand".into());
    }
    replace_by(rewriter, op, ValidOp::NAME, new.values(), &[])
}

fn drop_operands(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    replace_by(rewriter, op, ValidOp::NAME, &[], &[])
}

/// Casts operands that are not mapped to a single value back to their original type.
fn join_operands(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let mut values: Vec<ValueId> = Vec::new();
    for index in 0..new.len() {
        if let &[value] = new.many(index) {
            values.push(value);
            continue;
        }
        let ty = rewriter.ir().value_type(rewriter.ir().operand(op, index));
        let cast = state(rewriter.ctx(), rewriter.ir(), op, CastOp::NAME, new.many(index), &[ty]);
        let cast = rewriter.create_op(&cast);
        values.extend_from_slice(rewriter.ir().op(cast).results());
    }
    replace_by(rewriter, op, ValidOp::NAME, &values, &[])
}

/// Replaces every result by two of its type.
fn double_results(op: OpId, to: &str, rewriter: &mut dyn ConversionRewriter<'_>) -> OpId {
    let ctx = rewriter.ctx();
    let types: Vec<Type> = result_types(rewriter.ir(), op).into_iter().flat_map(|ty| [ty, ty]).collect();
    let mut state: OperationState = state(ctx, rewriter.ir(), op, to, &[], &types);
    state.inherent = rewriter.ir().op(op).inherent();
    state.discardable = rewriter.ir().op(op).discardable();
    rewriter.set_insert_point(InsertPoint::Before(op));
    let new = rewriter.create_op(&state);
    let values = rewriter.ir().op(new).results().to_vec();
    let pairs: Vec<&[ValueId]> = values.chunks(2).collect();
    rewriter.replace_op_with_multiple(op, &pairs);
    new
}

/// Replaces uses of the first operand by the second, twice.
fn replace_value(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let &[from, to] = operands(rewriter.ir(), op).as_slice() else {
        return Err("expected two operands".into());
    };
    if has(ctx, rewriter.ir(), op, "trigger_rollback") {
        rewriter.modify_op(op, |_| {});
    } else {
        mark(rewriter, op, "is_legal");
    }
    if has(ctx, rewriter.ir(), op, "conditional") {
        rewriter.replace_uses_with_multiple_if(from, &[to, to], &mut |ir, value_use| {
            has(ctx, ir, value_use.op, "replace_uses")
        })?;
    } else {
        rewriter.replace_all_uses(from, &[to, to]);
    }
    Ok(())
}

fn erase_consumer(op: OpId, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>) -> MatchResult {
    rewriter.erase_op(op);
    Ok(())
}

/// Adds all patterns, in the order in which those of one root are tried.
pub(super) fn add(converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    let typed = Some(converter);
    regions::add_plain(patterns);
    convert_many(patterns, ReturnOp::NAME, None, convert_return);
    convert(patterns, TypeProducerOp::NAME, None, convert_producer_to_f32);
    convert(patterns, TypeProducerOp::NAME, None, convert_producer_to_f64);
    let info = PatternInfo::on(TypeProducerOp::NAME, TypeProducerOp::NAME).with_benefit(10);
    patterns.add_conversion(FnConversionPattern::new(info, None, convert_producer_to_bf16));
    convert(patterns, TypeConsumerOp::NAME, None, convert_consumer);
    rewrite(patterns, "test.replace_non_root", replace_non_root);
    let info = PatternInfo::on(RecursiveRewriteOp::NAME, RecursiveRewriteOp::NAME).with_bounded_recursion();
    patterns.add_fn(info, count_down);
    regions::add_anchor(patterns);
    rewrite(patterns, BlackHoleOp::NAME, black_hole);
    rewrite(patterns, IllegalOpG::NAME, replace_by_unknown);
    convert(patterns, "test.hoist_me", None, hoist);
    convert(patterns, WithPropertiesOp::NAME, None, change_property);
    convert(patterns, "test.erase_op", None, erase);
    convert(patterns, "test.replace_with_valid_producer", None, replace_by_producer);
    add_consumer(patterns, None);
    add_consumer(patterns, typed);
    convert_many(patterns, "test.repetitive_1_to_n_consumer", None, consume_many);
    regions::add_drop(converter, patterns);
    convert(patterns, "test.drop_operands_and_replace_with_valid", typed, drop_operands);
    convert_many(patterns, InvalidOp::NAME, typed, join_operands);
    convert(patterns, "test.multiple_1_to_n_replacement", typed, |op, _, rewriter| {
        let step = double_results(op, "test.step_1", rewriter);
        double_results(step, "test.legal_op", rewriter);
        Ok(())
    });
    convert_many(patterns, "test.value_replace", typed, replace_value);
    convert(patterns, TypeConsumerOp::NAME, typed, erase_consumer);
    regions::add_typed(converter, patterns);
    populate_any_function_signature_conversion(patterns, converter.clone());
    convert_many(patterns, func::CallOp::NAME, typed, convert_call_types);
}
