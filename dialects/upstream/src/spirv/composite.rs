//! `spirv.CompositeExtract` and `spirv.CompositeInsert`: a part of a composite value by constant indices.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::rules::Subject;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::table::Form;
use legalize_ir::text::Punct;
use legalize_ir::{
    AttrData, Attribute, Context, OpId, OpParser, OpPrinter, OperationState, Param, Type, TypeData,
};
use legalize_source::Diagnostic;

const INDICES: &str = "indices";

/// The type of an element of a composite, its number of elements where that is known.
pub(super) fn element(ctx: &Context, ty: Type, index: i64) -> Option<(Type, Option<i64>)> {
    let (name, params) = match ctx.type_data(ty) {
        TypeData::Vector { shape, element, .. } => match shape[..] {
            [count] => return Some((*element, Some(count))),
            _ => return None,
        },
        TypeData::Dialect { name, params } => (ctx.str(*name), params),
        _ => return None,
    };
    let ty = |param: Option<&Param>| match param {
        Some(Param::Type(ty)) => Some(*ty),
        _ => None,
    };
    let count = |param: Option<&Param>| match param {
        Some(Param::Int(count)) => count.as_i64(),
        _ => None,
    };
    match name {
        "spirv.array" => Some((ty(params.get(1))?, count(params.first()))),
        "spirv.matrix" => Some((ty(params.get(1))?, count(params.first()))),
        "spirv.rtarray" => Some((ty(params.first())?, None)),
        "spirv.coopmatrix" => Some((ty(params.get(2))?, None)),
        "spirv.struct" => {
            let Some(Param::List(members)) = params.get(1) else { return None };
            let member = usize::try_from(index).ok().and_then(|index| members.get(index));
            let member = match member {
                Some(Param::List(member)) => ty(member.first()),
                _ => None,
            };
            // A member that is not there has no type either; the number says so.
            Some((member.unwrap_or(ctx.common().index), Some(members.len() as i64)))
        }
        _ => None,
    }
}

/// The type of the part of a composite that indices name.
fn part(ctx: &Context, composite: Type, indices: Option<Attribute>) -> std::result::Result<Type, String> {
    let list = match indices.map(|indices| ctx.attr_data(indices)) {
        Some(AttrData::Array(_)) => elements(ctx, indices),
        _ => return Err("expected a 32-bit integer array attribute for 'indices'".to_owned()),
    };
    if list.is_empty() {
        return Err("expected at least one index for spirv.CompositeExtract".to_owned());
    }
    let mut ty = composite;
    for &index in list {
        let Some(index) = ctx.as_i64(index) else {
            let text = legalize_ir::attr_to_string(ctx, index);
            return Err(format!("expected an 32-bit integer for index, but found '{text}'"));
        };
        let quoted = legalize_ir::type_to_string(ctx, ty);
        let Some((inner, count)) = element(ctx, ty, index) else {
            return Err(format!("cannot extract from non-composite type '{quoted}' with index {index}"));
        };
        if count.is_some_and(|count| !(0..count).contains(&index)) {
            return Err(format!("index {index} out of bounds for '{quoted}'"));
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
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    state.operands.push(p.resolve_operand(&composite, ty)?);
    let result = part(ctx, ty, Some(indices)).map_err(|message| p.error(at, message))?;
    state.result_types.push(result);
    Ok(())
}

fn print_extract(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [indices] = names(ctx, [INDICES]);
    p.text(" ");
    p.operands(ir.operands(op));
    if let Some(indices) = ir.attr(ctx, op, indices) {
        p.attr(indices);
    }
    p.attr_dict(op, &[indices]);
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

fn verify_extract(at: Subject<'_>) -> Result<()> {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let (Some(composite), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let found = match part(ctx, ir.value_type(composite), ir.attr_named(ctx, op, INDICES)) {
        Ok(found) => found,
        Err(message) => return wrong(message),
    };
    let result = ir.value_type(result);
    match found == result {
        true => Ok(()),
        false => wrong(format!(
            "invalid result type: expected '{}' but provided '{}'",
            legalize_ir::type_to_string(ctx, found),
            legalize_ir::type_to_string(ctx, result)
        )),
    }
}

fn verify_insert(at: Subject<'_>) -> Result<()> {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let (&[object, composite], Some(&result)) = (&types[..], ir.op(op).results().first()) else {
        return Ok(());
    };
    let found = match part(ctx, composite, ir.attr_named(ctx, op, INDICES)) {
        Ok(found) => found,
        Err(message) => return wrong(message),
    };
    let text = |ty: Type| legalize_ir::type_to_string(ctx, ty);
    if found != object {
        return wrong(format!(
            "object operand type should be '{}', but found '{}'",
            text(found),
            text(object)
        ));
    }
    let result = ir.value_type(result);
    if result != composite {
        return wrong(format!(
            "result type should be the same as the composite type, but found '{}' vs '{}'",
            text(composite),
            text(result)
        ));
    }
    Ok(())
}

pub(super) const FORMS: &[Form] = &[
    ("spirv.CompositeExtract", parse_extract, print_extract),
    ("spirv.CompositeInsert", parse_insert, print_insert),
];

pub(super) const VERIFIERS: &[(&str, Verify)] =
    &[("spirv.CompositeExtract", verify_extract), ("spirv.CompositeInsert", verify_insert)];
