//! `shape.const_shape`: a list of extents.

use legalize_ir::text::{Delimiter, Punct};
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, OpId, OpParser, OpPrinter, OperationState, Type, TypeData,
};
use legalize_source::Diagnostic;

use crate::function::names;
use crate::helpers::int_elements;
use crate::hooks::{Parse, Print, attach_forms};

type Result<T> = std::result::Result<T, Diagnostic>;

const SHAPE: &str = "shape";
/// Longer lists of equal extents are left to the generic form, which says them in one word.
pub(crate) const MAX_RANK: usize = 1 << 16;

/// `dense<[1, 2]> : tensor<2xindex>`
pub(crate) fn extents_attr(ctx: &Context, extents: &[i64]) -> Attribute {
    let shape = [extents.len() as i64].into();
    let ty = ctx.ty(TypeData::RankedTensor { shape, element: ctx.common().index, encoding: None });
    let splat = !extents.is_empty() && extents.iter().all(|extent| *extent == extents[0]);
    let kept = if splat { &extents[..1] } else { extents };
    let data: Vec<u8> = kept.iter().flat_map(|extent| extent.to_le_bytes()).collect();
    ctx.attr(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data: data.into() } })
}

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
    state.set_attr(ctx, SHAPE, extents_attr(ctx, &extents));
    p.parse_punct(Punct::Colon)?;
    state.result_types.push(p.parse_type()?);
    Ok(())
}

fn print(p: &mut OpPrinter<'_>, op: OpId) {
    let (ctx, ir) = (p.ctx(), p.ir());
    let [shape] = names(ctx, [SHAPE]);
    let attr = ir.attr(ctx, op, shape);
    let mut extents = int_elements(ctx, attr);
    // One number may stand for all of them.
    if let Some(TypeData::RankedTensor { shape, .. }) =
        attr.and_then(|attr| ctx.attr_type(attr)).map(|ty| ctx.type_data(ty))
        && let ([extent], [count]) = (&extents[..], &shape[..])
    {
        match usize::try_from(*count) {
            Ok(count) if count <= MAX_RANK => extents = vec![*extent; count],
            _ => return p.generic_op(op),
        }
    }
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
