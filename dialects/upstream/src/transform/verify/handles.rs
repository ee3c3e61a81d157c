//! Handles and parameters: their number and types, and listed positions.

use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Param, Type, TypeData};

/// Interfaces of the types of handles to operations, of parameters and of handles to values.
const INTERFACES: [&str; 3] =
    ["TransformHandleTypeInterface", "TransformParamTypeInterface", "TransformValueHandleTypeInterface"];

/// Index of the interface that a type implements.
pub(super) fn interface(at: Subject<'_>, ty: Type) -> Option<usize> {
    let TypeData::Dialect { name, .. } = at.data(ty) else { return None };
    let info = at.ctx.type_info(*name)?;
    INTERFACES.iter().position(|expected| info.trait_names.iter().any(|name| at.ctx.str(*name) == *expected))
}

pub(super) fn verify_split(at: Subject<'_>) -> Checked {
    let results = at.result_types();
    if at.int("overflow_result").is_some_and(|index| !(0..results.len() as i64).contains(&index)) {
        return wrong("overflow_result is not a valid result index");
    }
    let Some(expected) = at.ty(0).and_then(|ty| interface(at, ty)) else { return Ok(()) };
    if results.iter().all(|ty| interface(at, *ty) == Some(expected)) {
        Ok(())
    } else {
        wrong("expects result types to implement the same transform interface as the operand type")
    }
}

/// Verifies that the parameter of a count is of 64-bit integers, or untyped.
pub(super) fn verify_count(at: Subject<'_>) -> Checked {
    let Some(TypeData::Dialect { name, params }) = at.result().map(|ty| at.data(ty)) else { return Ok(()) };
    let i64 = at.ctx.common().i64;
    match &**params {
        [Param::Type(ty)] if at.ctx.str(*name) == "transform.param" && *ty != i64 => plain(format!(
            "expected the type of the parameter attribute ('{}') to match the parameter type ('{}')",
            at.show(i64),
            at.show(*ty)
        )),
        _ => Ok(()),
    }
}

/// Verifies that either positions are listed, or all are requested.
pub(super) fn verify_positions(at: Subject<'_>) -> Checked {
    let Some(positions) = at.ints("raw_position_list") else { return Ok(()) };
    if at.has("is_all") {
        if at.has("is_inverted") {
            return wrong("cannot request both 'all' and 'inverted' values in the list");
        }
        if !positions.is_empty() {
            return wrong("cannot both request 'all' and specific values in the list");
        }
        return Ok(());
    }
    if positions.is_empty() {
        return wrong("must request specific values in the list if 'all' is not specified");
    }
    // As at upstream, only neighbours are compared.
    if positions.windows(2).any(|pair| pair[0] == pair[1]) {
        wrong("expected the listed values to be unique")
    } else {
        Ok(())
    }
}

pub(super) fn verify_one_type(at: Subject<'_>) -> Checked {
    let results = at.result_types();
    if results.windows(2).all(|pair| pair[0] == pair[1]) {
        Ok(())
    } else {
        wrong("expects all results type to be the same")
    }
}

/// Verifies that there is a loop for each nonzero size, or one for all; the interchange lists each of them at
/// most once.
pub(super) fn verify_fused(at: Subject<'_>) -> Checked {
    let sizes = at.ints("static_tile_sizes").unwrap_or_default();
    let order = at.ints("static_tile_interchange").unwrap_or_default();
    let count = sizes.len() as i64;
    for (index, number) in order.iter().enumerate().filter(|(_, number)| **number != Type::DYNAMIC) {
        if !(0..count).contains(number) {
            return wrong(format!("expects interchange values to be in range [0, {count}), found: {number}"));
        }
        if order[..index].contains(number) {
            return wrong(format!("found duplicate interchange value: {number}"));
        }
    }
    let loops = if at.has("use_forall") { 1 } else { sizes.iter().filter(|size| **size != 0).count() };
    if at.result_types().len() == loops + 1 { Ok(()) } else { wrong(format!("expects {loops} loop results")) }
}
