//! The func dialect: the assembly format of functions, verifiers of calls and returns, and the conversion to
//! llvm.

pub(crate) mod calls;
mod classes;
mod constants;
mod conversions;
mod inlining;
pub(crate) mod lower;
mod patterns;
mod verify;

use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{DialectHooks, ResultNames};
use legalize_typed::OpView;

use crate::ops::func::{ConstantOp, DIALECT, FuncOp};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[&[(FuncOp::NAME, parse_func, print_func)]],
    verifiers: &[verify::RULES],
    symbol_uses: verify::SYMBOL_USES,
    result_names: &[(ConstantOp::NAME, ResultNames::Each(&["f"]))],
    region_dialects: &[(FuncOp::NAME, DIALECT)],
    classes: &[classes::add_classes],
    canonicalization: &[patterns::add],
    passes: &[lower::pass::pass],
    conversions: conversions::CONVERSIONS,
    materialize_constant: Some(constants::materialize),
    inlining: Some(&inlining::FuncInlining),
    ..DialectHooks::new(DIALECT)
};
