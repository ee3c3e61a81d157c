//! Folders of the arith dialect.
//!
//! They do what `mlir-opt --canonicalize` does with constants and with operands that cancel out. Moving
//! constants to the right of commutative operations and folding by trait is the driver's work.

mod cast;
mod compare;
mod float;
mod integer;

use std::sync::Arc;

use legalize_ir::{Attribute, Context, FloatKind, Fold, FoldInput, FoldResult, Int, OpId, Type, ValueId};
use num_bigint::BigInt;
use smallvec::smallvec;

use super::constant::{
    FloatOp, as_float, as_int, element_or_self, float_binary, float_constant, int_constant, int_width,
};
use cast::{attach_casts, bitcast, extf, fptosi, fptoui, index_cast, index_castui, sitofp, truncf, uitofp};
use compare::{cmpf, fold_cmpi, select};
use float::{addf, divf, maximumf, maxnumf, minimumf, minnumf, mulf, negf, remf, subf};
use integer::{
    addi, andi, ceildivsi, ceildivui, divsi, divui, floordivsi, maxsi, maxui, minsi, minui, muli, ori, remsi,
    remui, shli, shrsi, shrui, subi, xori,
};

type Folder = fn(&Folding<'_>) -> Option<FoldResult>;

/// An operation with what its folder asks for again and again.
struct Folding<'a> {
    input: &'a FoldInput<'a>,
    ctx: &'a Context,
}

impl Folding<'_> {
    fn value(&self, index: usize) -> ValueId {
        self.input.ir.operand(self.input.op, index)
    }

    fn result_type(&self) -> Type {
        self.input.ir.value_type(self.input.ir.op(self.input.op).results()[0])
    }

    fn operand_type(&self, index: usize) -> Type {
        self.input.ir.value_type(self.value(index))
    }

    fn constant(&self, index: usize) -> Option<Attribute> {
        self.input.operands.get(index).copied().flatten()
    }

    fn int(&self, index: usize) -> Option<Int> {
        as_int(self.ctx, self.constant(index)?)
    }

    fn is_int(&self, index: usize, value: i64) -> bool {
        self.int(index).is_some_and(|constant| constant == Int::Small(value))
    }

    fn width(&self) -> Option<u32> {
        int_width(self.ctx, element_or_self(self.ctx, self.result_type()))
    }

    fn same_operands(&self) -> bool {
        self.value(0) == self.value(1)
    }

    fn operand_result(&self, index: usize) -> Option<FoldResult> {
        Some(FoldResult::Value(self.value(index)))
    }

    fn int_result(&self, value: impl Into<Int>) -> Option<FoldResult> {
        int_constant(self.ctx, self.result_type(), value.into()).map(FoldResult::Attribute)
    }

    fn bool_result(&self, value: bool) -> Option<FoldResult> {
        self.int_result(-i64::from(value))
    }

    fn float_result(&self, bits: u128) -> Option<FoldResult> {
        float_constant(self.ctx, self.result_type(), bits).map(FoldResult::Attribute)
    }

    /// The operation that defines an operand, if it has that name.
    fn definer(&self, index: usize, name: &str) -> Option<OpId> {
        let op = self.input.ir.defining_op(self.value(index))?;
        (self.ctx.op_str(self.input.ir.op(op).name()) == name).then_some(op)
    }

    fn definer_operand(&self, op: OpId, index: usize) -> ValueId {
        self.input.ir.operand(op, index)
    }

    /// Two integer constants, read as signed or not, to one.
    fn int_binary(
        &self,
        signed: bool,
        compute: impl FnOnce(BigInt, BigInt) -> Option<BigInt>,
    ) -> Option<FoldResult> {
        let (a, b) = (self.int(0)?, self.int(1)?);
        let width = self.width()?;
        let (a, b) = (a.wrapped(width, signed), b.wrapped(width, signed));
        let result = compute(a.to_big(), b.to_big())?;
        self.int_result(Int::from(result).wrapped(width, true))
    }

    fn float_binary(&self, op: FloatOp) -> Option<FoldResult> {
        let ((a, kind), (b, _)) =
            (as_float(self.ctx, self.constant(0)?)?, as_float(self.ctx, self.constant(1)?)?);
        self.float_result(float_binary(op, kind, a, b)?)
    }

    /// Whether an operand is a float constant with exactly these bits, as `bits` gives them for its format.
    fn is_float(&self, index: usize, bits: impl FnOnce(FloatKind) -> Option<u128>) -> bool {
        self.constant(index)
            .and_then(|constant| as_float(self.ctx, constant))
            .is_some_and(|(value, kind)| bits(kind) == Some(value))
    }
}

fn constant(f: &Folding<'_>) -> Option<FoldResult> {
    f.input.ir.attr_named(f.ctx, f.input.op, "value").map(FoldResult::Attribute)
}

const FOLDERS: &[(&str, Folder)] = &[
    ("arith.constant", constant),
    ("arith.addi", addi),
    ("arith.subi", subi),
    ("arith.muli", muli),
    ("arith.divui", divui),
    ("arith.divsi", divsi),
    ("arith.ceildivui", ceildivui),
    ("arith.ceildivsi", ceildivsi),
    ("arith.floordivsi", floordivsi),
    ("arith.remui", remui),
    ("arith.remsi", remsi),
    ("arith.andi", andi),
    ("arith.ori", ori),
    ("arith.xori", xori),
    ("arith.shli", shli),
    ("arith.shrui", shrui),
    ("arith.shrsi", shrsi),
    ("arith.maxsi", maxsi),
    ("arith.maxui", maxui),
    ("arith.minsi", minsi),
    ("arith.minui", minui),
    ("arith.negf", negf),
    ("arith.addf", addf),
    ("arith.subf", subf),
    ("arith.mulf", mulf),
    ("arith.divf", divf),
    ("arith.remf", remf),
    ("arith.maximumf", maximumf),
    ("arith.minimumf", minimumf),
    ("arith.maxnumf", maxnumf),
    ("arith.minnumf", minnumf),
    ("arith.extf", extf),
    ("arith.truncf", truncf),
    ("arith.sitofp", sitofp),
    ("arith.uitofp", uitofp),
    ("arith.fptosi", fptosi),
    ("arith.fptoui", fptoui),
    ("arith.index_cast", index_cast),
    ("arith.index_castui", index_castui),
    ("arith.bitcast", bitcast),
    ("arith.cmpf", cmpf),
    ("arith.select", select),
];

/// Attaches the folders to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_casts(ctx);
    for &(name, folder) in FOLDERS {
        let name = ctx.op_name(name);
        ctx.update_op(name, |info| {
            info.hooks.fold = Some(Arc::new(move |input: &FoldInput<'_>| {
                match folder(&Folding { input, ctx: input.ctx }) {
                    Some(result) => Fold::Results(smallvec![result]),
                    None => Fold::Unchanged,
                }
            }));
        });
    }
    let cmpi = ctx.op_name("arith.cmpi");
    ctx.update_op(cmpi, |info| info.hooks.fold = Some(Arc::new(fold_cmpi)));
}
