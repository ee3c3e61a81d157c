//! `shape.const_shape`: a list of extents. `shape.reduce`: values carried over the extents of a shape.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{Context, Ir, OpId, OpParser, OpPrinter, OperationState, Type, TypeData, ValueId};
use legalize_source::Diagnostic;

use crate::common::attributes::names;
use crate::common::attributes::{dense_ints, listed_ints};
use crate::common::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

const SHAPE: &str = "shape";
// `{…} [1, 2] : type`

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    p.parse_attr_dict(state)?;
    let mut extents = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        let at = p.offset();
        let extent = p.parse_integer()?.as_i64();
        extents.push(extent.ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?);
        Ok(())
    })?;
    state.set_attr(ctx, SHAPE, dense_ints(ctx, ctx.common().index, &extents));
    p.parse_punct(Punct::Colon)?;
    state.result_types.push(p.parse_type()?);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [shape] = names(ctx, [SHAPE]);
    let Some(extents) = listed_ints(ctx, ir.attr(ctx, op, shape)) else { return p.generic_op(op) };
    p.text(" ");
    p.attr_dict(op, &[shape]);
    let texts: Vec<String> = extents.iter().map(i64::to_string).collect();
    p.text(&format!("[{}] : ", texts.join(", ")));
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.types(types, ", ");
}

// `(%shape, %initial) : type -> type { … }`

fn parse_reduce(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let at = p.name_offset();
    let operands = p.parse_operand_list(Delimiter::Paren)?;
    let shape = p.parse_colon_type()?;
    if let Some(results) = p.try_arrow_type_list()? {
        state.result_types.extend(results);
    }
    let Some((first, initial)) = operands.split_first() else {
        return Err(p.error(at, "expected a shape"));
    };
    state.operands.push(p.resolve_operand(first, shape)?);
    p.resolve_operands(initial, &state.result_types, at, &mut state.operands)?;
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    p.parse_attr_dict(state)
}

fn print_reduce(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let ([shape, initial @ ..], Some(&region)) = (&operands[..], ir.op(op).regions().first()) else {
        return p.generic_op(op);
    };
    p.text("(");
    p.operand(*shape);
    p.text(", ");
    p.operands(initial.iter().copied());
    p.text(") : ");
    p.ty(ir.value_type(*shape));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.into_iter());
    }
    p.text(" ");
    p.region(region, true, true);
    p.attr_dict(op, &[]);
}

fn wrong(message: impl Into<String>) -> Result<()> {
    Err(Diagnostic::error("verify::op", message))
}

/// The body takes an index, an extent and what is carried.
fn verify_reduce(ctx: &Context, ir: &Ir, op: OpId) -> Result<()> {
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let (Some(block), [shape, initial @ ..]) = (first, &types[..]) else { return Ok(()) };
    let args: Vec<Type> = ir.block(block).args().iter().map(|&arg| ir.value_type(arg)).collect();
    let [index, extent, carried @ ..] = &args[..] else {
        return wrong(format!("ReduceOp body is expected to have {} arguments", initial.len() + 2));
    };
    if carried.len() != initial.len() {
        return wrong(format!("ReduceOp body is expected to have {} arguments", initial.len() + 2));
    }
    if *index != ctx.common().index {
        return wrong("argument 0 of ReduceOp body is expected to be of IndexType");
    }
    let size = ctx.ty(TypeData::Dialect { name: ctx.name("shape.size"), params: [].into() });
    match ctx.type_data(*shape) {
        TypeData::Dialect { .. } if *extent != size => {
            return wrong(
                "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType",
            );
        }
        TypeData::RankedTensor { .. } if *extent != ctx.common().index => {
            return wrong(
                "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an \
                 extent tensor",
            );
        }
        _ => {}
    }
    match carried.iter().zip(initial).position(|(arg, value)| arg != value) {
        Some(at) => {
            let arg = at + 2;
            wrong(format!("type mismatch between argument {arg} of ReduceOp body and initial value {at}"))
        }
        None => Ok(()),
    }
}

/// What is handed on are the results of the operation around it.
fn verify_yield(_: &Context, ir: &Ir, op: OpId) -> Result<()> {
    let Some(parent) = ir.parent_op(op) else { return Ok(()) };
    let results = ir.op(parent).results();
    if results.len() != ir.op(op).operand_count() {
        return wrong("number of operands does not match number of results of its parent");
    }
    match ir.operands(op).zip(results).all(|(value, &result)| ir.value_type(value) == ir.value_type(result)) {
        true => Ok(()),
        false => wrong("types mismatch between yield op and its parent"),
    }
}

/// Attaches the forms and verifiers to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] =
        &[("shape.const_shape", parse, print), ("shape.reduce", parse_reduce, print_reduce)];
    attach_forms(ctx, forms);
    for (name, verify) in
        [("shape.reduce", verify_reduce as fn(&Context, &Ir, OpId) -> _), ("shape.yield", verify_yield)]
    {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().set_verifier(verify));
    }
}
