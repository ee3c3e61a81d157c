//! Custom assembly of structured control flow and branches.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{AttrData, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type, ValueId};

use crate::spirv::asm::enums::{enum_attr, enum_text, parse_word};

// `control(word) -> types { … }`

/// A structured statement: its control attribute, and that attribute's name.
pub(super) type Control = (&'static str, &'static str);

const LOOP: Control = ("loop_control", "spirv.loop_control");

const SELECTION: Control = ("selection_control", "spirv.selection_control");

fn parse_structured(p: &mut OpParser<'_, '_>, state: &mut OperationState, control: Control) -> Result<()> {
    let (attr, name) = control;
    if p.try_keyword("control") {
        p.parse_punct(Punct::LParen)?;
        parse_word(p, state, attr, name)?;
        p.parse_punct(Punct::RParen)?;
    } else {
        state.set_attr(p.ctx(), attr, enum_attr(p.ctx(), name, 0));
    }
    if p.try_punct(Punct::Arrow) {
        state.result_types.extend(p.parse_type_list()?);
    }
    let region = p.parse_region(&[])?;
    state.regions.push(region);
    Ok(())
}

fn print_structured(p: &mut OpPrinter<'_>, op: OpId, control: Control) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (attr, name) = control;
    if legalize_dialects_hooks::attributes::enum_value(ctx, ir, op, attr).is_some_and(|value| value != 0) {
        p.text(" control(");
        p.text(&enum_text(ctx, ir, op, attr, name));
        p.text(")");
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.text(" -> ");
        p.types(results, ", ");
    }
    p.text(" ");
    if let Some(&region) = ir.op(op).regions().first() {
        p.region(region, false, true);
    }
}

// `%condition [3, 4], ^then(%a : type), ^else`

fn parse_branch(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let condition = p.parse_operand()?;
    state.operands.push(p.resolve_operand(&condition, ctx.common().i1)?);
    if p.peek_punct(Punct::LSquare) {
        let mut weights = Vec::new();
        p.parse_comma_list(Delimiter::Square, |p| {
            weights.push(ctx.int_attr(ctx.common().i32, p.parse_integer()?));
            Ok(())
        })?;
        state.set_attr(ctx, "branch_weights", ctx.array_attr(&weights));
    }
    let mut sizes = vec![1];
    for _ in 0..2 {
        p.parse_punct(Punct::Comma)?;
        let (block, values) = p.parse_successor_and_operands()?;
        sizes.push(values.len() as i32);
        state.successors.push(block);
        state.operands.extend(values);
    }
    state.set_attr(ctx, "operandSegmentSizes", ctx.dense_i32_array_attr(&sizes));
    Ok(())
}

fn print_branch(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op).take(1));
    if let Some(AttrData::Array(weights)) =
        ir.attr_named(ctx, op, "branch_weights").map(|attr| ctx.attr_data(attr))
    {
        let text: Vec<String> = weights
            .iter()
            .filter_map(|weight| ctx.as_i64(*weight))
            .map(|weight| weight.to_string())
            .collect();
        p.text(&format!(" [{}]", text.join(", ")));
    }
    let values: Vec<ValueId> = ir.operands(op).skip(1).collect();
    let sizes = ir.attr_named(ctx, op, "operandSegmentSizes").and_then(|sizes| ctx.as_dense_i32_array(sizes));
    let first = sizes.and_then(|sizes| sizes.get(1).copied()).unwrap_or(0).max(0) as usize;
    let (then, otherwise) = values.split_at(first.min(values.len()));
    for (block, values) in ir.successors(op).zip([then, otherwise]) {
        p.text(", ");
        p.successor_and_operands(block, values);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.BranchConditional", parse_branch, print_branch),
    ("spirv.mlir.loop", |p, state| parse_structured(p, state, LOOP), |p, op| print_structured(p, op, LOOP)),
    (
        "spirv.mlir.selection",
        |p, state| parse_structured(p, state, SELECTION),
        |p, op| print_structured(p, op, SELECTION),
    ),
];
