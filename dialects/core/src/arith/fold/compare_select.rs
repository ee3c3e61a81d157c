//! Comparisons, and `arith.select`, which chooses by them.

use std::cmp::Ordering;

use legalize_dialects_hooks::attributes::number;
use legalize_ir::{AttrData, FloatKind, FloatValue, Fold, FoldInput, InPlaceEdit, Int};
use smallvec::smallvec;

use super::{Folded, Folding, run};
use crate::arith::constant::{element_or_self, float_compare, has_static_shape, int_width};
use crate::ops::arith::{CmpIOp, ExtSIOp, ExtUIOp};
use crate::ub;

/// Evaluates an integer predicate for operands with these signed and unsigned orderings; `None` for an
/// unknown predicate.
pub(crate) fn int_predicate(predicate: i64, signed: Ordering, unsigned: Ordering) -> Option<bool> {
    Some(match predicate {
        0 => signed.is_eq(),
        1 => signed.is_ne(),
        2 => signed.is_lt(),
        3 => signed.is_le(),
        4 => signed.is_gt(),
        5 => signed.is_ge(),
        6 => unsigned.is_lt(),
        7 => unsigned.is_le(),
        8 => unsigned.is_gt(),
        9 => unsigned.is_ge(),
        _ => return None,
    })
}

/// The predicate that holds if and only if another does not.
pub(crate) fn inverted_int_predicate(predicate: i64) -> i64 {
    match predicate {
        0 => 1,
        1 => 0,
        2 => 5,
        3 => 4,
        4 => 3,
        5 => 2,
        6 => 9,
        7 => 8,
        8 => 7,
        9 => 6,
        other => other,
    }
}

/// The predicate that is equivalent with swapped operands.
fn swapped_int_predicate(predicate: i64) -> i64 {
    match predicate {
        2 => 4,
        3 => 5,
        4 => 2,
        5 => 3,
        6 => 8,
        7 => 9,
        8 => 6,
        9 => 7,
        same => same,
    }
}

fn predicate(f: &Folding<'_>) -> Option<i64> {
    f.ctx.as_i64(f.input.ir.attr_named(f.ctx, f.input.op, CmpIOp::PREDICATE_ATTR)?)
}

fn cmpi(f: &Folding<'_>) -> Option<Folded> {
    let predicate = predicate(f)?;
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.bool_result(int_predicate(predicate, Ordering::Equal, Ordering::Equal)?);
    }
    // A boolean compared with a constant such that the result equals the boolean.
    let is_bool = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0))) == Some(1);
    if is_bool && ((predicate == 0 && f.is_int(1, -1)) || (predicate == 1 && f.is_int(1, 0))) {
        return f.operand_result(0);
    }
    if predicate == 1 && f.is_int(1, 0) {
        let source = f.uncast::<ExtUIOp>(0).or_else(|| f.uncast::<ExtSIOp>(0));
        let width = |source| int_width(f.ctx, element_or_self(f.ctx, f.input.ir.value_type(source)));
        if let Some(source) = source.filter(|&source| width(source) == Some(1)) {
            return Some(Folded::Value(source));
        }
    }
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    let (a, b) = (f.int(0)?, f.int(1)?);
    let compare = |signed| a.wrapped(width, signed).to_big().cmp(&b.wrapped(width, signed).to_big());
    f.bool_result(int_predicate(predicate, compare(true), compare(false))?)
}

pub(super) fn cmpf(f: &Folding<'_>) -> Option<Folded> {
    let predicate = predicate(f)?;
    // Splats are not folded, as upstream.
    let is_scalar =
        |index| f.constant(index).is_some_and(|attr| matches!(f.ctx.attr_data(attr), AttrData::Float { .. }));
    let float = |index| if is_scalar(index) { f.float(index) } else { None };
    let is_nan = |(bits, kind): (u128, FloatKind)| kind.decode(bits) == FloatValue::NaN;
    let order = match (float(0), float(1)) {
        (Some((a, kind)), Some((b, _))) => float_compare(kind, a, b),
        // NaN is unordered.
        (Some(one), None) | (None, Some(one)) if is_nan(one) => None,
        _ => return None,
    };
    // The outcomes that a predicate accepts: 1 equal, 2 greater, 4 less, 8 unordered. The unordered
    // predicates are numbered 8 to 13 like the ordered ones from 1 on, and `uno` follows them.
    let accepted = match predicate {
        0..=7 => predicate,
        8..=13 => (predicate - 7) | 8,
        14 => 8,
        15 => 15,
        _ => return None,
    };
    let bit = match order {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => 8,
    };
    f.bool_result(accepted & bit != 0)
}

/// Folds a comparison; a constant on the left moves to the right with the swapped predicate.
pub(super) fn fold_cmpi(input: &FoldInput<'_>) -> Fold {
    let folding = Folding::new(input, 0);
    if let Some(result) = run(input, 0, cmpi) {
        return Fold::Results(smallvec![result]);
    }
    match (folding.constant(0), folding.constant(1), predicate(&folding)) {
        (Some(_), None, Some(predicate)) => Fold::InPlace(vec![
            InPlaceEdit::SetOperand(0, folding.value(1)),
            InPlaceEdit::SetOperand(1, folding.value(0)),
            InPlaceEdit::SetAttr(
                input.ctx.name(CmpIOp::PREDICATE_ATTR),
                Some(input.ctx.int_attr(input.ctx.common().i64, swapped_int_predicate(predicate))),
            ),
        ]),
        _ => Fold::Unchanged,
    }
}

/// Folds `arith.select`: a known condition, equal or poisoned values, a choice between true and false.
pub(super) fn select(f: &Folding<'_>) -> Option<Folded> {
    if f.value(1) == f.value(2) {
        return f.operand_result(1);
    }
    match f.int(0) {
        Some(Int::Small(0)) => return f.operand_result(2),
        Some(_) => return f.operand_result(1),
        None => {}
    }
    let is_poison = |index| f.constant(index).is_some_and(|value| ub::is_poison(f.ctx, value));
    if is_poison(1) {
        return f.operand_result(2);
    }
    if is_poison(2) {
        return f.operand_result(1);
    }
    // A select between true and false.
    let is_bool = int_width(f.ctx, f.result_type()) == Some(1);
    if is_bool && f.is_int(1, -1) && f.is_int(2, 0) {
        return f.operand_result(0);
    }
    chosen_by_equality(f)
}

/// A select between two values on their equality is always one of them.
fn chosen_by_equality(f: &Folding<'_>) -> Option<Folded> {
    let at = f.at();
    let compare: CmpIOp = f.defining_view(0)?;
    let predicate = number(f.ctx, compare.predicate_attr(&at))?;
    let (a, b) = (compare.lhs(&at), compare.rhs(&at));
    let (left, right) = (f.value(1), f.value(2));
    if (left, right) != (a, b) && (left, right) != (b, a) {
        return None;
    }
    match predicate {
        0 => f.operand_result(2),
        1 => f.operand_result(1),
        _ => None,
    }
}
