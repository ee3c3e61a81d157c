//! Type conversions: one to one, to two, to none.

use legalize_conversion::{ConversionAnswer, TypeConverter};
use legalize_ir::{Context, Signedness, Type, TypeData};

use legalize_typed::OpView;

use crate::drivers::build::materialize;
use crate::ops::CastOp;

fn rule(ctx: &Context, ty: Type) -> ConversionAnswer {
    let common = ctx.common();
    if ty == common.f32 {
        return ConversionAnswer::to_many([common.f16, common.f16]);
    }
    match *ctx.type_data(ty) {
        TypeData::Integer { width: 16, signedness: Signedness::Signless }
        | TypeData::Integer { width: 24, .. } => ConversionAnswer::dropped(),
        TypeData::Integer { width: 42, .. } => ConversionAnswer::to(ctx.int_type(43)),
        TypeData::Integer { width: 64, signedness: Signedness::Signless } => ConversionAnswer::to(common.f64),
        _ => ConversionAnswer::to(ty),
    }
}

/// Returns the converter, with `test.cast` in both directions.
pub(super) fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|ctx, ty| Some(rule(ctx, ty)));
    converter.add_source_materialization(|rewriter, input| materialize(rewriter, input, CastOp::NAME));
    converter.add_target_materialization(|rewriter, input| materialize(rewriter, input, CastOp::NAME));
    converter
}
