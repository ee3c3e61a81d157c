//! Custom assembly of entry points and execution modes.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, number};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Attribute, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct};

use crate::common::enum_clauses::text;
use crate::spirv::asm::enums::parse_quoted;

// `"Vertex" @function, @variable, …`; that of an ARM graph has no execution model

fn parse_entry(p: &mut OpParser<'_, '_>, state: &mut OperationState, with_model: bool) -> Result<()> {
    let ctx = p.ctx();
    if with_model {
        let model = parse_quoted(p, "execution_model", "spirv.execution_model")?;
        state.set_attr(ctx, "execution_model", model);
    }
    let mut symbols = Vec::new();
    p.parse_comma_list(Delimiter::None, |p| {
        symbols.push(p.parse_attribute(None)?);
        Ok(())
    })?;
    state.set_attr(ctx, "fn", symbols[0]);
    state.set_attr(ctx, "interface", ctx.array_attr(&symbols[1..]));
    Ok(())
}

fn print_entry(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [model, function, interface] =
        ["execution_model", "fn", "interface"].map(|name| ir.attr_named(ctx, op, name));
    p.text(" ");
    if let Some(model) = model {
        p.text(&format!("\"{}\" ", text(ctx, model)));
    }
    for (index, &symbol) in function.iter().chain(elements(ctx, interface)).enumerate() {
        p.text(if index > 0 { ", " } else { "" });
        p.attr(symbol);
    }
}

// `@function "LocalSize", 1, 1, 1`

fn parse_mode(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let function = p.parse_attribute(None)?;
    state.set_attr(ctx, "fn", function);
    let mode = parse_quoted(p, "execution_mode", "spirv.execution_mode")?;
    state.set_attr(ctx, "execution_mode", mode);
    let mut values: Vec<Attribute> = Vec::new();
    while p.try_punct(Punct::Comma) {
        values.push(ctx.int_attr(ctx.common().i32, p.parse_integer()?));
    }
    state.set_attr(ctx, "values", ctx.array_attr(&values));
    Ok(())
}

fn print_mode(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [function, mode, values] =
        ["fn", "execution_mode", "values"].map(|name| ir.attr_named(ctx, op, name));
    let (Some(function), Some(mode)) = (function, mode) else { return p.generic_op(op) };
    p.text(" ");
    p.attr(function);
    p.text(&format!(" \"{}\"", text(ctx, mode)));
    for &value in elements(ctx, values) {
        p.text(&format!(", {}", number(ctx, Some(value)).unwrap_or(0)));
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.ARM.GraphEntryPoint", |p, state| parse_entry(p, state, false), print_entry),
    ("spirv.EntryPoint", |p, state| parse_entry(p, state, true), print_entry),
    ("spirv.ExecutionMode", parse_mode, print_mode),
];
