//! Verifiers of DMA transfers, whose maps determine where each buffer's indices end.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, TypeData, ValueId};

use super::ids::{Scope, Use};

/// The map of the source.
pub(in crate::affine) const SOURCE: &str = "src_map";
/// The map of the target.
pub(in crate::affine) const TARGET: &str = "dst_map";
/// The map of the tag that signals completion.
pub(in crate::affine) const TAG: &str = "tag_map";

/// A buffer, its indices, and their names in messages.
struct Access<'a> {
    map: &'a str,
    buffer: &'a str,
    index: &'a str,
}

const STARTED: [Access<'_>; 3] = [
    Access { map: SOURCE, buffer: "source", index: "src index" },
    Access { map: TARGET, buffer: "destination", index: "dst index" },
    Access { map: TAG, buffer: "tag", index: "tag index" },
];
const AWAITED: [Access<'_>; 1] = [Access { map: TAG, buffer: "tag", index: "index" }];

fn verify(at: Subject<'_>, accesses: &[Access<'_>], short: &str) -> Checked {
    let mut rest = at.ir.operands(at.op);
    let mut found: Vec<(Option<ValueId>, Vec<ValueId>)> = Vec::new();
    for access in accesses {
        let Some(AttrData::AffineMap(map)) = at.attr_data(access.map) else {
            return wrong(format!("requires an affine map as '{}'", access.map));
        };
        let buffer = rest.next();
        found.push((buffer, rest.by_ref().take((map.dims + map.symbols) as usize).collect()));
    }
    for (access, (buffer, _)) in accesses.iter().zip(&found) {
        let ty = buffer.map(|buffer| at.data(at.ir.value_type(buffer)));
        if !matches!(ty, Some(TypeData::MemRef { .. })) {
            return wrong(format!("expected DMA {} to be of memref type", access.buffer));
        }
    }
    let is_right = match accesses.len() {
        3 => matches!(rest.len(), 1 | 3),
        // Further indices are not checked.
        _ => rest.len() >= 1,
    };
    if !is_right {
        return wrong("incorrect number of operands");
    }
    let scope = Scope::of(at);
    for (access, (_, indices)) in accesses.iter().zip(&found) {
        for &index in indices {
            if !matches!(at.data(at.ir.value_type(index)), TypeData::Index) {
                return wrong(format!("{} to {short} must have 'index' type", access.index));
            }
            if !scope.allows(index, Use::Dim) && !scope.allows(index, Use::Symbol) {
                return wrong(format!("{} must be a valid dimension or symbol identifier", access.index));
            }
        }
    }
    Ok(())
}

pub(super) const RULES: Rules = Rules::own(&[
    ("affine.dma_start", |at| verify(at, &STARTED, "dma_start")),
    ("affine.dma_wait", |at| verify(at, &AWAITED, "dma_wait")),
]);
