use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::body::{InsertPoint, OperationState};
use crate::context::Location;

/// A region of blocks whose branches are given by index.
fn graph(edges: &[&[usize]]) -> (Context, Ir, Vec<BlockId>) {
    let ctx = Context::new(Arc::new(SourceMap::new()));
    let mut ir = Ir::new();
    let region = ir.create_region();
    let blocks: Vec<_> = edges.iter().map(|_| ir.create_block(&[])).collect();
    for (&block, targets) in blocks.iter().zip(edges) {
        ir.insert_block(block, region, None);
        let mut state = OperationState::new(&ctx, ctx.op_name("t.br"), Location::UNKNOWN);
        state.successors = targets.iter().map(|&at| blocks[at]).collect();
        let op = ir.create_op(&state);
        ir.insert_op(op, InsertPoint::End(block));
    }
    (ctx, ir, blocks)
}

/// Immediate dominators by index, computed the slow way: `d` dominates `b` if `b` cannot be reached without
/// it.
fn check(edges: &[&[usize]]) {
    let (ctx, ir, blocks) = graph(edges);
    let mut info = DominanceInfo::new();
    let reach = |without: Option<usize>| {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![0];
        while let Some(at) = stack.pop() {
            if Some(at) != without && !std::mem::replace(&mut seen[at], true) {
                stack.extend(edges[at]);
            }
        }
        seen
    };
    let all = reach(None);
    let mut post = PostDominanceInfo::new();
    // True if an exit is reachable from a block without passing another one; an endless loop has no exit.
    let leads_out = |from: usize, without: Option<usize>| {
        let mut seen = vec![false; edges.len()];
        let mut stack = vec![from];
        let mut out = false;
        while let Some(at) = stack.pop() {
            if Some(at) != without && !std::mem::replace(&mut seen[at], true) {
                out |= edges[at].is_empty();
                stack.extend(edges[at]);
            }
        }
        out
    };
    let endless = (0..edges.len()).any(|at| !leads_out(at, None));
    for a in 0..edges.len() {
        for b in (0..edges.len()).filter(|_| !endless) {
            let expected = a == b || !leads_out(b, Some(a));
            let found = post.post_dominates(&ctx, &ir, blocks[a], blocks[b]);
            assert_eq!(found, expected, "{a} post-dominates {b} in {edges:?}");
        }
    }
    for a in 0..edges.len() {
        let without = reach(Some(a));
        assert_eq!(info.is_reachable(&ir, blocks[a]), all[a], "reachable {a} in {edges:?}");
        for b in 0..edges.len() {
            if all[a] && all[b] {
                let expected = a == b || !without[b];
                let found = info.dominates(&ctx, &ir, blocks[a], blocks[b]);
                assert_eq!(found, expected, "{a} dominates {b} in {edges:?}");
            }
        }
    }
}

#[test]
fn agrees_with_the_definition() {
    check(&[&[]]);
    check(&[&[1, 2], &[3], &[3], &[]]);
    check(&[&[1], &[2, 3], &[1], &[]]);
    check(&[&[1, 2], &[2], &[1]]);
    check(&[&[1], &[], &[1]]);
    check(&[&[1, 8], &[2], &[3, 4], &[5], &[5], &[6, 1], &[7], &[0], &[6, 9], &[9, 4]]);
    // Pseudo-random graphs.
    let mut state = 7u64;
    let mut next = |bound: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % bound
    };
    for _ in 0..200 {
        let count = 2 + next(12);
        let edges: Vec<Vec<usize>> =
            (0..count).map(|_| (0..next(4)).map(|_| next(count)).collect()).collect();
        check(&edges.iter().map(Vec::as_slice).collect::<Vec<_>>());
    }
}

#[test]
fn finds_the_nearest_common_dominator() {
    let (_, ir, blocks) = graph(&[&[1], &[2, 3], &[4], &[4], &[]]);
    let mut info = DominanceInfo::new();
    assert_eq!(info.nearest_common_dominator(&ir, blocks[2], blocks[3]), Some(blocks[1]));
    assert_eq!(info.immediate_dominator(&ir, blocks[4]), Some(blocks[1]));
    assert_eq!(info.immediate_dominator(&ir, blocks[0]), None);
}

#[test]
fn a_long_chain_does_not_overflow_the_stack() {
    let edges: Vec<Vec<usize>> =
        (0..200_000).map(|at| if at + 1 < 200_000 { vec![at + 1, 0] } else { vec![] }).collect();
    let (ctx, ir, blocks) = graph(&edges.iter().map(Vec::as_slice).collect::<Vec<_>>());
    let mut info = DominanceInfo::new();
    assert!(info.dominates(&ctx, &ir, blocks[1], blocks[199_999]));
    assert!(!info.dominates(&ctx, &ir, blocks[199_999], blocks[1]));
}

#[test]
fn endless_loops_are_left_from_one_block() {
    // 1 and 2 are a loop, 4 is one, 5 leads out.
    let (ctx, ir, blocks) = graph(&[&[1, 3], &[2], &[1], &[4, 5], &[4], &[]]);
    let mut info = PostDominanceInfo::new();
    assert!(info.post_dominates(&ctx, &ir, blocks[2], blocks[1]));
    assert!(!info.post_dominates(&ctx, &ir, blocks[1], blocks[2]));
    assert!(!info.post_dominates(&ctx, &ir, blocks[5], blocks[3]));
    assert_eq!(info.immediate_post_dominator(&ir, blocks[1]), Some(blocks[2]));
    assert_eq!(info.immediate_post_dominator(&ir, blocks[0]), None);
    assert_eq!(info.nearest_common_post_dominator(&ir, blocks[1], blocks[2]), Some(blocks[2]));
    assert_eq!(info.nearest_common_post_dominator(&ir, blocks[1], blocks[4]), None);
    let first = |block| ir.block(block).first().unwrap();
    assert!(info.op_post_dominates(&ctx, &ir, first(blocks[2]), first(blocks[1])));
}

#[test]
fn only_changed_regions_are_rebuilt() {
    let (ctx, mut ir, blocks) = graph(&[&[1, 2], &[3], &[3], &[]]);
    let (mut info, mut post) = (DominanceInfo::new(), PostDominanceInfo::new());
    assert_eq!(info.immediate_dominator(&ir, blocks[3]), Some(blocks[0]));
    assert_eq!(post.immediate_post_dominator(&ir, blocks[0]), Some(blocks[3]));
    let checkpoint = ir.checkpoint();
    // An edit that changes no control flow keeps the trees.
    let branch = ir.block(blocks[0]).last().unwrap();
    ir.set_attr(&ctx, branch, ctx.name("a"), Some(ctx.common().unit));
    info.refresh(&ir);
    assert_eq!(info.trees.len(), 1);
    ir.set_successor(branch, 1, blocks[1]);
    let end = ir.block(blocks[1]).last().unwrap();
    assert_eq!(info.immediate_dominator(&ir, blocks[3]), Some(blocks[0]), "no notification yet");
    info.refresh(&ir);
    post.refresh(&ir);
    assert_eq!(info.trees.len(), 0);
    assert_eq!(info.immediate_dominator(&ir, blocks[3]), Some(blocks[1]));
    assert!(!info.is_reachable(&ir, blocks[2]));
    assert_eq!(post.immediate_post_dominator(&ir, blocks[0]), Some(blocks[1]));
    ir.rollback_to(checkpoint);
    assert_eq!(ir.successor(end, 0), blocks[3]);
    info.refresh(&ir);
    assert_eq!(info.immediate_dominator(&ir, blocks[3]), Some(blocks[0]));
}
