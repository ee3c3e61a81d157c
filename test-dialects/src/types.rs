//! Type converters: integers are widened (1:1), pairs are split (1:N), tokens are dropped (1:0).

use legalize_typed::OpView;

use crate::ops::{MakePairOp, RecastOp, TokenOp, UnpackOp};
use legalize_conversion::{ConversionAnswer, MaterializationInput, Rewriter, TypeConverter, Types};
use legalize_ir::{Context, OperationState, Type, TypeData, ValueId};
use smallvec::SmallVec;

/// The name and the types of a parametric type of the test dialect.
fn parts(ctx: &Context, ty: Type) -> Option<(&str, Types)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let types = params.iter().filter_map(|param| match param {
        legalize_ir::Param::Type(ty) => Some(*ty),
        _ => None,
    });
    Some((ctx.str(*name), types.collect()))
}

/// Converts `i32` to `i64`, `!test.pair<A, B>` to the converted types of `A` and `B`, `!test.token` to
/// nothing; without materializations.
pub(crate) fn bare_converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter
        .add_conversion(|ctx, ty| (ty == ctx.common().i32).then(|| ConversionAnswer::to(ctx.common().i64)));
    converter.add_recursive_conversion(|converter, ctx, ty| match parts(ctx, ty)? {
        ("test.pair", types) => Some(match converter.convert_types(ctx, types) {
            Some(types) => ConversionAnswer::to_many(types),
            None => ConversionAnswer::Fail,
        }),
        (TokenOp::NAME, _) => Some(ConversionAnswer::dropped()),
        _ => None,
    });
    converter
}

/// Same as [`bare_converter`], with `test.make_pair`, `test.unpack` and `test.recast` as materializations.
pub(crate) fn converter() -> TypeConverter {
    let mut converter = bare_converter();
    converter.add_source_materialization(|rewriter, input| make(rewriter, input, RecastOp::NAME));
    converter.add_target_materialization(|rewriter, input| make(rewriter, input, RecastOp::NAME));
    // The materialization added last is tried first.
    converter.add_source_materialization(|rewriter, input| {
        let &[pair] = input.types else { return None };
        let has = types_of(rewriter, input.inputs);
        let (_, wants) = parts(rewriter.ctx(), pair).filter(|(name, _)| *name == "test.pair")?;
        if has == wants { make(rewriter, input, MakePairOp::NAME) } else { None }
    });
    converter.add_target_materialization(|rewriter, input| {
        let pair = input.original?;
        let (_, has) = parts(rewriter.ctx(), pair).filter(|(name, _)| *name == "test.pair")?;
        let fits = *types_of(rewriter, input.inputs) == [pair] && *has == *input.types;
        if fits { make(rewriter, input, UnpackOp::NAME) } else { None }
    });
    converter
}

fn types_of(rewriter: &dyn Rewriter<'_>, values: &[ValueId]) -> Types {
    values.iter().map(|&value| rewriter.ir().value_type(value)).collect()
}

/// Creates an operation of the inputs with the requested types as results.
fn make(
    rewriter: &mut dyn Rewriter<'_>,
    input: &MaterializationInput<'_>,
    name: &str,
) -> Option<SmallVec<[ValueId; 1]>> {
    let ctx = rewriter.ctx();
    let mut state = OperationState::new(ctx, ctx.op_name(name), input.loc);
    state.operands.extend_from_slice(input.inputs);
    state.result_types.extend_from_slice(input.types);
    let op = rewriter.create_op(&state);
    Some(rewriter.ir().op(op).results().into())
}
