//! Contractions and reductions over several dimensions: maps, pairs of contracted dimensions, and the type
//! that is left.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AffineMap, AttrData, Signedness, Type, TypeData};

use crate::common::enum_clauses::text;
use crate::common::indexing::{is_projected_permutation, verify_indexing};
use crate::vector::verify::vectors::{sizes, unfit_kind};

/// The indexing maps; empty if an element of the list is not a map.
fn maps(at: Subject<'_>) -> Vec<AffineMap> {
    let map = |attr: &legalize_ir::Attribute| match at.ctx.attr_data(*attr) {
        AttrData::AffineMap(map) => Some((**map).clone()),
        _ => None,
    };
    at.list("indexing_maps").iter().map(map).collect::<Option<_>>().unwrap_or_default()
}

fn shape(at: Subject<'_>, ty: Type) -> &[i64] {
    sizes(at, Some(ty)).map_or(&[], |(shape, _)| shape)
}

/// Verifies that each map is one from the loops to the dimensions of its operand.
fn verify_maps(at: Subject<'_>, maps: &[AffineMap], loops: usize) -> Checked {
    for (index, (map, ty)) in maps.iter().zip(at.operand_types()).enumerate() {
        let rank = shape(at, ty).len();
        let fault = match map {
            _ if map.symbols != 0 => "no symbols".to_owned(),
            _ if map.dims as usize != loops => format!("{loops} number of inputs"),
            _ if map.results.len() != rank => format!("{rank} number of outputs"),
            _ if !is_projected_permutation(map) => {
                return wrong(format!(
                    "expected indexing map {index} to be a projected permutation of its inputs"
                ));
            }
            _ => continue,
        };
        return wrong(format!("expected indexing map {index} to have {fault}"));
    }
    Ok(())
}

/// Dimensions of the left and the right operand that are indexed by the same loop.
type Pairs = Vec<(usize, usize)>;

/// The pairs of dimensions whose loop is of this kind.
fn pairs(at: Subject<'_>, maps: &[AffineMap], kind: &str) -> Pairs {
    let place = |map: &AffineMap, dim: usize| {
        map.results.iter().position(|expr| *expr == AffineExpr::Dim(dim as u32))
    };
    let iterators = at.list("iterator_types").iter().enumerate();
    let of_kind = iterators.filter(|(_, iterator)| text(at.ctx, **iterator) == kind);
    of_kind.filter_map(|(dim, _)| place(&maps[0], dim).zip(place(&maps[1], dim))).collect()
}

/// Verifies that the sum and the result have the type that is left of the operands' types.
fn verify_left(
    at: Subject<'_>,
    maps: &[AffineMap],
    types: &[Type],
    contracted: &Pairs,
    batches: &Pairs,
) -> Checked {
    let (Some(result), &[left, right, sum]) = (at.result(), types) else { return Ok(()) };
    let free = (0..shape(at, left).len()).filter(|dim| contracted.iter().all(|pair| pair.0 != *dim)).count()
        + (0..shape(at, right).len())
            .filter(|dim| contracted.iter().chain(batches).all(|pair| pair.1 != *dim))
            .count();
    let are_vectors = [result, sum].map(|ty| sizes(at, Some(ty)).is_some());
    if are_vectors != [free > 0; 2] {
        return wrong("invalid accumulator/result vector shape");
    }
    let (Some((_, scalable)), Some(element)) = (sizes(at, Some(result)), at.element(result)) else {
        return Ok(());
    };
    let extent = |dim: u32| {
        let operands = maps.iter().zip([left, right]);
        operands.into_iter().find_map(|(map, ty)| {
            let place = map.results.iter().position(|expr| *expr == AffineExpr::Dim(dim))?;
            shape(at, ty).get(place).copied()
        })
    };
    if (0..maps[0].dims).any(|dim| extent(dim).is_none()) {
        return wrong("expected all dimensions to be either a LHS or a RHS dimension");
    }
    let wanted: Option<Vec<i64>> = maps[2]
        .results
        .iter()
        .map(|expr| if let AffineExpr::Dim(dim) = expr { extent(*dim) } else { None })
        .collect();
    let Some(wanted) = wanted.filter(|wanted| wanted.len() == scalable.len()) else { return Ok(()) };
    let wanted = at.ctx.ty(TypeData::Vector { shape: wanted.into(), scalable: scalable.into(), element });
    if result == wanted && sum == wanted {
        Ok(())
    } else {
        wrong(format!("invalid accumulator/result vector shape, expected: '{}'", at.show(wanted)))
    }
}

pub(super) fn verify_contract(at: Subject<'_>) -> Checked {
    let types = at.operand_types();
    let &[left, right, _] = &types[..] else { return Ok(()) };
    let has_sign = |element: Type| matches!(at.data(element), TypeData::Integer { signedness, .. } if *signedness != Signedness::Signless);
    if at.element(left).is_some_and(has_sign) {
        return wrong("only supports signless integer types");
    }
    let maps = maps(at);
    if maps.len() != 3 {
        return wrong("expected an indexing map for each vector operand");
    }
    verify_maps(at, &maps, at.list("iterator_types").len())?;
    let (contracted, batches) = (pairs(at, &maps, "reduction"), pairs(at, &maps, "parallel"));
    if contracted.is_empty() {
        return wrong("expected at least one contracting dimension pair");
    }
    let (rows, columns) = (shape(at, left), shape(at, right));
    for (pairs, what) in [(&contracted, "contracting"), (&batches, "batch")] {
        if pairs.iter().any(|pair| rows.get(pair.0) != columns.get(pair.1)) {
            return wrong(format!("invalid {what} dimension map"));
        }
    }
    verify_left(at, &maps, &types, &contracted, &batches)?;
    let result = at.result().map(|ty| at.element(ty).unwrap_or(ty));
    if result.is_some_and(|element| unfit_kind(at, element).is_some()) {
        return wrong("unsupported contraction type");
    }
    let shapes: Vec<&[i64]> = types.iter().map(|ty| shape(at, *ty)).collect();
    verify_indexing(&maps, &shapes)
}

/// Verifies that the result has the dimensions that are not reduced.
pub(super) fn verify_multi_reduction(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result), Some(reduced)) = (at.ty(0), at.result(), at.ints("reduction_dims"))
    else {
        return Ok(());
    };
    let (Some((shape, scalable)), Some(element)) = (sizes(at, Some(source)), at.element(source)) else {
        return Ok(());
    };
    let kept = shape.iter().zip(scalable).enumerate();
    let kept =
        kept.filter(|(dim, _)| !reduced.contains(&(*dim as i64))).map(|(_, (size, flag))| (*size, *flag));
    let (shape, scalable): (Vec<i64>, Vec<bool>) = kept.unzip();
    let wanted = if shape.is_empty() {
        element
    } else {
        at.ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element })
    };
    if result == wanted {
        Ok(())
    } else {
        wrong(format!(
            "destination type '{}' is incompatible with source type '{}'",
            at.show(result),
            at.show(source)
        ))
    }
}
