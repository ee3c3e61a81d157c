//! The arith dialect: names of constants, verifiers, folders, canonicalization and the lowering to llvm.

mod asm;
mod classes;
mod constant;
mod elements;
mod fold;
mod helpers;
pub(crate) mod lower;
mod narrow;
mod natives;
mod patterns;
mod ranges;
mod speculation;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

use crate::ops::arith::DIALECT;

pub(crate) use constant::{as_int, float_constant, int_constant, int_width};
pub(crate) use elements::{dense_element, int_elements};
pub(crate) use fold::{int_predicate, inverted_int_predicate};
pub(crate) use ranges::{comparison, truth};
pub(crate) use speculation::{signed_division, unsigned_division};
pub(crate) use verify::{is_index_and_integer, verify_cast};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    folders: fold::FOLDERS,
    result_names: asm::RESULT_NAMES,
    materialize_constant: Some(constant::materialize),
    int_ranges: &[ranges::INT_RANGES],
    range_folds: ranges::RANGE_FOLDS,
    speculation: speculation::SPECULATION,
    inlining: Some(&InlinesAll),
    classes: &[classes::add_classes, helpers::add],
    natives: &[natives::add, lower::attributes::add],
    canonicalization: &[patterns::add],
    passes: &[lower::pass::pass],
    ..DialectHooks::new(DIALECT)
};
