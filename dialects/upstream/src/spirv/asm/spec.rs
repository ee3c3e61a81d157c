//! Custom assembly of specialization constants: single ones, composites of them, operations on them.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::Checked;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Attribute, Delimiter, InsertPoint, OpId, OpParser, OpPrinter, OperationState, Punct,
};

pub(crate) const SINGLE: &str = "spirv.SpecConstant";

pub(crate) const COMPOSITE: &str = "spirv.SpecConstantComposite";

const OPERATION: &str = "spirv.SpecConstantOperation";

const YIELD: &str = "spirv.mlir.yield";

/// Operations that define the operands of an operation on specialization constants.
pub(crate) const CONSTANTS: [&str; 3] = ["spirv.Constant", "spirv.mlir.referenceof", OPERATION];

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

/// Parses a symbol.
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
    ir.insert_block(block, region, None);
    let op = ir.create_op(&wrapped);
    ir.insert_op(op, InsertPoint::End(block));
    let mut end = OperationState::new(ctx, ctx.op_name(YIELD), wrapped.loc);
    end.operands.extend(ir.op(op).results().iter().copied());
    let end = ir.create_op(&end);
    ir.insert_op(end, InsertPoint::End(block));
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

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.EXT.SpecConstantCompositeReplicate", parse_replicate, print_replicate),
    ("spirv.SpecConstant", parse_spec_constant, print_spec_constant),
    ("spirv.SpecConstantComposite", parse_composite, print_composite),
    ("spirv.SpecConstantOperation", parse_operation, print_operation),
];
