//! Descriptors of memrefs: as one struct, and as the values that functions pass instead.
//!
//! Mirrors <https://mlir.llvm.org/docs/TargetLLVMIR/#calling-conventions>.

use legalize_conversion::{
    ConversionRewriter, MatchFailure, MaterializationInput, Rewriter, TypeConverter, Types,
};
use legalize_ir::{Context, OpId, Type, TypeData, ValueId};
use legalize_typed::OpView;
use smallvec::SmallVec;

use crate::arith::int_width;
use crate::func::lower::calls::call_by_name;
use crate::func::lower::declare::declare_reserved;
use crate::llvm::convert::build::{Builder, malformed};
use crate::llvm::convert::types::static_layout;
use crate::llvm::{self, LlvmType, classify};
use crate::ops::llvm as ops;

/// Returns true for a memref of any kind.
pub(crate) fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Returns true for a memref of unknown rank.
pub(crate) fn is_unranked(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::UnrankedMemRef { .. })
}

/// The positions of the parts of a descriptor, in the order in which functions pass them, with their types.
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

/// The type of the bare pointer that replaces a memref, if its type determines the rest of the descriptor.
pub(crate) fn bare_pointer(ctx: &Context, converter: &TypeConverter, ty: Type) -> Option<Type> {
    static_layout(ctx, ty)?;
    let (_, pointer) = parts(ctx, converter.convert_type(ctx, ty)?).into_iter().next()?;
    Some(pointer)
}

/// The aligned pointer of a memref of known rank, which a caller passes as a bare pointer regardless of the
/// rest of the descriptor.
pub(crate) fn aligned_pointer(b: &mut Builder<'_, '_>, descriptor: ValueId) -> Option<ValueId> {
    match &parts(b.ctx, b.ty(descriptor))[..] {
        [_, (position, pointer), _, ..] => Some(b.extract(descriptor, position, *pointer)),
        // A descriptor of unknown rank has two parts.
        _ => None,
    }
}

/// The types of the arguments that replace an argument of one type: for a memref the parts of its descriptor
/// or its `bare` pointer, else the converted type.
pub(crate) fn expanded(ctx: &Context, converter: &TypeConverter, ty: Type, bare: bool) -> Option<Types> {
    let converted = converter.convert_type(ctx, ty)?;
    Some(match is_memref(ctx, ty) {
        true if bare => Types::from_slice(&[bare_pointer(ctx, converter, ty)?]),
        true => parts(ctx, converted).into_iter().map(|(_, ty)| ty).collect(),
        false => Types::from_slice(&[converted]),
    })
}

/// Unpacks a descriptor into its parts.
pub(crate) fn unpack(b: &mut Builder<'_, '_>, descriptor: ValueId) -> Vec<ValueId> {
    let parts = parts(b.ctx, b.ty(descriptor));
    parts.into_iter().map(|(position, ty)| b.extract(descriptor, &position, ty)).collect()
}

/// Packs parts into a descriptor. The size and the stride of a dimension are inserted one after the other.
pub(crate) fn pack(b: &mut Builder<'_, '_>, values: &[ValueId], descriptor: Type) -> Option<ValueId> {
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

/// Creates the descriptor of a memref of this type from a bare pointer to its elements.
pub(crate) fn describe(
    b: &mut Builder<'_, '_>,
    pointer: ValueId,
    memref: Type,
    descriptor: Type,
) -> Option<ValueId> {
    let layout = static_layout(b.ctx, memref)?;
    let &(_, index) = parts(b.ctx, descriptor).get(2)?;
    let mut whole = b.poison(descriptor);
    whole = b.insert(whole, pointer, &[0]);
    whole = b.insert(whole, pointer, &[1]);
    let offset = b.llvm_index(index, layout.offset);
    whole = b.insert(whole, offset, &[2]);
    for (dim, (size, stride)) in (0..).zip(layout.dims) {
        for (field, number) in [(3, size), (4, stride)] {
            let number = b.llvm_index(index, number);
            whole = b.insert(whole, number, &[field, dim]);
        }
    }
    Some(whole)
}

/// Kind of memory that the target of a descriptor of unknown rank is copied to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CopyTo {
    /// Memory that outlives the function that returns it.
    Heap,
    /// Stack memory: the caller frees the memory that was returned to it.
    Stack,
}

/// Copies the target of a descriptor of unknown rank; returns the descriptor of the copy.
///
/// Mirrors <https://mlir.llvm.org/docs/TargetLLVMIR/#calling-convention-for-unranked-memref>.
pub(crate) fn copy_unranked(
    op: OpId,
    descriptor: ValueId,
    to: CopyTo,
    rewriter: &mut dyn ConversionRewriter<'_>,
) -> Result<ValueId, MatchFailure> {
    let ctx = rewriter.ctx();
    let ty = rewriter.ir().value_type(descriptor);
    let &[(_, index), (_, pointer)] = &parts(ctx, ty)[..] else { return Err(malformed()) };
    match to {
        CopyTo::Heap => {
            declare_reserved(op, "malloc", llvm::function(ctx, pointer, &[index], false), rewriter)?;
        }
        CopyTo::Stack => {
            let void = llvm::void(ctx);
            declare_reserved(op, "free", llvm::function(ctx, void, &[pointer], false), rewriter)?;
        }
    }
    let mut b = Builder::new(rewriter, op);
    let size = ranked_size(&mut b, descriptor, index);
    let copy = match to {
        CopyTo::Heap => {
            let call = call_by_name(&mut b, "malloc", &[size], pointer)?;
            b.ir().op(call).results()[0]
        }
        CopyTo::Stack => {
            let element = [(ops::AllocaOp::ELEM_TYPE_ATTR, ctx.type_attr(ctx.int_type(8)))];
            b.value(ops::AllocaOp::NAME, &[size], pointer, &element)
        }
    };
    let source = b.extract(descriptor, &[1], pointer);
    b.op("llvm.intr.memcpy", &[copy, source, size], &[], &[("isVolatile", ctx.bool_attr(false))]);
    if to == CopyTo::Stack {
        call_by_name(&mut b, "free", &[source], llvm::void(ctx))?;
    }
    let whole = b.poison(ty);
    let rank = b.extract(descriptor, &[0], index);
    let whole = b.insert(whole, rank, &[0]);
    Ok(b.insert(whole, copy, &[1]))
}

/// Width of a pointer in bits.
const POINTER_BITS: u32 = 64;

/// The size in bytes of the ranked descriptor that one of unknown rank points to: two pointers, the offset,
/// and a size and a stride for each dimension.
fn ranked_size(b: &mut Builder<'_, '_>, descriptor: ValueId, index: Type) -> ValueId {
    let index_bits = int_width(b.ctx, index).unwrap_or(POINTER_BITS);
    let [one, two, index_size, pointer_size] =
        [1, 2, index_bits.div_ceil(8), POINTER_BITS / 8].map(|number| b.llvm_index(index, number.into()));
    let pointers = b.same(ops::MulOp::NAME, &[two, pointer_size]);
    let rank = b.extract(descriptor, &[0], index);
    let dims = b.same(ops::MulOp::NAME, &[two, rank]);
    let numbers = b.same(ops::AddOp::NAME, &[dims, one]);
    let numbers = b.same(ops::MulOp::NAME, &[numbers, index_size]);
    b.same(ops::AddOp::NAME, &[pointers, numbers])
}

/// Adds the materializations that pack descriptors where a function's arguments are expanded or bare
/// pointers.
pub(super) fn add_materializations(converter: &mut TypeConverter) {
    let packed = |rewriter: &mut dyn Rewriter<'_>,
                  input: &MaterializationInput<'_>,
                  original: Option<Type>,
                  ty: Type| {
        let (ctx, loc) = (rewriter.ctx(), input.loc);
        let mut b = Builder { rewriter, ctx, loc };
        match *input.inputs {
            [] => None,
            [one] => match classify(ctx, b.ty(one)) {
                Some(LlvmType::Pointer { .. }) => describe(&mut b, one, original?, ty),
                _ => None,
            },
            ref several => pack(&mut b, several, ty),
        }
    };
    converter.add_target_materialization(move |rewriter, input| {
        let &[ty] = input.types else { return None };
        packed(rewriter, input, input.original, ty).map(|value| SmallVec::from_slice(&[value]))
    });
    // The users of the original memref get a cast of the descriptor.
    let types = converter.clone();
    converter.add_source_materialization(move |rewriter, input| {
        let &[ty] = input.types else { return None };
        let (ctx, loc) = (rewriter.ctx(), input.loc);
        let descriptor = types.convert_type(ctx, ty).filter(|_| is_memref(ctx, ty))?;
        let whole = packed(rewriter, input, Some(ty), descriptor)?;
        let mut b = Builder { rewriter, ctx, loc };
        let cast = b.value(ctx.op_str(ctx.common().unrealized_conversion_cast), &[whole], ty, &[]);
        Some(SmallVec::from_slice(&[cast]))
    });
}
