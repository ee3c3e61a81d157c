//! Canonicalization patterns of the arith dialect: the rules of `patterns/arith.td`, and one in Rust.

use legalize_conversion::{DeclarativeOptions, MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_ir::{AttrData, Context, FloatKind, FloatValue, Int, OpId};
use legalize_source::Diagnostics;
use legalize_typed::{BuildOp, OpView};
use num_bigint::BigInt;

use super::constant::{as_float, int_constant};
use crate::common::declarative;
use crate::ops::arith::{CmpFOp, CmpIOp, CmpIPredicate, ConstantOp, SIToFPOp, UIToFPOp};

/// Adds the patterns.
pub(super) fn add(ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
    declarative::add(
        ctx,
        include_bytes!("../../patterns/arith.model"),
        DeclarativeOptions::plain(),
        patterns,
    );
    patterns.add_fn(
        PatternInfo::on("CmpFIntToFPConst", CmpFOp::NAME)
            .with_generated_ops([ConstantOp::NAME, CmpIOp::NAME]),
        compare_as_integers,
    );
    Diagnostics::new()
}

/// Relation of two numbers, independent of their type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Relation {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Relation {
    /// The predicate of `arith.cmpi` for this relation.
    fn int_predicate(self, signed: bool) -> CmpIPredicate {
        match (self, signed) {
            (Relation::Equal, _) => CmpIPredicate::Eq,
            (Relation::NotEqual, _) => CmpIPredicate::Ne,
            (Relation::Less, true) => CmpIPredicate::Slt,
            (Relation::Less, false) => CmpIPredicate::Ult,
            (Relation::LessOrEqual, true) => CmpIPredicate::Sle,
            (Relation::LessOrEqual, false) => CmpIPredicate::Ule,
            (Relation::Greater, true) => CmpIPredicate::Sgt,
            (Relation::Greater, false) => CmpIPredicate::Ugt,
            (Relation::GreaterOrEqual, true) => CmpIPredicate::Sge,
            (Relation::GreaterOrEqual, false) => CmpIPredicate::Uge,
        }
    }

    /// The relation of a predicate of `arith.cmpf` between numbers, or its result if it does not depend on
    /// them.
    fn of_float(predicate: i64) -> Result<Relation, bool> {
        match predicate {
            1 | 8 => Ok(Relation::Equal),
            2 | 9 => Ok(Relation::Greater),
            3 | 10 => Ok(Relation::GreaterOrEqual),
            4 | 11 => Ok(Relation::Less),
            5 | 12 => Ok(Relation::LessOrEqual),
            6 | 13 => Ok(Relation::NotEqual),
            7 | 15 => Err(true),
            _ => Err(false),
        }
    }

    /// The result if all numbers on the left are less than the one on the right, or all are greater.
    fn of_ordered(self, less: bool) -> bool {
        match self {
            Relation::Equal => false,
            Relation::NotEqual => true,
            Relation::Less | Relation::LessOrEqual => less,
            Relation::Greater | Relation::GreaterOrEqual => !less,
        }
    }
}

/// `(float)x <= 4.4` is `x <= 4`: a comparison of a converted integer with a constant is replaced by a
/// comparison of the integer, or by its result if that is known.
///
/// In Rust because the new predicate, and whether a comparison remains at all, follow from the value of the
/// constant, the range of the integers and the rounding of the conversion.
fn compare_as_integers(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir();
    let at = (ctx, ir);
    let compare = CmpFOp::of(op);
    let (converted, constant) = (compare.lhs(&at), compare.rhs(&at));
    let constant = legalize_ir::constant_operand(ctx, ir, constant)
        .filter(|&constant| matches!(ctx.attr_data(constant), AttrData::Float { .. }));
    let Some((bits, kind)) = constant.and_then(|constant| as_float(ctx, constant)) else {
        return Err("the right operand is not a scalar constant".into());
    };
    let conversion = ir.defining_op(converted).ok_or("the left operand is not computed")?;
    let signed = SIToFPOp::isa(&at, conversion);
    if !signed && !UIToFPOp::isa(&at, conversion) {
        return Err("the left operand is not a converted integer".into());
    }
    let predicate = legalize_dialects_hooks::attributes::number(ctx, compare.predicate_attr(&at));
    let relation = Relation::of_float(predicate.ok_or("a comparison has a predicate")?);
    let integer = ir.operand(conversion, 0);
    let ty = ir.value_type(integer);
    let width = super::constant::int_width(ctx, ty).ok_or("no integer")?;
    let outcome = match relation {
        Ok(relation) => outcome(relation, signed, width, kind, bits)?,
        Err(answer) => Outcome::Known(answer),
    };
    let loc = ir.op(op).loc();
    let constant = |rewriter: &mut dyn Rewriter<'_>, ty, value| -> Result<_, MatchFailure> {
        let value = int_constant(ctx, ty, value).ok_or("no constant of the type")?;
        Ok(ConstantOp::builder(value).result_types(&[ty]).create(rewriter, loc)?.result(rewriter))
    };
    let i1 = ctx.common().i1;
    let result = match outcome {
        Outcome::Known(answer) => constant(rewriter, i1, Int::Small(-i64::from(answer)))?,
        Outcome::Compare(relation, number) => {
            let number = constant(rewriter, ty, Int::from(number))?;
            let compare = CmpIOp::builder(integer, number, relation.int_predicate(signed));
            compare.result_types(&[i1]).create(rewriter, loc)?.result(rewriter)
        }
    };
    rewriter.replace_op(op, &[result]);
    Ok(())
}

enum Outcome {
    Known(bool),
    Compare(Relation, BigInt),
}

/// Outcome of the comparison of integers of a width, converted to the format first, with a float.
fn outcome(
    relation: Relation,
    signed: bool,
    width: u32,
    kind: FloatKind,
    bits: u128,
) -> Result<Outcome, MatchFailure> {
    let (precision, max_exponent) = (kind.precision(), i64::from(kind.max_exponent()));
    let digits = width - u32::from(signed);
    let rounds = digits > precision;
    let (negative, mantissa, exp) = match kind.decode(bits) {
        FloatValue::NaN => return Err("the comparison with NaN is unordered".into()),
        FloatValue::Infinity { .. } if rounds && max_exponent < i64::from(digits) => {
            return Err("integers may become infinite".into());
        }
        FloatValue::Infinity { negative } => return Ok(Outcome::Known(relation.of_ordered(!negative))),
        FloatValue::Finite { negative, mantissa, exp } => (negative, mantissa, exp),
    };
    // The exponent of the leading bit.
    let leading = i64::from(exp) + i64::from(u128::BITS - mantissa.leading_zeros()) - 1;
    if rounds && mantissa != 0 && (i64::from(precision)..=i64::from(digits)).contains(&leading) {
        return Err("the conversion rounds near the constant".into());
    }
    // Rounded toward zero; `exact` is false if a fraction was cut off.
    let magnitude = BigInt::from(mantissa);
    let (whole, exact) = if exp >= 0 {
        (magnitude << exp, true)
    } else {
        let whole: BigInt = &magnitude >> exp.unsigned_abs();
        let exact = (&whole << exp.unsigned_abs()) == magnitude;
        (whole, exact)
    };
    let number = if negative { -whole } else { whole };
    let (least, most) = if signed {
        (-(BigInt::from(1) << digits), (BigInt::from(1) << digits) - 1)
    } else {
        (BigInt::from(0), (BigInt::from(1) << digits) - 1)
    };
    // A fraction that was cut off points away from zero.
    let above = number > most || (number == most && !exact && !negative);
    let below = number < least || (number == least && !exact && negative);
    if above || below {
        return Ok(Outcome::Known(relation.of_ordered(above)));
    }
    if exact {
        return Ok(Outcome::Compare(relation, number));
    }
    Ok(match relation {
        Relation::Equal => Outcome::Known(false),
        Relation::NotEqual => Outcome::Known(true),
        Relation::Less | Relation::LessOrEqual if negative => Outcome::Compare(Relation::Less, number),
        Relation::Less | Relation::LessOrEqual => Outcome::Compare(Relation::LessOrEqual, number),
        Relation::Greater | Relation::GreaterOrEqual if negative => {
            Outcome::Compare(Relation::GreaterOrEqual, number)
        }
        Relation::Greater | Relation::GreaterOrEqual => Outcome::Compare(Relation::Greater, number),
    })
}
