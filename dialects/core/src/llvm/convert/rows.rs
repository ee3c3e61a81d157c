//! Vectors of several dimensions, which are arrays of vectors in the llvm dialect: operations on them, row by
//! row.

use legalize_conversion::{MatchFailure, Natives, ReplacementValues, Rewriter};
use legalize_ir::{Context, Ir, OperationState, Type};

use super::build::Builder;
use crate::llvm::{LlvmType, classify};

/// Maximum number of rows that an operation is unrolled into; a single line should not grow a module without
/// bounds.
const MAX_ROWS: u64 = 1 << 16;

/// True if a converted type is an array.
pub(super) fn is_array(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Array { .. }))
}

/// The lengths of nested arrays, outermost first, and the innermost element type.
pub(super) fn shape(ctx: &Context, mut ty: Type) -> (Vec<u64>, Type) {
    let mut lens = Vec::new();
    while let Some(LlvmType::Array { len, element }) = classify(ctx, ty) {
        lens.push(len);
        ty = element;
    }
    (lens, ty)
}

fn row_count(lens: &[u64]) -> Option<u64> {
    let count = lens.iter().try_fold(1u64, |count, &len| count.checked_mul(len));
    count.filter(|&count| count <= MAX_ROWS)
}

/// True if a converted type has at most [`MAX_ROWS`] rows.
pub(super) fn has_few_rows(ctx: &Context, ty: Type) -> bool {
    row_count(&shape(ctx, ty).0).is_some()
}

/// Registers `byRows`: an operation on arrays is created once for each row.
pub(super) fn add(natives: &mut Natives) {
    natives.add_creation("::legalize::llvm::byRows", is_on_arrays, unroll);
}

/// True if the first operand is an array; a select with a scalar condition selects arrays as a whole.
fn is_on_arrays(ctx: &Context, ir: &Ir, state: &OperationState) -> bool {
    state.operands.first().is_some_and(|&first| is_array(ctx, ir.value_type(first)))
}

/// Takes arrays apart, creates an operation on each row of the operands, and puts the results together; fails
/// if the arrays have different shapes or more than [`MAX_ROWS`] rows.
fn unroll(
    rewriter: &mut dyn Rewriter<'_>,
    state: &OperationState,
) -> Result<ReplacementValues, MatchFailure> {
    let ctx = rewriter.ctx();
    let mut builder = Builder { rewriter, ctx, loc: state.loc };
    let &[result] = state.result_types.as_slice() else { return Err("one result is put together".into()) };
    let (lens, row) = shape(ctx, result);
    let rows: Option<Vec<Type>> = state
        .operands
        .iter()
        .map(|&operand| {
            let (found, row) = shape(ctx, builder.ty(operand));
            (found == lens).then_some(row)
        })
        .collect();
    let (Some(rows), Some(count)) = (rows, row_count(&lens)) else {
        return Err("the operands have different shapes or too many rows".into());
    };
    let mut whole = builder.poison(result);
    for index in 0..count {
        let position = position(&lens, index);
        let mut part = OperationState::new(ctx, state.name, state.loc);
        (part.inherent, part.discardable) = (state.inherent, state.discardable);
        part.operands = state
            .operands
            .iter()
            .zip(&rows)
            .map(|(&operand, &row)| builder.extract(operand, &position, row))
            .collect();
        part.result_types.push(row);
        let part = builder.create(part);
        let value = builder.ir().op(part).results()[0];
        whole = builder.insert(whole, value, &position);
    }
    Ok(ReplacementValues::from_slice(&[whole]))
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
