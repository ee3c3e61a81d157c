//! Values that operations with regions forward: initial values to arguments, yielded values to results and to
//! the next iteration.
//!
//! Three patterns for all of scf: an input that can only have one value is replaced by it, inputs that are
//! always equal are merged, and unused values are not forwarded any more. In Rust because the patterns change
//! operands, block arguments and results together, in any number.

use std::collections::hash_map::Entry;

use legalize_conversion::{MatchFailure, MatchResult, PatternInfo, PatternSet, Rewriter, RewriterExt};
use legalize_ir::{BlockId, Context, Ir, OpId, OperationState, RegionEdge, RegionId, ValueDef, ValueId};
use legalize_typed::OpView;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::ops::scf::{ConditionOp, ForOp, WhileOp, YieldOp};

/// Adds the patterns on an operation.
pub(super) fn add(op: &str, patterns: &mut PatternSet) {
    patterns.add_fn(PatternInfo::on("MakeRegionBranchOpSuccessorInputsDead", op), only_value);
    patterns.add_fn(PatternInfo::on("RemoveDuplicateSuccessorInputUses", op), equal_value);
    patterns.add_fn(PatternInfo::on("RemoveDeadRegionBranchOpSuccessorInputs", op), unused_value);
}

pub(super) fn entry(ir: &Ir, region: RegionId) -> Option<BlockId> {
    ir.region(region).first()
}

/// Adds the edges of the operands of `op` from `first` on, each to its input in each of the lists.
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
    let inputs = |at: usize| lists.iter().map(|list| list[at]).collect();
    edges.extend((0..count).map(|at| RegionEdge::new(op, first + at, inputs(at))));
    Some(())
}

/// All forwarding edges of an operation; `None` if it does not fit its definition.
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

/// The inputs of the edges, each once, in the order of their occurrence.
fn inputs(edges: &[RegionEdge]) -> Vec<ValueId> {
    let mut seen = FxHashSet::default();
    let all = edges.iter().flat_map(|edge| edge.inputs.iter().copied());
    all.filter(|&input| seen.insert(input)).collect()
}

/// The edges that arrive at each input, in order.
struct Incoming<'e>(FxHashMap<ValueId, SmallVec<[&'e RegionEdge; 2]>>);

impl<'e> Incoming<'e> {
    fn new(edges: &'e [RegionEdge]) -> Self {
        let mut incoming = FxHashMap::<ValueId, SmallVec<[&RegionEdge; 2]>>::default();
        for edge in edges {
            for (at, &input) in edge.inputs.iter().enumerate() {
                if !edge.inputs[..at].contains(&input) {
                    incoming.entry(input).or_default().push(edge);
                }
            }
        }
        Incoming(incoming)
    }

    fn at(&self, input: ValueId) -> &[&'e RegionEdge] {
        self.0.get(&input).map_or(&[], |edges| edges)
    }
}

/// The values that arrive at an input, followed back through other inputs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Only(ValueId),
    Several,
}

/// The sources of each input; none for those that are only reached from other inputs. An input is visited
/// again when the source of one that it depends on changes, which happens twice at most.
fn sources(ir: &Ir, edges: &[RegionEdge], inputs: &[ValueId]) -> FxHashMap<ValueId, Source> {
    let is_input: FxHashSet<ValueId> = inputs.iter().copied().collect();
    let mut takers = FxHashMap::<ValueId, Vec<ValueId>>::default();
    let mut known = FxHashMap::<ValueId, Source>::default();
    let mut pending = Vec::new();
    for edge in edges {
        let value = ir.operand(edge.op, edge.operand);
        if is_input.contains(&value) {
            takers.entry(value).or_default().extend(&edge.inputs);
        } else {
            pending.extend(edge.inputs.iter().map(|&input| (input, Source::Only(value))));
        }
    }
    while let Some((input, source)) = pending.pop() {
        let joined = match known.get(&input) {
            Some(&before) if before == source || before == Source::Several => continue,
            Some(_) => Source::Several,
            None => source,
        };
        known.insert(input, joined);
        let takers = takers.get(&input).into_iter().flatten();
        pending.extend(takers.map(|&taker| (taker, joined)));
    }
    known
}

/// Returns true if a value that arrives at an input can be used in its place.
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
    MatchFailure::new("the operation does not match its definition")
}

fn only_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let inputs = inputs(&edges);
    let sources = sources(rewriter.ir(), &edges, &inputs);
    let mut changed = false;
    for &input in &inputs {
        let ir = rewriter.ir();
        if ir.is_unused(input) {
            continue;
        }
        if let Some(&Source::Only(source)) = sources.get(&input)
            && is_visible(ir, op, source, input)
        {
            rewriter.replace_all_uses(input, &[source]);
            changed = true;
        }
    }
    if changed { Ok(()) } else { Err("nothing is always the same value".into()) }
}

/// The block of an argument, `None` for a result, and the index of the value.
fn owner(ir: &Ir, value: ValueId) -> (Option<BlockId>, u32) {
    match ir.value(value).def() {
        ValueDef::Argument { block, index } => (Some(block), index),
        ValueDef::Result { index, .. } => (None, index),
    }
}

fn equal_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let mut inputs = inputs(&edges);
    // Sorted by index, so that arguments and results that belong together are removed together.
    inputs.sort_by_key(|&input| owner(rewriter.ir(), input).1);
    let incoming = Incoming::new(&edges);
    let mut firsts = FxHashMap::default();
    let mut changed = false;
    for &input in &inputs {
        let ir = rewriter.ir();
        let values = incoming.at(input).iter().map(|edge| (edge.op, ir.operand(edge.op, edge.operand)));
        let key: (_, SmallVec<[_; 2]>) = (owner(ir, input).0, values.collect());
        match firsts.entry(key) {
            Entry::Vacant(entry) => {
                entry.insert(input);
            }
            Entry::Occupied(first) if !ir.is_unused(input) => {
                rewriter.replace_all_uses(input, &[*first.get()]);
                changed = true;
            }
            Entry::Occupied(_) => {}
        }
    }
    if changed { Ok(()) } else { Err("no two values are equal".into()) }
}

fn unused_value(op: OpId, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
    let edges = edges(rewriter.ctx(), rewriter.ir(), op).ok_or_else(malformed)?;
    let ir = rewriter.ir();
    // Inputs of one edge are removed together, or not at all.
    let inputs = inputs(&edges);
    let incoming = Incoming::new(&edges);
    let mut pending: Vec<ValueId> = inputs.iter().copied().filter(|&input| !ir.is_unused(input)).collect();
    let mut kept: FxHashSet<ValueId> = pending.iter().copied().collect();
    while let Some(input) = pending.pop() {
        let tied = incoming.at(input).iter().flat_map(|edge| &edge.inputs);
        pending.extend(tied.filter(|&&input| kept.insert(input)));
    }
    let dead: FxHashSet<ValueId> = inputs.into_iter().filter(|input| !kept.contains(input)).collect();
    if dead.is_empty() {
        return Err("all values are used".into());
    }
    let mut seen = FxHashSet::default();
    let ops: Vec<OpId> = edges.iter().map(|edge| edge.op).filter(|&op| seen.insert(op)).collect();
    let unused = edges.iter().filter(|edge| edge.inputs.iter().all(|input| dead.contains(input)));
    let unused: FxHashSet<(OpId, usize)> = unused.map(|edge| (edge.op, edge.operand)).collect();
    for source in ops {
        let is_dead = |at: usize| unused.contains(&(source, at));
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

/// Recreates an operation without some of its results.
fn drop_results(rewriter: &mut dyn Rewriter<'_>, op: OpId, dead: &FxHashSet<ValueId>) {
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
