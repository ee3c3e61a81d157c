//! `convert-scf-to-cf`: loops and choices become blocks and branches.
//!
//! In Rust because blocks are split, and regions put between them, which no declarative form says.

mod branches;
mod grids;
mod loops;
mod parts;
pub(super) mod pass;

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_dialects_hooks::Result;
use legalize_ir::{BlockId, InsertPoint, Location, OpId, RegionId, ValueId};
use legalize_typed::OpView;

use crate::llvm::convert::build::{Builder, malformed};
use crate::ops::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};
use crate::ops::{arith, cf};
use crate::scf::lower::branches::{lower_execute_region, lower_if, lower_switch};
use crate::scf::lower::grids::{lower_forall, lower_parallel};
use crate::scf::lower::loops::{lower_for, lower_while};

/// What is lowered; everything else stays.
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
        let made = [
            arith::AddIOp::NAME,
            arith::CmpIOp::NAME,
            arith::ConstantOp::NAME,
            arith::IndexCastOp::NAME,
            cf::BranchOp::NAME,
            cf::CondBranchOp::NAME,
            cf::SwitchOp::NAME,
        ];
        patterns.add_fn(PatternInfo::on(format!("{name} to cf"), name).generates(made), lower);
    }
}

/// Where an operation stands, and the rest of its block behind it.
struct Place {
    before: BlockId,
    after: BlockId,
    region: RegionId,
    loc: Location,
}

/// Splits the block in front of an operation, which stays with the rest.
fn split(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> Result<Place, MatchFailure> {
    let before = rewriter.ir().op(op).parent().ok_or_else(malformed)?;
    let region = rewriter.ir().block(before).parent().ok_or_else(malformed)?;
    let after = rewriter.split_block(op);
    let loc = rewriter.ir().op(op).loc();
    Ok(Place { before, after, region, loc })
}

/// `cf.br` at the end of a block, with the location of `at`.
fn branch(rewriter: &mut dyn Rewriter<'_>, at: OpId, from: BlockId, to: BlockId, args: &[ValueId]) {
    rewriter.set_insert_point(InsertPoint::End(from));
    Builder::new(rewriter, at).branch::<cf::BranchOp>(&[args], &[to], &[]);
}
