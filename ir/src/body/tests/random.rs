//! Random edits under random checkpoints: rolling back restores the body exactly, and committing leaves it
//! sound. Every kind of edit is counted; one that is never made fails the test.

use std::cell::RefCell;
use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

use super::edits::{Edits, Kind};
use super::soundness::{Snapshot, check_soundness};
use super::*;

/// Ways in which checkpoints ended, counted beside the edits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    Commit,
    NestedCommit,
    Rollback,
    NestedRollback,
    RollbackOverCommit,
}

#[derive(Default)]
struct Hits {
    edits: BTreeMap<Kind, u32>,
    ends: BTreeMap<End, u32>,
}

/// An open checkpoint, what the body was like, and whether one inside of it was committed.
struct Open {
    checkpoint: Checkpoint,
    before: Snapshot,
    committed: bool,
}

fn close(edits: &mut Edits, open: &mut Vec<Open>, rollback: bool, hits: &mut Hits) {
    let Some(Open { checkpoint, before, committed }) = open.pop() else { return };
    let nested = !open.is_empty();
    if rollback {
        edits.ir.rollback_to(checkpoint);
        check_soundness(&edits.ir);
        before.assert_restored(&edits.ctx, &edits.ir);
        *hits.ends.entry(if nested { End::NestedRollback } else { End::Rollback }).or_default() += 1;
        if committed {
            *hits.ends.entry(End::RollbackOverCommit).or_default() += 1;
        }
    } else {
        edits.ir.commit(checkpoint);
        if let Some(outer) = open.last_mut() {
            outer.committed = true;
        }
        *hits.ends.entry(if nested { End::NestedCommit } else { End::Commit }).or_default() += 1;
    }
    if !nested {
        let live = edits.ir.ops.keys().filter(|&op| edits.ir.is_live(op)).count();
        assert_eq!(edits.ir.op_count(), live, "what was erased is freed");
        assert_eq!(edits.ir.journal_len(), 0);
    }
}

fn run(bytes: &[u8], hits: &mut Hits) {
    let mut edits = Edits::new(bytes);
    let mut open = Vec::new();
    while !edits.choices.is_empty() {
        match edits.choices.below(24) {
            0 | 1 if open.len() < 4 => {
                let before = Snapshot::take(&edits.ctx, &edits.ir);
                open.push(Open { checkpoint: edits.ir.checkpoint(), before, committed: false });
            }
            2 => close(&mut edits, &mut open, false, hits),
            3 => close(&mut edits, &mut open, true, hits),
            _ => {
                let kind = Kind::ALL[edits.choices.below(Kind::ALL.len())];
                if edits.make(kind) {
                    *hits.edits.entry(kind).or_default() += 1;
                }
                check_soundness(&edits.ir);
            }
        }
    }
    while let Some(level) = open.len().checked_sub(1) {
        close(&mut edits, &mut open, bytes[level % bytes.len()] & 1 == 0, hits);
    }
}

#[test]
fn rollback_undoes_any_edits() {
    let hits = RefCell::new(Hits::default());
    let config = Config { cases: 1_500, failure_persistence: None, ..Config::default() };
    // The same cases each time, so that the counts below do not depend on luck.
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result =
        TestRunner::new_with_rng(config, rng).run(&proptest::collection::vec(any::<u8>(), 1..700), |bytes| {
            run(&bytes, &mut hits.borrow_mut());
            Ok::<_, TestCaseError>(())
        });
    if let Err(error) = result {
        panic!("{error}");
    }
    let hits = hits.into_inner();
    for kind in Kind::ALL {
        let count = hits.edits.get(kind).copied().unwrap_or_default();
        println!("{kind:?}: {count}");
        assert!(count > 0, "{kind:?} is never made");
    }
    println!("{:?}", hits.ends);
    assert_eq!(hits.ends.len(), 5, "a way to end a checkpoint never happened: {:?}", hits.ends);
}
