//! Products of matrices that the threads of a warp hold: the registers of each factor, and of the sum.

use legalize_dialects_hooks::llvm_types::{LlvmType, classify};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{Type, TypeData};

/// The type and the number of the registers that hold a matrix; `size` is its number of rows or columns that
/// is not summed over, absent for the sum.
fn registers(at: Subject<'_>, kind: &str, size: Option<i64>) -> Option<(Type, usize)> {
    let common = at.ctx.common();
    let pair = TypeData::Vector { shape: [2].into(), element: common.f16, scalable: [false].into() };
    Some(match (kind, size) {
        ("f16", Some(_)) => (at.ctx.ty(pair), 8),
        ("f16", None) => (at.ctx.ty(pair), 4),
        ("f32", None) => (common.f32, 8),
        ("f64", Some(_)) => (common.f64, 1),
        ("f64", None) => (common.f64, 2),
        ("tf32", Some(_)) => (common.i32, 4),
        ("s8" | "u8", Some(8)) => (common.i32, 1),
        ("s8" | "u8", Some(16)) => (common.i32, 2),
        ("s8" | "u8", Some(32)) => (common.i32, 4),
        ("s32", None) => (common.i32, 8),
        _ => return None,
    })
}

fn verify_product(at: Subject<'_>) -> Checked {
    let (Some(factor), Some(sum)) = (at.word("eltypeA"), at.word("eltypeB")) else { return Ok(()) };
    let (Some(rows), Some(columns)) = (at.int("m"), at.int("n")) else { return Ok(()) };
    let (Some(left), Some(right), Some(added)) = (
        registers(at, &factor, Some(rows)),
        registers(at, &factor, Some(columns)),
        registers(at, &sum, None),
    ) else {
        return Ok(());
    };
    let expected: Vec<Type> =
        [left, right, added].iter().flat_map(|(ty, count)| std::iter::repeat_n(*ty, *count)).collect();
    let given = at.operand_types();
    if given.len() != expected.len() {
        return wrong(format!("expected {} arguments", expected.len()));
    }
    if let Some(index) = given.iter().zip(&expected).position(|(given, expected)| given != expected) {
        return wrong(format!("expected argument {index} to be of type '{}'", at.show(expected[index])));
    }
    let is_sum = match at.result().and_then(|ty| classify(at.ctx, ty)) {
        Some(LlvmType::Struct { name: None, body: Some(fields), packed: false }) => {
            fields.len() == added.1 && fields.iter().all(|field| *field == added.0)
        }
        _ => false,
    };
    if is_sum {
        Ok(())
    } else {
        wrong(format!(
            "expected destination type is a structure of {} elements of type '{}'",
            added.1,
            at.show(added.0)
        ))
    }
}

pub(super) const RULES: Rules = Rules::after("wmma", &[("nvvm.wmma.mma", verify_product)]);
