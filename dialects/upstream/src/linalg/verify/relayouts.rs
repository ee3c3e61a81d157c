//! `linalg.pack` and `linalg.unpack`: valid dimensions, matching tiles, and the resulting packed shape.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{Type, TypeData, constant_operand, dims_compatible};

/// Layout of a packed tensor.
struct Packing<'a> {
    packed: Type,
    unpacked: Type,
    packed_shape: &'a [i64],
    unpacked_shape: &'a [i64],
    /// The dimensions that are tiled.
    inner: Vec<i64>,
    /// The order of the outer dimensions; empty for the original one.
    outer: Vec<i64>,
    /// The sizes of the tiles as the operation declares them.
    tiles: Vec<i64>,
    /// The sizes of the tiles; operands with a known value are replaced by it.
    known: Vec<i64>,
}

/// The positions of the tensors and of the sizes of the tiles among the operand groups.
struct Positions {
    packed: usize,
    unpacked: usize,
    tiles: usize,
}

const PACK: Positions = Positions { packed: 1, unpacked: 0, tiles: 3 };
const UNPACK: Positions = Positions { packed: 0, unpacked: 1, tiles: 2 };

fn packing<'a>(at: Subject<'a>, positions: &Positions) -> Option<Packing<'a>> {
    let (packed, unpacked) = (at.ty(positions.packed)?, at.ty(positions.unpacked)?);
    let tiles = at.ints("static_inner_tiles")?;
    let mut values = at.values(positions.tiles).into_iter();
    let known = |tile: &i64| match *tile {
        Type::DYNAMIC => {
            let value = values.next().and_then(|value| constant_operand(at.ctx, at.ir, value));
            value.and_then(|value| at.ctx.as_i64(value)).unwrap_or(Type::DYNAMIC)
        }
        tile => tile,
    };
    Some(Packing {
        packed,
        unpacked,
        packed_shape: at.dims(packed)?,
        unpacked_shape: at.dims(unpacked)?,
        inner: at.ints("inner_dims_pos")?,
        outer: at.ints("outer_dims_perm").unwrap_or_default(),
        known: tiles.iter().map(known).collect(),
        tiles,
    })
}

/// Returns true for a list of distinct dimensions below a rank.
fn are_positions(dims: &[i64], rank: usize) -> bool {
    let is_new = |(at, dim): (usize, &i64)| !dims[..at].contains(dim);
    dims.len() <= rank
        && dims.iter().all(|dim| (0..rank as i64).contains(dim))
        && dims.iter().enumerate().all(is_new)
}

/// The shape of the outer dimensions, followed by the tiles.
fn packed_shape(packing: &Packing<'_>) -> Vec<i64> {
    let mut shape = packing.unpacked_shape.to_vec();
    for (&dim, &tile) in packing.inner.iter().zip(&packing.tiles) {
        let size = &mut shape[dim as usize];
        *size = match *size {
            Type::DYNAMIC => Type::DYNAMIC,
            _ if tile == Type::DYNAMIC => Type::DYNAMIC,
            size => size.div_euclid(tile) + i64::from(size.rem_euclid(tile) != 0),
        };
    }
    let outer = packing.outer.iter().map(|&dim| shape[dim as usize]);
    let mut shape: Vec<i64> = if packing.outer.is_empty() { shape } else { outer.collect() };
    shape.extend(&packing.tiles);
    shape
}

fn verify_packing(at: Subject<'_>, packing: &Packing<'_>) -> Checked {
    let (packed_rank, rank) = (packing.packed_shape.len(), packing.unpacked_shape.len());
    let count = packing.tiles.len();
    if packing.known.contains(&0) {
        return plain("invalid zero tile factor");
    }
    for (dims, name) in [(&packing.inner, "inner_dims_pos"), (&packing.outer, "outer_dims_perm")] {
        if !are_positions(dims, rank) {
            return plain(format!("invalid {name} vector"));
        }
    }
    if !packing.outer.is_empty() && packing.outer.len() != rank {
        return plain("outer_dims_perm must be a permutation or empty");
    }
    if count > rank {
        return plain(
            "tiling factors must be less than or equal to the input rank for pack or output rank for unpack",
        );
    }
    if count != packing.inner.len() {
        return plain("tiling factors must equal the number of dimensions to tile");
    }
    if rank + count != packed_rank {
        return plain(format!(
            "packed rank != (unpacked rank + num tiling factors), got {packed_rank} != {}",
            rank + count
        ));
    }
    if packing.packed_shape[rank..] != packing.tiles {
        return plain(
            "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type",
        );
    }
    let expected = packed_shape(packing);
    if dims_compatible(&expected, packing.packed_shape) {
        return Ok(());
    }
    let element = at.element(packing.unpacked).unwrap_or(packing.unpacked);
    let expected = at.ctx.ty(TypeData::RankedTensor { shape: expected.into(), element, encoding: None });
    plain(format!(
        "expected '{}' for the packed domain value, got '{}'",
        at.show(expected),
        at.show(packing.packed)
    ))
}

/// Returns true if a tile is known to exceed its dimension.
fn has_partial_tile(packing: &Packing<'_>) -> bool {
    let rank = packing.unpacked_shape.len();
    let outer = |dim: i64| match packing.outer.iter().position(|of| *of == dim) {
        Some(place) => packing.packed_shape[..rank][place],
        None => packing.packed_shape[dim as usize],
    };
    packing.inner.iter().zip(&packing.known).any(|(&dim, &tile)| {
        let size = packing.unpacked_shape[dim as usize];
        let by = if tile == Type::DYNAMIC { outer(dim) } else { tile };
        size != Type::DYNAMIC && by != Type::DYNAMIC && by != 0 && size % by != 0
    })
}

fn verify_pack(at: Subject<'_>) -> Checked {
    let Some(packing) = packing(at, &PACK) else { return Ok(()) };
    verify_packing(at, &packing)?;
    let element = at.element(packing.unpacked).unwrap_or(packing.unpacked);
    match at.ty(2) {
        Some(padding) if padding != element => wrong(format!(
            "expected padding_value has '{}' but got: '{}'",
            at.show(element),
            at.show(padding)
        )),
        None if has_partial_tile(&packing) => wrong(
            "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set",
        ),
        _ => Ok(()),
    }
}

fn verify_unpack(at: Subject<'_>) -> Checked {
    packing(at, &UNPACK).map_or(Ok(()), |packing| verify_packing(at, &packing))
}

pub(super) const RULES: Rules = Rules::own(&[("linalg.pack", verify_pack), ("linalg.unpack", verify_unpack)]);
