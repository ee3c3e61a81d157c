//! The indexing maps of structured operations: from an attribute, or derived from the name and the operands'
//! ranks.

use legalize_dialects_hooks::attributes::elements;
use legalize_ir::{AffineExpr, AffineMap, AttrData, Context, Ir, OpId, Type};

use super::asm::named::{Windows, maps_attr};
use super::asm::table::{Maps, NAMED};
use super::asm::{MAPS, shape_rank};

fn map(dims: usize, results: impl IntoIterator<Item = usize>) -> AffineMap {
    let results = results.into_iter().map(|dim| AffineExpr::Dim(dim as u32)).collect();
    AffineMap { dims: dims as u32, symbols: 0, results }
}

fn identity(rank: usize) -> AffineMap {
    map(rank, 0..rank)
}

/// A list of dimensions, each below a rank.
fn dims(ctx: &Context, ir: &Ir, op: OpId, name: &str, rank: usize) -> Option<Vec<usize>> {
    let dims = ctx.as_dense_i64_array(ir.attr_named(ctx, op, name)?)?;
    dims.into_iter().map(|dim| usize::try_from(dim).ok().filter(|dim| *dim < rank)).collect()
}

/// All dimensions of a rank except some.
fn without(rank: usize, left_out: &[usize]) -> AffineMap {
    map(rank, (0..rank).filter(|dim| !left_out.contains(dim)))
}

fn of_attr(ctx: &Context, attr: legalize_ir::Attribute) -> Option<Vec<AffineMap>> {
    let map = |attr: &legalize_ir::Attribute| match ctx.attr_data(*attr) {
        AttrData::AffineMap(map) => Some((**map).clone()),
        _ => None,
    };
    elements(ctx, Some(attr)).iter().map(map).collect()
}

/// The indexing maps of an operation, one per operand; `None` if they are not known.
pub(super) fn indexing_maps(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<AffineMap>> {
    let name = ctx.op_str(ir.op(op).name());
    let types: Vec<Type> = ir.operands(op).map(|value| ir.value_type(value)).collect();
    let rank = |ty: &Type| shape_rank(ctx, *ty).unwrap_or(0);
    let last = types.last().map_or(0, rank);
    if let Some(named) = NAMED.iter().find(|named| named.name == name) {
        return match named.maps {
            Maps::None => {
                // Scalars, and tensors of rank zero, are broadcast to every element.
                let of = |ty: &Type| if rank(ty) == 0 { map(last, []) } else { identity(last) };
                Some(types.iter().map(of).collect())
            }
            Maps::Kept(loops, letters) => {
                of_attr(ctx, maps_attr(ctx, loops, letters, &Windows::of(ctx, ir.op(op).inherent())))
            }
            Maps::Default(loops, letters) => match ir.attr_named(ctx, op, MAPS) {
                Some(maps) => of_attr(ctx, maps),
                None => of_attr(ctx, maps_attr(ctx, loops, letters, &Windows::of(ctx, ir.op(op).inherent()))),
            },
            Maps::Given => of_attr(ctx, ir.attr_named(ctx, op, MAPS)?),
        };
    }
    match name {
        "linalg.generic" | "linalg.elementwise" => of_attr(ctx, ir.attr_named(ctx, op, MAPS)?),
        "linalg.map" => Some(vec![identity(last); types.len()]),
        "linalg.transpose" => {
            let permutation = dims(ctx, ir, op, "permutation", last)?;
            // The output dimension of each input dimension.
            let place = |dim: usize| permutation.iter().position(|from| *from == dim);
            let places = (0..permutation.len()).map(place).collect::<Option<Vec<usize>>>()?;
            Some(vec![map(last, places), identity(last)])
        }
        "linalg.broadcast" => {
            let added = dims(ctx, ir, op, "dimensions", last)?;
            Some(vec![without(last, &added), identity(last)])
        }
        "linalg.reduce" => {
            let rank = types.first().map_or(0, rank);
            let reduced = dims(ctx, ir, op, "dimensions", rank)?;
            let half = types.len() / 2;
            let of = |index| if index < half { identity(rank) } else { without(rank, &reduced) };
            Some((0..types.len()).map(of).collect())
        }
        _ => None,
    }
}
