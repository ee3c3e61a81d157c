//! The folder of `builtin.unrealized_conversion_cast`: a cast to the types of its operands, or back to the
//! types of the operands of another cast, is folded to these operands.

use legalize_dialects_hooks::table::Folder;
use legalize_ir::{Fold, FoldInput, FoldResult, Type, ValueId};

fn fold(input: &FoldInput<'_>) -> Fold {
    let (ir, op) = (input.ir, input.op);
    let types_of =
        |values: &[ValueId]| values.iter().map(|&value| ir.value_type(value)).collect::<Vec<Type>>();
    let expected = types_of(ir.op(op).results());
    let operands: Vec<ValueId> = ir.operands(op).collect();
    let Some(&first) = operands.first() else { return Fold::Unchanged };
    let back = |values: Vec<ValueId>| Fold::Results(values.into_iter().map(FoldResult::Value).collect());
    if types_of(&operands) == expected {
        return back(operands);
    }
    let inner = ir
        .defining_op(first)
        .filter(|&inner| ir.op(inner).name() == ir.op(op).name() && *ir.op(inner).results() == operands);
    match inner.map(|inner| ir.operands(inner).collect::<Vec<ValueId>>()) {
        Some(inputs) if types_of(&inputs) == expected => back(inputs),
        _ => Fold::Unchanged,
    }
}

pub(super) const FOLDERS: &[(&str, Folder)] = &[("builtin.unrealized_conversion_cast", fold)];
