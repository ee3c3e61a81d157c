//! Custom assembly of variables: `init(%value) bind(1, 2)`, `built_in("…")`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Name, OpId, OpParser, OpPrinter, OperationState, Punct};

use crate::spirv::asm::enums::enum_attr;
use crate::spirv::asm::memory::{STORAGE, print_symbol};
use crate::spirv::parts::pointer;

// `bind(1, 2)`, `built_in("…")`

fn parse_decorations(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    if p.try_keyword("bind") {
        p.parse_punct(Punct::LParen)?;
        let set = p.parse_integer()?;
        p.parse_punct(Punct::Comma)?;
        let binding = p.parse_integer()?;
        p.parse_punct(Punct::RParen)?;
        state.set_attr(ctx, "descriptor_set", ctx.int_attr(ctx.common().i32, set));
        state.set_attr(ctx, "binding", ctx.int_attr(ctx.common().i32, binding));
    } else if p.try_keyword("built_in") {
        p.parse_punct(Punct::LParen)?;
        let word = p.parse_string()?;
        p.parse_punct(Punct::RParen)?;
        state.set_attr(ctx, "built_in", ctx.string_attr(&word));
    }
    p.parse_attr_dict(state)
}

fn print_decorations(p: &mut OpPrinter<'_>, op: OpId, elided: &[Name]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [set, binding, built_in] = names(ctx, ["descriptor_set", "binding", "built_in"]);
    let value = |name| ir.attr(ctx, op, name);
    let mut elided = elided.to_vec();
    if let (Some(first), Some(second)) = (value(set), value(binding)) {
        elided.extend([set, binding]);
        let number = |attr| ctx.as_i64(attr).unwrap_or(0);
        p.text(&format!(" bind({}, {})", number(first), number(second)));
    }
    if let Some(word) = value(built_in).and_then(|word| ctx.as_str(word)) {
        elided.push(built_in);
        p.text(" built_in(");
        p.string(word.as_bytes());
        p.text(")");
    }
    p.attr_dict(op, &elided);
}

// `init(%value) bind(1, 2) {…} : type`

fn parse_variable(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mut initial = None;
    if p.try_keyword("init") {
        p.parse_punct(Punct::LParen)?;
        initial = Some(p.parse_operand()?);
        p.parse_punct(Punct::RParen)?;
    }
    parse_decorations(p, state)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some((pointee, class)) = pointer(ctx, ty) else {
        return Err(p.error(at, "expected spirv.ptr type"));
    };
    state.result_types.push(ty);
    if let Some(initial) = initial {
        state.operands.push(p.resolve_operand(&initial, pointee)?);
    }
    state.set_attr(ctx, "storage_class", enum_attr(ctx, STORAGE, class));
    Ok(())
}

fn print_variable(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    if let Some(initial) = ir.operands(op).next() {
        p.text(" init(");
        p.operand(initial);
        p.text(")");
    }
    print_decorations(p, op, &names(ctx, ["storage_class"]));
    p.text(" : ");
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}

// `@name initializer(@other) bind(1, 2) {…} : type`

fn parse_global(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let name = p.parse_symbol_name()?;
    state.set_attr(ctx, "sym_name", ctx.string_attr(ctx.str(name)));
    if p.try_keyword("initializer") {
        p.parse_punct(Punct::LParen)?;
        let initial = p.parse_attribute(None)?;
        p.parse_punct(Punct::RParen)?;
        state.set_attr(ctx, "initializer", initial);
    }
    parse_decorations(p, state)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    if pointer(ctx, ty).is_none() {
        return Err(p.error(at, "expected spirv.ptr type"));
    }
    state.set_attr(ctx, "type", ctx.type_attr(ty));
    Ok(())
}

fn print_global(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, ["sym_name", "initializer", "type"]);
    print_symbol(p, op, "sym_name");
    if let Some(initial) = ir.attr(ctx, op, elided[1]) {
        p.text(" initializer(");
        p.attr(initial);
        p.text(")");
    }
    print_decorations(p, op, &elided);
    p.text(" : ");
    if let Some(ty) = ir.attr(ctx, op, elided[2]) {
        p.attr_without_type(ty);
    }
}

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("spirv.GlobalVariable", parse_global, print_global),
    ("spirv.Variable", parse_variable, print_variable),
];
