//! Custom assembly of functions and graphs.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::functions::asm::{
    parse_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState};

use crate::spirv::asm::enums::{enum_text, parse_quoted};

/// The attribute in quotes after a function's type.
const CONTROL: &str = "spirv.function_control";

/// Parses `@name(%arg: type) -> type "control" attributes {…} { … }`.
fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    let control = parse_quoted(p, "function_control", CONTROL)?;
    state.set_attr(ctx, "function_control", control);
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some((inputs, results)) = legalize_dialects_hooks::functions::function_type(ctx, ir, op) else {
        return;
    };
    let elided = names(ctx, ["sym_name", "function_type", "arg_attrs", "res_attrs", "function_control"]);
    let name = ir.attr(ctx, op, elided[0]).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    print_signature(p, op, &inputs, &results, false);
    p.text(" ");
    p.string(enum_text(ctx, ir, op, "function_control", CONTROL).as_bytes());
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

/// Parses `@name(%arg: type) -> type attributes {…} { … }`: a graph, which has no control.
fn parse_graph(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    let signature = parse_signature(p, false)?;
    let ty = ctx.function_type(&signature.arg_types(), &signature.result_types());
    state.set_attr(ctx, "function_type", ctx.type_attr(ty));
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

fn print_graph(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let Some((inputs, results)) = legalize_dialects_hooks::functions::function_type(ctx, ir, op) else {
        return;
    };
    let elided = names(ctx, ["sym_name", "function_type", "arg_attrs", "res_attrs"]);
    let name = ir.attr(ctx, op, elided[0]).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
    print_signature(p, op, &inputs, &results, false);
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("spirv.ARM.Graph", parse_graph, print_graph), ("spirv.func", parse_func, print_func)];
