//! Division that rounds up or down, put together from division that rounds towards zero.
//!
//! In Rust because the constants have the type and shape of the operands, whatever these are, which no
//! declarative form can ask for.

use legalize_conversion::{MatchResult, PatternInfo, PatternSet, Rewriter};
use legalize_ir::{OpId, Type, ValueId};
use legalize_typed::OpView;

use crate::llvm::convert::build::Builder;
use crate::ops::{arith, llvm};

/// Numbers of the predicates, alike in the dialects arith and llvm.
pub(crate) const EQ: i64 = 0;
pub(crate) const NE: i64 = 1;
pub(crate) const SLT: i64 = 2;
pub(crate) const SGT: i64 = 4;

/// The operations that a division is put together from.
pub(crate) struct Words {
    pub constant: &'static str,
    pub add: &'static str,
    pub sub: &'static str,
    pub mul: &'static str,
    pub and: &'static str,
    pub sdiv: &'static str,
    pub udiv: &'static str,
    pub cmp: &'static str,
    pub select: &'static str,
}

const ARITH: Words = Words {
    constant: arith::ConstantOp::NAME,
    add: arith::AddIOp::NAME,
    sub: arith::SubIOp::NAME,
    mul: arith::MulIOp::NAME,
    and: arith::AndIOp::NAME,
    sdiv: arith::DivSIOp::NAME,
    udiv: arith::DivUIOp::NAME,
    cmp: arith::CmpIOp::NAME,
    select: arith::SelectOp::NAME,
};

pub(crate) const LLVM: Words = Words {
    constant: llvm::ConstantOp::NAME,
    add: llvm::AddOp::NAME,
    sub: llvm::SubOp::NAME,
    mul: llvm::MulOp::NAME,
    and: llvm::AndOp::NAME,
    sdiv: llvm::SDivOp::NAME,
    udiv: llvm::UDivOp::NAME,
    cmp: llvm::ICmpOp::NAME,
    select: llvm::SelectOp::NAME,
};

/// Arithmetic on one type in the words of a dialect.
pub(crate) struct Division<'b, 'r, 'c> {
    pub builder: &'b mut Builder<'r, 'c>,
    pub words: &'static Words,
    pub ty: Type,
}

impl Division<'_, '_, '_> {
    pub(crate) fn constant(&mut self, value: i64) -> ValueId {
        self.builder.constant(self.words.constant, self.ty, value)
    }

    pub(crate) fn op(&mut self, name: &str, lhs: ValueId, rhs: ValueId) -> ValueId {
        self.builder.same(name, &[lhs, rhs])
    }

    pub(crate) fn compare(&mut self, predicate: i64, lhs: ValueId, rhs: ValueId) -> ValueId {
        let ctx = self.builder.ctx;
        let predicate = ctx.int_attr(ctx.common().i64, predicate);
        let ty = legalize_dialects_hooks::shapes::i1_same_shape(ctx, self.ty);
        self.builder.value(self.words.cmp, &[lhs, rhs], ty, &[(llvm::ICmpOp::PREDICATE_ATTR, predicate)])
    }

    pub(crate) fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.builder.value(self.words.select, &[condition, yes, no], self.ty, &[])
    }

    /// `a == 0 ? 0 : (a - 1) / b + 1`, without signs.
    fn ceil_unsigned(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let zero = self.constant(0);
        let is_zero = self.compare(EQ, a, zero);
        let one = self.constant(1);
        let less = self.op(self.words.sub, a, one);
        let quotient = self.op(self.words.udiv, less, b);
        let more = self.op(self.words.add, quotient, one);
        self.select(is_zero, zero, more)
    }

    /// One more than the quotient where it is not exact and the signs are alike.
    fn ceil_signed(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let zero = self.constant(0);
        let one = self.constant(1);
        let (quotient, inexact) = self.quotient(a, b);
        let a_negative = self.compare(SLT, a, zero);
        let b_negative = self.compare(SLT, b, zero);
        let alike = self.compare_bits(EQ, a_negative, b_negative);
        let adjust = self.op(self.words.and, inexact, alike);
        let more = self.op(self.words.add, quotient, one);
        self.select(adjust, more, quotient)
    }

    /// One less than the quotient where it is not exact and the signs differ.
    fn floor_signed(&mut self, a: ValueId, b: ValueId) -> ValueId {
        let (quotient, inexact) = self.quotient(a, b);
        let zero = self.constant(0);
        let a_negative = self.compare(SLT, a, zero);
        let b_negative = self.compare(SLT, b, zero);
        let differ = self.compare_bits(NE, a_negative, b_negative);
        let adjust = self.op(self.words.and, inexact, differ);
        let minus_one = self.constant(-1);
        let less = self.op(self.words.add, quotient, minus_one);
        self.select(adjust, less, quotient)
    }

    /// The quotient, and whether something is left over.
    fn quotient(&mut self, a: ValueId, b: ValueId) -> (ValueId, ValueId) {
        let quotient = self.op(self.words.sdiv, a, b);
        let product = self.op(self.words.mul, quotient, b);
        let inexact = self.compare(NE, a, product);
        (quotient, inexact)
    }

    /// Compares truth values.
    pub(crate) fn compare_bits(&mut self, predicate: i64, lhs: ValueId, rhs: ValueId) -> ValueId {
        let ty = std::mem::replace(&mut self.ty, self.builder.ty(lhs));
        let result = self.compare(predicate, lhs, rhs);
        self.ty = ty;
        result
    }
}

type Make = fn(&mut Division<'_, '_, '_>, ValueId, ValueId) -> ValueId;

/// Adds the patterns on the arith dialect. They stay in it: other patterns lower what they make.
pub(super) fn add_arith(patterns: &mut PatternSet) {
    let all: [(&str, Make); 3] = [
        (arith::CeilDivUIOp::NAME, |division, a, b| division.ceil_unsigned(a, b)),
        (arith::CeilDivSIOp::NAME, |division, a, b| division.ceil_signed(a, b)),
        (arith::FloorDivSIOp::NAME, |division, a, b| division.floor_signed(a, b)),
    ];
    for (name, make) in all {
        let info = PatternInfo::on(format!("expand {name}"), name);
        patterns.add_fn(info, move |op, rewriter| expand(op, rewriter, make));
    }
}

fn expand(op: OpId, rewriter: &mut dyn Rewriter<'_>, make: Make) -> MatchResult {
    let (a, b) = (rewriter.ir().operand(op, 0), rewriter.ir().operand(op, 1));
    let ty = rewriter.ir().value_type(a);
    if legalize_ir::verify::element_type_or_self(rewriter.ctx(), ty) != ty
        && !matches!(rewriter.ctx().type_data(ty), legalize_ir::TypeData::Vector { .. })
    {
        return Err("only scalars and vectors have constants that fit".into());
    }
    let mut builder = Builder::new(rewriter, op);
    let mut division = Division { builder: &mut builder, words: &ARITH, ty };
    let result = make(&mut division, a, b);
    rewriter.replace_op(op, &[result]);
    Ok(())
}
