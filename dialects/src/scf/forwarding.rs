//! Values that operations with regions hand from place to place: initial values to arguments, yielded values to
//! results and to the next turn.
//!
//! Three patterns for all of scf: what can only be one value is that value, what always equals another is that
//! one, and what nobody reads is handed on no more. In Rust, as the patterns change operands, block arguments and
//! results together, in any number.

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::context::RegionEdge;
use legalize_ir::{BlockId, Context, Ir, OpId, OperationState, RegionId, ValueDef, ValueId};
use legalize_typed::OpView;

use crate::ops::scf::{ConditionOp, ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};

/// The operations whose values are followed.
pub(super) const OPS: [&str; 5] =
    [ForOp::NAME, IfOp::NAME, WhileOp::NAME, ExecuteRegionOp::NAME, IndexSwitchOp::NAME];

/// Adds the patterns on an operation.
pub(super) fn add(op: &str, patterns: &mut PatternSet) {
    debug_assert!(OPS.contains(&op));
    patterns.add_fn(PatternInfo::on("OnlyValue", op), only_value);
    patterns.add_fn(PatternInfo::on("EqualValue", op), equal_value);
    patterns.add_fn(PatternInfo::on("UnreadValue", op), unread_value);
}

pub(super) fn entry(ir: &Ir, region: RegionId) -> Option<BlockId> {
    ir.region(region).first()
}

/// The operands of `op` from `first` on, each with what it is handed to in each of the lists.
fn add_edges(
    ir: &Ir,
    op: OpId,
    first: usize,
    lists: &[&[ValueId]],
    edges: &mut Vec<RegionEdge>,
) -> Option<()> {
    let count = ir.op(op).operand_count().checked_sub(first)?;
    if lists.iter().any(|list| list.len() != count) {
        return None;
    }
    edges.extend((0..count).map(|at| RegionEdge {
        op,
        operand: first + at,
        inputs: lists.iter().map(|list| list[at]).collect(),
    }));
    Some(())
}

/// All that an operation hands on; nothing if it is not as its definition says.
pub(super) fn edges(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<RegionEdge>> {
    let mut edges = Vec::new();
    let results = ir.op(op).results();
    let regions = ir.op(op).regions();
    let args = |region: RegionId| entry(ir, region).map(|block| ir.block(block).args());
    let ends = |region: RegionId| ir.region_blocks(region).filter_map(|block| ir.block(block).last());
    let at = (ctx, ir);
    let yields = |end: &OpId| YieldOp::isa(&at, *end);
    if ForOp::isa(&at, op) {
        let carried = args(*regions.first()?)?.get(1..)?;
        add_edges(ir, op, 3, &[carried, results], &mut edges)?;
        for end in ends(regions[0]).filter(yields) {
            add_edges(ir, end, 0, &[carried, results], &mut edges)?;
        }
    } else if WhileOp::isa(&at, op) {
        let &[before, after] = regions else { return None };
        add_edges(ir, op, 0, &[args(before)?], &mut edges)?;
        for end in ends(before).filter(|&end| ConditionOp::isa(&at, end)) {
            add_edges(ir, end, 1, &[args(after)?, results], &mut edges)?;
        }
        for end in ends(after).filter(yields) {
            add_edges(ir, end, 0, &[args(before)?], &mut edges)?;
        }
    } else {
        for end in regions.iter().flat_map(|&region| ends(region)).filter(yields) {
            add_edges(ir, end, 0, &[results], &mut edges)?;
        }
    }
    Some(edges)
}

/// What is handed on, each value once, in the order in which it is met.
fn inputs(edges: &[RegionEdge]) -> Vec<ValueId> {
    let mut inputs = Vec::new();
    for &input in edges.iter().flat_map(|edge| &edge.inputs) {
        if !inputs.contains(&input) {
            inputs.push(input);
        }
    }
    inputs
}

/// The only value that may arrive at an input, followed back through other inputs.
fn source(ir: &Ir, input: ValueId, edges: &[RegionEdge], inputs: &[ValueId]) -> Option<ValueId> {
    let (mut pending, mut seen, mut found) = (vec![input], vec![input], None);
    while let Some(next) = pending.pop() {
        for edge in edges.iter().filter(|edge| edge.inputs.contains(&next)) {
            let value = ir.operand(edge.op, edge.operand);
            if !inputs.contains(&value) {
                if found.is_some_and(|found| found != value) {
                    return None;
                }
                found = Some(value);
            } else if !seen.contains(&value) {
                seen.push(value);
                pending.push(value);
            }
        }
    }
    found
}

/// Whether a value that arrives at an input can be read in its place.
fn is_visible(ir: &Ir, op: OpId, value: ValueId, input: ValueId) -> bool {
    let home = ir.value_block(value).and_then(|block| ir.block(block).parent());
    if home.and_then(|region| ir.region(region).parent()) != Some(op) {
        return true;
    }
    match (ir.value(value).def(), ir.value(input).def()) {
        (ValueDef::Argument { block, .. }, ValueDef::Argument { block: other, .. }) => block == other,
        _ => false,
    }
}

fn malformed() -> MatchFailure {
    MatchFailure::new("the operation is not as its definition says")
}

fn only_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let inputs = inputs(&edges);
    let mut changed = false;
    for &input in &inputs {
        let ir = rewriter.ir();
        if ir.is_unused(input) {
            continue;
        }
        if let Some(source) = source(ir, input, &edges, &inputs)
            && is_visible(ir, op, source, input)
        {
            rewriter.replace_all_uses(input, &[source]);
            changed = true;
        }
    }
    if changed { Ok(()) } else { Err("nothing is always the same value".into()) }
}

/// Who owns a value, and its number there.
fn owner(ir: &Ir, value: ValueId) -> (Option<BlockId>, u32) {
    match ir.value(value).def() {
        ValueDef::Argument { block, index } => (Some(block), index),
        ValueDef::Result { index, .. } => (None, index),
    }
}

fn equal_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let mut inputs = inputs(&edges);
    // By number, so that arguments and results that belong together vanish together.
    inputs.sort_by_key(|&input| owner(rewriter.ir(), input).1);
    let mut changed = false;
    for (at, &first) in inputs.iter().enumerate() {
        for &second in &inputs[at + 1..] {
            let ir = rewriter.ir();
            if ir.is_unused(second) || owner(ir, first).0 != owner(ir, second).0 {
                continue;
            }
            let arriving = |input: ValueId| {
                let arriving = edges.iter().filter(move |edge| edge.inputs.contains(&input));
                arriving.map(|edge| (edge.op, ir.operand(edge.op, edge.operand)))
            };
            if arriving(first).eq(arriving(second)) {
                rewriter.replace_all_uses(second, &[first]);
                changed = true;
            }
        }
    }
    if changed { Ok(()) } else { Err("no two values are equal".into()) }
}

fn unread_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let ir = rewriter.ir();
    // Inputs of one edge go together, or not at all.
    let mut kept: Vec<ValueId> = inputs(&edges).into_iter().filter(|&input| !ir.is_unused(input)).collect();
    loop {
        let count = kept.len();
        for edge in &edges {
            if !edge.inputs.iter().any(|input| kept.contains(input)) {
                continue;
            }
            let tied = edge.inputs.iter().filter(|&input| !kept.contains(input));
            let tied: Vec<ValueId> = tied.copied().collect();
            kept.extend(tied);
        }
        if kept.len() == count {
            break;
        }
    }
    let dead: Vec<ValueId> = inputs(&edges).into_iter().filter(|input| !kept.contains(input)).collect();
    if dead.is_empty() {
        return Err("everything is read".into());
    }
    let mut ops: Vec<OpId> = Vec::new();
    for edge in &edges {
        if !ops.contains(&edge.op) {
            ops.push(edge.op);
        }
    }
    for source in ops {
        let is_dead = |at: usize| {
            edges.iter().any(|edge| {
                edge.op == source
                    && edge.operand == at
                    && edge.inputs.iter().all(|input| dead.contains(input))
            })
        };
        let operands: Vec<ValueId> = rewriter.ir().operands(source).collect();
        let left: Vec<ValueId> =
            operands.iter().enumerate().filter(|entry| !is_dead(entry.0)).map(|entry| *entry.1).collect();
        if left.len() != operands.len() {
            rewriter.set_operands(source, &left);
        }
    }
    let blocks: Vec<BlockId> =
        rewriter.ir().op(op).regions().iter().filter_map(|&region| entry(rewriter.ir(), region)).collect();
    for block in blocks {
        rewriter.modify_op(op, |ir| ir.erase_args_if(block, |_, arg| dead.contains(&arg)));
    }
    if rewriter.ir().op(op).results().iter().any(|result| dead.contains(result)) {
        drop_results(rewriter, op, &dead);
    }
    Ok(())
}

/// Makes an operation anew, without some of its results.
fn drop_results(rewriter: &mut dyn Rewriter<'_>, op: OpId, dead: &[ValueId]) {
    let ctx = rewriter.ctx();
    let data = rewriter.ir().op(op);
    let mut state = OperationState::new(ctx, data.name(), data.loc());
    (state.inherent, state.discardable) = (data.inherent(), data.discardable());
    let results: Vec<ValueId> = data.results().to_vec();
    let kept: Vec<ValueId> = results.iter().copied().filter(|result| !dead.contains(result)).collect();
    let regions: Vec<RegionId> = data.regions().to_vec();
    state.operands.extend(rewriter.ir().operands(op));
    state.result_types.extend(kept.iter().map(|&result| rewriter.ir().value_type(result)));
    for _ in &regions {
        state.regions.push(rewriter.create_region());
    }
    let new = rewriter.create_op(&state);
    for (&from, &to) in regions.iter().zip(&state.regions) {
        rewriter.inline_region(from, to, None);
    }
    for (at, &result) in kept.iter().enumerate() {
        let by = rewriter.ir().op(new).results()[at];
        rewriter.replace_all_uses(result, &[by]);
    }
    rewriter.erase_op(op);
}
