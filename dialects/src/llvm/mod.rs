//! Rust part of the llvm dialect: its types, attributes, and the text of functions, calls, comparisons and globals.

mod asm_switches;
mod attrs;
mod calls;
pub(crate) mod classes;
mod constants;
pub(crate) mod convert;
mod debug;
mod dwarf;
mod fold;
mod memory;
mod ops;
mod successors;
mod types;
pub(crate) mod verify;

use legalize_ir::Context;

pub(crate) use asm_switches::add_directives as add_switches;
pub(crate) use calls::add_directives;
pub(crate) use ops::no_memory_effects;
pub(crate) use successors::SUCCESSOR_OPERANDS;
pub(crate) use types::{
    LlvmType, array, classify, function, is_compatible, is_compatible_float, is_compatible_outer, is_pointer,
    pointer, structure, target_name, void,
};

/// Attaches types and hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    types::attach(ctx);
    attrs::attach(ctx);
    if ctx.dialect(ctx.name("llvm")).is_some() {
        debug::attach(ctx);
    }
    ops::attach(ctx);
    calls::attach(ctx);
    constants::attach(ctx);
    fold::attach(ctx);
    memory::attach(ctx);
}
