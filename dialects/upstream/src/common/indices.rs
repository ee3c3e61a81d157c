//! Indices behind what is accessed: one for each of its dimensions.

use legalize_dialects_hooks::rules::{Checked, Subject, wrong};

/// Holds the number of operands behind operand `of` against the dimensions of that. `message` gets both numbers, that of
/// the dimensions first.
pub(crate) fn verify_indices(at: Subject<'_>, of: usize, message: fn(usize, usize) -> String) -> Checked {
    let types = at.operand_types();
    let rank = types.get(of).and_then(|ty| at.dims(*ty)).map(<[i64]>::len);
    let found = types.len().saturating_sub(of + 1);
    match rank {
        Some(rank) if rank != found => wrong(message(rank, found)),
        _ => Ok(()),
    }
}
