//! Custom assembly of bufferization.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct};

const SEGMENTS: &str = "operandSegmentSizes";

// `(%size) copy(%tensor) size_hint=%hint {…} : tensor<…>`

fn parse_tensor(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let index = ctx.common().index;
    let sizes = p.parse_operand_list(Delimiter::Paren)?;
    let mut copy = None;
    if p.try_keyword("copy") {
        p.parse_punct(Punct::LParen)?;
        copy = Some(p.parse_operand()?);
        p.parse_punct(Punct::RParen)?;
    }
    let mut hint = None;
    if p.try_keyword("size_hint") {
        p.parse_punct(Punct::Equal)?;
        hint = Some(p.parse_operand()?);
    }
    p.parse_attr_dict(state)?;
    let ty = p.parse_colon_type()?;
    p.resolve_operands_of(&sizes, index, &mut state.operands)?;
    if let Some(copy) = &copy {
        state.operands.push(p.resolve_operand(copy, ty)?);
    }
    if let Some(hint) = &hint {
        state.operands.push(p.resolve_operand(hint, index)?);
    }
    let counts = [sizes.len() as i32, i32::from(copy.is_some()), i32::from(hint.is_some())];
    state.set_attr(ctx, SEGMENTS, ctx.dense_i32_array_attr(&counts));
    state.result_types.push(ty);
    Ok(())
}

fn print_tensor(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let segments = names(ctx, [SEGMENTS]);
    let counts = ir.attr(ctx, op, segments[0]).and_then(|counts| ctx.as_dense_i32_array(counts));
    let (Some(&[sizes, copy, hint]), Some(&result)) =
        (counts.as_deref().and_then(|counts| counts.first_chunk()), ir.op(op).results().first())
    else {
        return p.generic_op(op);
    };
    let mut values = ir.operands(op);
    p.text("(");
    p.operands(values.by_ref().take(sizes.max(0) as usize).collect::<Vec<_>>());
    p.text(")");
    if copy > 0 {
        p.text(" copy(");
        p.operands(values.next());
        p.text(")");
    }
    if hint > 0 {
        p.text(" size_hint=");
        p.operands(values.next());
    }
    p.attr_dict(op, &segments);
    p.text(" : ");
    p.ty(ir.value_type(result));
}

pub(super) const ASSEMBLY: &[Assembly] = &[("bufferization.alloc_tensor", parse_tensor, print_tensor)];
