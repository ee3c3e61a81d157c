//! `convert-scf-to-cf`: loops and choices become blocks and branches.
//!
//! In Rust because blocks are split, and regions inlined between them, which declarative rules cannot
//! express.

mod branches;
mod grids;
mod loops;
mod parts;
pub(super) mod pass;

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_ir::OpId;
use legalize_typed::OpView;

use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};
use crate::ops::{arith, cf};
use crate::scf::lower::branches::{lower_execute_region, lower_if, lower_switch};
use crate::scf::lower::grids::{lower_forall, lower_parallel};
use crate::scf::lower::loops::{lower_for, lower_while};

/// Operations that are lowered; everything else stays.
const LOWERED: [&str; 7] = [
    ForOp::NAME,
    IfOp::NAME,
    WhileOp::NAME,
    ExecuteRegionOp::NAME,
    IndexSwitchOp::NAME,
    ParallelOp::NAME,
    ForallOp::NAME,
];

/// Adds the patterns.
fn add(patterns: &mut PatternSet) {
    type Lower = fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult;
    let lower: [Lower; 7] =
        [lower_for, lower_if, lower_while, lower_execute_region, lower_switch, lower_parallel, lower_forall];
    for (name, lower) in LOWERED.into_iter().zip(lower) {
        let created = [
            arith::AddIOp::NAME,
            arith::CmpIOp::NAME,
            arith::ConstantOp::NAME,
            arith::IndexCastOp::NAME,
            cf::BranchOp::NAME,
            cf::CondBranchOp::NAME,
            cf::SwitchOp::NAME,
        ];
        patterns.add_fn(PatternInfo::on(format!("{name} to cf"), name).with_generated_ops(created), lower);
    }
}
