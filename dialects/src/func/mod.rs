//! The func dialect: the text of functions, verifiers of calls and returns, and the conversion to llvm.

mod asm;
mod classes;
pub(crate) mod lower;
mod patterns;
mod patterns_to_llvm;
mod verify;

use legalize_typed::OpView;

use crate::common::hooks::DialectHooks;
use crate::ops::func::{DIALECT, FuncOp};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[asm::FORMS],
    verifiers: &[verify::RULES],
    symbol_uses: verify::SYMBOL_USES,
    result_names: asm::RESULT_NAMES,
    region_dialects: &[(FuncOp::NAME, DIALECT)],
    classes: &[classes::add_classes],
    canonicalization: &[patterns::add],
    conversions: &[("func-to-llvm", patterns_to_llvm::add)],
    ..DialectHooks::of(DIALECT)
};
