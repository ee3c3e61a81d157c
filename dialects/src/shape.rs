//! `shape.const_shape`: a list of extents.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{Context, OpId, OpParser, OpPrinter, OperationState, Type};
use legalize_source::Diagnostic;

use crate::function::names;
use crate::helpers::{dense_ints, listed_ints};
use crate::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

const SHAPE: &str = "shape";
// `{…} [1, 2] : type`

fn parse(p: &mut OpParser<'_, '_>, state: &mut OperationState) -> Result<()> {
    let ctx = p.ctx();
    p.parse_attr_dict(state)?;
    let mut extents = Vec::new();
    p.parse_comma_list(Delimiter::Square, |p| {
        let at = p.offset();
        let extent = p.parse_integer()?.as_i64();
        extents.push(extent.ok_or_else(|| p.error(at, "integer does not fit 64 bits"))?);
        Ok(())
    })?;
    state.set_attr(ctx, SHAPE, dense_ints(ctx, ctx.common().index, &extents));
    p.parse_punct(Punct::Colon)?;
    state.result_types.push(p.parse_type()?);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [shape] = names(ctx, [SHAPE]);
    let Some(extents) = listed_ints(ctx, ir.attr(ctx, op, shape)) else { return p.generic_op(op) };
    p.text(" ");
    p.attr_dict(op, &[shape]);
    let texts: Vec<String> = extents.iter().map(i64::to_string).collect();
    p.text(&format!("[{}] : ", texts.join(", ")));
    let types: Vec<Type> = ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect();
    p.types(types, ", ");
}

/// Attaches the form to the operation if it is registered.
pub(crate) fn attach(ctx: &mut Context) {
    let forms: &[(&str, Parse, Print)] = &[("shape.const_shape", parse, print)];
    attach_forms(ctx, forms);
}
