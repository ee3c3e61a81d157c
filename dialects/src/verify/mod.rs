//! Verifiers that C++ writes and no definition declares, by what they check: slices, reshapes, structured operations,
//! loops, and so on. They run behind an operation's other verifier; matters of one file's rules are its own.
//!
//! Invariant: a rule refuses only what upstream refuses; where an operation is not as its definition says, which is
//! reported already, a rule says nothing.

mod acc_compute;
mod acc_routines;
mod affine_ids;
mod affine_index;
mod atomics;
mod buffers;
mod chain;
mod complex;
mod constants;
mod constructs;
mod data_clauses;
mod emitc;
mod entry_args;
mod function_attrs;
mod functions;
mod globals;
mod grids;
mod groups;
mod inferred;
mod kernels;
mod llvm_memory;
mod llvm_values;
mod locals;
mod loops;
mod masked;
mod masks;
mod names;
mod nvvm;
mod nvvm_convert;
mod nvvm_sync;
mod omp_nested;
mod omp_regions;
mod region_edges;
mod reshapes;
mod scattered;
mod shapes;
mod slices;
mod smt;
mod sparse;
mod strides;
mod structured;
mod structured_forms;
mod subject;
mod switches;
mod tensors;
mod tosa;
mod transfers;
mod transform;
mod vector_slices;
mod vectors;
mod wrappers;
mod xegpu;

use std::sync::Arc;

use legalize_ir::verify::{UNPREFIXED, VerifySymbolUses, op_error};
use legalize_ir::{Context, Ir, OpId, SymbolTables, Type, VerifyPhase};
use legalize_source::Diagnostic;

pub(crate) use subject::Subject;

type Checked = Result<(), Diagnostic>;
/// A rule about an operation.
type Verify = fn(Subject<'_>) -> Checked;

/// An error with the operation's name in front.
fn wrong(message: impl Into<String>) -> Checked {
    Err(Diagnostic::error("verify::op", message))
}

/// An error as it is.
fn plain(message: impl Into<String>) -> Checked {
    Err(legalize_ir::verify::plain_error(message))
}

/// An error about another operation than the one whose rule says it.
fn wrong_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    Err(op_error(at.ctx, at.ir, op, UNPREFIXED, message))
}

/// The same without its name in front.
fn plain_at(at: Subject<'_>, op: OpId, message: &str) -> Checked {
    let error = legalize_ir::verify::plain_error(message);
    Err(legalize_ir::verify::place(at.ctx, at.ir.op(op).loc(), error))
}

/// Attaches rules to those of the operations that are registered.
fn attach_rules(ctx: &mut Context, topic: &'static str, rules: &[(&str, Verify)]) {
    for &(name, verify) in rules {
        chain::add(ctx, name, topic, VerifyPhase::AfterOperation, verify);
    }
}

/// The same of rules that are asked before the traits of the operation compare types.
fn attach_early_rules(ctx: &mut Context, topic: &'static str, rules: &[(&str, Verify)]) {
    for &(name, verify) in rules {
        chain::add(ctx, name, topic, VerifyPhase::Interfaces, verify);
    }
}

/// The result types that are given are not those that follow.
fn incompatible(at: Subject<'_>, inferred: &[Type]) -> Checked {
    let list =
        |types: &[Type]| types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect::<Vec<_>>().join(", ");
    wrong(format!(
        "inferred type(s) {} are incompatible with return type(s) of operation {}",
        list(inferred),
        list(&at.result_types())
    ))
}

/// A cast between types that it does not serve.
fn no_cast(at: Subject<'_>, from: Type, to: Type) -> Checked {
    wrong(format!("operand type '{}' and result type '{}' are cast incompatible", at.show(from), at.show(to)))
}

/// The same of rules that look at what the regions hold, which is sound then.
fn attach_region_rules(ctx: &mut Context, topic: &'static str, rules: &[(&str, Verify)]) {
    for &(name, verify) in rules {
        chain::add(ctx, name, topic, VerifyPhase::AfterRegions, verify);
    }
}

/// The registered operations that have a trait.
fn with_trait(ctx: &Context, name: &str) -> Vec<String> {
    let Some(name) = ctx.find_name(name) else { return Vec::new() };
    let having = ctx.registered_ops().filter(|info| info.has_trait_named(name));
    having.map(|info| ctx.op_str(info.name).to_owned()).collect()
}

/// A rule about what an operation refers to.
type VerifyUse = fn(&Context, &Ir, OpId, &mut SymbolTables) -> Checked;

/// The same of rules about what is referred to.
fn attach_symbol_rules(ctx: &mut Context, rules: &[(&str, VerifyUse)]) {
    for &(name, verify) in rules {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.extensions.insert(VerifySymbolUses(Arc::new(verify))));
    }
}

/// Attaches all.
pub(crate) fn attach(ctx: &mut Context) {
    acc_compute::attach(ctx);
    acc_routines::attach(ctx);
    affine_ids::attach(ctx);
    affine_index::attach(ctx);
    atomics::attach(ctx);
    buffers::attach(ctx);
    complex::attach(ctx);
    constants::attach(ctx);
    constructs::attach(ctx);
    data_clauses::attach(ctx);
    emitc::attach(ctx);
    entry_args::attach(ctx);
    functions::attach(ctx);
    globals::attach(ctx);
    grids::attach(ctx);
    groups::attach(ctx);
    inferred::attach(ctx);
    kernels::attach(ctx);
    llvm_memory::attach(ctx);
    llvm_values::attach(ctx);
    locals::attach(ctx);
    loops::attach(ctx);
    masked::attach(ctx);
    masks::attach(ctx);
    names::attach(ctx);
    nvvm::attach(ctx);
    nvvm_convert::attach(ctx);
    nvvm_sync::attach(ctx);
    omp_nested::attach(ctx);
    omp_regions::attach(ctx);
    region_edges::attach(ctx);
    reshapes::attach(ctx);
    scattered::attach(ctx);
    shapes::attach(ctx);
    slices::attach(ctx);
    smt::attach(ctx);
    sparse::attach(ctx);
    structured::attach(ctx);
    switches::attach(ctx);
    tensors::attach(ctx);
    tosa::attach(ctx);
    transfers::attach(ctx);
    transform::attach(ctx);
    vector_slices::attach(ctx);
    vectors::attach(ctx);
    wrappers::attach(ctx);
    xegpu::attach(ctx);
}
