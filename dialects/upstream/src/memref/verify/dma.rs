//! Asynchronous copies between buffers, and waiting for them.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

fn is_buffer(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::MemRef { .. })
}

/// Operands that are consumed group by group.
struct Operands<'a> {
    at: Subject<'a>,
    types: Vec<Type>,
    next: usize,
}

impl Operands<'_> {
    /// Consumes a buffer and an index for each of its dimensions; returns its type.
    fn place(&mut self, word: &str) -> Result<Type, legalize_source::Diagnostic> {
        let found = self.types.get(self.next).copied().filter(|ty| is_buffer(self.at, *ty));
        let Some(ty) = found else {
            wrong(format!("expected {word} to be of memref type"))?;
            return Ok(self.at.ctx.common().index);
        };
        let rank = self.at.dims(ty).map_or(0, <[i64]>::len);
        let indices = self.types.iter().skip(self.next + 1).take(rank);
        if indices.copied().any(|ty| ty != self.at.ctx.common().index) {
            wrong(format!("expected {word} indices to be of index type"))?;
        }
        self.next += 1 + rank;
        Ok(ty)
    }
}

/// Verifies a transfer from one buffer to another, with a tag to wait for, optionally strided.
pub(super) fn verify_start(at: Subject<'_>) -> Checked {
    let types = at.operand_types();
    let count = types.len();
    let index = at.ctx.common().index;
    if count < 4 {
        return wrong("expected at least 4 operands");
    }
    let mut operands = Operands { at, types, next: 0 };
    operands.place("source")?;
    // Two places, the number of elements, and the place of the tag.
    if count < operands.next + 3 {
        return wrong(format!("expected at least {} operands", operands.next + 3));
    }
    operands.place("destination")?;
    if count < operands.next + 2 {
        return wrong(format!("expected at least {} operands", operands.next + 2));
    }
    if operands.types[operands.next] != index {
        return wrong("expected num elements to be of index type");
    }
    operands.next += 1;
    operands.place("tag")?;
    if count < operands.next {
        return wrong(format!("expected at least {} operands", operands.next));
    }
    let rest = &operands.types[operands.next..];
    if !matches!(rest.len(), 0 | 2) {
        return wrong("incorrect number of operands");
    }
    if rest.iter().all(|ty| *ty == index) {
        Ok(())
    } else {
        wrong("expected stride and num elements per stride to be of type index")
    }
}

pub(super) fn verify_wait(at: Subject<'_>) -> Checked {
    let Some(rank) = at.ty(0).and_then(|ty| at.dims(ty)).map(<[i64]>::len) else { return Ok(()) };
    match at.group(1).len() {
        found if found != rank => wrong(format!(
            "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, but got \
             {found}"
        )),
        _ => Ok(()),
    }
}
