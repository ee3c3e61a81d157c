//! Indexing maps of structured operations and contractions: they determine the extent of each loop, and all
//! accesses of the loops are within the shapes.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_ir::{AffineExpr, AffineMap, AffineOp, Type};

/// The value of an expression for values of the dimensions; `None` if it is undefined.
fn value(expr: &AffineExpr, dims: &[i64]) -> Option<i64> {
    match expr {
        AffineExpr::Dim(dim) => dims.get(*dim as usize).copied(),
        AffineExpr::Symbol(_) => None,
        AffineExpr::Constant(value) => Some(*value),
        AffineExpr::Binary { op, lhs, rhs } => {
            let (lhs, rhs) = (value(lhs, dims)?, value(rhs, dims)?);
            match op {
                AffineOp::Add => lhs.checked_add(rhs),
                AffineOp::Mul => lhs.checked_mul(rhs),
                AffineOp::Mod => (rhs > 0).then(|| lhs.rem_euclid(rhs)),
                AffineOp::FloorDiv => (rhs > 0).then(|| lhs.div_euclid(rhs)),
                AffineOp::CeilDiv => (rhs > 0).then(|| lhs.checked_neg().map(|lhs| -lhs.div_euclid(rhs)))?,
            }
        }
    }
}

/// The extent of each loop, which is that of the first operand dimension that is indexed by the loop alone.
fn loop_ranges(maps: &[AffineMap], shapes: &[&[i64]], loops: usize) -> Option<Vec<i64>> {
    let mut ranges = vec![None; loops];
    for (map, shape) in maps.iter().zip(shapes) {
        for (expr, &extent) in map.results.iter().zip(*shape) {
            if let AffineExpr::Dim(dim) = expr {
                ranges.get_mut(*dim as usize)?.get_or_insert(extent);
            }
        }
    }
    ranges.into_iter().collect()
}

/// Verifies that all accesses of the loops are within the shapes, as far as these are static.
fn verify_shapes(maps: &[AffineMap], shapes: &[&[i64]], ranges: &[i64]) -> Checked {
    if ranges.contains(&Type::DYNAMIC) {
        return Ok(());
    }
    let first = vec![0; ranges.len()];
    let last: Vec<i64> = ranges.iter().map(|range| range.saturating_sub(1)).collect();
    for (index, (map, shape)) in maps.iter().zip(shapes).enumerate() {
        for (dim, (expr, &extent)) in map.results.iter().zip(*shape).enumerate() {
            let (Some(first), Some(last)) = (value(expr, &first), value(expr, &last)) else { continue };
            if extent == Type::DYNAMIC || extent == 0 {
                continue;
            }
            if first.min(last) < 0 {
                return wrong(format!("unexpected result less than 0 at expression #{dim} in {map}"));
            }
            let expected = first.max(last).saturating_add(1);
            let relation = match expr {
                AffineExpr::Dim(_) if expected != extent => "to be",
                AffineExpr::Dim(_) => continue,
                _ if expected > extent => "to be greater than or equal to",
                _ => continue,
            };
            return wrong(format!(
                "inferred input/output operand #{index} has shape's dimension #{dim} {relation} {expected}, but found \
                 {extent}"
            ));
        }
    }
    Ok(())
}

/// Verifies that the shapes determine the extents of all loops, and that the loops access elements within the
/// shapes. There is one map for each shape, and one result for each dimension.
pub(crate) fn verify_indexing(maps: &[AffineMap], shapes: &[&[i64]]) -> Checked {
    let count = maps.first().map_or(0, |map| map.dims as usize);
    let Some(ranges) = loop_ranges(maps, shapes, count) else {
        let results = maps.iter().flat_map(|map| map.results.iter().cloned()).collect();
        let all = AffineMap { dims: count as u32, symbols: 0, results };
        return wrong(format!("invalid indexing maps are non-invertible: ({all})"));
    };
    verify_shapes(maps, shapes, &ranges)
}

/// Returns true if all results are distinct dimensions.
pub(crate) fn is_projected_permutation(map: &AffineMap) -> bool {
    let is_new = |(at, expr): (usize, &AffineExpr)| {
        matches!(expr, AffineExpr::Dim(_)) && !map.results[..at].contains(expr)
    };
    map.symbols == 0 && map.results.len() <= map.dims as usize && map.results.iter().enumerate().all(is_new)
}
