//! Control flow of operations with regions of any dialect (`RegionBranchOpInterface`).

use legalize_analysis::{RegionBranch, RegionSuccessor};
use legalize_ir::{Attribute, Context, Ir, OpId};

/// One region without arguments that is run once, whose terminator gives the results.
pub struct OneRegion;

impl RegionBranch for OneRegion {
    fn successors(
        &self,
        _: &Context,
        ir: &Ir,
        op: OpId,
        from: OpId,
        _: &[Option<Attribute>],
    ) -> Vec<RegionSuccessor> {
        if from == op { vec![RegionSuccessor::region(0, 0..0, 0)] } else { to_results(ir, from) }
    }
}

/// From a terminator whose operands are the results.
pub fn to_results(ir: &Ir, from: OpId) -> Vec<RegionSuccessor> {
    vec![RegionSuccessor::parent(0..ir.op(from).operand_count())]
}

/// The ways of a condition: to the first region if it may hold, and to the second one, past the operation if
/// that is empty, if it may not.
pub fn ways_of_condition(ir: &Ir, op: OpId, from: OpId, condition: Option<bool>) -> Vec<RegionSuccessor> {
    if from != op {
        return to_results(ir, from);
    }
    let has_else = ir.op(op).regions().get(1).is_some_and(|&region| !ir.region(region).is_empty());
    let mut ways = Vec::new();
    if condition != Some(false) {
        ways.push(RegionSuccessor::region(0, 0..0, 0));
    }
    if condition != Some(true) {
        ways.push(if has_else { RegionSuccessor::region(1, 0..0, 0) } else { RegionSuccessor::parent(0..0) });
    }
    ways
}

/// The ways of a loop with an induction variable and carried values, the initial ones of which are operands
/// from number `first` on: into its body, if there may be a turn, and out, if there may be no more.
pub fn ways_of_loop(ir: &Ir, op: OpId, from: OpId, first: usize, turns: Option<i64>) -> Vec<RegionSuccessor> {
    let count = ir.op(from).operand_count();
    let carried = if from == op { first..count.max(first) } else { 0..count };
    let body = RegionSuccessor::region(0, carried.clone(), 1);
    let out = RegionSuccessor::parent(carried);
    match turns {
        Some(0) if from == op => vec![out],
        Some(1..) if from == op => vec![body],
        Some(1) => vec![out],
        _ => vec![body, out],
    }
}
