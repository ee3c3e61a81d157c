//! The func dialect: the assembly format of functions, verifiers of calls and returns, and the conversion to llvm.

mod asm;
pub(crate) mod calls;
mod classes;
mod conversions;
pub(crate) mod lower;
mod patterns;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;
use legalize_typed::OpView;

use crate::ops::func::{DIALECT, FuncOp};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[asm::FORMS],
    verifiers: &[verify::RULES],
    symbol_uses: verify::SYMBOL_USES,
    result_names: asm::RESULT_NAMES,
    region_dialects: &[(FuncOp::NAME, DIALECT)],
    classes: &[classes::add_classes],
    canonicalization: &[patterns::add],
    passes: &[lower::pass::pass],
    conversions: conversions::CONVERSIONS,
    ..DialectHooks::of(DIALECT)
};
