//! Custom assembly of memory accesses.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{names, number};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Param, Punct, Type, ValueId};

use crate::common::enum_clauses::text;
use crate::spirv::asm::enums::{enum_attr, parse_quoted};
use crate::spirv::parts::{pointer, pointer_to};

pub(super) const STORAGE: &str = "spirv.storage_class";

const ACCESS: &str = "spirv.memory_access";

/// The keyword of the bit for an explicit alignment.
const ALIGNED: &str = "Aligned";

/// Parses `"Function"` as the pointer to a type in that storage class.
fn parse_class(p: &mut OpParser<'_, '_>) -> Result<Param> {
    let class = parse_quoted(p, "storage_class", STORAGE)?;
    Ok(Param::Int(number(p.ctx(), Some(class)).unwrap_or(0).into()))
}

fn print_class(p: &mut OpPrinter<'_>, ty: Type, space: &str) {
    let ctx = p.ctx();
    let class = pointer(ctx, ty).map_or(0, |(_, class)| class);
    let word = text(ctx, enum_attr(ctx, STORAGE, class));
    p.text(&format!("{space}\"{word}\" "));
}

// `["Aligned", 4]`

fn parse_access(
    p: &mut OpParser<'_, '_>,
    state: &mut OperationState,
    (access, alignment): (&str, &str),
) -> Result<()> {
    let ctx = p.ctx();
    if !p.try_punct(Punct::LSquare) {
        return Ok(());
    }
    let attr = parse_quoted(p, access, ACCESS)?;
    state.set_attr(ctx, access, attr);
    if text(ctx, attr).split('|').any(|word| word == ALIGNED) {
        p.parse_punct(Punct::Comma)?;
        let value = p.parse_attribute(Some(ctx.common().i32))?;
        state.set_attr(ctx, alignment, value);
    }
    p.parse_punct(Punct::RSquare)
}

/// The text of a memory access; `None` without an attribute.
fn access_text(p: &OpPrinter<'_>, op: OpId, (access, alignment): (&str, &str)) -> Option<String> {
    let (ctx, ir) = (p.ctx(), p.ir());
    let words = text(ctx, ir.attr_named(ctx, op, access)?);
    Some(match ir.attr_named(ctx, op, alignment).and_then(|alignment| ctx.as_i64(alignment)) {
        Some(alignment) => format!("[\"{words}\", {alignment}]"),
        None => format!("[\"{words}\"]"),
    })
}

const OWN: (&str, &str) = ("memory_access", "alignment");

const SOURCE: (&str, &str) = ("source_memory_access", "source_alignment");

// `"Function" %pointer ["Volatile"] : type`

fn parse_load(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let class = parse_class(p)?;
    let operand = p.parse_operand()?;
    parse_access(p, state, OWN)?;
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    let from = pointer_to(p.ctx(), ty, &class);
    state.operands.push(p.resolve_operand(&operand, from)?);
    state.result_types.push(ty);
    Ok(())
}

fn print_load(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let (Some(from), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return p.generic_op(op);
    };
    print_class(p, ir.value_type(from), " ");
    p.operand(from);
    if let Some(access) = access_text(p, op, OWN) {
        p.text(&format!(" {access}"));
    }
    p.attr_dict(op, &names(ctx, [OWN.0, OWN.1]));
    p.text(" : ");
    p.ty(ir.value_type(result));
}

// `"Function" %pointer, %value ["Volatile"] : type`

fn parse_store(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let class = parse_class(p)?;
    let to = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let value = p.parse_operand()?;
    parse_access(p, state, OWN)?;
    let ty = p.parse_colon_type()?;
    let pointer_type = pointer_to(p.ctx(), ty, &class);
    state.operands.push(p.resolve_operand(&to, pointer_type)?);
    state.operands.push(p.resolve_operand(&value, ty)?);
    Ok(())
}

fn print_store(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let &[to, value] = &values[..] else { return p.generic_op(op) };
    print_class(p, ir.value_type(to), " ");
    p.operands([to, value]);
    if let Some(access) = access_text(p, op, OWN) {
        p.text(&format!(" {access}"));
    }
    p.text(" : ");
    p.ty(ir.value_type(value));
    p.attr_dict(op, &names(ctx, [OWN.0, OWN.1]));
}

// `"Function" %target, "Function" %source ["Volatile"], ["Aligned", 4] : type`

fn parse_copy(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    // The attributes, which are printed before the type, are read after it, as upstream.
    let first = parse_class(p)?;
    let target = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let second = parse_class(p)?;
    let source = p.parse_operand()?;
    parse_access(p, state, OWN)?;
    if p.try_punct(Punct::Comma) {
        parse_access(p, state, SOURCE)?;
    }
    let ty = p.parse_colon_type()?;
    p.parse_attr_dict(state)?;
    let ctx = p.ctx();
    for (operand, class) in [(target, first), (source, second)] {
        state.operands.push(p.resolve_operand(&operand, pointer_to(ctx, ty, &class))?);
    }
    Ok(())
}

fn print_copy(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let values: Vec<ValueId> = ir.operands(op).collect();
    let &[target, source] = &values[..] else { return p.generic_op(op) };
    print_class(p, ir.value_type(target), "  ");
    p.operand(target);
    print_class(p, ir.value_type(source), ",  ");
    p.operand(source);
    let own = access_text(p, op, OWN);
    if let Some(own) = &own {
        p.text(&format!(" {own}"));
    }
    // Upstream prints the target's access for a source without one, and always the comma.
    p.text(", ");
    if let Some(access) = access_text(p, op, SOURCE).or(own) {
        p.text(&format!(" {access}"));
    }
    p.attr_dict(op, &names(ctx, [OWN.0, OWN.1, SOURCE.0, SOURCE.1]));
    p.text(" : ");
    if let Some((pointee, _)) = pointer(ctx, ir.value_type(target)) {
        p.ty(pointee);
    }
}

pub(super) fn print_symbol(p: &mut OpPrinter<'_>, op: OpId, attr: &str) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ir.attr_named(ctx, op, attr).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.CopyMemory", parse_copy, print_copy),
    ("spirv.Load", parse_load, print_load),
    ("spirv.Store", parse_store, print_store),
];
