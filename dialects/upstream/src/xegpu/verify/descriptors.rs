//! Tensor descriptors, as the verifiers see them.

use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Param, Type, TypeData};

/// Parameters of a tensor descriptor: shape, element type, memory space, and the chunk size of a scattered
/// one.
pub(super) struct Descriptor {
    pub(super) shape: Vec<i64>,
    pub(super) element: Type,
    pub(super) space: i64,
    pub(super) chunk: Option<i64>,
}

/// Returns the parameters of a type, if it is a tensor descriptor.
pub(super) fn descriptor(at: Subject<'_>, ty: Type) -> Option<Descriptor> {
    let TypeData::Dialect { name, params } = at.data(ty) else { return None };
    if at.ctx.str(*name) != "xegpu.tensor_desc" {
        return None;
    }
    let [Param::List(sizes), Param::Type(element), encoding, ..] = &**params else { return None };
    let number = |param: &Param| match param {
        Param::Int(number) => number.as_i64(),
        Param::Attr(attr) => at.ctx.as_i64(*attr),
        _ => None,
    };
    let shape = sizes.iter().map(number).collect::<Option<_>>()?;
    let encoding = match encoding {
        Param::Attr(encoding) => match at.ctx.attr_data(*encoding) {
            AttrData::Dialect { name, params } => Some((at.ctx.str(*name), params)),
            _ => None,
        },
        _ => None,
    };
    let space = match encoding.and_then(|(_, params)| params.first()) {
        Some(Param::Attr(space)) => space_of(at, Some(*space)),
        _ => 0,
    };
    let scatter = encoding.filter(|(name, _)| *name == "xegpu.scatter_tdesc_attr");
    let chunk = scatter.map(|(_, params)| params.iter().find_map(number).unwrap_or(1));
    Some(Descriptor { shape, element: *element, space, chunk })
}

/// The number of a memory space attribute; global memory by default.
pub(super) fn space_of(at: Subject<'_>, space: Option<Attribute>) -> i64 {
    match space.map(|space| (space, at.ctx.attr_data(space))) {
        Some((space, AttrData::Integer { .. })) => at.ctx.as_i64(space).unwrap_or(0),
        Some((space, AttrData::Dialect { name, .. })) if at.ctx.str(*name) == "xegpu.memory_space" => {
            number(at.ctx, Some(space)).unwrap_or(0)
        }
        _ => 0,
    }
}

/// Verifies that there are no offsets, or one for each dimension of a descriptor.
pub(super) fn verify_offsets(at: Subject<'_>, of: &Descriptor) -> Checked {
    let offsets = at.ints("const_offsets").unwrap_or_default();
    if offsets.is_empty() || offsets.len() == of.shape.len() {
        Ok(())
    } else {
        wrong("Mismatched ranks between offsets and tensor descriptor")
    }
}
