//! `vector.mask`: it contains one maskable operation, and the mask matches it.

use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AttrData, Type, TypeData};

/// Lengths of a vector along its dimensions, each with its scalable flag.
type Lengths = Vec<(i64, bool)>;

fn lengths(at: Subject<'_>, ty: Type) -> Option<Lengths> {
    match at.data(ty) {
        TypeData::Vector { shape, scalable, .. } => {
            Some(shape.iter().copied().zip(scalable.iter().copied()).collect())
        }
        _ => None,
    }
}

/// The results of a map; empty for other attributes.
fn results(at: Subject<'_>, map: legalize_ir::Attribute) -> &[AffineExpr] {
    match at.ctx.attr_data(map) {
        AttrData::AffineMap(map) => &map.results,
        _ => &[],
    }
}

/// The lengths of a transferred vector, in the order of the dimensions in memory.
fn transferred(at: Subject<'_>, vector: Type) -> Option<Lengths> {
    let vector = lengths(at, vector)?;
    let Some(map) = at.attr("permutation_map") else { return Some(vector) };
    let used = results(at, map).iter().zip(vector);
    let mut used: Vec<(u32, (i64, bool))> = used
        .filter_map(
            |(expr, length)| if let AffineExpr::Dim(dim) = expr { Some((*dim, length)) } else { None },
        )
        .collect();
    used.sort_by_key(|(dim, _)| *dim);
    if used.is_empty() {
        Some(vec![(1, false)])
    } else {
        Some(used.into_iter().map(|(_, length)| length).collect())
    }
}

/// The lengths of all loops of a contraction.
fn contracted(at: Subject<'_>) -> Option<Lengths> {
    let mut loops = vec![None; at.list("iterator_types").len()];
    for (group, map) in at.list("indexing_maps").iter().take(2).enumerate() {
        for (expr, length) in results(at, *map).iter().zip(lengths(at, at.ty(group)?)?) {
            if let AffineExpr::Dim(dim) = expr {
                *loops.get_mut(*dim as usize)? = Some(length);
            }
        }
    }
    loops.into_iter().collect()
}

/// The lengths of the mask that an operation requires.
fn expected(at: Subject<'_>) -> Option<Lengths> {
    match at.name() {
        "vector.contract" => contracted(at),
        "vector.gather" => lengths(at, at.ty(2)?),
        "vector.multi_reduction" | "vector.reduction" => lengths(at, at.ty(0)?),
        "vector.outerproduct" => lengths(at, at.result()?),
        "vector.transfer_read" => transferred(at, at.result()?),
        "vector.transfer_write" => transferred(at, at.ty(0)?),
        _ => None,
    }
}

pub(super) fn verify_mask(at: Subject<'_>) -> Checked {
    let Some(end) = at.block(0).and_then(|block| at.last(block)) else { return Ok(()) };
    let (results, yielded) = (at.result_types(), end.operand_types());
    if results.len() != yielded.len() {
        return wrong("expects number of results to match mask region yielded values");
    }
    let held = at.block(0).into_iter().flat_map(|block| at.ir.block_ops(block));
    let held: Vec<Subject<'_>> = held.filter(|op| *op != end.op).map(|op| at.with_op(op)).collect();
    let masked = match held[..] {
        [] => return Ok(()),
        [masked] => masked,
        _ => return wrong("expects only one operation to mask"),
    };
    let info = at.ir.info(at.ctx, masked.op).zip(at.ctx.find_name("MaskableOpInterface"));
    if !info.is_some_and(|(info, interface)| info.has_trait_named(interface)) {
        return wrong("expects a MaskableOpInterface within the mask region");
    }
    let produced = masked.result_types();
    if produced.len() != results.len() {
        return wrong("expects number of results to match maskable operation number of results");
    }
    let values = at.ir.op(masked.op).results().iter().copied();
    if !values.eq(at.ir.operands(end.op)) {
        return wrong(
            "expects all the results from the MaskableOpInterface to match all the values returned by the terminator",
        );
    }
    if produced != results {
        return wrong("expects result type to match maskable operation result type");
    }
    let (Some(mask), Some(expected)) = (at.ty(0), expected(masked)) else { return Ok(()) };
    if lengths(at, mask).is_some_and(|found| found != expected) {
        let (shape, scalable): (Vec<i64>, Vec<bool>) = expected.into_iter().unzip();
        let element = at.ctx.common().i1;
        let expected =
            at.ctx.ty(TypeData::Vector { shape: shape.into(), scalable: scalable.into(), element });
        return wrong(format!("expects a '{}' mask for the maskable operation", at.show(expected)));
    }
    match at.ty(1) {
        Some(_) if masked.name() != "vector.transfer_read" => {
            wrong("doesn't expect a passthru argument for this maskable operation")
        }
        Some(rest) if produced.first() != Some(&rest) => wrong("expects passthru type to match result type"),
        _ => Ok(()),
    }
}

/// Verifies that there is a number for each dimension of a mask.
pub(super) fn verify_mask_sizes(at: Subject<'_>) -> Checked {
    let Some(TypeData::Vector { shape, .. }) = at.result().map(|ty| at.data(ty)) else { return Ok(()) };
    let sizes = at.ints("mask_dim_sizes");
    let is_constant = sizes.is_some();
    let (count, of_none, of_some) = match sizes {
        Some(sizes) => (
            sizes.len(),
            "array attr must have length 1 for 0-D vectors",
            "must specify array attr of size equal vector result rank",
        ),
        None => (
            at.ir.op(at.op).operand_count(),
            "must specify exactly one operand for 0-D create_mask",
            "must specify an operand for each result vector dimension",
        ),
    };
    match shape.len() {
        // An error about a constant's numbers is reported without the operation's name.
        0 if count != 1 && is_constant => plain(of_none),
        0 if count != 1 => wrong(of_none),
        0 => Ok(()),
        rank if rank != count => wrong(of_some),
        _ => Ok(()),
    }
}
