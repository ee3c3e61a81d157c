//! Verifiers of ptr: accesses with their alignment and order, casts, and the types of shaped pointers.

use legalize_dialects_hooks::parameters::refuse_unless;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Attribute, Context, Param, Reason, Type, TypeData, VerifyPhase, shape_of};

use crate::common::inferred::verify_inferred;

const POINTER: &str = "ptr.ptr";

/// Orders of atomic accesses, by number.
const ORDERS: [&str; 7] =
    ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

fn is_pointer(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name, .. } if at.ctx.str(*name) == POINTER)
}

/// The memory space of a pointer or a buffer.
fn space(at: Subject<'_>, ty: Type) -> Option<Attribute> {
    match at.data(ty) {
        TypeData::MemRef { memory_space, .. } | TypeData::UnrankedMemRef { memory_space, .. } => {
            *memory_space
        }
        TypeData::Dialect { params, .. } => match params.first() {
            Some(Param::Attr(space)) => Some(*space),
            _ => None,
        },
        _ => None,
    }
}

/// Verifies a cast between a pointer and a type that is like a pointer.
fn verify_cast(at: Subject<'_>, like: Option<Type>, pointer: Option<Type>, refusal: &str) -> Checked {
    let (Some(like), Some(pointer)) = (like, pointer) else { return Ok(()) };
    if is_pointer(at, like) {
        return plain(refusal);
    }
    if space(at, like) == space(at, pointer) {
        Ok(())
    } else {
        plain("expected the input and output to have the same memory space")
    }
}

fn verify_from(at: Subject<'_>) -> Checked {
    verify_cast(at, at.result(), at.ty(0), "the result type cannot be `!ptr.ptr`")
}

fn verify_to(at: Subject<'_>) -> Checked {
    verify_cast(at, at.ty(0), at.result(), "the input value cannot be of type `!ptr.ptr`")
}

/// The alignment, a property that is optional and hence a list.
fn alignment(at: Subject<'_>) -> Option<i64> {
    at.list("alignment").first().and_then(|alignment| at.ctx.as_i64(*alignment))
}

fn verify_alignment(at: Subject<'_>) -> Checked {
    match alignment(at) {
        Some(..=0) => plain("alignment must be positive"),
        Some(alignment) if alignment.count_ones() != 1 => plain("alignment must be a power of 2"),
        _ => Ok(()),
    }
}

/// Verifies an access of which some orders are excluded.
fn verify_access(at: Subject<'_>, excluded: &[&str]) -> Checked {
    verify_alignment(at)?;
    let order = at.int("ordering").and_then(|order| usize::try_from(order).ok()).unwrap_or(0);
    let order = ORDERS.get(order).copied().unwrap_or_default();
    if order == ORDERS[0] {
        return if at.has("syncscope") {
            wrong("expected syncscope to be null for non-atomic access")
        } else {
            Ok(())
        };
    }
    if excluded.contains(&order) {
        return wrong(format!("unsupported ordering '{order}'"));
    }
    match alignment(at) {
        Some(_) => Ok(()),
        None => wrong("expected alignment for atomic access"),
    }
}

/// Returns true if both types are vectors, both are tensors, or both are buffers.
fn are_alike(at: Subject<'_>, a: Type, b: Type) -> bool {
    std::mem::discriminant(at.data(a)) == std::mem::discriminant(at.data(b))
}

fn verify_difference(at: Subject<'_>) -> Checked {
    let (Some(operand), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if shape_of(at.ctx, operand).is_some() && !are_alike(at, operand, result) {
        plain("expected the result to have the same container type as the operands when operands are shaped")
    } else {
        Ok(())
    }
}

/// Verifies that shaped pointers and offsets have one shape, and the inferred type.
fn verify_sum(at: Subject<'_>) -> Checked {
    let (Some(base), Some(offset)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    if let (Some(one), Some(other)) = (shape_of(at.ctx, base), shape_of(at.ctx, offset)) {
        if one.shape != other.shape {
            return plain("shapes of base and offset must match");
        }
        if !are_alike(at, base, offset) {
            return plain("the shaped containers type must match");
        }
    }
    verify_inferred(at)
}

fn verify_metadata(ctx: &Context, params: &[Param]) -> Result<(), Reason> {
    let [Param::Type(ty)] = params else { return Ok(()) };
    let has_none = matches!(ctx.type_data(*ty), TypeData::Dialect { name, .. } if ctx.str(*name) == POINTER);
    refuse_unless(!has_none, "the ptr-like type has no metadata")
}

pub(super) const TYPE_VERIFIERS: &[(&str, VerifyParams)] = &[("ptr.ptr_metadata", verify_metadata)];

pub(super) const RULES: &[Rules] = &[
    Rules::own(&[
        ("ptr.from_ptr", verify_from),
        ("ptr.gather", verify_alignment),
        ("ptr.load", |at| verify_access(at, &["release", "acq_rel"])),
        ("ptr.masked_load", verify_alignment),
        ("ptr.masked_store", verify_alignment),
        ("ptr.ptr_diff", verify_difference),
        ("ptr.scatter", verify_alignment),
        ("ptr.store", |at| verify_access(at, &["acquire", "acq_rel"])),
        ("ptr.to_ptr", verify_to),
    ]),
    Rules::in_phase(VerifyPhase::RegionTraits, "inferred", &[("ptr.ptr_add", verify_sum)]),
];

/// Verifies sizes and alignments of pointers: whole bytes, the preferred alignment not below that of the ABI.
fn verify_spec(_: &Context, params: &[Param]) -> Result<(), Reason> {
    let number = |at: usize| match params.get(at) {
        Some(Param::Int(value)) => value.as_i64(),
        _ => None,
    };
    let names = ["size", "abi", "preferred", "index"];
    for (at, name) in names.into_iter().enumerate() {
        // An index that is not given is the greatest number.
        let Some(value) = number(at).filter(|&value| at < 3 || value != i64::from(u32::MAX)) else {
            continue;
        };
        refuse_unless(value % 8 == 0, format!("{name} entry must be divisible by 8"))?;
    }
    refuse_unless(
        number(1) <= number(2),
        "preferred alignment is expected to be at least as large as ABI alignment",
    )
}

pub(super) const ATTR_VERIFIERS: &[(&str, VerifyParams)] = &[("ptr.spec", verify_spec)];
