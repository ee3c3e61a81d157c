//! Descriptors of memrefs: as one structure, and as the values that functions pass instead.
//!
//! Mirrors <https://mlir.llvm.org/docs/TargetLLVMIR/#calling-conventions>.

use legalize_conversion::{MaterializationInput, Rewriter, TypeConverter, Types};
use legalize_ir::{Context, Type, TypeData, ValueId};
use smallvec::SmallVec;

use super::build::Builder;
use crate::llvm::{LlvmType, classify};

/// Whether a type is a memref of any kind.
pub(super) fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Whether a type is a memref of unknown rank.
pub(super) fn is_unranked(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::UnrankedMemRef { .. })
}

/// Where the parts of a descriptor are, in the order in which functions pass them, with their types.
fn parts(ctx: &Context, descriptor: Type) -> Vec<(Vec<i64>, Type)> {
    let Some(LlvmType::Struct { body: Some(fields), .. }) = classify(ctx, descriptor) else {
        return Vec::new();
    };
    let mut parts = Vec::new();
    for (at, &field) in fields.iter().enumerate() {
        match classify(ctx, field) {
            Some(LlvmType::Array { len, element }) => {
                parts.extend((0..len as i64).map(|index| (vec![at as i64, index], element)));
            }
            _ => parts.push((vec![at as i64], field)),
        }
    }
    parts
}

/// The types that a function takes instead of one type: the parts of a memref's descriptor, or the converted
/// type.
pub(super) fn expanded(ctx: &Context, converter: &TypeConverter, ty: Type) -> Option<Types> {
    let converted = converter.convert_type(ctx, ty)?;
    Some(match is_memref(ctx, ty) {
        true => parts(ctx, converted).into_iter().map(|(_, ty)| ty).collect(),
        false => Types::from_slice(&[converted]),
    })
}

/// Takes a descriptor apart.
pub(super) fn unpack(b: &mut Builder<'_, '_>, descriptor: ValueId) -> Vec<ValueId> {
    let parts = parts(b.ctx, b.ty(descriptor));
    parts.into_iter().map(|(position, ty)| b.extract(descriptor, &position, ty)).collect()
}

/// Puts a descriptor together. The size and the stride of a dimension go in one after the other.
pub(super) fn pack(b: &mut Builder<'_, '_>, values: &[ValueId], descriptor: Type) -> Option<ValueId> {
    let parts = parts(b.ctx, descriptor);
    if parts.is_empty() || parts.len() != values.len() {
        return None;
    }
    let mut order: Vec<(&(Vec<i64>, Type), ValueId)> = parts.iter().zip(values.iter().copied()).collect();
    order.sort_by_key(|((position, _), _)| match position[..] {
        [field, dim] => (1, dim, field),
        ref whole => (0, whole[0], 0),
    });
    let mut whole = b.poison(descriptor);
    for ((position, _), value) in order {
        whole = b.insert(whole, value, position);
    }
    Some(whole)
}

/// Adds the materializations that put descriptors together where a function's arguments came in parts.
pub(super) fn add_materializations(converter: &mut TypeConverter) {
    let packed = |rewriter: &mut dyn Rewriter<'_>, input: &MaterializationInput<'_>, ty: Type| {
        if input.inputs.len() < 2 {
            return None;
        }
        let (ctx, loc) = (rewriter.ctx(), input.loc);
        pack(&mut Builder { rewriter, ctx, loc }, input.inputs, ty)
    };
    converter.add_target_materialization(move |rewriter, input| {
        let &[ty] = input.types else { return None };
        packed(rewriter, input, ty).map(|value| SmallVec::from_slice(&[value]))
    });
    // The reader of the original memref gets a cast of the descriptor.
    let types = converter.clone();
    converter.add_source_materialization(move |rewriter, input| {
        let &[ty] = input.types else { return None };
        let (ctx, loc) = (rewriter.ctx(), input.loc);
        let descriptor = types.convert_type(ctx, ty).filter(|_| is_memref(ctx, ty))?;
        let whole = packed(rewriter, input, descriptor)?;
        let mut b = Builder { rewriter, ctx, loc };
        let cast = b.value(ctx.op_str(ctx.common().unrealized_conversion_cast), &[whole], ty, &[]);
        Some(SmallVec::from_slice(&[cast]))
    });
}
