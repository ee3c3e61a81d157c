//! Attributes as operations hold them: numbers of enums, lists, dense numbers.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, ElementsData, Int, Ir, Name, OpId, Type, TypeData};
use legalize_ods::{AttrDef, EnumDef};
use legalize_typed::int_of;

/// The number of an enum attribute, wrapped in the dialect's attribute or bare.
pub fn number(ctx: &Context, attr: Option<Attribute>) -> Option<i64> {
    int_of(ctx, attr?)
}

/// The value of `true` or `false`.
pub fn truth(ctx: &Context, attr: Option<Attribute>) -> Option<bool> {
    match ctx.attr_data(attr?) {
        AttrData::Integer { value, ty } if *ty == ctx.common().i1 => Some(!value.is_zero()),
        _ => None,
    }
}

/// The number of an enum attribute that several operations have.
pub fn enum_value(ctx: &Context, ir: &Ir, op: OpId, name: &str) -> Option<i64> {
    number(ctx, ir.attr_named(ctx, op, name))
}

/// Returns the definition of the enum that a dialect's attribute holds.
pub fn enum_of(ctx: &Context, name: Name) -> Option<Arc<EnumDef>> {
    ctx.attr_info(name)?.extensions.get::<Arc<AttrDef>>()?.enum_def.clone()
}

/// `array<i1: …>`
pub fn dense_bools(ctx: &Context, values: &[bool]) -> Attribute {
    let data: Vec<u8> = values.iter().map(|value| u8::from(*value)).collect();
    ctx.attr(AttrData::DenseArray { element: ctx.common().i1, len: data.len() as u64, data: data.into() })
}

/// The elements of an array; empty for anything else.
pub fn elements(ctx: &Context, attr: Option<Attribute>) -> &[Attribute] {
    match attr.map(|attr| ctx.attr_data(attr)) {
        Some(AttrData::Array(all)) => all,
        _ => &[],
    }
}

/// The numbers of a dense attribute of integers, one if all are equal; empty for anything else.
pub fn int_elements(ctx: &Context, attr: Option<Attribute>) -> Vec<i64> {
    let Some(AttrData::DenseElements { ty, data: ElementsData::Bytes { data, .. } }) =
        attr.map(|attr| ctx.attr_data(attr))
    else {
        return Vec::new();
    };
    let width = match ctx.type_data(legalize_ir::element_type_or_self(ctx, *ty)) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Index => 64,
        _ => return Vec::new(),
    };
    let size = width.div_ceil(8).max(1) as usize;
    let shift = 64 - width.clamp(1, 64);
    let number = |element: &[u8]| {
        let mut wide = [0; 8];
        let len = element.len().min(8);
        wide[..len].copy_from_slice(&element[..len]);
        i64::from_le_bytes(wide) << shift >> shift
    };
    data.chunks_exact(size).map(number).collect()
}

/// Maximum length of a splat that is written out as a list: a few characters of text can declare a very long
/// one.
const MAX_LISTED: usize = 1 << 16;

/// All numbers of a dense attribute of integers with one dimension; `None` for anything else, and for a splat
/// of more than `MAX_LISTED` elements.
pub fn listed_ints(ctx: &Context, attr: Option<Attribute>) -> Option<Vec<i64>> {
    let (TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. }) =
        ctx.type_data(ctx.attr_type(attr?)?)
    else {
        return None;
    };
    let &[count] = &shape[..] else { return None };
    let count = usize::try_from(count).ok()?;
    let found = int_elements(ctx, attr);
    match found[..] {
        _ if found.len() == count => Some(found),
        [same] if count <= MAX_LISTED => Some(vec![same; count]),
        _ => None,
    }
}

/// `dense<[1, 2]> : tensor<2xi32>`, of integers of whole bytes or of indices.
pub fn dense_ints(ctx: &Context, element: Type, numbers: &[i64]) -> Attribute {
    let width = match ctx.type_data(element) {
        TypeData::Integer { width, .. } => *width,
        _ => 64,
    };
    let size = width.div_ceil(8).clamp(1, 8) as usize;
    let ty = ctx.ty(TypeData::RankedTensor { shape: [numbers.len() as i64].into(), element, encoding: None });
    let splat = !numbers.is_empty() && numbers.iter().all(|number| *number == numbers[0]);
    let kept = if splat { &numbers[..1] } else { numbers };
    let data: Vec<u8> = kept.iter().flat_map(|number| number.to_le_bytes().into_iter().take(size)).collect();
    ctx.attr(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat, data: data.into() } })
}

/// The bytes of an integer in a dense constant; bits above its width are clear, as the parser leaves them.
pub fn int_bytes(value: &Int, width: u32) -> Vec<u8> {
    let value = value.wrapped(width, true);
    let fill = if value.is_negative() { 0xff } else { 0 };
    let mut data = vec![fill; width.div_ceil(8).max(1) as usize];
    for (to, from) in data.iter_mut().zip(value.to_big().to_signed_bytes_le()) {
        *to = from;
    }
    if let (Some(last), used @ 1..) = (data.last_mut(), width % 8) {
        *last &= (1 << used) - 1;
    }
    data
}

/// Names of attributes as handles.
pub fn names<const N: usize>(ctx: &Context, names: [&str; N]) -> [Name; N] {
    names.map(|name| ctx.name(name))
}
