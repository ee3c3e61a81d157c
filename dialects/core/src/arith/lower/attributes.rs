//! Conversion of attributes of arith to those of the llvm dialect, registered under upstream's names.

use legalize_conversion::{FunctionCall, NativeValue, Natives};
use legalize_ir::{Attribute, Context};

use crate::llvm::convert::natives::enum_number;
use crate::ops::llvm::{FastmathFlags, FastmathFlagsAttr};

/// Registers the conversions.
pub(crate) fn add(natives: &mut Natives) {
    for &(name, convert) in CONVERSIONS {
        natives.add_function(name, move |call: &FunctionCall<'_>| {
            let number = enum_number(call.ctx, call.attr(0)?)?;
            Ok(NativeValue::Attr(convert(call.ctx, number)))
        });
    }
}

/// Converts the number of an arith attribute to an llvm attribute.
type Convert = fn(&Context, i64) -> Attribute;

const CONVERSIONS: &[(&str, Convert)] = &[
    ("::mlir::arith::convertArithOverflowAttrToLLVM", |ctx, flags| ctx.int_attr(ctx.common().i32, flags)),
    ("::mlir::arith::convertArithFastMathAttrToLLVM", |ctx, flags| {
        // `reassoc` is the lowest flag of arith and the highest of llvm; the others keep their order.
        let flags = ((flags >> 1) | ((flags & 1) << 6)) as u32;
        FastmathFlagsAttr::new(ctx, FastmathFlags::from_bits_retain(flags)).into()
    }),
    ("::mlir::arith::convertArithRoundingModeAttrToLLVM", |ctx, mode| {
        ctx.int_attr(ctx.common().i64, llvm_rounding(mode))
    }),
];

/// Converts a rounding mode; arith numbers `to_nearest_even`, `downward`, `upward`, `toward_zero`,
/// `to_nearest_away`.
fn llvm_rounding(mode: i64) -> i64 {
    match mode {
        0 => 1,
        1 => 3,
        2 => 2,
        3 => 0,
        _ => 4,
    }
}
