//! Bit arithmetic of `llvm/Support/MathExtras.h` and `llvm/ADT/bit.h`.

use crate::integer::{CppInt, IntType};
use legalize_ir::Reason;

/// Evaluates a function of the bits of one number.
///
/// # Errors
/// If C++ has no such function for the number's type, or the result does not fit.
pub(super) fn of_bits(name: &str, value: CppInt) -> Result<CppInt, Reason> {
    let value = match name {
        "Log2_32" | "Log2_32_Ceil" => value.to(IntType::U32),
        "Log2_64" | "Log2_64_Ceil" | "PowerOf2Ceil" => value.to(IntType::U64),
        _ => value,
    };
    let ty = value.ty();
    if ty.is_signed() {
        return Err(format!("'{name}' takes an unsigned integer").into());
    }
    let number = value.value().unsigned_abs();
    let width = u128::from(ty.width());
    let log = |number: u128| number.checked_ilog2().map(u128::from);
    // Rounded up; the width for zero.
    let ceil = match number {
        0 => width,
        number => log(number - 1).map_or(0, |log| log + 1),
    };
    let of = |value: u128, ty: IntType| CppInt::new(value as i128, ty);
    Ok(match name {
        "Log2_32" | "Log2_64" => CppInt::new(log(number).map_or(-1, |log| log as i128), IntType::U32),
        "Log2_32_Ceil" | "Log2_64_Ceil" => of(ceil, IntType::U32),
        "PowerOf2Ceil" if number == 0 || ceil == width => of(0, ty),
        "bit_ceil" if number == 0 => of(1, ty),
        "bit_ceil" if ceil == width => return Err(format!("'{name}' of {number} overflows '{ty}'").into()),
        "PowerOf2Ceil" | "bit_ceil" => of(1 << ceil, ty),
        "bit_floor" => of(log(number).map_or(0, |log| 1 << log), ty),
        "bit_width" => of(log(number).map_or(0, |log| log + 1), IntType::I32),
        "countr_zero" => of(if number == 0 { width } else { number.trailing_zeros().into() }, IntType::I32),
        "countl_zero" => of(width - log(number).map_or(0, |log| log + 1), IntType::I32),
        "popcount" => of(number.count_ones().into(), IntType::I32),
        _ => return Err(format!("unknown function '{name}'").into()),
    })
}

/// Returns true if a number is a power of two; the function's name determines the width of the number.
pub(super) fn is_power_of_2(name: &str, value: CppInt) -> bool {
    let ty = if name.ends_with("32") { IntType::U32 } else { IntType::U64 };
    let value = value.to(ty).value();
    value > 0 && value & (value - 1) == 0
}

/// Evaluates a division that rounds as its name says.
///
/// # Errors
/// If the divisor is zero, the function does not support the sign, or the result does not fit.
pub(super) fn divided(name: &str, a: CppInt, b: CppInt) -> Result<CppInt, Reason> {
    let signed = matches!(name, "divideCeilSigned" | "divideFloorSigned" | "ceilDiv" | "floorDiv" | "mod");
    let common = a.ty().common(b.ty());
    let ty = IntType::new(common.width(), signed).unwrap_or(common);
    let (a, b) = (a.to(ty).value(), b.to(ty).value());
    if b == 0 {
        return Err("division by zero".into());
    }
    let floor = a / b - i128::from(a % b != 0 && (a < 0) != (b < 0));
    let rest = a - floor * b;
    let ceil = floor + i128::from(rest != 0);
    let result = match name {
        "floorDiv" | "divideFloorSigned" => floor,
        "mod" if b < 0 => return Err("'mod' of a negative divisor".into()),
        "mod" => rest,
        "alignTo" => ceil * b,
        _ => ceil,
    };
    if ty.is_signed() {
        CppInt::exact(result, ty).ok_or_else(|| format!("'{name}' of {a} and {b} overflows '{ty}'").into())
    } else {
        Ok(CppInt::new(result, ty))
    }
}
