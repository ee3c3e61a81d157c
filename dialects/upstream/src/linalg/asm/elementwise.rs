//! `linalg.elementwise`: the operation on elements is given by an attribute.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::names;
use legalize_dialects_hooks::table::Assembly;
use legalize_ir::{
    AffineExpr, AffineMap, AttrData, Attribute, Context, OpId, OpParser, OpPrinter, OperationState, Punct,
    Type,
};

use super::named::{parse_maps, parse_rest};
use super::table::elementwise;
use super::{MAPS, SEGMENTS, print_operands, print_results, shape_rank};
use crate::common::enum_clauses::text;

const KIND: &str = "kind";

/// Identity maps, one per operand.
fn identity_maps(ctx: &Context, rank: usize, count: usize) -> Attribute {
    let results = (0..rank as u32).map(AffineExpr::Dim).collect();
    let map = AffineMap { dims: rank as u32, symbols: 0, results };
    ctx.array_attr(&vec![ctx.attr(AttrData::AffineMap(Box::new(map))); count])
}

// `kind=attr indexing_maps = […] {…} ins(…) outs(…) -> type`

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    let start = p.offset();
    p.parse_keyword(KIND)?;
    p.parse_punct(Punct::Equal)?;
    let at = p.offset();
    let kind = p.parse_attribute(None)?;
    let word = text(ctx, kind);
    let Some(body) = elementwise(&word) else {
        return Err(p.error(at, "expected ElementwiseKind attribute"));
    };
    state.set_attr(ctx, KIND, kind);
    let given = parse_maps(p, state)?;
    let operands = parse_rest(p, state, start, body)?;
    if !given {
        let rank = operands.outputs.first().and_then(|&ty| shape_rank(ctx, ty)).unwrap_or(0);
        let count = operands.inputs.len() + operands.outputs.len();
        state.set_attr(ctx, MAPS, identity_maps(ctx, rank, count));
    }
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let elided = names(ctx, [SEGMENTS, KIND, MAPS]);
    if let Some(kind) = ir.attr(ctx, op, elided[1]) {
        p.text(" kind=");
        p.attr(kind);
    }
    let last: Option<Type> = ir.operands(op).last().map(|value| ir.value_type(value));
    let rank = last.and_then(|ty| shape_rank(ctx, ty)).unwrap_or(0);
    let body = ir.attr(ctx, op, elided[1]).and_then(|kind| elementwise(&text(ctx, kind)));
    // One map for each operand that the kind takes, whatever the number of operands is.
    let count = body.map_or(0, |body| body.value_count());
    let default = identity_maps(ctx, rank, count);
    if let Some(maps) = ir.attr(ctx, op, elided[2]).filter(|maps| *maps != default) {
        p.text(" indexing_maps = ");
        p.attr(maps);
    }
    p.attr_dict(op, &elided);
    print_operands(p, op);
    print_results(p, op);
}

pub(super) const ASSEMBLY: &[Assembly] = &[("linalg.elementwise", parse, print)];
