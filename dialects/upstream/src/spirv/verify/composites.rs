//! Verifiers of composites: extraction, insertion and construction.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::{Checked, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, type_to_string};
use legalize_source::Diagnostic;

use crate::spirv::asm::composite::{INDICES, part};
use crate::spirv::parts::{element, length, operands, result};
use crate::spirv::verify::cooperative::cooperative;

fn verify_extract(at: Subject<'_>) -> Result<()> {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let (Some(composite), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let found = match part(ctx, ir.value_type(composite), ir.attr_named(ctx, op, INDICES)) {
        Ok(found) => found,
        Err(message) => return plain(message),
    };
    let result = ir.value_type(result);
    if found == result {
        Ok(())
    } else {
        wrong(format!(
            "invalid result type: expected '{}' but provided '{}'",
            type_to_string(ctx, found),
            type_to_string(ctx, result)
        ))
    }
}

fn verify_insert(at: Subject<'_>) -> Result<()> {
    let Subject { ctx, ir, op } = at;
    let wrong = |message: String| Err(Diagnostic::error("verify::op", message));
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let (&[object, composite], Some(&result)) = (&types[..], ir.op(op).results().first()) else {
        return Ok(());
    };
    let found = match part(ctx, composite, ir.attr_named(ctx, op, INDICES)) {
        Ok(found) => found,
        Err(message) => return plain(message),
    };
    let text = |ty: Type| type_to_string(ctx, ty);
    if found != object {
        return wrong(format!(
            "object operand type should be '{}', but found '{}'",
            text(found),
            text(object)
        ));
    }
    let result = ir.value_type(result);
    if result != composite {
        return wrong(format!(
            "result type should be the same as the composite type, but found '{}' vs '{}'",
            text(composite),
            text(result)
        ));
    }
    Ok(())
}

/// Verifies that there is an operand for each part of the result; a vector can also be constructed from
/// vectors.
fn verify_construct(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(composite) = result(ir, op) else { return Ok(()) };
    let parts = operands(ir, op);
    let text = |ty: Type| type_to_string(ctx, ty);
    let same = |expected: Type, found: Type| {
        if expected == found {
            Ok(())
        } else {
            wrong(format!(
                "operand type mismatch: expected operand type '{}', but provided '{}'",
                text(expected),
                text(found)
            ))
        }
    };
    let number = |expected: i64, found: i64| {
        if expected == found {
            Ok(())
        } else {
            wrong(format!("has incorrect number of operands: expected {expected}, but provided {found}"))
        }
    };
    let Some((first, count)) = element(ctx, composite, 0) else { return Ok(()) };
    if cooperative(ctx, composite).is_some() {
        number(1, parts.len() as i64)?;
        return same(first, parts[0]);
    }
    let count = count.unwrap_or(0);
    if parts.len() as i64 == count {
        for (index, part) in parts.into_iter().enumerate() {
            if let Some((expected, _)) = element(ctx, composite, index as i64) {
                same(expected, part)?;
            }
        }
        return Ok(());
    }
    if length(ctx, composite).is_none() {
        return wrong(
            "expected to return a vector or cooperative matrix when the number of constituents is less than what \
             the result needs",
        );
    }
    let mut found = 0;
    for part in parts {
        let (element, count) = match ctx.type_data(part) {
            TypeData::Vector { shape, element, .. } => (*element, shape.first().copied().unwrap_or(0)),
            _ => (part, 1),
        };
        if element != first {
            return wrong(format!(
                "operand element type mismatch: expected to be '{}', but provided '{}'",
                text(first),
                text(element)
            ));
        }
        found += count;
    }
    number(count, found)
}

/// Verifies that there is a selector for each element, which selects an element of either vector, or none.
fn verify_vector_shuffle(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[first, second, ..], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else {
        return Ok(());
    };
    let (Some(first), Some(second), Some(count)) =
        (length(ctx, first), length(ctx, second), length(ctx, result))
    else {
        return Ok(());
    };
    let selectors = elements(ctx, ir.attr_named(ctx, op, "components"));
    if selectors.len() as i64 != count {
        let found = selectors.len();
        return wrong(format!(
            "result type element count ({count}) mismatch with the number of component selectors ({found})"
        ));
    }
    let total = first.saturating_add(second);
    for &selector in selectors {
        let Some(selector) = ctx.as_i64(selector).map(|selector| selector & 0xffff_ffff) else { continue };
        if selector >= total && selector != 0xffff_ffff {
            return wrong(format!(
                "component selector {selector} out of range: expected to be in [0, {total}) or 0xffffffff"
            ));
        }
    }
    Ok(())
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.CompositeConstruct", verify_construct),
    ("spirv.CompositeExtract", verify_extract),
    ("spirv.CompositeInsert", verify_insert),
    ("spirv.VectorShuffle", verify_vector_shuffle),
];
