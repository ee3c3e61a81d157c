//! Transposed buffers: the layout of the result follows from that of the source and the permutation.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AffineExpr, AffineMap, AttrData, Context, Type, TypeData};

use crate::common::indexing::is_projected_permutation;
use crate::common::strides::{self, Strided, contiguous};

/// The sum of the dimensions, multiplied with their strides, and the offset; dynamic ones are symbols in
/// order.
fn linear(layout: &Strided) -> AffineMap {
    let mut symbols = 0;
    let mut number = |value: i64| match value {
        Type::DYNAMIC => {
            symbols += 1;
            AffineExpr::Symbol(symbols - 1)
        }
        value => AffineExpr::Constant(value),
    };
    let offset = number(layout.offset);
    let terms = layout.strides.iter().enumerate();
    let terms = terms.map(|(dim, stride)| AffineExpr::Dim(dim as u32).times(number(*stride)));
    let sum = terms.reduce(AffineExpr::plus);
    let index = match (sum, &offset) {
        (Some(sum), AffineExpr::Constant(0)) => sum,
        (Some(sum), _) => sum.plus(offset),
        (None, _) => offset,
    };
    AffineMap { dims: layout.strides.len() as u32, symbols, results: [index].into() }
}

/// The same type with its layout in canonical form: none if the buffer is contiguous, else a map.
fn canonical(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeData::MemRef { shape, element, memory_space, .. } = ctx.type_data(ty) else { return None };
    let layout = strides::of_type(ctx, ty)?;
    let is_plain = layout.offset == 0 && layout.strides == contiguous(shape);
    let layout = (!is_plain).then(|| ctx.attr(AttrData::AffineMap(Box::new(linear(&layout)))));
    let (element, memory_space) = (*element, *memory_space);
    Some(ctx.ty(TypeData::MemRef { shape: shape.clone(), element, layout, memory_space }))
}

/// The type of a source, transposed.
fn transposed(ctx: &Context, source: Type, map: &AffineMap) -> Option<Type> {
    let TypeData::MemRef { shape, element, memory_space, .. } = ctx.type_data(source) else { return None };
    let layout = strides::of_type(ctx, source)?;
    let dims = map
        .results
        .iter()
        .map(|expr| if let AffineExpr::Dim(dim) = expr { Some(*dim as usize) } else { None });
    let dims = dims.collect::<Option<Vec<usize>>>()?;
    let permuted =
        |values: &[i64]| dims.iter().map(|dim| values.get(*dim).copied()).collect::<Option<Vec<i64>>>();
    let strides = permuted(&layout.strides)?;
    let layout = Strided { strides, offset: layout.offset };
    Some(strides::buffer(ctx, &permuted(shape)?, *element, &layout, *memory_space))
}

pub(super) fn verify_transpose(at: Subject<'_>) -> Checked {
    let Some(AttrData::AffineMap(map)) = at.attr_data("permutation") else { return Ok(()) };
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if map.results.len() != map.dims as usize || !is_projected_permutation(map) {
        return wrong("expected a permutation map");
    }
    if at.dims(source).is_some_and(|shape| shape.len() != map.dims as usize) {
        return wrong("expected a permutation map of same rank as the input");
    }
    let expected = transposed(at.ctx, source, map).and_then(|ty| canonical(at.ctx, ty));
    let Some(expected) = expected else { return Ok(()) };
    if canonical(at.ctx, result) == Some(expected) {
        Ok(())
    } else {
        wrong(format!(
            "result type '{}' is not equivalent to the canonical transposed input type '{}'",
            at.show(result),
            at.show(expected)
        ))
    }
}
