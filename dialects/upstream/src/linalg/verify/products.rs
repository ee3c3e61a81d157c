//! Matrix products with explicit maps: the default dimensions that an operand may leave out, and contractions
//! over any dimensions.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AffineExpr, AffineMap, Type};

use crate::common::indexing::is_projected_permutation;
use crate::linalg::maps::indexing_maps;

/// Returns true if an expression uses a dimension.
fn reads(expr: &AffineExpr, dim: u32) -> bool {
    match expr {
        AffineExpr::Dim(of) => *of == dim,
        AffineExpr::Symbol(_) | AffineExpr::Constant(_) => false,
        AffineExpr::Binary { lhs, rhs, .. } => reads(lhs, dim) || reads(rhs, dim),
    }
}

/// The default dimensions of an operand.
type Default = &'static [u32];

/// Returns true if all results are default dimensions of the operand.
fn is_within(map: &AffineMap, default: Default) -> bool {
    map.results.iter().all(|expr| default.iter().any(|dim| *expr == AffineExpr::Dim(*dim)))
}

/// The three maps of an operation; `None` if they are the default ones.
fn given_maps(at: Subject<'_>, defaults: [Default; 3], dims: u32) -> Option<Vec<AffineMap>> {
    at.attr("indexing_maps")?;
    let maps = indexing_maps(at.ctx, at.ir, at.op)?;
    let default = |dimensions: Default| AffineMap {
        dims,
        symbols: 0,
        results: dimensions.iter().map(|dim| AffineExpr::Dim(*dim)).collect(),
    };
    (maps != defaults.map(default)).then_some(maps)
}

fn verify_matmul(at: Subject<'_>) -> Checked {
    const DEFAULTS: [Default; 3] = [&[0, 2], &[2, 1], &[0, 1]];
    let Some(maps) = given_maps(at, DEFAULTS, 3) else { return Ok(()) };
    for (map, default) in maps.iter().zip(DEFAULTS).take(2) {
        if !is_within(map, default) {
            return wrong("Unexpected dim expression in map result.");
        }
        let last = map.dims.saturating_sub(1);
        if map.results.len() < default.len() && !map.results.first().is_some_and(|expr| reads(expr, last)) {
            return wrong("Invalid broadcast requested, should be (d2).");
        }
    }
    Ok(())
}

/// The batch dimension.
const BATCH: u32 = 0;
const ROW: u32 = 1;
const COLUMN: u32 = 2;
const INNER: u32 = 3;

fn may_leave_out(map: &AffineMap, is_left: bool) -> bool {
    match &map.results[..] {
        [expr] => reads(expr, INNER),
        [a, b] if is_left => (reads(a, BATCH) || reads(a, ROW)) && reads(b, INNER),
        [a, b] => (reads(a, BATCH) && reads(b, INNER)) || (reads(a, INNER) && reads(b, COLUMN)),
        _ => false,
    }
}

fn verify_batches(at: Subject<'_>, defaults: [Default; 3]) -> Checked {
    let Some(maps) = given_maps(at, defaults, 4) else { return Ok(()) };
    if maps.len() != 3 {
        return wrong("Indexing_map attribute must have 3 affine maps.");
    }
    let (Some(output), Some(expected)) = (maps.last(), defaults.last()) else { return Ok(()) };
    for (index, (map, default)) in maps.iter().zip(defaults).take(2).enumerate() {
        let count = map.results.len();
        if !is_within(map, default) {
            return wrong("Unexpected result dim expression (outside the set of default result dims).");
        }
        if count > 3 {
            return wrong("no. of result dim expressions exceeds 3.");
        }
        if count < default.len() {
            if !may_leave_out(map, index == 0) {
                return wrong("Invalid broadcast requested.");
            }
        } else if !map.results.first().is_some_and(|expr| reads(expr, BATCH)) {
            return wrong("Invalid batch dimension expression.");
        }
    }
    if output.results.len() != expected.len() {
        return wrong(format!("expects {} dims, but got ({}).", expected.len(), output.results.len()));
    }
    if output.results.iter().zip(*expected).all(|(expr, dim)| reads(expr, *dim)) {
        Ok(())
    } else {
        wrong("Invalid output map result dimension.")
    }
}

fn verify_contract(at: Subject<'_>) -> Checked {
    let Some(maps) = indexing_maps(at.ctx, at.ir, at.op) else { return Ok(()) };
    let Some(dims) = maps.first().map(|map| map.dims) else { return Ok(()) };
    // The numbers of uses of each dimension in inputs and in the output.
    let mut read = vec![(0, 0); dims as usize];
    for (index, (map, ty)) in maps.iter().zip(at.operand_types()).enumerate() {
        if map.dims != dims {
            return plain("iteration spaces of provided affine_maps differ");
        }
        if !is_projected_permutation(map) {
            return plain("provided affine_map is not a projected permutation");
        }
        match at.dims(ty) {
            Some(shape) if shape.len() != map.results.len() => {
                return plain("ranks of shaped operand and results of corresponding affine_map differ");
            }
            None if !map.results.is_empty() && !is_shaped(at, ty) => {
                return plain("affine_map specifies shaped access while operand has non-shaped type");
            }
            _ => {}
        }
        for expr in &map.results {
            if let AffineExpr::Dim(dim) = expr
                && let Some((inputs, output)) = read.get_mut(*dim as usize)
            {
                *(if index == 2 { output } else { inputs }) += 1;
            }
        }
    }
    for (dim, counts) in read.iter().enumerate() {
        match counts {
            (0, 0) => {
                return plain(format!("iteration space dim at index {dim} not used to access any operand"));
            }
            (1, output) if *output != 1 => {
                return plain(format!(
                    "iteration space dim at index {dim} is neither a contracting dim nor of parallel iteration type"
                ));
            }
            _ => {}
        }
    }
    if read.contains(&(2, 0)) {
        Ok(())
    } else {
        plain("'indexing_maps' do not specify a contracting dimension")
    }
}

fn is_shaped(at: Subject<'_>, ty: Type) -> bool {
    at.element(ty).is_some()
}

pub(super) const RULES: Rules = Rules::own(&[
    ("linalg.batch_matmul", |at| verify_batches(at, [&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]])),
    ("linalg.batch_reduce_matmul", |at| verify_batches(at, [&[0, 1, 3], &[0, 3, 2], &[1, 2]])),
    ("linalg.contract", verify_contract),
    ("linalg.matmul", verify_matmul),
]);
