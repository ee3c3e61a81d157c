//! Matrix products of a group of warps, and reciprocals.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{FloatKind, Param, Type, TypeData, attr_to_string};

/// Multiple of the number of rows of a product.
const ROWS: i64 = 64;

/// The type that a matrix descriptor or an accumulator is about.
fn held(at: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    match at.data(ty?) {
        TypeData::Dialect { params, .. } => match params.first() {
            Some(Param::Type(held)) => Some(*held),
            _ => None,
        },
        _ => None,
    }
}

fn shape(at: Subject<'_>, ty: Type) -> &[i64] {
    match at.data(ty) {
        TypeData::Vector { shape, .. } | TypeData::MemRef { shape, .. } => shape,
        _ => &[],
    }
}

fn is_integer(at: Subject<'_>, ty: Type, width: u32) -> bool {
    matches!(at.data(ty), TypeData::Integer { width: found, .. } if *found == width)
}

/// Returns true if factors and a sum of these element types can be multiplied and added.
fn is_supported(at: Subject<'_>, sum: Type, [a, b]: [Type; 2]) -> bool {
    use FloatKind::{BF16, F8E4M3FN, F8E5M2, F16, F32, TF32};
    let is_half_or_single = matches!(at.data(sum), TypeData::Float(F16 | F32));
    match (at.data(a), at.data(b)) {
        (TypeData::Float(F16), TypeData::Float(F16)) | (TypeData::Float(BF16), TypeData::Float(BF16)) => {
            is_half_or_single
        }
        (TypeData::Float(TF32), TypeData::Float(TF32)) => matches!(at.data(sum), TypeData::Float(F32)),
        (TypeData::Float(F8E5M2 | F8E4M3FN), TypeData::Float(F8E5M2 | F8E4M3FN)) => is_half_or_single,
        _ => {
            // Bytes are not among them at upstream.
            let are = |width: u32| is_integer(at, a, width) && is_integer(at, b, width);
            (are(16) || are(1)) && is_integer(at, sum, 32)
        }
    }
}

/// Returns true if a product can have that many columns, given the element type of its factors.
fn is_supported_width(at: Subject<'_>, columns: i64, element: Type) -> bool {
    use FloatKind::{BF16, F8E4M3FN, F8E5M2, F16, F32, TF32};
    if !(8..=256).contains(&columns) || columns % 8 != 0 {
        return false;
    }
    match at.data(element) {
        TypeData::Float(BF16 | F16 | F32 | TF32 | F8E4M3FN | F8E5M2) => true,
        TypeData::Integer { width: 1 | 8, .. } => matches!(columns, 8 | 24) || columns % 16 == 0,
        _ => false,
    }
}

fn verify_product(at: Subject<'_>) -> Checked {
    if at.has("transposeA") && !at.has("transposeB") {
        return wrong(
            "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ",
        );
    }
    let [Some(a), Some(b), Some(sum)] =
        ["descriptorA", "descriptorB", "matrixC"].map(|group| held(at, at.ty(at.group_named(group)?)))
    else {
        return Ok(());
    };
    if held(at, at.result()).is_some_and(|result| result != sum) {
        return wrong("type of matrix C and matrix D must be the same");
    }
    let (&[rows, depth], &[other_depth, columns], &[high, wide]) =
        (shape(at, a), shape(at, b), shape(at, sum))
    else {
        return wrong("has matrices A, B, C and D, they must be 2 dimensional");
    };
    if depth != other_depth {
        return wrong(format!("2nd dim matrix-A ({depth})!= 1st dim matrix-B ({other_depth} )"));
    }
    if rows != high {
        return wrong(format!("1st dim matrix-A ( {rows} )!= 1st dim matrix-C ( {high} )"));
    }
    if columns != wide {
        return wrong(format!("2nd dim matrix-B ( {columns} ) != 2nd dim matrix-C ( {wide} )"));
    }
    verify_elements(at, [a, b, sum], columns)
}

fn verify_elements(at: Subject<'_>, [a, b, sum]: [Type; 3], columns: i64) -> Checked {
    let [Some(left), Some(right), Some(added)] = [a, b, sum].map(|ty| at.element(ty)) else { return Ok(()) };
    let text = format!("'{}' += '{}' * '{}'", at.show(added), at.show(left), at.show(right));
    if !is_supported(at, added, [left, right]) {
        return wrong(format!("{text}, it is not supported."));
    }
    if !is_supported_width(at, columns, left) {
        return wrong(format!("has input type '{}' n is set to {columns}, it is not supported", at.show(b)));
    }
    let is_done = matches!(at.data(added), TypeData::Float(FloatKind::F32))
        || matches!(at.data(left), TypeData::Float(FloatKind::F16 | FloatKind::BF16));
    if is_done { Ok(()) } else { wrong(format!("hit a limitation: {text}, it is not supported yet")) }
}

fn verify_store(at: Subject<'_>) -> Checked {
    let (Some(matrix), Some(buffer)) = (held(at, at.ty(0)), at.ty(1)) else { return Ok(()) };
    let is_single =
        at.element(matrix).is_some_and(|ty| matches!(at.data(ty), TypeData::Float(FloatKind::F32)));
    if !is_single {
        return wrong("hit a limitation: only f32 results for the time being");
    }
    let (&[rows, columns, ..], &[high, wide, ..]) = (shape(at, matrix), shape(at, buffer)) else {
        return Ok(());
    };
    if (rows, columns) == (high, wide) {
        Ok(())
    } else {
        wrong(format!(
            "results ['{}'][{columns}] values. However, destination memref[{high}][{wide}]  does not have same size \
         as results",
            at.show(matrix)
        ))
    }
}

fn verify_start(at: Subject<'_>) -> Checked {
    let Some(matrix) = held(at, at.result()) else { return Ok(()) };
    let (&[rows, columns, ..], Some(element)) = (shape(at, matrix), at.element(matrix)) else {
        return Ok(());
    };
    if rows % ROWS == 0 && is_supported_width(at, columns, element) {
        Ok(())
    } else {
        wrong(format!(
            "has type '{}'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not \
         supported yet)",
            at.show(matrix)
        ))
    }
}

fn verify_reciprocal(at: Subject<'_>) -> Checked {
    let Some(rounding) = at.attr("rounding") else { return Ok(()) };
    if at.word("rounding").as_deref() == Some("approx") && at.has("ftz") {
        Ok(())
    } else {
        wrong(format!(
            "has a limitation. {} or non-ftz is not supported yet.",
            attr_to_string(at.ctx, rounding)
        ))
    }
}

pub(super) const RULES: Rules = Rules::after(
    "groups",
    &[
        ("nvgpu.rcp", verify_reciprocal),
        ("nvgpu.warpgroup.mma", verify_product),
        ("nvgpu.warpgroup.mma.init.accumulator", verify_start),
        ("nvgpu.warpgroup.mma.store", verify_store),
    ],
);
