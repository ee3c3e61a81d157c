//! The complex dialect: the syntax of `#complex.number`, and verifiers.

pub(crate) mod asm;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::RULES],
    result_names: asm::RESULT_NAMES,
    attr_assembly: asm::ATTRIBUTES,
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("complex")
};
