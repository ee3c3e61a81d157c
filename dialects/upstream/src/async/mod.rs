//! The async dialect: values that are computed asynchronously, functions and regions that compute them, and
//! operations that wait for them.

mod asm;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: &[verify::OWN_RULES, verify::RULES, verify::REGION_RULES],
    result_names: asm::RESULT_NAMES,
    directives: &[asm::add_directives],
    type_assembly: asm::TYPES,
    ..DialectHooks::new("async")
};
