//! Functions and conditions of the rules that convert to the llvm dialect, registered under the C++ names
//! that these call. All but `convertOperand` depend only on types and attributes.

use legalize_conversion::{
    FunctionCall, MatchFailure, MatchResult, NativeValue, NativeValues, Natives, RewriteCall, Rewriter,
};
use legalize_ir::{Attribute, Context, Int, Type, TypeData};

use super::rows;
use crate::arith::{as_int, int_constant};
use crate::llvm::{is_compatible, is_compatible_float, structure};

/// The widest integer type, in bits.
const MAX_WIDTH: u32 = (1 << 24) - 1;

/// Registers the functions and conditions.
pub(crate) fn add(natives: &mut Natives) {
    rows::add(natives);
    for &(name, ask) in CONDITIONS {
        natives.add_condition(name, ask);
    }
    for &(name, compute) in FUNCTIONS {
        natives.add_function(name, compute);
    }
    natives.add_rewrite("::legalize::llvm::convertOperand", convert_operand);
}

/// Remaps an operand at once. A cast that this creates has the location of the root, as that of an operand of
/// a conversion pattern.
fn convert_operand(
    rewriter: &mut dyn Rewriter<'_>,
    call: &RewriteCall<'_>,
) -> Result<NativeValues, MatchFailure> {
    let &[NativeValue::Value(value)] = call.args else { return Err("expected a value".into()) };
    if let Some(conversion) = rewriter.as_conversion() {
        conversion.remapped_values_at(value, call.loc)?;
    }
    Ok(NativeValues::new())
}

type Ask = fn(&FunctionCall<'_>) -> MatchResult;
type Compute = fn(&FunctionCall<'_>) -> Result<NativeValue, MatchFailure>;

const NO_LLVM_TYPE: &str = "the converted type is not an llvm type";
const MANY_ROWS: &str = "there are too many rows";

/// Conditions that rules check.
const CONDITIONS: &[(&str, Ask)] = &[
    ("::legalize::llvm::hasType", |call| {
        check(is_compatible(call.ctx, call.converted(0)?, false), NO_LLVM_TYPE)
    }),
    ("::legalize::llvm::hasFewRows", |call| {
        check(rows::has_few_rows(call.ctx, call.converted(0)?), MANY_ROWS)
    }),
    ("::legalize::llvm::isRow", |call| check_row(call).map(drop)),
    ("::legalize::llvm::isCalculated", |call| {
        let (ctx, converted) = (call.ctx, call.converted(0)?);
        check(is_compatible(ctx, converted, false), NO_LLVM_TYPE)?;
        let floats = "the llvm dialect does not calculate with floats of this kind";
        check(has_llvm_floats(ctx, call.ty(0)?), floats)?;
        check(rows::has_few_rows(ctx, converted), MANY_ROWS)
    }),
    ("::legalize::llvm::isDoubled", |call| {
        let width = element_width(call.ctx, check_row(call)?);
        check(width <= MAX_WIDTH / 2, "there are no integers twice as wide")
    }),
    ("::legalize::llvm::becomeTheSame", |call| {
        check(call.converted(0)? == call.converted(1)?, "the types become different ones")
    }),
    ("::legalize::llvm::becomesWider", |call| {
        let width = |index| Ok::<_, MatchFailure>(element_width(call.ctx, call.converted(index)?));
        check(width(0)? > width(1)?, "the type does not become a wider one")
    }),
];

/// Functions that rules call.
const FUNCTIONS: &[(&str, Compute)] = &[
    ("::legalize::llvm::twiceAsWide", |call| {
        Ok(NativeValue::Type(twice_as_wide(call.ctx, call.converted(0)?)))
    }),
    ("::legalize::llvm::widthTwiceAsWide", |call| {
        let ty = call.converted(0)?;
        number(call.ctx, twice_as_wide(call.ctx, ty), element_width(call.ctx, ty))
    }),
    ("::legalize::llvm::structOf", |call| {
        Ok(NativeValue::Type(structure(call.ctx, &[call.converted(0)?, call.converted(1)?])))
    }),
    ("::legalize::llvm::widthOf", |call| {
        let ty = call.converted(0)?;
        number(call.ctx, ty, element_width(call.ctx, ty))
    }),
    ("::legalize::llvm::wrapped", |call| {
        let (ctx, ty) = (call.ctx, call.converted(0)?);
        let value = as_int(ctx, call.attr(1)?).ok_or("the attribute is not an integer")?;
        Ok(NativeValue::Attr(ctx.int_attr(ty, value.wrapped(element_width(ctx, ty), true))))
    }),
    ("::legalize::llvm::predicate", |call| {
        let number = enum_number(call.ctx, call.attr(0)?)?;
        Ok(NativeValue::Attr(call.ctx.int_attr(call.ctx.common().i64, number)))
    }),
];

fn check(holds: bool, why_not: &'static str) -> MatchResult {
    if holds { Ok(()) } else { Err(why_not.into()) }
}

/// The converted type of the first argument, if it is a scalar or a vector of one dimension.
fn check_row(call: &FunctionCall<'_>) -> Result<Type, MatchFailure> {
    let converted = call.converted(0)?;
    check(is_compatible(call.ctx, converted, false), NO_LLVM_TYPE)?;
    check(!rows::is_array(call.ctx, converted), "a vector of several dimensions becomes an array")?;
    Ok(converted)
}

fn number(ctx: &Context, ty: Type, number: u32) -> Result<NativeValue, MatchFailure> {
    let number = int_constant(ctx, ty, Int::Small(number.into()));
    number.map(NativeValue::Attr).ok_or("the type has no integers".into())
}

/// True if the elements of a type are not floats, or are floats that LLVM has.
fn has_llvm_floats(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(legalize_ir::element_type_or_self(ctx, ty)) {
        TypeData::Float(kind) => is_compatible_float(*kind),
        _ => true,
    }
}

/// Width in bits of an integer, or of the elements of a vector or of the rows of an array.
fn element_width(ctx: &Context, ty: Type) -> u32 {
    let (_, ty) = rows::shape(ctx, ty);
    match ctx.type_data(legalize_ir::element_type_or_self(ctx, ty)) {
        TypeData::Integer { width, .. } => *width,
        _ => 0,
    }
}

/// The type with elements twice as wide.
fn twice_as_wide(ctx: &Context, ty: Type) -> Type {
    let wide = ctx.int_type(2 * element_width(ctx, ty));
    match ctx.type_data(ty) {
        TypeData::Vector { shape, scalable, .. } => {
            ctx.ty(TypeData::Vector { shape: shape.clone(), scalable: scalable.clone(), element: wide })
        }
        _ => wide,
    }
}

/// The number of an enum attribute: of an integer, or of a dialect's attribute.
pub(crate) fn enum_number(ctx: &Context, attr: Attribute) -> Result<i64, MatchFailure> {
    legalize_dialects_hooks::attributes::number(ctx, Some(attr)).ok_or("the attribute has no number".into())
}
