//! DMA transfers with maps, `affine.dma_start` and `affine.dma_wait`, which no definition declares.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AttrData, Delimiter, OpId, OpParser, OpPrinter, OperationState, Punct, Type, UnresolvedOperand, ValueId,
};

use crate::affine::verify::dma::{SOURCE, TAG, TARGET};

/// A parsed buffer with its subscripts.
struct Access {
    buffer: UnresolvedOperand,
    indices: Vec<UnresolvedOperand>,
    offset: u32,
}

fn parse_access(p: &mut OpParser<'_, '_>, state: &mut OperationState, map_name: &str) -> Result<Access> {
    let ctx = p.ctx();
    let buffer = p.parse_operand()?;
    let offset = p.offset();
    let (map, indices) = p.parse_affine_map_of_values(Delimiter::Square)?;
    state.set_attr(ctx, map_name, ctx.attr(AttrData::AffineMap(Box::new(map))));
    p.parse_punct(Punct::Comma)?;
    Ok(Access { buffer, indices, offset })
}

fn resolve(p: &mut OpParser<'_, '_>, state: &mut OperationState, access: &Access, ty: Type) -> Result<()> {
    let index = p.ctx().common().index;
    state.operands.push(p.resolve_operand(&access.buffer, ty)?);
    let types = vec![index; access.indices.len()];
    p.resolve_operands(&access.indices, &types, access.offset, &mut state.operands)
}

/// Prints accesses, separated by commas.
fn print_accesses(p: &mut OpPrinter<'_>, op: OpId, maps: &[&str]) -> Vec<ValueId> {
    let (ctx, ir) = (p.ctx(), p.ir());
    let mut rest = ir.operands(op);
    for name in maps {
        let Some(AttrData::AffineMap(map)) = ir.attr_named(ctx, op, name).map(|map| ctx.attr_data(map))
        else {
            break;
        };
        p.text(if *name == maps[0] { " " } else { ", " });
        p.operands(rest.next());
        let indices: Vec<ValueId> = rest.by_ref().take((map.dims + map.symbols) as usize).collect();
        p.text("[");
        p.affine_map_of_values(map, &indices);
        p.text("]");
    }
    rest.collect()
}

// `%source[%i], %target[%j], %tag[%k], %count, %stride, %per_stride : type, type, type`

fn parse_start(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let start = p.name_offset();
    let source = parse_access(p, state, SOURCE)?;
    let target = parse_access(p, state, TARGET)?;
    let tag = parse_access(p, state, TAG)?;
    let count = p.parse_operand()?;
    let strides = p.parse_trailing_operand_list()?;
    if !matches!(strides.len(), 0 | 2) {
        return Err(p.error(start, "expected two stride related operands"));
    }
    let types = p.parse_colon_type_list()?;
    let &[from, to, of_tag] = &types[..] else { return Err(p.error(start, "expected three types")) };
    resolve(p, state, &source, from)?;
    resolve(p, state, &target, to)?;
    resolve(p, state, &tag, of_tag)?;
    let index = p.ctx().common().index;
    for number in std::iter::once(&count).chain(&strides) {
        state.operands.push(p.resolve_operand(number, index)?);
    }
    Ok(())
}

fn print_start(p: &mut OpPrinter<'_>, op: OpId) {
    let rest = print_accesses(p, op, &[SOURCE, TARGET, TAG]);
    p.text(", ");
    p.operands(rest);
    print_types(p, op, &[SOURCE, TARGET, TAG]);
}

// `%tag[%k], %count : type`

fn parse_wait(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let start = p.name_offset();
    let tag = parse_access(p, state, TAG)?;
    let count = p.parse_operand()?;
    let ty = p.parse_colon_type()?;
    let index = p.ctx().common().index;
    resolve(p, state, &tag, ty)?;
    state.operands.push(p.resolve_operand(&count, index)?);
    if crate::common::type_predicates::is_memref(p.ctx(), ty) {
        Ok(())
    } else {
        Err(p.error(start, "expected tag to be of memref type"))
    }
}

fn print_wait(p: &mut OpPrinter<'_>, op: OpId) {
    let rest = print_accesses(p, op, &[TAG]);
    p.text(", ");
    p.operands(rest.into_iter().take(1));
    print_types(p, op, &[TAG]);
}

/// The types of the buffers.
fn print_types(p: &mut OpPrinter<'_>, op: OpId, maps: &[&str]) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let mut rest = ir.operands(op);
    for name in maps {
        p.text(if *name == maps[0] { " : " } else { ", " });
        if let Some(buffer) = rest.next() {
            p.ty(ir.value_type(buffer));
        }
        if let Some(AttrData::AffineMap(map)) = ir.attr_named(ctx, op, name).map(|map| ctx.attr_data(map)) {
            let inputs = (map.dims + map.symbols) as usize;
            rest.by_ref().take(inputs).for_each(drop);
        }
    }
}

pub(super) const ASSEMBLY: &[Assembly] =
    &[("affine.dma_start", parse_start, print_start), ("affine.dma_wait", parse_wait, print_wait)];
