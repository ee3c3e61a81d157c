//! Vectors of several dimensions, which the llvm dialect has as arrays of vectors.

use legalize_ir::{Context, Type, ValueId};

use crate::llvm::convert::build::Builder;
use crate::llvm::{LlvmType, classify};

/// Whether a converted type is an array.
pub(crate) fn is_array(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Array { .. }))
}

/// The lengths of nested arrays, outermost first, and what the innermost holds.
fn shape(ctx: &Context, mut ty: Type) -> (Vec<u64>, Type) {
    let mut lens = Vec::new();
    while let Some(LlvmType::Array { len, element }) = classify(ctx, ty) {
        lens.push(len);
        ty = element;
    }
    (lens, ty)
}

/// Most rows that an operation is unrolled into; a module should not grow without bounds by one line.
const MAX_ROWS: u64 = 1 << 16;

/// Takes arrays apart, makes a row of the result out of each row of the operands, and puts the rows together;
/// nothing if the arrays have different shapes or more than [`MAX_ROWS`] rows.
pub(super) fn unroll(
    builder: &mut Builder<'_, '_>,
    operands: &[ValueId],
    result: Type,
    make: &mut dyn FnMut(&mut Builder<'_, '_>, &[ValueId], Type) -> ValueId,
) -> Option<ValueId> {
    let ctx = builder.ctx;
    let (lens, row) = shape(ctx, result);
    let rows: Vec<Type> = operands
        .iter()
        .map(|&operand| {
            let (found, row) = shape(ctx, builder.ty(operand));
            (found == lens).then_some(row)
        })
        .collect::<Option<_>>()?;
    let count = lens.iter().try_fold(1u64, |count, &len| count.checked_mul(len));
    let count = count.filter(|&count| count <= MAX_ROWS)?;
    let mut whole = builder.poison(result);
    for index in 0..count {
        let position = position(&lens, index);
        let parts: Vec<ValueId> = operands
            .iter()
            .zip(&rows)
            .map(|(&operand, &row)| builder.extract(operand, &position, row))
            .collect();
        let made = make(builder, &parts, row);
        whole = builder.insert(whole, made, &position);
    }
    Some(whole)
}

/// The position of the row with this number, the last index running fastest.
fn position(lens: &[u64], index: u64) -> Vec<i64> {
    let mut rest = index;
    let mut position = vec![0; lens.len()];
    for (at, &len) in position.iter_mut().zip(lens).rev() {
        *at = (rest % len) as i64;
        rest /= len;
    }
    position
}
