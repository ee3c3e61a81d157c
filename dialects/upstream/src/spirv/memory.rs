//! Accesses to memory, variables, and what a module says of its entry points.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{elements, names, number};
use legalize_dialects_hooks::table::Form;
use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, Name, OpId, OpParser, OpPrinter, OperationState, Param, Type, TypeData,
    ValueId,
};

use super::enum_attr;
use crate::common::enum_clauses::{case, text};

const STORAGE: &str = "spirv.storage_class";
const ACCESS: &str = "spirv.memory_access";
/// The bit of an access that names its alignment.
const ALIGNED: &str = "Aligned";

/// What a pointer points to, and its storage class.
pub(super) fn pointer(ctx: &Context, ty: Type) -> Option<(Type, i64)> {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "spirv.ptr" => match &**params {
            [Param::Type(pointee), Param::Int(class)] => Some((*pointee, class.as_i64()?)),
            _ => None,
        },
        _ => None,
    }
}

/// `"Function"` as the pointer to a type in that class.
fn parse_class(p: &mut OpParser<'_, '_>) -> Result<Param> {
    let at = p.offset();
    let word = p.parse_string()?;
    match p.ctx().attr_data(case(p, at, STORAGE, &word)?) {
        AttrData::Dialect { params, .. } if params.len() == 1 => Ok(params[0].clone()),
        _ => Err(p.error(at, format!("'{word}' is no storage class"))),
    }
}

/// The type of a pointer to a type in a class.
pub(super) fn pointer_to(ctx: &Context, pointee: Type, class: &Param) -> Type {
    let params = [Param::Type(pointee), class.clone()];
    ctx.ty(TypeData::Dialect { name: ctx.name("spirv.ptr"), params: params.into() })
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
    let at = p.offset();
    let words = p.parse_string()?;
    let attr = case(p, at, ACCESS, &words)?;
    state.set_attr(ctx, access, attr);
    if words.split('|').any(|word| word == ALIGNED) {
        p.parse_punct(Punct::Comma)?;
        let value = p.parse_integer()?;
        state.set_attr(ctx, alignment, ctx.int_attr(ctx.common().i32, value));
    }
    p.parse_punct(Punct::RSquare)
}

/// The text of an access; nothing where none is named.
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
    let first = parse_class(p)?;
    let target = p.parse_operand()?;
    p.parse_punct(Punct::Comma)?;
    let second = parse_class(p)?;
    let source = p.parse_operand()?;
    parse_access(p, state, OWN)?;
    if p.try_punct(Punct::Comma) {
        parse_access(p, state, SOURCE)?;
    }
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
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
    // Upstream writes the target's access for the source that names none, and the comma in any case.
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

fn print_symbol(p: &mut OpPrinter<'_>, op: OpId, attr: &str) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let name = ir.attr_named(ctx, op, attr).and_then(|name| ctx.as_str(name)).unwrap_or_default();
    p.text(" ");
    p.symbol_name(ctx.name(name));
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

// `"Vertex" @function, @variable, …`; the ARM graph's goes without the model

fn parse_entry(p: &mut OpParser<'_, '_>, state: &mut OperationState, with_model: bool) -> Result<()> {
    let ctx = p.ctx();
    if with_model {
        let at = p.offset();
        let word = p.parse_string()?;
        let model = case(p, at, "spirv.execution_model", &word)?;
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
    let at = p.offset();
    let word = p.parse_string()?;
    let mode = case(p, at, "spirv.execution_mode", &word)?;
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

// `%a, %b : !spirv.struct<(type, type)>`: the operands are of the struct's members' type

fn first_member(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    let Some(Param::List(members)) = params.get(1).filter(|_| ctx.str(*name) == "spirv.struct") else {
        return None;
    };
    let types: Vec<Option<Type>> = members
        .iter()
        .map(|member| match member {
            Param::List(parts) => match parts.first() {
                Some(Param::Type(ty)) => Some(*ty),
                _ => None,
            },
            _ => None,
        })
        .collect();
    match types[..] {
        [Some(first), Some(second)] if first == second => Some(first),
        _ => None,
    }
}

fn parse_carry(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    p.parse_attr_dict(state)?;
    let operands = p.parse_operand_list(Delimiter::None)?;
    p.parse_punct(Punct::Colon)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some(member) = first_member(p.ctx(), ty) else {
        return Err(p.error(at, "expected spirv.struct type with two members of one type"));
    };
    p.resolve_operands_of(&operands, member, &mut state.operands)?;
    state.result_types.push(ty);
    Ok(())
}

fn print_carry(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    p.attr_dict(op, &[]);
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" : ");
    if let Some(&result) = ir.op(op).results().first() {
        p.ty(ir.value_type(result));
    }
}

pub(super) const FORMS: &[Form] = &[
    ("spirv.ARM.GraphEntryPoint", |p, state| parse_entry(p, state, false), print_entry),
    ("spirv.CopyMemory", parse_copy, print_copy),
    ("spirv.EntryPoint", |p, state| parse_entry(p, state, true), print_entry),
    ("spirv.ExecutionMode", parse_mode, print_mode),
    ("spirv.GlobalVariable", parse_global, print_global),
    ("spirv.IAddCarry", parse_carry, print_carry),
    ("spirv.ISubBorrow", parse_carry, print_carry),
    ("spirv.Load", parse_load, print_load),
    ("spirv.SMulExtended", parse_carry, print_carry),
    ("spirv.Store", parse_store, print_store),
    ("spirv.UMulExtended", parse_carry, print_carry),
    ("spirv.Variable", parse_variable, print_variable),
];
