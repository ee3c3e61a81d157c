//! Data layouts: entries of specifications, and the width of `index`.

use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, Param};

pub(super) const ENTRY: &str = "dlti.dl_entry";

/// Key and value of an entry.
pub(super) fn entry_of(ctx: &Context, attr: Attribute) -> Option<(&Param, Attribute)> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, params } if ctx.str(*name) == ENTRY => match &**params {
            [key, Param::Attr(value)] => Some((key, *value)),
            _ => None,
        },
        _ => None,
    }
}

/// The width of `index` in the data layout of an operation, or of the closest ancestor whose layout specifies
/// it.
///
/// Mirrors <https://mlir.llvm.org/docs/DataLayout/>.
pub(crate) fn index_bits(ctx: &Context, ir: &Ir, op: OpId) -> Option<u32> {
    let spec = ctx.name("dlti.dl_spec");
    let index = Param::Type(ctx.common().index);
    let outward = std::iter::successors(Some(op), |&op| ir.parent_op(op));
    let mut specs = outward.filter_map(|op| ir.attr(ctx, op, spec));
    let value = specs.find_map(|spec| match ctx.attr_data(spec) {
        AttrData::Dialect { params, .. } => match &**params {
            [Param::List(entries)] => entries.iter().find_map(|entry| match entry {
                Param::Attr(entry) => entry_of(ctx, *entry).filter(|(key, _)| **key == index),
                _ => None,
            }),
            _ => None,
        },
        _ => None,
    });
    value.and_then(|(_, value)| u32::try_from(ctx.as_i64(value)?).ok())
}
