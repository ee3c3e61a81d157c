//! `tosa.cond_if`: values that are passed to regions, with names for the regions' arguments.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::{entry_args, parse_assignments, print_assignments};
use legalize_ir::{OpId, OpParser, OpPrinter, OperationState, Punct, RegionId, Type, ValueId};

// `%cond (%a = %x) : type (types) -> type { … } else { … } {…}`, or without `else`; the regions name their
// arguments once more.

pub(super) fn parse_if(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let condition = p.parse_operand()?;
    let at = p.offset();
    let inputs: Vec<_> = if p.peek_punct(Punct::LParen) {
        parse_assignments(p)?.into_iter().map(|(_, input)| input).collect()
    } else {
        Vec::new()
    };
    let ty = p.parse_colon_type()?;
    let (types, results) = if p.peek_punct(Punct::LParen) {
        p.parse_function_type()?
    } else {
        (Vec::new(), p.try_arrow_type_list()?.unwrap_or_default().into_vec())
    };
    if types.len() != inputs.len() {
        let message = format!(
            "expected as many input types as operands (expected {} got {})",
            inputs.len(),
            types.len()
        );
        return Err(p.error(at, message));
    }
    state.operands.push(p.resolve_operand(&condition, ty)?);
    p.resolve_operands(&inputs, &types, at, &mut state.operands)?;
    state.result_types.extend(results);
    let then = p.parse_region(&[])?;
    let otherwise = if p.try_keyword("else") { p.parse_region(&[])? } else { p.ir().create_region() };
    state.regions.extend([then, otherwise]);
    p.parse_attr_dict(state)
}

pub(super) fn print_if(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let values: Vec<ValueId> = ir.operands(op).collect();
    let (&[then, otherwise], Some((&condition, inputs))): (&[RegionId], _) =
        (ir.op(op).regions(), values.split_first())
    else {
        return p.generic_op(op);
    };
    p.text(" ");
    p.operand(condition);
    let args = entry_args(p, then);
    if !inputs.is_empty() {
        p.text(" ");
        print_assignments(p, args, inputs.iter().copied());
    }
    p.text(" : ");
    p.ty(ir.value_type(condition));
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if inputs.is_empty() {
        p.arrow_type_list(results.into_iter());
    } else {
        p.text(" ");
        let types: Vec<Type> = inputs.iter().map(|&value| ir.value_type(value)).collect();
        p.functional_type(types, results.into_iter());
    }
    p.text(" ");
    p.region(then, true, true);
    if !ir.region(otherwise).is_empty() {
        p.text(" else ");
        p.region(otherwise, true, true);
    }
    p.attr_dict(op, &[]);
}
