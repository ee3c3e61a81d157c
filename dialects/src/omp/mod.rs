//! What the omp dialect writes in C++: clauses, clauses whose values are arguments of a region, loops.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/OpenMPDialect/>; names of canonical loops are numbers.

pub(crate) mod asm;
pub(crate) mod types;
pub(crate) mod verify;

use legalize_ir::Context;
use legalize_ods::CustomDirectives;

/// The custom directives.
pub(crate) fn add_directives(all: &mut CustomDirectives) {
    asm::clauses::add(all);
    asm::loops::add(all);
    asm::regions::add(all);
}

/// Attaches the custom forms to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    asm::loops::attach(ctx);
}
