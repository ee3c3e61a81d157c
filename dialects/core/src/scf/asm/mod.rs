//! Custom assembly of scf.

mod branches;
mod execute_region;
mod forall;
mod loops;
mod parallel;
mod switch;

pub(super) use switch::add_directives;

use legalize_dialects_hooks::region_assembly::{parse_while, print_while};
use legalize_dialects_hooks::table::Assembly;
use legalize_typed::OpView;

use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, InParallelOp, ParallelOp, WhileOp};

pub(super) const ASSEMBLY: &[Assembly] = &[
    (ExecuteRegionOp::NAME, execute_region::parse, execute_region::print),
    (ForOp::NAME, loops::parse_for, loops::print_for),
    (ForallOp::NAME, forall::parse, forall::print),
    (InParallelOp::NAME, forall::parse_end, forall::print_end),
    (IfOp::NAME, branches::parse_if, branches::print_if),
    (ParallelOp::NAME, parallel::parse, parallel::print),
    (WhileOp::NAME, parse_while, print_while),
];
