//! Verifiers of atomics and barriers.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Ir, OpId};

use crate::spirv::parts::plain;

/// Mask of the memory orders Acquire, Release, AcquireRelease, SequentiallyConsistent.
const ORDERS: i64 = 0x2 | 0x4 | 0x8 | 0x10;

fn verify_semantics(ctx: &Context, ir: &Ir, op: OpId, attr: &str) -> Checked {
    let semantics = enum_value(ctx, ir, op, attr).unwrap_or_default();
    match (semantics & ORDERS).count_ones() {
        0 | 1 => Ok(()),
        _ => plain(
            "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` \
             or `SequentiallyConsistent`",
        ),
    }
}

fn verify_atomic(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_semantics(ctx, ir, op, "semantics")
}

fn verify_barrier(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    verify_semantics(ctx, ir, op, "memory_semantics")
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.AtomicAnd", verify_atomic),
    ("spirv.AtomicIAdd", verify_atomic),
    ("spirv.AtomicIDecrement", verify_atomic),
    ("spirv.AtomicIIncrement", verify_atomic),
    ("spirv.AtomicISub", verify_atomic),
    ("spirv.AtomicOr", verify_atomic),
    ("spirv.AtomicSMax", verify_atomic),
    ("spirv.AtomicSMin", verify_atomic),
    ("spirv.AtomicUMax", verify_atomic),
    ("spirv.AtomicUMin", verify_atomic),
    ("spirv.AtomicXor", verify_atomic),
    ("spirv.ControlBarrier", verify_barrier),
    ("spirv.EXT.AtomicFAdd", verify_atomic),
    ("spirv.MemoryBarrier", verify_barrier),
];
