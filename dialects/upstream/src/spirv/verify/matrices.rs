//! Verifiers of matrix products and transpositions.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Context, Param, Type, TypeData};

use crate::spirv::parts::{ends, length, operands, plain, result};

/// The number of columns of a matrix, the number of rows, and the type of its elements.
pub(crate) fn matrix(ctx: &Context, ty: Type) -> Option<(i64, i64, Type)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    match &**params {
        [Param::Int(columns), Param::Type(column)] if ctx.str(*name) == "spirv.matrix" => {
            let TypeData::Vector { shape, element, .. } = ctx.type_data(*column) else { return None };
            Some((columns.as_i64()?, *shape.first()?, *element))
        }
        _ => None,
    }
}

fn verify_matrix_times_scalar(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let &[first, scalar] = &operands(ir, op)[..] else { return Ok(()) };
    let element = match ctx.type_data(first) {
        TypeData::Dialect { params, .. } => match params.get(2) {
            Some(Param::Type(element)) => Some(*element),
            _ => matrix(ctx, first).map(|(_, _, element)| element),
        },
        _ => None,
    };
    match element {
        Some(element) if element != scalar => {
            wrong("input matrix components' type and scaling value must have the same type")
        }
        _ => Ok(()),
    }
}

fn verify_transpose(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((from, to)) = ends(ir, op) else { return Ok(()) };
    let (Some(from), Some(to)) = (matrix(ctx, from), matrix(ctx, to)) else { return Ok(()) };
    if from.1 != to.0 {
        return plain("input matrix rows count must be equal to output matrix columns count");
    }
    if from.0 != to.1 {
        return plain("input matrix columns count must be equal to output matrix rows count");
    }
    if from.2 == to.2 { Ok(()) } else { plain("input and output matrices must have the same component type") }
}

fn verify_product(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some(left), Some(right), Some(result)) =
        (matrix(ctx, left), matrix(ctx, right), matrix(ctx, result))
    else {
        return Ok(());
    };
    if left.0 != right.1 {
        return plain("left matrix columns' count must be equal to the right matrix rows' count");
    }
    if right.0 != result.0 {
        return plain("right and result matrices must have equal columns' count");
    }
    if right.2 != result.2 {
        return plain("right and result matrices' component type must be the same");
    }
    if left.2 != result.2 {
        return plain("left and result matrices' component type must be the same");
    }
    if left.1 == result.1 { Ok(()) } else { plain("left and result matrices must have equal rows' count") }
}

fn verify_matrix_times_vector(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some((columns, rows, _)), Some(right), Some(result)) =
        (matrix(ctx, left), length(ctx, right), length(ctx, result))
    else {
        return Ok(());
    };
    if columns != right {
        return wrong(format!("matrix columns ({columns}) must match vector operand size ({right})"));
    }
    if rows == result {
        Ok(())
    } else {
        wrong(format!("result size ({result}) must match the matrix rows ({rows})"))
    }
}

fn verify_vector_times_matrix(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (&[left, right], Some(result)) = (&operands(ir, op)[..], result(ir, op)) else { return Ok(()) };
    let (Some(left), Some((columns, rows, _)), Some(result)) =
        (length(ctx, left), matrix(ctx, right), length(ctx, result))
    else {
        return Ok(());
    };
    if left != rows {
        return wrong(
            "number of components in vector must equal the number of components in each column in matrix",
        );
    }
    if columns == result {
        Ok(())
    } else {
        wrong("number of columns in matrix must equal the number of components in result")
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.MatrixTimesMatrix", verify_product),
    ("spirv.MatrixTimesScalar", verify_matrix_times_scalar),
    ("spirv.MatrixTimesVector", verify_matrix_times_vector),
    ("spirv.Transpose", verify_transpose),
    ("spirv.VectorTimesMatrix", verify_vector_times_matrix),
];
