//! Operations with `ContractionOpInterface`: two inputs and an output, a reduced loop, maps that are
//! projected permutations, and a body that adds a product to the output.

use legalize_dialects_hooks::rules::{Checked, Subject, TraitRule, plain};
use legalize_ir::{AffineExpr, AffineMap, BlockId, OpId, ValueDef, ValueId, VerifyPhase};

use crate::common::indexing::is_projected_permutation;
use crate::linalg::maps::indexing_maps;

/// Operations on elements with the reductions that they are combined with.
const PAIRS: [(&str, &str); 4] = [
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
    ("arith.andi", "arith.ori"),
];

/// The value that a value is computed from by unary operations.
fn source(at: Subject<'_>, mut value: ValueId) -> ValueId {
    while let Some(op) = at.ir.defining_op(value) {
        let mut operands = at.ir.operands(op);
        let (Some(operand), None) = (operands.next(), operands.next()) else { break };
        value = operand;
    }
    value
}

/// The operation that defines a value, if it has two operands and one result; with the sources of its
/// operands.
fn binary(at: Subject<'_>, value: ValueId) -> Option<(OpId, [ValueId; 2])> {
    let op = at.ir.defining_op(value)?;
    let operands: Vec<ValueId> = at.ir.operands(op).collect();
    let &[left, right] = &operands[..] else { return None };
    (at.ir.op(op).results().len() == 1).then(|| (op, [source(at, left), source(at, right)]))
}

/// Returns true if a body adds the product of its first two arguments to the third, except for casts.
fn is_sum_of_products(at: Subject<'_>, body: BlockId) -> bool {
    let name = |op: OpId| at.ctx.op_str(at.ir.op(op).name());
    let found = || {
        let &[first, second, sum] = at.ir.block(body).args() else { return None };
        let end = at.ir.block(body).last()?;
        let yielded = at.ir.operands(end).next().filter(|_| at.ir.op(end).operand_count() == 1)?;
        let (reduction, [left, right]) = binary(at, source(at, yielded))?;
        if left != sum && right != sum {
            return None;
        }
        let is_argument = matches!(at.ir.value(left).def(), ValueDef::Argument { .. });
        let (product, factors) = binary(at, source(at, if is_argument { right } else { left }))?;
        let is_pair = PAIRS.contains(&(name(product), name(reduction)));
        Some(is_pair && (factors == [first, second] || factors == [second, first]))
    };
    found().unwrap_or(false)
}

/// Returns true if a loop does not index the output.
fn reduces(maps: &[AffineMap]) -> bool {
    let [first, .., output] = maps else { return false };
    (0..first.dims).any(|dim| !output.results.contains(&AffineExpr::Dim(dim)))
}

fn verify_contraction(at: Subject<'_>) -> Checked {
    if at.group(0).len() != 2 || at.group(1).len() != 1 {
        return plain("expected op with 2 inputs and 1 output");
    }
    let Some(maps) = indexing_maps(at.ctx, at.ir, at.op) else { return Ok(()) };
    if !reduces(&maps) {
        return plain("expected at least 1 reduction");
    }
    if !maps.iter().all(is_projected_permutation) {
        return plain("expected indexing maps to be projected permutations");
    }
    if at.block(0).is_none_or(|body| is_sum_of_products(at, body)) {
        Ok(())
    } else {
        plain("expected add/mul op in the body")
    }
}

pub(super) const RULE: TraitRule = TraitRule {
    name: "ContractionOpInterface",
    phase: VerifyPhase::AfterRegions,
    topic: "contractions",
    rule: verify_contraction,
};
