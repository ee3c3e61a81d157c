//! Verifiers of memref.

mod atomics;
mod casts;
mod dma;
mod globals;
mod reshapes;
mod slices;
mod transposes;

use legalize_dialects_hooks::region_branch::{Edges, verify_edges};
use legalize_dialects_hooks::rules::{Checked, Rules, incompatible, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{AttrData, Context, Ir, OpId, SymbolTables, Type, TypeData, VerifyPhase};
use legalize_source::Diagnostic;

use crate::common::dynamic_sizes::verify_dynamic_sizes;
use crate::common::indices::verify_indices;
use crate::common::strides::layout_symbols;
use crate::memref::verify::atomics::{verify_atomic, verify_atomic_yield, verify_generic_atomic};
use crate::memref::verify::casts::{
    verify_cast, verify_realloc, verify_reshape, verify_space_cast, verify_view,
};
use crate::memref::verify::dma::{verify_start, verify_wait};
use crate::memref::verify::globals::verify_global;
use crate::memref::verify::reshapes::verify_reshaped;
use crate::memref::verify::slices::{verify_reinterpreted, verify_subview};
use crate::memref::verify::transposes::verify_transpose;

fn verify_alloc(at: Subject<'_>) -> Checked {
    let Some(result) = at.result() else { return Ok(()) };
    let TypeData::MemRef { shape, .. } = at.data(result) else { return Ok(()) };
    let (sizes, symbols) = (at.group(0).len(), at.group(1).len());
    let open = shape.iter().filter(|dim| **dim == Type::DYNAMIC).count();
    if sizes != open {
        return wrong(format!("incorrect number of dynamic sizes, has {sizes}, expected {open}"));
    }
    let expected = layout_symbols(at.ctx, result);
    if symbols == expected {
        Ok(())
    } else {
        wrong(format!(
            "symbol operand count does not equal memref symbol count: expected {expected}, got {symbols}"
        ))
    }
}

fn verify_alignment(at: Subject<'_>) -> Checked {
    match at.int("alignment") {
        Some(alignment) if alignment > 0 && !(alignment as u64).is_power_of_two() => {
            wrong("alignment must be power of 2")
        }
        _ => Ok(()),
    }
}

/// Verifies that a reference to a global has its type.
fn verify_reference(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Result<(), Diagnostic> {
    let at = Subject { ctx, ir, op };
    let (Some(name), Some(result)) = (at.attr("name"), at.result()) else { return Ok(()) };
    let global = tables.lookup_nearest(ctx, ir, op, name).map(|op| at.with_op(op));
    let shown = match ctx.attr_data(name) {
        AttrData::SymbolRef { root, .. } => ctx.str(*root),
        _ => return Ok(()),
    };
    let Some(global) = global.filter(|global| global.name() == "memref.global") else {
        return wrong(format!("'{shown}' does not reference a valid global memref"));
    };
    match global.attr_data("type") {
        Some(AttrData::Type(ty)) if *ty != result => wrong(format!(
            "result type '{}' does not match type '{}' of the global memref @{shown}",
            at.show(result),
            at.show(*ty)
        )),
        _ => Ok(()),
    }
}

/// Verifies the results: a buffer of rank zero, an offset, and a size and a stride for each dimension.
fn verify_metadata(at: Subject<'_>) -> Checked {
    let Some(TypeData::MemRef { shape, element, memory_space, .. }) = at.ty(0).map(|ty| at.data(ty)) else {
        return Ok(());
    };
    let base = at.ctx.ty(TypeData::MemRef {
        shape: [].into(),
        element: *element,
        layout: None,
        memory_space: *memory_space,
    });
    let mut inferred = vec![base, at.ctx.common().index];
    inferred.resize(2 + 2 * shape.len(), at.ctx.common().index);
    if inferred == at.result_types() { Ok(()) } else { incompatible(at, &inferred) }
}

fn verify_distinct(at: Subject<'_>) -> Checked {
    match at.result_types() == at.operand_types() {
        true if at.operand_types().is_empty() => wrong("expected at least one operand"),
        true => Ok(()),
        false => wrong("operand types and result types must match"),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::in_phase(
        VerifyPhase::Interfaces,
        "buffers",
        &[("memref.cast", verify_cast), ("memref.memory_space_cast", verify_space_cast)],
    ),
    Rules::in_phase(VerifyPhase::Traits, "buffers", &[("memref.view", verify_view)]),
    Rules::in_phase(VerifyPhase::Traits, "types", &[("memref.distinct_objects", verify_distinct)]),
    Rules::own(&[
        ("memref.load", |at| {
            verify_indices(at, 0, |rank, found| {
                format!("incorrect number of indices for load, expected {rank} but got {found}")
            })
        }),
        ("memref.prefetch", |at| verify_indices(at, 0, |_, _| "too few indices".to_owned())),
        ("memref.store", |at| {
            verify_indices(at, 1, |_, _| "store index operand count not equal to memref rank".to_owned())
        }),
        // The source and the shift come first.
        ("memref.view", |at| verify_dynamic_sizes(at, at.ir.op(at.op).operand_count().saturating_sub(2))),
    ]),
    Rules::own_of_regions(&[("memref.alloca_scope", |at| {
        verify_edges(at, &Edges::ending_in(&["memref.alloca_scope.return"]))
    })]),
    Rules::after(
        "buffers",
        &[
            ("memref.alloc", verify_alloc),
            ("memref.alloca", verify_alloc),
            ("memref.assume_alignment", verify_alignment),
            ("memref.atomic_rmw", verify_atomic),
            ("memref.atomic_yield", verify_atomic_yield),
            ("memref.generic_atomic_rmw", verify_generic_atomic),
            ("memref.global", verify_global),
            ("memref.realloc", verify_realloc),
            ("memref.reshape", verify_reshape),
        ],
    ),
    Rules::after(
        "reshapes",
        &[
            ("memref.collapse_shape", |at| verify_reshaped(at, false)),
            ("memref.expand_shape", |at| verify_reshaped(at, true)),
            ("memref.transpose", verify_transpose),
        ],
    ),
    Rules::after(
        "slices",
        &[("memref.reinterpret_cast", verify_reinterpreted), ("memref.subview", verify_subview)],
    ),
    Rules::after(
        "transfers",
        &[
            ("memref.dma_start", verify_start),
            ("memref.dma_wait", verify_wait),
            ("memref.extract_strided_metadata", verify_metadata),
        ],
    ),
];

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[("memref.get_global", verify_reference)];
