//! Verifiers of the emitc dialect that C++ has and no definition declares.

pub(crate) mod asm_array;
pub(crate) mod types;
pub(crate) mod verify;

use legalize_ir::symbols::lookup_nearest_symbol;
use legalize_ir::verify::plain_error;
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, Param, Type, TypeData, type_to_string};
use legalize_source::Diagnostic;

use crate::common::attributes::elements;
use crate::common::functions::function_type;
use crate::common::hooks::{Verified, Verify, attach_verifiers};

const FUNC: &str = "emitc.func";

fn wrong(message: impl Into<String>) -> Verified {
    Err(Diagnostic::error("verify::op", message))
}

/// The name of a type of the dialect; empty for another type.
fn kind(ctx: &Context, ty: Type) -> &str {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => ctx.str(*name).strip_prefix("emitc.").unwrap_or_default(),
        _ => "",
    }
}

fn is_pointer(ctx: &Context, ty: Type) -> bool {
    kind(ctx, ty) == "ptr"
}

/// An integer, or what is printed as it is.
fn is_number(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. }) || kind(ctx, ty) == "opaque"
}

fn operands(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.operands(op).map(|value| ir.value_type(value)).collect()
}

fn results(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

fn text<'c>(ctx: &'c Context, ir: &Ir, op: OpId, attr: &str) -> Option<&'c str> {
    ir.attr_named(ctx, op, attr).and_then(|attr| ctx.as_str(attr))
}

/// The text of an opaque attribute.
fn opaque(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, params } if ctx.str(*name) == "emitc.opaque" => match params.first() {
            Some(Param::Str(text)) => Some(text.to_string()),
            _ => Some(String::new()),
        },
        _ => None,
    }
}

fn verify_func(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let Some((_, results)) = function_type(ctx, ir, op) else { return Ok(()) };
    if results.len() > 1 {
        return wrong(format!("requires zero or exactly one result, but has {}", results.len()));
    }
    if results.iter().any(|ty| kind(ctx, *ty) == "array") {
        return wrong("cannot return array type");
    }
    Ok(())
}

fn verify_return(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let parent = ir.parent_op(op).filter(|&parent| ctx.op_str(ir.op(parent).name()) == FUNC);
    let Some((parent, (_, results))) =
        parent.and_then(|parent| Some((parent, function_type(ctx, ir, parent)?)))
    else {
        return Ok(());
    };
    let name = text(ctx, ir, parent, "sym_name").unwrap_or_default();
    let types = operands(ir, op);
    if types.len() != results.len() {
        let (found, wanted) = (types.len(), results.len());
        return wrong(format!("has {found} operands, but enclosing function (@{name}) returns {wanted}"));
    }
    match types.iter().zip(&results).find(|(found, wanted)| found != wanted) {
        Some((found, wanted)) => Err(plain_error(format!(
            "type of the return operand ('{}') doesn't match function result type ('{}') in function @{name}",
            type_to_string(ctx, *found),
            type_to_string(ctx, *wanted)
        ))),
        None => Ok(()),
    }
}

fn verify_declaration(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let Some(symbol) = ir.attr_named(ctx, op, "sym_name") else { return Ok(()) };
    let AttrData::SymbolRef { root, .. } = ctx.attr_data(symbol) else { return Ok(()) };
    let found = ir.parent_op(op).and_then(|parent| lookup_nearest_symbol(ctx, ir, parent, symbol));
    match found.is_some_and(|found| ctx.op_str(ir.op(found).name()) == FUNC) {
        true => Ok(()),
        false => wrong(format!("'{}' does not reference a valid function", ctx.str(*root))),
    }
}

fn verify_global(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let has = |attr: &str| ir.attr_named(ctx, op, attr).is_some();
    match has("static_specifier") && has("extern_specifier") {
        true => wrong("cannot have both static and extern specifiers"),
        false => Ok(()),
    }
}

fn verify_constant(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let (Some(value), Some(&result)) = (ir.attr_named(ctx, op, "value"), results(ir, op).first()) else {
        return Ok(());
    };
    if let Some(text) = opaque(ctx, value) {
        return if text.is_empty() { wrong("value must not be empty") } else { Ok(()) };
    }
    if ctx.as_str(value).is_some() {
        return wrong("string attributes are not supported, use #emitc.opaque instead");
    }
    let Some(ty) = ctx.attr_type(value) else { return Ok(()) };
    let is_wide = matches!(kind(ctx, result), "ptrdiff_t" | "size_t" | "ssize_t");
    if ty == result || is_wide && ty == ctx.common().index {
        return Ok(());
    }
    wrong(format!(
        "requires attribute to either be an #emitc.opaque attribute or it's type ('{}') to match the op's result \
         type ('{}')",
        type_to_string(ctx, ty),
        type_to_string(ctx, result)
    ))
}

fn verify_add(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let &[left, right] = &operands(ir, op)[..] else { return Ok(()) };
    let fits = match (is_pointer(ctx, left), is_pointer(ctx, right)) {
        (true, true) => return wrong("requires that at most one operand is a pointer"),
        (true, false) => is_number(ctx, right),
        (false, true) => is_number(ctx, left),
        (false, false) => true,
    };
    match fits {
        true => Ok(()),
        false => wrong("requires that one operand is an integer or of opaque type if the other is a pointer"),
    }
}

fn verify_sub(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let (&[left, right], Some(&result)) = (&operands(ir, op)[..], results(ir, op).first()) else {
        return Ok(());
    };
    match (is_pointer(ctx, left), is_pointer(ctx, right)) {
        (false, true) => wrong("rhs can only be a pointer if lhs is a pointer"),
        (true, false) if !is_number(ctx, right) => {
            wrong("requires that rhs is an integer, pointer or of opaque type if lhs is a pointer")
        }
        (true, true) if !is_number(ctx, result) && kind(ctx, result) != "ptrdiff_t" => wrong(
            "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers",
        ),
        _ => Ok(()),
    }
}

fn verify_apply(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let (Some(&operand), Some(&result)) = (operands(ir, op).first(), results(ir, op).first()) else {
        return Ok(());
    };
    match text(ctx, ir, op, "applicableOperator") {
        Some("") => wrong("applicable operator must not be empty"),
        Some("&") if kind(ctx, operand) != "lvalue" => {
            wrong("operand type must be an lvalue when applying `&`")
        }
        Some("&") if !is_pointer(ctx, result) => wrong("result type must be a pointer when applying `&`"),
        Some("*") if !is_pointer(ctx, operand) => wrong("operand type must be a pointer when applying `*`"),
        Some("&" | "*") | None => Ok(()),
        Some(_) => wrong("applicable operator is illegal"),
    }
}

fn verify_call(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    if text(ctx, ir, op, "callee") == Some("") {
        return wrong("callee must not be empty");
    }
    let count = ir.op(op).operand_count();
    for &arg in elements(ctx, ir.attr_named(ctx, op, "args")) {
        match ctx.attr_data(arg) {
            AttrData::Integer { ty, value } if *ty == ctx.common().index => {
                let index = value.as_i64().and_then(|index| usize::try_from(index).ok());
                if index.is_none_or(|index| index >= count) {
                    return wrong("index argument is out of range");
                }
            }
            AttrData::Array(_) => return wrong("array argument has no type"),
            _ => {}
        }
    }
    for &arg in elements(ctx, ir.attr_named(ctx, op, "template_args")) {
        let fits = match ctx.attr_data(arg) {
            AttrData::Type(_) | AttrData::Integer { .. } | AttrData::Float { .. } => true,
            _ => opaque(ctx, arg).is_some(),
        };
        if !fits {
            return wrong("template argument has invalid type");
        }
    }
    match results(ir, op).iter().any(|ty| kind(ctx, *ty) == "array") {
        true => wrong("cannot return array type"),
        false => Ok(()),
    }
}

/// Verifiers by operation.
const VERIFIERS: &[(&str, Verify)] = &[
    ("emitc.add", verify_add),
    ("emitc.apply", verify_apply),
    ("emitc.call_opaque", verify_call),
    ("emitc.constant", verify_constant),
    ("emitc.declare_func", verify_declaration),
    (FUNC, verify_func),
    ("emitc.global", verify_global),
    ("emitc.return", verify_return),
    ("emitc.sub", verify_sub),
];

/// Attaches them to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    asm_array::attach(ctx);
    attach_verifiers(ctx, VERIFIERS);
}
