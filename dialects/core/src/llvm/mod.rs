//! The llvm dialect: the syntax of operations, types and attributes, verifiers, folders, and code that
//! lowerings to it share.

mod asm;
mod classes;
pub(crate) mod convert;
mod effects;
mod fold;
mod slots;
mod speculation;
mod successors;
mod types;
pub(crate) mod verify;

use legalize_dialects_hooks::table::DialectHooks;

use crate::ops::llvm::DIALECT;

pub(crate) use asm::no_memory_effects;
pub(crate) use legalize_dialects_hooks::llvm_types::{
    LlvmType, array, classify, function, is_compatible, is_compatible_float, is_compatible_outer, pointer,
    structure, target_name, void,
};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    assembly: asm::ASSEMBLY,
    can_print: asm::CAN_PRINT,
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    folders: fold::FOLDERS,
    successor_operands: successors::SUCCESSOR_OPERANDS,
    speculation: speculation::SPECULATION,
    slot_allocations: slots::SLOT_ALLOCATIONS,
    slot_accesses: slots::SLOT_ACCESSES,
    memory_effects: effects::MEMORY_EFFECTS,
    directives: &[asm::add_directives],
    materialize_constant: Some(fold::materialize),
    type_interfaces: types::INTERFACES,
    type_assembly: asm::TYPES,
    type_syntax: Some((asm::parse_type, asm::print_type)),
    attr_assembly: asm::ATTRIBUTES,
    attr_verifiers: types::ATTRIBUTE_VERIFIERS,
    verify_op_attr: Some(types::check_on_operation),
    attr_alias: Some(asm::attr_alias),
    classes: &[classes::add_classes],
    natives: &[convert::natives::add],
    ..DialectHooks::new(DIALECT)
};
