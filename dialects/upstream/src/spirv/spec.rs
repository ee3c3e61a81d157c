//! Specialization constants of the spirv dialect: single ones, composites of them, operations on them.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::Form;
use legalize_ir::symbols::lookup_nearest_symbol;
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::verify::plain_error;
use legalize_ir::{
    AttrData, Attribute, Context, InsertPoint, Ir, OpId, OpParser, OpPrinter, OperationState, Type, TypeData,
    ValueDef, type_to_string,
};
use legalize_source::Diagnostic;

use super::composite::element;

pub(super) const SINGLE: &str = "spirv.SpecConstant";
pub(super) const COMPOSITE: &str = "spirv.SpecConstantComposite";
pub(super) const REPLICATE: &str = "spirv.EXT.SpecConstantCompositeReplicate";
const OPERATION: &str = "spirv.SpecConstantOperation";
const YIELD: &str = "spirv.mlir.yield";

/// What gives the operands of an operation on specialization constants.
const CONSTANTS: [&str; 3] = ["spirv.Constant", "spirv.mlir.referenceof", OPERATION];

// `@name spec_id(3) = 1 : i32`

fn parse_spec_constant(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    if p.try_keyword("spec_id") {
        p.parse_punct(Punct::LParen)?;
        let id = p.parse_attribute(None)?;
        state.set_attr(ctx, "spec_id", id);
        p.parse_punct(Punct::RParen)?;
    }
    p.parse_punct(Punct::Equal)?;
    let value = p.parse_attribute(None)?;
    state.set_attr(ctx, "default_value", value);
    Ok(())
}

fn print_spec_constant(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ir.attr_named(ctx, op, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    if let Some(id) = ir.attr_named(ctx, op, "spec_id").and_then(|id| ctx.as_i64(id)) {
        p.text(&format!(" spec_id({id})"));
    }
    p.text(" = ");
    if let Some(value) = ir.attr_named(ctx, op, "default_value") {
        p.attr(value);
    }
}

/// A symbol.
fn parse_part(p: &mut OpParser<'_, '_>) -> Result<Attribute> {
    let at = p.offset();
    let part = p.parse_attribute(None)?;
    match p.ctx().attr_data(part) {
        AttrData::SymbolRef { .. } => Ok(part),
        _ => Err(p.error(at, "invalid kind of attribute specified")),
    }
}

// `@name (@part, @part) : type`

fn parse_composite(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_punct(Punct::LParen)?;
    let mut parts = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        parts.push(parse_part(p)?);
        Ok(())
    })?;
    p.parse_punct(Punct::RParen)?;
    state.set_attr(ctx, "constituents", ctx.array_attr(&parts));
    let ty = p.parse_colon_type()?;
    state.set_attr(ctx, "type", ctx.type_attr(ty));
    Ok(())
}

fn print_composite(p: &mut OpPrinter<'_>, op: OpId) {
    let parts = elements(p.ctx(), p.ir().attr_named(p.ctx(), op, "constituents"));
    print_parts(p, op, parts);
}

fn print_parts(p: &mut OpPrinter<'_>, op: OpId, parts: &[Attribute]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ir.attr_named(ctx, op, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    p.text(" (");
    for (index, &part) in parts.iter().enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(part);
    }
    p.text(") : ");
    if let Some(ty) = ir.attr_named(ctx, op, "type") {
        p.attr_without_type(ty);
    }
}

// `@name (@part) : type`

fn parse_replicate(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    p.parse_punct(Punct::LParen)?;
    let part = parse_part(p)?;
    state.set_attr(ctx, "constituent", part);
    p.parse_punct(Punct::RParen)?;
    let ty = p.parse_colon_type()?;
    state.set_attr(ctx, "type", ctx.type_attr(ty));
    Ok(())
}

fn print_replicate(p: &mut OpPrinter<'_>, op: OpId) {
    let part = p.ir().attr_named(p.ctx(), op, "constituent");
    print_parts(p, op, part.as_slice());
}

/// The type of the constant that a symbol names; nothing if it names none.
fn constant_type(ctx: &Context, ir: &Ir, op: OpId, symbol: Attribute) -> Option<Type> {
    let constant = lookup_nearest_symbol(ctx, ir, ir.parent_op(op)?, symbol)?;
    if ctx.op_str(ir.op(constant).name()) != SINGLE {
        return None;
    }
    ctx.attr_type(ir.attr_named(ctx, constant, "default_value")?)
}

/// The type that an operation says it makes, and how many elements it has; none where their number is not known.
fn composite_type(ctx: &Context, ir: &Ir, op: OpId) -> Result<Option<(Type, i64)>> {
    let Some(&AttrData::Type(ty)) = ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) else {
        return Ok(None);
    };
    let text = || type_to_string(ctx, ty);
    let is_cooperative = match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => ctx.str(*name) == "spirv.coopmatrix",
        _ => false,
    };
    match element(ctx, ty, 0) {
        None => Err(plain_error(format!("result type must be a composite type, but provided '{}'", text()))),
        Some(_) if is_cooperative => Err(plain_error(format!("unsupported composite type  '{}'", text()))),
        Some((_, count)) => Ok(Some((ty, count.unwrap_or(0)))),
    }
}

fn verify_composite(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((ty, count)) = composite_type(ctx, ir, op)? else { return Ok(()) };
    let parts = elements(ctx, ir.attr_named(ctx, op, "constituents"));
    if parts.len() as i64 != count {
        let found = parts.len();
        let message = format!("has incorrect number of operands: expected {count}, but provided {found}");
        return Err(plain_error(message));
    }
    for (index, &part) in parts.iter().enumerate() {
        let Some(found) = constant_type(ctx, ir, op, part) else {
            return Err(plain_error("constituent must name a specialization constant"));
        };
        let Some((wanted, _)) = element(ctx, ty, index as i64) else { continue };
        if found != wanted {
            return Err(plain_error(format!(
                "has incorrect types of operands: expected '{}', but provided '{}'",
                type_to_string(ctx, wanted),
                type_to_string(ctx, found)
            )));
        }
    }
    Ok(())
}

fn verify_replicate(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (Some((ty, _)), Some(part)) = (composite_type(ctx, ir, op)?, ir.attr_named(ctx, op, "constituent"))
    else {
        return Ok(());
    };
    let Some(found) = constant_type(ctx, ir, op, part) else {
        return Err(plain_error("splat spec constant reference defining constituent not found"));
    };
    match element(ctx, ty, 0) {
        Some((wanted, _)) if found != wanted => Err(plain_error(format!(
            "constituent has incorrect type: expected '{}', but provided '{}'",
            type_to_string(ctx, wanted),
            type_to_string(ctx, found)
        ))),
        _ => Ok(()),
    }
}

// `wraps "operation"(%a) : (type) -> type`

fn parse_operation(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Checked {
    let ctx = p.ctx();
    p.parse_keyword("wraps")?;
    let at = p.offset();
    let name = p.parse_string()?;
    let mut wrapped = OperationState::new(ctx, ctx.op_name(&name), p.loc_at(at));
    p.parse_generic(&mut wrapped)?;
    if let Some(loc) = p.try_loc()? {
        wrapped.loc = loc;
    }
    state.loc = wrapped.loc;
    let &[ty] = &wrapped.result_types[..] else {
        return Err(p.error(at, "expected an operation with one result"));
    };
    state.result_types.push(ty);
    let ir = p.ir();
    let region = ir.create_region();
    let block = ir.create_block(&[]);
    ir.place_block(block, region, None);
    let op = ir.create_op(&wrapped);
    ir.place_op(op, InsertPoint::End(block));
    let mut end = OperationState::new(ctx, ctx.op_name(YIELD), wrapped.loc);
    end.operands.extend(ir.op(op).results().iter().copied());
    let end = ir.create_op(&end);
    ir.place_op(end, InsertPoint::End(block));
    state.regions.push(region);
    Ok(())
}

fn print_operation(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let Some(wrapped) = first.and_then(|block| ir.block(block).first()) else { return p.generic_op(op) };
    p.text(" wraps ");
    p.generic_op(wrapped);
}

fn verify_operation(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: &str| Err(Diagnostic::error("verify::op", message));
    let first = ir.op(op).regions().first().and_then(|&region| ir.region(region).first());
    let ops: Vec<OpId> = first.into_iter().flat_map(|block| ir.block_ops(block)).take(3).collect();
    let &[wrapped, _] = &ops[..] else { return wrong("expected exactly 2 nested ops") };
    let usable = ctx.name("spirv::UsableInSpecConstantOp");
    if !ctx.op_info(ir.op(wrapped).name()).is_some_and(|info| info.trait_names.contains(&usable)) {
        return wrong("invalid enclosed op");
    }
    let is_constant = |op: OpId| CONSTANTS.contains(&ctx.op_str(ir.op(op).name()));
    for operand in ir.operands(wrapped) {
        match ir.value(operand).def() {
            ValueDef::Result { op, .. } if is_constant(op) => {}
            _ => return wrong("invalid operand, must be defined by a constant operation"),
        }
    }
    Ok(())
}

pub(super) const FORMS: &[Form] = &[
    (SINGLE, parse_spec_constant, print_spec_constant),
    (COMPOSITE, parse_composite, print_composite),
    (REPLICATE, parse_replicate, print_replicate),
    (OPERATION, parse_operation, print_operation),
];

pub(super) const VERIFIERS: &[(&str, Verify)] =
    &[(COMPOSITE, verify_composite), (REPLICATE, verify_replicate)];

pub(super) const REGION_VERIFIERS: &[(&str, Verify)] = &[(OPERATION, verify_operation)];
