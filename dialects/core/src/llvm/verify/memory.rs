//! Operations of llvm on memory: atomic accesses and their orderings, and steps into types.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, Type, TypeData};

use crate::llvm::classes::lies_in_memory;
use crate::llvm::types::DYNAMIC;
use crate::llvm::{LlvmType, classify, is_compatible_float, target_name};

/// Orderings of accesses, in the order of their numbers.
const ORDERS: [&str; 8] =
    ["not_atomic", "unordered", "monotonic", "consume", "acquire", "release", "acq_rel", "seq_cst"];

const NOT_ATOMIC: &str = "not_atomic";

fn order(at: Subject<'_>, attr: &str) -> Option<&'static str> {
    match at.int(attr) {
        Some(order) => ORDERS.get(usize::try_from(order).ok()?).copied(),
        None => Some(NOT_ATOMIC),
    }
}

/// Returns true for an ordering stronger than `unordered`.
fn is_ordered(order: &str) -> bool {
    !matches!(order, "not_atomic" | "unordered")
}

fn is_pointer(at: Subject<'_>, ty: Type) -> bool {
    matches!(classify(at.ctx, ty), Some(LlvmType::Pointer { .. }))
}

fn is_float(at: Subject<'_>, ty: Type) -> bool {
    match at.data(ty) {
        TypeData::Float(kind) => is_compatible_float(*kind),
        TypeData::Dialect { name, .. } => at.ctx.str(*name) == "llvm.ppc_fp128",
        _ => false,
    }
}

/// Returns true if values of a type can be accessed atomically.
fn is_atomic(at: Subject<'_>, ty: Type) -> bool {
    match at.data(ty) {
        TypeData::Integer { width, .. } => *width >= 8 && width.is_power_of_two(),
        TypeData::Float(kind) => is_compatible_float(*kind) && kind.width().is_power_of_two(),
        _ => is_pointer(at, ty) || is_float(at, ty),
    }
}

/// Verifies a load or a store of a value.
fn verify_access(at: Subject<'_>, value: Option<Type>, excluded: [&str; 2]) -> Checked {
    let (Some(value), Some(order)) = (value, order(at, "ordering")) else { return Ok(()) };
    if order == NOT_ATOMIC {
        return if at.has("syncscope") {
            wrong("expected syncscope to be null for non-atomic access")
        } else {
            Ok(())
        };
    }
    if !is_atomic(at, value) {
        return wrong(format!("unsupported type '{}' for atomic access", at.show(value)));
    }
    if excluded.contains(&order) {
        return wrong(format!("unsupported ordering '{order}'"));
    }
    if at.has("alignment") { Ok(()) } else { wrong("expected alignment for atomic access") }
}

/// Numbers of the kinds of atomic updates: exchange, and floating-point operations.
const EXCHANGE: i64 = 0;
const FLOATS: [i64; 6] = [11, 12, 13, 14, 19, 20];

fn verify_update(at: Subject<'_>) -> Checked {
    let (Some(kind), Some(value), Some(order)) = (at.int("bin_op"), at.ty(1), order(at, "ordering")) else {
        return Ok(());
    };
    if FLOATS.contains(&kind) {
        if let TypeData::Vector { element, .. } = at.data(value) {
            if !is_float(at, *element) {
                return wrong("expected LLVM IR floating point type for vector element");
            }
        } else if !is_float(at, value) {
            return wrong("expected LLVM IR floating point type");
        }
    } else if kind == EXCHANGE {
        if !is_atomic(at, value) {
            return wrong("unexpected LLVM IR type for 'xchg' bin_op");
        }
    } else if !matches!(at.data(value), TypeData::Integer { width: 8 | 16 | 32 | 64, .. }) {
        return wrong("expected LLVM IR integer type");
    }
    if is_ordered(order) { Ok(()) } else { wrong("expected at least 'monotonic' ordering") }
}

fn verify_exchange(at: Subject<'_>) -> Checked {
    let (Some(value), Some(success), Some(failure)) =
        (at.ty(2), order(at, "success_ordering"), order(at, "failure_ordering"))
    else {
        return Ok(());
    };
    if !is_atomic(at, value) {
        return wrong("unexpected LLVM IR type");
    }
    if !is_ordered(success) || !is_ordered(failure) {
        return wrong("ordering must be at least 'monotonic'");
    }
    if matches!(failure, "release" | "acq_rel") {
        wrong("failure ordering cannot be 'release' or 'acq_rel'")
    } else {
        Ok(())
    }
}

fn verify_fence(at: Subject<'_>) -> Checked {
    match order(at, "ordering") {
        Some("not_atomic" | "unordered" | "monotonic") => {
            wrong("can be given only acquire, release, acq_rel, and seq_cst orderings")
        }
        _ => Ok(()),
    }
}

/// Verifies that `dereferenceable` is only used with a pointer as result.
fn verify_readable(at: Subject<'_>) -> Checked {
    if at.has("dereferenceable") && !at.result().is_some_and(|ty| is_pointer(at, ty)) {
        wrong("expected op to return a single LLVM pointer type")
    } else {
        Ok(())
    }
}

fn verify_load(at: Subject<'_>) -> Checked {
    verify_readable(at)?;
    verify_access(at, at.result(), ["release", "acq_rel"])
}

/// Verifies that each step goes into an aggregate type; fields of a struct are selected by constant indices.
fn verify_steps(at: Subject<'_>) -> Checked {
    let indices = at.attr("rawConstantIndices").and_then(|indices| at.ctx.as_dense_i32_array(indices));
    let (Some(indices), Some(AttrData::Type(start))) = (indices, at.attr_data("elem_type")) else {
        return Ok(());
    };
    let open = indices.iter().filter(|index| **index == DYNAMIC).count();
    if open != at.group(1).len() {
        return wrong("expected as many dynamic indices as specified in 'rawConstantIndices'");
    }
    let mut ty = *start;
    for (step, &index) in indices.iter().enumerate().skip(1) {
        ty = match (classify(at.ctx, ty), at.data(ty)) {
            (Some(LlvmType::Struct { .. }), _) if index == DYNAMIC => {
                return wrong(format!("expected index {step} indexing a struct to be constant"));
            }
            (Some(LlvmType::Struct { body, .. }), _) => {
                let parts = body.unwrap_or_default();
                match usize::try_from(index).ok().and_then(|index| parts.get(index).copied()) {
                    Some(part) => part,
                    None => return wrong(format!("index {step} indexing a struct is out of bounds")),
                }
            }
            (Some(LlvmType::Array { element, .. }), _) => element,
            (_, TypeData::Vector { element, .. }) => *element,
            _ => return wrong(format!("type '{}' cannot be indexed (index #{step})", at.show(ty))),
        };
    }
    Ok(())
}

/// Verifies that the allocated type is not a target extension type that cannot be stored in memory.
fn verify_alloca(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("elem_type") else { return Ok(()) };
    if target_name(at.ctx, *ty).is_some_and(|target| !lies_in_memory(target)) {
        wrong("this target extension type cannot be used in alloca")
    } else {
        Ok(())
    }
}

pub(super) const RULES: Rules = Rules::after(
    "llvm memory",
    &[
        ("llvm.alloca", verify_alloca),
        ("llvm.atomicrmw", verify_update),
        ("llvm.cmpxchg", verify_exchange),
        ("llvm.fence", verify_fence),
        ("llvm.getelementptr", verify_steps),
        ("llvm.inttoptr", verify_readable),
        ("llvm.load", verify_load),
        ("llvm.store", |at| verify_access(at, at.ty(0), ["acquire", "acq_rel"])),
    ],
);
