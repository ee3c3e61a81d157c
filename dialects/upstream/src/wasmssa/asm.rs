//! The custom assembly of functions and globals.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::functions::asm::{
    parse_body, parse_signature, print_body, print_signature, set_signature_attrs,
};
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{AttrData, OpId, OpParser, OpPrinter, OperationState, Param, Punct, Type, TypeData};

/// The type of a function's entry block arguments: a reference to a local.
const LOCAL: &str = "wasmssa.local";

/// Parses the optional `mutable`, as a keyword or a string.
fn parse_mutable(p: &mut OpParser<'_, '_>, state: &mut OperationState) {
    if p.try_keyword_or_string().is_some_and(|word| word == "mutable") {
        let ctx = p.ctx();
        state.set_attr(ctx, "isMutable", ctx.common().unit);
    }
}

/// Parses the optional `exported` before a name, as a keyword or a string.
fn parse_exported(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let Some(word) = p.try_keyword_or_string() else { return Ok(()) };
    if word != "exported" {
        let message = format!("expecting either `exported` or symbol name. got {word}");
        return Err(p.error(p.name_offset(), message));
    }
    let ctx = p.ctx();
    state.set_attr(ctx, "exported", ctx.common().unit);
    Ok(())
}

fn parse_name(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let name = p.parse_symbol_name()?;
    let ctx = p.ctx();
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    Ok(())
}

fn print_flag(p: &mut OpPrinter<'_>, op: OpId, word: &str, attr: &str) {
    if p.ir().attr_named(p.ctx(), op, attr).is_some() {
        p.text(" ");
        p.text(word);
    }
}

fn print_name(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ir.attr_named(ctx, op, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
}

fn print_type(p: &mut OpPrinter<'_>, op: OpId) {
    if let Some(ty) = p.ir().attr_named(p.ctx(), op, "type") {
        p.attr_without_type(ty);
    }
}

/// Parses `exported @name(%arg: !wasmssa<local ref to i32>) -> type attributes {…} { … }`.
fn parse_func(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    parse_exported(p, state)?;
    parse_name(p, state)?;
    let at = p.offset();
    let signature = parse_signature(p, false)?;
    let local = ctx.name(LOCAL);
    let mut inputs = Vec::new();
    for &(ref named, ty, _) in &signature.args {
        match ctx.type_data(ty) {
            TypeData::Dialect { name, params } if *name == local => match &**params {
                [Param::Type(of)] => inputs.push(*of),
                _ => return Err(p.error(at, "a local without a type")),
            },
            // A function without a body is printed with the types of its inputs only.
            _ if named.is_none() => inputs.push(ty),
            _ => {
                let found = legalize_ir::type_to_string(ctx, ty);
                return Err(p.error(
                    at,
                    format!("invalid type for wasm.func argument. Expecting !wasm<local T>, got '{found}'"),
                ));
            }
        }
    }
    let ty = ctx.function_type(&inputs, &signature.result_types());
    state.set_attr(ctx, "functionType", ctx.type_attr(ty));
    p.parse_attr_dict_with_keyword(state)?;
    set_signature_attrs(p.ctx(), state, &signature);
    parse_body(p, state, &signature)
}

fn print_func(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, ["functionType", "sym_name", "exported", "arg_attrs", "res_attrs"]);
    let ty = ir.attr(ctx, op, elided[0]).map(|attr| ctx.attr_data(attr));
    let (inputs, results): (&[Type], &[Type]) = match ty {
        Some(AttrData::Type(ty)) => match ctx.type_data(*ty) {
            TypeData::Function { inputs, results } => (inputs, results),
            _ => (&[], &[]),
        },
        _ => (&[], &[]),
    };
    print_flag(p, op, "exported", "exported");
    print_name(p, op);
    print_signature(p, op, inputs, results, false);
    p.attr_dict_with_keyword(op, &elided);
    print_body(p, op);
}

/// Parses `exported @name type mutable : { … }`.
fn parse_global(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    parse_exported(p, state)?;
    parse_name(p, state)?;
    let ty = p.parse_type()?;
    state.set_attr(ctx, "type", ctx.type_attr(ty));
    parse_mutable(p, state);
    p.parse_punct(Punct::Colon)?;
    let region = p.parse_isolated_region(&[])?;
    state.regions.push(region);
    Ok(())
}

fn print_global(p: &mut OpPrinter<'_>, op: OpId) {
    print_flag(p, op, "exported", "exported");
    print_name(p, op);
    p.text(" ");
    print_type(p, op);
    print_flag(p, op, "mutable", "isMutable");
    p.text(" :");
    print_body(p, op);
}

/// Parses `"name" from "module" as @symbol mutable : type`.
fn parse_import(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_string()?;
    state.set_attr(ctx, "importName", ctx.string_attr(&name));
    p.parse_keyword("from")?;
    let module = p.parse_string()?;
    state.set_attr(ctx, "moduleName", ctx.string_attr(&module));
    p.parse_keyword("as")?;
    parse_name(p, state)?;
    parse_mutable(p, state);
    let ty = p.parse_colon_type()?;
    state.set_attr(ctx, "type", ctx.type_attr(ty));
    Ok(())
}

fn print_import(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    for (before, attr) in [(" ", "importName"), (" from ", "moduleName")] {
        p.text(before);
        p.string(
            ir.attr_named(ctx, op, attr).and_then(|text| ctx.as_str(text)).unwrap_or_default().as_bytes(),
        );
    }
    p.text(" as");
    print_name(p, op);
    print_flag(p, op, "mutable", "isMutable");
    p.text(" : ");
    print_type(p, op);
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("wasmssa.func", parse_func, print_func),
    ("wasmssa.global", parse_global, print_global),
    ("wasmssa.import_global", parse_import, print_import),
];
