//! Custom assembly of masked operations.

use legalize_dialects_hooks::Result;
use legalize_ir::{InsertPoint, OpId, OpParser, OpPrinter, OperationState, Punct};

// `%mask, %passthru { op } : mask -> types`

pub(super) fn parse_mask(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let mask = p.parse_operand()?;
    let other = if p.try_punct(Punct::Comma) { Some(p.parse_operand()?) } else { None };
    let at = p.offset();
    let region = p.parse_region(&[])?;
    // The results of the masked operation are yielded if the text has no terminator.
    let loc = p.loc_at(at);
    let block = legalize_dialects_hooks::region_assembly::last_block(p, region);
    let ir = p.ir();
    if ir.terminator(ctx, block).is_none() {
        let results = ir.block(block).last().map_or_else(Vec::new, |last| ir.op(last).results().to_vec());
        let mut end = OperationState::new(ctx, ctx.op_name("vector.yield"), loc);
        end.operands.extend(results);
        let end = ir.create_op(&end);
        ir.insert_op(end, InsertPoint::End(block));
    }
    state.regions.push(region);
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    if let Some(types) = p.try_arrow_type_list()? {
        state.result_types.extend(types);
    }
    state.operands.push(p.resolve_operand(&mask, ty)?);
    if let Some(other) = &other {
        let Some(&ty) = state.result_types.first() else {
            return Err(p.error(other.offset, "expects a result if passthru operand is provided"));
        };
        state.operands.push(p.resolve_operand(other, ty)?);
    }
    Ok(())
}

pub(super) fn print_mask(p: &mut OpPrinter<'_>, op: OpId) {
    let ir = p.ir();
    let block = ir.op(op).regions().first().and_then(|region| ir.region(*region).first());
    let (Some(block), Some(mask)) = (block, ir.operands(op).next()) else { return p.generic_op(op) };
    p.text(" ");
    p.operands(ir.operands(op));
    p.text(" { ");
    if let Some(masked) = ir.block(block).first() {
        p.custom_or_generic_op(masked);
    }
    p.text(" }");
    p.attr_dict(op, &[]);
    p.text(" : ");
    p.ty(ir.value_type(mask));
    let results = ir.op(op).results();
    if !results.is_empty() {
        p.text(" -> ");
        p.types(results.iter().map(|&value| ir.value_type(value)), ", ");
    }
}
