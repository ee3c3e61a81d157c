//! Bounds of intervals, followed through branches, loops and calls.

use legalize::analysis::{Lattice, SparseAnalysis, Transfer};
use legalize::ir::{Context, Ir, SmallVec, ValueId};
use legalize::typed::{OpView, TypeView};

use crate::bounds::Bounds;
use crate::iv;

/// The number of times that bounds may grow before the side that grows is given up, so that loops end.
const GROWTH: u32 = 8;

/// Knowledge about an interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known {
    pub bounds: Bounds,
    growth: u32,
}

impl From<Bounds> for Known {
    fn from(bounds: Bounds) -> Self {
        Self { bounds, growth: 0 }
    }
}

impl Lattice for Known {
    fn join(&self, other: &Self) -> Self {
        let hull = self.bounds.hull(other.bounds);
        if hull == self.bounds {
            return *self;
        }
        let growth = self.growth.max(other.growth) + 1;
        let lower = match growth > GROWTH && hull.lower < self.bounds.lower {
            true => f64::NEG_INFINITY,
            false => hull.lower,
        };
        let upper = match growth > GROWTH && hull.upper > self.bounds.upper {
            true => f64::INFINITY,
            false => hull.upper,
        };
        Self { bounds: Bounds { lower, upper }, growth }
    }
}

/// The analysis; it knows nothing of values other than intervals.
#[derive(Clone, Copy, Debug, Default)]
pub struct IntervalAnalysis;

impl SparseAnalysis for IntervalAnalysis {
    type Value = Known;

    fn entry(&self, ctx: &Context, ir: &Ir, value: ValueId) -> Option<Known> {
        iv::IntervalType::isa(ctx, ir.value_type(value)).then_some(Bounds::ALL.into())
    }

    fn transfer(&self, input: &Transfer<'_, Known>) -> SmallVec<[Option<Known>; 1]> {
        let results = input.ir.op(input.op).results().iter();
        results
            .map(|&value| self.entry(input.ctx, input.ir, value).and_then(|all| transfer(input, all)))
            .collect()
    }
}

/// Knowledge about the result of an operation; nothing as long as nothing is known about an operand.
fn transfer(input: &Transfer<'_, Known>, all: Known) -> Option<Known> {
    let intervals = input
        .ir
        .operands(input.op)
        .filter(|&value| iv::IntervalType::isa(input.ctx, input.ir.value_type(value)));
    let operands = intervals.map(|value| Some(input.known(value)?.bounds)).collect::<Option<Vec<_>>>()?;
    Some(result(input, &operands).map_or(all, Known::from))
}

/// The bounds of the result of an operation on intervals.
fn result(input: &Transfer<'_, Known>, operands: &[Bounds]) -> Option<Bounds> {
    let at = (input.ctx, input.ir);
    if let Some(op) = iv::ConstantOp::cast(&at, input.op) {
        return Bounds::of(input.ctx, op.value(&at));
    }
    if let Some(op) = iv::ScaleOp::cast(&at, input.op) {
        return Some(operands.first()?.scale(op.factor(&at)));
    }
    let is = |name| input.ctx.op_str(input.ir.op(input.op).name()) == name;
    match *operands {
        [a, b] if is(iv::AddOp::NAME) => Some(a + b),
        [a, b] if is(iv::SubOp::NAME) => Some(a + -b),
        [a, b] if is(iv::MulOp::NAME) => Some(a * b),
        [a, b] if is(iv::HullOp::NAME) => Some(a.hull(b)),
        [a] if is(iv::NegOp::NAME) => Some(-a),
        [a] if is(iv::InverseOp::NAME) => Some(a.inverse()),
        _ => None,
    }
}
