//! Verifiers of memory accesses.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, OpId, Type};

use crate::spirv::parts::{operands, pointer, result};

pub(super) fn access_bit(ctx: &Context, word: &str) -> i64 {
    enum_of(ctx, ctx.name("spirv.memory_access")).and_then(|def| def.symbolize(word)).unwrap_or(0)
}

/// Verifies that an alignment is given if and only if the memory access requires it.
fn verify_access(ctx: &Context, ir: &Ir, op: OpId, access: &str, alignment: &str) -> Checked {
    let is_given = ir.attr_named(ctx, op, alignment).is_some();
    let Some(access) = enum_value(ctx, ir, op, access) else {
        return if is_given {
            wrong("invalid alignment specification without aligned memory access specification")
        } else {
            Ok(())
        };
    };
    match (access & access_bit(ctx, "Aligned") != 0, is_given) {
        (true, false) => wrong("missing alignment value"),
        (false, true) => {
            wrong("invalid alignment specification with non-aligned memory access specification")
        }
        _ => Ok(()),
    }
}

/// Verifies that the pointer points to the type of the accessed value.
fn verify_pointee(ctx: &Context, address: Option<Type>, value: Option<Type>) -> Checked {
    match (address.and_then(|ty| pointer(ctx, ty)), value) {
        (Some((pointee, _)), Some(value)) if pointee != value => {
            wrong("mismatch in result type and pointer type")
        }
        _ => Ok(()),
    }
}

fn verify_load(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_pointee(ctx, operands(ir, op).first().copied(), result(ir, op))?;
    verify_access(ctx, ir, op, "memory_access", "alignment")
}

fn verify_store(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let types = operands(ir, op);
    verify_pointee(ctx, types.first().copied(), types.get(1).copied())?;
    verify_access(ctx, ir, op, "memory_access", "alignment")
}

fn verify_copy(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let pointees: Vec<_> = operands(ir, op).into_iter().filter_map(|ty| pointer(ctx, ty)).collect();
    if let [(target, _), (source, _)] = pointees[..]
        && target != source
    {
        return wrong("both operands must be pointers to the same type");
    }
    verify_access(ctx, ir, op, "memory_access", "alignment")?;
    verify_access(ctx, ir, op, "source_memory_access", "source_alignment")
}

pub(super) const VERIFIERS: &[(&str, Verify)] =
    &[("spirv.CopyMemory", verify_copy), ("spirv.Load", verify_load), ("spirv.Store", verify_store)];
