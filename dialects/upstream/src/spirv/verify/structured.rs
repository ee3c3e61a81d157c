//! Structured control flow: entry, header, continue and merge blocks of loops; header and merge blocks of
//! selections.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong, wrong_at};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::BlockId;

const MERGE: &str = "spirv.mlir.merge";

/// The only operation of a block.
fn only(at: Subject<'_>, block: BlockId) -> Option<Subject<'_>> {
    let first = at.ir.block(block).first()?;
    (at.ir.block(block).last() == Some(first)).then(|| at.with_op(first))
}

fn is_merge_block(at: Subject<'_>, block: BlockId) -> bool {
    only(at, block).is_some_and(|op| op.name() == MERGE)
}

fn branches_to(at: Subject<'_>, block: BlockId, target: BlockId) -> bool {
    at.last(block).is_some_and(|last| at.ir.successors(last.op).any(|block| block == target))
}

fn blocks(at: Subject<'_>) -> Vec<BlockId> {
    at.ir.op(at.op).regions().first().map(|region| at.ir.region_blocks(*region).collect()).unwrap_or_default()
}

fn verify_merge_block(at: Subject<'_>, blocks: &[BlockId]) -> Checked {
    if blocks.last().is_some_and(|last| !is_merge_block(at, *last)) {
        wrong("last block must be the merge block with only one 'spirv.mlir.merge' op")
    } else {
        Ok(())
    }
}

fn verify_loop(at: Subject<'_>) -> Checked {
    let blocks = blocks(at);
    verify_merge_block(at, &blocks)?;
    let (entry, header, middle, last) = match blocks[..] {
        [] => return Ok(()),
        [_] => return wrong("must have an entry block branching to the loop header block"),
        [_, _] => return wrong("must have a loop header block branched from the entry block"),
        [entry, header, _] => (entry, header, &[][..], None),
        [entry, header, ref middle @ .., last, _] => (entry, header, middle, Some(last)),
    };
    let enters = |op: Subject<'_>| op.name() == "spirv.Branch" && branches_to(at, entry, header);
    if !only(at, entry).is_some_and(enters) {
        return wrong("entry block must only have one 'spirv.Branch' op to the second block");
    }
    let Some(last) = last else {
        return wrong("requires a loop continue block branching to the loop header block");
    };
    if !branches_to(at, last, header) {
        return wrong(
            "second to last block must be the loop continue block that branches to the loop header block",
        );
    }
    if middle.iter().any(|block| branches_to(at, *block, header)) {
        wrong("can only have the entry and loop continue block branching to the loop header block")
    } else {
        Ok(())
    }
}

fn verify_selection(at: Subject<'_>) -> Checked {
    let blocks = blocks(at);
    verify_merge_block(at, &blocks)?;
    match blocks.len() {
        1 => wrong("must have a selection header block"),
        _ => Ok(()),
    }
}

/// Verifies that a merge ends the last block of the merged construct.
fn verify_merge(at: Subject<'_>) -> Checked {
    let Some(parent) = at.parent() else { return Ok(()) };
    if !matches!(parent.name(), "spirv.mlir.loop" | "spirv.mlir.selection") {
        return wrong("expected parent op to be 'spirv.mlir.selection' or 'spirv.mlir.loop'");
    }
    let last = at.ir.parent_region(at.op).and_then(|region| at.ir.region_blocks(region).last());
    if last.is_some_and(|block| at.ir.block(block).last() != Some(at.op)) {
        wrong_at(at, parent.op, "should not have 'spirv.mlir.merge' op outside the merge block")
    } else {
        Ok(())
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[(MERGE, verify_merge)];

pub(super) const REGION_VERIFIERS: &[(&str, Verify)] =
    &[("spirv.mlir.loop", verify_loop), ("spirv.mlir.selection", verify_selection)];
