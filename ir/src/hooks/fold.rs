//! Folders: their inputs and results.

use smallvec::SmallVec;

use crate::body::{Ir, OpId, ValueId};
use crate::context::{Attribute, Context, Name, OpInfo, Traits};

/// Input of an operation's folder.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct FoldInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation.
    pub op: OpId,
    /// Per operand the constant that defines it, if one does.
    pub operands: &'a [Option<Attribute>],
}

impl<'a> FoldInput<'a> {
    /// Creates the input for a call of a folder.
    pub fn new(ctx: &'a Context, ir: &'a Ir, op: OpId, operands: &'a [Option<Attribute>]) -> Self {
        FoldInput { ctx, ir, op, operands }
    }
}

/// Replacement of one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult {
    /// A constant; the dialect materialises it.
    Attribute(Attribute),
    /// An existing value.
    Value(ValueId),
}

/// A change that a folder makes to the operation itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlaceEdit {
    /// Sets an operand.
    SetOperand(usize, ValueId),
    /// Removes an operand; later operands move up.
    RemoveOperand(usize),
    /// Sets or removes an attribute (inherent if the operation declares it).
    SetAttr(Name, Option<Attribute>),
    /// Swaps two regions.
    SwapRegions(usize, usize),
}

/// Result of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The operation does not fold.
    Unchanged,
    /// The operation is changed in place.
    InPlace(Vec<InPlaceEdit>),
    /// A replacement for each result.
    Results(SmallVec<[FoldResult; 1]>),
}

/// Folds an operation. A folder may look at the operation and at the definitions of its operands, but not at
/// the users of its results: a conversion folds operations that it creates before they have users, and
/// tentative ones while others still use the results.
pub type FoldHook = dyn Fn(&FoldInput<'_>) -> Fold + Send + Sync;

/// The traits that fold operations by themselves.
pub const FOLDING_TRAITS: Traits = Traits::COMMUTATIVE.union(Traits::INVOLUTION).union(Traits::IDEMPOTENT);

/// Returns the fold of an operation whose operands have these constant values, which need not be those of its
/// defining operations: that of its folder, or else that of its traits. Nothing is edited.
#[inline]
pub fn fold_with(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo, operands: &[Option<Attribute>]) -> Fold {
    fold_by(ctx, ir, op, (info, info.folder().map(|folder| &**folder)), operands)
}

/// Same as [`fold_with`] for a caller that has looked up the folder in force.
#[inline]
pub fn fold_by(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    (info, folder): (&OpInfo, Option<&FoldHook>),
    operands: &[Option<Attribute>],
) -> Fold {
    let own = match folder {
        // Folders rely on the declared numbers of values, and a rule may have created any operation.
        Some(fold) if info.admits(operands.len(), ir.op(op).results().len()) => {
            fold(&FoldInput::new(ctx, ir, op, operands))
        }
        _ => Fold::Unchanged,
    };
    match own {
        Fold::Unchanged => fold_traits(ir, op, info.traits, operands),
        found => found,
    }
}

#[inline]
fn fold_traits(ir: &Ir, op: OpId, traits: Traits, constants: &[Option<Attribute>]) -> Fold {
    if !traits.intersects(FOLDING_TRAITS) {
        return Fold::Unchanged;
    }
    let to_value = |value| Fold::Results(SmallVec::from_elem(FoldResult::Value(value), 1));
    let data = ir.op(op);
    if traits.contains(Traits::COMMUTATIVE) && constants.len() >= 2 {
        // Is there a value after a constant?
        let sorted = constants.is_sorted_by_key(Option::is_some);
        if !sorted {
            let values = ir.operands(op).zip(constants);
            let (rest, before): (Vec<_>, Vec<_>) = values.partition(|entry| entry.1.is_some());
            let order = before.into_iter().chain(rest).map(|entry| entry.0).enumerate();
            return Fold::InPlace(
                order.map(|(index, value)| InPlaceEdit::SetOperand(index, value)).collect(),
            );
        }
    }
    let same = |value: ValueId| ir.defining_op(value).filter(|&inner| ir.op(inner).name() == data.name());
    if traits.contains(Traits::INVOLUTION)
        && let &[result] = data.results()
        && data.operand_count() == 1
        && let Some(inner) = same(ir.operand(op, 0))
        && ir.op(inner).operand_count() == 1
        && ir.value_type(ir.operand(inner, 0)) == ir.value_type(result)
    {
        return to_value(ir.operand(inner, 0));
    }
    if traits.contains(Traits::IDEMPOTENT) && data.results().len() == 1 {
        let first = (data.operand_count() > 0).then(|| ir.operand(op, 0));
        match (data.operand_count(), first) {
            (1, Some(first)) if same(first).is_some() => return to_value(first),
            (2, Some(first)) if ir.operand(op, 1) == first => return to_value(first),
            _ => {}
        }
    }
    Fold::Unchanged
}
