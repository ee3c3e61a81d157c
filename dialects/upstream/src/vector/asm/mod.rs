//! Custom assembly of the vector dialect that is written in C++: transfers, contractions, outer products,
//! masked operations.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Vector/>.

mod contractions;
mod masks;
mod transfers;

use legalize_dialects_hooks::table::{Assembly, ResultNames};

use crate::vector::asm::contractions::{parse_contract, parse_outer, print_contract, print_outer};
use crate::vector::asm::masks::{parse_mask, print_mask};
pub(super) use crate::vector::asm::transfers::mask_type;
use crate::vector::asm::transfers::{parse_read, parse_write, print_read, print_write};

pub(super) const ASSEMBLY: &[Assembly] = &[
    ("vector.contract", parse_contract, print_contract),
    ("vector.mask", parse_mask, print_mask),
    ("vector.outerproduct", parse_outer, print_outer),
    ("vector.transfer_read", parse_read, print_read),
    ("vector.transfer_write", parse_write, print_write),
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[("vector.vscale", ResultNames::Each(&["vscale"]))];
