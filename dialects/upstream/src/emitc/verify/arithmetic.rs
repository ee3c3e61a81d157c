//! Numbers, pointers and constants of emitc.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{Context, Type, TypeData, type_to_string};

use crate::emitc::types::{kind, opaque};

fn is_pointer(ctx: &Context, ty: Type) -> bool {
    kind(ctx, ty) == "ptr"
}

/// Returns true for an integer or an opaque type.
fn is_number(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { .. }) || kind(ctx, ty) == "opaque"
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let Subject { ctx, .. } = at;
    let (Some(value), Some(&result)) = (at.attr("value"), at.result_types().first()) else {
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

fn verify_add(at: Subject<'_>) -> Checked {
    let Subject { ctx, .. } = at;
    let &[left, right] = &at.operand_types()[..] else { return Ok(()) };
    let fits = match (is_pointer(ctx, left), is_pointer(ctx, right)) {
        (true, true) => return wrong("requires that at most one operand is a pointer"),
        (true, false) => is_number(ctx, right),
        (false, true) => is_number(ctx, left),
        (false, false) => true,
    };
    if fits {
        Ok(())
    } else {
        wrong("requires that one operand is an integer or of opaque type if the other is a pointer")
    }
}

fn verify_sub(at: Subject<'_>) -> Checked {
    let Subject { ctx, .. } = at;
    let (&[left, right], Some(&result)) = (&at.operand_types()[..], at.result_types().first()) else {
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

fn verify_apply(at: Subject<'_>) -> Checked {
    let Subject { ctx, .. } = at;
    let (Some(&operand), Some(&result)) = (at.operand_types().first(), at.result_types().first()) else {
        return Ok(());
    };
    match at.text("applicableOperator") {
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

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("emitc.add", verify_add),
    ("emitc.apply", verify_apply),
    ("emitc.constant", verify_constant),
    ("emitc.sub", verify_sub),
]);
