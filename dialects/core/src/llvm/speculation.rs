//! Divisions that may be executed speculatively: those by a constant that is not an exception.

use legalize_dialects_hooks::table::Speculation;
use legalize_typed::OpView;

use crate::arith::{signed_division, unsigned_division};
use crate::ops::llvm::{SDivOp, SRemOp, UDivOp, URemOp};

pub(super) const SPECULATION: &[(&str, Speculation)] = &[
    (UDivOp::NAME, unsigned_division),
    (URemOp::NAME, unsigned_division),
    (SDivOp::NAME, signed_division),
    (SRemOp::NAME, signed_division),
];
