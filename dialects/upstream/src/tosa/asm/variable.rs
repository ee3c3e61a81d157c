//! The directive of `tosa.variable`: a type, or a value that has one. Shape and element type are separate
//! attributes.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::attributes::{dense_ints, listed_ints};
use legalize_dialects_hooks::table::misuse;
use legalize_ir::{AttrData, Attribute, Context, OpId, OpParser, OpPrinter, Punct, Type, TypeData, shape_of};
use legalize_ods::{CustomDirectives, CustomSlot, CustomValue};

/// Marker for a dynamic extent.
const UNKNOWN: i64 = -1;

// `= dense<1> : tensor<2xi8>` or `: tensor<2xi8>`

fn parse(p: &mut OpParser<'_, '_>, slots: &mut [CustomSlot]) -> Result<bool> {
    let [CustomSlot::Attr(shape), CustomSlot::Attr(element), CustomSlot::Attr(initial)] = slots else {
        return Err(misuse(p, "VariableOpTypeOrInitialValue"));
    };
    let ctx = p.ctx();
    let ty = if p.try_punct(Punct::Equal) {
        let value = p.parse_attribute(None)?;
        *initial = Some(value);
        if !is_typed(ctx, value) {
            return Err(p.error(p.offset(), "expected Typed attr"));
        }
        ctx.attr_type(value)
    } else {
        Some(p.parse_colon_type()?)
    };
    let Some(shaped) = ty.and_then(|ty| shape_of(ctx, ty)) else {
        return Err(p.error(p.offset(), "expected shaped type"));
    };
    let Some(extents) = shaped.shape else {
        return Err(p.error(p.offset(), "expected ranked type"));
    };
    let extents: Vec<i64> =
        extents.iter().map(|&extent| if extent == Type::DYNAMIC { UNKNOWN } else { extent }).collect();
    *shape = Some(dense_ints(ctx, ctx.common().index, &extents));
    *element = Some(ctx.type_attr(shaped.element));
    Ok(true)
}

/// Returns true if an attribute is of a kind that has a type; that of a string may be missing.
fn is_typed(ctx: &Context, attr: Attribute) -> bool {
    ctx.attr_type(attr).is_some() || matches!(ctx.attr_data(attr), AttrData::String { .. })
}

/// The extents in a dense attribute.
fn extents(ctx: &Context, attr: Attribute) -> Option<Vec<i64>> {
    let found = listed_ints(ctx, Some(attr))?;
    Some(found.into_iter().map(|extent| if extent == UNKNOWN { Type::DYNAMIC } else { extent }).collect())
}

fn print(p: &mut OpPrinter<'_>, _: Option<OpId>, values: &[CustomValue]) {
    let [CustomValue::Attr(shape), CustomValue::Attr(element), CustomValue::Attr(initial)] = values else {
        return;
    };
    let ctx = p.ctx();
    if let Some(initial) = initial.filter(|initial| is_typed(ctx, *initial)) {
        p.text("= ");
        return p.attr(initial);
    }
    let shape = shape.and_then(|shape| extents(ctx, shape));
    if let (Some(shape), Some(AttrData::Type(element))) = (shape, element.map(|ty| ctx.attr_data(ty))) {
        p.text(": ");
        p.ty(ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None }));
    }
    if let Some(initial) = initial {
        p.text(" = ");
        p.attr(*initial);
    }
}

/// Adds the directive.
pub(in crate::tosa) fn add_directives(all: &mut CustomDirectives) {
    all.insert("VariableOpTypeOrInitialValue", parse, print);
}
