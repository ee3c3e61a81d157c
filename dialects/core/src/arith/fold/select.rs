//! `arith.select`.

use legalize_dialects_hooks::attributes::number;
use legalize_ir::Int;

use super::{Folded, Folding};
use crate::arith::constant::int_width;
use crate::ops::arith::CmpIOp;
use crate::ub;

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
    let compare: CmpIOp = f.definer(0)?;
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
