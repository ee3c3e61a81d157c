//! Rust part of the tensor dialect: verifiers and names of results. Result types are written explicitly, and
//! checked by `verify`.

mod asm;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

use crate::common::speculation::dim_exists;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    result_names: asm::RESULT_NAMES,
    speculation: &[("tensor.dim", dim_exists)],
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("tensor")
};
