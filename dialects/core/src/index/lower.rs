//! `convert-index-to-llvm`.
//!
//! In Rust because constants and casts depend on the width that `index` has, which the pass is told.

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, MatchFailure, PatternInfo, PatternSet, TypeConverter,
};
use legalize_ir::{Context, OpId, Type, TypeData, ValueId};
use legalize_passes::{PassDef, PassKind};
use legalize_typed::OpView;

use crate::arith::lower::division::{Division, EQ, LLVM, NE, SGT, SLT};
use crate::llvm::convert::build::{Builder, malformed};
use crate::llvm::convert::pass::{Width, to_llvm};
use crate::ops::{index, llvm};

/// Operations that differ in name alone.
const SAME: [(&str, &str); 17] = [
    (index::AddOp::NAME, llvm::AddOp::NAME),
    (index::SubOp::NAME, llvm::SubOp::NAME),
    (index::MulOp::NAME, llvm::MulOp::NAME),
    (index::DivSOp::NAME, llvm::SDivOp::NAME),
    (index::DivUOp::NAME, llvm::UDivOp::NAME),
    (index::RemSOp::NAME, llvm::SRemOp::NAME),
    (index::RemUOp::NAME, llvm::URemOp::NAME),
    (index::MaxSOp::NAME, llvm::SMaxOp::NAME),
    (index::MaxUOp::NAME, llvm::UMaxOp::NAME),
    (index::MinSOp::NAME, llvm::SMinOp::NAME),
    (index::MinUOp::NAME, llvm::UMinOp::NAME),
    (index::ShlOp::NAME, llvm::ShlOp::NAME),
    (index::ShrSOp::NAME, llvm::AShrOp::NAME),
    (index::ShrUOp::NAME, llvm::LShrOp::NAME),
    (index::AndOp::NAME, llvm::AndOp::NAME),
    (index::OrOp::NAME, llvm::OrOp::NAME),
    (index::XOrOp::NAME, llvm::XOrOp::NAME),
];

type Make = fn(&mut Division<'_, '_, '_>, ValueId, ValueId) -> ValueId;

/// The pass.
pub(super) fn pass() -> Arc<dyn PassKind> {
    let definition = PassDef::new(
        "convert-index-to-llvm",
        "ConvertIndexToLLVMPass",
        "Converts the index dialect to the llvm dialect",
    );
    to_llvm(definition, Width::Fixed, |_, _, converter, target, patterns| {
        target.add_illegal_dialect("index");
        add(converter, patterns);
    })
}

/// Adds the patterns.
fn add(converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    let mut add = |name: &str, convert: Convert| {
        let shared = converter.clone();
        patterns.add_conversion_fn(
            PatternInfo::on(format!("{name} to llvm"), name),
            Some(converter.clone()),
            move |op, operands, rewriter| {
                let &[result] = rewriter.ir().op(op).results() else { return Err(malformed()) };
                let ty = shared
                    .convert_type(rewriter.ctx(), rewriter.ir().value_type(result))
                    .ok_or("the result type does not convert")?;
                let index = shared
                    .convert_type(rewriter.ctx(), rewriter.ctx().common().index)
                    .ok_or("`index` does not convert")?;
                let value = convert.make(op, operands, ty, index, rewriter)?;
                rewriter.replace_op(op, &[value]);
                Ok(())
            },
        );
    };
    for (from, to) in SAME {
        add(from, Convert::Same(to));
    }
    let divisions: [(&str, Make); 3] = [
        (index::CeilDivSOp::NAME, ceil_signed),
        (index::CeilDivUOp::NAME, ceil_unsigned),
        (index::FloorDivSOp::NAME, floor_signed),
    ];
    for (from, make) in divisions {
        add(from, Convert::Division(make));
    }
    add(index::CastSOp::NAME, Convert::Cast(llvm::SExtOp::NAME));
    add(index::CastUOp::NAME, Convert::Cast(llvm::ZExtOp::NAME));
    add(index::CmpOp::NAME, Convert::Compare);
    add(index::SizeOfOp::NAME, Convert::Width);
    add(index::ConstantOp::NAME, Convert::Constant);
    add(index::BoolConstantOp::NAME, Convert::Constant);
}

/// How one operation converts.
#[derive(Clone, Copy)]
enum Convert {
    Same(&'static str),
    Division(Make),
    Cast(&'static str),
    Compare,
    Width,
    Constant,
}

fn width(ctx: &Context, ty: Type) -> u32 {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => *width,
        _ => 0,
    }
}

impl Convert {
    fn make(
        self,
        op: OpId,
        operands: &ConvertedOperands,
        ty: Type,
        index: Type,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> Result<ValueId, MatchFailure> {
        let ctx = rewriter.ctx();
        let value = crate::index::value(ctx, rewriter.ir(), op);
        let predicate = index::CmpOp::cast(rewriter, op).and_then(|compare| compare.pred_attr(rewriter));
        let (operands, discardable) = (operands.values(), rewriter.ir().op(op).discardable());
        let mut b = Builder::new(rewriter, op);
        Ok(match self {
            Convert::Same(to) => b.value_with(to, operands, ty, discardable),
            Convert::Division(make) => {
                make(&mut Division { builder: &mut b, words: &LLVM, ty }, operands[0], operands[1])
            }
            Convert::Cast(extend) => {
                let (from, to) = (width(ctx, b.ty(operands[0])), width(ctx, ty));
                match from.cmp(&to) {
                    std::cmp::Ordering::Equal => operands[0],
                    std::cmp::Ordering::Greater => b.value(llvm::TruncOp::NAME, operands, ty, &[]),
                    std::cmp::Ordering::Less => b.value(extend, operands, ty, &[]),
                }
            }
            Convert::Compare => {
                // The predicates of the two dialects have the same numbers.
                let predicate = crate::arith::lower::enum_number(ctx, predicate.ok_or_else(malformed)?);
                let predicate = ctx.int_attr(ctx.common().i64, predicate);
                b.value(llvm::ICmpOp::NAME, operands, ty, &[(llvm::ICmpOp::PREDICATE_ATTR, predicate)])
            }
            Convert::Width => b.llvm_int(ty, i64::from(width(ctx, index))),
            Convert::Constant => {
                let value = value.and_then(|value| crate::arith::as_int(ctx, value)).ok_or_else(malformed)?;
                let value = ctx.int_attr(ty, value.wrapped(width(ctx, ty), true));
                b.value(llvm::ConstantOp::NAME, &[], ty, &[(llvm::ConstantOp::VALUE_ATTR, value)])
            }
        })
    }
}

/// `(n + x) / m + 1` where the signs are alike, `x` being one step towards zero, else `-(-n / m)`.
fn ceil_signed(d: &mut Division<'_, '_, '_>, n: ValueId, m: ValueId) -> ValueId {
    let words = d.words;
    let (zero, one, minus_one) = (d.constant(0), d.constant(1), d.constant(-1));
    let m_positive = d.compare(SGT, m, zero);
    let x = d.select(m_positive, minus_one, one);
    let sum = d.op(words.add, n, x);
    let quotient = d.op(words.sdiv, sum, m);
    let above = d.op(words.add, quotient, one);
    let negated = d.op(words.sub, zero, n);
    let quotient = d.op(words.sdiv, negated, m);
    let below = d.op(words.sub, zero, quotient);
    let n_positive = d.compare(SGT, n, zero);
    let alike = d.compare_bits(EQ, n_positive, m_positive);
    let nonzero = d.compare(NE, n, zero);
    let which = d.op(words.and, alike, nonzero);
    d.select(which, above, below)
}

/// `n == 0 ? 0 : (n - 1) / m + 1`
fn ceil_unsigned(d: &mut Division<'_, '_, '_>, n: ValueId, m: ValueId) -> ValueId {
    let words = d.words;
    let (zero, one) = (d.constant(0), d.constant(1));
    let less = d.op(words.sub, n, one);
    let quotient = d.op(words.udiv, less, m);
    let more = d.op(words.add, quotient, one);
    let is_zero = d.compare(EQ, n, zero);
    d.select(is_zero, zero, more)
}

/// `-1 - (x - n) / m` where the signs differ, `x` being one step from zero, else `n / m`.
fn floor_signed(d: &mut Division<'_, '_, '_>, n: ValueId, m: ValueId) -> ValueId {
    let words = d.words;
    let (zero, one, minus_one) = (d.constant(0), d.constant(1), d.constant(-1));
    let m_negative = d.compare(SLT, m, zero);
    let x = d.select(m_negative, one, minus_one);
    let difference = d.op(words.sub, x, n);
    let quotient = d.op(words.sdiv, difference, m);
    let below = d.op(words.sub, minus_one, quotient);
    let towards_zero = d.op(words.sdiv, n, m);
    let n_negative = d.compare(SLT, n, zero);
    let differ = d.compare_bits(NE, n_negative, m_negative);
    let nonzero = d.compare(NE, n, zero);
    let which = d.op(words.and, differ, nonzero);
    d.select(which, below, towards_zero)
}
