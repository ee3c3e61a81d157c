//! Custom assembly of func.

use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Form, ResultNames};
use legalize_typed::OpView;

use crate::ops::func::{ConstantOp, FuncOp};

pub(super) const FORMS: &[Form] = &[(FuncOp::NAME, parse_func, print_func)];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[(ConstantOp::NAME, ResultNames::Each(&["f"]))];
