//! Strides and offset of a buffer's layout.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#memreftype>.

use legalize_ir::{AffineExpr, AffineMap, AffineOp, AttrData, Attribute, Context, Type, TypeData};

/// Strided layout of a buffer; [`Type::DYNAMIC`] for dynamic values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strided {
    /// Distances between neighbours, by dimension.
    pub(crate) strides: Vec<i64>,
    /// Position of the first element.
    pub(crate) offset: i64,
}

/// `a * b`; dynamic if either is, unless the other is zero.
pub(crate) fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (Type::DYNAMIC, _) | (_, Type::DYNAMIC) => Type::DYNAMIC,
        (a, b) => a.saturating_mul(b),
    }
}

/// `a + b`; dynamic if either is.
pub(crate) fn plus(a: i64, b: i64) -> i64 {
    if a == Type::DYNAMIC || b == Type::DYNAMIC { Type::DYNAMIC } else { a.saturating_add(b) }
}

/// The strides of a contiguous buffer.
pub(crate) fn contiguous(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = times(strides[dim], shape[dim]);
    }
    strides
}

/// The layout of a buffer, if it is strided.
pub(crate) fn of_type(ctx: &Context, ty: Type) -> Option<Strided> {
    let TypeData::MemRef { shape, layout, .. } = ctx.type_data(ty) else { return None };
    of_layout(ctx, shape, *layout)
}

/// Returns true if the last dimension of a buffer has unit stride, provided that its layout is strided at
/// all.
pub(crate) fn is_last_unit(ctx: &Context, ty: Type) -> bool {
    !matches!(ctx.type_data(ty), TypeData::MemRef { .. })
        || of_type(ctx, ty).is_some_and(|layout| layout.strides.last().is_none_or(|stride| *stride == 1))
}

/// The number of symbols in the map of a buffer's layout.
pub(crate) fn layout_symbols(ctx: &Context, ty: Type) -> usize {
    let TypeData::MemRef { layout: Some(layout), .. } = ctx.type_data(ty) else { return 0 };
    match ctx.attr_data(*layout) {
        AttrData::AffineMap(map) => map.symbols as usize,
        AttrData::StridedLayout { strides, offset } => {
            strides.iter().chain([offset]).filter(|number| **number == Type::DYNAMIC).count()
        }
        _ => 0,
    }
}

fn of_layout(ctx: &Context, shape: &[i64], layout: Option<Attribute>) -> Option<Strided> {
    let Some(layout) = layout else {
        return Some(Strided { strides: contiguous(shape), offset: 0 });
    };
    match ctx.attr_data(layout) {
        AttrData::StridedLayout { strides, offset } => {
            Some(Strided { strides: strides.to_vec(), offset: *offset })
        }
        AttrData::AffineMap(map) => of_map(map, shape),
        _ => None,
    }
}

fn of_map(map: &AffineMap, shape: &[i64]) -> Option<Strided> {
    if map.is_identity() {
        return Some(Strided { strides: contiguous(shape), offset: 0 });
    }
    let [index] = &*map.results else { return None };
    let mut found = Strided { strides: vec![0; shape.len()], offset: 0 };
    // Sums can be as long as the text.
    let mut pending = vec![(index, 1i64)];
    while let Some((expr, factor)) = pending.pop() {
        match expr {
            AffineExpr::Dim(dim) => {
                let stride = found.strides.get_mut(*dim as usize)?;
                *stride = plus(*stride, factor);
            }
            AffineExpr::Constant(value) => found.offset = plus(found.offset, times(*value, factor)),
            AffineExpr::Symbol(_) => found.offset = Type::DYNAMIC,
            AffineExpr::Binary { op: AffineOp::Add, lhs, rhs } => {
                pending.extend([(&**lhs, factor), (&**rhs, factor)]);
            }
            AffineExpr::Binary { op: AffineOp::Mul, lhs, rhs } if rhs.is_symbolic_or_constant() => {
                pending.push((lhs, times(factor, rhs.as_constant().unwrap_or(Type::DYNAMIC))));
            }
            expr if expr.is_symbolic_or_constant() => found.offset = Type::DYNAMIC,
            AffineExpr::Binary { .. } => return None,
        }
    }
    Some(found)
}

/// The type of a buffer with an explicit strided layout.
pub(crate) fn buffer(
    ctx: &Context,
    shape: &[i64],
    element: Type,
    layout: &Strided,
    memory_space: Option<Attribute>,
) -> Type {
    let strides = layout.strides.clone().into();
    let layout = Some(ctx.attr(AttrData::StridedLayout { strides, offset: layout.offset }));
    ctx.ty(TypeData::MemRef { shape: shape.into(), element, layout, memory_space })
}
