//! The index dialect: names of constants, verifiers, folders, canonicalization and the lowering to llvm.

mod asm;
mod constant;
mod fold;
mod lower;
mod patterns;
mod ranges;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

use crate::ops::index::DIALECT;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::OWN_RULES],
    folders: fold::FOLDERS,
    result_names: asm::RESULT_NAMES,
    materialize_constant: Some(constant::materialize),
    int_ranges: &[ranges::INT_RANGES],
    inlining: Some(&InlinesAll),
    natives: &[patterns::add_natives],
    canonicalization: &[patterns::add],
    passes: &[lower::pass],
    ..DialectHooks::new(DIALECT)
};
