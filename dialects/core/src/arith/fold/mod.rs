//! Folders of the arith dialect.
//!
//! They fold constants and operands that cancel out as `mlir-opt --canonicalize` does. The driver moves
//! constants to the right of commutative operations and folds by trait. A folder handles scalars and splats
//! alike; if an operand is a constant with different elements, [`run`] calls it once per element.

mod cast;
mod compare_select;
mod extended;
mod float;
mod integer;

use cast::{bitcast, extf, fptosi, fptoui, index_cast, index_castui, sitofp, uitofp};
use compare_select::{cmpf, fold_cmpi, select};
use float::{addf, divf, maximumf, maxnumf, minimumf, minnumf, mulf, negf, remf, subf};
use integer::{
    addi, andi, ceildivsi, ceildivui, divsi, divui, floordivsi, maxsi, maxui, minsi, minui, muli, ori, remsi,
    remui, shli, shrsi, shrui, subi, xori,
};
use legalize_dialects_hooks::table;
use legalize_ir::{Attribute, Context, FloatKind, Fold, FoldInput, FoldResult, Int, Ir, Type, ValueId};
use legalize_typed::OpView;
use num_bigint::BigInt;
use smallvec::smallvec;

use super::constant::{
    FloatOp, as_float, as_int, element_or_self, float_binary, float_constant, has_static_shape, int_constant,
    int_width,
};
use super::elements::{DenseBuilder, Elements};
use crate::ops::arith::{self as ops, ConstantOp};
use crate::ub;

pub(crate) use compare_select::{int_predicate, inverted_int_predicate};

/// Result of a folder: an existing value, or a number in every element of the result's type.
enum Folded {
    Value(ValueId),
    Int(Int),
    Float(u128),
}

type Folder = fn(&Folding<'_>) -> Option<Folded>;

/// An operation with the values that its folder needs repeatedly.
struct Folding<'a> {
    input: &'a FoldInput<'a>,
    ctx: &'a Context,
    /// The index of the result that is folded.
    result: usize,
    /// The operands' elements and the index of the current one, if constants differ from element to element.
    element: Option<(&'a [Elements<'a>], usize)>,
    /// True if further elements follow.
    more: bool,
}

impl<'a> Folding<'a> {
    fn new(input: &'a FoldInput<'a>, result: usize) -> Self {
        Folding { input, ctx: input.ctx, result, element: None, more: false }
    }

    #[inline]
    fn value(&self, index: usize) -> ValueId {
        self.input.ir.operand(self.input.op, index)
    }

    #[inline]
    fn result_type(&self) -> Type {
        self.input.ir.value_type(self.input.ir.op(self.input.op).results()[self.result])
    }

    #[inline]
    fn operand_type(&self, index: usize) -> Type {
        self.input.ir.value_type(self.value(index))
    }

    #[inline]
    fn constant(&self, index: usize) -> Option<Attribute> {
        self.input.operands.get(index).copied().flatten()
    }

    /// An operand's number, if it is a constant integer.
    #[inline]
    fn int(&self, index: usize) -> Option<Int> {
        match self.element {
            Some((operands, at)) => operands.get(index)?.int(at),
            None => as_int(self.ctx, self.constant(index)?),
        }
    }

    /// An operand's bits and format, if it is a constant float.
    fn float(&self, index: usize) -> Option<(u128, FloatKind)> {
        match self.element {
            Some((operands, at)) => operands.get(index)?.float(at),
            None => as_float(self.ctx, self.constant(index)?),
        }
    }

    #[inline]
    fn is_int(&self, index: usize, value: i64) -> bool {
        self.int(index).is_some_and(|constant| constant == Int::Small(value))
    }

    #[inline]
    fn width(&self) -> Option<u32> {
        int_width(self.ctx, element_or_self(self.ctx, self.result_type()))
    }

    #[inline]
    fn same_operands(&self) -> bool {
        self.value(0) == self.value(1)
    }

    fn operand_result(&self, index: usize) -> Option<Folded> {
        Some(Folded::Value(self.value(index)))
    }

    fn int_result(&self, value: impl Into<Int>) -> Option<Folded> {
        Some(Folded::Int(value.into()))
    }

    fn bool_result(&self, value: bool) -> Option<Folded> {
        self.int_result(-i64::from(value))
    }

    fn float_result(&self, bits: u128) -> Option<Folded> {
        Some(Folded::Float(bits))
    }

    /// The argument of accessors of operations.
    #[inline]
    fn at(&self) -> (&'a Context, &'a Ir) {
        (self.ctx, self.input.ir)
    }

    /// The defining op of an operand, if it has the type `O`.
    #[inline]
    fn defining_view<O: OpView>(&self, index: usize) -> Option<O> {
        O::defining(&self.at(), self.value(index))
    }

    /// The source of an operand that is defined by a cast of type `O`.
    #[inline]
    fn uncast<O: OpView>(&self, index: usize) -> Option<ValueId> {
        let cast: O = self.defining_view(index)?;
        self.input.ir.operands(cast.op()).next()
    }

    /// Folds two integer constants, read as signed or not, to one.
    fn int_binary(
        &self,
        signed: bool,
        compute: impl FnOnce(BigInt, BigInt) -> Option<BigInt>,
    ) -> Option<Folded> {
        let (a, b) = (self.int(0)?, self.int(1)?);
        let width = self.width()?;
        let (a, b) = (a.wrapped(width, signed), b.wrapped(width, signed));
        let result = compute(a.to_big(), b.to_big())?;
        self.int_result(Int::from(result).wrapped(width, true))
    }

    fn float_binary(&self, op: FloatOp) -> Option<Folded> {
        let ((a, kind), (b, _)) = (self.float(0)?, self.float(1)?);
        self.float_result(float_binary(op, kind, a, b)?)
    }

    /// Returns true if an operand is a float constant with exactly these bits, as `bits` gives them for its
    /// format. One element of several is computed instead, as upstream does: the result of a signaling NaN is
    /// quiet.
    fn is_float(&self, index: usize, bits: impl FnOnce(FloatKind) -> Option<u128>) -> bool {
        self.element.is_none() && self.float(index).is_some_and(|(value, kind)| bits(kind) == Some(value))
    }
}

/// Folds one result for all elements at once if they are equal, else element by element.
#[inline]
fn run(input: &FoldInput<'_>, result: usize, folder: Folder) -> Option<FoldResult> {
    let folding = Folding::new(input, result);
    match folder(&folding) {
        Some(Folded::Value(value)) => return Some(FoldResult::Value(value)),
        Some(Folded::Int(value)) => {
            return int_constant(input.ctx, folding.result_type(), value).map(FoldResult::Attribute);
        }
        Some(Folded::Float(bits)) => {
            return float_constant(input.ctx, folding.result_type(), bits).map(FoldResult::Attribute);
        }
        None => {}
    }
    let all_constant = input.operands.iter().all(Option::is_some);
    if all_constant { by_element(input, result, folder).map(FoldResult::Attribute) } else { None }
}

/// Folds one result if all operands are dense constants, and not all of them splats.
fn by_element(input: &FoldInput<'_>, result: usize, folder: Folder) -> Option<Attribute> {
    let ctx = input.ctx;
    let mut operands = smallvec::SmallVec::<[Elements<'_>; 3]>::new();
    for constant in input.operands {
        operands.push(Elements::new(ctx, (*constant)?)?);
    }
    let count = operands.iter().find_map(Elements::count)?;
    if operands.iter().any(|operand| operand.count().is_some_and(|other| other != count)) {
        return None;
    }
    let ty = input.ir.value_type(input.ir.op(input.op).results()[result]);
    if !has_static_shape(ctx, ty) {
        return None;
    }
    let mut built = DenseBuilder::new(ctx, input.ir, ty, count)?;
    for at in 0..count {
        let element = Some((&*operands, at));
        let folding = Folding { input, ctx, result, element, more: at + 1 < count };
        match folder(&folding)? {
            Folded::Int(value) => built.push_int(value)?,
            Folded::Float(bits) => built.push_float(bits),
            Folded::Value(value) => {
                let operand = input.ir.operands(input.op).position(|operand| operand == value)?;
                built.push_bytes(operands.get(operand)?.bytes(at)?)?;
            }
        }
    }
    Some(built.finish())
}

/// Folding hook for the only result.
#[inline]
fn fold_with(input: &FoldInput<'_>, folder: Folder) -> Fold {
    let poisoned = || ub::poisoned(input).filter(|_| !is_shaped_bitcast(input));
    match run(input, 0, folder).or_else(poisoned) {
        Some(result) => Fold::Results(smallvec![result]),
        None => Fold::Unchanged,
    }
}

/// Returns true for a bitcast of a shaped value: only scalar poison is folded to poison of another type.
fn is_shaped_bitcast(input: &FoldInput<'_>) -> bool {
    let at = (input.ctx, input.ir);
    ops::BitcastOp::cast(&at, input.op).is_some_and(|cast| {
        let ty = input.ir.value_type(cast.out(&at));
        element_or_self(input.ctx, ty) != ty
    })
}

/// Folding hook for operations that upstream does not fold if an operand is poison.
#[inline]
fn fold_but_poison(input: &FoldInput<'_>, folder: Folder) -> Fold {
    match run(input, 0, folder) {
        Some(result) => Fold::Results(smallvec![result]),
        None => Fold::Unchanged,
    }
}

/// A table of hooks by operation and folder.
macro_rules! folders {
    ($with:ident: $($op:ident => $folder:ident),* $(,)?) => {
        &[$((ops::$op::NAME, |input| $with(input, $folder))),*]
    };
}

pub(super) const FOLDERS: &[&[(&str, table::Folder)]] = &[
    cast::FOLDERS,
    extended::FOLDERS,
    &[(ConstantOp::NAME, fold_constant), (ops::CmpIOp::NAME, fold_cmpi)],
    folders! { fold_but_poison:
        ShLIOp => shli,
        ShRUIOp => shrui,
        ShRSIOp => shrsi,
        CmpFOp => cmpf,
        SelectOp => select,
    },
    folders! { fold_with:
        AddIOp => addi,
        SubIOp => subi,
        MulIOp => muli,
        DivUIOp => divui,
        DivSIOp => divsi,
        CeilDivUIOp => ceildivui,
        CeilDivSIOp => ceildivsi,
        FloorDivSIOp => floordivsi,
        RemUIOp => remui,
        RemSIOp => remsi,
        AndIOp => andi,
        OrIOp => ori,
        XOrIOp => xori,
        MaxSIOp => maxsi,
        MaxUIOp => maxui,
        MinSIOp => minsi,
        MinUIOp => minui,
        NegFOp => negf,
        AddFOp => addf,
        SubFOp => subf,
        MulFOp => mulf,
        DivFOp => divf,
        RemFOp => remf,
        MaximumFOp => maximumf,
        MinimumFOp => minimumf,
        MaxNumFOp => maxnumf,
        MinNumFOp => minnumf,
        ExtFOp => extf,
        SIToFPOp => sitofp,
        UIToFPOp => uitofp,
        FPToSIOp => fptosi,
        FPToUIOp => fptoui,
        IndexCastOp => index_cast,
        IndexCastUIOp => index_castui,
        BitcastOp => bitcast,
    },
];

fn fold_constant(input: &FoldInput<'_>) -> Fold {
    match ConstantOp::of(input.op).value_attr(&(input.ctx, input.ir)) {
        Some(value) => Fold::Results(smallvec![FoldResult::Attribute(value)]),
        None => Fold::Unchanged,
    }
}
