//! Custom assembly of extracted and inserted parts of composites: `%composite[0 : i32, 1 : i32] : type`.

use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::Checked;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Attribute, Context, OpId, OpParser, OpPrinter, OperationState, Punct, Reason, Type,
};

use crate::spirv::parts::element;

pub(crate) const INDICES: &str = "indices";

/// The type of the part of a composite at these indices.
pub(crate) fn part(ctx: &Context, composite: Type, indices: Option<Attribute>) -> Result<Type, Reason> {
    let list = match indices.map(|indices| ctx.attr_data(indices)) {
        Some(AttrData::Array(_)) => elements(ctx, indices),
        _ => return Err("expected a 32-bit integer array attribute for 'indices'".into()),
    };
    if list.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".into());
    }
    let mut ty = composite;
    for &index in list {
        let Some(index) = ctx.as_i64(index) else {
            let text = legalize_ir::attr_to_string(ctx, index);
            return Err(format!("expected an 32-bit integer for index, but found '{text}'").into());
        };
        let quoted = legalize_ir::type_to_string(ctx, ty);
        let Some((inner, count)) = element(ctx, ty, index) else {
            return Err(
                format!("cannot extract from non-composite type '{quoted}' with index {index}").into()
            );
        };
        if count.is_some_and(|count| !(0..count).contains(&index)) {
            return Err(format!("index {index} out of bounds for '{quoted}'").into());
        }
        ty = inner;
    }
    Ok(ty)
}

// `%composite[1 : i32] : type`

fn parse_extract(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let composite = p.parse_operand()?;
    let at = p.offset();
    let indices = p.parse_attribute(None)?;
    state.set_attr(ctx, INDICES, indices);
    let ty = p.parse_colon_type()?;
    state.operands.push(p.resolve_operand(&composite, ty)?);
    let result = part(ctx, ty, Some(indices)).map_err(|message| p.error(at, message))?;
    state.result_types.push(result);
    Ok(())
}

fn print_extract(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op));
    if let Some(indices) = ir.attr_named(ctx, op, INDICES) {
        p.attr(indices);
    }
    p.text(" : ");
    p.types(ir.operands(op).map(|value| ir.value_type(value)), ", ");
}

// `%object, %composite[1 : i32] : type into type`

fn parse_insert(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let object = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let composite = p.parse_operand()?;
    let indices = p.parse_attribute(None)?;
    state.set_attr(ctx, INDICES, indices);
    let object_type = p.parse_colon_type()?;
    p.parse_keyword("into")?;
    let ty = p.parse_type()?;
    state.operands.push(p.resolve_operand(&object, object_type)?);
    state.operands.push(p.resolve_operand(&composite, ty)?);
    state.result_types.push(ty);
    Ok(())
}

fn print_insert(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    p.text(" ");
    p.operands(ir.operands(op));
    if let Some(indices) = ir.attr_named(ctx, op, INDICES) {
        p.attr(indices);
    }
    p.text(" : ");
    p.types(ir.operands(op).map(|value| ir.value_type(value)), " into ");
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.CompositeExtract", parse_extract, print_extract),
    ("spirv.CompositeInsert", parse_insert, print_insert),
];
