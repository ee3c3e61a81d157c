//! Custom assembly of `scf.parallel`.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::region_assembly::complete;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type};
use legalize_snippet::operand_group;

/// Parses `(%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) init (%g) -> type { … } {…}`.
pub(super) fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let index = ctx.common().index;
    let mut counters = Vec::new();
    p.parse_comma_list(Delimiter::Paren, |p| {
        let mut counter = p.parse_argument(false, false)?;
        counter.ty = Some(index);
        counters.push(counter);
        Ok(())
    })?;
    p.parse_punct(Punct::Equal)?;
    for keyword in ["", "to", "step"] {
        if !keyword.is_empty() {
            p.parse_keyword(keyword)?;
        }
        let at = p.offset();
        let bounds = p.parse_operand_list(Delimiter::Paren)?;
        if bounds.len() != counters.len() {
            let message = format!("expected {} operands", counters.len());
            return Err(p
                .error(at, message)
                .with_help("write one bound of each kind for each induction variable"));
        }
        p.resolve_operands_of(&bounds, index, &mut state.operands)?;
    }
    let mut inits = Default::default();
    let at = p.offset();
    if p.try_keyword("init") {
        inits = p.parse_operand_list(Delimiter::Paren)?;
    }
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    let types: Vec<Type> = state.result_types.to_vec();
    p.resolve_operands(&inits, &types, at, &mut state.operands)?;
    let count = counters.len() as i32;
    let sizes = ctx.dense_i32_array_attr(&[count, count, count, inits.len() as i32]);
    state.set_attr(ctx, "operandSegmentSizes", sizes);
    let region = p.parse_region(&counters)?;
    complete(p, region, ctx.op_name("scf.reduce"));
    state.regions.push(region);
    p.parse_attr_dict(state)
}

pub(super) fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let &[region] = ir.op(op).regions() else { return p.generic_op(op) };
    let counters = ir.region(region).first().map_or(&[][..], |block| ir.block(block).args());
    // The numbers of bounds and steps may differ where the verifier does not compare them.
    let group = |index: usize| {
        let range = operand_group(ctx, ir, op, index)?;
        Some(ir.operands(op).skip(range.start).take(range.len()).collect::<Vec<_>>())
    };
    let (Some(lower), Some(upper), Some(steps), Some(starts)) = (group(0), group(1), group(2), group(3))
    else {
        return p.generic_op(op);
    };
    p.text(" (");
    p.operands(counters.iter().copied());
    for (word, values) in [(") = (", lower), (") to (", upper), (") step (", steps)] {
        p.text(word);
        p.operands(values);
    }
    p.text(")");
    if !starts.is_empty() {
        p.text(" init (");
        p.operands(starts);
        p.text(")");
    }
    let results: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    if !results.is_empty() {
        p.arrow_type_list(results.iter().copied());
    }
    p.text(" ");
    p.region(region, false, true);
    p.attr_dict(op, &[ctx.name("operandSegmentSizes")]);
}
