//! Natives on attributes that every registry starts with: arithmetic on integers, and strings.
//!
//! Two integers must have one type, and the result has it, too; a number in a call's text is of the other
//! operand's type. Sums, differences and products wrap as two's complement. A call without a result (a
//! division by zero, a shift by the width or more, a number that does not fit) does not match; in a rewrite
//! the pattern cannot be evaluated. PDLL's operators and functions of a language edition are mapped to these,
//! and any pattern file may call them by name.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Int, Signedness, Type, TypeData, type_to_string};
use num_bigint::BigInt;
use smallvec::{SmallVec, smallvec};

use super::{ConstraintFn, NativeValue, NativeValues, Natives, Registration, RewriteFn, Scope};
use crate::pattern::MatchFailure;

/// Maximum width of integers; wider ones are not evaluated: the work grows with the square of the width.
const MAX_WIDTH: u32 = 1 << 14;

type Answer = Result<NativeValue, MatchFailure>;
type Function = fn(&Context, &[NativeValue]) -> Answer;
type Question = fn(&Context, &[NativeValue]) -> Result<bool, MatchFailure>;

/// Functions that return a value, by name.
const FUNCTIONS: &[(&str, Function)] = &[
    ("attr.add", |ctx, args| add(ctx, args)),
    ("attr.sub", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a - b))),
    ("attr.mul", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a * b))),
    ("attr.div", |ctx, args| arithmetic(ctx, args, |a, b, format| format.exact(a.checked_div(&b)?))),
    ("attr.rem", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(&a - a.checked_div(&b)? * &b))),
    ("attr.and", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a & b))),
    ("attr.or", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a | b))),
    ("attr.xor", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a ^ b))),
    ("attr.shl", |ctx, args| arithmetic(ctx, args, |a, b, format| Some(a << format.shift(&b)?))),
    ("attr.shr", |ctx, args| arithmetic(ctx, args, |a, b, format| Some(a >> format.shift(&b)?))),
    ("attr.neg", |ctx, args| {
        let (value, ty) = integer(ctx, args.first())?;
        Ok(NativeValue::Attr(ctx.int_attr(ty, Int::from(-value))))
    }),
    ("attr.min", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a.min(b)))),
    ("attr.max", |ctx, args| arithmetic(ctx, args, |a, b, _| Some(a.max(b)))),
    ("attr.typeOf", |ctx, args| {
        let ty = ctx.attr_type(attribute(ctx, args.first())?);
        ty.map(NativeValue::Type).ok_or("the attribute has no type".into())
    }),
    ("attr.withType", with_type),
    ("attr.toString", |ctx, args| Ok(string_value(ctx, &text(ctx, args.first())?))),
    ("attr.toSymbol", |ctx, args| Ok(NativeValue::Attr(ctx.symbol_ref_attr(&text(ctx, args.first())?)))),
    ("attr.length", |ctx, args| {
        let length = string(ctx, args.first())?.chars().count();
        Ok(NativeValue::Attr(ctx.int_attr(ctx.int_type(64), length as i64)))
    }),
    ("attr.substring", substring),
    ("attr.replaceAll", |ctx, args| {
        let [whole, from, to] = strings(ctx, args)?;
        if from.is_empty() {
            return Err("an empty string cannot be replaced".into());
        }
        Ok(string_value(ctx, &whole.replace(from, to)))
    }),
];

/// Conditions, by name.
const QUESTIONS: &[(&str, Question)] = &[
    ("attr.equal", |ctx, args| Ok(compare(ctx, args)? == Ordering::Equal)),
    ("attr.less", |ctx, args| Ok(compare(ctx, args)? == Ordering::Less)),
    ("attr.lessEqual", |ctx, args| Ok(compare(ctx, args)? != Ordering::Greater)),
    ("attr.startsWith", |ctx, args| strings(ctx, args).map(|[whole, part]| whole.starts_with(part))),
    ("attr.endsWith", |ctx, args| strings(ctx, args).map(|[whole, part]| whole.ends_with(part))),
    ("attr.contains", |ctx, args| strings(ctx, args).map(|[whole, part]| whole.contains(part))),
];

/// Registers all of them; functions with a value both as constraint and as rewrite.
pub(crate) fn register(natives: &mut Natives) {
    for &(name, function) in FUNCTIONS {
        let run: ConstraintFn = Arc::new(move |call| function(call.ctx, call.args).map(one));
        natives.register_constraint(name, of_types(run));
        let run: RewriteFn = Arc::new(move |rewriter, call| match function(rewriter.ctx(), call.args) {
            Ok(value) => Ok(one(value)),
            // The pattern has matched, so no other pattern may be tried silently.
            Err(why) => {
                let why = why.reason(rewriter.ctx(), rewriter.ir());
                Err(MatchFailure::not_evaluated(format!("'{name}' cannot be evaluated: {why}")))
            }
        });
        natives.register_rewrite(name, of_types(run));
    }
    for &(name, question) in QUESTIONS {
        let run: ConstraintFn = Arc::new(move |call| match question(call.ctx, call.args) {
            Ok(true) => Ok(NativeValues::new()),
            Ok(false) => Err(MatchFailure::lazy(move |_, _| format!("'{name}' does not hold"))),
            // The answer is indeterminate, so the negation does not hold either.
            Err(why) => Err(why.undecided()),
        });
        natives.register_constraint(name, of_types(run));
    }
}

/// Registers a function of attributes and types alone.
fn of_types<F>(run: F) -> Registration<F> {
    Registration { scope: Scope::Types, ..Registration::new(run) }
}

fn one(value: NativeValue) -> NativeValues {
    smallvec![value]
}

/// Representation of the integers of a type.
#[derive(Clone, Copy)]
struct Format {
    width: u32,
    signed: bool,
}

impl Format {
    fn of(ctx: &Context, ty: Type) -> Option<Format> {
        match ctx.type_data(ty) {
            TypeData::Integer { width, signedness } => {
                // `true` is stored as -1, and means 1.
                let signed = *signedness != Signedness::Unsigned && !is_bool(ctx, ty);
                Some(Format { width: *width, signed })
            }
            TypeData::Index => Some(Format { width: 64, signed: true }),
            _ => None,
        }
    }

    fn fits(self, value: &BigInt) -> bool {
        Int::from(value.clone()).fits(self.width, self.signed)
    }

    /// The number, if it fits.
    fn exact(self, value: BigInt) -> Option<BigInt> {
        self.fits(&value).then_some(value)
    }

    /// Number of bits of a shift, if it is less than the width.
    fn shift(self, by: &BigInt) -> Option<u32> {
        u32::try_from(by).ok().filter(|&by| by < self.width)
    }
}

/// An attribute; a number in a call's text is 64 bits wide unless another operand determines its type.
fn attribute(ctx: &Context, arg: Option<&NativeValue>) -> Result<Attribute, MatchFailure> {
    match arg.and_then(literal) {
        Some(value) if Int::from(value.clone()).fits(64, true) => {
            Ok(ctx.int_attr(ctx.int_type(64), Int::from(value)))
        }
        Some(_) => Err("a number does not fit 64 bits".into()),
        None => arg.and_then(NativeValue::attr).ok_or("an attribute was expected".into()),
    }
}

fn integer(ctx: &Context, arg: Option<&NativeValue>) -> Result<(BigInt, Type), MatchFailure> {
    match ctx.attr_data(attribute(ctx, arg)?) {
        AttrData::Integer { value, ty } if is_bool(ctx, *ty) => Ok((u8::from(!value.is_zero()).into(), *ty)),
        AttrData::Integer { value, ty } => Ok((value.to_big(), *ty)),
        _ => Err("an integer attribute was expected".into()),
    }
}

/// The number written in a call.
fn literal(arg: &NativeValue) -> Option<BigInt> {
    let text = arg.text()?;
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    // The library takes long to parse a number of many digits.
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| Int::from_digits(digits).to_big() * sign)
}

/// Two integers of one type, which both fit.
fn pair(ctx: &Context, args: &[NativeValue]) -> Result<(BigInt, BigInt, Type, Format), MatchFailure> {
    let [left, right] = args else { return Err("two attributes were expected".into()) };
    let (left, right, ty) = match (literal(left), literal(right)) {
        (Some(left), None) => {
            let (right, ty) = integer(ctx, Some(right))?;
            (left, right, ty)
        }
        (None, Some(right)) => {
            let (left, ty) = integer(ctx, Some(left))?;
            (left, right, ty)
        }
        // Two numbers are 64 bits wide, as one is on its own.
        _ => {
            let ((left, ty), (right, other)) = (integer(ctx, Some(left))?, integer(ctx, Some(right))?);
            if ty != other {
                let (one, other) = (type_to_string(ctx, ty), type_to_string(ctx, other));
                return Err(MatchFailure::text(format!("integers of types '{one}' and '{other}'")));
            }
            (left, right, ty)
        }
    };
    let format = Format::of(ctx, ty).ok_or("an integer or index type was expected")?;
    if format.width > MAX_WIDTH {
        return Err("the integers are too wide".into());
    }
    if format.fits(&left) && format.fits(&right) {
        Ok((left, right, ty, format))
    } else {
        Err("a number does not fit the type".into())
    }
}

fn arithmetic(
    ctx: &Context,
    args: &[NativeValue],
    compute: impl Fn(BigInt, BigInt, Format) -> Option<BigInt>,
) -> Answer {
    let (left, right, ty, format) = pair(ctx, args)?;
    match compute(left, right, format) {
        Some(value) => Ok(NativeValue::Attr(ctx.int_attr(ty, Int::from(value)))),
        None => Err("the operation has no result for these numbers".into()),
    }
}

/// The sum of two integers, or the concatenation of two strings.
fn add(ctx: &Context, args: &[NativeValue]) -> Answer {
    match strings(ctx, args) {
        Ok([left, right]) => Ok(string_value(ctx, &format!("{left}{right}"))),
        Err(_) => arithmetic(ctx, args, |a, b, _| Some(a + b)),
    }
}

/// Compares integers by their value, strings by their bytes.
fn compare(ctx: &Context, args: &[NativeValue]) -> Result<Ordering, MatchFailure> {
    if let Ok([left, right]) = strings(ctx, args) {
        return Ok(left.cmp(right));
    }
    let (left, right, ..) = pair(ctx, args)?;
    Ok(left.cmp(&right))
}

/// The same number as an attribute of a type.
fn with_type(ctx: &Context, args: &[NativeValue]) -> Answer {
    let ty = args.get(1).and_then(NativeValue::ty).ok_or("a type was expected")?;
    let value = match args.first().and_then(literal) {
        Some(value) => value,
        None => integer(ctx, args.first())?.0,
    };
    let format = Format::of(ctx, ty).ok_or("an integer or index type was expected")?;
    let value = format.exact(value).ok_or("the number does not fit the type")?;
    Ok(NativeValue::Attr(ctx.int_attr(ty, Int::from(value))))
}

fn string<'c>(ctx: &'c Context, arg: Option<&NativeValue>) -> Result<&'c str, MatchFailure> {
    match ctx.attr_data(attribute(ctx, arg)?) {
        AttrData::String { value, .. } => {
            std::str::from_utf8(value).map_err(|_| "a string is not UTF-8".into())
        }
        _ => Err("a string attribute was expected".into()),
    }
}

fn strings<'c, const N: usize>(ctx: &'c Context, args: &[NativeValue]) -> Result<[&'c str; N], MatchFailure> {
    let found: SmallVec<[&str; N]> =
        args.iter().map(|arg| string(ctx, Some(arg))).collect::<Result<_, MatchFailure>>()?;
    found.into_inner().map_err(|_| "another number of strings was expected".into())
}

fn string_value(ctx: &Context, text: &str) -> NativeValue {
    NativeValue::Attr(ctx.string_attr(text))
}

/// A string's value, the name of a symbol, or a number's digits.
fn text(ctx: &Context, arg: Option<&NativeValue>) -> Result<String, MatchFailure> {
    match ctx.attr_data(attribute(ctx, arg)?) {
        AttrData::String { .. } => string(ctx, arg).map(str::to_owned),
        AttrData::SymbolRef { root, nested } if nested.is_empty() => Ok(ctx.str(*root).to_owned()),
        AttrData::Integer { value, ty } if is_bool(ctx, *ty) => Ok((!value.is_zero()).to_string()),
        AttrData::Integer { value, .. } => Ok(value.to_string()),
        _ => Err("a string, a symbol or an integer was expected".into()),
    }
}

fn is_bool(ctx: &Context, ty: Type) -> bool {
    ty == ctx.int_type(1)
}

/// Substring from a character, with a maximum number of characters.
fn substring(ctx: &Context, args: &[NativeValue]) -> Answer {
    let number = |arg: Option<&NativeValue>| {
        let (value, _) = integer(ctx, arg)?;
        usize::try_from(value).ok().ok_or(MatchFailure::new("a character index is negative"))
    };
    let whole = string(ctx, args.first())?;
    let (from, length) = (number(args.get(1))?, number(args.get(2))?);
    if from > whole.chars().count() {
        return Err("the index is past the end of the string".into());
    }
    Ok(string_value(ctx, &whole.chars().skip(from).take(length).collect::<String>()))
}
