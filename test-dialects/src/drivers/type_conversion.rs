//! `--test-legalize-type-conversion`: few types convert, most are dropped, and few values can be
//! materialized.
//!
//! The patterns convert regions, blocks and branches, or fail on purpose; rules cannot express that.

use std::sync::Arc;

use legalize_conversion::{
    Conversion, ConversionAnswer, ConversionConfig, ConversionRewriter, ConversionTarget, ConvertedOperands,
    MatchResult, PatternSet, Rewriter, RewriterExt, TypeConverter,
    populate_any_function_signature_conversion,
};
use legalize_dialects_core::ops::{cf, func};
use legalize_ir::{BlockId, Context, Ir, OpId, OperationState, Type, TypeData};
use legalize_passes::{PassDef, PassInput, PassKind, pass_kind};
use legalize_source::Diagnostics;
use legalize_typed::OpView;

use super::build::{
    convert, convert_many, legal_if, legal_signature, materialize, operand_is, region, replace_by, result_is,
    result_types, rewrite, state,
};
use super::{mode, with_rollback_option};
use crate::hooks::recursive;
use crate::ops::{
    AnotherTypeProducerOp, CastOp, LegalOpD, SignatureConversionNoConverterOp, SignatureConversionUndoOp,
    TypeConsumerOp, TypeProducerOp,
};

fn is_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. })
}

/// The name of converted recursive types.
const CONVERTED: &str = "outer_converted_type";

fn is_converted_recursive(ctx: &Context, ty: Type) -> bool {
    recursive::parts(ctx, ty).is_some_and(|(name, _)| name == CONVERTED)
}

/// Converts a recursive type to one of another name, with `!test.smpla` in place of the references to itself;
/// others are left to the next rule.
fn convert_recursive(converter: &TypeConverter, ctx: &Context, ty: Type) -> Option<ConversionAnswer> {
    let (_, body) = recursive::parts(ctx, ty)?;
    if is_converted_recursive(ctx, ty) {
        return Some(ConversionAnswer::to(ty));
    }
    let Some(body) = body else {
        let simple = TypeData::Dialect { name: ctx.name("test.smpla"), params: Box::default() };
        return Some(ConversionAnswer::to(ctx.ty(simple)));
    };
    let body = converter.convert_type(ctx, body)?;
    // A name has a single body.
    let fits = !is_converted_recursive(ctx, body);
    fits.then(|| ConversionAnswer::to(recursive::with_body(ctx, CONVERTED, body)))
}

fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ctx, ty| {
        let common = ctx.common();
        let small = matches!(ctx.type_data(ty), TypeData::Integer { width: 1, .. });
        Some(if small || ty == common.f64 || ty == common.index {
            ConversionAnswer::to(ty)
        } else if [common.bf16, common.f16, common.f32].contains(&ty) {
            ConversionAnswer::to(common.f64)
        } else {
            ConversionAnswer::dropped()
        })
    });
    converter.add_recursive_conversion(convert_recursive);
    converter.add_source_materialization(|rewriter, input| {
        let ctx = rewriter.ctx();
        let common = *ctx.common();
        let &[ty] = input.types else { return None };
        match *input.inputs {
            [] if [common.i32, common.i64].contains(&ty) => {
                materialize(rewriter, input, TypeProducerOp::NAME)
            }
            [value] => {
                let from = rewriter.ir().value_type(value);
                let fits =
                    from == common.f64 && ty != common.f16 || is_integer(ctx, from) && is_integer(ctx, ty);
                if fits { materialize(rewriter, input, CastOp::NAME) } else { None }
            }
            _ => None,
        }
    });
    converter
}

/// The operands that a branch forwards to a successor, by index.
fn successor_range(ctx: &Context, ir: &Ir, op: OpId, successor: usize) -> std::ops::Range<usize> {
    let hook = ir.info(ctx, op).and_then(|info| info.hooks().successor_operands.as_ref());
    hook.map_or(0..0, |hook| hook(ctx, ir, op, successor))
}

/// True if a branch's operands are legal and match the arguments of its successors.
fn is_legal_branch(converter: &TypeConverter, ctx: &Context, ir: &Ir, op: OpId) -> bool {
    converter.is_legal_op(ctx, ir, op)
        && ir.successors(op).enumerate().all(|(index, block)| {
            let given = successor_range(ctx, ir, op, index).map(|at| ir.value_type(ir.operand(op, at)));
            given.eq(ir.block(block).args().iter().map(|&arg| ir.value_type(arg)))
        })
}

fn target(converter: &Arc<TypeConverter>, ctx: &Context) -> ConversionTarget {
    let common = *ctx.common();
    let mut target = ConversionTarget::new();
    target.add_legal_op(LegalOpD::NAME);
    target.add_dynamically_legal_op(
        TypeProducerOp::NAME,
        legal_if(move |ctx, ir, op| {
            result_is(ir, op, common.f64)
                || result_is(ir, op, common.i64)
                || result_types(ir, op).iter().any(|&ty| is_converted_recursive(ctx, ty))
        }),
    );
    target.add_dynamically_legal_op(func::FuncOp::NAME, legal_signature(converter));
    for name in BRANCHES {
        let converter = converter.clone();
        let legal = legal_if(move |ctx, ir, op| is_legal_branch(&converter, ctx, ir, op));
        target.add_dynamically_legal_op(name, legal);
    }
    target.add_dynamically_legal_op(
        CastOp::NAME,
        legal_if(move |_, ir, op| operand_is(ir, op, common.f64) && result_is(ir, op, common.f32)),
    );
    let types = converter.clone();
    target.add_dynamically_legal_op(
        SignatureConversionNoConverterOp::NAME,
        legal_if(move |ctx, ir, op| {
            let entry = region(ir, op).ok().and_then(|body| ir.region(body).first());
            entry.is_none_or(|entry| {
                ir.block(entry).args().iter().all(|&arg| types.is_legal_value(ctx, ir, arg))
            })
        }),
    );
    target
}

fn convert_consumer(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let values = new.values().to_vec();
    rewriter.modify_op(op, |ir| ir.set_operands(op, &values));
    Ok(())
}

fn convert_producer(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let common = *ctx.common();
    let types = result_types(rewriter.ir(), op);
    let &[ty] = types.as_slice() else { return Err("expected one result".into()) };
    let new = match ctx.type_data(ty) {
        TypeData::Float(_) => common.f64,
        _ if ty == common.i16 => common.i64,
        _ if recursive::parts(ctx, ty).is_some() => {
            let converter = rewriter.type_converter().ok_or("there is no type converter")?;
            converter.convert_type(ctx, ty).ok_or("the recursive type does not convert")?
        }
        _ => return Err("expected a float, i16 or a recursive type".into()),
    };
    replace_by(rewriter, op, TypeProducerOp::NAME, &[], &[new])
}

/// Converts the operation, and fails.
fn convert_without_effect(
    op: OpId,
    _: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let body = region(rewriter.ir(), op)?;
    let converter = rewriter.type_converter().ok_or("there is no type converter")?;
    rewriter.convert_region_types(body, &converter, None)?;
    Err("it fails in any case".into())
}

fn replace_by_legal(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ir = rewriter.ir();
    if ir.op(op).results().iter().any(|&result| ir.uses(result).next().is_some()) {
        return Err("a used result has no replacement".into());
    }
    let legal = state(rewriter.ctx(), ir, op, LegalOpD::NAME, new.values(), &[]);
    rewriter.create_op(&legal);
    rewriter.erase_op(op);
    Ok(())
}

fn use_plain_producer(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let types = result_types(rewriter.ir(), op);
    replace_by(rewriter, op, TypeProducerOp::NAME, &[], &types)
}

const BRANCHES: [&str; 3] = [cf::BranchOp::NAME, cf::CondBranchOp::NAME, cf::SwitchOp::NAME];

/// Converts the operands of a branch, one to many, and the blocks that receive them.
fn convert_branch(
    op: OpId,
    new: &ConvertedOperands,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> MatchResult {
    let ctx = rewriter.ctx();
    let converter = rewriter.type_converter().ok_or("there is no type converter")?;
    let count = rewriter.ir().successors(op).len();
    let ranges: Vec<_> = (0..count).map(|index| successor_range(ctx, rewriter.ir(), op, index)).collect();
    let own = ranges.iter().map(|range| range.start).min().unwrap_or(0);
    if (0..own.min(new.len())).any(|index| new.many(index).len() != 1) {
        return Err("the condition is not one value".into());
    }
    let blocks: Vec<BlockId> = rewriter.ir().successors(op).collect();
    for &block in &blocks {
        let signature = converter
            .convert_block_signature(ctx, rewriter.ir(), block)
            .ok_or("the type of a block argument cannot be converted")?;
        rewriter.apply_signature_conversion(block, &signature, Some(&converter));
    }
    let data = rewriter.ir().op(op);
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    state.inherent = data.inherent();
    state.discardable = data.discardable();
    state.operands.extend_from_slice(new.values());
    // The blocks that replaced the old ones.
    state.successors = rewriter.ir().successors(op).collect();
    let sizes = |ranges: &[std::ops::Range<usize>]| -> Vec<i32> {
        let sizes = ranges.iter().map(|range| range.clone().map(|at| new.many(at).len()).sum::<usize>());
        sizes.map(|size| i32::try_from(size).unwrap_or(i32::MAX)).collect()
    };
    match ctx.op_str(state.name) {
        cf::CondBranchOp::NAME => {
            let mut all = vec![1];
            all.extend(sizes(&ranges));
            state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&all));
        }
        cf::SwitchOp::NAME => {
            let (default, cases) = ranges.split_first().ok_or("there is no default")?;
            let cases = sizes(cases);
            let all = [1, sizes(std::slice::from_ref(default))[0], cases.iter().sum()];
            state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&all));
            state.set_attr(ctx, "case_operand_segments", ctx.dense_i32_array_attr(&cases));
        }
        _ => {}
    }
    rewriter.replace_op_with_new(op, &state);
    Ok(())
}

fn patterns(converter: &Arc<TypeConverter>) -> PatternSet {
    let mut patterns = PatternSet::new();
    let typed = Some(converter);
    convert(&mut patterns, TypeConsumerOp::NAME, typed, convert_consumer);
    convert(&mut patterns, TypeProducerOp::NAME, typed, convert_producer);
    convert(&mut patterns, SignatureConversionUndoOp::NAME, typed, convert_without_effect);
    let types = converter.clone();
    patterns.add_conversion_fn(
        legalize_conversion::PatternInfo::on(
            SignatureConversionNoConverterOp::NAME,
            SignatureConversionNoConverterOp::NAME,
        ),
        None,
        move |op, _: &ConvertedOperands, rewriter: &mut dyn ConversionRewriter<'_>| {
            let body = region(rewriter.ir(), op)?;
            let entry = rewriter.ir().region(body).first().ok_or("the region is empty")?;
            let signature = types
                .convert_block_signature(rewriter.ctx(), rewriter.ir(), entry)
                .ok_or("the type of a block argument cannot be converted")?;
            rewriter.modify_op(op, |_| {});
            rewriter.apply_signature_conversion(entry, &signature, None);
            Ok(())
        },
    );
    convert(&mut patterns, "test.replace_with_legal_op", typed, replace_by_legal);
    rewrite(&mut patterns, AnotherTypeProducerOp::NAME, use_plain_producer);
    for name in BRANCHES {
        convert_many(&mut patterns, name, typed, convert_branch);
    }
    populate_any_function_signature_conversion(&mut patterns, converter.clone());
    patterns
}

/// Returns the pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "test-legalize-type-conversion",
        "TestTypeConversionDriver",
        "Converts types of the test dialect",
    )
    .filters_patterns();
    pass_kind(with_rollback_option(definition), |host, options| {
        let converter = Arc::new(converter());
        let target = target(&converter, host.ctx());
        let patterns = host.freeze_for_pass(patterns(&converter), options)?;
        let config = ConversionConfig::default().with(|config| config.mode = mode(options));
        Ok(Arc::new(move |input: &mut PassInput<'_>| {
            let run = Conversion::new(&target, &patterns, &config);
            match run.partial(input.ctx, input.ir, &[input.root]) {
                Ok(_) => Diagnostics::new(),
                Err(failure) => failure.into(),
            }
        }))
    })
}
