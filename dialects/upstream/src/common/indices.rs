//! Indices of an access: one for each dimension.

use legalize_dialects_hooks::rules::{Checked, Subject, wrong};

/// Verifies that the number of operands after operand `of` equals the rank of that operand. `message` gets
/// both numbers, the rank first.
pub(crate) fn verify_indices(at: Subject<'_>, of: usize, message: fn(usize, usize) -> String) -> Checked {
    let types = at.operand_types();
    let rank = types.get(of).and_then(|ty| at.dims(*ty)).map(<[i64]>::len);
    let found = types.len().saturating_sub(of + 1);
    match rank {
        Some(rank) if rank != found => wrong(message(rank, found)),
        _ => Ok(()),
    }
}
