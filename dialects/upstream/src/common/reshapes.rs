//! Reshapes that expand dimensions into groups or collapse groups: the groups cover the longer shape in
//! order, and each corresponds to one dimension of the shorter.

use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Attribute, Type};

use crate::common::strides::times;

/// Dimensions of the longer shape, by dimension of the shorter.
pub(crate) type Reassociation = Vec<Vec<usize>>;

/// Reads the `reassociation` attribute.
pub(crate) fn reassociation(at: Subject<'_>) -> Option<Reassociation> {
    let group = |attr: &Attribute| -> Option<Vec<usize>> {
        let dims = legalize_dialects_hooks::attributes::elements(at.ctx, Some(*attr)).iter();
        dims.map(|dim| at.ctx.as_i64(*dim).and_then(|dim| usize::try_from(dim).ok())).collect()
    };
    at.list("reassociation").iter().map(group).collect()
}

/// A reshape, with its longer and its shorter type.
#[derive(Clone, Copy)]
pub(crate) struct Reshape {
    pub(crate) short: Type,
    pub(crate) long: Type,
}

pub(crate) fn reshape(at: Subject<'_>, expands: bool) -> Option<Reshape> {
    let (from, to) = (at.ty(0)?, at.result()?);
    Some(if expands { Reshape { short: from, long: to } } else { Reshape { short: to, long: from } })
}

/// The size of a group; dynamic if that of a member is.
pub(crate) fn group_size(long: &[i64], group: &[usize]) -> i64 {
    let dims = || group.iter().filter_map(|&dim| long.get(dim));
    if dims().any(|dim| *dim == Type::DYNAMIC) {
        Type::DYNAMIC
    } else {
        dims().fold(1, |size, &dim| times(size, dim))
    }
}
