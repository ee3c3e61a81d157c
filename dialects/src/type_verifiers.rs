//! What upstream's types check of their parameters in C++ (`genVerifyDecl`), for dialects of which other hooks are here.

use std::sync::Arc;

use legalize_ir::{Context, Param, Type, TypeData, type_to_string};

use crate::common::type_helpers::{is_emitc, is_smt_value, is_smt_value_but_function};

type Checked = Result<(), String>;

fn refuse_unless(holds: bool, message: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(message.into()) }
}

/// What a type is of, if it has that one parameter.
fn only_type(params: &[Param]) -> Option<Type> {
    match params {
        [Param::Type(ty)] => Some(*ty),
        _ => None,
    }
}

fn is_named(ctx: &Context, ty: Type, expected: &str) -> bool {
    matches!(ctx.type_data(ty), TypeData::Dialect { name, .. } if ctx.str(*name) == expected)
}

fn bit_vector(_: &Context, params: &[Param]) -> Checked {
    let [Param::Int(width)] = params else { return Ok(()) };
    refuse_unless(width.as_i64() > Some(0), "bit-vector must have at least a width of one")
}

fn shape_of_tosa(_: &Context, params: &[Param]) -> Checked {
    match params {
        [Param::Int(rank)] if rank.is_negative() => Err(format!("invalid rank (must be >= 0): {rank}")),
        _ => Ok(()),
    }
}

fn smt_array(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::Type(domain), Param::Type(range)] = params else { return Ok(()) };
    refuse_unless(is_smt_value(ctx, *domain), "domain must be any SMT value type")?;
    refuse_unless(is_smt_value(ctx, *range), "range must be any SMT value type")
}

fn are_values(ctx: &Context, list: &[Param]) -> bool {
    list.iter().all(|param| !matches!(param, Param::Type(ty) if !is_smt_value_but_function(ctx, *ty)))
}

fn smt_function(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(domain), Param::Type(range)] = params else { return Ok(()) };
    refuse_unless(!domain.is_empty(), "domain must not be empty")?;
    refuse_unless(are_values(ctx, domain), "domain types must be any non-function SMT type")?;
    refuse_unless(is_smt_value_but_function(ctx, *range), "range type must be any non-function SMT type")
}

fn smt_sort(ctx: &Context, params: &[Param]) -> Checked {
    let [_, Param::List(list)] = params else { return Ok(()) };
    refuse_unless(are_values(ctx, list), "sort parameter types must be any non-function SMT type")
}

fn emitc_pointer(ctx: &Context, params: &[Param]) -> Checked {
    let is_lvalue = only_type(params).is_some_and(|ty| is_named(ctx, ty, "emitc.lvalue"));
    refuse_unless(!is_lvalue, "pointers to lvalues are not allowed")
}

fn emitc_lvalue(ctx: &Context, params: &[Param]) -> Checked {
    let Some(ty) = only_type(params) else { return Ok(()) };
    let message =
        || format!("!emitc.lvalue must wrap supported emitc type, but got '{}'", type_to_string(ctx, ty));
    if !is_emitc(ctx, ty) {
        return Err(message());
    }
    refuse_unless(!is_named(ctx, ty, "emitc.array"), "!emitc.lvalue cannot wrap !emitc.array type")
}

fn emitc_opaque(_: &Context, params: &[Param]) -> Checked {
    let [Param::Str(text)] = params else { return Ok(()) };
    refuse_unless(!text.is_empty(), "expected non empty string in !emitc.opaque type")?;
    let message = "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead";
    refuse_unless(!text.ends_with('*'), message)
}

fn transform_param(ctx: &Context, params: &[Param]) -> Checked {
    let Some(ty) = only_type(params) else { return Ok(()) };
    let is_narrow = matches!(ctx.type_data(ty), TypeData::Integer { width: ..=64, .. });
    refuse_unless(is_narrow, "only supports integer types with width <=64")
}

/// Attaches the verifiers to the types that are registered and have none.
pub(crate) fn attach(ctx: &mut Context) {
    type Verifier = fn(&Context, &[Param]) -> Checked;
    let verifiers: [(&str, Verifier); 9] = [
        ("emitc.lvalue", emitc_lvalue),
        ("emitc.opaque", emitc_opaque),
        ("emitc.ptr", emitc_pointer),
        ("smt.array", smt_array),
        ("smt.bv", bit_vector),
        ("smt.func", smt_function),
        ("smt.sort", smt_sort),
        ("tosa.shape", shape_of_tosa),
        ("transform.param", transform_param),
    ];
    for (name, verify) in verifiers {
        ctx.update_type(ctx.name(name), |info| {
            info.verify.get_or_insert_with(|| Arc::new(verify));
        });
    }
}
