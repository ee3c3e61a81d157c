//! Values of emitc: casts, text with placeholders, variables, elements, globals and fields.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, no_cast, wrong};
use legalize_ir::{AttrData, Context, Ir, OpId, Param, SymbolTables, Type, TypeData};
use legalize_source::Diagnostic;

use crate::emitc::types::{initial_type, is_elements, is_supported, opaque};

const CLASS: &str = "emitc.class";

/// The name of a type of the dialect; empty for another type.
fn kind(at: Subject<'_>, ty: Type) -> &str {
    match at.data(ty) {
        TypeData::Dialect { name, .. } => at.ctx.str(*name).strip_prefix("emitc.").unwrap_or_default(),
        _ => "",
    }
}

/// The type that a pointer, an array or an lvalue holds.
fn held(at: Subject<'_>, ty: Type) -> Option<Type> {
    match at.data(ty) {
        TypeData::Dialect { params, .. } => params.iter().rev().find_map(|param| match param {
            Param::Type(ty) => Some(*ty),
            _ => None,
        }),
        _ => None,
    }
}

/// The number of an array's dimensions.
fn rank(at: Subject<'_>, array: Type) -> Option<usize> {
    match at.data(array) {
        TypeData::Dialect { params, .. } => params.iter().find_map(|param| match param {
            Param::List(dims) => Some(dims.len()),
            _ => None,
        }),
        _ => None,
    }
}

/// Returns true for a type that a size can have in C.
fn is_wide(at: Subject<'_>, ty: Type) -> bool {
    matches!(kind(at, ty), "ptrdiff_t" | "size_t" | "ssize_t")
}

fn is_integer_like(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Integer { .. } | TypeData::Index)
        || is_wide(at, ty)
        || kind(at, ty) == "opaque"
}

/// Verifies a cast: between numbers and pointers, or of an array of one dimension to a pointer to its
/// elements.
fn verify_cast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let is_value = |ty: Type| {
        is_integer_like(at, ty) || matches!(at.data(ty), TypeData::Float(_)) || kind(at, ty) == "ptr"
    };
    let decays = kind(at, from) == "array"
        && rank(at, from) == Some(1)
        && kind(at, to) == "ptr"
        && held(at, from) == held(at, to);
    if decays || is_value(from) && is_value(to) { Ok(()) } else { no_cast(at, from, to) }
}

/// The number of placeholders in a text: `{}` is one, `{{` is a brace.
fn places(text: &str) -> Result<usize, &'static str> {
    let mut chars = text.chars().peekable();
    let mut count = 0;
    while let Some(char) = chars.next() {
        if char != '{' {
            continue;
        }
        match chars.next() {
            Some('{') => {}
            Some('}') => count += 1,
            Some(_) => return Err("expected '}' after unescaped '{'"),
            None => return Err("expected '}' after unescaped '{' at end of string"),
        }
    }
    Ok(count)
}

fn verify_verbatim(at: Subject<'_>) -> Checked {
    let (Some(AttrData::String { value, .. }), count) = (at.attr_data("value"), at.operand_types().len())
    else {
        return Ok(());
    };
    // Without operands the text is printed verbatim.
    if count == 0 {
        return Ok(());
    }
    match places(&String::from_utf8_lossy(value)) {
        Ok(found) if found == count => Ok(()),
        Ok(_) => wrong("requires operands for each placeholder in the format string"),
        Err(message) => wrong(message),
    }
}

fn verify_assign(at: Subject<'_>) -> Checked {
    let (Some(variable), Some(value)) = (at.ty(0).and_then(|ty| held(at, ty)), at.ty(1)) else {
        return Ok(());
    };
    if variable == value {
        Ok(())
    } else {
        wrong(format!(
            "requires value's type ('{}') to match variable's type ('{}')",
            at.show(value),
            at.show(variable)
        ))
    }
}

/// Verifies that a variable is initialized with a value of its type.
fn verify_variable(at: Subject<'_>) -> Checked {
    let (Some(value), Some(result)) = (at.attr("value"), at.result()) else { return Ok(()) };
    if at.ctx.as_str(value).is_some() {
        return wrong("string attributes are not supported, use #emitc.opaque instead");
    }
    let holds = if kind(at, result) == "lvalue" { held(at, result).unwrap_or(result) } else { result };
    match at.ctx.attr_type(value) {
        Some(ty) if ty != holds && !(is_wide(at, holds) && ty == at.ctx.common().index) => wrong(format!(
            "requires attribute to either be an #emitc.opaque attribute or it's type ('{}') to match the op's result \
             type ('{}')",
            at.show(ty),
            at.show(holds)
        )),
        _ => Ok(()),
    }
}

fn verify_literal(at: Subject<'_>) -> Checked {
    match at.attr("value").and_then(|value| at.ctx.as_str(value)) {
        Some("") => wrong("value must not be empty"),
        _ => Ok(()),
    }
}

/// Verifies the access to an element of an array or through a pointer.
fn verify_subscript(at: Subject<'_>) -> Checked {
    let (Some(whole), Some(result)) = (at.ty(0), at.result().and_then(|ty| held(at, ty))) else {
        return Ok(());
    };
    let indices = at.types(1);
    let odd = indices.iter().position(|ty| !is_integer_like(at, *ty));
    let place = match kind(at, whole) {
        "array" => {
            if let Some(rank) = rank(at, whole).filter(|rank| *rank != indices.len()) {
                return wrong(format!(
                    "on array operand requires number of indices ({}) to match the rank of the array type ({rank})",
                    indices.len()
                ));
            }
            if let Some(index) = odd {
                return wrong(format!(
                    "on array operand requires index operand {index} to be integer-like, but got '{}'",
                    at.show(indices[index])
                ));
            }
            "array operand requires element"
        }
        "ptr" => {
            if indices.len() != 1 {
                return wrong(format!(
                    "on pointer operand requires one index operand, but got {}",
                    indices.len()
                ));
            }
            if let Some(index) = odd {
                return wrong(format!(
                    "on pointer operand requires index operand to be integer-like, but got '{}'",
                    at.show(indices[index])
                ));
            }
            "pointer operand requires pointee"
        }
        _ => return Ok(()),
    };
    match held(at, whole) {
        Some(element) if element != result => wrong(format!(
            "on {place} type ('{}') and result type ('{}') to match",
            at.show(element),
            at.show(result)
        )),
        _ => Ok(()),
    }
}

/// Verifies that the initial value of a global has its type, or is a tensor of its elements.
fn verify_initial(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("type") else { return Ok(()) };
    if !is_supported(at.ctx, *ty) {
        return wrong("expected valid emitc type");
    }
    let Some(value) = at.attr("initial_value") else { return Ok(()) };
    let expected = match at.ctx.attr_data(value) {
        AttrData::Integer { .. } | AttrData::Float { .. } => *ty,
        _ if opaque(at.ctx, value).is_some() => return Ok(()),
        _ if is_elements(at.ctx, value) => match kind(at, *ty) {
            "array" => initial_type(at.ctx, *ty),
            _ => return wrong(format!("expected array type, but got '{}'", at.show(*ty))),
        },
        _ => {
            return wrong(format!(
                "initial value should be a integer, float, elements or opaque attribute, but got {}",
                legalize_ir::attr_to_string(at.ctx, value)
            ));
        }
    };
    match at.ctx.attr_type(value) {
        Some(found) if found != expected => wrong(format!(
            "initial value expected to be of type '{}', but was of type '{}'",
            at.show(*ty),
            at.show(found)
        )),
        _ => Ok(()),
    }
}

fn verify_global(at: Subject<'_>) -> Checked {
    verify_initial(at)?;
    if at.has("static_specifier") && at.has("extern_specifier") {
        wrong("cannot have both static and extern specifiers")
    } else {
        Ok(())
    }
}

fn is_in_class(at: Subject<'_>) -> bool {
    at.parent().is_some_and(|parent| parent.name() == CLASS)
}

fn verify_field(at: Subject<'_>) -> Checked {
    match at.attr_data("type") {
        Some(AttrData::Type(ty)) if !is_supported(at.ctx, *ty) => return wrong("expected valid emitc type"),
        _ => {}
    }
    if !is_in_class(at) {
        return wrong("field must be nested within an emitc.class operation");
    }
    match at.text("sym_name") {
        Some("") => wrong("field must have a non-empty symbol name"),
        _ => Ok(()),
    }
}

/// The class around an operation.
fn class(at: Subject<'_>) -> Option<Subject<'_>> {
    std::iter::successors(at.parent(), |parent| parent.parent()).find(|parent| parent.name() == CLASS)
}

fn verify_field_access(at: Subject<'_>) -> Checked {
    match class(at) {
        Some(_) => Ok(()),
        // The spaces are upstream's.
        None => wrong(" must be nested within an emitc.class operation"),
    }
}

pub(super) fn verify_field_use(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    tables: &mut SymbolTables,
) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let (Some(name), Some(result)) = (at.attr("field_name"), at.result()) else { return Ok(()) };
    let shown = legalize_ir::attr_to_string(ctx, name);
    let Some(class) = class(at) else { return verify_field_access(at) };
    let field = class.block(0).and_then(|block| at.ir.block(block).first());
    let field = field.and_then(|first| tables.lookup_nearest(ctx, ir, first, name)).map(|op| at.with_op(op));
    let Some(field) = field.filter(|field| field.name() == "emitc.field") else {
        return wrong(format!("field '{shown}' not found in the class"));
    };
    match field.attr_data("type") {
        Some(AttrData::Type(ty)) if *ty != result => wrong(format!(
            "result type '{}' does not match field '{shown}' type '{}'",
            at.show(result),
            at.show(*ty)
        )),
        _ => Ok(()),
    }
}

pub(super) fn verify_global_use(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    tables: &mut SymbolTables,
) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let (Some(name), Some(result)) = (at.attr("name"), at.result()) else { return Ok(()) };
    let AttrData::SymbolRef { root, .. } = ctx.attr_data(name) else { return Ok(()) };
    let shown = ctx.str(*root);
    let global = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.with_op(op));
    let Some(global) = global.filter(|global| global.name() == "emitc.global") else {
        return wrong(format!("'{shown}' does not reference a valid emitc.global"));
    };
    let Some(AttrData::Type(ty)) = global.attr_data("type") else { return Ok(()) };
    if kind(at, *ty) == "array" {
        return if *ty == result {
            Ok(())
        } else {
            wrong(format!(
                "on array type expects result type '{}' to match type '{}' of the global @{shown}",
                at.show(result),
                at.show(*ty)
            ))
        };
    }
    if kind(at, result) != "lvalue" {
        return wrong(format!(
            "on non-array type expects result type to be an lvalue type for the global @{shown}"
        ));
    }
    match held(at, result) {
        Some(inner) if inner != *ty => wrong(format!(
            "on non-array type expects result inner type '{}' to match type '{}' of the global @{shown}",
            at.show(inner),
            at.show(*ty)
        )),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::after(
    "emitc",
    &[
        ("emitc.assign", verify_assign),
        ("emitc.cast", verify_cast),
        ("emitc.field", verify_field),
        ("emitc.get_field", verify_field_access),
        ("emitc.global", verify_global),
        ("emitc.literal", verify_literal),
        ("emitc.subscript", verify_subscript),
        ("emitc.variable", verify_variable),
        ("emitc.verbatim", verify_verbatim),
    ],
);
