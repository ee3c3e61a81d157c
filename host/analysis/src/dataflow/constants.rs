//! Constants: operations are folded with the constants that reach their operands.
//!
//! Mirrors upstream's `SparseConstantPropagation`.

use legalize_ir::{
    Attribute, Context, Fold, FoldResult, Ir, Made, Name, OpId, Traits, ValueId, WalkOrder, constant_value,
    fold_with,
};
use smallvec::{SmallVec, smallvec};

use super::flow::Flow;
use super::sparse::Sparse;
use super::{Lattice, SparseAnalysis, Transfer};

/// Knowledge about the constant that a value is.
#[derive(Clone, Copy, Debug)]
pub enum Constant {
    /// The value is always this one; the dialect creates constants of it.
    Known(Attribute, Name),
    /// The value may be several.
    Unknown,
}

/// The dialect does not matter.
impl PartialEq for Constant {
    fn eq(&self, other: &Self) -> bool {
        self.known() == other.known()
    }
}

impl Constant {
    /// Returns the constant, if there is just one.
    pub fn known(&self) -> Option<Attribute> {
        match *self {
            Constant::Known(attr, _) => Some(attr),
            Constant::Unknown => None,
        }
    }
}

impl Lattice for Constant {
    fn join(&self, other: &Self) -> Self {
        if self == other { *self } else { Constant::Unknown }
    }
}

/// The propagation of constants.
#[derive(Clone, Copy, Debug)]
pub struct ConstantPropagation {
    /// Counts of the thread when the analysis began, and the bytes that folds may intern.
    before: Made,
    most_bytes: u64,
}

impl Default for ConstantPropagation {
    fn default() -> Self {
        ConstantPropagation { before: Made::default(), most_bytes: u64::MAX }
    }
}

impl ConstantPropagation {
    /// Propagation within the limits of a run on a body.
    pub(super) fn within_limits(ctx: &Context, ir: &Ir) -> Self {
        let most = ctx.sources().limits().interned_bytes.for_items(ir.nominal_size() as u64);
        ConstantPropagation { before: ctx.made_here(), most_bytes: most }
    }

    /// Returns true if folds have interned more than they may; no more operations are folded then.
    pub(super) fn is_exceeded(&self, ctx: &Context) -> bool {
        ctx.made_here().since(self.before).bytes > self.most_bytes
    }
}

impl SparseAnalysis for ConstantPropagation {
    type Value = Constant;

    fn entry(&self, _: &Context, _: &Ir, _: ValueId) -> Option<Constant> {
        Some(Constant::Unknown)
    }

    fn transfer(&self, input: &Transfer<'_, Constant>) -> SmallVec<[Option<Constant>; 1]> {
        let (ctx, ir, op) = (input.ctx, input.ir, input.op);
        let data = ir.op(op);
        let unknown = || smallvec![Some(Constant::Unknown); data.results().len()];
        // A fold of regions would edit them.
        let Some(info) = ir.info(ctx, op).filter(|_| data.regions().is_empty()) else { return unknown() };
        let dialect = ctx.op_dialect(data.name());
        if info.traits.contains(Traits::CONSTANT_LIKE) {
            let value = constant_value(ctx, ir, op);
            return value.map_or_else(unknown, |attr| smallvec![Some(Constant::Known(attr, dialect))]);
        }
        let mut operands: SmallVec<[Option<Attribute>; 4]> = SmallVec::new();
        for known in input.operands() {
            match known {
                Some(known) => operands.push(known.known()),
                None => return smallvec![None; data.results().len()],
            }
        }
        if self.is_exceeded(ctx) {
            return unknown();
        }
        match fold_with(ctx, ir, op, info, &operands) {
            Fold::Results(folded) if folded.len() == data.results().len() => {
                let of = |fold: FoldResult| match fold {
                    FoldResult::Attribute(attr) => Some(Constant::Known(attr, dialect)),
                    FoldResult::Value(value) => input.known(value),
                };
                folded.into_iter().map(of).collect()
            }
            _ => unknown(),
        }
    }
}

impl Sparse<ConstantPropagation> {
    /// Sets what is known about each value once; nothing is propagated.
    pub(super) fn start_with(
        &mut self,
        flow: &mut Flow<'_>,
        top: OpId,
        known: &dyn Fn(ValueId) -> Option<Constant>,
    ) {
        let ir = flow.ir;
        for op in ir.nested_ops(top, WalkOrder::PostOrder) {
            let data = ir.op(op);
            let blocks = data.regions().iter().flat_map(|&region| ir.region_blocks(region));
            let args = blocks.flat_map(|block| ir.block(block).args());
            for &value in data.results().iter().chain(args) {
                self.join(flow, value, known(value));
            }
        }
    }
}
