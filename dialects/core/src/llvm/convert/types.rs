//! Conversion of types to types of the llvm dialect.
//!
//! `index` becomes an integer of the width that a pass sets; functions become pointers; vectors of several
//! dimensions become arrays of vectors; memrefs become descriptors: allocated and aligned pointer, offset,
//! sizes, strides. Mirrors <https://mlir.llvm.org/docs/TargetLLVMIR/#type-conversion>.

use legalize_conversion::{ConversionAnswer, TypeConverter};
use legalize_ir::{AffineExpr, AffineOp, AttrData, Attribute, Context, FloatKind, Type, TypeData};

use super::descriptors::add_materializations;
use crate::llvm;

/// Width of `index` in bits if neither the option of a pass nor the module's data layout sets it.
pub(crate) const INDEX_BITS: u32 = 64;

/// The converter to types of the llvm dialect.
pub(crate) fn llvm_types(index_bits: u32) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_recursive_conversion(move |converter, ctx, ty| {
        convert(converter, ctx, ty, index_bits).map(ConversionAnswer::to)
    });
    converter.add_cast_materializations();
    add_materializations(&mut converter);
    converter
}

fn convert(converter: &TypeConverter, ctx: &Context, ty: Type, index_bits: u32) -> Option<Type> {
    let index = || ctx.int_type(index_bits);
    match ctx.type_data(ty) {
        TypeData::Index => Some(index()),
        TypeData::Integer { width, .. } => Some(ctx.int_type(*width)),
        TypeData::Float(kind) => convert_float(ctx, ty, *kind),
        TypeData::Complex(element) => {
            let element = converter.convert_type(ctx, *element)?;
            Some(llvm::structure(ctx, &[element, element]))
        }
        TypeData::Vector { shape, scalable, element } => {
            let element = converter.convert_type(ctx, *element)?;
            let (Some((&last, outer)), Some((&scaled, outer_scaled))) =
                (shape.split_last(), scalable.split_last())
            else {
                // A vector without dimensions has one element.
                return Some(vector(ctx, 1, false, element));
            };
            if outer_scaled.contains(&true) {
                return None;
            }
            let rows = vector(ctx, last, scaled, element);
            if !llvm::is_compatible(ctx, rows, false) {
                return None;
            }
            outer
                .iter()
                .rev()
                .try_fold(rows, |inner, &len| u64::try_from(len).ok().map(|len| llvm::array(ctx, len, inner)))
        }
        // Regardless of inputs and results, as upstream.
        TypeData::Function { .. } => Some(llvm::pointer(ctx, 0)),
        TypeData::MemRef { shape, element, memory_space, layout, .. } => {
            // Only a strided layout has a descriptor.
            let strided = layout.is_none_or(|layout| match ctx.attr_data(layout) {
                AttrData::StridedLayout { .. } => true,
                AttrData::AffineMap(map) => matches!(&*map.results, [index] if is_strided(index)),
                _ => false,
            });
            converter.convert_type(ctx, *element)?;
            let pointer = llvm::pointer(ctx, address_space(ctx, *memory_space)?);
            let dims = llvm::array(ctx, shape.len() as u64, index());
            strided.then(|| {
                if shape.is_empty() {
                    llvm::structure(ctx, &[pointer, pointer, index()])
                } else {
                    llvm::structure(ctx, &[pointer, pointer, index(), dims, dims])
                }
            })
        }
        TypeData::UnrankedMemRef { memory_space, .. } => {
            address_space(ctx, *memory_space)?;
            // The pointer is to a ranked descriptor, regardless of the memory space of the elements.
            Some(llvm::structure(ctx, &[index(), llvm::pointer(ctx, 0)]))
        }
        _ => llvm::is_compatible(ctx, ty, true).then_some(ty),
    }
}

/// Converts a float: those that LLVM has stay; those of eight bits and fewer become integers.
fn convert_float(ctx: &Context, ty: Type, kind: FloatKind) -> Option<Type> {
    if llvm::is_compatible_float(kind) {
        return Some(ty);
    }
    let bits = kind.width();
    (bits <= 8).then(|| ctx.int_type(bits))
}

/// Visits the terms of an index that is a sum of dimensions, each times a factor that is not a dimension: the
/// dimension, and the factor if it is a number. `None` if the index is anything else, or if a term was
/// refused.
fn each_term(index: &AffineExpr, mut term: impl FnMut(Option<u32>, Option<i64>) -> Option<()>) -> Option<()> {
    // Sums can be as long as the text; they lean to the left.
    let mut pending = vec![(index, Some(1_i64))];
    while let Some((expr, factor)) = pending.pop() {
        let times = |number: Option<i64>| factor?.checked_mul(number?);
        match expr {
            AffineExpr::Dim(dim) => term(Some(*dim), factor)?,
            AffineExpr::Symbol(_) => term(None, None)?,
            AffineExpr::Constant(number) => term(None, times(Some(*number)))?,
            AffineExpr::Binary { op: AffineOp::Add, lhs, rhs } => {
                pending.extend([(&**lhs, factor), (&**rhs, factor)]);
            }
            AffineExpr::Binary { op: AffineOp::Mul, lhs, rhs } => match **lhs {
                AffineExpr::Dim(dim) => term(Some(dim), times(rhs.as_constant()))?,
                _ if lhs.is_symbolic_or_constant() => pending.push((rhs, times(lhs.as_constant()))),
                _ => pending.push((lhs, times(rhs.as_constant()))),
            },
            AffineExpr::Binary { .. } => return None,
        }
    }
    Some(())
}

fn is_strided(index: &AffineExpr) -> bool {
    each_term(index, |_, _| Some(())).is_some()
}

/// Layout of a memref that is completely static.
pub(super) struct StaticLayout {
    /// Offset of the first element.
    pub offset: i64,
    /// Size and stride of each dimension.
    pub dims: Vec<(i64, i64)>,
}

/// The layout of a memref; `None` if any part of it is only known at run time.
pub(super) fn static_layout(ctx: &Context, ty: Type) -> Option<StaticLayout> {
    let TypeData::MemRef { shape, layout, .. } = ctx.type_data(ty) else { return None };
    let (mut offset, mut strides) = (0, vec![0_i64; shape.len()]);
    match layout.map(|layout| ctx.attr_data(layout)) {
        None => {
            let mut stride = 1_i64;
            for (slot, &size) in strides.iter_mut().zip(&**shape).rev() {
                // After a dimension of size zero upstream does not know any strides.
                if stride == 0 {
                    return None;
                }
                *slot = stride;
                stride = stride.checked_mul(size)?;
            }
        }
        Some(AttrData::StridedLayout { offset: start, strides: given }) => {
            offset = *start;
            strides = given.to_vec();
        }
        Some(AttrData::AffineMap(map)) => match &*map.results {
            [index] => add_terms(index, &mut offset, &mut strides)?,
            _ => return None,
        },
        Some(_) => return None,
    }
    let known = !shape.iter().chain(&strides).chain([&offset]).any(|&number| number == Type::DYNAMIC);
    (known && strides.len() == shape.len())
        .then(|| StaticLayout { offset, dims: shape.iter().copied().zip(strides).collect() })
}

/// Adds up a sum of numbers and of dimensions times numbers; `None` for any other expression.
fn add_terms(index: &AffineExpr, offset: &mut i64, strides: &mut [i64]) -> Option<()> {
    each_term(index, |dim, factor| {
        let sum = match dim {
            Some(dim) => strides.get_mut(usize::try_from(dim).ok()?)?,
            None => &mut *offset,
        };
        *sum = sum.checked_add(factor?)?;
        Some(())
    })
}

fn vector(ctx: &Context, len: i64, scalable: bool, element: Type) -> Type {
    ctx.ty(TypeData::Vector { shape: [len].into(), scalable: [scalable].into(), element })
}

/// The LLVM address space of a memory space: a number, or none for the default one.
pub(crate) fn address_space(ctx: &Context, memory_space: Option<Attribute>) -> Option<u32> {
    match memory_space {
        None => Some(0),
        Some(space) => ctx.as_i64(space).and_then(|space| u32::try_from(space).ok()),
    }
}
