//! Operations of llvm on values: parts of aggregates, integer extensions, vector shuffles, and intrinsics
//! with their operand bundles.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Type, TypeData};

use crate::llvm::{LlvmType, classify, pointer, structure, target_name};

/// The type of the element of an aggregate at a position.
fn part(at: Subject<'_>, aggregate: Type) -> Result<Option<Type>, legalize_source::Diagnostic> {
    let Some(position) = at.ints("position") else { return Ok(None) };
    let mut ty = aggregate;
    for step in position {
        let index = usize::try_from(step).ok();
        let inner = match classify(at.ctx, ty) {
            Some(LlvmType::Array { len, element }) => {
                index.filter(|index| (*index as u64) < len).map(|_| element)
            }
            Some(LlvmType::Struct { body, .. }) => index.and_then(|index| body?.get(index).copied()),
            _ => {
                let message = format!("expected LLVM IR structure/array type, got: '{}'", at.show(ty));
                return wrong(message).map(|()| None);
            }
        };
        match inner {
            Some(inner) => ty = inner,
            None => return wrong(format!("position out of bounds: {step}")).map(|()| None),
        }
    }
    Ok(Some(ty))
}

fn verify_extract(at: Subject<'_>) -> Checked {
    let (Some(from), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    match part(at, from)? {
        Some(part) if part != result => wrong(format!(
            "Type mismatch: extracting from '{}' should produce '{}' but this op returns '{}'",
            at.show(from),
            at.show(part),
            at.show(result)
        )),
        _ => Ok(()),
    }
}

fn verify_insert(at: Subject<'_>) -> Checked {
    let (Some(into), Some(value)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    match part(at, into)? {
        Some(part) if part != value => {
            wrong(format!("Type mismatch: cannot insert '{}' into '{}'", at.show(value), at.show(into)))
        }
        _ => Ok(()),
    }
}

/// Verifies that an integer, or a vector of them, is extended to a wider one.
fn verify_extension(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let width = |ty: Type| match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    };
    let (from, to) = match (at.data(from), at.data(to)) {
        (
            TypeData::Vector { element, shape, scalable },
            TypeData::Vector { element: other, shape: other_shape, scalable: other_scalable },
        ) => {
            if shape != other_shape || scalable != other_scalable {
                return plain("input and output vectors are of incompatible shape");
            }
            (*element, *other)
        }
        (TypeData::Vector { .. }, _) => return plain("input type is a vector but output type is an integer"),
        (_, TypeData::Vector { .. }) => return plain("input type is an integer but output type is a vector"),
        _ => (from, to),
    };
    match width(from).zip(width(to)) {
        Some((from, to)) if to <= from => plain(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        ),
        _ => Ok(()),
    }
}

/// Verifies that a shuffle of scalable vectors is a splat of the first element.
fn verify_shuffle(at: Subject<'_>) -> Checked {
    let is_scalable = at.ty(0).is_some_and(
        |ty| matches!(at.data(ty), TypeData::Vector { scalable, .. } if scalable.contains(&true)),
    );
    let mask = at.attr("mask").and_then(|mask| at.ctx.as_dense_i32_array(mask)).unwrap_or_default();
    if is_scalable && mask.iter().any(|index| *index != 0) {
        wrong("expected a splat operation for scalable vectors")
    } else {
        Ok(())
    }
}

/// Verifies that each bundle has a tag.
fn verify_bundles(at: Subject<'_>) -> Checked {
    let sizes = at.attr("op_bundle_sizes").and_then(|sizes| at.ctx.as_dense_i32_array(sizes));
    let Some(expected) = sizes.map(|sizes| sizes.len()) else { return Ok(()) };
    let tags = at.list("op_bundle_tags");
    if tags.len() != expected {
        return plain(format!("expected {expected} operand bundle tags, but actually got {}", tags.len()));
    }
    if tags.iter().all(|tag| matches!(at.ctx.attr_data(*tag), AttrData::String { .. })) {
        Ok(())
    } else {
        plain("operand bundle tag must be a StringAttr")
    }
}

fn verify_intrinsic(at: Subject<'_>) -> Checked {
    let name = at.attr("intrin").and_then(|name| at.ctx.as_str(name));
    if name.is_some_and(|name| !name.starts_with("llvm.")) {
        return wrong("intrinsic name must start with 'llvm.'");
    }
    verify_bundles(at)
}

fn verify_pair(at: Subject<'_>) -> Checked {
    let (Some(of), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if result == structure(at.ctx, &[of, of]) {
        Ok(())
    } else {
        wrong(format!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got \
         '{}'",
            at.show(result)
        ))
    }
}

/// Verifies that there is an address for each element.
fn verify_addresses(at: Subject<'_>, value: Option<Type>, group: usize) -> Checked {
    let (Some(value), Some(addresses)) = (value, at.ty(group)) else { return Ok(()) };
    let (TypeData::Vector { shape, scalable, .. }, TypeData::Vector { element, .. }) =
        (at.data(value), at.data(addresses))
    else {
        return Ok(());
    };
    let Some(LlvmType::Pointer { address_space }) = classify(at.ctx, *element) else { return Ok(()) };
    let element = pointer(at.ctx, address_space);
    let expected = at.ctx.ty(TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element });
    if expected == addresses {
        Ok(())
    } else {
        wrong(format!("expected operand #{} type to be '{}'", group + 1, at.show(expected)))
    }
}

fn verify_assembly(at: Subject<'_>) -> Checked {
    let kind = at.attr("tail_call_kind").map(|kind| legalize_ir::attr_to_string(at.ctx, kind));
    match kind.as_deref() {
        Some("#llvm.tailcallkind<musttail>") => {
            wrong("tail call kind 'musttail' is not supported by this operation")
        }
        _ => Ok(()),
    }
}

/// Verifies that a target extension type has a zero.
fn verify_zero(at: Subject<'_>) -> Checked {
    let target = at.result().and_then(|ty| target_name(at.ctx, ty));
    if target.is_none_or(|target| target.starts_with("spirv.")) {
        Ok(())
    } else {
        wrong("target extension type does not support zero-initializer")
    }
}

fn verify_place(at: Subject<'_>) -> Checked {
    if at.parent().is_some_and(|parent| parent.name() == "builtin.module") {
        Ok(())
    } else {
        wrong("must appear at the module level")
    }
}

pub(super) const RULES: Rules = Rules::after(
    "llvm values",
    &[
        ("llvm.call", verify_bundles),
        ("llvm.call_intrinsic", verify_intrinsic),
        ("llvm.extractvalue", verify_extract),
        ("llvm.inline_asm", verify_assembly),
        ("llvm.insertvalue", verify_insert),
        ("llvm.intr.assume", verify_bundles),
        ("llvm.intr.masked.gather", |at| verify_addresses(at, at.result(), 0)),
        ("llvm.intr.masked.scatter", |at| verify_addresses(at, at.ty(0), 1)),
        ("llvm.intr.sincos", verify_pair),
        ("llvm.invoke", verify_bundles),
        ("llvm.linker_options", verify_place),
        ("llvm.mlir.zero", verify_zero),
        ("llvm.sext", verify_extension),
        ("llvm.shufflevector", verify_shuffle),
        ("llvm.zext", verify_extension),
    ],
);
