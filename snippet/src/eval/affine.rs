//! Affine maps and expressions.

use std::sync::Arc;

use legalize_ir::{AffineExpr, AffineMap, AffineOp};

use super::{Answer, Machine};
use crate::error::EvalError;
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
];

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
        let boxed = |expr: &Arc<AffineExpr>| Box::new(AffineExpr::clone(expr));
        let (op, lhs, rhs) = match op {
            BinaryOp::Add => (AffineOp::Add, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Mul => (AffineOp::Mul, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Rem => (AffineOp::Mod, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Sub => {
                let minus = AffineExpr::Binary {
                    op: AffineOp::Mul,
                    lhs: boxed(&rhs),
                    rhs: Box::new(AffineExpr::Constant(-1)),
                };
                (AffineOp::Add, boxed(&lhs), Box::new(minus))
            }
            _ => return Err(EvalError::invalid(format!("{op:?} of affine expressions"))),
        };
        if affine_depth(&lhs).max(affine_depth(&rhs)) > 100 {
            return Err(EvalError::invalid("affine expression is nested too deeply"));
        }
        Ok(Val::Affine(Arc::new(AffineExpr::Binary { op, lhs, rhs })))
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
        let positions: Option<Vec<u32>> = map
            .results
            .iter()
            .map(|result| match result {
                AffineExpr::Dim(at) => Some(*at),
                _ => None,
            })
            .collect();
        let distinct = |positions: &[u32]| {
            let mut sorted = positions.to_vec();
            sorted.sort_unstable();
            sorted.windows(2).all(|pair| pair[0] != pair[1])
        };
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
            ("isIdentity", []) => Val::Bool(**map == super::types::identity(map.dims as usize)),
            ("isMinorIdentity", []) => Val::Bool(positions.is_some_and(|positions| {
                let first = map.dims as usize - positions.len().min(map.dims as usize);
                positions.len() <= map.dims as usize
                    && positions.iter().enumerate().all(|(at, &dim)| dim as usize == first + at)
            })),
            ("isPermutation", []) => {
                Val::Bool(positions.is_some_and(|list| list.len() == map.dims as usize && distinct(&list)))
            }
            ("isProjectedPermutation", []) => {
                Val::Bool(map.symbols == 0 && positions.is_some_and(|list| distinct(&list)))
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
            _ => return Ok(None),
        }))
    }
}

pub(super) fn affine_depth(expr: &AffineExpr) -> usize {
    match expr {
        AffineExpr::Binary { lhs, rhs, .. } => 1 + affine_depth(lhs).max(affine_depth(rhs)),
        _ => 0,
    }
}
