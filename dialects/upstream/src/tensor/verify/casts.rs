//! Casts of tensors: compatible shapes and matching elements.

use legalize_dialects_hooks::rules::{Checked, no_cast};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, element_type_or_self, shapes_compatible};

/// Property of the elements that both sides of a cast share.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Matching {
    Type,
    Width,
}

pub(super) fn verify_cast(at: Subject<'_>, matching: Matching) -> Checked {
    let (Some(input), Some(result)) = (at.operand_types().first().copied(), at.result()) else {
        return Ok(());
    };
    let elements = [input, result].map(|ty| element_type_or_self(at.ctx, ty));
    let width = |ty: Type| match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    let alike = match matching {
        Matching::Width => width(elements[0]).is_some() && width(elements[0]) == width(elements[1]),
        Matching::Type => elements[0] == elements[1],
    };
    if alike && shapes_compatible(at.ctx, input, result) { Ok(()) } else { no_cast(at, input, result) }
}
