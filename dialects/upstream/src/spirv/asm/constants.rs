//! Custom assembly and names of constants.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Context, Ir, OpId, OpParser, OpPrinter, OperationState, Type, TypeData, ValueId,
};

// `3 : i32`, `dense<1> : vector<4xi32>`, `[…] : !spirv.array<…>`

fn parse_constant(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let value = p.parse_attribute(None)?;
    state.set_attr(ctx, "value", value);
    let ty = match ctx.attr_type(value) {
        Some(ty) if !matches!(ctx.type_data(ty), TypeData::None | TypeData::RankedTensor { .. }) => ty,
        _ => p.parse_colon_type()?,
    };
    state.result_types.push(ty);
    Ok(())
}

fn print_constant(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (Some(value), &[result]) = (ir.attr_named(ctx, op, "value"), ir.op(op).results()) else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.attr(value);
    let ty = ir.value_type(result);
    if let TypeData::Dialect { name, .. } = ctx.type_data(ty)
        && ctx.str(*name) == "spirv.array"
    {
        p.text(" : ");
        p.ty(ty);
    }
}

/// Names a constant: `%cst3_i8`, `%true`, `%cst_f32`, `%cst_vec_4xf32`.
pub(super) fn name_constant(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let &[result] = ir.op(op).results() else { return };
    let Some(value) = ir.attr_named(ctx, op, "value") else { return };
    let text = |ty: Type| legalize_ir::type_to_string(ctx, ty);
    let ty = ir.value_type(result);
    let mut name = "cst".to_owned();
    if let AttrData::Integer { value: number, .. } = ctx.attr_data(value) {
        if ty == ctx.common().i1 {
            return set(result, if number.is_zero() { "false" } else { "true" });
        }
        name.push_str(&number.to_big().to_string());
    }
    match ctx.type_data(ty) {
        TypeData::Integer { .. } | TypeData::Float(_) => name.push_str(&format!("_{}", text(ty))),
        TypeData::Vector { shape, element, .. } => {
            name.push_str(&format!("_vec_{}", shape.first().copied().unwrap_or_default()));
            if matches!(ctx.type_data(*element), TypeData::Integer { .. } | TypeData::Float(_)) {
                name.push_str(&format!("x{}", text(*element)));
            }
        }
        _ => {}
    }
    set(result, &name);
}

/// Names an address by its variable.
pub(super) fn name_address(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let variable = ir.attr_named(ctx, op, "variable");
    let symbol = variable.map(|variable| legalize_ir::attr_to_string(ctx, variable)).unwrap_or_default();
    if let (Some(&result), Some(name)) = (ir.op(op).results().first(), symbol.strip_prefix('@')) {
        set(result, &format!("{}_addr", name.trim_matches('"')));
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[("spirv.Constant", parse_constant, print_constant)];
