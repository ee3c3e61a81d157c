//! Attributes of the bounds of `affine.parallel`.

use legalize_ir::{AffineMap, AttrData, Attribute, Context};

/// A bound: the attribute of its map, that of its groups, and the keyword before a group of several results.
pub(super) type Bound = (&'static str, &'static str, &'static str);

pub(super) const LOWER: Bound = ("lowerBoundsMap", "lowerBoundsGroups", "max");
pub(super) const UPPER: Bound = ("upperBoundsMap", "upperBoundsGroups", "min");
pub(super) const STEPS: &str = "steps";
pub(super) const REDUCTIONS: &str = "reductions";

/// The map that an attribute holds.
pub(super) fn map(ctx: &Context, attr: Option<Attribute>) -> Option<&AffineMap> {
    match ctx.attr_data(attr?) {
        AttrData::AffineMap(map) => Some(map),
        _ => None,
    }
}
