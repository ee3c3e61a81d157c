//! Operations on sparse tensors as a whole: concatenation, other maps, sorting, translated coordinates,
//! loops.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AffineMap, AttrData, Param, Type, TypeData, attr_to_string, constant_operand};

use crate::sparse_tensor::encoding::{View, of_tensor};
use crate::sparse_tensor::ranges::word;
use crate::sparse_tensor::storage::level_count;

/// Verifies that the inputs have the rank of the result and static shapes.
fn verify_inputs(at: Subject<'_>, rank: usize) -> Checked {
    // The number of the input is not substituted, as upstream.
    for dims in at.types(0).into_iter().filter_map(|ty| at.dims(ty)) {
        if dims.contains(&Type::DYNAMIC) {
            return plain("Input tensor $0 has dynamic shape");
        }
        if dims.len() != rank {
            return plain(format!(
                "Input tensor $0 has a different rank (rank={}) from the output tensor (rank={rank}).",
                dims.len()
            ));
        }
    }
    Ok(())
}

fn verify_concatenate(at: Subject<'_>) -> Checked {
    let (Some(output), Some(along)) = (at.result().and_then(|ty| at.dims(ty)), at.int("dimension")) else {
        return Ok(());
    };
    let (inputs, rank) = (at.types(0), output.len());
    if inputs.len() < 2 {
        return plain("Need at least two tensors to concatenate.");
    }
    let Some(along) = usize::try_from(along).ok().filter(|along| *along < rank) else {
        let along = along.cast_unsigned();
        return plain(format!("Concat-dimension is out of bounds for dimension-rank ({along} >= {rank})"));
    };
    verify_inputs(at, rank)?;
    for (dim, &wanted) in output.iter().enumerate() {
        let sizes = inputs.iter().filter_map(|ty| at.dims(*ty)?.get(dim).copied());
        if dim != along {
            let mut before = wanted;
            for size in sizes {
                if before != Type::DYNAMIC && size != before {
                    return plain("All dimensions (expect for the concatenating one) should be equal.");
                }
                before = size;
            }
        } else if wanted != Type::DYNAMIC && sizes.fold(0_i64, i64::saturating_add) != wanted {
            return plain(
                "The concatenation dimension of the output tensor should be the sum of all the concatenation \
                 dimensions of the input tensors.",
            );
        }
    }
    Ok(())
}

/// The encodings of the operand and of the result.
fn ends<'a>(at: Subject<'a>) -> Option<[(View<'a>, Type); 2]> {
    let view = |ty: Type| Some((View::of_tensor(at.ctx, ty)?, ty));
    Some([view(at.ty(0)?)?, view(at.result()?)?])
}

/// Verifies that two encodings describe the same storage.
fn verify_reinterpret(at: Subject<'_>) -> Checked {
    let Some([(from, from_type), (to, to_type)]) = ends(at) else { return Ok(()) };
    if from.rank() != to.rank() {
        return plain("Level rank mismatch between source/dest tensors");
    }
    if from.levels != to.levels {
        return plain("Level type mismatch between source/dest tensors");
    }
    if from.pos_width != to.pos_width || from.crd_width != to.crd_width {
        return plain("Crd/Pos width mismatch between source/dest tensors");
    }
    if at.element(from_type) != at.element(to_type) {
        return plain("Element type mismatch between source/dest tensors");
    }
    let (Some(from_dims), Some(to_dims)) = (at.dims(from_type), at.dims(to_type)) else { return Ok(()) };
    if from.level_sizes(from_dims) == to.level_sizes(to_dims) {
        Ok(())
    } else {
        plain("Level size mismatch between source/dest tensors")
    }
}

fn verify_reorder(at: Subject<'_>) -> Checked {
    let Some([(from, from_type), (to, to_type)]) = ends(at) else { return Ok(()) };
    if !from.is_coordinate_list() || !to.is_coordinate_list() {
        return plain("Expected COO sparse tensors only");
    }
    if from.dim_to_lvl != to.dim_to_lvl {
        return plain("Unmatched dim2lvl map between input and result COO");
    }
    let same_widths = from.pos_width == to.pos_width && from.crd_width == to.crd_width;
    if same_widths && at.element(from_type) == at.element(to_type) {
        Ok(())
    } else {
        plain("Unmatched storage format between input and result COO")
    }
}

fn verify_translate(at: Subject<'_>) -> Checked {
    let Some(view) = at.attr("encoder").and_then(|encoder| View::of_attr(at.ctx, encoder)) else {
        return Ok(());
    };
    let (dims, levels) = (view.dim_to_lvl.dims as usize, view.levels.len());
    let to_levels = enum_value(at.ctx, at.ir, at.op, "direction") == Some(0);
    let wanted = if to_levels { (dims, levels) } else { (levels, dims) };
    if (at.types(0).len(), at.result_types().len()) == wanted {
        Ok(())
    } else {
        plain("Coordinate rank mismatch with encoding")
    }
}

/// Returns true if the results are the dimensions in some order.
fn is_permutation(map: &AffineMap) -> bool {
    let has = |dim: u32| map.results.contains(&AffineExpr::Dim(dim));
    map.symbols == 0 && map.results.len() == map.dims as usize && (0..map.dims).all(has)
}

fn verify_sort(at: Subject<'_>) -> Checked {
    let Some(attr) = at.attr("perm_map") else { return Ok(()) };
    let AttrData::AffineMap(map) = at.ctx.attr_data(attr) else { return Ok(()) };
    if map.dims == 0 {
        return plain("Expected rank(perm_map) > 1, got 0");
    }
    if !is_permutation(map) {
        let text = attr_to_string(at.ctx, attr);
        let text = text.strip_prefix("affine_map<").and_then(|text| text.strip_suffix('>')).unwrap_or(&text);
        return plain(format!("Expected a permutation map, got {text}"));
    }
    let count = at.values(0).first().and_then(|count| constant_operand(at.ctx, at.ir, *count));
    let Some(count) = count.and_then(|count| at.ctx.as_i64(count)) else { return Ok(()) };
    let columns = i64::from(map.dims).wrapping_add(at.int("ny").unwrap_or(0));
    let verify_size = |buffer: Type, wanted: i64, what: &str| match at.dims(buffer) {
        Some(&[size]) if size != Type::DYNAMIC && size < wanted => {
            plain(format!("Expected {what} got {size} < {wanted}"))
        }
        _ => Ok(()),
    };
    if let Some(rows) = at.ty(1) {
        verify_size(rows, count.wrapping_mul(columns), "dimension(xy) >= n * (rank(perm_map) + ny)")?;
    }
    at.types(2).into_iter().try_for_each(|other| verify_size(other, count, "dimension(y) >= n"))
}

/// Verifies that the body of a loop takes the coordinates, the element and the loop-carried values.
fn verify_foreach(at: Subject<'_>) -> Checked {
    let (Some(tensor), Some(block)) = (at.ty(0), at.block(0)) else { return Ok(()) };
    let Some(rank) = at.dims(tensor).map(<[i64]>::len) else { return Ok(()) };
    if let Some(AttrData::AffineMap(order)) = at.attr_data("order")
        && level_count(at, tensor) != Some(i64::from(order.dims))
    {
        return plain("Level traverse order does not match tensor's level rank");
    }
    let (args, inits, results) = (at.args(block), at.types(1), at.result_types());
    if args.len() != rank + 1 + inits.len() {
        return plain("Unmatched number of arguments in the block");
    }
    if results.len() != inits.len() {
        return plain("Mismatch in number of init arguments and results");
    }
    if results != inits {
        return plain("Mismatch in types of init arguments and results");
    }
    if at.last(block).is_some_and(|last| last.operand_types() != results) {
        return plain("Mismatch in types of yield values and results");
    }
    let index = at.ctx.common().index;
    if let Some(dim) = args[..rank].iter().position(|arg| *arg != index) {
        return plain(format!("Expecting Index type for argument at index {dim}"));
    }
    match at.element(tensor) {
        Some(element) if element != args[rank] => plain(format!(
            "Unmatched element type between input tensor and block argument, expected:{}, got: {}",
            at.show(element),
            at.show(args[rank])
        )),
        _ => Ok(()),
    }
}

/// The encoding, the first level and the level after the last of a space or an iterator.
fn levels(at: Subject<'_>, ty: Type) -> Option<(&Param, u64, u64)> {
    match at.data(ty) {
        TypeData::Dialect { params, .. } => match &**params {
            [encoding, Param::Int(low), Param::Int(high)] => Some((encoding, word(low), word(high))),
            _ => None,
        },
        _ => None,
    }
}

fn verify_extract_space(at: Subject<'_>) -> Checked {
    let (Some(low), Some(high)) = (at.int("loLvl"), at.int("hiLvl")) else { return Ok(()) };
    if low.cast_unsigned() >= high.cast_unsigned() {
        return wrong("expected smaller level low than level high");
    }
    let parent = at.ty(1);
    if parent.is_some() != (low != 0) {
        return wrong("parent iterator should be specified iff level lower bound equals 0");
    }
    let ends = parent.and_then(|ty| levels(at, ty)).zip(at.result().and_then(|ty| levels(at, ty)));
    let Some(((parent, _, end), (space, start, _))) = ends else { return Ok(()) };
    if parent != space {
        return wrong("mismatch in parent iterator encoding and iteration space encoding.");
    }
    if start == end {
        Ok(())
    } else {
        wrong("parent iterator should be used to extract an iteration space from a consecutive level.")
    }
}

fn verify_extract_value(at: Subject<'_>) -> Checked {
    let (Some(tensor), Some((encoding, _, end))) = (at.ty(0), at.ty(1).and_then(|ty| levels(at, ty))) else {
        return Ok(());
    };
    let own = of_tensor(at.ctx, tensor);
    if own.map(Param::Attr).as_ref() != Some(encoding) {
        return wrong("mismatch in tensor encoding and iterator encoding.");
    }
    if level_count(at, tensor).map(i64::cast_unsigned) == Some(end) {
        Ok(())
    } else {
        wrong("must use last-level iterator to extract values. ")
    }
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("sparse_tensor.concatenate", verify_concatenate),
    ("sparse_tensor.crd_translate", verify_translate),
    ("sparse_tensor.extract_iteration_space", verify_extract_space),
    ("sparse_tensor.extract_value", verify_extract_value),
    ("sparse_tensor.foreach", verify_foreach),
    ("sparse_tensor.reinterpret_map", verify_reinterpret),
    ("sparse_tensor.reorder_coo", verify_reorder),
    ("sparse_tensor.sort", verify_sort),
];
