//! Names of results (`%c0_i32`, `%true`, `%cst`), and the assembly format of `arith.select`.

use legalize_dialects_hooks::table::{Assembly, ResultNames};
use legalize_ir::{
    AttrData, Context, Ir, OpId, OpParser, OpPrinter, OperationState, Punct, TypeData, ValueId,
    constant_operand,
};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::ops::arith::{self as ops, ConstantOp};

fn constant_name(ctx: &Context, ir: &Ir, op: OpId, name: &mut dyn FnMut(ValueId, &str)) {
    let Some(&result) = ir.op(op).results().first() else { return };
    let value = ConstantOp::of(op).value_attr(&(ctx, ir)).map(|value| ctx.attr_data(value));
    let Some(AttrData::Integer { value, ty }) = value else { return name(result, "cst") };
    if *ty == ctx.common().i1 {
        return name(result, if value.is_zero() { "false" } else { "true" });
    }
    let suffix = match ctx.type_data(*ty) {
        TypeData::Integer { .. } => format!("_{}", legalize_ir::type_to_string(ctx, *ty)),
        _ => String::new(),
    };
    // Every use would repeat the digits.
    if value.is_wide() {
        return name(result, &format!("c_wide{suffix}"));
    }
    name(result, &format!("c{value}{suffix}"));
}

/// Parses `%condition, %true, %false : [condition type,] type`.
fn parse_select(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<(), Diagnostic> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let on_true = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let on_false = p.parse_operand()?;
    p.parse_attr_dict(state)?;
    let mut condition_type = ctx.common().i1;
    let mut ty = p.parse_colon_type()?;
    if p.try_punct(Punct::Comma) {
        condition_type = ty;
        ty = p.parse_type()?;
    }
    state.operands.push(p.resolve_operand(&condition, condition_type)?);
    state.operands.push(p.resolve_operand(&on_true, ty)?);
    state.operands.push(p.resolve_operand(&on_false, ty)?);
    state.result_types.push(ty);
    Ok(())
}

fn print_select(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op));
    p.attr_dict(op, &[]);
    p.text(" : ");
    let condition = ir.operands(op).next().map(|value| ir.value_type(value));
    if let Some(condition) = condition.filter(|&ty| {
        matches!(
            ctx.type_data(ty),
            TypeData::Vector { .. } | TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_)
        )
    }) {
        p.ty(condition);
        p.text(", ");
    }
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}

/// A constant times the length of scalable vectors.
fn scaled(ctx: &Context, ir: &Ir, op: OpId, set: &mut dyn FnMut(ValueId, &str)) {
    let (Some(&result), mut operands) = (ir.op(op).results().first(), ir.operands(op)) else { return };
    let (Some(left), Some(right)) = (operands.next(), operands.next()) else { return };
    if ir.value_type(result) != ctx.common().index {
        return;
    }
    let is_length = |value: ValueId| {
        ir.defining_op(value).is_some_and(|op| ctx.op_str(ir.op(op).name()) == "vector.vscale")
    };
    let number = |value: ValueId| match ctx.attr_data(constant_operand(ctx, ir, value)?) {
        AttrData::Integer { value, .. } => Some(value.clone()),
        _ => None,
    };
    let pairs = [(left, right), (right, left)];
    let base = pairs.into_iter().find_map(|(base, length)| number(base).filter(|_| is_length(length)));
    if let Some(base) = base.filter(|base| !base.is_wide()) {
        set(result, &format!("c{base}_vscale"));
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[(ops::SelectOp::NAME, parse_select, print_select)];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    (ConstantOp::NAME, ResultNames::Computed(constant_name)),
    (ops::MulIOp::NAME, ResultNames::Computed(scaled)),
];
