//! Verifiers that C++ writes and no definition declares, by what they check: slices, reshapes, structured operations,
//! loops, and so on. They run behind an operation's other verifier; matters of one file's rules are its own.
//!
//! Invariant: a rule refuses only what upstream refuses; where an operation is not as its definition says, which is
//! reported already, a rule says nothing.

mod affine_ids;
mod buffers;
mod chain;
mod function_attrs;
mod globals;
mod inferred;
mod locals;
mod loops;
mod masked;
mod reshapes;
mod scattered;
mod slices;
mod smt;
mod sparse;
mod strides;
mod structured;
mod structured_forms;
mod subject;
mod tensors;
mod tosa;
mod transform;
mod vectors;
mod wrappers;

use std::sync::Arc;

use legalize_ir::verify::VerifySymbolUses;
use legalize_ir::{Context, Ir, OpId, SymbolTables};
use legalize_source::Diagnostic;

use chain::After;
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

/// Attaches rules to those of the operations that are registered.
fn attach_rules(ctx: &mut Context, topic: &'static str, rules: &[(&str, Verify)]) {
    for &(name, verify) in rules {
        chain::add(ctx, name, topic, After::Operation, verify);
    }
}

/// The same of rules that look at what the regions hold, which is sound then.
fn attach_region_rules(ctx: &mut Context, topic: &'static str, rules: &[(&str, Verify)]) {
    for &(name, verify) in rules {
        chain::add(ctx, name, topic, After::Regions, verify);
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
    affine_ids::attach(ctx);
    buffers::attach(ctx);
    function_attrs::attach(ctx);
    globals::attach(ctx);
    inferred::attach(ctx);
    locals::attach(ctx);
    loops::attach(ctx);
    masked::attach(ctx);
    reshapes::attach(ctx);
    scattered::attach(ctx);
    slices::attach(ctx);
    smt::attach(ctx);
    sparse::attach(ctx);
    structured::attach(ctx);
    tensors::attach(ctx);
    tosa::attach(ctx);
    transform::attach(ctx);
    vectors::attach(ctx);
    wrappers::attach(ctx);
}
