//! Affine maps and expressions.

use std::sync::Arc;

use legalize_ir::{AffineExpr, AffineMap, AffineOp};

use super::{Answer, Machine};
use crate::error::{EvalError, EvalErrorKind};
use crate::operator::BinaryOp;
use crate::value::Val;

/// Methods of affine maps and expressions that the evaluator implements.
pub(crate) const AFFINE_METHODS: &[&str] = &[
    "getNumDims",
    "getNumSymbols",
    "getNumResults",
    "getNumInputs",
    "getResults",
    "getResult",
    "isIdentity",
    "isMinorIdentity",
    "isPermutation",
    "isProjectedPermutation",
    "isSingleConstant",
    "getSingleConstantResult",
    "isConstant",
    "isEmpty",
    "getContext",
    "getPosition",
    "getValue",
    "getDimPosition",
    "getNumConstraints",
    "floorDiv",
    "ceilDiv",
];

/// Maximum number of levels of an affine expression.
const MAX_AFFINE_DEPTH: usize = 100;

impl Machine<'_, '_> {
    // Affine expressions.

    pub(super) fn affine_leaf(&mut self, name: &str, value: i64) -> Answer {
        let number = || u32::try_from(value).map_err(|_| EvalError::invalid("position is out of range"));
        Ok(Val::Affine(Arc::new(match name {
            "getAffineDimExpr" => AffineExpr::Dim(number()?),
            "getAffineSymbolExpr" => AffineExpr::Symbol(number()?),
            _ => AffineExpr::Constant(value),
        })))
    }

    pub(super) fn affine_binary(&mut self, op: BinaryOp, lhs: &Val, rhs: &Val) -> Answer {
        let lhs = self.to_affine(lhs)?;
        let rhs = self.to_affine(rhs)?;
        self.charge_affine(&lhs)?;
        self.charge_affine(&rhs)?;
        let (lhs, rhs) = (AffineExpr::clone(&lhs), AffineExpr::clone(&rhs));
        Ok(Val::Affine(Arc::new(match op {
            BinaryOp::Add => lhs.plus(rhs),
            BinaryOp::Sub => lhs.minus(rhs),
            BinaryOp::Mul => lhs.times(rhs),
            BinaryOp::Rem => AffineExpr::binary(AffineOp::Mod, lhs, rhs),
            _ => return Err(EvalError::invalid(format!("{op:?} of affine expressions"))),
        })))
    }

    /// Fails if an expression is nested too deeply, and charges a copy of it: an operator on one expression
    /// twice doubles it.
    pub(super) fn charge_affine(&mut self, expr: &AffineExpr) -> Result<(), EvalError> {
        if affine_depth(expr) > MAX_AFFINE_DEPTH {
            let message = format!("affine expression has more than {MAX_AFFINE_DEPTH} levels");
            return Err(EvalError::new(EvalErrorKind::Limit, message));
        }
        self.step(affine_size(expr))
    }

    pub(super) fn to_affine(&self, value: &Val) -> Result<Arc<AffineExpr>, EvalError> {
        match value {
            Val::Affine(expr) => Ok(expr.clone()),
            other => Ok(Arc::new(AffineExpr::Constant(self.int64(other)?))),
        }
    }

    pub(super) fn map_method(
        &mut self,
        map: &Arc<AffineMap>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let expr = |expr: &AffineExpr| Val::Affine(Arc::new(expr.clone()));
        self.step(map.results.iter().map(|result| 1 + affine_size(result)).sum())?;
        Ok(Some(match (name, args) {
            ("getNumDims", []) => Val::uint32(map.dims),
            ("getNumSymbols", []) => Val::uint32(map.symbols),
            ("getNumInputs", []) => Val::uint32(map.dims.saturating_add(map.symbols)),
            ("getNumResults", []) => Val::count(map.results.len()),
            ("getResults", []) => Val::list(map.results.iter().map(expr)),
            ("getResult", [index]) => {
                let at = self.as_index(index)?;
                expr(map.results.get(at).ok_or_else(|| EvalError::invalid("map has too few results"))?)
            }
            ("getDimPosition", [index]) => {
                let at = self.as_index(index)?;
                match map.results.get(at) {
                    Some(AffineExpr::Dim(at)) => Val::uint32(*at),
                    _ => return Err(EvalError::invalid("result is not a dimension")),
                }
            }
            ("isEmpty", []) => Val::Bool(map.dims == 0 && map.symbols == 0 && map.results.is_empty()),
            // Symbols may be left over.
            ("isIdentity", []) => Val::Bool(map.is_identity()),
            ("isMinorIdentity", []) => Val::Bool(is_minor_identity(map)),
            ("isPermutation", []) => {
                Val::Bool(map.results.len() == map.dims as usize && is_projected_permutation(map, false))
            }
            ("isProjectedPermutation", []) => Val::Bool(is_projected_permutation(map, false)),
            ("isProjectedPermutation", [zeros]) => {
                let zeros = self.as_truth(zeros)?;
                Val::Bool(is_projected_permutation(map, zeros))
            }
            ("isSingleConstant", []) => Val::Bool(matches!(&*map.results, [AffineExpr::Constant(_)])),
            ("isConstant", []) => {
                Val::Bool(map.results.iter().all(|result| matches!(result, AffineExpr::Constant(_))))
            }
            ("getSingleConstantResult", []) => match &*map.results {
                [AffineExpr::Constant(value)] => Val::int64(*value),
                _ => return Err(EvalError::invalid("map is not a single constant")),
            },
            ("getContext", []) => Val::Context,
            _ => return Ok(None),
        }))
    }

    pub(super) fn affine_method(
        &mut self,
        expr: &AffineExpr,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        Ok(Some(match (name, args, expr) {
            ("getPosition", [], AffineExpr::Dim(at) | AffineExpr::Symbol(at)) => Val::uint32(*at),
            ("getValue", [], AffineExpr::Constant(value)) => Val::int64(*value),
            ("getContext", [], _) => Val::Context,
            ("floorDiv" | "ceilDiv", [by], _) => {
                let by = self.to_affine(by)?;
                self.charge_affine(expr)?;
                self.charge_affine(&by)?;
                let op = if name == "floorDiv" { AffineOp::FloorDiv } else { AffineOp::CeilDiv };
                Val::Affine(Arc::new(AffineExpr::binary(op, expr.clone(), AffineExpr::clone(&by))))
            }
            _ => return Ok(None),
        }))
    }
}

/// Returns true if the results are the last dimensions, in order.
fn is_minor_identity(map: &AffineMap) -> bool {
    let Some(first) = (map.dims as usize).checked_sub(map.results.len()) else { return false };
    let wanted = (first..map.dims as usize).map(|at| AffineExpr::Dim(at as u32));
    map.symbols == 0 && map.results.iter().cloned().eq(wanted)
}

/// Returns true if the results are dimensions, each at most once, and zeros if these are allowed.
fn is_projected_permutation(map: &AffineMap, zeros: bool) -> bool {
    let mut dims: Vec<u32> = Vec::new();
    map.symbols == 0
        && map.results.len() <= map.dims as usize
        && map.results.iter().all(|result| match result {
            AffineExpr::Dim(at) if !dims.contains(at) => {
                dims.push(*at);
                true
            }
            AffineExpr::Constant(0) => zeros,
            _ => false,
        })
}

/// Number of operators of an expression.
fn affine_size(expr: &AffineExpr) -> u64 {
    match expr {
        AffineExpr::Binary { lhs, rhs, .. } => 1 + affine_size(lhs) + affine_size(rhs),
        _ => 0,
    }
}

fn affine_depth(expr: &AffineExpr) -> usize {
    match expr {
        AffineExpr::Binary { lhs, rhs, .. } => 1 + affine_depth(lhs).max(affine_depth(rhs)),
        _ => 0,
    }
}
